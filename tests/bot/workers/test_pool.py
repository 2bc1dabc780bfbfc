"""Worker processes: results, deaths, and that no worker outlives its parent."""

import asyncio
import json
import os
import pickle
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from functools import partial
from random import Random

import pytest

from bot.texts.results.transcript import NoSuchDeal, transcript
from bot.workers.pool import TaskTimeout, WorkerPool, time_limit
from data.db.errors import BadRecord, RecordReason, RecordRefused
from data.tables.match_export import dump_record, load_record
from data.tables.replay import ReplayError
from tests.data.matches import stored_match

GIN = stored_match("gin", Random(7), target=30)
TEXT = dump_record(GIN)

PARENT = """
import os, sys, time
import pytest

from bot.workers.pool import process_pool

pytestmark = pytest.mark.long
if __name__ == "__main__":
    print(process_pool(1).submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.long
def test_a_worker_goes_when_its_parent_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdin is not None
    assert parent.stdout is not None
    with parent.stdin, parent.stdout:
        worker = int(parent.stdout.readline())
        os.kill(worker, 0)
        parent.send_signal(signal.SIGKILL)
        parent.wait(10)
        # The worker holds the pipe, too: it ends when both are gone.
        assert parent.stdout.read() == ""


@pytest.mark.long
@pytest.mark.parametrize("workers", [0, 1])
async def test_files_are_made_and_read(workers: int) -> None:
    pool = WorkerPool(workers)
    try:
        assert await pool.run(dump_record, GIN) == TEXT
        assert await pool.run(load_record, TEXT.encode()) == load_record(TEXT)
        assert await pool.run(partial(transcript, GIN, 1, deal=2)) == transcript(GIN, 1, deal=2)
        changed = json.loads(TEXT)
        changed["deals"][1]["actions"].pop(5)
        with pytest.raises(RecordRefused) as caught:
            await pool.run(load_record, json.dumps(changed).encode())
        assert (caught.value.reason, caught.value.deal, caught.value.ply) == (RecordReason.ACTION, 2, 5)
        with pytest.raises(NoSuchDeal):
            await pool.run(partial(transcript, GIN, deal=9))
        assert await pool.run(load_record, TEXT.encode()) == load_record(TEXT)
    finally:
        pool.close()


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
    """Regression: an error that this side could not unpickle broke all work in progress."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


@pytest.mark.long
async def test_a_pool_restarts_when_a_worker_dies() -> None:
    pool = WorkerPool(1)
    try:
        worker = await pool.run(os.getpid)
        assert worker != os.getpid()
        with pytest.raises(BrokenExecutor):
            await asyncio.gather(pool.run(os.kill, worker, signal.SIGKILL), pool.run(os.getpid))
        assert await pool.run(os.getpid) not in (worker, os.getpid())
    finally:
        pool.close()
        pool.close()


@time_limit(0.1)
def _for_ever() -> None:
    while True:
        try:
            while True:
                pass
        except Exception:
            continue


@time_limit(60)
def _worker() -> int:
    return os.getpid()


@pytest.mark.long
async def test_work_whose_time_is_up_ends_and_its_worker_goes_on() -> None:
    """Other jobs waiting for the worker wait no longer than that, and are not lost."""
    pool = WorkerPool(1)
    try:
        worker = await pool.run(_worker)
        late, next_one = await asyncio.gather(pool.run(_for_ever), pool.run(_worker), return_exceptions=True)
        assert isinstance(late, TaskTimeout)
        assert next_one == worker
        assert pool.died == 0
    finally:
        pool.close()


def test_in_this_process_nothing_is_stopped() -> None:
    assert _worker() == os.getpid()
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
