"""Storage errors keep their message when they are pickled between processes."""

import pickle

import pytest

from data.db.errors import BadRecord, RecordReason, RecordRefused
from data.tables.replay import ReplayError

REFUSED = RecordRefused(RecordReason.ACTION, deal=2, ply=14, where="deals.1.moves", card="7C")


@pytest.mark.parametrize("error", [REFUSED, BadRecord("deck", "table t1 deal 2"), ReplayError("t1", 2, 14)])
def test_an_error_comes_out_of_a_worker_as_it_was(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_refused_record_keeps_its_place_and_its_facts() -> None:
    assert (REFUSED.reason, REFUSED.deal, REFUSED.ply) == (RecordReason.ACTION, 2, 14)
    assert (REFUSED.where, REFUSED.facts) == ("deals.1.moves", {"card": "7C"})


@pytest.mark.parametrize(
    ("deal", "ply", "told"),
    [
        (None, None, "Refused: action"),
        (2, None, "Refused: action deal 2"),
        (2, 14, "Refused: action deal 2 ply 14"),
    ],
)
def test_a_refused_record_is_told_with_as_much_of_its_place_as_is_known(
    deal: int | None, ply: int | None, told: str
) -> None:
    assert str(RecordRefused(RecordReason.ACTION, deal=deal, ply=ply)) == told


def test_a_record_that_cannot_be_read_is_told_with_its_place() -> None:
    assert str(BadRecord("deck", "table t1 deal 2")) == "The stored deck cannot be read: table t1 deal 2."
    assert BadRecord("deck", "table t1 deal 2").what == "deck"
