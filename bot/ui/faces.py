"""How a card looks; every card that a person sees is drawn here.

Cards are text. The four suits differ in shape and in fill, so that none depends on colour or on sharp eyes:
of two suits of one colour one is filled and one is outlined (♠ ♧, ♦ ♡). In running text a card stands in a
code span: clients leave that alone, where a bare ♠ becomes a dark picture on a dark ground, and it looks like
a card on the table.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import FACE, JOKER, RANK, RANKS, SUIT, Card

__all__ = ["SUIT_FACES", "big", "boxed", "boxes", "face", "row"]

SUIT_FACES: Final = ("♠", "♧", "♦", "♡", "Joker")
"""Spades, clubs, diamonds, hearts as they are printed, and the jokers."""

_FACES: Final = tuple(
    "Joker" if face == JOKER else RANKS[RANK[card]] + SUIT_FACES[SUIT[card]] if face < JOKER else ""
    for card, face in enumerate(FACE)
)


def face(card: Card) -> str:
    """Return the card for a label or a menu: ``10♦``."""
    return _FACES[card]


def row(cards: Iterable[Card]) -> str:
    """Return several cards for a label or a menu: ``10♦ Q♡``."""
    return " ".join([_FACES[card] for card in cards])


def boxed(cards: Card | Iterable[Card], *, marked: Card | None = None) -> str:
    """Return a card, or several that belong together, for running text;

    ``marked`` is followed by an asterisk.
    """
    if isinstance(cards, int):
        return f"`{_FACES[cards]}`"
    if marked is None:
        return f"`{row(cards)}`"
    return "`" + " ".join([_FACES[card] + ("*" if card == marked else "") for card in cards]) + "`"


def boxes(groups: Iterable[Iterable[Card]], *, marked: Card | None = None) -> str:
    """Return melds for running text, each in a box of its own."""
    return " ".join([boxed(group, marked=marked) for group in groups])


def big(card: Card) -> str:
    """Return a line with the card as large as text can be."""
    return f"# `{_FACES[card]}`"
