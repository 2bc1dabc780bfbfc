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
from tests.bot.manager.harness import (
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
    Harness,
)

FIVE = 5 * MINUTE
SECOND = 1_000


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


def left(harness: Harness, table: Table) -> list[int]:
    """Return the time left for every seat, in ms."""
    return [table.clock.left(seat, harness.clock.now()) for seat in range(len(table.players))]


async def stored(harness: Harness) -> list[tuple[Any, ...]]:
    return await harness.rows("SELECT left_ms, running_since, in_turn, warned FROM seats ORDER BY seat")


async def timed(harness: Harness, **more: Any) -> Table:
    """Return a table of two with five minutes each and no time limit per turn."""
    return await harness.two(**{"turn_ms": 0, "clock_ms": FIVE} | more)


async def four(harness: Harness, **more: Any) -> Table:
    """Return a table of panguingue with four players."""
    chosen = {"clock_ms": FIVE, "turn_ms": 0} | more
    table = await harness.manager.lobby.open(
        ANN, guild=GUILD, channel=CHANNEL, game="panguingue", seats=4, **chosen
    )
    for person in (BOB, CEM, MODERATOR):
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    return table


async def carefully(harness: Harness, table: Table, seat: int | None = None) -> None:
    """Make the fallback policy's move for the seat to act, as if its player had pressed it."""
    seat = acting(table) if seat is None else seat
    assert table.deal is not None
    await harness.press(table, seat, fallback_action(table.deal.view(seat)))
    await harness.quiet()


def calls(harness: Harness) -> list[Page]:
    """Return the pages sent so far that mention a member."""
    sent = (request.page for request in harness.messenger.requests if request.kind in ("post", "direct"))
    return [page for page in sent if page is not None and page.mentions]


def words(page: Page | None) -> str:
    return str(page.components) if page is not None else ""


# --- whose time runs


async def test_nothing_runs_in_the_lobby(harness: Harness) -> None:
    table = await harness.lobby(clock_ms=FIVE, increment_ms=5_000)
    assert (table.clock.terms, table.clock.seats) == (Terms(FIVE, 5_000), ())
    await harness.manager.lobby.join(table.id, BOB)
    await harness.advance(10 * MINUTE)
    await harness.manager.lobby.begin(table.id, ANN)
    assert left(harness, table) == [FIVE, FIVE]
    assert await harness.rows("SELECT clock_ms, increment_ms FROM tables") == [(FIVE, 5_000)]


