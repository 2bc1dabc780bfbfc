"""The match clock at tables: running time, flags, warnings, pauses, restarts, rematches."""

import json
from typing import Any

import pytest

from bot.manager.publishing.message_sender import FOLLOW_MS
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.manager.time.match_clock import Terms
from bot.texts.refusals import table_refusal
from data.audit import audit_all
from data.settings import WhenAsked
from engine import SetupError
from engine.actions import DrawStock
from engine.ai import Level, choose, fallback_action
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.house import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DIRECT,
    GUILD,
    HOUR,
    MINUTE,
    MODERATOR,
    PEOPLE,
    House,
)

FIVE = 5 * MINUTE
SECOND = 1_000


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


def left(house: House, table: Table) -> list[int]:
    """Return the time left for every seat, in ms."""
    return [table.clock.left(seat, house.clock.now()) for seat in range(len(table.players))]


async def stored(house: House) -> list[tuple[Any, ...]]:
    return await house.rows("SELECT left_ms, running_since, in_turn, warned FROM seats ORDER BY seat")


async def timed(house: House, **more: Any) -> Table:
    """Return a table of two with five minutes each and no time limit per turn."""
    return await house.two(**{"turn_ms": 0, "clock_ms": FIVE} | more)


async def four(house: House, **more: Any) -> Table:
    """Return a table of panguingue with four players."""
    chosen = {"clock_ms": FIVE, "turn_ms": 0} | more
    table = await house.manager.lobby.open(
        ANN, guild=GUILD, channel=CHANNEL, game="panguingue", seats=4, **chosen
    )
    for person in (BOB, CEM, MODERATOR):
        await house.manager.lobby.join(table.id, person)
    await house.manager.lobby.begin(table.id, ANN)
    await house.quiet()
    return table


async def carefully(house: House, table: Table, seat: int | None = None) -> None:
    """Make the fallback policy's move for the seat to act, as if its player had pressed it."""
    seat = acting(table) if seat is None else seat
    assert table.deal is not None
    await house.press(table, seat, fallback_action(table.deal.view(seat)))
    await house.quiet()


def calls(house: House) -> list[Page]:
    """Return the pages sent so far that mention a member."""
    sent = (request.page for request in house.messenger.requests if request.kind in ("post", "direct"))
    return [page for page in sent if page is not None and page.mentions]


def words(page: Page | None) -> str:
    return str(page.components) if page is not None else ""


# --- whose time runs


async def test_nothing_runs_in_the_lobby(house: House) -> None:
    table = await house.lobby(clock_ms=FIVE, increment_ms=5_000)
    assert (table.clock.terms, table.clock.seats) == (Terms(FIVE, 5_000), ())
    await house.manager.lobby.join(table.id, BOB)
    await house.advance(10 * MINUTE)
    await house.manager.lobby.begin(table.id, ANN)
    assert left(house, table) == [FIVE, FIVE]
    assert await house.rows("SELECT clock_ms, increment_ms FROM tables") == [(FIVE, 5_000)]


