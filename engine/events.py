"""What happened: frozen values, made by ``Deal.apply`` in the order in which people at the table would see
them.

An event that holds something hidden takes it out in ``seen_by``; every consumer outside the engine gets
events through ``seen_by``. The classes here are those that several games share; a game defines its own beside
its rules and lists all it uses in its GameSpec.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import Card

TABLE: Final = -1
"""Payee or payer of chips that lie on the table (a pot, the foot), where no seat is."""


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened. ``seat`` is who did it."""

    seat: int

    def seen_by(self, seat: int | None) -> "Event":  # noqa: ARG002 - for those that hide something
        """Return the same event without what ``seat`` may not know; None is a spectator."""
        return self


@dataclass(frozen=True, slots=True)
class DrewStock(Event):
    """A seat drew from the stock. ``card`` is None for everybody else."""

    card: Card | None

    def seen_by(self, seat: int | None) -> "DrewStock":
        """Hide the card from everybody but the seat that drew it."""
        return self if seat == self.seat or self.card is None else DrewStock(self.seat, None)


@dataclass(frozen=True, slots=True)
class TookUpcard(Event):
    """A seat took the top card of the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat threw a card on the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """``payer`` owes ``seat``, the payee, an amount of chips (> 0) for a reason code of the game, under a
    section of its rules. Either may be TABLE.
    """

    payer: int
    amount: int
    reason: str
    rule: str
    cards: tuple[Card, ...] = ()
