"""The seals of a server: a chain in which every match that has ended is sealed with the head of its own chain
(data/links.py), and seasons that have ended, wallets that were frozen and tables that were voided by what
was written down of them. Each seal also vouches for the transfers so far, and an audit seals what has gone on
since.

So one hash, the head of the seals, vouches for all that was done in a server until then. Seals are appended
once and never altered (data/migrations/0009_seals.sql), in the unit of what they seal.
"""
# ruff: noqa: S608 - names of our own columns are put into the texts; values are parameters

import re
from enum import StrEnum
from typing import Final, NamedTuple

from data.chain import GENESIS, hashed
from data.database import Database, Statement
from data.sharing import queue_of_server

__all__ = [
    "CONTENTS",
    "SEALED",
    "SUBJECTS",
    "Head",
    "SealKind",
    "seal_freeze",
    "seal_moved",
    "seal_season",
    "seal_table",
    "seal_void",
    "sealed_head",
]


class SealKind(StrEnum):
    """What a seal vouches for."""

    TABLE = "table"
    SEASON = "season"
    FREEZE = "freeze"
    VOID = "void"
    BOOKS = "books"


SEALED: Final = (
    *("guild_id", "seq", "kind", "subject", "content", "sequence", "transfers", "books_head", "at"),
    "previous",
)
"""What the hash of a seal covers, in this order."""
CONTENTS: Final = {
    SealKind.SEASON: ("seasons", ("guild_id", "number", "name", "begun_at", "ended_at", "last_sequence")),
    SealKind.FREEZE: ("freezes", ("guild_id", "account", "number", "frozen", "actor", "note", "at")),
    SealKind.VOID: ("voids", ("table_id", "guild_id", "actor", "note", "at")),
}
"""The tables of the database whose rows are sealed by a hash, and what it covers after the kind."""

SUBJECTS: Final = {
    SealKind.SEASON: "CAST(y.number AS TEXT)",
    SealKind.FREEZE: "y.account || ':' || y.number",
    SealKind.VOID: "y.table_id",
}
"""How a row of them, ``y``, is named in its seal."""

SHOWN: Final = 32
"""So many digits of a head's hash are shown: nobody finds another one with the same."""


class Head(NamedTuple):
    """The last seal of a server at some time: its number, and its hash or the beginning of that."""

    seq: int
    hash: str

    @classmethod
    def parse(cls, text: str) -> "Head":
        """Read it as people keep it. Raises ValueError."""
        found = re.fullmatch(rf"(\d{{1,18}})-([0-9a-f]{{{SHOWN},64}})", text.strip().lower())
        if found is None:
            raise ValueError("this is no head of seals")
        return cls(int(found[1]), found[2])

    def __str__(self) -> str:
        """Write it as people keep it."""
        return f"{self.seq}-{self.hash[:SHOWN]}"


def _append(guild_id: int, sealed: str, params: tuple[object, ...]) -> list[Statement]:
    """Append a seal of what a query finds in a server: guild_id, kind, subject, content, sequence, at."""
    values = [f"v.{name}" for name in SEALED]
    taken = (
        "x.guild_id, coalesce(l.seq, 0) + 1 AS seq, x.kind, x.subject, x.content, x.sequence, "
        f"coalesce(b.entries, 0) AS transfers, coalesce(b.head, '{GENESIS}') AS books_head, x.at, "
        f"coalesce(l.hash, '{GENESIS}') AS previous"
    )
    last = "SELECT max(n.seq) FROM seals n WHERE n.guild_id = x.guild_id"
    return [
        queue_of_server(guild_id),
        (
            (
                f"INSERT INTO seals ({', '.join(SEALED)}, hash) "
                f"SELECT {', '.join(values)}, {hashed(*values)} "
                f"FROM (SELECT {taken} FROM ({sealed}) AS x LEFT JOIN books b ON b.guild_id = x.guild_id "
                f"LEFT JOIN seals l ON l.guild_id = x.guild_id AND l.seq = ({last})) AS v"
            ),
            params,
        ),
    ]


