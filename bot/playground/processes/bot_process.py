"""The bot in its own process, connected to a playground; it can be killed and restarted."""

import asyncio
import os
import sys
from collections import deque
from collections.abc import Mapping, Sequence

from bot.child_process import environment
from bot.playground.server import Playground

LINES_KEPT = 400


class BotProcess:
    """Runs ``python -m bot`` with the environment that connects it to a playground.

    It sets CARDROOM_DISCORD_URL, DISCORD_TOKEN and CARDROOM_DATABASE_URL. ``command`` runs something else
    instead.
    """

    def __init__(
        self,
        playground: Playground,
        database: str,
        *,
        env: Mapping[str, str] | None = None,
        command: Sequence[str] = ("-m", "bot"),
    ) -> None:
        self.output: deque[str] = deque(maxlen=LINES_KEPT)
        self._playground = playground
        self._command = command
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("CARDROOM_", "DISCORD_"))}
        self._env = {
            **inherited,
            "CARDROOM_DISCORD_URL": playground.url,
            "DISCORD_TOKEN": "playground",
            "CARDROOM_DATABASE_URL": database,
            "PYTHONUNBUFFERED": "1",
            **(env or {}),
        }
        self._apart = False  # a process group of its own
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The process id while it runs, else None."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if running and self._process else None

    async def start(self, within: float = 30.0) -> None:
        """Start it and wait until it is ready for members.

        Raises AssertionError with its output if it ends before that, or after ``within`` seconds.
        """
        before = self._playground.gateway.identified
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            env=environment(self._env),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=self._apart,
        )
        self._reading = asyncio.create_task(self._read(self._process))
        ready = asyncio.create_task(self._playground.hub.until(lambda: self._ready(before), within))
        await asyncio.wait({ready, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await self._ended()
            raise AssertionError(f"the bot ended before it was ready:\n{self._said()}")
        if ready.exception() is not None:
            await self.kill()
            raise AssertionError(f"the bot was not ready within {within} s:\n{self._said()}")

    def _ready(self, before: int) -> bool:
        """Return whether all its shards are connected and its commands registered.

        ``before`` is the number of earlier IDENTIFYs.
        """
        return self._playground.gateway.complete(before) and bool(self._playground.commands.all())

    async def kill(self) -> None:
        """Kill it with SIGKILL, as in a crash."""
        if self.pid is not None and self._process is not None:
            self._process.kill()
        await self._ended()

    async def stop(self) -> int:
        """Stop it with SIGTERM; return its exit code."""
        if self.pid is not None and self._process is not None:
            self._process.terminate()
        return await self._ended()

    async def restart(self) -> None:
        """Kill it and start it again."""
        await self.kill()
        await self.start()

    async def _ended(self) -> int:
        if self._process is None or self._reading is None:
            return 0
        await asyncio.shield(self._reading)  # a caller that stops waiting may come back
        return await self._process.wait()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is not None:
            async for line in process.stdout:
                self.output.append(line.decode(errors="replace").rstrip())

    def _said(self) -> str:
        return "\n".join(self.output)
