"""Asking the computer players: here, in worker processes, and when those die."""

import asyncio
import os
import signal

import pytest

from bot.work import computers as module
from bot.work.computers import Computers
from engine import GAMES
from engine.actions import Action
from engine.opponents import LEVELS, Level, choose, understudy
from engine.views import View


def opening() -> View:
    match = GAMES["gin"].new_match(seats=2, dealer=0)
    return match.deal(match.pack(), seed=bytes(32)).view(1)


@pytest.mark.parametrize("level", LEVELS)
async def test_without_workers_the_player_thinks_here(level: Level) -> None:
    view = opening()
    assert await Computers(0).choose("gin", level, view) == choose("gin", level, view)


@pytest.mark.long
async def test_a_worker_answers_like_the_player(caplog: pytest.LogCaptureFixture) -> None:
    """And when it dies, the understudy moves, and the next question finds a new worker."""
    view, computers = opening(), Computers(1)
    try:
        assert await computers.choose("gin", Level.STRONG, view) == choose("gin", Level.STRONG, view)
        pool = computers.crew._pool
        assert pool is not None
        [(worker, process)] = pool._processes.items()
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        await asyncio.to_thread(process.join)
        answers = await asyncio.gather(
            *(computers.choose("gin", Level.STRONG, view) for _ in range(3)), return_exceptions=True
        )
        good = {understudy(view), choose("gin", Level.STRONG, view)}
        assert all(isinstance(answer, Action) and answer in good for answer in answers)
        assert await computers.choose("gin", Level.STRONG, view) == choose("gin", Level.STRONG, view)
        assert computers.crew._pool is not pool
        assert "a worker of the computer players died" in caplog.text
    finally:
        computers.close()


async def test_a_player_that_fails_is_replaced_by_the_understudy(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table waited for ever; and what the error says may name cards."""

    def stumble(key: str, level: Level, view: View) -> Action:
        raise IndexError(f"hand {view.hand}")

    monkeypatch.setattr(module, "choose", stumble)
    view = opening()
    assert await Computers(0).choose("gin", Level.EASY, view) == understudy(view)
    assert "IndexError" in caplog.text
    assert "hand" not in caplog.text


async def test_closing_without_having_been_asked() -> None:
    computers = Computers(2)
    computers.close()
    computers.close()
