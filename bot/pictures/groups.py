"""Cards that lie together, in a hand or on the table."""

from dataclasses import dataclass
from enum import Enum, auto

from bot.pictures import sprites
from bot.pictures.faces import LARGE, PLATE
from bot.pictures.sprites import Sprite
from bot.pictures.style import Style
from engine.cards import FACE, Card


class GroupKind(Enum):
    """What the cards of a group are to each other."""

    LOOSE = auto()
    """Nothing in particular: cards of one suit in a sorted hand, for one."""
    MELD = auto()
    """They go together: under a bracket in a hand."""
    DEADWOOD = auto()
    """They go with nothing: in a hand, where they are the ones to choose from, they lie beside the melds; on
    the table they are dimmed.
    """


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards side by side, left to right. None is a card face down.

    ``label`` is written to the group, in the characters that pictures have: points, the kind of a meld.
    ``added`` names the seats who laid cards off here, by badge. ``stands``: jokers, and cards
    they stand for; of a joker that may be one of several, each of them.
    """

    cards: tuple[Card | None, ...]
    kind: GroupKind = GroupKind.LOOSE
    label: str = ""
    added: tuple[tuple[Card, str], ...] = ()
    stands: tuple[tuple[Card, Card], ...] = ()


def large_card(style: Style, card: Card | None, scale: float = 1) -> Sprite:
    """Return a card as it is in a hand; face down for None."""
    if card is None:
        return sprites.hidden(style, LARGE, 15, scale)
    return sprites.large(style, FACE[card], scale)


def plate_card(style: Style, card: Card | None, scale: float = 1, stands: tuple[Card, ...] = ()) -> Sprite:
    """Return a card as it is on the table; face down for None. ``stands``: what a joker may stand for."""
    if card is None:
        return sprites.hidden(style, PLATE, 9, scale)
    return sprites.plate(style, FACE[card], scale, tuple(FACE[means] for means in stands))
