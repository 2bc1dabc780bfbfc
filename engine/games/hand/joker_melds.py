"""Melds with jokers: how cards can be read, and what they are worth (docs/rules/hand.md 3).

Positions in a run go from 1 (low ace) to 14 (high ace). Which pack a card belongs to plays no role here.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
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
    """The options that decide what a meld is and what it is worth (docs/rules/hand.md 11)."""

    max_jokers: int = 2
    min_naturals: int = 1
    run_max: int = 13
    ace_low_value: int = 1


@dataclass(frozen=True, slots=True)
class WildMeld:
    """A meld in table order: a run from low to high, a set by suits, its jokers last.

    ``lo`` is the position of a run's first card, 0 for a set. ``stands_for`` has, for each card, the face
    (0–51) it stands for, and None for a joker of a set of three, which is one of the missing suits
    (docs/rules/hand.md 3.4). ``value`` is its value in an opening (docs/rules/hand.md 3.8).
    """

    kind: MeldKind
    lo: int
    cards: tuple[Card, ...]
    stands_for: tuple[Card | None, ...]
    value: int


def positions_of(card: Card) -> tuple[int, ...]:
    """Return the positions a natural can have in a run: two for an ace."""
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
    """Return the set of these cards; ``naturals`` have one rank and different suits."""
    held = sorted(naturals, key=lambda card: SUIT[card])
    rank = RANK[held[0]]
    suits = {SUIT[card] for card in held}
    missing: list[Card | None] = [card_of(rank, suit) for suit in _SUITS if suit not in suits]
    size = len(held) + len(jokers)
    wild = missing if size == _FULL_SET else [None] * len(jokers)
    stands_for = (*(Card(FACE[card]) for card in held), *wild)
    return WildMeld(MeldKind.SET, 0, (*held, *jokers), stands_for, set_value(rank, size))


def run_of(naturals: Iterable[Card], jokers: Sequence[Card], lo: int, ace_low_value: int) -> WildMeld:
    """Return the run of these cards from position ``lo``, jokers in the gaps from low to high."""
    held = {position: card for card in naturals for position in positions_of(card)}
    suit = SUIT[next(iter(held.values()))]
    wild = iter(jokers)
    size = len({*held.values()}) + len(jokers)
    span = range(lo, lo + size)
    cards = tuple(held[position] if position in held else next(wild) for position in span)
    stands_for = tuple(card_of((position - 1) % 13, suit) for position in span)
    return WildMeld(MeldKind.RUN, lo, cards, stands_for, run_value(lo, size, ace_low_value))


def readings(cards: Collection[Card], terms: MeldTerms) -> tuple[WildMeld, ...]:
    """Return all melds the cards can be, in any order; empty: no meld (docs/rules/hand.md 3.7).

    The first is the reading without a declaration: the most valuable, a set before a run, then the highest
    ``lo`` (docs/rules/hand.md 3.6).
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


def meld_of(
    cards: Collection[Card], terms: MeldTerms, kind: MeldKind | None = None, lo: int | None = None
) -> WildMeld | None:
    """Return the declared meld; None if the cards are no meld or not this one.

    See docs/rules/hand.md 3.5; without a declaration, 3.6.
    """
    for meld in readings(cards, terms):
        if kind in (None, meld.kind) and lo in (None, meld.lo):
            return meld
    return None


def faces_of(cards: Iterable[Card]) -> int:
    """Return the mask of the cards' faces (``1 << face``)."""
    held = 0
    for card in cards:
        held |= _FACES[card]
    return held


@lru_cache(maxsize=2 << 13)  # every holding of a suit, with and without a joker
def _near_runs(held: int, wild: int) -> int:
    """Return the cards of one suit (``1 << rank``) that could be in runs with 0 or 1 joker."""
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
    """Return the faces (``1 << face``) that could be in melds of these cards.

    This is a quick upper bound: every meld consists of these faces, but not each of them is in a meld. All
    bits are set if a meld could have two jokers.
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
