"""What a seat knows at rummy 500, as inputs of its value network, for many positions at once.

A position is seen by one seat: before its draw, before its discard, or after it. The inputs say for each card
where it lies and what can be done with it, then come some counts. Nothing is among them that the seat may
not know. The rules for melds are the default ones, with the ace low and high (`docs/rules/rummy500.md` 3).

Groups of cards are masks as in ``engine.cards``. For runs a suit is spread over 16 bits: the ace, 2 to king,
the ace again, and two that stay empty.
"""

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.policies import WORTH

Masks = NDArray[Any]
"""Unsigned integers of 64 bits."""
Reals = NDArray[np.float32]
Places = NDArray[np.int8]

FEATURES: Final = 1
"""The version of the inputs; networks for other versions are refused."""
CARDS: Final = 52
PACK: Final = (1 << CARDS) - 1
_SUIT: Final = (1 << 13) - 1
_EACH: Final = 0x0001_0001_0001_0001
"""The lowest bit of each suit."""
_RANKS: Final = 0x3FFF * _EACH
_WORTH: Final = np.array(WORTH, np.float32)


class Moment(IntEnum):
    """The moments of a turn that have values: the outputs of the network."""

    KEEPING = 0
    """After the discard."""
    DRAWING = 1
    """Before a card from the stock."""
    DISCARDING = 2
    """Before the discard, when no more is put down."""


class Seen(NamedTuple):
    """Positions as one seat of each sees them."""

    hand: Masks
    shown: Masks
    """Cards of the hand that all saw being taken."""
    pile: Masks
    next_known: Masks
    """Cards that the next player took and holds."""
    known: Masks
    """The same of the players after that one."""
    table: Masks
    fitting: Masks
    """Cards that fit a meld on the table directly."""
    places: Places
    """By card, how many lie below it, for those in the pile."""
    counts: Reals
    """The columns are the fields of ``Counts``."""

    def of(self, rows: NDArray[Any] | slice) -> "Seen":
        """Return some of the positions."""
        return Seen._make(each[rows] for each in self)

    def over(self, moments: NDArray[np.intp]) -> NDArray[np.bool_]:
        """Return where the deal is over at these moments: a hand is empty, or the stock is."""
        found: NDArray[np.bool_] = (moments == Moment.KEEPING) & (self.counts[:, 1] == 0)
        found |= self.hand == 0
        return found

    @property
    def unseen(self) -> Masks:
        """The cards of which the seat does not know where they are."""
        found: Masks = PACK & ~(self.hand | self.pile | self.table | self.next_known | self.known)
        return found


class Counts(NamedTuple):
    """What everybody can count: players, cards of the stock and of others, idle turns."""

    seats: int
    stock: int
    next_held: int
    """The cards of the next player."""
    least_held: int
    """The fewest cards of another player."""
    others_held: int
    """The cards of all others together."""
    idle: int
    """Turns in a row without the stock."""


_GIVEN: Final = 7
"""The fields of ``Seen`` that are masks; they come first."""
_MASKS: Final = 14
PLANES: Final = _MASKS + 1
_NUMBERS: Final = 24
INPUTS: Final = CARDS * PLANES + _NUMBERS


def suits_of(masks: Masks) -> tuple[Masks, Masks, Masks, Masks]:
    """Return the cards of each suit, as 13-bit masks."""
    return masks & _SUIT, masks >> 13 & _SUIT, masks >> 26 & _SUIT, masks >> 39


def joined(a: Masks, b: Masks, c: Masks, d: Masks) -> Masks:
    """Return the masks with these cards of each suit."""
    found: Masks = a | b << 13 | c << 26 | d << 39
    return found


def reordered(seen: Seen, orders: NDArray[np.intp]) -> Seen:
    """Return the positions with their suits in other orders, a row of ``orders`` for each."""
    masks = np.stack(seen[:_GIVEN], axis=1)
    suits = np.take_along_axis(np.stack(suits_of(masks), axis=2), orders[:, None, :], axis=2)
    masks = joined(*(suits[:, :, suit] for suit in range(4)))
    places = np.take_along_axis(seen.places.reshape(-1, 4, 13), orders[:, :, None], axis=1)
    return Seen._make((*masks.T, places.reshape(seen.places.shape), seen.counts))


def _wide(masks: Masks) -> Masks:
    a, b, c, d = suits_of(masks)
    wide: Masks = a | b << 16 | c << 32 | d << 48
    wide |= (wide & _EACH) << 13
    return wide


def _narrow(wide: Masks) -> Masks:
    wide = wide | wide >> 13 & _EACH
    return joined(*(wide >> 16 * suit & _SUIT for suit in range(4)))


def _ranks(wide: Masks) -> tuple[Masks, Masks, Masks]:
    """Return the ranks of which a mask has one card or more, two, and three."""
    a, b, c, d = (wide >> 16 * suit & 0x3FFF for suit in range(4))
    ab, cd, any_ab, any_cd = a & b, c & d, a | b, c | d
    return any_ab | any_cd, ab | cd | any_ab & any_cd, ab & any_cd | cd & any_ab


def completing(wide: Masks) -> Masks:
    """Return the cards with which two of these make a meld of three."""
    below, above = wide << 1, wide >> 1
    runs = below & wide << 2 | below & above | above & wide >> 2
    return _narrow((runs | _ranks(wide)[1] * _EACH) & _RANKS)


