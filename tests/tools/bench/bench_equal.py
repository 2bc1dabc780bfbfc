"""CPU per press of Cardroom, of a bot that sends the same pages, and of one that does nothing.

The second bot sends pages recorded from Cardroom, by as many requests of each kind. A press at a single
table needs more of them than one of many, where two changes of a message can become one edit, so they are
recorded for each number of tables. All bots run throughout, each with playground and crowd in separate
processes, and are measured in turn; the values are medians of the runs, with the minimum and the maximum.
"""

import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from tests.tools.bench.live_bot import TWO, plan
from tests.tools.bench.processes import TEXT, Bot, Harness, Meter, Row

SIZES = (1, 60)
SHORT, LONG = 2, 5
"""Runs of each program and size."""
SECONDS, WARM = 3.0, 3.0
NAMES: Final = {"cardroom": "Cardroom", "equal": "the same requests and pages", "nothing": "doing nothing"}
MODULES: Final = {"equal": "tests.tools.bench.equal_work", "nothing": "tests.tools.bench.do_nothing"}
Json = dict[str, Any]


class _Cost(NamedTuple):
    """What a press costs: CPU in ms, and requests."""

    cpu: float
    requests: float


async def _open(harness: Harness, panel: list[Json] | None = None) -> None:
    await harness.furnish(plan(TWO, max(SIZES)), panel)
    await harness.seat_crowd()


async def _requests(harness: Harness) -> int:
    return sum((await harness.ask("state"))["requests"].values())


async def _rush(harness: Harness, bot: Bot, tables: int, seconds: float) -> _Cost:
    """Return the cost of a press while tables are played as fast as possible."""
    before = await _requests(harness)
    with Meter(harness, bot) as meter:
        told = await harness.order(
            "rush", tables=tables, seconds=seconds, anything=harness.name != "cardroom"
        )
        await harness.quiet(0.3)
    presses = len(told["waits"])
    return _Cost(1e3 * meter.cpu["bot"] / presses, (await _requests(harness) - before) / presses)


async def _recorded(harness: Harness, bot: Bot, tables: int) -> dict[str, list[Json]]:
    """Return what Cardroom sends while so many tables are played, by kind of request."""
    await harness.ask("record")
    await _rush(harness, bot, tables, WARM)
    bodies: dict[str, list[Json]] = {"answers": [], "boards": [], "panels": []}
    for kind, body in (await harness.ask("recorded"))["sent"]:
        if body and body.get("components"):
            bodies[f"{kind}s"].append(body)
    return bodies


def _panel(bodies: dict[str, list[Json]]) -> list[Json]:
    """Return the longest panel that can be pressed."""
    panels = [body["components"] for body in bodies["panels"]]
    return max((panel for panel in panels if ":act:" in json.dumps(panel)), key=lambda p: len(json.dumps(p)))


def _places(harness: Harness) -> list[tuple[str, str, list[str]]]:
    """Return channel, board and members of each table."""
    return [(p["channel"], p["board"], [seat[0] for seat in p["seats"]]) for p in harness.places]


async def _measure(runs: int) -> list[Row]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        harness = await stack.enter_async_context(Harness(str(folder), name="cardroom"))
        await _open(harness)
        bot = await harness.bot(TEXT)
        await bot.ready
        await harness.quiet()
        await harness.order("hands", first=0, last=max(SIZES))
        await _rush(harness, bot, max(SIZES), WARM)
        return [row for tables in SIZES for row in await _beside_others(harness, bot, folder, tables, runs)]


async def _beside_others(cardroom: Harness, bot: Bot, folder: Path, tables: int, runs: int) -> list[Row]:
    sent, measured = await _recorded(cardroom, bot, tables), {"cardroom": (cardroom, bot)}
    async with AsyncExitStack() as stack:
        for name, module in MODULES.items():
            harness = await stack.enter_async_context(Harness(str(folder), name=f"{name}-{tables}"))
            await _open(harness, _panel(sent))
            file = folder / f"{harness.name}.json"
            file.write_text(json.dumps({**sent, "tables": _places(harness)}))
            other = await harness.bot({"EQUAL_WORK": str(file)}, ("-m", module))
            await other.ready
            await _rush(harness, other, tables, WARM)
            measured[name] = harness, other
        costs: dict[str, list[_Cost]] = {name: [] for name in measured}
        for _ in range(runs):
            for name, (harness, each) in measured.items():
                costs[name].append(await _rush(harness, each, tables, SECONDS))
    return _rows(tables, costs)


def _rows(tables: int, costs: dict[str, list[_Cost]]) -> list[Row]:
    size = f"{tables} table" if tables == 1 else f"{tables} tables"
    rows: list[Row] = []
    for name, each in costs.items():
        rows.append((f"{size}, {NAMES[name]}: CPU of a press, median", median(one.cpu for one in each), "ms"))
        requests = median(one.requests for one in each)
        rows.append((f"{size}, {NAMES[name]}: requests of a press, median", requests, ""))
    for name in MODULES:
        ratios = [one.cpu / other.cpu for one, other in zip(costs["cardroom"], costs[name], strict=True)]
        for how, value in (("median", median(ratios)), ("least", min(ratios)), ("most", max(ratios))):
            rows.append((f"{size}, Cardroom beside {NAMES[name]}, {how} of {len(ratios)}", value, "×"))
    return rows


def run(runs: int = SHORT) -> list[Row]:
    """Return (name, value, unit)."""
    return asyncio.run(_measure(runs))


def run_long() -> list[Row]:
    """Do the same with more runs."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:76}{value:12,.2f} {unit}", file=sys.stdout)
