"""The heartbeat: beats while connected, and its age is what the file says."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.run import heartbeat


def test_no_beat_without_a_connection(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    assert not heartbeat.beat(file, lambda: False)
    assert heartbeat.age(file) is None


def test_a_beat_makes_an_old_heart_young(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    file.touch()
    hour_ago = time.time() - 3600
    os.utime(file, (hour_ago, hour_ago))
    assert heartbeat.age(file) == pytest.approx(3600, abs=60)
    assert heartbeat.beat(file, lambda: True)
    age = heartbeat.age(file)
    assert age is not None
    assert age < heartbeat.STALE


def test_a_clock_set_back_makes_no_stopped_heart_beat(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    file.touch()
    ahead = time.time() + 3600
    os.utime(file, (ahead, ahead))
    age = heartbeat.age(file)
    assert age is not None
    assert age > heartbeat.STALE


async def test_the_heart_goes_on_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0)
    answers = iter([False, False, True])
    asked = asyncio.Event()

    def alive() -> bool:
        answer = next(answers, None)
        if answer is None:
            asked.set()
        return bool(answer)

    task = asyncio.create_task(heartbeat.keep_beating(tmp_path / "heart", alive))
    await asked.wait()
    assert (tmp_path / "heart").exists()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
