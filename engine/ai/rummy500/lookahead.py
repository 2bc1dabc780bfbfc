"""A round ahead: what a choice is worth after the others have played, in many worlds at once.

The network plays the rest of the turn and those of the others, and values the seat's next turn (truncated
playouts: G. Tesauro, G. R. Galperin, 1997). Choices are compared in the same worlds. The differences are
shrunk toward those of the network's own values, the more the less certain they are.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard, DrawStock
from engine.ai.rummy500.deals import Deal, Way, fitting_on
from engine.ai.rummy500.players import NetPlayer
from engine.ai.rummy500.policies import points_of
from engine.ai.rummy500.value_net import Net
from engine.cards import Card, mask_of
from engine.games.rummy500.melds import runs_of
from engine.games.rummy500.terms import LayOff, Meld, Rummy500View, TakePile

_CLOSE: Final = 6.0
"""Choices that the network values by so many points less than the best are not looked at."""
_MOST: Final = 4
"""So many choices are looked at."""
WORLDS: Final = 32
"""The worlds in which each choice is tried."""
_ERROR: Final = 3.0
"""The typical error of the network's difference between two choices, in points."""

Found = Sequence[tuple[Action, float]]
World = tuple[Sequence[int], Sequence[Card]]
"""One way in which the cards could lie: hands as masks, and the stock, its top last."""


def looked_ahead(view: Rummy500View, found: Found, net: Net, world: Callable[[], World]) -> Found:
    """Return the actions with better values, the best first.

    ``found`` are those of the network; ``world`` deals the cards that the seat does not see.
    """
    close = [action for action, value in found[:_MOST] if value > found[0][1] - _CLOSE]
    if len(close) < 2:
        return found
    dealt = [world() for _ in range(WORLDS)]
    values = _values(view, close, net, dealt)
    ahead = values[1:] - values[0]
    noise = ahead.var(axis=1, ddof=1) / WORLDS
    best = found[0][1]
    better = dict(found)
    for action, mean, error in zip(close[1:], ahead.mean(axis=1).tolist(), noise.tolist(), strict=True):
        weight = _ERROR**2 / (_ERROR**2 + error)
        better[action] += weight * (best + mean - better[action])
    return sorted(better.items(), key=lambda option: -option[1])


def _values(
    view: Rummy500View,
    actions: Sequence[Action],
    net: Net,
    dealt: Sequence[World],
) -> NDArray[np.float64]:
    """Return the value of each action in each world."""
    deals = [Deal.seen(view, *world) for _ in actions for world in dealt]
    seat, player = view.turn, NetPlayer(net)
    choices = [action for action in actions for _ in dealt]
    goes_on = [_begin(deal, action, view) for deal, action in zip(deals, choices, strict=True)]
    turns = [deal for deal, on in zip(deals, goes_on, strict=True) if on and deal.points is None]
    player.finish(turns, turns)
    for _ in range(len(view.held) - 1):
        player.play([deal for deal in deals if deal.points is None])
    left = [deal for deal in deals if deal.points is None]
    worth = iter(player.worth(left).tolist() if left else ())
    values = [next(worth) if deal.points is None else deal.result(seat) for deal in deals]
    return np.array(values).reshape(len(actions), len(dealt))


def _begin(deal: Deal, action: Action, view: Rummy500View) -> bool:
    """Perform the action; return whether the turn goes on."""
    match action:
        case DrawStock():
            deal.draw()
        case TakePile(count):
            deal.take(count)
        case Discard(card):
            deal.discard(card)
            return False
        case Meld(cards):
            _lay(deal, mask_of(cards), -1, view)
        case LayOff(cards, number):
            _lay(deal, mask_of(cards), number, view)
        case _:
            raise ValueError(f"{action} ends no deal that the network knows")
    return True


def _lay(deal: Deal, cards: int, number: int, view: Rummy500View) -> None:
    table = [*deal.table, cards] if number < 0 else [*deal.table]
    if number >= 0:
        table[number] |= cards
    points = points_of(cards, table[number], runs_of(view.options))
    hand = deal.hands[deal.turn] ^ cards
    deal.put_down(Way(points, hand, tuple(table), deal.laid | cards, fitting_on(table), ((cards, number),)))
