"""Direct access to a database, as its owner has it: without triggers and foreign keys."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Protocol

import psycopg

from data.db.hash_chain import HASH_FUNCTION, chain_hash

Forge = Callable[..., None]
"""Runs statements directly on the database, without the program."""


class Behind(Protocol):
    """A direct connection of a test."""

    def run(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Run one statement, with ``?`` for parameters, and return its rows."""

    def tables(self) -> list[str]:
        """Return the names of all tables."""

    def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns, in their order."""


class _Sqlite:
    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw

    def run(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._raw.execute(sql, tuple(params)).fetchall()

    def tables(self) -> list[str]:
        return [name for (name,) in self.run("SELECT name FROM sqlite_master WHERE type = 'table'")]

    def columns(self, table: str) -> list[str]:
        return [name for _, name, *_ in self.run(f"PRAGMA table_info({table})")]


class _Postgres:
    def __init__(self, raw: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._raw = raw

    def run(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        found = self._raw.execute(sql.replace("%", "%%").replace("?", "%s").encode(), tuple(params))
        return found.fetchall() if found.description else []

    def tables(self) -> list[str]:
        return [
            name
            for (name,) in self.run("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        ]

    def columns(self, table: str) -> list[str]:
        which = "table_schema = current_schema() AND table_name = ?"
        ordered = (
            f"SELECT column_name FROM information_schema.columns WHERE {which} ORDER BY ordinal_position"
        )
        return [name for (name,) in self.run(ordered, (table,))]


@contextmanager
def beside(url: str) -> Iterator[Behind]:
    """Open a direct connection to a database of either engine, in autocommit mode."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as raw:
            raw.create_function(HASH_FUNCTION, -1, chain_hash)
            yield _Sqlite(raw)
    else:
        with psycopg.connect(url, autocommit=True) as raw:
            yield _Postgres(raw)


@contextmanager
def behind(url: str) -> Iterator[Behind]:
    """Open a direct connection on which neither triggers nor foreign keys apply."""
    with beside(url) as raw:
        if isinstance(raw, _Sqlite):  # SQLite enforces foreign keys only on request
            for (name,) in raw.run("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
                raw.run(f"DROP TRIGGER {name}")
        else:
            raw.run("SET session_replication_role = replica")
        yield raw
