"""The playground as a process of its own, started with the bot and stopped with it."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.run.problem import TRY_AGAIN, Problem

PORTS_TRIED = 20
STARTS_WITHIN = 30.0
"""Seconds the playground has to answer."""
STOPS_WITHIN = 5.0
"""Seconds it has to end when asked, before it is killed."""
ASK_AGAIN = 0.05
"""Seconds between two attempts to reach a playground that is starting."""


@dataclass(frozen=True, slots=True)
class PlaygroundProcess:
    """A playground that answers at `url`."""

    url: str
    process: asyncio.subprocess.Process

    async def ended(self) -> Problem:
        """Wait until the process ends by itself, and say so."""
        code = await self.process.wait()
        return Problem(f"The playground has stopped (exit code {code}); the bot stops with it.", TRY_AGAIN)


def free_port(host: str, port: int) -> int:
    """The first port from `port` on that nobody listens on at `host`; 0: any.

    Raises `Problem` if there is none near, or `host` is no address of this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        with socket.socket(family) as probe:
            # as the server does: a port whose last connections are only waiting to be forgotten is free
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError as error:
                if error.errno in {errno.EADDRINUSE, errno.EACCES}:
                    continue
                raise Problem(f"The playground cannot listen on {host} ({error.strerror}).") from None
            chosen: int = probe.getsockname()[1]
            return chosen
    raise Problem(f"No free port for the playground from {port} on; set CARDROOM_PLAYGROUND_PORT to another.")


@asynccontextmanager
async def start_playground(
    host: str, port: int, *, expose: bool = False, module: Sequence[str] = ("-m", "bot.playground")
) -> AsyncIterator[PlaygroundProcess]:
    """Run the playground at exactly `host` and `port` while the block lasts; entered once it answers.

    `expose` allows a host that other machines can reach. Raises `Problem` if it does not come up.
    """
    arguments = ["--host", host, "--port", str(port), "--until-eof", *(["--expose"] if expose else [])]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *module,
        *arguments,
        # a pipe that closes when this process dies in whatever way, and takes the playground with it
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        # the bot, not the terminal, stops it: Ctrl-C must not take it away from under a bot that is closing
        start_new_session=True,
        env={name: value for name, value in os.environ.items() if not name.startswith("DISCORD_TOKEN")},
    )
    try:
        await _answers(process, _reached_at(host), port)
        name = _reached_at(host)
        yield PlaygroundProcess(
            f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}", process
        )
    finally:
        await _stop(process)


def _reached_at(host: str) -> str:
    """Where a listener on `host` is reached from this machine."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 (compared, not bound)


async def _answers(process: asyncio.subprocess.Process, host: str, port: int) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(STARTS_WITHIN):
            while process.returncode is None:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection(host, port)
                    writer.close()
                    await writer.wait_closed()
                    return
                await asyncio.sleep(ASK_AGAIN)
    if process.returncode is None:
        raise Problem(f"The playground does not answer at {host}:{port}.", TRY_AGAIN)
    raise Problem(f"The playground has not started (exit code {process.returncode}).", TRY_AGAIN)


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        async with asyncio.timeout(STOPS_WITHIN):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
