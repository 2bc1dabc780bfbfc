"""Ladders: challenges, rungs, and the next month."""

import pytest

from engine.tournaments.events import (
    Answered,
    Challenged,
    Disqualified,
    Paired,
    Registered,
    Substituted,
    Withdrawn,
)
from engine.tournaments.ladder import challengeable, check_challenge, next_month
from engine.tournaments.settings import DAY_MS, Format
from engine.tournaments.tournament import Problem, TournamentError
from tests.engine.tournaments.play import Play


def ladder(entrants: int) -> Play:
    return Play(Format.LADDER, entrants, length_ms=30 * DAY_MS)


def order(play: Play) -> list[int]:
    return [each.entrant for each in play.standings]


def challenge(play: Play, entrant: int, opponent: int, accepts: bool = True) -> None:
    check_challenge(play.tournament, entrant, opponent, play.now)
    play.take(Challenged(entrant, opponent), Answered(opponent, accepts))
    found = play.pair()
    assert len(found) == accepts
    assert all(isinstance(each, Paired) and {*each.seats} == {entrant, opponent} for each in found)


@pytest.mark.parametrize(
    ("opponent", "after"),
    [
        (1, [1, 2, 6, 3, 4, 5]),  # five above: up by three
        (2, [1, 2, 3, 6, 4, 5]),  # four: up by two
        (3, [1, 2, 3, 6, 4, 5]),
        (5, [1, 2, 3, 4, 6, 5]),
    ],
)
def test_who_beats_a_higher_one_climbs_half_the_way_rounded_up(opponent: int, after: list[int]) -> None:
    play = ladder(6)
    challenge(play, 6, opponent)
    play.win(6)
    assert order(play) == after


def test_nothing_moves_if_the_higher_one_wins_or_it_is_tied() -> None:
    play = ladder(6)
    challenge(play, 6, 1)
    play.win(1)
    challenge(play, 6, 1)
    play.draw(6)
    assert order(play) == [1, 2, 3, 4, 5, 6]


def test_who_declines_falls_eight_rungs_and_never_below_the_last() -> None:
    play = ladder(12)
    challenge(play, 12, 1, accepts=False)
    assert order(play) == [2, 3, 4, 5, 6, 7, 8, 9, 1, 10, 11, 12]
    challenge(play, 12, 11, accepts=False)
    assert order(play)[-1] == 11


def test_newcomers_start_at_the_bottom_and_who_leaves_makes_room_at_once() -> None:
    play = ladder(3)
    play.take(Registered(4))
    assert order(play) == [1, 2, 3, 4]
    play.take(Withdrawn(2), Disqualified(3))
    challenge(play, 4, 1)
    play.win(4)
    assert order(play) == [4, 1]


def test_a_substitute_takes_the_rung() -> None:
    play = ladder(3)
    challenge(play, 2, 1)
    play.win(2)
    play.take(Substituted(2, 4))
    assert order(play) == [4, 1, 3]


def test_whom_one_may_challenge() -> None:
    play = ladder(5)
    assert challengeable(play.tournament, 4, play.now) == (1, 2, 3)
    assert challengeable(play.tournament, 1, play.now) == ()
    play.take(Challenged(5, 2))
    assert challengeable(play.tournament, 4, play.now) == (1, 3)
    assert challengeable(play.tournament, 3, play.now) == (1,)
    play.take(Answered(2, accepts=True))
    assert challengeable(play.tournament, 4, play.now) == (1, 3)
    play.pair()
    assert challengeable(play.tournament, 4, play.now) == (1, 3)
    play.win(2)
    assert challengeable(play.tournament, 4, play.now) == (1, 2, 3)
    play.take(Withdrawn(1))
    assert challengeable(play.tournament, 4, play.now) == (2, 3)


def test_at_most_three_challenges_against_one_in_a_month() -> None:
    play = ladder(3)
    for _ in range(3):
        challenge(play, 3, 1)
        play.win(1)
    with pytest.raises(TournamentError) as refused:
        check_challenge(play.tournament, 3, 1, play.now)
    assert refused.value.problem is Problem.TOO_OFTEN
    check_challenge(play.tournament, 3, 2, play.now)
    check_challenge(play.tournament, 2, 1, play.now)


@pytest.mark.parametrize(
    ("entrant", "opponent", "problem"),
    [(1, 2, Problem.NOT_ABOVE), (2, 2, Problem.NOT_ABOVE), (2, 9, Problem.NOT_IN)],
)
def test_challenges_that_are_refused(entrant: int, opponent: int, problem: Problem) -> None:
    with pytest.raises(TournamentError) as refused:
        check_challenge(ladder(3).tournament, entrant, opponent, 1)
    assert refused.value.problem is problem


def test_after_the_month_matches_under_way_end_and_none_begins() -> None:
    play = ladder(4)
    play.take(Challenged(2, 1), Answered(1, accepts=True))
    play.pair()
    play.take(Challenged(4, 3), Answered(3, accepts=True))
    play.now = 30 * DAY_MS + 5
    assert play.pair() == []
    assert not play.over
    with pytest.raises(TournamentError):
        check_challenge(play.tournament, 4, 3, play.now)
    play.win(2)
    assert play.over
    assert order(play) == [2, 1, 3, 4]
    assert next_month(play.tournament) == (1, 3, 4, 2)
