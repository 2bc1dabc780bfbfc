"""Trains the value network of gin.

Method: the network plays against itself and against greedy players, and is fitted to the λ-returns of its
own values (TD(λ): R. S. Sutton, 1988; TD-Gammon: G. Tesauro, 1995). A value is the gain in win probability
that the deal brings, in units of one point at the beginning of a match. The average of the
networks so far chooses, and the newest one judges what that is worth (double learning: H. van Hasselt, 2010).
Where a decision explored, the return of what came before goes on with the value of the best decision (C.
Watkins, 1989). A knock that was possible
is labelled with what it would have brought against the cards that the other player held, whether it was made
or not. Each time an example is seen, its suits are permuted by chance: the rules know no suits.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.deals import OPTIONS, Deals
from engine.ai.gin.hands import Masks, Numbers, joined, suits_of
from engine.ai.gin.positions import MAY_KNOCK, PLACES, bits_of
from engine.ai.gin.turns import NetPlayer
from engine.ai.gin.value_net import FEATURES, KNOCKING, WAITING, ValueNet
from engine.ai.gin.worlds import even_match_probability, probability_per_point
from engine.ai.training.contract import Examples, Reals, Trainer, frozen_weights
from engine.ai.training.gin.players import Greedy, Learner, Player, Random, Recorder, Simple, Strong, play
from engine.ai.training.gin.values import INPUTS, POINTS, scaled, stored_net
from engine.ai.training.network import Network
from engine.ai.value_net import header, read_weights

TARGET: Final = OPTIONS.target
BASELINE: Final = "expert-1"
"""The opponent that is a network which stays what it is: the first one that was at tables."""
_LAMBDA: Final = 0.8
_FIRST_EXAMPLES: Final = 500_000
"""Examples over which λ falls from 1, by a factor of e: the first values are worth nothing."""
_EXPLORED: Final = 0.08
"""The share of decisions that explore."""
_KNOCKS_EXPLORED: Final = 0.25
"""The same where a knock is possible: few decisions are, and most hangs on them."""
_KNOCKS_WEIGHT: Final = 3.0
"""How much more a value of such a decision counts than another."""
_TEMPERATURE: Final = 3.0
_USUAL_LIMIT: Final = 0.9
"""The share of deals with the default knock limit; the others have any limit."""
_BEGINNINGS: Final = 0.3
"""The share of deals that begin a match; in the others each player needs any number of points."""
_OTHERS: Final = (
    (0, (0.5, 0.2, 0.05, 0.05, 0.2, 0)),
    (4_500_000, (0.2, 0.4, 0.05, 0.05, 0.3, 0)),
    (40_000_000, (0.2, 0.2, 0.05, 0.05, 0.2, 0.3)),
)
"""The shares of the opponents, each from so many examples on.

