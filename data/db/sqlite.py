"""SQLite through aiosqlite: one writer with group commit, and one reader.

While a commit waits for the disk, further units queue up; the next transaction takes them all. A batch is
one hop to the connection's thread. Units run in the order in which they arrived, so a batch means the same
as its units one after the other. If one of them is refused, the batch is rolled back and every unit gets
its own transaction.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import aiosqlite

from data.db.database import Statement, WriteMetrics
from data.db.errors import Conflict, DatabaseGone, DatabaseUnusable, StorageError
from data.db.hash_chain import HASH_FUNCTION, TEXT_HASH, chain_hash, text_hash
from data.db.idempotency import write_once
from data.db.instance_lock import Lock, served_before
from data.db.locks import QUEUE_FUNCTION
from data.db.migrations import TABLE, Migration, log_schema_change, pending

BUSY_SECONDS = 1.2
"""How long to wait for another process that holds the database.

Discord accepts no answer to a press after three seconds, and one press may have to wait for another.
"""
STILL_BUSY_SECONDS = 0.1
"""How long to wait from then on, until it lets go: presses at one table wait for each other."""

LOOK_SECONDS = 1.0
"""How often the files are checked while nothing is written; each commit checks them, too."""

T = TypeVar("T")
Unit = Sequence[Statement]
Rows = list[tuple[Any, ...]]

# Trouble of the disk or the file: no unit is to blame, and retrying each alone would only repeat it.
_FILE_FAULTS = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_READONLY,
    }
)
# sqlite3 also raises these for values it cannot store: integers beyond 64 bits, lone surrogates.
_FAILURES = (sqlite3.Error, sqlite3.Warning, OverflowError, ValueError, TypeError)


class _Busy(StorageError):
    """Another process holds the database."""


class _Connection(aiosqlite.Connection):
    """A connection that runs whole functions on its thread, so that a batch costs one hop.

    The functions are closures: in debug mode, aiosqlite logs what it runs with its arguments, and
    parameters contain decks.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result


async def _connect(path: Path, query: str) -> _Connection:
    uri = "file:" + quote(str(path)) + query
    # Autocommit mode: this module begins and ends transactions itself.
    connection = _Connection(
        lambda: sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None),
        iter_chunk_size=64,
    )
    # Committed data is safe: a program that is asked twice to stop does not wait for an open database.
    connection._thread.daemon = True  # noqa: SLF001 - aiosqlite has no other way to say so
    await connection
    return connection


