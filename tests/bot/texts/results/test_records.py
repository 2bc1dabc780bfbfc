"""Texts about exported files, and about refused ones."""

import pytest

from bot.texts.results.records import about_record, about_transcript, file_name, record_refusal
from data.db.errors import RecordReason, RecordRefused


@pytest.mark.parametrize("reason", RecordReason)
def test_every_refusal_has_words(reason: RecordReason) -> None:
    told = record_refusal(RecordRefused(reason))
    assert told.endswith(".")
    others = {record_refusal(RecordRefused(other)) for other in RecordReason if other is not reason}
    assert told not in others


def test_a_refusal_names_the_place() -> None:
    error = RecordRefused(RecordReason.ACTION, deal=2, ply=4)
    assert record_refusal(error) == "Deal 2, move 5: This move is against the rules."
    error = RecordRefused(RecordReason.SHAPE, where="deals.0.dealer")
    assert "at deals.0.dealer is missing" in record_refusal(error)
    error = RecordRefused(RecordReason.SHAPE, where="@everyone \x1b[2J")
    assert "everyone" not in record_refusal(error)
    error = RecordRefused(RecordReason.TOO_LARGE, size=9, most=4_000_000)
    assert record_refusal(error) == "The file is too large: the limit is 4 MB."


def test_files_have_names_and_descriptions() -> None:
    assert file_name(3, "json") == "cardroom-table-3.json"
    assert file_name(3, "txt", 2) == "cardroom-table-3-deal-2.txt"
    assert "1 deal:" in about_record("Gin Rummy", 1)
    assert "Gin Rummy, 2 deals" in about_transcript("Gin Rummy", 2)
