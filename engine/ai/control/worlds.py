"""Control Card Rummy for the search: determinizations and playouts.

Each world is a whole deal under the rules of the game, including its control cards. A playout lasts a turn
of every seat, by a fast policy; then the points are estimated from who is likely to go out. Playouts give
the value of an action over the hidden cards. Which action is best, the value of the end of the turn tells
far better (engine/ai/control/value_net.py).
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.control.features import controls_at, kinds_at
from engine.ai.control.policies import playout_policy, wanted_of
from engine.ai.control.value_net import evaluate, is_trained_for
from engine.cards import FACE, RANK, SUIT, pack
from engine.games.control.control_cards import ControlKind, joining_cards, melds_in
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import ControlMode, control_card
from engine.games.control.score import card_points, melded_points
from engine.games.control.terms import ControlView, MeldScope, Phase, Scoring

_MAX_CANDIDATES: Final = 5
"""At most this many actions are tried, the best by the prior."""
_ERRORS: Final = {"draw": (2.0, 8.0), "play": (10.0, 2.0)}
"""Typical errors of the prior of *strong* and of the playouts, in points, by the kind of decision.

They are the errors of the difference between two actions, found by playing on every action of 570 decisions
of *strong* with the actual cards. Playouts tell next to nothing about a draw, and twice as much as the prior
about what comes after it.
"""
_NET_ERRORS: Final = (1.0, 6.0)
"""The same where the network gives the prior: playouts change little, and are shorter."""
_FITS: Final = 3.0
"""How much rarer a card is in a hand that could have laid it off."""
_LET_GO: Final = 4
"""The most cards that the hand of another player is better than one dealt at random.

So many are dealt in addition and let go. Without, the seat on turn won 18 ± 4 points a deal more in worlds
than the network says in 215 positions; with them it is 2 ± 4, and in the deals as they were 2 ± 9.
"""
_TURNS: Final = 2
"""Turns of every seat after which a playout is cut; 1 where the network gives the prior."""
_MAX_ACTIONS: Final = 40
"""Actions of every seat after which a playout is cut in any case."""
_LOOSE: Final = (1.8, 0.4, 0.0, 0.5, 0.5, -0.7, -0.4, -0.1, -0.8, -0.7, -0.6)
"""Log-odds of going out first, by the number of loose cards.

A card is loose if it is in no meld and fits none on the table. A meld of three is laid in a turn, so four
left are better than five, or one. Fitted with the next three to 700 deals of *strong* for two; 120 deals for
four gave the same.
"""
_NEAR: Final = 0.1
"""Log-odds for two loose cards that go together."""
_READY: Final = 0.11
"""Log-odds for each card of a meld that could be laid now."""
_FIRST: Final = 0.1
"""Log-odds for being on turn."""
_KEPT: Final = 0.2
"""Part of the points in a hand that is left in it when another player goes out."""
_LEFT: Final = 12.0
"""Points of cards drawn later that are left in it besides."""
_USUAL: Final = 2
"""Kinds asked for at least 1/2 as often as the commonest are expected to come soon."""


class ControlDecision:
    """A decision at Control Card Rummy."""

    version = 3

    def __init__(self, view: ControlView) -> None:
        """Prepare the decision for a view."""
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
            if joining_cards(meld.kind, meld.cards, (card,), options.customs)
        }
        self._rarity = [_FITS if FACE[card] in fitting else 1.0 for card in self._unseen]
        there = controls_at(options, seats)
        self._kinds = kinds_at(options, seats)
        least = max(count for _, count in self._kinds) / _USUAL
        # Nobody has chosen yet at the first turn.
        self._let_go = _LET_GO if view.turnovers else min(max(0, len(view.pile) - 1), _LET_GO)
        self._usual = tuple(kind for kind, count in self._kinds if count >= least)
        self._copies = {
            kind: [control_card(kind, copy) for copy in range(count)] for kind, count in there.items()
        }
        self._pile = [self._copies[kind].pop() for kind in view.played]
        self._own = tuple(self._copies[kind].pop() for kind in view.own_controls)
        self._next = () if view.preview is None else (self._copies[view.preview].pop(),)
        self._controls = [card for cards in self._copies.values() for card in cards]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best actions by the prior."""
        return [*evaluate(self.view)[:_MAX_CANDIDATES]]

    def world(self, rng: Random) -> ControlDeal:
        """Deal the unseen cards; cards that fit the table are rarer in other hands.

        The others keep what goes together: each is dealt more cards, and lets go of those that go least.
        """
        view = self.view
        hands = [list(known) for known in view.known]
        hands[self._seat] = list(view.hand)
        keys = sorted(
            [
                (-log(rng.random() or 1e-12) * rarity, card)
                for card, rarity in zip(self._unseen, self._rarity, strict=True)
            ]
        )
        stock = [card for _, card in keys]
        hidden = sum(view.held) - sum(map(len, hands))
        for seat, hand in enumerate(hands):
            missing = view.held[seat] - len(hand)
            if missing:
                hidden -= missing
                seen = missing + min(self._let_go, len(stock) - missing - hidden)
                dealt, stock = stock[:seen], stock[seen:]
                wanted = wanted_of((*hand, *dealt), self._kinds, view.options.customs)
                dealt.sort(key=lambda card: -wanted[FACE[card]])
                hand += dealt[:missing]
                stock += dealt[missing:]
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
        """Return None: there are no exact values in this game."""
        return None

    def playout(self, world: ControlDeal, action: Action) -> float:
        """Return the points of the seat after this action, less the mean of the others."""
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
        return self._ahead(_expected_points(deal, on_turn, self._usual))

    def _ahead(self, points: Sequence[float]) -> float:
        own = points[self._seat]
        return own - (sum(points) - own) / (len(points) - 1)


def _expected_points(deal: ControlDeal, on_turn: int, usual: Sequence[ControlKind]) -> list[float]:
    """Return the expected points of each seat, from how likely it is to go out first."""
    options, seats = deal.options, range(deal.seats)
    views = [deal.view(seat) for seat in seats]
    weights = [exp(_out_score(view, usual) + (_FIRST if view.seat == on_turn else 0.0)) for view in views]
    out = [weight / sum(weights) for weight in weights]
    held = [card_points(view.hand, options) for view in views]
    if options.scoring is Scoring.PENALTY:
        return [(out[seat] - 1) * (_LEFT + _KEPT * held[seat]) for seat in seats]
    melded = melded_points(views[0].melds, deal.seats, options)
    every = options.meld_scope is MeldScope.ALL
    # Cards in hand come to the table, or something like them.
    return [(1.0 if every else out[seat]) * melded[seat] + out[seat] * held[seat] for seat in seats]


def _out_score(view: ControlView, usual: Sequence[ControlKind]) -> float:
    """Return the log-odds that a hand goes out first."""
    customs, left = view.options.customs, view.hand
    while melds := [cards for kind in usual for cards in melds_in(kind, left, customs)]:
        laid = max(melds, key=len)
        left = tuple(card for card in left if card not in laid)
    for meld in view.melds:
        fitting = joining_cards(meld.kind, meld.cards, left, customs)
        left = tuple(card for card in left if card not in fitting)
    near = sum(
        RANK[one] == RANK[other] or (SUIT[one] == SUIT[other] and abs(RANK[one] - RANK[other]) <= 2)
        for one, other in combinations(left, 2)
    )
    ready = max((len(meld.cards) for meld in view.fitting), default=0)
    return _LOOSE[min(len(left), len(_LOOSE) - 1)] + _NEAR * near + _READY * ready
