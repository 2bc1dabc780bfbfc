"""A proxy to a local server, whose connections can be cut and restored."""

import asyncio
from contextlib import suppress

PIECE = 1 << 16


class Relay:
    """Forwards connections from a port of its own."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.WriteTransport] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self.port = 0

    @property
    def cut_off(self) -> bool:
        """Whether the proxy is cut."""
        return self._server is None

    async def mend(self) -> None:
        """Listen and forward; the port is the same each time."""
        if self._server is None:
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Abort all connections and accept no new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for transport in tuple(self._open):
            transport.abort()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        ends = (writer.transport, back.transport)
        self._open.update(ends)
        if self._server is None:  # cut while it was being opened
            for end in ends:
                end.abort()
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(_pass_on(reader, back))
                both.create_task(_pass_on(there, writer))
        finally:
            for end in ends:
                end.close()
            self._open.difference_update(ends)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copy until the end, then close the other side."""
    with suppress(OSError, RuntimeError):  # uvloop's error for a closed end
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
        writer.write_eof()
