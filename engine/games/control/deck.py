"""The control deck (rules/control.md sections 1.4, 3 and 9): which control cards there are, and how they come
into force.

A control card is no playing card, but it can lie among them in the stock (mode ``deck``): it is an int above
every playing card, one for each copy of a kind. Outside the engine only its kind is seen.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self

from engine.cards import MAX_COPIES, Card
from engine.games.control.control_cards import CLOSED, ControlKind, meld_kinds
from engine.piles import shuffled


class ControlMode(StrEnum):
    """When a control card is played (section 9)."""

    ROUND = "round"
    TURN = "turn"
    DEAL = "deal"
    HELD = "held"
    DECK = "deck"


class ControlSet(StrEnum):
    """Which control cards there are (section 3)."""

    STANDARD = "standard"
    CLASSIC = "classic"
    NUMBERS = "numbers"
    LEVEL1 = "level1"
    LEVEL2 = "level2"
    LEVEL3 = "level3"
    LEVEL4 = "level4"
    LEVEL5 = "level5"
    LEVEL6 = "level6"
    LEVEL7 = "level7"
    LEVEL8 = "level8"
    CUSTOM = "custom"


LEVEL_KINDS: Final[Mapping[ControlSet, tuple[ControlKind, ...]]] = MappingProxyType(
    {
        ControlSet.LEVEL2: (ControlKind.SUM,),
        ControlSet.LEVEL3: (ControlKind.SUM,),
        ControlSet.LEVEL4: (ControlKind.PRODUCT,),
        ControlSet.LEVEL5: (ControlKind.PRODUCT,),
        ControlSet.LEVEL6: (ControlKind.STEPS, ControlKind.SEQUENCE),
        ControlSet.LEVEL7: (ControlKind.PRIMES,),
        ControlSet.LEVEL8: (ControlKind.FACTORS,),
    }
)
"""The kinds that are in force all the time beside the card turned up (sections 3 and 12.5)."""

_STANDARD: Final = {
    ControlKind.GROUP: 3,
    ControlKind.SEQUENCE: 3,
    ControlKind.EITHER: 2,
    ControlKind.STEPS: 2,
    ControlKind.SUIT: 1,
    ControlKind.SUM: 1,
}
_CLASSIC: Final = {ControlKind.GROUP: 3, ControlKind.SEQUENCE: 3, ControlKind.EITHER: 2}
_LEVELS: Final = {ControlKind.GROUP: 2, ControlKind.SUIT: 2}


def listed(text: str) -> Counter[ControlKind]:
    """Return the control cards of a list such as ``"GROUP 3, SUM 1"`` (section 12.5)."""
    counts: Counter[ControlKind] = Counter()
    for item in re.split(r"\s*,\s*", text.strip().lower()):
        kind, _, count = item.partition(" ")
        counts[ControlKind(kind)] += int(count or 1)
    return counts


def control_counts(
    control_set: ControlSet, mode: ControlMode, custom: str, least: int = 0
) -> Counter[ControlKind]:
    """Return how many control cards of each kind there are.

    ``custom`` lists those of a custom set. In mode ``deal`` the closed kinds are left out. So many copies of
    the set are put together that there are at least ``least`` cards (section 12.3).
    """
    match control_set:
        case ControlSet.STANDARD:
            counts = Counter(_STANDARD)
        case ControlSet.CLASSIC:
            counts = Counter(_CLASSIC)
        case ControlSet.NUMBERS:
            counts = Counter(ControlKind)
        case ControlSet.CUSTOM:
            counts = listed(custom)
        case ControlSet.LEVEL1:
            return Counter()
        case _:
            counts = Counter(_LEVELS)
    if mode is ControlMode.DEAL:
        counts = Counter({kind: count for kind, count in counts.items() if kind not in CLOSED})
    copies = -(-least // counts.total()) if counts else 1
    return Counter({kind: count * max(copies, 1) for kind, count in counts.items()})


_KINDS: Final = tuple(ControlKind)
_FIRST: Final = MAX_COPIES << 6
_SETTING_OUT, _MIXING, _RENEWING = range(3)  # the shuffles of a deal; every renewal is one more


def control_card(kind: ControlKind, copy: int) -> Card:
    """Return a copy of a control card, counted from 0."""
    return Card(_FIRST + copy * len(_KINDS) + _KINDS.index(kind))


def is_control(card: Card) -> bool:
    """Tell control cards from playing cards."""
    return card >= _FIRST


def kind_of(card: Card) -> ControlKind:
    """Return the kind of a control card."""
    return _KINDS[(card - _FIRST) % len(_KINDS)]


def set_out(counts: Mapping[ControlKind, int], seed: bytes) -> tuple[Card, ...]:
    """Return so many control cards of each kind, shuffled."""
    cards = (control_card(kind, copy) for kind, count in counts.items() for copy in range(count))
    return shuffled(cards, seed, _SETTING_OUT)


def mixed_in(stock: Sequence[Card], controls: Sequence[Card], seed: bytes) -> tuple[Card, ...]:
    """Return the stock with the control cards at places that the seed decides; the order of either stays."""
    places = (Card(place) for place in range(len(stock) + len(controls)))
    chosen = frozenset(shuffled(places, seed, _MIXING)[: len(controls)])
    own, others = iter(stock), iter(controls)
    return tuple(next(others if place in chosen else own) for place in range(len(stock) + len(controls)))


class ControlDeck:
    """The control deck, next card first, and the control pile, the card played last on top (at the end).

    ``played`` are the kinds on the pile. ``in_force`` are those of its ``count`` top cards, the last one
    first, and then those that are so ``always``; ``melds`` are the kinds of meld that these ask for.
    """

    __slots__ = (
        "_always",
        "_count",
        "_renewals",
        "_seed",
        "deck",
        "in_force",
        "melds",
        "pile",
        "played",
    )

    def __init__(
        self,
        deck: Sequence[Card],
        pile: Sequence[Card],
        seed: bytes,
        count: int,
        always: tuple[ControlKind, ...],
    ) -> None:
        self.deck = tuple(deck)
        self._count = count
        self._always = always
        self._lay(tuple(pile))
        self._seed = seed
        self._renewals = 0

    def _lay(self, pile: tuple[Card, ...]) -> None:
        self.pile = pile
        self.played = tuple(map(kind_of, pile))
        self.in_force = (*self.played[: -self._count - 1 : -1], *self._always)
        self.melds = meld_kinds(self.in_force)

    def put(self, card: Card) -> None:
        """Play a control card."""
        self._lay((*self.pile, card))

    def renew(self) -> int:
        """Make the control pile but its top card the control deck if that is empty; return its number of
        cards then, 0 if nothing was done (section 12.6).
        """
        if self.deck or len(self.pile) < 2:
            return 0
        self.deck = shuffled(self.pile[:-1], self._seed, _RENEWING + self._renewals)
        self._renewals += 1
        self._lay(self.pile[-1:])
        return len(self.deck)

    def take(self) -> Card | None:
        """Take the next card off the control deck; None when it is empty."""
        if not self.deck:
            return None
        card, self.deck = self.deck[0], self.deck[1:]
        return card

    def lift_oldest(self) -> tuple[Card, ...]:
        """Take the oldest card off the control pile (mode ``deck``)."""
        oldest = self.pile[:1]
        self._lay(self.pile[1:])
        return oldest

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy(self)
