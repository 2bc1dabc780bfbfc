"""Computer players: they see a View and answer with an Action.

A player is a function. It knows what the seat knows, draws on no chance of its own (the same view gets the
same answer) and always answers with something the deal accepts. Games without players of their own are played
by the understudy.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.actions import Action
from engine.games import GAMES
from engine.opponents import control, gin, hand, panguingue, rummy500
from engine.opponents.players import LEVELS, Level, Player, Players, absent
from engine.views import View

__all__ = ["LEVELS", "PLAYERS", "Level", "choose", "understudy"]

PLAYERS: Final[Mapping[str, Players]] = MappingProxyType(
    {
        "gin": gin.PLAYERS,
        "panguingue": panguingue.PLAYERS,
        "rummy500": rummy500.PLAYERS,
        "control": control.PLAYERS,
        "hand": hand.PLAYERS,
        "hand_partnership": hand.PLAYERS,
    }
)
"""By the key of the game."""
_ABSENT: Final[Mapping[type[View], Player]] = {GAMES[key].view: own.absent for key, own in PLAYERS.items()}


def choose(key: str, level: Level, view: View) -> Action:
    """Return what the computer player of a level does in the game ``key``.

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    players = PLAYERS.get(key)
    return understudy(view) if players is None else players.levels[level](view)


def understudy(view: View) -> Action:
    """Return what is done for somebody absent in the game of this view: what its rules say (Hand 10.5,
    Control Card Rummy 8), else as little as can be (see ``absent``).

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    return _ABSENT.get(type(view), absent)(view)


def _require_choice(view: View) -> None:
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
