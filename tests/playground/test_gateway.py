"""Losing the gateway and coming back: resumed without a gap, or with a new session."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground, Visitor
from bot.playground.resources.guilds import GUILD
from tests.playground.conftest import Room
from tests.playground.small_bot import SmallBot, point_at


def test_the_three_attributes_by_which_the_bot_is_pointed_at_a_playground_exist() -> None:
    assert discord.http.Route.BASE.startswith("https://discord.com/api/")
    assert str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY).startswith("wss://gateway.discord.gg")
    assert discord.asset.Asset.BASE == "https://cdn.discordapp.com"


@pytest.mark.parametrize("how", ["reconnect", "close"])
async def test_what_was_missed_is_replayed_after_a_resume(room: Room, how: str) -> None:
    gateway = room.playground.gateway
    begun = gateway.identified
    gateway.drop(how)
    press = room.alice.prepare_slash("hello")
    room.playground.deliver(press)
    assert (await room.alice.answer_to(press)).text == "Hello, Alice"
    await room.alice.wait_for(gateway.complete)
    assert (gateway.resumed, gateway.identified) == (2, begun)


@pytest.mark.parametrize("how", ["invalidate", "restart"])
async def test_an_invalid_session_begins_anew(room: Room, how: str) -> None:
    gateway = room.playground.gateway
    begun = gateway.identified
    gateway.drop(how)
    await room.alice.wait_for(lambda: gateway.complete(begun))
    assert gateway.identified == begun + 2
    assert (await room.alice.slash("hello")).text == "Hello, Alice"


async def test_two_shards_share_the_guild_and_the_direct_messages(room: Room) -> None:
    by_shard = {session.shard: session for session in room.playground.gateway.sessions}
    assert set(by_shard) == {0, 1}
    await room.alice.slash("hello")
    assert '"INTERACTION_CREATE"' in by_shard[1].sent[-1][1]
    await room.alice.slash("hello", channel=room.playground.world.dm(room.alice.id))
    assert '"INTERACTION_CREATE"' in by_shard[0].sent[-1][1]


async def test_the_page_is_told_when_the_bot_goes_and_comes(room: Room) -> None:
    room.alice.seen.clear()
    room.playground.gateway.drop("restart")
    await room.alice.wait_for(room.playground.gateway.complete)
    told = [data["online"] for kind, data in room.alice.seen if kind == "BOT"]
    assert told[0] is False
    assert told[-1] is True


async def test_without_message_intents_the_bot_hears_nothing(room: Room) -> None:
    room.alice.say("good evening")
    await room.alice.slash("hello")
    assert room.bot.heard.empty()


async def test_with_message_intents_it_hears_but_reads_only_dms_and_mentions(
    playground: Playground, monkeypatch: pytest.MonkeyPatch, everything: discord.Intents
) -> None:
    point_at(monkeypatch, playground.url)
    async with SmallBot(intents=everything) as bot:
        await bot.login("playground")
        running = asyncio.create_task(bot.connect())
        await bot.ready.wait()
        world, alice = playground.world, playground.world.member("Alice").user.id
        playground.acts.say(alice, world.channel("card-room"), "good evening")
        playground.acts.say(alice, world.channel("card-room"), f"you there <@{world.bot.id}>")
        heard = [await asyncio.wait_for(bot.heard.get(), 10) for _ in range(2)]
        assert heard == ["", f"you there <@{world.bot.id}>"]
        playground.acts.say(alice, world.dm(alice), "psst")
        assert await asyncio.wait_for(bot.heard.get(), 10) == "psst"
    await running


async def test_a_wrong_token_is_told_at_login_and_at_identify(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    point_at(monkeypatch, playground.url)
    async with SmallBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
    assert await _closed_with(playground, {"token": "wrong", "intents": 1}) == 4004


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "x", "intents": 1, "shard": [2, 2]}, 4010),
        ({"token": "x", "intents": 1 | 1 << 15}, 4014),
        ({"token": "x", "intents": 1 | 1 << 1}, 4014),
        ({"token": "", "intents": 1}, 4004),
    ],
)
async def test_identifying_wrongly_closes_the_connection(
    playground: Playground, identify: dict[str, Any], code: int
) -> None:
    assert await _closed_with(playground, identify) == code


async def test_what_is_no_json_closes_the_connection(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_str("?")
        await socket.receive()
        assert socket.close_code == 4002


async def test_a_session_nobody_knows_cannot_be_resumed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 6, "d": {"token": "x", "session_id": "none", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False}
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def _closed_with(playground: Playground, identify: dict[str, object]) -> int | None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": identify})
        await socket.receive()
        return socket.close_code


async def test_shards_are_told_as_many_as_wanted_and_starts_are_counted(room: Room) -> None:
    room.playground.switch({"shards": 4})
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session,
        session.get(f"{room.playground.url}/api/v10/gateway/bot") as reply,
    ):
        told = await reply.json()
    assert told["shards"] == 4
    limit = told["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 998, 1)
    assert 0 < limit["reset_after"] <= 86_400_000
    room.clock.advance(86_401)
    assert room.playground.gateway.session_start_limit()["remaining"] == 1000


async def test_the_shards_of_two_processes_serve_together(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    point_at(monkeypatch, playground.url)
    bots = [SmallBot(shard_ids=[2 * n, 2 * n + 1], shard_count=4) for n in range(2)]
    running = [asyncio.create_task(bot.start("playground")) for bot in bots]
    for bot in bots:
        await bot.ready.wait()
    alice = Visitor(playground, "Alice")
    shard = (int(GUILD) >> 22) % 4
    spoken = await alice.slash("hello")
    assert (spoken.text, spoken.interaction.served) == ("Hello, Alice", f"shard {shard}/4")
    direct = await alice.slash("hello", channel=playground.world.dm(alice.id))
    assert (direct.text, direct.interaction.served) == ("Hello, Alice", "shard 0/4")
    assert playground.gateway.complete()
    await bots[shard // 2].close()
    await alice.wait_for(lambda: not playground.gateway.online)
    assert {session.shard for session in playground.gateway.sessions} == {0, 1, 2, 3} - {shard, shard ^ 1}
    await bots[1 - shard // 2].close()
    await asyncio.gather(*running)
