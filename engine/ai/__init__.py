"""Computer players: they see a View and answer with an Action.

A player is a function. It knows what its seat knows, is deterministic (the same view gets the same answer)
and always returns an action that the deal accepts. Games without players of their own are played by the
fallback policy. At the level *expert* the search plays, in the games it supports.
"""

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Final

import engine.ai.blas  # noqa: F401 - before numpy
from engine.actions import Action
from engine.ai import control, gin, hand, panguingue, rummy500
from engine.ai.policies import LEVELS, PLAIN, Level, Player, Policies, fallback_policy
from engine.ai.search import DECISION_PROBLEMS, Assessment, assess, playouts_in_time_of
from engine.games import GAMES
from engine.views import View

__all__ = [
    "LEVELS",
    "PLAIN",
    "POLICIES",
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
"""The policies of each game, by its key."""
USUAL_BUDGET: Final = 300
"""Playouts of an expert when the caller gives no budget, in playouts of gin."""
_FALLBACK: Final[Mapping[type[View], Player]] = {
    GAMES[key].view: own.fallback for key, own in POLICIES.items()
}


def choose(key: str, level: Level, view: View) -> Action:
    """Return the action of a computer player of this level in the game ``key``.

    Where the search does not support the game, an expert plays like *strong*. Raises ValueError when the
    seat of the view may not act.
    """
    _require_choice(view)
    if level is Level.EXPERT:
        if type(view) in DECISION_PROBLEMS:
            return expert(view, playouts_in_time_of(USUAL_BUDGET, view)).best.action
        level = Level.STRONG
    players = POLICIES.get(key)
    return fallback_action(view) if players is None else players.levels[level](view)


def expert(view: View, budget: int) -> Assessment:
    """Return the assessment of the search with at most ``budget`` playouts.

    The same view and budget give the same answer. Raises ValueError when the seat of the view may not act
    and KeyError for a game that the search does not support.
    """
    seed = int.from_bytes(sha256(repr(view).encode()).digest()[:8])
    return assess(view, budget, seed, stop_early=True)


def levels(key: str) -> tuple[Level, ...]:
    """Return the levels at which computers play a game, the weakest first."""
    return LEVELS if key in GAMES and GAMES[key].view in DECISION_PROBLEMS else PLAIN


def fallback_action(view: View) -> Action:
    """Return the action for an absent player.

    The rules of some games say what it is (`docs/rules/hand.md` 10.5, `docs/rules/control.md` 8); elsewhere
    it is the smallest possible one (see ``fallback_policy``). Raises ValueError when the seat of the view
    may not act.
    """
    _require_choice(view)
    return _FALLBACK.get(type(view), fallback_policy)(view)


def _require_choice(view: View) -> None:
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
