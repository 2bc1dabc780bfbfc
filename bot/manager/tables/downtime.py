"""Extends deadlines by the time in which no process was running.

A single process does so at its start, for the time since it last ran. Of several processes that share a
database, each regularly notes that it is running; if none has for a while, one of them extends the
deadlines, however many come back at once. So time goes on when one of them starts, stops or dies.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.manager.tables.deadlines import (
    ASLEEP_MS,
    BETWEEN_MS,
    FRIENDS_MS,
    KEPT_MS,
    LOBBY_MS,
    OUT_OF_REACH_MS,
)
from bot.manager.time.clock import Clock
from data import installation
from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.tables import timers
from data.tournaments.store import note_downtime

log = logging.getLogger(__name__)

TOLD_MS: Final = 10_000
"""People are told of a downtime that was longer than this."""
AWAY_MS: Final = 5_000
"""With several processes, none was running if none has noted it for this time."""
SURE_MS: Final = 2_500
"""For this time after a check, a process assumes that no downtime has begun."""


class Downtime:
    """Detects and compensates downtime."""

    def __init__(self, database: Database, clock: Clock, *, shared: bool) -> None:
        self._db = database
        self._shared = shared
        self._clock = clock
        self._looking = asyncio.Lock()
        self._looked_at: int | None = None

    @property
    def resumed(self) -> bool:
        """Whether downtime has been compensated since this process started."""
        return self._looked_at is not None

    async def resume(self) -> None:
        """Compensate downtime once, before any deadline is read. Raises StorageError."""
        async with self._looking:
            if self._looked_at is None:
                await self._look()

    async def sure(self) -> bool:
        """Check for downtime of several processes before a deadline is acted on.

        Returns False if there is a single process or the last check is recent, otherwise True: deadlines
        may have been extended. Raises StorageError.
        """
        if not self._shared:
            return False
        async with self._looking:
            looked_at, now = self._looked_at, self._clock.now()
            if looked_at is not None and 0 <= now - looked_at < SURE_MS:
                return False
            await self._look()
            return True

    async def note(self) -> None:
        """Compensate downtime, then note that this process is running. Raises StorageError."""
        if not self._shared:
            await self._db.write(installation.note_served(self._clock.now()))
            return
        async with self._looking:
            await self._look()
        now = self._clock.now()
        await installation.extend_served(self._db, now, since=now - AWAY_MS)

    async def leave(self, unit: Sequence[Statement]) -> None:
        """Store ``unit``, and note that this process stops. Raises StorageError."""
        now = self._clock.now()
        if self._shared:  # what others have noted stays
            await self._db.write(unit)
            await installation.extend_served(self._db, now, since=now - AWAY_MS)
        elif self.resumed:  # otherwise the downtime is not compensated yet and goes on
            await self._db.write([*unit, *installation.note_served(now)])
        else:
            await self._db.write(unit)

    async def _look(self) -> None:
        now, last = self._clock.now(), await installation.served_until(self._db)
        by = now - (last or 0)
        shared = self._shared
        if last is None and shared:
            await self._take_over(0, now, [])
        elif last is not None and (by > AWAY_MS if shared else by):
            later = timers.credit_downtime(
                by,
                now=now,
                notify=shared or abs(by) > TOLD_MS,  # the copies of other processes must be refreshed
                lobby_ms=LOBBY_MS,
                between_ms=BETWEEN_MS,
                asleep_ms=ASLEEP_MS,
                paused_ms=OUT_OF_REACH_MS,
                kept_ms=KEPT_MS,
                friends_ms=FRIENDS_MS,
            )
            later += note_downtime(by if abs(by) > TOLD_MS else 0, now)
            await self._take_over(last, now, later)
        self._looked_at = now

    async def _take_over(self, last: int, now: int, later: Sequence[Statement]) -> None:
        try:
            await self._db.write([*installation.note_takeover(last, now), *later])
        except Conflict:
            log.info("another process has compensated the downtime")
