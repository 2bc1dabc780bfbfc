"""One process on SQLite against workers on PostgreSQL: presses, response times, CPU.

Pairs play at a playground, first at human speed and then as fast as they can. The playground and the people
who press share one process, which can use one core at most: with two cores it saturates first, so the CPU
per press says more than the number of presses. PostgreSQL writes to the disk. Each table has its own
channel, in which Discord accepts one edit a second.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from bot.playground import BotProcess, Playground
from bot.playground.processes.cluster import Cluster, cluster
from tests.tools.bench.bench_presses import Meter, at_once, at_peoples_pace, countdown
from tests.tools.bench.pairs import Room, together
from tests.tools.bench.processes import NO_LIMIT, TEXT, Row, cpu_of

SHORT, LONG = (2,), (1, 2, 4)
"""Workers on PostgreSQL."""
TABLES, PER_CHANNEL = 60, 1
FEW, MANY = 500, 2_000
"""Moves."""
STORED = "SELECT interaction_id FROM actions WHERE why = 'player'"


async def _play(room: Room, pids: Sequence[int | None], moves: int) -> list[Meter]:
    """Measure tables at human speed, and as fast as they can."""
    calm, busy = Meter(*pids), Meter(*pids)
    await room.sit_down(0, TABLES)
    await together(pair.play([], countdown(5), at_once) for pair in room.pairs)  # warm-up
    with calm:
        await at_peoples_pace(room, calm.waits)
    going = countdown(moves)
    with busy:
        await together(pair.play(busy.waits, going, at_once) for pair in room.pairs)
    return [calm, busy]


def _rows(what: str, meters: Sequence[Meter], room: Room, stored: Sequence[tuple[Any, ...]]) -> list[Row]:
    room.check({interaction for (interaction,) in stored})
    calm, busy = meters
    return [
        *calm.rows(f"{what}, {TABLES} tables at human speed"),
        *busy.rows(f"{what}, as fast as possible"),
        (f"{what}, answers later than 3 s", room.late, ""),
    ]


async def _alone(folder: str, moves: int) -> list[Row]:
    file = Path(folder) / "bench.sqlite3"
    async with AsyncExitStack() as stack:
        playground, room = await _ground(stack)
        bot = BotProcess(playground, f"sqlite:///{file}", env={**TEXT, **NO_LIMIT})
        stack.push_async_callback(bot.kill)
        await bot.start()
        meters = await _play(room, [bot.pid], moves)
        await bot.stop()
    with closing(sqlite3.connect(file)) as connection:
        return _rows("one process, SQLite", meters, room, connection.execute(STORED).fetchall())


async def _several(workers: int, moves: int) -> list[Row]:
    async with AsyncExitStack() as stack:
        playground, room = await _ground(stack)
        made = await stack.enter_async_context(cluster(playground, workers, "http"))
        server = _server(made)
        meters = await _play(room, [server, *(each.pid for each in made.workers)], moves)
        with psycopg.connect(made.postgres.url()) as connection:
            stored = connection.execute(STORED).fetchall()
        of_server = cpu_of(server) / (len(meters[0].waits) + len(meters[1].waits))
    what = f"{workers} worker{'s' * (workers > 1)}, PostgreSQL"
    return [
        *_rows(what, meters, room, stored),
        (f"{what}, of that PostgreSQL, at most", 1e3 * of_server, "ms"),
    ]


def _server(made: Cluster) -> int:
    """Return the id of PostgreSQL's main process."""
    folder = made.postgres._folder
    assert folder is not None
    return int((folder / "data" / "postmaster.pid").read_text().split()[0])


async def _ground(stack: AsyncExitStack) -> tuple[Playground, Room]:
    playground = Playground(rate_limits="off")
    await playground.start()
    stack.push_async_callback(playground.stop)
    return playground, Room(playground, TABLES, PER_CHANNEL, Random(1))


def run(sizes: Sequence[int] = SHORT, moves: int = FEW) -> list[Row]:
    """Return (name, value, unit)."""
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(_alone(folder, moves))
    before = dict(os.environ)
    os.environ.update({**TEXT, **NO_LIMIT})
    try:
        for workers in sizes:
            rows += asyncio.run(_several(workers, moves))
    finally:
        os.environ.clear()
        os.environ.update(before)
    return rows


def run_long() -> list[Row]:
    """Do the same with one, two and four workers, and more moves."""
    return run(LONG, MANY)
