"""A file that is touched for as long as the bot is connected, so that another process can tell.

The image's health check reads it (`python -m bot doctor --quick`): a bot that hangs, or has lost the
gateway, stops touching it.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

__all__ = ["STALE", "age", "beat", "keep_beating"]

EVERY = 15.0
"""Seconds between two beats."""

STALE = 60.0
"""Seconds after which a heart counts as stopped; a resumed gateway connection takes less."""


def beat(file: Path, alive: Callable[[], bool]) -> bool:
    """Touch `file` if the bot is alive; says whether it is."""
    if not alive():
        return False
    file.touch()
    return True


async def keep_beating(file: Path, alive: Callable[[], bool]) -> None:
    """Beat until cancelled. `alive` is asked on the event loop: whether the gateway is connected."""
    while True:
        beat(file, alive)
        await asyncio.sleep(EVERY)


def age(file: Path) -> float | None:
    """Seconds since the last beat, or until it where the clock was set back since; None if there was none."""
    try:
        return abs(time.time() - file.stat().st_mtime)
    except FileNotFoundError:
        return None
