"""Moves that are made automatically.

For computer players, absent people, people who have planned this turn (bot/manager/play/orders.py) or always
give the same answer, and people who have no choice and want such moves made.

Whether somebody has a choice depends on their cards. So a move without a choice is made like a person's,
after a random delay, and the others are not told which moves these were: they learn no more than from a
press.
"""

import asyncio
import logging
from random import Random
from typing import Final

from bot.manager.play.due_tables import RETRY_MS
from bot.manager.play.match_runner import MatchRunner
from bot.manager.publishing.background import Background
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Player, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.tables.table_store import log_fields
from bot.manager.time.clock import Clock
from bot.workers.ai_jobs import AiJobs
from data.settings import WhenAsked
from data.tables.row_types import Why
from data.tables.venues import Venue
from engine.actions import Action
from engine.ai import Level, fallback_action
from engine.errors import IllegalAction
from engine.views import View

log = logging.getLogger(__name__)

SLOWEST: Final = 4
"""A move without a choice takes at most this many times the pace of a computer player."""

TODAY_PLAYOUTS: Final = 512
"""Playouts of a decision in today's hand: a busy machine makes no opponent weaker."""


class Autoplay:
    """Makes automatic moves, one after the other at each table.

    ``pace``: ms that a computer player waits, so that its opponents can read what happened.
    """

    def __init__(
        self,
        clock: Clock,
        background: Background,
        match_runner: MatchRunner,
        computers: AiJobs,
        members: Preferences,
        pace: int,
        chance: Random,
    ) -> None:
        self._clock = clock
        self._background = background
        self._match_runner = match_runner
        self._computers = computers
        self._members = members
        self._pace = pace
        self._chance = chance
        self._waiting: dict[str, tuple[tuple[int, int], asyncio.Future[None]]] = {}
        self._thinking: dict[str, tuple[tuple[int, int], asyncio.Future[Action]]] = {}
        self._retries: set[str] = set()
        """Tables at which a move is to be tried again."""

    def may_go(self, table: Table) -> bool:
        """Return whether a table may leave memory: not while moves are made or retried."""
        return table.playing is None and table.id not in self._retries

    def let_play(self, table: Table) -> None:
        """Make automatic moves until a person is to act.

        If that is under way: searches for an outdated position are cancelled, and the delay for a person
        who has pressed meanwhile ends.
        """
        thought_at, thinking = self._thinking.get(table.id, (None, None))
        if thinking is not None and (
            table.status is not Status.PLAYING or thought_at != (table.deal_no, table.ply)
        ):
            thinking.cancel()
        moment, waiting = self._waiting.get(table.id, (None, None))
        if waiting is not None and not waiting.done() and moment != (table.deal_no, table.ply):
            waiting.set_result(None)
        if table.playing is None and self._next_seat(table) is not None:
            table.playing = self._background.spawn(self._play(table))

    def _next_seat(self, table: Table) -> int | None:
        """Return a seat to move for now; None if there is none, or if no person is present."""
        if table.status is not Status.PLAYING or table.nobody_there:
            return None
        by_itself = (
            seat
            for seat in table.actors
            if table.players[seat].automatic
            or table.order_due(seat)
            or self._standing_answer(table, seat) is not None
            or self._only_move(table, seat) is not None
        )
        return next(by_itself, None)

    def _standing_answer(self, table: Table, seat: int) -> bool | None:
        """Return a person's standing answer where the game only asks; None: they are asked."""
        member = table.players[seat].member
        if not table.asking or member is None or table.players[seat].automatic:
            return None
        chosen = self._members.known(member).when_asked
        return None if chosen is WhenAsked.ASK else chosen is WhenAsked.ALWAYS

    def _only_move(self, table: Table, seat: int) -> Action | None:
        """Return the only move of a person who wants such moves made; otherwise None."""
        player = table.players[seat]
        if player.automatic or table.asking or table.deal is None or len(table.actors) > 1:
            return None
        if not self._members.known(player.member or 0).only_moves:
            return None
        legal = table.deal.legal_actions(seat)
        return legal[0] if len(legal) == 1 else None

    async def _play(self, table: Table) -> None:
        try:
            while (seat := self._next_seat(table)) is not None and table.deal is not None:
                moment = (table.deal_no, table.ply)
                if table.order_due(seat):
                    await self._hesitate(table, self._pace)
                    async with table.lock:
                        if (table.deal_no, table.ply) == moment and table.order_due(seat):
                            await self._play_order(table, seat)
                    continue
                player, view = table.players[seat], table.deal.view(seat)
                answer, only_move = self._standing_answer(table, seat), self._only_move(table, seat)
                if answer is not None:
                    no = fallback_action(view)
                    action = next((other for other in view.legal if other != no), no) if answer else no
                    why = Why.WISH
                elif only_move is not None:
                    action, why = only_move, Why.ONLY
                    await self._hesitate(table, round(self._pace * self._chance.uniform(1, SLOWEST)))
                else:
                    decided, why = await self._decide(table, player, view), Why.COMPUTER
                    if decided is None:
                        continue
                    action = decided
                async with table.lock:
                    is_current = (table.deal_no, table.ply) == moment and self._next_seat(table) == seat
                    # A person who has become absent meanwhile is played for by the computer.
                    if is_current and (why is not Why.ONLY or self._only_move(table, seat) is not None):
                        await self._move(table, seat, action, view, why)
        except TableError:
            self._retries.add(table.id)
            self._clock.call_at(self._clock.now() + RETRY_MS, lambda: self._retry(table))
        finally:
            table.playing = None

    def _retry(self, table: Table) -> None:
        self._retries.discard(table.id)
        self.let_play(table)

    async def _play_order(self, table: Table, seat: int) -> None:
        try:
            await self._match_runner.play_order(table, seat)
        except TableError as error:
            if error.reason is not TableReason.STALE:  # STALE: play goes on from the stored state
                raise

    async def _move(self, table: Table, seat: int, action: Action, view: View, why: Why) -> None:
        """Make an automatic move; if it is refused, the fallback policy's."""
        try:
            try:
                await self._match_runner.move(table, seat, action, why=why)
            except IllegalAction as refused:
                # No traceback: the cause may name cards.
                log.warning(
                    "illegal move of a computer player (%s); the fallback policy moves",
                    refused.reason,
                    extra=log_fields(table),
                )
                await self._match_runner.move(table, seat, fallback_action(view), why=Why.COMPUTER)
        except TableError as error:
            if error.reason is not TableReason.STALE:  # STALE: play goes on from the stored state
                raise

    async def _decide(self, table: Table, player: Player, view: View) -> Action | None:
        """Return a computer player's move, searched for during the pause in which opponents read.

        Otherwise the time would show how much its cards give it to think about. A search that takes longer
        is waited for in whole pauses. None: the table has moved on.
        """
        thinking = asyncio.ensure_future(self._choose(table, player, view))
        self._thinking[table.id] = (table.deal_no, table.ply), thinking
        try:
            await self._pause(self._pace)
            while self._pace and not thinking.done():
                await self._pause(self._pace)
            await asyncio.wait([thinking])
            return None if thinking.cancelled() else thinking.result()
        finally:
            del self._thinking[table.id]
            thinking.cancel()

    async def _hesitate(self, table: Table, ms: int) -> None:
        """Wait before a move that is made for a person, or until the person moves."""
        if not ms:
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[table.id] = (table.deal_no, table.ply), waiting
        try:
            await self._pause(ms, waiting)
        finally:
            del self._waiting[table.id]

    async def _pause(self, ms: int, passed: "asyncio.Future[None] | None" = None) -> None:
        """Wait for a time, or until ``passed`` is done."""
        if not ms:
            return
        until = asyncio.get_running_loop().create_future() if passed is None else passed
        alarm = self._clock.call_at(self._clock.now() + ms, lambda: until.done() or until.set_result(None))
        try:
            await until
        finally:
            alarm.cancel()

    async def _choose(self, table: Table, player: Player, view: View) -> Action:
        if player.resigned:
            return fallback_action(view)
        level = (
            player.level if player.kind is PlayerKind.COMPUTER and player.level is not None else Level.NORMAL
        )
        if table.venue is Venue.TODAY:
            return await self._computers.choose(table.spec.key, level, view, TODAY_PLAYOUTS)
        return await self._computers.choose(table.spec.key, level, view)
