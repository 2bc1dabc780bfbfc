"""What a simulated process gets in place of the machine: time, chance, threads, disk and network.

The program asks for these as attributes of modules (``time.monotonic()``, ``secrets.token_hex()``), which
``tests/tools/simulate/test_determinism.py`` makes sure of, so that they can be replaced in one place.
"""

import asyncio
import gc
import os
import secrets
import sqlite3
import time
import weakref
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeVar
from unittest.mock import patch
from urllib.parse import quote

import aiohttp
import discord
from discord.webhook.async_ import async_context

from bot.manager import manager
from bot.playground import switches
from bot.run import client
from bot.run.channel_cache import ChannelCache
from bot.run.ingress.ingress import Ingress
from bot.run.monitoring.gateway_log import GatewayLog
from bot.run.monitoring.traffic_metrics import TrafficMetrics
from bot.workers import ai_jobs, pool, puzzle_jobs
from data.db import sqlite
from engine.actions import Action
from engine.ai import Level, choose, levels, search
from engine.views import View
from tests.tools.simulate.event_loop import Loop, Scheduler
from tests.tools.simulate.network import KeepAlive, Network

T = TypeVar("T")
FEW: Final = 32
"""Playouts of a search at most: how well it plays is judged elsewhere."""
DRAWING: Final = (manager, client)
"""Modules that draw lots from the machine's own source."""
BOUND_AT_IMPORT: Final = (ChannelCache, GatewayLog, Ingress, TrafficMetrics)
"""Classes whose last argument is a clock, by default one of ``time``."""
Skew = Callable[[], float]
"""The seconds by which the clock of the running process is ahead of the true time."""


class Connection:
    """A connection to SQLite without its thread: work is done between other callbacks.

    ``before`` and ``after`` are called around each work; they may stop the process.
    """

    def __init__(
        self,
        path: Path,
        query: str,
        loop: Loop,
        hop: Callable[[], float],
        before: Callable[[], None],
        after: Callable[[int], None],
    ) -> None:
        uri = "file:" + quote(str(path)) + query
        self.raw = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)
        self.closed = False
        self._loop, self._hop, self._before, self._after = loop, hop, before, after

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done = self._loop.create_future()

        def call() -> None:
            self._before()
            if self._loop.stopped:
                return
            changes = self.raw.total_changes
            try:
                result = work(self.raw)
            except Exception as error:
                answer: Callable[[], object] = partial(_fail, done, error)
            else:
                answer = partial(_resolve, done, result)
                self._after(self.raw.total_changes - changes)
            self._loop.call_later(self._hop(), answer)

        self._loop.call_later(self._hop(), call)
        made: T = await done
        return made

    async def close(self) -> None:
        self.closed = True
        self.raw.close()


