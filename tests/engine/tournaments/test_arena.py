"""Arenas: who is paired when, and points."""

import pytest

from engine.tournaments.arena import REMATCH_MS, WAVE_MS
from engine.tournaments.events import Disqualified, Paired, Registered, Resting, Withdrawn
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import MINUTE_MS, Format
from tests.engine.tournaments.play import Play


def arena(entrants: int, **settings: int) -> Play:
    return Play(Format.ARENA, entrants, length_ms=60 * MINUTE_MS, **settings)


def paired(play: Play) -> list[set[int]]:
    found = []
    for event in play.pair():
        assert isinstance(event, Paired)
        found.append({*event.seats})
    return found


def pairs_at(play: Play) -> int | None:
    return schedule_of(play.tournament).pairs_at(play.tournament)


def test_everybody_is_paired_at_the_start_and_one_waits() -> None:
    play = arena(7)
    assert len({number for pair in paired(play) for number in pair}) == 6
    assert paired(play) == []


def test_the_next_wave_comes_after_a_while_and_not_before() -> None:
    play = arena(4)
    first = paired(play)
    play.strongest_win()
    made = play.tournament.pairings[-1].made_at
    assert pairs_at(play) == made + WAVE_MS
    assert paired(play) == []
    play.now = made + WAVE_MS
    assert not [pair for pair in paired(play) if pair in first]


def test_winners_meet_winners() -> None:
    play = arena(16)
    winners = {min(pair) for pair in paired(play)}
    play.strongest_win()
    play.now += WAVE_MS
    assert all(len(pair & winners) in (0, 2) for pair in paired(play))


def test_who_waited_is_paired_before_those_who_have_just_played() -> None:
    play = arena(3)
    (pair,) = paired(play)
    (waited,) = {1, 2, 3} - pair
    play.strongest_win()
    play.now += WAVE_MS
    (second,) = paired(play)
    assert waited in second


def test_opponents_wait_for_others_before_they_meet_again() -> None:
    play = arena(4)
    first = paired(play)[0]
    play.now += WAVE_MS
    play.win(min(first))
    since = play.tournament.pairings[0].finished_at
    assert since is not None
    assert paired(play) == []
    assert pairs_at(play) == since + REMATCH_MS
    play.now = since + REMATCH_MS
    assert paired(play) == [first]


def test_two_alone_meet_again_at_the_next_wave() -> None:
    play = arena(2)
    first = paired(play)
    play.strongest_win()
    play.now += WAVE_MS
    assert paired(play) == first


def test_who_rests_or_has_left_is_not_paired_and_who_comes_late_is() -> None:
    play = arena(4)
    play.take(Resting(1, rests=True), Withdrawn(2), Disqualified(3))
    assert paired(play) == []
    play.take(Registered(5))
    assert paired(play) == [{4, 5}]
    play.take(Resting(1, rests=False), Registered(6))
    play.now += WAVE_MS
    assert paired(play) == [{1, 6}]


def test_a_streak_doubles_wins_from_the_third_on() -> None:
    play = arena(2)
    points = []
    for result in (1, 1, 1, 1, None, 1, 2, 1):
        play.pair()
        if result is None:
            play.draw(1)
        else:
            play.win(result)
        points.append(play.points[1])
        play.now += WAVE_MS
    assert points == [2, 4, 8, 12, 13, 15, 15, 17]
    assert play.points[2] == 3


def test_wins_and_then_fewer_matches_separate_equals() -> None:
    play = arena(4)
    play.pair()
    one, other = ({*pairing.seats} for pairing in play.open)
    for pair in (one, other):
        play.win(min(pair))
    play.take(*(Resting(number, rests=True) for number in other))
    play.now += WAVE_MS
    assert paired(play) == [one]
    play.win(max(one))
    play.now += WAVE_MS
    winner = min(other)
    assert [each.tiebreaks for each in play.standings if each.entrant == winner] == [(1, -1)]
    places = play.places
    assert places[winner] == 1
    assert places[min(one)] == places[max(one)] == 2
    assert places[max(other)] == 4


def test_matches_at_the_end_are_played_out_and_count() -> None:
    play = arena(4)
    play.pair()
    play.now = 60 * MINUTE_MS + 4
    assert pairs_at(play) == 60 * MINUTE_MS + 4
    assert not play.over
    play.strongest_win()
    assert play.pair() == []
    assert play.over
    assert sorted(play.points.values()) == [0, 0, 2, 2]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_larger_tables_are_filled_as_far_as_they_can_be(size: int) -> None:
    play = arena(3 * size + 1, seats=size)
    assert [len(table) for table in paired(play)] == [size] * 3
    for pairing in play.open:
        play.finish(pairing, *range(size))
    assert sorted(play.points.values()) == [0] * (3 * size - 2) + [2] * 3
    play.now += WAVE_MS
    before = {frozenset(each.seats) for each in play.tournament.pairings}
    again = paired(play)
    assert not {frozenset(table) for table in again} & before
    assert max(len({*a} & {*b}) for a in before for b in again) < size


def test_at_a_larger_table_the_winners_win() -> None:
    play = arena(4, seats=4, teams=True)
    play.pair()
    (pairing,) = play.open
    play.finish(pairing, 5, 3, 5, 3)
    assert play.points == {number: 2 * (seat % 2 == 0) for seat, number in enumerate(pairing.seats)}
    assert sorted(play.places.values()) == [1, 1, 3, 3]
