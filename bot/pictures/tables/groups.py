"""Groups of cards in a hand or on the table."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from math import inf

from bot.pictures import sprites
from bot.pictures.deck.faces import LARGE, PLATE, Sign, large_index, plate_index
from bot.pictures.sprites import Sprite
from bot.pictures.style import Style
from engine.cards import FACE, Card

Stands = tuple[tuple[Card, Card], ...]
"""Jokers and the cards they stand for; one that may be one of several has an entry for each."""


class GroupKind(Enum):
    """How the cards of a group are related."""

    LOOSE = auto()
    """Unrelated, for example cards of one suit in a sorted hand."""
    MELD = auto()
    """They are a meld; in a hand they have a bracket."""
    DEADWOOD = auto()
    """They are in no meld.

    In a hand, where they are the ones to choose from, they are beside the melds; on the table they are
    dimmed.
    """


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards side by side, left to right; None is a card face down.

    ``label`` is written at the group, in characters of glyphs.py or of names: points, or the kind of a meld.
    ``added`` names the seats that laid off cards here, by badge. ``stands`` are jokers and the cards they
    stand for; a joker that may be one of several has an entry for each.
    """

    cards: tuple[Card | None, ...]
    kind: GroupKind = GroupKind.LOOSE
    label: str = ""
    added: tuple[tuple[Card, str], ...] = ()
    stands: Stands = ()

    def meant(self, card: Card | None) -> tuple[Card, ...]:
        """Return what a joker of the group stands for."""
        return tuple(means for joker, means in self.stands if joker == card)


def plate_index_height(cards: Iterable[Card | None], stands: Stands = ()) -> float:
    """Return the height of the smallest sign of an index on plates at scale 1, or infinity."""
    indices = (
        plate_index(FACE[card], tuple(FACE[means] for joker, means in stands if joker == card))
        for card in cards
        if card is not None
    )
    return _smallest(indices)


def large_index_height(cards: Iterable[Card | None]) -> float:
    """Return the same on large cards."""
    return _smallest(large_index(FACE[card]) for card in cards if card is not None)


def _smallest(indices: Iterable[tuple[Sign, Sign]]) -> float:
    return min((sign.height for index in indices for sign in index), default=inf)


def large_card(style: Style, card: Card | None, scale: float = 1) -> Sprite:
    """Return a card as it looks in a hand; None is face down."""
    if card is None:
        return sprites.hidden(style, LARGE, 15, scale)
    return (sprites.enlarged if scale > 1 else sprites.large)(style, FACE[card], scale)


def plate_card(style: Style, card: Card | None, scale: float = 1, stands: tuple[Card, ...] = ()) -> Sprite:
    """Return a card as it looks on the table; None is face down.

    ``stands``: the cards a joker may stand for.
    """
    if card is None:
        return sprites.hidden(style, PLATE, 9, scale)
    return sprites.plate(style, FACE[card], scale, tuple(FACE[means] for means in stands))
