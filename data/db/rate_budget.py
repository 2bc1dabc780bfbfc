"""What all processes together may ask of Discord: requests a second, and messages in a channel.

Each request takes its turn by one statement, which tells how long it has to wait for it, or that the wait
would be too long: then it has taken nothing.
"""

# ruff: noqa: S608 - pieces of our own texts are put together; values are parameters

from typing import Final

from data.db.database import Database

_LATER: Final = "CASE WHEN limits.tat > ? THEN limits.tat ELSE CAST(? AS BIGINT) END"


async def reserve_slot(db: Database, key: str, now: int, *, gap: int, slack: int, most: int) -> int:
    """Take the next turn of those that come every ``gap`` ms, or in a burst up to ``slack`` ms ahead of that
    (all ms UTC). Return how many ms to wait for it; less than 0: more than ``most`` ms it would be, and it is
    not taken: ask again after the amount.
    """
    rows = await db.soft(
        "INSERT INTO limits (key, tat, used) VALUES (?, ?, 0) ON CONFLICT (key) DO UPDATE "
        f"SET tat = {_LATER} + ? WHERE limits.tat <= ? RETURNING tat",
        (key, now + gap, now, now, gap, now + slack + most),
    )
    if rows:
        return max(0, int(rows[0][0]) - gap - slack - now)
    [(tat,)] = await db.read("SELECT tat FROM limits WHERE key = ?", (key,))
    return min(-1, now + slack - int(tat))


async def reserve_in_window(db: Database, key: str, now: int, *, window: int, most: int) -> int:
    """Take one of the ``most`` requests that fit in a window of so many ms, which begins with the first of
    them: so Discord counts, too. Return when the window ends (ms UTC), or how many ms to wait before asking
    again, as a number less than 0.
    """
    rows = await db.soft(
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
    """Have a window end at this time (ms UTC) and not before, with so many requests used at least."""
    await db.soft(
        "UPDATE limits SET tat = ?, used = CASE WHEN used < ? THEN ? ELSE used END WHERE key = ? AND tat < ?",
        (until, used, used, key, until),
    )


async def hold_back(db: Database, key: str, until: int) -> None:
    """Let no turn come before a time: Discord has said so."""
    await db.soft(
        "INSERT INTO limits (key, tat, used) VALUES (?, ?, 0) ON CONFLICT (key) DO UPDATE "
        "SET tat = excluded.tat WHERE limits.tat < excluded.tat",
        (key, until),
    )


async def drop_windows(db: Database, now: int) -> None:
    """Delete what does not limit anything any more."""
    await db.soft("DELETE FROM limits WHERE tat < ?", (now - 60_000,))
