"""What an action of Hand leaves, counted from the seat's view: for hints and reviews."""

from collections.abc import Sequence

from bot.texts.faces import boxed
from bot.texts.hand.words import opens_with
from bot.texts.names import plural
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, Card
from engine.games.hand.meld_forms import opening_terms
from engine.games.hand.melds import exchange, fitting
from engine.games.hand.openings import best_opening
from engine.games.hand.score import penalty
from engine.games.hand.terms import Exchange, HandView, Lay, LayOff


def leaves(action: Action, view: HandView) -> str:
    """Return the points toward an opening, or what is left in hand, and whether it helps others.

    ``""`` if that does not apply.
    """
    match action:
        case Lay(melds):
            gone = [card for meld in melds for card in meld.cards]
            opened = "" if _is_free(view) else f"You open with {opens_with(action, view)}. "
            return f"{opened}It leaves {_left(view, gone)}."
        case LayOff(card):
            return f"It leaves {_left(view, [card])}."
        case Exchange(cards, number):
            _, jokers = exchange(view.melds[number], cards, view.options)
            return f"It leaves {_left(view, cards, jokers)}."
        case Discard(card):
            rest = _left(view, [card]) if _is_free(view) else _toward(view, [card])
            return f"It leaves {rest}.{_feeds(card, view)}"
        case TakeUpcard() if not _is_free(view):
            found = best_opening(
                (*view.hand, view.pile[-1]), opening_terms(view.options, view.needed, 1), view.pile[-1]
            )
            return f"With it you can open with {found.total}." if found is not None else ""
        case DrawStock() if not _is_free(view):
            return f"You have {_toward(view, [])}."
        case DrawStock() | TakeUpcard():
            return f"You have {_left(view, [])}."
        case _:
            return ""


def _is_free(view: HandView) -> bool:
    return view.seat is not None and view.free[view.seat]


def _left(view: HandView, gone: Sequence[Card], come: Sequence[Card] = ()) -> str:
    cards = [*(card for card in view.hand if card not in gone), *come]
    if not cards:
        return "no cards in your hand: you go out"
    counts = "counts" if len(cards) == 1 else "count"
    return f"{plural(len(cards), 'card')} that {counts} {penalty(cards, view.options)} in your hand"


def _toward(view: HandView, gone: Sequence[Card]) -> str:
    """Return how far the hand is from its opening, assuming one more draw and discard."""
    rest = tuple(card for card in view.hand if card not in gone)
    found = best_opening(rest, opening_terms(view.options, view.needed, 0))
    total = 0 if found is None else found.total
    enough = (
        f", enough to open with {view.needed}" if total >= view.needed else f" ({view.needed} needed to open)"
    )
    return f"melds worth {total}{enough}"


def _feeds(card: Card, view: HandView) -> str:
    """Return whether a discard fits a meld on the table."""
    for meld in view.melds:
        if FACE[card] in fitting(meld, view.options):
            return f" It fits {boxed(meld.cards)} on the table."
    return ""
