"""Write a database of the current schema: ``python -m tests.bot.manager.leave_state``.

Run it before a new migration. It opens the newest state of an earlier schema, plays on, and adds everything
that the current schema stores: proofs, sums over deals, ratings, a season, a freeze, a void, a review. The
result goes to ``states/``.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.manager.results.statistics import count_deals
from bot.manager.tables.table import Person
from bot.manager.time.clock import ManualClock
from bot.workers.pool import WorkerPool
from data.db.migrations import load_migrations
from data.fairness.guild_chain import seal_changes
from data.ledger.ledger_commands import freeze, void_table
from data.rankings.leaderboards import end_season
from data.rankings.ratings import rate_pending
from data.rankings.reviews import DealLuck, Decision, Review, save_review
from data.tables.stakes import Stakes
from engine.ai import Level
from tests.bot.manager.earlier_states import SCHEMAS, dump_of, keep
from tests.bot.manager.house import ANN, BOB, CEM, GUILD, HOUR, MODERATOR, NOON, House, open_house


async def _spend(house: House) -> None:
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
        table = await house.two(*people, game=game, channel=next(_CHANNELS), **more)
        await house.play_match(table)
        await house.quiet()
    for level in (Level.EASY, Level.EXPERT):
        alone = await house.alone(level=level, channel=next(_CHANNELS), options={"deals": 2})
        await house.play_match(alone)
        await house.quiet()
    live = await house.two(game="gin", channel=next(_CHANNELS), options={"deals": 3}, stakes=Stakes(pot=10))
    for _ in range(2):
        await house.act(live)
    await house.manager.quiet()
    at, database = house.clock.now(), house.database
    await rate_pending(database)
    [*_, voided, reviewed] = await house.rows(
        "SELECT t.table_id FROM tables t JOIN stakes s ON s.table_id = t.table_id "
        "WHERE t.status = 'over' AND s.booked = 1 ORDER BY t.number"
    )
    await void_table(database, voided[0], actor=MODERATOR.id, note="cards were seen", at=at)
    [(frozen,)] = await house.rows(
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


_CHANNELS = iter(range(950, 999))


async def _leave() -> Path:
    schema = max(step.version for step in load_migrations())
    before = max(earlier for earlier in SCHEMAS if int(earlier) < schema)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.sqlite3"
        with closing(sqlite3.connect(path)) as database:
            database.executescript(dump_of(before))
        house = await open_house(path, ManualClock(NOON + HOUR))
        ids = count(schema * 10**9)  # unlike earlier states, since a table accepts an interaction id once
        try:
            await house.manager.start()
            await house.quiet()
            with patch("tests.bot.manager.house._INTERACTIONS", ids):
                await _spend(house)
            await house.quiet()
        finally:
            await house.close()
        with closing(sqlite3.connect(path)) as database:
            text = "\n".join(database.iterdump()) + "\n"
    return keep(f"{schema:04}", text)


if __name__ == "__main__":
    print(asyncio.run(_leave()).name)
