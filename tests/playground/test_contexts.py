"""Where members use an app that they have installed, and what it can do there."""

from typing import Any

import discord
import pytest

from bot.playground import Playground, Refusal, Visitor
from bot.playground.refusals import Json
from bot.playground.resources.channels import GROUP, Channel
from bot.playground.resources.guilds import GUILD
from bot.playground.resources.installations import MOST_FOLLOW_UPS
from bot.playground.resources.permissions import Permission
from tests.playground.answers import message_of
from tests.playground.conftest import Room
from tests.playground.test_refusals import command, post
from tests.playground.test_threads import refused

pytestmark = pytest.mark.long


@pytest.fixture
def friends(room: Room) -> Channel:
    """The direct messages of Alice and Bob, where Alice has installed the bot."""
    room.playground.install("Alice")
    return room.playground.add_private("Alice", "Bob")


def group(playground: Playground) -> Channel:
    return playground.add_private("Alice", "Bob", "Carol", name="Friday cards")


def reading_room(playground: Playground) -> Channel:
    """Add a server that has not invited the bot; return its channel."""
    people = ("Alice", "Bob")
    playground.add_guild("The Reading Room", owner="Dave", people=people, channels=["lounge"], invited=False)
    return playground.world.channel("lounge")


def sent(room: Room, visitor: Visitor, channel: Channel) -> Json:
    """Return the payload of a command, not delivered."""
    return room.playground.interactions.payload(visitor.prepare_slash("anywhere", channel=channel))


async def told(room: Room, press: Any) -> discord.Interaction[Any]:
    """Return the interaction of discord.py for a press."""
    heard = room.bot.wait_for("interaction", timeout=10)
    await press
    return await heard


# who may use a command where


async def test_by_whom_a_command_is_installed(room: Room, friends: Channel) -> None:
    playground, alice = room.playground, room.alice.id
    lounge, direct, crowd = reading_room(playground), playground.world.dm(alice), group(playground)
    for channel, context, owners in (
        (room.alice.channel, 0, {"0": GUILD, "1": alice}),
        (lounge, 0, {"1": alice}),
        (direct, 1, {"0": "0", "1": alice}),
        (friends, 2, {"1": alice}),
        (crowd, 2, {"1": alice}),
    ):
        payload = sent(room, room.alice, channel)
        assert (payload["context"], payload["authorizing_integration_owners"]) == (context, owners)
    assert sent(room, room.bob, room.bob.channel)["authorizing_integration_owners"] == {"0": GUILD}
    assert sent(room, room.bob, playground.world.dm(room.bob.id))["authorizing_integration_owners"] == {
        "0": "0"
    }


async def test_it_is_offered_to_those_alone_who_have_installed_the_bot(room: Room, friends: Channel) -> None:
    playground = room.playground
    places = (friends, group(playground), reading_room(playground))
    for place in places:
        with pytest.raises(Refusal, match=r"Install the bot for yourself to use anywhere here\."):
            await room.bob.slash("anywhere", channel=place)
    playground.switch({"installed": ["Alice", "Bob"]})
    assert playground.switches_state()["installed"] == sorted([room.alice.id, room.bob.id])
    for place in places:
        assert (await room.bob.slash("anywhere", channel=place)).text.startswith("here I am")
    playground.install("Bob", installed=False)
    with pytest.raises(Refusal, match="Install the bot"):
        await room.bob.slash("anywhere", channel=friends)


async def test_a_command_of_servers_is_not_for_other_places(room: Room, friends: Channel) -> None:
    with pytest.raises(Refusal, match="cannot be used in direct messages"):
        await room.alice.slash("hello", channel=friends)
    with pytest.raises(Refusal, match="not in this server"):
        await room.alice.slash("hello", channel=reading_room(room.playground))
    body = command("hidden", integration_types=[0], contexts=[0, 1, 2])
    await post(room.playground, "applications/1200000000000000000/commands", body)
    with pytest.raises(Refusal, match="for servers that have installed"):
        await room.alice.slash("hidden", channel=friends)


async def test_a_command_for_members_alone_is_for_them_even_where_the_bot_is(room: Room) -> None:
    body = command("mine", integration_types=[1], contexts=[0, 2])
    await post(room.playground, "applications/1200000000000000000/commands", body)
    with pytest.raises(Refusal, match="Install the bot"):
        await room.bob.slash("mine")
    room.playground.install("Bob")
    payload = room.playground.interactions.payload(room.bob.prepare_slash("mine"))
    assert payload["authorizing_integration_owners"] == {"1": room.bob.id}
    with pytest.raises(Refusal, match="cannot be used in direct messages"):
        await room.bob.slash("mine", channel=room.playground.world.dm(room.bob.id))


async def test_a_bot_that_is_thrown_out_is_still_there_for_a_member(room: Room) -> None:
    opened = await room.bob.slash("table open", game="gin")
    room.playground.switch({"kicked": True, "installed": [room.bob.id]})
    with pytest.raises(Refusal, match="not in this server"):
        await room.bob.click(message_of(opened), "Count 1")
    own = await room.bob.slash("anywhere")
    seen = await told(room, room.alice.click(message_of(own), "Count 1"))
    assert seen._integration_owners == {1: int(room.bob.id)}
    assert not seen.is_user_integration()  # for discord.py that is so only when Bob himself presses
    assert seen.guild_id == int(GUILD)
    assert len(room.bot.guilds) == 0


