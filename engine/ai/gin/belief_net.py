"""Belief network of gin: which cards the other player holds, as far as a seat can know.

It names the cards of the other hand one after the other: its outputs are the log odds of the next card, given
what the seat knows and the cards named so far. So hands are drawn whole, with the melds that go together.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.hands import Masks
from engine.ai.gin.positions import CARDS, Kept, Reals, Seen, bits_of, places
from engine.ai.value_net import header, load_weights

_FILE: Final = "belief_net.npz"
FEATURES: Final = 1
"""The version of the inputs; networks for other versions are refused."""
_HAND: Final = 10


@cache
def belief_net() -> "BeliefNet":
    """Load the network."""
    return BeliefNet.read(load_weights(__package__, header("gin belief_net", FEATURES), _FILE))


def inputs_of(seen: Seen) -> Reals:
    """Return the inputs that stay the same: cards by place, and the features of the turn."""
    cards = bits_of(places(seen, Kept.before_draw(seen.hand)).ravel())
    return np.concatenate((cards.reshape(len(seen.hand), -1), seen.turn_features()), axis=1, dtype=np.float32)


class BeliefNet(NamedTuple):
    """The weights: inputs by cells of the hidden layer, and those by cards."""

    known: Reals
    """Of the inputs."""
    named: Reals
    """Of the cards of the other hand that were named already."""
    first: Reals
    answers: Reals
    answer_biases: Reals

    @classmethod
    def read(cls, arrays: Mapping[str, NDArray[Any] | Sequence[Sequence[float]]]) -> Self:
        """Return the weights of a stored network; a bias may be a matrix of one row."""
        known, named, first, answers, answer_biases = (
            np.asarray(arrays[name], np.float32) for name in cls._fields
        )
        return cls(known, named, first.ravel(), answers, answer_biases.ravel())

    def hands(self, seen: Seen, count: int, rng: np.random.Generator) -> Masks:
        """Draw hands of the other player: a row for each position, with ``count`` hands."""
        cells = np.repeat(inputs_of(seen) @ self.known + self.first, count, axis=0)
        free = np.repeat(bits_of(seen.unseen()), count, axis=0)
        hands = np.repeat(seen.taken, count)
        missing = _HAND - np.bitwise_count(hands).astype(np.int64)
        for number in range(int(missing.max(initial=0))):
            (at,) = (missing > number).nonzero()
            odds = np.maximum(cells[at], 0) @ self.answers + self.answer_biases
            # The highest sum with such noise is a card drawn with the probabilities of the softmax.
            odds += rng.gumbel(size=odds.shape)
            odds[~free[at]] = -np.inf
            card = odds.argmax(axis=1)
            free[at, card] = False
            hands[at] |= np.left_shift(1, CARDS[card])
            cells[at] += self.named[card]
        return hands.reshape(len(seen.hand), count)
