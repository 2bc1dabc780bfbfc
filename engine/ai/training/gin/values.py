"""The scale of what the network of gin is fitted to, and the network as it is stored."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.ai.gin.positions import BY_DISCARD, BY_TURN, PLACES, Reals
from engine.ai.gin.value_net import ValueNet

INPUTS: Final = 52 * PLACES + BY_DISCARD + BY_TURN
POINTS: Final = 10.0
"""Points for an output of one while the network is fitted."""
_CARDS: Final = 52 * PLACES
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
MEANS, SPREADS = np.array(_USUAL, np.float32).T


def scaled(features: Reals) -> Reals:
    """Return the features as the network is fitted to them."""
    found: Reals = (features - MEANS) / SPREADS
    return found


def stored_net(weights: Sequence[Reals]) -> ValueNet:
    """Return the network that plays with the weights of a fitted one."""
    into, first, second, second_biases, answers, answer_biases = weights
    features = into[_CARDS:] / SPREADS[:, None]
    points = np.float32(POINTS)
    return ValueNet(
        into[:_CARDS],
        features,
        first - MEANS @ features,
        second,
        second_biases,
        points * answers,
        points * answer_biases,
    )
