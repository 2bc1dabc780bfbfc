"""The heart of a running bot, and a file that is touched as it beats, so that another process can tell.

The image's health check reads the file (`python -m bot doctor --quick`), and `/health` asks the heart itself:
a bot that hangs, has lost the gateway or cannot store anything stops beating.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

from data.db.database import OpenDatabase

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two beats."""

SOON = 1.0
"""Seconds until it is looked again whether a bot is alive that was not."""

STALE = 60.0
"""Seconds after which a heart counts as stopped; a resumed gateway connection takes less."""


STORED = 30.0
"""Seconds after which a database in which nothing was stored counts as one that stores nothing: the house
notes the time every five.
"""


class Heartbeat:
    """Beats while the bot is ``alive``, which is asked on the event loop; ``file`` is touched as it does."""

    def __init__(self, alive: Callable[[], bool], file: Path | None = None) -> None:
        self._alive = alive
        self._file = file
        self._last: float | None = None

    @property
    def age(self) -> float | None:
        """Seconds since the last beat; None if there was none."""
        return None if self._last is None else time.monotonic() - self._last

    @property
    def well(self) -> bool:
        """Whether it has beaten lately."""
        return (age := self.age) is not None and age <= STALE

    def beat(self) -> bool:
        """Beat if the bot is alive; say whether it is."""
        if not self._alive():
            return False
        self._last = time.monotonic()
        if self._file is not None:
            try:
                self._file.touch()
            except OSError as error:  # the heart goes on; who looks at the file finds that it is old
                log.warning("the heartbeat file %s cannot be touched (%s)", self._file, error.strerror)
        return True

    async def keep_beating(self) -> None:
        """Beat until cancelled."""
        while True:
            pause = EVERY if self.beat() else SOON
            await asyncio.sleep(pause)


def stores(database: OpenDatabase) -> bool:
    """Say whether something has been stored lately, and nothing failed to be since."""
    written = database.write_metrics
    return written.last is not None and not written.failing and time.monotonic() - written.last <= STORED


def age(file: Path) -> float | None:
    """Seconds since the last beat that touched a file, or until it where the clock was set back since; None
    if there was none.
    """
    try:
        return abs(time.time() - file.stat().st_mtime)
    except FileNotFoundError:
        return None