async def test_the_time_runs_from_the_deal_and_passes_with_the_turn(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    await house.advance(20 * SECOND)
    assert left(house, table)[seat] == FIVE - 20 * SECOND
    await house.press(table, seat, PassUpcard())
    await house.advance(7 * SECOND)
    assert left(house, table)[seat] == FIVE - 20 * SECOND
    assert left(house, table)[1 - seat] == FIVE - 7 * SECOND
    rows = await stored(house)
    assert rows[seat] == (FIVE - 20 * SECOND, None, 0, 0)
    assert rows[1 - seat] == (FIVE, house.clock.now() - 7 * SECOND, 1, 0)


async def test_a_turn_of_two_moves_is_written_once(house: House) -> None:
    table = await timed(house)
    for _ in range(2):
        await house.press(table, acting(table), PassUpcard())
    seat, before = acting(table), table.clock
    await house.advance(10 * SECOND)
    house.database.refuse("left_ms", times=-1)  # no clock time can be stored from here on
    await house.press(table, seat, DrawStock())
    assert table.clock is before
    house.database.times = 0
    await house.act(table)
    assert left(house, table)[seat] == FIVE - 10 * SECOND


async def test_without_a_clock_nothing_is_written(house: House) -> None:
    table = await house.two(turn_ms=0)
    house.database.refuse("left_ms", times=-1)
    for _ in range(6):
        await house.act(table)
    assert {row[0] for row in await stored(house)} == {None}
    assert table.turn_ends_at is None


async def test_each_own_turn_gains_the_increment(house: House) -> None:
    table = await timed(house, increment_ms=5 * SECOND)
    seat = acting(table)
    await house.advance(2 * SECOND)
    await house.press(table, seat, PassUpcard())
    assert left(house, table)[seat] == FIVE + 3 * SECOND


async def test_between_deals_time_stands(house: House) -> None:
    table = await timed(house, options={"target": 5000})
    await house.advance(10 * SECOND)
    await house.play_deal(table)
    assert table.between_deals
    at_end = left(house, table)
    await house.advance(30 * SECOND)
    assert left(house, table) == at_end
    await house.advance(40 * SECOND)  # the next deal started by itself ten seconds ago
    assert table.deal_no == 2
    seat = acting(table)
    assert left(house, table)[seat] == at_end[seat] - 10 * SECOND
    assert left(house, table)[1 - seat] == at_end[1 - seat]


@pytest.mark.long
async def test_while_others_are_asked_time_stands(house: House) -> None:
    table = await four(house, increment_ms=5 * SECOND)
    for _ in range(300):
        assert table.deal is not None
        if table.deal.asking:
            break
        seat = acting(table)
        await house.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
    assert table.deal is not None
    assert table.deal.asking
    [turn] = [seat for seat, time in enumerate(table.clock.seats) if time.in_turn]
    assert table.clock.flag_at is None
    before = left(house, table)
    await house.advance(table.asking_ms)  # no answer counts as no
    assert not table.deal.asking
    if turn not in table.deal.actors:
        before[turn] += 5 * SECOND  # the answers ended the turn
    assert left(house, table) == before
    assert [seat for seat, time in enumerate(table.clock.seats) if time.in_turn] == [*table.deal.actors]


@pytest.mark.long
@pytest.mark.parametrize("wish", [WhenAsked.ALWAYS, WhenAsked.NEVER])
async def test_whoever_has_answered_beforehand_is_not_asked(house: House, wish: WhenAsked) -> None:
    for person in (ANN, BOB, CEM, MODERATOR):
        await house.manager.members.change_member(person.id, when_asked=wish)
    table = await four(house)
    answers: list[str] = []
    for _ in range(300):
        assert table.deal is not None
        assert not table.deal.asking
        if answers:
            break
        seat = acting(table)
        await house.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
        await house.quiet()
        rows = await house.rows("SELECT action FROM actions WHERE why = 'wish' ORDER BY ply")
        answers = [json.loads(action)["do"] for (action,) in rows]
    assert set(answers) == {"Demand" if wish is WhenAsked.ALWAYS else "NoDemand"}


@pytest.mark.long
async def test_an_answer_gives_the_others_who_are_asked_no_more_time(house: House) -> None:
    table = await four(house)
    while table.deal is not None and not (table.deal.asking and len(table.deal.actors) == 3):
        seat = acting(table)
        await house.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
    until, ply = house.clock.now() + table.asking_ms, table.ply
    assert table.deadline == until
    assert table.deal is not None
    last = table.deal.actors[-1]
    await house.advance(table.asking_ms - 1)
    await carefully(house, table)
    assert (table.asking, table.deadline) == (True, until)
    await house.press(table, last, fallback_action(table.deal.view(last)), ply=ply)  # its buttons stay valid
    assert (table.asking, table.deadline) == (True, until)
    await house.advance(1)
    assert not table.asking


async def test_the_clock_of_a_seat_that_the_house_plays_stands(house: House) -> None:
    table = await timed(house, increment_ms=5 * SECOND)
    seat = acting(table)
    await house.advance(10 * SECOND)
    await house.manager.presence(table.id, house.person(table, seat), away=True)
    await house.quiet()
    assert acting(table) == 1 - seat
    await house.act(table)
    assert left(house, table)[seat] == FIVE - 10 * SECOND


@pytest.mark.long
async def test_a_computer_never_loses_by_the_clock(house: House) -> None:
    table = await house.alone(clock_ms=FIVE, turn_ms=0)
    await house.play_match(table)
    assert table.clock.seats[1].left == FIVE


async def test_a_match_that_sleeps_uses_no_time(house: House) -> None:
    table = await house.alone(clock_ms=FIVE, turn_ms=0)
    await house.manager.presence(table.id, ANN, away=True)
    await house.quiet()
    before = left(house, table)
    await house.advance(HOUR)
    assert table.status is Status.PLAYING
    assert left(house, table) == before


async def test_two_cannot_stop_the_clock_by_going_away_together(house: House) -> None:
    """Regression: with both players away no time ran, and the match closed without a loser.

    Or one of them came back to the turn after thinking for free.
    """
    table = await timed(house)
    seat = acting(table)
    await house.manager.presence(table.id, house.person(table, 1 - seat), away=True)
    await house.advance(20 * SECOND)
    await house.manager.presence(table.id, house.person(table, seat), away=True)
    await house.quiet()
    assert acting(table) == seat
    await house.advance(30 * SECOND)
    assert left(house, table) == [FIVE - 50 * SECOND * (seat == 0), FIVE - 50 * SECOND * (seat == 1)]
    await house.advance(FIVE)
    assert table.outcome is not None
    assert table.outcome.winners == (1 - seat,)


# --- the flag


async def test_whoever_runs_out_of_time_loses_the_match_for_two(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    await house.advance(FIVE - 1)
    assert table.status is Status.PLAYING
    await house.advance(1)
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - seat,))
    assert await house.rows("SELECT seat, why FROM resignations") == [(seat, "timeout")]
    outcomes = await house.rows("SELECT outcome FROM match_seats WHERE seat = ?", seat)
    assert outcomes == [("abandoned",)]
    assert (await stored(house))[seat] == (0, None, 0, 1)
    assert "ran out of time" in words(house.messenger.shown(table.board))


