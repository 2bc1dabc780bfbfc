"""The match clock on pages: in the lobby, during play, when time is short, and run out."""

from dataclasses import replace

import pytest

from bot.manager.tables.table import Status, Table
from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, SeatTime, Terms
from bot.texts.tables.clocks import clock_line, flag_fell, span, terms
from bot.ui.play.hand_panel import hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from bot.ui.tables.notices import status_page
from engine.games.gin.terms import PassUpcard
from tests.bot.dealt import deal_on
from tests.bot.ui.games.panguingue.sample_tables import pan
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, lobby, playing, words

NOW = 1_790_000_000_000
FIVE = CLOCKS["5m"]
T = NOW // 1000


def timed() -> Table:
    """Return a table of gin with a clock; Ben has the turn and has used 28 seconds, Ann none."""
    table = playing()
    assert deal_on(table).actors == (1,)
    table.clock = MatchClock(Terms(FIVE), (SeatTime(FIVE), SeatTime(FIVE - 28_000))).turn([1], NOW)
    return table


@pytest.mark.parametrize(
    ("ms", "said"),
    [
        (0, "0:00"),
        (1, "0:01"),
        (59_001, "1:00"),
        (272_000, "4:32"),
        (3_872_000, "1:04:32"),
        (86_400_000, "1 d 0:00:00"),
        (183_872_000, "2 d 3:04:32"),
    ],
)
def test_time_that_is_left(ms: int, said: str) -> None:
    assert span(ms) == said


def test_what_a_clock_is_set_to() -> None:
    assert terms(Terms()) == ""
    assert terms(Terms(FIVE)) == "**Clock** 5 minutes each for the match"
    said = terms(Terms(CLOCKS["7d"], INCREMENTS["12h"]))
    assert said == "**Clock** 7 days each for the match, plus 12 hours after each turn"


def test_a_lobby_shows_its_clock() -> None:
    table = lobby()
    assert "Clock" not in words(board(table))
    table.clock = MatchClock(Terms(FIVE, 5_000))
    said = "5 minutes each for the match, plus 5 seconds after each turn"
    assert f"Clock {said}" in words(board(table)).replace("**", "")
    assert said in words(status_page([table]))


def test_board_and_status_count_down_for_the_seat_in_turn_only() -> None:
    table = timed()
    line = f"⏱️ Ann 5:00 · Ben <t:{T + 272}:R>"
    assert line in words(board(table))
    assert line in words(status_page([table]))
    check(board(table))


def test_the_panel_of_the_seat_in_turn_shows_all_times() -> None:
    assert f"⏱️ Ann 5:00 · Ben <t:{T + 272}:R>" in words(hand(timed(), 1))


def test_a_waiting_panel_shows_its_own_time_and_does_not_change_with_the_others() -> None:
    table = timed()
    before = hand(table, 0)
    assert "⏱️ You have 5:00 left." in words(before)
    table.clock = table.clock.turn([1], NOW + 5_000).stop(NOW + 9_000).turn([1], NOW + 20_000)
    assert hand(table, 0) == before


def test_without_a_clock_nothing_is_said_of_it() -> None:
    table = playing()
    for page in (board(table), hand(table, 0), hand(table, 1), turn_mention_page(table, 1)):
        assert "⏱️" not in words(page)


def test_a_call_warns_when_time_is_short() -> None:
    table = timed()
    assert "your clock runs out" not in words(turn_mention_page(table, 1))
    table.clock = table.clock.warn([1])
    assert f"your turn at 🟨 Table 3 · ⏱️ your clock runs out <t:{T + 272}:R>" in words(
        turn_mention_page(table, 1)
    )
    assert "your clock runs out" not in words(turn_mention_page(table, 0))


def test_whoever_ran_out_of_time_is_not_said_to_have_resigned() -> None:
    table = pan(5)
    table.clock = MatchClock(Terms(FIVE)).begun(5).turn([1], NOW).turn([2], NOW + FIVE)
    table.players = tuple(
        replace(player, resigned=seat in (1, 3)) for seat, player in enumerate(table.players)
    )
    shown = words(board(table))
    assert "⌛ Ben ran out of time; the computer plays for them." in shown
    assert "💤 Dora has resigned; the computer plays for them." in shown
    assert "You have run out of time" in words(hand(table, 1))
    assert "You have resigned" in words(hand(table, 3))


def test_a_paused_clock_counts_nothing_down() -> None:
    table = timed()
    table.status, table.clock = Status.PAUSED, table.clock.stop(NOW + 2_000)
    assert "⏱️ Ann 5:00 · Ben 4:30" in words(board(table))


def test_of_many_players_the_one_in_turn_and_the_shortest_are_named() -> None:
    names = [f"P{seat}" for seat in range(9)]
    seats = tuple(SeatTime(FIVE - 1_000 * seat) for seat in range(9))
    clock = MatchClock(Terms(FIVE), seats).turn([0], NOW)
    assert (
        clock_line(clock, names)
        == f"⏱️ P0 <t:{T + 300}:R> · P6 4:54 · P7 4:53 · P8 4:52 · all others 4:55 or more"
    )


def test_the_countdown_passes_with_the_turn() -> None:
    table = timed()
    act(table, PassUpcard())
    table.clock = table.clock.turn([0], NOW + 2_000)
    assert f"⏱️ Ann <t:{T + 302}:R> · Ben 4:30" in words(board(table))


def test_a_move_after_the_flag_is_refused_with_what_follows() -> None:
    assert "you have lost the match" in flag_fell(2)
    assert "the computer plays for you" in flag_fell(4)
