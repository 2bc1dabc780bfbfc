"""The outbox: tables whose messages in Discord do not show the newest stored version yet."""

from typing import Final

from data.db.database import Database, Statement


async def pending_tables(db: Database) -> list[str]:
    """Return the tables with outdated messages, those with the earliest timers first."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE version > shown "
        "ORDER BY CASE WHEN due_at IS NULL THEN 1 ELSE 0 END, due_at, table_id"
    )
    return [table_id for (table_id,) in rows]


_MARK: Final = (
    "UPDATE tables SET shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END, "
    "pub_until = CASE WHEN pub_by IS NULL THEN 0 ELSE pub_until END WHERE status IN ('lobby', 'playing') AND "
)
"""A process that is publishing notices it, as by ``data.tables.publish_leases.mark_unknown``."""


def mark_guild(guild_id: int) -> list[Statement]:
    """Store that the messages of a guild's tables are outdated, since they look otherwise now.

    A paused table is shown again when it resumes.
    """
    return [(f"{_MARK}guild_id = ?", (guild_id,))]


def mark_member(member_id: int) -> list[Statement]:
    """Store that the messages of a member's tables are outdated, as ``mark_guild``."""
    seated = "table_id IN (SELECT s.table_id FROM seats s WHERE s.member_id = ?)"
    return [(f"{_MARK}{seated}", (member_id,))]


def note_shown(
    table_id: str, version: int | None, board: str | None, hands: dict[int, str | None]
) -> list[Statement]:
    """Store which version a table's messages show (None: unchanged), and their digests.

    ``board``: the digest of the board's page; ``hands``: those of the hand panels, by seat.
    """
    unit: list[Statement] = [
        (
            "UPDATE tables SET shown = coalesce(?, shown), message_digest = ? WHERE table_id = ?",
            (version, board, table_id),
        )
    ]
    unit += [
        ("UPDATE seats SET hand_digest = ? WHERE table_id = ? AND seat = ?", (digest, table_id, seat))
        for seat, digest in hands.items()
    ]
    return unit


def keep_shown(table_id: str) -> list[Statement]:
    """Store that a unit changes nothing that messages show.

    It follows the fence, and holds if they were up to date and nobody is sending. Otherwise the messages
    would be looked at, and what was put off be done early.
    """
    return [
        (
            "UPDATE tables SET shown = version WHERE table_id = ? AND shown = version - 1 AND pub_by IS NULL",
            (table_id,),
        )
    ]
