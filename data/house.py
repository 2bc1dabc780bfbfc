"""What the house remembers of itself, in one row."""

from data.database import Database, Statement

__all__ = ["note_commands", "stored_commands"]


async def stored_commands(db: Database) -> str | None:
    """Return the digest of the commands that Discord has; None: it was never told any."""
    rows = await db.read("SELECT commands FROM house")
    digest: str | None = rows[0][0] if rows else None
    return digest


def note_commands(digest: str) -> list[Statement]:
    """Store the digest of the commands that Discord has."""
    return [("UPDATE house SET commands = ?", (digest,))]
