"""Members arrive in the pool at random, and several matchers seat them until they die.

Time is virtual. The tables are stored as they always are, with their first deal, but nobody plays at them:
a member is busy for a while and then may come back. Ratings are drawn once for everybody.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bot.manager.play.dealt_tables import DealtTables
from bot.manager.pool.pool_errors import PoolRefused
from bot.manager.pool.pool_runner import PoolRunner
from bot.manager.pool.pool_service import PoolService
from bot.manager.pool.pool_tables import PoolTables
from bot.manager.tables.table import Person, Table
from bot.manager.time.clock import ManualClock
from bot.ui.pool import MemberPoolPages
from data.audit.pool import audit_pool
from data.db.database import Statement
from data.db.errors import StorageError
from data.pool import members as store
from data.pool import waits
from data.pool.members import Block
from data.pool.speeds import Speed
from data.pool.waits import Standing
from data.tables.venues import ANYONE
from tests.bot.manager.harness import Harness, Store, open_harness

MINUTE: Final = 60_000
MATCHERS: Final = 3
GAMES: Final = ("gin", "gin", "gin", "rummy500", "panguingue")
SPEEDS: Final = (Speed.QUICK, Speed.QUICK, Speed.QUICK, Speed.NORMAL)
FIRST: Final = 10_000
"""The id of the first member."""
DIES: Final = 0.001
"""The chance that a matcher dies at a write, before or after it."""
FAILS: Final = 0.002
"""The chance that a write fails."""
BACK_MS: Final = 5_000
"""The time until a dead matcher has a successor."""


class Died(Exception):
    """The process of a matcher has died."""


class Weather:
    """The database as a matcher sees it: writes may fail, and the matcher may die at them."""

    def __init__(self, database: Store, chance: Random, *, mild: bool) -> None:
        self._db = database
        self._chance = chance
        self._mild = mild
        self.dead = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    async def write(self, unit: Sequence[Statement]) -> None:
        self._strike()
        await self._db.write(unit)
        self._strike()

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        self._strike()
        found = await self._db.write_relaxed(sql, params)
        self._strike()
        return found

    def _strike(self) -> None:
        if self.dead or (not self._mild and self._chance.random() < DIES):
            self.dead = True
            raise Died
        if not self._mild and self._chance.random() < FAILS:
            raise StorageError("The database failed: disk I/O error.")


class _Lobby:
    """Nobody in the crowd has opened a table."""

    async def close_empty(self, member: int, game: str, speed: str) -> None:
        """Do nothing."""


class _Cache:
    """Takes opened tables, and forgets them."""

    async def add(self, table: Table) -> Table:
        return table


class _TableStore:
    """Stores new tables through the weather, and publishes nothing."""

    def __init__(self, harness: Harness, weather: Weather) -> None:
        self._store = type(harness.manager._table_store)(
            weather,
            harness.clock,
            harness.manager.members,
            lambda _table, _change: None,
            lambda _table: None,
            shared=False,
        )

    async def create(self, *about: Any) -> None:
        await self._store.create(*about)

    def republish(self, table: Table) -> None:
        """Publish nothing."""


@dataclass
class Figures:
    """What has happened."""

    arrivals: int = 0
    seated: int = 0
    tables: int = 0
    filled: int = 0
    """Tables with computers in some seats."""
    deaths: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    waited: list[float] = field(default_factory=list)
    """Seconds from the wait to the seat."""
    apart: list[int] = field(default_factory=list)
    """Distances of ratings at tables of two."""
    faults: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the figures in words."""
        return (
            f"{self.arrivals} arrivals, {self.seated} seated at {self.tables} tables ({self.filled} with "
            f"computers); waited p50 {_share(self.waited, 50):.0f} s, p95 {_share(self.waited, 95):.0f} s; "
            f"ratings apart p50 {_share(self.apart, 50):.0f}, p95 {_share(self.apart, 95):.0f}; "
            f"otherwise {dict(self.ended)}; refused {dict(self.refused)}; {self.deaths} matchers died; "
            f"{len(self.faults)} faults"
        )


def _share(values: Sequence[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)] if values else math.nan


