"""Paired comparison of two actions by common random numbers.

It uses new worlds: the worlds in which an action won the search flatter it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from engine.actions import Action
from engine.ai.search.sequential_halving import ActionValue, Assessment, DecisionProblem, sequential_halving


class Comparison(NamedTuple):
    """Two actions, tried in the same worlds."""

    one: ActionValue
    other: ActionValue
    loss: float
    """The points by which ``other`` falls short of ``one``; negative if it is better."""
    error: float
    """Standard error of ``loss``."""


class _PairProblem:
    """A decision problem with two candidates.

    An action that is no candidate of the original problem gets the lowest prior of those that are.
    """

    def __init__(self, problem: DecisionProblem[Any], one: Action, other: Action) -> None:
        self._problem = problem
        self.prior_error = problem.prior_error
        self.bias = problem.bias
        self.relative_cost = problem.relative_cost
        priors = dict(problem.candidates())
        least = min(priors.values(), default=0.0)
        self._candidates = [(action, priors.get(action, least)) for action in (one, other)]

    def candidates(self) -> Sequence[tuple[Action, float]]:
        return self._candidates

    def world(self, rng: Random) -> Any:
        return self._problem.world(rng)

    def exact_values(self, _limit: int) -> None:
        """Return None: the exact values cover only the original candidates."""

    def playout(self, world: Any, action: Action) -> float:
        return self._problem.playout(world, action)


def compare(problem: DecisionProblem[Any], one: Action, other: Action, budget: int, seed: int) -> Comparison:
    """Compare two different actions with at most ``budget`` playouts.

    The same problem, budget and seed give the same answer.
    """
    found: Assessment = sequential_halving(_PairProblem(problem, one, other), budget, seed)
    values = {each.action: each for each in found.ranked}
    second = found.ranked[-1]
    loss = second.shortfall if second.action == other else -second.shortfall
    return Comparison(values[one], values[other], loss, second.shortfall_error)
