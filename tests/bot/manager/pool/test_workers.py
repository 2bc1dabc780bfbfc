"""Two workers on one PostgreSQL server: whatever both do, everybody is seated once."""

import asyncio
from pathlib import Path

from bot.manager.time.clock import ManualClock
from data.audit.pool import audit_pool
from data.pool.speeds import Speed
from data.tables.venues import ANYONE
from tests.bot.manager.harness import open_harness
from tests.bot.manager.pool.lounge import Lounge, member
from tests.postgres import Postgres

PEOPLE = 12


async def test_two_workers_seat_everybody_once(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.fresh() as url:
        harness = await open_harness(tmp_path / "none.sqlite3", ManualClock(), url=url)
        other = await harness.another()
        lounges = [Lounge.of(harness, seed=3), Lounge.of(other, seed=4)]
        for number in range(PEOPLE):
            await lounges[0].service.agree(member(number))
        await asyncio.gather(
            *(
                lounges[number % 2].service.wait(member(number), "gin", Speed.QUICK)
                for number in range(PEOPLE)
            )
        )
        for each in lounges:
            each.runner.start()
        for _ in range(3):
            await asyncio.gather(*(each.runner.background.quiet() for each in lounges))
            harness.clock.advance(5_000)
        seated = await harness.rows("SELECT member_id FROM pool_seats ORDER BY member_id")
        assert seated == [(member(number).id,) for number in range(PEOPLE)]
        [(tables,)] = await harness.rows("SELECT count(*) FROM tables WHERE guild_id = ?", ANYONE)
        assert tables == PEOPLE // 2
        assert await audit_pool(harness.database, ANYONE) == []
        for each in lounges:
            await each.runner.stop()
        await harness.close()
