"""How the judge spends its playouts: every action in the same worlds, and fewer and fewer actions.

A *world* is one way in which the hidden cards could lie; a playout tries one action in one world. What is
compared are differences within the same world, which vary far less than the values themselves. Actions that
have fallen behind are dropped by halves, so that most playouts go to those between which it is close. Few
playouts are trusted little: what a player who only looks (the *prior*) thinks of the actions counts for as
much as the playouts are uncertain. And so do many: those who play them play plainly, and whatever is wrong
with that no number of playouts mends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, hypot, inf, log2, sqrt
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from engine.actions import Action

_LOOK: Final = 8
"""Worlds after which it is looked whether more are needed,"""
_SURE: Final = 3.0
"""… and by how many standard errors they might come out otherwise."""

World = TypeVar("World")


class DecisionProblem(Protocol[World]):
    """A decision to be judged, from what the seat on turn may know and nothing else."""

    trust: float
    """By how many points the prior is usually wrong about the difference of two actions."""
    bias: float
    """By how many points the playouts are, however many they be."""
    dear: int
    """As many playouts of gin take as long as one of these."""

    def candidates(self) -> Sequence[tuple[Action, float]]:
        """Return what is worth a trial, with the prior in points: the likeliest best first."""

    def world(self, chance: Random) -> World:
        """Deal the hidden cards anew, in agreement with what the seat knows."""

    def solved(self, limit: int) -> Sequence[tuple[Action, float]] | None:
        """Return what the candidates are worth by every way the hidden cards could lie, if these are at most
        ``limit`` and the deal is about to end.
        """

    def play(self, world: World, action: Action) -> float:
        """Return the points of the seat, less those of the others, if it does this in this world."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """What an action is worth."""

    action: Action
    value: float
    """Points of this deal for the seat against the others, as its playouts came out."""
    spread: float
    """Standard error of ``value``: 0 where it is exact, infinite after one playout."""
    behind: float
    """By how many points it falls short of the best: measured in the same worlds, and drawn toward the prior
    as far as that is uncertain; 0 for the best. This is what the ranking goes by.
    """
    behind_spread: float
    """Standard error of that."""
    playouts: int
    """How many worlds it was tried in; none where there is no choice, or it was plain to choose without: then
    ``value`` is 0.
    """
    prior: float
    """What the player without playouts thinks, in points; only differences mean something."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a seat may do, the best first."""

    ranked: tuple[ActionValue, ...]
    playouts: int
    """How many were made in all."""
    exact: bool = False
    """Whether every way the cards could lie was counted, and none played out."""

    @property
    def best(self) -> ActionValue:
        """The action to choose."""
        return self.ranked[0]


class _Tally(Generic[World]):
    """The values of one action, world by world."""

    __slots__ = ("action", "prior", "values")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.values: list[float] = []


def sequential_halving(
    question: DecisionProblem[World], budget: int, seed: int, *, until_decided: bool = False
) -> Assessment:
    """Judge with at most ``budget`` playouts; the same question, budget and seed get the same answer.

    ``until_decided``: stop where no number of playouts is likely to bring another action to the top, be it
    before the first. Raises ValueError where there is nothing to judge.
    """
    tallies = [_Tally[World](action, prior) for action, prior in question.candidates()]
    if not tallies:
        raise ValueError("nothing to judge")
    if len(tallies) > 1 and (exact := question.solved(budget // len(tallies))) is not None:
        return _solved(tallies, exact)
    if until_decided and (best := _decided(tallies, question)):
        return _assessment(tallies, [best], question)
    chance = Random(seed)
    alive = list(tallies)
    spent = 0
    if len(alive) > 1:
        rounds = ceil(log2(len(alive)))
        for left in range(rounds, 0, -1):
            for number in range(1, 1 + max(1, (budget - spent) // left // len(alive))):
                world = question.world(chance)
                for tally in alive:
                    tally.values.append(question.play(world, tally.action))
                if until_decided and number % _LOOK == 0 and (best := _decided(alive, question)):
                    return _assessment(tallies, [best], question)
            spent = sum(len(tally.values) for tally in tallies)
            first = alive[0]
            alive.sort(key=lambda tally: -_against(tally, first, question)[0])
            alive = alive[: max(1, ceil(len(alive) / 2))]
    return _assessment(tallies, alive, question)


def _decided(alive: Sequence[_Tally[World]], question: DecisionProblem[World]) -> _Tally[World] | None:
    """Return the best action, if all others would stay behind it though further playouts went three standard
    errors better for them than those made, and were as many as may be. Before the first they are expected to
    differ from the prior by as much as either is usually wrong.
    """
    first = alive[0]
    best = max(alive, key=lambda tally: _against(tally, first, question)[0])
    most = question.trust**2 / (question.trust**2 + question.bias**2)
    for tally in alive:
        if tally is not best:
            pairs = [one - two for one, two in zip(tally.values, best.values, strict=True)]
            before = tally.prior - best.prior
            mean, error = _mean(pairs) if pairs else (before, hypot(question.trust, question.bias))
            if most * (mean + _SURE * error) + (1 - most) * before > 0:
                return None
    return best


def _solved(tallies: Sequence[_Tally[World]], exact: Sequence[tuple[Action, float]]) -> Assessment:
    most = max(value for _, value in exact)
    priors = {tally.action: tally.prior for tally in tallies}
    judged = [
        ActionValue(action, value, 0.0, most - value, 0.0, 0, priors[action]) for action, value in exact
    ]
    judged.sort(key=lambda one: one.behind)
    return Assessment(tuple(judged), 0, exact=True)


def _against(
    tally: _Tally[World], other: _Tally[World], question: DecisionProblem[World]
) -> tuple[float, float]:
    """Return by how much one action is better than another, and the standard error of that.

    Measured in the worlds in which both were tried, and drawn toward the prior as far as that is uncertain.
    """
    prior = tally.prior - other.prior
    if tally is other:
        return 0.0, 0.0
    both = min(len(tally.values), len(other.values))
    if both < 2:
        return prior, question.trust
    pairs = [one - two for one, two in zip(tally.values[:both], other.values[:both], strict=True)]
    mean, error = _mean(pairs)
    wrong = question.bias**2 + error**2
    known = question.trust**2 / (question.trust**2 + wrong)
    return known * mean + (1 - known) * prior, sqrt(wrong * known)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error; of one value or of none nothing is known."""
    count = len(values)
    if count < 2:
        return (values[0] if values else 0.0), inf
    mean = sum(values) / count
    # So many equal values do not mean that there are no others.
    square = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(square / count)


def _assessment(
    tallies: Sequence[_Tally[World]], alive: Sequence[_Tally[World]], question: DecisionProblem[World]
) -> Assessment:
    best = alive[0]
    judged = []
    for tally in tallies:
        ahead, error = _against(tally, best, question)
        value, spread = _mean(tally.values) if len(tallies) > 1 else (0.0, 0.0)
        judged.append(
            ActionValue(tally.action, value, spread, max(0.0, -ahead), error, len(tally.values), tally.prior)
        )
    judged.sort(key=lambda one: (one.action != best.action, one.behind))
    return Assessment(tuple(judged), sum(len(tally.values) for tally in tallies))
