"""The control deck: which control cards exist, and how they come into force.

See docs/rules/control.md 1.4, 3, 9. A control card is not a playing card, but in mode ``deck`` it lies among
them in the stock. So it is an int above every playing card, one for each copy of a kind. Code outside the
engine sees only its kind.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self

from engine.cards import MAX_COPIES, Card
from engine.games.control.control_cards import CLOSED, ControlKind, meld_kinds
from engine.piles import shuffled


class ControlMode(StrEnum):
    """When a control card is played (docs/rules/control.md 9)."""

    ROUND = "round"
    TURN = "turn"
    DEAL = "deal"
    HELD = "held"
    DECK = "deck"


class ControlSet(StrEnum):
    """Which control cards are in the deck (docs/rules/control.md 3)."""

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
"""The kinds always in force besides the card turned up (docs/rules/control.md 3, 12.5)."""

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


def parse_counts(text: str) -> Counter[ControlKind]:
    """Return the control cards of a list such as ``"GROUP 3, SUM 1"``.

    See docs/rules/control.md 12.5.
    """
    counts: Counter[ControlKind] = Counter()
    for item in re.split(r"\s*,\s*", text.strip().lower()):
        kind, _, count = item.partition(" ")
        counts[ControlKind(kind)] += int(count or 1)
    return counts


def control_counts(
    control_set: ControlSet, mode: ControlMode, custom: str, least: int = 0
) -> Counter[ControlKind]:
    """Return the number of control cards of each kind.

    ``custom`` lists those of a custom set. Mode ``deal`` leaves out the closed kinds. The set is copied until
    there are at least ``least`` cards (docs/rules/control.md 12.3).
    """
    match control_set:
        case ControlSet.STANDARD:
            counts = Counter(_STANDARD)
        case ControlSet.CLASSIC:
            counts = Counter(_CLASSIC)
        case ControlSet.NUMBERS:
            counts = Counter(ControlKind)
        case ControlSet.CUSTOM:
            counts = parse_counts(custom)
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
_SETTING_OUT, _MIXING, _RENEWING = range(3)  # the numbers of a deal's shuffles; each further renewal adds one


def control_card(kind: ControlKind, copy: int) -> Card:
    """Return a copy (from 0) of a control card."""
    return Card(_FIRST + copy * len(_KINDS) + _KINDS.index(kind))


def is_control(card: Card) -> bool:
    """Return whether a card is a control card."""
    return card >= _FIRST


def kind_of(card: Card) -> ControlKind:
    """Return the kind of a control card."""
    return _KINDS[(card - _FIRST) % len(_KINDS)]


def shuffle_controls(counts: Mapping[ControlKind, int], seed: bytes) -> tuple[Card, ...]:
    """Return shuffled control cards, as many of each kind as ``counts`` says."""
    cards = (control_card(kind, copy) for kind, count in counts.items() for copy in range(count))
    return shuffled(cards, seed, _SETTING_OUT)


def mix_in(stock: Sequence[Card], controls: Sequence[Card], seed: bytes) -> tuple[Card, ...]:
    """Return the stock with the control cards inserted at places that the seed decides.

    Stock and control cards each keep their order.
    """
    places = (Card(place) for place in range(len(stock) + len(controls)))
    chosen = frozenset(shuffled(places, seed, _MIXING)[: len(controls)])
    own, others = iter(stock), iter(controls)
    return tuple(next(others if place in chosen else own) for place in range(len(stock) + len(controls)))


class ControlDeck:
    """The control deck, its next card first, and the control pile, its top last.

    ``played`` are the kinds on the pile. ``in_force`` are the kinds of its ``count`` top cards, the last one
    first, followed by those in force ``always``; ``melds`` are the kinds of meld that these ask for.
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
        """If the deck is empty, shuffle the pile without its top card into a new deck.

        Return the number of cards of the new deck, 0 if nothing was done (docs/rules/control.md 12.6).
        """
        if self.deck or len(self.pile) < 2:
            return 0
        self.deck = shuffled(self.pile[:-1], self._seed, _RENEWING + self._renewals)
        self._renewals += 1
        self._lay(self.pile[-1:])
        return len(self.deck)

    def take(self) -> Card | None:
        """Take the next card of the control deck; None if it is empty."""
        if not self.deck:
            return None
        card, self.deck = self.deck[0], self.deck[1:]
        return card

    def lift_oldest(self) -> tuple[Card, ...]:
        """Remove and return the oldest card of the control pile (mode ``deck``)."""
        oldest = self.pile[:1]
        self._lay(self.pile[1:])
        return oldest

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        for name in ControlDeck.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin
