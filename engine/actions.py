"""What a seat may ask for: frozen values that cross borders (stored, sent, compared).

The classes here are those that several games share; a game defines its own beside its rules and lists all it
uses in its GameSpec.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """Anything a seat may ask for. ``verb`` is the word for it at the table, and the slash command."""

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class DrawStock(Action):
    """Draw the top card of the stock."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class TakeUpcard(Action):
    """Take the top card of the discard pile."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw a card on the discard pile."""

    verb: ClassVar[str] = "discard"

    card: Card
