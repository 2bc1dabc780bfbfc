"""The leave of members: days on which the time of their turns stands at slow tables."""

from collections import defaultdict
from collections.abc import Collection
from typing import Any, NamedTuple

from data.db.database import Database, Statement


class Leave(NamedTuple):
    """A leave, from ``starts_at`` until ``ends_at`` (ms UTC).

    ``number`` counts those of its member, from 1. ``zone`` is the time zone in which its days are counted.
    """

    number: int
    zone: str
    starts_at: int
    ends_at: int


async def load(db: Database, members: Collection[int]) -> dict[int, list[Leave]]:
    """Return the leaves of members, oldest first; nothing for those without."""
    found: defaultdict[int, list[Leave]] = defaultdict(list)
    if members:
        rows: list[tuple[Any, ...]] = await db.read(
            "SELECT member_id, number, zone, starts_at, ends_at FROM leaves "  # noqa: S608 - question marks
            f"WHERE member_id IN ({', '.join('?' * len(members))}) ORDER BY member_id, number",
            tuple(members),
        )
        for member, *leave in rows:
            found[member].append(Leave(*leave))
    return dict(found)


def begin(member: int, leave: Leave) -> list[Statement]:
    """Store a leave. Conflict if another process has stored one with this number."""
    return [
        (
            "INSERT INTO leaves (member_id, number, zone, starts_at, ends_at) VALUES (?, ?, ?, ?, ?)",
            (member, *leave),
        )
    ]


def end(member: int, number: int, at: int) -> list[Statement]:
    """Let a leave end at a time (ms UTC), unless it ends before."""
    return [
        (
            (
                "UPDATE leaves SET ends_at = CASE WHEN starts_at > ? THEN starts_at ELSE ? END "
                "WHERE member_id = ? AND number = ? AND ends_at > ?"
            ),
            (at, at, member, number, at),
        )
    ]
