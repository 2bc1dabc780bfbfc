"""How a match of a tournament ended, according to the record of its table."""

import json
from typing import NamedTuple

from data.tables.codec import load_outcome
from data.tables.row_types import StoredTable
from engine import GAMES


class MatchResult(NamedTuple):
    """How a match ended; see ``engine.tournaments.events.Finished``.

    ``scores`` and the points of ``deals`` are by seat, and more is better in every game. ``winners``: without
    an outcome, those who were ahead after the finished deals.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    gone: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]


def match_result(stored: StoredTable) -> MatchResult:
    """Return the result of a match from its record. Raises BadRecord."""
    spec = GAMES.get(stored.game)
    sign = -1 if spec is not None and spec.low_wins else 1
    seats = range(len(stored.seats))
    points = [json.loads(deal.result)["points"] for deal in stored.deals if deal.result is not None]
    deals = tuple(tuple(sign * row[seat] for seat in seats) for row in points)
    gone = tuple(sorted(each.seat for each in stored.resignations))
    if stored.outcome is not None:
        outcome = load_outcome(stored.outcome)
        return MatchResult(tuple(sign * score for score in outcome.scores), outcome.winners, gone, deals)
    scores = tuple(sum(row[seat] for row in deals) for seat in seats)
    best = max((scores[seat] for seat in seats if seat not in gone), default=0)
    return MatchResult(
        scores, tuple(seat for seat in seats if seat not in gone and scores[seat] == best), gone, deals
    )