def _code(error: BaseException) -> int:
    """Return the primary result code; 0 for an error that Python's module raised itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _storage_error(error: Exception) -> StorageError:
    if not isinstance(error, sqlite3.Error):
        return StorageError(f"A value cannot be stored ({type(error).__name__}).")
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(f"The database refused a record: {error}.")
    if _code(error) == sqlite3.SQLITE_BUSY:
        return _Busy(f"The database failed: {error}.")
    return StorageError(f"The database failed: {error}.")


def _rollback(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # some failures roll back by themselves
        connection.execute("ROLLBACK")


def _transact(connection: sqlite3.Connection, units: Sequence[Unit]) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute("BEGIN IMMEDIATE")
        for unit in units:
            for sql, params in unit:
                cursor.execute(sql, params)
        cursor.execute("COMMIT")
    except BaseException:
        _rollback(connection)
        raise
    finally:
        cursor.close()


def _commit(connection: sqlite3.Connection, units: Sequence[Unit]) -> list[StorageError | None]:
    """Commit the units; return for each None, or why it was not stored."""
    try:
        _transact(connection, units)
    except _FAILURES as error:
        if len(units) == 1 or _code(error) in _FILE_FAULTS:
            return [_storage_error(error) for _ in units]
        return [outcome for unit in units for outcome in _commit(connection, [unit])]
    return [None for _ in units]


def _query(connection: sqlite3.Connection, sql: str, params: Sequence[object]) -> Rows:
    try:
        return connection.execute(sql, params).fetchall()
    except _FAILURES as error:
        raise _storage_error(error) from None


def _query_all(connection: sqlite3.Connection, queries: Sequence[Statement]) -> list[Rows]:
    try:
        connection.execute("BEGIN")  # one snapshot for all of them
        return [connection.execute(sql, params).fetchall() for sql, params in queries]
    except _FAILURES as error:
        raise _storage_error(error) from None
    finally:
        _rollback(connection)


class SqliteDatabase:
    """An open SQLite file; ``data.db.database.Database`` documents its methods."""

    shared = row_locks = False

    def __init__(
        self, writer: _Connection, reader: _Connection, files: Sequence[Path], lock: Lock | None
    ) -> None:
        """``files`` must stay in their places; ``lock`` is held while this process serves them."""
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self.write_metrics = WriteMetrics()
        self._files = {file: _identity(file) for file in files}
        self._gone: DatabaseGone | None = None
        self._busy = False
        self._lost = asyncio.Event()
        self._queue: list[tuple[Unit, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._keep_writing(), name="database writer")

    async def write(self, unit: Unit) -> None:
        """Commit all statements of the unit, in order, or none."""
        await write_once(self, unit, self._store)

    async def _store(self, unit: Unit) -> None:
        if self._closing:
            raise StorageError("The database is closed.")
        if self._gone is not None:
            raise self._gone
        if not unit:
            return
        done = asyncio.get_running_loop().create_future()
        self._queue.append((unit, done))
        self._wake.set()
        await done

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Run one statement in its own transaction and return its rows."""
        if self._closing:
            raise StorageError("The database is closed.")
        if self._gone is not None:
            raise self._gone
        return await self._writer.run(lambda connection: _query(connection, sql, params))

    async def read(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return the rows of one query."""
        [rows] = await self.read_together([(sql, tuple(params))])
        return rows

    async def read_together(self, queries: Sequence[Statement]) -> list[Rows]:
        """Return the rows of several queries, all from one snapshot."""
        if self._closing:
            raise StorageError("The database is closed.")
        try:
            return await self._reader.run(lambda connection: _query_all(connection, queries))
        except StorageError:
            if (gone := await self._writer.run(self._check_files)) is not None:
                raise gone from None
            raise

    async def is_leader(self, task: str) -> bool:  # noqa: ARG002 - of the protocol
        """Return True: no other process serves the file."""
        return True

    def listen(self, heard: Callable[[str], object]) -> None:
        """Do nothing: no other process changes settings."""

    async def wait_until_gone(self) -> DatabaseGone:
        """Wait until a file of the database is removed or replaced; return which."""
        while self._gone is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._lost.wait()
            if not self._closing:
                await self._writer.run(self._check_files)
        return self._gone

    async def close(self) -> None:
        """Write what is still queued, then close."""
        self._closing = True
        self._wake.set()
        await asyncio.wait({self._task})  # it may have been cancelled
        await self._reader.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.close()

    async def _keep_writing(self) -> None:
        batch: list[tuple[Unit, asyncio.Future[None]]] = []
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                # Units whose callers were cancelled are skipped.
                batch = [(unit, done) for unit, done in self._queue if not done.cancelled()]
                self._queue = []
                if batch:
                    await self._write_batch(batch)
        finally:
            # If the event loop ends before the database is closed, nobody may wait for ever.
            self._closing = True
            for _, done in (*batch, *self._queue):
                if not done.done():
                    done.set_exception(StorageError("The database is closed."))

    async def _write_batch(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        units = [unit for unit, _ in batch]
        outcomes: list[StorageError | None]
        began = time.monotonic()
        try:
            outcomes = await self._writer.run(lambda connection: self._commit(connection, units))
        except Exception as error:  # the writer survives; the callers get the error
            outcomes = [_storage_error(error) for _ in batch]
        self.write_metrics.count(outcomes, began)
        if self._gone is not None:
            self._lost.set()
        for (_, done), failure in zip(batch, outcomes, strict=True):
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    # These run on the writer's thread:

    def _commit(self, connection: sqlite3.Connection, units: Sequence[Unit]) -> list[StorageError | None]:
        """Commit the units; none counts as stored if the files are gone after that."""
        outcomes = _commit(connection, units)
        if (busy := any(isinstance(outcome, _Busy) for outcome in outcomes)) != self._busy:
            self._busy = busy
            patience = STILL_BUSY_SECONDS if busy else BUSY_SECONDS
            connection.execute(f"PRAGMA busy_timeout = {patience * 1_000:.0f}").close()
        gone = self._check_files(connection)
        return outcomes if gone is None else [gone for _ in units]

    def _check_files(self, connection: sqlite3.Connection) -> DatabaseGone | None:
        """Return what happened to the files, if they are not where they were."""
        if self._gone is None:
            for file, identity in self._files.items():
                if (found := _identity(file)) != identity:
                    became = "was removed" if found is None else "was replaced"
                    self._gone = DatabaseGone(f"The file {file} {became} while the bot was using it.")
                    # Write the WAL back to its own database, wherever that was moved, and never into the
                    # one that replaced it.
                    with suppress(sqlite3.Error):
                        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                    break
        return self._gone


def _identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from another with its name; None: there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116 - half the time of Path.stat, at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino


async def open_sqlite(
    location: str, migrations: Sequence[Migration], *, exclusive: bool = False, migrate: bool = True
) -> SqliteDatabase:
    """Open the file, create it if missing, check it for damage, and apply missing migrations.

    ``location`` is a path, optionally with SQLite's ``?query``. ``exclusive``: take the instance lock.
    Without
    ``migrate``, an older schema is refused. Raises DatabaseTaken, DatabaseTooNew, DatabaseUnusable.
    """
    name, mark, rest = location.partition("?")
    path, query = Path(name), mark + rest
    in_memory = name == ":memory:" or "mode=memory" in query
    _check_place(path, name)
    lock = Lock.take(path) if exclusive and not in_memory else None
    connections: list[_Connection] = []
    try:
        if lock is not None:
            _check_left_behind(path, lock)
        _create(path)
        if lock is not None:
            lock.sign()  # a signed lock without a database means that it was removed
        writer = await _connect(path, query)
        connections.append(writer)
        await writer.run(
            lambda connection: _prepare(
                connection, path, migrations, exclusive=lock is not None, migrate=migrate
            )
        )
        reader = await _connect(path, query)
        connections.append(reader)
        await reader.run(lambda connection: connection.execute("PRAGMA query_only = ON").close())
    except BaseException as error:
        for connection in connections:
            await connection.close()
        if lock is not None:
            lock.close()
        if isinstance(error, _FAILURES):
            raise _unusable(path, error) from None
        raise
    return SqliteDatabase(writer, reader, [] if in_memory else _files(path, lock), lock)


def _files(path: Path, lock: Lock | None) -> list[Path]:
    """Return the files that must stay in their places while the database is open."""
    log = Path(f"{path.resolve()}-wal")  # commits that are not in the main file yet
    return [path, *([log] if log.exists() else []), *([lock.path] if lock is not None else [])]


def _check_left_behind(path: Path, lock: Lock) -> None:
    if was_removed(path):
        raise DatabaseUnusable(
            f"The database {path} is missing, although a bot has used it. Put it back, or a copy of it; "
            f"to start with an empty one, remove {lock.path}."
        )


def was_removed(path: Path) -> bool:
    """Return whether the database was removed: it is missing, but a process has served it."""
    return not path.exists() and served_before(path)


class ReadOnlyFile:
    """A SQLite file opened for reading; neither the file nor its side files are changed.

    Others may write meanwhile; everything is read from one snapshot. If no process has the file open,
    SQLite would create side files only to read it; it is therefore opened as immutable, and ``check`` tests
    whether the file did change. Raises DatabaseUnusable.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        _check_place(path, str(path))
        if not path.is_file():
            raise DatabaseUnusable(f"There is no database at {path}.")
        real = path.resolve()
        unused = not any(Path(f"{real}-{ending}").exists() for ending in ("wal", "journal"))
        self._stamp = _stamp(path) if unused else None
        uri = f"file:{quote(str(path))}?mode=ro{'&immutable=1' if unused else ''}"
        try:
            self.connection = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
            self.connection.execute("BEGIN").close()
        except _FAILURES as error:
            raise _unusable(path, error) from None

    def check_whole(self) -> None:
        """Check every page. Raises DatabaseUnusable."""
        try:
            whole = is_undamaged(self.connection)
        except _FAILURES as error:
            raise _unusable(self.path, error) from None
        if not whole:
            raise DatabaseUnusable(f"The database {self.path} {_DAMAGED}.")

    def check(self) -> None:
        """Raise StorageError if the file was changed while it was read."""
        if self._stamp is not None and self._stamp != _stamp(self.path):
            raise StorageError(f"The database {self.path} was changed while it was read. Try again.")

    def close(self) -> None:
        """Close the file."""
        self.connection.close()


def _stamp(path: Path) -> tuple[int, ...]:
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def is_undamaged(connection: sqlite3.Connection) -> bool:
    """Check every page of a database. Raises sqlite3.Error if it cannot even be read."""
    return connection.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]


