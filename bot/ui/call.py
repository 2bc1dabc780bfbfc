"""The short message that tells a player that it is their turn; it alone mentions anybody."""

from bot.house.messages import Page
from bot.house.table import Table
from bot.texts import clocks, commands, words
from bot.texts.names import names_of, table_name
from bot.ui.board import hand_button
from bot.ui.components import Style, button, page, row, text
from bot.ui.custom_id import custom_id

__all__ = ["call", "challenge"]


def call(table: Table, seat: int, *, closed: bool = False) -> Page:
    """Return the call of a seat's member, with a warning once their time for the match is short; ``closed``:
    with a word on their closed direct messages.
    """
    member = table.players[seat].member
    short = clocks.warning(table.clock.warned_of(seat))
    called = words.your_turn(member, table_name(table), closed=closed, more=short)
    return page(text(called), row(hand_button(table)), mentions=() if member is None else (member,))


def challenge(table: Table, member: int) -> Page:
    """Return the message that asks a member to play; it mentions them, and seats nobody."""
    asked = commands.challenged(names_of(table)[0], member, table)
    join = button(custom_id(table, "join"), words.JOIN, Style.PRIMARY)
    return page(text(asked), row(join), mentions=(member,))
