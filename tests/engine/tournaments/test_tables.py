"""Rounds at tables of more than two: company, seats, byes and total points."""

from collections import Counter
from itertools import combinations

import pytest

from engine.tournaments.events import Registered, Withdrawn
from engine.tournaments.seating import tables
from engine.tournaments.settings import Format
from engine.tournaments.standings import records
from tests.engine.tournaments.play import Play


def test_everybody_is_at_one_table_and_the_costs_are_small() -> None:
    """The numbers with the same remainder cost nothing together."""
    found = tables(range(16), 4, lambda a, b: (a - b) % 4 != 0)
    assert {frozenset(table) for table in found} == {frozenset(range(rest, 16, 4)) for rest in range(4)}


@pytest.mark.parametrize(
    ("entrants", "size", "count", "again"),
    [
        (16, 4, 3, 0),
        (9, 3, 4, 0),
        (40, 4, 5, 0),
        (12, 4, 2, 3),  # a table of four out of three tables: two of them have met
        (20, 5, 2, 4),
    ],
)
def test_as_few_as_possible_meet_again(entrants: int, size: int, count: int, again: int) -> None:
    play = Play(Format.SWISS, entrants, seats=size, rounds=count)
    met: Counter[frozenset[int]] = Counter()
    while not play.over:
        for seats in play.round().matches:
            met.update(frozenset(pair) for pair in combinations(seats, 2))
        for pairing in play.open:
            play.finish(pairing, *range(size))
    assert play.tournament.round == count
    assert sum(times - 1 for times in met.values()) == again


def test_partners_change_and_seats_are_had_equally_often() -> None:
    play = Play(Format.SWISS, 4, seats=4, teams=True, rounds=12)
    partners: Counter[frozenset[int]] = Counter()
    while not play.over:
        (seats,) = play.round().matches
        partners.update([frozenset(seats[::2]), frozenset(seats[1::2])])
        play.finish(play.open[0], 1, 2, 1, 2)
    assert {*partners.values()} == {4}
    for record in records(play.tournament).values():
        had = Counter(game.seat for game in record.games)
        assert max(had.values()) - min(had[seat] for seat in range(4)) <= 2


def test_those_left_over_change_and_get_the_mean_of_the_round() -> None:
    play = Play(Format.SWISS, 6, seats=4, rounds=3)
    byes: list[int] = []
    for _ in range(3):
        found = play.round()
        before = play.points
        byes += found.byes
        play.finish(play.open[0], 10, 20, 33, 40)
        assert {play.points[number] - before[number] for number in found.byes} == {26}
    assert sorted(byes) == [1, 2, 3, 4, 5, 6]


def test_a_missed_round_counts_as_its_lowest_points_but_never_above_zero() -> None:
    play = Play(Format.SWISS, 4, seats=3, rounds=2)
    first = play.round()
    play.take(Registered(5))
    play.finish(play.open[0], 10, -7, 3)
    assert play.points[5] == -7
    assert play.points[first.byes[0]] == 2
    play.take(Withdrawn(first.matches[0][0]))
    play.round()
    play.finish(play.open[0], 10, 20, 30)
    assert play.points[first.matches[0][0]] == 10
    assert play.over


def test_total_points_then_tables_won_then_the_best_round() -> None:
    play = Play(Format.SWISS, 3, seats=3, rounds=2)
    play.round()
    points = {1: 30, 2: 20, 3: 10}
    play.finish(play.open[0], *(points[number] for number in play.open[0].seats))
    play.round()
    points = {1: 0, 2: 10, 3: 20}
    play.finish(play.open[0], *(points[number] for number in play.open[0].seats))
    assert [(each.entrant, each.points, each.tiebreaks) for each in play.standings] == [
        (1, 30, (1, 30)),
        (3, 30, (1, 20)),
        (2, 30, (0, 20)),
    ]


def test_it_ends_when_too_few_for_a_table_are_left() -> None:
    play = Play(Format.SWISS, 5, seats=4)
    play.round()
    play.finish(play.open[0], 1, 2, 3, 4)
    play.take(Withdrawn(1), Withdrawn(2))
    assert play.over
