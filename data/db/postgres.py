"""PostgreSQL: in each process a writer with group commit, readers, and two more connections.

A batch goes to the server in one message and is one transaction. The next one is made and sent while the
server works on it. Statements that take locks (``LockingStatement``) run first, in one order, so that no two
processes deadlock. What many units contain (``BulkStatement``) becomes one statement for all of them. A unit
that is refused leaves the batch, and the others are sent again, perhaps after later ones. If the connection
is lost before the answer, it is unknown whether the batch was stored, and the error says so.

All queries of one read see one snapshot. One connection is for relaxed writes, and one listens to
notifications.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context
from itertools import chain, groupby
from typing import Final, NamedTuple

from data.db.database import BulkStatement, LockingStatement, Statement, WriteMetrics
from data.db.errors import Conflict, DatabaseGone, StorageError
from data.db.idempotency import write_once
from data.db.migrations import Migration
from data.db.pipeline import EncodedStatement, Pipeline, Refused, Rows, encode_bulk, encode_statement
from data.db.postgres_setup import (
    READING,
    READING_SECONDS,
    RELAXED,
    WRITING,
    WRITING_SECONDS,
    Identity,
    PostgresServer,
)

READERS: Final = 4
LOOK_SECONDS: Final = 1.0
"""How often a lost connection is reopened while nothing uses it."""
PATIENCE: Final = 1.0
"""Seconds that an answer may take beyond the server's own statement timeout."""
IN_FLIGHT: Final = 2
"""Batches that may be sent before the first of them is answered."""
BATCH_BYTES: Final = 24_000
"""The largest batch, in bytes: so many of them are sent at once.

A process that is frozen between two halves of a batch would hold the locks of the first half.
"""
SPLIT_FROM: Final = 8
"""So many units that meet an idle server are sent in two halves.

While it works on the second, the callers whose units were in the first make their next ones.
"""
ROUNDS: Final = 8
"""How often a batch is sent again without its refused units."""
TRIES: Final = 3
"""How often a unit is retried alone after a deadlock or serialization failure."""

_SERVER_FAULTS: Final = ("25", "53", "57P", "58", "XX")
"""No unit is to blame: the server shuts down, is out of resources, or is read-only."""
_RECONNECT: Final = frozenset({"0A000", "25006", "26000"})
"""What a new connection may fix: a plan of an older schema, a read-only server."""
_TIMEOUTS: Final = frozenset({"55P03", "57014"})
"""Timeouts: of a lock, or of a statement."""

Unit = Sequence[Statement]


class _Step(NamedTuple):
    """A statement of a batch, and the number of its unit; None: it belongs to several units."""

    unit: int | None
    call: EncodedStatement
    bulk: str = ""
    rank: tuple[int, int | str] | None = None


class _Unit(NamedTuple):
    """An encoded unit: its statements, their SQL for several units, the ranks of their locks."""

    calls: list[tuple[EncodedStatement, str, tuple[int, int | str] | None]]
    size: int


_Waiting = tuple[_Unit, asyncio.Future[None]]
"""A unit, and the future of its caller."""


def _encode_unit(unit: Unit) -> _Unit:
    calls = [
        (
            encode_statement(*statement),
            statement.bulk if isinstance(statement, BulkStatement | LockingStatement) else "",
            statement.rank if isinstance(statement, LockingStatement) else None,
        )
        for statement in unit
    ]
    return _Unit(calls, sum(64 + sum(len(value or b"") + 8 for value in call.values) for call, _, _ in calls))


def _in_order(units: Sequence[_Unit]) -> list[_Step]:
    """Return all statements of a batch: locking ones first, by rank."""
    steps = [_Step(number, *call) for number, unit in enumerate(units) for call in unit.calls]
    locking = sorted((step.rank, at, step) for at, step in enumerate(steps) if step.rank is not None)
    return [step for _, _, step in locking] + [step for step in steps if step.rank is None]


def _in_bulk(steps: Sequence[_Step]) -> list[_Step]:
    """Return the same statements, with one for all that belong together.

    If two units lock the same row, each has a statement of its own.
    """
    rows = [step.rank for step in steps if step.rank is not None and step.bulk]
    if len(set(rows)) < len(rows):
        return [*steps]
    found: list[_Step] = []
    for (has_bulk, _), run in groupby(steps, key=lambda step: (bool(step.bulk), step.rank is not None)):
        if not has_bulk:
            found += run
            continue
        alike: dict[str, list[_Step]] = {}
        for step in run:
            alike.setdefault(step.bulk, []).append(step)
        for bulk, each in alike.items():
            found += [_Step(None, encode_bulk(bulk, [step.call for step in each]))] if len(each) > 1 else each
    return found


def _storage_error(refused: Refused) -> StorageError:
    if refused.state[:2] == "23" or refused.state == "P0001":  # constraints, and exceptions of triggers
        return Conflict(f"The database refused a record: {refused.message}.")
    return StorageError(f"The database failed: {refused.message} ({refused.state}).")


class _ReconnectingPipeline:
    """A connection that is reopened after it was lost, once for all who wait for it."""

    def __init__(self, connect: Callable[[], Awaitable[Pipeline]], seconds: float) -> None:
        """``seconds``: the server's statement timeout."""
        self._connect = connect
        self._seconds = seconds
        self._connection: Pipeline | None = None
        self._making: asyncio.Task[Pipeline] | None = None
        self._waiting = 0
        self._closed = False

    @property
    def load(self) -> float:
        """The number of open requests; an unconnected one counts as busier than an idle one."""
        if self._connection is None or self._connection.lost.is_set():
            return self._waiting + 0.5
        return self._connection.waiting

    async def pipeline(self) -> Pipeline:
        """Return the connection, and open it if necessary. Raises StorageError."""
        if self._connection is not None and not self._connection.lost.is_set():
            return self._connection
        if self._closed:  # a caller retries after the connection was lost
            raise StorageError("The database is closed.")
        if self._making is None or self._making.done():
            # In an empty context: the connection outlives the press that needs it.
            self._making = asyncio.create_task(self._make(), name="database connection", context=Context())
            self._making.add_done_callback(_retrieve_exception)
        self._waiting += 1
        try:
            return await asyncio.shield(self._making)
        except asyncio.CancelledError:
            if self._making.cancelled():  # the connecting was cancelled, not this caller
                raise StorageError("The database is closed.") from None
            raise
        finally:
            self._waiting -= 1

    async def execute(self, calls: Sequence[EncodedStatement]) -> list[Rows]:
        """Run statements in one transaction; return the rows of each.

        Raises Refused, StorageError.
        """
        pipeline = await self.pipeline()
        try:
            return await pipeline.execute(calls, self._seconds * (1 + pipeline.waiting) + PATIENCE)
        except Refused as refused:
            if refused.state in _RECONNECT:
                pipeline.close()
            raise

    async def close(self) -> None:
        """Close the connection and open no other."""
        self._closed = True
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])
        if self._connection is not None:
            self._connection.close()

    async def _make(self) -> Pipeline:
        self._connection = await self._connect()
        return self._connection


def _retrieve_exception(task: asyncio.Task[Pipeline]) -> None:
    """Retrieve the exception of a failed connection attempt, in case nobody waits for it."""
    if not task.cancelled():
        task.exception()


