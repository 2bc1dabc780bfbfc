"""What happens by itself with today's hand: sealing days, ending them, making puzzles ahead.

What is to be done follows from the rows, and every step may be repeated: of two processes that end a day, the
second one finds nothing to do.
"""

import logging
from typing import Final

from bot.manager.daily.daily import Daily
from bot.manager.daily.daily_errors import DailyRefused
from bot.manager.publishing.background import Background
from bot.manager.tables.table import TableError
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.clock import Clock
from data.daily import hands, puzzles
from data.daily.days import begins_at, day_of, later
from data.db.database import Database
from data.db.errors import StorageError, log_level

log = logging.getLogger(__name__)

CLAIM_MS: Final = 60_000
"""The time of a process that ends a day; another one goes on afterwards."""
RETRY_MS: Final = 30_000
LOOK_MS: Final = 15_000
"""How often each of several processes looks."""
PUZZLES_AHEAD: Final = 2
"""So many days ahead have a puzzle, as long as somebody plays."""
ASLEEP: Final = 3
"""After so many days without anybody, no puzzle is made ahead."""


class DailyRunner:
    """Looks at the days when something is due."""

    def __init__(self, database: Database, clock: Clock, background: Background, daily: Daily) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._daily = daily
        self._alarm = EarliestAlarm(clock, self.start)
        self._next_look = 0
        self._looking = self._stopped = False

    def start(self) -> None:
        """Look now, and from now on whenever something is due."""
        self._background.spawn(self.look())

    def stop(self) -> None:
        """Look at nothing any more."""
        self._stopped = True
        self._alarm.stop()

    async def look(self) -> None:
        """Do what is due. Raises StorageError where the database is polled."""
        now = self._clock.now()
        if self._stopped or self._looking or (self._db.shared and now < self._next_look):
            return
        self._looking, self._next_look, again = True, now + LOOK_MS, now + RETRY_MS
        try:
            again = await self._do()
        except (StorageError, TableError) as error:
            if self._db.shared and isinstance(error, StorageError):
                raise
            log.log(log_level(error), "today's hand is looked at again soon: %s", error)
        finally:
            self._looking = False
            if not self._db.shared:
                self._alarm.set(max(again, self._clock.now() + 1))

    async def _do(self) -> int:
        """Do what is due, and return when to look again, in ms UTC."""
        now = await self._daily.time()
        today = day_of(now)
        await self._daily.seal(today)
        for day in await hands.claim_due(self._db, now, now + CLAIM_MS):
            await self._daily.end(day, now)
        await self._make_puzzles(today)
        due = await hands.next_due(self._db)
        midnight = begins_at(later(today, 1))
        # The clock of this process may be ahead of the one that counts.
        return self._clock.now() - now + (midnight if due is None else min(due, midnight))

    async def _make_puzzles(self, today: str) -> None:
        if not await hands.is_awake(self._db, later(today, -ASLEEP)):
            return
        for number in range(1, PUZZLES_AHEAD + 1):
            day = later(today, number)
            if not await puzzles.has_puzzle(self._db, day):
                try:
                    await self._daily.make_puzzle(day, late=False)
                except DailyRefused:
                    return
