"""Stored matches that cannot be played again."""

from dataclasses import replace
from random import Random

import pytest

from data.tables.replay import ReplayError, new_match, play_again, resign, skip
from data.tables.row_types import StoredResignation
from engine import GAMES
from engine.errors import SetupError
from tests.data.matches import stored_match


def test_a_record_that_cannot_be_replayed_is_named_by_its_place() -> None:
    error = ReplayError("t1", 2, 14)
    assert str(error) == "table t1: the record cannot be replayed at deal 2, ply 14"
    assert (error.table, error.deal, error.ply) == ("t1", 2, 14)


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_between_two_deals_is_gone_from_where_a_match_goes_on(game: str) -> None:
    spec = GAMES[game]
    matches = (stored_match(game, Random(seed), seats=spec.seats[-1], most_deals=1) for seed in range(20))
    stored = next(match for match in matches if match.outcome is None)
    [deal] = stored.deals
    left = StoredResignation(
        seat=1, deal=deal.deal, ply=len(deal.actions), why="resigned", at=deal.started_at
    )
    stored = replace(stored, resignations=(left,))
    skipped, played = new_match(spec, stored), new_match(spec, stored)
    skip(spec, skipped, stored, [deal])
    for again in play_again(spec, played, stored):
        assert len([*again.moves]) == len(deal.actions)
    assert 1 in skipped.resigned
    assert (skipped.scores, skipped.dealer, skipped.resigned) == (
        played.scores,
        played.dealer,
        played.resigned,
    )


@pytest.mark.parametrize("late", [0, 2])
def test_of_resignations_of_one_moment_the_one_that_ended_the_match_is_last(late: int) -> None:
    """Seats 0 and 2 are partners: once both have left, nobody else can."""
    spec = GAMES["hand_partnership"]
    match = spec.new_match(seats=4, options=spec.options(), dealer=0)
    resign(
        match,
        [StoredResignation(seat=seat, deal=1, ply=0, why="resigned", at=9) for seat in (2 - late, late, 3)],
    )
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    with pytest.raises(SetupError, match="the match is over"):
        resign(match, [StoredResignation(seat=1, deal=1, ply=0, why="resigned", at=9)])
