"""SQLite's single writer: atomic units, group commit, isolated failures, crashes."""

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from data.db.connection import open_database
from data.db.database import Database
from data.db.errors import Conflict, DatabaseGone, StorageError, log_level
from data.db.instance_lock import lock_file
from data.db.migrations import Migration
from data.db.sqlite import BUSY_SECONDS, SqliteDatabase, open_sqlite
from data.tables.table_chain import Links
from data.tables.table_queries import load_table
from data.tables.tables import new_deal, open_table
from tests.data.conftest import table

SCHEMA = Migration(
    1,
    "numbers",
    "CREATE TABLE numbers (n BIGINT PRIMARY KEY, word TEXT NOT NULL);\n"
    "CREATE TABLE signs (n BIGINT NOT NULL REFERENCES numbers (n), sign TEXT NOT NULL);\n",
)
NUMBER = "INSERT INTO numbers (n, word) VALUES (?, ?)"
SIGN = "INSERT INTO signs (n, sign) VALUES (?, ?)"


@pytest.fixture
def engine() -> str:
    """Run these on SQLite alone: they test its writer."""
    return "sqlite"


@pytest.fixture
async def numbers(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await open_sqlite(str(tmp_path / "numbers.sqlite3"), [SCHEMA])
    yield database
    await database.close()


async def stored(database: Database) -> list[int]:
    return [n for (n,) in await database.read("SELECT n FROM numbers ORDER BY n")]


async def transactions(database: SqliteDatabase, log: list[str]) -> None:
    await database._writer.run(lambda connection: connection.set_trace_callback(log.append))


async def test_what_write_returned_from_is_read_by_another_process(
    numbers: SqliteDatabase, tmp_path: Path
) -> None:
    await numbers.write([(NUMBER, (1, "one")), (SIGN, (1, "+"))])
    with contextlib.closing(sqlite3.connect(tmp_path / "numbers.sqlite3")) as other:
        assert other.execute("SELECT word FROM numbers").fetchall() == [("one",)]


async def test_a_unit_is_stored_whole_or_not_at_all(numbers: SqliteDatabase) -> None:
    with pytest.raises(Conflict, match="FOREIGN KEY"):
        await numbers.write([(NUMBER, (1, "one")), (SIGN, (2, "+"))])
    assert await stored(numbers) == []


async def test_an_empty_unit_is_no_work(numbers: SqliteDatabase) -> None:
    await numbers.write([])
    assert await stored(numbers) == []


async def test_units_that_queue_up_share_one_transaction(numbers: SqliteDatabase) -> None:
    log: list[str] = []
    await transactions(numbers, log)
    await asyncio.gather(*(numbers.write([(NUMBER, (n, "x"))]) for n in range(100)))
    assert log.count("COMMIT") == 1
    assert await stored(numbers) == list(range(100))


async def test_one_bad_unit_among_many_fails_alone(numbers: SqliteDatabase) -> None:
    units = [[(NUMBER, (n, "x")), (SIGN, (n, "+"))] for n in range(50)]
    units[17] = [(NUMBER, (17, "x")), (SIGN, (999, "+"))]
    units[31] = [(NUMBER, (5, "again"))]
    outcomes = await asyncio.gather(*(numbers.write(unit) for unit in units), return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [17, 31]
    assert all(isinstance(outcomes[n], Conflict) for n in (17, 31))
    assert await stored(numbers) == [n for n in range(50) if n not in {17, 31}]
    assert await numbers.read("SELECT count(*) FROM signs") == [(48,)]


async def test_units_of_a_batch_run_in_the_order_in_which_they_came(numbers: SqliteDatabase) -> None:
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    change = "UPDATE numbers SET word = word || ? WHERE n = ?"
    # Grouping by statement would store "ab" under one number and "ba" under the other.
    await asyncio.gather(
        numbers.write([(change, ("a", 1)), (change, ("a", 2))]),
        numbers.write([(change, ("b", 2)), (change, ("b", 1))]),
    )
    assert await numbers.read("SELECT word FROM numbers ORDER BY n") == [("ab",), ("ab",)]


@pytest.mark.parametrize("value", [2**70, "\ud800", object()], ids=["number", "surrogate", "type"])
async def test_a_value_that_cannot_be_stored_harms_its_own_unit_only(
    numbers: SqliteDatabase, value: object
) -> None:
    good, bad = await asyncio.gather(
        numbers.write([(NUMBER, (1, "one"))]), numbers.write([(NUMBER, (2, value))]), return_exceptions=True
    )
    assert good is None
    assert type(bad) is StorageError
    assert await stored(numbers) == [1]


async def test_a_cancelled_caller_does_no_harm_to_the_others(numbers: SqliteDatabase) -> None:
    tasks = [asyncio.create_task(numbers.write([(NUMBER, (n, "x"))])) for n in range(10)]
    await asyncio.sleep(0)  # all are queued; none is committed
    tasks[3].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [3]
    assert set(await stored(numbers)) >= set(range(10)) - {3}
    await numbers.write([(NUMBER, (100, "after"))])


async def test_a_caller_cancelled_during_its_own_commit_leaves_the_writer_alive(
    numbers: SqliteDatabase,
) -> None:
    taken = asyncio.Event()
    write_batch = numbers._write_batch

    async def slow(batch: list[tuple[object, asyncio.Future[None]]]) -> None:
        taken.set()
        await asyncio.sleep(0)
        await write_batch(batch)  # type: ignore[arg-type]

    numbers._write_batch = slow  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(numbers.write([(NUMBER, (1, "x"))]))
    await taken.wait()
    task.cancel()
    await numbers.write([(NUMBER, (2, "x"))])
    assert task.cancelled()
    assert await stored(numbers) == [1, 2]


async def test_a_full_disk_reaches_those_who_wait_and_the_writer_survives(
    numbers: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    """The log tells of it once when it begins, and once when it is over."""

    def pages(limit: int) -> Awaitable[object]:
        return numbers._writer.run(lambda c: c.execute(f"PRAGMA max_page_count = {limit}").fetchall())

    await pages(1)  # no more than there are now
    big = "x" * 100_000
    outcomes = await asyncio.gather(
        *(numbers.write([(NUMBER, (n, big))]) for n in range(5)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [StorageError] * 5
    assert "full" in str(outcomes[0])
    assert {log_level(outcome) for outcome in outcomes if outcome is not None} == {logging.DEBUG}
    await pages(1_000_000)
    await numbers.write([(NUMBER, (7, big))])
    assert await stored(numbers) == [7]
    begun, ended = caplog.records
    assert begun.levelno == logging.ERROR
    assert "full" in begun.getMessage()
    assert (ended.levelno, ended.getMessage()) == (logging.WARNING, "the database works again")
    assert vars(ended)["attempts"] == 5


async def test_a_unit_that_is_refused_is_no_outage(
    numbers: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    await numbers.write([(NUMBER, (1, "x"))])
    with pytest.raises(Conflict) as refused:
        await numbers.write([(NUMBER, (1, "x"))])
    assert log_level(refused.value) == logging.WARNING
    assert caplog.records == []


async def test_a_database_held_by_another_process_is_refused_once_for_the_whole_batch(
    numbers: SqliteDatabase, tmp_path: Path
) -> None:
    await numbers._writer.run(lambda connection: connection.execute("PRAGMA busy_timeout = 0").fetchall())
    with contextlib.closing(sqlite3.connect(tmp_path / "numbers.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        log: list[str] = []
        await transactions(numbers, log)
        outcomes = await asyncio.gather(
            *(numbers.write([(NUMBER, (n, "x"))]) for n in range(3)), return_exceptions=True
        )
        assert [str(outcome) for outcome in outcomes] == ["The database failed: database is locked."] * 3
        assert log.count("BEGIN IMMEDIATE") <= 1
        other.execute("ROLLBACK")
    await numbers.write([(NUMBER, (1, "x"))])
    assert await stored(numbers) == [1]


async def test_who_comes_while_another_process_still_holds_it_does_not_wait_as_long_again(
    numbers: SqliteDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the third press at a table waited 3.6 s, and Discord allows three."""
    monkeypatch.setattr("data.db.sqlite.STILL_BUSY_SECONDS", 0.0)

    async def patience(sql: str = "PRAGMA busy_timeout") -> float:
        [[ms]] = await numbers._writer.run(lambda connection: connection.execute(sql).fetchall())
        return float(ms) / 1_000

    assert await patience() == BUSY_SECONDS
    with contextlib.closing(sqlite3.connect(tmp_path / "numbers.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await numbers._writer.run(
            lambda c: c.execute("PRAGMA busy_timeout = 1").fetchall()
        )  # the first waits
        for _ in range(2):
            with pytest.raises(StorageError, match="locked"):
                await numbers.write([(NUMBER, (1, "x"))])
            assert await patience() == 0
        other.execute("ROLLBACK")
    await numbers.write([(NUMBER, (1, "x"))])
    assert await patience() == BUSY_SECONDS


async def test_several_queries_see_one_moment(numbers: SqliteDatabase) -> None:
    count = ("SELECT count(*) FROM numbers", ())
    writing = asyncio.gather(*(numbers.write([(NUMBER, (n, "x"))]) for n in range(20)))
    answers = await numbers.read_together([count] * 200)
    await writing
    assert len({rows[0] for rows in answers}) == 1


async def test_the_reader_cannot_write(numbers: SqliteDatabase) -> None:
    with pytest.raises(StorageError):
        await numbers.read("DELETE FROM numbers")


async def test_a_bad_query_does_not_spoil_the_next(numbers: SqliteDatabase) -> None:
    with pytest.raises(StorageError, match="no such table"):
        await numbers.read("SELECT * FROM missing")
    assert await stored(numbers) == []


async def test_closing_stores_what_waits_and_refuses_what_comes_later(tmp_path: Path) -> None:
    database = await open_sqlite(str(tmp_path / "numbers.sqlite3"), [SCHEMA])
    tasks = [asyncio.create_task(database.write([(NUMBER, (n, "x"))])) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StorageError, match="closed"):
        await database.write([(NUMBER, (99, "late"))])
    with pytest.raises(StorageError, match="closed"):
        await database.read("SELECT 1")
    await database.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "numbers.sqlite3")) as after:
        assert after.execute("SELECT count(*) FROM numbers").fetchone() == (20,)


async def test_the_settings_are_those_of_the_design(numbers: SqliteDatabase, tmp_path: Path) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await numbers._writer.run(settings) == ["wal", 2, 1]
    assert stat.S_IMODE((tmp_path / "numbers.sqlite3").stat().st_mode) == 0o600


async def test_nothing_stored_shows_in_debug_logs(
    numbers: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="aiosqlite")
    await numbers.write([(NUMBER, (1, "QH-in-the-deck"))])
    await numbers.read("SELECT word FROM numbers WHERE word = ?", ("QH-in-the-deck",))
    assert "QH-in-the-deck" not in caplog.text
    assert caplog.records  # the driver did log its statements


# --- files that are removed


def removed(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.rename(path)


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def without_its_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def without_its_lock(path: Path) -> None:
    lock_file(path).unlink()


TAKEN = (removed, replaced, moved, without_its_log, without_its_lock)


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await open_sqlite(str(tmp_path / "numbers.sqlite3"), [SCHEMA], exclusive=True)
    await database.write([(NUMBER, (1, "one"))])
    yield database
    await database.close()


@pytest.mark.parametrize("take", TAKEN)
async def test_nothing_is_answered_once_a_file_is_gone(
    served: SqliteDatabase, tmp_path: Path, take: Callable[[Path], None]
) -> None:
    waiting = [asyncio.create_task(served.write([(NUMBER, (10 + n, "x"))])) for n in range(5)]
    take(tmp_path / "numbers.sqlite3")  # before the writer reaches them
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [DatabaseGone] * 5
    with pytest.raises(DatabaseGone, match=r"was re(moved|placed) while the bot was using it"):
        await served.write([(NUMBER, (2, "two"))])
    assert isinstance(await served.wait_until_gone(), DatabaseGone)


@pytest.mark.parametrize("take", TAKEN)
async def test_it_is_noticed_while_nobody_plays(
    served: SqliteDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, take: Callable[[Path], None]
) -> None:
    monkeypatch.setattr("data.db.sqlite.LOOK_SECONDS", 0.0)
    gone = asyncio.create_task(served.wait_until_gone())
    for _ in range(20):
        await served.read("SELECT 1")
    assert not gone.done()
    take(tmp_path / "numbers.sqlite3")
    await gone


async def test_who_waits_for_it_is_told_by_the_write_that_met_it(
    served: SqliteDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.db.sqlite.LOOK_SECONDS", 3600.0)
    gone = asyncio.create_task(served.wait_until_gone())
    await asyncio.sleep(0)
    removed(tmp_path / "numbers.sqlite3")
    with pytest.raises(DatabaseGone):
        await served.write([(NUMBER, (2, "two"))])
    await asyncio.wait_for(gone, 10)


async def test_a_read_that_fails_for_it_says_so(tmp_path: Path) -> None:
    """Regression: when the database vanished during start, the bot reported a disk error."""
    served = await open_sqlite(str(tmp_path / "numbers.sqlite3"), [SCHEMA], exclusive=True)
    removed(tmp_path / "numbers.sqlite3")
    with pytest.raises(DatabaseGone):
        await served.read("SELECT * FROM missing")
    await served.close()


async def test_a_database_moved_away_is_whole_by_itself(served: SqliteDatabase, tmp_path: Path) -> None:
    """The last rows are in the WAL file, which stays behind."""
    moved(tmp_path / "numbers.sqlite3")
    with pytest.raises(DatabaseGone):
        await served.write([(NUMBER, (2, "two"))])
    with contextlib.closing(sqlite3.connect(tmp_path / "moved")) as other:
        assert (1, "one") in other.execute("SELECT n, word FROM numbers").fetchall()


async def test_nothing_of_the_old_database_gets_into_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "numbers.sqlite3"
    copy = await open_sqlite(str(tmp_path / "copy.sqlite3"), [SCHEMA])
    await copy.write([(NUMBER, (7, "seven"))])
    await copy.close()
    served = await open_sqlite(str(path), [SCHEMA], exclusive=True)
    await served.write([(NUMBER, (n, "x" * 900)) for n in range(100, 200)])
    (tmp_path / "copy.sqlite3").rename(path)
    with pytest.raises(DatabaseGone):
        await served.write([(NUMBER, (2, "two"))])
    await served.close()
    again = await open_sqlite(str(path), [SCHEMA], exclusive=True)
    assert await stored(again) == [7]
    await again.close()


CRASHING = """
import asyncio, os, sys
from data.db.connection import open_database
from data.tables.table_chain import Links
from data.tables.tables import action, fence, new_deal
from engine.actions import Discard
from engine.cards import Card

async def play(db, table_id):
    [(ply,)] = await db.read("SELECT count(*) FROM actions WHERE table_id = ?", (table_id,))
    while True:
        card, links = Card(ply % 52), Links()
        unit = action(table_id, 0, ply, ply % 2, Discard(card), who=1, why="player", at=ply, links=links)
        await db.write([*fence(table_id, 1 + ply, deadline_at=ply, due_at=ply), *unit])
        os.write(1, f"{table_id} {ply}\\n".encode())
        ply += 1

async def main():
    db = await open_database(sys.argv[1])
    await asyncio.gather(*(play(db, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.mark.kill
async def test_kill_9_loses_nothing_acknowledged_and_halves_nothing(url: str) -> None:
    db = await open_database(url)
    for n in range(8):
        await db.write(
            [
                *open_table(table(f"t{n}", number=n + 1)),
                *new_deal(f"t{n}", 0, dealer=0, deck=range(52), seed=bytes(32), at=1, links=Links()),
            ]
        )
    await db.close()
    acknowledged: dict[str, int] = {}
    for lines in (3, 40, 111, 250):
        with subprocess.Popen(  # noqa: ASYNC220 - nothing else runs here
            [sys.executable, "-c", CRASHING, url],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": "."},
        ) as process:
            assert process.stdout is not None
            for _ in range(lines):
                table_id, ply = process.stdout.readline().split()
                acknowledged[table_id.decode()] = int(ply)
            process.send_signal(signal.SIGKILL)
            for line in process.stdout:  # acknowledged before the signal arrived
                table_id, ply = line.split()
                acknowledged[table_id.decode()] = int(ply)
        db = await open_database(url)
        for name, last in acknowledged.items():
            rows = await db.read("SELECT ply FROM actions WHERE table_id = ? ORDER BY ply", (name,))
            plies = [ply for (ply,) in rows]
            assert plies == list(range(len(plies)))
            assert last <= plies[-1] <= last + 1  # one may be stored and not yet acknowledged
            stored = await load_table(db, name)
            assert stored is not None
            assert stored.deadline_at == plies[-1]  # the other half of the same unit
        assert await db.read("PRAGMA integrity_check") == [("ok",)]
        await db.close()


INTERRUPTED = """
import asyncio, sys
from data.db.connection import open_database

async def main():
    await open_database(sys.argv[1])
    raise KeyboardInterrupt

asyncio.run(main())
"""


@pytest.mark.long
def test_a_program_told_twice_to_end_does_not_wait_for_a_database_left_open(url: str) -> None:
    """Regression: the second Ctrl-C interrupted the closing, and the process hung for ever."""
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, url],
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": "."},
        timeout=30,
        check=False,
    )
    assert b"KeyboardInterrupt" in ended.stderr


async def test_nobody_waits_for_a_writer_that_was_cancelled(numbers: SqliteDatabase) -> None:
    """An event loop that ends before the database is closed cancels the writer."""
    waiting = asyncio.create_task(numbers.write([(NUMBER, (1, "one"))]))
    await asyncio.sleep(0)
    numbers._task.cancel()
    for late in (waiting, numbers.write([(NUMBER, (2, "two"))])):
        with pytest.raises(StorageError):
            await asyncio.wait_for(late, 10)
