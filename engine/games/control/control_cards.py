"""The kinds of control card and the melds they ask for (docs/rules/control.md 3, 4).

A kind is a set of *shapes*, which are the numbers of the cards in ascending order (ace 1 … king 13), and a
flag for whether the cards must be of one suit. Shapes serve to check melds, to search hands, and to find
lay-offs.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache, reduce
from itertools import combinations, groupby, islice, product, zip_longest
from operator import or_
from typing import Final, NamedTuple

from engine.cards import FACE, RANK, SUIT, Card


class ControlKind(StrEnum):
    """What a control card asks for. Melds are of any of these kinds but EITHER."""

    GROUP = "group"
    SEQUENCE = "sequence"
    EITHER = "either"
    STEPS = "steps"
    SUIT = "suit"
    SUM = "sum"
    PRODUCT = "product"
    PRIMES = "primes"
    FACTORS = "factors"
    EVENS = "evens"
    ODDS = "odds"


class Customs(NamedTuple):
    """What the options say about melds: whether number kinds may mix suits, and Q-K-A."""

    mixed: bool = False
    ace_high: bool = False


Shape = tuple[int, ...]

FIRST_FITTING: Final = (
    ControlKind.SEQUENCE,
    ControlKind.STEPS,
    ControlKind.GROUP,
    ControlKind.FACTORS,
    ControlKind.PRIMES,
    ControlKind.ODDS,
    ControlKind.EVENS,
    ControlKind.SUM,
    ControlKind.PRODUCT,
    ControlKind.SUIT,
)
"""The kinds of meld, in the order of preference when the player names none."""
CLOSED: Final = frozenset({ControlKind.SUM, ControlKind.PRODUCT, ControlKind.SUIT})
"""The kinds that are never extended: they need an exact number of cards.

See docs/rules/control.md 4.
"""

_ACE, _KING = 1, 13
_NUMBERS: Final = range(_ACE, _KING + 1)
_CHOSEN: Final = {
    ControlKind.PRIMES: (2, 3, 5, 7, 11, 13),
    ControlKind.EVENS: (2, 4, 6, 8, 10, 12),
    ControlKind.ODDS: (1, 3, 5, 7, 9, 11, 13),
}
_ALWAYS_ONE_SUIT: Final = frozenset({ControlKind.SEQUENCE, ControlKind.SUIT})
_NEVER_ONE_SUIT: Final = frozenset({ControlKind.GROUP, ControlKind.PRODUCT})
_BELOW: Final = (-1, 12, 25, 38)
"""By suit, what to add to a number to get the face."""
_LISTED: Final = 120
"""The most melds of one kind listed for a hand."""


def number(card: Card) -> int:
    """Return the number of a card: ace 1, jack 11, queen 12, king 13."""
    return RANK[card] + 1


@lru_cache(maxsize=256)
def shapes(kind: ControlKind, customs: Customs) -> frozenset[Shape]:
    """Return the shapes of all melds of a kind; none for EITHER."""
    match kind:
        case ControlKind.GROUP:
            return frozenset((each,) * size for each in _NUMBERS for size in (3, 4))
        case ControlKind.SEQUENCE:
            found = {tuple(range(low, high)) for low in _NUMBERS for high in range(low + 3, _KING + 2)}
            if customs.ace_high:
                found |= {(_ACE, *range(low, _KING + 1)) for low in range(2, _KING)}
            return frozenset(found)
        case ControlKind.STEPS:
            steps = range(_least_step(customs), _KING // 2 + 1)
            return frozenset(
                tuple(range(low, high + 1, step))
                for step in steps
                for low in _NUMBERS
                for high in range(low + 2 * step, _KING + 1, step)
            )
        case ControlKind.SUIT:
            return frozenset(combinations(_NUMBERS, 4))
        case ControlKind.SUM:
            # Twice the same number needs two suits (docs/rules/control.md 12.4).
            pairs = combinations(_NUMBERS, 2)
            doubles = ((each, each) for each in _NUMBERS if customs.mixed)
            return frozenset((a, b, a + b) for a, b in (*pairs, *doubles) if a + b <= _KING)
        case ControlKind.PRODUCT:
            factors = range(2, _KING + 1)
            return frozenset((a, b, a * b) for a in factors for b in factors if a <= b and a * b <= _KING)
        case ControlKind.FACTORS:
            return frozenset(
                (*some, highest)
                for highest in _NUMBERS
                for size in range(2, highest)
                for some in combinations([n for n in range(1, highest) if highest % n == 0], size)
            )
        case ControlKind.PRIMES | ControlKind.EVENS | ControlKind.ODDS:
            return frozenset(shape for size in (3, 4) for shape in combinations(_CHOSEN[kind], size))
        case ControlKind.EITHER:
            return frozenset()


def _least_step(customs: Customs) -> int:
    """Return the smallest step: steps of one in a suit are a sequence.

    See docs/rules/control.md 10.19.
    """
    return 1 if customs.mixed else 2


def _one_suit(kind: ControlKind, customs: Customs) -> bool:
    return kind in _ALWAYS_ONE_SUIT or not (customs.mixed or kind in _NEVER_ONE_SUIT)


def _shape(cards: Iterable[Card]) -> Shape:
    return tuple(sorted(map(number, cards)))


def is_meld(kind: ControlKind, cards: Collection[Card], customs: Customs) -> bool:
    """Return whether the cards, in any order, are a meld of the kind.

    Two copies of a card never are.
    """
    return (
        _shape(cards) in shapes(kind, customs)
        and len({FACE[card] for card in cards}) == len(cards)
        and (not _one_suit(kind, customs) or len({SUIT[card] for card in cards}) == 1)
    )


def meld_kinds(asked: Iterable[ControlKind]) -> tuple[ControlKind, ...]:
    """Return the kinds of meld that control cards ask for, each once, in FIRST_FITTING's order."""
    return _meld_kinds(tuple(asked))


