"""Groups of cards in a hand or on the table."""

from dataclasses import dataclass
from enum import Enum, auto

from bot.pictures import sprites
from bot.pictures.faces import LARGE, PLATE
from bot.pictures.sprites import Sprite
from bot.pictures.style import Style
from engine.cards import FACE, Card


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

    ``label`` is written at the group, in the characters of glyphs.py: points, or the kind of a meld.
    ``added`` names the seats that laid off cards here, by badge. ``stands`` are jokers and the cards they
    stand for; a joker that may be one of several has an entry for each.
    """

    cards: tuple[Card | None, ...]
    kind: GroupKind = GroupKind.LOOSE
    label: str = ""
    added: tuple[tuple[Card, str], ...] = ()
    stands: tuple[tuple[Card, Card], ...] = ()


def large_card(style: Style, card: Card | None, scale: float = 1) -> Sprite:
    """Return a card as it looks in a hand; None is face down."""
    if card is None:
        return sprites.hidden(style, LARGE, 15, scale)
    return sprites.large(style, FACE[card], scale)


def plate_card(style: Style, card: Card | None, scale: float = 1, stands: tuple[Card, ...] = ()) -> Sprite:
    """Return a card as it looks on the table; None is face down.

    ``stands``: the cards a joker may stand for.
    """
    if card is None:
        return sprites.hidden(style, PLATE, 9, scale)
    return sprites.plate(style, FACE[card], scale, tuple(FACE[means] for means in stands))
