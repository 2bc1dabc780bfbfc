"""Archived and locked threads and channels of other kinds, with real discord.py."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.playground import Refusal
from bot.playground.resources.channels import ANNOUNCEMENT, FORUM, VOICE, Channel
from bot.playground.resources.guilds import BOT_ROLE, BOT_USER
from bot.playground.resources.permissions import Permission
from tests.playground.answers import message_of
from tests.playground.conftest import Room
from tests.playground.test_refusals import post

pytestmark = pytest.mark.long


@pytest.fixture
def thread(room: Room) -> Channel:
    return room.playground.acts.thread(room.alice.id, room.alice.channel, "Late game")


def of_bot(room: Room, thread: Channel) -> Any:
    """Return the thread as discord.py can write to it, whether it is cached or not."""
    return room.bot.get_partial_messageable(int(thread.id))


async def known(room: Room, thread: Channel, condition: Callable[[discord.Thread | None], object]) -> None:
    """Wait until the bot's cache of the thread satisfies the condition."""
    guild = room.channel.guild
    while not condition(guild.get_thread(int(thread.id))):
        events = [
            asyncio.ensure_future(room.bot.wait_for(name, timeout=10))
            for name in ("thread_create", "thread_join", "thread_update")
        ]
        done, others = await asyncio.wait(events, return_when=asyncio.FIRST_COMPLETED)
        for event in others:
            event.cancel()
        for event in done:
            event.result()


async def refused(attempt: Awaitable[Any]) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as caught:
        await attempt
    return caught.value.status, caught.value.code


async def test_an_archived_thread_is_opened_by_a_new_message_only(room: Room, thread: Channel) -> None:
    await known(room, thread, lambda found: found is not None)
    board = await of_bot(room, thread).send("board")
    room.playground.switch({"threads": {"Late game": "archived"}})
    await known(room, thread, lambda found: found is None)
    assert await refused(board.edit(content="moved")) == (400, 50083)
    assert await refused(board.delete()) == (400, 50083)
    assert room.playground.switches_state()["threads"] == {thread.id: "archived"}
    again = await of_bot(room, thread).send("board")
    await known(room, thread, lambda found: found is not None and not found.archived)
    assert not thread.archived
    await again.edit(content="moved")
    await board.delete()
    assert [message["content"] for message in room.bob.messages(thread)] == ["moved"]


async def test_a_refused_message_opens_nothing(room: Room, thread: Channel) -> None:
    room.playground.switch({"threads": {thread.id: "archived"}})
    assert (await refused(of_bot(room, thread).send("x" * 2001)))[0] == 400
    assert thread.archived


async def test_a_locked_thread_takes_no_messages(room: Room, thread: Channel) -> None:
    board = await of_bot(room, thread).send("board")
    room.playground.switch({"threads": {thread.id: "locked"}})
    assert await refused(of_bot(room, thread).send("more")) == (403, 160005)
    assert await refused(board.edit(content="moved")) == (400, 50083)
    with pytest.raises(Refusal, match="locked"):
        room.bob.say("more", channel=thread)
    room.alice.say("I may", channel=thread)
    assert (thread.archived, thread.locked) == (False, True)
    assert await refused(of_bot(room, thread).send("more")) == (403, 160005)
    room.playground.world.roles[BOT_ROLE].permissions |= Permission.MANAGE_THREADS
    await of_bot(room, thread).send("now I may too")
    room.playground.switch({"threads": {}})
    assert (thread.archived, thread.locked) == (False, False)


async def test_answers_in_archived_and_locked_threads(room: Room, thread: Channel) -> None:
    opened = await room.bob.slash("table open", channel=thread, game="gin")
    room.playground.switch({"threads": {thread.id: "archived"}})
    press = room.bob.prepare_click(message_of(opened), "Count 1")
    callback = f"interactions/{press.id}/{press.token}/callback"
    press.timer = room.clock.call_later(3, lambda: None)  # the bot does not get it: the test answers below
    body = {"type": 7, "data": {"content": "pressed"}}
    assert (await post(room.playground, callback, body))[0] == 400
    assert (await room.bob.slash("hello", channel=thread)).ephemeral
    assert thread.archived  # an ephemeral message does not reopen it
    assert not (await room.bob.slash("echo", channel=thread, text="x")).ephemeral
    assert not thread.archived
    room.playground.switch({"threads": {thread.id: "locked"}})
    status, reply = await post(room.playground, callback, {"type": 4, "data": {"content": "x"}})
    assert (status, reply["code"]) == (403, 50083)


