"""Metrics for Prometheus at `/metrics`, and the bot's health at `/health`.

The values are counted where they arise; here they get their names. No label and no value identifies a person,
a guild, a channel, a table or a card.
"""

import asyncio
import errno
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace
from typing import Final, Protocol

from aiohttp import web
from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import choose_encoder

from bot import __version__
from bot.manager.manager import GameManager
from bot.manager.results.audit_runner import AuditRunner
from bot.manager.tables.table import Status
from bot.manager.time.clock import Clock
from bot.run.backup import backups
from bot.run.config import Address
from bot.run.monitoring.heartbeat import Heartbeat, is_storing
from bot.run.monitoring.traffic_metrics import TrafficMetrics
from bot.run.problem import SET_RIGHT, TRY_AGAIN, Problem
from bot.ui.sending.delivery import Delivery
from bot.workers.pool import WorkerPool
from bot.workers.renderer import Renderer
from data.db.database import OpenDatabase
from data.db.errors import StorageError, log_level
from data.db.histogram import Histogram
from data.tables.table_queries import backlog, live_by_game
from engine import GAMES

log = logging.getLogger(__name__)

PREFIX: Final = "cardroom_"
LIVE: Final = (Status.LOBBY, Status.PLAYING, Status.PAUSED)
ENDS_WITHIN: Final = 1.0
"""Seconds to wait at shutdown for requests being answered."""
READ_WITHIN: Final = 2.0
"""Seconds that a reply waits for values from the database and the disk."""


