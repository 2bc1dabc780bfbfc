"""Many deals of gin at once (docs/rules/gin.md).

Big gin is not played, and a taken card is kept; the other options are followed. Knocks are settled by the
engine's own functions. A test plays the same decks in ``engine.games.gin.deal`` and compares.
"""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.hands import Masks, Numbers, least_deadwood
from engine.ai.gin.policies import FULL_STOCK, WALL_DEADWOOD
from engine.ai.gin.positions import CARD_POINTS, CARDS, Seen, cards_of, pile_of
from engine.games.gin.arrangement import best, deadwood
from engine.games.gin.knock import best_defence, score
from engine.games.gin.terms import Ending, GinOptions, WallAction

OPTIONS: Final = GinOptions()
_DEALT: Final = 21
"""Cards of a deck before the stock: two hands and the upcard."""
ELDEST_OFFERED: Final = 0
DEALER_OFFERED: Final = 1
FORCED: Final = 2
USUAL: Final = 3
"""What a turn begins with: the first upcard on offer, a forced draw, or a choice."""
_FARTHER: Final = 1_000
"""More than any deadwood."""


@dataclass
class Deals:
    """The state of many deals; hands and the like have a column for each seat."""

    decks: NDArray[np.int8]
    dealer: Numbers
    limit: Numbers
    needed: Numbers
    """Points that each seat needs to win the match."""
    hands: Masks
    known: Masks
    """Cards taken from the pile and still in hand."""
    discarded: Masks
    """Cards of the pile, by the seat that discarded them."""
    piles: NDArray[np.int8]
    lengths: Numbers
    stock: Numbers
    takes: Numbers
    begins: Numbers
    """What the turn begins with."""
    turn: Numbers
    going: NDArray[np.bool_]
    points: Numbers
    """Points of seat 0, negative if seat 1 scores."""
    options: GinOptions = OPTIONS

    @classmethod
    def of(cls, decks: NDArray[np.int8], dealer: Numbers, limit: Numbers, needed: Numbers) -> Self:
        """Deal: ten cards to the non-dealer, ten to the dealer, the upcard; the rest is stock."""
        count = len(decks)
        every = np.arange(count)
        bits = np.left_shift(1, decks[:, :_DEALT].astype(np.int64))
        hands = np.zeros((count, 2), np.int64)
        hands[every, 1 - dealer] = bits[:, :10].sum(axis=1)
        hands[every, dealer] = bits[:, 10:20].sum(axis=1)
        piles = np.zeros((count, 52), np.int8)
        piles[:, 0] = decks[:, _DEALT - 1]
        empty = np.zeros(count, np.int64)
        return cls(
            decks=decks,
            dealer=dealer,
            limit=limit,
            needed=needed,
            hands=hands,
            known=np.zeros_like(hands),
            discarded=np.zeros_like(hands),
            piles=piles,
            lengths=empty + 1,
            stock=empty + FULL_STOCK,
            takes=empty.copy(),
            begins=empty + ELDEST_OFFERED,
            turn=1 - dealer,
            going=np.ones(count, np.bool_),
            points=empty.copy(),
        )

    def upcards(self, at: Numbers) -> Numbers:
        """Return the upcard of each deal."""
        return self.piles[at, self.lengths[at] - 1].astype(np.int64)

    def seen(self, at: Numbers, hand: Masks, *, drawing: bool, taking: bool = False) -> Seen:
        """Return what the seats on turn know, with these hands.

        ``drawing`` says that they have not drawn yet, ``taking`` that they have taken the upcard.
        """
        seat = self.turn[at]
        lengths = self.lengths[at] - taking
        discarded, own = self.discarded[at, seat], self.known[at, seat]
        if taking:
            own = own | np.left_shift(1, self.upcards(at))
        left, late, lefts, last = pile_of(self.piles[at, : int(lengths.max(initial=1))], lengths, discarded)
        return Seen(
            hand=hand,
            taken=self.known[at, 1 - seat],
            own=own,
            discarded=discarded,
            left=left,
            late=late,
            lefts=lefts,
            last_points=last,
            stock=self.stock[at],
            limit=self.limit[at],
            needed=self.needed[at, seat],
            needed_by_other=self.needed[at, 1 - seat],
            dealer=seat == self.dealer[at],
            offered=self.begins[at] <= DEALER_OFFERED if drawing else np.zeros(len(at), np.bool_),
            drawing=np.full(len(at), drawing),
        )

    def decline(self, at: Numbers) -> None:
        """Decline the first upcard."""
        self.begins[at] += 1
        self.turn[at] = 1 - self.turn[at]

    def draw(self, at: Numbers) -> Numbers:
        """Draw from the stock; return the cards."""
        card = self.decks[at, 52 - self.stock[at]].astype(np.int64)
        self.stock[at] -= 1
        self.hands[at, self.turn[at]] |= np.left_shift(1, card)
        return card

    def take(self, at: Numbers) -> Numbers:
        """Take the upcards; return them. A deal ends with the last take that the options allow."""
        card, seat = self.upcards(at), self.turn[at]
        bit = np.left_shift(1, card)
        self.lengths[at] -= 1
        self.hands[at, seat] |= bit
        self.known[at, seat] |= bit
        self.discarded[at, 1 - seat] &= ~bit
        counts = self.begins[at] == USUAL
        self.takes[at] += counts
        self.going[at[counts & (self.takes[at] == self.options.upcard_take_cap)]] = False
        return card

    def discard(self, at: Numbers, card: Numbers) -> None:
        """Discard; where no card can be drawn any more, the other seat decides at the wall."""
        seat, bit = self.turn[at], np.left_shift(1, card)
        self.hands[at, seat] ^= bit
        self.known[at, seat] &= ~bit
        self.discarded[at, seat] |= bit
        self.piles[at, self.lengths[at]] = card
        self.lengths[at] += 1
        self.turn[at] = 1 - seat
        self.begins[at] = USUAL
        at_wall = at[self.stock[at] <= self.options.stock_floor]
        if at_wall.size:
            self._wall(at_wall)

    def _wall(self, at: Numbers) -> None:
        """Knock with the last upcard where that leaves next to nothing; end the other deals."""
        self.going[at] = False
        if self.options.wall_action is not WallAction.LAST_UPCARD:
            return
        upcard = self.upcards(at)
        eleven = self.hands[at, self.turn[at]] | np.left_shift(1, upcard)
        card, left = cheapest_discard(eleven, upcard)
        knocks = left <= np.minimum(self.limit[at], WALL_DEADWOOD)
        for deal, hand, discarded in zip(at[knocks], eleven[knocks], card[knocks], strict=True):
            self.knock(int(deal), int(hand) ^ 1 << int(discarded))

    def knock(self, at: int, hand: int) -> None:
        """End a deal with a knock of the seat on turn, with these ten cards."""
        seat = int(self.turn[at])
        points = knock_points(hand, int(self.hands[at, 1 - seat]), self.options)
        self.points[at] = -points if seat else points
        self.going[at] = False