async def test_the_earlier_of_turn_and_flag_counts(house: House) -> None:
    table = await timed(house, turn_ms=2 * MINUTE)
    seat = acting(table)
    for _ in range(2):
        await house.advance(2 * MINUTE)
        assert table.status is Status.PLAYING
        await house.act(table)
        while acting(table) != seat:
            await house.act(table)
    assert left(house, table)[seat] == MINUTE
    await house.advance(MINUTE)
    assert table.outcome is not None
    assert table.outcome.ending == "timeout"


async def test_with_four_players_the_others_play_on(house: House) -> None:
    table = await four(house)
    seat = acting(table)
    await house.advance(FIVE)
    await house.quiet()
    assert table.status is Status.PLAYING
    assert table.outcome is None
    assert table.players[seat].resigned
    assert table.out_of_time(seat)
    assert seat not in (table.deal.actors if table.deal is not None else ())
    [(who, why)] = await house.rows("SELECT who, why FROM actions WHERE seat = ?", seat)
    assert (who, why) == (None, "computer")
    board = words(house.messenger.shown(table.board))
    assert "ran out of time; the computer plays for them" in board
    assert "resigned" not in board
    with pytest.raises(TableError) as refusal:
        await house.press(table, seat, fallback_action(table.deal.view(acting(table))))  # type: ignore[union-attr]
    assert refusal.value.reason is TableReason.FLAG
    assert "the computer plays for you" in table_refusal(refusal.value)
    await house.advance(FIVE)
    assert sum(player.resigned for player in table.players) == 2


