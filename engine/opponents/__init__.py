"""Computer players: they see a View and answer with an Action."""

from enum import StrEnum

from engine.actions import Action, Discard, DrawStock
from engine.views import View


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


def choose(key: str, level: Level, view: View) -> Action:
    """Return a move."""
    for action in view.legal:
        if action.verb == "knock":
            return action
    return understudy(view)


def understudy(view: View) -> Action:
    """Return a careful move."""
    for action in view.legal:
        if isinstance(action, DrawStock) or action.verb == "pass":
            return action
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return discards[-1] if discards else view.legal[0]
