"""What is stored about the installation itself, in one row."""

from data.db.database import Database, Statement

_JUST_MS = 500


async def stored_commands(db: Database) -> str | None:
    """Return the digest of the commands registered at Discord; None: none were registered yet."""
    rows = await db.read("SELECT commands FROM house")
    digest: str | None = rows[0][0] if rows else None
    return digest


def note_commands(digest: str) -> list[Statement]:
    """Store the digest of the commands registered at Discord."""
    return [("UPDATE house SET commands = ?", (digest,))]


def note_served(at: int) -> list[Statement]:
    """Store that the program runs; the next downtime is counted from the last of these."""
    return [("UPDATE house SET served_until = ? WHERE only_row = 1", (at,))]


async def served_until(db: Database) -> int | None:
    """Return when the program was last known to run (ms UTC); None: never."""
    [(at,)] = await db.read("SELECT served_until FROM house")
    return int(at) or None


async def extend_served(db: Database, at: int, *, since: int) -> None:
    """Store that one of several processes runs.

    Does nothing if none was known to run at ``since`` (downtime must be credited first), or if another
    process has just stored the same.
    """
    await db.write_relaxed(
        "UPDATE house SET served_until = ? WHERE only_row = 1 AND served_until BETWEEN ? AND ?",
        (at, since, at - _JUST_MS),
    )


def note_takeover(last: int, at: int) -> list[Statement]:
    """Store that the program runs, if its last known time is still ``last``.

    Violates NOT NULL, so Conflict is raised, if another process came first.
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
