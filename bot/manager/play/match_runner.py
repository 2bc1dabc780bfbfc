"""Runs matches: begins them, deals, makes moves, resigns seats, pauses and ends them.

A change is computed on copies (bot/manager/tables/transitions.py) and stored before it takes effect.
"""

import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from bot.manager.play import orders
from bot.manager.play.stakes import StakesService
from bot.manager.tables import commit_reveal, transitions
from bot.manager.tables.daily_results import finish_entry
from bot.manager.tables.table import Person, PlayedMove, State, Status, Table, TableError, TableReason
from bot.manager.tables.table_store import TableStore, table_fields
from bot.manager.tables.transitions import Change
from bot.manager.time.clock import Clock
from data.pool.speeds import nearest_speed
from data.pool.waits import Queue, stop_for_match
from data.tables.proofs import StoredProof
from data.tables.row_types import Why
from data.tournaments.store import wake
from engine.actions import Action
from engine.errors import IllegalAction
from engine.views import View

log = logging.getLogger(__name__)

GONE: Final = frozenset({"channel", "server"})
"""What is gone if a table will not be reachable again."""
VAGUE: Final = frozenset({"view_channel", "send_messages"})
"""What Discord may also report as missing if something is gone."""
MOST_IN_ONE: Final = 60
"""Moves of one press after the first; no plan is longer, even for the largest hand."""


