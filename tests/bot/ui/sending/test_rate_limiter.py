"""The rate limiter of the bot's token: requests per second, priorities, and refusals."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextvars import copy_context
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.manager.publishing.messages import WAITS
from bot.ui.sending.rate_limiter import Bucket, LocalBudget, RateLimiter
from tests.bot.ui.hourglass import Hourglass

Times = list[float]


@pytest.fixture
def glass() -> Hourglass:
    return Hourglass()


@pytest.fixture
def rate_limiter(glass: Hourglass) -> RateLimiter:
    return RateLimiter(50, LocalBudget(glass.now, glass.sleep), sleep=glass.sleep)


def start(work: Callable[[], Coroutine[Any, Any, Any]], *, waits: bool = False) -> "asyncio.Task[Any]":
    """Run a coroutine in a context of its own."""
    context = copy_context()
    context.run(WAITS.set, waits)
    return asyncio.get_running_loop().create_task(work(), context=context)


def asks(
    rate_limiter: RateLimiter, glass: Hourglass, times: Times
) -> Callable[[], Coroutine[Any, Any, None]]:
    """Return a request that records its time."""

    async def ask() -> None:
        await rate_limiter.give_way()
        await rate_limiter.acquire()
        times.append(glass.time)

    return ask


def most_in_a_second(times: Times) -> int:
    return max(sum(begin <= time < begin + 1 for time in times) for begin in times)


async def test_no_second_has_more_requests_than_discord_takes(
    rate_limiter: RateLimiter, glass: Hourglass
) -> None:
    times: Times = []
    for _ in range(200):
        start(asks(rate_limiter, glass, times))
    await glass.run(3)
    assert 45 <= most_in_a_second(times) <= 50
    await glass.run(10)
    assert len(times) == 200
    assert times[-1] == pytest.approx((200 - 5) / 45)
    for _ in range(60):
        start(asks(rate_limiter, glass, times))
    await glass.run(5)
    assert 45 <= most_in_a_second(times) <= 50


async def test_a_request_now_and_then_does_not_wait(rate_limiter: RateLimiter, glass: Hourglass) -> None:
    times: Times = []
    for second in range(20):
        for _ in range(5):
            await asks(rate_limiter, glass, times)()
        glass.time = second + 1.0
    assert len(times) == 100


async def test_what_can_wait_comes_five_a_second_and_after_everybody_else(
    rate_limiter: RateLimiter, glass: Hourglass
) -> None:
    people: Times = []
    patient: Times = []
    for _ in range(20):
        start(asks(rate_limiter, glass, patient), waits=True)
    await glass.run(2)
    assert len(patient) == 11
    assert most_in_a_second(patient) <= 6
    for _ in range(140):
        start(asks(rate_limiter, glass, people))
    waiting = len(patient)
    await glass.run(2.9)
    assert len(people) >= 134
    assert len(patient) <= waiting + 1, "while people wait, nothing else is sent"
    await glass.run(10)
    assert (len(people), len(patient)) == (140, 20)


async def test_a_pause_holds_everything_and_no_crowd_follows_it(
    rate_limiter: RateLimiter, glass: Hourglass
) -> None:
    times: Times = []
    rate_limiter.pause(30)
    for _ in range(100):
        start(asks(rate_limiter, glass, times))
    await glass.run(29.9)
    assert times == []
    await glass.run(10)
    assert len(times) == 100
    assert most_in_a_second(times) <= 50


async def test_who_gives_up_holds_nobody(rate_limiter: RateLimiter, glass: Hourglass) -> None:
    times: Times = []
    rate_limiter.pause(10)
    first = start(asks(rate_limiter, glass, times))
    start(asks(rate_limiter, glass, times))
    await glass.run(5)
    first.cancel()
    await glass.run(6)
    assert times == [10]
    await asks(rate_limiter, glass, times)()
    assert len(times) == 2


async def test_a_bucket_tells_how_long_one_would_wait(glass: Hourglass) -> None:
    lane = Bucket(1.0, 5, now=glass.now, sleep=glass.sleep)
    for _ in range(8):
        start(lane.acquire)
    await glass.run(0)
    assert lane.wait == pytest.approx(4)
    lane.pause(60)
    assert lane.wait == pytest.approx(63)
    await glass.run(100)
    assert lane.wait == 0


# --- as aiohttp and discord.py send requests


class Discord:
    """Answers requests in a given order; ``asked`` has all paths."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.refusals: list[tuple[int, dict[str, Any], dict[str, str]]] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        status, told, headers = self.refusals.pop(0) if self.refusals else (200, {"id": "7"}, {})
        named = {name: value for name, value in ({"Via": "1.1 google"} | headers).items() if value}
        body = json.dumps(told).encode()
        return web.Response(body=body, status=status, content_type="application/json", headers=named)


