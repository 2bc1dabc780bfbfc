"""The heartbeat of a running bot; it touches a file for other processes.

`/health` uses the heartbeat itself; `bot.run.monitoring.heartbeat_file` reads the file. A bot that
hangs, has lost the gateway or cannot store data stops beating.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

from bot.run.monitoring.heartbeat_file import STALE
from data.db.database import OpenDatabase

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two beats."""

SOON = 1.0
"""Seconds until the next attempt while the bot is not alive."""

STORED = 30.0
"""Seconds without a commit until the database counts as failing; the bot commits every five."""


class Heartbeat:
    """Beats while ``alive()`` is true, and touches ``file`` at each beat.

    ``alive`` is called on the event loop.
    """

    def __init__(self, alive: Callable[[], bool], file: Path | None = None) -> None:
        self._alive = alive
        self._file = file
        self._last: float | None = None
        self._untouchable = False

    @property
    def age(self) -> float | None:
        """Seconds since the last beat; None before the first."""
        return None if self._last is None else time.monotonic() - self._last

    @property
    def is_beating(self) -> bool:
        """Whether the last beat is recent."""
        return (age := self.age) is not None and age <= STALE

    def beat(self) -> bool:
        """Beat if the bot is alive; return whether it is."""
        if not self._alive():
            return False
        self._last = time.monotonic()
        if self._file is not None:
            try:
                self._file.touch()
            except OSError as error:  # go on; readers of the file will find it stale
                if not self._untouchable:
                    log.warning(
                        "the heartbeat file %s cannot be touched (%s): the bot is taken for dead",
                        self._file,
                        error.strerror,
                    )
                self._untouchable = True
            else:
                self._untouchable = False
        return True

    async def keep_beating(self) -> None:
        """Beat until cancelled."""
        while True:
            pause = EVERY if self.beat() else SOON
            await asyncio.sleep(pause)


def is_storing(database: OpenDatabase) -> bool:
    """Return whether a recent commit succeeded and none has failed since."""
    written = database.write_metrics
    return written.last is not None and not written.failing and time.monotonic() - written.last <= STORED
