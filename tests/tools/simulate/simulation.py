"""One run: workers, store, Discord and people, judged after every step."""

import asyncio
import gc
import logging
import sqlite3
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from nacl.signing import SigningKey

from bot.manager.tables.table_cache import TableCache
from bot.playground.clock import Clock
from bot.playground.core import Ground
from bot.playground.interactions import Interaction
from bot.run import client
from data.db import sqlite
from data.tables.venues import FRIENDS
from tests.data.blank import lay_out
from tests.play.store import Live, Store
from tests.tools.simulate.auditors import audit_lies
from tests.tools.simulate.choices import Choices
from tests.tools.simulate.cluster import ADDRESS as ADDRESS_OF_PROXY
from tests.tools.simulate.cluster import Cluster
from tests.tools.simulate.commits import observed
from tests.tools.simulate.event_loop import BEFORE_MIDNIGHT, BEGINNING, Loop, Scheduler
from tests.tools.simulate.faults import befall
from tests.tools.simulate.judge import Judge
from tests.tools.simulate.network import ADDRESS, Network
from tests.tools.simulate.operators import Operator
from tests.tools.simulate.people import ROOMS, TEMPERS, People
from tests.tools.simulate.rights import Standing
from tests.tools.simulate.stand_ins import replaced
from tests.tools.simulate.worker import Worker
from tests.tools.torture.people import GAMES
from tests.tools.torture.witness import Deed

LOOK_EVERY: Final = 5_000
"""Steps between two looks at the whole store; what requests show is compared at each request."""
BUSY: Final = 0.5
"""Virtual seconds that so many steps take at least: else something goes round in a circle."""
AT_REST: Final = 1_300.0
"""Virtual seconds after the last fault within which every message is right.

The last retry comes after 335; a panel that hangs on a press has moved back when its token is 900 old.
"""
SENT_AGAIN: Final = 90.0
"""Virtual seconds within which a started program has sent all messages again."""
STILL: Final = 20.0
"""Virtual seconds within which a change is shown."""
GOES_ON_WITHIN: Final = 900.0
"""Virtual seconds within which every table goes on."""
TOKEN: Final = 900.0
"""Seconds in which an interaction can be answered; Discord does not deliver it after that."""
LOGGERS: Final = ("bot", "cogs", "data", "engine")
"""Loggers of which every line is judged."""
LATE: Final = 3
"""One seed in so many begins shortly before midnight (UTC)."""
OPERATED: Final = 5
"""After one seed in so many, an auditor and an operator work with the database."""
PICTURED: Final = 10
"""One seed in so many has real pictures; in the others cards are text."""
MOST_WAITS: Final = 100
"""How often a coroutine that is closed may wait again."""
MEMORY = Path("/dev/shm")
"""A folder in memory, if the machine has one."""
cpu = time.process_time


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated."""

    seed: int
    steps: int = 100_000
    people: int = 8
    tables: int = 3
    tournaments: int = 1
    """Tournaments that people keep open."""
    likes: tuple[str, ...] = ()
    """Errands that people run more often (tests/tools/simulate/errands.py)."""
    workers: int = 1
    games: tuple[str, ...] = tuple(GAMES)
    tempers: tuple[str, ...] = TEMPERS
    faults: tuple[str, ...] = ()
    per_second: int = 30
    """Requests that the bot sends in a second at most.

    Discord takes two more, since requests overtake each other.
    """
    hop: float = 0.002
    """Seconds that a call to the database's thread takes at most."""
    quiet: bool = True
    """Whether all is repaired in the end, and everything compared."""


@dataclass(slots=True)
class Outcome:
    """What came of a run."""

    plan: Plan
    found: list[tuple[str, str]]
    trace: str
    steps: int
    seconds: float
    """Virtual seconds."""
    cpu: float
    count: Counter[str]
    made: dict[str, list[int]] = field(repr=False)


class _Log(logging.Handler):
    """Takes what a run logs; an error with a traceback is a finding, and so is a card."""

    def __init__(self, simulation: "Simulation") -> None:
        super().__init__()
        self._simulation = simulation

    def emit(self, record: logging.LogRecord) -> None:
        self._simulation.judge.logged(record)
        if record.levelno < logging.WARNING:
            return
        self._simulation.count[f"log: {record.levelname}"] += 1
        if record.exc_info is not None and record.exc_info[0] is not None:
            self._simulation.found(
                "traceback", f"{record.getMessage()}: {logging.Formatter().formatException(record.exc_info)}"
            )
        if self._simulation.talk:
            at = f"{self._simulation.scheduler.now:9.3f}"
            print(f"{at} {record.levelname} {record.name}: {record.getMessage()}")


