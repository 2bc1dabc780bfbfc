"""SQLite as the source or target of a transfer."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from data.db.errors import DatabaseUnusable, StorageError
from data.db.sqlite import ReadOnlyFile, is_undamaged
from data.transfer.side import CHUNK, Row, Shape

_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
_TAKEN: Final = """
SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type IN ('index', 'trigger')
ORDER BY type, name"""


@contextmanager
def _storage_errors(name: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, sqlite3.Warning, OverflowError, ValueError) as error:
        raise StorageError(f"The database {name} failed: {error}.") from None


class SqliteSide:
    """A SQLite file that nobody else changes; see ``data.transfer.side.Side``."""

    def __init__(self, path: Path, *, reading: bool = False) -> None:
        """``reading``: others may write, and nothing is written here. Raises StorageError."""
        self.name = f"sqlite:///{path}"
        self.path = path
        self._read_only = ReadOnlyFile(path) if reading else None
        if self._read_only is not None:
            self._connection = self._read_only.connection
            return
        if not path.is_file():
            raise DatabaseUnusable(f"There is no database at {path}.")
        with _storage_errors(self.name):
            uri = f"file:{quote(str(path))}?mode=rw"
            self._connection = sqlite3.connect(uri, uri=True, timeout=1, isolation_level=None)
        try:
            with _storage_errors(self.name):
                if not is_undamaged(self._connection):
                    raise DatabaseUnusable(f"The database {path} is damaged.")
                self._connection.execute("BEGIN IMMEDIATE")
        except StorageError:
            self._connection.close()
            raise

    def check_whole(self) -> None:
        """Check every page of a file opened for reading. Raises DatabaseUnusable."""
        if self._read_only is not None:
            self._read_only.check_whole()

    def check_unchanged(self) -> None:
        """Raise StorageError if the reads were not from one snapshot."""
        if self._read_only is not None:
            self._read_only.check()

    def shapes(self) -> dict[str, Shape]:
        """Return all tables."""
        found = {}
        for (table,) in self.query(_TABLES):
            rows = self.query("SELECT name, pk FROM pragma_table_info(?)", (table,))
            key = sorted((place, name) for name, place in rows if place)
            found[table] = Shape(tuple(name for name, _ in rows), tuple(name for _, name in key))
        return found

    def query(self, sql: str, params: Sequence[object] = ()) -> list[Row]:
        """Return the rows of one query."""
        with _storage_errors(self.name):
            return self._connection.execute(sql, tuple(params)).fetchall()

    def chunks(self, sql: str) -> Iterator[list[Row]]:
        """Yield the rows of a query in chunks."""
        with _storage_errors(self.name):
            cursor = self._connection.execute(sql)
            while rows := cursor.fetchmany(CHUNK):
                yield rows

    @contextmanager
    def filling(self, tables: Iterable[str]) -> Iterator[None]:
        """Empty the tables and fill them; at the end everything is safe on the disk."""
        connection = self._connection
        with _storage_errors(self.name):
            connection.execute("COMMIT")
            # The old content is not needed, so syncing can wait until the end.
            for pragma in ("foreign_keys = OFF", "journal_mode = DELETE", "synchronous = OFF"):
                connection.execute(f"PRAGMA {pragma}").close()
            connection.execute("BEGIN IMMEDIATE")
            taken = connection.execute(_TAKEN).fetchall()
            for kind, name, _ in taken:
                connection.execute(f'DROP {kind} "{name}"')
            for table in tables:
                connection.execute(f'DELETE FROM "{table}"')  # noqa: S608 - names of the schema
        yield
        with _storage_errors(self.name):
            for _, _, sql in taken:
                connection.execute(sql)
            if rows := connection.execute("PRAGMA foreign_key_check").fetchmany(1):
                raise StorageError(f"A record of {rows[0][0]} refers to a missing one.")
            connection.execute("COMMIT")
            with self.path.open("rb") as file:
                os.fsync(file.fileno())
            connection.execute("PRAGMA synchronous = FULL").close()
            connection.execute("PRAGMA journal_mode = WAL").close()
            connection.execute("BEGIN IMMEDIATE")

    def put(self, table: str, columns: Sequence[str], chunks: Iterable[Sequence[Row]]) -> None:
        """Insert rows."""
        names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
        sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'  # noqa: S608 - names of the schema
        for rows in chunks:
            with _storage_errors(self.name):
                self._connection.executemany(sql, rows)

    def mark(self, version: int, where: str | None) -> None:
        """Set a marker among the migrations, or delete it."""
        with _storage_errors(self.name):
            self._connection.execute("DELETE FROM migrations WHERE version = ?", (version,))
            if where is not None:
                self._connection.execute(
                    "INSERT INTO migrations (version, name, checksum) VALUES (?, 'moved', ?)",
                    (version, where),
                )

    def store(self) -> None:
        """Commit."""
        with _storage_errors(self.name):
            self._connection.execute("COMMIT")
            self._connection.execute("BEGIN IMMEDIATE")

    def close(self) -> None:
        """Discard what was not committed, and close."""
        self._connection.close()
