"""PostgreSQL: one writer for each process, which commits what has queued up as one message; readers, whose
queries belong to one moment; one connection for what may be lost; one that listens.

A batch is one transaction. What locks rows that others lock too (``Locking``) is done first, in one order, so
that no two processes wait for each other; a unit that is refused leaves the batch alone, and the others go
again. Where the connection is lost before the answer, nobody knows whether it was stored, and this says so.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Final, NamedTuple

from data.db.database import Locking, Statement, Written
from data.db.errors import Conflict, DatabaseGone, StorageError
from data.db.idempotency import write_once
from data.db.migrations import Migration
from data.db.pipeline import Call, Pipeline, Refused, Rows, called
from data.db.postgres_setup import (
    READING,
    READING_SECONDS,
    SOFTLY,
    WRITING,
    WRITING_SECONDS,
    Identity,
    PostgresServer,
)

READERS: Final = 4
LOOK_SECONDS: Final = 1.0
"""How often a lost connection is made anew while nobody asks for it."""
PATIENCE: Final = 1.0
"""Seconds that an answer may take beyond what the server allows a statement."""
BURST: Final = 48_000
"""Bytes of a batch: as much as goes to the server at once. A process that is frozen between two halves of a
batch would hold the locks of the first.
"""
ROUNDS: Final = 8
"""How often a batch goes again without those of its units that were refused."""
TRIES: Final = 3
"""How often a unit goes again by itself that was in the way of another process, and that in its."""

_NOBODYS_FAULT: Final = ("25", "53", "57P", "58", "XX")
"""No unit is to blame: the server ends, has no room, or is none that one may write to."""
_ANEW: Final = frozenset({"0A000", "25006", "26000"})
"""What a new connection may mend: a plan of an older schema, a server that may not be written to."""
_SLOW: Final = frozenset({"55P03", "57014"})
"""Waited too long: for a lock, or for the end of a statement."""

Unit = Sequence[Statement]


class _Unit(NamedTuple):
    """A unit as it is sent; ``locks``: the places of its statements that lock, and their ranks."""

    calls: list[Call]
    locks: dict[int, tuple[int, int | str]]
    size: int


def _sendable(unit: Unit) -> _Unit:
    calls = [called(*statement) for statement in unit]
    locks = {at: one.rank for at, one in enumerate(unit) if isinstance(one, Locking)}
    return _Unit(
        calls, locks, sum(64 + sum(len(value or b"") + 8 for value in call.values) for call in calls)
    )


def _in_order(units: Sequence[_Unit]) -> list[tuple[int, Call]]:
    """Return all statements, each with the number of its unit: what locks comes first, by its rank."""
    locking = [(rank, number, at) for number, unit in enumerate(units) for at, rank in unit.locks.items()]
    first = [(number, units[number].calls[at]) for _, number, at in sorted(locking)]
    return first + [
        (number, call)
        for number, unit in enumerate(units)
        for at, call in enumerate(unit.calls)
        if at not in unit.locks
    ]


def _readable(refused: Refused) -> StorageError:
    if refused.state[:2] == "23" or refused.state == "P0001":  # constraints, and what triggers raise
        return Conflict(f"The database refused a record: {refused.words}.")
    return StorageError(f"The database failed: {refused.words} ({refused.state}).")


class _Line:
    """A connection that is made anew when it was lost: once, for all who wait for it."""

    def __init__(self, connect: Callable[[], Awaitable[Pipeline]], seconds: float) -> None:
        """``seconds``: what the server allows a statement."""
        self._connect = connect
        self._seconds = seconds
        self._wire: Pipeline | None = None
        self._making: asyncio.Task[Pipeline] | None = None
        self._waiting = 0
        self._closed = False

    @property
    def load(self) -> float:
        """Tell how busy it is; one that is still to be made is busier than an idle one."""
        if self._wire is None or self._wire.lost.is_set():
            return self._waiting + 0.5
        return self._wire.waiting

    async def wire(self) -> Pipeline:
        """Return the connection. Raises StorageError."""
        if self._wire is not None and not self._wire.lost.is_set():
            return self._wire
        if self._closed:  # whoever asks again since a connection was lost
            raise StorageError("The database is closed.")
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make(), name="database connection")
            self._making.add_done_callback(_heard)
        self._waiting += 1
        try:
            return await asyncio.shield(self._making)
        except asyncio.CancelledError:
            if self._making.cancelled():  # and not whoever waits for it
                raise StorageError("The database is closed.") from None
            raise
        finally:
            self._waiting -= 1

    async def ask(self, calls: Sequence[Call]) -> list[Rows]:
        """Run statements as one transaction and return the rows of each. Raises Refused, StorageError."""
        wire = await self.wire()
        try:
            return await wire.ask(calls, self._seconds + PATIENCE)
        except Refused as refused:
            if refused.state in _ANEW:
                wire.lose()
            raise

    async def close(self) -> None:
        """Let go of the connection, and make none any more."""
        self._closed = True
        if self._making is not None:
            self._making.cancel()
            await asyncio.wait([self._making])
        if self._wire is not None:
            self._wire.lose()

    async def _make(self) -> Pipeline:
        self._wire = await self._connect()
        return self._wire


def _heard(task: asyncio.Task[Pipeline]) -> None:
    """Look why a connection could not be made, if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()


