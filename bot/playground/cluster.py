"""Workers of the bot on one PostgreSQL, in processes that can be killed, frozen, and cut off from it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.playground.bot_process import BotProcess
from bot.playground.postgres import Postgres, free_port
from bot.playground.refusals import Json, Refusal
from bot.playground.server import Playground
from bot.playground.tcp_proxy import Relay

INGRESSES = ("http", "gateway")
MIGRATE, WORKER = ("-m", "bot", "migrate"), ("-m", "bot", "worker")
STARTS_WITHIN = 60.0
"""Seconds: several start at once."""
ENDS_WITHIN = 10.0
"""Seconds that workers have for their end."""


class Worker(BotProcess):
    """One of them, with its own way to the database."""

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
        self._apart = True  # Ctrl-C is for whoever started all of them

    @property
    def well(self) -> bool:
        """Does it get presses?"""
        if self.known_as == self.url:
            return (
                self.url in self._playground.endpoint.urls and self.url not in self._playground.endpoint.out
            )
        shards = {f"shard {each.shard}/{each.shards}" for each in self._playground.gateway.sessions}
        return self.known_as in shards

    @property
    def state(self) -> str:
        """One word for it."""
        if self.pid is None:
            return "dead"
        if self.frozen:
            return "frozen"
        return "starting" if self.starting else "serving" if self.well else "unwell"

    async def start(self, within: float = STARTS_WITHIN) -> None:
        """Start it, and wait until it serves; AssertionError as for any other bot."""
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
        """Send a signal to it and to all it has started."""
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, number)

    async def kill(self) -> None:
        """End it as a machine ends that loses its power."""
        self.tell(signal.SIGKILL)
        await self._ended()

    async def end(self) -> None:
        """End it in good order, or in any."""
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
    """All workers, for the page: what each is at, who served the last press, and what can be done to them."""

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
        """Each worker: number, state, whether it gets no presses and is cut off from the database, how many
        presses it was sent, and whether the last was among them.
        """
        return [
            {
                "number": each.number, "state": each.state, "out": not each.well, "cut": each.relay.cut_off,
                "served": each.served, "last": each.known_as == self._last,
            }
            for each in self.workers
        ]  # fmt: skip

    async def act(self, number: object, what: object) -> None:
        """Do it to a worker: kill, freeze, thaw, cut, mend, start. Refusal where it cannot be done."""
        worker = next((each for each in self.workers if each.number == number), None)
        if worker is None:
            raise Refusal(f"There is no worker {number}.")
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
                raise Refusal(f"Nobody can {what} a worker.")
        self.tell()

    async def start(self) -> None:
        """Start all of them; AssertionError with the output of one that does not come up, ApiError where one
        does not do what Discord demands of an endpoint.
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
        """End all of them."""
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
        """Let the pages know, if there is anything new."""
        state = self.state()
        if state != self._told:
            self._told = state
            self._playground.hub.publish("WORKERS", {"workers": state})


@asynccontextmanager
async def cluster(playground: Playground, count: int, ingress: str) -> AsyncIterator[Cluster]:
    """PostgreSQL and so many workers at a playground that is open, for as long as the block lasts.

    PostgresAbsent and AssertionError, with sentences, where they do not start.
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
    """Run a command of the bot's to its end; AssertionError with its output where it fails."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        env={**os.environ, "CARDROOM_DATABASE_URL": database},
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    if process.returncode:
        raise AssertionError(said.decode(errors="replace").strip())
