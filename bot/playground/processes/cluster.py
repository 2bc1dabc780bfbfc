"""Workers of the bot on one PostgreSQL server, which can be killed, frozen and cut off."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from bot.child_process import environment
from bot.playground.processes.bot_process import BotProcess
from bot.playground.processes.postgres import Postgres, free_port
from bot.playground.processes.tcp_proxy import Relay
from bot.playground.refusals import Json, Malformed, Refusal
from bot.playground.server import Playground

INGRESSES = ("http", "gateway")
MIGRATE, WORKER = ("-m", "bot", "migrate"), ("-m", "bot", "worker")
STARTS_WITHIN = 60.0
"""Seconds for a worker to start; several start at once."""
ENDS_WITHIN = 10.0
"""Seconds for workers to stop."""


class Worker(BotProcess):
    """A worker, with its own proxy to the database."""

    def __init__(
        self, playground: Playground, postgres: Postgres, number: int, of: int, ingress: str
    ) -> None:
        self.number = number
        self.relay = Relay(postgres.port)
        self.served = 0
        self.frozen = False
        self.starting = False
        self._postgres = postgres
        port = free_port()
        self.url = f"http://127.0.0.1:{port}/interactions"
        self.known_as = self.url if ingress == "http" else f"shard {number - 1}/{of}"
        env = {
            **{name: value for name, value in os.environ.items() if name.startswith("CARDROOM_")},
            "CARDROOM_DISCORD_URL": playground.url,
            "CARDROOM_INGRESS": ingress,
            "CARDROOM_LISTEN": f"127.0.0.1:{port}",
            "CARDROOM_PUBLIC_KEY": playground.endpoint.public_key,
            **({"CARDROOM_SHARDS": f"{number - 1}/{of}"} if ingress == "gateway" else {}),
        }
        super().__init__(playground, "", env=env, command=WORKER)
        self.changed: Callable[[], None] = lambda: None
        self._apart = True  # Ctrl-C must reach only the process that started the workers

    @property
    def well(self) -> bool:
        """Whether it receives interactions."""
        if self.known_as == self.url:
            return (
                self.url in self._playground.endpoint.urls and self.url not in self._playground.endpoint.out
            )
        shards = {f"shard {each.shard}/{each.shards}" for each in self._playground.gateway.sessions}
        return self.known_as in shards

    @property
    def state(self) -> str:
        """The state in one word."""
        if self.pid is None:
            return "dead"
        if self.frozen:
            return "frozen"
        return "starting" if self.starting else "serving" if self.well else "unwell"

    async def start(self, within: float = STARTS_WITHIN) -> None:
        """Start it and wait until it serves. Raises AssertionError like ``BotProcess.start``."""
        await self.relay.mend()
        self._env["CARDROOM_DATABASE_URL"] = self._postgres.url(self.relay.port)
        self.frozen, self.starting = False, True
        try:
            await super().start(within)
        finally:
            self.starting = False

    def _ready(self, _before: int) -> bool:
        return self.well and bool(self._playground.commands.all())

    def tell(self, number: signal.Signals) -> None:
        """Send a signal to it and all its child processes."""
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, number)

    async def kill(self) -> None:
        """Kill it as a power cut would."""
        self.tell(signal.SIGKILL)
        await self._ended()

    async def end(self) -> None:
        """Stop it, gracefully if it reacts."""
        self.tell(signal.SIGCONT)
        try:
            async with asyncio.timeout(ENDS_WITHIN):
                await self.stop()
        except TimeoutError:
            await self.kill()
        await self.relay.cut()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is not None:
            async for line in process.stdout:
                said = line.decode(errors="replace").rstrip()
                self.output.append(said)
                sys.stderr.write(f"worker {self.number}: {said}\n")
        await process.wait()
        self.changed()


class Cluster:
    """All workers: their states for the page, and the actions on them."""

    def __init__(
        self, playground: Playground, postgres: Postgres, workers: Sequence[Worker], ingress: str
    ) -> None:
        self.postgres = postgres
        self._playground = playground
        self._ingress = ingress
        self._last: str | None = None
        self._told: list[Json] = []
        self.workers = workers
        for each in workers:
            each.changed = self.tell

    def state(self) -> list[Json]:
        """Return the state of each worker.

        It has the number, the state, whether the worker receives no interactions and is cut off from the
        database, how many interactions it was sent, and whether the last was among them.
        """
        return [
            {
                "number": each.number, "state": each.state, "out": not each.well, "cut": each.relay.cut_off,
                "served": each.served, "last": each.known_as == self._last,
            }
            for each in self.workers
        ]  # fmt: skip

    async def act(self, number: object, what: object) -> None:
        """Kill, freeze, thaw, cut, mend or start a worker; raises Refusal if impossible."""
        worker = next((each for each in self.workers if each.number == number), None)
        if worker is None:
            raise Malformed("There is no worker {number}.", number=number)
        if worker.pid is None and what in ("kill", "freeze", "thaw"):
            raise Refusal("That worker is dead.")
        match what:
            case "kill":
                await worker.kill()
            case "freeze":
                worker.frozen = True
                worker.tell(signal.SIGSTOP)
            case "thaw":
                worker.frozen = False
                worker.tell(signal.SIGCONT)
            case "cut":
                await worker.relay.cut()
            case "mend":
                await worker.relay.mend()
            case "start":
                await self._start(worker)
            case _:
                raise Malformed("Nobody can {what} a worker.", what=what)
        self.tell()

    async def start(self) -> None:
        """Start all of them.

        Raises AssertionError with the output of a worker that does not start, and ApiError for one that does
        not meet Discord's requirements for an endpoint.
        """
        endpoint = self._playground.endpoint
        urls = [each.url for each in self.workers] if self._ingress == "http" else []
        endpoint.place(*urls, health=True)
        self._playground.hub.subscribe(None, self._heard)
        async with asyncio.TaskGroup() as all_of_them:
            for worker in self.workers:
                all_of_them.create_task(worker.start())
        await endpoint.verify(*urls)

    async def stop(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*(each.end() for each in self.workers))

    async def _start(self, worker: Worker) -> None:
        if worker.pid is not None:
            raise Refusal("That worker runs already.")
        starting = asyncio.ensure_future(worker.start())
        self.tell()
        try:
            await starting
        except AssertionError:
            raise Refusal("It did not start; what it said is in the terminal.") from None

    def _heard(self, kind: str, data: Json) -> None:
        if kind == "SERVED":
            self._last = data["by"]
            for each in self.workers:
                each.served += each.known_as == self._last
        if kind in ("SERVED", "ENDPOINT", "BOT"):
            self.tell()

    def tell(self) -> None:
        """Update the pages if the state has changed."""
        state = self.state()
        if state != self._told:
            self._told = state
            self._playground.hub.publish("WORKERS", {"workers": state})


@asynccontextmanager
async def cluster(playground: Playground, count: int, ingress: str) -> AsyncIterator[Cluster]:
    """Run PostgreSQL and ``count`` workers at an open playground while the block lasts.

    Raises PostgresAbsent and AssertionError, with sentences, if they do not start.
    """
    postgres = Postgres()
    workers: list[Worker] = []
    try:
        await postgres.start()
        await _done(MIGRATE, postgres.url())
        workers += (Worker(playground, postgres, number + 1, count, ingress) for number in range(count))
        made = playground.workers = Cluster(playground, postgres, workers, ingress)
        try:
            await made.start()
        except BaseExceptionGroup as group:
            raise group.exceptions[0] from None
        yield made
    finally:
        playground.workers = None
        await asyncio.gather(*(each.end() for each in workers))
        await postgres.stop()


async def _done(command: Sequence[str], database: str) -> None:
    """Run a command of the bot to its end. Raises AssertionError with its output if it fails."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        env=environment({**os.environ, "CARDROOM_DATABASE_URL": database}),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    if process.returncode:
        raise AssertionError(said.decode(errors="replace").strip())
