"""Computer players: they see a View and answer with an Action.

A player is a function. It knows what the seat knows, draws on no chance of its own (the same view gets the
same answer) and always answers with something the deal accepts. Games without players of their own are played
by the understudy. At the level *expert* the judge plays, in the games that it knows.
"""

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from engine.actions import Action
from engine.ai import control, gin, hand, panguingue, rummy500
from engine.ai.policies import LEVELS, PLAIN, Level, Player, Policies, fallback_policy
from engine.ai.ratings import RATINGS
from engine.ai.search import JUDGED, Assessment, assess, in_the_time_of
from engine.games import GAMES
from engine.views import View

__all__ = [
    "LEVELS",
    "PLAIN",
    "POLICIES",
    "RATINGS",
    "USUAL_BUDGET",
    "Level",
    "choose",
    "expert",
    "fallback_action",
    "levels",
]

POLICIES: Final[Mapping[str, Policies]] = MappingProxyType(
    {
        "gin": gin.POLICIES,
        "panguingue": panguingue.POLICIES,
        "rummy500": rummy500.POLICIES,
        "control": control.POLICIES,
        "hand": hand.POLICIES,
        "hand_partnership": hand.POLICIES,
    }
)
"""By the key of the game."""
USUAL_BUDGET: Final = 300
"""Playouts of gin in the time of an expert whom nobody tells how many to make."""
_FALLBACK: Final[Mapping[type[View], Player]] = {
    GAMES[key].view: own.fallback for key, own in POLICIES.items()
}


def choose(key: str, level: Level, view: View) -> Action:
    """Return what the computer player of a level does in the game ``key``; an expert in a game that the judge
    does not know is *strong*.

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    if level is Level.EXPERT:
        if type(view) in JUDGED:
            return expert(view, in_the_time_of(USUAL_BUDGET, view)).best.action
        level = Level.STRONG
    players = POLICIES.get(key)
    return fallback_action(view) if players is None else players.levels[level](view)


def expert(view: View, budget: int) -> Assessment:
    """Return what the judge chooses with at most ``budget`` playouts: the same view and budget, the same
    answer.

    Raises ValueError when the seat of the view may not act, KeyError in a game that the judge does not know.
    """
    seed = int.from_bytes(sha256(repr(view).encode()).digest()[:8])
    return assess(view, budget, seed, until_decided=True)


def levels(key: str) -> tuple[Level, ...]:
    """Return the levels at which computers play a game, the weakest first."""
    return LEVELS if key in GAMES and GAMES[key].view in JUDGED else PLAIN


def fallback_action(view: View) -> Action:
    """Return what is done for somebody absent in the game of this view: what its rules say (Hand 10.5,
    Control Card Rummy 8), else as little as can be (see ``fallback_policy``).

    Raises ValueError when the seat of the view may not act.
    """
    _require_choice(view)
    return _FALLBACK.get(type(view), fallback_policy)(view)


def _require_choice(view: View) -> None:
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
