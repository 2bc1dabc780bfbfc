"""A second guild: its members, their rights there, and the events for the bot."""

from typing import Any

import pytest

from bot.playground import ManualClock, Playground, Refusal, Visitor
from bot.playground.__main__ import SECOND, add_second, furnish
from bot.playground.resources.channels import IN_PRIVATE
from bot.playground.resources.guilds import GUILD
from bot.playground.resources.permissions import Permission
from tests.playground.conftest import Room


def enter_second(room: Room) -> Any:
    return room.playground.add_guild("Elsewhere", owner="Bob", people=["Alice"], channels=["attic"])


async def test_the_bot_hears_of_a_new_server_and_of_what_is_said_there(room: Room) -> None:
    guild = enter_second(room)
    bob = Visitor(room.playground, "Bob", channel="attic")
    assert bob.channel.json()["guild_id"] == guild.id != GUILD
    answer = await bob.slash("hello")
    assert answer.text == "Hello, Bob"
    assert {str(each.id) for each in room.bot.guilds} == {GUILD, guild.id}
    found = room.bot.get_guild(int(guild.id))
    assert found is not None
    assert [channel.name for channel in found.channels] == ["attic"]
    payload = room.playground.interactions.payload(answer.interaction)
    assert (payload["guild_id"], payload["guild"]["id"]) == (guild.id, guild.id)


async def test_rights_are_those_in_the_server_of_the_channel(room: Room) -> None:
    enter_second(room)
    world, wanted = room.playground.world, Permission.MANAGE_CHANNELS
    attic, home = world.channel("attic"), world.channel("card-room")
    ways = {who: world.member(who).user.id for who in ("Alice", "Bob", "Carol")}
    assert [world.may(ways[who], home, wanted) for who in ways] == [True, False, False]
    assert [world.may(ways[who], attic, wanted) for who in ways] == [False, True, False]
    carol = Visitor(room.playground, "Carol")
    with pytest.raises(Refusal, match="There is no channel attic"):
        await carol.slash("hello", channel="attic")


async def test_the_bot_is_thrown_out_of_one_server_alone(room: Room) -> None:
    guild = enter_second(room)
    room.playground.kick(guild=guild)
    bob = Visitor(room.playground, "Bob", channel="attic")
    with pytest.raises(Refusal, match="not in this server"):
        await bob.slash("hello")
    assert (await bob.slash("hello", channel="card-room")).text == "Hello, Bob"
    room.playground.kick(away=False, guild=guild)
    assert (await bob.slash("hello")).text == "Hello, Bob"


async def test_somebody_joins_and_leaves_one_server(room: Room) -> None:
    guild = enter_second(room)
    world, acts = room.playground.world, room.playground.acts
    zoe = acts.join("Zoe", guild.id)
    assert world.guilds_of(zoe.user.id) == [guild]
    alice = world.member("Alice").user.id
    acts.leave(alice, guild.id)
    assert world.guilds_of(alice) == [world.home]
    with pytest.raises(Refusal, match="stay"):
        acts.leave(world.member("Bob").user.id, guild.id)


async def test_a_playground_that_is_run_has_the_same_second_server_each_time() -> None:
    def second() -> list[Any]:
        playground = Playground(ManualClock())
        add_second(playground)
        home, guild = playground.world.guilds.values()
        assert guild.owner not in (home.owner, None)
        assert {who.user.global_name for who in guild.people} == {"Carol", *SECOND}
        return [guild.id, list(guild.roles), [each.id for each in playground.world.channels_of(guild)]]

    assert second() == second()


async def test_the_bot_is_invited_to_a_server_and_removed_from_it(room: Room) -> None:
    guild = room.playground.add_guild(
        "Reading", owner="Dave", people=["Bob"], channels=["lounge"], invited=False
    )
    assert room.bot.get_guild(int(guild.id)) is None
    assert guild.bot_role not in guild.roles
    for _ in range(2):
        joined = room.bot.wait_for("guild_join", timeout=10)
        room.playground.kick(away=False, guild=guild)
        found = await joined
        assert (found.id, found.name, str(found.owner_id)) == (int(guild.id), "Reading", guild.owner)
        assert found.me.guild_permissions.send_messages
        bob = Visitor(room.playground, "Bob", channel="lounge")
        assert (await bob.slash("hello")).text == "Hello, Bob"
        left = room.bot.wait_for("guild_remove", timeout=10)
        room.playground.kick(guild=guild)
        assert (await left).id == int(guild.id)


async def test_a_new_server_has_a_channel_for_messages_of_discord(room: Room) -> None:
    joined = room.bot.wait_for("guild_join", timeout=10)
    guild = room.playground.add_guild("Fresh", owner="Bob", channels=["general", "other"], system=True)
    found = await joined
    assert found.system_channel is not None
    assert found.system_channel.name == "general"
    assert str(found.owner_id) == guild.owner == room.bob.id
    await found.system_channel.send("welcome")
    assert room.bob.messages("general")[-1]["content"] == "welcome"


async def test_a_playground_that_is_run_has_places_of_every_kind() -> None:
    def furnished() -> list[Any]:
        playground = Playground(ManualClock())
        furnish(playground)
        world = playground.world
        assert [guild.bot_here for guild in world.guilds.values()] == [True, True, False]
        private = [(channel.context, len(channel.between)) for channel in world.private.values()]
        assert private == [(IN_PRIVATE, 2), (IN_PRIVATE, 3)]
        alone = world.member("Erin").user.id
        assert world.private_of(alone) == []
        return [*world.guilds, *world.private, *world.channels]

    assert furnished() == furnished()
    assert len({*furnished()}) == len(furnished())