async def test_when_all_others_ran_out_of_time_the_last_one_wins(house: House) -> None:
    table = await four(house)
    for _ in range(3):
        await house.advance(FIVE)
    assert table.outcome is not None
    assert table.outcome.ending == "timeout"
    [winner] = table.outcome.winners
    assert not table.players[winner].resigned


def sleep_through(house: House, table: Table, ms: int) -> None:
    """Let time pass while the scheduler is stopped, as between a flag and its detection."""
    assert table.wakes_at is not None
    house.manager._scheduler.stop()
    house.clock.advance(ms)


async def test_a_move_after_the_flag_fell_is_refused_and_the_flag_counts(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    sleep_through(house, table, FIVE)
    with pytest.raises(TableError) as refusal:
        await house.press(table, seat, PassUpcard())
    assert refusal.value.reason is TableReason.FLAG
    assert "you have lost the match" in table_refusal(refusal.value)
    assert table.ply == 0
    assert await house.rows("SELECT count(*) FROM actions") == [(0,)]
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - seat,))


@pytest.mark.parametrize("escape", ["away", "resign"])
async def test_nobody_escapes_a_flag_by_leaving(house: House, escape: str) -> None:
    table = await timed(house)
    person, manager = house.person(table, acting(table)), house.manager
    sleep_through(house, table, FIVE + 5)
    ways = {
        "away": lambda: manager.presence(table.id, person, away=True),
        "resign": lambda: manager.resign(table.id, person),
    }
    with pytest.raises(TableError) as refusal:
        await ways[escape]()
    assert refusal.value.reason is TableReason.FLAG
    assert table.outcome is not None
    assert table.outcome.ending == "timeout"


@pytest.mark.parametrize("by", [0, 1])
async def test_the_audit_knows_that_a_turn_is_over_when_the_match_is(house: House, by: int) -> None:
    table = await timed(house, increment_ms=5 * SECOND)
    await house.manager.resign(table.id, house.person(table, (acting(table) + by) % 2))
    assert max(left(house, table)) == FIVE + 5 * SECOND
    assert [report.faults for report in await audit_all(house.database)] == [()]


