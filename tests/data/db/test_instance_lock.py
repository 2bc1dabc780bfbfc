"""The instance lock: one process serves a database, others may read it, and crashes release it."""

import os
import runpy
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from data.db import instance_lock
from data.db.connection import open_database, schema_version
from data.db.errors import DatabaseTaken, DatabaseUnusable
from data.db.instance_lock import lock_file
from data.db.migrations import Migration

FIRST = Migration(1, "first", "CREATE TABLE a (n BIGINT PRIMARY KEY);\n")
SECOND = Migration(2, "second", "ALTER TABLE a ADD COLUMN word TEXT;\n")
INSERT = "INSERT INTO a (n) VALUES (?)"

SERVING = """
import asyncio, sys
from data.db.connection import open_database

async def main():
    await open_database(sys.argv[1], exclusive=True)
    print("serving", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.fixture
def engine() -> str:
    """Run these on SQLite alone: the lock is a file next to the database."""
    return "sqlite"


async def test_the_second_to_serve_is_refused_and_told_who_does(url: str) -> None:
    first = await open_database(url, exclusive=True)
    with pytest.raises(DatabaseTaken) as refusal:
        await open_database(url, exclusive=True)
    said = str(refusal.value)
    assert f"by process {os.getpid()} on {socket.gethostname()}, since 20" in said
    await first.close()
    await (await open_database(url, exclusive=True)).close()


async def test_others_may_open_what_is_served(url: str) -> None:
    serving = await open_database(url, migrations=[FIRST], exclusive=True)
    other = await open_database(url, migrations=[FIRST])
    await other.write([(INSERT, (1,))])
    assert await serving.read("SELECT n FROM a") == [(1,)]
    await other.close()
    with pytest.raises(DatabaseTaken):
        await open_database(url, migrations=[FIRST], exclusive=True)
    await serving.close()


async def test_nobody_changes_the_schema_below_whoever_serves_it(url: str) -> None:
    serving = await open_database(url, migrations=[FIRST], exclusive=True)
    with pytest.raises(DatabaseTaken):
        await open_database(url, migrations=[FIRST, SECOND])
    assert await schema_version(serving) == 1
    await serving.close()
    later = await open_database(url, migrations=[FIRST, SECOND])
    await (await open_database(url, migrations=[FIRST, SECOND], exclusive=True)).close()
    await later.close()


async def test_a_link_to_the_database_leads_to_the_same_lock(url: str, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.symlink_to(tmp_path / "cards.sqlite3")
    serving = await open_database(url, exclusive=True)
    with pytest.raises(DatabaseTaken):
        await open_database(f"sqlite:///{link}", exclusive=True)
    await serving.close()


async def test_whoever_has_not_signed_yet_is_another_process(url: str, tmp_path: Path) -> None:
    serving = await open_database(url, exclusive=True)
    for written in ("", "{", "[]", '{"pid": 7}'):
        lock_file(tmp_path / "cards.sqlite3").write_text(written)
        with pytest.raises(DatabaseTaken, match="in use by another process"):
            await open_database(url, exclusive=True)
    await serving.close()


async def test_a_start_that_fails_leaves_no_lock(url: str, tmp_path: Path) -> None:
    (tmp_path / "cards.sqlite3").write_text("Dear diary, " * 1000)
    for _ in range(2):
        with pytest.raises(DatabaseUnusable, match="not a SQLite database"):
            await open_database(url, exclusive=True)


async def test_what_lies_in_memory_has_no_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/cards.sqlite3?mode=memory&cache=shared"
    databases = [await open_database(url, migrations=[FIRST], exclusive=True) for _ in range(2)]
    assert not lock_file(tmp_path / "cards.sqlite3").exists()
    for database in databases:
        await database.close()


async def test_a_system_without_such_locks_serves_without(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setitem(sys.modules, "fcntl", None)  # importing it fails
        assert runpy.run_path(instance_lock.__file__)["fcntl"] is None
    monkeypatch.setattr("data.db.instance_lock.fcntl", None)
    await (await open_database(url, exclusive=True)).close()


async def test_a_lock_that_cannot_be_made_is_named(url: str, tmp_path: Path) -> None:
    lock_file(tmp_path / "cards.sqlite3").mkdir()
    with pytest.raises(DatabaseUnusable, match=r"cards\.sqlite3\.lock cannot be opened"):
        await open_database(url, exclusive=True)


@pytest.mark.long
async def test_a_database_that_was_taken_away_is_not_begun_again(url: str, tmp_path: Path) -> None:
    """Regression: a moved database was replaced by an empty one."""
    path = tmp_path / "cards.sqlite3"
    await (await open_database(url, exclusive=True)).close()
    path.rename(tmp_path / "kept")
    with pytest.raises(DatabaseUnusable, match=r"is missing, .*remove .*cards\.sqlite3\.lock"):
        await open_database(url, exclusive=True)
    assert not path.exists()
    lock_file(path).unlink()
    await (await open_database(url, exclusive=True)).close()


@pytest.mark.kill
async def test_a_crash_leaves_no_lock(url: str) -> None:
    for _ in range(2):
        with subprocess.Popen(  # noqa: ASYNC220 - nothing else runs here
            [sys.executable, "-c", SERVING, url],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": "."},
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"serving\n"
            with pytest.raises(DatabaseTaken, match=f"by process {process.pid} on "):
                await open_database(url, exclusive=True)
            process.send_signal(signal.SIGKILL)
    await (await open_database(url, exclusive=True)).close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no /dev/full")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    full = Path("/dev/full")
    held = instance_lock.Lock(full, os.open(full, os.O_RDWR))
    with pytest.raises(DatabaseUnusable, match="cannot be written"):
        held.sign()
    held.close()
