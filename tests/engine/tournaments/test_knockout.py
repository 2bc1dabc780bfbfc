"""Knock-out brackets."""

import pytest

from engine.tournaments.events import (
    Disqualified,
    Finished,
    Paired,
    RoundBegan,
    Source,
    Substituted,
    Withdrawn,
)
from engine.tournaments.knockout import is_for_third
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format
from tests.engine.tournaments.play import Play


def to_the_end(play: Play) -> None:
    while not play.over:
        play.round()
        play.strongest_win()


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8, 9, 16, 21, 64, 100])
def test_one_wins_and_as_many_are_out_in_a_round_as_lost_in_it(entrants: int) -> None:
    play = Play(Format.KNOCKOUT, entrants, third_place=False)
    first = play.round()
    size = 1 << (entrants - 1).bit_length()
    assert len(first.byes) == size - entrants
    play.strongest_win()
    to_the_end(play)
    assert play.tournament.round == size.bit_length() - 1
    assert len(play.tournament.pairings) == entrants - 1
    places = [1, *((1 << (each.bit_length() - 1)) + 1 for each in range(1, entrants))]
    assert sorted(play.places.values()) == places  # 1, 2, 3, 3, 5, 5, 5, 5, 9 …
    assert play.places[1] == 1


def test_byes_do_not_meet_in_the_second_round() -> None:
    play = Play(Format.KNOCKOUT, 12)
    first = play.round()
    play.strongest_win()
    second = play.round()
    assert len(first.byes) == 4
    assert all(len({*first.byes} & {*seats}) == 1 for seats in second.matches)


def test_losers_of_the_semifinals_play_for_the_third_place_beside_the_final() -> None:
    play = Play(Format.KNOCKOUT, 8)
    play.round()
    play.strongest_win()
    semifinals = play.round()
    play.strongest_win()
    losers = {max(seats) for seats in semifinals.matches}
    final, third = play.round().matches
    assert {*third} == losers
    assert not losers & {*final}
    for_third = [is_for_third(play.tournament, each) for each in play.tournament.pairings]
    assert for_third == [False] * 7 + [True]
    play.strongest_win()
    assert play.over
    assert sorted(play.places.values()) == [1, 2, 3, 4, 5, 5, 5, 5]
    assert play.places[min(third)] == 3


def test_with_three_entrants_the_loser_of_the_semifinal_is_third() -> None:
    play = Play(Format.KNOCKOUT, 3)
    to_the_end(play)
    assert sorted(play.places.values()) == [1, 2, 3]


def test_a_tie_is_played_again_with_the_seats_changed_and_then_a_lot_decides() -> None:
    play = Play(Format.KNOCKOUT, 2)
    ((a, b),) = play.round().matches
    play.draw(a)
    assert not play.over
    assert play.pair() == [Paired((b, a))]
    assert play.pair() == []
    play.draw(a)
    (lot,) = play.pair()
    assert isinstance(lot, Finished)
    assert lot.source is Source.LOT
    assert play.over
    assert play.places[(b, a)[lot.winners[0]]] == 1


def test_who_wins_the_second_match_of_a_tie_advances() -> None:
    play = Play(Format.KNOCKOUT, 4)
    first = play.round()
    play.draw(first.matches[0][0])
    play.pair()
    play.strongest_win()
    winners = {min(seats) for seats in first.matches}
    assert {*play.round().matches[0]} == winners


def test_a_winner_whom_the_organiser_sets_counts_more_than_the_second_match() -> None:
    play = Play(Format.KNOCKOUT, 2)
    ((a, b),) = play.round().matches
    play.draw(a)
    play.pair()
    play.win(a)
    play.finish(play.tournament.pairings[0], 0, 1, source=Source.ORGANISER)
    assert play.over
    assert play.places == {b: 1, a: 2}


def test_who_stays_advances_from_a_tie_with_somebody_who_leaves() -> None:
    play = Play(Format.KNOCKOUT, 2)
    ((a, b),) = play.round().matches
    play.draw(a)
    play.take(Withdrawn(a))
    (found,) = play.pair()
    assert isinstance(found, Finished)
    assert found.source is Source.FORFEIT
    assert play.places == {b: 1, a: 2}


def test_who_would_meet_somebody_who_left_advances_by_a_bye() -> None:
    play = Play(Format.KNOCKOUT, 8, third_place=False)
    play.round()
    play.strongest_win()
    play.take(Withdrawn(1))
    second = play.round()
    assert len(second.matches) == 1
    assert len(second.byes) == 1
    play.strongest_win()
    third = play.round()
    assert second.byes[0] in third.matches[0]
    play.strongest_win()
    assert play.over
    assert play.places[1] == 3


def test_if_both_lose_nobody_advances() -> None:
    play = Play(Format.KNOCKOUT, 4)
    first = play.round()
    play.finish(play.open[0], 0, 0, gone=(0, 1))
    play.strongest_win()
    final = play.round()
    assert final.matches == ()
    assert min(first.matches[1]) in final.byes
    assert play.over
    assert play.places[min(first.matches[1])] == 1


def test_the_disqualified_have_no_place_and_those_they_beat_stay_out() -> None:
    play = Play(Format.KNOCKOUT, 4, third_place=False)
    to_the_end(play)
    play.take(Disqualified(1))
    assert 1 not in play.places
    assert sorted(play.places.values()) == [1, 2, 2]


def test_a_substitute_takes_the_place_in_the_bracket() -> None:
    play = Play(Format.KNOCKOUT, 4)
    play.round()
    play.strongest_win()
    play.take(Substituted(1, 5))
    final = play.round()
    assert 5 in final.matches[0]
    play.win(5)
    play.strongest_win()
    assert play.over
    assert play.places[5] == 1
    assert 1 not in play.places


def test_a_result_cannot_change_once_the_next_round_has_begun() -> None:
    play = Play(Format.KNOCKOUT, 4)
    play.round()
    play.strongest_win()
    first = play.tournament.pairings[0]
    assert not schedule_of(play.tournament).is_settled(play.tournament, first)
    assert isinstance(play.pair()[0], RoundBegan)
    assert schedule_of(play.tournament).is_settled(play.tournament, first)