class Simulation:
    """The world of one run."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        recorded: Mapping[str, Sequence[int]] | None = None,
        *,
        talk: bool = False,
    ) -> None:
        self.plan, self.talk = plan, talk
        self.count: Counter[str] = Counter()
        self.findings: list[tuple[str, str]] = []
        self._over = False
        """Whether the run has ended: what is said as it is taken down does not count."""
        self.choices = choices = Choices(plan.seed, recorded)
        self.scheduler = Scheduler(choices)
        self.discord = Loop(self.scheduler, "discord")
        self.meddler = Loop(self.scheduler, "faults")
        self._tables: dict[Loop | None, TableCache] = {}
        """The processes, and the tables of the bot that each runs now."""
        self.beginning = BEFORE_MIDNIGHT if plan.seed % LATE == 0 else BEGINNING
        self.befalling: list[asyncio.Task[None]] = []
        """The faults under way."""
        self.weather: list[str] = []
        """What happens to some requests at the moment."""
        self.doubling = 0
        """How many faults let interactions arrive twice at the moment."""
        self._doubled = choices.chance("doubled")
        self._database = folder / "cardroom.sqlite3"
        hops = choices.chance("hops")
        self.workers = [
            Worker(
                self.scheduler, f"worker {at + 1}", self._database, lambda: plan.hop * hops.random(),
                over_http=plan.workers > 1, pictures=plan.seed % PICTURED == 0, per_second=plan.per_second,
            )
            for at in range(plan.workers)
        ]  # fmt: skip
        self.network = Network(self.discord, choices.chance("network"), self._fate)
        self.cluster = Cluster(self.scheduler, self.network, self.workers, choices.chance("cluster"))

    def found(self, kind: str, what: str) -> None:
        """Record a finding once."""
        if not self._over and (kind, what) not in self.findings:
            self.findings.append((kind, what))
            if self.talk:
                print(f"{self.scheduler.now:9.3f} FOUND {kind}: {what}")

    def run(self) -> Outcome:
        """Run until the steps are used up or something is found."""
        began = cpu()
        with self._stand_ins():
            self._build()
            self._play()
            self._sum_up()
            outcome = Outcome(
                self.plan, self.findings, self.scheduler.trace, self.scheduler.steps, self.scheduler.now,
                cpu() - began, self.count, self.choices.made,
            )  # fmt: skip
            self._end()
        return outcome

    def _sum_up(self) -> None:
        """Count what was played."""
        self.count.update(self.people.count)
        self.count.update(self.judge.witness.answered)
        self.count["requests"] = self.network.requests
        for game, status, tables in self.store.rows(
            "SELECT game, status, count(*) FROM tables GROUP BY 1, 2"
        ):
            self.count[f"{game} {status}"] += tables
        for form, stage, tournaments in self.store.rows(
            "SELECT format, stage, count(*) FROM tournaments GROUP BY 1, 2"
        ):
            self.count[f"{form} {stage}"] += tournaments
        for name, sql in _PLAYED.items():
            [(self.count[name],)] = self.store.rows(sql)
        [(self.count["moves"],)] = self.store.rows("SELECT count(*) FROM actions")

    def _end(self) -> None:
        """Let go of everything; what is left of it can do nothing any more."""
        self._over = self.discord.stopped = True
        self.store.close()
        self.scheduler.clear()
        self.meddler.stopped = True
        loops = [self.discord, self.meddler]
        for worker in self.workers:
            worker.stop()
            loops += worker.dead
            worker.dead = []
        for loop in loops:
            for task in loop.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                self.scheduler.run(loop, partial(_close, task.get_coro()))
            loop.tasks = []

    @contextmanager
    def _stand_ins(self) -> Iterator[None]:
        choices = self.choices
        lots, thoughts = choices.unrecorded("lots"), choices.chance("thoughts")

        def skew() -> float:
            running = self._running()
            return running.skew if running is not None else 0.0

        handler = _Log(self)
        root = logging.getLogger()
        levels = {root: logging.WARNING} | dict.fromkeys(map(logging.getLogger, LOGGERS), logging.DEBUG)
        before = {logger: logger.level for logger in levels}
        root.addHandler(handler)
        for logger, level in levels.items():
            logger.setLevel(level)
        try:
            with replaced(
                self.scheduler, self.network, skew,
                lambda path, query: self._running_now().open_connection(path, query), lots, thoughts,
                self.plan.per_second + 2, self.beginning,
            ), observed(self._committed, self._opened, self._stored), self._several():  # fmt: skip
                yield
        finally:
            root.removeHandler(handler)
            for logger, level in before.items():
                logger.setLevel(level)

    @contextmanager
    def _several(self) -> Iterator[None]:
        """Let several workers share a database, and get their interactions over HTTP."""
        if self.plan.workers == 1:
            yield
            return
        with (
            patch.object(sqlite, "SqliteDatabase", self.cluster.database),
            patch.object(client, "listening", self.cluster.listening),
        ):
            yield

    def _committed(self, interaction: int, delivery: object, before: Sequence[Standing]) -> None:
        self.judge.committed(interaction, delivery, before)

    def _stored(self, connection: sqlite3.Connection, unit: sqlite.Unit) -> None:
        self.judge.stored(connection, unit)

    def _opened(self, tables: TableCache) -> None:
        self._tables[self.scheduler.running] = tables

    def _memory(self) -> None:
        """Compare the tables in the memory of all processes that live with the store."""
        self._tables = {loop: tables for loop, tables in self._tables.items() if loop and not loop.stopped}
        for tables in self._tables.values():
            for table in tables.in_memory():
                self.judge.remembered(table)

    def _running(self) -> Worker | None:
        return next((each for each in self.workers if each.loop is self.scheduler.running), None)

    def _running_now(self) -> Worker:
        worker = self._running()
        assert worker is not None
        return worker

    def _fate(self, path: str) -> str:
        """Return what happens to a request."""
        at = self.choices.below("fates", 3 * len(self.weather)) if self.weather else 0
        fate = self.weather[at // 3] if at % 3 == 1 else ""
        return "" if fate == "429" and path.endswith("/callback") else fate  # no limit counts those

    def _build(self) -> None:
        """Make Discord and the people, and start the workers."""
        choices = self.choices
        self.ground = ground = Ground(Clock(), "play")
        ground.gateway.url = ADDRESS.replace("http", "ws")
        ground.gateway.shards = 1
        self.network.attach(ground)
        if self.plan.workers > 1:
            key = SigningKey(choices.unrecorded("key").randbytes(32))
            ground.endpoint._key, ground.endpoint.urls = key, (ADDRESS_OF_PROXY,)
            ground.deliver = partial(self.cluster.deliver, ground, key)  # type: ignore[method-assign]
        self.store = Store(self._database)
        self.judge = Judge(ground, self.store, self.found)
        self.network.sent = self.judge.sent
        self.people = People(
            ground, self.discord, self.plan.people, self.plan.tables, choices.chance, self._sent,
            games=self.plan.games, tempers=self.plan.tempers, tournaments=self.plan.tournaments,
            likes=self.plan.likes,
        )  # fmt: skip
        for worker in self.workers:
            worker.start()
        self.scheduler.run(self.discord, self.people.start)
        faults = befall(self, self.plan.faults, choices.chance("faults"))
        self.scheduler.run(self.meddler, lambda: self.befalling.append(self.meddler.create_task(faults)))

    def tell(self, event: str) -> None:
        """Put an event into the trace, and print it if wanted."""
        self.scheduler.note(event)
        if self.talk:
            print(f"{self.scheduler.now:9.3f} {event}")

    def _sent(self, deed: Deed) -> None:
        self.judge.expect(deed)
        values = " ".join(deed.interaction.data.get("values", ()))
        self.tell(f"{deed.interaction.id} of {deed.member}: {deed.press or deed.command} {values}")
        if self.doubling and self._doubled.random() > 0.5:
            self.count["arrived twice"] += 1
            late = self.network.delay() if self._doubled.random() < 0.7 else 40.0 * self._doubled.random()
            self.discord.call_later(late, self._deliver_again, deed.interaction, self.scheduler.now)

    def _deliver_again(self, interaction: Interaction, sent: float) -> None:
        # The playground has no payload for a member who has gone.
        known = interaction.user in self.ground.world.home.members
        if known and self.scheduler.now - sent <= TOKEN:
            self.ground.deliver(interaction)

    # --- the parts of a run

    def _play(self) -> None:
        """Let people play under faults; then repair all, and see whether everything goes on."""
        self._until(lambda: self.scheduler.steps >= self.plan.steps)
        if not self.plan.quiet:
            return
        self._repair()
        self._rest(AT_REST)
        self._rest_until_still()
        if self.findings:
            return
        now, skews = self.beginning + self.scheduler.now, [worker.skew for worker in self.workers]
        self.judge.nothing_is_overdue(now + min(skews), now + max(0.0, *skews))
        self._everything_is_sent()
        self.people.calm = True
        self._nothing_is_outdated()
        self._go_on()
        if not self.findings:
            self.judge.audit(self.discord, self._until)

    def _until(self, done: Callable[[], bool]) -> None:
        """Go on until something is so, or something is found."""
        looked, at = self.scheduler.steps, self.scheduler.now
        while not self.findings and not done():
            if not self.scheduler.step():
                self.found("stuck", "nothing will ever happen again")
            self._after()
            if self.scheduler.steps - looked >= LOOK_EVERY:
                if self.scheduler.now - at < BUSY:
                    self.found("stuck", f"{LOOK_EVERY} steps in {self.scheduler.now - at:.3f} s")
                looked, at = self.scheduler.steps, self.scheduler.now
                self.judge.look()
                self._memory()
        if not self.findings:
            self.judge.look()

    def _rest(self, seconds: float) -> None:
        """Let time pass in which no person does anything."""
        end = self.scheduler.now + seconds
        self.people.rest()
        self._until(lambda: self.scheduler.now >= end)

    def _repair(self) -> None:
        """End all faults."""
        for task in self.befalling:
            self.scheduler.run(self.meddler, task.cancel)
        self.meddler.stopped = True
        self.weather.clear()
        self.doubling = self.cluster.unsure = 0
        self.network.cut.clear()
        self.network.slowness = 1.0
        for worker in self.workers:
            worker.repair()
        self.scheduler.run(self.discord, self._repair_discord)
        self.tell("all is repaired")

    def _repair_discord(self) -> None:
        self.ground.deny_role(0)
        for guild in self.ground.world.guilds.values():
            self.ground.kick(away=False, guild=guild)
        for room in ROOMS:
            self.ground.deny(room, 0)
        for thread in self.ground.world.threads():
            self.ground.posts.settle(thread, archived=False)
        for person in self.people.people:
            if person.id in self.ground.world.home.members:
                self.ground.close_dms(person.id, closed=False)

    def _rest_until_still(self) -> None:
        """Rest until nothing changes for a while: a timer may have begun something just before."""
        before: object = None
        while (now := self.store.rows(_VERSIONS)) != before and not self.findings:
            before = now
            self._rest(STILL)

    def _everything_is_sent(self) -> None:
        """Find what has not been sent, unless requests are so few that something always waits."""
        if not self.findings and self.plan.per_second >= Plan(0).per_second:
            self.judge.everything_is_sent()

    def _nothing_is_outdated(self) -> None:
        """Let the program send all messages again: each must look as it did.

        What it has noted of its messages is forgotten first, so that it does not compare digests.
        """
        if self.findings:
            return
        before = self.judge.shown()
        for worker in self.workers:
            worker.stop()
        self.store.close()
        with closing(sqlite3.connect(self._database, isolation_level=None)) as database:
            database.execute("UPDATE tables SET shown = 0, message_digest = NULL WHERE status <> 'over'")
            database.execute("UPDATE seats SET hand_digest = NULL")
            database.execute("UPDATE tournaments SET shown = -1")
        for worker in self.workers:
            worker.start()
        self._rest(SENT_AGAIN)
        self._rest_until_still()
        if not self.findings:
            self._everything_is_sent()
            self.judge.compare(before, self.judge.shown())

    def _go_on(self) -> None:
        """Let sensible people play: every table must go on, or end."""
        if self.findings:
            return
        live = self.store.live()
        waiting = {each.id: each.done for each in live if each.playing and self._can_go_on(each)}
        self.people.remember({each.id: each.members for each in live})
        end = self.scheduler.now + GOES_ON_WITHIN
        self.people.go_on()

        def done() -> bool:
            if self.scheduler.steps % 200 == 0:
                now = {each.id: each.done for each in self.store.live() if each.playing}
                for table in [table for table, done in waiting.items() if now.get(table) != done]:
                    del waiting[table]
            return not waiting or self.scheduler.now > end

        self._until(done)
        if waiting and not self.findings:
            self.found("stuck", f"{sorted(waiting)} did not go on in {GOES_ON_WITHIN:.0f} s")

    def _can_go_on(self, table: Live) -> bool:
        """Return whether a table's channel is there, and all of its people."""
        members = self.ground.world.home.members
        here = str(table.channel) in self.ground.world.channels
        return here and all(str(member) in members for member in table.members) and bool(table.members)

    def _after(self) -> None:
        """Judge a step."""
        for name, context in self.scheduler.uncaught:
            self.found("traceback", f"{name}: {context.get('message')}: {context.get('exception')!r}")
        for worker in self.workers:
            if worker.ended is not None:
                self.found("broke", f"{worker.name} ended: {worker.ended!r}")


