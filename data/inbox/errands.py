"""Errands: what happens by itself for a member, and when.

A member has at most one errand of each kind, or one for each table. What it does follows from what is
stored when it is due, so an errand that is repeated after a crash does no harm.
"""

# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from enum import StrEnum
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.locks import skip_locked_clause

_THIS: Final = "member_id = ? AND kind = ? AND table_id = ? AND due_at = ?"


class ErrandKind(StrEnum):
    """What is done."""

    DIGEST = "digest"
    """A direct message with what waits, at the member's hour."""
    QUIET = "quiet"
    """What was held back in the member's quiet hours is sent."""
    MISSED = "missed"
    """A direct message says which turns were missed."""
    LEAVE = "leave"
    """The tables follow a leave that has begun or was ended."""


class Errand(NamedTuple):
    """An errand of a member; ``claimed``: until when one process has it, in ms UTC.

    ``table``: the id of the table that it is about; "" for all.
    """

    member: int
    kind: ErrandKind
    table: str
    claimed: int


def plan(member: int, kind: ErrandKind, at: int, table_id: str = "") -> list[Statement]:
    """Let an errand be due at a time (ms UTC), or earlier if it was planned for then."""
    return [
        (
            (
                "INSERT INTO errands (member_id, kind, table_id, due_at) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (member_id, kind, table_id) DO UPDATE SET due_at = excluded.due_at "
                "WHERE errands.due_at > excluded.due_at"
            ),
            (member, kind.value, table_id, at),
        )
    ]


def move(member: int, kind: ErrandKind, at: int | None) -> list[Statement]:
    """Let an errand be due at a time (ms UTC), whatever was planned; None: never."""
    drop: Statement = ("DELETE FROM errands WHERE member_id = ? AND kind = ?", (member, kind.value))
    return [drop] if at is None else [drop, *plan(member, kind, at)]


def move_if_planned(member: int, kind: ErrandKind, at: int) -> list[Statement]:
    """Let an errand that is planned be due at another time (ms UTC)."""
    return [("UPDATE errands SET due_at = ? WHERE member_id = ? AND kind = ?", (at, member, kind.value))]


async def claim_due(db: Database, now: int, until: int, most: int) -> list[Errand]:
    """Claim at most ``most`` due errands until ``until``; another process may have them then."""
    rows = await db.write_relaxed(
        "UPDATE errands SET due_at = ? WHERE due_at <= ? AND (member_id, kind, table_id) IN "
        "(SELECT member_id, kind, table_id FROM errands WHERE due_at <= ? ORDER BY due_at "
        f"LIMIT ?{skip_locked_clause(db)}) RETURNING member_id, kind, table_id",
        (until, now, now, most),
    )
    return [Errand(member, ErrandKind(kind), table_id, until) for member, kind, table_id in rows]


async def next_due(db: Database) -> int | None:
    """Return when the next errand is due, in ms UTC; None: there is none."""
    rows = await db.read("SELECT min(due_at) FROM errands")
    return rows[0][0] if rows else None


async def finish(db: Database, errand: Errand, again: int | None = None) -> None:
    """Note that a claimed errand is done, unless it was planned again meanwhile.

    ``again``: when it is due next, in ms UTC.
    """
    this = (errand.member, errand.kind.value, errand.table, errand.claimed)
    if again is None:
        await db.write_relaxed(f"DELETE FROM errands WHERE {_THIS}", this)
    else:
        await db.write_relaxed(f"UPDATE errands SET due_at = ? WHERE {_THIS}", (again, *this))