class ObservedBot(Protocol):
    """What the metrics read of the bot."""

    clock: Clock
    backup_folder: Path | None
    leaving: bool
    meter: TrafficMetrics
    audits: AuditRunner
    manager: GameManager
    renderer: Renderer
    delivery: Delivery

    @property
    def over_http(self) -> bool:
        """Whether interactions arrive over HTTP, without a gateway."""

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat of the gateway to the reply."""

    @property
    def servers(self) -> int:
        """Number of guilds that have the bot."""

    def connected(self) -> bool:
        """Return whether every shard is connected, or the HTTP endpoint is open."""


@dataclass(slots=True)
class _PolledValues:
    """The values read from the database and the disk at each request; None if that failed."""

    tables: dict[tuple[str, str], int] | None = None
    due_late: float | None = None
    """Seconds by which the oldest due timer of a table is late."""
    unshown: int | None = None
    backups: int | None = None
    newest: float | None = None
    """Start of the newest backup, in seconds since 1970."""


class Metrics:
    """The metrics and the health of a running bot."""

    def __init__(
        self, bot: ObservedBot, database: OpenDatabase, pools: Mapping[str, WorkerPool], heartbeat: Heartbeat
    ) -> None:
        """Create the metrics; ``pools`` are the worker pools by name."""
        self._bot = bot
        self._database = database
        self._pools = pools
        self._heartbeat = heartbeat
        self._polled = _PolledValues()
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    async def _poll(self) -> None:
        """Read the values from the database and the disk."""
        polled = _PolledValues()
        try:
            async with asyncio.timeout(READ_WITHIN):
                live = await live_by_game(self._database)
                polled.tables = {(game, status): count for game, status, count in live}
                oldest, polled.unshown = await backlog(self._database)
                now = self._bot.clock.now()
                polled.due_late = max(0, now - (now if oldest is None else oldest)) / 1000
                if self._bot.backup_folder is not None and not self._database.shared:
                    made = await asyncio.to_thread(_backup_times, self._bot.backup_folder)
                    polled.backups, polled.newest = len(made), max(made, default=None)
        except (StorageError, OSError) as error:  # TimeoutError is an OSError
            log.log(
                log_level(error, logging.INFO), "some metrics could not be read (%s)", type(error).__name__
            )
        self._polled = polled

    def well(self) -> bool:
        """Return whether the bot is connected, can store data and is not stopping."""
        return self._heartbeat.is_beating and is_storing(self._database) and not self._bot.leaving

    def health(self) -> dict[str, object]:
        """Return the health and its parts, as `/health` shows them."""
        age = self._heartbeat.age
        return {
            "status": "ok" if self.well() else "ill",
            "endpoint" if self._bot.over_http else "gateway": self._bot.connected(),
            "database": is_storing(self._database),
            "leaving": self._bot.leaving,
            "heartbeat_age": None if age is None else round(age, 1),
        }

    async def written(self, accept: str = "") -> tuple[bytes, str]:
        """Return all metrics as text, and its content type, the best match for ``accept``."""
        await self._poll()
        encode, kind = choose_encoder(accept)
        # Collect on the event loop, where no value changes meanwhile; encoding takes several times as long.
        numbers = list(self._registry.collect())
        return await asyncio.to_thread(encode, SimpleNamespace(collect=lambda: numbers)), kind

    def collect(self) -> Iterator[Metric]:
        """Yield all of the bot's own metrics."""
        yield from self._of_answers()
        yield from self._of_requests()
        yield from self._of_the_database()
        yield from self._of_tables()
        yield from self._of_work()
        yield from self._of_the_process()

    def _of_answers(self) -> Iterator[Metric]:
        meter = self._bot.meter
        meter.give_up()
        yield _histograms(
            "answer_seconds", "Seconds from a press to its answer, by verb.", "verb", meter.answers
        )
        for name, about, counts in (
            ("answers_late", "Answers after Discord's time limit.", meter.late),
            ("answers_lost", "Presses that got no answer.", meter.lost),
        ):  # zeros are reported too: without them, Prometheus sees no increase at the first one
            yield _counter(name, about, "verb", {verb: counts[verb] for verb in {*meter.answers, *counts}})
        yield CounterMetricFamily(
            f"{PREFIX}stale_presses", "Presses on buttons that were out of date.", meter.stale
        )

    def _of_requests(self) -> Iterator[Metric]:
        meter = self._bot.meter
        yield _histograms(
            "rest_seconds", "Seconds from a request to Discord to its reply.", "route", meter.replies
        )
        requests = CounterMetricFamily(
            f"{PREFIX}rest_requests", "Requests to Discord.", labels=("route", "status")
        )
        for labels, count in meter.requests.items():
            requests.add_metric(labels, count)
        yield requests
        yield _counter(
            "requests_refused",
            "Refused interaction requests and connections.",
            "why",
            meter.turned_away,
        )
        if not self._bot.over_http:
            yield _gauge("gateway_connected", "Whether every shard is connected.", self._bot.connected())
            yield _gauge("gateway_latency_seconds", "Seconds from heartbeat to reply.", self._bot.latency)
            yield _counter("gateway_reconnects", "Reconnections to the gateway.", "how", meter.reconnects)
        yield _gauge("servers", "Servers that have the bot.", self._bot.servers)

    def _of_the_database(self) -> Iterator[Metric]:
        written = self._database.write_metrics
        yield _histogram("commit_seconds", "Seconds of a transaction.", written.seconds)
        yield _histogram("commit_units", "Units of work in a transaction.", written.batches)
        outcomes = {"stored": written.stored, "refused": written.refused, "failed": written.failed}
        yield _counter("units", "Units of work by outcome.", "outcome", outcomes)
        polled = self._polled
        if polled.backups is not None:
            yield _gauge("backups", "Backups in the folder.", polled.backups)
        if polled.newest is not None:
            yield _gauge("backup_timestamp_seconds", "When the newest backup was started.", polled.newest)
        audits = self._bot.audits
        if audits.last is not None:
            yield _gauge("audit_timestamp_seconds", "When this process last audited a server.", audits.last)
            faults = sum(audits.faults.values())
            yield _gauge("audit_faults", "Faults found by the last audits of those servers.", faults)

    def _of_tables(self) -> Iterator[Metric]:
        if self._polled.tables is not None:
            tables = GaugeMetricFamily(f"{PREFIX}tables", "Live tables.", labels=("game", "status"))
            for game in GAMES:  # games that this program does not have are left out
                for status in LIVE:
                    tables.add_metric((game, status), self._polled.tables.get((game, status), 0))
            yield tables
        if self._polled.due_late is not None and self._polled.unshown is not None:
            yield _gauge("due_late_seconds", "Seconds the oldest due timer is late.", self._polled.due_late)
            yield _gauge("tables_unshown", "Tables with outdated messages.", self._polled.unshown)
        tables_in_memory = self._bot.manager.tables.in_memory()
        yield _gauge("tables_in_memory", "Tables in memory.", len(tables_in_memory))
        broken = sum(table.status is Status.BROKEN for table in tables_in_memory)
        yield _gauge("tables_broken", "Tables in memory whose event log cannot be replayed.", broken)

    def _of_work(self) -> Iterator[Metric]:
        bot, thinking = self._bot, self._bot.manager.computers.thinking
        yield _histograms(
            "drawing_seconds", "Seconds to draw a picture, by kind.", "kind", bot.renderer.drawing
        )
        pictures = {
            "found": bot.renderer.found,
            "sent": bot.delivery.sent_pictures,
            "kept": bot.delivery.kept_pictures,
        }
        yield _counter("pictures", "Pictures found in the cache, sent, and kept in an edit.", "how", pictures)
        yield _histograms("thinking_seconds", "Seconds until a computer player's move.", "game", thinking)
        waiting = {name: pool.waiting for name, pool in self._pools.items()}
        yield _gauges("work_waiting", "Jobs waiting for a worker.", "crew", waiting)
        died = {name: pool.died for name, pool in self._pools.items()}
        yield _counter("workers_died", "Workers that died.", "crew", died)

    def _of_the_process(self) -> Iterator[Metric]:
        yield _histogram("loop_delay_seconds", "Seconds the event loop was late.", self._bot.meter.delay)
        yield _gauge("healthy", "Whether /health is ok.", self.well())
        yield _gauges("info", "The program's version.", "version", {__version__: 1})


