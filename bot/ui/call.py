"""The short message that tells a player that it is their turn; it alone mentions anybody."""

from bot.publish import Page
from bot.table import Table
from bot.texts import words
from bot.texts.names import table_name
from bot.ui.board import hand_button
from bot.ui.components import page, row, text

__all__ = ["call"]


def call(table: Table, seat: int, *, closed: bool = False) -> Page:
    """Return the call of a seat's member; ``closed``: with a word on their closed direct messages."""
    member = table.players[seat].member
    called = words.your_turn(member, table_name(table), closed=closed)
    return page(text(called), row(hand_button(table)), mentions=() if member is None else (member,))
