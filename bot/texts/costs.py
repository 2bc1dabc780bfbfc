"""What throwing a card costs, as people read it beside the card."""

from typing import NamedTuple

__all__ = ["Cost"]


class Cost(NamedTuple):
    """What it costs to throw a card.

    ``words``: such as "breaks Q♠ Q♦ Q♡", "opening 75 → 42" or "fits #4"; ``""``: nothing to tell. ``best``:
    whether the card is among those that cost least.
    """

    words: str = ""
    best: bool = False
