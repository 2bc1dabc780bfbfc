"""Value network of Control Card Rummy: the value of the end of a turn, in points, for *expert*.

*strong* counts cards, one less to lay being always better. That is not true: only one meld is laid in a
turn, so a hand of three or four cards goes out with a meld and a discard, while a hand of two waits for the
one card that fits. The network values every end of the turn that is worth considering, in one batch: the
expected points of the seat in this deal, less the mean of the others. Its inputs are how many cards
everybody holds, what the hand promises, and what lies on the table (`engine/ai/control/positions.py`). Before
a draw its second output values a card from the stock; the upcard is valued by the ends of the turn with it.

``python -m engine.ai.training control`` makes the network; its card (``value_net.json``) says how it was made
and how well it plays.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, Self

import numpy as np

from engine.actions import Action
from engine.ai.control.policies import rank_actions
from engine.ai.control.positions import Reals
from engine.ai.control.turns import DRAWING, OUT, Batch, Option, Options, worth_of
from engine.ai.value_net import header, load_weights
from engine.games.control.deck import LEVEL_KINDS, ControlSet
from engine.games.control.terms import ControlOptions, ControlView, MeldCredit, MeldScope, Scoring

_LEVELS: Final = frozenset({ControlSet.LEVEL1, *LEVEL_KINDS})
_CARD: Final = 6.5
"""Points for each card of the heuristic values of ``rank_actions``."""
FEATURES: Final = 2
"""The version of the inputs."""
POINTS: Final = 50.0
"""Points for an output of one."""
_CLOSE: Final = 8.0
"""Ways that are worse by more points than this are not followed to the next turn."""
_AHEAD: Final = 8
"""The most ways that are."""
_SURE: Final = 2.0
"""Points by which going out is at least better than anything else: it is certain."""
_TRUST_NOW: Final = 1.0
_TRUST_LATER: Final = 0.5
"""How much counts of what a card drawn now, or at the next turn, changes.

The others play before the next turn. Slopes of the points of 750 deals on it: 1.1 ± 0.3 and 0.5 ± 0.3.
"""
_PARTS: Final = "inputs", "starts"
"""Weights and biases of a layer."""


def is_trained_for(options: ControlOptions) -> bool:
    """Return whether the network was trained for this scoring and for single control cards.

    It does as well with other kinds of control card and other ways in which they come.
    """
    return (
        options.scoring is Scoring.MELDS
        and options.meld_scope is MeldScope.OUT
        and options.meld_credit is MeldCredit.OWNER
        and options.control_set not in _LEVELS
    )


class Net(NamedTuple):
    """The network."""

    weights: Sequence[Reals]
    """Of each layer, its inputs by its cells, then its biases."""

    @classmethod
    def read(cls, arrays: Mapping[str, Any]) -> Self:
        """Return the network of stored arrays."""
        return cls([np.array(arrays[name], np.float32) for name in sorted(arrays)])

    def stored(self) -> Mapping[str, Reals]:
        """Return the arrays to store, whose names sort in the order of the layers."""
        return {f"{at // 2 + 1} {_PARTS[at % 2]}": each for at, each in enumerate(self.weights)}

    def points(self, batch: Batch) -> Reals:
        """Return the outputs for the positions of a batch, in points."""
        return POINTS * self.outputs(batch.inputs())

    def outputs(self, cells: Reals) -> Reals:
        """Return the outputs for some inputs."""
        last = len(self.weights) - 2
        for at in range(0, len(self.weights), 2):
            cells = cells @ self.weights[at] + self.weights[at + 1]
            if at < last:
                np.maximum(cells, 0, out=cells)
        return cells


def best_of(options: Options, values: Sequence[float]) -> list[tuple[Action, float]]:
    """Return each action with its best value, the best first."""
    best: dict[Action, float] = {}
    for option, value in zip(options.found, values, strict=True):
        best[option.action] = max(value, best.get(option.action, value))
    return sorted(best.items(), key=lambda each: -each[1])


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: ControlView) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first."""
    if len(view.legal) == 1 or not is_trained_for(view.options):
        return [(action, _CARD * worth) for action, worth in rank_actions(view)]
    return best_of(*look_ahead(_net(), view))


def look_ahead(net: Net, view: ControlView) -> tuple[Options, list[float]]:
    """Return the ways to go on and their values, where it is close with one more draw.

    The network's value of a draw, from the stock now or after one of the best ends at the next turn, is
    replaced with the mean of the best ends with cards that could be drawn.
    """
    batch = Batch.new()
    options = Options(view, batch)
    values = options.values(net.points(batch))
    out = [at for at, option in enumerate(options.found) if option.position == OUT and option.points]
    if out:
        ahead = max(values) + _SURE - max(values[at] for at in out)
        values = [value + ahead if at in out else value for at, value in enumerate(values)]
        return options, values
    best = max(values)
    close = sorted(range(len(values)), key=lambda at: -values[at])[:_AHEAD]
    close = [at for at in close if values[at] > best - _CLOSE]
    if len({options.found[at].action for at in close}) < 2:
        return options, values
    later = Batch.new()
    drawn: dict[int, list[list[Option]]] = {}
    for at in close:
        if options.found[at].output == DRAWING:
            drawn[at] = [[options.found[at]], *options.drawing(later)]
        else:
            drawn[at] = options.next_turn(options.found[at], later)
    if not later.positions:
        return options, values
    points = net.points(later)
    for at, ways in drawn.items():
        means = [max(worth_of(option, points) for option in ends) for ends in ways[1:]]
        if means:
            now = options.found[at].output == DRAWING
            before = values[at] if now else worth_of(ways[0][0], points)
            trust = _TRUST_NOW if now else _TRUST_LATER
            values[at] += trust * (sum(means) / len(means) - before)
    return options, values


@cache
def _net() -> Net:
    """Load the network."""
    return Net.read(load_weights(__package__, header("control", FEATURES)))