class MatchRunner:
    """Runs the matches; the caller holds the table's lock.

    ``chance`` draws the secrets that decide the deals (bot/manager/tables/commit_reveal.py).
    ``try_board`` tries to write in a table's channel and returns what is missing for that, or "".

    Every method that stores raises TableError (STALE, NOT_STORED) as ``TableStore.commit`` does.
    """

    def __init__(
        self,
        clock: Clock,
        table_store: TableStore,
        stakes_service: StakesService,
        chance: Random,
        try_board: Callable[[Table], Awaitable[str]],
    ) -> None:
        self._clock = clock
        self._table_store = table_store
        self._stakes_service = stakes_service
        self._chance = chance
        self._try_board = try_board

    async def begin(self, table: Table, before: Change | None = None) -> None:
        """Draw the first dealer, begin the match and deal, together with the change ``before``.

        Those who wait in the pool for such a match with people do not wait any more. Raises TableError
        (TOO_FEW), LedgerRefusal if somebody cannot pay.
        """
        begun = await self.beginning(table, before)
        people = [player.member for player in begun.state.players if player.member is not None]
        if len(people) > 1:
            speed = nearest_speed(table.turn_ms, table.clock.terms.bank)
            queue = Queue(table.spec.key, speed.value)
            begun = begun.storing([stop_for_match(people, queue, self._clock.now())])
        await self._store(table, begun)
        seats = {"seats": len(table.players), "people": len(table.people)}
        log.info("match begun", extra=table_fields(table) | seats)

    async def beginning(self, table: Table, before: Change | None = None) -> Change:
        """Return the change with which a match begins (``begin``), without storing it.

        The time of who is on leave already stands from the first turn on.
        """
        seated = before if before is not None else Change(table.next())
        await self._table_store.read_leave(table, seated.state)
        dealer = commit_reveal.first_dealer(table, seated.state, self._chance)
        seated = await self._stakes_service.start_match(table, seated)
        begun = seated.before(
            transitions.start_match(table, seated.state, dealer=dealer, now=self._clock.now())
        )
        return begun.before(self._deal_change(table, begun.state))

    async def deal(self, table: Table, before: Change | None = None) -> None:
        """Begin the next deal, together with the change ``before``.

        Raises TableError (NOT_PLAYING), LedgerRefusal if somebody cannot go on.
        """
        asked = before if before is not None else Change(table.next())
        asked = asked.storing(await self._stakes_service.start_deal(table, asked.state))
        await self._store(table, asked.before(self._deal_change(table, asked.state)))

    def _deal_change(self, table: Table, state: State) -> Change:
        if state.match is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        order, seed, proof = commit_reveal.draw_deal(table, state, state.match, self._chance)
        return transitions.start_deal(table, state, state.match, order, seed, self._clock.now(), proof=proof)

    def _promise(self, table: Table, state: State) -> StoredProof | None:
        return commit_reveal.next_promise(table, state, self._chance)

    async def move(
        self,
        table: Table,
        seat: int,
        action: Action,
        *,
        why: Why,
        by: Person | None = None,
        missed: bool = False,
        then: Callable[[View], Action | None] | None = None,
    ) -> PlayedMove:
        """Make a move and return it: the only way in which a deal changes.

        ``by``: the person who asked; ``missed``: its player has let the time pass.
        ``then`` returns the seat's next action from the view after each move, and None to stop; these moves
        are stored together, as long as the seat is to act and they are legal.

        Raises IllegalAction, TableError (NOT_PLAYING).
        """
        await self._table_store.credit_downtime(table)
        made = transitions.apply_move(
            table,
            table,
            seat,
            action,
            why=why,
            now=self._clock.now(),
            who=by.id if by is not None else None,
            interaction=by.interaction if by is not None else None,
            missed=missed,
            promise=self._promise,
        )
        if then is not None:
            made = self._add_next_moves(table, seat, made, then, by)
        await self._store(table, made.answering(by))
        return made.moves[0]

    def _add_next_moves(
        self, table: Table, seat: int, made: Change, then: Callable[[View], Action | None], by: Person | None
    ) -> Change:
        """Add the same seat's next moves to a move, to be stored as one unit."""
        for _ in range(MOST_IN_ONE):
            deal = made.state.deal
            action = then(deal.view(seat)) if deal is not None and seat in deal.actors else None
            if action is None:
                break
            try:
                more = transitions.apply_move(
                    table,
                    made.state,
                    seat,
                    action,
                    why=Why.PLAYER,
                    now=self._clock.now(),
                    who=by.id if by is not None else None,
                    promise=self._promise,
                )
            except IllegalAction:
                break
            made = made.before(more)
        return made

    async def play_order(self, table: Table, seat: int) -> None:
        """Make the moves of a seat's due order, or note that it does not fit.

        They are one unit: after a crash all of them are made, or none.
        """
        await self._table_store.credit_downtime(table)
        await self._store(table, orders.play_order(table, seat, self._clock.now(), self._promise))

    async def resign(
        self, table: Table, seat: int, *, why: str = "resigned", by: Person | None = None
    ) -> None:
        """Resign a seat: see ``transitions.resign``. Raises TableError (NOT_PLAYING)."""
        gone = transitions.resign(table, seat, why=why, now=self._clock.now())
        await self._store(table, gone.answering(by))

    async def end(self, table: Table, *, by: Person | None = None, why: str = "") -> None:
        """End a table without an outcome; ``by``: who does, ``why``: see ``State.closed_for``."""
        closed = transitions.close(table, table, self._clock.now(), by=by if why else None, why=why)
        await self._store(table, closed.answering(by))

    async def presence(self, table: Table, seat: int, *, away: bool, by: Person | None = None) -> None:
        """Note that a person leaves the seat to the computer for a while, or takes it back."""
        there = transitions.set_presence(table, table, seat, away=away, now=self._clock.now())
        await self._store(table, there.answering(by))

    async def ready(self, table: Table, seat: int, by: Person) -> None:
        """Note that a person wants the next deal; an absent one is back.

        The deal begins when everybody present wants it. Raises LedgerRefusal if somebody cannot go on.
        """
        now, asked = self._clock.now(), Change(table.next())
        if table.players[seat].away:
            asked = transitions.set_presence(table, table, seat, away=False, now=now)
        asked = asked.before(
            transitions.request_next_deal(table, asked.state, seat, now, by.interaction)
        ).answering(by)
        players, ready = asked.state.players, asked.state.ready
        if all(players[other].automatic or other in ready for other in asked.state.people):
            await self.deal(table, asked)
        else:
            await self._table_store.commit(table, asked)

    async def pause(self, table: Table, missing: str) -> None:
        """Stop a table's time because the bot cannot write; ``missing``: see ``State.fault``.

        A table that is paused already gets the new reason, unless that is vaguer than the known one.
        """
        if table.status not in (Status.LOBBY, Status.PLAYING, Status.PAUSED):
            return
        if table.status is Status.PAUSED:
            known = missing == table.fault or (missing in VAGUE and table.fault in GONE)
            if known and table.deadline is not None:
                return
            missing = table.fault if known else missing
        await self._table_store.commit(table, transitions.pause(table, missing, self._clock.now()))
        log.warning(
            "table paused: the bot cannot write in its channel; allow what is missing, and it resumes",
            extra=table_fields(table) | {"missing": missing},
        )

    async def resume_if_paused(self, table: Table) -> None:
        """Resume a paused table if its channel is writable; its turn starts again.

        No leave was followed while it was paused. Raises TableError (PAUSED) if it cannot, NOT_STORED.
        """
        if table.status is not Status.PAUSED:
            return
        if missing := await self._try_board(table):
            await self.pause(table, missing)
            raise TableError(TableReason.PAUSED, missing=table.fault, number=table.number, ends=table.ends_at)
        await self._table_store.read_leave(table)
        await self._store(table, transitions.resume(table, self._clock.now()))
        log.info("table resumed", extra=table_fields(table))

    async def _store(self, table: Table, made: Change) -> None:
        """Store a change; if it ends the table, together with the settlement of its stakes.

        If it was a match of a tournament, the tournament is looked at; of today's hand, its entry ends.
        """
        if made.state.live:
            await self._table_store.commit(table, made)
            return
        made = await self._stakes_service.settle_match(
            table, made.storing(commit_reveal.enter_unfinished(table, made.state))
        )
        if table.tournament is not None:
            made = made.storing(wake(table.tournament, self._clock.now()))
        made = made.storing(finish_entry(table, made.state, self._clock.now()))
        await self._table_store.commit(table, made)
        log.info("table ended", extra=table_fields(table) | self._end_fields(table))

    def _end_fields(self, table: Table) -> dict[str, object]:
        """Return how a table has ended, for the log."""
        if table.outcome is not None:
            how = table.outcome.ending
        elif table.match is None:
            how = table.closed_for or "lobby"
        else:
            how = table.closed_for or "abandoned"
        return {
            "how": how,
            "refunded": table.outcome is None and table.stakes.booked,
            "seats": len(table.players),
            "deals": table.deal_no,
            "seconds": (self._clock.now() - table.created_at) // 1_000,
        }
