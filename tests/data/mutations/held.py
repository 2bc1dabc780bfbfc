"""A copy of a database in memory, without guards; every change to it can be undone."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from data.db.database import Statement
from data.db.errors import Conflict
from data.db.hash_chain import HASH_FUNCTION, chain_hash
from data.db.locks import QUEUE_FUNCTION
from tests.data.alone import Alone

Row = dict[str, Any]


@lru_cache(maxsize=1_000)
def _words(sql: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sql))


class Held(Alone):
    """A database that the audit can read.

    Its triggers are dropped, as an owner can do.
    """

    def __init__(self, path: Path) -> None:
        self._held = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        with closing(sqlite3.connect(path)) as source:
            source.backup(self._held)
        self._held.create_function(HASH_FUNCTION, -1, chain_hash, deterministic=True)
        self._held.create_function(QUEUE_FUNCTION, 1, lambda _: None)
        triggers = self._held.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for (trigger,) in triggers:
            self._held.execute(f"DROP TRIGGER {trigger}")
        self._held.execute("PRAGMA foreign_keys = OFF")
        self._held.execute("PRAGMA ignore_check_constraints = ON")
        named = self._held.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        self._all = frozenset(name for (name,) in named)
        self._known: dict[tuple[str, tuple[object, ...]], list[tuple[Any, ...]]] = {}
        """The results of queries before any change."""
        self._touched: frozenset[str] = frozenset()
        """The tables that statements have changed, or read to do so."""

    def __enter__(self) -> "Held":
        return self

    def __exit__(self, *failure: object) -> None:
        self._held.close()

    @contextmanager
    def changed(self, unit: Sequence[Statement]) -> Iterator[None]:
        """Apply these statements within the context.

        Raises Conflict if the database refuses one.
        """
        before = self._touched
        self._held.execute("SAVEPOINT change")
        try:
            for sql, params in unit:
                try:
                    self.do(sql, *params)
                except sqlite3.IntegrityError as error:
                    raise Conflict(str(error)) from None
            yield
        finally:
            self._held.execute("ROLLBACK TO change")
            self._held.execute("RELEASE change")
            self._touched = before

    def rows(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a query; it runs once unless it names a table that has changed."""
        if not _words(sql).isdisjoint(self._touched):
            return self._held.execute(sql, params).fetchall()
        key = sql, tuple(params)
        if key not in self._known:
            self._known[key] = self._held.execute(sql, params).fetchall()
        return [*self._known[key]]

    def table(self, name: str) -> list[Row]:
        """Return the rows of a table in the order of insertion, with their ``rowid``."""
        cursor = self._held.execute(f"SELECT rowid AS rowid, * FROM {name} ORDER BY rowid")
        columns = [column for column, *_ in cursor.description]
        return [dict(zip(columns, row, strict=True)) for row in cursor]

    def do(self, sql: str, *params: object) -> None:
        self._touched |= _words(sql) & self._all
        self._held.execute(sql, params)

    def insert(self, table: str, row: Row, columns: Sequence[str] = ()) -> None:
        """Insert a row with the given ``columns``, by default all."""
        names = columns or [name for name in row if name != "rowid"]
        marks = ", ".join("?" * len(names))
        self.do(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", *(row[name] for name in names))

    def naming_tables(self) -> list[str]:
        """Return the database tables whose rows belong to a card table."""
        return [
            name
            for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            if any(row[1] == "table_id" for row in self.rows(f"PRAGMA table_info({name})"))
        ]

    # The interface that the audit uses

    async def write(self, unit: Sequence[Statement]) -> None:
        self._held.execute("SAVEPOINT unit")
        try:
            for sql, params in unit:
                self.do(sql, *params)
        except sqlite3.IntegrityError as error:
            self._held.execute("ROLLBACK TO unit")
            raise Conflict(str(error)) from None
        finally:
            self._held.execute("RELEASE unit")

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self.rows(sql, params)

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        return [self.rows(sql, params) for sql, params in queries]

    async def close(self) -> None:
        """Do nothing: the creator of this copy closes it."""