_VERSIONS: Final = "SELECT (SELECT sum(version) FROM tables), (SELECT sum(version) FROM tournaments)"
_PLAYED: Final = {
    "waits": "SELECT count(*) FROM pool_waits",
    "seated by the pool": "SELECT count(*) FROM pool_seats",
    "blocks": "SELECT count(*) FROM pool_blocks",
    "leaves": "SELECT count(*) FROM leaves",
    "moves by plans": "SELECT count(*) FROM actions WHERE why = 'order'",
    "evenings": "SELECT count(*) FROM nights",
    "tables of evenings": "SELECT count(*) FROM night_tables WHERE table_id IS NOT NULL",
    "results": "SELECT count(*) FROM results",
    "hands of the day": "SELECT count(*) FROM daily_entries",
    "tables of friends": f"SELECT count(*) FROM tables WHERE guild_id = {FRIENDS}",
}
"""What is counted at the end of a run."""


@cache
def _blank() -> bytes:
    """Return an empty database with the current schema."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cardroom.sqlite3"
        asyncio.run(lay_out(file))
        return file.read_bytes()


def _close(coroutine: Any) -> None:
    """Close a coroutine of a stopped process, although its ``finally`` may wait for more.

    Left to the garbage collector, it would complain in the middle of something else.
    """
    for _ in range(MOST_WAITS):
        with suppress(BaseException):
            coroutine.close()
            return


def run(plan: Plan, recorded: Mapping[str, Sequence[int]] | None = None, *, talk: bool = False) -> Outcome:
    """Simulate a plan in a folder that is gone afterwards."""
    place = MEMORY if MEMORY.is_dir() else None
    before, sys.unraisablehook = sys.unraisablehook, lambda _: None
    try:
        # What is left of killed processes complains as it goes.
        with warnings.catch_warnings(), tempfile.TemporaryDirectory(prefix="simulate-", dir=place) as folder:
            warnings.simplefilter("ignore", RuntimeWarning)
            (Path(folder) / "cardroom.sqlite3").write_bytes(_blank())
            simulation = Simulation(plan, Path(folder), recorded, talk=talk)
            outcome = simulation.run()
            if plan.quiet and plan.seed % OPERATED == 0 and not outcome.found:
                _operate(Path(folder) / "cardroom.sqlite3", outcome)
            gc.collect()
        return outcome
    finally:
        sys.unraisablehook = before


def _operate(database: Path, outcome: Outcome) -> None:
    """Let an auditor and an operator work with the database of a run."""

    def found(kind: str, what: str) -> None:
        outcome.found.append((kind, what))

    outcome.count["lies"] = audit_lies(database, Random(outcome.plan.seed), found)
    Operator(database, found).work()


class Total:
    """What several runs have simulated together."""

    def __init__(self) -> None:
        self.runs = self.failures = 0
        self.seconds = 0.0
        """Virtual seconds."""
        self.count: Counter[str] = Counter()
        self._began = cpu()

    def run(
        self, plan: Plan, recorded: Mapping[str, Sequence[int]] | None = None, *, talk: bool = False
    ) -> Outcome:
        """Simulate a plan, and count what happens."""
        outcome = run(plan, recorded, talk=talk)
        self.runs, self.seconds = self.runs + 1, self.seconds + outcome.seconds
        self.failures += bool(outcome.found)
        self.count.update(outcome.count)
        return outcome

    def __str__(self) -> str:
        count, presses = self.count, self.count["presses"] + self.count["commands"]
        befallen = [
            f"{name.removeprefix('fault: ')} {times}"
            for name, times in sorted(count.items())
            if name.startswith("fault: ")
        ]
        return (
            f"{self.runs} runs, {self.seconds / 3600:.1f} virtual hours, {presses:,} presses and commands, "
            f"{count['moves']:,} moves, {count['requests']:,} requests, {self.failures} failures; "
            f"{60 * presses / max(cpu() - self._began, 0.01):,.0f} presses a core-minute\n"
            f"faults: {', '.join(befallen) or 'none'}"
        )
