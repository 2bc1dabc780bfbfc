"""One connection to PostgreSQL, pipelined from the event loop through libpq.

A request is any number of statements and one Sync, sent in one message: one transaction, which the server
ends by itself. A process that is frozen at any moment therefore holds no lock: the server has the whole
request, or has not begun it. Requests may be sent before earlier ones are answered; answers arrive in
order.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from psycopg import AsyncConnection, Error, adapters
from psycopg.abc import Buffer
from psycopg.adapt import AdaptersMap, Loader, Transformer
from psycopg.pq import ConnStatus, DiagnosticField, ExecStatus
from psycopg.pq.abc import PGresult

from data.db.errors import StorageError

Rows = list[tuple[Any, ...]]

_LONGEST: Final = 2**63
_INTEGER, _TEXT, _BYTES, _REAL = 20, 25, 17, 701
_MOST_PREPARED: Final = 1000
"""Prepared statements per connection; later ones are parsed each time."""
_LOST: Final = "The connection to the database was lost; whether this was stored is not known."
_SILENT: Final = "The database does not answer; whether this was stored is not known."


class EncodedStatement(NamedTuple):
    """A statement as it is sent: its values as text, and their type OIDs (0: inferred)."""

    sql: str
    values: list[bytes | None]
    types: tuple[int, ...]


class Refused(Exception):
    """The server refused a request; nothing of it is stored.

    ``at``: the index of the statement to blame, from 0; the number of statements if it was none of them.
    """

    def __init__(self, at: int, result: PGresult) -> None:
        self.at = at
        self.state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
        text = result.error_field(DiagnosticField.MESSAGE_PRIMARY) or b""
        # A message about a value quotes it, and it may be a deck or a member's name.
        self.message = "a value does not fit" if self.state[:2] == "22" else text.decode(errors="replace")
        super().__init__(f"{self.message} ({self.state})")


def encode_statement(sql: str, params: Sequence[object]) -> EncodedStatement:
    """Encode a statement. Raises StorageError for a value that cannot be stored."""
    try:
        encoded = [_encode_value(value) for value in params]
    except (TypeError, ValueError, OverflowError) as error:
        raise StorageError(f"A value cannot be stored ({type(error).__name__}).") from None
    return EncodedStatement(
        number_placeholders(sql), [text for text, _ in encoded], tuple(kind for _, kind in encoded)
    )


def encode_bulk(sql: str, calls: Sequence[EncodedStatement]) -> EncodedStatement:
    """Return the statement with the values of all calls as arrays, whose types its SQL says."""
    arrays: list[bytes | None] = [
        _array(values) for values in zip(*(call.values for call in calls), strict=True)
    ]
    return EncodedStatement(number_placeholders(sql), arrays, (0,) * len(arrays))


def _array(values: Sequence[bytes | None]) -> bytes:
    """Return encoded values as one array; quotes keep what would mean something in it."""
    quoted = (
        b"NULL" if value is None else b'"%s"' % value.replace(b"\\", rb"\\").replace(b'"', rb"\"")
        for value in values
    )
    return b"{%s}" % b",".join(quoted)


def _encode_value(value: object) -> tuple[bytes | None, int]:
    """Return a value as text, and its type OID.

    All integers are sent as 64 bits: the server would otherwise infer a short integer for a parameter
    beside one (``CASE WHEN … THEN 0 ELSE ? END``).
    """
    match value:
        case None:
            return None, 0
        case str():
            if "\0" in value:
                raise ValueError
            return value.encode(), _TEXT
        case int():
            if not -_LONGEST <= value < _LONGEST:
                raise OverflowError
            return b"%d" % value, _INTEGER
        case bytes():
            return b"\\x" + value.hex().encode(), _BYTES
        case float():
            return repr(value).encode(), _REAL
        case _:
            raise TypeError


@lru_cache(_MOST_PREPARED)
def number_placeholders(sql: str) -> str:
    """Replace the request marks outside quotes by ``$1``, ``$2`` …."""
    parts = sql.split("'")
    number = 0
    for at in range(0, len(parts), 2):
        first, *others = parts[at].split("?")
        for other in others:
            number += 1
            first += f"${number}{other}"
        parts[at] = first
    return "'".join(parts)


class _NumericLoader(Loader):
    """Loads integral sums as integers, as SQLite does."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data)
        return int(text) if text.lstrip(b"-").isdigit() else float(text)


