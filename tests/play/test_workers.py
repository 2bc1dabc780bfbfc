"""Several processes on one PostgreSQL: each gets its events, and shared work is done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import pytest

from bot.manager.time.clock import ManualClock
from bot.playground import Clock, Playground, Visitor
from bot.playground.switches import RateLimits
from bot.run import client
from bot.run.client import Cardroom
from bot.run.config import Shards
from bot.run.problem import TRY_AGAIN, Problem
from bot.workers.ai_jobs import AiJobs
from data.db.connection import open_database
from data.settings import Cards
from tests.play.conftest import ANYWHERE
from tests.playground.small_bot import point_at
from tests.postgres import Postgres

MINUTE = 60_000
TOLD = "PUT applications/{application}/commands"


class Cluster:
    """A playground and workers on one database."""

    def __init__(self, playground: Playground, url: str) -> None:
        self.playground = playground
        self.url = url
        self.clock = ManualClock()

    @asynccontextmanager
    async def worker(self, **way_in: Any) -> AsyncIterator[Cardroom]:
        """Run a worker for the duration of the block."""
        database = await open_database(self.url, migrate=False)
        bot = Cardroom(
            database,
            self.clock,
            AiJobs(0),
            stand_in=True,
            cards=Cards.TEXT,
            pace=0,
            per_second=100_000,
            **way_in,
        )
        running = asyncio.create_task(bot.start("playground"))
        ready = asyncio.create_task(bot.playing.wait())
        try:
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await bot.command_keeper.quiet()
            yield bot
        finally:
            ready.cancel()
            await bot.manager.stop()
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
            await database.close()


@asynccontextmanager
async def gathered(postgres: Postgres, patch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    """Open a playground and a database for workers."""
    playground = Playground(rate_limits="off")
    playground.rates = RateLimits(Clock())
    await playground.start()
    try:
        point_at(patch, playground.url)
        with postgres.fresh() as url:
            yield Cluster(playground, url)
    finally:
        await playground.stop()


@pytest.fixture
async def cluster(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    async with gathered(postgres, monkeypatch) as made:
        yield made


def told(cluster: Cluster) -> int:
    return sum(call.route == TOLD for call in cluster.playground.calls)


async def test_either_serves_whatever_comes_and_one_tells_the_commands(cluster: Cluster) -> None:
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(cluster.worker(listens_at=ANYWHERE)) for _ in range(2)
        ]
        assert told(cluster) == 1
        assert [await bot.database.is_leader("commands") for bot in (first, second)] == [True, False]
        urls = [bot.endpoint or "" for bot in (first, second)]
        await cluster.playground.endpoint.set(*urls)
        alice = Visitor(cluster.playground, "Alice")
        served = []
        for _ in range(4):
            answer = await alice.slash("help")
            assert answer.ephemeral
            served.append(str(answer.interaction.served))
        assert sorted(served) == sorted(2 * urls)


async def test_when_the_one_that_tells_is_gone_another_sees_to_it(cluster: Cluster) -> None:
    async with AsyncExitStack() as first:
        await first.enter_async_context(cluster.worker(listens_at=ANYWHERE))
        async with cluster.worker(listens_at=ANYWHERE) as other:
            assert not await other.database.is_leader("commands")
            await other.database.write([("UPDATE house SET commands = ?", ("of another version",))])
            await first.aclose()
            assert told(cluster) == 1
            for _ in range(100):  # PostgreSQL notices a little later that the first has disconnected
                cluster.clock.advance(MINUTE)
                await other.command_keeper.quiet()
                if told(cluster) == 2:
                    break
            assert told(cluster) == 2


async def test_shards_are_shared_and_none_belongs_to_two(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "CLAIMS", 1)
    alice = Visitor(cluster.playground, "Alice")
    one = partial(cluster.worker, shards=Shards(0, 0, 2))
    async with one(), cluster.worker(shards=Shards(1, 1, 2)):
        for channel, shard in ((None, "shard 1/2"), (cluster.playground.world.dm(alice.id), "shard 0/2")):
            answer = await alice.slash("help", channel=channel)
            assert answer.ephemeral or channel is not None
            assert answer.interaction.served == shard
        with pytest.raises(Problem, match="already serves shard 0 of 2") as refused:
            async with one():
                raise AssertionError("both would answer")
        assert refused.value.code == TRY_AGAIN
