"""The timekeeper looks at tables when something is due, and does what follows when time has run out."""

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
"""So many tables are looked at together."""
HOPELESS_MS: Final = 3_600_000
"""A table that cannot be played in this house is left alone so long."""
RETRY_MS: Final = 5_000
"""When the database fails, what the house does by itself is tried again after this time."""
CLAIM_MS: Final = 3_000
"""Of several programs, one sees to a table for so long before another does."""


class Scheduler:
    """Looks at tables when something is due there. Whoever calls ``call_time`` has the table's lock.

    What is due is a number in the table's record: one alarm, for the soonest of all, asks the store. So no
    table has to be in memory for its time to run. Where several programs share the store there is no alarm:
    each asks now and then (``look``) and claims what it is given, so that what is due happens also if one of
    them dies over it. ``take_up`` returns a table by its id.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        keeper: TableStore,
        croupier: MatchRunner,
        hours: Downtime,
        take_up: Callable[[str], Awaitable[Table]],
        let_play: Callable[[Table], None],
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._table_store = keeper
        self._match_runner = croupier
        self._downtime = hours
        self._take_up = take_up
        self._let_play = let_play
        self._alarm: Alarm | None = None
        self._rings_at: int | None = None
        self._resting: dict[str, int] = {}
        """Tables that were looked at and could not be brought further, and until when they are left alone."""
        self._serving: set[str] = set()
        """Tables that are being looked at."""
        self._claimed: dict[str, int] = {}
        """Those among them that were claimed, and until when."""
        self._looking: asyncio.Task[None] | None = None
        self._blind: tuple[int, int] | None = None
        """From when to when the store could not be read, while there is still something due from then."""
        self._blind_since: int | None = None
        self._stopped = False

    def stop(self) -> None:
        """See to nothing any more."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()

    def watch(self, table: Table) -> None:
        """Note when a table is to be looked at."""
        if table.wakes_at is not None and not self._db.shared:
            self._ring_at(table.wakes_at)

    def try_again(self, table: Table) -> None:
        """Look again at a table of which nothing could be stored."""
        if not self._db.shared:  # else whoever gets through to the store does
            self._rest(table.id, RETRY_MS)

    def look(self) -> None:
        """See to whatever is due."""
        if self._looking is None and not self._stopped:
            self._looking = self._background.spawn(self._look())

    def _rest(self, table_id: str, ms: int) -> None:
        self._resting[table_id] = self._clock.now() + ms
        self._ring_at(self._resting[table_id])

    async def _leave(self, table_id: str, ms: int) -> None:
        """Leave a table that is being looked at alone for a while."""
        if not self._db.shared:
            self._rest(table_id, ms)
        elif (claimed := self._claimed.get(table_id)) is not None:
            with suppress(StorageError):  # then it is due again when the claim has run out
                await timers.postpone(self._db, table_id, claimed, self._clock.now() + ms)

    def _ring_at(self, when: int) -> None:
        """Have the alarm ring at that time, or before."""
        if self._stopped or (self._rings_at is not None and self._rings_at <= when):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at, self._alarm = when, self._clock.call_at(when, self._ring)

    def _ring(self) -> None:
        self._rings_at = self._alarm = None
        self.look()

    async def _look(self) -> None:
        """Serve what is due, some tables at once and none after another, until nothing is."""
        try:
            while not self._stopped and (ready := await self._due(AT_ONCE - len(self._serving))):
                for table_id in ready:
                    self._serving.add(table_id)
                    self._background.spawn(self._serve(table_id))
        except StorageError as error:
            log.warning("what is due could not be read, which is tried again later: %s", error)
            if not self._db.shared:
                if self._blind_since is None:
                    self._blind_since = self._clock.now()
                self._ring_at(self._clock.now() + RETRY_MS)
        finally:
            self._looking = None

    async def _due(self, most: int) -> list[str]:
        """Return tables that are due, and set the alarm for the next one where none is."""
        if most <= 0:
            return []  # the next that has been served has this asked again
        if self._db.shared:
            return await self._claim(most)
        rows = await timers.next_timers(self._db, most + len(self._resting) + len(self._serving) + 1)
        now = self._clock.now()
        if self._blind_since is not None:
            self._blind, self._blind_since = (self._blind_since, now), None
        ready = [each for each, until in self._resting.items() if until <= now][:most]
        for table_id in ready:
            del self._resting[table_id]
        rows = [row for row in rows if row[0] not in {*self._resting, *self._serving, *ready}]
        ready += [table_id for table_id, at in rows if at <= now]
        if not ready:
            self._blind = None
            for at in [*(at for _, at in rows[:1]), *self._resting.values()]:
                self._ring_at(at)
        return ready[:most]

    async def _claim(self, most: int) -> list[str]:
        """Return tables that are due and that nobody else is given for a while."""
        now = self._clock.now()
        until = now + CLAIM_MS
        given = await timers.claim_due_tables(self._db, now, until, most)
        given = [table_id for table_id in given if table_id not in self._serving]
        self._claimed |= dict.fromkeys(given, until)
        return given

    async def _serve(self, table_id: str) -> None:
        """Do at a table whatever is due there."""
        try:
            table = await self._take_up(table_id)
            async with table.lock:
                if self._db.shared:
                    await self._table_store.refresh(table)
                if self._blind is not None and table.stalled_at is None:
                    self._excuse(table, *self._blind)
                await self._expire(table)
                await self._see_that_it_sleeps(table)
        except TableError as error:  # of a game that is not in this house, or not to be read now
            await self._leave(table_id, RETRY_MS if error.reason is TableReason.NOT_STORED else HOPELESS_MS)
        except StorageError as error:
            log.warning("a table that is due is tried again later: %s", error, extra={"table": table_id})
            await self._leave(table_id, RETRY_MS)
        except Exception:
            await self._leave(table_id, RETRY_MS)
            raise
        finally:
            self._serving.discard(table_id)
            self._claimed.pop(table_id, None)
            if not self._db.shared or len(self._serving) == AT_ONCE - 1:
                self.look()

    def _excuse(self, table: Table, since: int, until: int) -> None:
        """Give back the time in which the store could not be read, to whoever's time ran out in it."""
        if table.due_at is not None and since <= table.due_at <= until:
            table.stalled_at = since

    async def _expire(self, table: Table) -> None:
        now = self._clock.now()
        try:
            if table.status is Status.PAUSED:
                WAITS.set(True)
                await self._go_on(table, now)
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
                await self._pass_time(table)
        except LedgerRefusal:  # somebody cannot pay yet
            if table.ends_at is not None and table.ends_at <= now:
                await self._match_runner.end(table, why="idle")
            else:
                await self._leave(table.id, BETWEEN_MS)
        except TableError as error:
            if error.reason is TableReason.NOT_STORED:
                self.try_again(table)

    async def _go_on(self, table: Table, now: int) -> None:
        """Let a paused table go on, or end without a result when its time is over. Raises TableError
        (PAUSED).
        """
        try:
            await self._match_runner.go_on(table)
        except TableError as error:
            if error.reason is not TableReason.PAUSED or table.ends_at is None or now < table.ends_at:
                raise
            await self._match_runner.end(table, why="paused")

    async def _see_that_it_sleeps(self, table: Table) -> None:
        """Store when the table is due next where nothing was stored that says so: it was looked at too early,
        or the house is still to move. What is still due is left alone for a while.
        """
        now = self._clock.now()
        if self._db.shared:
            self._let_play(table)
            wakes_at = now + HOPELESS_MS if table.status is Status.BROKEN else due_at(table, now)
            if wakes_at is None or wakes_at > now:  # else it is due again when the claim has run out
                await timers.postpone(self._db, table.id, self._claimed[table.id], wakes_at)
            return
        if table.wakes_at is None or table.wakes_at > now or table.id in self._resting:
            return
        if table.status is Status.BROKEN:
            self._rest(table.id, HOPELESS_MS)
            return
        self._let_play(table)
        table.wakes_at = due_at(table, now)
        await self._db.write(timers.set_due(table.id, table.wakes_at))
        if table.wakes_at is not None and table.wakes_at <= now:
            self._rest(table.id, RETRY_MS)

    async def call_time(self, table: Table) -> None:
        """Let whoever has run out of time lose, at once and whatever the scores (rummy500.md 8.4).

        Raises TableError (STALE, NOT_STORED).
        """
        runs = table.clock.flag_at is not None or (
            table.due_at is not None and table.due_at <= self._clock.now()
        )
        if runs and await self._downtime.sure():
            await self._table_store.refresh(table)
        await self._table_store.credit_downtime(table)
        while fallen := table.clock.fallen(self._clock.now()):
            await self._match_runner.resign(table, fallen[0], why="timeout")

    async def _pass_time(self, table: Table) -> None:
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
        """Play the rest of the turn of everybody who let the time pass, carefully, as the understudy does."""
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
    """Say whether this turn has been counted as missed; a restart or a failed write may cut it in two."""
    last = table.news[-1] if table.news else None
    return last is not None and (last.deal, last.seat, last.why) == (table.deal_no, seat, Why.TIMEOUT)
