"""Names of people and tables in running text: nobody's name may format, mention, link or turn the line
around.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.manager.tables.table import Person, PlayerKind, Table
from data.tables.seat_names import COMPUTER_MARK, clean, seat_names

NAMELESS: Final = "somebody"
_MARKUP: Final = re.compile(r"([\\*_~|`>#\[\]()<:@/])")
_ESCAPED: Final = r"\\\1"
_UNESCAPED: Final = re.compile(r"\\(.)")
_LIST_START: Final = re.compile(r"^([+\-]|[0-9]+(?=\.))")
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
"""Squares that tell the tables of a channel apart, and the colour of their edge; by table number, beside the
number.
"""


TEAMS: Final = (("🔵", "Blue"), ("🔴", "Red"))
"""The teams of a partnership by their colour: letters stand for seats."""


def _visible(words: str) -> str:
    shown = "".join(
        " " if char.isspace() else char
        for char in words
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(shown.split())


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """Return a name for a label, where nothing is formatted: one line that can be seen, at most 32 characters
    long, which turns nothing beside it around.
    """
    return set_apart(clean(name) or NAMELESS)


def set_apart(words: str) -> str:
    """Return words, isolated if they are written from right to left."""
    return isolated(words) if any(map(_right_to_left, words)) else words


def _right_to_left(char: str) -> bool:
    return unicodedata.bidirectional(char) in _RIGHT_TO_LEFT


def isolated(words: str) -> str:
    """Return words that turn nothing beside them round, in whatever direction they are written."""
    return f"\N{FIRST STRONG ISOLATE}{words}\N{POP DIRECTIONAL ISOLATE}"


@lru_cache(maxsize=4096)
def escape(name: str) -> str:
    """Return a name for running text: as ``plain``, and nothing in it reads as markdown, mention or link."""
    shown = _MARKUP.sub(_ESCAPED, plain(name))
    return _LIST_START.sub(lambda start: start[0] + "\\" if start[0][0].isdigit() else "\\" + start[0], shown)


def without_isolates(words: str) -> str:
    """Return words without what isolates a part of them."""
    return words.replace("\N{FIRST STRONG ISOLATE}", "").replace("\N{POP DIRECTIONAL ISOLATE}", "")


def unescaped(name: str) -> str:
    """Return a name from running text without what keeps it from reading as markdown."""
    return _UNESCAPED.sub(r"\1", name)


def quoted(words: str) -> str:
    """Return what somebody wrote, in quotes: one line, and nothing in it is markdown, mention or link."""
    return f"“{_MARKUP.sub(_ESCAPED, _visible(words))}”"


def names_of(table: Table) -> tuple[str, ...]:
    """Return the names of the players by seat, for running text: all can be seen and differ
    (data/tables/seat_names.py); computers are marked, on the same line.
    """
    return _marked(table, [escape(name) for name in bare_names(table)])


def labels_of(table: Table) -> tuple[str, ...]:
    """Return the names of the players by seat for labels, as ``plain`` ones; computers are marked."""
    return _marked(table, [plain(name) for name in bare_names(table)])


def name_at(table: Table, person: Person) -> str:
    """Return the name of a person for running text: their seat's, or one that differs from all seats'."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return names_of(table)[seat]
    return escape(seat_names((*(player.named for player in table.players), person.named))[-1])


def bare_names(table: Table) -> tuple[str, ...]:
    """Return the names of the players by seat, to be cut: neither escaped nor isolated, and without marks."""
    return seat_names(tuple([player.named for player in table.players]))


def _marked(table: Table, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        [
            f"{COMPUTER_MARK}\u00a0{name}" if player.kind is PlayerKind.COMPUTER else name
            for player, name in zip(table.players, names, strict=True)
        ]
    )


def table_name(table: Table) -> str:
    """Return ``🟦 Table 3``: the number and the colour."""
    return f"{COLOURS[(table.number - 1) % len(COLOURS)][0]} Table {table.number}"


def colour_of(table: Table) -> int:
    """Return the colour of the table's edge as 0xRRGGBB."""
    return COLOURS[(table.number - 1) % len(COLOURS)][1]


def join(words: Sequence[str], last: str = "and") -> str:
    """Return ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def permissions(named: object) -> str:
    """Return the names of Discord permissions as people know them: ``send_messages`` is Send Messages."""
    found = named if isinstance(named, tuple) else (named,) if named else ()
    return join([f"**{escape(str(name).replace('_', ' ').title())}**" for name in found])


def lacking(fault: str) -> str:
    """Return why a table is paused: the permission that is missing, or what is gone."""
    match fault:
        case "channel":
            return "its channel is gone"
        case "server":
            return "I am not in its server any more"
        case "locked":
            return "its thread is locked until a moderator opens it"
        case _:
            return f"I need {permissions(fault)} in its channel"


def team_name(at: int, members: Sequence[str]) -> str:
    """Return a team by its colour, with the names of its members."""
    mark, colour = TEAMS[at]
    return f"{mark}\u00a0{colour}: {' & '.join(members) or 'nobody yet'}"


def plural(count: int, one: str, many: str = "") -> str:
    """Return ``1 card``, ``2 cards``."""
    return f"{count} {one if count == 1 else many or one + 's'}"
