"""Limits on connections over which nothing signed has come yet.

Whoever reaches the port can open connections and send a byte now and then. So a request has a time in which
it must have come whole, and connections without a signed request are few: a new one takes the place of the
oldest. One that has brought a signed request is Discord's, or that of the proxy, and is kept open between
requests.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, cast

WITHIN: Final = 10.0
"""Seconds in which a request must have come, headers and body; and for which a connection that has brought
nothing signed may be idle. Discord waits for three.
"""
MOST_UNSIGNED: Final = 200
"""Connections without a signed request."""

Protocols = Callable[[], asyncio.Protocol]


class Connections:
    """The open connections. ``turned_away`` counts those that were closed, as "slow" or "crowded"."""

    def __init__(
        self, turned_away: Counter[str], *, within: float = WITHIN, most: int = MOST_UNSIGNED
    ) -> None:
        self._turned_away = turned_away
        self._within = within
        self._most = most
        self._open: dict[asyncio.BaseTransport, _Connection] = {}
        self._unsigned: dict[_Connection, None] = {}

    def limited(self, protocols: Protocols) -> Protocols:
        """Return a factory of protocols whose connections have limits."""
        return lambda: _Connection(self, protocols())

    def has_come(self, transport: asyncio.BaseTransport | None, *, signed: bool) -> None:
        """Note that a request has come whole; ``signed``: by Discord."""
        connection = self._open.get(transport) if transport is not None else None
        if connection is not None:
            if signed:
                connection.signed = True
                self._unsigned.pop(connection, None)
            connection.await_more(self._within)

    def opened(self, connection: "_Connection", transport: asyncio.BaseTransport) -> None:
        """Note a new connection, and close the oldest if there are too many."""
        self._open[transport] = connection
        self._unsigned[connection] = None
        connection.await_more(self._within)
        if len(self._unsigned) > self._most:
            self.close(next(iter(self._unsigned)), "crowded")

    def begins(self, connection: "_Connection") -> None:
        """Note that a request begins, or goes on."""
        if connection.timer is None:
            connection.start(self._within)

    def close(self, connection: "_Connection", why: str) -> None:
        """Close a connection from this side."""
        self._turned_away[why] += 1
        self._unsigned.pop(connection, None)
        connection.abort()

    def lost(self, connection: "_Connection", transport: asyncio.BaseTransport | None) -> None:
        """Note that a connection is closed."""
        self._unsigned.pop(connection, None)
        if transport is not None:
            self._open.pop(transport, None)


class _Connection(asyncio.Protocol):
    """Stands between a transport and the protocol that reads requests."""

    def __init__(self, connections: Connections, protocol: asyncio.Protocol) -> None:
        self._connections = connections
        self._protocol = protocol
        self._transport: asyncio.Transport | None = None
        self.signed = False
        self.timer: asyncio.TimerHandle | None = None

    def await_more(self, within: float) -> None:
        """Begin to wait for the next request: for ever, where there was a signed one."""
        self._stop()
        if not self.signed:
            self.start(within)

    def start(self, within: float) -> None:
        """Give the other side so many seconds."""
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

    # what the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass it on."""
        self._transport = cast(asyncio.Transport, transport)  # of TCP; uvloop's is of no class of asyncio
        self._protocol.connection_made(self._transport)
        self._connections.opened(self, self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass it on."""
        self._stop()
        self._connections.lost(self, self._transport)
        self._protocol.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self._connections.begins(self)
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
