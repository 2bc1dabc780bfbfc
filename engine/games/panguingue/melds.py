"""Melds of panguingue, their conditions, and what they earn (docs/rules/panguingue.md 5–9).

Cards of one rank and suit are equal; a meld has particular cards in table order: sequences ascending, groups
suit by suit. Chips are what *each* other active player pays.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import RANK, SUIT, Card
from engine.games.panguingue.terms import Condition, GroupSuits, Occasion, PanMeld, PanOptions

PLACE: Final[tuple[int, ...]] = tuple(rank if rank < 7 else (rank - 7) % 3 + 7 for rank in RANK)
"""The place of every card in the order A 2 3 4 5 6 7 J Q K, from 0.

In the pip pack 8 9 10 are J Q K, with 10 as the king (docs/rules/panguingue.md 18.36).
"""
_FREE: Final = (0, 9)
_VALLE: Final = (2, 4, 6)
SPADES: Final = 0
_SUIT_PREFERENCE: Final = (SPADES, 3, 2, 1)  # spades, hearts, diamonds, clubs (docs/rules/panguingue.md 20.3)
MAX_MELD: Final = 11

FACE_ORDER: Final[tuple[int, ...]] = tuple(
    SUIT[card] << 8 | PLACE[card] << 4 | card >> 6 for card in range(len(RANK))
)
"""Sort key: by suit, place, copy. Equal cards differ only in the last four bits."""


class MeldType(StrEnum):
    """The kinds of melds."""

    SEQUENCE = "sequence"
    SAME_SUIT_GROUP = "same_suit_group"
    MIXED_GROUP = "mixed_group"
    AK_GROUP = "ak_group"


class Earning(NamedTuple):
    """A payment by each other active player: the condition, the occasion, the chips, the cards."""

    condition: Condition
    occasion: Occasion
    amount: int
    cards: tuple[Card, ...]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in table order."""
    return tuple(sorted(cards, key=lambda card: (PLACE[card], FACE_ORDER[card])))


def is_group(cards: Collection[Card]) -> bool:
    """Return whether the cards of a meld are a group; otherwise they are a sequence."""
    first, second, *_ = cards
    return PLACE[first] == PLACE[second]


def meld_type(cards: Collection[Card], options: PanOptions) -> MeldType | None:
    """Return what the cards are as a new meld; None: no meld (docs/rules/panguingue.md 5)."""
    size = len(cards)
    if not 3 <= size <= MAX_MELD:
        return None
    places = [PLACE[card] for card in cards]
    suits = {SUIT[card] for card in cards}
    low, high = min(places), max(places)
    if low == high:
        if low in _FREE:
            return MeldType.AK_GROUP
        if len(suits) == 1:
            return MeldType.SAME_SUIT_GROUP
        if len(suits) == 2 or (size > len(suits) and options.group_suits is GroupSuits.STRICT):
            return None
        return MeldType.MIXED_GROUP
    if len(suits) == 1 and high - low == size - 1 == len(set(places)) - 1:
        return MeldType.SEQUENCE
    return None


def may_stay(cards: Collection[Card], options: PanOptions) -> bool:
    """Return whether the cards may remain on the table as a meld.

    They are a legal meld, or with ``group_add_any`` a legal group with any cards of its rank added.
    """
    if meld_type(cards, options) is not None:
        return True
    if not options.group_add_any or len(cards) < 3 or len({PLACE[card] for card in cards}) > 1:
        return False
    suits = Counter(SUIT[card] for card in cards)
    return len(suits) >= 3 or max(suits.values()) >= 3


