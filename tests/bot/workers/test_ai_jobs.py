"""Moves of the computer players: in this process, in worker processes, and when those die."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from bot.workers import ai_jobs as module
from bot.workers.ai_jobs import DECISION_MS, FEWEST, LONGEST_MS, UNMEASURED, AiJobs, ThinkingTime
from bot.workers.pool import TaskTimeout
from engine import GAMES
from engine.actions import Action
from engine.ai import LEVELS, Level, choose, fallback_action
from engine.views import View


def opening() -> View:
    match = GAMES["gin"].new_match(seats=2, dealer=0)
    return match.deal(match.pack(), seed=bytes(32)).view(1)


@pytest.mark.parametrize("level", LEVELS)
async def test_without_workers_the_player_thinks_here(level: Level) -> None:
    view = opening()
    assert await AiJobs(0).choose("gin", level, view) == choose("gin", level, view)


@pytest.mark.long
async def test_a_worker_answers_like_the_player(caplog: pytest.LogCaptureFixture) -> None:
    """When a worker dies, the fallback policy moves, and the next job gets a new worker."""
    view, computers = opening(), AiJobs(1)
    try:
        assert await computers.choose("gin", Level.STRONG, view) == choose("gin", Level.STRONG, view)
        pool = computers.pool._pool
        assert pool is not None
        [(worker, process)] = pool._processes.items()
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        await asyncio.to_thread(process.join)
        answers = await asyncio.gather(
            *(computers.choose("gin", Level.STRONG, view) for _ in range(3)), return_exceptions=True
        )
        good = {fallback_action(view), choose("gin", Level.STRONG, view)}
        assert all(isinstance(answer, Action) and answer in good for answer in answers)
        assert await computers.choose("gin", Level.STRONG, view) == choose("gin", Level.STRONG, view)
        assert computers.pool._pool is not pool
        assert "a worker of the computer players died" in caplog.text
    finally:
        computers.close()


async def test_a_player_that_fails_is_replaced_by_the_fallback_policy(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Regression: the table waited for ever. The logged error may name cards."""

    def stumble(key: str, level: Level, view: View) -> Action:
        raise IndexError(f"hand {view.hand}")

    monkeypatch.setattr(module, "choose", stumble)
    view = opening()
    assert await AiJobs(0).choose("gin", Level.EASY, view) == fallback_action(view)
    assert "IndexError" in caplog.text
    assert "hand" not in caplog.text


def test_a_budget_follows_what_playouts_cost_and_shrinks_where_others_wait() -> None:
    thinking = ThinkingTime()
    assert thinking.budget() == UNMEASURED
    thinking.note(0, 3.0)  # a forced move
    assert thinking.budget() == UNMEASURED
    for _ in range(100):
        thinking.note(100, 10.0)
    assert thinking.budget() == pytest.approx(10 * DECISION_MS, abs=1)
    assert thinking.budget(0.25) == pytest.approx(thinking.budget() / 4, abs=1)
    for _ in range(100):
        thinking.note(10, 1_000.0)
    assert thinking.budget(0.01) == FEWEST


def test_a_budget_is_not_too_long_for_the_dearest_playouts_either() -> None:
    """At Hand few decisions have dear playouts, and took twice the usual time."""
    thinking = ThinkingTime()
    for _ in range(90):
        thinking.note(100, 50.0)
    assert 0.5 * thinking.budget() == pytest.approx(DECISION_MS, abs=1)
    thinking.note(10, 15.0)  # dear, and over at once
    thinking.note(100, 400.0)  # the first of a process
    assert 0.5 * thinking.budget() == pytest.approx(DECISION_MS, abs=20)
    for _ in range(5):
        thinking.note(100, 250.0)
    assert 2.5 * thinking.budget() == pytest.approx(LONGEST_MS, abs=3)
    for _ in range(100):
        thinking.note(100, 50.0)
    assert 0.5 * thinking.budget() == pytest.approx(DECISION_MS, abs=1)


async def test_an_expert_has_what_its_last_decisions_leave_it_and_less_with_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: list[int] = []

    def thinks(view: View, budget: int) -> tuple[Action, int, float]:
        budgets.append(budget)
        return choose("gin", Level.STRONG, view), 100, 1.0

    monkeypatch.setattr(module, "_search_action", thinks)
    view, computers = opening(), AiJobs(0)
    assert await computers.choose("gin", Level.EXPERT, view) == choose("gin", Level.STRONG, view)
    await computers.choose("gin", Level.EXPERT, view)
    assert budgets == [UNMEASURED, 100 * DECISION_MS]

    busy = AiJobs(2)

    async def at_once(work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(busy.pool, "run", at_once)
    await busy.choose("gin", Level.EXPERT, view)
    busy.pool.waiting = 7
    await busy.choose("gin", Level.EXPERT, view)
    assert budgets[2:] == [UNMEASURED, 25 * DECISION_MS]


async def test_closing_without_having_been_asked() -> None:
    computers = AiJobs(2)
    computers.close()
    computers.close()


async def test_after_a_decision_that_took_too_long_lower_levels_think_at_tables_of_the_same_options(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise the next table would fail the same way and delay all others again."""
    asked: list[tuple[str, Level]] = []
    slow = {Level.EXPERT, Level.STRONG}

    def thinks(key: str, level: Level, view: View) -> Action:
        asked.append((key, level))
        if level in slow:
            raise TaskTimeout
        return choose(key, Level.EASY, view)

    def searches(view: View, budget: int) -> tuple[Action, int, float]:
        return thinks("gin", Level.EXPERT, view), 0, 0.0

    monkeypatch.setattr(module, "choose", thinks)
    monkeypatch.setattr(module, "_search_action", searches)
    view, computers = opening(), AiJobs(0)
    for _ in range(2):
        assert await computers.choose("gin", Level.EXPERT, view) == fallback_action(view)
    assert await computers.choose("gin", Level.EXPERT, view) == choose("gin", Level.EASY, view)
    assert [level for _, level in asked] == [Level.EXPERT, Level.STRONG, Level.NORMAL]
    assert "took too long" in caplog.text

    longer = GAMES["gin"].new_match(seats=2, options=GAMES["gin"].options(target=10_000))
    other = longer.deal(longer.pack(), seed=bytes(32)).view(1)
    await computers.choose("gin", Level.EXPERT, other)
    assert asked[-1] == ("gin", Level.EXPERT)

    slow |= {Level.NORMAL, Level.EASY}
    monkeypatch.setattr(module, "_TOO_SLOW", 2)
    for _ in range(9):
        assert await computers.choose("gin", Level.EXPERT, view) == fallback_action(view)
    assert len(computers._too_slow) == 2
