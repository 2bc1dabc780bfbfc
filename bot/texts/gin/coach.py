"""What an action of gin leaves, counted from the view of the seat: for hints and reviews."""

from bot.texts.gin.words import left_by
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import cards_in, mask_of, pack
from engine.games.gin import GinView, PassUpcard
from engine.games.gin.arrange import deadwood, deadwood_after_throw

__all__ = ["leaves"]


def leaves(action: Action, view: GinView) -> str:
    """Return the deadwood that an action leaves, and how many unseen cards would be melded with what is left;
    ``""`` where that is no question.
    """
    hand = mask_of(view.hand)
    match action:
        case Discard(card):
            left = hand ^ 1 << card
            return f"It leaves {deadwood(left)} deadwood; {_outs(left, view)}."
        case TakeUpcard():
            upcard = view.pile[-1]
            after = deadwood_after_throw(hand | 1 << upcard, upcard)
            return f"Your deadwood goes from {deadwood(hand)} to {after} with the best throw."
        case DrawStock() | PassUpcard():
            return f"You have {deadwood(hand)} deadwood; {_outs(hand, view)}."
        case _:
            left_over = left_by(action, view)
            return f"It leaves {left_over} deadwood." if left_over is not None else ""


def _outs(hand: int, view: GinView) -> str:
    """Say how many of the unseen cards would be in a meld with ten cards."""
    seen = hand | mask_of((*view.hand, *view.pile, *(card for cards in view.known for card in cards)))
    unseen = list(cards_in(mask_of(pack()) & ~seen))
    before = deadwood(hand)
    outs = sum(deadwood(hand | 1 << card) <= before for card in unseen)
    return f"{outs} of the {len(unseen)} unseen cards would be melded with it"
