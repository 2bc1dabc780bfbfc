"""Checks tables when a timer is due, and acts on expired deadlines."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.manager.play.due_tables import HOPELESS_MS, RETRY_MS, Alarms, Claims, DueTables
from bot.manager.play.match_runner import MatchRunner
from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import WAITS
from bot.manager.tables.deadlines import BETWEEN_MS
from bot.manager.tables.downtime import Downtime
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.manager.tables.table_store import TableStore
from bot.manager.tables.transitions import mark_warned, postpone
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.ledger.ledger import LedgerRefusal
from data.tables.row_types import Why
from engine.ai import fallback_action

log = logging.getLogger(__name__)

AT_ONCE: Final = 20
"""Tables that are served concurrently."""


class Scheduler:
    """Checks tables when a timer is due; the caller of ``call_time`` holds the table's lock.

    When a table is due is stored in its row (``DueTables``), so no table has to be in memory for its time to
    run. ``take_up`` loads a table by its id; ``shared``: several processes use the database.
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
        *,
        shared: bool,
    ) -> None:
        self._clock = clock
        self._background = background
        self._table_store = table_store
        self._match_runner = match_runner
        self._downtime = downtime
        self._take_up = take_up
        self._let_play = let_play
        self._due_tables: DueTables = (
            Claims(database, clock) if shared else Alarms(database, clock, self.look)
        )
        self._active: set[str] = set()
        """Tables that are being served."""
        self._running: asyncio.Task[None] | None = None
        self._stopped = False

    def stop(self) -> None:
        """Handle nothing any more."""
        self._stopped = True
        self._due_tables.stop()

    def watch(self, table: Table) -> None:
        """Note when a table is due next."""
        self._due_tables.watch(table)

    def try_again(self, table: Table) -> None:
        """Serve a table again of which nothing could be stored."""
        self._due_tables.not_stored(table)

    def look(self) -> None:
        """Handle all due tables."""
        if self._running is None and not self._stopped:
            self._running = self._background.spawn(self._run_due())

    async def _run_due(self) -> None:
        """Handle due tables, up to AT_ONCE concurrently, until none is due."""
        try:
            while not self._stopped and (ready := await self._due()):
                for table_id in ready:
                    self._active.add(table_id)
                    self._background.spawn(self._handle(table_id))
        except StorageError as error:
            log.log(log_level(error), "due timers could not be read and are read again soon: %s", error)
            self._due_tables.unreadable()
        finally:
            self._running = None

    async def _due(self) -> list[str]:
        room = AT_ONCE - len(self._active)
        # Without room, this is asked again once the next table has been served.
        return await self._due_tables.due(room, self._active) if room > 0 else []

    async def _handle(self, table_id: str) -> None:
        """Do whatever is due at a table."""
        try:
            table = await self._take_up(table_id)
            async with table.lock:
                await self._table_store.refresh(table)
                if (outage := self._due_tables.outage()) is not None and table.stalled_at is None:
                    self._excuse_outage(table, *outage)
                await self._expire(table)
                await self._due_tables.settle(table, self._let_play)
        except TableError as error:  # a game that this program does not have, or the database fails
            await self._due_tables.leave(
                table_id, RETRY_MS if error.reason is TableReason.NOT_STORED else HOPELESS_MS
            )
        except StorageError as error:
            about = {"table": table_id}
            log.log(log_level(error), "a due table was not served and is served soon: %s", error, extra=about)
            await self._due_tables.leave(table_id, RETRY_MS)
        except Exception:
            await self._due_tables.leave(table_id, RETRY_MS)
            raise
        finally:
            self._active.discard(table_id)
            if self._due_tables.served(table_id) or len(self._active) == AT_ONCE - 1:
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
                await self._due_tables.leave(table.id, BETWEEN_MS)
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

    async def call_time(self, table: Table) -> None:
        """Let players who have run out of time lose, at once and whatever the scores.

        docs/rules/rummy500.md 8.4. Raises TableError (STALE, NOT_STORED).
        """
        runs = table.clock.flag_at is not None or (
            table.due_at is not None and table.due_at <= self._clock.now()
        )
        if runs and await self._downtime.sure():
            await self._table_store.refresh(table)
        await self._table_store.credit_downtime(table)
        if table.due_at is not None and table.due_at <= self._clock.now():
            await self._table_store.follow_leave(table)
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
        """Play the rest of the turn of everybody who let the time pass, by the fallback policy.

        In a match of a tournament they lose by time, unless they were only asked.
        """
        if table.tournament is not None and not table.asking:
            for seat in table.actors:
                if table.status is Status.PLAYING and not table.players[seat].automatic:
                    await self._match_runner.resign(table, seat, why="timeout")
            return
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