async def test_a_move_in_the_last_millisecond_counts(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    sleep_through(house, table, FIVE - 1)
    await house.press(table, seat, PassUpcard())
    assert (table.ply, left(house, table)[seat]) == (1, 1)


async def test_the_opponent_of_a_fallen_flag_reads_that_the_match_is_over(house: House) -> None:
    table = await timed(house)
    other = house.person(table, 1 - acting(table))
    sleep_through(house, table, FIVE)
    with pytest.raises(TableError) as refusal:
        await house.manager.resign(table.id, other)
    assert refusal.value.reason is TableReason.NOT_PLAYING
    assert table.outcome is not None
    assert table.outcome.winners == (table.seat_for(other.id),)


async def test_a_flag_that_cannot_be_stored_falls_later(house: House) -> None:
    table = await timed(house)
    house.database.refuse("INSERT INTO resignations")
    await house.advance(FIVE)
    assert table.status is Status.PLAYING
    await house.advance(5 * SECOND)
    assert table.outcome is not None


async def test_a_fallen_flag_is_replayed(house: House) -> None:
    table = await timed(house)
    await house.act(table)
    await house.advance(FIVE)
    again = await (await house.killed()).manager.tables.find(table.id)
    assert again.outcome == table.outcome
    assert again.clock == table.clock


# --- one warning


async def test_a_player_is_warned_once(house: House) -> None:
    table = await timed(house, increment_ms=5 * SECOND)
    seat = acting(table)
    await house.advance(FIVE - 30 * SECOND - 1)
    assert calls(house) == []
    await house.advance(1)
    [warned] = calls(house)
    assert warned.mentions == (house.person(table, seat).id,)
    assert f"<t:{(house.clock.now() + 30 * SECOND) // SECOND}:R>" in words(warned)
    assert (await stored(house))[seat][3] == 1
    await house.advance(10 * SECOND)
    await carefully(house, table)
    await carefully(house, table)
    assert acting(table) == seat
    await house.advance(15 * SECOND)
    assert [page.mentions for page in calls(house)].count(warned.mentions) == 1
    assert table.status is Status.PLAYING


async def test_a_warning_comes_beside_the_call_of_the_turn(house: House) -> None:
    table = await timed(house)
    first = acting(table)
    await house.advance(MINUTE)  # the other player is no longer present
    await carefully(house, table)
    assert [page.mentions[0] for page in calls(house)] == [house.person(table, 1 - first).id]
    await house.advance(FIVE - 30 * SECOND)
    told = calls(house)
    assert [page.mentions[0] for page in told] == [house.person(table, 1 - first).id] * 2
    assert ["your clock runs out" in words(page) for page in told] == [False, True]
    await house.advance(29 * SECOND)
    await carefully(house, table)
    await house.advance(MINUTE)
    assert all(
        not page.mentions or "your clock runs out" not in words(page)
        for page in house.messenger.messages.values()
    )


@pytest.mark.parametrize(("style", "place"), [("dm", DIRECT), ("channel", CHANNEL), ("off", None)])
async def test_a_warning_comes_where_its_member_wants_it(house: House, style: str, place: int | None) -> None:
    table = await timed(house)
    person = house.person(table, acting(table))
    await house.manager.members.change_member(person.id, mention=style)
    await house.advance(FIVE - 30 * SECOND)
    where = [request.channel for request in house.messenger.requests if request.page in calls(house)]
    assert where == ([] if place is None else [place + person.id if place == DIRECT else place])


async def test_a_warning_is_not_repeated_after_a_restart(house: House) -> None:
    await house.manager.start()
    await timed(house)
    await house.advance(FIVE - 30 * SECOND)
    assert len(calls(house)) == 1
    later = await house.killed(down=HOUR)
    await later.advance(20 * SECOND)
    assert calls(later) == []


# --- what stops the clock


async def test_a_running_clock_stands_still_while_the_program_is_down(house: House) -> None:
    await house.manager.start()
    table = await timed(house)
    seat = acting(table)
    await house.act(table)
    await house.advance(60 * SECOND)
    before = left(house, table)
    await house.manager.stop()
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again) == before
    await later.advance(before[1 - seat] - 1)
    assert again.status is Status.PLAYING
    await later.advance(1)
    assert again.outcome is not None
    assert again.outcome.winners == (seat,)


async def test_after_a_kill_nobody_has_lost_time(house: House) -> None:
    await house.manager.start()
    table = await timed(house)
    seat = acting(table)
    await house.advance(63 * SECOND)  # the last heartbeat was three seconds ago
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again)[seat] == FIVE - 60 * SECOND
    assert left(later, again)[1 - seat] == FIVE


async def test_a_turn_that_began_after_the_last_pulse_begins_anew(house: House) -> None:
    await house.manager.start()
    table = await timed(house)
    await house.advance(62 * SECOND)
    await house.act(table)
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again)[acting(again)] == FIVE
    await later.advance(5 * SECOND)
    assert left(later, again)[acting(again)] == FIVE - 5 * SECOND


@pytest.mark.long
async def test_a_restart_at_every_ply_changes_no_clock(house: House) -> None:
    table = await timed(house, increment_ms=5 * SECOND)
    for _ in range(12):
        await house.advance(3 * SECOND)
        await house.act(table)
        again = await (await house.another()).manager.tables.find(table.id)
        assert again.clock == table.clock


