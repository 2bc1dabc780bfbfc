"""Stored matches that cannot be played again."""

from data.replay import ReplayError


def test_a_record_that_cannot_be_replayed_is_named_by_its_place() -> None:
    error = ReplayError("t1", 2, 14)
    assert str(error) == "table t1: the record cannot be replayed at deal 2, ply 14"
    assert (error.table, error.deal, error.ply) == ("t1", 2, 14)
