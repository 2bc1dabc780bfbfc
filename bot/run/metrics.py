"""What the house tells to those who watch it: numbers for Prometheus at `/metrics`, and at `/health` whether
all is well.

The numbers are kept where they arise, as tallies and counts; here they get their names. No label and no value
names a person, a server, a channel, a table or a card.
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
from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import choose_encoder

from bot import __version__
from bot.manager.tables.table import Status
from bot.run.backup import backups
from bot.run.config import Address
from bot.run.heartbeat import Heartbeat, stores
from bot.run.problem import SET_RIGHT, TRY_AGAIN, Problem
from bot.workers.pool import WorkerPool
from data.db.database import OpenDatabase
from data.db.errors import StorageError
from data.db.histogram import Histogram
from data.tables.tables import backlog, live_by_game
from engine import GAMES

if TYPE_CHECKING:
    from bot.run.client import Cardroom

log = logging.getLogger(__name__)

PREFIX: Final = "cardroom_"
LIVE: Final = (Status.LOBBY, Status.PLAYING, Status.PAUSED)
ENDS_WITHIN: Final = 1.0
"""Seconds that whoever is being answered is waited for when the bot stops."""
READ_WITHIN: Final = 2.0
"""Seconds that the answer waits for what is read from the database and from the disk."""


@dataclass(slots=True)
class _Looked:
    """What is looked up when the numbers are asked for; None where it could not be."""

    tables: dict[tuple[str, str], int] | None = None
    due_late: float | None = None
    """For how many seconds something has been due at a table by itself."""
    unshown: int | None = None
    backups: int | None = None
    newest: float | None = None
    """When the newest backup was begun, in seconds since 1970."""


class Metrics:
    """The numbers of a running bot."""

    def __init__(
        self, bot: "Cardroom", database: OpenDatabase, crews: Mapping[str, WorkerPool], heart: Heartbeat
    ) -> None:
        """``crews`` are the workers, by what they do."""
        self._bot = bot
        self._database = database
        self._crews = crews
        self._heart = heart
        self._looked = _Looked()
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    async def _look(self) -> None:
        """Bring up to date what has to be read from the database or the disk."""
        looked = _Looked()
        try:
            async with asyncio.timeout(READ_WITHIN):
                live = await live_by_game(self._database)
                looked.tables = {(game, status): count for game, status, count in live}
                oldest, looked.unshown = await backlog(self._database)
                now = self._bot.clock.now()
                looked.due_late = max(0, now - (now if oldest is None else oldest)) / 1000
                if self._bot.backup_folder is not None:
                    made = await asyncio.to_thread(_made, self._bot.backup_folder)
                    looked.backups, looked.newest = len(made), max(made, default=None)
        except (StorageError, OSError) as error:  # also when it takes too long
            log.info("some numbers could not be looked up (%s)", type(error).__name__)
        self._looked = looked

    def well(self) -> bool:
        """Return whether all is well: the bot is connected, can store, and stays."""
        return self._heart.well and stores(self._database) and not self._bot.leaving

    def health(self) -> dict[str, object]:
        """Return whether all is well, and what that is made of."""
        age = self._heart.age
        return {
            "status": "ok" if self.well() else "ill",
            "endpoint" if self._bot.by_http else "gateway": self._bot.connected(),
            "database": stores(self._database),
            "leaving": self._bot.leaving,
            "heartbeat_age": None if age is None else round(age, 1),
        }

    async def written(self, accept: str = "") -> tuple[bytes, str]:
        """Return all numbers as text, and the kind of text that whoever asks accepts best."""
        await self._look()
        encode, kind = choose_encoder(accept)
        # Read here, where nothing changes meanwhile; to write them takes several times as long.
        numbers = list(self._registry.collect())
        return await asyncio.to_thread(encode, SimpleNamespace(collect=lambda: numbers)), kind

    def collect(self) -> Iterator[Metric]:
        """Give all of the house's own numbers their names."""
        yield from self._of_answers()
        yield from self._of_requests()
        yield from self._of_the_database()
        yield from self._of_tables()
        yield from self._of_work()
        yield from self._of_the_process()

    def _of_answers(self) -> Iterator[Metric]:
        meter = self._bot.meter
        meter.give_up()
        yield _histograms("answer_seconds", "From a press to its answer, by verb.", "verb", meter.answers)
        for name, about, counts in (
            ("answers_late", "Answers that Discord no longer awaited.", meter.late),
            ("answers_lost", "Presses that got no answer.", meter.lost),
        ):  # zero where there was none, or the first would be no increase
            yield _counter(name, about, "verb", {verb: counts[verb] for verb in {*meter.answers, *counts}})
        yield CounterMetricFamily(
            f"{PREFIX}stale_presses", "Presses on what was offered no more.", meter.stale
        )

    def _of_requests(self) -> Iterator[Metric]:
        meter = self._bot.meter
        yield _histograms("rest_seconds", "From a request to Discord to its reply.", "route", meter.replies)
        requests = CounterMetricFamily(
            f"{PREFIX}rest_requests", "Requests to Discord.", labels=("route", "status")
        )
        for labels, count in meter.requests.items():
            requests.add_metric(labels, count)
        yield requests
        yield _counter("requests_refused", "Requests that were no presses.", "why", meter.turned_away)
        if not self._bot.by_http:
            yield _gauge("gateway_connected", "Whether every shard has its gateway.", self._bot.connected())
            yield _gauge("gateway_latency_seconds", "From its heartbeat to the reply.", self._bot.latency)
            yield _counter("gateway_reconnects", "How often the gateway came back.", "how", meter.reconnects)
        yield _gauge("servers", "Servers that have the bot.", self._bot.servers)

    def _of_the_database(self) -> Iterator[Metric]:
        written = self._database.write_metrics
        yield _histogram("commit_seconds", "How long a transaction took.", written.seconds)
        yield _histogram("commit_units", "Units of work in a transaction.", written.batches)
        outcomes = {"stored": written.stored, "refused": written.refused, "failed": written.failed}
        yield _counter("units", "Units of work by what became of them.", "outcome", outcomes)
        looked = self._looked
        if looked.backups is not None:
            yield _gauge("backups", "Backups in the folder.", looked.backups)
        if looked.newest is not None:
            yield _gauge("backup_timestamp_seconds", "When the newest backup was begun.", looked.newest)
        audits = self._bot.audits
        if audits.last is not None:
            yield _gauge("audit_timestamp_seconds", "When this process last audited a server.", audits.last)
            faults = sum(audits.faults.values())
            yield _gauge("audit_faults", "Found by the last audit of each of those servers.", faults)

    def _of_tables(self) -> Iterator[Metric]:
        if self._looked.tables is not None:
            tables = GaugeMetricFamily(f"{PREFIX}tables", "Live tables.", labels=("game", "status"))
            for game in GAMES:  # a game that is not in this house is left out
                for status in LIVE:
                    tables.add_metric((game, status), self._looked.tables.get((game, status), 0))
            yield tables
        if self._looked.due_late is not None and self._looked.unshown is not None:
            yield _gauge("due_late_seconds", "How late the oldest of what is due is.", self._looked.due_late)
            yield _gauge("tables_unshown", "Tables with messages that are behind.", self._looked.unshown)
        at_hand = self._bot.manager.tables.in_memory()
        yield _gauge("tables_in_memory", "Tables that are in memory.", len(at_hand))
        broken = sum(table.status is Status.BROKEN for table in at_hand)
        yield _gauge("tables_broken", "Of these, tables whose record cannot be played again.", broken)

    def _of_work(self) -> Iterator[Metric]:
        bot, thinking = self._bot, self._bot.manager.computers.thinking
        yield _histograms("drawing_seconds", "How long drawing took, by kind.", "kind", bot.studio.drawing)
        pictures = {
            "found": bot.studio.found,
            "sent": bot.courier.sent_pictures,
            "kept": bot.courier.kept_pictures,
        }
        yield _counter(
            "pictures", "Pictures found in memory, sent, and kept by their messages.", "how", pictures
        )
        yield _histograms("thinking_seconds", "How long a computer's move was waited for.", "game", thinking)
        waiting = {name: crew.waiting for name, crew in self._crews.items()}
        yield _gauges("work_waiting", "Work that workers have before them.", "crew", waiting)
        died = {name: crew.died for name, crew in self._crews.items()}
        yield _counter("workers_died", "Workers that died.", "crew", died)

    def _of_the_process(self) -> Iterator[Metric]:
        yield _histogram("loop_delay_seconds", "How late the event loop was.", self._bot.meter.delay)
        yield _gauge("healthy", "What /health says.", self.well())
        yield _gauges("info", "The program.", "version", {__version__: 1})


def _made(folder: Path) -> list[float]:
    """When the backups in a folder were begun; it may not be there yet."""
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
    """Serve the numbers at an address while the block lasts; gives the URL. Raises Problem."""

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
                f"CARDROOM_METRICS: {address} {'is taken' if taken else 'cannot be listened on'}.",
                TRY_AGAIN if taken else SET_RIGHT,
            ) from None
        log.info("metrics and health are told at %s", site.name)
        yield site.name
    finally:
        await runner.cleanup()
