"""Stored matches that cannot be played again."""

from data.replay import ReplayError


def test_a_record_that_cannot_be_replayed_is_named_by_its_place() -> None:
    assert str(ReplayError("t1", 2, 14)) == "table t1: the record cannot be replayed at deal 2, ply 14"
