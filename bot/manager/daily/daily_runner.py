"""What happens by itself with today's hand: sealing days, ending them, making puzzles ahead.

What is to be done follows from the rows, and every step may be repeated: of two processes that end a day, the
second one finds nothing to do.
"""

from typing import Final

from bot.manager.daily.daily import Daily
from bot.manager.daily.daily_errors import DailyRefused
from bot.manager.publishing.job_runner import JobRunner
from bot.manager.time.clock import Clock
from data.daily import hands, puzzles
from data.daily.days import begins_at, day_of, later
from data.db.database import Database

CLAIM_MS: Final = 60_000
"""The time of a process that ends a day; another one goes on afterwards."""
RETRY_MS: Final = 30_000
POLL_MS: Final = 15_000
"""How often each of several processes looks."""
PUZZLES_AHEAD: Final = 2
"""So many days ahead have a puzzle, as long as somebody plays."""
ASLEEP: Final = 3
"""After so many days without anybody, no puzzle is made ahead."""


class DailyRunner(JobRunner):
    """Looks at the days when something is due."""

    def __init__(self, database: Database, clock: Clock, daily: Daily) -> None:
        super().__init__(
            clock, "today's hand", retry_ms=RETRY_MS, poll_ms=POLL_MS if database.shared else None
        )
        self._db = database
        self._daily = daily
        self._ahead = self._midnight = 0
        """By how many ms the own clock is ahead of the one that counts; when the day ends."""

    async def serve_due(self, now: int) -> bool:
        """Seal days, end those that are due, and make puzzles; nothing is left afterwards."""
        counts = await self._daily.time()
        today = day_of(counts)
        self._ahead, self._midnight = now - counts, begins_at(later(today, 1))
        await self._daily.seal(today)
        for day in await hands.claim_due(self._db, counts, counts + CLAIM_MS):
            await self._daily.end(day, counts)
        await self._make_puzzles(today)
        return False

    async def next_due(self) -> int:
        """Return when a day begins or is to be ended next, in ms UTC."""
        due = await hands.next_due(self._db)
        return self._ahead + (self._midnight if due is None else min(due, self._midnight))

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
