"""An empty SQLite database, created once per process.

Running all migrations takes ten times as long as opening the database.
"""

import logging
from pathlib import Path

from data.db.connection import open_database

_MADE: list[bytes] = []


async def lay_out(path: Path) -> None:
    """Create an empty database with the current schema, unless the file exists."""
    if path.exists():
        return
    if _MADE:
        path.write_bytes(_MADE[0])
        return
    disabled = logging.root.manager.disable
    logging.disable(logging.INFO)  # else the log of the first test of a process is another one
    try:
        await (await open_database(f"sqlite:///{path}")).close()
    finally:
        logging.disable(disabled)
    _MADE.append(path.read_bytes())
