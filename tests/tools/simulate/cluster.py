"""What several workers share: a database with the cluster's semantics, and a proxy.

The database is SQLite, which runs one batch at a time. PostgreSQL does too, as far as the program can tell:
a batch takes its locks first. Where they differ, this is as PostgreSQL: advisory locks are held until their
holder dies, changed settings are told to all, and a connection may be lost with the answer to a batch.
"""

import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from nacl.signing import SigningKey

from bot.playground.core import Ground
from bot.playground.interactions import Interaction
from bot.run.ingress.ingress import Ingress
from data.db import sqlite
from data.db.errors import StorageError
from tests.tools.simulate.event_loop import Loop, Scheduler
from tests.tools.simulate.network import Network
from tests.tools.simulate.worker import Worker

TRY_EVERY, TRY_FOR = 0.1, 2.0
"""Seconds between two workers that the proxy tries, and for how long it does."""
ADDRESS: Final = "http://127.0.0.1:2/interactions"
_TELLING: Final = """CREATE TEMP TRIGGER tell_{0}_{1} AFTER {1} ON {0}_settings
BEGIN SELECT tell('{0} ' || NEW.{0}_id); END"""


class Cluster:
    """The parts of the database server that are not tables, and the proxy."""

    def __init__(
        self, scheduler: Scheduler, network: Network, workers: Sequence[Worker], chance: Random
    ) -> None:
        self.unsure = 0
        """How many faults let the answer to a batch be lost at the moment."""
        self.scheduler = scheduler
        self._network, self._workers, self._chance = network, workers, chance
        self._locks: dict[str, Loop] = {}
        self._listening: list[tuple[Loop, Callable[[str], object]]] = []
        self._ingresses: dict[Loop, Ingress] = {}

    # the database server

    def lock(self, task: str, holder: Loop) -> bool:
        """Take an advisory lock, unless somebody else holds it who lives."""
        there = self._locks.get(task)
        if there is None or there.stopped:
            self._locks[task] = holder
        return self._locks[task] is holder

    def listen(self, loop: Loop, heard: Callable[[str], object]) -> None:
        """Tell a process of changed settings."""
        self._listening.append((loop, heard))

    def tell(self, what: str) -> None:
        """Tell all processes that live, a moment later."""
        for loop, heard in self._listening:
            loop.call_later(0.01 * self._chance.random(), heard, what)

    def loses_answer(self) -> bool:
        """Return whether a connection is lost with the answer to a batch."""
        return self.unsure > 0 and self._chance.random() > 0.7

    def database(self, *parts: Any) -> "SharedDatabase":
        """Return a database that is open for the process that runs."""
        assert self.scheduler.running is not None
        return SharedDatabase(self, self.scheduler.running, *parts)

    # the proxy

    @asynccontextmanager
    async def listening(self, _: object, ingress: Ingress) -> AsyncIterator[Any]:
        """Stand in for the listening socket of a worker."""
        loop = self.scheduler.running
        assert loop is not None

        async def close() -> None:
            self._ingresses.pop(loop, None)

        self._ingresses[loop] = ingress
        try:
            yield SimpleNamespace(name=ADDRESS.removesuffix("/interactions"), close=close)
        finally:
            self._ingresses.pop(loop, None)

    def deliver(self, ground: Ground, key: SigningKey, interaction: Interaction, times: int = 1) -> None:
        """Send an interaction to a worker that is well, as Discord and the proxy do."""
        ground.interactions.begin(interaction)
        body = json.dumps(ground.interactions.payload(interaction)).encode()
        for _ in range(times):
            ground.served(interaction, "a worker")
            self._network.discord.call_later(self._network.delay(), self._pass_on, key, body, 0.0)

    def _pass_on(self, key: SigningKey, body: bytes, waited: float) -> None:
        well = [loop for loop, each in self._ingresses.items() if not loop.stopped and each._well()]
        if well:
            loop = self._chance.choice(well)
            loop.call_soon(self._take, loop, key, body)
        elif waited < TRY_FOR:
            self._network.discord.call_later(TRY_EVERY, self._pass_on, key, body, waited + TRY_EVERY)

    def _take(self, loop: Loop, key: SigningKey, body: bytes) -> None:
        """Let a worker take a signed request, in its own process."""
        ingress = self._ingresses.get(loop)
        if ingress is None:
            return
        written = str(round(ingress._now()))
        headers = {
            "X-Signature-Timestamp": written,
            "X-Signature-Ed25519": key.sign(written.encode() + body).signature.hex(),
        }
        request: Any = SimpleNamespace(headers=headers, transport=None)
        ingress._answer(request, body)


class SharedDatabase(sqlite.SqliteDatabase):
    """The database of one process among several."""

    shared = True

    def __init__(self, cluster: Cluster, loop: Loop, writer: Any, reader: Any, files: Any, lock: Any) -> None:
        super().__init__(writer, reader, files, lock)
        self._cluster, self._loop = cluster, loop
        writer.raw.create_function("tell", 1, cluster.tell)
        for name in ("guild", "member"):
            for change in ("INSERT", "UPDATE"):
                writer.raw.execute(_TELLING.format(name, change)).close()

    async def _store(self, unit: sqlite.Unit) -> None:
        await super()._store(unit)
        if self._cluster.loses_answer():
            raise StorageError("The connection was lost; whether this was stored is not known.")

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> sqlite.Rows:
        try:
            rows = await super().write_relaxed(sql, params)
        except StorageError as error:
            self.write_metrics.count_relaxed(error)
            raise
        self.write_metrics.count_relaxed(None)
        return rows

    async def is_leader(self, task: str) -> bool:
        return self._cluster.lock(task, self._loop)

    def listen(self, heard: Callable[[str], object]) -> None:
        self._cluster.listen(self._loop, heard)