@lru_cache(maxsize=10_000)
def _meld_kinds(asked: tuple[ControlKind, ...]) -> tuple[ControlKind, ...]:
    wanted = set(asked)
    if ControlKind.EITHER in wanted:
        wanted |= {ControlKind.GROUP, ControlKind.SEQUENCE}
    return tuple(kind for kind in FIRST_FITTING if kind in wanted)


def kinds_of(cards: Collection[Card], customs: Customs) -> tuple[ControlKind, ...]:
    """Return all kinds of meld that the cards are, regardless of what is in force."""
    return tuple(kind for kind in FIRST_FITTING if is_meld(kind, cards, customs))


def kind_laid(
    cards: Collection[Card],
    in_force: Iterable[ControlKind],
    customs: Customs,
    named: ControlKind | None = None,
) -> ControlKind | None:
    """Return the kind under which the cards are laid; None if they fit nothing in force.

    ``named`` is the kind the player asks for.
    """
    wanted = FIRST_FITTING if named is None else meld_kinds((named,))
    fitting = (kind for kind in meld_kinds(in_force) if kind in wanted and is_meld(kind, cards, customs))
    return next(fitting, None)


def in_table_order(kind: ControlKind, cards: Iterable[Card], customs: Customs) -> tuple[Card, ...]:
    """Return a meld's cards in table order: by number, a high ace after its king."""
    laid = sorted(cards, key=lambda card: (RANK[card], SUIT[card]))
    if kind is ControlKind.SEQUENCE and customs.ace_high and number(laid[0]) == _ACE:
        low = number(laid[1]) == _ACE + 1
        return tuple(laid if low else (*laid[1:], laid[0]))
    return tuple(laid)


@lru_cache(maxsize=256)
def _needs(kind: ControlKind, customs: Customs) -> tuple[bool, int, tuple[tuple[int, Shape], ...]]:
    """Return whether a kind needs one suit, its combined need, and its shapes with their needs.

    Long shapes come first, then high ones. A need is a mask: ``1 << number - 1`` if the number is needed
    once, 13 bits higher if twice, and so on.
    """
    found = sorted(shapes(kind, customs), key=lambda shape: (-len(shape), -sum(shape), shape))
    needs = tuple((_need(shape), shape) for shape in found)
    return _one_suit(kind, customs), reduce(or_, (need for need, _ in needs), 0), needs


def _need(shape: Shape) -> int:
    need = 0
    for each, same in groupby(shape):
        need |= 1 << each - 1 + 13 * (len(list(same)) - 1)
    return need


@lru_cache(maxsize=30_000)
def _within(kind: ControlKind, have: int, customs: Customs) -> tuple[Shape, ...]:
    """Return the shapes of a kind whose numbers are all in ``have``."""
    return tuple(shape for need, shape in _needs(kind, customs)[2] if need & have == need)


def melds_in(kind: ControlKind, hand: Iterable[Card], customs: Customs) -> list[tuple[Card, ...]]:
    """List the melds of a kind in a hand, long melds first; of equal cards the first is used.

    Where suits may mix there can be thousands. Every shape is listed with one choice of suits before any
    shape with a second one, and the list ends after 120.
    """
    return [cards for _, cards in melds_of((kind,), by_face(hand), customs)]


