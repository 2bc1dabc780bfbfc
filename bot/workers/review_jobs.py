"""Reviews of finished deals, computed by the search in worker processes.

Each decision of a seat is assessed from what that seat saw then and nothing else.
"""

import logging
import multiprocessing
import os
from collections.abc import Sequence
from functools import cache
from math import pi, sqrt
from statistics import pstdev
from typing import Final, NamedTuple

from bot.workers.pool import time_limit
from bot.workers.replay_cache import Recording, record
from data.rankings.reviews import BLUNDER_SHARE, MISTAKE_SHARE, DealLuck, Decision, Thresholds
from data.tables.codec import dump_action, load_options
from data.tables.row_types import StoredTable, Why
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS, ActionValue, assess, playouts_in_time_of
from engine.ai.search.paired_comparison import Comparison, compare
from engine.ai.search.win_probability import match_win_probability, outcomes_key, recorded_outcomes
from engine.deal import Result
from engine.spec import GameSpec
from engine.views import View

log = logging.getLogger(__name__)

_OWN: Final = frozenset({Why.PLAYER, Why.WISH, Why.ORDER})
"""Reasons of moves that a player chose."""
_NICENESS: Final = 15
"""Niceness of a review's process, so that moves and pictures go first (see nice(1))."""
_MIN_CHOICES: Final = 2
SECONDS: Final = 600.0
"""Time limit of a deal, or of all deals of a match if only their luck is wanted, in seconds."""
CHOICE_SECONDS: Final = 10.0
"""Time limit for the comparison of one choice, in seconds."""
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

    ``chances``: whether standings are win probabilities. ``playouts``: how many it took.
    """

    decisions: tuple[Decision, ...]
    luck: DealLuck | None
    chances: bool
    unjudged: int
    playouts: int = 0


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
    unjudged, chances, playouts = 0, True, 0
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
        decision, is_chance, made = found
        chances, playouts = chances and is_chance, playouts + made
        decisions.append(decision)
        if luck is None:
            luck = DealLuck(deal=number, value=decision.value, error=decision.value_error, points=points)
    return DealReview(tuple(decisions), luck, chances, unjudged, playouts)


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
) -> tuple[Decision, bool, int] | None:
    """Return a decision, whether its standing is a win probability, and the playouts it took.

    None without a choice.
    """
    found = assess(view, playouts_in_time_of(budget.best, view), 2 * ply)
    best, lost, error, playouts = found.best, 0.0, 0.0, found.playouts
    if played != best.action:
        best, other, lost, error = _compare(view, best.action, played, ply, budget)
        playouts += best.playouts + other.playouts
    elif len(found.ranked) < _MIN_CHOICES:
        return None
    apart = _error(best) * sqrt(best.playouts)
    chance = None  # the chance to win a match that a limit cuts short is not known
    if not recording.before.limit:
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
    return decision, chance is not None, playouts


def _compare(view: View, best: Action, other: Action, ply: int, budget: Budget) -> Comparison:
    """Compare two actions in worlds that depend on the ply alone."""
    question = DECISION_PROBLEMS[type(view)](view)
    return compare(question, best, other, playouts_in_time_of(budget.compare, view), 2 * ply + 1)


@time_limit(CHOICE_SECONDS)
def loss_of(view: View, best: Action, other: Action, ply: int, budget: Budget) -> tuple[float, float]:
    """Return by how many points an action falls short of the best one, and the standard error.

    It is tried in the same worlds as the action that was played at this ply. Raises TaskTimeout.
    """
    found = _compare(view, best, other, ply, budget)
    return found.loss, found.error


def judge_version(game: str) -> int:
    """Return the version of a game's judge; a later one values decisions otherwise."""
    return DECISION_PROBLEMS[GAMES[game].view].version


def thresholds_of(stored: StoredTable) -> Thresholds:
    """Return what a mistake and a blunder cost in the game of a match, to half a point.

    The result of a deal between equal players is about normally distributed around 0. So one point changes
    the chance to come out ahead by the density at 0, which is ``1 / (spread * sqrt(2 * pi))``.
    """
    spec = GAMES[stored.game]
    key = outcomes_key(spec, load_options(spec, stored.options))
    whole = _spread(stored.game, key, stored.seat_count) * sqrt(2 * pi)
    return Thresholds(*(max(0.5, round(2 * share * whole) / 2) for share in (MISTAKE_SHARE, BLUNDER_SHARE)))


@cache
def _spread(game: str, key: str, seats: int) -> float:
    """Return the standard deviation of a seat's lead after a deal, among strong players."""
    spec = GAMES[game]
    results = recorded_outcomes(key, seats)
    return pstdev(_ahead(spec, points, seat) for points in results for seat in range(seats))


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
