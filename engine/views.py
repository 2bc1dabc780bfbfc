"""What a seat may know.

A view holds nothing that the seat could not see at a real table, and no reference into the state. Every
game's view extends ``View``. Code for all games uses only these fields; code for one game may use that game's
own.
"""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card
from engine.result import Result


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld on the table."""

    owner: int
    """The seat that laid it."""
    cards: tuple[Card, ...]
    """The cards in the order in which they lie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The table as one seat sees it."""

    seat: int | None
    """None for a spectator, who has no hand and no legal actions."""
    dealer: int
    """The seat that dealt."""
    phase: str
    """A member of the game's own enum."""
    actors: tuple[int, ...]
    """Seats that may act now, ascending; empty when the deal is over."""
    hand: tuple[Card, ...]
    """The cards this seat holds, suit by suit."""
    held: tuple[int, ...]
    """The number of cards in hand, by seat."""
    stock: int
    """The number of cards left in the stock."""
    pile: tuple[Card, ...]
    """The known part of the discard pile, oldest first, the upcard last.

    All discards were public. Where the rules leave remembering them to the players, it holds only the upcard.
    """
    melds: tuple[LaidMeld, ...]
    """The melds on the table, oldest first unless the game says otherwise."""
    legal: tuple[Action, ...]
    """The legal actions of this seat, as ``Deal.legal_actions`` lists them."""
    scores: tuple[int, ...]
    """The scores of the match before this deal, by seat."""
    result: Result | None
    """None until the deal is over."""
    drawn: Card | None = None
    """The card this seat drew in this turn, if the game tracks it."""
