"""The melds of a hand that has not opened, and what the next card would make of them.

A hand opens with melds worth 51 points together (`docs/rules/hand.md` 4). So a discard is judged by what the
other cards can lay, and by what they could lay with one more card, whichever that is. Both are counted for
all discards at once: the melds of the hand are found once, and a search over them is shared.

Runs of six and more cards count as two. A joker stands for any card that the hand lacks. Melds follow the
default options.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards import FACE, JOKER, Card, card_of
from engine.games.hand.joker_melds import run_value, set_value

_SUITS: Final = range(4)
_LONGEST: Final = 5
_LOW_ACE: Final = 1
_FAR: Final = 1_000
_MOST_JOKERS: Final = 1
"""Jokers that are counted; two of them open nearly every hand."""


def _patterns() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return the faces of each meld, and its value."""
    sets = [
        (tuple(card_of(rank, suit) for suit in suits), set_value(rank, size))
        for rank in range(13)
        for size in (3, 4)
        for suits in combinations(_SUITS, size)
    ]
    runs = [
        (tuple(card_of((lo + step - 1) % 13, suit) for step in range(size)), run_value(lo, size, _LOW_ACE))
        for suit in _SUITS
        for size in range(3, _LONGEST + 1)
        for lo in range(1, 16 - size)
    ]
    return (*sets, *runs)


_PATTERNS: Final = _patterns()
_MEMBERS: Final = np.zeros((len(_PATTERNS), JOKER), np.int8)
for _row, (_faces, _) in zip(_MEMBERS, _PATTERNS, strict=True):
    _row[list(_faces)] = 1
_SIZES: Final = _MEMBERS.sum(axis=1)

Reals = NDArray[np.float32]
_Meld = tuple[int, int, int, int]
"""The cards of a meld by their places in the hand, its jokers, its value, its number of cards."""


class Outs(NamedTuple):
    """What a hand can lay after some discards, and with each next card.

    A row is a discard. The columns of ``points`` and ``covered`` are the faces of the next card.
    """

    total: Reals
    """The value of the best melds after the discard."""
    laid: Reals
    """The most cards that melds can take after it."""
    points: Reals
    """The value of the best melds with the next card."""
    covered: Reals
    """The most cards that melds can take with the next card."""


def outs_of(hand: Sequence[Card], discards: Sequence[int | None]) -> Outs:
    """Return what the cards can lay without each of the discards.

    These are faces; None is no discard.
    """
    found = _Search(hand)
    rows = [found.without(face) for face in discards]
    return Outs(*(np.array(column, np.float32) for column in zip(*rows, strict=True)))


class _Search:
    """The melds of a hand, and a search for the best that do not overlap.

    Cards are places in the hand, ``1 << place``. Of two copies the second is the one to discard.
    """

    def __init__(self, hand: Sequence[Card]) -> None:
        self.places: dict[int, list[int]] = {}
        naturals = [FACE[card] for card in hand if FACE[card] != JOKER]
        for at, face in enumerate(naturals):
            self.places.setdefault(face, []).append(1 << at)
        self.jokers = min(len(hand) - len(naturals), _MOST_JOKERS)
        self.melds: dict[int, list[_Meld]] = {}  # by their first card
        self.in_melds = 0
        self.known: dict[tuple[int, int], tuple[int, int]] = {}
        held = np.zeros(JOKER, np.int8)
        held[naturals] = 1
        lacking = _SIZES - _MEMBERS @ held
        nearly: list[tuple[int, int, int, int, int]] = []  # next card, cards, jokers, value, size of a meld
        # A joker and one natural are not nearly a meld: that would be half of the deck.
        near_enough = (lacking <= self.jokers + 1) & (lacking <= _SIZES - 1 - (lacking > self.jokers))
        for at in np.flatnonzero(near_enough).tolist():
            (faces, value), lacks = _PATTERNS[at], int(lacking[at])
            here = [self.places[face] for face in faces if face in self.places]
            if lacks <= self.jokers:
                for chosen in product(*here):
                    cards = sum(chosen)
                    self.in_melds |= cards
                    self.melds.setdefault(cards & -cards, []).append((cards, lacks, value, len(faces)))
            first = sum([each[0] for each in here])
            if lacks:
                nexts = [(face, first) for face in faces if face not in self.places]
                nexts.append((JOKER, first))
            else:  # another copy frees the card for another meld
                nexts = [
                    (face, first ^ own[0]) for face, own in zip(faces, here, strict=True) if len(own) == 1
                ]
            jokers, size = max(0, lacks - 1), len(faces)
            nearly += [(face, cards, jokers, value, size) for face, cards in nexts]
        near: dict[tuple[int, int], int] = {}  # what nearly made melds take away from those of the hand
        takes = [
            near.setdefault((cards & self.in_melds, jokers), len(near)) for _, cards, jokers, _, _ in nearly
        ]
        self.near, self.takes = [*near], np.array(takes, np.intp)
        columns = np.array(nearly, np.int64).reshape(-1, 5)
        self.nexts, self.cards, self.worths = columns[:, 0], columns[:, 1], columns[:, 3:]
        self.usual = self._layable_beside(self.in_melds, self.jokers)

    def best(self, cards: int, jokers: int) -> tuple[int, int]:
        """Return the best value of melds of these cards, and the most cards in melds."""
        key = cards, jokers
        found = self.known.get(key)
        if found is None:
            value = laid = 0
            rest = cards
            while rest:
                low = rest & -rest
                rest ^= low
                for meld, wild, worth, size in self.melds.get(low, ()):
                    if meld & cards == meld and wild <= jokers:
                        more, longer = self.best(rest & ~meld, jokers - wild)
                        value, laid = max(value, worth + more), max(laid, size + longer)
            found = self.known[key] = (value, laid)
        return found

    def _layable_beside(self, cards: int, jokers: int) -> NDArray[np.int64]:
        """Return what the cards beside each nearly made meld can lay."""
        found = [
            self.best(cards & ~meld, jokers - wild) if wild <= jokers else (-_FAR, -_FAR)
            for meld, wild in self.near
        ]
        return np.array(found, np.int64).reshape(-1, 2)

    def without(self, face: int | None) -> tuple[int, int, Reals, Reals]:
        """Return a row of ``Outs``."""
        place, jokers, rests = 0, self.jokers, self.usual
        if face == JOKER:
            jokers -= 1
        elif face is not None:
            place = self.places[face][-1]
        cards = self.in_melds & ~place
        if cards != self.in_melds or jokers != self.jokers:
            rests = self._layable_beside(cards, jokers)
        total, laid = self.best(cards, jokers)
        row = np.full((JOKER + 1, 2), (total, laid), np.float32)
        kept = (self.cards & place) == 0
        np.maximum.at(row, self.nexts[kept], (self.worths + rests[self.takes])[kept])
        return total, laid, row[:, 0], row[:, 1]
