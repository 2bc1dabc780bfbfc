"""Positions of Control Card Rummy in batches: the inputs of the value network.

A *position* is a hand at the end of a turn, or before a draw, with the table. A *setting* is what all
positions of a decision share: the control cards and cards to come, and the other players. Melds are masks of
faces (``1 << face``); cards laid later are discounted as in `engine/ai/control/features.py`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.ai.control.features import AFTER, DRAWN, HORIZON, OVERLAP, PATIENCE, REACH, least_melds
from engine.cards import RANK, cards_in
from engine.games.control.control_cards import FIRST_FITTING, ControlKind, Customs, shapes

Reals = NDArray[np.float32]
Masks = NDArray[np.int64]
Numbers = NDArray[np.int64]

KINDS: Final = FIRST_FITTING
_INDEX: Final = {kind: at for at, kind in enumerate(KINDS)}
_FACES: Final = np.arange(52)
_NUMBER: Final = np.array([RANK[face] + 1 for face in range(52)], np.float32)
_BY_RANK: Final = (np.arange(13) == np.array([RANK[face] for face in range(52)])[:, None]).astype(np.float32)
_LONG: Final = 10
"""Hands with more cards than this are treated as having this many."""
_FEW: Final = 4
"""Hands up to this size get a probability of going out next."""
_PROSPECTS: Final = 64
"""The most prospective melds of a hand that are followed, the best first."""
_SETTINGS: Final = 64
"""Settings that are worked on at a time: they fit into the processor's cache."""
_SUIT_SIZE: Final = 13
_NO_FACE: Final = 52
_ALL_FACES: Final = np.uint64((1 << 52) - 1)

NO_CARD: Final = -1


class Setting(NamedTuple):
    """What the positions of a decision share."""

    catalogue: tuple[tuple[ControlKind, ...], Customs]
    chances: tuple[tuple[float, ...], ...]
    """By turn of the seat, beginning with the next: the probability of each of ``KINDS``."""
    next_chances: tuple[float, ...]
    """The same when the next player begins."""
    live: Sequence[int]
    """By face, the unseen copies."""
    next_holds: Sequence[float]
    """By face, the probability that the next player holds it."""
    hand: int
    """The faces of the hand that the positions are parts of."""
    others: int
    """The number of other players."""
    least: int
    """The fewest cards that another player holds."""
    shared: tuple[float, ...]
    """Inputs that are measured already."""


SHARED: Final = 7
"""The number of inputs in ``Setting.shared``."""


class Position(NamedTuple):
    """A hand and the table, as masks of faces."""

    setting: int
    """The number of its setting."""
    hand: int
    twins: int
    """Faces of which the hand has two."""
    opened: int
    """Faces that can be laid off."""
    own_opened: int
    """Faces that can be laid off on melds of the seat."""
    own: int
    """Points of the melds of the seat."""
    others: int
    """Points of the melds of all others."""
    discarded: int
    """The face just discarded, or ``NO_CARD``."""


class _Catalogue(NamedTuple):
    """Melds of some kinds."""

    masks: Masks
    kinds: Numbers
    sizes: Numbers
    least: NDArray[np.bool_]
    """Whether a meld has the fewest cards that its kind allows."""
    threes: Numbers
    """By meld of three, its faces."""
    three_kinds: Numbers
    three_faces: tuple[Reals, Reals, Reals]
    """By meld of three, one of its faces as a row of zeros and a one."""
    suits: bool
    """Whether four cards of one suit are a meld."""
    third: dict[int, Masks]
    """By kind, the faces that make a meld of three with two faces."""
    is_three: dict[int, NDArray[np.bool_]]
    """By kind, whether three faces are a meld."""
    fourth: dict[int, Masks]
    """By kind, the faces that make a meld of four with three faces."""


