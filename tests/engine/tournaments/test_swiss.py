"""Swiss rounds of two at a table."""

from collections import Counter

import pytest

from engine.tournaments.events import Disqualified, Registered, RoundBegan, Substituted, Withdrawn
from engine.tournaments.settings import Format
from engine.tournaments.standings import records
from engine.tournaments.swiss import rounds
from tests.engine.tournaments.dutch import compare
from tests.engine.tournaments.play import Play


@pytest.mark.parametrize(
    ("entrants", "count"),
    [(2, 1), (3, 3), (4, 3), (5, 3), (6, 3), (8, 3), (9, 4), (16, 4), (17, 5), (32, 5)],
)
def test_so_many_rounds_that_one_stays_unbeaten_and_nobody_meets_twice(entrants: int, count: int) -> None:
    play = Play(Format.SWISS, entrants)
    assert rounds(play.tournament) == count
    while not play.over:
        play.round()
        play.strongest_win()
    assert play.tournament.round == count
    assert play.standings[0].entrant == 1
    assert play.standings[0].points == 2 * count
    met = Counter(frozenset(each.seats) for each in play.tournament.pairings)
    assert max(met.values()) == 1


def test_128_entrants_play_seven_rounds() -> None:
    assert rounds(Play(Format.SWISS, 128).tournament) == 7


def test_the_organisers_number_of_rounds_counts_even_if_they_meet_again() -> None:
    play = Play(Format.SWISS, 4, rounds=5)
    for _ in range(5):
        assert not play.over
        assert len(play.round().matches) == 2
        play.strongest_win()
    assert play.over
    met = Counter(frozenset(each.seats) for each in play.tournament.pairings)
    assert len(met) == 6
    assert max(met.values()) == 2


def test_everybody_has_one_bye_before_somebody_has_two() -> None:
    play = Play(Format.SWISS, 5, rounds=7)
    byes: list[int] = []
    for _ in range(7):
        byes += play.round().byes
        play.strongest_win()
    assert sorted(byes[:5]) == [1, 2, 3, 4, 5]
    assert len({*byes[5:]}) == 2


def test_a_bye_goes_to_the_lowest_and_is_a_win() -> None:
    play = Play(Format.SWISS, 7)
    first = play.round()
    play.strongest_win()
    assert play.points[first.byes[0]] == 2
    before = play.points
    second = play.round()
    assert before[second.byes[0]] == 0


def test_scores_meet_scores_and_the_upper_half_the_lower() -> None:
    play = Play(Format.SWISS, 8)
    first = play.round()
    play.strongest_win()
    winners = {min(seats) for seats in first.matches}
    second = play.round()
    assert all(len(winners & {*seats}) in (0, 2) for seats in second.matches)


def test_seats_are_had_equally_often() -> None:
    play = Play(Format.SWISS, 32, seed=3)
    while not play.over:
        play.round()
        play.strongest_win()
    assert max(abs(record.lead) for record in records(play.tournament).values()) <= 1


def test_who_comes_late_plays_the_next_round_with_nothing_for_those_missed() -> None:
    play = Play(Format.SWISS, 4)
    play.round()
    play.take(Registered(5))
    play.strongest_win()
    assert play.points[5] == 0
    second = play.round()
    assert 5 in {number for seats in second.matches for number in seats} | {*second.byes}


def test_who_has_left_is_not_paired_but_has_a_place() -> None:
    play = Play(Format.SWISS, 6)
    play.round()
    play.strongest_win()
    play.take(Withdrawn(1), Disqualified(6))
    second = play.round()
    assert not {1, 6} & {number for seats in second.matches for number in seats}
    play.strongest_win()
    assert 1 in play.places
    assert 6 not in play.places


def test_a_substitute_has_the_points_and_the_opponents() -> None:
    play = Play(Format.SWISS, 4)
    first = play.round()
    play.strongest_win()
    (met,) = ({*seats} - {1} for seats in first.matches if 1 in seats)
    play.take(Substituted(1, 5))
    assert play.points[5] == 2
    assert 1 not in play.points
    second = play.round()
    (opponent,) = ({*seats} - {5} for seats in second.matches if 5 in seats)
    assert opponent != met


def test_points_and_tiebreaks() -> None:
    """In all, 1 beats 2 and 3, draws with 4; 2 beats 3; 4 draws with 2 and 3."""
    play = Play(Format.SWISS, 4)
    results = {(1, 2): 1, (1, 3): 1, (1, 4): None, (2, 3): 2, (2, 4): None, (3, 4): None}
    for _ in range(3):
        play.round()
        for pairing in play.open:
            low, high = sorted(pairing.seats)
            winner = results[low, high]
            play.draw(low) if winner is None else play.win(winner)
    assert play.over
    points = {1: 5, 2: 3, 3: 1, 4: 3}
    assert play.points == points
    found = {each.entrant: each.tiebreaks for each in play.standings}
    assert found[1] == (12 - 5, 2 * 3 + 2 * 1 + 1 * 3, 2)
    assert found[2] == (12 - 3, 2 * 1 + 1 * 3, 1)
    assert found[4] == (12 - 3, 5 + 3 + 1, 0)
    assert play.places == {1: 1, 4: 2, 2: 3, 3: 4}


def test_a_bye_counts_as_an_equal_in_tiebreaks() -> None:
    play = Play(Format.SWISS, 3)
    first = play.round()
    play.strongest_win()
    standing = next(each for each in play.standings if each.entrant == first.byes[0])
    assert standing.points == 2
    assert standing.tiebreaks == (2, 4, 1)
    assert standing.played == 0


def test_equals_share_a_place() -> None:
    play = Play(Format.SWISS, 4)
    play.round()
    for pairing in play.open:
        play.draw(pairing.seats[0])
    assert {*play.places.values()} == {1}


def test_the_draw_alone_decides_what_is_left_to_chance() -> None:
    def course(seed: int) -> list[RoundBegan]:
        play = Play(Format.SWISS, 12, seed)
        found = []
        while not play.over:
            found.append(play.round())
            play.strongest_win()
        return found

    assert course(1) == course(1)
    assert course(1)[0] != course(2)[0]


def test_it_ends_when_only_one_is_left() -> None:
    play = Play(Format.SWISS, 3)
    play.round()
    play.strongest_win()
    play.take(Withdrawn(1), Withdrawn(2))
    assert play.over


def test_the_break_passes_before_the_next_round() -> None:
    play = Play(Format.SWISS, 4, break_ms=60_000)
    play.round()
    play.strongest_win()
    assert play.pair() == []
    play.now += 60_000
    assert play.pair()


@pytest.mark.long
def test_no_worse_than_the_fide_dutch_system_as_a_library_has_it() -> None:
    pytest.importorskip("caissify_pairings", reason="of the development tools in requirements-dev.lock")
    for seed, entrants in enumerate((6, 7, 12, 15)):
        assert compare(seed, entrants)["worse"] == 0
