"""Turn search for Hand: the ways in which a seat that may lay can play its turn, and their costs.

A plan is tried out on the cards and the table. Only its first action is played; the next view is planned
again. Costs are penalty points that the seat expects; what its opponents lose has the opposite sign.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Final

from engine.actions import Action, Discard
from engine.ai.hand.features import Outlook, opponents_of, partner_of
from engine.cards import FACE, JOKER, Card
from engine.games.hand.meld_forms import declare, free_terms, read, table_meld
from engine.games.hand.melds import exchange, exchangeable, exchanges, fitting, lay_off, lay_offs
from engine.games.hand.openings import least_left
from engine.games.hand.score import card_penalty
from engine.games.hand.terms import (
    Exchange,
    HandMeld,
    HandView,
    Lay,
    LayOff,
    PartnerOfWinner,
    PartnershipOptions,
)

GOES_OUT: Final = (0.0, 0.30, 0.20, 0.14, 0.10, 0.07, 0.05)
"""Probability that an opened player goes out next turn, by cards held; else ``ELSE_GOES_OUT``."""
ELSE_GOES_OUT: Final = 0.03
CLOSED_GOES_OUT: Final = 0.01
"""The same for a player who has not opened (as a Hand)."""
HAND_GAIN: Final = 100.0
"""Value of a Hand beside its own points: the others' cards count double."""
OUT_GAIN: Final = 25.0
"""Value of ending the round before the others can get rid of more."""
PER_CARD: Final = 5.0
"""Cost of a card left after the turn, beside its penalty: it must go before one can go out."""
LATER: Final = 0.35
"""Part of a card's penalty that still counts when nobody goes out before the next turn."""
JOKER_KEPT: Final = 11.0
"""Value of a joker in hand: it fits almost everywhere."""
COMPANY: Final = 0.5
"""Value of a card in hand for each unseen card that would make a meld with it and another."""
SPOT_FOE: Final = (0.0, 0.9, 0.45, 0.2)
"""Cost of an unseen card that fits the table, by the cards left to an opened opponent."""
SPOT_FRIEND: Final = (0.0, 4.0, 2.0, 1.0)
"""Its value, by the cards left to an opened partner."""
FRIEND_FIRST: Final = (0.0, 0.5, 0.3, 0.2)
"""How much less one's own cards matter if the partner may go out first, by the partner's cards.

They are not counted then.
"""


