"""What one action is worth beside another, in new worlds: those in which it was the best flatter it."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from engine.actions import Action
from engine.ai.search.sequential_halving import ActionValue, Assessment, DecisionProblem, sequential_halving


class Comparison(NamedTuple):
    """Two actions, tried in the same worlds."""

    one: ActionValue
    other: ActionValue
    lost: float
    """By how many points the other falls short of the one; negative: it is better."""
    error: float
    """Standard error of that."""


class _Between:
    """A question with two answers. What the prior does not consider worth a trial is no better to it than the
    last that it does.
    """

    def __init__(self, question: DecisionProblem[Any], one: Action, other: Action) -> None:
        self._question = question
        self.trust = question.trust
        self.bias = question.bias
        self.dear = question.dear
        priors = dict(question.candidates())
        least = min(priors.values(), default=0.0)
        self._two = [(action, priors.get(action, least)) for action in (one, other)]

    def candidates(self) -> Sequence[tuple[Action, float]]:
        return self._two

    def world(self, chance: Random) -> Any:
        return self._question.world(chance)

    def solved(self, _limit: int) -> None:
        """Return nothing: what is counted out is so for the actions that were worth a trial."""

    def play(self, world: Any, action: Action) -> float:
        return self._question.play(world, action)


def compare(question: DecisionProblem[Any], one: Action, other: Action, budget: int, seed: int) -> Comparison:
    """Compare two different actions with at most ``budget`` playouts; the same question, budget and seed get
    the same answer.
    """
    found: Assessment = sequential_halving(_Between(question, one, other), budget, seed)
    judged = {each.action: each for each in found.ranked}
    behind = found.ranked[-1]
    lost = behind.behind if behind.action == other else -behind.behind
    return Comparison(judged[one], judged[other], lost, behind.behind_spread)
