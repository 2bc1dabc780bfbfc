"""What cards can do in rummy 500, as a seat sees it: what plays are worth, and which melds cards fit."""

from collections.abc import Sequence
from typing import Final

from engine.cards import POINTS, RANK, Card, mask_of
from engine.games.rummy500 import (
    LayOff,
    Meld,
    Rummy500Meld,
    Rummy500View,
    TakeOption,
    extended,
    kind_of,
    laid,
    melds_in,
    runs_of,
)

__all__ = [
    "ACE",
    "as_laid",
    "fits",
    "melds_in_hand",
    "plain_points",
    "take_of",
    "worth",
]

ACE: Final = 0
"""The rank whose value depends on where it lies."""


def plain_points(cards: Sequence[Card]) -> int:
    """Return what the cards but for aces are worth: 2 to 9 their number, all others ten."""
    return sum(POINTS[card] for card in cards if RANK[card] != ACE)


def as_laid(cards: Sequence[Card], view: Rummy500View) -> Rummy500Meld | None:
    """Return the cards as they would lie as a new meld of the seat; None: they are no meld."""
    mask, runs = mask_of(cards), runs_of(view.options)
    if len(set(cards)) < len(cards) or kind_of(mask, runs) is None:
        return None
    return laid(view.turn, mask, runs)


def fits(cards: Sequence[Card], view: Rummy500View) -> list[int]:
    """Return the numbers (from 0) of the melds on the table to which these cards can be added together."""
    mask, runs = mask_of(cards), runs_of(view.options)
    return [
        number
        for number, meld in enumerate(view.melds)
        if cards and not mask & mask_of(meld.cards)
        if kind_of(mask | mask_of(meld.cards), runs) is meld.kind
    ]


def worth(action: Meld | LayOff, view: Rummy500View) -> int:
    """Return the points that a play brings; it must be possible on this table."""
    runs, mask = runs_of(view.options), mask_of(action.cards)
    if isinstance(action, Meld):
        return sum(laid(view.turn, mask, runs).values)
    before = view.melds[action.meld]
    return sum(extended(before, mask, view.turn, runs).values) - sum(before.values)


def take_of(count: int, view: Rummy500View) -> TakeOption | None:
    """Return what taking so many cards would mean; None where the seat may not take now."""
    return view.takes[-count] if 0 < count <= len(view.takes) else None


def melds_in_hand(view: Rummy500View) -> list[tuple[Card, ...]]:
    """Return melds in the hand that share no card, the one with the most points first: a way to show a hand,
    not always the best way to play it.
    """
    runs = runs_of(view.options)
    found = [
        (sum(laid(0, mask, runs).values), mask, meld) for mask, meld in melds_in(mask_of(view.hand), runs)
    ]
    chosen: list[tuple[Card, ...]] = []
    for _, mask, meld in sorted(found, key=lambda one: (-one[0], one[1])):
        if not mask & mask_of(card for taken in chosen for card in taken):
            chosen.append(meld.cards)
    return chosen
