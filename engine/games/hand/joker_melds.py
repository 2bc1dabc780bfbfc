"""Melds with jokers: what a group of cards can be read as, and what it is worth (rules/hand.md section 3).

Positions in a run go from 1 (low ace) to 14 (high ace). Nothing here asks which pack a card is of.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations
from typing import Final

from engine.cards import FACE, JOKER, RANK, SUIT, Card, card_of
from engine.melds import MeldKind

HIGH_ACE: Final = 14
_ACE_VALUE: Final = 11
_RANKS: Final = range(13)
_SUITS: Final = range(4)
_FULL_SET: Final = 4
_FACES: Final = tuple(1 << face for face in FACE)


@dataclass(frozen=True, slots=True)
class MeldTerms:
    """The options that decide what is a meld and what it is worth (section 11)."""

    max_jokers: int = 2
    min_naturals: int = 1
    run_max: int = 13
    ace_low_value: int = 1


@dataclass(frozen=True, slots=True)
class WildMeld:
    """A meld as it lies: a run from low to high, a set by suits, its jokers last.

    ``lo`` is the position of a run's first card, 0 in a set. ``stands_for`` goes with ``cards``: the face
    (0–51) of every natural and of what a joker stands for, None for a joker of a set of three, which is one
    of the missing suits (3.4). ``value`` is what it counts toward an opening (3.8).
    """

    kind: MeldKind
    lo: int
    cards: tuple[Card, ...]
    stands_for: tuple[Card | None, ...]
    value: int


def positions_of(card: Card) -> tuple[int, ...]:
    """Return where a natural can stand in a run: an ace at either end."""
    return (1, HIGH_ACE) if RANK[card] == 0 else (RANK[card] + 1,)


def run_value(lo: int, size: int, ace_low_value: int) -> int:
    """Return the value of a run of this many cards from position ``lo``."""
    return sum(
        ace_low_value if position == 1 else _ACE_VALUE if position == HIGH_ACE else min(position, 10)
        for position in range(lo, lo + size)
    )


def set_value(rank: int, size: int) -> int:
    """Return the value of a set of this many cards of a rank (ace 0 … king 12)."""
    return size * (min(rank + 1, 10) if rank else _ACE_VALUE)


def set_of(naturals: Iterable[Card], jokers: Sequence[Card]) -> WildMeld:
    """Build the set of these cards, of which ``naturals`` are one rank in different suits."""
    held = sorted(naturals, key=lambda card: SUIT[card])
    rank = RANK[held[0]]
    suits = {SUIT[card] for card in held}
    missing: list[Card | None] = [card_of(rank, suit) for suit in _SUITS if suit not in suits]
    size = len(held) + len(jokers)
    wild = missing if size == _FULL_SET else [None] * len(jokers)
    stands_for = (*(Card(FACE[card]) for card in held), *wild)
    return WildMeld(MeldKind.SET, 0, (*held, *jokers), stands_for, set_value(rank, size))


def run_of(naturals: Iterable[Card], jokers: Sequence[Card], lo: int, ace_low_value: int) -> WildMeld:
    """Build the run from position ``lo`` of these cards, the jokers in the gaps from low to high."""
    held = {position: card for card in naturals for position in positions_of(card)}
    suit = SUIT[next(iter(held.values()))]
    wild = iter(jokers)
    size = len({*held.values()}) + len(jokers)
    span = range(lo, lo + size)
    cards = tuple(held[position] if position in held else next(wild) for position in span)
    stands_for = tuple(card_of((position - 1) % 13, suit) for position in span)
    return WildMeld(MeldKind.RUN, lo, cards, stands_for, run_value(lo, size, ace_low_value))


def readings(cards: Collection[Card], terms: MeldTerms) -> tuple[WildMeld, ...]:
    """Return all that the cards can be laid as, in any order given; empty: they are no meld (3.7).

    The first is what they are unless declared otherwise: the dearest, a set before a run, then the highest
    ``lo`` (3.6).
    """
    naturals = [card for card in cards if FACE[card] != JOKER]
    jokers = sorted(card for card in cards if FACE[card] == JOKER)
    if len(cards) < 3 or len(naturals) < terms.min_naturals or len(jokers) > terms.max_jokers:
        return ()
    found = [*_as_set(naturals, jokers), *_as_runs(naturals, jokers, terms)]
    found.sort(key=lambda meld: (-meld.value, meld.kind is MeldKind.RUN, -meld.lo))
    return tuple(found)


def _as_set(naturals: Sequence[Card], jokers: Sequence[Card]) -> Iterator[WildMeld]:
    ranks = {RANK[card] for card in naturals}
    suits = {SUIT[card] for card in naturals}
    if len(ranks) == 1 and len(suits) == len(naturals) and len(naturals) + len(jokers) <= _FULL_SET:
        yield set_of(naturals, jokers)


def _as_runs(naturals: Sequence[Card], jokers: Sequence[Card], terms: MeldTerms) -> Iterator[WildMeld]:
    size = len(naturals) + len(jokers)
    ranks = {RANK[card] for card in naturals}
    suits = {SUIT[card] for card in naturals}
    if len(suits) != 1 or len(ranks) < len(naturals) or size > terms.run_max:
        return
    for lo in range(1, HIGH_ACE + 2 - size):
        span = range(lo, lo + size)
        if all(any(position in span for position in positions_of(card)) for card in naturals):
            yield run_of(naturals, jokers, lo, terms.ace_low_value)


def default_reading(cards: Collection[Card], terms: MeldTerms) -> WildMeld | None:
    """Return what the cards are if nothing is declared; None: they are no meld (3.6)."""
    return next(iter(readings(cards, terms)), None)


def meld_of(
    cards: Collection[Card], terms: MeldTerms, kind: MeldKind | None = None, lo: int | None = None
) -> WildMeld | None:
    """Return the meld that the cards are as declared; None: they are none, or not that (3.5)."""
    for meld in readings(cards, terms):
        if kind in (None, meld.kind) and lo in (None, meld.lo):
            return meld
    return None


def faces_of(cards: Iterable[Card]) -> int:
    """Return the faces of the cards (``1 << face``)."""
    held = 0
    for card in cards:
        held |= _FACES[card]
    return held


@lru_cache(maxsize=2 << 13)  # every hand of a suit, with a joker and without
def _near_runs(held: int, wild: int) -> int:
    """Return the cards of one suit (``1 << rank``) that could be in runs with so many jokers, 0 or 1."""
    places = held | (held & 1) << 13
    pairs = places & places >> 1
    if wild:
        gaps = places & places >> 2
        near = pairs | pairs << 1 | gaps | gaps << 2
    else:
        threes = pairs & places >> 2
        near = threes | threes << 1 | threes << 2
    return (near | near >> 13) & 0x1FFF


def near_melds(cards: Collection[Card], max_jokers: int) -> int:
    """Return the faces (``1 << face``) that could be in melds of these cards; all of them where a meld could
    have two jokers.

    At one look: every meld is of these faces, but not every one of these faces is in a meld.
    """
    held = faces_of(cards)
    wild = held >> JOKER
    if wild and max_jokers > 1 and sum([FACE[card] == JOKER for card in cards]) > 1:
        return -1
    a, b, c, d = held & 0x1FFF, held >> 13 & 0x1FFF, held >> 26 & 0x1FFF, held >> 39 & 0x1FFF
    sets = a & b | c & d | (a | b) & (c | d) if wild else a & b & (c | d) | c & d & (a | b)
    return held & (
        1 << JOKER
        | (sets | _near_runs(a, wild))
        | (sets | _near_runs(b, wild)) << 13
        | (sets | _near_runs(c, wild)) << 26
        | (sets | _near_runs(d, wild)) << 39
    )


def all_melds(hand: Collection[Card], terms: MeldTerms, limit: int = 200) -> tuple[WildMeld, ...]:
    """Return every meld of other faces that the hand can lay, as it is read unless declared otherwise.

    Of equal cards the lower copy is taken. Those with fewest jokers come first, then the dearest; there are
    not more than ``limit``.
    """
    held: dict[int, Card] = {}
    for card in sorted(hand, reverse=True):
        held[FACE[card]] = card
    jokers = sorted(card for card in hand if FACE[card] == JOKER)[: terms.max_jokers]
    naturals = [card for face, card in held.items() if face != JOKER]
    found: dict[tuple[frozenset[Card], int], WildMeld] = {}
    for cards in chain(_set_naturals(naturals), _run_naturals(naturals, len(jokers), terms.run_max)):
        for count in range(max(3 - len(cards), 0), len(jokers) + 1):
            meld = default_reading((*cards, *jokers[:count]), terms)
            if meld is not None:
                found[cards, count] = meld
    melds = sorted(found.items(), key=lambda item: (item[0][1], -item[1].value, item[1].cards))
    return tuple(meld for _, meld in melds[:limit])


def _set_naturals(naturals: Collection[Card]) -> Iterator[frozenset[Card]]:
    """Yield what could be the naturals of a set."""
    for rank in _RANKS:
        of_rank = [card for card in naturals if FACE[card] % 13 == rank]
        for size in range(1, len(of_rank) + 1):
            yield from map(frozenset, combinations(of_rank, size))


def _run_naturals(naturals: Collection[Card], jokers: int, run_max: int) -> Iterator[frozenset[Card]]:
    """Yield what could be the naturals of a run, at least two, that does not end in a joker."""
    for suit in _SUITS:
        at = {position: card for card in naturals if SUIT[card] == suit for position in positions_of(card)}
        for low in at:
            stretches = [[at[low]]]
            for position in range(low + 1, min(low + run_max, HIGH_ACE + 1)):
                # A natural may be left for another meld, a joker in its place.
                grown = []
                for cards in stretches:
                    if position in at and at[position] not in cards:
                        longer = [*cards, at[position]]
                        yield frozenset(longer)
                        grown.append(longer)
                    if position - low + 1 - len(cards) <= jokers:
                        grown.append(cards)
                stretches = grown
