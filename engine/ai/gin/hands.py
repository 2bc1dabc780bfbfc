"""Deadwood and arrangements of many gin hands at once (docs/rules/gin.md 4).

A hand is a mask of cards as in ``engine.games.gin.arrangement``, here an element of an array of 64-bit
integers. The tables are made with that module's functions, and its tests hold the two together.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards import mask_of
from engine.games.gin.arrangement import best, deadwood
from engine.melds import fits

Masks = NDArray[np.int64]
Numbers = NDArray[np.int64]
Suits = tuple[Masks, Masks, Masks, Masks]

_HOLDINGS: Final = 1 << 13
_SUIT: Final = _HOLDINGS - 1
_NOTHING: Final = -1_000
"""The gain of a discard from no cards."""


class _Tables(NamedTuple):
    """Tables by the holding of one suit.

    They have its points, the points outside its best runs, those runs, and gains: by how much the best
    discard lowers the points outside runs.
    """

    points: Numbers
    loose: Numbers
    runs: Masks
    gains: Numbers


@cache
def _tables() -> _Tables:
    loose = np.array([deadwood(holding) for holding in range(_HOLDINGS)])
    outside = np.array([mask_of(best(holding).loose) for holding in range(_HOLDINGS)])
    holdings = np.arange(_HOLDINGS)
    points, gains = np.zeros(_HOLDINGS, np.int64), np.full(_HOLDINGS, _NOTHING)
    for rank in range(13):
        held = holdings >> rank & 1 == 1
        points += held * min(rank + 1, 10)
        gains[held] = np.maximum(gains[held], (loose - loose[holdings ^ 1 << rank])[held])
    return _Tables(points, loose, holdings & ~outside, gains)


def suits_of(hands: Masks) -> Suits:
    """Return the cards of each suit, as 13-bit masks."""
    return hands & _SUIT, hands >> 13 & _SUIT, hands >> 26 & _SUIT, hands >> 39 & _SUIT


def joined(suits: Suits) -> Masks:
    """Return the hands with these cards of each suit."""
    a, b, c, d = suits
    return a | b << 13 | c << 26 | d << 39


def _crossing(suits: Suits) -> tuple[Masks, Masks, Masks]:
    """Return the ranks of possible sets, of those that cross a run, and of those of four cards."""
    a, b, c, d = suits
    ab, cd = a & b, c & d
    sets = ab & (c | d) | cd & (a | b)
    runs = _tables().runs
    return sets, sets & (runs.take(a) | runs.take(b) | runs.take(c) | runs.take(d)), ab & cd


def _without(suits: Suits, ranks: Masks) -> Suits:
    a, b, c, d = suits
    keep = ~ranks
    return a & keep, b & keep, c & keep, d & keep


def _chosen(of: Suits, which: NDArray[np.bool_] | NDArray[np.intp]) -> Suits:
    a, b, c, d = of
    return a[which], b[which], c[which], d[which]


def least_deadwood(hands: Masks) -> Numbers:
    """Return the least deadwood of each hand."""
    suits = suits_of(hands)
    sets, crossing, fours = _crossing(suits)
    return _least(_without(suits, sets & ~crossing), crossing, fours & crossing, None)


def deadwood_after_discard(hands: Masks) -> Numbers:
    """Return the least deadwood of each hand after its best discard.

    Of eleven cards there is always one that can go without breaking a meld at a loss.
    """
    suits = suits_of(hands)
    sets, crossing, fours = _crossing(suits)
    free = np.where(fours & ~crossing != 0, 0, _NOTHING)
    return _least(_without(suits, sets & ~crossing), crossing, fours & crossing, free)


def _least(suits: Suits, crossing: Masks, fours: Masks, free: Numbers | None) -> Numbers:
    """Return the least points outside melds, over all choices of the sets that cross a run.

    ``free`` is the gain of a discard from a set of four; None discards nothing.
    """
    tables = _tables()
    a, b, c, d = suits
    left = tables.loose.take(a)
    left += tables.loose.take(b)
    left += tables.loose.take(c)
    left += tables.loose.take(d)
    if free is not None:
        gain = np.maximum(tables.gains.take(a), tables.gains.take(b))
        np.maximum(gain, tables.gains.take(c), out=gain)
        np.maximum(gain, tables.gains.take(d), out=gain)
        left -= np.maximum(gain, free, out=gain)
    _make_sets(left, suits, crossing, fours, free)
    return left


def _make_sets(left: Numbers, suits: Suits, crossing: Masks, fours: Masks, free: Numbers | None) -> None:
    """Lower the points ``left`` where sets that cross a run are worth it."""
    (at,) = crossing.nonzero()
    if not at.size:
        return
    rank = crossing[at] & -crossing[at]
    rest, more, some = crossing[at] ^ rank, fours[at], _chosen(suits, at)
    also = None if free is None else free[at]
    found = np.minimum(left[at], _least_with_set(some, rank, rest, more, also))
    (others,) = rest.nonzero()
    if others.size:
        less = found[others]
        also = None if also is None else also[others]
        _make_sets(less, _chosen(some, others), rest[others], more[others], also)
        found[others] = less
    left[at] = found


def _least_with_set(suits: Suits, rank: Masks, rest: Masks, fours: Masks, free: Numbers | None) -> Numbers:
    """Return the same with a set of this rank; of four cards also with each three of them."""
    freed = None if free is None else np.where(fours & rank, 0, free)
    found = _least(_without(suits, rank), rest, fours, freed)
    (at,) = (fours & rank).nonzero()
    if at.size:
        also = None if free is None else free[at]
        for loose in range(4):
            left = [*_chosen(_without(suits, rank), at)]
            left[loose] = left[loose] | rank[at]
            a, b, c, d = left
            found[at] = np.minimum(found[at], _least((a, b, c, d), rest[at], fours[at], also))
    return found


class Arranged(NamedTuple):
    """The program's arrangement of hands: deadwood, loose cards, and cards that fit the melds."""

    deadwood: Numbers
    loose: Masks
    fitting: Masks


