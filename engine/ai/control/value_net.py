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
from engine.games.control.terms import ControlOptions, ControlView, MeldCredit, MeldScope, Phase, Scoring

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
_TRUST: Final = 0.5
"""How much counts of what the draw of the next turn changes.

Slopes of the points of 580 deals for two and 130 for four on it: 0.5 ± 0.2 and 0.4 ± 0.4.
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
    """Return the ways to go on and their values.

    A draw from the stock is worth the mean of the best ends of the turn with cards that could be drawn. Ends
    that are close are followed to the next turn and such a draw: what that changes of the network's value of
    the draw counts in part, since the others play before it.
    """
    batch = Batch.new()
    options = Options(view, batch)
    values = options.values(net.points(batch))
    out = [at for at, option in enumerate(options.found) if option.position == OUT and option.points]
    if options.found[0].output == DRAWING:
        later = Batch.new()
        ways = options.drawing(later)
        values[0] = _mean_of_best(ways, net.points(later))
    if out:
        ahead = max(values) + _SURE - max(values[at] for at in out)
        return options, [value + ahead if at in out else value for at, value in enumerate(values)]
    if view.phase is not Phase.DRAW:
        _follow(net, options, values)
    return options, values


def _follow(net: Net, options: Options, values: list[float]) -> None:
    """Correct the values of the best ends by what follows at the next turn."""
    best = max(values)
    close = [at for at in range(len(values)) if values[at] > best - _CLOSE]
    close = sorted(close, key=lambda at: -values[at])[:_AHEAD]
    if len({options.found[at].action for at in close}) < 2:
        return
    later = Batch.new()
    ways = {at: options.next_turn(options.found[at], later) for at in close}
    if not all(ways.values()):
        return
    points = net.points(later)
    changes = {
        at: _mean_of_best(ends, points) - worth_of(draw, points) for at, ((draw,), *ends) in ways.items()
    }
    usual = sum(changes.values()) / len(changes)
    for at, change in changes.items():
        values[at] += _TRUST * (change - usual)


def _mean_of_best(ways: Sequence[Sequence[Option]], points: Reals) -> float:
    """Return the mean over cards that could be drawn of the best end."""
    return sum(max(worth_of(option, points) for option in ends) for ends in ways) / len(ways)


@cache
def _net() -> Net:
    """Load the network."""
    return Net.read(load_weights(__package__, header("control", FEATURES)))
