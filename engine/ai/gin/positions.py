"""What seats know in many positions of gin at once, and the features of the network from it."""

from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.hands import Masks, Numbers, arranged, completing, deadwood_after_discard
from engine.ai.gin.policies import BESIDE, BESIDE_PILE, DUMPED, FULL_STOCK, MELD_PAIR_CARDS, NEAR_TARGET
from engine.cards import POINTS, mask_of
from engine.games.gin.terms import GinView, Phase

Reals = NDArray[np.float32]
Flags = NDArray[np.bool_]

SMALL: Final = 4
"""Deadwood with which a knock is hardly ever undercut."""
LATELY: Final = 6
"""Cards at the top of the pile that count as discarded lately."""
LAST_DISCARDS: Final = 3
"""The other player's last discards, whose points indicate how high its remaining cards are."""
FARTHEST: Final = 100
"""The distance to the target, in points, is capped at this."""
PACK: Final = (1 << 52) - 1
CARDS: Final = np.arange(52)
_BITS: Final = np.left_shift(1, CARDS)
CARD_POINTS: Final = np.array(POINTS[:52])
PLACES: Final = 6
"""Places of a card that have inputs of their own, in the order of ``places``."""
BY_DISCARD: Final = 13
NEXT_DEADWOOD: Final = 0
GIN_OUTS: Final = 1
DANGER: Final = 2
"""Features of a discard: mean deadwood after a draw, outs to gin, the chance to feed a meld."""
MAY_KNOCK: Final = 11
"""The feature of a discard that says whether the ten cards could knock."""
BY_TURN: Final = 13
_PAIRS: Final = 6
_NOBODY: Final = 52
"""Stands for no card in a list of cards."""
_AT_ONCE: Final = 1 << 14
"""Hands whose deadwood is computed at once: the arrays stay in the processor's cache."""
_BESIDE: Final = np.array(BESIDE)
_WANTED: Final = BESIDE_PILE ** np.arange(7)
_PARTNERS: Final = np.full((52, _PAIRS, 2), _NOBODY)
for _card, _pairs in enumerate(MELD_PAIR_CARDS):
    _PARTNERS[_card, : len(_pairs)] = _pairs


def bits_of(masks: Masks) -> Flags:
    """Return for each mask which of the 52 cards are in it."""
    found: Flags = masks[:, None] & _BITS != 0
    return found


def cards_of(masks: Masks, count: int) -> Numbers:
    """Return the cards of each mask, ascending; all have ``count`` cards."""
    return bits_of(masks).nonzero()[1].reshape(len(masks), count)


class Seen(NamedTuple):
    """What the seats on turn know, one element of each array for a deal."""

    hand: Masks
    taken: Masks
    """Cards that the other player took and holds."""
    own: Masks
    """Cards that the seat took and holds."""
    discarded: Masks
    """Cards of the pile that the seat discarded."""
    left: Masks
    """The other cards of the pile."""
    late: Masks
    """Those of them that lie near its top."""
    lefts: Numbers
    """How many cards ``left`` has."""
    last_points: Reals
    """Mean points of the last of them, over ten."""
    stock: Numbers
    limit: Numbers
    needed: Numbers
    needed_by_other: Numbers
    dealer: Flags
    """Whether the seat deals."""
    offered: Flags
    """Whether the first upcard is on offer."""
    drawing: Flags
    """Whether the seat has not drawn yet."""

    @classmethod
    def of(cls, view: GinView) -> Self:
        """Return the one position of a view."""
        seat = view.seat or 0
        own, other = needed(view)
        discarded = np.array([mask_of(view.thrown[seat])])
        pile = np.array([view.pile], np.int8)
        left, late, lefts, last_points = pile_of(pile, np.array([len(view.pile)]), discarded)
        return cls(
            hand=np.array([mask_of(view.hand)]),
            taken=np.array([mask_of(view.known[1 - seat])]),
            own=np.array([mask_of(view.known[seat])]),
            discarded=discarded,
            left=left,
            late=late,
            lefts=lefts,
            last_points=last_points,
            stock=np.array([view.stock]),
            limit=np.array([view.knock_limit]),
            needed=np.array([own]),
            needed_by_other=np.array([other]),
            dealer=np.array([seat == view.dealer]),
            offered=np.array([view.phase is Phase.FIRST_UPCARD]),
            drawing=np.array([view.phase is not Phase.DISCARD]),
        )

    def turn_features(self) -> Reals:
        """Return the features that are the same for all discards."""
        features = [
            1 - self.stock / FULL_STOCK,
            np.bitwise_count(self.taken),
            self.limit / 10,
            self.needed / 100,
            self.needed_by_other / 100,
            np.maximum(0, NEAR_TARGET - self.needed) / NEAR_TARGET,
            np.maximum(0, NEAR_TARGET - self.needed_by_other) / NEAR_TARGET,
            self.offered & ~self.dealer,
            self.offered & self.dealer,
            self.drawing,
            self.lefts / 10,
            self.last_points,
            self.dealer,
        ]
        return np.stack(features, axis=1).astype(np.float32)

    def unseen(self) -> Masks:
        """Return the cards that the seat cannot place."""
        return PACK & ~(self.hand | self.taken | self.discarded | self.left)

    def held(self) -> NDArray[np.float64]:
        """Return the probability that the other player holds each card, with a column of zeros."""
        unseen = bits_of(self.unseen())
        evenly = np.maximum(0, 10 - np.bitwise_count(self.taken)) / np.maximum(1, unseen.sum(axis=1))
        dumped = DUMPED * (FULL_STOCK - self.stock) / FULL_STOCK / 10
        beside = np.bitwise_count((self.discarded | self.left)[:, None] & _BESIDE)
        found = np.zeros((len(self.hand), _NOBODY + 1))
        found[:, :_NOBODY] = unseen * evenly[:, None] * _WANTED[beside] * (1 - dumped[:, None] * CARD_POINTS)
        found[:, :_NOBODY][bits_of(self.taken)] = 1.0
        return found


