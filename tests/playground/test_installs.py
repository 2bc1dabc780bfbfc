"""By whom the bot was installed, and where it is not any more."""

from typing import Any

import discord
import pytest

from bot.playground import Refusal
from bot.playground.refusals import Json
from bot.playground.world import APPLICATION, GUILD
from tests.playground.conftest import Room
from tests.playground.test_refusals import command, post


async def pressed(room: Room, message: Json | None, label: str) -> discord.Interaction[Any]:
    """A press, as discord.py hears of it."""
    assert message is not None
    heard = room.bot.wait_for("interaction", timeout=10)
    await room.bob.click(message, label)
    return await heard


async def test_by_a_server(room: Room) -> None:
    opened = await room.bob.slash("table open", game="gin")
    told = await pressed(room, opened.message, "Count 1")
    assert (told.is_guild_integration(), told.is_user_integration()) == (True, False)
    assert told.context.guild


async def test_by_a_member(room: Room) -> None:
    opened = await room.bob.slash("table open", game="gin")
    room.playground.switch({"installed": "user"})
    told = await pressed(room, opened.message, "Count 1")
    assert (told.is_guild_integration(), told.is_user_integration()) == (False, True)
    assert told.context.guild
    with pytest.raises(Refusal, match="servers that have installed"):
        await room.bob.slash("hello")
    with pytest.raises(Refusal, match="servers that have installed"):
        await room.bob.context("Challenge", "Alice")


async def test_commands_say_where_they_may_be_used(room: Room) -> None:
    path = f"applications/{APPLICATION}/commands"
    for given, told in (
        ({}, {"integration_types": [0], "contexts": None}),
        ({"integration_types": [0, 1], "contexts": [0, 1, 2]}, {}),
        ({"integration_types": [1], "contexts": [2]}, {}),
    ):
        _, made = await post(room.playground, path, command(**given))
        assert {key: made[key] for key in ("integration_types", "contexts")} == {**given, **told}
    _, made = await post(room.playground, f"applications/{APPLICATION}/guilds/{GUILD}/commands", command())
    assert made.keys().isdisjoint({"integration_types", "contexts"})


async def test_a_command_for_members_comes_in_their_name(room: Room) -> None:
    body = command("anywhere", integration_types=[1], contexts=[0, 1])
    await post(room.playground, f"applications/{APPLICATION}/commands", body)
    room.playground.switch({"installed": "user"})
    for channel, context in (
        (room.bob.channel, 0), (room.playground.world.dm(room.bob.id), 1),
    ):  # fmt: skip
        sent = room.bob.prepare_slash("anywhere", channel=channel)
        told = room.playground.interactions.payload(sent)
        assert told["authorizing_integration_owners"] == {"1": room.bob.id}
        assert told["context"] == context
