"""Processes that write to PostgreSQL are frozen and killed, and the PostgreSQL server crashes.

No stored unit is lost, no unit is stored in part, and nobody waits for a frozen process.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from data.db.database import LockingStatement
from data.db.errors import StorageError
from data.db.migrations import Migration
from data.db.postgres import PostgresDatabase, open_postgres
from data.db.postgres_setup import LOCK_SECONDS
from tests.data.behind import beside
from tests.postgres import Postgres, serving

pytestmark = pytest.mark.kill

ROWS = 16
SCHEMA = Migration(
    1,
    "numbers",
    "CREATE TABLE locked (n BIGINT PRIMARY KEY, times BIGINT NOT NULL);\n"
    f"INSERT INTO locked SELECT n, 0 FROM generate_series(0, {ROWS - 1}) AS n;\n"
    "CREATE TABLE numbers (who TEXT, n BIGINT, PRIMARY KEY (who, n));\n"
    "CREATE TABLE signs (who TEXT, n BIGINT, PRIMARY KEY (who, n));\n",
)


def unit(who: str, n: int) -> list[LockingStatement | tuple[str, tuple[object, ...]]]:
    """Return a unit that locks a row and stores two more."""
    lock = LockingStatement(
        "UPDATE locked SET times = times + 1 WHERE n = ?", (n % ROWS,), rank=(0, n % ROWS)
    )
    return [lock, *((f"INSERT INTO {table} VALUES (?, ?)", (who, n)) for table in ("numbers", "signs"))]


async def write_on(
    database: PostgresDatabase, who: str, stored: list[int], *, rounds: int = 1_000_000
) -> None:
    """Store units of many rows concurrently, and record which are stored."""

    async def one(n: int) -> None:
        with contextlib.suppress(StorageError):
            await database.write(unit(who, n))
            stored.append(n)

    for first in range(0, rounds * 2 * ROWS, 2 * ROWS):
        await asyncio.gather(*(one(n) for n in range(first, first + 2 * ROWS)))
        await asyncio.sleep(0)


CHILD = """
import asyncio, sys
from data.db.postgres import open_postgres
from tests.data.db.test_postgres_kills import SCHEMA, write_on

class Told(list):
    def append(self, n):
        print(n, flush=True)

async def main():
    await write_on(await open_postgres(sys.argv[1], [SCHEMA]), "child", Told())

asyncio.run(main())
"""


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.empty() as empty:
        yield empty + "&options=-c%20synchronous_commit%3Don"


@contextlib.contextmanager
def child(url: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen([sys.executable, "-c", CHILD, url], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()  # it writes
            yield process
        finally:
            process.kill()


def stored(url: str, table: str, who: str) -> set[int]:
    with beside(url) as raw:
        return {int(n) for (n,) in raw.run(f"SELECT n FROM {table} WHERE who = ?", (who,))}


async def test_nobody_waits_for_a_process_that_is_frozen(url: str) -> None:
    database = await open_postgres(url, [SCHEMA])
    rng, longest = Random(15), 0.0
    with child(url) as process:
        for number in range(30):
            await asyncio.sleep(rng.uniform(0.0, 0.02))
            os.kill(process.pid, signal.SIGSTOP)
            began = time.monotonic()
            await asyncio.gather(
                *(database.write(unit("parent", ROWS * number + n)) for n in reversed(range(ROWS)))
            )
            longest = max(longest, time.monotonic() - began)
            os.kill(process.pid, signal.SIGCONT)
    assert longest < LOCK_SECONDS
    assert database.write_metrics.failed == 0
    await database.close()


async def test_what_a_killed_process_was_told_is_stored_and_no_unit_by_half(url: str) -> None:
    database = await open_postgres(url, [SCHEMA])
    rng = Random(16)
    with child(url) as process:
        await asyncio.sleep(rng.uniform(0.1, 0.3))
        process.kill()
        assert process.stdout is not None
        told = {int(line) for line in process.stdout if line.endswith("\n")}
    # Whatever the process had sent is finished once others get the locks of its rows.
    await asyncio.gather(*(database.write(unit("parent", n)) for n in range(ROWS)))
    numbers = stored(url, "numbers", "child")
    assert told
    assert told <= numbers
    assert stored(url, "signs", "child") == numbers
    [(times,)] = await database.read("SELECT sum(times) FROM locked")
    assert times == len(numbers) + ROWS
    await database.close()


async def test_what_was_stored_before_a_crash_of_the_server_stays_and_writing_goes_on() -> None:
    with serving() as server, server.empty() as empty:
        url = f"{empty}&options=-c%20synchronous_commit%3Don"
        database = await open_postgres(url, [SCHEMA])
        told: list[int] = []
        rng = Random(17)
        writing = asyncio.create_task(write_on(database, "parent", told))
        for _ in range(2):
            await asyncio.sleep(rng.uniform(0.1, 0.3))
            # When a backend of PostgreSQL dies like this, all others are terminated and the server
            # recovers.
            victim = (await database._readers[0].pipeline())._pg.backend_pid
            failed = database.write_metrics.failed
            os.kill(victim, signal.SIGKILL)
            async with asyncio.timeout(90):
                while database.write_metrics.failed == failed:  # noqa: ASYNC110 - until the server notices
                    await asyncio.sleep(0.01)
                enough = len(told) + 10 * ROWS
                while len(told) < enough:  # noqa: ASYNC110 - those who were in the midst of it did not hang
                    await asyncio.sleep(0.01)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await database.close()
        numbers = stored(url, "numbers", "parent")
        assert set(told) <= numbers
        assert stored(url, "signs", "parent") == numbers
        assert database.write_metrics.failed
        with beside(url) as raw:
            assert raw.run("SELECT sum(times) FROM locked") == [(len(numbers),)]