def condition_of(cards: Collection[Card]) -> tuple[Condition, int | None] | None:
    """Return a meld's condition and its suit (None for C1); None: it earns nothing.

    See docs/rules/panguingue.md 6.
    """
    if not is_group(cards):
        places = [PLACE[card] for card in cards]
        suit = next(SUIT[card] for card in cards)
        if min(places) == 0:
            return Condition.C4, suit
        return (Condition.C5, suit) if max(places) == 9 else None
    suits = Counter(SUIT[card] for card in cards)
    place = next(PLACE[card] for card in cards)
    if len(suits) == 1:
        return (Condition.C2 if place in _VALLE else Condition.C3), next(iter(suits))
    if place in _VALLE:
        return (Condition.C1, None) if len(suits) >= 3 else None
    if place in _FREE:
        best = max(_SUIT_PREFERENCE, key=lambda suit: suits[suit])
        return (Condition.C3, best) if suits[best] >= 3 else None
    return None


def _satisfies(cards: Collection[Card], condition: Condition, suit: int | None) -> bool:
    """Return whether a meld still satisfies a recognised condition.

    See docs/rules/panguingue.md 6 ("Recognition lasts").
    """
    places = [PLACE[card] for card in cards]
    match condition:
        case Condition.C4:
            return min(places) == 0
        case Condition.C5:
            return max(places) == 9
        case Condition.C1:
            return len({SUIT[card] for card in cards}) >= 3
        case Condition.C2 | Condition.C3:
            of_suit = sum(SUIT[card] == suit for card in cards)
            return of_suit >= 3 and (of_suit == len(cards) or places[0] in _FREE)


def base_value(condition: Condition, suit: int | None, options: PanOptions) -> int:
    """Return what three cards of a condition earn (docs/rules/panguingue.md 6)."""
    doubled = options.spades_double and suit == SPADES
    return (2 if condition is Condition.C2 else 1) * (2 if doubled else 1)


def layoff_value(condition: Condition, suit: int | None, options: PanOptions) -> int:
    """Return what each further card earns (docs/rules/panguingue.md 6)."""
    return 2 if options.spades_double and suit == SPADES and condition is not Condition.C1 else 1


def counting(cards: Collection[Card], condition: Condition, suit: int | None) -> int:
    """Count the cards that count: in a C3 group those of the suit, else all."""
    return sum(SUIT[card] == suit for card in cards) if condition is Condition.C3 else len(cards)


def worth(cards: Collection[Card], condition: Condition, suit: int | None, options: PanOptions) -> int:
    """Return the base value plus the value of every card after the third."""
    extra = counting(cards, condition, suit) - 3
    return base_value(condition, suit, options) + extra * layoff_value(condition, suit, options)


def _recognised(
    owner: int, cards: tuple[Card, ...], found: tuple[Condition, int | None], amount: int, occasion: Occasion
) -> tuple[PanMeld, tuple[Earning, ...]]:
    condition, suit = found
    meld = PanMeld(owner, cards, condition, suit, amount)
    return meld, (Earning(condition, occasion, amount, cards),)


def form(owner: int, cards: Iterable[Card], options: PanOptions) -> tuple[PanMeld, tuple[Earning, ...]]:
    """Return a new meld and its earnings: three cards, the others as if laid off.

    See docs/rules/panguingue.md 6.
    """
    lying = in_order(cards)
    found = condition_of(lying)
    if found is None:
        return PanMeld(owner, lying), ()
    amount = worth(lying, *found, options) if options.pay_extra_on_form else base_value(*found, options)
    return _recognised(owner, lying, found, amount, Occasion.FORMED)


def fits(meld: tuple[Card, ...], card: Card, options: PanOptions) -> bool:
    """Return whether a card can be laid off on a meld as it lies (docs/rules/panguingue.md 7)."""
    place = PLACE[card]
    if is_group(meld):
        if place != PLACE[meld[0]]:
            return False
        if place in _FREE or options.group_add_any:
            return True
        suits = {SUIT[lying] for lying in meld}
        if len(suits) == 1:
            return SUIT[card] in suits
        return options.group_suits is GroupSuits.THREE_PLUS or SUIT[card] not in suits
    return SUIT[card] == SUIT[meld[0]] and (place == PLACE[meld[0]] - 1 or place == PLACE[meld[-1]] + 1)


