"""Actions: what a seat asks to do, as frozen values that can be stored, sent and compared.

This module holds the actions that several games share. Each game defines its own next to its rules and lists
all actions it uses in its GameSpec.
"""

from dataclasses import dataclass
from typing import ClassVar

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat. ``verb`` is the player's word for it and the slash command."""

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
    """Put a card on the discard pile."""

    verb: ClassVar[str] = "discard"

    card: Card