They are the network itself, three greedy players, one like OpenSpiel's simple bot, and one like *strong*. A
deal with itself makes twice as many examples as one with another player.
"""


def _chances() -> NDArray[np.float64]:
    """Return the chance to win a match by the points that a player and the other one need."""
    return np.array(
        [[even_match_probability(own, other) for other in range(TARGET + 1)] for own in range(TARGET + 1)]
    )


_CHANCES: Final = _chances()
_POINT: Final = probability_per_point(TARGET)


def utility(needed: Numbers, needed_by_other: Numbers, points: Numbers) -> NDArray[np.float64]:
    """Return the gain of winning (negative: losing) these points, where each needs so many."""
    after = _CHANCES[
        np.maximum(0, needed - np.maximum(points, 0)), np.maximum(0, needed_by_other + np.minimum(points, 0))
    ]
    found: NDArray[np.float64] = (after - _CHANCES[needed, needed_by_other]) / _POINT
    return found


@dataclass(frozen=True, kw_only=True)
class GinExamples(Examples):
    """Positions of self-play with their targets."""

    places: Masks
    features: Reals

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:
        """Return the inputs of some examples, with their suits permuted."""
        order = rng.permuted(np.tile(np.arange(4), (len(rows), 1)), axis=1)
        suits = np.stack(suits_of(self.places[rows]), axis=2)
        a, b, c, d = np.take_along_axis(suits, order[:, None, :], axis=2).transpose(2, 0, 1)
        found = np.empty((len(rows), INPUTS), np.float32)
        found[:, : 52 * PLACES] = bits_of(joined((a, b, c, d)).ravel()).reshape(len(rows), 52 * PLACES)
        found[:, 52 * PLACES :] = scaled(self.features[rows])
        return found


@dataclass(frozen=True, kw_only=True)
class GinTrainer(Trainer):
    """How the network of gin is trained."""

    sizes: Sequence[int] = (INPUTS, 256, 32, 3)
    deals: int = 512
    """Deals of one self-play."""
    key: str = "gin"
    features: int = FEATURES
    not_trained_for: str = (
        "options other than the default ones and the knock limit: big gin, other bonuses, defences by hand, "
        "the eleven-card deal, fixed numbers of deals, Hollywood"
    )
    opponents: Sequence[str] = ("random", "greedy", "simple", "strong", BASELINE)
    learnt_against: str = "itself, greedy players, one like OpenSpiel's simple bot, strong"
    passes: int = 6
    settles_from: int | None = 7_000_000

    def __post_init__(self) -> None:
        """Raise OSError or ValueError if the frozen opponent cannot be read."""
        if self.against:
            _opponent(self.against, np.random.default_rng())

    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> GinExamples:
        """Play deals at all scores, and label what was decided."""
        count = self.deals
        deals = dealt(count, rng)
        learner = Learner(
            stored_net(averaged.weights),
            rng,
            judge=stored_net(network.weights),
            explored=_EXPLORED,
            knocks_explored=_KNOCKS_EXPLORED,
            temperature=_TEMPERATURE,
        )
        others: list[Player] = [Greedy(), Greedy(5), Greedy(0), Simple(), Strong()]
        shares = next(shares for begins, shares in reversed(_OTHERS) if before >= begins)
        which = rng.choice(len(shares), size=count, p=shares)
        if self.against:
            others, which = [_opponent(self.against, rng)], np.ones(count, np.int64)
        seats = np.zeros((count, 2), np.int64)
        seats[np.arange(count), rng.integers(2, size=count)] = which
        play(deals, [learner, *others], seats)
        recorder = learner.recorder
        decay = _LAMBDA + (1 - _LAMBDA) * float(np.exp(-before / _FIRST_EXAMPLES))
        features, heads = np.concatenate(recorder.features), np.concatenate(recorder.heads)
        knocks = (heads == KNOCKING) | (heads == WAITING) & (features[:, MAY_KNOCK] > 0)
        return GinExamples(
            places=np.concatenate(recorder.places),
            features=features,
            heads=heads,
            weights=np.where(knocks, _KNOCKS_WEIGHT, 1.0).astype(np.float32),
            targets=targets_of(deals, recorder, decay),
        )

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.gin.value_net`` reads."""
        return stored_net(network.weights)._asdict()

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches to the default target."""
        return matches(NetPlayer(ValueNet.read(arrays)), _opponent(opponent, rng), decks, rng)


def _opponent(name: str, rng: np.random.Generator) -> Player:
    match name:
        case "random":
            return Random(rng)
        case "greedy":
            return Greedy()
        case "simple":
            return Simple()
        case "strong":
            return Strong()
        case _:
            return frozen(name)


@lru_cache(maxsize=4)
def frozen(name: str) -> NetPlayer:
    """Return a stored network that plays: ``SHIPPED``, ``BASELINE``, or that of a file.

    Raises ValueError if it is for other features.
    """
    if name == BASELINE:
        stored = files(__package__).joinpath(f"{BASELINE}.npz")
        weights = read_weights(stored.read_bytes(), header("gin", FEATURES))
    else:
        weights = frozen_weights("gin", FEATURES, name)
    return NetPlayer(ValueNet.read(weights))


def dealt(count: int, rng: np.random.Generator) -> Deals:
    """Deal at all scores, most with the default knock limit."""
    starts = rng.random(count) < _BEGINNINGS
    needed = np.where(starts[:, None], TARGET, rng.integers(1, TARGET + 1, size=(count, 2)))
    limit = np.where(
        rng.random(count) < _USUAL_LIMIT,
        OPTIONS.knock_limit,
        rng.integers(OPTIONS.knock_limit, size=count),
    )
    return Deals.of(_decks(count, rng), rng.integers(2, size=count), limit, needed)


def _decks(count: int, rng: np.random.Generator) -> NDArray[np.int8]:
    return rng.permuted(np.tile(np.arange(52, dtype=np.int8), (count, 1)), axis=1)


def targets_of(deals: Deals, recorder: Recorder, decay: float) -> Reals:
    """Return the target of each example: the λ-return of a decision, or the result of a knock.

    ``decay`` is λ. The deals are over.
    """
    targets = np.empty(recorder.count, np.float32)
    sides = (0, 1)
    returns = np.stack(
        [
            utility(deals.needed[:, seat], deals.needed[:, 1 - seat], (1 - 2 * seat) * deals.points)
            for seat in sides
        ],
        axis=1,
    )
    for turn in reversed(recorder.turns):
        found = returns[turn.at, turn.seat]
        waited = turn.waiting_row >= 0
        targets[turn.waiting_row[waited]] = found[waited]
        found = np.where(turn.explored, turn.value, found)
        before = np.where(np.isnan(turn.value), found, (1 - decay) * turn.value + decay * found)
        left = turn.left_row >= 0
        targets[turn.left_row[left]] = before[left]
        found = np.where(turn.took, found, before)
        found = np.where(turn.draw_explored, turn.draw_value, found)
        mixed = (1 - decay) * turn.draw_value + decay * found
        returns[turn.at, turn.seat] = np.where(np.isnan(turn.draw_value), found, mixed)
    for rows, at, seat, points in recorder.knocks:
        targets[rows] = utility(deals.needed[at, seat], deals.needed[at, 1 - seat], points)
    return targets / np.float32(POINTS)


def matches(one: Player, other: Player, decks: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Play two matches on each series of decks, with seats exchanged.

    Return the share that the first player wins of each two.
    """
    count = 2 * decks
    needed = np.full((count, 2), TARGET)
    seats = np.stack((np.arange(count) % 2, 1 - np.arange(count) % 2), axis=1)
    dealer = np.repeat(rng.integers(2, size=decks), 2)
    going = np.ones(count, np.bool_)
    while going.any():
        # Both matches of a pair get the same decks as long as both go on.
        dealt = np.repeat(_decks(decks, rng), 2, axis=0)
        (at,) = going.nonzero()
        limit = np.full(len(at), OPTIONS.knock_limit)
        deals = Deals.of(dealt[at], dealer[at], limit, needed[at])
        play(deals, [one, other], seats[at])
        points = deals.points
        needed[at, 0] -= np.maximum(0, points)
        needed[at, 1] -= np.maximum(0, -points)
        # After a draw the same player deals again.
        dealer[at] = np.where(points == 0, dealer[at], 1 - dealer[at])
        going = needed.min(axis=1) > 0
    won = needed[np.arange(count), (seats == 0).argmax(axis=1)] <= 0
    found: NDArray[np.float64] = won.reshape(decks, 2).mean(axis=1)
    return found
