"""What an action of panguingue earns and leaves, from the seat's view: for hints and reviews."""

from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import plural
from bot.texts.panguingue.words import collects
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
            return f"It costs {plural(view.options.drop_cost, 'chip')}, and you can lose no more."
        case Stay():
            return f"{plural(view.foot_chips + view.pot, 'chip')} in the pot for the winner."
        case Discard(card):
            seats = len(view.held)
            around = [(view.turn + step) % seats for step in range(1, seats)]
            after = next((seat for seat in around if seat not in view.dropped), None)
            theirs = [meld.cards for meld in view.melds if meld.owner == after]
            fitting = [cards for cards in theirs if fits(cards, card, view.options)]
            return f"The next player can lay it off on {boxed(fitting[0])}." if fitting else ""
        case DrawStock():
            return _missing(0, view)
        case _:
            return ""


def _placed(cards: int, action: Action, view: PanView) -> str:
    earned = collects(action, view)
    return f"You {earned}. {_missing(cards, view)}" if earned else _missing(cards, view)


def _missing(more: int, view: PanView) -> str:
    melded = sum(len(meld.cards) for meld in view.melds if meld.owner == view.seat) + more
    left = _NEEDED - melded
    return f"You need {plural(left, 'more melded card')} to go out." if left else "Then you can go out."
