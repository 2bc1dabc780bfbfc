"""Who plays Hand for somebody absent (rules/hand.md 10.5 and 13.5)."""

from engine.actions import Action, Discard, DrawStock
from engine.cards import FACE, JOKER
from engine.games.hand_lays import meld_terms
from engine.games.hand_score import card_penalty
from engine.games.hand_terms import Exchange, HandOptions, HandView, Lay, LayOff, Pass, ReturnUpcard
from engine.wild import meld_of

__all__ = ["absent"]


def absent(view: HandView) -> Action:
    """Return what is done for somebody absent: draw, put a discard taken back, throw what was drawn.

    Nothing is melded but what has to be, and then the cheapest. The throw is the card drawn last unless that
    is a joker or is gone; else the dearest natural, the lowest of equals; a joker if there is nothing else.
    """
    quick = [action for action in view.legal if isinstance(action, DrawStock | Pass | ReturnUpcard)]
    if quick:
        return quick[0]
    throws = [action for action in view.legal if isinstance(action, Discard)]
    if not throws:
        return min(view.legal, key=lambda action: _cost(action, view.options))
    naturals = [throw for throw in throws if FACE[throw.card] != JOKER]
    for throw in naturals:
        if throw.card == view.drawn:
            return throw
    if not naturals:
        return throws[0]
    return min(naturals, key=lambda throw: (-card_penalty(throw.card, view.options), throw.card))


def _cost(action: Action, options: HandOptions) -> tuple[int, int, int]:
    """Rank what a taken card or joker obliges to: the least meld, else a lay-off, else an exchange."""
    match action:
        case Lay(melds):
            read = [meld_of(meld.cards, meld_terms(options), meld.kind, meld.lo) for meld in melds]
            total = sum(meld.value for meld in read if meld is not None)
            return (0, total, sum(len(meld.cards) for meld in melds))
        case LayOff():
            return (1, action.meld, 0)
        case Exchange():
            return (2, action.meld, 0)
        case _:
            return (3, 0, 0)
