"""A new SQLite database, made once by each process: to bring its schema up to date takes ten times as long as
to open it.
"""

from pathlib import Path

from data.db.connection import open_database

_MADE: list[bytes] = []


async def lay_out(path: Path) -> None:
    """Put a database with the schema of today and nothing in it where there is no file yet."""
    if path.exists():
        return
    if _MADE:
        path.write_bytes(_MADE[0])
        return
    await (await open_database(f"sqlite:///{path}")).close()
    _MADE.append(path.read_bytes())
