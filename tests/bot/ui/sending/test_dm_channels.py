"""DM channels: opened one at a time and only once, and not after Discord's refusal."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.manager.publishing.messages import DirectClosed, DirectLater
from bot.ui.sending.dm_channels import QUARANTINE, DmChannels
from bot.ui.sending.rate_limiter import LocalBudget, RateLimiter
from data.settings import MemberSettings
from tests.bot.ui.hourglass import Hourglass


def refusal(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return kind(response, {"code": code, "message": ""})


class FakeApi:
    """Discord and the stored settings: channels opened, and refusals to come."""

    def __init__(self, glass: Hourglass) -> None:
        self.opened: list[tuple[float, int]] = []
        self.refusals: list[discord.HTTPException] = []
        self.settings: dict[int, MemberSettings] = {}
        self.asked = 0
        self._glass = glass
        self.rate_limiter = RateLimiter(50, LocalBudget(glass.now, glass.sleep), sleep=glass.sleep)
        self.http = self
        self.channels = DmChannels(self, self, self.rate_limiter)  # type: ignore[arg-type]

    async def request(self, route: discord.http.Route, *, json: Any) -> Any:
        assert (route.method, route.path) == ("POST", "/users/@me/channels")
        self.asked += 1
        await self._glass.sleep(0.1)
        if self.refusals:
            raise self.refusals.pop(0)
        member = int(json["recipient_id"])
        self.opened.append((self._glass.time, member))
        return {"id": str(1000 + member)}

    async def member(self, member: int) -> MemberSettings:
        return self.settings.get(member, MemberSettings())

    async def learn(self, member: int, **values: Any) -> MemberSettings:
        self.settings[member] = MemberSettings(**values)
        return self.settings[member]


@pytest.fixture
def glass() -> Hourglass:
    return Hourglass()


@pytest.fixture
def api(glass: Hourglass) -> FakeApi:
    return FakeApi(glass)


async def crowd(api: FakeApi, glass: Hourglass, people: range) -> "list[asyncio.Task[int]]":
    """Let all members ask at once."""
    asking = [asyncio.ensure_future(api.channels.of(member)) for member in people]
    await glass.run(0)
    return asking


async def test_five_are_opened_at_once_and_then_one_a_second(api: FakeApi, glass: Hourglass) -> None:
    asking = await crowd(api, glass, range(15))
    await glass.run(20)
    assert [task.result() for task in asking] == [1000 + member for member in range(15)]
    times = [time for time, _ in api.opened]
    assert times[:5] == [0.1] * 5
    assert times[5:] == [pytest.approx(number + 1.1) for number in range(10)]


async def test_who_would_wait_too_long_is_told_so_at_once(api: FakeApi, glass: Hourglass) -> None:
    asking = await crowd(api, glass, range(45))
    told = [task for task in asking if task.done()]
    assert len(told) == 25
    assert all(isinstance(task.exception(), DirectLater) for task in told)
    await glass.run(20)
    assert len(api.opened) == 20
    assert api.channels._rate_limiter.dm_openings.wait == 0
    late = await crowd(api, glass, range(40, 45))
    await glass.run(5)
    assert [task.result() for task in late] == [1040, 1041, 1042, 1043, 1044]


async def test_a_channel_is_opened_once(api: FakeApi, glass: Hourglass) -> None:
    for _ in range(3):
        asking = asyncio.ensure_future(api.channels.of(7))
        await glass.run(1)
        assert await asking == 1007
    assert api.asked == 1
    assert api.settings[7].direct_channel == 1007


async def test_a_channel_is_opened_again_where_it_is_refused(api: FakeApi, glass: Hourglass) -> None:
    api.settings[7] = MemberSettings(direct_channel=1)
    api.refusals = [refusal(503, 0)]
    for _ in range(2):
        asking = asyncio.ensure_future(api.channels.of(7, again=True))
        await glass.run(1)
        if asking.exception() is not None:
            assert api.settings[7].direct_channel == 1, "it is known until another is found"
    assert asking.result() == api.settings[7].direct_channel == 1007


async def test_too_many_at_once_holds_everybody_and_is_tried_again(api: FakeApi, glass: Hourglass) -> None:
    api.refusals = [refusal(429, 40003)]
    [asking] = await crowd(api, glass, range(7, 8))
    await glass.run(0.2)
    assert api.rate_limiter.dm_openings.wait == pytest.approx(9.9 + 1)
    await glass.run(9.8)
    assert api.asked == 1
    await glass.run(1)
    assert await asking == 1007


async def test_pauses_grow_and_nobody_waits_for_a_long_one(api: FakeApi, glass: Hourglass) -> None:
    api.refusals = [refusal(403, 40003) for _ in range(3)]
    [asking] = await crowd(api, glass, range(7, 8))
    await glass.run(11)
    with pytest.raises(DirectLater):
        await asking
    assert api.asked == 2
    assert api.rate_limiter.dm_openings.wait == pytest.approx(20 - 11 + 10.2)
    with pytest.raises(DirectLater):
        await api.channels.of(8)
    assert api.asked == 2
    await glass.run(20)
    [asking] = await crowd(api, glass, range(7, 8))
    await glass.run(1)
    assert api.rate_limiter.dm_openings.wait > 35


async def test_a_bot_in_quarantine_gives_one_alarm_and_tries_again_in_an_hour(
    api: FakeApi, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        with pytest.raises(DirectLater):
            api.channels.raise_for(refusal(403, 20026))
    assert [record.levelno for record in caplog.records].count(logging.ERROR) == 1
    assert api.rate_limiter.dm_openings.wait == pytest.approx(QUARANTINE)


@pytest.mark.parametrize(
    ("status", "code", "meant"),
    [
        (403, 50007, DirectClosed),
        (400, 50033, DirectClosed),
        (403, 50278, DirectClosed),
        (403, 40003, DirectLater),
        (429, 40003, DirectLater),
        (403, 0, DirectLater),
        (403, 50001, DirectLater),
        (404, 10013, DirectLater),
        (400, 50035, discord.HTTPException),
        (503, 0, discord.HTTPException),
    ],
)
async def test_few_refusals_say_that_a_member_takes_no_messages(
    api: FakeApi, status: int, code: int, meant: type[Exception]
) -> None:
    with pytest.raises(meant):
        api.channels.raise_for(refusal(status, code))