def lay_off(meld: PanMeld, card: Card, options: PanOptions) -> tuple[PanMeld, tuple[Earning, ...]]:
    """Return a meld after a fitting card is laid off on it, and the earnings.

    See docs/rules/panguingue.md 6, 7.
    """
    cards = in_order((*meld.cards, card))
    condition, suit = meld.recognised, meld.suit
    if condition is None:
        creates = (
            options.layoff_creates_condition and not is_group(cards) and condition_of(meld.cards) is None
        )
        found = condition_of(cards) if creates else None
        if found is None:
            return PanMeld(meld.owner, cards), ()
        return _recognised(meld.owner, cards, found, base_value(*found, options), Occasion.LAID_OFF)
    if not _satisfies(cards, condition, suit):
        return PanMeld(meld.owner, cards), ()
    counts = counting(cards, condition, suit) > counting(meld.cards, condition, suit)
    if not counts or not options.layoff_pays:
        return PanMeld(meld.owner, cards, condition, suit, meld.collected), ()
    amount = layoff_value(condition, suit, options)
    laid = PanMeld(meld.owner, cards, condition, suit, meld.collected + amount)
    return laid, (Earning(condition, Occasion.LAID_OFF, amount, (card, *meld.cards)),)


def split(
    meld: PanMeld, part: Iterable[Card], options: PanOptions
) -> tuple[tuple[PanMeld, PanMeld], tuple[Earning, ...]]:
    """Divide a meld into ``part`` and the rest, in this order (docs/rules/panguingue.md 8).

    The meld's recognition passes to one half of the same class and suit; another half that is a condition is
    newly created.
    """
    first = in_order(part)
    halves = (first, tuple(card for card in meld.cards if card not in first))
    heir = _heir(meld, halves)
    melds: list[PanMeld] = []
    earnings: list[Earning] = []
    for half in halves:
        if half is heir:
            melds.append(PanMeld(meld.owner, half, meld.recognised, meld.suit, meld.collected))
            continue
        left, earned = _created(meld.owner, half, Occasion.SPLIT, options)
        melds.append(left)
        earnings += earned
    return (melds[0], melds[1]), tuple(earnings)


def _heir(meld: PanMeld, halves: Iterable[tuple[Card, ...]]) -> tuple[Card, ...] | None:
    if meld.recognised is None:
        return None
    recognised, suit = meld.recognised, meld.suit
    alike = [half for half in halves if condition_of(half) == (recognised, suit)]
    able = alike or [
        half for half in halves if _is_kin(half, recognised) and _satisfies(half, recognised, suit)
    ]
    return able[0] if able else None


def _is_kin(cards: tuple[Card, ...], condition: Condition) -> bool:
    return is_group(cards) == (condition in (Condition.C1, Condition.C2, Condition.C3))


def _created(
    owner: int, cards: tuple[Card, ...], occasion: Occasion, options: PanOptions
) -> tuple[PanMeld, tuple[Earning, ...]]:
    """Return a meld left by a split or borrowing; a condition earns its base value."""
    found = condition_of(cards)
    if found is None:
        return PanMeld(owner, cards), ()
    return _recognised(owner, cards, found, base_value(*found, options), occasion)


def leave(meld: PanMeld, taken: Collection[Card], options: PanOptions) -> tuple[PanMeld, tuple[Earning, ...]]:
    """Return the rest of a meld after cards are borrowed from it (docs/rules/panguingue.md 9)."""
    rest = tuple(card for card in meld.cards if card not in taken)
    if meld.recognised is not None and _satisfies(rest, meld.recognised, meld.suit):
        return PanMeld(meld.owner, rest, meld.recognised, meld.suit, meld.collected), ()
    if not options.residue_creates_condition:
        return PanMeld(meld.owner, rest), ()
    return _created(meld.owner, rest, Occasion.LEFT, options)