@lru_cache(maxsize=8)
def _catalogue(kinds: tuple[ControlKind, ...], customs: Customs) -> _Catalogue:
    melds: dict[tuple[int, int], bool] = {}
    for kind in kinds:
        at = _INDEX[kind]
        least = least_melds(kind, customs)
        melds |= {(at, meld): True for meld in least}
        if kind is ControlKind.GROUP or not customs.mixed:
            melds |= {(at, meld): False for meld in _longer(kind, customs, least[0].bit_count())}
    threes = [(at, meld) for at, meld in melds if meld.bit_count() == 3]
    faces = np.array([[*cards_in(meld)] for _, meld in threes] or np.zeros((0, 3)), np.int64)
    third, is_three, fourth = {}, {}, {}
    for at in {at for at, _ in melds}:
        own = [[*cards_in(meld)] for each, meld in melds if each == at]
        third[at], is_three[at], fourth[at] = _completing(own)
    return _Catalogue(
        np.array([meld for _, meld in melds]),
        np.array([at for at, _ in melds]),
        np.array([meld.bit_count() for _, meld in melds]),
        np.array([*melds.values()]),
        faces,
        np.array([at for at, _ in threes], np.int64),
        tuple((faces[:, [place]] == _FACES).astype(np.float32) for place in range(3)),
        ControlKind.SUIT in kinds,
        third,
        is_three,
        fourth,
    )


def _longer(kind: ControlKind, customs: Customs, least: int) -> Iterator[int]:
    """Yield the melds of one suit, and the groups, with more cards than needed."""
    for shape in shapes(kind, customs):
        if len(shape) <= least:
            continue
        if kind is ControlKind.GROUP:
            yield sum(1 << 13 * suit + shape[0] - 1 for suit in range(4))
        elif kind is not ControlKind.PRODUCT:
            yield from (sum(1 << 13 * suit + number - 1 for number in shape) for suit in range(4))


def _completing(melds: Iterable[Sequence[int]]) -> tuple[Masks, NDArray[np.bool_], Masks]:
    third = np.zeros((52, 52), np.int64)
    is_three = np.zeros((52, 52, 52), np.bool_)
    fourth = np.zeros((52, 52, 52), np.int64)
    for meld in melds:
        if len(meld) == 3:
            for a, b, c in permutations(meld):
                third[a, b] |= 1 << c
                is_three[a, b, c] = True
        elif len(meld) == 4:
            for last in meld:
                # Faces of a hand are looked up in ascending order.
                a, b, c = (face for face in meld if face != last)
                fourth[a, b, c] |= 1 << last
    return third, is_three, fourth


# Inputs

_SIZES: Final = 0
_LEASTS: Final = _SIZES + _LONG
_SHARED: Final = _LEASTS + _LONG
_TABLE: Final = _SHARED + SHARED
_OWN_HAND: Final = _TABLE + 4
_NEXT_KINDS: Final = _OWN_HAND + 22
_RANKS: Final = _NEXT_KINDS + len(KINDS)
_SUITS: Final = _RANKS + 13
INPUTS: Final = _SUITS + 4
"""The number of inputs."""


def inputs(settings: Sequence[Setting], positions: Sequence[Position]) -> Reals:
    """Return the inputs of the network, a row for each position.

    Positions are in the order of their settings, which all have the same catalogue of melds.
    """
    rows = np.array(positions, np.int64).reshape(len(positions), len(Position._fields))
    found = np.zeros((len(rows), INPUTS), np.float32)
    for begin in range(0, len(settings), _SETTINGS):
        first, last = np.searchsorted(rows[:, 0], (begin, begin + _SETTINGS))
        if first < last:
            _fill(settings[begin : begin + _SETTINGS], rows[first:last], begin, found[first:last])
    return found