def seal_table(guild_id: int, table_id: str, *, at: int) -> list[Statement]:
    """Seal the head of a table's chain as the unit has left it; nothing at a table that has not begun."""
    sequence = "(SELECT m.sequence FROM match_results m WHERE m.table_id = t.table_id) AS sequence"
    return _append(
        guild_id,
        f"SELECT t.guild_id, 'table' AS kind, t.table_id AS subject, t.head AS content, {sequence}, "
        "CAST(? AS BIGINT) AS at FROM tables t WHERE t.table_id = ? AND t.head IS NOT NULL",
        (at, table_id),
    )


def _seal_row(
    guild_id: int, kind: SealKind, which: str, params: tuple[object, ...], at: int
) -> list[Statement]:
    table, columns = CONTENTS[kind]
    content = hashed(f"'{kind}'", *(f"y.{name}" for name in columns))
    return _append(
        guild_id,
        f"SELECT y.guild_id, '{kind}' AS kind, {SUBJECTS[kind]} AS subject, "
        f"{content} AS content, CAST(NULL AS BIGINT) AS sequence, "
        f"CAST(? AS BIGINT) AS at FROM {table} y WHERE {which}",
        (at, *params),
    )


def seal_season(guild_id: int, number: int, *, at: int) -> list[Statement]:
    """Seal a season that has ended."""
    which = "y.guild_id = ? AND y.number = ?"
    return _seal_row(guild_id, SealKind.SEASON, which, (guild_id, number), at)


def seal_freeze(guild_id: int, member_id: int, *, at: int) -> list[Statement]:
    """Seal the last time that a member's wallet was frozen or thawed."""
    account = "(SELECT a.account FROM accounts a WHERE a.guild_id = ? AND a.member_id = ?)"
    last = "(SELECT max(n.number) FROM freezes n WHERE n.guild_id = y.guild_id AND n.account = y.account)"
    return _seal_row(
        guild_id,
        SealKind.FREEZE,
        f"y.guild_id = ? AND y.account = {account} AND y.number = {last}",
        (guild_id, guild_id, member_id),
        at,
    )


def seal_void(guild_id: int, table_id: str, *, at: int) -> list[Statement]:
    """Seal that a table was voided."""
    return _seal_row(guild_id, SealKind.VOID, "y.table_id = ?", (table_id,), at)


async def seal_moved(db: Database, guild_id: int, *, at: int) -> None:
    """Seal the tables in play, and the books, if they have gone on since. Raises StorageError."""
    tables, books = await db.read_together(
        [
            (
                (
                    "SELECT t.table_id FROM tables t WHERE t.guild_id = ? AND t.head IS NOT NULL "
                    "AND t.status IN ('playing', 'paused') AND NOT EXISTS (SELECT 1 FROM seals s "
                    "WHERE s.guild_id = t.guild_id AND s.kind = 'table' AND s.subject = t.table_id "
                    "AND s.content = t.head) ORDER BY t.number"
                ),
                (guild_id,),
            ),
            (f"SELECT b.entries FROM books b WHERE {_BOOKS_MOVED}", (guild_id,)),
        ]
    )
    unit = [statement for (table_id,) in tables for statement in seal_table(guild_id, table_id, at=at)]
    if books:
        unit += _append(  # nothing, if a table has just been sealed
            guild_id,
            "SELECT b.guild_id, 'books' AS kind, CAST(b.entries AS TEXT) AS subject, b.head AS content, "
            "CAST(NULL AS BIGINT) AS sequence, CAST(? AS BIGINT) AS at FROM books b "
            f"WHERE {_BOOKS_MOVED}",
            (at, guild_id),
        )
    if unit:
        await db.write(unit)


_BOOKS_MOVED: Final = (
    "b.guild_id = ? AND b.entries > coalesce((SELECT s.transfers FROM seals s "
    "WHERE s.guild_id = b.guild_id ORDER BY s.seq DESC LIMIT 1), 0)"
)


async def sealed_head(db: Database, guild_id: int) -> Head | None:
    """Return the head of a server's seals; None: nothing was sealed yet."""
    rows = await db.read(
        "SELECT seq, hash FROM seals WHERE guild_id = ? ORDER BY seq DESC LIMIT 1", (guild_id,)
    )
    return Head(*rows[0]) if rows else None
