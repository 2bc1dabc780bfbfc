"""Signed requests: what the bot asks Discord without a gateway, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from pydantic import SecretStr

from bot.manager.tables.table import Status
from bot.playground import Playground, Visitor
from bot.playground.resources.guilds import GUILD
from bot.playground.resources.permissions import Permission
from bot.run import client
from bot.run.config import Settings
from bot.run.problem import SET_RIGHT, Problem
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import seat_two
from tests.play.test_replays import match_of_two
from tests.playground.small_bot import point_at

MINUTE = 60_000

pytestmark = pytest.mark.long


@pytest.fixture
def ingress() -> str:
    return "http"


def asked(harness: Harness, route: str) -> int:
    return sum(call.route == route for call in harness.playground.calls)


async def test_it_is_the_bot_without_a_gateway(harness: Harness) -> None:
    assert harness.playground.gateway.sessions == []
    assert harness.bot.connected()
    assert harness.bot.well()
    assert harness.bot.servers == 1
    sitting = await seat_two(harness)
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (1, 1)
    assert not harness.bot.guilds, "no guild is cached"
    assert harness.bot.meter.pending == 0


async def test_a_server_that_threw_the_bot_out_is_found_out_by_the_next_message(harness: Harness) -> None:
    sitting = await seat_two(harness)
    harness.playground.switch({"kicked": True})
    moment = sitting.moment
    harness.clock.advance(sitting.table.turn_ms + MINUTE)  # nobody can press there any more
    await harness.quiet()
    assert (sitting.table.status, sitting.table.fault) == (Status.PAUSED, "view_channel")
    assert await harness.bot.manager._messenger.is_in(int(GUILD)) is False
    harness.clock.advance(100 * MINUTE)
    await harness.quiet()
    assert sitting.moment[0] == moment[0], "its time does not run"
    harness.playground.switch({"kicked": False})
    harness.clock.advance(MINUTE + 1)
    await harness.quiet()
    assert sitting.table.status is Status.PLAYING
    assert await harness.bot.manager._messenger.is_in(int(GUILD)) is True


async def test_who_may_see_a_channel_is_asked_once_in_a_minute(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.playground.calls.reset()
    sitting = await match_of_two(harness, options="deals=1")
    carol, lounge = harness.visitor("Carol"), harness.playground.world.add_channel("lounge")
    for _ in range(3):
        assert (await carol.slash("results replay", match="1", channel=lounge)).ephemeral
    assert asked(harness, "GET guilds/{guild}") == asked(harness, "GET channels/{channel}") == 1

    hidden = int(Permission.VIEW_CHANNEL)
    sitting.alice.channel.overwrites = {GUILD: (0, 0, hidden)}
    monkeypatch.setattr(harness.bot.places, "_now", lambda: asyncio.get_running_loop().time() + 61)
    answer = await carol.slash("results replay", match="1", channel=lounge)
    assert "cannot see" in answer.text
    assert asked(harness, "GET channels/{channel}") == 2


@pytest.mark.parametrize("error", [TimeoutError(), KeyError("name")], ids=["late", "unreadable"])
async def test_where_discord_cannot_say_who_moderates_only_the_channel_counts(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Alice moderates the guild by a role; over HTTP the bot asks for that once a minute."""
    alice, lounge = harness.visitor("Alice"), harness.playground.world.add_channel("lounge")
    harness.playground.world.guild(GUILD).owner = harness.visitor("Bob").id
    for name, channel in (("Dave", "card-room"), ("Erin", lounge)):
        await harness.visitor(name).slash("table open", game="gin", channel=channel)

    async def fails(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(harness.bot, "fetch_guild", fails)
        answer = await alice.slash("cardroom settings", everywhere=True)
        assert "Only a moderator" in answer.text
        assert "There is no table 2 here" in (await alice.slash("table close", table="2")).text
        assert "closed" in (await alice.slash("table close", table="1")).text
    harness.playground.calls.reset()
    assert "Only a moderator" not in (await alice.slash("cardroom settings", everywhere=True)).text
    assert "closed" in (await alice.slash("table close", table="2")).text
    assert asked(harness, "GET guilds/{guild}") == 1


async def test_somebody_else_answers_first(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, found = harness.visitor("Alice"), asyncio.Queue[None]()
    warn_of_other_bot = harness.bot.warn_of_other_bot

    def finds() -> None:
        warn_of_other_bot()
        found.put_nowait(None)

    monkeypatch.setattr(harness.bot, "warn_of_other_bot", finds)
    for _ in range(2):
        press = alice.prepare_slash("help")
        harness.playground.interactions.begin(press)
        harness.playground.interactions.answer(press.id, press.token, {"type": 5}, ())  # by another bot
        harness.playground.deliver(press)
        await asyncio.wait_for(found.get(), 20)
    told = [each for each in caplog.messages if "another program answers presses" in each]
    assert len(told) == 1, "once in an hour"


# --- the program


class Place:
    """A playground, and the program started with its own settings."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.playground = playground
        self._folder = folder

    def settings(self, **more: str) -> Settings:
        plain: dict[str, Any] = {
            "token": SecretStr("playground"),
            "discord_url": self.playground.url,
            "database_url": f"sqlite:///{self._folder}/cardroom.sqlite3",
            "workers": 0,
            "cards": "text",
            "emoji": "no",
            "listen": "127.0.0.1:0",
        }
        return Settings(**plain | more)


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    playground = Playground(rate_limits="off")
    await playground.start()
    point_at(monkeypatch, playground.url)
    yield Place(playground, tmp_path)
    await playground.stop()


async def test_a_key_of_another_application_is_refused(place: Place) -> None:
    with pytest.raises(Problem, match="CARDROOM_PUBLIC_KEY does not belong") as refused:
        await client.run(place.settings(ingress="http", public_key="0" * 64))
    assert refused.value.code == SET_RIGHT


async def test_a_gateway_over_which_nothing_would_come_is_refused(place: Place) -> None:
    place.playground.endpoint.place("http://127.0.0.1:1/interactions")
    with pytest.raises(Problem, match="Discord sends interactions to http://127"):
        await client.run(place.settings())


async def test_a_process_that_is_told_to_stop_says_so_and_answers_what_has_come(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[client.Cardroom] = []
    begun, leaving, gone = asyncio.Event(), asyncio.Event(), asyncio.Event()
    on_ready = client.Cardroom.on_ready

    async def ready(bot: client.Cardroom) -> None:
        await on_ready(bot)
        made.append(bot)
        begun.set()

    async def sleep(seconds: float) -> None:
        assert seconds == client.FOR_THE_PROXY
        leaving.set()
        await gone.wait()

    monkeypatch.setattr(client.Cardroom, "on_ready", ready)
    monkeypatch.setattr(client, "wait_for_the_proxy", sleep)
    running = asyncio.create_task(client.run(place.settings(ingress="http")))
    try:
        await asyncio.wait_for(begun.wait(), 20)
        [bot] = made
        assert bot.endpoint is not None
        await place.playground.endpoint.set(bot.endpoint)
        health = bot.endpoint.replace("/interactions", "/health")
        alice = Visitor(place.playground, "Alice")
        async with asyncio.timeout(20):
            while not bot.well():  # noqa: ASYNC110 - until something has been stored, which is no event
                await asyncio.sleep(0)
        async with aiohttp.ClientSession() as session:
            assert (await session.get(health)).status == 200
            running.cancel()
            await leaving.wait()
            assert (await session.get(health)).status == 503, "so the proxy sends no more requests"
            assert (await alice.slash("help")).ephemeral, "requests until then are served"
            place.playground.switch({"latency": 100})
            press = alice.prepare_slash("table open", game="gin")
            place.playground.deliver(press)
            await alice.wait_for(lambda: bot.meter.pending)
            gone.set()
            assert "Table 1 is open" in (await alice.answer_to(press)).text
            await asyncio.gather(running, return_exceptions=True)
            with pytest.raises(aiohttp.ClientConnectionError):
                await session.get(health)
    finally:
        gone.set()  # otherwise a failure would leave the bot waiting for ever
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_process_has_the_shards_that_it_is_given(place: Place) -> None:
    running = asyncio.create_task(client.run(place.settings(shards="1-2/4")))
    gateway = place.playground.gateway
    try:
        await place.playground.hub.until(lambda: len(gateway.sessions) == 2, 20)
        assert {(each.shard, each.shards) for each in gateway.sessions} == {(1, 4), (2, 4)}
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
