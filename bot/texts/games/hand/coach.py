"""What an action of Hand leaves, counted from the seat's view: for hints and reviews."""

from collections.abc import Sequence
from typing import Literal

from bot.texts.faces import boxed
from bot.texts.games.hand.words import opens_with
from bot.texts.localization import message
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
            left = _leaves(view, [card for meld in melds for card in meld.cards])
            if _is_free(view):
                return left
            return f"{message('hand-coach-open', points=opens_with(action, view))} {left}"
        case LayOff(card):
            return _leaves(view, [card])
        case Exchange(cards, number):
            _, jokers = exchange(view.melds[number], cards, view.options)
            return _leaves(view, cards, jokers)
        case Discard(card):
            left = _leaves(view, [card]) if _is_free(view) else _leaves_toward(view, card)
            return " ".join(filter(None, (left, _fit_for_others(card, view))))
        case TakeUpcard() if not _is_free(view):
            found = best_opening(
                (*view.hand, view.pile[-1]), opening_terms(view.options, view.needed, 1), view.pile[-1]
            )
            return message("hand-coach-take", points=found.total) if found is not None else ""
        case DrawStock() if not _is_free(view):
            total, enough = _toward(view, view.hand)
            return message("hand-coach-has-toward", total=total, needed=view.needed, enough=enough)
        case DrawStock() | TakeUpcard():
            points = penalty(view.hand, view.options)
            return message("hand-coach-has", cards=len(view.hand), points=points)
        case _:
            return ""


def _is_free(view: HandView) -> bool:
    return view.seat is not None and view.free[view.seat]


def _leaves(view: HandView, gone: Sequence[Card], come: Sequence[Card] = ()) -> str:
    cards = [*(card for card in view.hand if card not in gone), *come]
    return message("hand-coach-leaves", cards=len(cards), points=penalty(cards, view.options))


def _leaves_toward(view: HandView, gone: Card) -> str:
    total, enough = _toward(view, [card for card in view.hand if card != gone])
    return message("hand-coach-leaves-toward", total=total, needed=view.needed, enough=enough)


def _toward(view: HandView, hand: Sequence[Card]) -> tuple[int, Literal["yes", "no"]]:
    """Return the points of a hand's opening after a draw and a discard, and if they suffice."""
    found = best_opening(tuple(hand), opening_terms(view.options, view.needed, 0))
    total = 0 if found is None else found.total
    return total, "yes" if total >= view.needed else "no"


def _fit_for_others(card: Card, view: HandView) -> str:
    """Return that a discard fits a meld on the table; or ""."""
    for meld in view.melds:
        if FACE[card] in fitting(meld, view.options):
            return message("hand-coach-feeds", meld=boxed(meld.cards))
    return ""
