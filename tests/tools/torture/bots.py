"""Bots under play, killed and starved; nothing acknowledged is lost, nothing is done twice.

``python -m tests.tools.torture --minutes 30 --seed 1`` prints a table and the folder of its report; next to
the report are, for each bot with a finding, its database, its log and a timeline. The exit code is 0 only
if nothing was found. A seed reproduces the moments and faults; what people do between them depends on the
speed of the machine.
"""

import argparse
import asyncio
import multiprocessing
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.tools.torture.faults import GROUPS, Disk
from tests.tools.torture.life import Harness, Plan
from tests.tools.torture.report import Tally, table

KILLS_PER_BOT = 25
ALL = ("kill", "migration", *GROUPS)


def run(plan: Plan) -> Tally:
    """Run one bot after the other in this process."""
    whole, chance = Tally(), Random(plan.seed)
    until = time.monotonic() + plan.seconds
    with tempfile.TemporaryDirectory(prefix="torture-", ignore_cleanup_errors=True) as root:
        disk = Disk.mount(Path(root)) if "disk" in plan.breaks else None
        number = 0
        while whole.kills.total() < plan.kills and time.monotonic() < until:
            folder = Path(root) / f"bot-{plan.seed}-{number}".replace(" ", "-")
            harness = Harness(plan, folder, Random(chance.random()), disk)
            asyncio.run(harness.run(min(KILLS_PER_BOT, plan.kills - whole.kills.total()), until))
            shutil.rmtree(folder, ignore_errors=True)
            whole.add(harness.tally)
            number += 1
            _tell(plan.seed, whole)
        if disk is not None:
            disk.unmount()
    return whole


def _tell(seed: str, tally: Tally) -> None:
    done = f"{tally.kills.total():,} kills, {tally.count['presses']:,} presses, {len(tally.found)} found"
    print(f"{time.strftime('%H:%M:%S')} seed {seed}: {done}", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Run as the arguments say; return the exit code, 1 if anything was found."""
    chosen = _parser().parse_args(arguments)
    breaks = frozenset(chosen.breaks.split(",")) if chosen.breaks else frozenset(ALL)
    if unknown := breaks - frozenset(ALL):
        print(f"{', '.join(sorted(unknown))}: the breaks are {', '.join(ALL)}", file=sys.stderr)
        return 2
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="cardroom-torture-"))
    folder.mkdir(parents=True, exist_ok=True)
    seconds = chosen.minutes * 60 if chosen.minutes else float("inf")
    kills = chosen.kills or (10**9 if chosen.minutes else 100)
    plan = Plan("", -(-kills // chosen.bots), seconds, breaks, folder)
    plans = [replace(plan, seed=f"{chosen.seed}.{number}") for number in range(chosen.bots)]
    began, whole = time.monotonic(), Tally()
    print(
        f"seed {chosen.seed}, {chosen.bots} bots at a time, breaking {', '.join(sorted(breaks))}",
        flush=True,
    )
    with ProcessPoolExecutor(chosen.bots, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(run, each) for each in plans]):
            whole.add(done.result())
    minutes = (time.monotonic() - began) / 60
    told = "\n".join(
        [*table(whole), f"{minutes:.1f} minutes, {whole.kills.total() / minutes:.1f} kills a minute"]
    )
    print(told)
    for kind, what, where in whole.found[:50]:
        print(f"{kind}: {what}\n    evidence: {where}")
    (folder / "report.txt").write_text(
        "\n".join([f"python -m tests.tools.torture {' '.join(arguments)}", told, *map(str, whole.found)])
        + "\n"
    )
    print(f"the report is in {folder}")
    return 1 if whole.found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.torture bots", description=__doc__)
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of the random choices (default: %(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=0.0, help="duration")
    parser.add_argument(
        "--kills", type=int, default=0, help="number of kills (default: 100, or unlimited with --minutes)"
    )
    parser.add_argument("--bots", type=int, default=2, help="bots at a time (default: %(default)s)")
    parser.add_argument(
        "--breaks",
        default="",
        help=f"some of {','.join(ALL)} (default: all; without kill, a bot dies after three seconds of play)",
    )
    parser.add_argument("--folder", type=Path, help="folder of report and evidence (default: a new one)")
    return parser
