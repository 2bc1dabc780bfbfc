"""Value network of Control Card Rummy: the value of the end of a turn, in points, for *expert*.

*strong* counts cards, one less to lay being always better. That is not true: only one meld is laid in a
turn, so a hand of three or four cards goes out with a meld and a discard, while a hand of two waits for the
one card that fits. The network values every end of the turn that is worth considering, in one batch: the
expected points of the seat in this deal, less the mean of the others. Its inputs are how many cards
everybody holds, what the hand promises, and what lies on the table (`engine/ai/control/positions.py`). Before
a draw it values the ends of the turn with the upcard, and with a sample of the cards that could be drawn.

``python -m engine.ai.training control`` made the one that ships (``value_net.json`` beside it says how, and
how well it plays). The second output, for a seat that is about to draw from the stock, is used in training
alone.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np

from engine.actions import Action
from engine.ai.control.policies import rank_actions
from engine.ai.control.positions import Reals
from engine.ai.control.turns import DRAWING, OUT, Batch, Options, worth_of
from engine.ai.value_net import Layers, header, load_weights
from engine.games.control.deck import LEVEL_KINDS, ControlSet
from engine.games.control.terms import ControlOptions, ControlView, MeldCredit, MeldScope, Scoring

_LEVELS: Final = frozenset({ControlSet.LEVEL1, *LEVEL_KINDS})
_CARD: Final = 6.5
"""Points for each card of the heuristic values of ``rank_actions``."""
FEATURES: Final = 2
"""The version of the inputs."""
POINTS: Final = 50.0
"""Points for an output of one."""
_SURE: Final = 2.0
"""Points by which going out is at least better than anything else: it is certain."""


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


class Net(Layers):
    """The weights of the network."""

    def points(self, batch: Batch) -> Reals:
        """Return the outputs for the positions of a batch, in points."""
        return self.outputs(batch.inputs()) * np.float32(POINTS)


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: ControlView) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first."""
    if len(view.legal) == 1 or not is_trained_for(view.options):
        return [(action, _CARD * worth) for action, worth in rank_actions(view)]
    return best_of(view, _net())


def best_of(view: ControlView, net: Net) -> list[tuple[Action, float]]:
    """Return each action with the value of its best end, in points, the best first.

    A draw from the stock is worth the mean of the best ends of the turn with cards that could be drawn.
    Going out is better than anything else: it is certain.
    """
    batch = Batch.new()
    options = Options(view, batch)
    ways = options.drawing() if options.found[0].output == DRAWING else []
    outputs = net.points(batch)
    values = options.values(outputs)
    if ways:
        best = [max(worth_of(option, outputs) for option in ends) for ends in ways]
        values[0] = sum(best) / len(best)
    out = [at for at, option in enumerate(options.found) if option.position == OUT and option.points]
    if out:
        ahead = max(values) + _SURE - max(values[at] for at in out)
        for at in out:
            values[at] += ahead
    found: dict[Action, float] = {}
    for option, value in zip(options.found, values, strict=True):
        found[option.action] = max(value, found.get(option.action, value))
    return sorted(found.items(), key=lambda each: -each[1])


@cache
def _net() -> Net:
    """Load the network."""
    return Net.read(load_weights(__package__, header("control", FEATURES)))
