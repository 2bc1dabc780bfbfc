"""What an action of Rummy 500 leaves, from the seat's view: for hints and reviews."""

from collections.abc import Sequence

from bot.texts.faces import boxed
from bot.texts.names import plural
from bot.texts.rummy500.plays import fits, worth
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
            points = plural(worth(action, view), "point")
            return f"It scores {points} and leaves {_left(view, cards)} in your hand."
        case TakePile(count):
            taken = view.pile[-count:]
            return (
                f"{plural(count, 'card')} worth {plural(hand_points(taken, view.options), 'point')} "
                f"against you while you hold {'it' if count == 1 else 'them'}."
            )
        case Discard(card):
            return f"It leaves {_left(view, [card])} in your hand.{_feeds(card, view)}"
        case DrawStock():
            return f"Your hand counts {hand_points(view.hand, view.options)} against you."
        case _:
            return ""


def _left(view: Rummy500View, gone: Sequence[Card]) -> str:
    points = hand_points([card for card in view.hand if card not in gone], view.options)
    return plural(points, "point")


def _feeds(card: Card, view: Rummy500View) -> str:
    """Return whether a discard fits a meld on the table, where anybody may lay it."""
    fitting = fits([card], view)
    return f" Anybody can take it and lay it off on {boxed(view.melds[fitting[0]].cards)}." if fitting else ""
