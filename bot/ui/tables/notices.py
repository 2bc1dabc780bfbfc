"""Notices about tables: where the hand is, refusals with ways on, and the tables of a channel."""

from collections.abc import Sequence
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import Act
from bot.manager.tables.table import MessageRef, Status, Table, TableError, TableReason
from bot.texts import commands
from bot.texts.lengths import clip
from bot.texts.names import names_of, table_name
from bot.texts.results import rankings
from bot.texts.tables import clocks, words
from bot.texts.tables import options as option_words
from bot.texts.tables.tables import table_lines
from bot.ui.components import (
    BUTTON_LABEL,
    BUTTONS_PER_ROW,
    TEXT_PER_MESSAGE,
    Component,
    Style,
    button,
    buttons,
    container,
    page,
    row,
    rule,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.notes import HOUSE_COLOUR, note
from bot.ui.tables.board import turn_of
from data.tables.venues import Venue

TABLES_LISTED: Final = 15


def next_deal_page(table: Table) -> Page:
    """Return what replaces the panel of a finished deal when the next hand is a new message."""
    return page(text(commands.next_deal(table)), row(button(custom_id(table, "hand"), words.HAND)))


def hand_elsewhere_page(table: Table, *, channel: int | None = None, hand: MessageRef | None = None) -> Page:
    """Return what replaces a panel when the hand is now shown elsewhere.

    ``hand`` is the direct message with the hand. Without it the hand is in an ephemeral message, in
    ``channel`` if that is known.
    """
    told = text(commands.moved(table, channel=channel, hand=hand))
    return page(told) if hand is not None else page(told, row(button(custom_id(table, "hand"), words.HAND)))


def already_seated_page(table: Table, seat: int, game: str) -> Page:
    """Return the notice that a member already sits at a table of the channel, with the ways on.

    ``game``: the game that they have asked for.
    """
    redeal = custom_id(table, "redeal", game)
    ways = [button(custom_id(table, "hand"), words.HAND, Style.PRIMARY)] if table.deal else []
    if table.match is None:
        ways.append(button(redeal, commands.LEAVE_AND_DEAL, Style.SUCCESS))
    elif table.practice:
        ways.append(button(redeal, commands.RESIGN_AND_DEAL, Style.DANGER))
    else:
        ways.append(button(custom_id(table, "resign"), words.RESIGN))
    return page(text(commands.already_seated(table, seat)), row(*ways))


_WAYS: Final = {
    Act.JOIN: "join",
    Act.LEAVE: "leave",
    Act.BEGIN: "start",
    Act.CLOSE_LOBBY: "close",
    Act.RESIGN: "resign",
    Act.HAND: "hand",
    Act.MOVE: "hand",
}
"""What a button for each of several tables does, by what the member wants to do at one of them."""


def refusal_page(told: str, error: TableError, member: int) -> Page:
    """Return a refusal, with buttons for what the member can do at the tables that it is about."""
    table, tables = error.facts.get("table"), error.facts.get("tables")
    ways: list[Component] = []
    if isinstance(tables, tuple) and error.reason is TableReason.WHICH_TABLE:
        verb = _WAYS.get(error.facts.get("act"))  # type: ignore[call-overload] # any other fact has no button
        names = map(_short_name, tables, table_lines(tables, {}, member))
        ways = [button(custom_id(each, verb), name) for each, name in zip(tables, names, strict=True) if verb]
    elif isinstance(tables, tuple):
        ways = [way for each in tables for way in _ways_on(each, member, table_name(each))]
    elif isinstance(table, Table):
        ways = _ways_on(table, member)
    return page(text(clip(told, TEXT_PER_MESSAGE)), *buttons(ways[: 2 * BUTTONS_PER_ROW]))


def _short_name(table: Table, line: str) -> str:
    """Return what a table is called on a button; ``line``: in a list."""
    return clip(line, BUTTON_LABEL) if table.venue is Venue.FRIENDS else table_name(table)


def _ways_on(table: Table, member: int, name: str = "") -> list[Component]:
    """Return what a member can do at a table; ``name``: of the table, if there are several."""
    before = f"{name}: " if name else ""
    if not table.live:
        return []
    if not table.is_active(member):
        free = table.status is Status.LOBBY and table.free > 0 and table.seat_of(member) is None
        return [button(custom_id(table, "join"), f"{before}{words.JOIN}")] if free else []
    if table.match is None:
        return [button(custom_id(table, "leave"), f"{before}{words.LEAVE}")]
    hand = button(custom_id(table, "hand"), f"{before}{words.HAND}", Style.PRIMARY)
    return [hand] if name else [hand, button(custom_id(table, "resign"), words.RESIGN)]


def status_page(tables: Sequence[Table]) -> Page:
    """Return the tables in play, one block each."""
    if not tables:
        return note(words.NO_TABLES)
    lines = [text(*_status(table)) for table in tables[:TABLES_LISTED]]
    more = [text(f"-# {words.more(len(tables) - TABLES_LISTED)}")] if len(tables) > TABLES_LISTED else []
    parts = [part for line in lines for part in (rule(), line)][1:]
    return page(container(HOUSE_COLOUR, [*parts, *more]))


def _status(table: Table) -> list[str]:
    names = names_of(table)
    title = f"**{table_name(table)}** · {table.spec.title} · <#{table.channel}>"
    if table.status is Status.LOBBY:
        free = table.wanted - len(names)
        asked = rankings.asked(table.reliability)
        times = [option_words.turn_time(table.turn_ms), clocks.terms(table.clock.terms), asked]
        return [title, words.lobby(names, free), f"-# {' · '.join(filter(None, times))}"]
    score = (
        words.score_line(table.match.scores, names, "", table.spec.key)
        if table.match is not None
        else " · ".join(names)
    )
    view = table.deal.view(None) if table.deal is not None else None
    if table.status is Status.PLAYING and view is not None and view.actors:
        turn = turn_of(table, names)
        return [title, score, turn, clocks.clock_line(table.clock, names)]
    if table.status is Status.PAUSED:
        return [title, score, words.paused(table.fault, table.ends_at)]
    return [title, score, str(words.STATES[table.status])]
