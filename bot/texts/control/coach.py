"""What an action of Control Card Rummy leaves, from the seat's view: for hints and reviews."""

from collections.abc import Iterable, Sequence

from bot.texts.control.plays import fits, in_my_turn, melds_for
from bot.texts.faces import boxed
from bot.texts.names import join, plural
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.games.control.score import card_points
from engine.games.control.terms import ControlView, Fitting, LayOff, Meld, PlayControl, Scoring


def leaves(action: Action, view: ControlView) -> str:
    """Return the cards left in hand, the melds made or kept, and whether the action helps others.

    ``""`` if that does not apply.
    """
    match action:
        case Meld(cards) | LayOff(cards):
            return f"It leaves {_left(view, cards)}."
        case TakeUpcard():
            return _taken(view.pile[-1], view)
        case Discard(card):
            kept = [other for other in view.hand if other != card]
            return f"It leaves {_left(view, [card])}{_ready(kept, view)}.{_feeds(card, view)}"
        case PlayControl(kind):
            melds = melds_for([kind], view.hand, view.options)
            return f"Then you can meld {_named(melds)}." if melds else ""
        case DrawStock():
            return f"You have {_left(view, [])}{_ready(view.hand, view)}."
        case _:
            return ""


def _left(view: ControlView, gone: Sequence[Card]) -> str:
    cards = [card for card in view.hand if card not in gone]
    if not cards:
        return "no cards in your hand: you go out"
    counts = "counts" if len(cards) == 1 else "count"
    told = view.options.scoring is Scoring.PENALTY
    points = f" that {counts} {card_points(cards, view.options)}" if told else ""
    return f"{plural(len(cards), 'card')}{points} in your hand"


def _ready(kept: Sequence[Card], view: ControlView) -> str:
    """Return what could be melded next turn, if the control cards in force then are known."""
    melds = melds_for(in_my_turn(view), kept, view.options)
    return f", with {_named(melds)} for your next turn" if melds else ""


def _taken(upcard: Card, view: ControlView) -> str:
    """Return what the upcard could be used for in this turn."""
    hand = (*view.hand, upcard)
    made = [meld for meld in melds_for(view.in_force, hand, view.options) if upcard in meld.cards]
    if made:
        return f"With it you can meld {_named(made)} at once."
    laid = fits(upcard, view)
    if laid:
        return f"You can lay it off on {boxed(view.melds[laid[0]].cards)} at once."
    return ""


def _feeds(card: Card, view: ControlView) -> str:
    """Return whether a discard fits a meld on the table, where anybody may lay it off."""
    fitting = fits(card, view)
    return f" Anybody can take it and lay it off on {boxed(view.melds[fitting[0]].cards)}." if fitting else ""


def _named(melds: Iterable[Fitting]) -> str:
    return join([boxed(meld.cards) for meld in melds])
