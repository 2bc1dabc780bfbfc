"""PostgreSQL for tests: one server per test process, and a fresh database for every test.

The server is that of Debian's package, in a folder of its own; databases are copied from a template with
the schema. It listens only on a socket in its folder, so it cannot interfere with any other PostgreSQL of
the machine. It waits for a pipe to close, so it ends with its parent process, however that ends.
"""

import asyncio
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from data.db.connection import open_database

_ROOM = 2**30  # bytes; a new server takes 100 MB
_CREATION = ["-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
_FORGETFUL = {
    # Tests need no durability.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
}
_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # As the driver recommends; without it a test of a deadlock waits for a second.
    "deadlock_timeout": "100ms",
}
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
_LEAVE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
# The shell says that the server accepts connections, stops it as soon as nobody holds the other end of the
# shell's standard input, and removes its folder.
_UNTIL_CLOSED = """
"$1" start --wait --timeout 30 -D data --log log --options "$2" </dev/null >/dev/null && echo && read -r _
"$1" stop -D data >/dev/null 2>&1
rm -rf "$PWD"
"""


def postgres_programs() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs, as installed by Debian, or None."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: int(path.parts[-2]), default=None)


def _user() -> str | None:
    """Return the user of the server, which refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


def in_memory(room: int) -> Path | None:
    """Return a memory file system that allows programs and has ``room`` bytes free, or None.

    There nothing waits for a disk, and copying a database is fast.
    """
    memory = Path("/dev/shm")
    if not memory.is_dir() or os.statvfs(memory).f_flag & os.ST_NOEXEC:
        return None
    return memory if shutil.disk_usage(memory).free > room else None


class Postgres:
    """A running server, and the databases in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = (f"test_{number}" for number in count(1))
        self._template = ""
        self._begins: dict[str, list[tuple[Any, ...]]] = {}
        """The initial rows of a database, by table."""
        self._spare: list[str] = []
        self._clearing: dict[str, psycopg.Connection[tuple[Any, ...]]] = {}
        """By database: a new connection would take ten times as long as clearing."""

    def url(self, database: str) -> str:
        """Return the URL of a database of the server."""
        return f"postgresql:///{database}?host={self._folder}&user=postgres"

    @contextmanager
    def empty(self) -> Iterator[str]:
        """Create a database without a schema, yield its URL, and drop it."""
        with self._made("template0") as url:
            yield url

    @contextmanager
    def copy_of(self, url: str) -> Iterator[str]:
        """Copy a database without open connections, yield the copy's URL, and drop it."""
        with self._made(urlsplit(url).path.removeprefix("/")) as copy:
            yield copy

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """Yield the URL of a database with the schema and nothing else.

        It is a used one that was emptied, which takes a tenth of the time, or a new one. Its schema must
        not be changed.
        """
        if not self._template:
            self._make_template()
        name = self._spare.pop() if self._spare else self._create(next(self._names), self._template)
        try:
            yield self.url(name)
        finally:
            self._clear(name)
            self._spare.append(name)

    def _make_template(self) -> None:
        name = self._create(next(self._names), "template0")
        with ThreadPoolExecutor() as beside:  # the caller may be in a running event loop
            beside.submit(asyncio.run, _bring_up_to_date(self.url(name))).result()
        with psycopg.connect(self.url(name), autocommit=True) as raw:
            for (table,) in raw.execute(_TABLES).fetchall():
                self._begins[table] = raw.execute(f"SELECT * FROM {table}".encode()).fetchall()
        self._template = name

    def _clear(self, name: str) -> None:
        """Reset a database to its initial rows, although it may still be open elsewhere."""
        if name not in self._clearing or self._clearing[name].broken:
            self._clearing[name] = psycopg.connect(self.url(name))
        raw = self._clearing[name]
        with raw.transaction():
            raw.execute(_LEAVE)
            raw.execute("SET LOCAL session_replication_role = replica")  # without triggers and foreign keys
            raw.execute("; ".join(f"DELETE FROM {table}" for table in self._begins).encode())
            for table, rows in self._begins.items():
                for row in rows:
                    marks = ", ".join(["%s"] * len(row))
                    raw.execute(f"INSERT INTO {table} VALUES ({marks})".encode(), row)

    def close(self) -> None:
        """Close the connections that clear databases."""
        for raw in self._clearing.values():
            raw.close()

    @contextmanager
    def _made(self, template: str) -> Iterator[str]:
        name = self._create(next(self._names), template)
        try:
            yield self.url(name)
        finally:
            self._order(f"DROP DATABASE {name} WITH (FORCE)")

    def _create(self, name: str, template: str) -> str:
        if (raw := self._clearing.pop(template, None)) is not None:
            raw.close()  # a database that is copied has no connections
        self._order(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def _order(self, sql: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())


async def _bring_up_to_date(url: str) -> None:
    await (await open_database(url)).close()


@contextmanager
def serving(
    *, durable: bool = False, initdb: Sequence[str] = (), arguments: Sequence[str] = ()
) -> Iterator[Postgres]:
    """Run a server.

    Skips the test without PostgreSQL; with ``CI=true`` the test fails.

    ``durable``: the server waits for the disk, as in production. ``initdb`` and ``arguments`` are further
    arguments of the two programs.
    """
    programs = postgres_programs()
    if programs is None:
        missing = "PostgreSQL is not installed (Debian's package postgresql); its tests are skipped."
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    folder = Path(tempfile.mkdtemp(prefix="cardroom-pg-", dir=None if durable else in_memory(_ROOM)))
    user = _user()
    try:
        if user is not None:
            shutil.chown(folder, user)
        subprocess.run(
            [programs / "initdb", *_CREATION, *initdb], check=True, capture_output=True, cwd=folder, user=user
        )
        settings = {**_SETTINGS, **({} if durable else _FORGETFUL), "unix_socket_directories": str(folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with subprocess.Popen(
            ["sh", "-c", _UNTIL_CLOSED, "sh", programs / "pg_ctl", shlex.join([*options, *arguments])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            user=user,
            start_new_session=True,  # an interrupt of the tests must not stop it first
        ) as shell:
            assert shell.stdin is not None
            assert shell.stdout is not None
            if not shell.stdout.readline():
                raise RuntimeError(f"PostgreSQL did not start: {(folder / 'log').read_text()}")
            made = Postgres(folder)
            yield made
            made.close()
            shell.stdin.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
