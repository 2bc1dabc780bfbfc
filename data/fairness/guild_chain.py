"""The hash chain of a guild: its seals.

Every finished match is sealed with the head of its table's chain (data/tables/table_chain.py). Ended
seasons, frozen wallets, voided tables and ended tournaments are sealed with a hash of their rows; that of a
tournament has the head of its chain of events. Each seal also covers the
transfers so far, and an audit seals what has changed since.

The seal of a finished match also covers the hash of its results: the places, what the table paid, the
positions of its deals in the chain of deals; and, once it is rated, the hash of its rating changes.
Checking these needs no rules of a game. Matches that ended before seals did so get such a seal at the next
audit, which covers their current state.

So one hash, the last seal's, covers everything that was done in a guild until then. Seals are appended and
never altered (data/db/migrations/0009_seals.sql), in the same unit as what they seal.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.hash_chain import GENESIS, chain_hash, hashed
from data.db.locks import lock_guild

Value = str | int | None


class SealKind(StrEnum):
    """What a seal covers."""

    TABLE = "table"
    SEASON = "season"
    FREEZE = "freeze"
    VOID = "void"
    BOOKS = "books"
    TOURNAMENT = "tournament"


SEALED: Final = (
    *("guild_id", "seq", "kind", "subject", "content", "sequence", "transfers", "books_head", "at"),
    "previous",
)
"""The columns that the hash of a seal covers, in this order."""
SEALED_RESULTS: Final = ("results", "ratings")
"""What it covers after that, if there are ``results``; no ``ratings``: not rated yet."""
RESULT_SEATS: Final = ("score", "outcome", "team", "place", "margin")
"""The columns of each seat that the hash of the results covers, after number and mark."""
RATINGS: Final = ("seat", "number", "mu_before", "sigma_before", "mu_after", "sigma_after", "at")
"""The columns of each change that the hash of the ratings covers."""
CONTENTS: Final = {
    SealKind.SEASON: ("seasons", ("guild_id", "number", "name", "begun_at", "ended_at", "last_sequence")),
    SealKind.FREEZE: ("freezes", ("guild_id", "account", "number", "frozen", "actor", "note", "at")),
    SealKind.VOID: ("voids", ("table_id", "guild_id", "actor", "note", "at")),
    SealKind.TOURNAMENT: (
        "tournaments",
        (
            *("tournament_id", "guild_id", "number", "name", "format", "game", "settings", "stage"),
            *("season_of", "created_at", "ended_at", "secret", "commitment", "shares", "head"),
        ),
    ),
}
"""The tables whose rows are sealed by a hash, and the columns it covers after the kind."""

SUBJECTS: Final = {
    SealKind.SEASON: "CAST(y.number AS TEXT)",
    SealKind.FREEZE: "y.account || ':' || y.number",
    SealKind.VOID: "y.table_id",
    SealKind.TOURNAMENT: "y.tournament_id",
}
"""How their rows, ``y``, are named in a seal."""

ENDED: Final = {SealKind.TOURNAMENT: "y.stage IN ('over', 'cancelled')"}
"""Which of their rows are sealed, if not all."""

SHOWN: Final = 32
"""Digits of a head that are shown: enough to be collision-free in practice."""


class Head(NamedTuple):
    """The last seal of a guild at some time: its number, and its hash or a prefix of it."""

    seq: int
    hash: str

    @classmethod
    def parse(cls, text: str) -> "Head":
        """Parse the form that people keep. Raises ValueError."""
        found = re.fullmatch(rf"(\d{{1,18}})-([0-9a-f]{{{SHOWN},64}})", text.strip().lower())
        if found is None:
            raise ValueError("this is no head of seals")
        return cls(int(found[1]), found[2])

    def __str__(self) -> str:
        """Return the form that people keep."""
        return f"{self.seq}-{self.hash[:SHOWN]}"


def seal_hash(values: Sequence[Value], results: str | None, ratings: str | None) -> str:
    """Return the hash of a seal, over the values of ``SEALED`` and its results, if any."""
    return chain_hash(*values) if results is None else chain_hash(*values, results, ratings)


def results_hash(
    table_id: str,
    match: Sequence[Value],
    seats: Iterable[Sequence[Value]],
    paid: Iterable[str],
    entries: Iterable[Sequence[Value]],
) -> str:
    """Return the hash of the results of a finished table.

    ``match``: sequence, outcome and end time; empty without a result. ``seats``: number, mark and the
    values of ``RESULT_SEATS``. ``paid``: the hashes of its transfers. ``entries``: numbers, deals and
    hashes of its entries in the chain of deals.
    """
    listed = [" ".join(chain_hash(*row) for row in rows) for rows in (seats, entries)]
    return chain_hash("results", table_id, *(match or (None,) * 3), listed[0], " ".join(paid), listed[1])


def ratings_hash(changes: Sequence[Sequence[Value]]) -> str | None:
    """Return the hash of a match's rating changes (values of ``RATINGS``); None: no changes."""
    return chain_hash("ratings", " ".join(chain_hash(*row) for row in changes)) if changes else None


