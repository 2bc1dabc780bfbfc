"""What a seat may know.

A view holds nothing that the seat could not see at a real table, and no reference into the state. Every
game's view extends ``View``; whoever shows a table, or plays at it, gets along with these fields and uses the
game's own where it knows the game.
"""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card
from engine.deal import Result


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld on the table."""

    owner: int
    """The seat that laid it."""
    cards: tuple[Card, ...]
    """In the order in which they lie."""


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
    """What this seat holds, suit by suit."""
    held: tuple[int, ...]
    """How many cards are in hand, by seat."""
    stock: int
    """How many cards are left in the stock."""
    pile: tuple[Card, ...]
    """The discard pile as far as anybody may remember it (all throws were public), oldest first, the upcard
    last; where the rules leave remembering to the players it holds the upcard alone.
    """
    melds: tuple[LaidMeld, ...]
    """What lies on the table, in the order in which it was laid unless the game says otherwise."""
    legal: tuple[Action, ...]
    """What this seat may do, canonical and sufficient, as ``Deal.legal_actions`` lists it."""
    scores: tuple[int, ...]
    """The scores of the match before this deal, by seat."""
    result: Result | None
    """None until the deal is over."""
    drawn: Card | None = None
    """The card that this seat drew in this turn, as far as the game tells it apart."""
