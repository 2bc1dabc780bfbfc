"""Leave stops the time of turns at slow tables, as in a model that counts hour by hour."""

import asyncio
from contextlib import suppress
from datetime import date
from random import Random
from typing import Any

import pytest

from bot.manager.inbox.inbox_errors import InboxRefused
from bot.manager.tables.leave import days_used, period_of
from bot.manager.tables.table import Status, Table
from bot.texts.inbox import board_leave
from data.db.errors import Conflict
from data.inbox import leaves
from data.inbox.leaves import Leave
from data.pool.speeds import Speed
from tests.bot.manager.harness import ANN, BOB, DAY, GUILD, HOUR, MINUTE, Harness, share
from tests.bot.manager.inbox.desk import Desk

MIDNIGHT = 1_700_006_400_000
"""15 November 2023, 00:00 UTC."""
TURN = 24 * HOUR


async def opened(harness: Harness, **more: Any) -> tuple[Desk, Table]:
    harness.clock.advance(MIDNIGHT - harness.clock.now())
    await harness.manager.start()
    table = await harness.two(**{"turn_ms": TURN, "options": {"deals": 5}, **more})
    return await Desk.of(harness).start(), table


def actor(table: Table) -> int:
    assert table.deal is not None
    return table.players[table.deal.actors[0]].member or 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_the_time_of_a_turn_is_that_of_a_model_that_counts_hours(harness: Harness, seed: int) -> None:
    chance = Random(seed)
    desk, table = await opened(harness)
    left, who, ply = TURN, actor(table), (table.deal_no, table.ply)
    ends = {ANN.id: 0, BOB.id: 0}
    for _ in range(12 * 24):
        now, table = harness.clock.now(), await desk.now(table)
        member = chance.choice((ANN.id, BOB.id))
        match chance.choices(("wait", "leave", "back", "move", "die"), (60, 3, 2, 4, 2))[0]:
            case "leave":
                days = chance.choice((1, 2, 3))
                with suppress(InboxRefused):  # no days are left
                    await desk.take_leave(member, days)
                    ends[member] = now - now % DAY + days * DAY
            case "back" if ends[member] > now:
                await desk.end_leave(member)
                ends[member] = now
            case "move" if table.actors:
                await harness.act(table)
            case "die":
                await desk.die()
                desk = await Desk.of(harness).start()
        if table.between_deals:
            await harness.next_deal(table)
        if table.status is not Status.PLAYING or table.players[0].away or table.players[1].away:
            return
        if ((table.deal_no, table.ply) != ply and actor(table) != who) or table.deal_no != ply[0]:
            left = TURN
        who, ply = actor(table), (table.deal_no, table.ply)
        now = harness.clock.now()
        assert await desk.left(table) == left
        assert table.deadline == left + max(now, ends[who])
        await desk.advance(HOUR)
        table = await desk.now(table)
        if ends[who] <= now:
            left -= HOUR
        if not left:  # the computer has moved
            assert (table.deal_no, table.ply) != ply
            if table.between_deals:
                await harness.next_deal(table)
            left, who, ply = TURN, actor(table), (table.deal_no, table.ply)


async def test_what_is_left_of_a_turn_is_left_after_the_leave(harness: Harness) -> None:
    desk, table = await opened(harness)
    await desk.advance(TURN - MINUTE)
    await desk.take_leave(actor(table), 3)
    ply = table.ply
    await desk.advance(3 * DAY - TURN)
    table = await desk.now(table)
    assert (table.ply, await desk.left(table)) == (ply, MINUTE)
    await desk.advance(2 * MINUTE + 1)
    assert (await desk.now(table)).ply > ply


async def test_an_ended_leave_gives_back_days_that_have_not_begun(harness: Harness) -> None:
    desk, table = await opened(harness)
    member = actor(table)
    await desk.advance(HOUR)
    await desk.take_leave(member, 30)
    with pytest.raises(InboxRefused, match="too_many_days"):
        await desk.take_leave(member, 31)
    await desk.advance(DAY)
    await desk.end_leave(member)
    account = await harness.manager.leave.account(member)
    assert (account.present, account.days_left) == (None, 28)
    assert await desk.left(table) == TURN - HOUR
    with pytest.raises(InboxRefused, match="no_leave"):
        await desk.end_leave(member)


