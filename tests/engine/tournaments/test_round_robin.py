"""Round robin and league: everybody meets everybody."""

from collections import Counter
from itertools import combinations

import pytest

from engine.tournaments.berger import rounds
from engine.tournaments.events import Disqualified, Finished, Source, Substituted, Withdrawn
from engine.tournaments.league import promotions
from engine.tournaments.settings import Format
from engine.tournaments.standings import records
from tests.engine.tournaments.play import Play


def test_the_berger_table_of_six() -> None:
    assert [{*matches} for matches in rounds([1, 2, 3, 4, 5, 6])] == [
        {(1, 6), (2, 5), (3, 4)},
        {(6, 4), (5, 3), (1, 2)},
        {(2, 6), (3, 1), (4, 5)},
        {(6, 5), (1, 4), (2, 3)},
        {(3, 6), (4, 2), (5, 1)},
    ]


@pytest.mark.parametrize("entrants", range(2, 13))
def test_everybody_meets_everybody_once_with_balanced_seats(entrants: int) -> None:
    play = Play(Format.ROUND_ROBIN, entrants)
    while not play.over:
        assert len(play.round().byes) == entrants % 2
        play.strongest_win()
    met = Counter(frozenset(each.seats) for each in play.tournament.pairings)
    assert {*met} == {frozenset(pair) for pair in combinations(range(1, entrants + 1), 2)}
    assert {*met.values()} == {1}
    assert max(abs(record.lead) for record in records(play.tournament).values()) == 1 - entrants % 2
    assert play.points == {number: 2 * (entrants - number) for number in range(1, entrants + 1)}
    assert [*play.places.values()] == [*range(1, entrants + 1)]


def test_who_would_meet_somebody_who_has_left_wins() -> None:
    play = Play(Format.ROUND_ROBIN, 4)
    for _ in range(2):
        play.round()
        play.strongest_win()
    play.take(Withdrawn(4))
    third = play.round()
    (other,) = third.byes
    play.strongest_win()
    assert play.over
    assert play.points == {1: 6, 2: 4, 3: 2, 4: 0}
    assert play.places[other] == other


def test_results_of_somebody_who_leaves_before_half_of_the_matches_do_not_count() -> None:
    play = Play(Format.ROUND_ROBIN, 6)
    for _ in range(2):
        play.round()
        play.strongest_win()
    play.take(Withdrawn(1))
    while not play.over:
        play.round()
        play.strongest_win()
    assert play.points == {2: 8, 3: 6, 4: 4, 5: 2, 6: 0, 1: 0}


def test_from_half_of_the_matches_on_they_count() -> None:
    play = Play(Format.ROUND_ROBIN, 6)
    for _ in range(3):
        play.round()
        play.strongest_win()
    beaten = {max(each.seats) for each in play.tournament.pairings if 1 in each.seats}
    play.take(Disqualified(1))
    while not play.over:
        play.round()
        play.strongest_win()
    won = {number: 2 * (6 - number) + 2 * (number not in beaten) for number in range(2, 7)}
    assert play.points == won


def test_a_substitute_plays_the_matches_that_are_left() -> None:
    play = Play(Format.ROUND_ROBIN, 4)
    play.round()
    play.strongest_win()
    play.take(Substituted(1, 5))
    for _ in range(2):
        found = play.round()
        assert not found.byes
        for pairing in play.open:
            play.win(5 if 5 in pairing.seats else min(pairing.seats))
    assert play.over
    assert play.points == {5: 6, 2: 4, 3: 2, 4: 0}


def test_tiebreaks() -> None:
    """In all, 1, 2 and 3 beat each other in a circle, and all three beat 4."""
    play = Play(Format.LEAGUE, 4)
    play.round()
    for winner, other in ((1, 2), (2, 3), (3, 1), (1, 4), (2, 4)):
        play.win(winner, other)
    play.draw(3, 4)
    assert play.points == {1: 4, 2: 4, 3: 3, 4: 1}
    found = {each.entrant: each.tiebreaks for each in play.standings}
    assert found[1] == (2 * 4 + 2 * 1, 0, 2)
    assert found[2] == (2 * 3 + 2 * 1, 0, 2)
    assert play.places == {1: 1, 2: 2, 3: 3, 4: 4}


def test_direct_encounter_separates_equals() -> None:
    play = Play(Format.LEAGUE, 4)
    play.round()
    for winner, other in ((1, 2), (3, 4)):
        play.win(winner, other)
    for pair in ((1, 3), (1, 4), (2, 3), (2, 4)):
        play.draw(*pair)
    standings = {each.entrant: each for each in play.standings}
    assert standings[1].points == standings[3].points == 4
    assert standings[1].tiebreaks == standings[3].tiebreaks == (2 * 2 + 4 + 2, 1, 1)
    assert play.places == {1: 1, 3: 1, 2: 3, 4: 3}


def test_a_league_plays_all_matches_of_its_divisions_at_once() -> None:
    play = Play(Format.LEAGUE, 11, divisions=3)
    found = play.round()
    assert len(found.matches) == 6 + 6 + 3
    assert play.pair() == []
    play.strongest_win()
    assert play.over
    assert [(each.entrant, each.place, each.division) for each in play.standings] == [
        *((number, number, 1) for number in (1, 2, 3, 4)),
        *((number, number, 2) for number in (5, 6, 7, 8)),
        *((number, number, 3) for number in (9, 10, 11)),
    ]
    assert promotions(play.tournament) == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11))


def test_too_many_divisions_are_as_many_as_can_play() -> None:
    play = Play(Format.LEAGUE, 5, divisions=4)
    assert {frozenset(seats) for seats in play.round().matches} == {
        frozenset(pair) for pair in ((1, 2), (1, 3), (2, 3), (4, 5))
    }


def test_who_has_left_a_league_is_not_in_the_next_season() -> None:
    play = Play(Format.LEAGUE, 8, divisions=2)
    play.round()
    play.take(Withdrawn(2))
    for pairing in play.open:
        if 2 in pairing.seats:
            other = 1 - pairing.seats.index(2)
            play.take(Finished(pairing.number, (0, 0), (other,), (1 - other,), Source.FORFEIT))
    play.strongest_win()
    assert play.points[1] == 4
    assert play.points[2] == 0
    assert promotions(play.tournament) == ((1, 3, 5), (4, 6, 7, 8))


def test_seasons_of_divisions_with_hardly_anybody_left() -> None:
    play = Play(Format.LEAGUE, 6, divisions=3)
    play.round()
    play.strongest_win()
    play.take(Withdrawn(3), Withdrawn(5), Withdrawn(6))
    assert promotions(play.tournament) == ((1, 2), (4,), ())
