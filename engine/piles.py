"""The stock: cards face down, drawn from the top.

The discard pile needs no class: it is a list, oldest card first, the upcard last.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Self

from engine.cards import Card


class Stock:
    """Cards face down; ``left`` counts them. Copies share the order, so copying is cheap."""

    __slots__ = ("_order", "left")

    def __init__(self, order: tuple[Card, ...]) -> None:
        self._order = order
        self.left = len(order)

    def draw(self) -> Card:
        """Draw the top card. Raises IndexError when the stock is empty."""
        card = self._order[len(self._order) - self.left]
        self.left -= 1
        return card

    def cards(self) -> tuple[Card, ...]:
        """Return the remaining cards, the top card first."""
        return self._order[len(self._order) - self.left :]

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = type(self)(self._order)
        twin.left = self.left
        return twin


def shuffled(cards: Iterable[Card], seed: bytes, time: int) -> tuple[Card, ...]:
    """Return the cards shuffled by the seed; ``time`` numbers the shuffles of the deal."""
    return tuple(sorted(cards, key=lambda card: sha256(b"%b %d %d" % (seed, time, card)).digest()))
