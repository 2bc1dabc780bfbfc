"""The cost of discarding a card, as shown beside it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.texts.names import join
from engine.views import View


class Cost(NamedTuple):
    """The cost of discarding a card.

    ``words``: such as "breaks Q♠ Q♦ Q♥", "opening 75 → 42" or "fits #4"; ``""``: nothing to say. ``best``:
    whether the card is among the cheapest discards.
    """

    words: str = ""
    best: bool = False


def fitting(numbers: Iterable[int], view: View, names: Sequence[str]) -> str:
    """Return which table melds (from 0) a card fits: "fits #2 and Ada's #4"; ``""`` for none."""
    owners = [(number, view.melds[number].owner) for number in sorted(set(numbers))]
    told = [
        f"#{number + 1}" if owner == view.seat else f"{names[owner]}'s #{number + 1}"
        for number, owner in owners
    ]
    return f"fits {join(told)}" if told else ""
