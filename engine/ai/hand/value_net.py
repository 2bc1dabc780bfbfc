"""Value network of Hand and Hand Partnership: what the end of a turn is worth, in points.

A value is that of the seat's side. The network evaluates every way to end the turn
(`engine/ai/hand/turn_search.py`), each with every discard, all at once. Before a draw it compares the best
end with the upcard to the value of drawing, which has an output of its own. Going out is counted: the others
pay for the cards that they hold, or for not having opened (`docs/rules/hand.md` 9).

The network was fitted to deals under the default options (`engine/ai/training/hand/`).
"""

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.hand.features import Outlook, opponents_of
from engine.ai.hand.policies import opens_as_well_without
from engine.ai.hand.positions import (
    CLOSED,
    CLOSED_DRAW,
    FEATURES,
    OPENED,
    OPENED_DRAW,
    End,
    Reals,
    Scene,
    inputs,
)
from engine.ai.hand.turn_search import Planner, TurnState
from engine.ai.value_net import Layers, header, load_weights
from engine.cards import FACE, Card
from engine.games.hand.melds import accepted_faces
from engine.games.hand.score import card_penalty
from engine.games.hand.terms import HandOptions, HandView, PartnershipOptions, Phase
from engine.games.hand.turn import Turn

POINTS: Final = 100.0
"""Points for an output of one."""
_NO_GAIN: Final = 1.0
"""Points by which an upcard is worth less than a draw if the hand opens as well without it."""


class Net(Layers):
    """The weights of the network."""

    def values(self, rows: Reals) -> Reals:
        """Return the outputs for each row, in points."""
        return self.outputs(rows) * np.float32(POINTS)


class Choice(NamedTuple):
    """A way to play on: the next action, and the end to which it leads; without one it is out."""

    action: Action
    value: float
    end: End | None
    row: Reals | None


_FREE_OPTIONS: Final = frozenset({"rounds", "first_dealer", "dealer_rule", "tie_rule"})
"""The options that change no round."""
_DEFAULTS: Final = {
    each.name: each.default for each in fields(PartnershipOptions) if each.name not in _FREE_OPTIONS
}


def trained_for(view: HandView) -> bool:
    """Return whether the network was trained for rounds like this one."""
    return _usual(view.options) and view.phase is not Phase.REDEAL


@lru_cache(maxsize=64)
def _usual(options: HandOptions) -> bool:
    return all(getattr(options, name, default) == default for name, default in _DEFAULTS.items())


@cache
def _net() -> Net:
    return Net.read(load_weights("engine.ai.hand", header("hand", FEATURES)))


