"""Sequential halving: every action is tried in the same worlds, and fewer and fewer actions.

A *world* is one determinization: one way in which the hidden cards could lie. A playout tries one action in
one world. The search compares the differences within the same world (common random numbers), which vary far
less than the values themselves. After each round the worse half of the actions is dropped, so most playouts
go to close decisions.

The results are shrunk toward the *prior*, the value that a player without playouts gives an action: the more
uncertain the playouts, the more the prior counts. It keeps some weight however many playouts there are,
because the playout policy plays plainly and more playouts do not remove that bias.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, hypot, inf, log2, sqrt
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from engine.actions import Action

_CHECK_INTERVAL: Final = 8
"""Worlds between two checks of whether more playouts are needed."""
_CONFIDENCE: Final = 3.0
"""Standard errors by which the difference may still change, in that check."""
_NO_WEIGHT: Final = 0.01
"""The weight of playouts beside the prior below which a player makes none."""

World = TypeVar("World")


class DecisionProblem(Protocol[World]):
    """A decision of the seat on turn, from what this seat may know and nothing else."""

    prior_error: float
    """Typical error, in points, of the prior's difference between two actions."""
    bias: float
    """Typical systematic error of the playouts' difference, in points."""
    relative_cost: int
    """Cost of one playout, in playouts of gin."""

    def candidates(self) -> Sequence[tuple[Action, float]]:
        """Return the actions worth trying and their priors in points, the most promising first."""

    def world(self, rng: Random) -> World:
        """Return a determinization that agrees with what the seat knows."""

    def exact_values(self, limit: int) -> Sequence[tuple[Action, float]] | None:
        """Return the exact values of the candidates, near the end of a deal.

        They are the means over all ways in which the hidden cards could lie. Returns None if there are more
        than ``limit`` of those or the deal may last longer.
        """

    def playout(self, world: World, action: Action) -> float:
        """Return the points of the seat after this action, less those of the others."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The value of one action."""

    action: Action
    value: float
    """Mean points of this deal for the seat against the others, over the playouts."""
    standard_error: float
    """Standard error of ``value``: 0 where it is exact, infinite after one playout."""
    shortfall: float
    """The points by which the action falls short of the best one; 0 for the best.

    Measured in the same worlds and shrunk toward the prior. The ranking goes by it.
    """
    shortfall_error: float
    """Standard error of ``shortfall``."""
    playouts: int
    """The number of worlds in which the action was tried.

    0 where there is no choice or the choice was clear without playouts; ``value`` is 0 then.
    """
    prior: float
    """The value without playouts, in points; only differences are meaningful."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """The candidate actions of a decision, the best first."""

    ranked: tuple[ActionValue, ...]
    playouts: int
    """Playouts made in all."""
    exact: bool = False
    """Whether the values are exact, without playouts."""

    @property
    def best(self) -> ActionValue:
        """The action to choose."""
        return self.ranked[0]


class _Candidate(Generic[World]):
    """An action and its values, world by world."""

    __slots__ = ("action", "prior", "values")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []


def sequential_halving(
    problem: DecisionProblem[World], budget: int, seed: int, *, stop_early: bool = False
) -> Assessment:
    """Rank the candidates with at most ``budget`` playouts.

    The same problem, budget and seed give the same answer. ``stop_early`` stops, possibly before the first
    playout, when more playouts are unlikely to bring another action to the top. Raises ValueError if there
    are no candidates.
    """
    candidates = [_Candidate[World](action, prior) for action, prior in problem.candidates()]
    if not candidates:
        raise ValueError("no candidates")
    if len(candidates) > 1 and (exact := problem.exact_values(budget // len(candidates))) is not None:
        return _exact_assessment(candidates, exact)
    if stop_early and _weight(problem) < _NO_WEIGHT:
        return _assessment(candidates, [max(candidates, key=lambda candidate: candidate.prior)], problem)
    if stop_early and (best := _clear_winner(candidates, problem)):
        return _assessment(candidates, [best], problem)
    rng = Random(seed)
    alive = list(candidates)
    spent = 0
    if len(alive) > 1:
        rounds = ceil(log2(len(alive)))
        for left in range(rounds, 0, -1):
            for number in range(1, 1 + max(1, (budget - spent) // left // len(alive))):
                world = problem.world(rng)
                for candidate in alive:
                    candidate.values.append(problem.playout(world, candidate.action))
                if stop_early and number % _CHECK_INTERVAL == 0 and (best := _clear_winner(alive, problem)):
                    return _assessment(candidates, [best], problem)
            spent = sum(len(candidate.values) for candidate in candidates)
            first = alive[0]
            alive.sort(key=lambda candidate: -_paired_difference(candidate, first, problem)[0])
            alive = alive[: max(1, ceil(len(alive) / 2))]
    return _assessment(candidates, alive, problem)


def _clear_winner(
    alive: Sequence[_Candidate[World]], problem: DecisionProblem[World]
) -> _Candidate[World] | None:
    """Return the best candidate if no other is likely to overtake it, else None.

    The check assumes that unlimited further playouts differ from those made by three standard errors in
    favour of the other candidate. Before the first playout the error is that of the prior and the playouts
    together.
    """
    first = alive[0]
    best = max(alive, key=lambda candidate: _paired_difference(candidate, first, problem)[0])
    weight = _weight(problem)
    for candidate in alive:
        if candidate is not best:
            pairs = [one - two for one, two in zip(candidate.values, best.values, strict=True)]
            before = candidate.prior - best.prior
            mean, error = (
                _mean_and_error(pairs) if pairs else (before, hypot(problem.prior_error, problem.bias))
            )
            if weight * (mean + _CONFIDENCE * error) + (1 - weight) * before > 0:
                return None
    return best


def _weight(problem: DecisionProblem[World]) -> float:
    """Return the weight of unlimited playouts; the prior has the rest."""
    return problem.prior_error**2 / (problem.prior_error**2 + problem.bias**2)


def _exact_assessment(
    candidates: Sequence[_Candidate[World]], exact: Sequence[tuple[Action, float]]
) -> Assessment:
    most = max(value for _, value in exact)
    priors = {candidate.action: candidate.prior for candidate in candidates}
    ranked = [
        ActionValue(action, value, 0.0, most - value, 0.0, 0, priors[action]) for action, value in exact
    ]
    ranked.sort(key=lambda one: one.shortfall)
    return Assessment(tuple(ranked), 0, exact=True)


def _paired_difference(
    candidate: _Candidate[World], other: _Candidate[World], problem: DecisionProblem[World]
) -> tuple[float, float]:
    """Return by how much one candidate is better than another, and the standard error of that.

    Measured in the worlds in which both were tried, and shrunk toward the prior.
    """
    prior = candidate.prior - other.prior
    if candidate is other:
        return 0.0, 0.0
    both = min(len(candidate.values), len(other.values))
    if both < 2:
        return prior, problem.prior_error
    pairs = [one - two for one, two in zip(candidate.values[:both], other.values[:both], strict=True)]
    mean, error = _mean_and_error(pairs)
    noise = problem.bias**2 + error**2
    weight = problem.prior_error**2 / (problem.prior_error**2 + noise)
    return weight * mean + (1 - weight) * prior, sqrt(noise * weight)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error, which is infinite for fewer than two values."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), inf
    mean = sum(values) / count
    # Equal values get an error of 0, although further ones may differ.
    square = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(square / count)


def _assessment(
    candidates: Sequence[_Candidate[World]],
    alive: Sequence[_Candidate[World]],
    problem: DecisionProblem[World],
) -> Assessment:
    best = alive[0]
    ranked = []
    for candidate in candidates:
        ahead, error = _paired_difference(candidate, best, problem)
        value, spread = _mean_and_error(candidate.values) if len(candidates) > 1 else (0.0, 0.0)
        ranked.append(
            ActionValue(
                candidate.action,
                value,
                spread,
                max(0.0, -ahead),
                error,
                len(candidate.values),
                candidate.prior,
            )
        )
    ranked.sort(key=lambda one: (one.action != best.action, one.shortfall))
    return Assessment(tuple(ranked), sum(len(candidate.values) for candidate in candidates))