class _BoolLoader(Loader):
    """Loads booleans as 0 and 1, as SQLite does."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data) == b"t")


LOADERS: Final[Mapping[str, type[Loader]]] = {"numeric": _NumericLoader, "bool": _BoolLoader}
"""Loaders for types that psycopg reads differently from SQLite."""
_LOADERS: Final = AdaptersMap(adapters)
for _kind, _loader in LOADERS.items():
    _LOADERS.register_loader(_kind, _loader)


class _Parsed(NamedTuple):
    """A statement that the server is asked to prepare under a name."""

    call: EncodedStatement
    types: tuple[int, ...]
    name: bytes


class _Request:
    """A request; ``steps`` are its statements (None) and the preparations before them."""

    __slots__ = ("at", "done", "refused", "rows", "steps")

    def __init__(self, done: asyncio.Future[list[Rows]]) -> None:
        self.done = done
        self.steps: list[_Parsed | None] = []
        self.at = 0
        self.rows: list[Rows] = []
        self.refused: Refused | None = None


class Pipeline:
    """An open connection; once lost, it stays lost, and all pending requests fail."""

    def __init__(
        self, connection: AsyncConnection[Any], on_notify: Callable[[str], object] | None = None
    ) -> None:
        """Take over a connection; ``on_notify`` gets the payload of each notification."""
        self._connection = connection  # keeps the psycopg object alive, which owns the connection
        self._pg = connection.pgconn
        self._pg.nonblocking = 1
        self._pg.enter_pipeline_mode()
        self._on_notify = on_notify
        self._socket = self._pg.socket  # libpq forgets it once it is lost, and the number may be reused
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._read)
        self._sending = False
        self._requests: deque[_Request] = deque()
        self._rows = Transformer(_LOADERS)
        self._names: dict[tuple[str, tuple[int, ...]], bytes] = {}
        self._newest: dict[str, _Parsed] = {}
        self._named = 0
        self.lost = asyncio.Event()

    @property
    def waiting(self) -> int:
        """The number of unanswered requests."""
        return len(self._requests)

    async def execute(self, calls: Sequence[EncodedStatement], seconds: float) -> list[Rows]:
        """Run the statements as one transaction; return the rows of each.

        Raises Refused; StorageError if the connection is lost, or after ``seconds`` without an answer,
        which closes it. A cancelled caller gets no answer; the others get theirs.
        """
        if self.lost.is_set():
            raise StorageError(_LOST)
        request = _Request(self._loop.create_future())
        self._requests.append(request)
        try:
            for call in calls:
                self._pg.send_query_prepared(self._name(call, request), call.values)
                request.steps.append(None)
            self._pg.pipeline_sync()
            self._flush()
        except Exception:  # half a request must not become the beginning of the next one
            self.close()
        try:
            async with asyncio.timeout(seconds):
                return await request.done
        except TimeoutError:
            if not request.done.cancelled():  # it was answered while this process was frozen
                return request.done.result()
            self.close()
            raise StorageError(_SILENT) from None

    def close(self) -> None:
        """Close the connection and fail all pending requests. Calling it twice is allowed."""
        if self.lost.is_set():
            return
        self.lost.set()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._pg.finish()
        for request in self._requests:
            if not request.done.done():
                request.done.set_exception(StorageError(_LOST))
        self._requests.clear()

    def _name(self, call: EncodedStatement, request: _Request) -> bytes:
        """Return the name of the prepared statement; prepare it first if necessary.

        NULL has no type: the statement is prepared with the types that its other calls have had.
        """
        known = self._names.get((call.sql, call.types))
        if known is not None:
            return known
        newest, types = self._newest.get(call.sql), call.types
        if newest is not None:
            types = tuple(new or old for new, old in zip(types, newest.types, strict=False))
            if types == newest.types:
                self._names[call.sql, call.types] = newest.name
                return newest.name
        self._named += 1
        name = b"s%d" % self._named if self._named <= _MOST_PREPARED else b""
        self._pg.send_prepare(name, call.sql.encode(), types)
        request.steps.append(_Parsed(call, types, name))
        return name

    def _flush(self) -> None:
        left = bool(self._pg.flush())
        if left and not self._sending:
            self._loop.add_writer(self._socket, self._send)
        elif self._sending and not left:
            self._loop.remove_writer(self._socket)
        self._sending = left

    def _send(self) -> None:
        try:
            self._flush()
        except Error:
            self.close()

    def _read(self) -> None:
        pg = self._pg
        try:
            pg.consume_input()
            nothing = 0
            while self._requests and not pg.is_busy() and nothing < 2:  # twice: the connection is lost
                result = pg.get_result()
                if result is None:
                    nothing += 1
                else:
                    nothing = 0
                    self._take(self._requests[0], result)
            while self._on_notify is not None and (heard := pg.notifies()) is not None:
                self._loop.call_soon(self._on_notify, heard.extra.decode())
        except Exception:  # also for results that cannot be read: fail those who wait
            self.close()
            return
        if pg.status != ConnStatus.OK:
            self.close()

    def _take(self, request: _Request, result: PGresult) -> None:
        """Take the next result of a request; the last one completes it."""
        status = result.status
        if status == ExecStatus.PIPELINE_SYNC:
            self._requests.popleft()
            if request.done.done():
                return
            if request.refused is not None:
                request.done.set_exception(request.refused)
            else:
                request.done.set_result(request.rows)
            return
        if status == ExecStatus.FATAL_ERROR and request.refused is None:
            request.refused = Refused(len(request.rows), result)
        if request.refused is not None:
            return
        step = request.steps[request.at]
        request.at += 1
        if step is None:
            if status == ExecStatus.TUPLES_OK:
                self._rows.set_pgresult(result)
                request.rows.append(self._rows.load_rows(0, result.ntuples, tuple))
            else:
                request.rows.append([])
        elif step.name:
            self._names[step.call.sql, step.call.types] = step.name
            self._newest[step.call.sql] = step