def _resolve(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


class _Locks:
    """discord.py's locks of webhooks, for each process apart."""

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self._locks: weakref.WeakValueDictionary[Any, Any] = weakref.WeakValueDictionary()

    def __getitem__(self, bucket: object) -> Any:
        return self._locks[self._scheduler.running, bucket]

    def __setitem__(self, bucket: object, lock: Any) -> None:
        self._locks[self._scheduler.running, bucket] = lock


async def _run_here(self: pool.WorkerPool, work: Callable[..., T], *args: Any) -> T:
    """Run a task of a worker process in this one, a moment later."""
    return await asyncio.get_running_loop().run_in_executor(None, lambda: work(*args))


def _shortly(halving: Callable[..., T]) -> Callable[..., T]:
    """Return a search that makes few playouts."""

    def shortly(problem: object, budget: int, *rest: Any, **more: Any) -> T:
        return halving(problem, min(budget, FEW), *rest, **more)

    return shortly


async def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


def thinking(chance: Random) -> Callable[..., Any]:
    """Return a computer player that plays as the easiest, after a time that is drawn."""

    async def ask(
        self: ai_jobs.AiJobs, key: str, level: Level, view: View, playouts: int | None = None
    ) -> Action:
        await asyncio.sleep(0.01 + chance.random() * (2.0 if level is Level.EXPERT else 0.2))
        return choose(key, levels(key)[0], view)

    return ask


class _Backoff(Random):
    """The chance of discord.py's waits between attempts to connect.

    discord.py seeds it from the machine.
    """

    def __init__(self, serial: Iterator[int]) -> None:
        self._seed = next(serial)
        super().__init__()

    def seed(self, *_: Any, **__: Any) -> None:
        super().seed(self._seed)


_SEED: Final = Random.seed


def _seeded(self: Random, *seed: Any, **more: Any) -> None:
    """Seed a generator, never from the machine."""
    assert seed[:1] not in [(), (None,)], "a simulated process draws no lots of its own"
    _SEED(self, *seed, **more)


async def _wait_for(awaitable: Awaitable[T], timeout: float | None) -> T:  # noqa: ASYNC109 # its name
    """Wait as ``asyncio.wait_for`` does since Python 3.12; before, it starts a task."""
    async with asyncio.timeout(timeout):
        return await awaitable


@contextmanager
def replaced(
    scheduler: Scheduler,
    network: Network,
    skew: Skew,
    open_connection: Callable[[Path, str], Connection],
    lots: Random,
    thoughts: Random,
    per_second: int,
    beginning: float,
) -> Iterator[None]:
    """Replace all of it while the block lasts.

    ``open_connection`` opens a database for the running process; ``lots`` gives secrets, ids and decks;
    ``per_second``: the requests that Discord takes in a second; ``beginning``: the time at which the run
    begins, in seconds since 1970.
    """

    def elapsed() -> float:
        return 1_000.0 + scheduler.now

    def wall() -> float:
        return beginning + scheduler.now + skew()

    async def connect(path: Path, query: str) -> Connection:
        return open_connection(path, query)

    def token_bytes(count: int | None = None) -> bytes:
        return lots.randbytes(32 if count is None else count)

    with ExitStack() as stack:

        def put(where: Any, name: str, what: Any) -> None:
            stack.enter_context(patch.object(where, name, what))

        put(time, "time", wall)
        put(time, "time_ns", lambda: int(wall() * 1e9))
        put(time, "monotonic", elapsed)
        put(time, "monotonic_ns", lambda: int(elapsed() * 1e9))
        put(time, "perf_counter", elapsed)
        put(time, "process_time", elapsed)
        put(asyncio, "wait_for", _wait_for)
        put(Random, "seed", _seeded)
        put(discord.backoff, "random", SimpleNamespace(Random=partial(_Backoff, count(1))))
        put(discord.utils, "utcnow", lambda: datetime.fromtimestamp(wall(), UTC))
        put(secrets, "token_bytes", token_bytes)
        put(secrets, "randbits", lots.getrandbits)
        put(os, "urandom", token_bytes)
        put(switches, "GLOBAL_LIMIT", (per_second, 1.0))
        put(aiohttp, "ClientSession", network.session)
        put(aiohttp, "TCPConnector", lambda **_: None)
        put(discord.gateway, "KeepAliveHandler", KeepAlive)
        put(async_context.get(), "_locks", _Locks(scheduler))
        put(discord.http.Route, "BASE", discord.http.Route.BASE)
        put(
            discord.gateway.DiscordWebSocket,
            "DEFAULT_GATEWAY",
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        )
        put(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
        put(sqlite, "_connect", connect)
        put(client, "_freeze", _nothing)
        put(pool.WorkerPool, "_run", _run_here)
        put(ai_jobs.AiJobs, "_ask", thinking(thoughts))
        put(puzzle_jobs, "LOOK", FEW)
        put(puzzle_jobs, "JUDGE", FEW)
        put(puzzle_jobs, "CLEAR", 0.0)
        for module in DRAWING:
            put(module, "SystemRandom", lambda: lots)
        put(search, "sequential_halving", _shortly(search.sequential_halving))
        for each in BOUND_AT_IMPORT:
            put(each.__init__, "__defaults__", (wall if each is Ingress else elapsed,))
        enabled = gc.isenabled()
        gc.disable()
        try:
            yield
        finally:
            if enabled:
                gc.enable()
