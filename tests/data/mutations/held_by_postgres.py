"""The same copy in PostgreSQL."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg.types.numeric import IntLoader

from data.db.database import Statement
from data.db.errors import Conflict
from tests.data.mutations.held import Held, Row

_CHECKS = (
    "SELECT conrelid::regclass::text, conname FROM pg_constraint "
    "WHERE contype = 'c' AND connamespace = 'public'::regnamespace"
)


class HeldByPostgres(Held):
    """A database that the audit can read.

    It has no checks, and only unique keys apply: an owner can bypass other keys and triggers.
    """

    row_locks = True

    def __init__(self, url: str, path: Path) -> None:
        """Fill the empty database at ``url``, which has the schema, from SQLite's file."""
        self._raw = psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor)
        self._raw.adapters.register_loader("numeric", IntLoader)  # sums
        self._raw.execute("SET session_replication_role = replica")
        for table, name in self._raw.execute(_CHECKS).fetchall():
            self._raw.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}".encode())
        self._raw.execute("DELETE FROM house")
        with closing(sqlite3.connect(path)) as source:
            for table in self._tables():
                if table != "migrations":
                    self._fill(table, source.execute(f"SELECT * FROM {table} ORDER BY rowid"))

    def __exit__(self, *failure: object) -> None:
        self._raw.close()

    def _fill(self, table: str, rows: sqlite3.Cursor) -> None:
        self._raw.execute(f"ALTER TABLE {table} ADD COLUMN rowid BIGSERIAL".encode())
        columns = ", ".join(f'"{name}"' for name, *_ in rows.description)
        with self._raw.cursor().copy(f"COPY {table} ({columns}) FROM STDIN".encode()) as copy:
            for row in rows:
                copy.write_row(row)

    def _tables(self) -> list[str]:
        named = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
        return [name for (name,) in self._raw.execute(named).fetchall()]

    def _run(self, sql: str, params: Sequence[object] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        first, *others = sql.split("?")
        numbered = first + "".join(f"${number}{other}" for number, other in enumerate(others, 1))
        return self._raw.execute(numbered.encode(), list(params))

    @contextmanager
    def changed(self, unit: Sequence[Statement]) -> Iterator[None]:
        """Apply these statements within the context.

        Raises Conflict if the database refuses one.
        """
        with self._raw.transaction(force_rollback=True):
            for sql, params in unit:
                try:
                    self._run(sql, params)
                except (psycopg.IntegrityError, psycopg.DataError) as error:
                    raise Conflict(str(error)) from None
            yield

    def rows(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._run(sql, params).fetchall()

    def table(self, name: str) -> list[Row]:
        """Return the rows of a table in the order of insertion, with their ``rowid``."""
        cursor = self._run(f"SELECT * FROM {name} ORDER BY rowid")
        columns = [column.name for column in cursor.description or ()]
        return [dict(zip(columns, row, strict=True)) for row in cursor]

    def do(self, sql: str, *params: object) -> None:
        self._run(sql, params)

    def naming_tables(self) -> list[str]:
        """Return the database tables whose rows belong to a card table."""
        named = (
            "SELECT table_name::text FROM information_schema.columns "
            "WHERE table_schema = 'public' AND column_name = 'table_id' ORDER BY 1"
        )
        return [name for (name,) in self.rows(named)]

    async def write(self, unit: Sequence[Statement]) -> None:
        with self._raw.transaction():
            for sql, params in unit:
                self._run(sql, params)
