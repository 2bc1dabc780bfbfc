"""What a value of the judge is as a chance to win the match, between equals.

At gin it is counted (``chance_of_equals``). Elsewhere the rest of the match is drawn many times: what this
deal may bring from the value and how far the playouts lay apart, and what the deals after it bring from some
that *strong* has played under the usual options (``outcomes.json``, made by ``python -m
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

from engine.ai.gin.worlds import chance_of_equals, worth_of_a_point
from engine.games import GAMES
from engine.games.control import ControlOptions, Scoring
from engine.games.gin import GinView
from engine.spec import GameSpec
from engine.views import View

_DRAWN: Final = 1_000
"""How often the rest of a match is drawn: a chance of a half is uncertain by 1.6 %."""
_LONGEST: Final = 50
"""Draws after which a match goes to whoever leads."""
_DRAWS: Final = 15
"""Deals that are drawn one by one: where more are to come, a draw stands for several."""
_OFF: Final = MappingProxyType({"hand": 35.0, "hand_partnership": 70.0})
"""By how many points playouts that are cut short are off, beside what they lie apart: fitted to who won 700
matches in the end.
"""
_SPECS: Final[Mapping[type[View], GameSpec]] = MappingProxyType({spec.view: spec for spec in GAMES.values()})


def chance_to_win(view: View, value: float, apart: float = 0.0, deals: int = 0) -> float | None:
    """Return the chance of the seat to win the match, from the score and the value of its position in this
    deal; None for a spectator, and for three games of gin in one, of which the judge tells points alone.

    ``apart`` is the standard deviation of the playouts, in points (chips at panguingue); ``deals`` says how
    many of the match are over.
    """
    if view.seat is None or (isinstance(view, GinView) and view.options.hollywood):
        return None
    if isinstance(view, GinView) and not view.options.deals:
        return _at_gin(view, value)
    spec = _SPECS[type(view)]
    return _Rest(view, spec, deals).chance(value, hypot(apart, _OFF.get(spec.key, 0.0)))


def played_as(spec: GameSpec, options: object) -> str:
    """Return under which name the outcomes of deals are stored that are scored like this."""
    if isinstance(options, ControlOptions) and options.scoring is Scoring.PENALTY:
        return f"{spec.key} penalty"
    return spec.key


def _at_gin(view: GinView, value: float) -> float | None:
    options, seat = view.options, view.seat or 0
    own, other = (options.target - view.scores[side] for side in (seat, 1 - seat))
    if min(own, other) < 1:
        return None
    chance = chance_of_equals(own, other) + value * worth_of_a_point(options.target)
    return min(1.0, max(0.0, chance))


@cache
def _outcomes() -> Mapping[str, Mapping[str, Sequence[Sequence[int]]]]:
    """Return what deals brought each seat, by ``played_as`` and the number of seats."""
    found: Mapping[str, Mapping[str, Sequence[Sequence[int]]]] = json.loads(
        files(__package__).joinpath("outcomes.json").read_text()
    )
    return found


class _Rest:
    """The rest of a match: sides are teams, or seats where each plays alone; more points are better."""

    def __init__(self, view: View, spec: GameSpec, deals: int) -> None:
        options = view.options  # type: ignore[attr-defined]  # all views that the judge knows have them
        outcomes = _outcomes()[played_as(spec, options)][str(len(view.held))]
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
        self._at_once = max(1, ceil(left / _DRAWS))

    def _by_side(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._sign * sum(numbers[seat] for seat in side) for side in self._sides)

    def chance(self, value: float, apart: float) -> float:
        """Return the share of the matches that the seat wins, of those drawn."""
        random = Random(0)  # the same for every position, so that one is compared with the next
        return sum(self._won(random, value, apart) for _ in range(_DRAWN)) / _DRAWN

    def _won(self, random: Random, value: float, apart: float) -> float:
        """Draw the rest of the match; return the seat's share in winning it."""
        brought = [float(points) for points in self._of_a_deal(random)]
        mean = (sum(brought) - brought[self._own]) / (len(brought) - 1)
        brought[self._own] = mean + random.gauss(value, apart)
        scores = [have + more for have, more in zip(self._scores, brought, strict=True)]
        for draws in range(_LONGEST - 1):
            if self._over(scores, 1 + draws * self._at_once):
                break
            scores = [have + more for have, more in zip(scores, self._some(random), strict=True)]
        most = max(scores)
        return (scores[self._own] == most) / scores.count(most)

    def _some(self, random: Random) -> Sequence[float]:
        """Return what the deals of a draw bring each side: as much on average, and as far apart, as so many
        that are drawn one by one.
        """
        brought, count, mean = self._of_a_deal(random), self._at_once, self._mean
        if count == 1:
            return brought
        return [count * mean + sqrt(count) * (points - mean) for points in brought]

    def _of_a_deal(self, random: Random) -> Sequence[int]:
        """Return what a deal brought each side, whoever sat where."""
        sides = len(self._sides)
        begin = int(random.random() * sides)
        return self._outcomes[int(random.random() * len(self._outcomes))][begin : begin + sides]

    def _over(self, scores: Sequence[float], played: int) -> bool:
        if self._deals:
            return played >= self._deals
        return max(scores) >= self._target > 0 or min(scores) <= self._target < 0