def evaluate(view: HandView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first."""
    best: dict[Action, float] = {}
    for choice in choices(view, _net()):
        best.setdefault(choice.action, choice.value)
    return [*best.items()]


def best_value(view: HandView) -> float:
    """Return the value of the best action, in points."""
    return choices(view, _net())[0].value


def value_before_draw(view: HandView) -> float:
    """Return the value of a seat that leaves the upcard, in points."""
    return _value_before_draw(view, before_draw(view), _net())


def choices(view: HandView, net: Net) -> list[Choice]:
    """Return the ways to play on that are worth considering, the best first."""
    if view.phase in (Phase.DRAW, Phase.REDEAL):
        only = [Choice(view.legal[0], 0.0, None, None)]
        return only if len(view.legal) == 1 else _draws(view, net)
    return sorted(_ends(view, net), key=lambda choice: -choice.value)


def before_draw(view: HandView) -> Reals:
    """Return the row of a seat that leaves the upcard."""
    seat = view.seat or 0
    row: Reals = inputs(Scene.of(view), [End(view.hand, None, view.melds, view.opened[seat])])[0]
    return row


def after_discard(view: HandView, card: Card) -> Reals:
    """Return the row of a seat that discards this card now, with others left."""
    state = TurnState(view.hand, view.melds, view.opened[view.seat or 0])
    outlook = Outlook.of(view)
    cost = Planner(view).costs(state, [card])[0] if state.laid else outlook.costs([card])[0]
    hand = tuple(other for other in view.hand if other != card)
    row: Reals = inputs(Scene.of(view, outlook), [End(hand, card, view.melds, state.laid, cost)])[0]
    return row


def _draws(view: HandView, net: Net) -> list[Choice]:
    row = before_draw(view)
    value = _value_before_draw(view, row, net)
    found = [Choice(view.legal[0], value, None, row)]
    if TakeUpcard() in view.legal:
        best = max(_ends(taken(view), net), key=lambda choice: choice.value)
        worth = best.value
        if (
            best.end is not None
            and not view.free[view.seat or 0]
            and opens_as_well_without(view, view.pile[-1])
        ):
            worth = min(worth, value - _NO_GAIN)
        found.append(Choice(TakeUpcard(), worth, None, None))
    return sorted(found, key=lambda choice: -choice.value)


def _value_before_draw(view: HandView, row: Reals, net: Net) -> float:
    return float(net.values(row[None])[0, OPENED_DRAW if view.opened[view.seat or 0] else CLOSED_DRAW])


def taken(view: HandView) -> HandView:
    """Return the view of the seat once it has taken the upcard."""
    seat, top = view.seat or 0, view.pile[-1]
    hand = tuple(sorted((*view.hand, top), key=lambda card: (FACE[card], card)))
    turn = Turn(
        options=view.options,
        seat=seat,
        hand=hand,
        table=view.melds,
        taking=tuple(accepted_faces(meld, view.options) for meld in view.melds),
        free=view.free[seat],
        needed=view.needed,
        may_go_out=True,
        taken=top,
        duty=True,
    )
    held = (*view.held[:seat], len(hand), *view.held[seat + 1 :])
    return replace(
        view,
        phase=Phase.MUST_MELD,
        hand=hand,
        held=held,
        pile=(),
        pile_size=view.pile_size - 1,
        taken=top,
        drawn=top,
        legal=turn.choices(),
    )


def _ends(view: HandView, net: Net) -> list[Choice]:
    seat = view.seat or 0
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    legal = set(view.legal)
    planner = Planner(view) if view.free[seat] or len(discards) < len(view.legal) else None
    outlook = planner.outlook if planner else Outlook.of(view)
    scene = Scene.of(view, outlook)
    found: list[Choice] = []
    actions: list[Action] = []
    ends: list[End] = []

    def add(action: Action | None, state: TurnState, cards: Sequence[Card]) -> None:
        candidates = [*{FACE[card]: card for card in cards}.values()]
        if len(state.hand) == 1:
            found.append(Choice(action or Discard(state.hand[0]), _out(scene, state), None, None))
            return
        costs = planner.costs(state, candidates) if planner and state.laid else outlook.costs(candidates)
        for card, cost in zip(candidates, costs, strict=True):
            hand = tuple(other for other in state.hand if other != card)
            actions.append(action or Discard(card))
            ends.append(End(hand, card, state.table, state.laid, cost))

    start = TurnState(view.hand, view.melds, view.opened[seat])
    if discards and not view.free[seat]:
        add(None, start, discards)
    if planner is not None and len(discards) == len(view.legal):
        add(None, start, discards)
    elif planner is not None:
        for action, state in planner.ends():
            if action is None:
                add(None, state, discards)
            elif action in legal:
                add(action, state, [card for card in state.hand if card != view.taken] or state.hand)
    if ends:
        rows = inputs(scene, ends)
        values = net.values(rows)
        for at, (action, end) in enumerate(zip(actions, ends, strict=True)):
            found.append(Choice(action, float(values[at, OPENED if end.opened else CLOSED]), end, rows[at]))
    return found or [Choice(view.legal[0], 0.0, None, None)]


def _out(scene: Scene, state: TurnState) -> float:
    """Return the expected points of the seat's side if it goes out now."""
    view, options = scene.view, scene.view.options
    seat = view.seat or 0
    is_hand = not view.opened[seat] and not state.touched
    card = (
        sum(float(copies) * card_penalty(Card(face), options) for face, copies in enumerate(scene.copies))
        / scene.hidden
    )
    others = opponents_of(view)
    paid = [view.held[other] * card if view.opened[other] else options.unopened_penalty for other in others]
    side = len(view.teams[0]) if view.teams else 1
    points = side * sum(paid) / len(paid) - options.winner_score
    return points * (options.hand_multiplier if is_hand else 1)
