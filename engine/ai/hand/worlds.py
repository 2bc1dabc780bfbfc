"""Hand and Hand Partnership for the search: determinizations and playouts.

Each world is a whole round under the rules of the game. Where the rounds are those that the value network
was trained for, it ranks the candidates, ends the turn as it would, and judges the position before the seat's
next draw; the others have played a turn by ``playout_policy`` then. A decision before a draw is judged by the
best end of the turn.

Under other options the candidates are the best by ``rank_actions``. ``playout_policy`` plays the rest of the
turn and the next ones on every seat, at an eighth of a millisecond for an action. Then the playout is cut and
the penalty of each seat is estimated.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.hand.policies import playout_policy, rank_actions
from engine.ai.hand.value_net import best_value, evaluate, trained_for, value_before_draw
from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.games.hand.deal import HandDeal
from engine.games.hand.melds import fitting
from engine.games.hand.score import penalty
from engine.games.hand.table import PACK
from engine.games.hand.terms import HandView, Phase

_MAX_CANDIDATES: Final = 5
"""The number of actions that are tried."""
_FITS: Final = 3.0
"""How much rarer a card is in the hand of a player who could have laid it off."""
_ERRORS: Final = {"free": (8.0, 3.0), "draw": (12.0, 4.0), "closed": (3.0, 8.0)}
"""Typical errors of the prior and of the playouts, in points, by the kind of decision.

They are the errors of the difference between two actions. Fitted outside the program to 1,064 decisions of
*strong* against itself, every action of which *strong* played on with the actual hands: of a hand that has
not opened the playouts tell little.
"""
_NET_ERRORS: Final = {"free": (2.0, 2.0), "draw": (0.5, 3.0), "closed": (0.5, 8.0)}
"""The same where the network is used.

It has every discard of a hand that has not opened, and playouts tell so little beside it that players make
none: in 4 of 91 such decisions 150 playouts chose another discard, which the network valued 0.1 points lower
at most, and they took twice as long as others. Of a hand that has opened, it has not every way to lay.
"""
_TURNS: Final = 1
"""Turns of every seat after which a playout is cut; later ones told less than the estimate."""
_MAX_ACTIONS: Final = 60
"""Actions of every seat after which it is cut in any case."""

# The expected penalty of a seat, in points: fitted by least squares to 1,800 rounds of counting and simple
# players at tables of two to four, at the beginning of every turn.
_NEAR_OUT: Final = (0.0, 1.0, 0.65, 0.45, 0.33, 0.25, 0.15)
"""How near an opened player is to going out, by cards held; with more, the last value."""
_OPENED: Final = -21.8
"""Opened players often go out, and then count less than nothing."""
_PER_CARD: Final = 1.83
_LAST_CARD: Final = -5.7
_JOKER: Final = -8.7
_THREAT: Final = 6.0
_THREATENED: Final = 0.33
"""Part of the points in hand that counts when a player is about to go out."""
_WAITS: Final = 6.3
"""Cost of being the last to have a turn."""
_CLOSED: Final = 108.0
_PART: Final = -54.0
"""Value of having what an opening takes; a part of it has less, with the square term."""
_PART_SQUARE: Final = 22.0
_CLOSED_THREAT: Final = 32.0
_PER_STOCK: Final = -0.36
_CLOSED_WAITS: Final = 8.6
_PER_PAIR: Final = -1.9
_CLOSED_JOKER: Final = -6.8
_PER_POINT: Final = -0.41
"""High cards help to open."""
_USUAL_PENALTY: Final = 100
"""The penalty of an unopened hand in the fitted rounds; estimates scale with the one in force."""


class HandDecision:
    """A decision at Hand."""

    version = 4

    def __init__(self, view: HandView) -> None:
        """Prepare the decision for a view."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        seats = len(view.held)
        self.relative_cost = 3 * seats
        free, draws = view.free[self._seat], view.phase is Phase.DRAW
        self._by_net = trained_for(view)
        self._rest: dict[Action, list[Action]] = {}
        kind = "draw" if draws else "free" if free else "closed"
        known = (_NET_ERRORS if self._by_net else _ERRORS)[kind]
        self._own = self._side(self._seat)
        # Partners count together, and so do the errors.
        self.prior_error, self.bias = (points * len(self._own) for points in known)
        laid = [card for meld in view.melds for card in meld.cards]
        taken = [card for cards in view.known for card in cards]
        seen = {*view.hand, *view.pile, *laid, *taken}
        self._unseen = tuple(card for card in PACK if card not in seen)
        fits = {face for meld in view.melds for face in fitting(meld, view.options)} - {JOKER}
        self._rarity = [_FITS if FACE[card] in fits else 1.0 for card in self._unseen]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best actions by the value network, or by ``rank_actions``."""
        if self._by_net:
            found = evaluate(self.view)
            return found[:_MAX_CANDIDATES] if self.view.free[self._seat] else found
        return [
            (action, len(self._own) * worth) for action, worth in rank_actions(self.view)[:_MAX_CANDIDATES]
        ]

    def world(self, rng: Random) -> HandDeal:
        """Deal the unseen cards, including hidden discards (`docs/rules/hand.md` 12.37).

        Players who may lay off rarely hold cards that fit the table.
        """
        view = self.view
        keys = sorted(
            [
                (-log(rng.random() or 1e-12) * rarity, card)
                for card, rarity in zip(self._unseen, self._rarity, strict=True)
            ],
            reverse=True,
        )
        left = [card for _, card in keys]
        hands: list[list[Card]] = [list(known) for known in view.known]
        hands[self._seat] = list(view.hand)
        for free in (True, False):
            for seat, hand in enumerate(hands):
                while view.free[seat] is free and len(hand) < view.held[seat]:
                    hand.append(left.pop())
            rng.shuffle(left)
        return HandDeal.seen(view, hands, left, seed=rng.randbytes(32))

    def exact_values(self, limit: int) -> Sequence[tuple[Action, float]] | None:  # noqa: ARG002
        """Return None: there are no exact values in this game."""
        return None

    def playout(self, world: HandDeal, action: Action) -> float:
        """Return by how many points the seat's side does better than the others."""
        deal, seats = world.clone(), len(self.view.held)
        deal.apply(self._seat, action)
        if self._by_net:
            return self._judged(deal, action)
        turns, on_turn = 0, self.view.turn
        for _ in range(_MAX_ACTIONS * seats):
            if deal.result is not None:
                return self._ahead(deal.result.penalties)
            seat = deal.actors[0]
            view = deal.view(seat)
            if view.turn != on_turn:
                turns, on_turn = turns + 1, view.turn
                if turns > _TURNS * seats:
                    break
            deal.apply(seat, playout_policy(view))
        return self._ahead(
            [_expected_penalty(deal.view(seat), self._others(self._side(seat))) for seat in range(seats)]
        )

    def _judged(self, deal: HandDeal, action: Action) -> float:
        """Return what the position after an action is worth by the network."""
        seat, draws = self._seat, self.view.phase is Phase.DRAW
        if draws and deal.result is None:
            return best_value(deal.view(seat))
        for step in self._rest.get(action, ()):
            deal.apply(seat, step)
        while deal.result is None and deal.actors == (seat,):
            step = evaluate(deal.view(seat))[0][0]
            self._rest.setdefault(action, []).append(step)
            deal.apply(seat, step)
        while deal.result is None and deal.actors != (seat,):
            other = deal.actors[0]
            deal.apply(other, playout_policy(deal.view(other)))
        return (
            value_before_draw(deal.view(seat)) if deal.result is None else self._ahead(deal.result.penalties)
        )

    def _ahead(self, penalties: Sequence[float]) -> float:
        others = self._others(self._own)
        mean = sum(penalties[seat] for seat in others) / len(others)
        return len(self._own) * mean - sum(penalties[seat] for seat in self._own)

    def _side(self, seat: int) -> tuple[int, ...]:
        return next((team for team in self.view.teams if seat in team), (seat,))

    def _others(self, side: Sequence[int]) -> list[int]:
        return [seat for seat in range(len(self.view.held)) if seat not in side]


