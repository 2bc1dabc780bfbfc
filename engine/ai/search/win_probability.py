"""Win probability: the value of a position as the chance to win the match between equal players.

Gin computes it by dynamic programming (``even_match_probability``). In the other games the rest of the match
is simulated many times: the current deal is drawn from the value and the spread of its playouts, later deals
from results that *strong* players reached under the default options (``outcomes.json``, made by ``python -m
tests.tools.bench.outcomes``).
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import ceil, hypot, sqrt
from random import Random
from types import MappingProxyType
from typing import Final

from engine.ai.gin.worlds import even_match_probability, probability_per_point
from engine.games import GAMES
from engine.games.control.terms import ControlOptions, Scoring
from engine.games.gin.terms import GinView
from engine.spec import GameSpec
from engine.views import View

_SAMPLES: Final = 1_000
"""Simulations of the rest of a match; the standard error of a probability of one half is 1.6 %."""
_MAX_DRAWS: Final = 50
"""Draws after which the leader wins the match."""
_SINGLE_DEALS: Final = 15
"""Deals that are drawn one by one; in longer matches one draw stands for several deals."""
_CUTOFF_ERROR: Final = MappingProxyType({"gin": 30.0, "hand": 35.0, "hand_partnership": 70.0})
"""Standard deviation of the error of truncated playouts, in points, beside their spread.

That of gin is what 1,500 deals of its network differed by from the values at 23,000 draws. Those of Hand were
fitted to the winners of 700 matches.
"""
_SPECS: Final[Mapping[type[View], GameSpec]] = MappingProxyType({spec.view: spec for spec in GAMES.values()})


def match_win_probability(view: View, value: float, spread: float = 0.0, deals: int = 0) -> float | None:
    """Return the probability that the seat of the view wins the match.

    ``value`` is the value of its position in this deal, ``spread`` the standard deviation of the playouts
    (both in points, or chips at panguingue), ``deals`` the number of finished deals of the match. Returns
    None for a spectator, and for Hollywood gin (three games in one), for which the search gives points only.
    """
    if view.seat is None or (isinstance(view, GinView) and view.options.hollywood):
        return None
    if isinstance(view, GinView) and not view.options.deals:
        return _gin_win_probability(view, value)
    spec = _SPECS[type(view)]
    return _MatchSimulation(view, spec, deals).win_probability(
        value, hypot(spread, _CUTOFF_ERROR.get(spec.key, 0.0))
    )


def outcomes_key(spec: GameSpec, options: object) -> str:
    """Return the key in ``outcomes.json`` of deals that are scored like this."""
    if isinstance(options, ControlOptions) and options.scoring is Scoring.PENALTY:
        return f"{spec.key} penalty"
    return spec.key


def recorded_outcomes(key: str, seats: int) -> Sequence[Sequence[int]]:
    """Return the results of sampled deals by seat, by ``outcomes_key``. Raises KeyError."""
    return _outcomes()[key][str(seats)]


def _gin_win_probability(view: GinView, value: float) -> float | None:
    options, seat = view.options, view.seat or 0
    own, other = (options.target - view.scores[side] for side in (seat, 1 - seat))
    if min(own, other) < 1:
        return None
    chance = even_match_probability(own, other) + value * probability_per_point(options.target)
    return min(1.0, max(0.0, chance))


@cache
def _outcomes() -> Mapping[str, Mapping[str, Sequence[Sequence[int]]]]:
    """Return the results of sampled deals by seat, by ``outcomes_key`` and the number of seats."""
    found: Mapping[str, Mapping[str, Sequence[Sequence[int]]]] = json.loads(
        files(__package__).joinpath("outcomes.json").read_text()
    )
    return found


class _MatchSimulation:
    """Simulates the rest of a match.

    A side is a team, or a single seat where each plays alone. Scores are signed so that more is better.
    """

    def __init__(self, view: View, spec: GameSpec, deals: int) -> None:
        options = view.options  # type: ignore[attr-defined]  # all views that the search supports have them
        outcomes = recorded_outcomes(outcomes_key(spec, options), len(view.held))
        seats = range(len(view.held))
        self._sides = spec.teams or tuple((seat,) for seat in seats)
        self._own = next(at for at, side in enumerate(self._sides) if view.seat in side)
        self._sign = -1 if spec.low_wins else 1
        self._scores = self._by_side(view.scores)
        self._outcomes = [(*brought, *brought) for brought in map(self._by_side, outcomes)]
        goal = spec.goal(options)
        self._deals, self._target = goal.deals and max(1, goal.deals - deals), goal.target
        every = [points for brought in self._outcomes for points in brought]
        self._mean = sum(every) / len(every)
        left = float(self._deals)
        if self._target:
            left = min(abs(self._target - score) for score in self._scores) / max(1.0, abs(self._mean))
        self._at_once = max(1, ceil(left / _SINGLE_DEALS))

    def _by_side(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._sign * sum(numbers[seat] for seat in side) for side in self._sides)

    def win_probability(self, value: float, spread: float) -> float:
        """Return the share of the simulated matches that the seat wins."""
        random = Random(0)  # the same for every position, so that positions can be compared
        return sum(self._sample_win_share(random, value, spread) for _ in range(_SAMPLES)) / _SAMPLES

    def _sample_win_share(self, random: Random, value: float, spread: float) -> float:
        """Simulate the rest of the match; return 1 for a win of the seat, its share for a tie."""
        brought = [float(points) for points in self._sample_deal(random)]
        mean = (sum(brought) - brought[self._own]) / (len(brought) - 1)
        brought[self._own] = mean + random.gauss(value, spread)
        scores = [have + more for have, more in zip(self._scores, brought, strict=True)]
        for draws in range(_MAX_DRAWS - 1):
            if self._is_over(scores, 1 + draws * self._at_once):
                break
            scores = [have + more for have, more in zip(scores, self._sample_several(random), strict=True)]
        most = max(scores)
        return (scores[self._own] == most) / scores.count(most)

    def _sample_several(self, random: Random) -> Sequence[float]:
        """Return what one draw brings each side: one deal, or several.

        Several deals have the same mean and variance as the same number of deals drawn one by one.
        """
        brought, count, mean = self._sample_deal(random), self._at_once, self._mean
        if count == 1:
            return brought
        return [count * mean + sqrt(count) * (points - mean) for points in brought]

    def _sample_deal(self, random: Random) -> Sequence[int]:
        """Return the result of one sampled deal by side, rotated at random."""
        sides = len(self._sides)
        begin = int(random.random() * sides)
        return self._outcomes[int(random.random() * len(self._outcomes))][begin : begin + sides]

    def _is_over(self, scores: Sequence[float], played: int) -> bool:
        if self._deals:
            return played >= self._deals
        return max(scores) >= self._target > 0 or min(scores) <= self._target < 0
