"""Files of matches, written and read in worker processes, and what is said of those that are refused."""

import asyncio
import json
import os
import pickle
import signal
from concurrent.futures import BrokenExecutor
from random import Random

import pytest

from bot.house.table import ReplayError
from bot.texts.records import about_record, about_transcript, file_name, record_refusal
from bot.texts.transcript import NoSuchDeal, transcript
from bot.work.archive import Archive
from bot.work.workers import Crew
from data.errors import BadRecord, RecordReason, RecordRefused
from data.record import dump_record, load_record
from tests.data.matches import stored_match

GIN = stored_match("gin", Random(7), target=30)
TEXT = dump_record(GIN)


@pytest.mark.long
@pytest.mark.parametrize("workers", [0, 1])
async def test_files_are_made_and_read(workers: int) -> None:
    archive = Archive(workers)
    try:
        assert await archive.record(GIN) == TEXT
        assert await archive.read(TEXT.encode()) == load_record(TEXT)
        assert await archive.transcript(GIN, 1, deal=2) == transcript(GIN, 1, deal=2)
        assert await archive.transcript(GIN, eyes=True) == transcript(GIN, eyes=True)
        changed = json.loads(TEXT)
        changed["deals"][1]["actions"].pop(5)
        with pytest.raises(RecordRefused) as caught:
            await archive.read(json.dumps(changed).encode())
        assert (caught.value.reason, caught.value.deal, caught.value.ply) == (RecordReason.ACTION, 2, 5)
        with pytest.raises(NoSuchDeal):
            await archive.transcript(GIN, deal=9)
        assert await archive.read(TEXT.encode()) == load_record(TEXT)
    finally:
        archive.close()


@pytest.mark.parametrize(
    "error",
    [
        RecordRefused(RecordReason.NAME, deal=1, ply=2, where="a.b", seat=3, most=4),
        ReplayError("t1", 2, 3),
        BadRecord("deck", "table t1"),
        NoSuchDeal(3, 2),
    ],
)
def test_errors_come_out_of_a_worker_as_they_were(error: Exception) -> None:
    """One that cannot be read on this side would break all work that is under way."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


@pytest.mark.long
async def test_a_crew_starts_anew_when_a_worker_dies() -> None:
    crew = Crew(1)
    try:
        worker = await crew.run(os.getpid)
        assert worker != os.getpid()
        with pytest.raises(BrokenExecutor):
            await asyncio.gather(crew.run(os.kill, worker, signal.SIGKILL), crew.run(os.getpid))
        assert await crew.run(os.getpid) not in (worker, os.getpid())
    finally:
        crew.close()
        crew.close()


@pytest.mark.parametrize("reason", RecordReason)
def test_every_refusal_has_words(reason: RecordReason) -> None:
    told = record_refusal(RecordRefused(reason))
    assert told.endswith(".")
    others = {record_refusal(RecordRefused(other)) for other in RecordReason if other is not reason}
    assert told not in others


def test_a_refusal_names_the_place() -> None:
    error = RecordRefused(RecordReason.ACTION, deal=2, ply=4)
    assert record_refusal(error) == "Deal 2, move 5: A move is not possible by the rules."
    error = RecordRefused(RecordReason.SHAPE, where="deals.0.dealer")
    assert "at deals.0.dealer is missing" in record_refusal(error)
    error = RecordRefused(RecordReason.SHAPE, where="@everyone \x1b[2J")
    assert "everyone" not in record_refusal(error)
    error = RecordRefused(RecordReason.TOO_LARGE, size=9, most=4_000_000)
    assert record_refusal(error) == "The file is too large: 4 MB are the most."


def test_files_have_names_and_descriptions() -> None:
    assert file_name(3, "json") == "cardroom-table-3.json"
    assert file_name(3, "txt", 2) == "cardroom-table-3-deal-2.txt"
    assert "1 deal:" in about_record("Gin Rummy", 1)
    assert "Gin Rummy, 2 deals" in about_transcript("Gin Rummy", 2)
