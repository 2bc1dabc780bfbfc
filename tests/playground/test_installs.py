"""Installations: by whom, the permissions of the bot's role, and removal."""

import asyncio
from typing import Any

import discord
import pytest

from bot.playground import Playground, Refusal
from bot.playground.refusals import Json
from bot.playground.resources.guilds import APPLICATION, BOT_ROLE, GUILD
from bot.playground.resources.permissions import BOT
from tests.playground.answers import message_of
from tests.playground.conftest import Room
from tests.playground.small_bot import SmallBot, point_at
from tests.playground.test_refusals import command, post
from tests.playground.test_threads import refused


async def pressed(room: Room, message: Json | None, label: str) -> discord.Interaction[Any]:
    """Let Bob press a button, and return the interaction of discord.py."""
    assert message is not None
    heard = room.bot.wait_for("interaction", timeout=10)
    await room.bob.click(message, label)
    return await heard


async def test_by_a_server(room: Room) -> None:
    opened = await room.bob.slash("table open", game="gin")
    told = await pressed(room, message_of(opened), "Count 1")
    assert (told.is_guild_integration(), told.is_user_integration()) == (True, False)
    assert told.context.guild


async def test_commands_say_where_they_may_be_used(room: Room) -> None:
    path = f"applications/{APPLICATION}/commands"
    cases: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({}, {"integration_types": [0], "contexts": None}),
        ({"integration_types": [0, 1], "contexts": [0, 1, 2]}, {}),
        ({"integration_types": [1], "contexts": [2]}, {}),
    ]
    for given, told in cases:
        _, made = await post(room.playground, path, command(**given))
        assert {key: made[key] for key in ("integration_types", "contexts")} == {**given, **told}
    _, made = await post(room.playground, f"applications/{APPLICATION}/guilds/{GUILD}/commands", command())
    assert made.keys().isdisjoint({"integration_types", "contexts"})


async def test_a_role_loses_a_permission_and_gets_it_back(room: Room) -> None:
    playground, here = room.playground, room.channel
    for names, code in ((["send_messages", "embed_links"], 50013), (["view_channel"], 50001)):
        heard = room.bot.wait_for("guild_role_update", timeout=10)
        playground.switch({"role_denied": names})
        _, role = await heard
        assert [name for name in names if getattr(role.permissions, name)] == []
        assert await refused(here.send("x")) == (403, code)
        assert playground.switches_state()["role_denied"] == sorted(names, reverse=True)
    assert not here.permissions_for(here.guild.me).view_channel
    thread = playground.acts.thread(room.alice.id, room.alice.channel, "Unheard")
    joined = room.bot.wait_for("thread_join", timeout=10)
    playground.switch({"role_denied": []})
    assert (await joined).id == int(thread.id)
    assert playground.world.roles[BOT_ROLE].permissions == BOT
    await here.send("x")
    playground.switch({"role_denied": ["manage_messages"]})  # the role never had that
    playground.switch({"role_denied": []})
    assert playground.world.roles[BOT_ROLE].permissions == BOT


async def test_a_role_gets_a_permission_besides_its_own(room: Room) -> None:
    playground = room.playground
    heard = room.bot.wait_for("guild_role_update", timeout=10)
    playground.switch({"role_granted": ["create_public_threads", "send_messages"]})
    _, role = await heard
    assert role.permissions.create_public_threads
    assert playground.switches_state()["role_granted"] == ["create_public_threads"]
    made = await room.channel.create_thread(name="Cup #1", type=discord.ChannelType.public_thread)
    await made.send("x")
    listed = await room.channel.guild.active_threads()
    assert [(each.id, each.name) for each in listed] == [(made.id, "Cup #1")]
    playground.switch({"role_granted": []})
    assert playground.world.roles[BOT_ROLE].permissions == BOT
    assert await refused(room.channel.create_thread(name="Cup #2")) == (403, 50013)


async def test_a_bot_that_is_thrown_out_and_let_in_again(room: Room) -> None:
    playground, here = room.playground, room.channel
    opened = await room.bob.slash("table open", game="gin")
    told = await room.bot.fetch_user(int(room.bob.id))
    await told.send("before")
    heard = room.bot.wait_for("guild_remove", timeout=10)
    playground.switch({"kicked": True})
    assert (await heard).id == int(GUILD)
    assert len(room.bot.guilds) == 0
    assert playground.switches_state()["kicked"]
    assert await refused(here.send("x")) == (403, 50001)
    assert await refused(here.get_partial_message(int(message_of(opened)["id"])).edit(content="x")) == (
        403,
        50001,
    )
    assert await refused(room.bot.fetch_guild(int(GUILD))) == (404, 10004)
    assert await refused(told.send("x")) == (403, 50278)
    with pytest.raises(Refusal, match="not in this server"):
        await room.bob.slash("hello")
    with pytest.raises(Refusal, match="not in this server"):
        await room.bob.click(message_of(opened), "Count 1")
    heard = room.bot.wait_for("guild_join", timeout=10)
    playground.switch({"kicked": False})
    assert (await heard).id == int(GUILD)
    await here.send("x")
    assert (await room.bob.slash("hello")).ephemeral


async def test_a_bot_that_starts_where_it_is_thrown_out_sees_no_server(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    playground.kick()
    point_at(monkeypatch, playground.url)
    bot = SmallBot()
    running = asyncio.create_task(bot.start("playground"))
    await asyncio.wait_for(bot.ready.wait(), 10)
    assert len(bot.guilds) == 0
    await bot.close()
    await running


async def test_a_channel_that_is_deleted(room: Room) -> None:
    playground, here = room.playground, room.channel
    message = await here.send("x")
    thread = playground.acts.thread(room.alice.id, room.alice.channel, "Below")
    press = room.bob.prepare_slash("hello")
    with pytest.raises(Refusal):
        playground.acts.delete_channel(room.bob.id, room.bob.channel)
    assert await refused(here.delete()) == (403, 50013)
    heard = room.bot.wait_for("guild_channel_delete", timeout=10)
    playground.acts.delete_channel(room.alice.id, room.alice.channel)
    assert (await heard).id == here.id
    assert playground.world.messages == {}
    for attempt in (here.send("x"), message.edit(content="y"), message.delete()):
        assert await refused(attempt) == (404, 10003)
    assert await refused(room.bot.get_partial_messageable(int(thread.id)).send("x")) == (404, 10003)
    playground.deliver(press)
    await room.bot.failed.wait()
    assert isinstance(room.bot.errors[0], discord.NotFound)
    assert room.bot.errors[0].code == 10003


async def test_a_thread_that_is_deleted(room: Room) -> None:
    thread = room.playground.acts.thread(room.alice.id, room.alice.channel, "Below")
    found = await room.bot.fetch_channel(int(thread.id))
    heard = room.bot.wait_for("raw_thread_delete", timeout=10)
    room.playground.acts.delete_channel(room.alice.id, thread)
    assert (await heard).parent_id == int(room.alice.channel.id)
    assert isinstance(found, discord.Thread)
    assert await refused(found.send("x")) == (404, 10003)
