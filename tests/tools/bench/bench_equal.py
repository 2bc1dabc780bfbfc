"""CPU per press of Cardroom, of a bot that sends the same pages, and of one that does nothing.

The second bot sends pages recorded from Cardroom, by the same requests. All three bots run throughout, each
with playground and crowd in separate processes, and are measured in turn; the values are medians of the
runs, with the minimum and the maximum.
"""

import asyncio
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

from tests.tools.bench.live_bot import TWO, plan
from tests.tools.bench.processes import TEXT, Bot, House, Meter, Row

SIZES = (1, 60)
SHORT, LONG = 2, 5
"""Runs of each program and size."""
SECONDS, WARM = 3.0, 3.0
Json = dict[str, Any]


async def _open(house: House, panel: list[Json] | None = None) -> None:
    await house.furnish(plan(TWO, max(SIZES)), panel)
    await house.seat_crowd()


async def _rush(house: House, bot: Bot, tables: int, seconds: float) -> float:
    """Return the CPU per press in ms while tables are played as fast as possible."""
    with Meter(house, bot) as meter:
        told = await house.order("rush", tables=tables, seconds=seconds, anything=house.name != "cardroom")
        await house.quiet(0.3)
    return 1e3 * meter.cpu["bot"] / len(told["waits"])


async def _recorded(house: House, bot: Bot, file: Path) -> list[Json]:
    """Record what Cardroom sends, for the other bots; return a panel that can be pressed."""
    await house.order("hands", first=0, last=max(SIZES))
    await _rush(house, bot, max(SIZES), WARM)
    await house.ask("record")
    await _rush(house, bot, max(SIZES), WARM)
    sent = (await house.ask("recorded"))["sent"]
    by_kind: dict[str, list[Json]] = {"answer": [], "board": [], "panel": []}
    for kind, body in sent:
        if body and body.get("components"):
            by_kind[kind].append(body)
    file.write_text(json.dumps({f"{kind}s": bodies for kind, bodies in by_kind.items()}))
    panels = [body["components"] for body in by_kind["panel"]]
    return max((panel for panel in panels if ":act:" in json.dumps(panel)), key=lambda p: len(json.dumps(p)))


async def _measure(runs: int) -> list[Row]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        houses = {
            name: await stack.enter_async_context(House(str(folder), name=name))
            for name in ("cardroom", "equal", "nothing")
        }
        await _open(houses["cardroom"])
        bots = {"cardroom": await houses["cardroom"].bot(TEXT)}
        await bots["cardroom"].ready
        await houses["cardroom"].quiet()
        file = folder / "recorded.json"
        panel = await _recorded(houses["cardroom"], bots["cardroom"], file)
        for name, module in (
            ("equal", "tests.tools.bench.equal_work"),
            ("nothing", "tests.tools.bench.do_nothing"),
        ):
            await _open(houses[name], panel)
            places = [
                (p["channel"], p["board"], [seat[0] for seat in p["seats"]]) for p in houses[name].places
            ]
            file.write_text(json.dumps({**json.loads(file.read_text()), "tables": places}))
            bots[name] = await houses[name].bot({"EQUAL_WORK": str(file)}, ("-m", module))
            await bots[name].ready
            await _rush(houses[name], bots[name], max(SIZES), WARM)
        rows = []
        for tables in SIZES:
            cpu: dict[str, list[float]] = {name: [] for name in houses}
            for _ in range(runs):
                for name, house in houses.items():
                    cpu[name].append(await _rush(house, bots[name], tables, SECONDS))
            rows += _rows(tables, cpu)
        return rows


def _rows(tables: int, cpu: dict[str, list[float]]) -> list[Row]:
    size = f"{tables} table" if tables == 1 else f"{tables} tables"
    names = {"cardroom": "Cardroom", "equal": "the same requests and pages", "nothing": "doing nothing"}
    rows = [
        (f"{size}, {names[name]}: CPU of a press, median", median(each), "ms") for name, each in cpu.items()
    ]
    for name in ("equal", "nothing"):
        ratios = [one / other for one, other in zip(cpu["cardroom"], cpu[name], strict=True)]
        for how, value in (("median", median(ratios)), ("least", min(ratios)), ("most", max(ratios))):
            rows.append((f"{size}, Cardroom beside {names[name]}, {how} of {len(ratios)}", value, "×"))
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
