"""The rate limit budget that several processes share through the database."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from multidict import CIMultiDict
from yarl import URL

from bot.manager.publishing.leases import Lease
from bot.manager.publishing.messages import DirectLater, NotSent
from bot.manager.time.clock import Alarm
from bot.ui.sending.rate_limiter import RateLimiter
from bot.ui.sending.shared_budget import SharedBudget
from data.db.errors import StorageError
from data.tables.publish_leases import GrantedLease
from tests.bot.ui.hourglass import Hourglass
from tests.data.alone import Alone

Times = list[float]


class Limits(Alone):
    """A database with nothing but rate limits, which answers at once."""

    def __init__(self) -> None:
        self.gone = False
        self._held = sqlite3.connect(":memory:", isolation_level=None)
        self._held.execute(
            "CREATE TABLE limits (key TEXT PRIMARY KEY, tat BIGINT NOT NULL, used INTEGER NOT NULL)"
        )

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        if self.gone:
            raise StorageError("The database is away.")
        return self._held.execute(sql, tuple(params)).fetchall()

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return await self.write_relaxed(sql, params)

    async def write(self, unit: Any) -> None:
        raise NotImplementedError

    async def read_together(self, queries: Any) -> list[list[tuple[Any, ...]]]:
        raise NotImplementedError

    async def close(self) -> None:
        self._held.close()


class GlassClock:
    """A clock that shows the time of an hourglass."""

    def __init__(self, glass: Hourglass) -> None:
        self._glass = glass

    def now(self) -> int:
        return 1_700_000_000_000 + round(self._glass.time * 1_000)

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        raise NotImplementedError


@pytest.fixture
def glass() -> Hourglass:
    return Hourglass()


@pytest.fixture
def database() -> Iterator[Limits]:
    limits = Limits()
    with closing(limits._held):
        yield limits


@pytest.fixture
def rate_limiters(glass: Hourglass, database: Limits) -> list[RateLimiter]:
    budgets = [SharedBudget(database, GlassClock(glass), sleep=glass.sleep) for _ in range(4)]
    return [RateLimiter(50, budget, sleep=glass.sleep) for budget in budgets]


def most_in(seconds: float, times: Times) -> int:
    return max(sum(begin <= time < begin + seconds for time in times) for begin in times)


async def test_all_together_ask_no_more_than_discord_takes(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    times: Times = []

    async def ask(rate_limiter: RateLimiter) -> None:
        await rate_limiter.acquire()
        times.append(glass.time)

    tasks = [asyncio.ensure_future(ask(rate_limiters[number % 4])) for number in range(200)]
    await glass.run(1.5)
    assert 45 <= most_in(1, times) <= 50
    await glass.run(20)
    assert len(times) == 200
    assert most_in(1, times) <= 50
    await asyncio.gather(*tasks)


async def test_the_first_after_a_pause_does_not_wait(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    for rate_limiter in rate_limiters:
        await asyncio.gather(rate_limiter.acquire("5"), glass.run(0))
        glass.time += 1


async def test_a_channel_has_five_in_five_seconds_from_all(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    times: dict[int, Times] = {1: [], 2: []}
    chance = Random(1)

    async def ask(rate_limiter: RateLimiter, channel: int) -> None:
        await rate_limiter.acquire(str(channel))
        times[channel].append(glass.time)

    tasks = []
    for number in range(24):
        tasks.append(asyncio.ensure_future(ask(rate_limiters[number % 4], 1 + number % 2)))
        await glass.run(chance.uniform(0, 0.5))
    await glass.run(30)
    await asyncio.gather(*tasks)
    for channel in times.values():
        assert len(channel) == 12
        # Discord's windows begin with the first request and last five seconds.
        window, used = float("-inf"), 0
        for time in channel:
            if time >= window + 5:
                window, used = time, 0
            used += 1
            assert used <= 5


async def begin(rate_limiter: RateLimiter, method: str, glass: Hourglass, *, resets: str = "5") -> Any:
    """Start a request as aiohttp's trace reports it; return the function that ends it.

    ``resets``: the reset time in the answer, in s.
    """
    context = SimpleNamespace()
    url = URL("https://discord.test/api/v10/channels/7/messages/8")
    headers: CIMultiDict[str] = CIMultiDict({"Authorization": "Bot token"})
    begins = rate_limiter._request_started(
        None, context, aiohttp.TraceRequestStartParams(method, url, headers)
    )
    await asyncio.gather(begins, glass.run(0.1))
    response = SimpleNamespace(status=200, headers={"X-RateLimit-Reset-After": resets})
    done: Any = aiohttp.TraceRequestEndParams(method, url, headers, response)  # type: ignore[arg-type] # all that is read of it
    return lambda: rate_limiter._request_ended(None, context, done)


async def test_messages_and_edits_of_a_channel_are_counted_apart(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    for number in range(10):
        await begin(rate_limiters[number % 4], ("POST", "PATCH")[number % 2], glass)
    assert glass.time < 5


async def test_all_go_by_the_end_of_a_window_as_discord_tells_it(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    """The first request of a window took long to arrive."""
    first = await begin(rate_limiters[0], "POST", glass, resets="4.9")
    glass.time += 1.2
    await first()
    for rate_limiter in rate_limiters:
        await begin(rate_limiter, "POST", glass)
    times: Times = []

    async def one_more() -> None:
        await rate_limiters[1].acquire("POST 7")
        times.append(glass.time)

    task = asyncio.ensure_future(one_more())
    await glass.run(10)
    await task
    assert times[0] >= 1.2 + 4.9


async def lease_in_a_full_channel(rate_limiter: RateLimiter, glass: Hourglass) -> Lease:
    """Use up the window of channel 7, and return a lease."""
    for _ in range(5):
        await asyncio.gather(rate_limiter.acquire("7"), glass.run(0.1))
    clock = GlassClock(glass)
    return Lease(GrantedLease("t1", "me", 2, 1, None, taken_over=False), clock, clock.now())


async def test_an_edit_by_a_lease_that_would_wait_long_is_left_for_later(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    lease = await lease_in_a_full_channel(rate_limiters[0], glass)
    with pytest.raises(NotSent):
        await rate_limiters[1].acquire("7", lease)
    assert 1_000 < lease.again_at - GlassClock(glass).now() <= 5_250


async def test_a_message_whose_lease_is_lost_takes_no_room(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    lease = await lease_in_a_full_channel(rate_limiters[0], glass)
    waiting = asyncio.ensure_future(rate_limiters[1].acquire("7", lease, gives_up=False))
    await glass.run(3)
    assert not waiting.done()
    lease.lost = True
    await glass.run(3)
    with pytest.raises(NotSent):
        await waiting
    began = glass.time
    for _ in range(5):
        await asyncio.gather(rate_limiters[2].acquire("7"), glass.run(0.1))
    assert glass.time - began < 1


async def test_a_refusal_holds_all_back(rate_limiters: list[RateLimiter], glass: Hourglass) -> None:
    times: Times = []

    async def ask() -> None:
        await rate_limiters[3].acquire()
        times.append(glass.time)

    rate_limiters[0].pause(2.0)
    await asyncio.sleep(0)
    task = asyncio.ensure_future(ask())
    await glass.run(5)
    await task
    assert times[0] >= 2.0


async def test_direct_messages_are_opened_one_after_another(
    rate_limiters: list[RateLimiter], glass: Hourglass
) -> None:
    for number in range(5):
        await asyncio.gather(rate_limiters[number % 4].dm_openings.acquire(), glass.run(0))
    waiting = [asyncio.ensure_future(rate_limiters[number % 4].dm_openings.acquire()) for number in range(15)]
    await glass.run(0)
    with pytest.raises(DirectLater):
        await rate_limiters[0].dm_openings.acquire()
    assert rate_limiters[0].dm_openings.wait > 15
    await glass.run(16)
    await asyncio.gather(*waiting)


async def test_without_the_database_each_keeps_the_cap_by_itself(
    rate_limiters: list[RateLimiter], database: Limits, glass: Hourglass
) -> None:
    database.gone = True
    times: Times = []

    async def ask() -> None:
        await rate_limiters[0].acquire()
        times.append(glass.time)

    tasks = [asyncio.ensure_future(ask()) for _ in range(3)]
    await glass.run(1)
    await asyncio.gather(*tasks)
    assert len(times) == 3