async def test_members_archive_their_own_threads_and_moderators_all(room: Room, thread: Channel) -> None:
    acts = room.playground.acts
    mine = acts.thread(room.bob.id, room.bob.channel, "Mine")
    acts.settle(room.bob.id, mine, archived=True)
    assert mine.archived
    for attempt in ({"archived": True}, {"archived": True, "locked": True}):
        with pytest.raises(Refusal):
            acts.settle(room.bob.id, thread, **attempt)
    acts.settle(room.alice.id, mine, archived=True, locked=True)
    with pytest.raises(Refusal):
        acts.settle(room.bob.id, mine, archived=False)
    message = room.alice.say("x", channel=mine)
    acts.settle(room.alice.id, mine, archived=True, locked=True)
    with pytest.raises(Refusal, match="archived"):
        room.alice.delete(message)


async def test_the_bot_archives_its_own_threads_but_locks_none(room: Room, thread: Channel) -> None:
    room.playground.world.roles[BOT_ROLE].permissions |= Permission.CREATE_PUBLIC_THREADS
    assert await refused(room.channel.create_thread(name="Secret")) == (403, 50013)
    own = await room.channel.create_thread(name="Own", type=discord.ChannelType.public_thread)
    assert await refused(own.edit(archived=True, locked=True)) == (403, 50013)
    assert (await own.edit(archived=True)).archived
    assert await refused(own.edit(name="Other")) == (400, 50083)
    assert not (await own.edit(archived=False)).archived
    theirs = await room.bot.fetch_channel(int(thread.id))
    assert isinstance(theirs, discord.Thread)
    assert await refused(theirs.edit(archived=True)) == (403, 50013)
    room.playground.switch({"threads": {thread.id: "archived"}})
    assert not (await theirs.edit(archived=False)).archived
    room.playground.world.roles[BOT_ROLE].permissions |= Permission.MANAGE_THREADS
    await theirs.edit(archived=True, locked=True)
    assert thread.locked


async def test_a_private_thread_is_theirs_who_are_in_it(room: Room) -> None:
    acts, world = room.playground.acts, room.playground.world
    with pytest.raises(Refusal):
        acts.thread(room.bob.id, room.bob.channel, "Whist", private=True)
    secret = acts.thread(room.alice.id, room.alice.channel, "Whist", private=True)
    assert [world.sees(who, secret) for who in (room.alice.id, room.bob.id, BOT_USER)] == [True, False, False]
    assert await refused(of_bot(room, secret).send("x")) == (403, 50001)
    acts.invite(room.alice.id, secret, BOT_USER)
    await known(room, secret, lambda found: found is not None and found.is_private())
    await of_bot(room, secret).send("x")
    with pytest.raises(Refusal):
        acts.invite(room.bob.id, secret, "Bob")


async def test_threads_are_told_again_with_their_channel(room: Room, thread: Channel) -> None:
    await known(room, thread, lambda found: found is not None)
    room.playground.switch({"bot_denied": {"card-room": ["view_channel"]}})
    assert await refused(of_bot(room, thread).send("x")) == (403, 50001)
    other = room.playground.acts.thread(room.alice.id, room.alice.channel, "Unheard")
    room.playground.switch({"bot_denied": {}})
    await known(room, other, lambda found: found is not None)


@pytest.mark.parametrize("kind", [VOICE, ANNOUNCEMENT, FORUM])
async def test_channels_of_other_kinds(room: Room, kind: int) -> None:
    playground = room.playground
    made = playground.world.add_channel("other", kind=kind)
    playground.posts.channel("CHANNEL_CREATE", made)
    channel: Any = await room.bot.fetch_channel(int(made.id))
    assert channel.type.value == kind
    if kind == VOICE:
        await channel.send("x")
        with pytest.raises(Refusal):
            playground.acts.thread(room.bob.id, made, "None here")
        return
    if kind == FORUM:
        assert await refused(of_bot(room, made).send("x")) == (400, 50008)
        with pytest.raises(Refusal):
            room.bob.say("x", channel=made)
        with pytest.raises(Refusal):
            playground.acts.thread(room.bob.id, made, "A post")
    below = playground.acts.thread(room.bob.id, made, "A post", "What we play")
    assert below.parent == made.id
    assert (next(iter(below.messages)) == below.id) is (kind == FORUM)
    thread = await room.bot.fetch_channel(int(below.id))
    assert isinstance(thread, discord.Thread)
    assert (thread.parent_id, thread.is_news()) == (int(made.id), kind == ANNOUNCEMENT)
    await thread.send("x")
    answer = await room.bob.slash("hello", channel=below)
    assert answer.interaction.channel is below


async def test_a_bot_that_starts_hears_of_open_threads(room: Room, thread: Channel) -> None:
    closed = room.playground.acts.thread(room.alice.id, room.alice.channel, "Over")
    room.playground.switch({"threads": {closed.id: "archived"}})
    threads = room.playground.world.guild_create()["threads"]
    assert [(one["id"], one["parent_id"]) for one in threads] == [(thread.id, room.alice.channel.id)]
