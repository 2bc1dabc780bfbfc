"""Rummy 500 for the search: determinizations and playouts.

The action is applied under the rules of the game once: the public state afterwards does not depend on the
hidden cards. A plain policy plays the rest of the turn and all later ones on bit masks (playout.py). The
candidates are the actions that *strong* ranks best.
"""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from engine.actions import Action, DrawStock
from engine.ai.rummy500.playout import Playout, Position
from engine.ai.rummy500.policies import Outlook, rank_actions
from engine.cards import Card, cards_in, mask_of
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.terms import Phase, Rummy500View

_MAX_CANDIDATES: Final = 5
"""The number of actions that are tried."""
_ERRORS: Final = {Phase.DRAW: (25.0, 12.0), Phase.PLAY: (11.0, 17.0)}
"""Typical errors of the prior and of the playouts, in points, by phase.

They are the errors of the difference between two actions. Fitted to 540 decisions of *strong*, each action
of which *strong* played to the end in worlds dealt as here: playouts are better at draws, the prior at plays
and discards.
"""
_RAREST: Final = 1e-3
"""The lowest probability that a card is in another hand."""


class World(NamedTuple):
    """One determinization: the hands as masks, and the stock, its top last."""

    hands: tuple[int, ...]
    stock: tuple[Card, ...]


class Rummy500Decision:
    """A decision at rummy 500."""

    relative_cost = 1
    version = 1

    def __init__(self, view: Rummy500View) -> None:
        """Prepare the decision for a view."""
        self.view = view
        self.prior_error, self.bias = _ERRORS[view.phase]
        self._seat = 0 if view.seat is None else view.seat
        outlook = Outlook.of(view)
        self._unseen = tuple(cards_in(outlook.unseen))
        self._rarity = [1 / max(outlook.held[card], _RAREST) for card in self._unseen]
        self._playout = Playout(view.options)
        self._after: dict[Action, tuple[Position, int]] = {}

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best actions by the prior of *strong*."""
        return rank_actions(self.view)[:_MAX_CANDIDATES]

    def world(self, rng: Random) -> World:
        """Deal the unseen cards.

        Players hold the cards they took from the pile. A card that goes with those in the pile is rarely
        held, since its holder would have taken them.
        """
        view = self.view
        hands = [mask_of(known) for known in view.known]
        hands[self._seat] = mask_of(view.hand)
        keys = sorted(
            [
                (-log(rng.random() or 1e-12) * rarity, card)
                for card, rarity in zip(self._unseen, self._rarity, strict=True)
            ]
        )
        missing = [held - hand.bit_count() for held, hand in zip(view.held, hands, strict=True)]
        hidden = sum(missing)
        held, stock = [card for _, card in keys[:hidden]], [card for _, card in keys[hidden:]]
        rng.shuffle(held)
        rng.shuffle(stock)
        for seat, count in enumerate(missing):
            for _ in range(count):
                hands[seat] |= 1 << held.pop()
        return World(tuple(hands), tuple(stock))

    def exact_values(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: there are no exact values in this game."""
        return None

    def playout(self, world: World, action: Action) -> float:
        """Return the points of the seat after this action, less the mean of the others."""
        found = self._after.get(action)
        if found is None:
            found = self._after[action] = self._apply(world, action)
        after, hand = found
        hands, stock = [*world.hands], world.stock
        if isinstance(action, DrawStock):
            hand = hands[self._seat] | 1 << stock[-1]
            stock = stock[:-1]
        hands[self._seat] = hand
        points = self._playout.points(after, hands, stock)
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)

    def _apply(self, world: World, action: Action) -> tuple[Position, int]:
        """Return the public state after an action, and the seat's hand."""
        hands = [tuple(cards_in(hand)) for hand in world.hands]
        deal = Rummy500Deal.seen(self.view, hands, world.stock[::-1])
        deal.apply(self._seat, action)
        view = deal.view(self._seat)
        return Position.of(view), mask_of(view.hand)
