"""Deals of rummy 500 on bit masks, played on many at once (`docs/rules/rummy500.md`).

The options are the default ones. Plays are found by the functions of the playouts, which are those of the
engine. A test plays the same decks in ``engine.games.rummy500.deal`` and compares.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Self

import numpy as np

from engine.ai.rummy500.features import CARDS
from engine.ai.rummy500.playout import Playout
from engine.cards import Card, cards_in, mask_of
from engine.games.rummy500.deal import hand_size
from engine.games.rummy500.melds import hand_points
from engine.games.rummy500.terms import Rummy500Options, Rummy500View

OPTIONS: Final = Rummy500Options()
PLAYOUT: Final = Playout(OPTIONS)


class Way(NamedTuple):
    """What can be put down in a turn, one play after the other."""

    points: int
    hand: int
    """The cards that are left."""
    table: tuple[int, ...]
    laid: int
    """All cards on the table then."""
    fitting: int
    """Cards that fit the table then."""
    plays: tuple[tuple[int, int], ...]
    """The cards of each play, and the number of the meld they go on (-1: a new one)."""


class Deal:
    """The state of a deal; masks by seat, the top of stock and pile last."""

    __slots__ = (
        "banned", "drew", "fitting", "hands", "idle", "known", "laid", "melded", "pending", "pile", "piled",
        "places", "points", "seats", "stock", "table", "turn",
    )  # fmt: skip

    def __init__(self, deck: Sequence[Card], dealer: int, seats: int) -> None:
        """Deal as the engine does."""
        dealt = seats * hand_size(seats)
        self.seats = seats
        self.hands = [mask_of(deck[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
        self.known = [0] * seats
        self.melded = [0] * seats
        self.pile = [deck[dealt]]
        self.piled = 1 << deck[dealt]
        self.stock = [*deck[:dealt:-1]]
        self.table: tuple[int, ...] = ()
        self.laid = self.fitting = self.idle = self.banned = 0
        self.places = np.zeros(CARDS, np.int8)
        """By card, how many lie below it in the pile."""
        self.pending: Card | None = None
        self.drew = False
        self.turn = (dealer + 1) % seats
        self.points: list[int] | None = None
        """The points by seat, once the deal is over."""

    @classmethod
    def seen(cls, view: Rummy500View, hands: Sequence[int], stock: Sequence[Card]) -> Self:
        """Return a deal that looks to the seat on turn like the view, with these hidden cards."""
        deal = cls.__new__(cls)
        deal.seats, deal.turn = len(view.held), view.turn
        deal.hands, deal.stock = [*hands], [*stock]
        deal.known = [mask_of(cards) for cards in view.known]
        deal.melded, deal.pile, deal.piled = [*view.melded], [*view.pile], mask_of(view.pile)
        deal.table = tuple(mask_of(meld.cards) for meld in view.melds)
        deal.laid, deal.fitting = sum(deal.table), fitting_on(deal.table)
        deal.places = np.zeros(CARDS, np.int8)
        deal.places[deal.pile] = np.arange(len(deal.pile))
        deal.idle, deal.drew = view.turns_without_stock, view.drawn is not None
        deal.pending = view.pending
        deal.banned = 0 if view.banned is None else 1 << view.banned
        deal.points = None
        return deal

    def lead(self, seat: int) -> float:
        """Return the points that a seat has put down, less the mean of the others."""
        return _lead(self.melded, seat)

    def result(self, seat: int) -> float:
        """Return the points of a seat, less the mean of the others. The deal is over."""
        return _lead(self.points or (), seat)

    def takes(self) -> Iterator[tuple[int, list[Way]]]:
        """Yield how many cards the seat on turn may take, and what it can put down then.

        As other computer players, it does not take twice without putting something down, and no take ends
        the deal by the stall.
        """
        if self.stock and self.idle + 1 >= OPTIONS.stall_limit:
            return
        hand, fitting = self.hands[self.turn], self.fitting
        for count, card in enumerate(reversed(self.pile), 1):
            hand |= 1 << card
            banned = 1 << card if count == 1 else 0
            needed = None if count == 1 and not self.idle else card
            if needed is None or PLAYOUT.may_be_usable(card, hand, fitting):
                found = self.ways(hand, needed, banned)
                if found:
                    yield count, found

    def ways(self, hand: int, must: Card | None, banned: int) -> list[Way]:
        """Return the beginnings of the series of plays that bring most points at once.

        The first play contains the card ``must``. The turn can be finished after each of them.
        """
        table, laid, fitting, points = self.table, self.laid, self.fitting, 0
        plays: tuple[tuple[int, int], ...] = ()
        found = [] if must is not None or hand == banned else [Way(0, hand, table, laid, fitting, ())]
        while True:
            play = (
                PLAYOUT.best_play(hand, table, fitting)
                if must is None
                else PLAYOUT.best_play_with(must, hand, table, fitting)
            )
            last = play[0] and banned and hand ^ play[1] == banned
            if last and PLAYOUT.blocks_turn_end(hand, play[1], play[2], table):
                play = PLAYOUT.best_finishable_play(hand, table, must, banned)
            gain, cards, number = play
            if not gain:
                return found
            must = None
            hand ^= cards
            laid |= cards
            points += gain
            plays = *plays, (cards, number)
            if number < 0:
                table = *table, cards
            else:
                table = *table[:number], table[number] | cards, *table[number + 1 :]
            fitting = fitting_on(table)
            if hand != banned or not hand:
                found.append(Way(points, hand, table, laid, fitting, plays))

    def draw(self) -> None:
        """Draw from the stock."""
        self.hands[self.turn] |= 1 << self.stock.pop()
        self.drew, self.idle, self.pending = True, 0, None

    def take(self, count: int) -> None:
        """Take cards from the pile; the ways of the take are the plays that are possible."""
        taken = mask_of(self.pile[-count:])
        self.banned = taken if count == 1 else 0
        self.pending = self.pile[-count] if count > 1 or self.idle else None
        del self.pile[-count:]
        self.piled ^= taken
        self.hands[self.turn] |= taken
        self.known[self.turn] |= taken
        self.drew = False

    def put_down(self, way: Way) -> None:
        """Put down melds and lay-offs; the deal ends with the last card."""
        if way.plays:
            self.pending = None
        self.hands[self.turn] = way.hand
        self.known[self.turn] &= way.hand
        self.melded[self.turn] += way.points
        self.table, self.laid, self.fitting = way.table, way.laid, way.fitting
        if not way.hand:
            self._end()

    def discard(self, card: int) -> None:
        """Discard, which ends the turn and perhaps the deal."""
        seat = self.turn
        self.hands[seat] ^= 1 << card
        self.known[seat] &= ~(1 << card)
        self.places[card] = len(self.pile)
        self.pile.append(Card(card))
        self.piled |= 1 << card
        self.banned = 0
        self.idle += not self.drew
        if not self.hands[seat] or not self.stock or self.idle >= OPTIONS.stall_limit:
            self._end()
        self.turn = (seat + 1) % self.seats

    def _end(self) -> None:
        self.points = [
            melded - hand_points(cards_in(hand), OPTIONS)
            for melded, hand in zip(self.melded, self.hands, strict=True)
        ]


def fitting_on(table: Sequence[int]) -> int:
    """Return the cards that fit a meld."""
    found = 0
    for meld in table:
        found |= PLAYOUT.ends[meld][0]
    return found


def _lead(points: Sequence[int], seat: int) -> float:
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)
