"""CPU of a press, now and at an earlier commit: ``python -m tests.tools.bench.against COMMIT``.

Both bots run throughout, each at a playground of its own, and are measured in turn, so that what else the
machine does slows both. A commit may also be a folder with a tree. ``-n`` is the number of rounds,
``--tables`` how many tables are played at once.
"""

import argparse
import asyncio
import io
import subprocess
import tempfile
import zipfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median

from bot.playground import BotProcess
from tests.tools.bench.bench_presses import PER_CHANNEL, at_once, countdown, started_playground
from tests.tools.bench.pairs import Room, together
from tests.tools.bench.processes import NO_LIMIT, TEXT

ROOT = Path(__file__).parents[3]
_START = (
    "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('bot', run_name='__main__')"
)


class Harness:
    """A tree's bot and the pairs at its tables."""

    def __init__(self, room: Room, bot: BotProcess) -> None:
        self._room = room
        self._bot = bot

    async def rush(self, tables: int, presses: int) -> float:
        """Return the CPU of a press in ms."""
        going, waits, before = countdown(presses), list[float](), self._busy()
        await together(pair.play(waits, going, at_once) for pair in self._room.pairs[:tables])
        return 1e3 * (self._busy() - before) / len(waits)

    def _busy(self) -> float:
        """Return the CPU seconds of all threads of the bot, finer than ``stat`` counts."""
        threads = Path(f"/proc/{self._bot.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


async def _open(stack: AsyncExitStack, tree: Path, folder: Path, tables: int) -> Harness:
    playground = await started_playground(stack)
    room = Room(playground, tables, PER_CHANNEL, Random(1))
    bot = BotProcess(
        playground,
        f"sqlite:///{folder / 'bench.sqlite3'}",
        env={**TEXT, **NO_LIMIT},
        command=("-c", _START, str(tree)),
    )
    stack.push_async_callback(bot.kill)
    await bot.start(120.0)
    await room.sit_down(0, tables)
    return Harness(room, bot)


def _tree(commit: str, folder: Path) -> Path:
    """Return the folder of a tree, which is unpacked if it is a commit."""
    if Path(commit).is_dir():
        return Path(commit)
    archive = subprocess.run(
        ["git", "archive", "--format=zip", commit, "engine", "data", "bot", "cogs"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    with zipfile.ZipFile(io.BytesIO(archive.stdout)) as files:
        files.extractall(folder)
    return folder


async def measure(commit: str, sizes: list[int], rounds: int, presses: int) -> None:
    """Print for each number of tables the CPU of a press in both trees, and the ratio."""
    async with AsyncExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(3)]
        trees = (ROOT, _tree(commit, folders.pop()))
        harnesses = [
            await _open(stack, tree, folder, max(sizes)) for tree, folder in zip(trees, folders, strict=True)
        ]
        for harness in harnesses:
            await harness.rush(max(sizes), 3 * presses)
        for tables in sizes:
            costs: list[list[float]] = [[], []]
            for number in range(rounds):
                for at in (0, 1) if number % 2 else (1, 0):
                    costs[at].append(await harnesses[at].rush(tables, presses))
            ratios = sorted(new / old for new, old in zip(*costs, strict=True))
            low, middle, high = (ratios[share * rounds // 4] for share in (1, 2, 3))
            print(
                f"{tables:4} tables: {median(costs[0]):.3f} ms now, {median(costs[1]):.3f} ms then", end="; "
            )
            print(f"ratio {middle:.3f}, in half of {rounds} rounds {low:.3f} to {high:.3f}", end="; ")
            print(f"of all presses {sum(costs[0]) / sum(costs[1]):.3f}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("commit")
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 60])
    asked = parser.parse_args()
    asyncio.run(measure(asked.commit, asked.tables, asked.n, asked.presses))
