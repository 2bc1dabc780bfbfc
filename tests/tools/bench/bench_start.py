"""A start of the bot with many live tables, under Discord's rate limits and 150 ms of latency.

There are tables of all games in mid-deal, of people and computers, with and without a turn time. Measured
are the first start after the migration, when the contents of the messages are unknown; a restart of a
running bot a moment later; and one a minute after a crash, with outdated messages at every tenth table.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import closing

from tests.tools.bench.live_bot import MIXED, plan
from tests.tools.bench.processes import TEXT, Bot, Harness, Row

SHORT, LONG = (100,), (100, 1_000, 10_000)
LATENCY = 150.0
FIRST = 60.0
KINDS = {
    "POST channels/{channel}/messages": "messages posted",
    "PATCH channels/{channel}/messages/{message}": "messages edited",
    "DELETE channels/{channel}/messages/{message}": "messages deleted",
}
SETTLE_WITHIN = 600.0
AWAY_MS = 60_000


async def start(tables: int, seconds: float) -> list[Row]:
    """Measure the starts with ``tables`` tables, each until ``seconds`` after it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        async with Harness(folder, rate_limits="play") as harness:
            await harness.furnish(plan(MIXED, tables))
            await harness.seat_crowd()
            await harness.limit("play", LATENCY)
            rows = await _start(harness, f"{tables:,} tables, first start", seconds)
            await harness.limit("off", 0)
            bot = await harness.bot(TEXT)
            await bot.ready
            await harness.quiet(within=SETTLE_WITHIN)
            await bot.stop()
            await harness.limit("play", LATENCY)
            rows += await _start(harness, f"{tables:,} tables, start again", seconds)
            _cut_off(harness.database.removeprefix("sqlite:///"))
            return rows + await _start(harness, f"{tables:,} tables, start after a minute", seconds)


def _cut_off(database: str) -> None:
    """Set the last heartbeat back by a minute, and outdate the messages of one table in ten."""
    behind = "table_id IN (SELECT table_id FROM tables WHERE number % 10 = 0)"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE house SET served_until = served_until - ?", (AWAY_MS,))
        connection.execute(f"UPDATE tables SET version = version + 1, message_digest = NULL WHERE {behind}")
        connection.execute(f"UPDATE seats SET hand_digest = NULL WHERE {behind}")


async def _start(harness: Harness, name: str, seconds: float) -> list[Row]:
    before = await harness.ask("state")
    bot = await harness.bot(TEXT)
    first = asyncio.create_task(_first_press(harness, bot, before["identified"]))
    await bot.ready
    ready, cpu = time.perf_counter(), bot.cpu()
    connected, pressed, answered = await first
    await asyncio.sleep(max(0.0, ready + seconds - time.perf_counter()))
    after, memory, later = await harness.ask("state"), bot.memory(), bot.cpu()
    stopped = await bot.stop()
    sent = Counter[str](after["requests"])
    sent.subtract(before["requests"])
    return [
        (f"{name}: from the start of the process to ready", bot.ready.result(), "s"),
        (f"{name}: to being connected", connected - bot.began, "s"),
        (f"{name}: to the first answer, pressed when connected", answered - bot.began, "s"),
        (f"{name}: that answer after its press", 1e3 * (answered - pressed), "ms"),
        (f"{name}: CPU until ready", cpu, "s"),
        (f"{name}: CPU in the {seconds:.0f} s after that", later - cpu, "s"),
        *_requests(f"{name}, until {seconds:.0f} s after ready", sent),
        (f"{name}: memory", memory, "MB"),
        (f"{name}: from SIGTERM to the end", stopped, "s"),
    ]


async def _first_press(harness: Harness, bot: Bot, identified: int) -> tuple[float, float, float]:
    """Press until an answer comes; return the times of connection, press and answer."""
    await harness.ask("connected", after=identified)
    connected = time.perf_counter()
    while bot.process.returncode is None:
        pressed = time.perf_counter()
        told = await harness.order("hands", first=0, last=1)
        if told["waits"]:
            return connected, pressed, pressed + told["waits"][0]
    raise RuntimeError("the bot ended before it answered")


def _requests(name: str, sent: Mapping[str, int]) -> list[Row]:
    by_kind = Counter[str]()
    for what, count in sent.items():
        status, _, route = what.partition(" ")
        by_kind["requests"] += count
        by_kind[KINDS.get(route, "other requests")] += count
        by_kind["refused with 429"] += count * (status == "429")
        by_kind["otherwise refused"] += count * (status[0] in "45" and status != "429")
    kinds = ("requests", *KINDS.values(), "other requests", "refused with 429", "otherwise refused")
    return [(f"{name}: {kind}", by_kind[kind], "") for kind in kinds]


def run(sizes: tuple[int, ...] = SHORT, seconds: float = 15.0) -> list[Row]:
    """Return (name, value, unit)."""
    rows = []
    for tables in sizes:
        rows += asyncio.run(start(tables, seconds))
    return rows


def run_long() -> list[Row]:
    """Do the same with many tables, and for a minute after each start."""
    return run(LONG, FIRST)


if __name__ == "__main__":
    for name, value, unit in run(tuple(map(int, sys.argv[1:])) or SHORT, FIRST):
        print(f"{name:84}{value:12,.2f} {unit}")
