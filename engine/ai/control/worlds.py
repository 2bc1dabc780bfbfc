"""Control Card Rummy for the judge: how the hidden cards could lie, and how a deal goes on.

Each world is a whole deal by the rules of the game, its control cards too. A playout goes on for a turn of
every seat, quickly; then it is reckoned who is likely to go out, and with how many points. That tells what an
action is worth as the cards could lie. Which one is best, the end of the turn tells far better
(engine/ai/control/value_net.py).
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.control.features import controls_at, kinds_at
from engine.ai.control.policies import playout_policy
from engine.ai.control.value_net import evaluate, is_trained_for
from engine.cards import FACE, RANK, SUIT, pack
from engine.games.control import (
    ControlDeal,
    ControlKind,
    ControlMode,
    ControlView,
    MeldScope,
    Phase,
    Scoring,
    card_points,
    control_card,
    joins,
    melded_points,
    melds_in,
)

_MAX_CANDIDATES: Final = 5
"""Actions that are tried at most, the best by the prior."""
_ERRORS: Final = {"draw": (2.0, 8.0), "play": (10.0, 2.0)}
"""By what is to be decided: by how many points the prior of *strong* and the playouts are usually wrong about
the difference of two actions. Found by playing on 570 decisions of *strong*, each action of them, from the
cards as they lay: of a draw the playouts tell next to nothing, of what comes after it twice as much as that
prior.
"""
_NET_ERRORS: Final = (1.0, 6.0)
"""The same where the prior is the net's: playouts change little, and are shorter."""
_FITS: Final = 3.0
"""How much rarer a card is in a hand that could have been laid off."""
_TURNS: Final = 2
"""Turns of every seat after which a playout is cut; one where it hardly decides."""
_MAX_ACTIONS: Final = 40
"""Actions of every seat after which it is cut in any case."""
_LOOSE: Final = (1.8, 0.4, 0.0, 0.5, 0.5, -0.7, -0.4, -0.1, -0.8, -0.7, -0.6)
"""By what power of e a hand is likely to go out first, by how many of its cards are in no meld and fit none
on the table: a meld of three is laid in a turn, and so four left are better than five, or one. Found
with the next three from 700 deals that *strong* played for two, and the same in 120 for four.
"""
_NEAR: Final = 0.1
"""What two of those cards are worth that go together."""
_READY: Final = 0.11
"""What a card of a meld is worth that could be laid now."""
_FIRST: Final = 0.1
"""What it is worth to be on turn."""
_KEPT: Final = 0.2
"""What part of the points in a hand is left in it when another goes out, beside those of later cards."""
_LEFT: Final = 12.0
"""Points of those."""
_USUAL: Final = 2
"""Kinds that are asked for at most so much more seldom than the commonest are expected to come soon."""