class Crowd:
    """A simulation; ``rate`` is arrivals a minute."""

    def __init__(self, harness: Harness, rate: float, people: int, chance: Random, *, mild: bool) -> None:
        self._harness = harness
        self._rate = rate
        self._chance = chance
        self._mild = mild
        self.figures = Figures()
        self._standings = {
            FIRST + number: Standing(round(chance.gauss(1500, 250)), chance.randint(60, 200), 100)
            for number in range(people)
        }
        for member in chance.sample([*self._standings], people // 50):
            self._standings[member] = self._standings[member]._replace(trust=50)
        harness.messenger.closed_members = {*chance.sample([*self._standings], people // 50)}
        self._busy: dict[int, int] = {}
        self._known: dict[str, tuple[int, int, int]] = {}
        """By wait: member, when it began, and the rating."""
        self._stops: list[tuple[int, int]] = []
        self._pages = MemberPoolPages(harness.manager.members)
        self._matchers: list[tuple[PoolRunner, Weather]] = []
        self._returns: list[int] = []
        self._service = PoolService(
            harness.database,
            harness.clock,
            harness.manager.members,
            harness.messenger,
            self._pages,
            harness.manager.tables,
            harness.manager.pool_tables,
            self._look,
            chance,
        )

    def _look(self) -> None:
        if self._matchers:
            self._chance.choice(self._matchers)[0].look()

    def _matcher(self) -> None:
        harness, chance = self._harness, Random(self._chance.getrandbits(32))
        weather = Weather(harness.database, chance, mild=self._mild)
        dealt = DealtTables(
            weather,
            _Cache(),  # type: ignore[arg-type]
            _TableStore(harness, weather),  # type: ignore[arg-type]
            harness.manager._match_runner,
            chance,
        )
        tables = PoolTables(harness.clock, harness.manager.members, dealt, chance)
        lobby: Any = _Lobby()
        runner = PoolRunner(weather, harness.clock, harness.messenger, self._pages, tables, lobby)
        self._matchers.append((runner, weather))
        runner.start()

    async def run(self, arrivals: int) -> Figures:
        """Let so many members arrive, and wait until all waits have ended."""
        clock = self._harness.clock
        for _ in range(MATCHERS):
            self._matcher()

        async def standing(_db: object, member: int, _game: str, _now: int) -> Standing:
            return self._standings[member]

        with patch.object(waits, "standing", standing):
            next_at = clock.now()
            while self.figures.arrivals < arrivals:
                await self._until(next_at)
                for _ in range(1 if self._chance.random() < 0.9 else 3):
                    await self._arrive()
                await self._settle()
                next_at = clock.now() + round(self._chance.expovariate(self._rate / MINUTE * 0.83))
            await self._until(clock.now() + 40 * MINUTE)
        await self._judge()
        for runner, _ in self._matchers:
            await runner.stop()
        return self.figures

    async def _until(self, when: int) -> None:
        """Advance the clock from one alarm to the next."""
        clock = self._harness.clock
        while clock.now() < when:
            alarms = [at for at, _, alarm in clock._alarms if alarm.call is not None and at <= when]
            others = [at for at in (*self._returns, *(at for at, _ in self._stops)) if at <= when]
            clock.advance(max(1, min([*alarms, *others], default=when) - clock.now()))
            now = clock.now()
            for _ in [at for at in self._returns if at <= now]:
                self._matcher()
            self._returns = [at for at in self._returns if at > now]
            for _, member in [each for each in self._stops if each[0] <= now]:
                await self._service.stop(member)
            self._stops = [each for each in self._stops if each[0] > now]
            await self._settle()

    async def _settle(self) -> None:
        busy = True
        while busy:
            busy = False
            for runner, weather in tuple(self._matchers):
                try:
                    busy |= await runner.background.quiet()
                except Died:
                    busy = True
                if weather.dead:
                    await self._bury(runner, weather)
                    busy = True

    async def _bury(self, runner: PoolRunner, weather: Weather) -> None:
        self._matchers.remove((runner, weather))
        await runner.stop()
        self.figures.deaths += 1
        self._returns.append(self._harness.clock.now() + BACK_MS)

    async def _arrive(self) -> None:
        now, chance = self._harness.clock.now(), self._chance
        self.figures.arrivals += 1
        await self._note_seats()
        free = [member for member in self._standings if self._busy.get(member, 0) <= now]
        if not free:
            return
        member = chance.choice(free)
        person = Person(member, f"Name{member}", member)
        await self._service.agree(person)
        try:
            wait = await self._service.wait(person, chance.choice(GAMES), chance.choice(SPEEDS))
        except PoolRefused as refused:
            self.figures.refused[refused.reason.value] += 1
            return
        self._known[wait.wait_id] = member, wait.since, wait.rating
        if chance.random() < 0.1:
            self._stops.append((now + round(chance.expovariate(1 / (2 * MINUTE))), member))
        if chance.random() < 0.02:
            blocked = Block(chance.choice([*self._standings]), "x", 0, now)
            if blocked.blocked_member_id != member:
                await self._harness.database.write([store.block(member, blocked)])

    async def _note_seats(self) -> None:
        """Let those who have been seated be busy."""
        for wait_id, at in await self._harness.rows(
            "SELECT wait_id, at FROM pool_seats WHERE at > ?", self._noted
        ):
            member, *_ = self._known.get(wait_id, (0,))
            if member and self._busy.get(member, 0) < at:
                self._busy[member] = at + round(self._chance.expovariate(1 / (6 * MINUTE)))
            self._noted_next = max(self._noted_next, at)
        self._noted = max(self._noted, self._noted_next - MINUTE)

    _noted = _noted_next = 0

    async def _judge(self) -> None:
        """Read what was stored, and note what must not be."""
        figures, rows = self.figures, self._harness.rows
        at_tables: dict[str, list[tuple[str, int, int]]] = {}
        for wait_id, table, member, at in await rows(
            "SELECT wait_id, table_id, member_id, at FROM pool_seats ORDER BY at"
        ):
            at_tables.setdefault(table, []).append((wait_id, member, at))
        blocks = {
            (one, other): at
            for one, other, at in await rows(
                "SELECT blocker_member_id, blocked_member_id, at FROM pool_blocks"
            )
        }
        for table, seats in at_tables.items():
            figures.tables += 1
            members = [member for _, member, _ in seats]
            [(people, everybody, deals)] = await rows(
                "SELECT count(member_id), count(*), "
                "(SELECT count(*) FROM deals d WHERE d.table_id = s.table_id) "
                "FROM seats s WHERE s.table_id = ?",
                table,
            )
            figures.filled += everybody > people
            figures.seated += len(seats)
            if len({*members}) < len(members) or people != len(members) or not deals:
                figures.faults.append(f"table {table} has the seats {members}")
            for one in members:
                for other in members:
                    if blocks.get((one, other), math.inf) < seats[0][2]:
                        figures.faults.append(f"{one} meets {other}, whom they have blocked")
            for wait_id, member, at in seats:
                known = self._known.get(wait_id)
                if known is None or known[0] != member:
                    figures.faults.append(f"{member} was seated for wait {wait_id}, which is none of theirs")
                else:
                    figures.waited.append((at - known[1]) / 1_000)
            if len(seats) == everybody == 2:
                one, other = (self._known[wait_id][2] for wait_id, _, _ in seats)
                figures.apart.append(abs(one - other))
        seated = {wait_id for (wait_id,) in await rows("SELECT wait_id FROM pool_seats")}
        figures.ended["unseated"] = len(self._known.keys() - seated)
        for wait_id, state, due_at in await rows("SELECT wait_id, state, due_at FROM pool_waits"):
            if state == "waiting" or due_at is not None:
                figures.faults.append(f"wait {wait_id} is {state} and due at {due_at}")
        [(tables,)] = await rows("SELECT count(*) FROM tables WHERE guild_id = ?", ANYONE)
        if tables != len(at_tables):
            figures.faults.append(f"{tables} tables, and {len(at_tables)} of them with waits")
        figures.faults += [str(fault) for fault in await audit_pool(self._harness.database, ANYONE)]


def simulate(
    folder: Path, *, rate: float, arrivals: int, people: int = 1_500, seed: int = 1, mild: bool = False
) -> Figures:
    """Let members arrive, and return the figures; ``mild``: nothing dies or fails."""

    async def play() -> Figures:
        harness = await open_harness(folder / "pool.sqlite3", ManualClock(), seed=seed)
        try:
            return await Crowd(harness, rate, people, Random(seed), mild=mild).run(arrivals)
        finally:
            await harness.close()

    return asyncio.run(play())
