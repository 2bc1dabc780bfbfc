"""Matches of tournaments in threads of their own, where the bot may create them."""

from random import Random

import pytest

from bot.manager.tables.table import Status, Table
from bot.manager.tournaments.match_tables import MatchPlayer
from bot.playground.client import text_of
from bot.playground.resources.channels import Channel
from bot.playground.resources.permissions import Permission
from engine import GAMES
from tests.data.bare_tournaments import cup_rows
from tests.play.conftest import House
from tests.play.drive import sensibly
from tests.play.sitting import Sitting


async def allow(house: House) -> None:
    """Let the bot create threads, and return when it knows."""
    heard = house.bot.wait_for("guild_role_update", timeout=10)
    house.playground.switch({"role_granted": ["create_public_threads"]})
    if house.ingress == "gateway":
        await heard
    else:
        heard.close()


async def match_of(house: House, pairing: int = 1) -> Table:
    """Open a match of Alice against Bob in a tournament of the card room."""
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    guild, channel = int(house.playground.world.home.id), int(alice.channel.id)
    if not await house.bot.database.read("SELECT 1 FROM tournaments"):
        members = [int(each.id) for each in (alice, bob)]
        rows = cup_rows("cup", guild=guild, channel=channel, at=house.clock.now(), members=members)
        await house.bot.database.write(rows)
    table_id = await house.bot.manager.match_tables.open(
        tournament="cup",
        pairing=pairing,
        guild=guild,
        channel=channel,
        game="gin",
        options=GAMES["gin"].options(),
        players=[MatchPlayer(int(each.id), name) for each, name in ((alice, "Alice"), (bob, "Bob"))],
        turn_ms=60_000,
        thread=f"Cup #{pairing}",
    )
    await house.quiet()
    return await house.bot.manager.tables.find(table_id)


def threads(house: House) -> list[Channel]:
    return house.playground.world.threads()


@pytest.mark.both_ways
async def test_a_match_is_played_in_a_thread_where_the_bot_may_create_one(house: House) -> None:
    await allow(house)
    table = await match_of(house)
    [thread] = threads(house)
    assert (thread.name, int(thread.id)) == ("Cup #1", table.channel)
    assert table.board is not None
    assert table.board.channel == table.channel
    for name in ("Alice", "Bob"):
        hand = house.visitor(name).dm()
        assert f"<#{thread.id}>" in text_of(hand[-1])
    assert (await match_of(house)).id == table.id
    assert len(threads(house)) == 1


@pytest.mark.long
@pytest.mark.both_ways
async def test_a_thread_that_a_dead_process_has_left_is_used(house: House) -> None:
    await allow(house)
    alice = house.visitor("Alice")
    place = (int(house.playground.world.home.id), int(alice.channel.id))
    left = await house.bot.messenger.create_thread(*place, "Cup #1", 1_440)
    house.playground.acts.thread(alice.id, alice.channel, "Cup #2")  # another's
    assert (await match_of(house)).channel == left
    assert (await match_of(house, 2)).channel != left
    assert sorted(thread.name for thread in threads(house)) == ["Cup #1", "Cup #2", "Cup #2"]


@pytest.mark.long
@pytest.mark.both_ways
@pytest.mark.parametrize("missing", ["", "send_messages_in_threads"])
async def test_without_a_permission_it_is_played_in_the_channel(house: House, missing: str) -> None:
    if missing:
        await allow(house)
        house.playground.deny("card-room", int(Permission[missing.upper()]))
    table = await match_of(house)
    assert table.channel == int(house.visitor("Alice").channel.id)
    assert threads(house) == []
    assert table.status is Status.PLAYING
    assert table.board is not None


@pytest.mark.long
async def test_what_discord_refuses_is_played_in_the_channel(house: House) -> None:
    await allow(house)
    house.playground.switch({"fail": {"route": "/threads", "status": 400, "code": 160006}})
    table = await match_of(house)
    assert (table.channel, threads(house)) == (int(house.visitor("Alice").channel.id), [])


@pytest.mark.long
async def test_the_match_goes_on_in_the_thread(house: House) -> None:
    await allow(house)
    table = await match_of(house)
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    sitting = Sitting(house, alice, bob, table)
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (1, 1)
    refused = await alice.slash("table away", channel=threads(house)[0])
    assert "the clock decides" in refused.text
    refused = await house.visitor("Carol").slash("table join", channel=threads(house)[0])
    assert "belongs to a tournament" in refused.text
