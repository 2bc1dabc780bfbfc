"""The judge: what each action is worth to a seat, from what that seat may know and nothing else.

``assess`` is the one contract; hints and reviews tell what it found. Each game brings a ``DecisionProblem``
of its own, which says what is worth a trial, how the hidden cards could lie, and how a deal goes on.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.ai.control.worlds import ControlQuestion
from engine.ai.gin.worlds import GinDecision
from engine.ai.hand.worlds import HandQuestion
from engine.ai.panguingue.worlds import PanQuestion
from engine.ai.rummy500.worlds import Rummy500Question
from engine.ai.search.sequential_halving import ActionValue, Assessment, DecisionProblem, sequential_halving
from engine.games.control import ControlView
from engine.games.gin import GinView
from engine.games.hand import HandView, PartnershipView
from engine.games.panguingue import PanView
from engine.games.rummy500 import Rummy500View
from engine.views import View

__all__ = [
    "JUDGED",
    "ActionValue",
    "Assessment",
    "DecisionProblem",
    "assess",
    "in_the_time_of",
    "sequential_halving",
]

JUDGED: Final[Mapping[type[View], Callable[[Any], DecisionProblem[Any]]]] = MappingProxyType(
    {
        GinView: GinDecision,
        PanView: PanQuestion,
        Rummy500View: Rummy500Question,
        ControlView: ControlQuestion,
        HandView: HandQuestion,
        PartnershipView: HandQuestion,
    }
)
"""The questions by the views of the games that the judge knows."""


def assess(view: View, budget: int, seed: int, *, until_decided: bool = False) -> Assessment:
    """Rank what the seat of the view may do, with at most ``budget`` playouts, never by time: the same view,
    budget and seed get the same answer. ``until_decided``: with fewer, where they suffice to choose.

    Raises ValueError where the seat has nothing to decide, and KeyError for a view of a game that is not in
    ``JUDGED``.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    return sequential_halving(JUDGED[type(view)](view), budget, seed, until_decided=until_decided)


def in_the_time_of(playouts: int, view: View) -> int:
    """Return how many playouts of a view's game take about as long as so many of gin.

    Raises KeyError for a view of a game that is not in ``JUDGED``.
    """
    return playouts // JUDGED[type(view)](view).dear
