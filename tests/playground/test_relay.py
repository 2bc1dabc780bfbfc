"""A relay to a server that is cut, and mended."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.playground.processes.tcp_proxy import Relay

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def relay() -> AsyncIterator[Relay]:
    """A relay to a server that answers in capitals, and with GOODBYE at the end of input."""

    async def shout(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line.upper())
        writer.write(b"GOODBYE\n")
        writer.close()

    server = await asyncio.start_server(shout, "127.0.0.1")
    made = Relay(server.sockets[0].getsockname()[1])
    await made.mend()
    yield made
    await made.cut()
    server.close()


async def said(ends: Ends, line: bytes) -> bytes:
    ends[1].write(line)
    return await asyncio.wait_for(ends[0].readline(), 10)


async def test_a_cut_breaks_what_is_open_and_refuses_what_is_new(relay: Relay) -> None:
    first = await asyncio.open_connection("127.0.0.1", relay.port)
    assert await said(first, b"hello\n") == b"HELLO\n"
    await relay.cut()
    assert relay.cut_off
    assert await asyncio.wait_for(first[0].read(), 10) == b""
    with pytest.raises(ConnectionError):
        await asyncio.open_connection("127.0.0.1", relay.port)
    first[1].close()


async def test_a_mended_one_has_the_same_port(relay: Relay) -> None:
    port = relay.port
    await relay.cut()
    await relay.mend()
    assert (relay.port, relay.cut_off) == (port, False)
    ends = await asyncio.open_connection("127.0.0.1", port)
    assert await said(ends, b"again\n") == b"AGAIN\n"
    ends[1].close()


async def test_who_ends_writing_still_reads_the_rest(relay: Relay) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
    writer.write(b"one\n")
    writer.write_eof()
    assert await asyncio.wait_for(reader.read(), 10) == b"ONE\nGOODBYE\n"
    writer.close()
