"""Two workers on one PostgreSQL server: whatever both do, everybody is seated once."""

import asyncio
from pathlib import Path

from bot.manager.time.clock import ManualClock
from data.audit.pool import audit_pool
from data.pool.speeds import Speed
from data.tables.venues import ANYONE
from tests.bot.manager.house import open_house
from tests.bot.manager.pool.lounge import Lounge, member
from tests.postgres import Postgres

PEOPLE = 12


async def test_two_workers_seat_everybody_once(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.fresh() as url:
        house = await open_house(tmp_path / "none.sqlite3", ManualClock(), url=url)
        other = await house.another()
        lounges = [Lounge.of(house, seed=3), Lounge.of(other, seed=4)]
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
            house.clock.advance(5_000)
        seated = await house.rows("SELECT member_id FROM pool_seats ORDER BY member_id")
        assert seated == [(member(number).id,) for number in range(PEOPLE)]
        [(tables,)] = await house.rows("SELECT count(*) FROM tables WHERE guild_id = ?", ANYONE)
        assert tables == PEOPLE // 2
        assert await audit_pool(house.database, ANYONE) == []
        for each in lounges:
            await each.runner.stop()
        await house.close()
