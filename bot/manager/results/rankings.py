"""Rates finished matches, finds their milestones, checks the reliability of who sits down.

Rating is no part of a move: it runs in the background, and failures are logged and retried.
"""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from bot.manager.publishing.publisher import Publisher
from bot.manager.tables.match_effects import load_effects
from bot.manager.tables.table import Table, TableError, TableReason
from bot.manager.time.clock import Alarm, Clock
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.rankings.member_statistics import reliability
from data.rankings.ratings import Rater, just_ended, unrated

log = logging.getLogger(__name__)

RETRY_MS: Final = 30_000
"""When the database fails, rating is retried after this time."""
SHOWN_MS: Final = 2_000
"""A result shows what follows from it after this time, in an edit apart from the last move's."""
RECENT_MS: Final = 86_400_000
"""After a restart, results of matches within this time are updated when they are rated."""
JUST_ENDED_MS: Final = 600_000
"""The same for rated matches: the process may have died before their results showed it."""


class Rankings:
    """Rates matches. ``find`` returns a table by id, ``spawn`` starts a background task."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        publisher: Publisher,
        find: Callable[[str], Awaitable[Table]],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._db = database
        self._clock = clock
        self._publisher = publisher
        self._find = find
        self._spawn = spawn
        self._rater = Rater(database)
        self._waiting: dict[str, None] = {}
        self._rated: dict[str, Table] = {}
        self._retry: Alarm | None = None

    def start(self) -> None:
        """Rate matches that ended before the start and were not rated; show the last ones."""
        self._spawn(self._catch_up())

    async def look(self) -> None:
        """Rate matches that another process has ended but not rated. Raises StorageError."""
        if found := await unrated(self._db, since=self._clock.now() - RECENT_MS):
            self._waiting |= dict.fromkeys(found)
            self._spawn(self._rate())

    def stop(self) -> None:
        """Cancel the retry, and show ratings that wait for their edit."""
        self._cancel()
        self._show()

    def _cancel(self) -> None:
        if self._retry is not None:
            self._retry.cancel()

    def ended(self, table: Table) -> None:
        """Rate a match that has ended and been stored, and then show the ratings in its result."""
        self._waiting[table.id] = None
        self._spawn(self._rate())

    async def check(self, guild: int, member: int, asked: int) -> None:
        """Check that a member finishes ``asked`` percent of their matches, or has started none.

        Raises TableError (UNRELIABLE).
        """
        if not asked:
            return
        found = await reliability(self._db, guild, member)
        if found.percent < asked:
            raise TableError(
                TableReason.UNRELIABLE, asked=asked, started=found.started, finished=found.finished
            )

    async def _catch_up(self) -> None:
        try:
            found = await unrated(self._db, since=self._clock.now() - RECENT_MS)
            found += await just_ended(self._db, since=self._clock.now() - JUST_ENDED_MS)
        except StorageError as error:
            self._later(error)
            return
        self._waiting |= dict.fromkeys(found)
        await self._rate()

    async def _rate(self) -> None:
        try:
            await self._rater.rate()
            for table_id in tuple(self._waiting):
                await self._note(table_id)
                self._waiting.pop(table_id, None)
        except StorageError as error:
            self._later(error)

    async def _note(self, table_id: str) -> None:
        try:
            table = await self._find(table_id)
        except TableError:
            return  # a game that this program does not have
        await load_effects(self._db, table)
        self._rated[table_id] = table
        self._clock.call_at(self._clock.now() + SHOWN_MS, self._show)

    def _show(self) -> None:
        for table in self._rated.values():
            self._publisher.changed(table, stored=False)
        self._rated.clear()

    def _later(self, error: StorageError) -> None:
        log.log(log_level(error), "matches are rated later, in %d s: %s", RETRY_MS // 1_000, error)
        self._cancel()
        self._retry = self._clock.call_at(self._clock.now() + RETRY_MS, self.start)