def _melds(wide: Masks) -> Masks:
    """Return those of these cards that are in a meld of them."""
    runs = wide & wide >> 1 & wide >> 2
    return _narrow(runs | runs << 1 | runs << 2 | _ranks(wide)[2] * _EACH & wide)


def _pairs(wide: Masks, live: Masks) -> Masks:
    """Return those of these cards that lack one live card for a meld of three."""
    beside = wide & wide >> 1 & (live << 1 | live >> 2)
    apart = wide & wide >> 2 & live >> 1
    alike = _ranks(wide)[1] & _ranks(live)[0]
    return _narrow((beside | beside << 1 | apart | apart << 2 | alike * _EACH & wide) & _RANKS)


def inputs(seen: Seen) -> Reals:
    """Return the inputs of the network, a row for each position."""
    hand, pile, table, fitting = seen.hand, seen.pile, seen.table, seen.fitting
    known = seen.next_known | seen.known
    unseen = seen.unseen
    wide_hand, wide_pile, wide_known = _wide(hand), _wide(pile), _wide(known)
    wide_unseen = _wide(unseen)
    wanted = (completing(wide_hand) | fitting) & ~hand
    laid = (_melds(wide_hand) | fitting) & hand
    masks = (
        hand,
        seen.shown,
        pile,
        seen.next_known,
        seen.known,
        table,
        fitting,
        laid,
        _pairs(wide_hand, wide_pile | wide_known | wide_unseen) & ~laid,
        wanted & pile,
        wanted & unseen,
        (_melds(wide_pile) | fitting) & pile,
        _pairs(wide_pile, wide_unseen | wide_known),
        completing(wide_known) & pile,
    )
    count = len(hand)
    stacked = np.stack(masks, axis=1).astype("<u8", copy=False).view(np.uint8).reshape(count, _MASKS, 8)
    bits = np.unpackbits(stacked, axis=2, count=CARDS, bitorder="little")
    found = np.empty((count, INPUTS), np.float32)
    cards = found[:, : CARDS * PLANES].reshape(count, PLANES, CARDS)
    cards[:, :_MASKS] = bits
    lying = np.bitwise_count(pile)
    above = np.where(bits[:, 2], lying[:, None].astype(np.int8) - seen.places, 127)
    np.divide(cards[:, 2], above, out=cards[:, _MASKS])
    _fill_numbers(found[:, CARDS * PLANES :], seen, cards, above, unseen)
    return found


def _fill_numbers(found: Reals, seen: Seen, cards: Reals, above: Places, unseen: Masks) -> None:
    """Fill in the counts. ``above`` is how many cards a take down to a card brings."""
    points = cards @ _WORTH
    bits = cards[:, :_MASKS]
    seats, stock, next_held, least_held, others_held, idle = seen.counts.T
    own, left = np.bitwise_count(seen.hand), np.bitwise_count(unseen).astype(np.float32)
    known = np.bitwise_count(seen.next_known | seen.known)
    found[:, 0] = seats == 3
    found[:, 1] = seats == 4
    found[:, 2] = stock / 25
    found[:, 3] = np.maximum(0, 1 - stock / (3 * seats))
    found[:, 4] = stock <= seats
    found[:, 5] = stock == 0
    found[:, 6] = next_held / 10
    found[:, 7] = least_held / 10
    found[:, 8] = np.maximum(0, 4 - least_held) / 4
    found[:, 9] = others_held / 20
    found[:, 10] = own / 10
    found[:, 11] = np.maximum(0, 4 - own.astype(np.float32)) / 4
    found[:, 12] = np.bitwise_count(seen.pile) / 15
    found[:, 13] = points[:, 0] / 50
    found[:, 14] = points[:, 7] / 50
    found[:, 15] = points[:, 8] / 50
    found[:, 16] = points[:, 11] / 50
    found[:, 17] = bits[:, 10].sum(axis=1) / np.maximum(1, left)
    found[:, 18] = idle / 10
    found[:, 19] = points_of_others(seen) / 50
    found[:, 20] = known / 5
    deepest = np.where(bits[:, 9] > 0, above, 0).max(axis=1)
    found[:, 21] = deepest / 10
    found[:, 22] = ((above <= deepest[:, None]) @ _WORTH) / 50
    deepest = np.where(bits[:, 11] + bits[:, 13] > 0, above, 0).max(axis=1)
    found[:, 23] = ((above <= deepest[:, None]) @ _WORTH) / 50


def points_of_others(seen: Seen) -> Reals:
    """Return the expected points in the hands of the others, the mean of these players."""
    seats, others_held, unseen = seen.counts[:, 0], seen.counts[:, 4], seen.unseen
    known = seen.next_known | seen.known
    hidden = others_held - np.bitwise_count(known)
    mean = points_of(unseen) / np.maximum(1, np.bitwise_count(unseen))
    found: Reals = ((points_of(known) + hidden * mean) / (seats - 1)).astype(np.float32)
    return found


def points_of(masks: Masks) -> Reals:
    """Return the points that cards count in a hand."""
    every = masks.astype("<u8", copy=False).view(np.uint8).reshape(len(masks), 8)
    found: Reals = np.unpackbits(every, axis=1, count=CARDS, bitorder="little") @ _WORTH
    return found
