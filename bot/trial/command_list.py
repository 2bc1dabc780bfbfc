"""Comparison of this version's commands with those registered with Discord."""

import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bot.manager.time.clock import WallClock
from bot.run.client import Cardroom
from bot.run.command_registration import ENTRY_POINT, translated
from bot.workers.ai_jobs import AiJobs
from data.db.connection import open_database

_Shape = tuple[Any, ...]


async def wanted() -> list[dict[str, Any]]:
    """Return the commands that this version would register; nothing is registered."""
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite:///{Path(folder) / 'empty.sqlite3'}")
        try:
            bot = Cardroom(database, WallClock(), AiJobs(0), stand_in=True)
            await bot.load_cogs()
            return await translated(bot.tree)
        finally:
            await database.close()


def compared(there: Iterable[Any], wanted: Iterable[Any]) -> tuple[int, int, int]:
    """Return how many wanted commands are missing, how many others exist, and how many differ.

    Only what users see is compared. An Entry Point command is Discord's, and stays.
    """
    had = {
        (each.get("type", 1), each["name"]): _shape(each) for each in there if each.get("type") != ENTRY_POINT
    }
    mine = {(each.get("type", 1), each["name"]): _shape(each) for each in wanted}
    differ = sum(had[name] != shape for name, shape in mine.items() if name in had)
    return len(mine.keys() - had.keys()), len(had.keys() - mine.keys()), differ


def _shape(command: Any) -> _Shape:
    """Return the parts of a command that Discord returns unchanged."""
    return (
        command["name"],
        command.get("description", ""),
        bool(command.get("required", False)),
        tuple(_shape(option) for option in command.get("options") or ()),
    )