class PostgresDatabase:
    """An open PostgreSQL database; ``data.db.database.Database`` documents its methods."""

    shared = row_locks = True

    def __init__(self, server: PostgresServer, opened: Identity) -> None:
        self._server = server
        self._opened = opened
        self.write_metrics = WriteMetrics()
        self._writer = _ReconnectingPipeline(lambda: self._connect(WRITING), WRITING_SECONDS)
        self._relaxed = _ReconnectingPipeline(lambda: self._connect(RELAXED), WRITING_SECONDS)
        self._readers = [
            _ReconnectingPipeline(lambda: self._connect(READING), READING_SECONDS) for _ in range(READERS)
        ]
        self._queue: list[_Waiting] = []
        self._in_flight = 0
        self._wake = asyncio.Event()
        self._gone: DatabaseGone | None = None
        self._lost = asyncio.Event()
        self._closing = False
        self._writing = [
            asyncio.create_task(self._keep_writing(), name="database writer") for _ in range(IN_FLIGHT)
        ]
        self._listening: list[asyncio.Task[None]] = []

    async def write(self, unit: Unit) -> None:
        """Commit all statements of the unit, in order, or none."""
        await write_once(self, unit, self._store)

    async def _store(self, unit: Unit) -> None:
        self._check()
        if not unit:
            return
        done = asyncio.get_running_loop().create_future()
        self._queue.append((_encode_unit(unit), done))
        self._wake.set()
        await done

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Run one statement in its own transaction, which a crash may lose; return its rows."""
        [rows] = await self._ask(self._relaxed, [encode_statement(sql, params)])
        self.write_metrics.count_relaxed(None)
        return rows

    async def read(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return the rows of one query."""
        [rows] = await self.read_together([(sql, tuple(params))])
        return rows

    async def read_together(self, queries: Sequence[Statement]) -> list[Rows]:
        """Return the rows of several queries, all from one snapshot."""
        reader = min(self._readers, key=lambda line: line.load)
        return await self._ask(reader, [encode_statement(*query) for query in queries])

    async def _ask(self, line: "_ReconnectingPipeline", calls: Sequence[EncodedStatement]) -> list[Rows]:
        """Return the rows of each statement, and count failures as failed writes, too."""
        self._check()
        try:
            return await line.execute(calls)
        except Refused as refused:
            failure = _storage_error(refused)
        except StorageError as error:
            failure = error
        if not self._closing:  # it fails those who still wait, and that is no outage
            self.write_metrics.count_relaxed(failure)
        raise failure

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call ``heard`` when settings change, and with "" if notifications were missed."""
        self._listening.append(asyncio.create_task(self._keep_listening(heard), name="database listener"))

    async def is_leader(self, task: str) -> bool:
        """Return whether this process is the leader for ``task``, while this connection lasts."""
        [(alone,)] = await self.write_relaxed("SELECT pg_try_advisory_lock(hashtextextended(?, 0))", (task,))
        return bool(alone)

    async def wait_until_gone(self) -> DatabaseGone:
        """Wait until the database is no longer the one that was opened; return why."""
        while self._gone is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._lost.wait()
            if not self._closing:
                with suppress(StorageError):  # unreachable: it may come back
                    await self._writer.pipeline()
        return self._gone

    async def close(self) -> None:
        """Write what is still queued, then close."""
        self._closing = True
        self._wake.set()
        await asyncio.wait(self._writing)
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for line in (self._writer, self._relaxed, *self._readers):
            await line.close()

    def _check(self) -> None:
        if self._closing:
            raise StorageError("The database is closed.")
        if self._gone is not None:
            raise self._gone

    async def _connect(self, options: str, on_notify: Callable[[str], object] | None = None) -> Pipeline:
        try:
            return Pipeline(await self._server.reopen(options, self._opened), on_notify)
        except DatabaseGone as gone:
            self._gone = gone
            self._lost.set()
            raise

    async def _keep_listening(self, heard: Callable[[str], object]) -> None:
        while True:
            with suppress(StorageError, Refused):
                pipeline = await self._connect(RELAXED, heard)
                try:
                    await pipeline.execute([encode_statement("LISTEN settings", ())], WRITING_SECONDS)
                    heard("")  # notifications before LISTEN were missed
                    await pipeline.lost.wait()
                finally:
                    pipeline.close()
            heard("")
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep_writing(self) -> None:
        batch: list[_Waiting] = []
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                batch = self._next_batch()
                if batch:
                    await self._write_batch(batch)
        finally:  # callers hold the locks of their tables: fail them, however this ends
            self._closing = True
            for _, done in batch + self._queue:
                if not done.done():
                    done.set_exception(StorageError("The database is closed."))

    def _next_batch(self) -> list[_Waiting]:
        """Take the next batch from the queue, without units whose callers were cancelled."""
        waiting = [(unit, done) for unit, done in self._queue if not done.cancelled()]
        most = len(waiting)
        if not self._in_flight and most >= SPLIT_FROM:
            most = (most + 1) // 2
        size = count = 0
        for unit, _ in waiting[:most]:
            size += unit.size
            if size > BATCH_BYTES and count:
                break
            count += 1
        self._queue = waiting[count:]
        return waiting[:count]

    async def _write_batch(self, batch: Sequence[_Waiting]) -> None:
        began = time.monotonic()
        self._in_flight += 1
        try:
            outcomes = await self._commit([unit for unit, _ in batch])
        finally:
            self._in_flight -= 1
        self.write_metrics.count(outcomes, began)
        for (_, done), failure in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    async def _commit(self, units: Sequence[_Unit]) -> list[StorageError | None]:
        """Commit the units in one transaction; return for each None, or why it was not stored.

        Refused units are taken out and the others sent again. A batch with statements for several units is
        sent again without them first, to learn which one is to blame. Units are sent one by one if that
        remains unknown, and after a deadlock.
        """
        outcomes: list[StorageError | None] = [None for _ in units]
        groups = deque([[*range(len(units))]])
        rounds = slow = 0
        bulk = True
        while groups:
            group = groups.popleft()
            order = _in_order([units[number] for number in group])
            steps = _in_bulk(order) if bulk else order
            try:
                await self._writer.execute([step.call for step in steps])
                continue
            except Refused as refused:
                bulk = False
                if len(steps) < len(order) and not refused.state.startswith(_SERVER_FAULTS):
                    groups.appendleft(group)
                    continue
                failure, state = _storage_error(refused), refused.state
                blamed = steps[refused.at].unit if refused.at < len(steps) else None
                guilty = None if blamed is None else group[blamed]
            except StorageError as lost:
                failure, state, guilty = lost, "", None
            rounds += 1
            slow += state in _TIMEOUTS
            if not state or state.startswith(_SERVER_FAULTS) or slow > 1:
                for number in chain(group, *groups):
                    outcomes[number] = failure
                break
            if state[:2] == "40" and len(group) == 1 and rounds < len(units) + TRIES:
                groups.appendleft(group)
            elif guilty is None or state[:2] == "40":
                if len(group) == 1:
                    outcomes[group[0]] = failure
                else:
                    groups.extend([number] for number in group)
            else:
                outcomes[guilty] = failure
                group.remove(guilty)
                if rounds >= ROUNDS:
                    groups.extend([number] for number in group)
                elif group:
                    groups.appendleft(group)
        return outcomes


async def open_postgres(
    url: str, migrations: Sequence[Migration], *, migrate: bool = True
) -> PostgresDatabase:
    """Open the database, check it, and apply missing migrations.

    ``url`` is as libpq takes it. Without ``migrate``, an older schema is refused. Raises DatabaseTooNew,
    DatabaseUnusable.
    """
    server = PostgresServer(url)
    return PostgresDatabase(server, await server.open(migrations, migrate=migrate))