def _backup_times(folder: Path) -> list[float]:
    """Return the start times of the backups in a folder, which may not exist yet."""
    return [made.timestamp() for made in backups(folder)] if folder.exists() else []


def _histograms(name: str, about: str, label: str, tallies: Mapping[str, Histogram]) -> Metric:
    family = HistogramMetricFamily(PREFIX + name, about, labels=(label,))
    for value, tally in tallies.items():
        family.add_metric((value,), _buckets(tally), tally.total)
    return family


def _histogram(name: str, about: str, tally: Histogram) -> Metric:
    return HistogramMetricFamily(PREFIX + name, about, _buckets(tally), tally.total)


def _buckets(tally: Histogram) -> list[tuple[str, float]]:
    bounds = [*(str(float(bound)) for bound in tally.bounds), "+Inf"]
    return list(zip(bounds, map(float, accumulate(tally.counts)), strict=True))


def _counter(name: str, about: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(PREFIX + name, about, labels=(label,))
    for value, count in counts.items():
        family.add_metric((value,), count)
    return family


def _gauges(name: str, about: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(PREFIX + name, about, labels=(label,))
    for value, number in values.items():
        family.add_metric((value,), number)
    return family


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(PREFIX + name, about, float(value))


@asynccontextmanager
async def serving(address: Address, metrics: Metrics) -> AsyncIterator[str]:
    """Serve metrics and health at an address while the block lasts, and yield the URL.

    Raises Problem.
    """

    async def tell_metrics(request: web.Request) -> web.Response:
        body, kind = await metrics.written(request.headers.get("Accept", ""))
        return web.Response(body=body, headers={"Content-Type": kind})

    async def tell_health(_request: web.Request) -> web.Response:
        health = metrics.health()
        return web.json_response(health, status=200 if health["status"] == "ok" else 503)

    app = web.Application()
    app.add_routes([web.get("/metrics", tell_metrics), web.get("/health", tell_health)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=ENDS_WITHIN)
    await runner.setup()
    try:
        site = web.TCPSite(runner, address.host, address.port)
        try:
            await site.start()
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            raise Problem(
                f"CARDROOM_METRICS: {address} {'is in use' if taken else 'cannot be used'}.",
                TRY_AGAIN if taken else SET_RIGHT,
            ) from None
        log.info("serving metrics and health at %s", site.name)
        yield site.name
    finally:
        await runner.cleanup()
