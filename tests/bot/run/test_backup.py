"""Backups: made under concurrent writes, verified, thinned out; a refusal leaves no file."""

import asyncio
import logging
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.run import backup, client
from bot.run.backup import AGAIN, DAY, NAMED, SOON, back_up, backups, backups_to_keep, due_in, keep_backing_up
from bot.run.config import Settings
from bot.run.problem import Problem
from data.audit import audit_guild
from data.db.connection import open_database
from data.db.database import Database
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import give
from data.ledger.ledger_queries import head
from tests.data.blank import lay_out
from tests.data.conftest import ANN, BOB, GUILD
from tests.data.played import Played, play
from tests.data.stakes_table import CHIPS
from tests.postgres import Postgres

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
NAME = "cardroom-20261122T120000Z.sqlite3"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cards.sqlite3"


@pytest.fixture
async def db(file: Path) -> AsyncIterator[Database]:
    await lay_out(file)
    database = await open_database(f"sqlite:///{file}")
    for member in (ANN, BOB):
        await database.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    yield database
    await database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def listed(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def refused(file: Path, folder: Path, stop: Event | None = None) -> str:
    with pytest.raises(Problem) as caught:
        back_up(file, folder, NOON, stop)
    return str(caught.value)


async def test_a_backup_under_writes_is_one_moment_of_the_books(
    db: Database, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit between any two steps neither restarts the copy nor is copied in part."""
    monkeypatch.setattr(backup, "STEP_PAGES", 8)
    before = await head(db, GUILD)
    given = 0

    class Giving(Event):
        """An event that is never set; each check of it, between two steps, commits a transfer."""

        def is_set(self) -> bool:
            nonlocal given
            if given == 100:  # the copy has restarted many times
                return False
            given += 1
            work = give(db, GUILD, ANN, BOB, 1, chips=CHIPS, key=str(given), at=given)
            asyncio.run_coroutine_threadsafe(work, loop).result()
            return False

    loop = asyncio.get_running_loop()
    made = await asyncio.to_thread(back_up, file, folder, NOON, Giving())
    assert 5 <= given < 100
    assert (await head(db, GUILD))[0] == before[0] + given
    assert made.file == folder / NAME
    assert made.size == made.file.stat().st_size > 0
    assert stat.S_IMODE(made.file.stat().st_mode) == 0o600
    assert listed(folder) == [NAME]
    copied = await open_database(f"sqlite:///{made.file}")
    try:
        assert await head(copied, GUILD) == before
        assert (await audit_guild(copied, GUILD)).faults == ()
    finally:
        await copied.close()


async def test_it_goes_in_steps_and_can_be_given_up(db: Database, file: Path, folder: Path) -> None:
    stop = Event()
    stop.set()
    assert "aborted" in refused(file, folder, stop)
    assert listed(folder) == []


async def test_a_folder_that_cannot_be_used(db: Database, file: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    assert str(blocked) in refused(file, blocked)
    assert "No such file" in refused(file, tmp_path / "far" / "away")
    assert listed(tmp_path) == [
        "blocked",
        "cards.sqlite3",
        "cards.sqlite3-shm",
        "cards.sqlite3-wal",
    ]


async def test_a_full_disk_leaves_nothing(
    db: Database, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def small(name: object, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(name, **more)  # type: ignore[call-overload]
        if str(name).endswith(".part"):
            connection.execute("PRAGMA max_page_count = 3")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    assert refused(file, folder) == f"The disk of {folder} is full. No backup was made."
    assert listed(folder) == []


def test_what_is_no_database_of_ours(file: Path, folder: Path) -> None:
    assert "no database at" in refused(file, folder)
    file.write_bytes(b"no database " * 100)
    assert f"{file} is not a SQLite database" in refused(file, folder)
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "another program" in refused(file, folder)
    assert listed(folder) == []


async def test_a_damaged_database_replaces_no_backup(db: Database, file: Path, folder: Path) -> None:
    await db.close()
    folder.mkdir()
    old = folder / f"{NOON - timedelta(minutes=1):{NAMED}}"
    old.write_bytes(b"")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'transfers'")
        [(size,)] = connection.execute("PRAGMA page_size")
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\x0d" + b"\xff" * 200)
    assert "damaged" in refused(file, folder)
    assert listed(folder) == [old.name]


async def test_books_that_do_not_end_at_their_head_are_no_backup(
    db: Database, file: Path, folder: Path
) -> None:
    await db.write([("UPDATE books SET head = 'other'", ())])
    assert f"books of server {GUILD}" in refused(file, folder)
    assert listed(folder) == []


async def test_seals_of_which_one_is_gone_are_no_backup(db: Database, file: Path, folder: Path) -> None:
    await play(db, Played((ANN, BOB), (50, 10), (0,)), Played((ANN, BOB), (50, 10), (0,)))
    back_up(file, folder, NOON)
    await db.write([("DROP TRIGGER seals_last", ()), ("DELETE FROM seals WHERE seq = 1", ())])
    assert f"seals of server {GUILD}" in refused(file, folder)


async def test_what_a_killed_backup_left_is_swept_away(db: Database, file: Path, folder: Path) -> None:
    folder.mkdir()
    left, fresh = (folder / f"cardroom-2026112{day}T000000Z.sqlite3.part" for day in (1, 2))
    for part in (left, fresh):
        part.write_text("half")
    os.utime(left, (0, 0))
    back_up(file, folder, NOON)
    assert listed(folder) == sorted([NAME, fresh.name])


@pytest.mark.long
def test_hourly_backups_keep_24_hours_14_days_12_weeks() -> None:
    times: set[datetime] = set()
    for hour in range(100 * 24):
        newest = NOON + timedelta(hours=hour)
        times = backups_to_keep({*times, newest, newest + timedelta(minutes=20)})
    newest += timedelta(minutes=20)
    hours = {newest - timedelta(hours=back) for back in range(24)}
    days = {newest} | {newest.replace(hour=23) - timedelta(days=back) for back in range(1, 14)}
    sunday = newest.replace(hour=23) - timedelta(days=newest.isoweekday())
    weeks = {newest} | {sunday - timedelta(weeks=back) for back in range(11)}
    assert times == hours | days | weeks


def test_neither_a_pause_nor_a_wrong_clock_takes_old_backups_away() -> None:
    old = {NOON + timedelta(days=day) for day in range(5)}
    assert backups_to_keep({*old, NOON + timedelta(days=4000)}) == {*old, NOON + timedelta(days=4000)}


async def test_old_backups_go_and_other_files_stay(db: Database, file: Path, folder: Path) -> None:
    folder.mkdir()
    old = [folder / f"{NOON - timedelta(minutes=10 * back):{NAMED}}" for back in range(1, 20)]
    for each in (*old, folder / "cardroom-of-mine.sqlite3"):
        each.write_bytes(b"")
    removed = back_up(file, folder, NOON).removed
    assert removed
    assert sorted(removed) == sorted(set(old) - set(backups(folder).values()))
    assert [each.hour for each in backups(folder)] == [8, 9, 10, 11, 12]
    assert (folder / "cardroom-of-mine.sqlite3").exists()


def test_when_the_next_is_due() -> None:
    assert due_in(None, NOON) == SOON
    assert due_in(NOON - timedelta(days=3), NOON) == SOON
    assert due_in(NOON - timedelta(hours=4), NOON) == 20 * 3600
    assert due_in(NOON + timedelta(days=30), NOON) == DAY


async def test_the_running_bot_makes_them_where_a_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Path | None, Path]] = []

    async def keep(database: Path | None, folder: Path, now: object) -> None:
        asked.append((database, folder))

    monkeypatch.setattr(client, "keep_backing_up", keep)
    settings = Settings(database_url="sqlite:///cards.sqlite3", backup_folder=None)
    await client._back_up(settings)
    assert asked == []
    await client._back_up(settings.model_copy(update={"backup_folder": tmp_path}))
    assert asked == [(Path("cards.sqlite3"), tmp_path)]


async def test_the_running_bot_looks_whether_its_server_is_backed_up(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once a day, even after a failed check."""
    waited: list[float] = []
    with postgres.empty() as url:
        settings = Settings(database_url=url.replace("user=", "user=no"), backup_folder=tmp_path)

        async def sleep(seconds: float) -> None:
            waited.append(seconds)
            if len(waited) == 2:
                settings.database_url = url
            if len(waited) == 3:
                raise asyncio.CancelledError

        monkeypatch.setattr(asyncio, "sleep", sleep)
        look = backup.server_backed_up
        monkeypatch.setattr(backup, "server_backed_up", lambda _, *more: look(settings.database_url, *more))
        with caplog.at_level(logging.WARNING), pytest.raises(asyncio.CancelledError):
            await client._back_up(settings)
    assert waited == [SOON, DAY, DAY]
    first, *others = [record.getMessage() for record in caplog.records]
    assert "cannot be checked" in first
    assert any("archive_mode is off" in each for each in others)
    assert not any("base backup in" in each for each in others)


async def test_the_running_bot_backs_up_and_tries_again_after_a_failure(
    db: Database, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now, waited = NOON, list[float]()
    folder.write_text("in the way")

    async def sleep(seconds: float) -> None:
        nonlocal now
        waited.append(seconds)
        now += timedelta(seconds=seconds)
        if len(waited) == 2:
            folder.unlink()
        if len(waited) == 5:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with caplog.at_level(logging.ERROR), pytest.raises(asyncio.CancelledError):
        await keep_backing_up(file, folder, lambda: now)
    assert waited == [SOON, AGAIN, SOON, DAY, DAY]
    [line] = caplog.records
    assert "next attempt is in an hour" in line.getMessage()
    assert len(backups(folder)) == 2