# the payloads


async def test_what_the_bot_is_told_of_a_direct_message(room: Room, friends: Channel) -> None:
    payload = sent(room, room.alice, friends)
    assert payload.keys().isdisjoint({"guild_id", "guild", "member", "guild_locale"})
    assert payload["user"]["id"] == room.alice.id
    assert payload["channel"]["type"] == 1
    assert [user["id"] for user in payload["channel"]["recipients"]] == [room.bob.id]
    assert payload["app_permissions"] == "562949953601536"  # as seen in direct messages of people
    assert payload["attachment_size_limit"] > 0


async def test_what_the_bot_is_told_of_a_group(room: Room, friends: Channel) -> None:
    crowd = group(room.playground)
    channel = sent(room, room.alice, crowd)["channel"]
    carol = room.playground.world.member("Carol").user.id
    assert (channel["type"], channel["name"], channel["owner_id"]) == (GROUP, "Friday cards", room.alice.id)
    assert [user["id"] for user in channel["recipients"]] == [room.bob.id, carol]
    await room.alice.slash("anywhere", channel=crowd)
    [seen] = room.bot.kept
    assert isinstance(seen.channel, discord.GroupChannel)
    assert (seen.context.private_channel, seen.guild_id) == (True, None)
    assert not seen.app_permissions.send_messages


async def test_what_the_bot_is_told_of_a_server_that_it_does_not_know(room: Room, friends: Channel) -> None:
    lounge = reading_room(room.playground)
    payload = sent(room, room.alice, lounge)
    assert payload["guild"] == {"id": lounge.guild, "locale": "en-US", "features": []}
    assert (payload["guild_id"], payload["member"]["user"]["id"]) == (lounge.guild, room.alice.id)
    assert (payload["channel"]["name"], "permission_overwrites" in payload["channel"]) == ("lounge", False)
    lent = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.USE_EXTERNAL_EMOJIS
    assert int(payload["app_permissions"]) == lent
    dave = Visitor(room.playground, "Dave", channel="lounge")
    room.playground.install("Dave")
    assert sent(room, dave, lounge)["app_permissions"] == "562949953863680"  # as seen by an administrator
    await room.alice.slash("anywhere", channel=lounge)
    [seen] = room.bot.kept
    assert seen.permissions.use_external_apps
    assert room.bot.get_guild(int(lounge.guild)) is None


# messages and components


async def test_others_see_the_answer_and_press_its_buttons(room: Room, friends: Channel) -> None:
    opened = await room.alice.slash("anywhere", channel=friends)
    [shown] = room.bob.messages(friends)
    assert shown["interaction_metadata"]["authorizing_integration_owners"] == {"1": room.alice.id}
    seen = await told(room, room.bob.click(shown, "Count 1"))
    assert (seen.user.id, seen.context.private_channel) == (int(room.bob.id), True)
    assert seen._integration_owners == {1: int(room.alice.id)}
    assert message_of(opened)["content"] == "pressed 1"
    again = await room.bob.click(room.bob.messages(friends)[0], "Count 2")
    assert again.edited
    carol = Visitor(room.playground, "Carol")
    with pytest.raises(Refusal, match="gone"):
        await carol.click(shown, "Count 3")


async def test_a_message_of_the_bot_itself_is_the_servers(room: Room) -> None:
    room.playground.install("Bob")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    await room.channel.send("ready", view=view)
    press = room.bob.prepare_click(room.bob.messages()[-1], "Go")
    assert press.owners == {"0": GUILD}


async def test_a_form_belongs_to_the_command_that_opened_it(room: Room, friends: Channel) -> None:
    opened = await room.alice.slash("anywhere", ahead="form", channel=friends)
    answer = await room.alice.submit(opened, {"Word": "rummy", "Suit": ["h"]})
    assert answer.text == "rummy/h"
    assert answer.interaction.owners == {"1": room.alice.id}
    assert [message["content"] for message in room.bob.messages(friends)] == ["rummy/h"]


async def test_an_answer_is_edited_for_a_quarter_of_an_hour(room: Room, friends: Channel) -> None:
    await room.alice.slash("anywhere", ahead="defer", channel=friends)
    [kept] = room.bot.kept
    await kept.edit_original_response(content="first")
    room.clock.advance(899)
    await kept.edit_original_response(content="last")
    assert [message["content"] for message in room.bob.messages(friends)] == ["last"]
    room.clock.advance(2)
    assert await refused(kept.edit_original_response(content="late")) == (401, 50027)


