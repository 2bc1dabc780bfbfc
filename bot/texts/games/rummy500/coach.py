"""What an action of Rummy 500 leaves, from the seat's view: for hints and reviews."""

from collections.abc import Sequence

from bot.texts.faces import boxed
from bot.texts.games.rummy500.plays import fits, worth
from bot.texts.localization import message
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card
from engine.games.rummy500.melds import hand_points
from engine.games.rummy500.terms import LayOff, Meld, Rummy500View, TakePile


def leaves(action: Action, view: Rummy500View) -> str:
    """Return the points of an action, those left in hand, and what a discard may give others.

    ``""`` if that does not apply.
    """
    match action:
        case Meld(cards) | LayOff(cards):
            return message("rummy500-coach-play", points=worth(action, view), left=_left(view, cards))
        case TakePile(count):
            points = hand_points(view.pile[-count:], view.options)
            return message("rummy500-coach-take", cards=count, points=points)
        case Discard(card):
            told = message("rummy500-coach-discard", left=_left(view, [card]))
            return " ".join(filter(None, (told, _fit_for_others(card, view))))
        case DrawStock():
            return message("rummy500-coach-draw", points=hand_points(view.hand, view.options))
        case _:
            return ""


def _left(view: Rummy500View, gone: Sequence[Card]) -> int:
    return hand_points([card for card in view.hand if card not in gone], view.options)


def _fit_for_others(card: Card, view: Rummy500View) -> str:
    """Return that a discard fits a meld on the table, where anybody may lay it; or ""."""
    fitting = fits([card], view)
    return message("rummy500-coach-feeds", meld=boxed(view.melds[fitting[0]].cards)) if fitting else ""