@pytest.fixture
async def stand_in(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    made = Discord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield made
    await runner.cleanup()


@pytest.fixture
async def client(stand_in: Discord, rate_limiter: RateLimiter) -> AsyncIterator[discord.Client]:
    made = discord.Client(intents=discord.Intents.none(), http_trace=rate_limiter.trace())
    await made._async_setup_hook()
    await made.http.static_login("token")
    stand_in.asked.clear()
    yield made
    await made.close()


async def test_every_request_by_the_token_takes_its_turn_and_no_other(
    client: discord.Client, stand_in: Discord, rate_limiter: RateLimiter, glass: Hourglass
) -> None:
    rate_limiter.pause(10)
    by_token = start(lambda: client.http.delete_message(1, 2))
    others = discord.webhook.async_.async_context.get()
    route = discord.http.Route("POST", "/interactions/1/x/callback")
    await others.request(route, client.http._HTTPClient__session, payload={})  # type: ignore[attr-defined]
    assert stand_in.asked == ["/interactions/1/x/callback"]
    await glass.run(10)
    await by_token
    assert stand_in.asked == ["/interactions/1/x/callback", "/channels/1/messages/2"]


async def test_what_discord_py_repeats_is_counted(
    client: discord.Client, stand_in: Discord, rate_limiter: RateLimiter, glass: Hourglass
) -> None:
    stand_in.refusals = [(429, {"retry_after": 0.0, "message": "", "code": 0}, {})] * 2
    taken = 0

    async def acquire(*_: object, **__: object) -> int:
        nonlocal taken
        taken += 1
        return 0

    rate_limiter.acquire = acquire  # type: ignore[method-assign]
    await client.http.delete_message(1, 2)
    assert len(stand_in.asked) == taken == 3


@pytest.mark.parametrize("code", [30046, 40003])
async def test_a_refusal_that_repetition_makes_worse_is_not_repeated(
    client: discord.Client, stand_in: Discord, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.refusals = [(429, {"retry_after": 5.0, "message": "", "code": code}, {})]
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.delete_message(1, 2)
    assert (refused.value.status, refused.value.code) == (429, code)
    assert len(stand_in.asked) == 1
    assert caplog.records == []


async def test_a_request_that_is_to_be_repeated_in_an_hour_fails(
    client: discord.Client, stand_in: Discord, rate_limiter: RateLimiter, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in.refusals = [(429, {"retry_after": 3000.0, "message": "", "code": 0}, {"Retry-After": "3000"})]
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.delete_message(1, 2)
    assert refused.value.response.headers["Retry-After"] == "3000"
    assert caplog.records == []
    await client.http.delete_message(1, 3)
    assert len(stand_in.asked) == 2, "other requests go on"


@pytest.mark.parametrize(
    ("told", "headers"),
    [
        ({"retry_after": 90.0, "message": "", "code": 0, "global": True}, {}),
        ({"message": "not JSON of Discord's own"}, {"Via": "", "Retry-After": "90"}),
    ],
)
async def test_a_refusal_of_everything_holds_everything(
    client: discord.Client,
    stand_in: Discord,
    glass: Hourglass,
    told: dict[str, Any],
    headers: dict[str, str],
) -> None:
    stand_in.refusals = [(429, told, headers)]
    with pytest.raises(discord.HTTPException):
        await client.http.delete_message(1, 2)
    later = start(lambda: client.http.delete_message(1, 3))
    await glass.run(89)
    assert not later.done()
    assert len(stand_in.asked) == 1
    await glass.run(1)
    await later
