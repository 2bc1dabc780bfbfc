"""Members of the pool: who has agreed to it, who blocks whom, and who was reported."""

# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections.abc import Collection
from typing import NamedTuple

from data.db.database import Database, Statement
from data.pool.waits import stop

# --- agreement


def agree(member: int, now: int) -> Statement:
    """Store that a member has agreed to be in the pool; the first time counts."""
    return (
        "INSERT INTO pool_members (member_id, agreed_at) VALUES (?, ?) ON CONFLICT (member_id) DO NOTHING",
        (member, now),
    )


def withdraw(member: int, now: int) -> list[Statement]:
    """Take a member out of the pool, and end their wait."""
    return [stop(member, now), ("DELETE FROM pool_members WHERE member_id = ?", (member,))]


async def has_agreed(db: Database, member: int) -> bool:
    """Return whether a member is in the pool. Raises StorageError."""
    return bool(await db.read("SELECT 1 FROM pool_members WHERE member_id = ?", (member,)))


def forget_in_pool(member: int) -> list[Statement]:
    """Delete what a member has chosen and written in the pool.

    Whom they met stays, under a pseudonym.
    """
    return [
        *(
            (f"DELETE FROM {table} WHERE member_id = ?", (member,))
            for table in ("pool_members", "pool_waits", "pool_again")
        ),
        ("DELETE FROM pool_blocks WHERE blocker_member_id = ?", (member,)),
        ("DELETE FROM pool_blocks WHERE blocked_member_id = ?", (member,)),
        ("UPDATE pool_reports SET reason = '' WHERE reporter_member_id = ?", (member,)),
    ]


# --- blocks


class Block(NamedTuple):
    """A member whom another does not want to meet.

    The table and seat at which they met, and when it was said, in ms UTC.
    """

    blocked_member_id: int
    table_id: str
    seat: int
    at: int


def block(blocker: int, blocked: Block) -> Statement:
    """Store that a member does not want to meet another."""
    return (
        (
            "INSERT INTO pool_blocks (blocker_member_id, blocked_member_id, table_id, seat, at) "
            "VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (blocker_member_id, blocked_member_id) DO NOTHING"
        ),
        (blocker, *blocked),
    )


def unblock(blocker: int, table_id: str, seat: int) -> Statement:
    """Delete the block of the opponent at a seat of a table."""
    return (
        "DELETE FROM pool_blocks WHERE blocker_member_id = ? AND table_id = ? AND seat = ?",
        (blocker, table_id, seat),
    )


async def blocks_of(db: Database, blocker: int) -> list[Block]:
    """Return whom a member does not want to meet, the last first. Raises StorageError."""
    rows = await db.read(
        "SELECT blocked_member_id, table_id, seat, at FROM pool_blocks WHERE blocker_member_id = ? "
        "ORDER BY at DESC, table_id, seat",
        (blocker,),
    )
    return [Block(*row) for row in rows]


async def blocked_pairs(db: Database, members: Collection[int]) -> frozenset[frozenset[int]]:
    """Return the pairs in which one member has blocked the other. Raises StorageError."""
    marks = ", ".join("?" * len(members))
    rows = await db.read(
        f"SELECT blocker_member_id, blocked_member_id FROM pool_blocks WHERE blocker_member_id IN ({marks})",
        (*members,),
    )
    return frozenset(frozenset(row) for row in rows)


# --- reports


class Report(NamedTuple):
    """A complaint about the player in a seat. ``at``, ``read_at`` in ms UTC."""

    report_id: str
    table_id: str
    seat: int
    reporter_member_id: int
    reported_member_id: int
    reason: str
    at: int
    read_at: int | None = None


_REPORT = ", ".join(Report._fields)


def report(made: Report) -> Statement:
    """Store a complaint; a second one about the same seat replaces its reason."""
    return (
        (
            f"INSERT INTO pool_reports ({_REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat, reporter_member_id) "
            "DO UPDATE SET reason = excluded.reason, read_at = NULL"
        ),
        tuple(made),
    )


async def reported_since(db: Database, reporter: int, since: int) -> int:
    """Return how many players a member has reported since then (ms UTC). Raises StorageError."""
    [(count,)] = await db.read(
        "SELECT count(*) FROM pool_reports WHERE reporter_member_id = ? AND at >= ?", (reporter, since)
    )
    return int(count)


async def reports(db: Database, *, read: bool) -> list[Report]:
    """Return the complaints that nobody has read, the oldest first; with ``read``, all of them."""
    where = "" if read else " WHERE read_at IS NULL"
    rows = await db.read(f"SELECT {_REPORT} FROM pool_reports{where} ORDER BY at, report_id")
    return [Report(*row) for row in rows]


def mark_read(report_ids: Collection[str], now: int) -> list[Statement]:
    """Note that complaints have been read."""
    return [
        ("UPDATE pool_reports SET read_at = ? WHERE report_id = ? AND read_at IS NULL", (now, each))
        for each in report_ids
    ]
