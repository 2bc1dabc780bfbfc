"""What the computer players of a game are, and who plays for somebody absent where the rules do not say."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from engine.actions import Action, Discard, DrawStock
from engine.cards import FACE, JOKER, POINTS, RANK, SUIT, Card
from engine.views import View


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"
    EXPERT = "expert"


LEVELS: Final = tuple(Level)
PLAIN: Final = LEVELS[:-1]
"""The levels of every game, which think without playouts."""

Player = Callable[[Any], Action]
"""Answers the view of a seat that may act, of its own game, with an action that the deal accepts."""

_DECLINING: Final = ("pass", "drop", "nodemand")
_FORCED: Final = ("goout", "layoff", "meld")


def fallback_policy(view: View) -> Action:
    """Draw from the stock or decline, throw what was drawn, never meld or knock.

    To decline is to pass, to demand nothing, and to drop: who plays a hand without melding pays everybody.
    When the drawn card cannot be thrown, or the owner had taken from the pile, the card with the fewest
    companions in the hand goes, the dearest of several. Where a taken card must be placed it is laid off, or
    else melded; where only other actions are left (a defence, say) it is the first the deal lists.
    """
    for action in view.legal:
        if isinstance(action, DrawStock):
            return action
    for action in view.legal:
        if action.verb in _DECLINING:
            return action
    throws = [action for action in view.legal if isinstance(action, Discard)]
    if not throws:
        return min(view.legal, key=_reluctance)
    for action in throws:
        if action.card == view.drawn:
            return action
    return min(
        throws, key=lambda throw: (_companions(throw.card, view.hand), -POINTS[throw.card], throw.card)
    )


def _reluctance(action: Action) -> int:
    """Rank what is done only when nothing can be thrown; whatever is not named comes last."""
    return _FORCED.index(action.verb) if action.verb in _FORCED else len(_FORCED)


def _companions(card: Card, hand: tuple[Card, ...]) -> int:
    """Count the other cards of the hand that could share a meld with the card; a joker goes with
    everything.
    """
    if FACE[card] == JOKER:
        return len(hand)
    return sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in hand
        if other != card
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Policies:
    """The computer players of one game."""

    levels: Mapping[Level, Player]
    """Who plays at each level but expert, which is the judge, where it knows the game."""
    fallback: Player = fallback_policy
    """Who plays for somebody absent, where the rules of the game say what is done for him."""