class ControlDecision:
    """A decision at Control Card Rummy."""

    def __init__(self, view: ControlView) -> None:
        """Look at the table."""
        self.view = view
        self.prior_error, self.bias = _ERRORS["draw" if view.phase is Phase.DRAW else "play"]
        self._turns = _TURNS
        if is_trained_for(view.options):
            self.prior_error, self.bias = _NET_ERRORS
            self._turns = 1
        self._seat = 0 if view.seat is None else view.seat
        options, seats = view.options, len(view.held)
        self.relative_cost = self._turns * seats
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
        there = controls_at(options, seats)
        kinds = kinds_at(options, seats)
        least = max(count for _, count in kinds) / _USUAL
        self._usual = tuple(kind for kind, count in kinds if count >= least)
        self._copies = {
            kind: [control_card(kind, copy) for copy in range(count)] for kind, count in there.items()
        }
        self._pile = [self._copies[kind].pop() for kind in view.played]
        self._own = tuple(self._copies[kind].pop() for kind in view.own_controls)
        self._next = () if view.preview is None else (self._copies[view.preview].pop(),)
        self._controls = [card for cards in self._copies.values() for card in cards]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by the prior."""
        return [*evaluate(self.view)[:_MAX_CANDIDATES]]

    def world(self, rng: Random) -> ControlDeal:
        """Deal the unseen cards: what could have been laid off on the table is rarer in other hands."""
        view = self.view
        hands = [list(known) for known in view.known]
        hands[self._seat] = list(view.hand)
        keys = sorted(
            [
                (-log(rng.random() or 1e-12) * rarity, card)
                for card, rarity in zip(self._unseen, self._rarity, strict=True)
            ]
        )
        hidden = sum(view.held) - sum(map(len, hands))
        held, stock = [card for _, card in keys[:hidden]], [card for _, card in keys[hidden:]]
        rng.shuffle(held)
        for seat, hand in enumerate(hands):
            while len(hand) < view.held[seat]:
                hand.append(held.pop())
        controls = rng.sample(self._controls, len(self._controls))
        own = [
            self._own if seat == self._seat else tuple(controls.pop() for _ in range(count))
            for seat, count in enumerate(view.held_controls)
        ]
        if view.options.control_mode is ControlMode.DECK:
            stock += controls
            controls = []
        rng.shuffle(stock)
        return ControlDeal.seen(
            view,
            hands,
            view.turned or stock,
            held=own,
            control_deck=(*self._next, *controls),
            control_pile=self._pile,
            seed=rng.randbytes(32),
        )

    def exact_values(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: no end of a deal is counted out."""
        return None

    def playout(self, world: ControlDeal, action: Action) -> float:
        """Return the points of the seat, less the mean of the others, if it does this."""
        deal, seats = world.clone(), len(self.view.held)
        deal.apply(self._seat, action)
        turns, on_turn = 0, self._seat
        for _ in range(_MAX_ACTIONS * seats):
            if deal.result is not None:
                return self._ahead(deal.result.points)
            (seat,) = deal.actors
            if seat != on_turn:
                turns, on_turn = turns + 1, seat
                if turns > self._turns * seats:
                    break
            deal.apply(seat, playout_policy(deal.view(seat)))
        return self._ahead(_reckoned(deal, on_turn, self._usual))

    def _ahead(self, points: Sequence[float]) -> float:
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)


def _reckoned(deal: ControlDeal, on_turn: int, usual: Sequence[ControlKind]) -> list[float]:
    """Return the points that each seat can expect, by how likely its hand is the first that goes out."""
    options, seats = deal.options, range(deal.seats)
    views = [deal.view(seat) for seat in seats]
    weights = [exp(_promise(view, usual) + (_FIRST if view.seat == on_turn else 0.0)) for view in views]
    out = [weight / sum(weights) for weight in weights]
    held = [card_points(view.hand, options) for view in views]
    if options.scoring is Scoring.PENALTY:
        return [(out[seat] - 1) * (_LEFT + _KEPT * held[seat]) for seat in seats]
    melded = melded_points(views[0].melds, deal.seats, options)
    every = options.meld_scope is MeldScope.ALL
    # What is in hand comes to the table, or something like it.
    return [(1.0 if every else out[seat]) * melded[seat] + out[seat] * held[seat] for seat in seats]


def _promise(view: ControlView, usual: Sequence[ControlKind]) -> float:
    """Return by what power of e a hand is likely to go out first."""
    customs, left = view.options.customs, view.hand
    while melds := [cards for kind in usual for cards in melds_in(kind, left, customs)]:
        laid = max(melds, key=len)
        left = tuple(card for card in left if card not in laid)
    for meld in view.melds:
        fitting = joins(meld.kind, meld.cards, left, customs)
        left = tuple(card for card in left if card not in fitting)
    near = sum(
        RANK[one] == RANK[other] or (SUIT[one] == SUIT[other] and abs(RANK[one] - RANK[other]) <= 2)
        for one, other in combinations(left, 2)
    )
    ready = max((len(meld.cards) for meld in view.fitting), default=0)
    return _LOOSE[min(len(left), len(_LOOSE) - 1)] + _NEAR * near + _READY * ready
