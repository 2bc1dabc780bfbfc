"""Rummy 500: limits, ties, dealers, resignation, options (docs/rules/rummy500.md 8, 9, 11)."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import SetupError
from engine.games.rummy500.match import Rummy500Match
from engine.games.rummy500.terms import Ending, Rummy500Result
from engine.match import SEED_BYTES, Outcome
from tests.engine.games.rummy500.table import SPEC, options


def new_match(seats: int = 2, dealer: int = 0, **values: Any) -> Rummy500Match:
    match = SPEC.new_match(seats=seats, options=options(**values), dealer=dealer)
    assert isinstance(match, Rummy500Match)
    return match


def score(match: Rummy500Match, *points: int) -> Outcome | None:
    return match.record(
        Rummy500Result(ending=Ending.OUT, winner=None, points=points, chips=(0,) * len(points))
    )


def test_the_higher_total_wins_once_the_limit_is_reached() -> None:  # docs/rules/rummy500.md 10.19, 10.20
    match = new_match(limit=100)
    assert score(match, 90, 95) is None
    assert score(match, 22, 36) == Outcome("target", (1,), (112, 131))
    exactly = new_match(limit=100)
    assert score(exactly, 100, -20) == Outcome("target", (0,), (100, -20))


def test_totals_may_sink_below_nothing() -> None:
    match = new_match(limit=200)
    assert score(match, -30, -75) is None
    assert match.scores == (-30, -75)
    deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
    assert deal.view(None).scores == (-30, -75)


# docs/rules/rummy500.md 8.3, 11.2
def test_after_a_tie_the_match_goes_on_until_somebody_leads_at_the_limit() -> None:
    match = new_match(limit=100)
    assert score(match, 120, 120) is None
    assert score(match, -50, -40) is None  # both have fallen below the limit
    assert score(match, 30, 20) is None  # equal again: 100 each
    assert score(match, 0, 1) == Outcome("target", (1,), (100, 101))


def test_among_several_a_tie_in_front_is_a_tie() -> None:
    match = new_match(3, limit=100)
    assert score(match, 100, 100, 20) is None
    assert score(match, -10, -10, 100) == Outcome("target", (2,), (90, 90, 120))


@pytest.mark.parametrize(
    ("next_dealer", "points", "dealer"),
    [
        ("alternate", (10, 20, 30), 2),
        ("loser", (10, 20, 30), 0),
        ("loser", (10, -20, 30), 1),
        ("loser", (10, 30, 10), 2),
    ],
)
# docs/rules/rummy500.md 11.5
def test_who_deals_next(next_dealer: str, points: Sequence[int], dealer: int) -> None:
    match = new_match(3, dealer=1, next_dealer=next_dealer)
    score(match, *points)
    assert match.dealer == dealer
    assert match.deal(match.pack(), seed=bytes(SEED_BYTES)).actors == ((dealer + 1) % 3,)


def test_of_two_who_resigns_has_lost_whatever_the_scores() -> None:  # docs/rules/rummy500.md 8.4, 8.5
    match = new_match()
    score(match, 400, 10)
    assert match.resign(0, ending="timeout") == Outcome("timeout", (1,), (400, 10))


def test_of_several_who_resigns_is_played_on_and_cannot_win() -> None:
    match = new_match(3, limit=100)
    assert match.resign(2) is None
    assert score(match, 50, 40, 130) is None
    assert score(match, 60, 40, 0) == Outcome("target", (0,), (110, 80, 130))
    last = new_match(3)
    last.resign(2)
    assert last.resign(0) == Outcome("resigned", (1,), (0, 0, 0))


def test_a_match_that_nobody_can_finish_ends_with_the_leader() -> None:
    match = new_match()
    for number in range(199):
        assert score(match, -10, -20 + 20 * (number % 2)) is None
    assert score(match, -10, -20) == Outcome("deals", (0,), (-2_000, -2_020))


def test_the_clock_and_the_stall_limit_can_be_off() -> None:  # docs/rules/rummy500.md 11.6
    chosen = options(clock="off", stall_limit="off")
    assert (chosen.clock, chosen.stall_limit) == (0, 0)
    assert options(clock=5).clock == 5
    assert str(SPEC.allowed()["clock"]) == "a whole number from 0 to 30, or off"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("limit", 300),
        ("limit", 0),
        ("limit", "off"),
        ("clock", 7),
        ("clock", -5),
        ("clock", "on"),
        ("hand_ace", 10),
        ("stall_limit", -1),
        ("single_take", "always"),
        ("players", 5),
    ],
)
def test_options_that_are_none_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(SetupError) as refusal:
        SPEC.options(**{name: value})
    assert (refusal.value.option, refusal.value.value) == (name, value)


def test_the_corner_needs_the_high_ace() -> None:  # docs/rules/rummy500.md 11.5
    with pytest.raises(SetupError) as refusal:
        options(ace_wrap=True, ace_high=False)
    assert refusal.value.option == "ace_wrap"


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(SetupError) as refusal:
        SPEC.new_match(seats=seats)
    assert refusal.value.allowed == range(2, 5)
