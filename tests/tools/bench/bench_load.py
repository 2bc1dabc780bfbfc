"""Tables at human speed: one press per table every 12 seconds, evenly spread over all tables.

Bot, playground and crowd are separate processes; the CPU of each is measured, the bot's with its workers.
Answers later than 3 s are counted and do not stop the benchmark.
"""

import asyncio
import sys
import tempfile
from collections.abc import Mapping

from tests.tools.bench.live_bot import TWO, plan
from tests.tools.bench.processes import TEXT, Harness, Meter, Row, percentile

EVERY = 12.0
WARM, BRIEF, MEASURED = 12.0, 12.0, 48.0
SHORT, LONG = (200,), (200, 1_000, 2_000, 4_000)
PICTURES = {"CARDROOM_CARDS": "pictures", "CARDROOM_EMOJI": "no"}
PICTURED = 500


async def load(tables: int, what: str, env: Mapping[str, str], seconds: float) -> list[Row]:
    """Measure ``tables`` tables of gin with two people each, for ``seconds`` seconds."""
    with tempfile.TemporaryDirectory() as folder:
        async with Harness(folder) as harness:
            await harness.furnish(plan(TWO, tables))
            bot = await harness.bot(env)
            await bot.ready
            await harness.quiet()
            await harness.seat_crowd()
            await harness.order("hands", first=0, last=tables)
            await harness.quiet()
            await harness.order("pace", every=EVERY, seconds=WARM)
            with Meter(harness, bot) as meter:
                told = await harness.order("pace", every=EVERY, seconds=seconds)
            memory = bot.memory()
            await bot.stop()
    waits = sorted(told["waits"])
    presses = len(waits) + told["late"]
    name = f"{tables:,} tables, {what}"
    return [
        (f"{name}: presses", presses / meter.took, "1/s"),
        (f"{name}: press to answer, p50", 1e3 * percentile(waits, 50), "ms"),
        (f"{name}: press to answer, p99", 1e3 * percentile(waits, 99), "ms"),
        (f"{name}: answers later than 3 s", 100 * told["late"] / presses, "%"),
        (f"{name}: presses skipped because the last one had no answer", told["skipped"], ""),
        (f"{name}: CPU of the bot per press", 1e3 * meter.cpu["bot"] / presses, "ms"),
        (f"{name}: share of a core, bot", 100 * meter.cpu["bot"] / meter.took, "%"),
        (f"{name}: share of a core, playground", 100 * meter.cpu["town"] / meter.took, "%"),
        (f"{name}: share of a core, crowd", 100 * meter.cpu["crowd"] / meter.took, "%"),
        (f"{name}: memory of the bot", memory, "MB"),
    ]


def run(sizes: tuple[int, ...] = SHORT, seconds: float = BRIEF) -> list[Row]:
    """Return (name, value, unit)."""
    rows: list[Row] = []
    memory = []
    for tables in sizes:
        measured = asyncio.run(load(tables, "text", TEXT, seconds))
        memory.append(measured[-1][1])
        rows += measured
    if len(sizes) > 1:
        more = 1000 * (memory[-1] - memory[0]) / (sizes[-1] - sizes[0])
        rows.append((f"memory of another table, from {sizes[0]:,} to {sizes[-1]:,}", more, "KB"))
    if sizes == LONG:
        rows += asyncio.run(load(PICTURED, "pictures", PICTURES, seconds))
    return rows


def run_long() -> list[Row]:
    """Do the same with many tables, which takes minutes."""
    return run(LONG, MEASURED)


if __name__ == "__main__":
    for name, value, unit in run(tuple(map(int, sys.argv[1:])) or SHORT, MEASURED):
        print(f"{name:76}{value:12,.2f} {unit}")
