"""PostgreSQL for tests: one server for each process that runs them, from Debian's package, in a folder of its
own; and a fresh database for every test, copied from one that has the schema.

The server listens on a socket in its folder and nowhere else: no other PostgreSQL of the machine is in its
way, nor it in theirs. It waits for a pipe to close, so it ends with whoever started it, however that ends.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from data.database import open_database

__all__ = ["Postgres", "postgres_programs", "serving"]

_STARTING_SECONDS = 30.0
_ROOM = 2**30  # bytes; a server has 100 MB to begin with
_SETTINGS = {
    "listen_addresses": "",
    # What is lost with the machine is lost with its tests.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # As the driver advises; without them a test of two that wait for each other waits a second.
    "deadlock_timeout": "100ms",
}
# The shell ends the server as soon as nobody holds the other end of its standard input.
_UNTIL_CLOSED = '"$@" </dev/null & read -r _; kill -INT $!; wait $!'


def postgres_programs() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs, as Debian installs them; None: there is none."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: int(path.parts[-2]), default=None)


def _user() -> str | None:
    """Return as whom the server runs: it refuses root."""
    return "postgres" if os.geteuid() == 0 else None


def _in_memory() -> Path | None:
    """Return a folder that is kept in memory, if it has room: there a database is copied in no time."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > _ROOM else None


class Postgres:
    """A server that runs, and the databases in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = (f"test_{number}" for number in count(1))
        self._template: str | None = None

    def url(self, database: str) -> str:
        """Return how a database of the server is opened."""
        return f"postgresql:///{database}?host={self._folder}&user=postgres"

    @contextmanager
    def empty(self) -> Iterator[str]:
        """Make a database without a schema, give its URL, and throw it away."""
        with self._made("template0") as url:
            yield url

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """Make a database with the schema, give its URL, and throw it away."""
        if self._template is None:
            self._create("cards", "template0")
            with ThreadPoolExecutor() as beside:  # whoever asks may be at work in a loop
                beside.submit(asyncio.run, _bring_up_to_date(self.url("cards"))).result()
            self._template = "cards"
        with self._made(self._template) as url:
            yield url

    @contextmanager
    def copy_of(self, url: str) -> Iterator[str]:
        """Copy a database that nobody has open, give the copy's URL, and throw it away."""
        with self._made(urlsplit(url).path.removeprefix("/")) as copy:
            yield copy

    @contextmanager
    def _made(self, template: str) -> Iterator[str]:
        name = next(self._names)
        self._create(name, template)
        try:
            yield self.url(name)
        finally:
            self._order(f"DROP DATABASE {name} WITH (FORCE)")

    def _create(self, name: str, template: str) -> None:
        self._order(f"CREATE DATABASE {name} TEMPLATE {template}")

    def _order(self, sql: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())


async def _bring_up_to_date(url: str) -> None:
    await (await open_database(url)).close()


@contextmanager
def serving() -> Iterator[Postgres]:
    """Start a server, and end it. Skips where there is no PostgreSQL; with ``CI=true`` that is a failure."""
    programs = postgres_programs()
    if programs is None:
        missing = "PostgreSQL is not installed (Debian's package postgresql); tests of it are left out."
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    folder = Path(tempfile.mkdtemp(prefix="cardroom-pg-", dir=_in_memory()))
    user = _user()
    try:
        if user is not None:
            shutil.chown(folder, user)
        where = folder / "data"
        subprocess.run(
            [
                programs / "initdb",
                "-D",
                where,
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "-N",
            ],
            check=True,
            capture_output=True,
            cwd=folder,
            user=user,
        )
        settings = {**_SETTINGS, "unix_socket_directories": str(folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(
                ["sh", "-c", _UNTIL_CLOSED, "sh", programs / "postgres", "-D", where, *options],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=folder,
                user=user,
            ) as shell,
        ):
            server = Postgres(folder)
            _wait(server, folder / "log")
            yield server
            assert shell.stdin is not None
            shell.stdin.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: Postgres, log: Path) -> None:
    until = time.monotonic() + _STARTING_SECONDS
    while True:
        try:
            psycopg.connect(server.url("postgres")).close()
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {log.read_text()}") from None
            time.sleep(0.02)
        else:
            return
