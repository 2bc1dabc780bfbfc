"""Control Card Rummy for the judge: how the hidden cards could lie, and how a deal goes on.

Each world is a whole deal by the rules of the game, its control cards too. A playout goes on for some turns
only, played by the eye alone on every seat, which costs a twentieth of a millisecond an action; then it is
reckoned who is likely to go out, and with how many points. The actions that are tried are those that *strong*
thinks best.
"""

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

from engine.actions import Action
from engine.cards import FACE, pack
from engine.games.control import (
    ControlDeal,
    ControlMode,
    ControlView,
    MeldScope,
    Scoring,
    card_points,
    control_card,
    joins,
    melded_points,
)
from engine.opponents.control.outlook import controls_at
from engine.opponents.control.players import quick, weighed

__all__ = ["ControlQuestion"]

_TRIED: Final = 5
"""Actions that are tried."""
_CARD: Final = 4.0
"""What a card that *strong* reckons with is worth in points."""
_FITS: Final = 3.0
"""How much rarer a card is in a hand that could have been laid off."""
_TURNS: Final = 3
"""Turns of every seat after which a playout is cut."""
_LONGEST: Final = 40
"""Actions of every seat after which it is cut in any case."""
_NEARER: Final = 0.35
"""By what power of e a hand with a card less is likelier to go out first."""
_FIRST: Final = 0.5
"""How many cards it is worth to be on turn."""
_COMING: Final = 3.0
"""Points that a hand brings to the table for each card in it, if it goes out."""
_KEPT: Final = 0.6
"""What part of the points in a hand is left there when another goes out."""


class ControlQuestion:
    """A decision at Control Card Rummy."""

    trust = 6.0
    bias = 3.0
    dear = 4

    def __init__(self, view: ControlView) -> None:
        """Look at the table."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        options, seats = view.options, len(view.held)
        melded = [card for meld in view.melds for card in meld.cards]
        known = [card for cards in view.known for card in cards]
        seen = {*view.hand, *view.pile, *melded, *known, *view.turned}
        self._unseen = tuple(card for card in pack(options.packs(seats)) if card not in seen)
        fitting = {
            FACE[card]
            for meld in view.melds
            for card in self._unseen
            if joins(meld.kind, meld.cards, (card,), options.customs)
        }
        self._rarity = [_FITS if FACE[card] in fitting else 1.0 for card in self._unseen]
        self._copies = {
            kind: [control_card(kind, copy) for copy in range(count)]
            for kind, count in controls_at(view).items()
        }
        self._pile = [self._copies[kind].pop() for kind in view.played]
        self._own = tuple(self._copies[kind].pop() for kind in view.own_controls)
        self._next = () if view.preview is None else (self._copies[view.preview].pop(),)
        self._controls = [card for cards in self._copies.values() for card in cards]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by the prior of *strong*."""
        return [(action, _CARD * worth) for action, worth in weighed(self.view)[:_TRIED]]

    def world(self, chance: Random) -> ControlDeal:
        """Deal the unseen cards: what could have been laid off on the table is rarer in other hands."""
        view = self.view
        hands = [list(known) for known in view.known]
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
        for seat, hand in enumerate(hands):
            while len(hand) < view.held[seat]:
                hand.append(held.pop())
        controls = chance.sample(self._controls, len(self._controls))
        own = [
            self._own if seat == self._seat else tuple(controls.pop() for _ in range(count))
            for seat, count in enumerate(view.held_controls)
        ]
        if view.options.control_mode is ControlMode.DECK:
            stock += controls
            controls = []
        chance.shuffle(stock)
        return ControlDeal.seen(
            view,
            hands,
            view.turned or stock,
            held=own,
            control_deck=(*self._next, *controls),
            control_pile=self._pile,
            seed=chance.randbytes(32),
        )

    def solved(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: no end of a deal is counted out."""
        return None

    def play(self, world: ControlDeal, action: Action) -> float:
        """Return the points of the seat, less the mean of the others, if it does this."""
        deal, seats = world.clone(), len(self.view.held)
        deal.apply(self._seat, action)
        turns, on_turn = 0, self._seat
        for _ in range(_LONGEST * seats):
            if deal.result is not None:
                return self._ahead(deal.result.points)
            (seat,) = deal.actors
            if seat != on_turn:
                turns, on_turn = turns + 1, seat
                if turns > _TURNS * seats:
                    break
            deal.apply(seat, quick(deal.view(seat)))
        return self._ahead(_reckoned(deal, on_turn))

    def _ahead(self, points: Sequence[float]) -> float:
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)


def _reckoned(deal: ControlDeal, on_turn: int) -> list[float]:
    """Return the points that each seat can expect: by how few cards it holds it is likely to go out."""
    views = [deal.view(seat) for seat in range(deal.seats)]
    options = deal.options
    weights = [exp(-_NEARER * (len(view.hand) - (_FIRST if view.seat == on_turn else 0.0))) for view in views]
    total = sum(weights)
    out = [weight / total for weight in weights]
    if options.scoring is Scoring.PENALTY:
        return [
            -_KEPT * card_points(view.hand, options) * (1 - chance)
            for view, chance in zip(views, out, strict=True)
        ]
    melded = melded_points(views[0].melds, deal.seats, options)
    every = options.meld_scope is MeldScope.ALL
    return [
        points * (1.0 if every else chance) + chance * _COMING * len(view.hand)
        for points, chance, view in zip(melded, out, views, strict=True)
    ]
