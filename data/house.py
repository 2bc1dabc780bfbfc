"""What the house remembers of itself, in one row."""

from data.database import Database, Statement

__all__ = ["note_commands", "served_until", "serves", "stored_commands"]


async def stored_commands(db: Database) -> str | None:
    """Return the digest of the commands that Discord has; None: it was never told any."""
    rows = await db.read("SELECT commands FROM house")
    digest: str | None = rows[0][0] if rows else None
    return digest


def note_commands(digest: str) -> list[Statement]:
    """Store the digest of the commands that Discord has."""
    return [("UPDATE house SET commands = ?", (digest,))]


def serves(at: int) -> list[Statement]:
    """Store that the program runs; time is later put off by what has passed since the last of these."""
    return [("UPDATE house SET served_until = ? WHERE only_row = 1", (at,))]


async def served_until(db: Database) -> int | None:
    """Return when the program was last known to run (ms UTC); None: never."""
    [(at,)] = await db.read("SELECT served_until FROM house")
    return int(at) or None
