"""PostgreSQL as the source or target of a transfer."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import psycopg

from data.db.errors import DatabaseTaken, DatabaseUnusable, StorageError
from data.db.pipeline import LOADERS, number_placeholders
from data.db.postgres_report import PROCESSES
from data.db.postgres_setup import APPLICATION, OFFLINE, PostgresServer
from data.transfer.side import CHUNK, Row, Shape

MOVING: Final = 0x6361726473  # "cards"
"""The advisory lock for transfers out of and into a database."""
_TABLES: Final = """
SELECT c.table_name, c.column_name FROM information_schema.columns c JOIN information_schema.tables t
ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
WHERE c.table_schema = current_schema() ORDER BY c.table_name, c.ordinal_position"""
_KEYS: Final = """
SELECT c.relname, a.attname FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
WHERE i.indisprimary AND c.relnamespace = current_schema()::regnamespace
ORDER BY c.relname, array_position(i.indkey::int2[], a.attnum)"""
_CONSTRAINTS: Final = """
SELECT r.relname, c.conname, pg_get_constraintdef(c.oid) FROM pg_constraint c
JOIN pg_class r ON r.oid = c.conrelid WHERE c.connamespace = current_schema()::regnamespace
AND c.contype IN ('p', 'u', 'f') AND r.relname = ANY (?) ORDER BY c.contype = 'f', r.relname, c.conname"""
_INDEXES: Final = """
SELECT i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) FROM pg_index i
JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = current_schema()::regnamespace
AND c.relname = ANY (?) AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)"""


@contextmanager
def _storage_errors(name: str) -> Iterator[None]:
    """Turn errors of PostgreSQL into sentences without values."""
    try:
        yield
    except psycopg.Error as error:
        raise StorageError(f"The database {name} failed: {_describe(error)}.") from None


def _describe(error: psycopg.Error) -> str:
    place = re.match(r"COPY (\w+), line (\d+)(?:, column (\w+))?", error.diag.context or "")
    if place is None:  # found on this side, or an error of the connection
        return error.diag.message_primary or str(error).splitlines()[0]
    table, line, column = place.groups()
    where = f"the value in column {column} of " if column else ""
    code = error.sqlstate or ""
    return f"it refuses {where}row {line} of {table} ({code})"


class PostgresSide:
    """A PostgreSQL database that nobody else changes; see ``data.transfer.side.Side``."""

    def __init__(self, url: str, *, reading: bool = False) -> None:
        """``reading``: others may write, and nothing is written here. Raises StorageError."""
        server = PostgresServer(url)
        self.name = server.url
        self._connection = server.connect_now(OFFLINE, f"{APPLICATION} move")
        for kind, loader in LOADERS.items():
            self._connection.adapters.register_loader(kind, loader)
        try:
            if reading:
                self._order("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            else:
                self._take()
        except StorageError:
            self._connection.close()
            raise

    def _take(self) -> None:
        """Take the lock that allows one transfer at a time. Raises DatabaseTaken.

        PostgreSQL releases the lock of an ended transfer only when it notices the closed connection, so
        wait a moment.
        """
        with _storage_errors(self.name):
            try:
                self._connection.execute(b"SELECT pg_advisory_lock($1)", (MOVING,))
            except psycopg.errors.LockNotAvailable:
                raise DatabaseTaken(f"Another move into or out of {self.name} is running.") from None

    def check_whole(self) -> None:
        """Do nothing: PostgreSQL checks its pages as it reads them."""

    def check_unchanged(self) -> None:
        """Do nothing: a transaction reads one snapshot."""

    def begin(self) -> None:
        """Read everything from now on from one snapshot."""
        self._order("BEGIN ISOLATION LEVEL REPEATABLE READ")

    def served_by(self) -> list[str]:
        """Return the hosts of the bot's connected processes."""
        return [place for place, _ in self.query(PROCESSES)]

    def hold(self, tables: Iterable[str]) -> None:
        """Keep others from writing until the end. Raises DatabaseTaken."""
        self.begin()
        every = ", ".join(f'"{table}"' for table in tables)
        try:
            self._connection.execute(f"LOCK TABLE {every} IN EXCLUSIVE MODE".encode())
        except psycopg.errors.LockNotAvailable:
            raise DatabaseTaken(f"Another process is writing to {self.name}. Stop the bot first.") from None
        except psycopg.Error as error:
            raise DatabaseUnusable(
                f"The database {self.name} cannot be locked: {_describe(error)}."
            ) from None

    def shapes(self) -> dict[str, Shape]:
        """Return all tables."""
        columns: dict[str, list[str]] = {}
        for table, column in self.query(_TABLES):
            columns.setdefault(table, []).append(column)
        keys: dict[str, list[str]] = {}
        for table, column in self.query(_KEYS):
            keys.setdefault(table, []).append(column)
        return {table: Shape(tuple(names), tuple(keys.get(table, ()))) for table, names in columns.items()}

    def query(self, sql: str, params: Sequence[object] = ()) -> list[Row]:
        """Return the rows of one query."""
        with _storage_errors(self.name):
            return self._connection.execute(number_placeholders(sql).encode(), tuple(params)).fetchall()

    def chunks(self, sql: str) -> Iterator[list[Row]]:
        """Yield the rows of a query in chunks."""
        connection = self._connection
        # A named cursor leaves the rows at the server until they are fetched.
        with _storage_errors(self.name), connection.transaction(), connection.cursor(name="moved") as cursor:
            cursor.execute(sql.encode())
            while rows := cursor.fetchmany(CHUNK):
                yield rows

    @contextmanager
    def filling(self, tables: Iterable[str]) -> Iterator[None]:
        """Empty the tables and fill them, in one transaction."""
        names = [*tables]
        every = ", ".join(f'"{table}"' for table in names)
        constraints, indexes = self.query(_CONSTRAINTS, (names,)), self.query(_INDEXES, (names,))
        with self._connection.transaction():
            self._order("SET LOCAL maintenance_work_mem = '256MB'")
            for table in names:
                self._order(f'ALTER TABLE "{table}" DISABLE TRIGGER USER')
            for index, _ in indexes:
                self._order(f"DROP INDEX {index}")
            for table, constraint, _ in reversed(constraints):  # foreign keys first
                self._order(f'ALTER TABLE "{table}" DROP CONSTRAINT "{constraint}"')
            self._order(f"TRUNCATE {every}")
            yield
            for table, constraint, definition in constraints:
                self._order(f'ALTER TABLE "{table}" ADD CONSTRAINT "{constraint}" {definition}')
            for _, definition in indexes:
                self._order(definition)
            for table in names:
                self._order(f'ALTER TABLE "{table}" ENABLE TRIGGER USER')
        self._order(f"VACUUM ANALYZE {every}")

    def put(self, table: str, columns: Sequence[str], chunks: Iterable[Sequence[Row]]) -> None:
        """Insert rows."""
        names = ", ".join(f'"{name}"' for name in columns)
        copying = f'COPY "{table}" ({names}) FROM STDIN'.encode()
        into = f"{self.name} (copying into {table})"
        with _storage_errors(into), self._connection.cursor() as cursor, cursor.copy(copying) as copy:
            for rows in chunks:
                for row in rows:
                    copy.write_row(row)

    def mark(self, version: int, where: str | None) -> None:
        """Set a marker among the migrations, or delete it."""
        self._order("DELETE FROM migrations WHERE version = $1", version)
        if where is not None:
            self._order(
                "INSERT INTO migrations (version, name, checksum) VALUES ($1, 'moved', $2)", version, where
            )

    def store(self) -> None:
        """Commit."""
        self._order("COMMIT")

    def close(self) -> None:
        """Discard what was not committed, and close."""
        self._connection.close()

    def _order(self, sql: str, *params: object) -> None:
        with _storage_errors(self.name):
            self._connection.execute(sql.encode(), params)
