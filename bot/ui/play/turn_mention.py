"""The messages that mention players: turn mentions and challenges."""

from bot.manager.publishing.messages import Page
from bot.manager.tables.leave import is_slow
from bot.manager.tables.table import Person, Table
from bot.texts import commands, inbox
from bot.texts.names import name_at, names_of, table_name
from bot.texts.tables import clocks, words
from bot.ui.components import Style, button, page, row, text
from bot.ui.custom_id import custom_id
from bot.ui.tables.board import hand_button


def turn_mention_page(table: Table, seat: int, *, closed: bool = False) -> Page:
    """Return the turn mention for a seat, with a warning if little match time is left.

    At a slow table it says how many turns were missed.

    ``closed`` adds a note that the player's direct messages are closed.
    """
    member = table.players[seat].member
    more = clocks.warning(table.clock.warned_of(seat))
    if is_slow(table):
        more += inbox.missed(table.players[seat].misses)
    called = words.your_turn(member, table_name(table), closed=closed, more=more)
    return page(text(called), row(hand_button(table)), mentions=() if member is None else (member,))


def challenge_page(table: Table) -> Page:
    """Return the message that mentions the invited members and offers them their seats."""
    members = tuple(kept.member for kept in table.kept)
    asked = commands.challenged(names_of(table)[table.seat_of(table.host) or 0], table)
    join = button(custom_id(table, "accept"), words.JOIN, Style.PRIMARY)
    decline = button(custom_id(table, "decline"), words.DECLINE)
    return page(text(asked), row(join, decline), mentions=members)


def invitation_page(table: Table) -> Page:
    """Return the mention of invited members among friends, who join by the board above."""
    members = tuple(kept.member for kept in table.kept)
    asked = commands.challenged(names_of(table)[table.seat_of(table.host) or 0], table)
    return page(text(asked), mentions=members)


def challenge_answer_page(table: Table, who: Person, *, joins: bool) -> Page:
    """Return the challenge after ``who`` has answered: the answer, and who has yet to answer."""
    told = commands.answered(name_at(table, who), table, joins=joins)
    if not table.kept:
        return page(text(told))
    shown = challenge_page(table)
    return page(text(told), *shown.components)
