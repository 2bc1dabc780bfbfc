"""A database that fails while play is resumed: the bot tries again, then stops and says why."""

import asyncio

import pytest

from bot.run import client
from data.db.errors import StorageError
from tests.play.conftest import Harness

FULL = "The database failed: database or disk is full."


def fail(harness: Harness, monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Let so many attempts to resume play fail; return a list with the number of each attempt."""
    attempts: list[int] = []
    start = harness.bot.manager.start

    async def refuse() -> None:
        attempts.append(len(attempts) + 1)
        if len(attempts) <= times:
            raise StorageError(FULL)
        await start()

    monkeypatch.setattr(harness.bot.manager, "start", refuse)
    harness.bot.playing.clear()
    return attempts


async def test_a_bot_that_cannot_make_up_for_the_time_away_leaves(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "START_AGAIN", (0.0, 0.0))
    attempts = fail(harness, monkeypatch, times=9)
    await harness.bot.on_ready()
    assert harness.bot.is_closed()
    assert "disk is full" in str(harness.bot.unusable)
    assert attempts == [1, 2, 3]


async def test_a_database_that_answers_late_does_not_end_the_start(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "START_AGAIN", (0.0, 0.0))
    attempts = fail(harness, monkeypatch, times=2)
    await harness.bot.on_ready()
    assert harness.bot.playing.is_set()
    assert not harness.bot.is_closed()
    assert harness.bot.unusable is None
    assert attempts == [1, 2, 3]


async def test_a_bot_that_is_told_to_stop_does_not_try_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "START_AGAIN", (3600.0,))
    attempts = fail(harness, monkeypatch, times=9)
    start, began = harness.bot.manager.start, asyncio.Event()

    async def tell() -> None:
        began.set()
        await start()

    monkeypatch.setattr(harness.bot.manager, "start", tell)
    starting = asyncio.create_task(harness.bot.on_ready())
    await began.wait()
    await harness.bot.close()
    await starting
    assert not harness.bot.playing.is_set()
    assert attempts == [1]
