"""Limits on HTTP connections that have not yet sent a validly signed request.

Anybody who reaches the port can open connections and send bytes slowly. Therefore a request must arrive
within a time limit, and the number of connections without a signed request is limited: a new one replaces
the oldest. A connection with a signed request belongs to Discord or the proxy and is kept open.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, cast

WITHIN: Final = 10.0
"""Seconds in which a whole request must arrive; also the idle limit without a signed request.

Discord itself waits for three seconds.
"""
MOST_UNSIGNED: Final = 200
"""Maximum number of connections without a signed request."""

Protocols = Callable[[], asyncio.Protocol]


class Connections:
    """The open connections; ``turned_away`` counts those closed, as "slow" or "crowded"."""

    def __init__(
        self, turned_away: Counter[str], *, within: float = WITHIN, most: int = MOST_UNSIGNED
    ) -> None:
        self._turned_away = turned_away
        self._within = within
        self._most = most
        self._open: dict[asyncio.BaseTransport, _Connection] = {}
        self._unsigned: dict[_Connection, None] = {}

    def limited(self, protocols: Protocols) -> Protocols:
        """Wrap a protocol factory so that its connections are limited."""
        return lambda: _Connection(self, protocols())

    def request_received(self, transport: asyncio.BaseTransport | None, *, signed: bool) -> None:
        """Note that a whole request has arrived; ``signed``: with a valid signature."""
        connection = self._open.get(transport) if transport is not None else None
        if connection is not None:
            if signed:
                connection.signed = True
                self._unsigned.pop(connection, None)
            connection.await_more(self._within)

    def opened(self, connection: "_Connection", transport: asyncio.BaseTransport) -> None:
        """Add a connection, and close the oldest unsigned one if there are too many."""
        self._open[transport] = connection
        self._unsigned[connection] = None
        connection.await_more(self._within)
        if len(self._unsigned) > self._most:
            self.close(next(iter(self._unsigned)), "crowded")

    def request_started(self, connection: "_Connection") -> None:
        """Start the timer of a request at its first byte."""
        if connection.timer is None:
            connection.start(self._within)

    def close(self, connection: "_Connection", why: str) -> None:
        """Close a connection and count the reason."""
        self._turned_away[why] += 1
        self._unsigned.pop(connection, None)
        connection.abort()

    def lost(self, connection: "_Connection", transport: asyncio.BaseTransport | None) -> None:
        """Remove a closed connection."""
        self._unsigned.pop(connection, None)
        if transport is not None:
            self._open.pop(transport, None)


class _Connection(asyncio.Protocol):
    """A proxy between a transport and the protocol that reads requests."""

    def __init__(self, connections: Connections, protocol: asyncio.Protocol) -> None:
        self._connections = connections
        self._protocol = protocol
        self._transport: asyncio.Transport | None = None
        self.signed = False
        self.timer: asyncio.TimerHandle | None = None

    def await_more(self, within: float) -> None:
        """Wait for the next request, without a limit after a signed one."""
        self._stop()
        if not self.signed:
            self.start(within)

    def start(self, within: float) -> None:
        """Start the timer that closes the connection after ``within`` seconds."""
        self.timer = asyncio.get_running_loop().call_later(
            within, lambda: self._connections.close(self, "slow")
        )

    def abort(self) -> None:
        """Close the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass it on."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has no asyncio base class
        self._protocol.connection_made(self._transport)
        self._connections.opened(self, self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass it on."""
        self._stop()
        self._connections.lost(self, self._transport)
        self._protocol.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self._connections.request_started(self)
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        """Pass it on."""
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Pass it on."""
        self._protocol.resume_writing()
