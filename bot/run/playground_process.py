"""The playground as a child process, started and stopped with the bot."""

import asyncio
import errno
import os
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from bot.child_process import environment
from bot.run.problem import TRY_AGAIN, Problem

PORTS_TRIED = 20
STARTS_WITHIN = 30.0
"""Seconds to wait for the playground's first answer."""
STOPS_WITHIN = 5.0
"""Seconds between terminating and killing the playground."""
ASK_AGAIN = 0.05
"""Seconds between two attempts to reach the starting playground."""


@dataclass(frozen=True, slots=True)
class PlaygroundProcess:
    """A running playground and its URL."""

    url: str
    process: asyncio.subprocess.Process

    async def wait_for_exit(self) -> Problem:
        """Wait until the process ends by itself, and return the problem to report."""
        code = await self.process.wait()
        return Problem(f"The playground has stopped (exit code {code}); the bot stops with it.", TRY_AGAIN)


def free_port(host: str, port: int) -> int:
    """Return the first free port at ``host`` from ``port`` on; 0: any free port.

    Raises Problem if none of the next PORTS_TRIED is free, or ``host`` is not an address of this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        with socket.socket(family) as probe:
            # As the playground does: a port with connections in TIME_WAIT only is free.
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
    """Run the playground at ``host`` and ``port`` while the block lasts.

    The block starts once the playground answers. ``expose`` allows a host that other machines can reach.
    Raises Problem if the playground does not start.
    """
    arguments = ["--host", host, "--port", str(port), "--until-eof", *(["--expose"] if expose else [])]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *module,
        *arguments,
        # The pipe closes when this process dies for any reason, and the playground then exits.
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        # Ctrl-C in the terminal must not stop it before the bot; the bot stops it.
        start_new_session=True,
        env=environment({k: v for k, v in os.environ.items() if not k.startswith("DISCORD_TOKEN")}),
    )
    try:
        await _wait_for_listener(process, _reached_at(host), port)
        name = _reached_at(host)
        yield PlaygroundProcess(
            f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}", process
        )
    finally:
        await _stop(process)


def _reached_at(host: str) -> str:
    """Return the address at which this machine reaches a listener on ``host``."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 (compared, not bound)


async def _wait_for_listener(process: asyncio.subprocess.Process, host: str, port: int) -> None:
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
