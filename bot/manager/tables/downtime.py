"""When somebody serves: what ran out while nobody did is given back.

A single program makes up at its start for the time since it last ran. Of several that share a database each
notes now and then that somebody serves; where nobody has for a while, however many come back at once, one of
them puts off what is timed. So time goes on when one of them starts, stops or dies.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.manager.tables.deadlines import ASLEEP_MS, BETWEEN_MS, KEPT_MS, LOBBY_MS, OUT_OF_REACH_MS
from bot.manager.time.clock import Clock
from data import installation
from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.tables import timers

log = logging.getLogger(__name__)

TOLD_MS: Final = 10_000
"""People are told of an absence that was longer than this."""
AWAY_MS: Final = 5_000
"""Where several may serve, nobody did if nothing was noted for so long."""
SURE_MS: Final = 2_500
"""So long after it was looked, a program takes it that somebody serves."""


class Downtime:
    """Knows whether somebody has served up to now."""

    def __init__(self, database: Database, clock: Clock, *, shared: bool) -> None:
        self._db = database
        self._shared = shared
        self._clock = clock
        self._looking = asyncio.Lock()
        self._looked_at: int | None = None

    @property
    def resumed(self) -> bool:
        """Whether the time in which nobody served has been made up for since this program began."""
        return self._looked_at is not None

    async def resume(self) -> None:
        """Make up for time in which nobody served, once, before anything is read that is timed. Raises
        StorageError.
        """
        async with self._looking:
            if self._looked_at is None:
                await self._look()

    async def sure(self) -> bool:
        """Before time is called, make up for time in which none of several programs served, unless that has
        just been done; say whether it may have been done now. Raises StorageError.
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
        """Store that somebody serves; before that, make up for time in which nobody did. Raises
        StorageError.
        """
        if not self._shared:
            await self._db.write(installation.note_served(self._clock.now()))
            return
        async with self._looking:
            await self._look()
        now = self._clock.now()
        await installation.extend_served(self._db, now, since=now - AWAY_MS)

    async def leave(self, unit: Sequence[Statement]) -> None:
        """Store that this program serves no more, with what else there is to store. Raises StorageError."""
        now = self._clock.now()
        if self._shared:  # what others have noted stands
            await self._db.write(unit)
            await installation.extend_served(self._db, now, since=now - AWAY_MS)
        elif self.resumed:  # else nobody has been served, and the time away goes on
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
                notify=shared or abs(by) > TOLD_MS,  # else the copies of others would not hear of it
                lobby_ms=LOBBY_MS,
                between_ms=BETWEEN_MS,
                asleep_ms=ASLEEP_MS,
                paused_ms=OUT_OF_REACH_MS,
                kept_ms=KEPT_MS,
            )
            await self._take_over(last, now, later)
        self._looked_at = now

    async def _take_over(self, last: int, now: int, later: Sequence[Statement]) -> None:
        try:
            await self._db.write([*installation.note_takeover(last, now), *later])
        except Conflict:
            log.info("another program has made up for the time in which nobody served")
