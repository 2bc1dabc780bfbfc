"""Time at tables: missed turns, absent players, deadlines across restarts, retries."""

import asyncio
from collections.abc import Callable

import pytest

from bot.manager.tables.deadlines import JUST_PAUSED_MS
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.manager.time.clock import Alarm, ManualClock
from data.tables.row_types import Why
from engine.actions import Action, DrawStock
from engine.ai import Level, fallback_action
from engine.games.gin.terms import PassUpcard
from engine.views import View
from tests.bot.manager.harness import ANN, BOB, DAY, GUILD, HOUR, MINUTE, Harness, open_harness, views

often = pytest.mark.parametrize("pulse_ms", [5_000])
"""With the heartbeats of the program."""


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


async def to_draw(harness: Harness, table: Table) -> int:
    """Pass the upcard twice, so that turns of two moves begin; return the seat that is to draw."""
    assert table.deal is not None
    for _ in range(2):
        await harness.press(table, acting(table), PassUpcard())
    await harness.quiet()
    return acting(table)


async def test_a_turn_has_its_time(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    assert table.deadline == harness.clock.now() + 30_000
    await harness.advance(29_999)
    assert table.ply == 0
    await harness.advance(1)
    assert table.ply == 1
    assert await harness.rows("SELECT who, why FROM actions") == [(None, "timeout")]
    assert table.deadline == harness.clock.now() + 30_000


async def test_without_turn_time_nothing_is_timed(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    assert table.turn_ends_at is None
    await harness.advance(3 * DAY)
    assert table.ply == 0
    await harness.act(table)
    assert table.turn_ends_at is None
    assert table.ends_at == harness.clock.now() + 14 * DAY


async def test_the_time_of_a_turn_goes_on_through_its_moves(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    seat = await to_draw(harness, table)
    deadline = table.deadline
    await harness.advance(20_000)
    await harness.press(table, seat, DrawStock())
    assert acting(table) == seat
    assert table.deadline == deadline
    await harness.advance(9_999)
    assert acting(table) == seat
    await harness.advance(1)
    assert acting(table) == 1 - seat
    assert await harness.rows("SELECT deadline_at FROM tables") == [(table.deadline,)]


async def test_the_fallback_policy_finishes_a_missed_turn(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    seat = await to_draw(harness, table)
    await harness.advance(30_000)
    assert acting(table) == 1 - seat
    rows = await harness.rows("SELECT ply, seat, who, why FROM actions WHERE ply > 1 ORDER BY ply")
    assert rows == [(2, seat, None, "timeout"), (3, seat, None, "timeout")]
    assert (table.players[seat].misses, table.players[seat].away) == (1, False)
    assert await harness.rows("SELECT misses FROM seats WHERE seat = ?", seat) == [(1,)]


@pytest.mark.long
async def test_after_three_missed_turns_the_computer_plays(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    seat = await to_draw(harness, table)
    for missed in range(1, 4):
        assert acting(table) == seat
        await harness.advance(30_000)
        assert table.players[seat].misses == missed
        if missed < 3:
            await harness.act(table)  # the other player draws …
            await harness.act(table)  # … and discards
    await harness.quiet()
    assert table.players[seat].away
    assert await harness.rows("SELECT away, misses FROM seats WHERE seat = ?", seat) == [(1, 3)]
    assert acting(table) == 1 - seat
    while table.status is Status.PLAYING and table.deal is not None and table.deal.actors:
        assert acting(table) == 1 - seat  # the computer player moves at once
        await harness.act(table)
    whys = {why for (why,) in await harness.rows("SELECT why FROM actions WHERE seat = ?", seat)}
    assert whys == {"player", "timeout", "computer"}


async def test_a_move_ends_the_row_of_missed_turns(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    await harness.advance(30_000)
    await harness.advance(30_000)
    assert [player.misses for player in table.players] == [1, 1]
    seat = acting(table)
    await harness.press(table, seat, fallback_action(views(table)[seat + 1]))
    assert table.players[seat].misses == 0
    assert await harness.rows("SELECT misses FROM seats WHERE seat = ?", seat) == [(0,)]


async def test_when_everybody_is_away_nothing_moves_and_a_day_later_it_is_closed(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.manager.presence(table.id, BOB, away=True)
    await harness.quiet()
    moment = (table.deal_no, table.ply)
    await harness.advance(DAY - 1)
    assert (table.deal_no, table.ply) == moment
    assert table.status is Status.PLAYING
    await harness.advance(1)
    assert table.status is Status.CLOSED
    assert await harness.rows("SELECT status FROM tables") == [("closed",)]
    assert await harness.rows("SELECT * FROM match_results") == []


async def test_a_match_against_a_computer_sleeps_while_its_person_is_away(harness: Harness) -> None:
    table = await harness.alone(turn_ms=30_000)
    for _ in range(6):
        await harness.advance(30_000)
    assert table.players[0].away
    moment = (table.deal_no, table.ply)
    await harness.advance(HOUR)
    assert (table.deal_no, table.ply) == moment
    await harness.manager.presence(table.id, ANN, away=False)
    await harness.quiet()
    assert acting(table) == 0
    assert table.deadline == harness.clock.now() + 30_000


async def test_who_comes_back_by_a_move_has_the_time_of_a_turn_only(harness: Harness) -> None:
    """Regression: the day until an idle match closes was used as the time of the turn."""
    table = await harness.alone(turn_ms=30_000)
    while DrawStock() not in views(table)[1].legal:
        await harness.act(table)
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.quiet()
    assert table.deadline == harness.clock.now() + DAY
    await harness.press(table, 0, DrawStock())
    assert acting(table) == 0
    assert table.deadline == harness.clock.now() + 30_000


async def test_coming_and_going_leaves_the_time_of_the_other_alone(harness: Harness) -> None:
    """Regression: a player leaving and returning gave the player to move a new deadline."""
    table = await harness.two(turn_ms=30_000)
    deadline, other = table.deadline, harness.person(table, 1 - acting(table))
    await harness.advance(10_000)
    for away in (True, False):
        await harness.manager.presence(table.id, other, away=away)
        assert table.deadline == deadline
    await harness.advance(20_000)
    assert table.ply == 1


async def test_the_missed_turn_of_a_dealt_out_hand_ends_the_deal(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000, options={"target": 5000})
    await harness.advance(30_000 * 2)
    assert [player.misses for player in table.players] == [1, 1]
    await harness.advance(HOUR)
    assert all(player.away for player in table.players)
    assert table.status is Status.PLAYING


# --- restarts


async def test_deadlines_stand_still_while_the_program_is_down(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=30_000)
    lobby = await harness.lobby()
    await harness.advance(10_000)
    await harness.manager.stop()
    assert table.deadline is not None
    assert lobby.deadline is not None
    later = await harness.killed(down=DAY)
    again = await later.manager.tables.find(table.id)
    assert again.deadline == table.deadline + DAY
    assert (await later.manager.tables.find(lobby.id)).deadline == lobby.deadline + DAY
    assert await later.rows("SELECT deadline_at FROM tables ORDER BY number") == [
        (again.deadline,),
        (lobby.deadline + DAY,),
    ]
    await later.advance(19_999)
    assert again.ply == 0
    await later.advance(1)
    assert again.ply == 1


@pytest.mark.long
@often
async def test_after_a_kill_the_last_pulse_counts(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=30_000)
    await harness.advance(7_000)  # the last heartbeat was two seconds ago
    assert table.deadline is not None
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert again.deadline == table.deadline + HOUR + 2_000


async def test_a_start_cut_short_does_not_extend_twice(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=30_000)
    assert table.deadline is not None
    await harness.die()
    harness.clock.advance(HOUR)
    second = await harness.another()
    await second.manager.start()
    await second.die()
    third = await second.killed(down=HOUR)
    assert (await third.manager.tables.find(table.id)).deadline == table.deadline + 2 * HOUR


@pytest.mark.long
@pytest.mark.parametrize("by", [3 * DAY, -3 * DAY])
async def test_a_clock_set_between_two_starts_takes_and_gives_no_time(harness: Harness, by: int) -> None:
    """Regression: a clock set back by three days made a two-minute turn last 259,311 seconds."""
    await harness.manager.start()
    turn, bank = await harness.two(turn_ms=2 * MINUTE), await harness.two(turn_ms=0, clock_ms=HOUR)
    lobby = await harness.lobby(asked=(BOB.id,))
    await harness.advance(30_000)
    assert turn.deadline is not None
    left = turn.deadline - harness.clock.now(), bank.clock.left(acting(bank), harness.clock.now())
    await harness.manager.stop()
    harness.clock.advance(by)
    later = await harness.another()
    await later.manager.start()
    await later.quiet()
    now = later.clock.now()
    turn, bank, lobby = [await later.manager.tables.find(table.id) for table in (turn, bank, lobby)]
    assert turn.deadline is not None
    assert lobby.deadline is not None
    assert (turn.deadline - now, bank.clock.left(acting(bank), now)) == left == (90_000, HOUR - 30_000)
    assert bank.clock.flag_at == now + HOUR - 30_000
    assert (lobby.deadline - now, lobby.kept[0].until - now) == (HOUR - 30_000, 5 * MINUTE - 30_000)
    shown = str(later.messenger.shown(turn.board))
    assert f"<t:{turn.deadline // 1_000}:R>" in shown  # not the old deadline
    assert ("I was offline" in shown) == (by > 0)
    await later.advance(90_000)
    assert turn.ply == 1


async def test_a_press_before_the_start_does_not_find_the_time_passed(harness: Harness) -> None:
    """Regression: a table loaded by a press before ``start`` kept its deadline and missed it."""
    await harness.manager.start()
    table = await harness.two(turn_ms=30_000)
    await harness.die()
    harness.clock.advance(HOUR)
    later = await harness.another()
    early = await later.manager.tables.find(table.id)
    await later.advance(1)
    assert early.ply == 0
    await later.manager.start()
    await later.quiet()
    assert await later.manager.tables.find(table.id) is early
    assert early.deadline is not None
    assert early.deadline > later.clock.now()
    assert early.ply == 0


@pytest.mark.long
@often
async def test_deadlines_are_extended_at_the_start_only(harness: Harness) -> None:
    await harness.manager.start()
    table, idle = await harness.two(turn_ms=DAY), await harness.two(turn_ms=0)
    await harness.advance(HOUR + 12_000)  # the last heartbeat was two seconds ago
    assert await harness.manager.tables.find(idle.id) is not idle
    stored = await harness.rows("SELECT deadline_at FROM tables ORDER BY number")
    assert stored == [(table.deadline,), (idle.deadline,)]


@often
async def test_a_turn_cut_in_two_by_a_restart_is_missed_once(harness: Harness) -> None:
    """Regression: the process died after the fallback's draw; its discard was a second miss."""
    await harness.manager.start()
    table = await harness.two(turn_ms=30_000)
    seat = await to_draw(harness, table)
    harness.database.refuse("Discard", times=-1)  # the process dies between the two moves of the turn
    await harness.advance(30_000)
    assert (acting(table), table.ply) == (seat, 3)
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    await later.advance(1)
    assert (acting(again), again.ply) == (1 - seat, 4)
    assert again.players[seat].misses == 1


# --- failures


async def test_a_missed_turn_that_cannot_be_stored_is_tried_again(harness: Harness) -> None:
    """Regression: after one failed write the table had no timer any more."""
    table = await harness.two(turn_ms=30_000)
    harness.database.refuse("INSERT INTO actions", times=2)
    await harness.advance(30_000)
    assert table.ply == 0
    await harness.advance(5_000)
    assert table.ply == 0
    await harness.advance(5_000)
    assert table.ply == 1
    assert table.players[1 - acting(table)].misses == 1


async def test_a_computer_whose_move_cannot_be_stored_tries_again(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    seat = acting(table)
    harness.database.refuse("INSERT INTO actions")
    await harness.manager.presence(table.id, harness.person(table, seat), away=True)
    await harness.quiet()
    assert (table.ply, table.playing) == (0, None)
    await harness.advance(5_000)
    assert table.ply > 0
    assert acting(table) == 1 - seat


async def test_a_lobby_whose_end_cannot_be_stored_ends_later(harness: Harness) -> None:
    table = await harness.lobby()
    harness.database.refuse("UPDATE tables SET status")
    await harness.advance(HOUR)
    assert table.status is Status.LOBBY
    await harness.advance(5_000)
    assert table.status is Status.CLOSED


class HastyClock(ManualClock):
    """A clock whose timers fire early, as when the wall clock is set back or runs slowly."""

    early = 0

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        return super().call_at(when - self.early, call)


async def test_an_alarm_that_comes_early_is_set_again(harness: Harness) -> None:
    """Regression: a timer that fired early was dropped, and the turn never ended."""
    clock = HastyClock()
    hasty = await open_harness(harness.path, clock)
    harness.others.append(hasty)
    clock.early = 40
    table = await hasty.two(turn_ms=30_000)
    clock.early = 0
    await hasty.advance(29_999)
    assert table.ply == 0
    await hasty.advance(1)
    assert table.ply == 1


async def test_a_computer_waits_so_that_one_can_read(harness: Harness) -> None:
    slow = await open_harness(harness.path, harness.clock, seed=3, pace=700)
    harness.others.append(slow)
    table = await slow.lobby()
    await slow.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await slow.manager.lobby.begin(table.id, ANN)
    while acting(table) == 0:
        await slow.manager.act(
            table.id, ANN, fallback_action(views(table)[1]), deal=table.deal_no, ply=table.ply
        )
    ply = table.ply
    await slow.manager.publisher.settled()
    slow.clock.advance(699)
    await slow.manager.publisher.settled()
    assert table.ply == ply
    while table.ply == ply:
        slow.clock.advance(1)
        await slow.manager.publisher.settled()
        await slow.rows("SELECT 1")
    assert table.news[-1].why is Why.COMPUTER


@pytest.mark.parametrize("late", [False, True], ids=["within the pause", "longer"])
async def test_a_computer_thinks_while_others_read_so_that_its_time_tells_nothing_of_its_cards(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    slow = await open_harness(harness.path, harness.clock, seed=3, pace=700)
    harness.others.append(slow)
    asked, thought = asyncio.Event(), asyncio.Event()
    choose = slow.computers.choose

    async def ponders(key: str, level: Level, view: View) -> Action:
        asked.set()
        await thought.wait()
        return await choose(key, level, view)

    monkeypatch.setattr(slow.computers, "choose", ponders)
    table = await slow.lobby()
    await slow.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await slow.manager.lobby.begin(table.id, ANN)
    while acting(table) == 0:
        await slow.manager.act(
            table.id, ANN, fallback_action(views(table)[1]), deal=table.deal_no, ply=table.ply
        )
    ply = table.ply
    await asyncio.wait_for(asked.wait(), 10)  # without waiting for the pause
    if late:
        slow.clock.advance(700)
        await slow.rows("SELECT 1")
    thought.set()
    for passed in (0, 699):
        slow.clock.advance(passed)
        for _ in range(20):  # as long as a move takes
            await slow.rows("SELECT 1")
        assert table.ply == ply
    slow.clock.advance(1)
    while table.ply == ply:
        await slow.rows("SELECT 1")
    assert table.news[-1].why is Why.COMPUTER


async def test_nobody_thinks_on_at_a_table_that_is_gone(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, given_up = asyncio.Event(), asyncio.Event()

    async def ponders(key: str, level: Level, view: View) -> Action:
        asked.set()
        try:
            return await asyncio.Future()
        finally:
            given_up.set()

    monkeypatch.setattr(harness.computers, "choose", ponders)
    table = await harness.lobby()
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EXPERT)
    await harness.manager.lobby.begin(table.id, ANN)
    while acting(table) == 0:
        await harness.manager.act(
            table.id, ANN, fallback_action(views(table)[1]), deal=table.deal_no, ply=table.ply
        )
    await asyncio.wait_for(asked.wait(), 10)
    await harness.manager.resign(table.id, ANN)
    await asyncio.wait_for(given_up.wait(), 10)
    await harness.manager.publisher.settled()
    assert table.playing is None


async def test_who_comes_back_while_the_computer_thinks_moves_alone(harness: Harness) -> None:
    slow = await open_harness(harness.path, harness.clock, seed=3, pace=700)
    harness.others.append(slow)
    table = await slow.lobby()
    await slow.manager.lobby.join(table.id, BOB)
    await slow.manager.lobby.begin(table.id, ANN)
    seat = acting(table)
    await slow.manager.presence(table.id, slow.person(table, seat), away=True)
    await slow.manager.publisher.settled()  # the computer player is thinking
    await slow.manager.presence(table.id, slow.person(table, seat), away=False)
    slow.clock.advance(700)
    await slow.quiet()
    assert (table.ply, acting(table), table.playing) == (0, seat, None)


# --- pausing


@pytest.mark.long
async def test_a_table_whose_channel_closes_is_paused_and_goes_on(harness: Harness) -> None:
    harness.troubled = True  # the failure to show the board is logged
    table = await harness.two(turn_ms=30_000)
    harness.messenger.closed_channels[table.channel] = "send_messages"
    await harness.act(table)
    assert (table.status, table.fault) == (Status.PAUSED, "send_messages")
    assert await harness.rows("SELECT status FROM tables") == [("paused",)]
    moment = table.ply
    await harness.advance(HOUR)
    assert table.ply == moment
    with pytest.raises(TableError) as refusal:
        await harness.press(table, acting(table), DrawStock())
    assert (refusal.value.reason, refusal.value.facts["missing"]) == (TableReason.PAUSED, "send_messages")
    for ask in (harness.manager.ready(table.id, ANN), harness.manager.presence(table.id, ANN, away=True)):
        with pytest.raises(TableError, match="paused"):
            await ask
    del harness.messenger.closed_channels[table.channel]
    await harness.manager.show_again(table.id, ANN)
    await harness.quiet()
    assert table.status is Status.PLAYING
    assert table.deadline == harness.clock.now() + 30_000
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    await harness.act(table)
    assert table.ply == moment + 1


async def test_a_pause_that_cannot_be_stored_is_met_again(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness.troubled = True
    table = await harness.two(turn_ms=30_000)
    harness.messenger.closed_channels[table.channel] = "send_messages"
    harness.database.refuse("paused")
    await harness.act(table)
    assert table.status is Status.PLAYING
    assert not any(record.exc_info for record in caplog.records)
    await harness.act(table)
    assert table.status is Status.PAUSED


async def test_a_paused_table_whose_channel_is_still_closed_pauses_again(harness: Harness) -> None:
    harness.troubled = True
    table = await harness.two()
    harness.messenger.closed_channels[table.channel] = "view_channel"
    await harness.act(table)
    with pytest.raises(TableError, match="paused"):  # not a promise to show it again
        await harness.manager.show_again(table.id, ANN)
    await harness.quiet()
    assert table.status is Status.PAUSED


async def paused(harness: Harness) -> Table:
    """Return a paused table whose channel is accessible again."""
    harness.troubled = True
    table = await harness.two()
    harness.messenger.closed_channels[table.channel] = "view_channel"
    await harness.act(table)
    del harness.messenger.closed_channels[table.channel]
    assert table.status is Status.PAUSED
    return table


async def test_a_paused_table_goes_on_in_seconds_when_its_channel_is_open_again(harness: Harness) -> None:
    table = await paused(harness)
    await harness.advance(JUST_PAUSED_MS)
    assert table.status is Status.PLAYING
    assert table.deadline == harness.clock.now() + table.turn_ms
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_press_at_a_paused_table_goes_on_and_counts(harness: Harness) -> None:
    table = await paused(harness)
    ply = table.ply
    await harness.act(table)
    assert (table.status, table.ply) == (Status.PLAYING, ply + 1)


async def test_a_paused_table_is_tried_when_the_server_changes_what_the_bot_may_do(harness: Harness) -> None:
    table = await paused(harness)
    await harness.manager.try_paused(GUILD + 1)
    await harness.quiet()
    assert table.status is Status.PAUSED
    await harness.manager.try_paused(GUILD)
    await harness.quiet()
    assert table.status is Status.PLAYING


async def test_trying_a_closed_channel_costs_one_request_a_minute_and_stores_no_change(
    harness: Harness,
) -> None:
    table = await paused(harness)
    harness.messenger.closed_channels[table.channel] = "view_channel"
    version = table.version

    async def tried(ms: int) -> int:
        mark = len(harness.messenger.requests)
        await harness.advance(ms)
        return sum(each.channel == table.channel for each in harness.messenger.since(mark))

    assert await tried(MINUTE) == 4, "after 5, 10, 20 and 40 seconds"
    assert await tried(10 * MINUTE) == 10
    assert table.version == version


async def test_a_paused_lobby(harness: Harness) -> None:
    await harness.manager.start()
    harness.troubled = True
    harness.messenger.closed_channels[800] = "send_messages"
    table = await harness.lobby()
    await harness.quiet()
    assert table.status is Status.PAUSED
    with pytest.raises(TableError, match="paused"):
        await harness.manager.lobby.join(table.id, BOB)
    later = await harness.killed(down=2 * HOUR)
    again = await later.manager.tables.find(table.id)
    assert again.status is Status.PAUSED
    later.messenger.closed_channels.clear()
    later.troubled = True
    await later.manager.show_again(table.id, ANN)
    await later.manager.lobby.join(table.id, BOB)
    assert again.status is Status.LOBBY
    assert again.deadline == later.clock.now() + HOUR