def _fill(settings: Sequence[Setting], rows: Numbers, begin: int, found: Reals) -> None:
    catalogue = _catalogue(*settings[0].catalogue)
    at = rows[:, 0] - begin
    _, hand, twins, opened, own_opened, own, others, discarded = rows.T
    live = np.array([each.live for each in settings], np.float32)
    unseen = np.maximum(1, live.sum(axis=1))
    chances = np.array([each.chances for each in settings], np.float32)
    now, later = chances[:, 0], chances[:, 1]
    cards, on_table, on_own = _bits(hand), _bits(opened), _bits(own_opened)
    double = _bits(twins) if twins.any() else None
    every = cards if double is None else cards + double
    size = every.sum(axis=1)
    every_row = np.arange(len(rows))
    found[every_row, _SIZES + np.minimum(size.astype(np.int64), _LONG) - 1] = 1
    least = np.array([each.least for each in settings])
    found[every_row, _LEASTS + np.minimum(least[at], _LONG) - 1] = 1
    found[:, _SHARED:_TABLE] = np.array([each.shared for each in settings], np.float32)[at]
    dense = 5 * live[at] / unseen[at, None]
    found[:, _TABLE] = own / 50
    found[:, _TABLE + 1] = others / np.array([each.others for each in settings])[at] / 50
    found[:, _TABLE + 2] = (on_table * dense).sum(axis=1)
    found[:, _TABLE + 3] = (on_own * dense).sum(axis=1)

    prospects = _prospects(catalogue, settings, chances, live, unseen)
    feeds, threat = _feeding(catalogue, settings)
    held = _hands(prospects, at, hand, twins)
    drawn = live / unseen[:, None]
    out_now, out_later = _finishing(catalogue, at, hand, double, size, opened, now, later, drawn)
    points = every @ _NUMBER / 50
    none = discarded == NO_CARD
    card = np.maximum(discarded, 0)
    fed = np.where(opened >> card & 1, 1.0, feeds[at, card])
    measured = (
        points,
        held.worth,
        held.promised / 20,
        held.best,
        np.bitwise_count(held.left & opened),
        out_now,
        out_later,
        held.now,
        held.later,
        np.where(none, 0.15, fed),
        held.longest / 4,
        np.bitwise_count(held.idle) / 5,
        np.bitwise_count(hand & opened),
        on_own * cards @ _NUMBER / 10,
        np.where(none, 0.7, _NUMBER[card] / 10),
        np.where(size <= _FEW, points, 0),
        held.drawing,
        held.all / 5,
        held.points_now / 30,
        held.points_later / 30,
        threat[at],
        held.points / 30,
    )
    for place, column in enumerate(measured):
        found[:, _OWN_HAND + place] = column
    found[:, _NEXT_KINDS:_RANKS] = now[at]
    found[:, _RANKS:_SUITS] = every @ _BY_RANK / 2
    found[:, _SUITS:] = np.sort(every.reshape(-1, 4, _SUIT_SIZE).sum(axis=2), axis=1) / 5


def _bits(masks: Masks) -> Reals:
    return (masks[:, None] >> _FACES & 1).astype(np.float32)


class _Prospects(NamedTuple):
    """Cards of a hand that are a meld or lack one card: by rank (the best first) and setting."""

    faces: Masks
    worth: Reals
    """The cards they are expected to lay."""
    size: Reals
    points: Reals
    whole: NDArray[np.bool_]
    now: Reals
    """The probability of laying it at the next turn."""
    later: Reals
    """The probability that the control card allows it at the turn after."""


def _prospects(
    catalogue: _Catalogue, settings: Sequence[Setting], chances: Reals, live: Reals, unseen: Reals
) -> _Prospects:
    count = len(settings)
    have = np.array([each.hand for each in settings])
    missing = catalogue.masks & ~have[:, None]
    lacking = catalogue.least & (missing & (missing - 1) == 0)
    coming = chances.max(axis=1)[:, catalogue.kinds] > 0
    of, meld = (coming & (lacking | (missing == 0))).nonzero()
    missing = missing[of, meld]
    whole = missing == 0
    face = np.where(whole, _NO_FACE, np.log2(np.maximum(1, missing)).astype(np.int64))
    copies = np.where(whole, 1, live[of, np.minimum(face, _NO_FACE - 1)])
    there = copies > 0
    of, meld, missing, face, copies = (each[there] for each in (of, meld, missing, face, copies))
    # Cards that are melds of several kinds, or with several missing cards, are one prospect.
    key = (
        of.astype(np.uint64) << 58
        | face.astype(np.uint64) << 52
        | (catalogue.masks[meld] ^ missing).astype(np.uint64)
    )
    key, first, inverse = np.unique(key, return_index=True, return_inverse=True)
    asked = np.minimum(1, _total(inverse, chances[of, :, catalogue.kinds[meld]], len(key)))
    of, whole, copies = of[first], face[first] == _NO_FACE, copies[first]
    drawn = np.where(whole, 1, np.minimum(1, REACH * copies / unseen[of]))
    worth = _worth(asked, 1 - drawn)
    key = of << 53 | whole.astype(np.int64) << 52 | (key & _ALL_FACES).astype(np.int64)
    key, inverse = np.unique(key, return_inverse=True)
    each = np.stack((worth, drawn * asked[:, 0], asked[:, 1]), axis=1)
    worth, now, later = _total(inverse, each, len(key)).T
    of, whole, faces = key >> 53, (key >> 52 & 1).astype(np.bool_), key & (1 << 52) - 1
    size = np.bitwise_count(faces)
    worth = np.where(whole, size * worth, (size + DRAWN) * np.minimum(worth, PATIENCE**2))
    now, later = np.minimum(1, now), np.minimum(1, later)
    order = np.lexsort((faces, -worth, of))
    of = of[order]
    rank = np.arange(len(of)) - np.searchsorted(of, np.arange(count))[of]
    most = min(_PROSPECTS, int(rank.max(initial=-1)) + 1)
    few = rank < most
    order, of, rank = order[few], of[few], rank[few]

    def reals(each: NDArray[Any]) -> Reals:
        table = np.zeros((most, count), np.float32)
        table[rank, of] = each[order]
        return table

    by_rank = np.full((most, count), -1)
    by_rank[rank, of] = faces[order]
    return _Prospects(
        by_rank,
        reals(worth),
        np.maximum(1, reals(size)),
        reals(_bits(faces) @ _NUMBER),
        reals(whole) > 0,
        reals(now),
        reals(later),
    )