async def test_the_time_runs_from_the_deal_and_passes_with_the_turn(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    await harness.advance(20 * SECOND)
    assert left(harness, table)[seat] == FIVE - 20 * SECOND
    await harness.press(table, seat, PassUpcard())
    await harness.advance(7 * SECOND)
    assert left(harness, table)[seat] == FIVE - 20 * SECOND
    assert left(harness, table)[1 - seat] == FIVE - 7 * SECOND
    rows = await stored(harness)
    assert rows[seat] == (FIVE - 20 * SECOND, None, 0, 0)
    assert rows[1 - seat] == (FIVE, harness.clock.now() - 7 * SECOND, 1, 0)


async def test_a_turn_of_two_moves_is_written_once(harness: Harness) -> None:
    table = await timed(harness)
    for _ in range(2):
        await harness.press(table, acting(table), PassUpcard())
    seat, before = acting(table), table.clock
    await harness.advance(10 * SECOND)
    harness.database.refuse("left_ms", times=-1)  # no clock time can be stored from here on
    await harness.press(table, seat, DrawStock())
    assert table.clock is before
    harness.database.times = 0
    await harness.act(table)
    assert left(harness, table)[seat] == FIVE - 10 * SECOND


async def test_without_a_clock_nothing_is_written(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    harness.database.refuse("left_ms", times=-1)
    for _ in range(6):
        await harness.act(table)
    assert {row[0] for row in await stored(harness)} == {None}
    assert table.turn_ends_at is None


async def test_each_own_turn_gains_the_increment(harness: Harness) -> None:
    table = await timed(harness, increment_ms=5 * SECOND)
    seat = acting(table)
    await harness.advance(2 * SECOND)
    await harness.press(table, seat, PassUpcard())
    assert left(harness, table)[seat] == FIVE + 3 * SECOND


async def test_between_deals_time_stands(harness: Harness) -> None:
    table = await timed(harness, options={"target": 5000})
    await harness.advance(10 * SECOND)
    await harness.play_deal(table)
    assert table.between_deals
    at_end = left(harness, table)
    await harness.advance(30 * SECOND)
    assert left(harness, table) == at_end
    await harness.advance(40 * SECOND)  # the next deal started by itself ten seconds ago
    assert table.deal_no == 2
    seat = acting(table)
    assert left(harness, table)[seat] == at_end[seat] - 10 * SECOND
    assert left(harness, table)[1 - seat] == at_end[1 - seat]


@pytest.mark.long
async def test_while_others_are_asked_time_stands(harness: Harness) -> None:
    table = await four(harness, increment_ms=5 * SECOND)
    for _ in range(300):
        assert table.deal is not None
        if table.deal.asking:
            break
        seat = acting(table)
        await harness.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
    assert table.deal is not None
    assert table.deal.asking
    [turn] = [seat for seat, time in enumerate(table.clock.seats) if time.in_turn]
    assert table.clock.flag_at is None
    before = left(harness, table)
    await harness.advance(table.asking_ms)  # no answer counts as no
    assert not table.deal.asking
    if turn not in table.deal.actors:
        before[turn] += 5 * SECOND  # the answers ended the turn
    assert left(harness, table) == before
    assert [seat for seat, time in enumerate(table.clock.seats) if time.in_turn] == [*table.deal.actors]


@pytest.mark.long
@pytest.mark.parametrize("wish", [WhenAsked.ALWAYS, WhenAsked.NEVER])
async def test_whoever_has_answered_beforehand_is_not_asked(harness: Harness, wish: WhenAsked) -> None:
    for person in (ANN, BOB, CEM, MODERATOR):
        await harness.manager.members.change_member(person.id, when_asked=wish)
    table = await four(harness)
    answers: list[str] = []
    for _ in range(300):
        assert table.deal is not None
        assert not table.deal.asking
        if answers:
            break
        seat = acting(table)
        await harness.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
        await harness.quiet()
        rows = await harness.rows("SELECT action FROM actions WHERE why = 'wish' ORDER BY ply")
        answers = [json.loads(action)["do"] for (action,) in rows]
    assert set(answers) == {"Demand" if wish is WhenAsked.ALWAYS else "NoDemand"}


@pytest.mark.long
async def test_an_answer_gives_the_others_who_are_asked_no_more_time(harness: Harness) -> None:
    table = await four(harness)
    while table.deal is not None and not (table.deal.asking and len(table.deal.actors) == 3):
        seat = acting(table)
        await harness.press(table, seat, choose("panguingue", Level.EASY, table.deal.view(seat)))
    until, ply = harness.clock.now() + table.asking_ms, table.ply
    assert table.deadline == until
    assert table.deal is not None
    last = table.deal.actors[-1]
    await harness.advance(table.asking_ms - 1)
    await carefully(harness, table)
    assert (table.asking, table.deadline) == (True, until)
    await harness.press(
        table, last, fallback_action(table.deal.view(last)), ply=ply
    )  # its buttons stay valid
    assert (table.asking, table.deadline) == (True, until)
    await harness.advance(1)
    assert not table.asking


async def test_the_clock_of_a_seat_that_the_computer_plays_stands(harness: Harness) -> None:
    table = await timed(harness, increment_ms=5 * SECOND)
    seat = acting(table)
    await harness.advance(10 * SECOND)
    await harness.manager.presence(table.id, harness.person(table, seat), away=True)
    await harness.quiet()
    assert acting(table) == 1 - seat
    await harness.act(table)
    assert left(harness, table)[seat] == FIVE - 10 * SECOND


@pytest.mark.long
async def test_a_computer_never_loses_by_the_clock(harness: Harness) -> None:
    table = await harness.alone(clock_ms=FIVE, turn_ms=0)
    await harness.play_match(table)
    assert table.clock.seats[1].left == FIVE


async def test_a_match_that_sleeps_uses_no_time(harness: Harness) -> None:
    table = await harness.alone(clock_ms=FIVE, turn_ms=0)
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.quiet()
    before = left(harness, table)
    await harness.advance(HOUR)
    assert table.status is Status.PLAYING
    assert left(harness, table) == before


async def test_two_cannot_stop_the_clock_by_going_away_together(harness: Harness) -> None:
    """Regression: with both players away no time ran, and the match closed without a loser.

    Or one of them came back to the turn after thinking for free.
    """
    table = await timed(harness)
    seat = acting(table)
    await harness.manager.presence(table.id, harness.person(table, 1 - seat), away=True)
    await harness.advance(20 * SECOND)
    await harness.manager.presence(table.id, harness.person(table, seat), away=True)
    await harness.quiet()
    assert acting(table) == seat
    await harness.advance(30 * SECOND)
    assert left(harness, table) == [FIVE - 50 * SECOND * (seat == 0), FIVE - 50 * SECOND * (seat == 1)]
    await harness.advance(FIVE)
    assert table.outcome is not None
    assert table.outcome.winners == (1 - seat,)


# --- the flag


async def test_whoever_runs_out_of_time_loses_the_match_for_two(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    await harness.advance(FIVE - 1)
    assert table.status is Status.PLAYING
    await harness.advance(1)
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - seat,))
    assert await harness.rows("SELECT seat, why FROM resignations") == [(seat, "timeout")]
    outcomes = await harness.rows("SELECT outcome FROM match_seats WHERE seat = ?", seat)
    assert outcomes == [("abandoned",)]
    assert (await stored(harness))[seat] == (0, None, 0, 1)
    assert "ran out of time" in words(harness.messenger.shown(table.board))


async def test_the_earlier_of_turn_and_flag_counts(harness: Harness) -> None:
    table = await timed(harness, turn_ms=2 * MINUTE)
    seat = acting(table)
    for _ in range(2):
        await harness.advance(2 * MINUTE)
        assert table.status is Status.PLAYING
        await harness.act(table)
        while acting(table) != seat:
            await harness.act(table)
    assert left(harness, table)[seat] == MINUTE
    await harness.advance(MINUTE)
    assert table.outcome is not None
    assert table.outcome.ending == "timeout"


async def test_with_four_players_the_others_play_on(harness: Harness) -> None:
    table = await four(harness)
    seat = acting(table)
    await harness.advance(FIVE)
    await harness.quiet()
    assert table.status is Status.PLAYING
    assert table.outcome is None
    assert table.players[seat].resigned
    assert table.out_of_time(seat)
    assert seat not in (table.deal.actors if table.deal is not None else ())
    [(who, why)] = await harness.rows("SELECT who, why FROM actions WHERE seat = ?", seat)
    assert (who, why) == (None, "computer")
    board = words(harness.messenger.shown(table.board))
    assert "ran out of time; the computer plays for them" in board
    assert "resigned" not in board
    with pytest.raises(TableError) as refusal:
        await harness.press(table, seat, fallback_action(table.deal.view(acting(table))))  # type: ignore[union-attr]
    assert refusal.value.reason is TableReason.FLAG
    assert "the computer plays for you" in table_refusal(refusal.value)
    await harness.advance(FIVE)
    assert sum(player.resigned for player in table.players) == 2


async def test_when_all_others_ran_out_of_time_the_last_one_wins(harness: Harness) -> None:
    table = await four(harness)
    for _ in range(3):
        await harness.advance(FIVE)
    assert table.outcome is not None
    assert table.outcome.ending == "timeout"
    [winner] = table.outcome.winners
    assert not table.players[winner].resigned


def sleep_through(harness: Harness, table: Table, ms: int) -> None:
    """Let time pass while the scheduler is stopped, as between a flag and its detection."""
    assert table.wakes_at is not None
    harness.manager._scheduler.stop()
    harness.clock.advance(ms)


async def test_a_move_after_the_flag_fell_is_refused_and_the_flag_counts(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    sleep_through(harness, table, FIVE)
    with pytest.raises(TableError) as refusal:
        await harness.press(table, seat, PassUpcard())
    assert refusal.value.reason is TableReason.FLAG
    assert "you have lost the match" in table_refusal(refusal.value)
    assert table.ply == 0
    assert await harness.rows("SELECT count(*) FROM actions") == [(0,)]
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1 - seat,))


