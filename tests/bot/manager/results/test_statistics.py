"""Deals are counted when a match ends."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from bot.manager.results.statistics import keep_counting_deals
from bot.workers.pool import WorkerPool
from data.db.connection import open_database
from data.db.database import OpenDatabase
from data.fairness.fairness_statistics import load_sums
from engine.ai import Level
from tests.bot.recorded import GUILD, keep, match_of

MATCHES = 3

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[OpenDatabase]:
    opened = await open_database(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    yield opened
    await opened.close()


async def test_all_that_waits_is_counted_also_when_a_worker_has_died(
    database: OpenDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for number in range(1, MATCHES + 1):
        made = match_of("gin", seed=number, level=Level.EASY)
        await keep(database, replace(made, number=number))
        columns = "table_id, deal, commitment, secret, shares, root"
        proof = f"INSERT INTO proofs ({columns}) VALUES (?, 1, '', '', '', '')"
        over = "UPDATE tables SET status = 'over' WHERE table_id = ?"
        await database.write([(proof, (made.table_id,)), (over, (made.table_id,))])
    rests: list[float] = []
    done = asyncio.Event()

    class Dying(WorkerPool):
        async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
            if not rests:
                raise BrokenExecutor
            return await super().run(work, *args)

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) > 1:
            done.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(asyncio, "sleep", rest)
    monkeypatch.setattr("data.fairness.fairness_statistics._PIECE", 2)
    counting = asyncio.ensure_future(keep_counting_deals(database, Dying(0)))
    await done.wait()
    counting.cancel()
    assert "retrying later (BrokenExecutor)" in caplog.text
    assert (await load_sums(database, GUILD))["better seat"].deals == MATCHES
