"""The croupier runs the matches: deals, makes moves, watches the time, and moves for computers and for the
absent.

Under a table's lock a move is judged on a clone of the deal, stored, and only then takes effect; after that
the publisher is told. What cannot be stored has not happened.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.house.clock import Clock
from bot.house.members import Members
from bot.house.publish import Publisher
from bot.house.stored import rebuild
from bot.house.table import Moved, Player, PlayerKind, Status, Table, TableError, TableReason, Why
from bot.house.timekeeping import BETWEEN_MS, LOBBY_MS, clock_after, clock_rows, deadline, deadline_beside
from bot.work.computers import Computers
from data import tables
from data.database import Database, Statement
from data.errors import Conflict, StorageError
from data.ledger import (
    LedgerRefusal,
    begin_deal,
    begin_match,
    check_deal,
    check_seat,
    payments,
    settle,
    sit_down,
)
from data.settings import ChipSettings, WhenAsked
from data.stakes import Due, Stakes, dues_of_events, load_stakes
from engine.actions import Action
from engine.errors import IllegalAction
from engine.match import SEED_BYTES, Match, Outcome
from engine.opponents import Level, understudy
from engine.views import View

__all__ = ["MISSES", "Croupier"]

log = logging.getLogger(__name__)

MISSES: Final = 3
"""Turns missed in a row after which the computer plays for a person."""
RETRY_MS: Final = 5_000
"""When the database fails, what the house does by itself is tried again after this time."""


class Croupier:
    """Runs the matches. Whoever calls ``move``, ``deal``, ``resign`` or ``end`` holds the table's lock.

    ``chance`` shuffles and draws lots; ``pace`` is how long, in ms, a computer player lets its opponents read
    what happened. ``ended`` is told of every match that has an outcome, once that is stored.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        computers: Computers,
        publisher: Publisher,
        members: Members,
        chance: Random,
        pace: int,
        ended: Callable[[Table], None],
    ) -> None:
        self._db = database
        self._clock = clock
        self._computers = computers
        self._publisher = publisher
        self._members = members
        self._chance = chance
        self._pace = pace
        self._ended = ended
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """End the work in the background."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def quiet(self) -> None:
        """Return when no work is under way in the background."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background failed", exc_info=error)

    # --- what changes a table

    async def store(self, table: Table, unit: Sequence[Statement]) -> None:
        """Store a unit of work.

        Raises TableError: STALE when another press or process came first, NOT_STORED when the database
        refuses; the table then stands as the store has it, and its time stands until a write goes through.
        """
        now = self._clock.now()
        try:
            try:
                await self._db.write(unit)
            except Conflict:
                log.info("a second write for the same ply was refused", extra=_where(table))
                await self.reload(table)
                raise TableError(TableReason.STALE, number=table.number) from None
        except StorageError as error:
            log.error("not stored: %s", error, extra=_where(table))  # noqa: TRY400 - it says all there is
            if table.status is Status.PLAYING and table.stalled_at is None:
                table.stalled_at = now
                self._ring_at(table, now + RETRY_MS)
            raise TableError(TableReason.NOT_STORED) from error

    async def _make_up(self, table: Table) -> None:
        """Give back the time in which nothing could be stored. Raises TableError (STALE, NOT_STORED)."""
        if table.stalled_at is None or table.status is not Status.PLAYING:
            return
        by = self._clock.now() - table.stalled_at
        ends, clock = table.deadline and table.deadline + by, table.clock.later(by)
        await self.store(table, [*tables.set_deadline(table.id, ends), *clock_rows(table, clock)])
        table.deadline, table.clock, table.stalled_at = ends, clock, None
        self.settle(table)

    async def reload(self, table: Table) -> None:
        """Bring a table back to what is stored of it."""
        stored = await tables.load_table(self._db, table.id)
        if stored is None:
            return
        fresh = rebuild(stored, now=self._clock.now())
        acted = {player.member: player.acted_at for player in table.players}
        table.status, table.host = fresh.status, fresh.host
        table.stakes = await load_stakes(self._db, table.id) or Stakes()
        table.players = [replace(player, acted_at=acted.get(player.member, 0)) for player in fresh.players]
        table.match, table.deal, table.deal_no = fresh.match, fresh.deal, fresh.deal_no
        table.deadline, table.fault, table.ready = fresh.deadline, fresh.fault, frozenset()
        table.clock = fresh.clock
        table.news.clear()
        table.news.extend(fresh.news)
        self.settle(table)

    async def begin(self, table: Table, *, answered: int | None = None) -> None:
        """Begin the match: draw lots for the first dealer and deal. Raises TableError (TOO_FEW)."""
        seats = len(table.players)
        if seats not in table.spec.seats:
            raise TableError(TableReason.TOO_FEW, needed=table.spec.seats[0], seated=seats)
        dealer, now = self._chance.randrange(seats), self._clock.now()
        match = table.spec.new_match(seats=seats, options=table.options, dealer=dealer)
        chips = self._chips(table)
        stakes, opening = begin_match(
            table.guild, table.id, table.stakes, members=table.members, chips=chips, at=now
        )
        purses = await self.purses(table, table.players, stakes) if stakes.booked else []
        await self._deal(
            table, match, [*tables.start(table.id, first_dealer=dealer, at=now), *purses, *opening], answered
        )
        table.stakes = stakes

    async def purses(self, table: Table, players: Iterable[Player], stakes: Stakes) -> list[Statement]:
        """Return what makes sure that people can pay at the table.

        Raises LedgerRefusal (FROZEN, NOT_ENOUGH) for the first who cannot.
        """
        chips, now = self._chips(table), self._clock.now()
        unit: list[Statement] = []
        for player in players:
            if player.member is not None:
                await check_seat(self._db, table.guild, player.member, minimum=stakes.minimum, chips=chips)
                unit += sit_down(table.guild, player.member, minimum=stakes.minimum, chips=chips, at=now)
        return unit

    def _chips(self, table: Table) -> ChipSettings:
        return self._members.known_guild(table.guild).chips

    async def deal(self, table: Table, *, answered: int | None = None) -> None:
        """Begin the next deal."""
        if table.match is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        opening: list[Statement] = []
        if table.stakes.booked:
            # Whoever has resigned pays on from minus: the others' match must not wait for them.
            members = [None if player.resigned else player.member for player in table.players]
            await check_deal(self._db, table.guild, members)
            opening = begin_deal(table.guild, members)
        await self._deal(table, table.match, opening, answered)

    async def _deal(
        self, table: Table, match: Match, opening: Sequence[Statement], answered: int | None
    ) -> None:
        """Shuffle, store the deck, then deal: no restart deals other cards."""
        now, number = self._clock.now(), table.deal_no + 1
        order = list(match.pack())
        self._chance.shuffle(order)
        seed = self._chance.randbytes(SEED_BYTES)
        deal = match.deal(order, seed=seed)
        ends = deadline(table, table.players, match, deal, now)
        begun = table.clock if table.match is not None else table.clock.begun(len(table.players))
        clock = clock_after(begun, table.players, match, deal, now)
        await self.store(
            table,
            [
                *opening,
                *tables.new_deal(table.id, number, dealer=match.dealer, deck=order, seed=seed, at=now),
                *tables.set_deadline(table.id, ends),
                *clock_rows(table, clock),
            ],
        )
        table.status, table.match, table.deal, table.deal_no = Status.PLAYING, match, deal, number
        table.deadline, table.clock, table.ready = ends, clock, frozenset()
        table.news.clear()
        self.settle(table, answered=answered)

    async def move(
        self,
        table: Table,
        seat: int,
        action: Action,
        *,
        why: Why,
        who: int | None = None,
        interaction: int | None = None,
        missed: bool = False,
        answered: int | None = None,
    ) -> Moved:
        """Judge, store, take effect, tell: the only way in which a deal changes.

        ``missed``: the seat's person let the time pass. Raises IllegalAction, TableError (NOT_PLAYING, STALE,
        NOT_STORED).
        """
        if table.deal is None or table.match is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        await self._make_up(table)
        now, before = self._clock.now(), table.deal.actors
        deal, match = table.deal.clone(), table.match
        events = deal.apply(seat, action)
        moved = Moved(table.deal_no, table.ply, seat, why, events)
        unit = tables.action(
            table.id,
            moved.deal,
            moved.ply,
            seat,
            action,
            who=who,
            why=why,
            at=now,
            interaction_id=interaction,
        )
        if deal.result is not None:
            match = match.clone()
            match.close(deal)
            unit += self._finished(table, match, now)
        unit += payments(
            table.guild,
            table.id,
            moved.deal,
            moved.ply,
            events,
            stakes=table.stakes,
            members=table.members,
            at=now,
        )
        if match.outcome is not None:
            pending = dues_of_events(table.stakes, moved.deal, moved.ply, events)
            unit += await self._paid_out(table, match.outcome, pending)
        player = table.players[seat]
        if why is Why.PLAYER:
            player = replace(player, away=False, misses=0, acted_at=now)
        elif missed:
            player = replace(player, misses=player.misses + 1, away=player.misses + 1 >= MISSES)
        if (player.away, player.misses) != (table.players[seat].away, table.players[seat].misses):
            unit += tables.set_presence(table.id, seat, away=player.away, misses=player.misses)
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        ends = deadline(table, players, match, deal, now, before)
        if ends != table.deadline and match.outcome is None:
            unit += tables.set_deadline(table.id, ends)
        clock = clock_after(table.clock, players, match, deal, now)
        await self.store(table, unit + clock_rows(table, clock))
        table.deal, table.match, table.players = deal, match, players
        table.deadline, table.clock = ends, clock
        table.news.append(moved)
        self.settle(table, answered=answered)
        return moved

    async def _paid_out(
        self, table: Table, outcome: Outcome | None, pending: Sequence[Due] = ()
    ) -> list[Statement]:
        """Return what the end of a match books; without an outcome the pot goes back to its owners."""
        return await settle(
            self._db,
            table.guild,
            table.id,
            outcome,
            stakes=table.stakes,
            members=table.members,
            at=self._clock.now(),
            pending=pending,
        )

    def _finished(self, table: Table, match: Match, now: int) -> list[Statement]:
        """Return what is stored when a deal is over, and the match with it if it is."""
        unit = tables.finish_deal(
            table.id,
            table.deal_no,
            match.results[-1],
            guild_id=table.guild,
            game=table.spec.key,
            members=table.members,
            teams=table.spec.teams,
            at=now,
        )
        return unit + self._decided(table, match, now)

    def _decided(self, table: Table, match: Match, now: int) -> list[Statement]:
        if match.outcome is None:
            return []
        return tables.finish_match(
            table.id,
            match.outcome,
            guild_id=table.guild,
            game=table.spec.key,
            members=table.members,
            resigned=match.resigned,
            teams=table.spec.teams,
            low_wins=table.spec.low_wins,
            at=now,
        )

    async def pause(self, table: Table, missing: str) -> None:
        """Stop the time of a table whose channel cannot be written in; ``missing`` names the permission."""
        if table.status not in (Status.LOBBY, Status.PLAYING):
            return
        log.warning("paused: %s is missing in the channel", missing, extra=_where(table))
        clock = table.clock.stop(table.stalled_at or self._clock.now())
        paused = tables.set_status(table.id, tables.Status.PAUSED)
        await self.store(table, [*paused, *clock_rows(table, clock)])
        table.status, table.fault, table.clock, table.stalled_at = Status.PAUSED, missing, clock, None
        self.watch(table)

    async def unpause(self, table: Table) -> None:
        """Go on where a paused table stood; whoever is to act has a whole turn's time."""
        lobby = table.match is None
        now = self._clock.now()
        ends = now + LOBBY_MS if lobby else deadline(table, table.players, table.match, table.deal, now)
        clock = clock_after(table.clock, table.players, table.match, table.deal, now)
        status = Status.LOBBY if lobby else Status.PLAYING
        await self.store(
            table,
            [
                *tables.set_status(table.id, tables.Status(status)),
                *tables.set_deadline(table.id, ends),
                *clock_rows(table, clock),
            ],
        )
        table.status, table.deadline, table.clock, table.fault = status, ends, clock, ""
        self.settle(table)

    async def resign(
        self, table: Table, seat: int, *, why: str = "resigned", answered: int | None = None
    ) -> None:
        """Take a seat out of the running; ``why`` is the ending for ``Match.resign``.

        With two players the match is lost; when no person is left it ends without an outcome.
        """
        if table.match is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        now, match = self._clock.now(), table.match.clone()
        match.resign(seat, ending=why)
        players = [*table.players]
        players[seat] = replace(players[seat], resigned=True)
        ends = deadline_beside(table, seat, players, match, now)
        clock = clock_after(table.clock, players, match, table.deal, now)
        unit = tables.resign(table.id, seat, deal=table.deal_no, ply=table.ply, why=why, at=now)
        unit += [*tables.set_deadline(table.id, ends), *clock_rows(table, clock)]
        alone = match.outcome is None and all(other in match.resigned for other in table.people)
        if alone:
            unit += tables.set_status(table.id, tables.Status.CLOSED, ended_at=now)
        if alone or match.outcome is not None:
            unit += await self._paid_out(table, match.outcome)
        await self.store(table, unit + self._decided(table, match, now))
        table.match, table.players, table.deadline, table.clock = match, players, ends, clock
        if alone:
            table.status = Status.CLOSED
        self.settle(table, answered=answered)

    async def end(self, table: Table, *, answered: int | None = None) -> None:
        """End a table without an outcome."""
        now = self._clock.now()
        ended = tables.set_status(table.id, tables.Status.CLOSED, ended_at=now)
        back = await self._paid_out(table, None)
        clock = table.clock.stop(now)
        unit = [*ended, *tables.set_deadline(table.id, None), *clock_rows(table, clock), *back]
        await self.store(table, unit)
        table.status, table.clock = Status.CLOSED, clock
        self.settle(table, answered=answered)

    async def presence(self, table: Table, seat: int, *, away: bool, answered: int | None = None) -> None:
        """Note that a person leaves the seat to the computer for a while, or takes it back."""
        now = self._clock.now()
        player = replace(table.players[seat], away=away, misses=0, acted_at=now)
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        ends = deadline_beside(table, seat, players, table.match, now)
        clock = clock_after(table.clock, players, table.match, table.deal, now)
        unit = tables.set_presence(table.id, seat, away=away, misses=0)
        await self.store(table, [*unit, *tables.set_deadline(table.id, ends), *clock_rows(table, clock)])
        table.players, table.deadline, table.clock = players, ends, clock
        self.settle(table, answered=answered)

    # --- time

    def settle(self, table: Table, *, answered: int | None = None) -> None:
        """Do what follows from a change: set the alarm, let computers play, show it."""
        if table.outcome is not None and table.status is not Status.OVER:
            table.status = Status.OVER
            self._ended(table)
        if not table.live:
            table.deadline = None
        self.watch(table)
        self._let_play(table)
        self._publisher.changed(table, answered=answered)

    def watch(self, table: Table) -> None:
        """Set the alarm of a table to whatever happens next by itself."""
        self._ring_at(table, table.due_at)

    def _ring_at(self, table: Table, when: int | None) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
        table.alarm = None if when is None else self._clock.call_at(when, lambda: self._ring(table))

    def _ring(self, table: Table) -> None:
        table.alarm = None
        self.spawn(self._expire(table))

    async def _expire(self, table: Table) -> None:
        async with table.lock:
            now = self._clock.now()
            if table.due_at is None or now < table.due_at:
                self.watch(table)  # the alarm was early, or meant for a moment that has been put off
                return
            try:
                await self.call_time(table)
                await self._warn(table)
                if table.deadline is not None and table.deadline <= now:
                    await self._pass_time(table)
            except LedgerRefusal:
                self._ring_at(table, self._clock.now() + BETWEEN_MS)  # somebody cannot pay yet
            except TableError as error:
                if error.reason is not TableReason.STALE:  # else the table as it is stored has its alarm
                    self._ring_at(table, self._clock.now() + RETRY_MS)

    async def call_time(self, table: Table) -> None:
        """Let whoever has run out of time lose, at once and whatever the scores (rummy500.md 8.4).

        Raises TableError (STALE, NOT_STORED).
        """
        await self._make_up(table)
        while fallen := table.clock.fallen(self._clock.now()):
            await self.resign(table, fallen[0], why="timeout")

    async def _warn(self, table: Table) -> None:
        """Tell the players whose time runs out soon; each is told once in a match."""
        short = table.clock.short(self._clock.now())
        if short:
            clock = table.clock.warn(short)
            await self.store(table, clock_rows(table, clock))
            table.clock = clock
            self.watch(table)
            for seat in short:
                self._publisher.warn(table, seat)

    async def _pass_time(self, table: Table) -> None:
        """Do what follows from a deadline that has passed."""
        if table.status is Status.LOBBY:
            await self.end(table)
        elif table.status is Status.PLAYING and table.deal is not None:
            if all(table.players[seat].automatic for seat in table.people):
                await self.end(table)
            elif table.between_deals:
                await self.deal(table)
            else:
                await self._play_for_absent(table)

    async def _play_for_absent(self, table: Table) -> None:
        """Play the rest of the turn of everybody who let the time pass, carefully, as the understudy does."""
        deal_no, actors = table.deal_no, table.deal.actors if table.deal is not None else ()
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
                missed = not table.deal.asking and not self._in_missed_turn(table, seat)
                await self.move(table, seat, action, why=Why.TIMEOUT, missed=missed)
                first = False

    def _in_missed_turn(self, table: Table, seat: int) -> bool:
        """Say whether this turn has been counted as missed; a restart or a failed write may cut it in two."""
        last = table.news[-1] if table.news else None
        return last is not None and (last.deal, last.seat, last.why) == (table.deal_no, seat, Why.TIMEOUT)

    # --- computer players

    def _let_play(self, table: Table) -> None:
        if table.playing is None and self._automatic(table) is not None:
            table.playing = self.spawn(self._play(table))

    def _automatic(self, table: Table) -> int | None:
        """Return a seat that the house is to move for now; None while nobody is there to see it."""
        if table.status is not Status.PLAYING or table.deal is None:
            return None
        if all(table.players[seat].automatic for seat in table.people):
            return None
        by_itself = (
            seat
            for seat in table.deal.actors
            if table.players[seat].automatic or self._wish(table, seat) is not None
        )
        return next(by_itself, None)

    def _wish(self, table: Table, seat: int) -> bool | None:
        """Return what a person always answers where the game only asks; None: they are asked."""
        member = table.players[seat].member
        if table.deal is None or not table.deal.asking or member is None or table.players[seat].automatic:
            return None
        chosen = self._members.known(member).when_asked
        return None if chosen is WhenAsked.ASK else chosen is WhenAsked.ALWAYS

    async def _play(self, table: Table) -> None:
        try:
            while (seat := self._automatic(table)) is not None and table.deal is not None:
                moment = (table.deal_no, table.ply)
                player, view = table.players[seat], table.deal.view(seat)
                wish = self._wish(table, seat)
                if wish is None:
                    await self._pause()
                    action = await self._choose(table, player, view)
                else:
                    no = understudy(view)
                    action = next((other for other in view.legal if other != no), no) if wish else no
                why = Why.COMPUTER if wish is None else Why.WISH
                async with table.lock:
                    if (table.deal_no, table.ply) == moment and self._automatic(table) == seat:
                        await self._move_by_itself(table, seat, action, view, why)
        except TableError:
            self._clock.call_at(self._clock.now() + RETRY_MS, lambda: self._let_play(table))
        finally:
            table.playing = None

    async def _move_by_itself(self, table: Table, seat: int, action: Action, view: View, why: Why) -> None:
        """Make a computer player's move, the understudy's where that is refused: nobody else would move."""
        try:
            try:
                await self.move(table, seat, action, why=why)
            except IllegalAction as refused:
                # Not the traceback: the cause may name cards.
                log.warning("a computer player's move was refused: %s", refused.reason, extra=_where(table))
                await self.move(table, seat, understudy(view), why=Why.COMPUTER)
        except TableError as error:
            if error.reason is not TableReason.STALE:  # else play goes on at the table as it is stored
                raise

    async def _pause(self) -> None:
        if self._pace:
            passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            alarm = self._clock.call_at(self._clock.now() + self._pace, lambda: passed.set_result(None))
            try:
                await passed
            finally:
                alarm.cancel()

    async def _choose(self, table: Table, player: Player, view: View) -> Action:
        if player.resigned:
            return understudy(view)
        level = (
            player.level if player.kind is PlayerKind.COMPUTER and player.level is not None else Level.NORMAL
        )
        return await self._computers.choose(table.spec.key, level, view)


def _where(table: Table) -> dict[str, object]:
    return {"table": table.id, "deal": table.deal_no, "ply": table.ply}