@pytest.mark.parametrize("escape", ["away", "resign"])
async def test_nobody_escapes_a_flag_by_leaving(harness: Harness, escape: str) -> None:
    table = await timed(harness)
    person, manager = harness.person(table, acting(table)), harness.manager
    sleep_through(harness, table, FIVE + 5)
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
async def test_the_audit_knows_that_a_turn_is_over_when_the_match_is(harness: Harness, by: int) -> None:
    table = await timed(harness, increment_ms=5 * SECOND)
    await harness.manager.resign(table.id, harness.person(table, (acting(table) + by) % 2))
    assert max(left(harness, table)) == FIVE + 5 * SECOND
    assert [report.faults for report in await audit_all(harness.database)] == [()]


async def test_a_move_in_the_last_millisecond_counts(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    sleep_through(harness, table, FIVE - 1)
    await harness.press(table, seat, PassUpcard())
    assert (table.ply, left(harness, table)[seat]) == (1, 1)


async def test_the_opponent_of_a_fallen_flag_reads_that_the_match_is_over(harness: Harness) -> None:
    table = await timed(harness)
    other = harness.person(table, 1 - acting(table))
    sleep_through(harness, table, FIVE)
    with pytest.raises(TableError) as refusal:
        await harness.manager.resign(table.id, other)
    assert refusal.value.reason is TableReason.NOT_PLAYING
    assert table.outcome is not None
    assert table.outcome.winners == (table.seat_for(other.id),)


async def test_a_flag_that_cannot_be_stored_falls_later(harness: Harness) -> None:
    table = await timed(harness)
    harness.database.refuse("INSERT INTO resignations")
    await harness.advance(FIVE)
    assert table.status is Status.PLAYING
    await harness.advance(5 * SECOND)
    assert table.outcome is not None


async def test_a_fallen_flag_is_replayed(harness: Harness) -> None:
    table = await timed(harness)
    await harness.act(table)
    await harness.advance(FIVE)
    again = await (await harness.killed()).manager.tables.find(table.id)
    assert again.outcome == table.outcome
    assert again.clock == table.clock


# --- one warning


async def test_a_player_is_warned_once(harness: Harness) -> None:
    table = await timed(harness, increment_ms=5 * SECOND)
    seat = acting(table)
    await harness.advance(FIVE - 30 * SECOND - 1)
    assert calls(harness) == []
    await harness.advance(1)
    [warned] = calls(harness)
    assert warned.mentions == (harness.person(table, seat).id,)
    assert f"<t:{(harness.clock.now() + 30 * SECOND) // SECOND}:R>" in words(warned)
    assert (await stored(harness))[seat][3] == 1
    await harness.advance(10 * SECOND)
    await carefully(harness, table)
    await carefully(harness, table)
    assert acting(table) == seat
    await harness.advance(15 * SECOND)
    assert [page.mentions for page in calls(harness)].count(warned.mentions) == 1
    assert table.status is Status.PLAYING


async def test_a_warning_comes_beside_the_call_of_the_turn(harness: Harness) -> None:
    table = await timed(harness)
    first = acting(table)
    await harness.advance(MINUTE)  # the other player is no longer present
    await carefully(harness, table)
    assert [page.mentions[0] for page in calls(harness)] == [harness.person(table, 1 - first).id]
    await harness.advance(FIVE - 30 * SECOND)
    told = calls(harness)
    assert [page.mentions[0] for page in told] == [harness.person(table, 1 - first).id] * 2
    assert ["your clock runs out" in words(page) for page in told] == [False, True]
    await harness.advance(29 * SECOND)
    await carefully(harness, table)
    await harness.advance(MINUTE)
    assert all(
        not page.mentions or "your clock runs out" not in words(page)
        for page in harness.messenger.messages.values()
    )


@pytest.mark.parametrize(("style", "place"), [("dm", DIRECT), ("channel", CHANNEL), ("off", None)])
async def test_a_warning_comes_where_its_member_wants_it(
    harness: Harness, style: str, place: int | None
) -> None:
    table = await timed(harness)
    person = harness.person(table, acting(table))
    await harness.manager.members.change_member(person.id, mention=style)
    await harness.advance(FIVE - 30 * SECOND)
    where = [request.channel for request in harness.messenger.requests if request.page in calls(harness)]
    assert where == ([] if place is None else [place + person.id if place == DIRECT else place])


async def test_a_warning_is_not_repeated_after_a_restart(harness: Harness) -> None:
    await harness.manager.start()
    await timed(harness)
    await harness.advance(FIVE - 30 * SECOND)
    assert len(calls(harness)) == 1
    later = await harness.killed(down=HOUR)
    await later.advance(20 * SECOND)
    assert calls(later) == []


# --- what stops the clock


async def test_a_running_clock_stands_still_while_the_program_is_down(harness: Harness) -> None:
    await harness.manager.start()
    table = await timed(harness)
    seat = acting(table)
    await harness.act(table)
    await harness.advance(60 * SECOND)
    before = left(harness, table)
    await harness.manager.stop()
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again) == before
    await later.advance(before[1 - seat] - 1)
    assert again.status is Status.PLAYING
    await later.advance(1)
    assert again.outcome is not None
    assert again.outcome.winners == (seat,)


