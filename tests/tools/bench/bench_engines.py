"""Committed moves on PostgreSQL against SQLite: many tables at once, each committing in turn."""

import asyncio
import statistics
import tempfile
import time

from data.db.connection import open_database
from data.db.database import Database
from data.tables.table_chain import Links
from data.tables.tables import new_deal, open_table
from tests.postgres import serving
from tests.tools.bench.bench_storage import _play, _table

AT_ONCE = (1, 16, 64)
ROUNDS = 5
MOVES = 1500
"""Moves of all tables together, per round."""

Row = tuple[str, float, str]


class _Engine:
    """A database, and the next ply of each table."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._plies = [0] * (max(AT_ONCE) + 1)
        self.measured: dict[int, list[tuple[float, float, float]]] = {count: [] for count in AT_ONCE}

    async def deal(self) -> None:
        for number in range(1, max(AT_ONCE) + 1):
            dealt = new_deal(f"t{number}", 0, dealer=0, deck=range(52), seed=bytes(32), at=0, links=Links())
            await self._db.write([*open_table(_table(number)), *dealt])

    async def play(self, count: int) -> None:
        moves = MOVES // count
        began = time.perf_counter()
        played = await asyncio.gather(
            *(_play(self._db, number, self._plies[number], moves) for number in range(1, count + 1))
        )
        took = time.perf_counter() - began
        for number in range(1, count + 1):
            self._plies[number] += moves
        waits = sorted(wait for table in played for wait in table)
        half, late = waits[len(waits) // 2], waits[99 * len(waits) // 100]
        self.measured[count].append((moves * count / took, 1e3 * half, 1e3 * late))

    def median(self, count: int, what: int) -> float:
        return statistics.median(round_[what] for round_ in self.measured[count])


async def _compare(sqlite: str, postgresql: str) -> list[Row]:
    databases = [await open_database(url) for url in (sqlite, postgresql)]
    light, heavy = engines = [_Engine(db) for db in databases]
    for engine in engines:
        await engine.deal()
        await engine.play(max(AT_ONCE))
        engine.measured[max(AT_ONCE)].clear()
    for _ in range(ROUNDS):
        for count in AT_ONCE:
            for engine in engines:
                await engine.play(count)
    for db in databases:
        await db.close()
    rows: list[Row] = []
    for count in AT_ONCE:
        for name, engine in (("SQLite", light), ("PostgreSQL", heavy)):
            moves, half, late = (engine.median(count, what) for what in range(3))
            rows += [
                (f"moves committed, {count} tables at once, {name}", moves, "1/s"),
                (f"wait for a commit, {count} tables at once, {name}, p50", half, "ms"),
                (f"wait for a commit, {count} tables at once, {name}, p99", late, "ms"),
            ]
        rows += [
            (
                f"{what}, {count} tables at once, PostgreSQL to SQLite",
                heavy.median(count, at) / light.median(count, at),
                "",
            )
            for at, what in ((0, "moves committed"), (2, "wait for a commit, p99"))
        ]
    return rows


def run() -> list[Row]:
    """Return (name, value, unit)."""
    with serving(durable=True) as server, server.empty() as url, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_compare(f"sqlite:///{folder}/bench.sqlite3", url))
