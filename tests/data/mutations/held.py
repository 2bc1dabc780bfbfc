"""A copy of a database in memory, without guards; every change to it can be undone."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from data.db.database import Statement
from data.db.errors import Conflict
from data.db.hash_chain import HASH_FUNCTION, chain_hash
from data.db.locks import QUEUE_FUNCTION
from tests.data.alone import Alone

Row = dict[str, Any]


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
        for (trigger,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            self._held.execute(f"DROP TRIGGER {trigger}")
        self._held.execute("PRAGMA foreign_keys = OFF")
        self._held.execute("PRAGMA ignore_check_constraints = ON")

    def __enter__(self) -> "Held":
        return self

    def __exit__(self, *failure: object) -> None:
        self._held.close()

    @contextmanager
    def changed(self, unit: Sequence[Statement]) -> Iterator[None]:
        """Apply these statements within the context.

        Raises Conflict if the database refuses one.
        """
        self._held.execute("SAVEPOINT change")
        try:
            for sql, params in unit:
                try:
                    self._held.execute(sql, params)
                except sqlite3.IntegrityError as error:
                    raise Conflict(str(error)) from None
            yield
        finally:
            self._held.execute("ROLLBACK TO change")
            self._held.execute("RELEASE change")

    def rows(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._held.execute(sql, params).fetchall()

    def table(self, name: str) -> list[Row]:
        """Return the rows of a table in the order of insertion, with their ``rowid``."""
        cursor = self._held.execute(f"SELECT rowid AS rowid, * FROM {name} ORDER BY rowid")
        columns = [column for column, *_ in cursor.description]
        return [dict(zip(columns, row, strict=True)) for row in cursor]

    def do(self, sql: str, *params: object) -> None:
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
                self._held.execute(sql, params)
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