def needed(view: GinView) -> tuple[int, int]:
    """Return how many points the seat and the other player need, capped.

    A match of a fixed number of deals has no target, and one of three games has three.
    """
    if view.options.deals or view.options.hollywood:
        return FARTHEST, FARTHEST
    seat = view.seat or 0
    own, other = (min(FARTHEST, view.options.target - view.scores[of]) for of in (seat, 1 - seat))
    return own, other


def pile_of(
    piles: NDArray[np.int8], lengths: Numbers, discarded: Masks
) -> tuple[Masks, Masks, Numbers, Reals]:
    """Return the cards of each pile that the seat did not discard, as ``Seen`` has them.

    ``piles`` has the oldest card first, of which the first ``lengths`` count.
    """
    places = np.arange(piles.shape[1])
    cards = piles.astype(np.int64)
    bits = np.left_shift(1, cards)
    left = (places < lengths[:, None]) & (discarded[:, None] & bits == 0)
    late = left & (places >= lengths[:, None] - LATELY)
    from_top = left[:, ::-1].cumsum(axis=1)[:, ::-1]
    last = left & (from_top <= LAST_DISCARDS)
    count = last.sum(axis=1)
    points = (last * CARD_POINTS[cards]).sum(axis=1)
    mean = np.where(count > 0, points / np.maximum(1, count) / 10, 1.0).astype(np.float32)
    masks = (np.where(which, bits, 0).sum(axis=1) for which in (left, late))
    return (*masks, left.sum(axis=1), mean)


class Kept(NamedTuple):
    """Ten cards that a seat may keep: after a discard, or before a draw."""

    at: NDArray[np.intp]
    """Which deal each belongs to."""
    discard: Numbers
    """The discard, or ``NO_DISCARD``."""
    hand: Masks

    @classmethod
    def before_draw(cls, hands: Masks) -> Self:
        """Return the hands as they are."""
        every = np.arange(len(hands))
        return cls(every, np.full(len(hands), NO_DISCARD), hands)

    @classmethod
    def after(cls, hands: Masks, allowed: Masks) -> Self:
        """Return what the allowed discards leave of each hand, ascending by deal and card."""
        at, discard = bits_of(allowed).nonzero()
        return cls(at, discard, hands[at] ^ _BITS[discard])


NO_DISCARD: Final = -1


def features_of(seen: Seen, kept: Kept) -> Reals:
    """Return the features of each ten cards: those of the discard, then those of the turn."""
    return np.concatenate((_discard_features(seen, kept), seen.turn_features()[kept.at]), axis=1)


def _discard_features(seen: Seen, kept: Kept) -> Reals:
    unseen, limit = seen.unseen(), seen.limit[kept.at]
    found = arranged(kept.hand)
    made = completing(found.loose) & unseen[kept.at]
    features = np.zeros((len(kept.hand), BY_DISCARD), np.float32)
    counts = np.bitwise_count(unseen).astype(np.int64)[kept.at]
    step = max(1, _AT_ONCE // max(1, int(counts.max(initial=1))))
    for begin in range(0, len(kept.hand), step):
        part = slice(begin, begin + step)
        of, card = bits_of(unseen[kept.at[part]]).nonzero()
        lefts = deadwood_after_discard(kept.hand[part][of] | _BITS[card])
        starts = np.concatenate(([0], counts[part].cumsum()[:-1]))
        count = counts[part]
        features[part, NEXT_DEADWOOD] = np.add.reduceat(lefts, starts) / count
        features[part, GIN_OUTS] = np.add.reduceat(lefts == 0, starts, dtype=np.int64)
        features[part, 4] = np.add.reduceat(lefts <= limit[part][of], starts, dtype=np.int64) / count
        features[part, 5] = np.add.reduceat(lefts <= SMALL, starts, dtype=np.int64) / count
        features[part, 6] = np.add.reduceat(lefts * lefts, starts) / count / 10
    discarded = kept.discard != NO_DISCARD
    at, card = kept.at[discarded], kept.discard[discarded]
    own = seen.own[kept.at]
    if at.size:
        held = seen.held()
        one, other = (held[at[:, None], _PARTNERS[card, :, of]] for of in range(2))
        features[discarded, DANGER] = 1 - np.prod(1 - one * other, axis=1)
        features[discarded, 7] = CARD_POINTS[card]
        own[discarded] &= ~_BITS[card]
    features[:, 3] = found.deadwood
    features[:, 8] = np.bitwise_count(made)
    features[:, 9] = np.bitwise_count(found.loose)
    features[:, 10] = np.bitwise_count(found.fitting & unseen[kept.at])
    features[:, MAY_KNOCK] = found.deadwood <= limit
    features[:, 12] = np.bitwise_count(own)
    return features


def places(seen: Seen, kept: Kept) -> Masks:
    """Return the cards in each place, the discard on the pile: one column for each place."""
    at, discarded = kept.at, seen.discarded[kept.at]
    own = seen.own[at]
    which = kept.discard != NO_DISCARD
    bit = np.where(which, _BITS[kept.discard], 0)
    return np.stack(
        (kept.hand, seen.taken[at], discarded | bit, seen.left[at], own & ~bit, seen.late[at]), axis=1
    )
