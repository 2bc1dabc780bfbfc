"""The search: the value of each action to a seat, from what that seat may know and nothing else.

``assess`` is the one entry point; hints and reviews report its result. Each game brings its own
``DecisionProblem``: the candidate actions with their priors, the determinizations, and the playouts.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from engine.ai.control.worlds import ControlDecision
from engine.ai.gin.worlds import GinDecision
from engine.ai.hand.worlds import HandDecision
from engine.ai.panguingue.worlds import PanDecision
from engine.ai.rummy500.worlds import Rummy500Decision
from engine.ai.search.sequential_halving import ActionValue, Assessment, DecisionProblem, sequential_halving
from engine.games.control.terms import ControlView
from engine.games.gin.terms import GinView
from engine.games.hand.terms import HandView, PartnershipView
from engine.games.panguingue.terms import PanView
from engine.games.rummy500.terms import Rummy500View
from engine.views import View

__all__ = [
    "DECISION_PROBLEMS",
    "ActionValue",
    "Assessment",
    "DecisionProblem",
    "assess",
    "playouts_in_time_of",
    "sequential_halving",
]


class _ProblemClass(Protocol):
    version: int
    """Raised whenever decisions of the game get other values; reviews name it."""

    def __call__(self, view: Any, /) -> DecisionProblem[Any]: ...


DECISION_PROBLEMS: Final[Mapping[type[View], _ProblemClass]] = MappingProxyType(
    {
        GinView: GinDecision,
        PanView: PanDecision,
        Rummy500View: Rummy500Decision,
        ControlView: ControlDecision,
        HandView: HandDecision,
        PartnershipView: HandDecision,
    }
)
"""The decision problem of each supported game, by the class of its views."""


def assess(view: View, budget: int, seed: int, *, stop_early: bool = False) -> Assessment:
    """Rank the legal actions of the seat of the view with at most ``budget`` playouts.

    The result never depends on time: the same view, budget and seed give the same answer. ``stop_early``
    makes fewer playouts where they suffice to choose.

    Raises ValueError where the seat has nothing to decide, and KeyError for a view that is not in
    ``DECISION_PROBLEMS``.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    return sequential_halving(DECISION_PROBLEMS[type(view)](view), budget, seed, stop_early=stop_early)


def playouts_in_time_of(playouts: int, view: View) -> int:
    """Return how many playouts of this view's game take about as long as ``playouts`` of gin.

    Raises KeyError for a view that is not in ``DECISION_PROBLEMS``.
    """
    return playouts // DECISION_PROBLEMS[type(view)](view).relative_cost
