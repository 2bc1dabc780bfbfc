"""What an action of Control Card Rummy leaves, from the seat's view: for hints and reviews."""

from collections.abc import Iterable, Sequence

from bot.texts.faces import boxed
from bot.texts.games.control.plays import fits, in_my_turn, melds_for
from bot.texts.localization import join, message
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.games.control.score import card_points
from engine.games.control.terms import ControlView, Fitting, LayOff, Meld, PlayControl


def leaves(action: Action, view: ControlView) -> str:
    """Return the cards left in hand, the melds made or kept, and whether the action helps others.

    ``""`` if that does not apply.
    """
    match action:
        case Meld(cards) | LayOff(cards):
            kept = [card for card in view.hand if card not in cards]
            return _leaves(kept, "", view)
        case TakeUpcard():
            return _taken(view.pile[-1], view)
        case Discard(card):
            kept = [other for other in view.hand if other != card]
            return " ".join(
                filter(None, (_leaves(kept, _ready(kept, view), view), _fit_for_others(card, view)))
            )
        case PlayControl(kind):
            melds = melds_for([kind], view.hand, view.options)
            return message("control-coach-then-meld", melds=_named(melds)) if melds else ""
        case DrawStock():
            return _have(_ready(view.hand, view), view)
        case _:
            return ""


def _leaves(kept: Sequence[Card], melds: str, view: ControlView) -> str:
    cards, scoring, points = len(kept), view.options.scoring.value, card_points(kept, view.options)
    if not melds:
        return message("control-coach-leaves", cards=cards, scoring=scoring, points=points)
    return message("control-coach-leaves-with", cards=cards, scoring=scoring, points=points, melds=melds)


def _have(melds: str, view: ControlView) -> str:
    cards, scoring, points = len(view.hand), view.options.scoring.value, card_points(view.hand, view.options)
    if not melds:
        return message("control-coach-have", cards=cards, scoring=scoring, points=points)
    return message("control-coach-have-with", cards=cards, scoring=scoring, points=points, melds=melds)


def _ready(kept: Sequence[Card], view: ControlView) -> str:
    """Return what could be melded next turn, if the control cards in force then are known."""
    return _named(melds_for(in_my_turn(view), kept, view.options))


def _taken(upcard: Card, view: ControlView) -> str:
    """Return what the upcard could be used for in this turn."""
    hand = (*view.hand, upcard)
    made = [meld for meld in melds_for(view.in_force, hand, view.options) if upcard in meld.cards]
    if made:
        return message("control-coach-meld-at-once", melds=_named(made))
    laid = fits(upcard, view)
    if laid:
        return message("control-coach-lay-off-at-once", meld=boxed(view.melds[laid[0]].cards))
    return ""


def _fit_for_others(card: Card, view: ControlView) -> str:
    """Return that a discard fits a meld on the table, where anybody may lay it off; or ""."""
    fitting = fits(card, view)
    return message("control-coach-feeds", meld=boxed(view.melds[fitting[0]].cards)) if fitting else ""


def _named(melds: Iterable[Fitting]) -> str:
    return join([boxed(meld.cards) for meld in melds])
