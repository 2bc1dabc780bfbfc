"""The best ways to meld a hand of gin: deadwood, throws, arrangements (rules/gin.md sections 4 and 6).

A hand is a mask (``1 << card``) of up to eleven cards of one pack. Runs never leave their suit, so all that
concerns runs alone stands in tables over the 8192 hands of one suit. What is left to search is which sets to
make, and that only for ranks with a card that could be in a run too: the other sets are always made, because
their cards have no better use.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.cards import POINTS, Card, cards_in, mask_of
from engine.melds import Meld, Melds, fits

_SuitHands = tuple[int, int, int, int]
"""The cards of each suit, as masks of 13 bits."""
_RunFamily = tuple[int, ...]
"""Disjoint runs of one suit, as masks of 13 bits."""

_RANKS: Final = range(13)
_FOUR_OF_A_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_TOO_MUCH: Final = 1000


def _tables() -> tuple[list[int], list[int], list[int], list[list[int]]]:
    """Return by hand of one suit: its points, the points its best runs leave, its cards in runs, its gains.

    A gain is the deadwood that a throw takes away, written ``1 << gain``; those of all throws without loss
    are or-ed together, and later those of all suits, so that the highest bit is the best throw. There are 14
    tables of gains: one for each rank that may not be thrown, and one where every card may be.
    """
    points, loose, in_runs, split = [0], [0], [0], [(0, 0)]
    for hand in range(1, 1 << 13):
        low = hand & -hand
        block = hand & ~(hand + low)  # the sequence at the low end, which nothing above can touch
        rest = hand ^ block
        split.append((block, rest))
        points.append(points[hand ^ low] + POINTS[low.bit_length() - 1])
        if block >= 7 * low:
            loose.append(loose[rest])
            in_runs.append(in_runs[rest] | block)
        else:
            loose.append(loose[rest] + points[block])
            in_runs.append(in_runs[rest])
    gains = []
    for barred in (*_RANKS, None):
        by_hand = [0]
        for block, rest in split[1:]:
            gain = by_hand[rest]
            if rest:
                gain |= by_hand[block]
            else:
                for rank in _RANKS:
                    if block >> rank & 1 and rank != barred and loose[block] >= loose[block ^ 1 << rank]:
                        gain |= 1 << loose[block] - loose[block ^ 1 << rank]
            by_hand.append(gain)
        gains.append(by_hand)
    return points, loose, in_runs, gains


_POINTS, _LOOSE, _IN_RUNS, (*_GAINS_BARRED, _GAINS) = _tables()
_GAINS_WITHOUT: Final = tuple(
    tuple(_GAINS_BARRED[rank] if suit == barred else _GAINS for suit in range(4))
    for barred in range(4)
    for rank in _RANKS
)
"""By card that may not be thrown: the tables of gains of the four suits."""
_HIGHEST: Final = [gains.bit_length() - 1 for gains in range(1 << 11)]


def _sets_made(left: _SuitHands, threes: int, fours: int) -> list[_SuitHands]:
    """Return what every choice of sets of some ranks leaves in the suits, no set included.

    ``threes`` are the ranks of which three cards are there, ``fours`` those of which all four are.
    """
    lefts = [left]
    while threes:
        n = ~(threes & -threes)
        threes &= n
        lefts += [(a & n, b & n, c & n, d & n) for a, b, c, d in lefts]
    while fours:
        n = ~(fours & -fours)
        fours &= n
        for a, b, c, d in lefts[:]:
            w, x, y, z = a & n, b & n, c & n, d & n
            lefts += [(w, x, y, z), (a, x, y, z), (w, b, y, z), (w, x, c, z), (w, x, y, d)]
    return lefts


def deadwood(mask: int) -> int:
    """Return the least deadwood of the hand."""
    # The tables want small ints, and slicing 26 bits is quicker than slicing 52: this is worth a tenth.
    lower = mask & 0x3FFFFFF
    upper = mask >> 26
    a = lower & 0x1FFF
    b = lower >> 13
    c = upper & 0x1FFF
    d = upper >> 13
    if not (sets := a & b & (c | d) | c & d & (a | b)):
        return _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d]
    crossing = sets & (_IN_RUNS[a] | _IN_RUNS[b] | _IN_RUNS[c] | _IN_RUNS[d])
    fours = a & b & c & d
    if not crossing:
        return _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d] - 3 * _POINTS[sets] - _POINTS[fours]
    n = ~sets | crossing
    a &= n
    b &= n
    c &= n
    d &= n
    least = _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d]
    if not (fours & crossing or crossing & crossing - 1):
        # One set of three to make or not: the most common case by far.
        n = ~crossing
        left = _LOOSE[a & n] + _LOOSE[b & n] + _LOOSE[c & n] + _LOOSE[d & n]
        if left < least:
            least = left
        return least
    for w, x, y, z in _sets_made((a, b, c, d), crossing & ~fours, crossing & fours):
        left = _LOOSE[w] + _LOOSE[x] + _LOOSE[y] + _LOOSE[z]
        if left < least:
            least = left
    return least


def deadwood_after_throw(mask: int, forbidden: int = -1) -> int:
    """Return the least deadwood that throwing any card but ``forbidden`` can leave.

    Raises ValueError when there is no card to throw.
    """
    gains_a = gains_b = gains_c = gains_d = _GAINS
    if forbidden >= 0:
        gains_a, gains_b, gains_c, gains_d = _GAINS_WITHOUT[forbidden]
    lower = mask & 0x3FFFFFF
    upper = mask >> 26
    a = lower & 0x1FFF
    b = lower >> 13
    c = upper & 0x1FFF
    d = upper >> 13
    if not (sets := a & b & (c | d) | c & d & (a | b)):
        if gains := gains_a[a] | gains_b[b] | gains_c[c] | gains_d[d]:
            return _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d] - _HIGHEST[gains]
        return _after_each_throw(mask, forbidden)
    crossing = sets & (_IN_RUNS[a] | _IN_RUNS[b] | _IN_RUNS[c] | _IN_RUNS[d])
    n = ~sets | crossing
    a &= n
    b &= n
    c &= n
    d &= n
    if not crossing:
        if gains := gains_a[a] | gains_b[b] | gains_c[c] | gains_d[d]:
            return _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d] - _HIGHEST[gains]
        return _after_each_throw(mask, forbidden)
    fours = a & b & c & d
    least = _TOO_MUCH
    for w, x, y, z in _sets_made((a, b, c, d), crossing & ~fours, fours):
        if not (gains := gains_a[w] | gains_b[x] | gains_c[y] | gains_d[z]):
            return _after_each_throw(mask, forbidden)
        left = _LOOSE[w] + _LOOSE[x] + _LOOSE[y] + _LOOSE[z] - _HIGHEST[gains]
        if left < least:
            least = left
    return least


def _after_each_throw(mask: int, forbidden: int) -> int:
    """Do the same card by card, for hands where a throw may have to break a meld, at a loss."""
    return min(deadwood(mask ^ 1 << card) for card in cards_in(mask) if card != forbidden)


def throws(mask: int, forbidden: int = -1) -> tuple[tuple[Card, int], ...]:
    """Return every card but ``forbidden``, ascending, with the least deadwood that throwing it leaves."""
    return tuple((card, deadwood(mask ^ 1 << card)) for card in cards_in(mask) if card != forbidden)


class Arrangement(NamedTuple):
    """Melds in canonical form, and the loose cards, ascending, which count ``deadwood`` points."""

    melds: Melds
    loose: tuple[Card, ...]
    deadwood: int


@lru_cache(maxsize=1 << 13)  # every hand of a suit
def _run_families(hand: int) -> tuple[_RunFamily, ...]:
    """Return every family of disjoint runs in a hand of one suit, also the empty one, that do not touch."""
    if not hand:
        return ((),)
    low = hand & -hand
    families = [*_run_families(hand ^ low)]
    run = 7 * low
    while run & hand == run:
        beyond = hand & -(run + low << 1)  # the card next to the run would touch it
        families += [(run, *others) for others in _run_families(beyond)]
        run = run << 1 | low
    return tuple(families)


@lru_cache(maxsize=1_024)
def _meld(mask: int) -> Meld:
    return tuple(cards_in(mask))


@lru_cache(maxsize=1_024)
def _fitting(meld: Meld) -> int:
    return mask_of(fits(meld))


def _lefts(mask: int) -> list[_SuitHands]:
    """Return what every choice of sets leaves of the hand."""
    a, b, c, d = (mask >> 13 * suit & 0x1FFF for suit in range(4))
    sets, fours = a & b & (c | d) | c & d & (a | b), a & b & c & d
    return _sets_made((a, b, c, d), sets & ~fours, fours)


def arrangements(mask: int) -> tuple[Arrangement, ...]:
    """Return every arrangement of the hand once, those that leave possible melds loose included."""
    return tuple(arrangement for left in _lefts(mask) for arrangement in _with_any_runs(mask, left))


def _with_any_runs(mask: int, left: _SuitHands) -> Iterator[Arrangement]:
    """Yield the arrangements of a hand that leave ``left`` outside sets."""
    a, b, c, d = left
    in_sets = mask ^ (a | b << 13 | c << 26 | d << 39)
    sets = _sets(in_sets)
    for families in product(*map(_run_families, left)):
        runs = [run << 13 * suit for suit, family in enumerate(families) for run in family]
        melds = tuple(sorted([*sets, *map(_meld, runs)]))
        loose = tuple(cards_in(mask ^ in_sets ^ sum(runs)))
        yield Arrangement(melds, loose, sum(POINTS[card] for card in loose))


@lru_cache(maxsize=10_000)
def _sets(mask: int) -> Melds:
    """Return the sets that these cards are, all cards of a rank being one."""
    return tuple(_meld(made) for rank in _RANKS if (made := mask & _FOUR_OF_A_RANK << rank))


@lru_cache(maxsize=4 << 13)  # every hand of every suit
def _laid_out(suit: int, hand: int) -> tuple[Melds, tuple[Card, ...]]:
    """Return the runs of a hand of one suit that leave the least points, and the cards that they leave.

    Every card counts something, so that there is one best way: all sequences of three or more as they are.
    """
    runs = []
    in_runs = left = _IN_RUNS[hand]
    while left:
        low = left & -left
        run = left & ~(left + low)
        runs.append(_meld(run << 13 * suit))
        left ^= run
    return tuple(runs), tuple(cards_in((hand ^ in_runs) << 13 * suit))


def _with_best_runs(mask: int, left: _SuitHands) -> Arrangement:
    """Return the arrangement of a hand that leaves ``left`` outside sets and the least points loose."""
    a, b, c, d = left
    runs_a, loose_a = _laid_out(0, a)
    runs_b, loose_b = _laid_out(1, b)
    runs_c, loose_c = _laid_out(2, c)
    runs_d, loose_d = _laid_out(3, d)
    melds = runs_a + runs_b + runs_c + runs_d
    if in_sets := mask ^ (a | b << 13 | c << 26 | d << 39):
        melds = tuple(sorted(melds + _sets(in_sets)))
    least = _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d]
    return Arrangement(melds, loose_a + loose_b + loose_c + loose_d, least)


def exposure(arrangement: Arrangement, mask: int) -> int:
    """Count the cards outside the hand ``mask`` that could be laid off directly on the arrangement."""
    fitting = 0
    for meld in arrangement.melds:
        fitting |= _fitting(meld)
    return (fitting & ~mask).bit_count()


def optimal(mask: int) -> tuple[Arrangement, ...]:
    """Return all arrangements with the least deadwood, the preferred first.

    Section 6 prefers the least exposure, then the most cards melded, then the smallest list of melds.
    """
    lower = mask & 0x3FFFFFF
    upper = mask >> 26
    a = lower & 0x1FFF
    b = lower >> 13
    c = upper & 0x1FFF
    d = upper >> 13
    if not (sets := a & b & (c | d) | c & d & (a | b)):
        return (_with_best_runs(mask, (a, b, c, d)),)
    crossing = sets & (_IN_RUNS[a] | _IN_RUNS[b] | _IN_RUNS[c] | _IN_RUNS[d])
    n = ~sets | crossing
    loose = (a & n, b & n, c & n, d & n)
    if not crossing:
        return (_with_best_runs(mask, loose),)
    fours = a & b & c & d
    least, lefts = _TOO_MUCH, []
    for left in _sets_made(loose, crossing & ~fours, crossing & fours):
        a, b, c, d = left
        points = _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d]
        if points < least:
            least, lefts = points, [left]
        elif points == least:
            lefts.append(left)
    if len(lefts) == 1:
        return (_with_best_runs(mask, lefts[0]),)
    found = [_with_best_runs(mask, left) for left in lefts]
    found.sort(
        key=lambda arrangement: (exposure(arrangement, mask), len(arrangement.loose), arrangement.melds)
    )
    return tuple(found)


def best(mask: int) -> Arrangement:
    """Return the arrangement that the house chooses: the first of the optimal ones."""
    return optimal(mask)[0]
