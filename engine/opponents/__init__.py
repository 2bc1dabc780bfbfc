"""Computer players: they see a View and answer with an Action.

A player is a function. It knows what the seat knows, draws on no chance of its own (the same view gets the
same answer) and always answers with something the deal accepts. Games without players of their own are played
by the understudy.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from engine.actions import Action, Discard, DrawStock
from engine.cards import FACE, JOKER, POINTS, RANK, SUIT, Card
from engine.games.control import ControlView
from engine.games.hand import HandView
from engine.opponents.control import players as control
from engine.opponents.gin import players as gin
from engine.opponents.hand import players as hand
from engine.opponents.panguingue import players as panguingue
from engine.opponents.rummy500 import players as rummy500
from engine.views import View

__all__ = ["LEVELS", "Level", "choose", "understudy"]


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


LEVELS: Final = tuple(Level)

# Every player wants the view of its own game, which the key of the game vouches for.
Player = Callable[[Any], Action]

_PLAYERS: Final[Mapping[str, Mapping[Level, Player]]] = MappingProxyType(
    {
        "control": {Level.EASY: control.easy, Level.NORMAL: control.normal, Level.STRONG: control.strong},
        "gin": {Level.EASY: gin.easy, Level.NORMAL: gin.normal, Level.STRONG: gin.strong},
        "panguingue": {
            Level.EASY: panguingue.easy,
            Level.NORMAL: panguingue.normal,
            Level.STRONG: panguingue.strong,
        },
        "hand": {Level.EASY: hand.easy, Level.NORMAL: hand.normal, Level.STRONG: hand.strong},
        "hand_partnership": {Level.EASY: hand.easy, Level.NORMAL: hand.normal, Level.STRONG: hand.strong},
        "rummy500": {
            Level.EASY: rummy500.easy,
            Level.NORMAL: rummy500.normal,
            Level.STRONG: rummy500.strong,
        },
    }
)

_DECLINING: Final = ("pass", "drop", "nodemand")
_FORCED: Final = ("goout", "layoff", "meld")


def choose(key: str, level: Level, view: View) -> Action:
    """Return what the computer player of a level does in the game ``key``.

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    players = _PLAYERS.get(key)
    return understudy(view) if players is None else players[level](view)


def understudy(view: View) -> Action:
    """Return what is done for somebody absent: draw from the stock or decline, throw what was drawn, never
    meld or knock.

    To decline is to pass, to demand nothing, and to drop: who plays a hand without melding pays everybody.
    When the drawn card cannot be thrown, or the owner had taken from the pile, the card with the fewest
    companions in the hand goes, the dearest of several. Where a taken card must be placed it is laid off, or
    else melded; where only other actions are left (a defence, say) it is the first the deal lists. In Hand
    (10.5) and Control Card Rummy (8) the rules say what is done.

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    if isinstance(view, HandView):
        return hand.absent(view)
    if isinstance(view, ControlView):
        return control.absent(view)
    for action in view.legal:
        if isinstance(action, DrawStock):
            return action
    for action in view.legal:
        if action.verb in _DECLINING:
            return action
    throws = [action for action in view.legal if isinstance(action, Discard)]
    if not throws:
        return min(view.legal, key=_reluctance)
    drawn = getattr(view, "drawn", None)
    for action in throws:
        if action.card == drawn:
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


def _require_choice(view: View) -> None:
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
