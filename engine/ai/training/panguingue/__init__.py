"""Trains the value network of panguingue.

Method: the network plays against itself in the engine, and is fitted to the λ-returns of its own values
(TD(λ): R. S. Sutton, 1988; TD-Gammon: G. Tesauro, 1995). A value is the chips that the rest of the deal will
bring a seat, from each player who pays. The average of the networks so far chooses, and the newest one judges
what that is worth (double learning: H. van Hasselt, 2010). Where a decision explored, the return of what came
before goes on with the value of the best decision (C. Watkins, 1989). Whether to play a hand is decided by
counting, as at a table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action
from engine.ai import Level, choose
from engine.ai.panguingue.inputs import FEATURES, INPUTS, SUIT_ORDERS
from engine.ai.panguingue.value_net import CHIPS, evaluate_by, net_of
from engine.ai.training.contract import Examples, Reals, Trainer, frozen_weights
from engine.ai.training.engine_deals import new_deal, share_of_pair
from engine.ai.training.network import Network
from engine.ai.value_net import Layers
from engine.games import GAMES
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.match import PanMatch
from engine.games.panguingue.terms import PanView

_LAMBDA: Final = 0.7
_FIRST_EXAMPLES: Final = 150_000
"""Examples over which λ falls from 1, by a factor of e: the first values are worth nothing."""
_EXPLORED: Final = 0.05
"""The share of decisions that explore."""
_TEMPERATURE: Final = 0.5
"""Chips by which a worse decision is explored less often, by a factor of e."""
_SEATS: Final = (0.6, 0.15, 0.1, 0.05, 0.05, 0.05)
"""The shares of deals for two, three, … players."""
_ARRAYS: Final = "inputs", "first", "second", "second_biases", "answer", "answer_bias"
_LONGEST: Final = 4_000
"""Actions after which a deal of training is broken off, as if it brought no more chips."""
Player = Callable[[PanView], Action]


@dataclass(frozen=True, kw_only=True)
class PanExamples(Examples):
    """Positions of self-play with their targets."""

    seen: Reals
    """The inputs of each."""

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:
        """Return the inputs of some examples, with the suits that are alike permuted."""
        orders = SUIT_ORDERS[rng.integers(len(SUIT_ORDERS), size=len(rows))]
        return np.take_along_axis(self.seen[rows], orders, axis=1)


@dataclass(frozen=True, kw_only=True)
class PanguingueTrainer(Trainer):
    """How the network of panguingue is trained."""

    sizes: Sequence[int] = (INPUTS, 128, 32, 1)
    deals: int = 64
    """Deals of one self-play."""
    passes: int = 6
    settles_from: int | None = 450_000
    key: str = "panguingue"
    features: int = FEATURES
    not_trained_for: str = "options other than the default ones; eight and more players"
    opponents: Sequence[str] = ("strong",)

    def __post_init__(self) -> None:
        """Raise OSError or ValueError if the frozen opponent cannot be read."""
        if self.against:
            _opponent(self.against)

    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> PanExamples:
        """Play deals, and label what was decided."""
        learner = Learner(net_of(self.stored(averaged)), rng, _EXPLORED)
        other = _opponent(self.against) if self.against else None
        for seats in 2 + rng.choice(len(_SEATS), size=self.deals, p=_SEATS):
            match = _match(int(seats), int(rng.integers(seats)))
            own = int(rng.integers(seats))
            learner.play(
                _deal(match, rng), {seat: other for seat in range(seats) if other is not None and seat != own}
            )
        decay = _LAMBDA + (1 - _LAMBDA) * float(np.exp(-before / _FIRST_EXAMPLES))
        return learner.examples(network, decay)

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.panguingue.value_net`` reads."""
        return {name: each.squeeze() for name, each in zip(_ARRAYS, network.weights, strict=True)}

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches for two of ten deals."""
        own = net_of(arrays)
        return matches(lambda view: evaluate_by(own, view).found[0][0], _opponent(opponent), decks, rng)


class _Step(NamedTuple):
    """A position that a seat chose."""

    row: int
    """The number of its example; -1: a choice after which the turn goes on."""
    chips: int
    """The chips of the seat there."""
    payers: int
    best: float
    """The chips that the best choice would bring, where this one explored; else not a number."""


@dataclass
class Learner:
    """Plays by a network, and records what it decides."""

    net: Layers
    rng: np.random.Generator
    explored: float
    decided: list[tuple[list[_Step], int]] = field(default_factory=list)
    """What each seat decided in a deal, and its chips at the end."""
    _inputs: list[Reals] = field(default_factory=list)

    def play(self, deal: PanDeal, others: Mapping[int, Player]) -> None:
        """Play a deal; other players have some seats."""
        steps: list[list[_Step]] = [[] for _ in range(deal.seats)]
        for _ in range(_LONGEST):
            if deal.result is not None:
                break
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            if len(legal) == 1:
                deal.apply(seat, legal[0])
                continue
            view = deal.view(seat)
            if seat in others:
                deal.apply(seat, others[seat](view))
                continue
            found, payers, inputs = evaluate_by(self.net, view)
            action, best = found[0]
            worse = False
            if len(found) > 1 and payers and self.rng.random() < self.explored:
                weights = np.exp((np.array([value for _, value in found]) - best) / _TEMPERATURE)
                action = found[int(self.rng.choice(len(found), p=weights / weights.sum()))][0]
                worse = action != found[0][0]
            deal.apply(seat, action)
            if action in inputs or worse:
                row = -1
                if action in inputs:
                    row = len(self._inputs)
                    self._inputs.append(inputs[action])
                chips = view.chips[seat]
                steps[seat].append(_Step(row, chips, payers, chips + best if worse else np.nan))
        final = deal.view(None).chips
        self.decided += [(each, final[seat]) for seat, each in enumerate(steps) if each]

    def examples(self, network: Network, decay: float) -> PanExamples:
        """Label what was recorded, as the network judges it; ``decay`` is λ."""
        seen = np.array(self._inputs, np.float32).reshape(-1, INPUTS)
        count = len(seen)
        targets = np.zeros(count, np.float32)
        made = PanExamples(
            heads=np.zeros(count, np.intp), targets=targets, weights=np.ones(count, np.float32), seen=seen
        )
        judged = network.layers(seen)[-1][:, 0]
        for steps, end in self.decided:
            found = float(end)
            for step in reversed(steps):
                unit = CHIPS * step.payers
                if step.row >= 0:
                    targets[step.row] = (found - step.chips) / unit
                if not np.isnan(step.best):
                    found = step.best
                elif step.row >= 0:
                    found = (1 - decay) * (step.chips + unit * float(judged[step.row])) + decay * found
        return made


def _opponent(name: str) -> Player:
    if name in {*Level}:
        return lambda view: choose("panguingue", Level(name), view)
    net = net_of(frozen_weights("panguingue", FEATURES, name))
    return lambda view: evaluate_by(net, view).found[0][0]


def _match(seats: int, dealer: int) -> PanMatch:
    match = GAMES["panguingue"].new_match(seats=seats, dealer=dealer)
    assert isinstance(match, PanMatch)  # noqa: S101 - for the types
    return match


def _deal(match: PanMatch, rng: np.random.Generator) -> PanDeal:
    deal = new_deal(match, rng)
    assert isinstance(deal, PanDeal)  # noqa: S101 - for the types
    return deal


def matches(one: Player, other: Player, decks: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Play two matches for two on each series of decks, with seats exchanged.

    Return the share that the first player wins of each two.
    """
    return np.array([share_of_pair("panguingue", one, other, rng, dealer=deck % 2) for deck in range(decks)])