def _append(guild_id: int, sealed: str, params: tuple[object, ...]) -> list[Statement]:
    """Append a seal of the row that a query finds.

    Its columns: guild_id, kind, subject, content, sequence, at, results, ratings.
    """
    values = [f"v.{name}" for name in SEALED]
    more = [f"v.{name}" for name in SEALED_RESULTS]
    taken = (
        "x.guild_id, coalesce(l.seq, 0) + 1 AS seq, x.kind, x.subject, x.content, x.sequence, "
        f"coalesce(b.entries, 0) AS transfers, coalesce(b.head, '{GENESIS}') AS books_head, x.at, "
        f"coalesce(l.hash, '{GENESIS}') AS previous, x.results, x.ratings"
    )
    last = "SELECT max(n.seq) FROM seals n WHERE n.guild_id = x.guild_id"
    own = f"CASE WHEN v.results IS NULL THEN {hashed(*values)} ELSE {hashed(*values, *more)} END"
    return [
        lock_guild(guild_id),
        (
            (
                f"INSERT INTO seals ({', '.join((*SEALED, *SEALED_RESULTS))}, hash) "
                f"SELECT {', '.join((*values, *more))}, {own} "
                f"FROM (SELECT {taken} FROM ({sealed}) AS x LEFT JOIN books b ON b.guild_id = x.guild_id "
                f"LEFT JOIN seals l ON l.guild_id = x.guild_id AND l.seq = ({last})) AS v"
            ),
            params,
        ),
    ]


_NO_RESULTS: Final = "CAST(NULL AS TEXT) AS results, CAST(NULL AS TEXT) AS ratings"


def _listed(value: str, rows: str) -> str:
    """Return SQL that joins the values of rows, in their order, into one text."""
    return f"(SELECT coalesce(group_concat(z.said, ' '), '') FROM (SELECT {value} AS said FROM {rows}) AS z)"


# For the table ``t``. Everything is stored by then, since a seal comes last in its unit.
_SEATS: Final = _listed(
    hashed("s.seat", "s.mark", *(f"p.{name}" for name in RESULT_SEATS)),
    "seats s LEFT JOIN match_seats p ON p.table_id = s.table_id AND p.seat = s.seat "
    "WHERE s.table_id = t.table_id ORDER BY s.seat",
)
_PAID: Final = _listed(
    "y.hash", "transfers y WHERE y.table_id = t.table_id AND y.reverses IS NULL ORDER BY y.seq"
)
_DEALT: Final = _listed(
    hashed("e.seq", "e.deal", "e.hash"), "entries e WHERE e.table_id = t.table_id ORDER BY e.seq"
)
_RATED: Final = _listed(
    hashed(*(f"c.{name}" for name in RATINGS)),
    "rating_changes c WHERE c.table_id = t.table_id ORDER BY c.seat",
)
_RESULTS: Final = hashed(
    *("'results'", "t.table_id", "m.sequence", "m.outcome", "m.at", _SEATS, _PAID, _DEALT)
)
_RATINGS: Final = hashed("'ratings'", _RATED)
_TABLE: Final = (
    "SELECT t.guild_id, 'table' AS kind, t.table_id AS subject, t.head AS content, m.sequence AS sequence, "
    "CAST(? AS BIGINT) AS at, "
    f"CASE WHEN t.status IN ('over', 'closed') THEN {_RESULTS} END AS results, "
    "CASE WHEN t.status IN ('over', 'closed') AND EXISTS (SELECT 1 FROM rating_changes c "
    f"WHERE c.table_id = t.table_id) THEN {_RATINGS} END AS ratings "
    "FROM tables t LEFT JOIN match_results m ON m.table_id = t.table_id "
    "WHERE t.table_id = ? AND t.head IS NOT NULL"
)


def seal_table(guild_id: int, table_id: str, *, at: int) -> list[Statement]:
    """Seal the head of a table's chain, and the results of a finished match.

    Nothing is sealed for a table that has not started.
    """
    return _append(guild_id, _TABLE, (at, table_id))


def seal_ratings(guild_id: int, table_id: str, *, at: int) -> list[Statement]:
    """Seal a match again if its rating changes differ from those of its last seal."""
    last = (
        "SELECT coalesce(s.ratings, '') FROM seals s WHERE s.guild_id = r.guild_id AND s.kind = 'table' "
        "AND s.subject = r.subject ORDER BY s.seq DESC LIMIT 1"
    )
    differs = f"SELECT r.* FROM ({_TABLE}) AS r WHERE coalesce(r.ratings, '') <> ({last})"
    return _append(guild_id, differs, (at, table_id))


