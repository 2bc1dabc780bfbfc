"""The whole program in a round of a tournament with duplicate deals, in two worlds.

Either all cards of the round differ, and what those are told who do not play it is compared. Or the cards are
the same, but at one table the discards differ: then what the players of the other table are told is compared,
too. Once the round is over, it has to differ.

Everybody draws from the stock and discards, so that all deals take the same course and end without points.
"""

import random
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from typing import Final, NamedTuple, TypeVar
from unittest.mock import patch

from bot.manager.tables.table import Table
from bot.playground.client import Visitor
from bot.run.monitoring.logs import LIBRARIES
from data.audit.guilds import audit_all
from data.erasure import member_records
from data.settings import Cards
from engine import proofs
from tests.play.conftest import Harness
from tests.play.drive import forge
from tests.play.duplicate_round import LEFT_OUT, person, tournament
from tests.tools.leaks.day import OF_A_TABLE, Passed, asked, in_course
from tests.tools.leaks.heard import ONLOOKER, Hearing, harness_of, numbered
from tests.tools.leaks.told import Listening, Told

T = TypeVar("T")
CHANNELS: Final = ("channel", "first", "second", "onlooker", "moderator", "choices", "files", "log")
"""Destinations of what a round tells; ``first``, ``second``: of players of the other table."""


class RoundVisit(NamedTuple):
    """How a round is played.

    ``same_cards``: whether only the discards at one table differ. ``share``: of all that watchers could ask,
    how much they do ask.
    """

    same_cards: bool
    seed: int
    share: float = 1.0


async def held(visit: RoundVisit, world: int) -> Passed:
    """Hold a round in a world; return what was told before its end and after it."""
    lines: list[str] = []
    with Listening(lines, LIBRARIES), ExitStack() as put:
        first = bytes([0 if visit.same_cards else world])
        order = proofs.order
        # The audit goes by the same decks and dealers.
        put.enter_context(patch.object(proofs, "order", lambda key, pack: order(first + key[1:], pack)))
        put.enter_context(patch.object(proofs, "lot", lambda *_: 0))
        async with harness_of(Cards.PICTURES if visit.seed % 2 == 0 else Cards.TEXT) as harness:
            before, after = await _Round(visit, world, harness, lines).pass_by()
            moves = await harness.bot.database.read(
                "SELECT d.deck, a.action FROM deals d JOIN actions a ON a.table_id = d.table_id ORDER BY a.at"
            )
    return Passed(numbered(before), numbered(after), [str(row) for row in moves])


class _Round:
    """A round in progress."""

    def __init__(self, visit: RoundVisit, world: int, harness: Harness, lines: list[str]) -> None:
        self.visit, self.world, self.harness, self.lines = visit, world, harness, lines
        self.rng = random.Random(visit.seed)
        self.hearing: Hearing
        self.watchers: list[Visitor]

    async def pass_by(self) -> tuple[list[Told], list[Told]]:
        """Play the second table to its end while the first goes on, and then end the round."""
        _, [first, second] = await tournament(self.harness, deals=1)
        places = {self.harness.visitor(ONLOOKER): "onlooker", self.harness.visitor("Alice"): "moderator"}
        if self.visit.same_cards:
            names = zip(first.players, ("first", "second"), strict=True)
            places |= {self.harness.visitor(player.name): channel for player, channel in names}
        self.watchers = [*places]
        both = {visitor: (channel, channel) for visitor, channel in places.items()}
        self.hearing = Hearing(self.harness, self.lines, CHANNELS, both, self.watchers[0])
        await self.harness.quiet()
        self.lines.clear()
        for _ in range(self.rng.randint(1, 6)):
            await self._step(first)
        while second.live:
            await self._step(second, lowest=self.visit.same_cards and self.world == 1)
            if self.rng.random() < 0.05:
                await self._look_around(second)
        assert second.veiled
        for _ in range(self.rng.randint(1, 6)):
            await self._step(first)
        await self._ask_everything(second)
        before = [*self.hearing.told]
        self.hearing.told.clear()
        await self.harness.bot.manager.resign(first.id, person(self.harness, first.players[0].name))
        await self.hearing.rest("the round has ended")
        assert not second.veiled
        await self._press(self.watchers[0], second, "replay:1.0.a")
        return before, self.hearing.told

    async def _step(self, table: Table, *, lowest: bool = False) -> None:
        assert table.deal is not None
        [seat, *_] = table.deal.actors
        action = in_course(table.deal.legal_actions(seat), lowest=lowest)
        who = person(self.harness, table.players[seat].name)
        await self.harness.bot.manager.act(table.id, who, action, deal=table.deal_no, ply=table.ply)
        await self.hearing.rest(f"ply {table.ply}")

    def _some(self, everything: Sequence[T]) -> list[T]:
        return self.rng.sample(everything, round(self.visit.share * len(everything)))

    async def _look_around(self, table: Table) -> None:
        for visitor in self.watchers:
            await self._press(visitor, table, self.rng.choice(OF_A_TABLE))

    async def _press(self, visitor: Visitor, table: Table, pressed: str) -> None:
        assert table.board is not None
        verb, _, arg = pressed.partition(":")
        told, board = f"c:{table.id}:1:0:{verb}:{arg}", visitor.message(str(table.board.message))
        await self.hearing.do(visitor, told, partial(forge, visitor, board, told))

    async def _ask_everything(self, table: Table) -> None:
        for visitor in self.watchers:
            for pressed in self._some(OF_A_TABLE):
                await self._press(visitor, table, pressed)
            for name, given in self._some([*asked(self.harness, visitor, LEFT_OUT)]):
                await self.hearing.do(visitor, f"/{name}", partial(visitor.slash, name, **given))
        db = self.harness.bot.database
        self.hearing.note("files", "audit", [str(report) for report in await audit_all(db)])
        for visitor in self.watchers:
            self.hearing.note("files", f"of {visitor.name}", str(await member_records(db, int(visitor.id))))
        await self.hearing.rest("the owner looks")