@pytest.mark.long
async def test_a_paused_table_keeps_everybodys_time(house: House) -> None:
    house.troubled = True
    table = await timed(house)
    house.messenger.closed_channels[table.channel] = "send_messages"
    await house.advance(20 * SECOND)
    await house.act(table)
    assert table.status is Status.PAUSED
    before = left(house, table)
    await house.advance(HOUR)
    assert left(house, table) == before
    assert all(since is None for _, since, _, _ in await stored(house))
    later = await house.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again) == before
    later.troubled = True
    later.messenger.closed_channels.clear()
    await later.manager.show_again(table.id, ANN)
    await later.quiet()
    await later.advance(5 * SECOND)
    seat = acting(again)
    assert left(later, again)[seat] == before[seat] - 5 * SECOND


async def test_a_clock_runs_on_when_its_table_has_left_memory(house: House) -> None:
    await house.manager.start()
    table = await timed(house, clock_ms=HOUR)
    await house.advance(HOUR // 2)
    assert table.id not in house.manager.tables._tables
    await house.advance(HOUR // 2)
    again = await house.manager.tables.find(table.id)
    assert again.outcome is not None
    assert again.outcome.ending == "timeout"


async def test_closing_a_match_stops_its_clock(house: House) -> None:
    table = await timed(house)
    await house.advance(20 * SECOND)
    await house.manager.close(table.id, MODERATOR)
    assert [since for _, since, _, _ in await stored(house)] == [None, None]
    assert (table.status, table.clock.due_at) == (Status.CLOSED, None)


async def test_a_write_that_fails_leaves_the_clock_as_it_was(house: House) -> None:
    table = await timed(house)
    await house.advance(20 * SECOND)
    before = table.clock
    house.database.refuse("running_since")
    with pytest.raises(TableError, match="not_stored"):
        await house.press(table, acting(table), PassUpcard())
    assert table.clock is before


# --- opening


async def test_a_rematch_has_the_same_clock(house: House) -> None:
    table = await timed(house, increment_ms=10 * SECOND)
    await house.advance(FIVE)
    assert table.outcome is not None
    for person in (ANN, BOB):
        new = await house.manager.lobby.again(table.id, person)
    assert new.clock.terms == Terms(FIVE, 10 * SECOND)
    assert left(house, new) == [FIVE, FIVE]
    assert not any(time.warned for time in new.clock.seats)


async def test_an_increment_needs_a_clock(house: House) -> None:
    with pytest.raises(SetupError) as refusal:
        await house.lobby(increment_ms=5_000)
    assert refusal.value.option == "increment"


async def test_a_game_may_have_a_clock_among_its_options(house: House) -> None:
    """Rummy 500 has a clock option in minutes, 0 for none; the table's setting overrides it."""
    ten: dict[str, Any] = {"game": "rummy500", "options": {"clock": 10}}
    assert (await house.lobby(game="rummy500", options={})).clock.terms == Terms()
    assert (await house.lobby(**ten)).clock.terms == Terms(10 * MINUTE)
    assert (await house.lobby(**ten, clock_ms=FIVE)).clock.terms == Terms(FIVE)
    assert (await house.lobby(**ten, clock_ms=0)).clock.terms == Terms()


async def test_the_board_counts_down_without_edits(house: House) -> None:
    table = await timed(house)
    seat = acting(table)
    await house.advance(20 * SECOND)
    await carefully(house, table)
    board = words(house.messenger.shown(table.board))
    names = [PEOPLE[player.member or 0].name for player in table.players]
    assert f"{names[seat]} 4:40" in board
    assert f"{names[1 - seat]} <t:{(house.clock.now() + FIVE) // SECOND}:R>" in board
    await house.advance(FOLLOW_MS)
    mark = len(house.messenger.requests)
    await house.advance(4 * MINUTE - FOLLOW_MS)
    assert house.messenger.requests[mark:] == []


async def test_a_person_alone_against_computers_loses_by_the_clock(house: House) -> None:
    table = await house.alone(clock_ms=FIVE, turn_ms=0, level=Level.EASY)
    while acting(table) != 0:
        await house.act(table)
    await house.advance(FIVE)
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1,))