async def test_after_a_kill_nobody_has_lost_time(harness: Harness) -> None:
    await harness.manager.start()
    table = await timed(harness)
    seat = acting(table)
    await harness.advance(63 * SECOND)  # the last heartbeat was three seconds ago
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again)[seat] == FIVE - 60 * SECOND
    assert left(later, again)[1 - seat] == FIVE


async def test_a_turn_that_began_after_the_last_pulse_begins_anew(harness: Harness) -> None:
    await harness.manager.start()
    table = await timed(harness)
    await harness.advance(62 * SECOND)
    await harness.act(table)
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again)[acting(again)] == FIVE
    await later.advance(5 * SECOND)
    assert left(later, again)[acting(again)] == FIVE - 5 * SECOND


@pytest.mark.long
async def test_a_restart_at_every_ply_changes_no_clock(harness: Harness) -> None:
    table = await timed(harness, increment_ms=5 * SECOND)
    for _ in range(12):
        await harness.advance(3 * SECOND)
        await harness.act(table)
        again = await (await harness.another()).manager.tables.find(table.id)
        assert again.clock == table.clock


@pytest.mark.long
async def test_a_paused_table_keeps_everybodys_time(harness: Harness) -> None:
    harness.troubled = True
    table = await timed(harness)
    harness.messenger.closed_channels[table.channel] = "send_messages"
    await harness.advance(20 * SECOND)
    await harness.act(table)
    assert table.status is Status.PAUSED
    before = left(harness, table)
    await harness.advance(HOUR)
    assert left(harness, table) == before
    assert all(since is None for _, since, _, _ in await stored(harness))
    later = await harness.killed(down=HOUR)
    again = await later.manager.tables.find(table.id)
    assert left(later, again) == before
    later.troubled = True
    later.messenger.closed_channels.clear()
    await later.manager.show_again(table.id, ANN)
    await later.quiet()
    await later.advance(5 * SECOND)
    seat = acting(again)
    assert left(later, again)[seat] == before[seat] - 5 * SECOND


