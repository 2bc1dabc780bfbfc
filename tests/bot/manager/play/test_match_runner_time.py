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
from tests.bot.manager.house import ANN, BOB, DAY, GUILD, HOUR, MINUTE, House, open_house, views

often = pytest.mark.parametrize("pulse_ms", [5_000])
"""With the heartbeats of the program."""


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


async def to_draw(house: House, table: Table) -> int:
    """Pass the upcard twice, so that turns of two moves begin; return the seat that is to draw."""
    assert table.deal is not None
    for _ in range(2):
        await house.press(table, acting(table), PassUpcard())
    await house.quiet()
    return acting(table)


async def test_a_turn_has_its_time(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    assert table.deadline == house.clock.now() + 30_000
    await house.advance(29_999)
    assert table.ply == 0
    await house.advance(1)
    assert table.ply == 1
    assert await house.rows("SELECT who, why FROM actions") == [(None, "timeout")]
    assert table.deadline == house.clock.now() + 30_000


async def test_without_turn_time_nothing_is_timed(house: House) -> None:
    table = await house.two(turn_ms=0)
    assert table.turn_ends_at is None
    await house.advance(3 * DAY)
    assert table.ply == 0
    await house.act(table)
    assert table.turn_ends_at is None
    assert table.ends_at == house.clock.now() + 14 * DAY


async def test_the_time_of_a_turn_goes_on_through_its_moves(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    seat = await to_draw(house, table)
    deadline = table.deadline
    await house.advance(20_000)
    await house.press(table, seat, DrawStock())
    assert acting(table) == seat
    assert table.deadline == deadline
    await house.advance(9_999)
    assert acting(table) == seat
    await house.advance(1)
    assert acting(table) == 1 - seat
    assert await house.rows("SELECT deadline_at FROM tables") == [(table.deadline,)]


async def test_the_fallback_policy_finishes_a_missed_turn(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    seat = await to_draw(house, table)
    await house.advance(30_000)
    assert acting(table) == 1 - seat
    rows = await house.rows("SELECT ply, seat, who, why FROM actions WHERE ply > 1 ORDER BY ply")
    assert rows == [(2, seat, None, "timeout"), (3, seat, None, "timeout")]
    assert (table.players[seat].misses, table.players[seat].away) == (1, False)
    assert await house.rows("SELECT misses FROM seats WHERE seat = ?", seat) == [(1,)]


@pytest.mark.long
async def test_after_three_missed_turns_the_computer_plays(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    seat = await to_draw(house, table)
    for missed in range(1, 4):
        assert acting(table) == seat
        await house.advance(30_000)
        assert table.players[seat].misses == missed
        if missed < 3:
            await house.act(table)  # the other player draws …
            await house.act(table)  # … and discards
    await house.quiet()
    assert table.players[seat].away
    assert await house.rows("SELECT away, misses FROM seats WHERE seat = ?", seat) == [(1, 3)]
    assert acting(table) == 1 - seat
    while table.status is Status.PLAYING and table.deal is not None and table.deal.actors:
        assert acting(table) == 1 - seat  # the computer player moves at once
        await house.act(table)
    whys = {why for (why,) in await house.rows("SELECT why FROM actions WHERE seat = ?", seat)}
    assert whys == {"player", "timeout", "computer"}


async def test_a_move_ends_the_row_of_missed_turns(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    await house.advance(30_000)
    await house.advance(30_000)
    assert [player.misses for player in table.players] == [1, 1]
    seat = acting(table)
    await house.press(table, seat, fallback_action(views(table)[seat + 1]))
    assert table.players[seat].misses == 0
    assert await house.rows("SELECT misses FROM seats WHERE seat = ?", seat) == [(0,)]


async def test_when_everybody_is_away_nothing_moves_and_a_day_later_it_is_closed(house: House) -> None:
    table = await house.two(turn_ms=30_000)
    await house.manager.presence(table.id, ANN, away=True)
    await house.manager.presence(table.id, BOB, away=True)
    await house.quiet()
    moment = (table.deal_no, table.ply)
    await house.advance(DAY - 1)
    assert (table.deal_no, table.ply) == moment
    assert table.status is Status.PLAYING
    await house.advance(1)
    assert table.status is Status.CLOSED
    assert await house.rows("SELECT status FROM tables") == [("closed",)]
    assert await house.rows("SELECT * FROM match_results") == []


async def test_a_match_against_a_computer_sleeps_while_its_person_is_away(house: House) -> None:
    table = await house.alone(turn_ms=30_000)
    for _ in range(6):
        await house.advance(30_000)
    assert table.players[0].away
    moment = (table.deal_no, table.ply)
    await house.advance(HOUR)
    assert (table.deal_no, table.ply) == moment
    await house.manager.presence(table.id, ANN, away=False)
    await house.quiet()
    assert acting(table) == 0
    assert table.deadline == house.clock.now() + 30_000


async def test_who_comes_back_by_a_move_has_the_time_of_a_turn_only(house: House) -> None:
    """Regression: the day until an idle match closes was used as the time of the turn."""
    table = await house.alone(turn_ms=30_000)
    while DrawStock() not in views(table)[1].legal:
        await house.act(table)
    await house.manager.presence(table.id, ANN, away=True)
    await house.quiet()
    assert table.deadline == house.clock.now() + DAY
    await house.press(table, 0, DrawStock())
    assert acting(table) == 0
    assert table.deadline == house.clock.now() + 30_000


async def test_coming_and_going_leaves_the_time_of_the_other_alone(house: House) -> None:
    """Regression: a player leaving and returning gave the player to move a new deadline."""
    table = await house.two(turn_ms=30_000)
    deadline, other = table.deadline, house.person(table, 1 - acting(table))
    await house.advance(10_000)
    for away in (True, False):
        await house.manager.presence(table.id, other, away=away)
        assert table.deadline == deadline
    await house.advance(20_000)
    assert table.ply == 1


async def test_the_missed_turn_of_a_dealt_out_hand_ends_the_deal(house: House) -> None:
    table = await house.two(turn_ms=30_000, options={"target": 5000})
    await house.advance(30_000 * 2)
    assert [player.misses for player in table.players] == [1, 1]
    await house.advance(HOUR)
    assert all(player.away for player in table.players)
    assert table.status is Status.PLAYING


# --- restarts


async def test_deadlines_stand_still_while_the_program_is_down(house: House) -> None:
    await house.manager.start()
    table = await house.two(turn_ms=30_000)
    lobby = await house.lobby()
    await house.advance(10_000)
    await house.manager.stop()
    assert table.deadline is not None
    assert lobby.deadline is not None
    later = await house.killed(down=DAY)
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
async def test_after_a_kill_the_last_pulse_counts(house: House) -> None:
    await house.manager.start()
    table = await house.two(turn_ms=30_000)
    await house.advance(7_000)  # the last heartbeat was two seconds ago
    assert table.deadline is not None
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert again.deadline == table.deadline + HOUR + 2_000


async def test_a_start_cut_short_does_not_extend_twice(house: House) -> None:
    await house.manager.start()
    table = await house.two(turn_ms=30_000)
    assert table.deadline is not None
    await house.die()
    house.clock.advance(HOUR)
    second = await house.another()
    await second.manager.start()
    await second.die()
    third = await second.killed(down=HOUR)
    assert (await third.manager.tables.find(table.id)).deadline == table.deadline + 2 * HOUR


@pytest.mark.long
@pytest.mark.parametrize("by", [3 * DAY, -3 * DAY])
async def test_a_clock_set_between_two_starts_takes_and_gives_no_time(house: House, by: int) -> None:
    """Regression: a clock set back by three days made a two-minute turn last 259,311 seconds."""
    await house.manager.start()
    turn, bank = await house.two(turn_ms=2 * MINUTE), await house.two(turn_ms=0, clock_ms=HOUR)
    lobby = await house.lobby(asked=(BOB.id,))
    await house.advance(30_000)
    assert turn.deadline is not None
    left = turn.deadline - house.clock.now(), bank.clock.left(acting(bank), house.clock.now())
    await house.manager.stop()
    house.clock.advance(by)
    later = await house.another()
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


async def test_a_press_before_the_start_does_not_find_the_time_passed(house: House) -> None:
    """Regression: a table loaded by a press before ``start`` kept its deadline and missed it."""
    await house.manager.start()
    table = await house.two(turn_ms=30_000)
    await house.die()
    house.clock.advance(HOUR)
    later = await house.another()
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
async def test_deadlines_are_extended_at_the_start_only(house: House) -> None:
    await house.manager.start()
    table, idle = await house.two(turn_ms=DAY), await house.two(turn_ms=0)
    await house.advance(HOUR + 12_000)  # the last heartbeat was two seconds ago
    assert await house.manager.tables.find(idle.id) is not idle
    stored = await house.rows("SELECT deadline_at FROM tables ORDER BY number")
    assert stored == [(table.deadline,), (idle.deadline,)]


@often
async def test_a_turn_cut_in_two_by_a_restart_is_missed_once(house: House) -> None:
    """Regression: the process died after the fallback's draw; its discard was a second miss."""
    await house.manager.start()
    table = await house.two(turn_ms=30_000)
    seat = await to_draw(house, table)
    house.database.refuse("Discard", times=-1)  # the process dies between the two moves of the turn
    await house.advance(30_000)
    assert (acting(table), table.ply) == (seat, 3)
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    await later.advance(1)
    assert (acting(again), again.ply) == (1 - seat, 4)
    assert again.players[seat].misses == 1


# --- failures


async def test_a_missed_turn_that_cannot_be_stored_is_tried_again(house: House) -> None:
    """Regression: after one failed write the table had no timer any more."""
    table = await house.two(turn_ms=30_000)
    house.database.refuse("INSERT INTO actions", times=2)
    await house.advance(30_000)
    assert table.ply == 0
    await house.advance(5_000)
    assert table.ply == 0
    await house.advance(5_000)
    assert table.ply == 1
    assert table.players[1 - acting(table)].misses == 1


async def test_a_computer_whose_move_cannot_be_stored_tries_again(house: House) -> None:
    table = await house.two(turn_ms=0)
    seat = acting(table)
    house.database.refuse("INSERT INTO actions")
    await house.manager.presence(table.id, house.person(table, seat), away=True)
    await house.quiet()
    assert (table.ply, table.playing) == (0, None)
    await house.advance(5_000)
    assert table.ply > 0
    assert acting(table) == 1 - seat


async def test_a_lobby_whose_end_cannot_be_stored_ends_later(house: House) -> None:
    table = await house.lobby()
    house.database.refuse("UPDATE tables SET status")
    await house.advance(HOUR)
    assert table.status is Status.LOBBY
    await house.advance(5_000)
    assert table.status is Status.CLOSED


class HastyClock(ManualClock):
    """A clock whose timers fire early, as when the wall clock is set back or runs slowly."""

    early = 0

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        return super().call_at(when - self.early, call)


async def test_an_alarm_that_comes_early_is_set_again(house: House) -> None:
    """Regression: a timer that fired early was dropped, and the turn never ended."""
    clock = HastyClock()
    hasty = await open_house(house.path, clock)
    house.others.append(hasty)
    clock.early = 40
    table = await hasty.two(turn_ms=30_000)
    clock.early = 0
    await hasty.advance(29_999)
    assert table.ply == 0
    await hasty.advance(1)
    assert table.ply == 1


async def test_a_computer_waits_so_that_one_can_read(house: House) -> None:
    slow = await open_house(house.path, house.clock, seed=3, pace=700)
    house.others.append(slow)
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
    house: House, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    slow = await open_house(house.path, house.clock, seed=3, pace=700)
    house.others.append(slow)
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
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, given_up = asyncio.Event(), asyncio.Event()

    async def ponders(key: str, level: Level, view: View) -> Action:
        asked.set()
        try:
            return await asyncio.Future()
        finally:
            given_up.set()

    monkeypatch.setattr(house.computers, "choose", ponders)
    table = await house.lobby()
    await house.manager.lobby.add_computer(table.id, ANN, Level.EXPERT)
    await house.manager.lobby.begin(table.id, ANN)
    while acting(table) == 0:
        await house.manager.act(
            table.id, ANN, fallback_action(views(table)[1]), deal=table.deal_no, ply=table.ply
        )
    await asyncio.wait_for(asked.wait(), 10)
    await house.manager.resign(table.id, ANN)
    await asyncio.wait_for(given_up.wait(), 10)
    await house.manager.publisher.settled()
    assert table.playing is None


async def test_who_comes_back_while_the_computer_thinks_moves_alone(house: House) -> None:
    slow = await open_house(house.path, house.clock, seed=3, pace=700)
    house.others.append(slow)
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
async def test_a_table_whose_channel_closes_is_paused_and_goes_on(house: House) -> None:
    house.troubled = True  # the failure to show the board is logged
    table = await house.two(turn_ms=30_000)
    house.messenger.closed_channels[table.channel] = "send_messages"
    await house.act(table)
    assert (table.status, table.fault) == (Status.PAUSED, "send_messages")
    assert await house.rows("SELECT status FROM tables") == [("paused",)]
    moment = table.ply
    await house.advance(HOUR)
    assert table.ply == moment
    with pytest.raises(TableError) as refusal:
        await house.press(table, acting(table), DrawStock())
    assert (refusal.value.reason, refusal.value.facts["missing"]) == (TableReason.PAUSED, "send_messages")
    for ask in (house.manager.ready(table.id, ANN), house.manager.presence(table.id, ANN, away=True)):
        with pytest.raises(TableError, match="paused"):
            await ask
    del house.messenger.closed_channels[table.channel]
    await house.manager.show_again(table.id, ANN)
    await house.quiet()
    assert table.status is Status.PLAYING
    assert table.deadline == house.clock.now() + 30_000
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    await house.act(table)
    assert table.ply == moment + 1


async def test_a_pause_that_cannot_be_stored_is_met_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.troubled = True
    table = await house.two(turn_ms=30_000)
    house.messenger.closed_channels[table.channel] = "send_messages"
    house.database.refuse("paused")
    await house.act(table)
    assert table.status is Status.PLAYING
    assert not any(record.exc_info for record in caplog.records)
    await house.act(table)
    assert table.status is Status.PAUSED


async def test_a_paused_table_whose_channel_is_still_closed_pauses_again(house: House) -> None:
    house.troubled = True
    table = await house.two()
    house.messenger.closed_channels[table.channel] = "view_channel"
    await house.act(table)
    with pytest.raises(TableError, match="paused"):  # not a promise to show it again
        await house.manager.show_again(table.id, ANN)
    await house.quiet()
    assert table.status is Status.PAUSED


async def paused(house: House) -> Table:
    """Return a paused table whose channel is accessible again."""
    house.troubled = True
    table = await house.two()
    house.messenger.closed_channels[table.channel] = "view_channel"
    await house.act(table)
    del house.messenger.closed_channels[table.channel]
    assert table.status is Status.PAUSED
    return table


async def test_a_paused_table_goes_on_in_seconds_when_its_channel_is_open_again(house: House) -> None:
    table = await paused(house)
    await house.advance(JUST_PAUSED_MS)
    assert table.status is Status.PLAYING
    assert table.deadline == house.clock.now() + table.turn_ms
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_a_press_at_a_paused_table_goes_on_and_counts(house: House) -> None:
    table = await paused(house)
    ply = table.ply
    await house.act(table)
    assert (table.status, table.ply) == (Status.PLAYING, ply + 1)


async def test_a_paused_table_is_tried_when_the_server_changes_what_the_bot_may_do(house: House) -> None:
    table = await paused(house)
    await house.manager.try_paused(GUILD + 1)
    await house.quiet()
    assert table.status is Status.PAUSED
    await house.manager.try_paused(GUILD)
    await house.quiet()
    assert table.status is Status.PLAYING


async def test_trying_a_closed_channel_costs_one_request_a_minute_and_stores_no_change(house: House) -> None:
    table = await paused(house)
    house.messenger.closed_channels[table.channel] = "view_channel"
    version = table.version

    async def tried(ms: int) -> int:
        mark = len(house.messenger.requests)
        await house.advance(ms)
        return sum(each.channel == table.channel for each in house.messenger.since(mark))

    assert await tried(MINUTE) == 4, "after 5, 10, 20 and 40 seconds"
    assert await tried(10 * MINUTE) == 10
    assert table.version == version


async def test_a_paused_lobby(house: House) -> None:
    await house.manager.start()
    house.troubled = True
    house.messenger.closed_channels[800] = "send_messages"
    table = await house.lobby()
    await house.quiet()
    assert table.status is Status.PAUSED
    with pytest.raises(TableError, match="paused"):
        await house.manager.lobby.join(table.id, BOB)
    later = await house.killed(down=2 * HOUR)
    again = await later.manager.tables.find(table.id)
    assert again.status is Status.PAUSED
    later.messenger.closed_channels.clear()
    later.troubled = True
    await later.manager.show_again(table.id, ANN)
    await later.manager.lobby.join(table.id, BOB)
    assert again.status is Status.LOBBY
    assert again.deadline == later.clock.now() + HOUR