def by_face(cards: Iterable[Card]) -> dict[int, Card]:
    """Return the first of equal cards, by face."""
    first: dict[int, Card] = {}
    for card in cards:
        face = FACE[card]
        if face not in first:
            first[face] = card
    return first


def melds_of(
    kinds: Iterable[ControlKind], first: Mapping[int, Card], customs: Customs
) -> list[tuple[ControlKind, tuple[Card, ...]]]:
    """List the melds of some kinds in cards given by face, kind by kind, as ``melds_in`` does."""
    held = sum([1 << face for face in first])
    a, b, c, d = suits = held & 0x1FFF, held >> 13 & 0x1FFF, held >> 26 & 0x1FFF, held >> 39
    there = 0
    found: list[tuple[ControlKind, tuple[Card, ...]]] = []
    for kind in kinds:
        one_suit, needed, _ = _needs(kind, customs)
        if one_suit:
            same = [
                (kind, tuple([first[below + each] for each in shape]))
                for below, own in zip(_BELOW, suits, strict=True)
                if (have := own & needed).bit_count() > 2  # a meld of one suit has at least three
                for shape in _within(kind, have, customs)
            ]
            found += same[:_LISTED]
            continue
        if not there:
            once, twice = a | b | c | d, a & b | c & d | (a | b) & (c | d)
            there = once | twice << 13 | (a & b & (c | d) | c & d & (a | b)) << 26 | (a & b & c & d) << 39
        if have := there & needed:
            choices = [_dressed(shape, first) for shape in _within(kind, have, customs)]
            rounds = (meld for row in zip_longest(*choices) for meld in row if meld is not None)
            found += [(kind, cards) for cards in islice(rounds, _LISTED)]
    return found


def _dressed(shape: Shape, own: Mapping[int, Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of cards, given by face, with these numbers in any suits."""
    columns = []
    for each, same in groupby(shape):
        faces = (below + each for below in _BELOW)
        columns.append(combinations([own[face] for face in faces if face in own], len(list(same))))
    for chosen in product(*columns):
        yield tuple(card for column in chosen for card in column)


@lru_cache(maxsize=10_000)
def joining_faces(kind: ControlKind, meld: tuple[Card, ...], customs: Customs) -> frozenset[int]:
    """Return the faces that can be laid off singly on a meld of a kind."""
    if kind in CLOSED:
        return frozenset()
    known, shape = shapes(kind, customs), _shape(meld)
    faces = {FACE[card] for card in meld}
    suits = {SUIT[card] for card in meld} if _one_suit(kind, customs) else range(4)
    return frozenset(
        face
        for each in _NUMBERS
        if tuple(sorted((*shape, each))) in known
        for suit in suits
        if (face := _BELOW[suit] + each) not in faces
    )


@lru_cache(maxsize=10_000)
def accepted_faces(kind: ControlKind, meld: tuple[Card, ...], customs: Customs) -> int:
    """Return a mask of the faces that can be laid off on a meld.

    All bits are set if the meld takes several cards at once that it does not take one by one.
    """
    if kind is ControlKind.STEPS and _between(_shape(meld), customs):
        return -1
    return sum([1 << face for face in joining_faces(kind, meld, customs)])


def joining_cards(
    kind: ControlKind, meld: Sequence[Card], cards: Iterable[Card], customs: Customs
) -> tuple[Card, ...]:
    """Return the cards that can be laid off singly on a meld of the kind."""
    faces = joining_faces(kind, tuple(meld), customs)
    return tuple([card for card in cards if FACE[card] in faces]) if faces else ()


def fill_ins(
    kind: ControlKind, meld: Sequence[Card], cards: Iterable[Card], customs: Customs
) -> tuple[tuple[Card, ...], ...]:
    """Return the lay-offs that need several cards at once: those that make a meld's steps smaller.

    Any other lay-off of several cards can be made card by card. Of cards with equal numbers the first is
    used.
    """
    wanted = _between(_shape(meld), customs) if kind is ControlKind.STEPS else ()
    if not wanted:
        return ()
    suit = SUIT[meld[0]] if _one_suit(kind, customs) else None
    own: dict[int, Card] = {}
    for card in cards:
        if suit is None or SUIT[card] == suit:
            own.setdefault(number(card), card)
    return tuple([tuple([own[each] for each in some]) for some in wanted if own.keys() >= set(some)])


@lru_cache(maxsize=10_000)
def _between(shape: Shape, customs: Customs) -> tuple[Shape, ...]:
    """Return the groups of numbers that would make the steps of a meld smaller."""
    step = shape[1] - shape[0]
    return tuple(
        tuple(each for each in range(shape[0], shape[-1], smaller) if each not in shape)
        for smaller in range(_least_step(customs), step)
        if step % smaller == 0
    )
