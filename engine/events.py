"""Events: what happened, as frozen values that ``Deal.apply`` returns in order.

An event with hidden information removes it in ``seen_by``. Code outside the engine gets events only through
``seen_by``. This module holds the events that several games share. Each game defines its own next to its
rules and lists all events it uses in its GameSpec.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import Card

TABLE: Final = -1
"""The payer or payee of chips that lie on the table (a pot, the foot)."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. ``seat`` is the seat that did it."""

    seat: int

    def seen_by(self, seat: int | None) -> "Event":  # noqa: ARG002 - overrides that hide something need it
        """Return the same event without what ``seat`` may not know; None is a spectator."""
        return self


@dataclass(frozen=True, slots=True)
class DrewStock(Event):
    """A seat drew from the stock. Other seats see None as ``card``."""

    card: Card | None

    def seen_by(self, seat: int | None) -> "DrewStock":
        """Hide the card from all seats but the one that drew it."""
        return self if seat == self.seat or self.card is None else DrewStock(self.seat, None)


@dataclass(frozen=True, slots=True)
class TookUpcard(Event):
    """A seat took the top card of the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat put a card on the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """``payer`` pays ``seat``, the payee, ``amount`` chips (> 0). Either may be TABLE.

    ``reason`` is a code of the game, ``rule`` the section of its rules.
    """

    payer: int
    amount: int
    reason: str
    rule: str
    cards: tuple[Card, ...] = ()
