"""The rate limits that all processes share: requests a second, and messages in a channel.

Each reservation is one statement. It returns how long to wait, or that the wait would be too long, in which
case nothing is reserved.
"""

# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from typing import Final

from data.db.database import Database

_LATER: Final = "CASE WHEN limits.tat > ? THEN limits.tat ELSE CAST(? AS BIGINT) END"


async def reserve_slot(db: Database, key: str, now: int, *, gap: int, slack: int, most: int) -> int:
    """Reserve the next slot of a rate limiter that allows one every ``gap`` ms (GCRA).

    A burst may run ``slack`` ms ahead of that. ``now`` is in ms UTC. Return how many ms to wait for the
    slot; a negative number if that would be more than ``most`` ms: nothing is reserved, ask again after
    that many ms.
    """
    rows = await db.write_relaxed(
        "INSERT INTO limits (key, tat, used) VALUES (?, ?, 0) ON CONFLICT (key) DO UPDATE "
        f"SET tat = {_LATER} + ? WHERE limits.tat <= ? RETURNING tat",
        (key, now + gap, now, now, gap, now + slack + most),
    )
    if rows:
        return max(0, int(rows[0][0]) - gap - slack - now)
    [(tat,)] = await db.read("SELECT tat FROM limits WHERE key = ?", (key,))
    return min(-1, now + slack - int(tat))


async def reserve_in_window(db: Database, key: str, now: int, *, window: int, most: int) -> int:
    """Reserve one of ``most`` requests in a window of ``window`` ms.

    The window starts at its first request, as Discord counts. Return when it ends (ms UTC); if it is full,
    a negative number: how many ms to wait before asking again.
    """
    rows = await db.write_relaxed(
        "INSERT INTO limits (key, tat, used) VALUES (?, ?, 1) ON CONFLICT (key) DO UPDATE "
        "SET used = CASE WHEN limits.tat <= ? THEN 1 ELSE limits.used + 1 END, "
        "tat = CASE WHEN limits.tat <= ? THEN excluded.tat ELSE limits.tat END "
        "WHERE limits.tat <= ? OR limits.used < ? RETURNING tat",
        (key, now + window, now, now, now, most),
    )
    if rows:
        return int(rows[0][0])
    found = await db.read("SELECT tat FROM limits WHERE key = ?", (key,))
    return min(-1, now - int(found[0][0])) if found else -1


async def lengthen(db: Database, key: str, until: int, *, used: int = 0) -> None:
    """Extend a window to ``until`` (ms UTC) at least, with at least ``used`` requests used."""
    await db.write_relaxed(
        "UPDATE limits SET tat = ?, used = CASE WHEN used < ? THEN ? ELSE used END WHERE key = ? AND tat < ?",
        (until, used, used, key, until),
    )


async def hold_back(db: Database, key: str, until: int) -> None:
    """Reserve nothing before ``until`` (ms UTC), because Discord said so."""
    await db.write_relaxed(
        "INSERT INTO limits (key, tat, used) VALUES (?, ?, 0) ON CONFLICT (key) DO UPDATE "
        "SET tat = excluded.tat WHERE limits.tat < excluded.tat",
        (key, until),
    )


async def drop_windows(db: Database, now: int) -> None:
    """Delete the limits that have expired."""
    await db.write_relaxed("DELETE FROM limits WHERE tat < ?", (now - 60_000,))
