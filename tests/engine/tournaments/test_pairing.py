"""Pairings of the least cost, held against a search through all pairings."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import pytest

from engine.tournaments.pairing import Cost, Edge, pairs


def all_pairings(entrants: Sequence[int]) -> Iterator[list[Edge]]:
    if not entrants:
        yield []
        return
    first, *others = entrants
    for other in others:
        for rest in all_pairings([each for each in others if each != other]):
            yield [(first, other), *rest]


def total(costs: Mapping[Edge, Cost], found: Sequence[Edge]) -> Cost:
    return tuple(map(sum, zip(*(costs[edge] for edge in found), strict=True)))


@pytest.mark.parametrize("seed", range(60))
def test_the_pairing_has_the_least_cost_of_all(seed: int) -> None:
    random = Random(seed)
    entrants = [*range(1, 2 * random.randint(1, 4) + 1)]
    costs = {
        edge: (random.randrange(2), random.randrange(5), random.randrange(100))
        for edge in combinations(entrants, 2)
        if random.random() < 0.8
    }
    possible = [each for each in all_pairings(entrants) if {*each} <= {*costs}]
    found = pairs(costs)
    if possible:
        assert total(costs, found) == min(total(costs, each) for each in possible)
    else:
        assert 2 * len(found) < len(entrants)


def test_the_first_number_counts_more_than_any_sum_of_the_next() -> None:
    """One pair costs something in the first number, or three cost much in the second."""
    dear = {(1, 2): (0, 1000), (3, 4): (0, 1000), (5, 6): (0, 1000)}
    cheap = {(1, 4): (1, 0), (3, 6): (0, 0), (5, 2): (0, 0)}
    assert {*pairs({**dear, **cheap})} == {*dear}


def test_nobody_to_pair() -> None:
    assert pairs({}) == []


def test_as_many_pairs_as_possible_are_made_even_if_fewer_would_cost_less() -> None:
    assert pairs({(1, 2): (9,), (2, 3): (0,), (3, 4): (9,)}) == [(1, 2), (3, 4)]
