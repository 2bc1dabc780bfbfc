"""Ranks, percentiles and streaks of today's hand."""

import pytest

from data.daily.days import begins_at, closes_at, day_of, ends_at, later, number_of
from data.daily.standings import FORGIVEN_IN, Result, better_than, places, streak

LOST, WON, SOON = Result(-20, 5, "knock"), Result(38, 9, "gin"), Result(38, 4, "gin")
GONE, LATE = Result(None, 3, "resigned"), Result(None, 8, "unfinished")


@pytest.mark.parametrize(
    ("played", "days"),
    [
        ("", 0),
        ("x", 1),
        ("xxx", 3),
        ("xx.", 2),  # today may still be played
        ("xx..", 2),  # yesterday is forgiven
        ("xx...", 0),
        ("xxx.x", 4),
        ("x..x", 1),
        ("x.xxxxxx.xx", 9),  # seven days apart
        ("xx.xxxxx.xx", 7),  # only six
        (".xxxxxxxx", 8),
        ("x.", 1),
    ],
)
def test_a_streak_forgives_one_day_in_seven(played: str, days: int) -> None:
    assert FORGIVEN_IN == 7
    today = 1_000
    numbers = {today - at for at, each in enumerate(reversed(played)) if each == "x"}
    assert streak(numbers, today) == days


def test_ties_count_half() -> None:
    assert better_than(WON, [WON]) is None
    assert better_than(WON, [WON, LOST]) == 100
    assert better_than(LOST, [WON, LOST]) == 0
    assert better_than(WON, [WON, WON]) == 50
    assert better_than(WON, [WON, SOON, LOST, GONE]) == 67
    assert better_than(GONE, [GONE, LATE, WON]) == 25


def test_more_points_then_fewer_turns_then_who_did_not_finish() -> None:
    assert places([GONE, LOST, SOON, WON, LATE, WON]) == [5, 4, 1, 2, 5, 2]


def test_days_have_their_times() -> None:
    at = 1_795_740_000_000
    assert day_of(at) == "2026-11-27"
    assert day_of(begins_at("2026-11-27")) == "2026-11-27"
    assert day_of(ends_at("2026-11-27")) == later("2026-11-27", 1) == "2026-11-28"
    assert day_of(closes_at("2026-12-31")) == "2027-01-01"
    assert number_of("2027-01-01") - number_of("2026-12-31") == 1