def _total(group: Numbers, values: NDArray[Any], groups: int) -> NDArray[np.float64]:
    """Return the sums of rows by group."""
    return np.stack([np.bincount(group, column, groups) for column in values.T], axis=1)


def _worth(asked: NDArray[np.float64], missed: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the values of melds: discounted probabilities of laying them.

    ``asked`` has by turn the probability that the control card allows it, ``missed`` the probability that a
    turn brings no missing card.
    """
    worth = laid = np.zeros(len(asked))
    without = np.ones(len(asked))
    for turn in range(HORIZON):
        without = without * missed
        now = asked[:, turn] * np.maximum(0, 1 - without - laid)
        laid = laid + now
        worth = worth + now * PATIENCE ** (turn + 1)
    return worth


class _Held(NamedTuple):
    """What hands promise, by position."""

    worth: Reals
    promised: Reals
    best: Reals
    left: Masks
    idle: Masks
    now: Reals
    later: Reals
    longest: Reals
    drawing: Reals
    all: Reals
    points_now: Reals
    points_later: Reals
    points: Reals


def _hands(prospects: _Prospects, at: Numbers, hand: Masks, twins: Masks) -> _Held:
    """Choose prospects greedily, the best first.

    Prospects that share cards exclude each other; a card in no chosen prospect keeps some of the value of
    its best one.
    """
    count = len(at)
    zeros = np.zeros(count, np.float32)
    if not len(prospects.faces):
        return _Held(zeros, zeros, zeros, hand, hand, *[zeros] * 8)
    faces = prospects.faces[:, at]
    usable = faces & ~hand == 0
    whole, worth, size, points = (
        each[:, at] for each in (prospects.whole, prospects.worth, prospects.size, prospects.points)
    )
    here = usable & whole
    now, later = np.where(usable, prospects.now[:, at], 0), np.where(here, prospects.later[:, at], 0)
    ready = np.where(here, now, 0)
    left, idle, twice = hand.copy(), hand.copy(), twins.copy()
    share, total, promised, best = np.ones(count, np.float32), zeros.copy(), zeros.copy(), zeros.copy()
    for rank in range(len(faces)):
        (some,) = usable[rank].nonzero()
        if not some.size:
            continue
        mine, own = faces[rank, some], left[some]
        taken = mine & ~own == 0
        loose = mine & idle[some]
        part = np.where(taken, share[some], OVERLAP * np.bitwise_count(loose) / size[rank, some])
        gain = worth[rank, some] * part
        total[some] += gain
        promised[some] += gain * points[rank, some] / size[rank, some]
        idle[some] &= ~mine
        got = some[taken]
        if got.size:
            mine = mine[taken]
            best[got] = np.maximum(best[got], gain[taken])
            share[got] *= AFTER
            left[got] = left[got] ^ mine | twice[got] & mine
            twice[got] &= ~mine
    return _Held(
        total,
        promised,
        best,
        left,
        idle,
        ready.max(axis=0),
        later.max(axis=0),
        np.where(here, size, 0).max(axis=0),
        np.where(whole, 0, now).sum(axis=0),
        np.where(usable, worth, 0).sum(axis=0),
        (ready * points).max(axis=0),
        (later * points).max(axis=0),
        np.where(here, points, 0).max(axis=0),
    )


def _finishing(
    catalogue: _Catalogue,
    at: Numbers,
    hand: Masks,
    double: Reals | None,
    size: Reals,
    opened: Masks,
    now: Reals,
    later: Reals,
    live: Reals,
) -> tuple[Reals, Reals]:
    """Return the probabilities of going out at the next turn, and at the one after it.

    Both are 0 for larger hands. ``live`` is by setting the probability of each face to be drawn.
    """
    found = np.zeros((2, len(at)), np.float32)
    everything = (1 << 52) - 1
    for cards in range(1, _FEW + 1):
        # Two copies of a card are rare; such hands count as larger.
        (rows,) = ((size == cards) if double is None else (size == cards) & ~double.any(axis=1)).nonzero()
        if not rows.size:
            continue
        left, own = hand[rows].copy(), []
        for _ in range(cards):
            low = left & -left
            own.append(np.log2(low).astype(np.int64))
            left ^= low
        fits = opened[rows]
        loose = [(fits >> each & 1) ^ 1 for each in own]
        all_loose = sum(loose)

        def going(others: Numbers, fits: Masks = fits) -> Masks:
            """Return which drawn cards leave at most one loose card besides so many others."""
            return np.where(others == 0, everything, np.where(others == 1, fits, 0))

        always = going(all_loose)
        chance = (_bits(always), _bits(always))
        of = at[rows]
        for kind, third in catalogue.third.items():
            able = np.zeros(len(rows), np.int64)
            for two in combinations(range(cards), 2):
                rest = all_loose - sum(loose[each] for each in two)
                able |= np.where(rest <= 1, third[own[two[0]], own[two[1]]], 0)
            for three in combinations(range(cards), 3):
                index = tuple(own[each] for each in three)
                rest = all_loose - sum(loose[each] for each in three)
                able |= np.where(catalogue.is_three[kind][index], going(rest), 0)
                able |= np.where(rest <= 1, catalogue.fourth[kind][index], 0)
            if cards == _FEW:
                whole = catalogue.fourth[kind][own[0], own[1], own[2]] >> own[3] & 1
                able |= np.where(whole, everything, 0)
            bits = _bits(able)
            for each, kinds in zip(chance, (now, later), strict=True):
                np.maximum(each, bits * kinds[of, kind, None], out=each)
        for place, each in enumerate(chance):
            found[place, rows] = (each * live[of]).sum(axis=1)
    return found[0], found[1]


def _feeding(catalogue: _Catalogue, settings: Sequence[Setting]) -> tuple[Reals, Reals]:
    """Return what the next player can do.

    By setting and face: the cards it is expected to lay thanks to a discard. By setting: the probability that
    it can lay a meld without it.
    """
    holds = np.array([each.next_holds for each in settings], np.float32)
    chances = np.array([each.next_chances for each in settings], np.float32)
    a, b, c = (holds[:, catalogue.threes[:, place]] for place in range(3))
    asked = chances[:, catalogue.three_kinds]
    first, second, last = catalogue.three_faces
    rate = (asked * b * c) @ first + (asked * a * c) @ second + (asked * a * b) @ last
    whole = (asked * a * b * c).sum(axis=1)
    if catalogue.suits:
        suit = chances[:, _INDEX[ControlKind.SUIT]]
        own = holds.reshape(-1, 4, _SUIT_SIZE)
        powers = [(own**power).sum(axis=2) for power in range(1, 5)]
        one = powers[0]
        two = (one * powers[0] - powers[1]) / 2
        three = (two * powers[0] - one * powers[1] + powers[2]) / 3
        four = (three * powers[0] - two * powers[1] + one * powers[2] - powers[3]) / 4
        # What is left of the elementary symmetric polynomials without one card.
        without = one[:, :, None] - own
        without = two[:, :, None] - own * without
        without = three[:, :, None] - own * without
        rate = rate + suit[:, None] * without.reshape(-1, 52)
        whole = whole + suit * four.sum(axis=1)
    return 3 * (1 - np.exp(-np.maximum(0, rate))), 1 - np.exp(-np.maximum(0, whole))