def _seal_row(
    guild_id: int, kind: SealKind, which: str, params: tuple[object, ...], at: int
) -> list[Statement]:
    table, columns = CONTENTS[kind]
    content = hashed(f"'{kind}'", *(f"y.{name}" for name in columns))
    return _append(
        guild_id,
        f"SELECT y.guild_id, '{kind}' AS kind, {SUBJECTS[kind]} AS subject, "
        f"{content} AS content, CAST(NULL AS BIGINT) AS sequence, "
        f"CAST(? AS BIGINT) AS at, {_NO_RESULTS} FROM {table} y WHERE {which}",
        (at, *params),
    )


def seal_season(guild_id: int, number: int, *, at: int) -> list[Statement]:
    """Seal a season that has ended."""
    which = "y.guild_id = ? AND y.number = ?"
    return _seal_row(guild_id, SealKind.SEASON, which, (guild_id, number), at)


def seal_freeze(guild_id: int, member_id: int, *, at: int) -> list[Statement]:
    """Seal the last freezing or unfreezing of a member's wallet."""
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
    """Seal the voiding of a table."""
    return _seal_row(guild_id, SealKind.VOID, "y.table_id = ?", (table_id,), at)


def seal_tournament(guild_id: int, tournament_id: str, *, at: int) -> list[Statement]:
    """Seal a tournament that has ended; nothing is sealed for another."""
    which = f"y.tournament_id = ? AND {ENDED[SealKind.TOURNAMENT]}"
    return _seal_row(guild_id, SealKind.TOURNAMENT, which, (tournament_id,), at)


async def seal_changes(db: Database, guild_id: int, *, at: int) -> None:
    """Seal live tables and the ledger, if they have changed since they were last sealed.

    Matches that ended, or were rated, before seals covered that are sealed again. Raises StorageError.
    """
    tables, books = await db.read_together(
        [
            (_TABLES_CHANGED, (guild_id,)),
            (f"SELECT b.entries FROM books b WHERE {_BOOKS_CHANGED}", (guild_id,)),
        ]
    )
    for first in range(0, len(tables), _AT_ONCE):
        unit: list[Statement] = []
        for (table_id,) in tables[first : first + _AT_ONCE]:
            unit += seal_table(guild_id, table_id, at=at)
        await db.write(unit)
    if books:
        await db.write(
            _append(  # nothing, if a table has just been sealed
                guild_id,
                "SELECT b.guild_id, 'books' AS kind, CAST(b.entries AS TEXT) AS subject, b.head AS content, "
                f"CAST(NULL AS BIGINT) AS sequence, CAST(? AS BIGINT) AS at, {_NO_RESULTS} FROM books b "
                f"WHERE {_BOOKS_CHANGED}",
                (at, guild_id),
            )
        )


_AT_ONCE: Final = 200
"""Tables sealed in one unit; others wait meanwhile."""
_OF_TABLE: Final = "s.guild_id = t.guild_id AND s.kind = 'table' AND s.subject = t.table_id"
_TABLES_CHANGED: Final = (
    "SELECT t.table_id FROM tables t WHERE t.guild_id = ? AND t.head IS NOT NULL AND CASE "
    "WHEN t.status IN ('playing', 'paused') THEN NOT EXISTS "
    f"(SELECT 1 FROM seals s WHERE {_OF_TABLE} AND s.content = t.head) "
    # A missing seal is not made again, so that the audit finds it.
    f"ELSE EXISTS (SELECT 1 FROM seals s WHERE {_OF_TABLE} AND s.content = t.head) AND (NOT EXISTS "
    f"(SELECT 1 FROM seals s WHERE {_OF_TABLE} AND s.results IS NOT NULL) OR "
    "EXISTS (SELECT 1 FROM rating_changes c WHERE c.table_id = t.table_id) AND NOT EXISTS "
    f"(SELECT 1 FROM seals s WHERE {_OF_TABLE} AND s.ratings IS NOT NULL)) END ORDER BY t.number"
)
_BOOKS_CHANGED: Final = (
    "b.guild_id = ? AND b.entries > coalesce((SELECT s.transfers FROM seals s "
    "WHERE s.guild_id = b.guild_id ORDER BY s.seq DESC LIMIT 1), 0)"
)


async def sealed_head(db: Database, guild_id: int) -> Head | None:
    """Return the head of a guild's chain; None: nothing was sealed yet."""
    rows = await db.read(
        "SELECT seq, hash FROM seals WHERE guild_id = ? ORDER BY seq DESC LIMIT 1", (guild_id,)
    )
    return Head(*rows[0]) if rows else None
