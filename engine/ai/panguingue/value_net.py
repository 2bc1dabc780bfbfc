"""Value network of panguingue: the chips that the rest of a deal will bring, for *expert*.

Counting looks one card ahead. The network has two hidden layers. Its inputs are all that the seat may know:
its cards and melds, the unseen cards of each kind, what fits the melds of the others, and some numbers of
``Outlook``; its output is the chips that the deal will still bring.

``python -m engine.ai.training panguingue`` makes such a network. The weights that ship (``value_net.npz``)
are older: they were trained outside the program in the manner of TD-Gammon (G. Tesauro,
1995): the network was fitted to its own values after the next turns and to the results of deals, while it
played 1.1 million deals of two to seven against itself, the counting player (``rank_actions``), and
*strong*. All were under the default options. Under those of ``page`` and ``card_room`` it beats the counting
player, too, and under those of ``britannica`` it plays equally well.

Without playouts it wins 69 % of matches between two against *strong*, and 1.47 times its share among two of
them (4,000 and 3,000 matches in a model of the game outside the program, ± 1.1 % and ± 0.05); the counting
player wins 62 % and 1.27. The counting player decides whether to play a hand at all: between two the network
drops one hand in seven, and wins a little less. Playouts to the seat's next turn in 32 worlds, with the
network on every seat, gained 0.16 ± 0.08 chips a deal with an earlier network, but take a hundred times as
long.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.panguingue.inputs import AFTER, DEMANDED, DRAWING, FEATURES, LEFT, Positions, Reals
from engine.ai.panguingue.policies import (
    OUT_NOW,
    TurnEnd,
    TurnSearch,
    best_by_first,
    rank_actions,
    turn_to_finish,
    usable,
    with_upcard,
)
from engine.ai.value_net import Layers, header, load_weights
from engine.games.panguingue.terms import Demand, NoDemand, PanView, Phase

CHIPS: Final = 5.0
"""Chips for an output of one."""


def evaluate(view: PanView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and the expected chips of the rest of the deal.

    The best comes first. Where the seat can go out, no other action is returned.
    """
    return evaluate_by(_net(), view).found


def expected_chips(view: PanView) -> float:
    """Return the expected chips of the rest of the deal, before another seat's turn."""
    positions = Positions(view, view.turn)
    positions.now(AFTER)
    chips: float = positions.payers * CHIPS * float(_net().outputs(positions.inputs())[0, 0])
    return chips


class Evaluation(NamedTuple):
    """What a network says about a decision."""

    found: list[tuple[Action, float]]
    """The actions and the expected chips of the rest of the deal, the best first."""
    payers: int
    """The number of other players still in; 0 where the network was not asked."""
    inputs: Mapping[Action, Reals]
    """The inputs of the positions after those actions that end the decision.

    Other actions are followed by more of the turn, whose end is what the network values.
    """


def evaluate_by(net: Layers, view: PanView) -> Evaluation:
    """Return the same by a network, and what it was asked."""
    if len(view.legal) == 1:
        return Evaluation([(view.legal[0], 0.0)], 0, {})
    if view.phase is Phase.DECLARE:
        return Evaluation(rank_actions(view), 0, {})
    positions = Positions(view, view.turn if view.phase is Phase.DEMAND else _after(view))
    single: dict[Action, int] = {}
    """The numbers of the positions after actions that end the decision."""
    ends: list[TurnEnd] = []
    turn = turn_to_finish(view)
    search = TurnSearch(view.seat or 0)
    match view.phase:
        case Phase.DEMAND:
            single = {Demand(): positions.now(DEMANDED), NoDemand(): positions.now(LEFT)}
        case Phase.START:
            single = {view.legal[-1]: positions.now(DRAWING)}
            if TakeUpcard() in view.legal and usable(view):
                turn = with_upcard(view)
                ends = [*search.ends(turn, turn.choices())]
        case _:
            ends = [*search.ends(turn, view.legal)]
            if not ends or ends[0].first is None:
                discards = [action for action in view.legal if isinstance(action, Discard)]
                numbers = positions.after_discards(turn, [discard.card for discard in discards])
                single = dict(zip(discards, numbers, strict=True))
    rest = [[] if end.is_out else positions.after(end) for end in ends]
    inputs = positions.inputs()
    chips = (positions.payers * CHIPS * net.outputs(inputs)[:, 0]).tolist()
    found = {action: chips[at] for action, at in single.items()}
    values = []
    for end, numbers in zip(ends, rest, strict=True):
        prize = OUT_NOW + positions.prize(end.turn.board) if end.is_out else 0.0
        left = max([chips[at] for at in numbers], default=prize)
        values.append((end.first, left + end.chips * positions.payers))
    lines = best_by_first(values)
    if view.phase is Phase.START:
        if lines:
            found[TakeUpcard()] = max(lines.values())
    else:
        found |= {action: each for action, each in lines.items() if action is not None}
    ranked = sorted(found.items(), key=lambda option: -option[1])
    going_out = [(action, each - OUT_NOW) for action, each in ranked if each > OUT_NOW / 2]
    return Evaluation(
        going_out or ranked, positions.payers, {action: inputs[at] for action, at in single.items()}
    )


def _after(view: PanView) -> int:
    """Return the seat that plays after the one on turn."""
    seats = len(view.held)
    around = ((view.turn + step) % seats for step in range(1, seats))
    return next(seat for seat in around if seat not in view.dropped)


def net_of(weights: Mapping[str, Any]) -> Layers:
    """Return the network of stored arrays."""
    return Layers(
        np.asarray(weights["inputs"], np.float32),
        np.asarray(weights["first"], np.float32).ravel(),
        np.asarray(weights["second"], np.float32),
        np.asarray(weights["second_biases"], np.float32).ravel(),
        np.asarray(weights["answer"], np.float32).reshape(-1, 1),
        np.asarray(weights["answer_bias"], np.float32).ravel(),
    )


@cache
def _net() -> Layers:
    """Load the network."""
    return net_of(load_weights(__package__, header("panguingue", FEATURES)))
