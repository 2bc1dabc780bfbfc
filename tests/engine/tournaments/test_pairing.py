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
    found = pairs(entrants, costs)
    if not possible:
        assert found is None
    else:
        assert found is not None
        assert total(costs, found) == min(total(costs, each) for each in possible)


def test_nobody_to_pair() -> None:
    assert pairs([], {}) == []
    assert pairs([1, 2], {}) is None


@pytest.mark.parametrize("seed", range(3))
def test_among_many_the_hard_costs_are_the_least_possible(seed: int) -> None:
    """Only the dearest pairs, which are left out at first, have no hard costs."""
    random = Random(seed)
    entrants = [*range(64)]
    random.shuffle(entrants)
    free = {(min(pair), max(pair)) for pair in zip(entrants[::2], entrants[1::2], strict=True)}
    costs = {
        edge: (0, 10_000) if edge in free else (1, random.randrange(100))
        for edge in combinations(range(64), 2)
    }
    found = pairs(range(64), costs, hard=1)
    assert found is not None
    assert {*found} == free


def test_few_pairs_do_nearly_as_well_as_all(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(7)
    scores = sorted((random.randrange(9) for _ in range(64)), reverse=True)
    costs = {
        (a, b): ((scores[a] - scores[b]) ** 2, random.randrange(20)) for a, b in combinations(range(64), 2)
    }
    few = pairs(range(64), costs)
    monkeypatch.setattr("engine.tournaments.pairing._COMPLETE", 64)
    every = pairs(range(64), costs)
    assert few is not None
    assert every is not None
    assert total(costs, few)[0] <= total(costs, every)[0] + 1