def _check_place(path: Path, name: str) -> None:
    if not name:
        raise DatabaseUnusable("The database URL names no file; use sqlite:///path.")
    if path.is_dir():
        raise DatabaseUnusable(f"The database {path} is a folder; name a file in it.")
    if not path.parent.is_dir():
        raise DatabaseUnusable(f"The folder of the database {path} does not exist.")


def _create(path: Path) -> None:
    try:
        # It contains decks: readable by its owner only. SQLite gives its side files the same mode.
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise DatabaseUnusable(
            f"The database {path} cannot be opened or created: {error.strerror}."
        ) from None


_DAMAGED = (
    "is damaged. Keep it as it is, put a copy in its place (docs/owners.md, Backups), "
    "and run the audit on that copy"
)


def _unusable(path: Path, error: Exception) -> DatabaseUnusable:
    sentence = {
        sqlite3.SQLITE_READONLY: "is read-only",
        sqlite3.SQLITE_CANTOPEN: "cannot be opened: the file or its folder is not readable and writable",
        sqlite3.SQLITE_NOTADB: (
            "is not a SQLite database, or its beginning is damaged; name another, or put a copy in its place"
        ),
        sqlite3.SQLITE_CORRUPT: _DAMAGED,
        sqlite3.SQLITE_FULL: "cannot be written: the disk is full",
        sqlite3.SQLITE_BUSY: "is held by another program",
        sqlite3.SQLITE_LOCKED: "is held by another program",
    }.get(_code(error), f"cannot be used ({error})")
    return DatabaseUnusable(f"The database {path} {sentence}.")


