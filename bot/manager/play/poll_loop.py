"""What a program does once a second where several share a database: whatever is due, or owed, or has changed,
and that nobody else sees to.

Nothing is handed over: who starts joins in, who stops or dies is missed by nobody.
"""

import logging
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
from data.db.errors import StorageError
from data.tables import interaction_tokens

log = logging.getLogger(__name__)

EVERY_MS: Final = 1_000
SPREAD: Final = 0.3
"""A round comes by so much earlier or later, so that not all programs make theirs at once."""
RATED_MS: Final = 5_000
"""How often it is looked whether a match has ended and nobody has rated it."""
TIDIED_MS: Final = 60_000
"""How often what has lapsed is deleted."""


class PollLoop:
    """Makes the rounds; ``chance`` spreads them."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        hours: Downtime,
        timekeeper: Scheduler,
        publisher: Publisher,
        rankings: Rankings,
        members: Preferences,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._downtime = hours
        self._scheduler = timekeeper
        self._publisher = publisher
        self._rankings = rankings
        self._members = members
        self._chance = chance
        self._alarm: Alarm | None = None
        self._rates_at = self._tidies_at = 0
        self._blind = self._stopped = False

    def begin(self) -> None:
        """Make the first round now, and go on."""
        self._db.listen(self._heard)
        self._go()

    def stop(self) -> None:
        """Make no round any more."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()

    def _heard(self, what: str) -> None:
        self._members.heard(what)
        self._background.spawn(self._members.freshen(self._clock.now()))

    def _go(self) -> None:
        self._background.spawn(self._round())

    async def _round(self) -> None:
        now = self._clock.now()
        try:
            await self._downtime.note()  # first: what is due may not be, if nobody has served
            self._scheduler.look()
            await self._publisher.publish_pending()
            await self._members.freshen(now)
            if now >= self._rates_at:
                self._rates_at = now + RATED_MS
                await self._rankings.look()
            if now >= self._tidies_at:
                self._tidies_at = now + TIDIED_MS
                await interaction_tokens.drop_presses(self._db, now)
                await rate_budget.drop_windows(self._db, now)
        except StorageError as error:
            if not self._blind:
                log.warning("what is due could not be read, which is tried again: %s", error)
            self._blind = True
        else:
            self._blind = False
        finally:
            if not self._stopped:
                wait = round(EVERY_MS * self._chance.uniform(1 - SPREAD, 1 + SPREAD))
                self._alarm = self._clock.call_at(max(now + wait, self._clock.now()), self._go)
