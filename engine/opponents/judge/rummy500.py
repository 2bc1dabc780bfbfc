"""Rummy 500 for the judge: how the hidden cards could lie, and how a deal goes on.

Each world is a whole deal by the rules of the game. The rest of the turn and all later ones are played by
*normal* on every seat, which needs a twentieth of a millisecond for an action where *strong* needs twenty
times as much. The actions that are tried are those that *strong* thinks best.
"""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from engine.actions import Action
from engine.cards import Card, cards_in
from engine.games.rummy500 import Rummy500Deal, Rummy500View
from engine.opponents.rummy500.players import Outlook, normal, weighed

__all__ = ["Rummy500Question"]

_TRIED: Final = 5
"""Actions that are tried."""
_WIDER: Final = 1.5
"""By how much what *strong* thinks of two actions lies too near together. Found with trust and bias by
playing on 276 of its decisions, each action of them, from the cards as they lay: the playouts tell as much
again.
"""
_RAREST: Final = 1e-3
"""How likely at least a card is taken to be in another hand."""
_LONGEST: Final = 400
"""Actions after which a playout ends: two who throw the same card back for ever would never end (6.3)."""


class Rummy500Question:
    """A decision at rummy 500."""

    trust = 12.0
    bias = 3.0
    dear = 6

    def __init__(self, view: Rummy500View) -> None:
        """Look at the table."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        outlook = Outlook.of(view)
        self._unseen = tuple(cards_in(outlook.unseen))
        self._rarity = [1 / max(outlook.held[card], _RAREST) for card in self._unseen]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by the prior of *strong*."""
        return [(action, _WIDER * worth) for action, worth in weighed(self.view)[:_TRIED]]

    def world(self, chance: Random) -> Rummy500Deal:
        """Deal the unseen cards: who took cards from the pile holds them, and a card that goes with those in
        the pile is seldom held by anybody, since it would have been taken with them.
        """
        view = self.view
        hands: list[list[Card]] = [list(known) for known in view.known]
        hands[self._seat] = list(view.hand)
        keys = sorted(
            [
                (-log(chance.random() or 1e-12) * rarity, card)
                for card, rarity in zip(self._unseen, self._rarity, strict=True)
            ]
        )
        hidden = sum(view.held) - sum(map(len, hands))
        held, stock = [card for _, card in keys[:hidden]], [card for _, card in keys[hidden:]]
        chance.shuffle(held)
        chance.shuffle(stock)
        for seat, hand in enumerate(hands):
            while len(hand) < view.held[seat]:
                hand.append(held.pop())
        return Rummy500Deal.seen(view, hands, stock)

    def solved(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: no end of a deal is counted out."""
        return None

    def play(self, world: Rummy500Deal, action: Action) -> float:
        """Return the points of the seat, less the mean of the others, if it does this."""
        deal = world.clone()
        deal.apply(self._seat, action)
        for _ in range(_LONGEST):
            if deal.result is not None:
                break
            (seat,) = deal.actors
            deal.apply(seat, normal(deal.view(seat)))
        points = deal.result.points if deal.result is not None else deal.view(None).melded
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)
