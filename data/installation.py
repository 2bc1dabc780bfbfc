"""What the house remembers of itself, in one row."""

from data.db.database import Database, Statement

_JUST_MS = 500


async def stored_commands(db: Database) -> str | None:
    """Return the digest of the commands that Discord has; None: it was never told any."""
    rows = await db.read("SELECT commands FROM house")
    digest: str | None = rows[0][0] if rows else None
    return digest


def note_commands(digest: str) -> list[Statement]:
    """Store the digest of the commands that Discord has."""
    return [("UPDATE house SET commands = ?", (digest,))]


def note_served(at: int) -> list[Statement]:
    """Store that the program runs; time is later put off by what has passed since the last of these."""
    return [("UPDATE house SET served_until = ? WHERE only_row = 1", (at,))]


async def served_until(db: Database) -> int | None:
    """Return when the program was last known to run (ms UTC); None: never."""
    [(at,)] = await db.read("SELECT served_until FROM house")
    return int(at) or None


async def extend_served(db: Database, at: int, *, since: int) -> None:
    """Store for several processes that one of them runs; nothing where none was known to run ``since``: what
    follows from that comes first; and nothing where another has just stored it.
    """
    await db.soft(
        "UPDATE house SET served_until = ? WHERE only_row = 1 AND served_until BETWEEN ? AND ?",
        (at, since, at - _JUST_MS),
    )


def note_takeover(last: int, at: int) -> list[Statement]:
    """Store that the program runs, whose last known time was ``last``: Conflict if somebody else came first,
    since there is no time then that may be stored.
    """
    return [
        (
            (
                "UPDATE house SET served_until = CASE WHEN served_until = ? THEN CAST(? AS BIGINT) END "
                "WHERE only_row = 1"
            ),
            (last, at),
        )
    ]
