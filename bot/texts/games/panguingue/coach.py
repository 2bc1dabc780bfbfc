"""What an action of panguingue earns and leaves, from the seat's view: for hints and reviews."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.panguingue.words import you_collect
from bot.texts.localization import message
from engine.actions import Action, Discard, DrawStock
from engine.games.panguingue.melds import fits
from engine.games.panguingue.terms import Borrow, Drop, LayMeld, LayOff, PanView, Split, Stay

_NEEDED: Final = 11
"""Melded cards needed to go out."""


def leaves(action: Action, view: PanView) -> str:
    """Return the chips earned at once, the cards still to be melded, and who gains by a discard.

    ``""`` if that does not apply.
    """
    match action:
        case LayMeld(cards) | Borrow(_, cards):
            return _placed(len(cards), action, view)
        case LayOff():
            return _placed(1, action, view)
        case Split():
            return _placed(0, action, view)
        case Drop():
            return message("panguingue-coach-drop", chips=view.options.drop_cost)
        case Stay():
            return message("panguingue-coach-stay", chips=view.foot_chips + view.pot)
        case Discard(card):
            seats = len(view.held)
            around = [(view.turn + step) % seats for step in range(1, seats)]
            after = next((seat for seat in around if seat not in view.dropped), None)
            theirs = [meld.cards for meld in view.melds if meld.owner == after]
            fitting = [cards for cards in theirs if fits(cards, card, view.options)]
            return message("panguingue-coach-feeds", meld=boxed(fitting[0])) if fitting else ""
        case DrawStock():
            return _missing(0, view)
        case _:
            return ""


def _placed(cards: int, action: Action, view: PanView) -> str:
    return " ".join(filter(None, (you_collect(action, view), _missing(cards, view))))


def _missing(more: int, view: PanView) -> str:
    melded = sum(len(meld.cards) for meld in view.melds if meld.owner == view.seat) + more
    left = _NEEDED - melded
    return message("panguingue-coach-missing", cards=left) if left else message("panguingue-coach-out")