def _expected_penalty(view: HandView, foes: Sequence[int]) -> float:
    """Return the expected penalty of the seat at the end of the round, from its view."""
    options, seat, hand = view.options, view.seat or 0, view.hand
    threat = sum(_NEAR_OUT[min(view.held[foe], len(_NEAR_OUT) - 1)] for foe in foes if view.opened[foe])
    after = (seat - view.turn) % len(view.held) / len(view.held)
    jokers = sum(FACE[card] == JOKER for card in hand)
    points = penalty(hand, options)
    if view.opened[seat]:
        opened = (
            _OPENED
            + _PER_CARD * len(hand)
            + _LAST_CARD * (len(hand) == 1)
            + _JOKER * jokers
            + (_THREAT + _THREATENED * points) * threat
            + _WAITS * after
        )
        return max(opened, options.winner_score)
    part = 0.0 if view.best_opening is None else min(1.0, view.best_opening.total / max(1, view.needed))
    closed = (
        _CLOSED
        + _PART * part
        + _PART_SQUARE * part * part
        + _CLOSED_THREAT * threat
        + _PER_STOCK * view.stock
        + _CLOSED_WAITS * after
        + _PER_PAIR * _pairs(hand)
        + _CLOSED_JOKER * jokers
        + _PER_POINT * points
    )
    return min(closed / _USUAL_PENALTY, 1.0) * options.unopened_penalty


def _pairs(hand: Sequence[Card]) -> int:
    """Count the pairs of different cards that could be in one meld of three."""
    cards = {FACE[card]: card for card in hand if FACE[card] != JOKER}.values()
    return sum(
        RANK[one] == RANK[other] or (SUIT[one] == SUIT[other] and abs(RANK[one] - RANK[other]) <= 2)
        for one, other in combinations(cards, 2)
    )
