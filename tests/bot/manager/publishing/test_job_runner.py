"""Jobs are served when they are due, and whatever fails is tried again."""

import logging
from contextvars import ContextVar

import pytest

from bot.manager.publishing.job_runner import JobRunner
from bot.manager.publishing.messages import WAITS
from bot.manager.time.clock import ManualClock
from data.db.errors import StorageError

PRESS: ContextVar[str] = ContextVar("press", default="")


class Errands(JobRunner):
    """Jobs by the time at which they are due."""

    def __init__(self, *due: int, poll_ms: int | None = None) -> None:
        self.clock = ManualClock(0)
        super().__init__(self.clock, "an errand", retry_ms=100, poll_ms=poll_ms)
        self.due = [*due]
        self.served: list[tuple[int, int]] = []
        self.looks = 0
        self.fails: list[Exception] = []
        self.contexts: set[tuple[str, bool]] = set()

    async def serve_due(self, now: int) -> bool:
        self.looks += 1
        self.contexts.add((PRESS.get(), WAITS.get()))
        if self.fails:
            raise self.fails.pop()
        found = [at for at in self.due if at <= now][:1]
        for at in found:
            self.due.remove(at)
            self.served.append((at, now))
        return bool(found)

    async def next_due(self) -> int | None:
        return min(self.due, default=None)

    async def advance(self, ms: int) -> None:
        for _ in range(ms):
            self.clock.advance(1)
            await self.background.quiet()


async def test_each_job_is_served_when_it_is_due_and_not_before_the_start() -> None:
    jobs = Errands(0, 0, 40, 70)
    jobs.look()
    await jobs.advance(5)
    assert not jobs.served
    jobs.start()
    await jobs.background.quiet()
    assert jobs.served == [(0, 5), (0, 5)]
    await jobs.advance(100)
    assert jobs.served[2:] == [(40, 40), (70, 70)]
    assert jobs.looks == 3 + 2 + 2, "it looks until nothing is due, and then only when something is"


async def test_a_job_that_comes_meanwhile_is_not_passed_over() -> None:
    jobs = Errands(60)
    jobs.start()
    await jobs.background.quiet()
    jobs.due.append(20)
    jobs.wake(20)
    await jobs.advance(60)
    assert jobs.served == [(20, 20), (60, 60)]


async def test_other_processes_plan_jobs_so_it_polls() -> None:
    jobs = Errands(poll_ms=10)
    jobs.start()
    await jobs.background.quiet()
    jobs.due.append(1)  # nobody has told this process
    await jobs.advance(12)
    assert jobs.served == [(1, 10)]


@pytest.mark.parametrize(
    ("error", "level"), [(StorageError("It is locked."), logging.WARNING), (ValueError("odd"), logging.ERROR)]
)
async def test_a_failure_is_told_and_what_is_due_is_served_soon_afterwards(
    error: Exception, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    jobs = Errands(0)
    jobs.fails = [error]
    jobs.start()
    await jobs.background.quiet()
    [record] = caplog.records
    assert record.levelno == level
    assert record.getMessage().startswith("an errand ")
    await jobs.advance(100)
    assert jobs.served == [(0, 100)]


async def test_nothing_is_served_after_it_has_stopped() -> None:
    jobs = Errands(5, 10, poll_ms=1)
    jobs.start()
    await jobs.advance(5)
    await jobs.stop()
    jobs.look()
    jobs.wake(7)
    await jobs.advance(20)
    assert jobs.served == [(5, 5)]


async def test_jobs_have_nothing_of_the_press_and_give_way_to_players() -> None:
    jobs = Errands(0)
    PRESS.set("of somebody")
    jobs.start()
    await jobs.background.quiet()
    assert jobs.contexts == {("", True)}
