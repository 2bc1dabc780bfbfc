"""Names of people and tables in text, escaped so that they cannot affect the text around them."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.manager.tables.table import Person, Player, PlayerKind, Table
from bot.texts import friends
from bot.texts.catalog import isolated
from bot.texts.localization import (
    LazyMessage,
    current_locale,
    day_without_year,
    is_right_to_left,
    join,
    message,
)
from data.tables.deck_sources import day_of_source
from data.tables.seat_names import COMPUTER_MARK, Named, clean, seat_names
from data.tables.venues import ANYONE, LOADED, Venue

NAMELESS: Final = LazyMessage("names-nameless")
_MARKUP: Final = re.compile(r"([\\*_~|`>#\[\]()<:@/])")
_ESCAPED: Final = r"\\\1"
_UNESCAPED: Final = re.compile(r"\\(.)")
_LIST_START: Final = re.compile(r"^([+\-]|[0-9]+(?=\.))")
_ANONYMOUS: Final = re.compile(r"Player ([0-9A-F]{2})")
"""What is stored for a player of the pool who shows no name."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})

COLOURS: Final = (
    ("🟦", 0x3B88C3),
    ("🟩", 0x78B159),
    ("🟨", 0xFDCB58),
    ("🟪", 0xAA8ED6),
    ("🟧", 0xF4900C),
    ("🟥", 0xDD2E44),
    ("🟫", 0xC1694F),
    ("⬜", 0xE6E7E8),
)
"""Emoji and edge colour that tell the tables of a channel apart, by table number.

Always shown beside the number.
"""


TEAMS: Final = (("🔵", LazyMessage("names-team-blue")), ("🔴", LazyMessage("names-team-red")))
"""The teams of a partnership by their colour, because letters stand for seats."""


def _visible(words: str) -> str:
    shown = "".join(
        " " if char.isspace() else char
        for char in words
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(shown.split())


def plain(name: str) -> str:
    """Return a name for a label, where nothing is formatted.

    It is one visible line of at most 32 characters, and does not reorder the text beside it.
    """
    return _plain(name, right_to_left=is_right_to_left()) or str(NAMELESS)


@lru_cache(maxsize=4096)
def _plain(name: str, *, right_to_left: bool) -> str:
    shown = clean(name)
    return isolated(shown) if shown and (right_to_left or _mixed(shown)) else shown


def set_apart(words: str) -> str:
    """Return words, isolated if they contain right-to-left text."""
    return isolated(words) if _mixed(words) else words


def _mixed(words: str) -> bool:
    return any(map(_right_to_left, words))


def _right_to_left(char: str) -> bool:
    return unicodedata.bidirectional(char) in _RIGHT_TO_LEFT


def escape(name: str) -> str:
    """Return a name for running text: as ``plain``, with markdown, mentions and links escaped."""
    return _escaped(plain(name))


@lru_cache(maxsize=4096)
def _escaped(name: str) -> str:
    shown = _MARKUP.sub(_ESCAPED, name)
    return _LIST_START.sub(lambda start: start[0] + "\\" if start[0][0].isdigit() else "\\" + start[0], shown)


def without_isolates(words: str) -> str:
    """Return words without Unicode isolates."""
    return words.replace("\N{FIRST STRONG ISOLATE}", "").replace("\N{POP DIRECTIONAL ISOLATE}", "")


def unescaped(name: str) -> str:
    """Return a name from running text without its markdown escapes."""
    return _UNESCAPED.sub(r"\1", name)


def quoted(words: str) -> str:
    """Return a user's text in quotes, as one line with markdown, mentions and links escaped."""
    return message("names-quoted", text=_MARKUP.sub(_ESCAPED, _visible(words)))


def names_of(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat for running text, with a mark for computer players.

    All are visible and distinct (``data/tables/seat_names.py``); the mark stays on the name's line.
    """
    return _marked(table, _escaped_names(bare_names(table), current_locale()))


@lru_cache(maxsize=4096)
def _escaped_names(names: tuple[str, ...], _locale: str) -> tuple[str, ...]:
    return tuple(map(escape, names))


def labels_of(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat for labels, as ``plain`` ones; computers are marked."""
    return _marked(table, [plain(name) for name in bare_names(table)])


def name_at(table: Table, person: Person) -> str:
    """Return a person's name for running text: their seat's, or one that no seat has."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return names_of(table)[seat]
    return escape(seat_names((*(player.named for player in table.players), person.named))[-1])


def bare_names(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat to be cut: not escaped, isolated or marked."""
    if table.venue is not Venue.ANYONE:
        return seat_names(tuple([player.named for player in table.players]))
    return seat_names(tuple([_named(table, player) for player in table.players]))


def is_anonymous(table: Table, seat: int) -> bool:
    """Return whether the player of a seat is one of the pool who shows no name."""
    return table.venue is Venue.ANYONE and _ANONYMOUS.fullmatch(table.players[seat].named.name) is not None


def in_language(named: Named, guild: int) -> Named:
    """Return how a player of a guild's table is named in the reader's language.

    Only those of the pool who show no name have another one in every language. A match that was loaded from
    a file (guild 0) may be one of the pool.
    """
    found = _ANONYMOUS.fullmatch(named.name) if guild in (ANYONE, LOADED) else None
    return named if found is None else Named(message("pool-player", code=found[1]))


def _named(table: Table, player: Player) -> Named:
    return in_language(player.named, table.guild)


def _marked(table: Table, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        [
            f"{COMPUTER_MARK}\u00a0{name}" if player.kind is PlayerKind.COMPUTER else name
            for player, name in zip(table.players, names, strict=True)
        ]
    )


def table_name(table: Table) -> str:
    """Return ``🟦 Table 3``: colour and number; or what a table of today's hand is called.

    Friends share no count: their tables have the colour alone.
    """
    if (day := day_of_source(table.deck_source)) is not None:
        return message("today-name", day=day_without_year(day))
    colour = COLOURS[(table.number - 1) % len(COLOURS)][0]
    if table.venue is Venue.FRIENDS:
        return f"{colour} {friends.TABLE}"
    return f"{colour} {message('names-table', number=table.number)}"


def colour_of(table: Table) -> int:
    """Return the colour of the table's edge as 0xRRGGBB."""
    return COLOURS[(table.number - 1) % len(COLOURS)][1]


def permissions(named: object) -> str:
    """Return permissions as Discord names them: ``send_messages`` is Send Messages."""
    found = named if isinstance(named, tuple) else (named,) if named else ()
    return join([f"**{_permission(str(name))}**" for name in found])


_PERMISSIONS: Final = {
    "send_messages": LazyMessage("names-send-messages"),
    "send_messages_in_threads": LazyMessage("names-send-messages-in-threads"),
    "view_channel": LazyMessage("names-view-channel"),
    "embed_links": LazyMessage("names-embed-links"),
    "attach_files": LazyMessage("names-attach-files"),
}


def _permission(name: str) -> str:
    return str(_PERMISSIONS.get(name) or escape(name.replace("_", " ").title()))


def lacking(fault: str) -> str:
    """Return why a table is paused: the missing permission, channel or guild."""
    known = fault if fault in ("channel", "server", "locked") else "permission"
    return message("names-lacking", fault=known, permissions=permissions(fault))


def team_name(at: int, members: Sequence[str]) -> str:
    """Return a team by its colour, with the names of its members."""
    mark, colour = TEAMS[at]
    return f"{mark}\u00a0{colour}: {' & '.join(members) or message('names-nobody-yet')}"
