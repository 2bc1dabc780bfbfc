"""Trains the value network of rummy 500.

Method: the network plays against itself, for two, three and four, and is fitted to the λ-returns of its own
values (TD(λ): R. S. Sutton, 1988; TD-Gammon: G. Tesauro, 1995). A value is what a seat still gains in the
deal, less the mean of the others: each seat maximizes its own. The average of the networks so far chooses,
and the newest one judges what that is worth (double learning: H. van Hasselt, 2010). Where a decision
explored, the return of what came before goes on with the value of the best choice (C. Watkins, 1989). Each
time an example is seen, its suits are permuted by chance: the rules know no suits.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.deals import OPTIONS, Deal
from engine.ai.rummy500.features import FEATURES, INPUTS, Moment, Seen, inputs, reordered
from engine.ai.rummy500.value_net import Net
from engine.ai.training.contract import Examples, Reals, Trainer, frozen_weights
from engine.ai.training.network import Network
from engine.ai.training.rummy500.players import Learner, Plain, Player, Recorder, play
from engine.cards import Card, pack

POINTS: Final = 50.0
"""Points for an output of one while the network is fitted."""
_LAMBDA: Final = 0.8
_FIRST_EXAMPLES: Final = 300_000
"""Examples over which λ falls from 1, by a factor of e: the first values are worth nothing."""
_EXPLORED: Final = 0.08
"""The share of decisions that explore."""
_TEMPERATURE: Final = 5.0
_SEATS: Final = (0.6, 0.2, 0.2)
"""The shares of deals for two, three and four."""


@dataclass(frozen=True, kw_only=True)
class Rummy500Examples(Examples):
    """Positions of self-play with their targets."""

    seen: Seen

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:
        """Return the inputs of some examples, with their suits permuted."""
        orders = rng.permuted(np.tile(np.arange(4), (len(rows), 1)), axis=1)
        return inputs(reordered(self.seen.of(rows), orders))


@dataclass(frozen=True, kw_only=True)
class Rummy500Trainer(Trainer):
    """How the network of rummy 500 is trained."""

    sizes: Sequence[int] = (INPUTS, 192, 32, len(Moment))
    deals: int = 384
    """Deals of one self-play."""
    key: str = "rummy500"
    features: int = FEATURES
    not_trained_for: str = (
        "options other than the default ones, but for the limit, the clock and who deals next; the score of "
        "the match: a value is in points of this deal"
    )
    opponents: Sequence[str] = ("plain",)

    def __post_init__(self) -> None:
        """Raise OSError or ValueError if the frozen opponent cannot be read."""
        if self.against:
            _opponent(self.against)

    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> Rummy500Examples:
        """Play deals for two, three and four, and label what was decided."""
        seats = rng.choice((2, 3, 4), size=self.deals, p=_SEATS).tolist()
        deals = [_dealt(each, rng) for each in seats]
        recorder = Recorder()
        learner = Learner(
            _net(averaged),
            rng,
            judge=_net(network),
            explored=_EXPLORED,
            temperature=_TEMPERATURE,
            recorder=recorder,
        )
        players: list[Player] = [learner]
        who = [[0] * each for each in seats]
        if self.against:
            players.append(_opponent(self.against))
            own = [int(rng.integers(each)) for each in seats]
            who = [[int(seat != of) for seat in range(each)] for of, each in zip(own, seats, strict=True)]
        play(deals, players, who)
        decay = _LAMBDA + (1 - _LAMBDA) * float(np.exp(-before / _FIRST_EXAMPLES))
        targets = targets_of(recorder, decay)
        return Rummy500Examples(
            heads=np.concatenate(recorder.heads),
            targets=targets,
            weights=np.ones_like(targets),
            seen=Seen(*map(np.concatenate, zip(*recorder.seen, strict=True))),
        )

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.rummy500.value_net`` reads."""
        return _net(network)._asdict()

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches for two to the default limit."""
        return matches(Learner(Net.read(arrays)), _opponent(opponent), decks, rng)


def _net(network: Network) -> Net:
    """Return a network with outputs in points."""
    *layers, answers, biases = network.weights
    points = np.float32(POINTS)
    return Net._make((*layers, points * answers, points * biases))


def _opponent(name: str) -> Player:
    """Return the player that plays like the playouts, or one with a frozen network."""
    return Plain() if name == "plain" else Learner(Net.read(frozen_weights("rummy500", FEATURES, name)))


_PACK: Final = pack()


def _deck(rng: np.random.Generator) -> list[Card]:
    return [_PACK[at] for at in rng.permutation(len(_PACK)).tolist()]


def _dealt(seats: int, rng: np.random.Generator) -> Deal:
    return Deal(_deck(rng), int(rng.integers(seats)), seats)


def targets_of(recorder: Recorder, decay: float) -> Reals:
    """Return the λ-return of each example, as the network gives it.

    ``decay`` is λ. The deals are over.
    """
    targets = np.empty(recorder.count, np.float32)
    for (deal, seat), steps in recorder.steps.items():
        found = deal.result(seat)
        for row, lead, worth in reversed(steps):
            if row < 0:
                found = worth
            else:
                targets[row] = found - lead
                found = (1 - decay) * worth + decay * found
    return targets / np.float32(POINTS)


def matches(one: Player, other: Player, decks: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Play two matches for two on each series of decks, with seats exchanged.

    Return the share that the first player wins of each two.
    """
    won = np.full(2 * decks, np.nan)
    totals = np.zeros((2 * decks, 2))
    dealer = 0
    while len(going := np.isnan(won).nonzero()[0]):
        # Both matches of a pair get the same decks as long as both go on.
        dealt = [_deck(rng) for _ in range(decks)]
        deals = [Deal(dealt[at // 2], dealer, 2) for at in going]
        play(deals, [one, other], [(at % 2, 1 - at % 2) for at in going])
        for at, deal in zip(going, deals, strict=True):
            totals[at] += deal.points
            if totals[at].max() >= OPTIONS.limit and totals[at, 0] != totals[at, 1]:
                won[at] = totals[at].argmax() == at % 2
        dealer = 1 - dealer
    found: NDArray[np.float64] = won.reshape(decks, 2).mean(axis=1)
    return found
