"""Reviews of finished deals, computed by the search in worker processes.

Each decision of a seat is assessed from what that seat saw then and nothing else.
"""

import logging
import multiprocessing
import os
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from bot.workers.pool import time_limit
from bot.workers.replay_cache import Recording, record
from data.rankings.reviews import DealLuck, Decision
from data.tables.codec import dump_action
from data.tables.row_types import StoredTable, Why
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS, ActionValue, assess, playouts_in_time_of
from engine.ai.search.paired_comparison import compare
from engine.ai.search.win_probability import match_win_probability
from engine.deal import Result
from engine.spec import GameSpec
from engine.views import View

log = logging.getLogger(__name__)

_OWN: Final = frozenset({Why.PLAYER, Why.WISH})
"""Reasons of moves that a player chose."""
_NICENESS: Final = 15
"""Niceness of a review's process, so that moves and pictures go first (see nice(1))."""
_MIN_CHOICES: Final = 2
SECONDS: Final = 600.0
"""Time limit of a deal, or of all deals of a match if only their luck is wanted, in seconds."""
_LUCK_PLAYOUTS: Final = 120
"""Playouts for the value of a deal: each may be uncertain, because there are many deals."""


class Budget(NamedTuple):
    """Playouts of gin for one decision.

    ``best`` are for finding the best action, ``compare`` for how far the played one falls short of it.
    """

    best: int = 320
    compare: int = 1_200


class DealReview(NamedTuple):
    """The review of a deal: its decisions, the value of its cards, and the decisions that failed.

    ``chances``: whether standings are win probabilities.
    """

    decisions: tuple[Decision, ...]
    luck: DealLuck | None
    chances: bool
    unjudged: int


@time_limit(SECONDS)
def review_deal(stored: StoredTable, number: int, seat: int, budget: Budget) -> DealReview:
    """Review a finished deal.

    Decisions that cannot be assessed are left out. Raises ReplayError for a record that cannot be replayed,
    and TaskTimeout.
    """
    _lower_priority()
    recording = record(stored, number)
    result = recording.copies[-1].result
    spec = GAMES[stored.game]
    points = _points(spec, result, seat) if result is not None else 0.0
    decisions: list[Decision] = []
    luck: DealLuck | None = None
    unjudged, chances = 0, True
    for ply, move in enumerate(recording.moves):
        if move.stored.seat != seat or move.stored.why not in _OWN:
            continue
        view = recording.at(ply).view(seat)
        if len(view.legal) < _MIN_CHOICES or type(view) not in DECISION_PROBLEMS:
            continue
        try:
            found = _review_decision(spec, recording, view, ply, move.action, budget)
        except Exception as error:  # an odd move must not spoil the review
            unjudged += 1
            about = {"table": stored.table_id, "deal": number, "ply": ply}
            log.warning("a decision is left out of a review (%s)", type(error).__name__, extra=about)
            continue
        if found is None:
            continue
        decision, is_chance = found
        chances = chances and is_chance
        decisions.append(decision)
        if luck is None:
            luck = DealLuck(deal=number, value=decision.value, error=decision.value_error, points=points)
    return DealReview(tuple(decisions), luck, chances, unjudged)


@time_limit(SECONDS)
def luck_of(stored: StoredTable, seat: int) -> tuple[DealLuck, ...]:
    """Return the value of the cards of each finished deal to a seat at its first decision.

    Leaves out deals in which the player had no decision, and those that cannot be replayed or assessed.
    """
    _lower_priority()
    found = (_luck(stored, deal.deal, seat) for deal in stored.deals if deal.result is not None)
    return tuple(each for each in found if each is not None)


def _luck(stored: StoredTable, number: int, seat: int) -> DealLuck | None:
    try:
        recording = record(stored, number)
        result = recording.copies[-1].result
        for ply, move in enumerate(recording.moves):
            if move.stored.seat != seat or move.stored.why not in _OWN or result is None:
                continue
            view = recording.at(ply).view(seat)
            found = assess(view, playouts_in_time_of(_LUCK_PLAYOUTS, view), 2 * ply)
            if len(found.ranked) >= _MIN_CHOICES:
                points = _points(GAMES[stored.game], result, seat)
                return DealLuck(deal=number, value=found.best.value, error=_error(found.best), points=points)
    except Exception as error:  # an odd deal must not spoil the others
        about = {"table": stored.table_id, "deal": number}
        log.warning("the luck of a deal is left out (%s)", type(error).__name__, extra=about)
    return None


def _review_decision(
    spec: GameSpec, recording: Recording, view: View, ply: int, played: Action, budget: Budget
) -> tuple[Decision, bool] | None:
    """Return a decision and whether its standing is a win probability; None without a choice."""
    found = assess(view, playouts_in_time_of(budget.best, view), 2 * ply)
    best, lost, error = found.best, 0.0, 0.0
    if played != best.action:
        question = DECISION_PROBLEMS[type(view)](view)
        trials = playouts_in_time_of(budget.compare, view)
        best, _, lost, error = compare(question, best.action, played, trials, 2 * ply + 1)
    elif len(found.ranked) < _MIN_CHOICES:
        return None
    apart = _error(best) * sqrt(best.playouts)
    chance = match_win_probability(view, best.value, apart, recording.deal - 1)
    decision = Decision(
        deal=recording.deal,
        ply=ply,
        best=dump_action(best.action),
        value=best.value,
        value_error=_error(best),
        lost=lost,
        lost_error=error,
        standing=_ahead(spec, view.scores, view.seat or 0) + best.value if chance is None else chance,
    )
    return decision, chance is not None


def _error(judged: ActionValue) -> float:
    """Return a standard error that can be stored: 0 where one playout leaves it unknown."""
    return judged.standard_error if judged.playouts != 1 else 0.0


def _points(spec: GameSpec, result: Result, seat: int) -> float:
    """Return the lead of a seat in points, or in chips where there are no points."""
    return _ahead(spec, result.points, seat) if any(result.points) else _ahead(spec, result.chips, seat)


def _ahead(spec: GameSpec, numbers: Sequence[int], seat: int) -> float:
    """Return the lead of a seat over the mean of the others; partners are not among them."""
    own = next((team for team in spec.teams if seat in team), (seat,))
    others = [number for at, number in enumerate(numbers) if at not in own]
    ahead = numbers[seat] - sum(others) / max(1, len(others))
    return -ahead if spec.low_wins and any(numbers) else ahead


def _lower_priority() -> None:
    """Lower the priority of this worker process: tables wait for others, nobody for a review."""
    if multiprocessing.parent_process() is not None:
        os.nice(max(0, _NICENESS - os.nice(0)))
