"""Checks tables when a timer is due, and acts on expired deadlines."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.manager.play.match_runner import MatchRunner
from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import WAITS
from bot.manager.tables.deadlines import BETWEEN_MS, due_at
from bot.manager.tables.downtime import Downtime
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.manager.tables.table_store import TableStore
from bot.manager.tables.transitions import mark_warned, postpone
from bot.manager.time.clock import Alarm, Clock
from data.db.database import Database
from data.db.errors import StorageError
from data.ledger.ledger import LedgerRefusal
from data.tables import timers
from data.tables.row_types import Why
from engine.ai import fallback_action

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""Tables that are checked concurrently."""
HOPELESS_MS: Final = 3_600_000
"""A table that this program cannot play is not checked again for this time."""
RETRY_MS: Final = 5_000
"""When the database fails, automatic work is retried after this time."""
CLAIM_MS: Final = 3_000
"""With several processes, one claims a due table for this time; then another may."""


class Scheduler:
    """Checks tables when a timer is due; the caller of ``call_time`` holds the table's lock.

    The next check is a time in the table's record, and one alarm, for the earliest of all, queries the
    store. So no table has to be in memory for its time to run. With several processes there is no alarm:
    each polls (``look``) and claims due tables for a while, so that the work is done even if a process dies
    in the middle of it. ``take_up`` loads a table by its id.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        table_store: TableStore,
        match_runner: MatchRunner,
        downtime: Downtime,
        take_up: Callable[[str], Awaitable[Table]],
        let_play: Callable[[Table], None],
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._table_store = table_store
        self._match_runner = match_runner
        self._downtime = downtime
        self._take_up = take_up
        self._let_play = let_play
        self._alarm: Alarm | None = None
        self._alarm_at: int | None = None
        self._snoozed: dict[str, int] = {}
        """Tables that could not be handled, and until when they are not checked again."""
        self._active: set[str] = set()
        """Tables that are being handled."""
        self._claimed: dict[str, int] = {}
        """The claimed ones among them, and until when."""
        self._running: asyncio.Task[None] | None = None
        self._outage: tuple[int, int] | None = None
        """The period in which the store could not be read, while timers from it are still due."""
        self._outage_since: int | None = None
        self._stopped = False

    def stop(self) -> None:
        """Handle nothing any more."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()

    def watch(self, table: Table) -> None:
        """Set the alarm for a table's next check."""
        if table.wakes_at is not None and not self._db.shared:
            self._set_alarm(table.wakes_at)

    def try_again(self, table: Table) -> None:
        """Check a table again of which nothing could be stored."""
        if not self._db.shared:  # with several, whichever process reaches the database does
            self._snooze(table.id, RETRY_MS)

    def look(self) -> None:
        """Handle all due tables."""
        if self._running is None and not self._stopped:
            self._running = self._background.spawn(self._run_due())

    def _snooze(self, table_id: str, ms: int) -> None:
        self._snoozed[table_id] = self._clock.now() + ms
        self._set_alarm(self._snoozed[table_id])

    async def _postpone(self, table_id: str, ms: int) -> None:
        """Do not check a table that is being handled again for a while."""
        if not self._db.shared:
            self._snooze(table_id, ms)
        elif (claimed := self._claimed.get(table_id)) is not None:
            with suppress(StorageError):  # then it is due again when the claim expires
                await timers.postpone(self._db, table_id, claimed, self._clock.now() + ms)

    def _set_alarm(self, when: int) -> None:
        """Let the alarm ring at a time, or earlier."""
        if self._stopped or (self._alarm_at is not None and self._alarm_at <= when):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at, self._alarm = when, self._clock.call_at(when, self._ring)

    def _ring(self) -> None:
        self._alarm_at = self._alarm = None
        self.look()

    async def _run_due(self) -> None:
        """Handle due tables, up to AT_ONCE concurrently, until none is due."""
        try:
            while not self._stopped and (ready := await self._due(AT_ONCE - len(self._active))):
                for table_id in ready:
                    self._active.add(table_id)
                    self._background.spawn(self._handle(table_id))
        except StorageError as error:
            log.warning("due timers could not be read, retrying later: %s", error)
            if not self._db.shared:
                if self._outage_since is None:
                    self._outage_since = self._clock.now()
                self._set_alarm(self._clock.now() + RETRY_MS)
        finally:
            self._running = None

    async def _due(self, most: int) -> list[str]:
        """Return due tables; if there are none, set the alarm for the next."""
        if most <= 0:
            return []  # asked again when a table has been handled
        if self._db.shared:
            return await self._claim(most)
        rows = await timers.next_timers(self._db, most + len(self._snoozed) + len(self._active) + 1)
        now = self._clock.now()
        if self._outage_since is not None:
            self._outage, self._outage_since = (self._outage_since, now), None
        ready = [each for each, until in self._snoozed.items() if until <= now][:most]
        for table_id in ready:
            del self._snoozed[table_id]
        rows = [row for row in rows if row[0] not in {*self._snoozed, *self._active, *ready}]
        ready += [table_id for table_id, at in rows if at <= now]
        if not ready:
            self._outage = None
            for at in [*(at for _, at in rows[:1]), *self._snoozed.values()]:
                self._set_alarm(at)
        return ready[:most]

    async def _claim(self, most: int) -> list[str]:
        """Claim due tables for a while and return them."""
        now = self._clock.now()
        until = now + CLAIM_MS
        given = await timers.claim_due_tables(self._db, now, until, most)
        given = [table_id for table_id in given if table_id not in self._active]
        self._claimed |= dict.fromkeys(given, until)
        return given

    async def _handle(self, table_id: str) -> None:
        """Do whatever is due at a table."""
        try:
            table = await self._take_up(table_id)
            async with table.lock:
                if self._db.shared:
                    await self._table_store.refresh(table)
                if self._outage is not None and table.stalled_at is None:
                    self._excuse_outage(table, *self._outage)
                await self._expire(table)
                await self._store_next_check(table)
        except TableError as error:  # a game that this program does not have, or the database fails
            await self._postpone(
                table_id, RETRY_MS if error.reason is TableReason.NOT_STORED else HOPELESS_MS
            )
        except StorageError as error:
            log.warning("a due table was not handled, retrying later: %s", error, extra={"table": table_id})
            await self._postpone(table_id, RETRY_MS)
        except Exception:
            await self._postpone(table_id, RETRY_MS)
            raise
        finally:
            self._active.discard(table_id)
            self._claimed.pop(table_id, None)
            if not self._db.shared or len(self._active) == AT_ONCE - 1:
                self.look()

    def _excuse_outage(self, table: Table, since: int, until: int) -> None:
        """Extend a deadline that passed while the store could not be read."""
        if table.due_at is not None and since <= table.due_at <= until:
            table.stalled_at = since

    async def _expire(self, table: Table) -> None:
        now = self._clock.now()
        try:
            if table.status is Status.PAUSED:
                WAITS.set(True)
                await self._resume_or_end(table, now)
            if table.status is Status.BROKEN and table.deadline is not None and table.deadline <= now:
                await self._match_runner.end(table, why="idle")
            if table.untimed and table.deadline is None:
                await self._table_store.commit(table, postpone(table, now))
            if table.due_at is None or now < table.due_at:
                return
            await self.call_time(table)
            if short := table.clock.short(self._clock.now()):
                await self._table_store.commit(table, mark_warned(table, short))
            if table.deadline is not None and table.deadline <= now:
                await self._act_on_deadline(table)
        except LedgerRefusal:  # somebody cannot pay yet
            if table.ends_at is not None and table.ends_at <= now:
                await self._match_runner.end(table, why="idle")
            else:
                await self._postpone(table.id, BETWEEN_MS)
        except TableError as error:
            if error.reason is TableReason.NOT_STORED:
                self.try_again(table)

    async def _resume_or_end(self, table: Table, now: int) -> None:
        """Resume a paused table, or end it without a result if its time is over.

        Raises TableError (PAUSED).
        """
        try:
            await self._match_runner.resume_if_paused(table)
        except TableError as error:
            if error.reason is not TableReason.PAUSED or table.ends_at is None or now < table.ends_at:
                raise
            await self._match_runner.end(table, why="paused")

    async def _store_next_check(self, table: Table) -> None:
        """Store when a table must be checked next, if no change has stored it.

        That is the case if the check was too early or a computer is still to move. A table that is still
        due is left alone for a while.
        """
        now = self._clock.now()
        if self._db.shared:
            self._let_play(table)
            wakes_at = now + HOPELESS_MS if table.status is Status.BROKEN else due_at(table, now)
            if wakes_at is None or wakes_at > now:  # otherwise it is due again when the claim expires
                await timers.postpone(self._db, table.id, self._claimed[table.id], wakes_at)
            return
        if table.wakes_at is None or table.wakes_at > now or table.id in self._snoozed:
            return
        if table.status is Status.BROKEN:
            self._snooze(table.id, HOPELESS_MS)
            return
        self._let_play(table)
        table.wakes_at = due_at(table, now)
        await self._db.write(timers.set_due(table.id, table.wakes_at))
        if table.wakes_at is not None and table.wakes_at <= now:
            self._snooze(table.id, RETRY_MS)

    async def call_time(self, table: Table) -> None:
        """Let whoever has run out of time lose, at once and whatever the scores.

        docs/rules/rummy500.md 8.4. Raises TableError (STALE, NOT_STORED).
        """
        runs = table.clock.flag_at is not None or (
            table.due_at is not None and table.due_at <= self._clock.now()
        )
        if runs and await self._downtime.sure():
            await self._table_store.refresh(table)
        await self._table_store.credit_downtime(table)
        while fallen := table.clock.fallen(self._clock.now()):
            await self._match_runner.resign(table, fallen[0], why="timeout")

    async def _act_on_deadline(self, table: Table) -> None:
        """Do what follows from a deadline that has passed."""
        if table.status is Status.LOBBY:
            await self._match_runner.end(table)
        elif table.status is Status.PLAYING and table.deal is not None:
            if table.nobody_there:
                await self._match_runner.end(table)
            elif table.between_deals:
                await self._match_runner.deal(table)
            elif table.untimed:
                await self._match_runner.end(table, why="idle")
            else:
                await self._play_for_absent(table)

    async def _play_for_absent(self, table: Table) -> None:
        """Play the rest of the turn of everybody who let the time pass, by the fallback policy."""
        deal_no, actors = table.deal_no, table.actors
        for seat in actors:
            first = True
            while (
                table.deal is not None
                and table.deal_no == deal_no
                and seat in table.deal.actors
                and (first or table.deal.actors == actors)
                and not table.players[seat].automatic
            ):
                action = fallback_action(table.deal.view(seat))
                missed = not table.deal.asking and not _in_missed_turn(table, seat)
                await self._match_runner.move(table, seat, action, why=Why.TIMEOUT, missed=missed)
                first = False


def _in_missed_turn(table: Table, seat: int) -> bool:
    """Return whether this turn is counted as missed; a restart or failed write may split it."""
    last = table.news[-1] if table.news else None
    return last is not None and (last.deal, last.seat, last.why) == (table.deal_no, seat, Why.TIMEOUT)
