"""What a seat may know.

A view holds nothing that the seat could not see at a real table, and no reference into the state. Every
game's view extends ``View``; whoever shows a table, or plays at it, gets along with these fields and uses the
game's own where it knows the game.
"""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card
from engine.deal import Result

__all__ = ["LaidMeld", "View"]


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld on the table: who laid it, and its cards in the order in which they lie."""

    owner: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The table as one seat sees it.

    ``seat`` is None for a spectator, who has no hand and no legal actions. ``held`` counts the cards in hand
    by seat. ``pile`` is the discard pile as far as anybody may remember it (all throws were public), oldest
    first, the upcard last; where the rules leave remembering to the players it holds the upcard alone.
    ``legal`` are the seat's legal actions, canonical and sufficient, as
    ``Deal.legal_actions`` lists them. ``scores`` are the match scores before this deal.
    ``result`` is None until the deal is over.
    """

    seat: int | None
    dealer: int
    phase: str
    actors: tuple[int, ...]
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    melds: tuple[LaidMeld, ...]
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    result: Result | None
    drawn: Card | None = None
