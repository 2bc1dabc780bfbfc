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
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting


async def allow(harness: Harness) -> None:
    """Let the bot create threads, and return when it knows."""
    heard = harness.bot.wait_for("guild_role_update", timeout=10)
    harness.playground.switch({"role_granted": ["create_public_threads"]})
    if harness.ingress == "gateway":
        await heard
    else:
        heard.close()


async def match_of(harness: Harness, pairing: int = 1) -> Table:
    """Open a match of Alice against Bob in a tournament of the card room."""
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    guild, channel = int(harness.playground.world.home.id), int(alice.channel.id)
    if not await harness.bot.database.read("SELECT 1 FROM tournaments"):
        members = [int(each.id) for each in (alice, bob)]
        rows = cup_rows("cup", guild=guild, channel=channel, at=harness.clock.now(), members=members)
        await harness.bot.database.write(rows)
    table_id = await harness.bot.manager.match_tables.open(
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
    await harness.quiet()
    return await harness.bot.manager.tables.find(table_id)


def threads(harness: Harness) -> list[Channel]:
    return harness.playground.world.threads()


@pytest.mark.both_ways
async def test_a_match_is_played_in_a_thread_where_the_bot_may_create_one(harness: Harness) -> None:
    await allow(harness)
    table = await match_of(harness)
    [thread] = threads(harness)
    assert (thread.name, int(thread.id)) == ("Cup #1", table.channel)
    assert table.board is not None
    assert table.board.channel == table.channel
    for name in ("Alice", "Bob"):
        hand = harness.visitor(name).dm()
        assert f"<#{thread.id}>" in text_of(hand[-1])
    assert (await match_of(harness)).id == table.id
    assert len(threads(harness)) == 1


@pytest.mark.long
@pytest.mark.both_ways
async def test_a_thread_that_a_dead_process_has_left_is_used(harness: Harness) -> None:
    await allow(harness)
    alice = harness.visitor("Alice")
    place = (int(harness.playground.world.home.id), int(alice.channel.id))
    left = await harness.bot.messenger.create_thread(*place, "Cup #1", 1_440)
    harness.playground.acts.thread(alice.id, alice.channel, "Cup #2")  # another's
    assert (await match_of(harness)).channel == left
    assert (await match_of(harness, 2)).channel != left
    assert sorted(thread.name for thread in threads(harness)) == ["Cup #1", "Cup #2", "Cup #2"]


@pytest.mark.long
@pytest.mark.both_ways
@pytest.mark.parametrize("missing", ["", "send_messages_in_threads"])
async def test_without_a_permission_it_is_played_in_the_channel(harness: Harness, missing: str) -> None:
    if missing:
        await allow(harness)
        harness.playground.deny("card-room", int(Permission[missing.upper()]))
    table = await match_of(harness)
    assert table.channel == int(harness.visitor("Alice").channel.id)
    assert threads(harness) == []
    assert table.status is Status.PLAYING
    assert table.board is not None


@pytest.mark.long
async def test_what_discord_refuses_is_played_in_the_channel(harness: Harness) -> None:
    await allow(harness)
    harness.playground.switch({"fail": {"route": "/threads", "status": 400, "code": 160006}})
    table = await match_of(harness)
    assert (table.channel, threads(harness)) == (int(harness.visitor("Alice").channel.id), [])


@pytest.mark.long
async def test_the_match_goes_on_in_the_thread(harness: Harness) -> None:
    await allow(harness)
    table = await match_of(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    sitting = Sitting(harness, alice, bob, table)
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (1, 1)
    refused = await alice.slash("table away", channel=threads(harness)[0])
    assert "the clock decides" in refused.text
    refused = await harness.visitor("Carol").slash("table join", channel=threads(harness)[0])
    assert "belongs to a tournament" in refused.text
