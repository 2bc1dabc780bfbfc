"""Hints computed outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar, TypeVarTuple

import pytest

from bot.workers import hint_jobs
from bot.workers.hint_jobs import HintJobs
from bot.workers.pool import TaskTimeout, WorkerPool
from engine.ai.search import assess
from tests.bot.workers.test_ai_jobs import opening

pytestmark = pytest.mark.usefixtures("few")

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_jobs, "HINT", 40)


class Counting(WorkerPool):
    """A worker pool that counts jobs and dies a given number of times."""

    def __init__(self, dies: int = 0, error: type[Exception] = BrokenExecutor) -> None:
        super().__init__(0)
        self.dies = dies
        self.error = error
        self.asked = 0

    async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        self.asked += 1
        if self.asked <= self.dies:
            raise self.error
        return await super().run(work, *args)


@pytest.mark.long
async def test_a_hint_is_what_the_judge_says() -> None:
    view = opening()
    assert await HintJobs(WorkerPool(0)).hint("now", view) == assess(view, 40, 1)


async def test_whoever_asks_again_is_told_the_same_without_a_second_thought() -> None:
    pool, view = Counting(), opening()
    asked = HintJobs(pool)
    one, two = await asyncio.gather(asked.hint("now", view), asked.hint("now", view))
    assert one is two
    assert await asked.hint("now", view) is one
    assert pool.asked == 1
    await asked.hint("later", view)
    assert pool.asked == 2


async def test_a_worker_that_dies_is_asked_again_once() -> None:
    pool = Counting(dies=1)
    assert (await HintJobs(pool).hint("now", opening())).ranked
    assert pool.asked == 2


async def test_what_failed_is_not_kept() -> None:
    pool = Counting(dies=2)
    asked = HintJobs(pool)
    with pytest.raises(BrokenExecutor):
        await asked.hint("now", opening())
    assert (await asked.hint("now", opening())).ranked


@pytest.mark.long
async def test_only_the_last_answers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_jobs, "_KEPT", 2)
    pool, view = Counting(), opening()
    asked = HintJobs(pool)
    for moment in ("a", "b", "c", "b", "a"):
        await asked.hint(moment, view)
    assert pool.asked == 4


async def test_a_hint_that_took_too_long_is_not_thought_about_again() -> None:
    pool = Counting(dies=9, error=TaskTimeout)
    asked = HintJobs(pool)
    for _ in range(3):
        with pytest.raises(TaskTimeout):
            await asked.hint("now", opening())
    assert pool.asked == 1
