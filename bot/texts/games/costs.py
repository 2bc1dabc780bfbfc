"""The cost of discarding a card, as shown beside it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.texts.localization import LazyMessage, join, message
from engine.views import View

LOOSEST: Final = LazyMessage("costs-loosest")
"""The measure of games in which a discard is loose.

A loose card breaks no meld, fits none on the table or in the next player's hand, and goes with few other
cards.
"""
LOWEST: Final = LazyMessage("costs-lowest")
"""The measure of all other games."""


class Cost(NamedTuple):
    """The cost of discarding a card.

    ``words``: such as "breaks Q♠ Q♦ Q♥", "opening 75 → 42" or "fits #4"; ``""``: nothing to say. ``measure``:
    what the game measures in a discard (``Panel.measure`` names it); the cards with the least are marked.
    """

    words: str = ""
    measure: tuple[float, ...] = ()


def fitting(numbers: Iterable[int], view: View, names: Sequence[str]) -> str:
    """Return which table melds (from 0) a card fits: "fits #2 and Ada's #4"; ``""`` for none."""
    owners = [(number, view.melds[number].owner) for number in sorted(set(numbers))]
    fits = [
        message("costs-own-meld", meld=number + 1)
        if owner == view.seat
        else message("costs-meld-of", player=names[owner], meld=number + 1)
        for number, owner in owners
    ]
    return message("costs-fits", melds=join(fits)) if fits else ""
