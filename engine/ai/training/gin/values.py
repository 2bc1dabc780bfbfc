"""The values that a network gives many positions of gin at once.

As in ``engine.ai.gin.value_net``, the cards of a turn are added up once, and each discard changes the sum.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.ai.training.gin.positions import (
    BY_DISCARD,
    BY_TURN,
    NO_DISCARD,
    PLACES,
    Kept,
    Reals,
    Seen,
    bits_of,
)

INPUTS: Final = 52 * PLACES + BY_DISCARD + BY_TURN
WAITING: Final = 0
KNOCKING: Final = 1
LEAVING: Final = 2
"""The outputs: the value of keeping ten cards, of a knock with them, of leaving the upcard."""
POINTS: Final = 10.0
"""Points for an output of one while the network is fitted."""
_CARDS: Final = 52 * PLACES
_THROWN: Final = 2
_OWN: Final = 4
_ROWS_AT_ONCE: Final = 1 << 10
_USUAL: Final[Sequence[tuple[float, float]]] = (
    # Of a discard: the deadwood after the next draw, outs to gin, the danger, deadwood, outs to knock, outs
    # to little deadwood, squared deadwood, points, outs to a meld, loose cards, lay-offs, may knock, own.
    (25, 12),
    (0.2, 1),
    (0.1, 0.2),
    (35, 15),
    (0.1, 0.2),
    (0.05, 0.2),
    (75, 60),
    (7, 3),
    (5, 4),
    (5, 2.5),
    (2, 2),
    (0, 0.5),
    (0.2, 0.6),
    # Of a turn: progress, taken, limit, needed by both, both near the target, offers, drawing, cards left
    # in the pile, their last points, dealer.
    (0.4, 0.3),
    (0.4, 0.8),
    (1, 0.3),
    (0.8, 0.3),
    (0.8, 0.3),
    (0, 0.3),
    (0, 0.3),
    (0, 0.3),
    (0, 0.3),
    (0.5, 0.5),
    (0.7, 0.5),
    (0.7, 0.3),
    (0.5, 0.5),
)
"""The usual mean and standard deviation of each feature, by which it is scaled for the fit."""
_MEANS, _SPREADS = np.array(_USUAL, np.float32).T


def scaled(features: Reals) -> Reals:
    """Return the features as the network is fitted to them."""
    found: Reals = (features - _MEANS) / _SPREADS
    return found


class Values(NamedTuple):
    """The weights as ``engine.ai.gin.value_net`` reads them: for unscaled features, in points."""

    cards: Reals
    features: Reals
    """By feature: those of a discard, then those of a turn."""
    first: Reals
    second: Reals
    second_biases: Reals
    answers: Reals
    answer_biases: Reals

    @classmethod
    def of(cls, weights: Sequence[Reals]) -> Self:
        """Return the weights of a fitted network."""
        into, first, second, second_biases, answers, answer_biases = weights
        features = into[_CARDS:] / _SPREADS[:, None]
        points = np.float32(POINTS)
        return cls(
            into[:_CARDS],
            features,
            first - _MEANS @ features,
            second,
            second_biases,
            points * answers,
            points * answer_biases,
        )

    @classmethod
    def read(cls, arrays: Mapping[str, NDArray[Any]]) -> Self:
        """Return the weights of a stored network; a bias may be a matrix of one row."""
        matrices = ("cards", "features", "second", "answers")
        found = {name: arrays[name].astype(np.float32) for name in cls._fields}
        return cls(**{name: each if name in matrices else each.ravel() for name, each in found.items()})

    def outputs(self, seen: Seen, kept: Kept, features: Reals) -> Reals:
        """Return the three outputs for each ten cards, given their features."""
        places = np.stack((seen.hand, seen.taken, seen.thrown, seen.left, seen.own, seen.late), axis=1)
        cards = bits_of(places.ravel()).reshape(len(places), _CARDS).astype(np.float32)
        base = cards @ self.cards
        base += self.first
        hand, thrown, own = (self.cards[52 * place : 52 * place + 52] for place in (0, _THROWN, _OWN))
        moved = thrown - hand
        outputs = np.empty((len(kept.at), len(self.answer_biases)), np.float32)
        for begin in range(0, len(kept.at), _ROWS_AT_ONCE):
            part = slice(begin, begin + _ROWS_AT_ONCE)
            at, discard = kept.at[part], kept.discard[part]
            cells = features[part] @ self.features
            cells += base[at]
            if discard.size and discard[0] != NO_DISCARD:
                cells += moved[discard]
                had = (seen.own[at] >> discard & 1).nonzero()[0]
                cells[had] -= own[discard[had]]
            np.maximum(cells, 0, out=cells)
            cells = cells @ self.second
            cells += self.second_biases
            np.maximum(cells, 0, out=cells)
            outputs[part] = cells @ self.answers
        outputs += self.answer_biases
        return outputs