@dataclass(frozen=True, slots=True)
class TurnState:
    """A moment in a turn.

    ``laid``: the seat has melds on the table; ``touched``: it changed a meld of another seat.
    """

    hand: tuple[Card, ...]
    table: tuple[HandMeld, ...]
    laid: bool
    touched: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play the turn: its first action, its cost, and the cards it leaves."""

    action: Action
    cost: float
    left: int


class Planner:
    """Plans the turn of a seat.

    ``risk`` is the probability that an opponent goes out before the seat's next turn.
    """

    def __init__(self, view: HandView) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.options = view.options
        self.outlook = Outlook.of(view)
        self.partner = partner_of(view)
        self.opponents = opponents_of(view)
        self.risk = 1 - prod(1 - self._chance_to_go_out(seat) for seat in self.opponents)
        self._spots_now = self._spots(view.melds)

    def _chance_to_go_out(self, seat: int) -> float:
        held = self.view.held[seat]
        if not self.view.free[seat]:
            return CLOSED_GOES_OUT
        return GOES_OUT[held] if held < len(GOES_OUT) else ELSE_GOES_OUT

    def discards(self, cards: Sequence[Card]) -> dict[Card, float]:
        """Return the expected cost of each discard, with nothing laid before."""
        now = TurnState(self.view.hand, self.view.melds, self.view.opened[self.seat])
        return {card: self._cost(now.hand, card, now) + self.outlook.danger(card) for card in cards}

    # The ways to play a turn

    def plans(self) -> dict[Action, Plan]:
        """Return the cheapest plan for each legal first action, the cheapest of all first."""
        legal = set(self.view.legal)
        found: dict[Action, Plan] = {}
        for plan in sorted(self._plans(), key=lambda plan: plan.cost):
            if plan.action in legal:
                found.setdefault(plan.action, plan)
        return found or {self.view.legal[0]: Plan(self.view.legal[0], 0.0, len(self.view.hand))}

    def _plans(self) -> Iterator[Plan]:
        discards = {action.card for action in self.view.legal if isinstance(action, Discard)}
        for action, ended in self.ends():
            if action is not None and not ended.hand:  # some options allow laying the last card
                yield Plan(action, self._out(ended), 0)
                continue
            if action is None and not discards:
                continue
            card, cost = self._end(ended, discards if action is None else None)
            yield Plan(action or Discard(card), cost, len(ended.hand) - 1)

    def ends(self) -> Iterator[tuple[Action | None, TurnState]]:
        """Yield the ways to play the turn up to the discard.

        Each is the first action, if there is one, and the end.
        """
        view = self.view
        start = TurnState(view.hand, view.melds, view.opened[self.seat])
        tried = set()
        for lay, position in self._lays(start):
            for naturals, trades, jokers in product((False, True), repeat=3):
                if trades and not naturals:
                    continue
                ended, first = self._lay_off_all(position, naturals=naturals, trades=trades, jokers=jokers)
                action = lay or first
                key = (action, frozenset(ended.hand), len(ended.table))
                if key not in tried:
                    tried.add(key)
                    yield action, ended

    def _lays(self, start: TurnState) -> Iterator[tuple[Lay | None, TurnState]]:
        """Yield what can be laid first: nothing, an opening, or the melds that leave least."""
        view = self.view
        legal = [action for action in view.legal if isinstance(action, Lay)]
        if not legal:
            yield None, start
            return
        if not view.free[self.seat]:
            for action in legal:
                yield action, self._after(start, action)
            return
        if view.taken is None:
            yield None, start
        for cards in self._choices(start):
            found = least_left(cards, free_terms(self.options, int(len(cards) == len(start.hand))))
            if found is None or not found.melds:
                continue
            lays = [Lay((declare(meld),)) for meld in found.melds]
            first = next((action for action in lays if action in legal), None)
            if first is None:
                first = _longest_part(legal, found.melds[0].cards)
                lays = [first] if first is not None else []
            position = start
            for action in lays:
                position = self._after(position, action)
            if first is not None:
                yield first, position
        if view.taken is not None:
            for action in legal:
                yield action, self._after(start, action)

    def _choices(self, start: TurnState) -> Iterator[tuple[Card, ...]]:
        """Yield the cards to be melded: with and without jokers and cards that can be laid off."""
        faces = {face for meld in start.table for face in fitting(meld, self.options)}
        jokers = tuple(card for card in start.hand if FACE[card] == JOKER)
        kept = [()] + [jokers[:count] for count in range(1, len(jokers) + 1)]
        fits = tuple(card for card in start.hand if FACE[card] in faces and FACE[card] != JOKER)
        for out in dict.fromkeys((*spared, *more) for spared in kept for more in ((), fits)):
            cards = tuple(card for card in start.hand if card not in out)
            if len(cards) >= 3:
                yield cards

    def _after(self, position: TurnState, action: Action) -> TurnState:
        options = self.options
        match action:
            case Lay(melds):
                formed = [read(meld, options) for meld in melds]
                gone = {card for meld in formed for card in meld.cards}
                return replace(
                    position,
                    hand=tuple(card for card in position.hand if card not in gone),
                    table=(*position.table, *(table_meld(meld, self.seat) for meld in formed)),
                    laid=True,
                )
            case LayOff(card, number, end):
                grown = lay_off(position.table[number], card, end, options)
                return self._changed(position, (card,), (), number, grown)
            case Exchange(cards, number):
                changed, jokers = exchange(position.table[number], cards, options)
                return self._changed(position, cards, jokers, number, changed)
            case _:
                raise ValueError(action)

    def _changed(
        self,
        position: TurnState,
        gone: Sequence[Card],
        come: Sequence[Card],
        number: int,
        meld: HandMeld,
    ) -> TurnState:
        return replace(
            position,
            hand=(*(card for card in position.hand if card not in gone), *come),
            table=(*position.table[:number], meld, *position.table[number + 1 :]),
            touched=position.touched or meld.owner != self.seat,
        )

    def _lay_off_all(
        self, position: TurnState, *, naturals: bool, trades: bool, jokers: bool
    ) -> tuple[TurnState, Action | None]:
        """Lay off what fits, the highest first, while a card stays.

        Returns the resulting position and the first action.
        """
        first: Action | None = None
        free = position.laid or self.view.free[self.seat]
        while free and len(position.hand) > 1:
            action = self._next(position, naturals=naturals, trades=trades, jokers=jokers)
            if action is None:
                break
            position = self._after(position, action)
            first = first or action
        return position, first

    def _next(self, position: TurnState, *, naturals: bool, trades: bool, jokers: bool) -> Action | None:
        options, hand, table = self.options, position.hand, position.table
        fits = list(lay_offs(table, hand, options)) if naturals or jokers else []
        if trades:
            for swap in exchanges(table, hand, options):
                return swap
        plain = [action for action in fits if FACE[action.card] != JOKER]
        if naturals and plain:
            return max(plain, key=lambda action: (card_penalty(action.card, options), -action.meld))
        wild = [action for action in fits if FACE[action.card] == JOKER]
        return wild[0] if jokers and wild else None

    # The cost of an end

    def _end(self, position: TurnState, discards: set[Card] | None) -> tuple[Card, float]:
        """Return the best discard at the end of a plan, and the cost of the plan."""
        hand = position.hand
        candidates = [card for card in hand if discards is None or card in discards] or list(hand)
        if len(hand) == 1:
            return hand[0], self._out(position)
        cost, card = min(zip(self.costs(position, candidates), candidates, strict=True))
        return card, cost

    def costs(self, position: TurnState, discards: Sequence[Card]) -> list[float]:
        """Return the expected cost of the position after each discard, with cards left."""
        spots = self._spots(position.table) - self._spots_now
        return [
            self._cost(position.hand, card, position) + self.outlook.danger(card) + spots for card in discards
        ]

    def _out(self, position: TurnState) -> float:
        options = self.options
        is_hand = not self.view.opened[self.seat] and not position.touched
        times = options.hand_multiplier if is_hand else 1
        cost = options.winner_score * times - OUT_GAIN - HAND_GAIN * (times - 1)
        if (
            self.partner is not None
            and isinstance(options, PartnershipOptions)
            and options.partner_of_winner is PartnerOfWinner.COUNTED
        ):
            held = self.view.held[self.partner]
            cost += 7 * held if self.view.opened[self.partner] else options.unopened_penalty
        return cost

    def _cost(self, hand: Sequence[Card], discarded: Card, position: TurnState) -> float:
        """Return the cost of the cards left after this discard."""
        options = self.options
        rest = [card for card in hand if card != discarded]
        left = sum(card_penalty(card, options) for card in rest)
        jokers = sum(FACE[card] == JOKER for card in rest)
        now = left if position.laid else options.unopened_penalty
        later = (
            PER_CARD * len(rest) + LATER * left - JOKER_KEPT * jokers - COMPANY * self.outlook.making(rest)
        )
        if not position.laid:
            later += options.unopened_penalty
        cost = self.risk * now + (1 - self.risk) * later
        if self.partner is not None and self._near(self.partner):
            cost *= 1 - FRIEND_FIRST[self.view.held[self.partner]]
        return cost

    def _near(self, seat: int) -> bool:
        return self.view.free[seat] and self.view.held[seat] < len(SPOT_FOE)

    def _spots(self, table: Sequence[HandMeld]) -> float:
        """Return the cost of the places on the table that help opponents near going out.

        Places that help the partner count the other way.
        """
        weight = sum(SPOT_FOE[self.view.held[seat]] for seat in self.opponents if self._near(seat))
        if self.partner is not None and self._near(self.partner):
            weight -= SPOT_FRIEND[self.view.held[self.partner]]
        if not weight:
            return 0.0
        faces = {face for meld in table for face in (*fitting(meld, self.options), *exchangeable(meld))}
        return weight * sum(self.outlook.copies[face] for face in faces if face != JOKER)


def _longest_part(legal: Sequence[Lay], cards: Sequence[Card]) -> Lay | None:
    """Return the legal meld with the most of these cards and no others.

    Runs may be longer than those listed.
    """
    whole = Counter(FACE[card] for card in cards)
    inside = [action for action in legal if Counter(FACE[card] for card in action.melds[0].cards) <= whole]
    return max(inside, key=lambda action: len(action.melds[0].cards), default=None)