def arranged(hands: Masks) -> Arranged:
    """Arrange each hand as ``best`` does."""
    suits = suits_of(hands)
    sets, crossing, fours = _crossing(suits)
    points = _points_outside(_without(suits, sets))
    # Most often one set of three may cross a run: it is made if that is better, and not if it is worse.
    one = (crossing != 0) & (crossing & crossing - 1 == 0) & (fours & crossing == 0)
    with_runs = _points_outside(_without(suits, sets & ~crossing))
    made = np.where(one & (with_runs < points), sets & ~crossing, sets)
    left = _without(suits, made)
    runs = [_tables().runs.take(suit) for suit in left]
    loose = joined((left[0] ^ runs[0], left[1] ^ runs[1], left[2] ^ runs[2], left[3] ^ runs[3]))
    threes = made & ~fours
    ends = [(run << 1 | run >> 1) & ~run & _SUIT for run in runs]
    a, b, c, d = (end | threes & ~suit for end, suit in zip(ends, suits, strict=True))
    found = Arranged(np.minimum(points, with_runs), loose, joined((a, b, c, d)))
    for at in ((crossing != 0) & (~one | (with_runs == points))).nonzero()[0]:
        found.deadwood[at], found.loose[at], found.fitting[at] = _arranged_one(int(hands[at]))
    return found


def _points_outside(suits: Suits) -> Numbers:
    loose = _tables().loose
    a, b, c, d = suits
    return loose.take(a) + loose.take(b) + loose.take(c) + loose.take(d)


def _arranged_one(hand: int) -> tuple[int, int, int]:
    chosen = best(hand)
    fitting = mask_of({card for meld in chosen.melds for card in fits(meld)})
    return chosen.deadwood, mask_of(chosen.loose), fitting


def completing(loose: Masks) -> Masks:
    """Return the cards that would make a meld of three with two loose cards of each hand."""
    a, b, c, d = suits_of(loose)
    ab, cd = a & b, c & d
    either, other = a | b, c | d
    made = []
    for suit, sets in (
        (a, b & other | cd),
        (b, a & other | cd),
        (c, d & either | ab),
        (d, c & either | ab),
    ):
        up, down = suit << 1, suit >> 1
        made.append(sets | (up & (up << 1 | down) | down & down >> 1) & _SUIT)
    a, b, c, d = made
    return joined((a, b, c, d))
