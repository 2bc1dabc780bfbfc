"""Best ways to meld a gin hand: deadwood, discards, arrangements (docs/rules/gin.md 4, 6).

A hand is a mask (``1 << card``) of up to eleven cards of one pack. A run stays in one suit, so everything
about runs is in tables indexed by the 8192 possible holdings of one suit. The search only decides which sets
to make, and only for ranks with a card that could also be in a run. The other sets are always made, because
their cards have no better use.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.cards import POINTS, Card, cards_in, mask_of
from engine.melds import Meld, Melds, fits

_SuitHands = tuple[int, int, int, int]
"""The cards of each suit, as 13-bit masks."""
_RunFamily = tuple[int, ...]
"""Disjoint runs of one suit, as 13-bit masks."""

_RANKS: Final = range(13)
_FOUR_OF_A_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
_TOO_MUCH: Final = 1000


def _tables() -> tuple[list[int], list[int], list[int], list[list[int]]]:
    """Return four tables by holding: points, points left by best runs, cards in runs, gains.

    A gain is the deadwood that a discard takes away, encoded as ``1 << gain``. The gains of all discards that
    break no meld at a loss are or-ed, later also across suits, so that the highest bit is the best discard.
    There are 14 tables of gains: one for each rank that may not be discarded, and one without a restriction.
    """
    points, loose, in_runs, split = [0], [0], [0], [(0, 0)]
    for hand in range(1, 1 << 13):
        low = hand & -hand
        block = hand & ~(hand + low)  # the sequence at the low end; no higher card touches it
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
"""By card that may not be discarded: the four suits' tables of gains."""
_HIGHEST: Final = [gains.bit_length() - 1 for gains in range(1 << 11)]


def _sets_made(left: _SuitHands, threes: int, fours: int) -> list[_SuitHands]:
    """Return the suits' remaining cards for every choice of sets, the empty choice included.

    ``threes`` are the ranks with three cards in hand, ``fours`` those with all four.
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
    # Two 26-bit halves are faster to slice than 52 bits: about 10 % of the running time.
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
        # One possible set of three: by far the most common case.
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


def deadwood_after_discard(mask: int, forbidden: int = -1) -> int:
    """Return the least deadwood after discarding any card but ``forbidden``.

    Raises ValueError when there is no card to discard.
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
        return _after_each_discard(mask, forbidden)
    crossing = sets & (_IN_RUNS[a] | _IN_RUNS[b] | _IN_RUNS[c] | _IN_RUNS[d])
    n = ~sets | crossing
    a &= n
    b &= n
    c &= n
    d &= n
    if not crossing:
        if gains := gains_a[a] | gains_b[b] | gains_c[c] | gains_d[d]:
            return _LOOSE[a] + _LOOSE[b] + _LOOSE[c] + _LOOSE[d] - _HIGHEST[gains]
        return _after_each_discard(mask, forbidden)
    fours = a & b & c & d
    least = _TOO_MUCH
    for w, x, y, z in _sets_made((a, b, c, d), crossing & ~fours, fours):
        if not (gains := gains_a[w] | gains_b[x] | gains_c[y] | gains_d[z]):
            return _after_each_discard(mask, forbidden)
        left = _LOOSE[w] + _LOOSE[x] + _LOOSE[y] + _LOOSE[z] - _HIGHEST[gains]
        if left < least:
            least = left
    return least


def _after_each_discard(mask: int, forbidden: int) -> int:
    """Compute the same card by card, for hands where every discard may break a meld."""
    return min(deadwood(mask ^ 1 << card) for card in cards_in(mask) if card != forbidden)


def discards(mask: int, forbidden: int = -1) -> tuple[tuple[Card, int], ...]:
    """Return every card but ``forbidden``, ascending, with the least deadwood without it."""
    return tuple((card, deadwood(mask ^ 1 << card)) for card in cards_in(mask) if card != forbidden)


class Arrangement(NamedTuple):
    """Melds in canonical form, and the loose cards, ascending, worth ``deadwood`` points."""

    melds: Melds
    loose: tuple[Card, ...]
    deadwood: int


@lru_cache(maxsize=1 << 13)  # every holding of a suit
def _run_families(hand: int) -> tuple[_RunFamily, ...]:
    """Return all families of disjoint, non-touching runs in a holding, the empty one included."""
    if not hand:
        return ((),)
    low = hand & -hand
    families = [*_run_families(hand ^ low)]
    run = 7 * low
    while run & hand == run:
        beyond = hand & -(run + low << 1)  # a run that begins with the next card would touch this one
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
    """Return the suits' remaining cards for every choice of sets in the hand."""
    a, b, c, d = (mask >> 13 * suit & 0x1FFF for suit in range(4))
    sets, fours = a & b & (c | d) | c & d & (a | b), a & b & c & d
    return _sets_made((a, b, c, d), sets & ~fours, fours)


def arrangements(mask: int) -> tuple[Arrangement, ...]:
    """Return every arrangement of the hand once, also those that leave possible melds loose."""
    return tuple(arrangement for left in _lefts(mask) for arrangement in _with_any_runs(mask, left))


def _with_any_runs(mask: int, left: _SuitHands) -> Iterator[Arrangement]:
    """Yield the arrangements of a hand whose cards outside sets are ``left``."""
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
    """Return these cards as sets, one for each rank."""
    return tuple(_meld(made) for rank in _RANKS if (made := mask & _FOUR_OF_A_RANK << rank))


@lru_cache(maxsize=4 << 13)  # every holding of every suit
def _laid_out(suit: int, hand: int) -> tuple[Melds, tuple[Card, ...]]:
    """Return the runs of a holding that leave the least points, and the cards left.

    Every card has points, so the best choice is unique: all maximal sequences of three or more.
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
    """Return the arrangement with the best runs for the cards ``left`` outside sets."""
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
    """Count the cards outside the hand ``mask`` that could be laid off directly."""
    fitting = 0
    for meld in arrangement.melds:
        fitting |= _fitting(meld)
    return (fitting & ~mask).bit_count()


def optimal(mask: int) -> tuple[Arrangement, ...]:
    """Return all arrangements with the least deadwood, the preferred one first.

    The order is least exposure, then most cards melded, then smallest list of melds (docs/rules/gin.md 6).
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
    """Return the arrangement the program chooses: the first of the optimal ones."""
    return optimal(mask)[0]