async def test_a_leave_that_begins_later_since_the_clock_was_set_back_is_replaced(harness: Harness) -> None:
    desk, table = await opened(harness)
    member = actor(table)
    await desk.advance(HOUR)
    await desk.take_leave(member, 5)
    harness.clock.advance(-HOUR // 2)
    await desk.take_leave(member, 3)
    first, second = (await leaves.load(harness.database, [member]))[member]
    assert first.ends_at == first.starts_at
    assert (await harness.manager.leave.account(member)).present == second
    assert (await desk.now(table)).held_until == second.ends_at
    harness.clock.advance(-HOUR // 4)
    await desk.end_leave(member)
    assert (await harness.manager.leave.account(member)).present is None
    assert (await desk.now(table)).held_until is None


async def test_a_leave_that_ended_later_than_now_does_not_lie_in_another(harness: Harness) -> None:
    """Found by seed 22008 of the simulation: only the last leave was looked at."""
    desk, table = await opened(harness)
    member = actor(table)
    await desk.advance(HOUR)
    await desk.take_leave(member, 5)
    await desk.advance(HOUR // 4)
    await desk.end_leave(member)
    await desk.take_leave(member, 4)
    harness.clock.advance(-HOUR)
    await desk.end_leave(member)
    await desk.take_leave(member, 3)
    first, second, third = (await leaves.load(harness.database, [member]))[member]
    assert first.ends_at == first.starts_at
    assert second.ends_at == second.starts_at
    assert (await harness.manager.leave.account(member)).present == third
    assert (await desk.now(table)).held_until == third.ends_at


async def test_a_turn_that_begins_during_a_leave_waits_for_its_end(harness: Harness) -> None:
    desk, table = await opened(harness)
    other = BOB.id if actor(table) == ANN.id else ANN.id
    await desk.take_leave(other, 2)
    while actor(table) != other:
        await harness.act(table)
    assert table.deadline == MIDNIGHT + 2 * DAY + TURN
    assert table.held_until == MIDNIGHT + 2 * DAY


async def test_a_match_that_begins_during_a_leave_is_stored_with_time_that_stands(harness: Harness) -> None:
    desk, _ = await opened(harness)
    for person in (ANN, BOB):
        await desk.take_leave(person.id, 2)
    manager = harness.manager
    met = await harness.two(turn_ms=TURN, options={"deals": 5})
    asked = await manager.pool_tables.practise(ANN.id, "Ann", "gin", Speed.SLOW)
    for table in (met, asked):
        [held] = await harness.database.read("SELECT held_until FROM tables WHERE table_id = ?", (table.id,))
        here = {player.member for player in map(table.players.__getitem__, table.actors)} - {None}
        assert held == ((MIDNIGHT + 2 * DAY,) if here else (None,))
    await desk.advance(HOUR)
    while not actor(asked):
        await desk.advance(MINUTE)
    assert await desk.left(met) == TURN
    assert await desk.left(asked) == TURN


async def test_a_match_clock_stands_while_its_player_is_on_leave(harness: Harness) -> None:
    desk, table = await opened(harness, turn_ms=0, clock_ms=3 * DAY)
    seat = table.actors[0]
    await desk.advance(5 * HOUR)
    await desk.take_leave(actor(table), 2)
    table = await desk.now(table)
    assert table.clock.left(seat, harness.clock.now()) == 3 * DAY - 5 * HOUR
    await desk.advance(DAY)
    table = await desk.now(table)
    assert table.clock.left(seat, harness.clock.now()) == 3 * DAY - 5 * HOUR
    await desk.end_leave(actor(table))
    await desk.advance(HOUR)
    table = await desk.now(table)
    assert table.clock.left(seat, harness.clock.now()) == 3 * DAY - 6 * HOUR


@pytest.mark.long
async def test_a_match_without_a_limit_does_not_end_during_a_leave(harness: Harness) -> None:
    desk, table = await opened(harness, turn_ms=0)
    ends = table.ends_at
    assert ends is not None
    await desk.take_leave(actor(table), 10)
    assert (await desk.now(table)).ends_at == ends + 10 * DAY
    await desk.advance(ends - MIDNIGHT + DAY)
    assert (await desk.now(table)).status is Status.PLAYING


async def test_fast_tables_go_on(harness: Harness) -> None:
    desk, table = await opened(harness, turn_ms=5 * MINUTE)
    ply = table.ply
    await desk.take_leave(actor(table), 3)
    await desk.advance(5 * MINUTE + 1)
    assert (await desk.now(table)).ply > ply


async def test_a_leave_that_no_process_has_followed_counts_when_the_time_is_over(harness: Harness) -> None:
    """Another process began the turn without knowing of it, or died before it followed."""
    desk, table = await opened(harness)
    await desk.advance(HOUR)
    await desk.die()
    await harness.manager.leave.begin(actor(table), date(2023, 11, 17))
    ply = table.ply
    await harness.advance(TURN)
    table = await desk.now(table)
    assert table.ply == ply
    assert table.deadline == MIDNIGHT + 3 * DAY + TURN - HOUR


@pytest.mark.long
async def test_leave_goes_on_over_a_restart_and_downtime(harness: Harness) -> None:
    desk, table = await opened(harness)
    await desk.advance(HOUR)
    member = actor(table)
    await desk.take_leave(member, 2)
    for down in (HOUR, 2 * DAY):  # the leave is over when the second one ends
        await desk.die()
        await harness.manager.downtime.note()
        harness = await harness.killed(down=down)
        desk = await Desk.of(harness).start()
    found = await harness.manager.tables.find(table.id)
    assert found.held_until is None
    assert found.deadline == harness.clock.now() + TURN - HOUR


async def test_a_guild_may_count_fewer_days(harness: Harness) -> None:
    await harness.manager.members.change_guild(GUILD, leave_days=1)
    desk, table = await opened(harness)
    await desk.take_leave(actor(table), 5)
    assert table.deadline == MIDNIGHT + DAY + TURN
    await harness.manager.members.change_guild(GUILD, leave_days=0)
    await desk.end_leave(actor(table))
    await desk.take_leave(actor(table), 5)
    assert table.held_until is None


def test_days_are_counted_in_the_zone_of_the_member() -> None:
    evening = 1_711_837_800_000  # 30 March 2024, 22:30 in London; the clocks go forward in the night
    assert days_used([Leave(1, "Europe/London", evening, evening + 2 * HOUR)], 2024) == 2
    assert days_used([Leave(1, "America/New_York", evening, evening + 2 * HOUR)], 2024) == 1
    turn = 1_704_060_000_000  # 31 December 2023, 22:00 UTC
    over = Leave(1, "UTC", turn, turn + 26 * HOUR)
    assert [days_used([over], year) for year in (2023, 2024)] == [1, 1]
    assert period_of([over], 0, turn) is None
    assert days_used([over, over._replace(number=2)], 2024) == 1


async def test_another_process_knows_of_a_leave_when_the_turn_begins_there(harness: Harness) -> None:
    desk, table = await opened(harness)
    other = await harness.another()
    share(harness, other)
    there = await other.manager.tables.find(table.id)
    waits = BOB.id if actor(table) == ANN.id else ANN.id
    await desk.take_leave(waits, 2)
    there = await other.manager.tables.find(table.id)
    while actor(there) != waits:
        await other.act(there)
    assert there.deadline == MIDNIGHT + 2 * DAY + TURN
    assert (await harness.manager.tables.find(table.id)).deadline == there.deadline
    await desk.end_leave(waits)
    assert (await other.manager.tables.find(table.id)).deadline == MIDNIGHT + TURN


async def test_a_process_that_knows_the_lobby_follows_a_leave_at_the_match(harness: Harness) -> None:
    desk, _ = await opened(harness)
    other = await harness.another()
    share(harness, other)
    table = await harness.lobby(turn_ms=TURN)
    await other.manager.tables.find(table.id)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    who = actor(table)
    await desk.runner.stop()
    there = await Desk.of(other).start()
    await there.take_leave(who, 2)
    assert (await harness.manager.tables.find(table.id)).held_until == MIDNIGHT + 2 * DAY


@pytest.mark.parametrize("begins", [True, False])
async def test_a_table_that_was_paused_goes_on_with_the_leaves_of_now(harness: Harness, begins: bool) -> None:
    """Found by seed 18038 of the simulation: time ran, and the board told nothing."""
    desk, table = await opened(harness)
    who = actor(table)
    if not begins:
        await desk.take_leave(who, 2)
    harness.troubled = True
    harness.messenger.closed_channels[table.channel] = "send_messages"
    await harness.manager.pause(table, "send_messages")
    await (desk.take_leave(who, 2) if begins else desk.end_leave(who))
    del harness.messenger.closed_channels[table.channel]
    await desk.advance(HOUR)
    table = await desk.now(table)
    assert table.status is Status.PLAYING
    assert table.held_until == (MIDNIGHT + 2 * DAY if begins else None)
    assert await desk.left(table) > TURN - HOUR
    assert bool(board_leave(table)) == begins


async def test_of_two_processes_that_begin_a_leave_one_does(harness: Harness) -> None:
    _, table = await opened(harness)
    other = await harness.another()
    share(harness, other)
    last = date(2023, 11, 17)
    begun = await asyncio.gather(
        *(each.manager.leave.begin(ANN.id, last) for each in (harness, other)), return_exceptions=True
    )
    assert [isinstance(each, Conflict) for each in begun].count(True) <= 1
    assert (await harness.manager.leave.account(ANN.id)).days_left == 27
    assert table.id
