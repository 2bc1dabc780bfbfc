"""Committed actions: throughput with many tables at once, and latency of one alone."""

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from data.db.connection import open_database
from data.db.database import Database
from data.tables.codec import dump_action, load_action
from data.tables.row_types import SeatKind, StoredSeat, StoredTable
from data.tables.table_chain import Links
from data.tables.table_queries import load_table
from data.tables.tables import action, fence, new_deal, open_table, set_clock
from engine import GAMES
from engine.actions import Discard
from engine.cards import Card

TABLES, MOVES, ALONE, CODED = 200, 100, 500, 20_000


def _table(number: int) -> StoredTable:
    seats = tuple(
        StoredSeat(seat=seat, kind=SeatKind.PERSON, name="Ann", joined_at=0, member_id=10 * number + seat)
        for seat in range(2)
    )
    return StoredTable(
        table_id=f"t{number}",
        guild_id=1,
        channel_id=1,
        number=number,
        game="gin",
        spec_version=1,
        options="{}",
        seat_count=2,
        turn_ms=300_000,
        created_at=0,
        seats=seats,
    )


async def _play(db: Database, number: int, first: int, moves: int, *, timed: bool = False) -> list[float]:
    """Commit moves of one table, each with its deadline, one by one; return the seconds of each.

    ``timed``: every move passes the turn at a table with a match clock, so that the times of two seats are
    stored.
    """
    took = []
    for ply in range(first, first + moves):
        began = time.perf_counter()
        move = action(
            f"t{number}",
            0,
            ply,
            ply % 2,
            Discard(Card(9)),
            who=1,
            why="player",
            at=ply,
            interaction_id=ply,
            links=Links(),
        )
        unit = [*fence(f"t{number}", 1 + ply, deadline_at=ply, due_at=ply), *move]
        for seat in range(2) if timed else ():
            running = ply if seat == ply % 2 else None
            unit += set_clock(
                f"t{number}", seat, left_ms=ply, running_since=running, in_turn=seat == ply % 2, warned=False
            )
        await db.write(unit)
        took.append(time.perf_counter() - began)
    return took


def _bare_fsync(folder: str) -> float:
    """Return the median seconds of an fsync after appending one page to a file.

    This measures the disk and is no bound: a commit writes into a journal whose space is already allocated,
    which may be faster.
    """
    took = []
    with (Path(folder) / "bare").open("wb", buffering=0) as file:
        for _ in range(ALONE // 5):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took)


async def _storage(folder: str) -> list[tuple[str, float, str]]:
    db = await open_database(f"sqlite:///{folder}/bench.sqlite3")
    numbers = range(1, TABLES + 1)
    for number in numbers:
        dealt = new_deal(f"t{number}", 0, dealer=0, deck=range(52), seed=bytes(32), at=0, links=Links())
        await db.write([*open_table(_table(number)), *dealt])

    began, cpu = time.perf_counter(), time.process_time()
    waits = await asyncio.gather(*(_play(db, number, 0, MOVES) for number in numbers))
    wall, busy = time.perf_counter() - began, time.process_time() - cpu
    together = sorted(wait for table in waits for wait in table)
    count = TABLES * MOVES

    cpu = time.process_time()
    await asyncio.gather(*(_play(db, number, MOVES, MOVES, timed=True) for number in numbers))
    timed_busy = time.process_time() - cpu

    cpu = time.process_time()
    alone = await _play(db, 1, 2 * MOVES, ALONE)
    alone_busy = time.process_time() - cpu

    cpu = time.process_time()
    alone_timed = await _play(db, 1, 2 * MOVES + ALONE, ALONE, timed=True)
    alone_timed_busy = time.process_time() - cpu
    stored = 2 * (count + ALONE)

    began = time.perf_counter()
    live = [await load_table(db, f"t{number}") for number in numbers]
    loading = time.perf_counter() - began
    await db.close()
    if sum(len(table.deals[0].actions) for table in live if table is not None) != stored:
        raise RuntimeError("not every committed action is stored")
    return [
        ("bare write and fsync on the same disk, p50", 1e3 * _bare_fsync(folder), "ms"),
        (f"actions committed, {TABLES} tables at once", count / wall, "1/s"),
        (f"CPU of an action, {TABLES} tables at once", 1e3 * busy / count, "ms"),
        (f"wait for a commit, {TABLES} tables at once, p50", 1e3 * together[count // 2], "ms"),
        (f"wait for a commit, {TABLES} tables at once, p99", 1e3 * together[99 * count // 100], "ms"),
        ("wait for a commit, one at a time, p50", 1e3 * statistics.median(alone), "ms"),
        ("CPU of an action, one at a time", 1e3 * alone_busy / ALONE, "ms"),
        (f"CPU of an action that passes the clock, {TABLES} at once", 1e3 * timed_busy / count, "ms"),
        ("wait for such a commit, one at a time, p50", 1e3 * statistics.median(alone_timed), "ms"),
        ("CPU of such an action, one at a time", 1e3 * alone_timed_busy / ALONE, "ms"),
        (f"loading a table, {stored // TABLES} actions", 1e3 * loading / TABLES, "ms"),
    ]


def _codec() -> list[tuple[str, float, str]]:
    gin, move = GAMES["gin"], Discard(Card(9))
    text = dump_action(move)
    load_action(gin, text)
    began = time.perf_counter()
    for _ in range(CODED):
        dump_action(move)
    written = time.perf_counter()
    for _ in range(CODED):
        load_action(gin, text)
    read = time.perf_counter()
    return [
        ("writing an action as JSON", 1e6 * (written - began) / CODED, "µs"),
        ("reading an action from JSON", 1e6 * (read - written) / CODED, "µs"),
    ]


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_storage(folder)) + _codec()


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:56}{value:12,.2f} {unit}")
