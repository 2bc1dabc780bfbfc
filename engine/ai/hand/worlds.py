"""Hand and Hand Partnership for the judge: how the hidden cards could lie, and how a round goes on.

Each world is a whole round by the rules of the game. The rest of the turn and the next ones are played by
``playout_policy`` on every seat, which needs an eighth of a millisecond for an action; then the playout is cut, and it
is reckoned what each seat will have to count. The actions that are tried are the best by counting.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log
from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.hand.policies import playout_policy, rank_actions
from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.games.hand import HandDeal, HandView, Phase, fitting, penalty
from engine.games.hand.table import PACK

_MAX_CANDIDATES: Final = 5
"""Actions that are tried."""
_FITS: Final = 3.0
"""How much rarer a card is in the hand of somebody who could have laid it off."""
_ERRORS: Final = {"free": (8.0, 3.0), "draw": (12.0, 4.0), "closed": (3.0, 8.0)}
"""By what is to be decided: by how many points the prior and the playouts are usually wrong about the
difference of two actions. Fitted outside the program to 1,064 decisions of *strong* against itself, every
action of which was played on by *strong* from the hands as they were: of a closed hand they tell little.
"""
_TURNS: Final = 1
"""Turns of every seat after which a playout is cut: later ones told less than what is reckoned."""
_MAX_ACTIONS: Final = 60
"""Actions of every seat after which it is cut in any case."""

# What a seat will have to count, in points: fitted by least squares to 1,800 rounds of players who count
# and others who play by eye, at tables of two to four, seen at the beginning of every turn.
_NEAR_OUT: Final = (0.0, 1.0, 0.65, 0.45, 0.33, 0.25, 0.15)
"""How near an opened player with so many cards is to going out; with more, the last."""
_OPENED: Final = -21.8
"""Who has opened often goes out, and then counts less than nothing."""
_PER_CARD: Final = 1.83
_LAST_CARD: Final = -5.7
_JOKER: Final = -8.7
_THREAT: Final = 6.0
_THREATENED: Final = 0.33
"""What each point in the hand counts of what it will, if a player is next to going out."""
_WAITS: Final = 6.3
"""What it costs to be the last to have a turn."""
_CLOSED: Final = 108.0
_PART: Final = -54.0
"""What it is worth to have what an opening takes; part of it less, by the square:"""
_PART_SQUARE: Final = 22.0
_CLOSED_THREAT: Final = 32.0
_PER_STOCK: Final = -0.36
_CLOSED_WAITS: Final = 8.6
_PER_PAIR: Final = -1.9
_CLOSED_JOKER: Final = -6.8
_PER_POINT: Final = -0.41
"""Dear cards open."""
_USUAL_PENALTY: Final = 100
"""What a hand that has not opened counted there; all of it scales with what it does."""


class HandDecision:
    """A decision at Hand."""

    def __init__(self, view: HandView) -> None:
        """Look at the table."""
        self.view = view
        self._seat = 0 if view.seat is None else view.seat
        seats = len(view.held)
        self.relative_cost = 3 * seats
        free, draws = view.free[self._seat], view.phase is Phase.DRAW
        known = _ERRORS["draw" if draws else "free" if free else "closed"]
        self._own = self._side(self._seat)
        # Partners count together, and so does what is decided for them.
        self.prior_error, self.bias = (points * len(self._own) for points in known)
        laid = [card for meld in view.melds for card in meld.cards]
        taken = [card for cards in view.known for card in cards]
        seen = {*view.hand, *view.pile, *laid, *taken}
        self._unseen = tuple(card for card in PACK if card not in seen)
        fits = {face for meld in view.melds for face in fitting(meld, view.options)} - {JOKER}
        self._rarity = [_FITS if FACE[card] in fits else 1.0 for card in self._unseen]

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by counting."""
        return [
            (action, len(self._own) * worth) for action, worth in rank_actions(self.view)[:_MAX_CANDIDATES]
        ]

    def world(self, rng: Random) -> HandDeal:
        """Deal the unseen cards, those below the top of the pile among them (section 12.37): who may lay off
        seldom holds what fits the table.
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
        """Return None: no end of a round is counted out."""
        return None

    def playout(self, world: HandDeal, action: Action) -> float:
        """Return by how many points the seat's side comes off better than the others, if it does this."""
        deal, seats = world.clone(), len(self.view.held)
        deal.apply(self._seat, action)
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
            [_reckoned(deal.view(seat), self._others(self._side(seat))) for seat in range(seats)]
        )

    def _ahead(self, penalties: Sequence[float]) -> float:
        others = self._others(self._own)
        mean = sum(penalties[seat] for seat in others) / len(others)
        return len(self._own) * mean - sum(penalties[seat] for seat in self._own)

    def _side(self, seat: int) -> tuple[int, ...]:
        return next((team for team in self.view.teams if seat in team), (seat,))

    def _others(self, side: Sequence[int]) -> list[int]:
        return [seat for seat in range(len(self.view.held)) if seat not in side]


def _reckoned(view: HandView, foes: Sequence[int]) -> float:
    """Return the points that the seat has to expect at the end of the round, from its view."""
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
