"""The croupier runs the matches: deals, makes moves, watches the time, and moves for computers and for the
absent.

Under a table's lock a move is judged on a clone of the deal, stored, and only then takes effect; after that
the publisher is told. What cannot be stored has not happened.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.clock import Clock
from bot.computers import Computers
from bot.members import Members
from bot.publish import Publisher
from bot.replay import rebuild
from bot.table import Moved, Player, PlayerKind, Status, Table, TableError, TableReason, Why
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
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.match import SEED_BYTES, Match, Outcome
from engine.opponents import Level, understudy
from engine.views import View

__all__ = ["BETWEEN_MS", "LOBBY_MS", "MISSES", "Croupier"]

log = logging.getLogger(__name__)

LOBBY_MS: Final = 3_600_000
"""A lobby that has not begun after an hour is closed."""
BETWEEN_MS: Final = 60_000
"""The next deal begins by itself after this time."""
MISSES: Final = 3
"""Turns missed in a row after which the computer plays for a person."""
ASLEEP_MS: Final = 86_400_000
"""A match at which no person is left awake is closed after a day."""
RETRY_MS: Final = 5_000
"""When the database fails, what the house does by itself is tried again after this time."""


class Croupier:
    """Runs the matches. Whoever calls ``move``, ``deal``, ``resign`` or ``end`` holds the table's lock.

    ``chance`` shuffles and draws lots; ``pace`` is how long, in ms, a computer player lets its opponents read
    what happened.
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
    ) -> None:
        self._db = database
        self._clock = clock
        self._computers = computers
        self._publisher = publisher
        self._members = members
        self._chance = chance
        self._pace = pace
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
        refuses; the table then stands as the store has it.
        """
        try:
            try:
                await self._db.write(unit)
            except Conflict:
                log.info("a second write for the same ply was refused", extra=_where(table))
                await self.reload(table)
                raise TableError(TableReason.STALE, number=table.number) from None
        except StorageError as error:
            log.error("not stored: %s", error, extra=_where(table))  # noqa: TRY400 - it says all there is
            raise TableError(TableReason.NOT_STORED) from error

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
        deadline = self._deadline(table, table.players, match, deal, now)
        await self.store(
            table,
            [
                *opening,
                *tables.new_deal(table.id, number, dealer=match.dealer, deck=order, seed=seed, at=now),
                *tables.set_deadline(table.id, deadline),
            ],
        )
        table.status, table.match, table.deal, table.deal_no = Status.PLAYING, match, deal, number
        table.deadline, table.ready = deadline, frozenset()
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
        deadline = self._deadline(table, players, match, deal, now, before)
        if deadline != table.deadline and match.outcome is None:
            unit += tables.set_deadline(table.id, deadline)
        await self.store(table, unit)
        table.deal, table.match, table.players, table.deadline = deal, match, players, deadline
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
            at=now,
        )

    async def pause(self, table: Table, missing: str) -> None:
        """Stop the time of a table whose channel cannot be written in; ``missing`` names the permission."""
        if table.status not in (Status.LOBBY, Status.PLAYING):
            return
        log.warning("paused: %s is missing in the channel", missing, extra=_where(table))
        await self.store(table, tables.set_status(table.id, tables.Status.PAUSED))
        table.status, table.fault = Status.PAUSED, missing
        self.watch(table)

    async def unpause(self, table: Table) -> None:
        """Go on where a paused table stood; whoever is to act has a whole turn's time."""
        lobby = table.match is None
        now = self._clock.now()
        deadline = (
            now + LOBBY_MS if lobby else self._deadline(table, table.players, table.match, table.deal, now)
        )
        status = Status.LOBBY if lobby else Status.PLAYING
        await self.store(
            table,
            [*tables.set_status(table.id, tables.Status(status)), *tables.set_deadline(table.id, deadline)],
        )
        table.status, table.deadline, table.fault = status, deadline, ""
        self.settle(table)

    async def resign(self, table: Table, seat: int, *, answered: int | None = None) -> None:
        """Take a seat out of the running.

        With two players the match is lost; when no person is left it ends without an outcome.
        """
        if table.match is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        now, match = self._clock.now(), table.match.clone()
        match.resign(seat)
        players = [*table.players]
        players[seat] = replace(players[seat], resigned=True)
        deadline = self._deadline_beside(table, seat, players, match)
        unit = tables.resign(table.id, seat, deal=table.deal_no, ply=table.ply, why="resigned", at=now)
        unit += tables.set_deadline(table.id, deadline)
        alone = match.outcome is None and all(other in match.resigned for other in table.people)
        if alone:
            unit += tables.set_status(table.id, tables.Status.CLOSED, ended_at=now)
        if alone or match.outcome is not None:
            unit += await self._paid_out(table, match.outcome)
        await self.store(table, unit + self._decided(table, match, now))
        table.match, table.players, table.deadline = match, players, deadline
        if alone:
            table.status = Status.CLOSED
        self.settle(table, answered=answered)

    async def end(self, table: Table, *, answered: int | None = None) -> None:
        """End a table without an outcome."""
        now = self._clock.now()
        ended = tables.set_status(table.id, tables.Status.CLOSED, ended_at=now)
        back = await self._paid_out(table, None)
        await self.store(table, [*ended, *tables.set_deadline(table.id, None), *back])
        table.status = Status.CLOSED
        self.settle(table, answered=answered)

    async def presence(self, table: Table, seat: int, *, away: bool, answered: int | None = None) -> None:
        """Note that a person leaves the seat to the computer for a while, or takes it back."""
        now = self._clock.now()
        player = replace(table.players[seat], away=away, misses=0, acted_at=now)
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        deadline = self._deadline_beside(table, seat, players, table.match)
        presence = tables.set_presence(table.id, seat, away=away, misses=0)
        await self.store(table, [*presence, *tables.set_deadline(table.id, deadline)])
        table.players, table.deadline = players, deadline
        self.settle(table, answered=answered)

    # --- time

    def settle(self, table: Table, *, answered: int | None = None) -> None:
        """Do what follows from a change: set the alarm, let computers play, show it."""
        if table.outcome is not None:
            table.status = Status.OVER
        if not table.live:
            table.deadline = None
        self.watch(table)
        self._let_play(table)
        self._publisher.changed(table, answered=answered)

    def _deadline(
        self,
        table: Table,
        players: Sequence[Player],
        match: Match | None,
        deal: Deal | None,
        now: int,
        before: tuple[int, ...] | None = None,
    ) -> int | None:
        """Return when the next moment of a match ends.

        Time goes on as it was while the same seats act as ``before`` (None: it begins anew), or while seats
        are being asked.
        """
        if match is None or match.outcome is not None:
            return None
        if all(player.automatic for player in players):
            return now + ASLEEP_MS
        actors = deal.actors if deal is not None else ()
        asked = deal is not None and deal.asking
        if actors and all(players[seat].automatic for seat in actors):
            return None
        if asked and table.deal is not None and table.deal.asking and table.deadline is not None:
            return table.deadline
        if actors and not table.turn_ms and not asked:
            return None
        asleep = all(player.automatic for player in table.players)
        if actors == before and table.deadline is not None and not asleep:
            return table.deadline
        return now + (table.asking_ms if asked else table.turn_ms if actors else BETWEEN_MS)

    def _deadline_beside(
        self, table: Table, seat: int, players: Sequence[Player], match: Match | None
    ) -> int | None:
        """Return the deadline after something else than a move has changed at a seat: it leaves the time of
        other seats alone.
        """
        actors = table.deal.actors if table.deal is not None else ()
        before = None if seat in actors else actors
        return self._deadline(table, players, match, table.deal, self._clock.now(), before)

    def watch(self, table: Table) -> None:
        """Set the alarm of a table to its deadline."""
        timed = table.status in (Status.LOBBY, Status.PLAYING)
        self._ring_at(table, table.deadline if timed else None)

    def _ring_at(self, table: Table, when: int | None) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
        table.alarm = None if when is None else self._clock.call_at(when, lambda: self._ring(table))

    def _ring(self, table: Table) -> None:
        table.alarm = None
        self.spawn(self._expire(table))

    async def _expire(self, table: Table) -> None:
        async with table.lock:
            if table.deadline is None or self._clock.now() < table.deadline:
                self.watch(table)  # the alarm was early, or meant for a deadline that has been put off
                return
            try:
                await self._pass_time(table)
            except LedgerRefusal:
                self._ring_at(table, self._clock.now() + BETWEEN_MS)  # somebody cannot pay yet
            except TableError as error:
                if error.reason is not TableReason.STALE:  # else the table as it is stored has its alarm
                    self._ring_at(table, self._clock.now() + RETRY_MS)

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
