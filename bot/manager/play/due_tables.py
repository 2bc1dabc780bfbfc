"""Finds due tables for the scheduler: by a single alarm, or by claims among processes."""

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final, Protocol

from bot.manager.tables.deadlines import due_at
from bot.manager.tables.table import Status, Table
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.db.errors import StorageError
from data.tables import timers

HOPELESS_MS: Final = 3_600_000
"""A table that this program cannot play is not checked again for this time."""
RETRY_MS: Final = 5_000
"""When the database fails, what is due is tried again after this time."""
CLAIM_MS: Final = 3_000
"""Among several processes, a claimed table is given to no other for this time."""


class DueTables(Protocol):
    """Tells the scheduler which tables are due."""

    def stop(self) -> None:
        """Stop all timers."""

    def watch(self, table: Table) -> None:
        """Note when a table is due next."""

    def not_stored(self, table: Table) -> None:
        """Note that nothing could be stored of a table."""

    def unreadable(self) -> None:
        """Note that the store could not be read."""

    async def due(self, most: int, serving: Collection[str]) -> list[str]:
        """Return up to ``most`` due tables, the longest waiting first, but those being served.

        ``serving`` may change meanwhile. Raises StorageError.
        """

    async def leave(self, table_id: str, ms: int) -> None:
        """Leave a table that is being served alone for a while."""

    def outage(self) -> tuple[int, int] | None:
        """Return the last period without the store, if timers from it are still due."""

    async def settle(self, table: Table, let_play: Callable[[Table], None]) -> None:
        """Store when a served table is due next, where nothing was stored that says so.

        It may have been served too early, or a computer is still to move.
        """

    def served(self, table_id: str) -> bool:
        """Note that a table was served, and return whether to look for more at once."""


class Alarms:
    """One process: one alarm, for the earliest due table; no table has to be in memory."""

    def __init__(self, database: Database, clock: Clock, look: Callable[[], None]) -> None:
        self._db = database
        self._clock = clock
        self._alarm = EarliestAlarm(clock, look)
        self._resting: dict[str, int] = {}
        """Tables that could not be served, and until when they are left alone."""
        self._outage: tuple[int, int] | None = None
        self._unreadable_since: int | None = None

    def stop(self) -> None:
        """Cancel the alarm."""
        self._alarm.stop()

    def watch(self, table: Table) -> None:
        """Set the alarm for a table."""
        if table.wakes_at is not None:
            self._alarm.set(table.wakes_at)

    def not_stored(self, table: Table) -> None:
        """Serve a table again of which nothing could be stored."""
        self._rest(table.id, RETRY_MS)

    def unreadable(self) -> None:
        """Ask the store again later."""
        if self._unreadable_since is None:
            self._unreadable_since = self._clock.now()
        self._alarm.set(self._clock.now() + RETRY_MS)

    async def due(self, most: int, serving: Collection[str]) -> list[str]:
        """Return due tables; if there are none, set the alarm for the next."""
        while True:
            before = {*serving}
            rows = await timers.next_timers(self._db, most + len(self._resting) + len(serving) + 1)
            if before <= {*serving}:
                break
            # A table was served meanwhile: what was read may be older than its new time.
        now = self._clock.now()
        if self._unreadable_since is not None:
            self._outage, self._unreadable_since = (self._unreadable_since, now), None
        ready = [each for each, until in self._resting.items() if until <= now][:most]
        for table_id in ready:
            del self._resting[table_id]
        rows = [row for row in rows if row[0] not in {*self._resting, *serving, *ready}]
        ready += [table_id for table_id, at in rows if at <= now]
        if not ready:
            self._outage = None
            for at in [*(at for _, at in rows[:1]), *self._resting.values()]:
                self._alarm.set(at)
        return ready[:most]

    async def leave(self, table_id: str, ms: int) -> None:
        """Leave a table alone for a while."""
        self._rest(table_id, ms)

    def outage(self) -> tuple[int, int] | None:
        """Return the last period without the store, if timers from it are still due."""
        return self._outage

    async def settle(self, table: Table, let_play: Callable[[Table], None]) -> None:
        """Store when a served table is due next; what is still due is left alone for a while."""
        now = self._clock.now()
        if table.wakes_at is None or table.wakes_at > now or table.id in self._resting:
            return
        if table.status is Status.BROKEN:
            self._rest(table.id, HOPELESS_MS)
            return
        let_play(table)
        table.wakes_at = due_at(table, now)
        await self._db.write(timers.set_due(table.id, table.wakes_at))
        if table.wakes_at is not None and table.wakes_at <= now:
            self._rest(table.id, RETRY_MS)

    def served(self, table_id: str) -> bool:  # noqa: ARG002 - as every source
        """Look for more."""
        return True

    def _rest(self, table_id: str, ms: int) -> None:
        self._resting[table_id] = self._clock.now() + ms
        self._alarm.set(self._resting[table_id])


class Claims:
    """Several processes: each polls the store and claims due tables.

    If a process dies over a table, the claim expires and another process serves it.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._db = database
        self._clock = clock
        self._claimed: dict[str, int] = {}
        """Tables that are being served, and until when they are claimed."""

    def stop(self) -> None:
        """Do nothing: the poll loop ends."""

    def watch(self, table: Table) -> None:
        """Do nothing: the store is polled."""

    def not_stored(self, table: Table) -> None:
        """Do nothing: a process that reaches the database serves the table."""

    def unreadable(self) -> None:
        """Do nothing: the store is polled."""

    async def due(self, most: int, serving: Collection[str]) -> list[str]:
        """Claim tables that are due."""
        until = self._clock.now() + CLAIM_MS
        given = await timers.claim_due_tables(self._db, self._clock.now(), until, most)
        given = [table_id for table_id in given if table_id not in serving]
        self._claimed |= dict.fromkeys(given, until)
        return given

    async def leave(self, table_id: str, ms: int) -> None:
        """Postpone the check of a claimed table for all processes."""
        if (claimed := self._claimed.get(table_id)) is not None:
            with suppress(StorageError):  # then it is due again when the claim expires
                await timers.postpone(self._db, table_id, claimed, self._clock.now() + ms)

    def outage(self) -> tuple[int, int] | None:
        """Return None: only downtime of all processes counts (bot/manager/tables/downtime.py)."""
        return None

    async def settle(self, table: Table, let_play: Callable[[Table], None]) -> None:
        """Store when a served table is due next; if it still is, it is again after the claim."""
        now = self._clock.now()
        let_play(table)
        wakes_at = now + HOPELESS_MS if table.status is Status.BROKEN else due_at(table, now)
        if wakes_at is None or wakes_at > now:
            await timers.postpone(self._db, table.id, self._claimed[table.id], wakes_at)

    def served(self, table_id: str) -> bool:
        """Look for more only if the process was fully occupied; else the poll loop does."""
        self._claimed.pop(table_id, None)
        return False
