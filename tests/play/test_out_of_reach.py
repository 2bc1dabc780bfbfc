"""Inaccessible guilds and channels: their tables' time stops, and runs on when they are back."""

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status, Table
from bot.run.command_registration import OFFERED_ANYWHERE
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, seat_two

pytestmark = pytest.mark.long

DAY = 86_400_000


async def stands(harness: Harness, sitting: Sitting, status: Status) -> None:
    """Wait until the table has this status."""
    async with asyncio.timeout(10):
        while sitting.table.status is not status:  # noqa: ASYNC110 - the bot hears of it over the gateway
            await asyncio.sleep(0)
    await harness.quiet()


@pytest.mark.by_gateway
async def test_a_kick_stops_the_time_and_an_invitation_lets_it_go_on(harness: Harness) -> None:
    sitting = await seat_two(harness)
    moment = sitting.moment
    harness.playground.calls.reset()
    harness.playground.switch({"kicked": True})
    await stands(harness, sitting, Status.PAUSED)
    assert sitting.table.fault == "server"
    assert not [call for call in harness.playground.calls if call.method != "GET"], "paused without a request"
    harness.clock.advance(DAY)
    await harness.quiet()
    assert (sitting.table.status, sitting.moment) == (Status.PAUSED, moment)

    harness.playground.switch({"kicked": False})
    await stands(harness, sitting, Status.PLAYING)
    assert sitting.moment == moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != moment


@pytest.mark.by_gateway
@pytest.mark.parametrize("thread", [False, True])
async def test_a_deleted_channel_stops_the_time(harness: Harness, thread: bool) -> None:
    sitting = await seat_two(harness)
    alice, world = sitting.alice, harness.playground.world
    if thread:
        channel = harness.playground.acts.thread(alice.id, alice.channel, "Late game")
    else:
        channel = world.add_channel("late-game")
        harness.playground.posts.channel("CHANNEL_CREATE", channel)
    await alice.slash("table open", channel=channel, game="gin")
    await alice.slash("table computer", channel=channel)
    await alice.slash("table start", channel=channel)
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(channel.id))
    gone = Sitting(harness, alice, alice, table)
    harness.playground.posts.remove_channel(channel)
    await stands(harness, gone, Status.PAUSED)
    assert sitting.table.status is Status.PLAYING, "the other channel is accessible"
    moment = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != moment


@pytest.mark.by_gateway
async def test_a_deleted_channel_takes_its_threads_along(harness: Harness) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    channel = world.add_channel("late-game")
    harness.playground.posts.channel("CHANNEL_CREATE", channel)
    thread = harness.playground.acts.thread(alice.id, channel, "Late game")
    await alice.slash("table open", channel=thread, game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(thread.id))
    harness.playground.posts.remove_channel(channel)
    await stands(harness, Sitting(harness, alice, alice, table), Status.PAUSED)


@pytest.mark.by_gateway
@pytest.mark.parametrize("restarted", [False, True], ids=["at once", "after a restart"])
@pytest.mark.parametrize("how", ["close", "resign"])
async def test_a_table_of_a_deleted_channel_is_ended_by_its_number_from_another(
    harness: Harness, how: str, restarted: bool
) -> None:
    """Regression: nobody could send commands there any more, and the chips stayed in the pot."""
    alice, bob, world = harness.visitor("Alice"), harness.visitor("Bob"), harness.playground.world
    channel = world.add_channel("late-game")
    harness.playground.posts.channel("CHANNEL_CREATE", channel)
    await alice.slash("table open", channel=channel, game="gin", stake=50)
    await bob.slash("table join", channel=channel)
    await alice.slash("table start", channel=channel)
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(channel.id))
    assert table.status is Status.PLAYING
    sitting = Sitting(harness, alice, bob, table)
    harness.playground.posts.remove_channel(channel)
    await stands(harness, sitting, Status.PAUSED)
    pot = f"SELECT balance FROM accounts WHERE table_id = '{table.id}'"
    assert await harness.bot.database.read(pot) == [(100,)]
    if restarted:
        await sitting.restart()
    carol = harness.visitor("Carol")
    assert "no table 1 here" in (await carol.slash("table close", table=1)).text
    assert sitting.table.status is Status.PAUSED
    assert "still being played" in (await bob.slash("table leave", table=1)).text
    if how == "close":
        assert "closed" in (await alice.slash("table close", table=1)).text
    else:
        assert "You have resigned" in (await bob.slash("table resign", table=1, sure=True)).text
    await harness.quiet()
    assert not sitting.table.live
    assert await harness.bot.database.read(pot) == [(0,)]
    if how == "close":
        wallets = await harness.bot.database.read("SELECT balance FROM accounts WHERE kind = 'wallet'")
        assert set(wallets) == {(1000,)}


@pytest.mark.by_gateway
@pytest.mark.parametrize("restarted", [False, True], ids=["at once", "after a restart"])
async def test_a_lobby_of_a_deleted_channel_is_left_by_its_number_from_another(
    harness: Harness, restarted: bool
) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    channel = world.add_channel("late-game")
    harness.playground.posts.channel("CHANNEL_CREATE", channel)
    await alice.slash("table open", channel=channel, game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(channel.id))
    sitting = Sitting(harness, alice, alice, table)
    harness.playground.posts.remove_channel(channel)
    await stands(harness, sitting, Status.PAUSED)
    if restarted:
        await sitting.restart()
    assert "left" in (await alice.slash("table leave", table=1)).text
    await harness.quiet()
    assert sitting.table.status is Status.CLOSED


async def test_commands_are_for_servers_and_for_messages_with_the_bot(harness: Harness) -> None:
    """Otherwise a bot installed by a user would be asked for tables where it cannot post."""
    for command in harness.playground.commands.all():
        anywhere = command["name"] in OFFERED_ANYWHERE
        assert command["integration_types"] == ([0, 1] if anywhere else [0]), command["name"]
        assert command["contexts"], command["name"]
        assert set(command["contexts"]) <= ({0, 1, 2} if anywhere else {0, 1}), command["name"]
    alone = {each["name"] for each in harness.playground.commands.all() if each["contexts"] == [0]}
    assert {"table", "chips", "cardroom", "tournament", "Challenge"} <= alone
    assert not {"hand", "help", "settings", "results", "move"} & alone


async def test_a_channel_that_is_deleted_before_a_command_is_answered_is_no_fault(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table exists, paused, and its host reaches it by number."""
    alice = harness.visitor("Alice")
    channel = harness.playground.world.add_channel("late-game")
    harness.playground.posts.channel("CHANNEL_CREATE", channel)
    opened = harness.bot.manager.lobby.open

    async def then_it_goes(*args: Any, **kwargs: Any) -> Table:
        table = await opened(*args, **kwargs)
        harness.playground.posts.remove_channel(channel)
        return table

    monkeypatch.setattr(harness.bot.manager.lobby, "open", then_it_goes)
    caplog.set_level(logging.INFO)
    harness.playground.deliver(alice.prepare_slash("table open", channel=channel, game="gin"))
    async with asyncio.timeout(10):
        while not any(said.startswith("an answer was lost") for said in caplog.messages):  # noqa: ASYNC110 - nobody else is told
            await asyncio.sleep(0)
    await harness.quiet()
    [table] = await harness.bot.manager.tables.seated(int(alice.id))
    assert table.status is Status.PAUSED
    assert not [record for record in caplog.records if record.exc_info]
    assert "left" in (await alice.slash("table leave", table=str(table.number))).text