async def test_a_clock_runs_on_when_its_table_has_left_memory(harness: Harness) -> None:
    await harness.manager.start()
    table = await timed(harness, clock_ms=HOUR)
    await harness.advance(HOUR // 2)
    assert table.id not in harness.manager.tables._tables
    await harness.advance(HOUR // 2)
    again = await harness.manager.tables.find(table.id)
    assert again.outcome is not None
    assert again.outcome.ending == "timeout"


async def test_closing_a_match_stops_its_clock(harness: Harness) -> None:
    table = await timed(harness)
    await harness.advance(20 * SECOND)
    await harness.manager.close(table.id, MODERATOR)
    assert [since for _, since, _, _ in await stored(harness)] == [None, None]
    assert (table.status, table.clock.due_at) == (Status.CLOSED, None)


async def test_a_write_that_fails_leaves_the_clock_as_it_was(harness: Harness) -> None:
    table = await timed(harness)
    await harness.advance(20 * SECOND)
    before = table.clock
    harness.database.refuse("running_since")
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, acting(table), PassUpcard())
    assert table.clock is before


# --- opening


async def test_a_rematch_has_the_same_clock(harness: Harness) -> None:
    table = await timed(harness, increment_ms=10 * SECOND)
    await harness.advance(FIVE)
    assert table.outcome is not None
    for person in (ANN, BOB):
        new = await harness.manager.lobby.again(table.id, person)
    assert new.clock.terms == Terms(FIVE, 10 * SECOND)
    assert left(harness, new) == [FIVE, FIVE]
    assert not any(time.warned for time in new.clock.seats)


async def test_an_increment_needs_a_clock(harness: Harness) -> None:
    with pytest.raises(SetupError) as refusal:
        await harness.lobby(increment_ms=5_000)
    assert refusal.value.option == "increment"


async def test_a_game_may_have_a_clock_among_its_options(harness: Harness) -> None:
    """Rummy 500 has a clock option in minutes, 0 for none; the table's setting overrides it."""
    ten: dict[str, Any] = {"game": "rummy500", "options": {"clock": 10}}
    assert (await harness.lobby(game="rummy500", options={})).clock.terms == Terms()
    assert (await harness.lobby(**ten)).clock.terms == Terms(10 * MINUTE)
    assert (await harness.lobby(**ten, clock_ms=FIVE)).clock.terms == Terms(FIVE)
    assert (await harness.lobby(**ten, clock_ms=0)).clock.terms == Terms()


async def test_the_board_counts_down_without_edits(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    await harness.advance(20 * SECOND)
    await carefully(harness, table)
    board = words(harness.messenger.shown(table.board))
    names = [PEOPLE[player.member or 0].name for player in table.players]
    assert f"{names[seat]} 4:40" in board
    assert f"{names[1 - seat]} <t:{(harness.clock.now() + FIVE) // SECOND}:R>" in board
    await harness.advance(FOLLOW_MS)
    mark = len(harness.messenger.requests)
    await harness.advance(4 * MINUTE - FOLLOW_MS)
    assert harness.messenger.requests[mark:] == []


async def test_a_person_alone_against_computers_loses_by_the_clock(harness: Harness) -> None:
    table = await harness.alone(clock_ms=FIVE, turn_ms=0, level=Level.EASY)
    while acting(table) != 0:
        await harness.act(table)
    await harness.advance(FIVE)
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("timeout", (1,))
