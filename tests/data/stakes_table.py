"""Plays penny and gin at tables with stakes, storing each move and its chips in one unit."""

import dataclasses
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from data.db.database import Database, Statement
from data.fairness.guild_chain import seal_table
from data.ledger.ledger import begin_deal, begin_match, payments, settle
from data.settings import ChipSettings
from data.tables.codec import dump_options
from data.tables.participation import EVERY_MATCH, NOTHING, Part
from data.tables.row_types import Status, StoredTable
from data.tables.stakes import Stakes, dues_of_events
from data.tables.table_chain import Links, closing_content, table_seal
from data.tables.tables import (
    action,
    fence,
    finish_deal,
    finish_match,
    new_deal,
    open_table,
    resign,
    set_status,
    start,
)
from engine.actions import Action
from engine.deal import Deal
from engine.events import Paid
from engine.match import Match
from engine.spec import GameSpec
from tests.data.conftest import GUILD, computer, person, table
from tests.data.matches import choice

CHIPS = ChipSettings(gifts=True, gift_cap=1_000_000)


@dataclass
class Seated:
    """A table in play.

    ``told`` adds up what the events reported, by seat, in chips of the ledger.
    """

    db: Database
    spec: GameSpec
    table_id: str
    members: tuple[int | None, ...]
    stakes: Stakes
    match: Match
    deal: Deal | None = None
    deal_no: int = 0
    told: list[int] = field(default_factory=list)
    clock: int = 10_000
    links: Links = field(default_factory=Links)
    pending: Links = field(default_factory=Links)
    """The table's chain after the last written unit."""
    version: int = 1
    parts: list[Part] = field(default_factory=list)

    @classmethod
    async def open(
        cls,
        db: Database,
        spec: GameSpec,
        members: tuple[int | None, ...],
        stakes: Stakes,
        *,
        table_id: str = "t1",
        number: int = 1,
        chips: ChipSettings = CHIPS,
        **options: Any,
    ) -> "Seated":
        chosen = spec.options(**options)
        seats = tuple(
            computer(seat) if member is None else person(seat, member) for seat, member in enumerate(members)
        )
        record: StoredTable = dataclasses.replace(
            table(table_id, number=number, seats=seats),
            game=spec.key,
            options=dump_options(chosen),
            spec_version=spec.version,
            seat_count=len(members),
        )
        stakes, opening = begin_match(GUILD, table_id, stakes, members=members, chips=chips, at=1_000)
        match = spec.new_match(seats=len(members), options=chosen, dealer=0)
        self = cls(db, spec, table_id, members, stakes, match, told=[0] * len(members))
        self.parts = [NOTHING] * len(members)
        began = start(record, first_dealer=0, at=1_000, stakes=stakes, links=self.links)
        await db.write(open_table(record))
        await self.new_deal(before=[*began, *opening])
        return self

    def _fenced(
        self, unit: list[Statement], links: Links, status: Status = Status.PLAYING
    ) -> list[Statement]:
        self.pending = links
        seal = table_seal(links.head, status, None, [(0, 0, None, None, 0, 0)] * len(self.members))
        fenced = fence(self.table_id, self.version, deadline_at=None, due_at=None, head=links.head, seal=seal)
        ended = seal_table(GUILD, self.table_id, at=self.clock) if status is not Status.PLAYING else []
        return [*fenced, *unit, *ended]

    @property
    def counted(self) -> bool:
        """Whether all people have played."""
        return self.stakes.rules == EVERY_MATCH or all(
            part.played(resigned=seat in self.match.resigned)
            for seat, part in enumerate(self.parts)
            if self.members[seat] is not None
        )

    async def _write(self, unit: list[Statement]) -> None:
        await self.db.write(unit)
        self.links, self.version = self.pending, self.version + 1

    async def new_deal(self, chance: random.Random | None = None, before: Sequence[Statement] = ()) -> None:
        order = list(self.match.pack())
        if chance is not None:
            chance.shuffle(order)
        deal, number = self.match.deal(order, seed=bytes(32)), self.deal_no + 1
        links = Links(self.links.head)
        unit = new_deal(
            self.table_id,
            number,
            dealer=self.match.dealer,
            deck=order,
            seed=bytes(32),
            at=self.clock,
            links=links,
        )
        await self._write(self._fenced([*before, *begin_deal(GUILD, self.members), *unit], links))
        self.deal, self.deal_no = deal, number

    async def unit(self, asked: Action, seat: int | None = None) -> tuple[list[Statement], Deal, Match]:
        """Return the unit of a move, and the deal and match after it.

        ``seat`` None is the only seat to act.
        """
        assert self.deal is not None
        self.clock += 1
        deal, match, ply = self.deal.clone(), self.match, self.deal.ply
        if seat is None:
            [seat] = deal.actors
        events = deal.apply(seat, asked)
        links, status = Links(self.links.head), Status.PLAYING
        who = self.members[seat]
        why = "computer" if who is None or seat in self.match.resigned else "player"
        who = who if why == "player" else None
        self.parts[seat] = self.parts[seat].with_move(why)
        unit = action(
            self.table_id, self.deal_no, ply, seat, asked, who=who, why=why, at=self.clock, links=links
        )
        unit += payments(
            GUILD,
            self.table_id,
            self.deal_no,
            ply,
            events,
            stakes=self.stakes,
            members=self.members,
            at=self.clock,
        )
        if deal.result is not None:
            match = match.clone()
            outcome = match.close(deal)
            unit += finish_deal(
                self.table_id,
                self.deal_no,
                deal.result,
                guild_id=GUILD,
                game=self.spec.key,
                members=self.members,
                teams=self.spec.teams,
                at=self.clock,
                links=links,
            )
            if outcome is not None:
                status = Status.OVER
                unit += finish_match(
                    self.table_id,
                    outcome,
                    guild_id=GUILD,
                    game=self.spec.key,
                    members=self.members,
                    resigned=match.resigned,
                    teams=self.spec.teams,
                    low_wins=self.spec.low_wins,
                    at=self.clock,
                    links=links,
                    rules=self.stakes.rules,
                    counted=self.counted,
                )
                unit += await settle(
                    self.db,
                    GUILD,
                    self.table_id,
                    outcome,
                    stakes=self.stakes,
                    members=self.members,
                    at=self.clock,
                    pending=dues_of_events(self.stakes, self.deal_no, ply, events),
                    counts=self.counted,
                )
        for event in events:
            if isinstance(event, Paid):
                for side, sign in ((event.payer, -1), (event.seat, 1)):
                    if side >= 0:
                        self.told[side] += sign * event.amount * self.stakes.chip_value
        return self._fenced(unit, links, status), deal, match

    async def move(self, asked: Action, seat: int | None = None) -> None:
        unit, deal, match = await self.unit(asked, seat)
        await self._write(unit)
        self.deal, self.match = deal, match

    async def resign(self, seat: int) -> None:
        assert self.deal is not None
        outcome = self.match.resign(seat)
        links, status = Links(self.links.head), Status.PLAYING
        unit = resign(
            self.table_id,
            seat,
            deal=self.deal_no,
            ply=self.deal.ply,
            why="resigned",
            at=self.clock,
            links=links,
        )
        if outcome is not None:
            status = Status.OVER
            unit += finish_match(
                self.table_id,
                outcome,
                guild_id=GUILD,
                game=self.spec.key,
                members=self.members,
                resigned=self.match.resigned,
                teams=self.spec.teams,
                low_wins=self.spec.low_wins,
                at=self.clock,
                links=links,
                rules=self.stakes.rules,
                counted=self.counted,
            )
            unit += await settle(
                self.db,
                GUILD,
                self.table_id,
                outcome,
                stakes=self.stakes,
                members=self.members,
                at=self.clock,
                counts=self.counted,
            )
        await self._write(self._fenced(unit, links, status))

    async def close(self) -> None:
        links = Links(self.links.head)
        links.add(closing_content(self.clock))
        unit = set_status(self.table_id, Status.CLOSED, ended_at=self.clock)
        unit += await settle(
            self.db,
            GUILD,
            self.table_id,
            None,
            stakes=self.stakes,
            members=self.members,
            at=self.clock,
            counts=self.counted,
        )
        await self._write(self._fenced(unit, links, Status.CLOSED))

    async def play_at_random(
        self, chance: random.Random, *, most_deals: int, resigning: float = 0.0, most_moves: int = 10_000
    ) -> None:
        """Play until the match is over, or ``most_deals`` or ``most_moves`` are reached."""
        for _ in range(most_moves):
            assert self.deal is not None
            if self.match.outcome is not None:
                return
            if self.deal.result is not None:
                if self.deal_no == most_deals:
                    return
                await self.new_deal(chance)
                continue
            left = [seat for seat in range(len(self.members)) if seat not in self.match.resigned]
            if chance.random() < resigning:
                await self.resign(chance.choice(left))
                continue
            seat, asked = choice(self.deal, chance)
            await self.move(asked, seat)
