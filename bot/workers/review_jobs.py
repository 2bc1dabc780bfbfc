"""A finished deal gone through with the judge, in a worker process: each decision of a seat, with what that
seat saw then and nothing else.
"""

import logging
import multiprocessing
import os
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from bot.workers.pool import ends_within
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
"""Moves that somebody has chosen."""
_PATIENT: Final = 15
"""How far a worker stands back behind those whom tables wait for (see nice(1))."""
_CHOICE: Final = 2
SECONDS: Final = 600.0
"""What a deal may take by the clock, or all deals of a match where their luck alone is asked for."""
_FOR_LUCK: Final = 120
"""Playouts for what a deal was worth: of many deals, each may be uncertain."""


class Budget(NamedTuple):
    """Playouts of gin (``playouts_in_time_of``) for the best action of a decision, and for how far what was played
    falls short of it.
    """

    best: int = 320
    compare: int = 1_200


class DealReview(NamedTuple):
    """A deal: its decisions, what the cards were worth, and how many decisions could not be judged.
    ``chances``: whether standings are chances to win.
    """

    decisions: tuple[Decision, ...]
    luck: DealLuck | None
    chances: bool
    unjudged: int


@ends_within(SECONDS)
def review_deal(stored: StoredTable, number: int, seat: int, budget: Budget) -> DealReview:
    """Go through a finished deal.

    Raises ReplayError for a record that cannot be played again, and Overdue. What the judge makes nothing of
    is left out.
    """
    _stand_back()
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
        if len(view.legal) < _CHOICE or type(view) not in DECISION_PROBLEMS:
            continue
        try:
            found = _judged(spec, recording, view, ply, move.action, budget)
        except Exception as error:  # a strange move spoils itself and not the review
            unjudged += 1
            log.warning("a decision could not be judged (%s)", type(error).__name__)
            continue
        if found is None:
            continue
        decision, is_chance = found
        chances = chances and is_chance
        decisions.append(decision)
        if luck is None:
            luck = DealLuck(deal=number, value=decision.value, error=decision.value_error, points=points)
    return DealReview(tuple(decisions), luck, chances, unjudged)


@ends_within(SECONDS)
def luck_of(stored: StoredTable, seat: int) -> tuple[DealLuck, ...]:
    """Return what the cards of each finished deal were worth to a seat at its first decision; deals in which
    its player had none are left out, and what cannot be played again or judged.
    """
    _stand_back()
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
            found = assess(view, playouts_in_time_of(_FOR_LUCK, view), 2 * ply)
            if len(found.ranked) >= _CHOICE:
                points = _points(GAMES[stored.game], result, seat)
                return DealLuck(deal=number, value=found.best.value, error=_error(found.best), points=points)
    except Exception as error:  # a strange deal spoils itself alone
        log.warning("the luck of a deal could not be judged (%s)", type(error).__name__)
    return None


def _judged(
    spec: GameSpec, recording: Recording, view: View, ply: int, played: Action, budget: Budget
) -> tuple[Decision, bool] | None:
    """Return a decision, and whether its standing is a chance to win; None where there was no choice."""
    found = assess(view, playouts_in_time_of(budget.best, view), 2 * ply)
    best, lost, error = found.best, 0.0, 0.0
    if played != best.action:
        question = DECISION_PROBLEMS[type(view)](view)
        trials = playouts_in_time_of(budget.compare, view)
        best, _, lost, error = compare(question, best.action, played, trials, 2 * ply + 1)
    elif len(found.ranked) < _CHOICE:
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
    """Return a standard error that can be stored: what is known of one playout is nothing, shown as none."""
    return judged.standard_error if judged.playouts != 1 else 0.0


def _points(spec: GameSpec, result: Result, seat: int) -> float:
    """Return what a seat made more than the others: points, or chips where there are no points."""
    return _ahead(spec, result.points, seat) if any(result.points) else _ahead(spec, result.chips, seat)


def _ahead(spec: GameSpec, numbers: Sequence[int], seat: int) -> float:
    """Return by how much a seat is ahead of the others' mean; partners are none of the others."""
    own = next((team for team in spec.teams if seat in team), (seat,))
    others = [number for at, number in enumerate(numbers) if at not in own]
    ahead = numbers[seat] - sum(others) / max(1, len(others))
    return -ahead if spec.low_wins and any(numbers) else ahead


def _stand_back() -> None:
    """Let others go first on this machine: tables wait for their work, and nobody for a review."""
    if multiprocessing.parent_process() is not None:
        os.nice(max(0, _PATIENT - os.nice(0)))
