"""A bot under play that is killed again and again, at a playground in this process.

It dies at moments that the seed determines, while faults of all kinds come and go. After each death the
database is compared with what was acknowledged. In the end, without faults, every table has to go on, and
the audit has to pass.
"""

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import sys
import threading
import time
import traceback
from collections import deque
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.playground import BotProcess, Playground
from bot.playground.refusals import Refusal
from bot.playground.request_log import Call, CallLog, Exchange
from bot.playground.resources.messages import walk
from bot.ui.custom_id import parse
from data.audit import audit_all
from data.db.connection import open_database
from tests.bot.manager.earlier_states import SCHEMAS, dump_of
from tests.play.store import UNREADABLE, Live, Store
from tests.tools.torture.faults import FAULTS, GROUPS, Clock, Disk, Place
from tests.tools.torture.people import CHANNELS, Crowd
from tests.tools.torture.report import Tally
from tests.tools.torture.witness import Deed, Kind, Witness

ROOT = Path(__file__).parents[3]
PLAIN = {
    "CARDROOM_WORKERS": "0", "CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no",
    "CARDROOM_REST_PER_SECOND": "100000",
}  # fmt: skip
MOMENTS = {
    "starting": 9, "request arrives": 10, "request served": 10, "press sent": 18, "commit": 22,
    "match given up": 24, "match over": 10, "frozen": 3, "stopping": 4, "backup": 3, "disk full": 4,
    "lock held": 3, "gateway lost": 3, "permission lost": 2,
}  # fmt: skip
"""When the bot is killed, with relative frequencies.

A bot that starts from an old schema is also killed during the migration.
"""
LONGEST = 3.0
"""Seconds of play after which a bot is killed if its moment has not come."""
READY_WITHIN = 30.0
CALM = 30.0
"""Seconds within which every table has to go on after all faults."""
KEPT_OF_EVIDENCE = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """The task of one process: ``kills`` within ``seconds``, ``breaks``, and ``folder``."""

    seed: str
    kills: int
    seconds: float
    breaks: frozenset[str]
    folder: Path


class _Calls(CallLog):
    """Reports each request as it arrives."""

    def __init__(self, harness: "Harness") -> None:
        super().__init__()
        self._harness = harness

    def add(self, call: Call) -> None:
        super().add(call)
        self._harness.arrived()


class _Log(deque[str]):
    """The bot's log, stored completely in a file."""

    def __init__(self, file: Path) -> None:
        super().__init__(maxlen=200)
        self._file = file
        self.ready = False
        """Whether the bot has reported that it is ready, since the last reset."""
        self.tracebacks = 0
        self.said: list[str] = []
        """The last lines of tracebacks."""

    def append(self, line: str, /) -> None:
        super().append(line)
        self.ready = self.ready or "ready: " in line
        # As the bot logs them: a worker that is orphaned while it starts prints others.
        self.tracebacks += line.startswith("\tTraceback")
        if RAISED.match(line):
            self.said.append(line.strip())
        with self._file.open("a") as file:
            file.write(f"{time.time():.3f} {line}\n")