def cheapest_discard(eleven: Masks, barred: Numbers | None = None) -> tuple[Numbers, Numbers]:
    """Return the discard that leaves the least deadwood, and that deadwood.

    Among equals it is the card with the most points, then the lowest one. ``barred`` may not be discarded.
    """
    cards = cards_of(eleven, 11)
    left = least_deadwood((eleven[:, None] ^ np.left_shift(1, cards)).ravel()).reshape(cards.shape)
    if barred is not None:
        left = np.where(cards == barred[:, None], _FARTHER, left)
    # Ascending order of deadwood, then descending of points, then ascending of cards.
    order = (left * 11 + 10 - CARD_POINTS[cards]) * len(CARDS) + cards
    chosen = order.argmin(axis=1)[:, None]
    return np.take_along_axis(cards, chosen, 1)[:, 0], np.take_along_axis(left, chosen, 1)[:, 0]


def knock_points(hand: int, other: int, options: GinOptions = OPTIONS) -> int:
    """Return the points of a knock with ten cards; negative for an undercut."""
    left = deadwood(hand)
    melds = best(hand).melds if left else ()
    against = best_defence(options.layoff_mode, melds, other).deadwood if left else deadwood(other)
    ending, to_knocker, difference, bonus = score(options, left, against)
    if ending is Ending.PUSH:
        return 0
    return difference + bonus if to_knocker else -difference - bonus