def _prepare(
    connection: sqlite3.Connection,
    path: Path,
    migrations: Sequence[Migration],
    *,
    exclusive: bool,
    migrate: bool,
) -> None:
    connection.create_function(HASH_FUNCTION, -1, chain_hash, deterministic=True)
    connection.create_function(TEXT_HASH, 1, text_hash, deterministic=True)
    connection.create_function(QUEUE_FUNCTION, 1, lambda _: None)
    connection.execute("PRAGMA journal_mode = WAL").close()
    if not is_undamaged(connection):
        raise DatabaseUnusable(f"The database {path} {_DAMAGED}.")
    connection.execute("PRAGMA synchronous = FULL").close()
    # Off while the schema changes, since tables may be rebuilt; it cannot be switched inside a transaction.
    connection.execute("PRAGMA foreign_keys = OFF").close()
    with ExitStack() as stack:
        stack.callback(_rollback, connection)
        connection.execute("BEGIN IMMEDIATE")
        steps = _pending(connection, path, migrations, migrate=migrate)
        if steps and not exclusive and steps[0].version > 1:  # another process may serve it
            stack.enter_context(closing(Lock.take(path))).sign()
        copy = _migrate(connection, path, steps)
        connection.execute("UPDATE migrations SET name = name")  # BEGIN succeeds on a read-only file
        connection.execute("COMMIT")
    log_schema_change(steps, copy)
    connection.execute("PRAGMA foreign_keys = ON").close()


def _pending(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration], *, migrate: bool
) -> list[Migration]:
    """Return the migrations that are not applied yet. Raises DatabaseUnusable."""
    present = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "migrations" not in present:
        if present:
            raise DatabaseUnusable(f"The database {path} belongs to another program.")
        connection.execute(TABLE)
    applied = dict(connection.execute("SELECT version, checksum FROM migrations"))
    return pending(f"The database {path}", applied, migrations, migrate=migrate)


def _migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> Path | None:
    """Apply migrations; return the copy of the file that was made before, if it is not new."""
    copy = None
    if steps and steps[0].version > 1:
        copy = path.with_name(f"{path.stem}.before-{steps[0].version:04}{path.suffix}")
        _copy(path, copy)
    for step in steps:
        for sql in _statements(step.sql):
            connection.execute(sql)
        connection.execute(
            "INSERT INTO migrations (version, name, checksum) VALUES (?, ?, ?)",
            (step.version, step.name, step.checksum),
        )
    if steps and connection.execute("PRAGMA foreign_key_check").fetchall():
        raise DatabaseUnusable(
            f"The database {path} has records that refer to missing ones; nothing was changed."
        )
    return copy


def _copy(path: Path, target: Path) -> None:
    """Copy the file as it was before this transaction; an unfinished copy keeps another name."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    source, copy = sqlite3.connect(path), sqlite3.connect(part)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()
    part.replace(target)


def _statements(script: str) -> list[str]:
    """Split a script into its statements: ``executescript`` would commit first."""
    found, text = [], ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            found.append(text)
            text = ""
    if any(line.strip() and not line.lstrip().startswith("--") for line in text.splitlines()):
        raise ValueError("the last statement of a migration is not finished")
    return found