async def test_five_followups_and_no_more(room: Room, friends: Channel) -> None:
    for place, fewer in ((friends, 0), (group(room.playground), 1)):
        await room.alice.slash("anywhere", ahead="defer" if fewer else "answer", channel=place)
        kept = room.bot.kept[-1]
        if fewer:
            await kept.followup.send("fills in the deferred answer")
        for number in range(MOST_FOLLOW_UPS):
            made = await kept.followup.send(f"{number}", ephemeral=number % 2 == 1, wait=True)
        await made.delete()
        assert await refused(kept.followup.send("one more")) == (400, 40094)
        await kept.edit_original_response(content="edits go on")
        assert [m["content"] for m in room.bob.messages(place)] == ["edits go on", "0", "2"]


async def test_where_the_server_has_the_bot_there_may_be_more(room: Room, friends: Channel) -> None:
    await room.alice.slash("anywhere")
    for number in range(MOST_FOLLOW_UPS + 1):
        await room.bot.kept[-1].followup.send(f"{number}")


# without the permission to use external apps


async def test_without_the_permission_every_answer_is_for_one_pair_of_eyes(
    room: Room, friends: Channel
) -> None:
    lounge = reading_room(room.playground)
    public = await room.alice.slash("anywhere", channel=lounge)
    assert not public.ephemeral
    room.playground.switch({"external_apps": False})
    hidden = await room.alice.slash("anywhere", channel=lounge)
    assert hidden.ephemeral
    kept = room.bot.kept[-1]
    assert not kept.permissions.use_external_apps
    await kept.followup.send("more")
    deferred = await room.alice.slash("anywhere", ahead="defer", channel=lounge)
    assert deferred.ephemeral
    await room.bot.kept[-1].edit_original_response(content="at last")
    assert [message["content"] for message in room.bob.messages(lounge)] == ["here I am"]
    pressed = await room.bob.click(message_of(public), "Count 1")  # an edit of what all see is seen by all
    assert (pressed.edited, pressed.ephemeral) == (True, False)
    dave = Visitor(room.playground, "Dave", channel="lounge")
    room.playground.install("Dave")
    assert not (await dave.slash("anywhere")).ephemeral  # who may do everything may do this
    assert not (await room.alice.slash("anywhere", channel=friends)).ephemeral
    assert not (await room.alice.slash("anywhere")).ephemeral  # the bot is in this server


async def test_who_may_not_write_gets_answers_for_their_own_eyes(room: Room, friends: Channel) -> None:
    lounge = reading_room(room.playground)
    guild = room.playground.world.guilds[lounge.guild]
    lounge.overwrites = {guild.member_role: (0, 0, int(Permission.SEND_MESSAGES))}
    assert (await room.alice.slash("anywhere", channel=lounge)).ephemeral


async def test_the_permission_is_taken_from_a_role(room: Room) -> None:
    heard = room.bot.wait_for("guild_role_update", timeout=10)
    room.playground.switch({"external_apps": False})
    before, after = await heard
    assert (before.permissions.use_external_apps, after.permissions.use_external_apps) == (True, False)
    lounge = reading_room(room.playground)
    assert not room.playground.world.may(room.alice.id, lounge, Permission.USE_EXTERNAL_APPS)
    room.playground.switch({"external_apps": True})
    assert room.playground.world.may(room.alice.id, lounge, Permission.USE_EXTERNAL_APPS)


# what the bot cannot do there


async def test_the_bot_hears_and_sends_nothing_of_its_own(room: Room, friends: Channel) -> None:
    seen: list[tuple[str, Json]] = []
    lounge, crowd = reading_room(room.playground), group(room.playground)
    room.playground.gateway.observers.append(lambda kind, data: seen.append((kind, data)))
    for place in (friends, crowd, lounge):
        opened = message_of(await room.alice.slash("anywhere", channel=place))
        room.bob.say("hello", channel=place)
        here = room.bot.get_partial_messageable(int(place.id))
        there = here.get_partial_message(int(opened["id"]))
        for attempt in (
            here.send("x"), there.edit(content="x"), there.delete(), there.fetch(),
            room.bot.fetch_channel(int(place.id)), here.typing().__aenter__(),
        ):  # fmt: skip
            assert await refused(attempt) == (403, 50001)
        with pytest.raises(discord.Forbidden) as none:
            [message async for message in here.history()]
        assert none.value.code == 50001
    assert {kind for kind, _ in seen} == {"INTERACTION_CREATE"}
    assert await refused(room.bot.fetch_guild(int(lounge.guild))) == (404, 10004)


async def test_everybody_in_a_private_channel_hears_of_a_new_message(room: Room, friends: Channel) -> None:
    await room.alice.slash("anywhere", channel=friends)
    assert [data["channel_id"] for kind, data in room.bob.seen if kind == "NOTIFY"] == [friends.id]
    assert [data for kind, data in room.alice.seen if kind == "NOTIFY"] == []
    await room.alice.slash("anywhere")
    assert [data["channel_id"] for kind, data in room.bob.seen if kind == "NOTIFY"] == [friends.id]


async def test_interactions_of_private_channels_come_to_the_first_shard(room: Room, friends: Channel) -> None:
    answer = await room.alice.slash("anywhere", channel=friends)
    assert answer.interaction.served == "shard 0/2"
    lounge = reading_room(room.playground)
    there = await room.alice.slash("anywhere", channel=lounge)
    assert there.interaction.served == f"shard {(int(lounge.guild) >> 22) % 2}/2"
