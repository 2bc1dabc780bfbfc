"""The timekeeper sets the alarms of the tables, and does what follows when time has run out."""

from typing import Final

from bot.house.background import Background
from bot.house.change import warns
from bot.house.clock import Clock
from bot.house.croupier import Croupier
from bot.house.deadlines import BETWEEN_MS
from bot.house.keeper import Keeper
from bot.house.table import Status, Table, TableError, TableReason, Why
from data.ledger import LedgerRefusal
from engine.opponents import understudy

__all__ = ["RETRY_MS", "Timekeeper"]

RETRY_MS: Final = 5_000
"""When the database fails, what the house does by itself is tried again after this time."""


class Timekeeper:
    """Watches the time of the tables. An alarm takes the table's lock; whoever calls ``call_time`` has it."""

    def __init__(self, clock: Clock, background: Background, keeper: Keeper, croupier: Croupier) -> None:
        self._clock = clock
        self._background = background
        self._keeper = keeper
        self._croupier = croupier

    def watch(self, table: Table) -> None:
        """Set the alarm of a table to whatever happens next by itself."""
        self._ring_at(table, table.due_at)

    def try_again(self, table: Table) -> None:
        """Set the alarm of a table of which nothing could be stored."""
        self._ring_at(table, self._clock.now() + RETRY_MS)

    def forget(self, table: Table) -> None:
        """Take the alarm of a table away."""
        self._ring_at(table, None)

    def _ring_at(self, table: Table, when: int | None) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
        table.alarm = None if when is None else self._clock.call_at(when, lambda: self._ring(table))

    def _ring(self, table: Table) -> None:
        table.alarm = None
        self._background.spawn(self._expire(table))

    async def _expire(self, table: Table) -> None:
        async with table.lock:
            now = self._clock.now()
            if table.due_at is None or now < table.due_at:
                self.watch(table)  # the alarm was early, or meant for a moment that has been put off
                return
            try:
                await self.call_time(table)
                if short := table.clock.short(self._clock.now()):
                    await self._keeper.commit(table, warns(table, short))
                if table.deadline is not None and table.deadline <= now:
                    await self._pass_time(table)
            except LedgerRefusal:
                self._ring_at(table, self._clock.now() + BETWEEN_MS)  # somebody cannot pay yet
            except TableError as error:
                if error.reason is not TableReason.STALE:  # else the table as it is stored has its alarm
                    self.try_again(table)

    async def call_time(self, table: Table) -> None:
        """Let whoever has run out of time lose, at once and whatever the scores (rummy500.md 8.4).

        Raises TableError (STALE, NOT_STORED).
        """
        await self._keeper.make_up(table)
        while fallen := table.clock.fallen(self._clock.now()):
            await self._croupier.resign(table, fallen[0], why="timeout")

    async def _pass_time(self, table: Table) -> None:
        """Do what follows from a deadline that has passed."""
        if table.status is Status.LOBBY:
            await self._croupier.end(table)
        elif table.status is Status.PLAYING and table.deal is not None:
            if table.nobody_there:
                await self._croupier.end(table)
            elif table.between_deals:
                await self._croupier.deal(table)
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
                action = understudy(table.deal.view(seat))
                missed = not table.deal.asking and not _in_missed_turn(table, seat)
                await self._croupier.move(table, seat, action, why=Why.TIMEOUT, missed=missed)
                first = False


def _in_missed_turn(table: Table, seat: int) -> bool:
    """Say whether this turn has been counted as missed; a restart or a failed write may cut it in two."""
    last = table.news[-1] if table.news else None
    return last is not None and (last.deal, last.seat, last.why) == (table.deal_no, seat, Why.TIMEOUT)
