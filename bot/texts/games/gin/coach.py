"""What an action of gin leaves, counted from the seat's view: for hints and reviews."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.gin.words import left_by
from bot.texts.localization import message
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import RANK, SUIT, Card, cards_in, mask_of, pack
from engine.games.gin.arrangement import deadwood, deadwood_after_discard
from engine.games.gin.terms import GinView, PassUpcard

_NAMED: Final = 5
"""The most outs that are named."""
_NEAR: Final = 2
"""The largest distance in rank between two cards of a run of three."""


def leaves(action: Action, view: GinView) -> str:
    """Return the deadwood that an action leaves, its outs, and whether it helps the opponent.

    ``""`` if that does not apply.
    """
    hand = mask_of(view.hand)
    match action:
        case Discard(card):
            left = hand ^ 1 << card
            told = message("gin-coach-discard", deadwood=deadwood(left), outs=_outs(left, view))
            return " ".join(filter(None, (told, _fit_for_others(card, view))))
        case TakeUpcard():
            upcard = view.pile[-1]
            after = deadwood_after_discard(hand | 1 << upcard, upcard)
            return message("gin-coach-take", before=deadwood(hand), after=after)
        case DrawStock() | PassUpcard():
            return message("gin-coach-draw", deadwood=deadwood(hand), outs=_outs(hand, view))
        case _:
            left_over = left_by(action, view)
            return message("gin-coach-leaves", deadwood=left_over) if left_over is not None else ""


def _outs(hand: int, view: GinView) -> str:
    """Return how many unseen cards a ten-card hand could meld, and which, if they are few."""
    seen = hand | mask_of((*view.hand, *view.pile, *(card for cards in view.known for card in cards)))
    unseen = list(cards_in(mask_of(pack()) & ~seen))
    before = deadwood(hand)
    outs = [card for card in unseen if deadwood(hand | 1 << card) <= before]
    named = boxed(outs) if 0 < len(outs) <= _NAMED else "none"
    return message("gin-coach-outs", outs=len(outs), unseen=len(unseen), cards=named)


def _fit_for_others(card: Card, view: GinView) -> str:
    """Return that a discard goes with cards that the opponent took and kept; or ""."""
    near = [other for other in view.known[1 - (view.seat or 0)] if _beside(card, other)]
    return message("gin-coach-feeds", cards=boxed(near)) if near else ""


def _beside(card: Card, other: Card) -> bool:
    if RANK[card] == RANK[other]:
        return True
    return SUIT[card] == SUIT[other] and abs(RANK[card] - RANK[other]) <= _NEAR
