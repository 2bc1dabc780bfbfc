"""Write a database of the current schema: ``python -m tests.bot.manager.leave_state``.

Run it before a new migration. It opens the newest state of an earlier schema, plays on, and adds everything
that the current schema stores: proofs, sums over deals, ratings, a season, a freeze, a void, a review. The
result goes to ``states/``.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.manager.results.statistics import count_deals
from bot.manager.tables.table import Person
from bot.manager.time.clock import ManualClock
from bot.manager.time.zones import in_zone
from bot.workers.pool import WorkerPool
from data.db.migrations import load_migrations
from data.fairness.guild_chain import seal_changes
from data.ledger.ledger_commands import freeze, void_table
from data.rankings.leaderboards import end_season
from data.rankings.ratings import rate_pending
from data.rankings.reviews import DealLuck, Decision, Review, save_review
from data.tables.stakes import Stakes
from engine.ai import Level
from engine.orders import DRAWN, Condition, Order, Rule
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Stage
from tests.bot.manager.earlier_states import SCHEMAS, dump_of, keep
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CEM,
    DAY,
    GUILD,
    HOUR,
    MINUTE,
    MODERATOR,
    NOON,
    Harness,
    open_harness,
)
from tests.bot.manager.pool.lounge import Lounge, member
from tests.bot.manager.tournaments.evening import PEOPLE as ENTRANTS
from tests.bot.manager.tournaments.evening import Evening, settings_of


async def _spend(harness: Harness) -> None:
    """Play several matches to the end and one halfway; use every ledger and review feature."""
    matches: list[tuple[str, tuple[Person, Person], dict[str, Any]]] = [
        (
            "gin",
            (ANN, BOB),
            {"options": {"target": 25}, "stakes": Stakes(pot=20, point=1), "open_hands": True},
        ),
        ("gin", (BOB, ANN), {"options": {"deals": 2}, "stakes": Stakes(point=2)}),
        ("panguingue", (ANN, BOB), {"options": {"deals": 1, "ante": 1}, "stakes": Stakes(chip_value=2)}),
        ("control", (ANN, BOB), {"options": {"target": 20}, "open_hands": True}),
    ]
    for game, people, more in matches:
        table = await harness.two(*people, game=game, channel=next(_CHANNELS), **more)
        await harness.play_match(table)
        await harness.quiet()
    for level in (Level.EASY, Level.EXPERT):
        alone = await harness.alone(level=level, channel=next(_CHANNELS), options={"deals": 2})
        await harness.play_match(alone)
        await harness.quiet()
    live = await harness.two(game="gin", channel=next(_CHANNELS), options={"deals": 3}, stakes=Stakes(pot=10))
    for _ in range(2):
        await harness.act(live)
    await harness.manager.quiet()
    at, database = harness.clock.now(), harness.database
    await rate_pending(database)
    [*_, voided, reviewed] = await harness.rows(
        "SELECT t.table_id FROM tables t JOIN stakes s ON s.table_id = t.table_id "
        "WHERE t.status = 'over' AND s.booked = 1 ORDER BY t.number"
    )
    await void_table(database, voided[0], actor=MODERATOR.id, note="cards were seen", at=at)
    [(frozen,)] = await harness.rows(
        "SELECT frozen FROM accounts WHERE guild_id = ? AND member_id = ?", GUILD, CEM.id
    )
    await freeze(database, GUILD, CEM.id, frozen=not frozen, actor=MODERATOR.id, note="loud", at=at)
    await database.write(
        save_review(
            Review(
                decisions=(
                    Decision(
                        deal=1,
                        ply=0,
                        best='{"do":"DrawStock"}',
                        value=1.5,
                        lost=0.5,
                        value_error=0.2,
                        lost_error=0.1,
                        standing=0.5,
                    ),
                ),
                deals=(DealLuck(deal=1, value=3.0, error=0.5, points=4.0),),
                chances=True,
            ),
            table_id=reviewed[0],
            seat=0,
            member_id=ANN.id,
            guild_id=GUILD,
            game="panguingue",
            at=at,
        )
    )
    await end_season(database, GUILD, "another", at=at)
    await count_deals(database, WorkerPool(0))
    await seal_changes(database, GUILD, at=at)


class _Clock(ManualClock):
    """A clock that goes on by a millisecond whenever it is read, if asked to."""

    passes = False

    def now(self) -> int:
        self._now += self.passes
        return self._now


async def _everywhere(harness: Harness, clock: _Clock) -> None:
    """Use what belongs to no server, what goes on for days, and tournaments."""
    manager, lounge = harness.manager, Lounge.of(harness)
    clock.passes = True
    for person in (ANN, BOB):
        today = await manager.daily.open(person, await manager.daily.today(clock.now()))
        await harness.quiet()
        if person is ANN:
            await harness.play_deal(today, Level.EASY)
    await manager.daily.answer(CEM, await manager.daily.today(clock.now()), 0)
    clock.passes = False
    lounge.runner.start()
    for number in (1, 2):
        await lounge.wait(member(number))
    [found] = await lounge.tables()
    await harness.act(found)
    await lounge.wait(member(3))
    await lounge.runner.stop()
    slow = await harness.two(game="gin", channel=next(_CHANNELS), turn_ms=DAY, options={})
    for _ in range(3):
        await harness.act(slow)
    waiting = 1 - slow.actors[0]
    order = Order((Rule(Condition(), "draw", (DRAWN,)),))
    await manager.place_order(slow.id, harness.person(slow, waiting), order, deal=slow.deal_no)
    await manager.leave.begin(CEM.id, in_zone(clock.now(), "UTC").date() + timedelta(days=3))
    await harness.quiet()
    evening = Evening(harness, Format.ROUND_ROBIN)
    await evening.play()
    settings = settings_of(Format.SWISS, clock.now(), duplicate=True, deals=1, rounds=2)
    cup = await manager.tournaments.open(
        MODERATOR, guild=GUILD, channel=next(_CHANNELS), name="Duplicate", settings=settings
    )
    for person in ENTRANTS[:4]:
        await manager.tournaments.register(cup.id, person)
    while (await manager.tournaments.find(cup.id)).state.stage is not Stage.RUNNING:
        live = await manager.tournaments.find(cup.id)
        for person in ENTRANTS[:4] if live.state.check_in_open else ():
            await manager.tournaments.check_in(cup.id, person)
        clock.advance(MINUTE)
        await harness.quiet()


_CHANNELS = iter(range(950, 999))


async def _leave() -> Path:
    schema = max(step.version for step in load_migrations())
    before = max(earlier for earlier in SCHEMAS if int(earlier) < schema)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.sqlite3"
        with closing(sqlite3.connect(path)) as database:
            database.executescript(dump_of(before))
        clock = _Clock(NOON + HOUR)
        harness = await open_harness(path, clock)
        ids = count(schema * 10**9)  # unlike earlier states, since a table accepts an interaction id once
        try:
            await harness.manager.start()
            await harness.quiet()
            with patch("tests.bot.manager.harness._INTERACTIONS", ids):
                await _spend(harness)
                await _everywhere(harness, clock)
            await harness.quiet()
        finally:
            await harness.close()
        with closing(sqlite3.connect(path)) as database:
            text = "\n".join(database.iterdump()) + "\n"
    return keep(f"{schema:04}", text)


if __name__ == "__main__":
    print(asyncio.run(_leave()).name)
