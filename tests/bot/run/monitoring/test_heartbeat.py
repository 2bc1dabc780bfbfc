"""The heartbeat: written while the bot is alive; the file gives its age."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.run.config import load_settings
from bot.run.monitoring import heartbeat
from bot.run.monitoring.heartbeat import Heartbeat
from bot.run.monitoring.heartbeat_file import STALE, age, check, fault
from data.db.connection import open_database
from data.db.errors import StorageError
from data.installation import extend_served, note_served
from tests.postgres import Postgres


def test_no_beat_without_life(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    heartbeat = Heartbeat(lambda: False, file)
    assert not heartbeat.beat()
    assert age(file) is heartbeat.age is None
    assert not heartbeat.is_beating


def test_a_beat_makes_an_old_heart_young(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    file.touch()
    hour_ago = time.time() - 3600
    os.utime(file, (hour_ago, hour_ago))
    assert age(file) == pytest.approx(3600, abs=60)
    heartbeat = Heartbeat(lambda: True, file)
    assert heartbeat.beat()
    assert heartbeat.is_beating
    seconds = age(file)
    assert seconds is not None
    assert seconds < STALE


def test_a_check_reads_only_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CARDROOM_HEARTBEAT_FILE", raising=False)
    unset = check()
    assert not unset.well
    assert "CARDROOM_HEARTBEAT_FILE is not set" in unset.said
    file = tmp_path / "heart"
    monkeypatch.setenv("CARDROOM_HEARTBEAT_FILE", str(file))
    monkeypatch.setenv("CARDROOM_WORKERS", "many")  # a running bot has read its settings already
    assert "has not connected yet" in check().said
    Heartbeat(lambda: True, file).beat()
    assert check().well
    long_ago = time.time() - STALE - 5
    os.utime(file, (long_ago, long_ago))
    hung = check()
    assert not hung.well
    assert hung.about == "heartbeat"
    assert "65 seconds ago" in hung.said


def test_a_check_finds_the_file_as_the_bot_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("CARDROOM_HEARTBEAT_FILE", raising=False)
    (tmp_path / "heart").touch()
    for content in (
        b"CARDROOM_HEARTBEAT_FILE=~/heart\n",
        b"\xef\xbb\xbfcardroom_heartbeat_file='heart'\r\n",
        b"export CARDROOM_HEARTBEAT_FILE=${HOME}/heart\n",
    ):
        Path(".env").write_bytes(content)
        assert check().well
        found = load_settings().heartbeat_file
        assert found is not None
        assert found.resolve() == tmp_path / "heart"
    Path(".env").write_bytes(b"\xff")
    assert "cannot be checked" in check().said


def test_a_file_that_cannot_be_touched_is_known_before(tmp_path: Path) -> None:
    assert fault(tmp_path / "heart") is None
    (tmp_path / "heart").touch()
    assert fault(tmp_path / "heart") is None
    assert "is a folder" in (fault(tmp_path) or "")
    assert "its folder does not exist" in (fault(tmp_path / "none" / "heart") or "")
    assert "(Not a directory)" in (fault(tmp_path / "heart" / "heart") or "")
    assert "(File name too long)" in (fault(tmp_path / ("heart" * 60)) or "")


def test_a_clock_set_back_makes_no_stopped_heart_beat(tmp_path: Path) -> None:
    file = tmp_path / "heart"
    file.touch()
    ahead = time.time() + 3600
    os.utime(file, (ahead, ahead))
    seconds = age(file)
    assert seconds is not None
    assert seconds > STALE


def test_a_heart_that_no_longer_beats_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    now, alive = 100.0, True
    monkeypatch.setattr(time, "monotonic", lambda: now)
    heartbeat = Heartbeat(lambda: alive)
    heartbeat.beat()
    now, alive = now + STALE, False
    heartbeat.beat()
    assert heartbeat.is_beating
    now += 1
    assert not heartbeat.is_beating
    assert heartbeat.age == STALE + 1


def test_a_file_that_cannot_be_touched_stops_no_heart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heartbeat = Heartbeat(lambda: True, tmp_path / "none" / "heart")
    for _ in range(3):
        assert heartbeat.beat()
    assert heartbeat.is_beating
    [told] = caplog.messages
    assert "cannot be touched (No such file or directory)" in told


async def test_the_heart_goes_on_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0)
    monkeypatch.setattr(heartbeat, "SOON", 0)
    answers = iter([False, False, True])
    asked = asyncio.Event()

    def alive() -> bool:
        answer = next(answers, None)
        if answer is None:
            asked.set()
        return bool(answer)

    task = asyncio.create_task(Heartbeat(alive, tmp_path / "heart").keep_beating())
    await asked.wait()
    assert (tmp_path / "heart").exists()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_database_stores_while_something_was_stored_lately(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/cards.sqlite3")
    try:
        assert not heartbeat.is_storing(database)
        await database.write(note_served(1))
        assert heartbeat.is_storing(database)
        assert database.write_metrics.last is not None
        database.write_metrics.last -= heartbeat.STORED
        assert not heartbeat.is_storing(database)
    finally:
        await database.close()


async def test_one_of_several_stores_while_it_notes_that_somebody_serves(postgres: Postgres) -> None:
    with postgres.fresh() as url:
        database = await open_database(url)
        try:
            await extend_served(database, 10_000, since=0)
            assert heartbeat.is_storing(database)
            with pytest.raises(StorageError):
                await database.write_relaxed("UPDATE house SET served_until = ? / 0", (1,))
            assert not heartbeat.is_storing(database)
            await extend_served(database, 10_001, since=0)
            assert heartbeat.is_storing(database)
        finally:
            await database.close()
