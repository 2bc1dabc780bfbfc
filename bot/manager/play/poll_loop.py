"""Polls the shared database for due timers, outdated messages and changed settings.

Every process polls once a second and takes what no other has taken, so nothing is handed over when one
starts, stops or dies.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Final

from bot.manager.play.scheduler import Scheduler
from bot.manager.publishing.background import Background
from bot.manager.publishing.publisher import Publisher
from bot.manager.results.rankings import Rankings
from bot.manager.tables.downtime import Downtime
from bot.manager.tables.preferences import Preferences
from bot.manager.time.clock import Alarm, Clock
from data.db import rate_budget
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.tables import interaction_tokens

log = logging.getLogger(__name__)

EVERY_MS: Final = 1_000
SPREAD: Final = 0.3
"""Polls are shifted by up to this fraction, so that processes do not poll at the same time."""
RATED_MS: Final = 5_000
"""How often to look for ended matches that are not rated."""
TIDIED_MS: Final = 60_000
"""How often expired rows are deleted."""


class PollLoop:
    """Polls the database; ``chance`` spreads the polls.

    ``looks``: what else looks for work at each poll; they may raise StorageError.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        downtime: Downtime,
        scheduler: Scheduler,
        publisher: Publisher,
        rankings: Rankings,
        members: Preferences,
        looks: Sequence[Callable[[], Awaitable[None]]],
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._downtime = downtime
        self._scheduler = scheduler
        self._publisher = publisher
        self._rankings = rankings
        self._members = members
        self._looks = looks
        self._chance = chance
        self._alarm: Alarm | None = None
        self._next_rating_at = self._next_cleanup_at = 0
        self._failing = self._stopped = False

    def begin(self) -> None:
        """Poll now and regularly from now on."""
        self._db.listen(self._settings_changed)
        self._start_poll()

    def stop(self) -> None:
        """Stop polling."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()

    def _settings_changed(self, what: str) -> None:
        self._members.heard(what)
        self._background.spawn(self._members.freshen(self._clock.now()))

    def _start_poll(self) -> None:
        self._background.spawn(self._poll())

    async def _poll(self) -> None:
        now = self._clock.now()
        try:
            await self._downtime.note()  # first: it may extend deadlines
            self._scheduler.look()
            await self._publisher.publish_pending()
            await self._members.freshen(now)
            for look in self._looks:
                await look()
            if now >= self._next_rating_at:
                self._next_rating_at = now + RATED_MS
                await self._rankings.look()
            if now >= self._next_cleanup_at:
                self._next_cleanup_at = now + TIDIED_MS
                await interaction_tokens.drop_presses(self._db, now)
                await rate_budget.drop_windows(self._db, now)
        except StorageError as error:
            if not self._failing:
                log.log(log_level(error), "polling failed and is repeated every second: %s", error)
            self._failing = True
        else:
            self._failing = False
        finally:
            if not self._stopped:
                wait = round(EVERY_MS * self._chance.uniform(1 - SPREAD, 1 + SPREAD))
                self._alarm = self._clock.call_at(max(now + wait, self._clock.now()), self._start_poll)