class PostgresDatabase:
    """An open database of PostgreSQL; see ``data.db.database.Database`` for what its methods promise."""

    shared = row_locks = True

    def __init__(self, server: PostgresServer, opened: Identity) -> None:
        self._server = server
        self._opened = opened
        self.written = Written()
        self._writer = _Line(lambda: self._connect(WRITING), WRITING_SECONDS)
        self._softly = _Line(lambda: self._connect(SOFTLY), WRITING_SECONDS)
        self._readers = [_Line(lambda: self._connect(READING), READING_SECONDS) for _ in range(READERS)]
        self._queue: list[tuple[_Unit, asyncio.Future[None]]] = []
        self._batch: list[tuple[_Unit, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._gone: DatabaseGone | None = None
        self._lost = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._keep_writing(), name="database writer")
        self._listening: list[asyncio.Task[None]] = []

    async def write(self, unit: Unit) -> None:
        """Store all statements of the unit, in order, or none."""
        await write_once(self, unit, self._store)

    async def _store(self, unit: Unit) -> None:
        self._check()
        if not unit:
            return
        done = asyncio.get_running_loop().create_future()
        self._queue.append((_sendable(unit), done))
        self._wake.set()
        await done

    async def soft(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Make one statement as a transaction of its own, which a crash may lose, and return its rows."""
        [rows] = await self._ask(self._softly, [called(sql, params)])
        self.written.softly(None)
        return rows

    async def read(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return the rows of one query."""
        [rows] = await self.read_together([(sql, tuple(params))])
        return rows

    async def read_together(self, queries: Sequence[Statement]) -> list[Rows]:
        """Return the rows of several queries, all as of one moment."""
        reader = min(self._readers, key=lambda line: line.load)
        return await self._ask(reader, [called(*query) for query in queries])

    async def _ask(self, line: "_Line", calls: Sequence[Call]) -> list[Rows]:
        """Return the rows of each; a server that cannot be asked anything takes no units either."""
        self._check()
        try:
            return await line.ask(calls)
        except Refused as refused:
            failure = _readable(refused)
        except StorageError as error:
            failure = error
        self.written.softly(failure)
        raise failure

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call back when settings were changed, and with "" when that may not have been heard."""
        self._listening.append(asyncio.create_task(self._keep_listening(heard), name="database listener"))

    async def alone_for(self, task: str) -> bool:
        """Say whether this process sees to a task: for as long as the connection lasts on which it asked."""
        [(alone,)] = await self.soft("SELECT pg_try_advisory_lock(hashtextextended(?, 0))", (task,))
        return bool(alone)

    async def gone(self) -> DatabaseGone:
        """Wait until the database is no more what was opened, and say what became of it."""
        while self._gone is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._lost.wait()
            if not self._closing:
                with suppress(StorageError):  # not reached: it may come back
                    await self._writer.wire()
        return self._gone

    async def close(self) -> None:
        """Store what is still waiting, then close."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for line in (self._writer, self._softly, *self._readers):
            await line.close()

    def _check(self) -> None:
        if self._closing:
            raise StorageError("The database is closed.")
        if self._gone is not None:
            raise self._gone

    async def _connect(self, options: str, told: Callable[[str], object] | None = None) -> Pipeline:
        try:
            return Pipeline(await self._server.reopen(options, self._opened), told)
        except DatabaseGone as gone:
            self._gone = gone
            self._lost.set()
            raise

    async def _keep_listening(self, heard: Callable[[str], object]) -> None:
        while True:
            with suppress(StorageError, Refused):
                wire = await self._connect(SOFTLY, heard)
                try:
                    await wire.ask([called("LISTEN settings", ())], WRITING_SECONDS)
                    heard("")  # what was told before, nobody heard
                    await wire.lost.wait()
                finally:
                    wire.lose()
            heard("")
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep_writing(self) -> None:
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                self._batch = self._next_batch()
                if self._batch:
                    await self._write_batch()
        finally:  # whoever waits is told, however this ends: they hold their tables
            self._closing = True
            for _, done in self._batch + self._queue:
                if not done.done():
                    done.set_exception(StorageError("The database is closed."))

    def _next_batch(self) -> list[tuple[_Unit, asyncio.Future[None]]]:
        """Take from the queue what goes to the server at once; a unit whose caller has gone is not begun."""
        waiting = [(unit, done) for unit, done in self._queue if not done.cancelled()]
        size = count = 0
        for unit, _ in waiting:
            size += unit.size
            if size > BURST and count:
                break
            count += 1
        self._queue = waiting[count:]
        return waiting[:count]

    async def _write_batch(self) -> None:
        began = time.monotonic()
        outcomes = await self._commit([unit for unit, _ in self._batch])
        self.written.count(outcomes, began)
        for (_, done), failure in zip(self._batch, outcomes, strict=True):
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    async def _commit(self, units: Sequence[_Unit]) -> list[StorageError | None]:
        """Commit the units, all together; return for each of them None, or why it is not stored.

        Without those that are refused the others go again; each by itself where it is not known which unit is
        to blame, and where two processes were in each other's way.
        """
        outcomes: list[StorageError | None] = [None for _ in units]
        groups = deque([[*range(len(units))]])
        rounds = slow = 0
        while groups:
            group = groups.popleft()
            order = _in_order([units[number] for number in group])
            try:
                await self._writer.ask([call for _, call in order])
                continue
            except Refused as refused:
                failure, state = _readable(refused), refused.state
                guilty = group[order[refused.at][0]] if refused.at < len(order) else None
            except StorageError as lost:
                failure, state, guilty = lost, "", None
            rounds += 1
            slow += state in _SLOW
            if not state or state.startswith(_NOBODYS_FAULT) or slow > 1:
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
    """Open the database, look whether it can be used, bring its schema up to date.

    ``url`` is as libpq takes it; without ``migrate``, an older schema is refused. Raises DatabaseTooNew,
    DatabaseUnusable.
    """
    server = PostgresServer(url)
    return PostgresDatabase(server, await server.open(migrations, migrate=migrate))