class Harness:
    """One bot from its first start to its audit."""

    def __init__(self, plan: Plan, folder: Path, chance: Random, disk: Disk | None) -> None:
        self.plan = plan
        self.tally = Tally()
        self._timeline: list[str] = []
        self.folder = folder
        self._notes = plan.folder / folder.name  # on another disk, which is never full
        self._notes.mkdir(parents=True, exist_ok=True)
        self.database = folder / "cardroom.sqlite3"
        self._backups = folder / "backups"
        self._backups.mkdir(parents=True)
        self._chance = chance
        self._disk = disk
        self._clock = Clock.find(self._notes) if "clock" in plan.breaks else None
        self._log = _Log(self._notes / "bot.log")
        self._found: list[tuple[Kind, str]] = []
        self.playground = Playground(rate_limits="off")
        self._old = chance.choice([None, *SCHEMAS]) if "migration" in plan.breaks else None
        if self._old is not None:
            self._furnish(self._old)
        self.playground.calls = _Calls(self)
        self.store = Store(self.database)
        self.witness = Witness(self.playground, self.store, self.found)
        self.crowd = Crowd(self.playground, self.witness, Random(chance.random()), self._live, self.note)
        self.crowd.pressed.append(self._pressed)
        self.playground.observers.append(self._served)
        self.process = self._bot({})
        self.dead = asyncio.Event()
        self._moment = ""
        self._struck = False
        self._left = 0
        self._ms = 0.0
        self._began, self._took = 0.0, 1.0
        self._over: set[str] = set()
        self._known: tuple[float, list[Live]] = (0.0, [])

    def _furnish(self, old: str) -> None:
        """Begin with the database of an earlier program, and with its channels and members."""
        self.note(f"begins from schema {old}")
        self.tally.count["databases of an earlier program"] += 1
        world = self.playground.world
        with closing(sqlite3.connect(self.database)) as database:
            database.executescript(dump_of(old))
            for (number,) in database.execute("SELECT DISTINCT guild_id FROM tables"):
                ids = (str(number), *(f"{number}000{role}" for role in range(3)))
                world.add_guild(f"Server {number}", owner="Alice", ids=iter(ids))
            for number, guild in database.execute("SELECT DISTINCT channel_id, guild_id FROM tables"):
                where = world.guild(str(guild))
                world.add_channel(f"room-{number}", channel_id=str(number), guild=where)
            for member, name in database.execute(
                "SELECT member_id, min(name) FROM seats WHERE member_id > 0 GROUP BY 1"
            ):
                world.add_member(f"{name} {member}", str(member))

    # --- records

    def note(self, what: str) -> None:
        """Add a line to the timeline."""
        self._timeline.append(f"{time.time():.4f} {what}")

    def found(self, kind: Kind, what: str) -> None:
        """Record a finding once."""
        if (kind, what) not in self._found:
            self.note(f"FOUND {kind}: {what}")
            self._found.append((kind, what))

    def _live(self) -> list[Live]:
        """Return the live tables, cached for a moment."""
        at, tables = self._known
        if time.monotonic() - at > 0.3:
            with suppress(*UNREADABLE):
                tables = self.store.live()
            self._known = time.monotonic(), tables
        return tables

    # --- the bot

    def _bot(self, more: dict[str, str]) -> BotProcess:
        made = BotProcess(
            self.playground, f"sqlite:///{self.database}",
            env={**PLAIN, "CARDROOM_BACKUP_FOLDER": str(self._backups), **more},
        )  # fmt: skip
        made.output = self._log
        return made

    def _kill(self, moment: str) -> None:
        pid = self.process.pid
        if pid is None or self.dead.is_set():
            return
        with suppress(ProcessLookupError):  # the thread that waits for a commit was faster
            os.kill(pid, signal.SIGKILL)
        self.note(f"killed: {moment}")
        self.tally.kills[moment] += 1
        self.dead.set()
        self.store.close()

    def _counts(self, moment: str) -> None:
        """Count an event; the bot is killed at the n-th."""
        if self._moment == moment and not self.dead.is_set():
            self._left -= 1
            if self._left == 0:
                asyncio.get_running_loop().call_later(self._ms / 1000, self._kill, moment)

    def arrived(self) -> None:
        """Handle the arrival of a request."""
        self._counts("request arrives")
        self._counts("starting")

    def _served(self, seen: Exchange) -> None:
        self._counts("request served")
        body = seen.call.body
        message = body.get("data", body) if isinstance(body, dict) else None
        for part in walk((message or {}).get("components") or ()):
            press = parse(part.get("custom_id"))
            if press is not None and press.verb == "again" and press.table_id not in self._over:
                self._over.add(press.table_id)
                self._counts("match over")

    def _pressed(self, _: Deed) -> None:
        self._counts("press sent")

    # --- a life

    async def life(self, moment: str) -> None:
        """Start the bot, let people play, and kill it at a moment."""
        chance = self._chance
        self._moment, self._ms = "", chance.choice((0.0, 0.0, chance.uniform(0, 3), chance.uniform(0, 30)))
        self._left = 1 if moment == "match over" else chance.choice((1, 4, 12, chance.randint(1, 60)))
        self._struck = False
        self.dead.clear()
        environment = self._environment()
        self.process = self._bot(environment)
        self._log.ready = False
        faults = self._draw()
        early = [name for name in faults if chance.random() < 0.15]
        self.note(f"life until: {moment} {self._left} {self._ms:.1f} {faults} {environment}")
        tracebacks = self._log.tracebacks
        befalling = [asyncio.create_task(self._befall(name, 0.7 * chance.random())) for name in early]
        self._began = time.monotonic()
        starting = asyncio.create_task(self.process.start(READY_WITHIN))
        watching = asyncio.create_task(self._while_starting(moment)) if moment in EARLY else None
        try:
            await starting
            await self._taken_up()
        except AssertionError as error:
            if not self.dead.is_set():
                self._would_not_start(early, str(error))
        if watching is not None:
            watching.cancel()
        if self.process.pid is not None and not self.dead.is_set():
            self.note("ready")
            self.tally.count["starts"] += 1
            self.witness.verify()
            if not early:
                await self._rated()
            befalling += [
                asyncio.create_task(self._befall(name, chance.uniform(0, 1)))
                for name in faults
                if name not in early
            ]
            await self._play(moment)
        for task in befalling:
            task.cancel()
        await asyncio.gather(*befalling, return_exceptions=True)
        await self._afterwards()
        if self._log.tracebacks > tracebacks:
            self.found("traceback", f"{self._log.said[-3:]}, at {moment} with {faults}")

    async def _taken_up(self) -> None:
        """Wait until the bot is ready."""
        while not self._log.ready and not self.dead.is_set():
            if self.process.pid is None:
                raise AssertionError("\n".join(self._log))
            await asyncio.sleep(0.005)
        self._took = time.monotonic() - self._began

    def _environment(self) -> dict[str, str]:
        """Return the environment of the next start."""
        chance, drawn = self._chance, {"CARDROOM_WORKERS": "0"}
        if chance.random() < 0.25:
            drawn["CARDROOM_WORKERS"] = "1"
        if chance.random() < 0.04:
            drawn["CARDROOM_CARDS"] = "pictures"
        if self._clock is not None and chance.random() < 0.25:
            drawn |= self._clock.environment
            self.tally.count["lives with another clock"] += 1
        return drawn

    async def _afterwards(self) -> None:
        """Wait until the bot is dead and all faults are repaired, and check the database."""
        self.store.close()
        await self.process.kill()
        self.playground.switch({"fail": [], "latency": 0})
        if self._clock is not None:
            self._clock.step(0)
        self._look_at_backups()
        if self._chance.random() < 0.5 and self.database.exists():  # else in the state after the next start
            self.witness.verify()
            self.store.close()
        self.crowd.newcomers()
        self.crowd.come_and_go()

    def _draw(self) -> list[str]:
        """Return the faults of this life."""
        possible = [name for group in GROUPS if group in self.plan.breaks for name in GROUPS[group]]
        if self._clock is None and "clock steps" in possible:
            possible.remove("clock steps")
        if not possible or self._chance.random() < 0.4:
            return []
        return [self._chance.choice(possible) for _ in range(self._chance.choice((1, 1, 2, 3)))]

    async def _befall(self, name: str, after: float) -> None:
        await asyncio.sleep(after)
        place = Place(
            self.playground, self.process, self.database, self._chance,
            [each.name for each in self.crowd.people], self._disk, self._clock,
        )  # fmt: skip
        self.note(f"fault: {name}")
        self.tally.faults[name] += 1
        try:
            await FAULTS[name](place)
        except ProcessLookupError:
            return  # it has just died
        finally:
            self.note(f"mended: {name}")

    def _would_not_start(self, faults: list[str], said: str) -> None:
        """Record that the bot did not become ready, although it was not killed."""
        self.note(f"did not start: {said[-400:]}")
        self.tally.count["starts refused"] += 1
        if not faults:
            self.found("broke", f"the bot did not start: {said[-1500:]}")

    async def _while_starting(self, moment: str) -> None:
        """Kill the bot before it is ready."""
        chance = self._chance
        if moment == "migrating":
            before = self._copies()
            while self._copies() == before:  # noqa: ASYNC110 - the bot tells nobody
                await asyncio.sleep(0.001)
            await asyncio.sleep(chance.choice((0.0, chance.uniform(0, 0.02), chance.uniform(0, 0.1))))
        elif chance.random() < 0.3:
            self._moment, self._left = moment, chance.randint(1, 5)
            return
        else:
            await asyncio.sleep(chance.uniform(0, 1.1) * self._took)
        self._kill(moment)

    def _copies(self) -> set[tuple[str, int]]:
        """Return the copies that are made before a migration."""
        return {(file.name, file.stat().st_mtime_ns) for file in self.folder.glob("*.before-*")}

    async def _play(self, moment: str) -> None:
        self._moment = moment
        stopped = threading.Event()
        tasks = [
            asyncio.create_task(self.crowd.play(self.dead)),
            asyncio.create_task(self._deadly(moment, stopped)),
        ]
        ended = asyncio.create_task(self.process._ended())
        dying = asyncio.create_task(self.dead.wait())
        await asyncio.wait({ended, dying, tasks[0]}, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if not (self.dead.is_set() or self._struck) and ended.done() and moment != "stopping":
            self.found("broke", f"the bot ended by itself: {list(self._log)[-20:]}")
        self._kill("commit" if self._struck else "at play")
        self.dead.set()
        stopped.set()
        for task in (*tasks, dying):
            task.cancel()
        for outcome in await asyncio.gather(*tasks, dying, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        await ended

    async def _deadly(self, moment: str, stopped: threading.Event) -> None:
        """Bring about a moment that does not occur by itself, and kill the bot in it."""
        chance, pid = self._chance, self.process.pid
        if pid is None:
            return
        if moment == "commit":
            await asyncio.to_thread(self._at_commit, stopped, asyncio.get_running_loop())
            return
        if moment not in BROUGHT_ABOUT:
            return
        await asyncio.sleep(chance.uniform(0.1, 1.2))
        match moment:
            case "match given up":
                for _ in range(chance.randint(1, 3)):
                    if (deed := self._giving_up()) is not None:
                        self.crowd.send(deed)
                await asyncio.sleep(chance.choice((chance.uniform(0, 0.02), chance.uniform(0, 0.1))))
            case "frozen":
                os.kill(pid, signal.SIGSTOP)
                await asyncio.sleep(chance.uniform(0, 0.4))
            case "stopping":
                os.kill(pid, signal.SIGTERM)
                await asyncio.sleep(chance.uniform(0, 0.2))
            case "backup":
                await self._back_up()
            case _:
                task = asyncio.create_task(self._befall(moment, 0))
                await asyncio.sleep(chance.uniform(0.01, 0.4))
                self._kill(moment)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        self._kill(moment)

    def _at_commit(self, stopped: threading.Event, loop: asyncio.AbstractEventLoop) -> None:
        """Kill the bot while its database's WAL file is written."""
        log, before, left = Path(f"{self.database}-wal"), None, self._left
        while not stopped.is_set():
            try:
                status = log.stat()
            except OSError:
                status = None
            now = status and (status.st_size, status.st_mtime_ns)
            if before is not None and now != before:
                left -= 1
                if left <= 0:
                    time.sleep(self._ms / 10_000)
                    if (pid := self.process.pid) is not None and not stopped.is_set():
                        self._struck = True
                        os.kill(pid, signal.SIGKILL)
                    loop.call_soon_threadsafe(self._kill, "commit")
                    return
            before = now
            time.sleep(0.0002)

    def _giving_up(self) -> Deed | None:
        """Return what ends a match at once: a resignation, or a moderator who closes the table."""
        crowd, chance = self.crowd, self._chance
        people = {int(each.id): each for each in crowd.people}
        seated = [(table, who) for table in self.store.live() if table.playing for who in table.members]
        if not (there := [(table, people[who]) for table, who in seated if who in people]):
            return None
        table, who = chance.choice(there)
        with suppress(Refusal):
            if chance.random() < 0.4:
                return crowd.at(table, crowd.moderator, "table close")
            return crowd.at(table, who, "table resign", sure=True)
        return None

    async def _back_up(self) -> None:
        """Make a backup while the bot runs; kill it sometimes, and sometimes let it finish."""
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("CARDROOM_", "DISCORD_"))}
        making = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "backup", str(self._backups),
            env={**environment, "CARDROOM_DATABASE_URL": f"sqlite:///{self.database}"}, cwd=ROOT,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        await asyncio.sleep(self._chance.uniform(0.3, 1.0))
        if self._chance.random() < 0.5 and making.returncode is None:
            making.kill()
            self.tally.count["backups killed"] += 1
        self._kill("backup")
        await making.wait()

    def _look_at_backups(self) -> None:
        """Check that every file with the name of a backup is complete."""
        for file in self._backups.glob("cardroom-*.sqlite3"):
            self.tally.count["backups made"] += 1
            with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as copy:
                if copy.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
                    self.found("damaged", f"the backup {file.name} is damaged")
            file.unlink()

    # --- calm

    async def calm(self) -> None:
        """Check recovery: every table goes on, the bot stops on request, the audit passes."""
        self.dead.clear()
        self._moment = ""
        self.process = self._bot({})
        try:
            await self.process.start(READY_WITHIN)
        except AssertionError as error:
            self.found("broke", f"the bot did not start: {str(error)[-1500:]}")
            return
        self.note("calm")
        self.witness.verify()
        for channel in CHANNELS:
            self.playground.deny(channel, 0)
        self.crowd.away.clear()
        await self._end_what_cannot_go_on()
        before = {each.id: each.done for each in self._now_live()}
        self.crowd.only = set(before)
        playing = asyncio.create_task(self.crowd.play(self.dead))
        end = time.monotonic() + CALM
        while time.monotonic() < end and self.crowd.only and not playing.done():
            waiting = [each for each in self._now_live() if before.get(each.id) == each.done]
            self.crowd.only = {each.id for each in waiting}
            for each in waiting:
                with suppress(Refusal):
                    self.crowd.send(self.crowd.at(each, self.crowd.moderator, "table status"))
            await asyncio.sleep(0.5)
        for table_id in self.crowd.only:
            self.found("stuck", str(self.store.rows("SELECT * FROM tables WHERE table_id = ?", table_id)))
        self.tally.count["tables that went on without faults"] += len(before) - len(self.crowd.only)
        self.crowd.only = None
        self.dead.set()
        await playing
        if (code := await self.process.stop()) != 0:
            self.found("broke", f"on SIGTERM the bot ended with {code}: {list(self._log)[-20:]}")
        self.witness.verify()
        self.witness.nobody_erased_is_named()
        self.store.close()
        await self._audit()

    async def _end_what_cannot_go_on(self) -> None:
        """Close by number every table whose channel is gone or one of whose people has left."""
        end, asked = time.monotonic() + CALM, set[str]()
        while stuck := [each for each in self._now_live() if self.crowd.cannot_go_on(each)]:
            if time.monotonic() > end:
                self.found("stuck", f"a moderator cannot close {stuck}")
                return
            for each in stuck:
                if each.id not in asked:
                    asked.add(each.id)
                    self.crowd.end(each)
            await asyncio.sleep(0.2)

    async def _rated(self) -> None:
        """Check that every finished match is rated soon after the start, without any press."""
        end = time.monotonic() + CALM
        while (unrated := self.store.rows(_UNRATED)) and not self.dead.is_set():
            if time.monotonic() > end:
                self.found("lost", f"matches were not rated: {unrated}")
                return
            await asyncio.sleep(0.05)

    def _now_live(self) -> list[Live]:
        self._known = (0.0, [])
        return self._live()

    async def _audit(self) -> None:
        """Recompute everything from the moves, and compare."""
        self._count_what_was_played()
        database = await open_database(f"sqlite:///{self.database}")
        try:
            reports = await audit_all(database)
        finally:
            await database.close()
        self.tally.count["audits"] += 1
        self.tally.count["tables audited"] += sum(report.tables for report in reports)
        for fault in (fault for report in reports for fault in report.faults):
            self.found("audit", str(fault))

    def _count_what_was_played(self) -> None:
        count = self.tally.count
        for game, status, tables in self.store.rows(
            "SELECT game, status, count(*) FROM tables GROUP BY 1, 2"
        ):
            count[f"tables of {game}"] += tables
            count[f"tables {status} at the end"] += tables
        [(moves, chips, rated)] = self.store.rows(
            "SELECT (SELECT count(*) FROM actions), (SELECT count(*) FROM transfers), "
            "(SELECT count(*) FROM rating_changes)"
        )
        count["moves stored"] += moves
        count["transfers stored"] += chips
        count["ratings changed"] += rated
        self.store.close()

    # --- the whole run

    async def run(self, kills: int, until: float) -> None:
        """Kill the bot ``kills`` times or until a time, then check recovery."""
        await self.playground.start()
        try:
            if self._old is not None:
                self.witness.begin()
                self.store.close()
            while self.tally.kills.total() < kills and time.monotonic() < until:
                await self.life(self._next_moment())
            await self.calm()
        except Exception:
            self.found("broke", f"error in the torture itself: {traceback.format_exc()[-3000:]}")
        finally:
            await self.process.kill()
            await self.playground.stop()
            self.store.close()
            if self._clock is not None:
                self._clock.sweep()
        self._sum_up()

    def _next_moment(self) -> str:
        if self._old is not None and "kill" in self.plan.breaks and self._chance.random() < 0.9:
            [(version,)] = self.store.rows("SELECT max(version) FROM migrations")
            self.store.close()
            if version == int(self._old):
                return "migrating"
        if "kill" not in self.plan.breaks:
            return "at play"
        return self._chance.choices(list(MOMENTS), list(MOMENTS.values()))[0]

    def _sum_up(self) -> None:
        count = self.tally.count
        count.update(self.crowd.count)
        count.update(self.witness.answered)
        count["houses"] += 1
        if not self._found or len(list(self.plan.folder.glob("bot-*"))) > KEPT_OF_EVIDENCE:
            shutil.rmtree(self._notes)
        else:
            for file in self.folder.glob("cardroom*"):
                shutil.copy(file, self._notes)
            timeline = "\n".join([f"seed {self.plan.seed}", *self._timeline])
            (self._notes / "timeline.txt").write_text(timeline)
        self.tally.found += [(kind, what, str(self._notes)) for kind, what in self._found]


RAISED = re.compile(r"\t?[\w.]+(Error|Exception|Disconnected|Gone|Refused|Taken|Unusable): ")
_UNRATED = "SELECT table_id FROM match_results WHERE sequence NOT IN (SELECT sequence FROM rated)"
EARLY = ("starting", "migrating")
BROUGHT_ABOUT = (
    "match given up", "frozen", "stopping", "backup", "disk full", "lock held", "gateway lost",
    "permission lost",
)  # fmt: skip
