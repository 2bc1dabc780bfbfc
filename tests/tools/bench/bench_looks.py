"""The cost of pictures and emoji against text: response time, uploads, delays of the event loop.

The real bot runs in a separate process, with one table of gin at which two people press what their panels
offer. Uploads are counted by the playground, and kilobytes are of the files alone. The loop's delay is the
longest gap between two turns of an otherwise idle event loop while one table is drawn, the median over
many.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median

from bot.pictures import Boards, Style
from bot.playground import BotProcess, Playground
from bot.playground.request_log import Exchange
from bot.ui.sending import emoji_sync
from bot.workers.renderer import Picture, Renderer
from tests.bot.pictures.scenes import CONTROL, GIN, PANGUINGUE
from tests.tools.bench.bench_presses import Meter
from tests.tools.bench.pairs import Room
from tests.tools.bench.processes import NO_LIMIT, Row

WARM, SHORT, LONG = 40, 100, 400
"""Presses."""
TABLES = 40
WAYS = (
    ("text", {"CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no"}),
    ("emoji", {"CARDROOM_CARDS": "emoji"}),
    ("pictures, drawn in a thread", {"CARDROOM_CARDS": "pictures", "CARDROOM_WORKERS": "0"}),
    ("pictures, drawn in a process", {"CARDROOM_CARDS": "pictures"}),
)


class Uploads:
    """Counts picture uploads and their bytes; answers to a press are counted separately."""

    def __init__(self, playground: Playground) -> None:
        self.answers = self.others = self.size = 0
        playground.observers.append(self._look)

    def _look(self, seen: Exchange) -> None:
        if seen.call.uploads and seen.status < 300:
            self.answers += seen.call.route.endswith("/callback")
            self.others += not seen.call.route.endswith("/callback")
            self.size += sum(len(upload.data) for upload in seen.call.uploads)

    @property
    def count(self) -> int:
        return self.answers + self.others


async def _play(env: dict[str, str], what: str, presses: int) -> list[Row]:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        playground = Playground(rate_limits="off")
        await playground.start()
        stack.push_async_callback(playground.stop)
        room = Room(playground, 1, 1, Random(1))
        bot = BotProcess(playground, f"sqlite:///{Path(folder) / 'bench.sqlite3'}", env={**env, **NO_LIMIT})
        stack.push_async_callback(bot.kill)
        await bot.start()
        while env.get("CARDROOM_EMOJI") != "no" and not any(  # noqa: ASYNC110 - the output of another process wakes nobody
            emoji_sync.__name__ in line for line in bot.output
        ):
            await asyncio.sleep(0.2)  # emoji are uploaded in the background, and would be measured too
        meter, [pair] = Meter(bot.pid), room.pairs
        await room.sit_down(0, 1)
        await pair.play([], _countdown(WARM), lambda: 0.0)
        before, uploads = room.moves, Uploads(playground)
        with meter:
            await pair.play(meter.waits, _countdown(presses), lambda: 0.0)
        moves = room.moves - before
        await bot.stop()
    rows = meter.rows(what)
    if uploads.count:
        rows += [
            (f"{what}, uploads per move: with the answer", uploads.answers / moves, ""),
            (f"{what}, uploads per move: board and the other's panel", uploads.others / moves, ""),
            (f"{what}, file", uploads.size / uploads.count / 1000, "KB"),
        ]
    return rows


def _countdown(count: int) -> Callable[[], bool]:
    left = iter(range(count))
    return lambda: next(left, None) is not None


async def _delays(workers: int) -> list[Row]:
    renderer = Renderer(workers)
    how = "a process" if workers else "a thread"
    rows = [(f"the loop's longest delay in 20 ms beside an idle {how}", 1e3 * await _resting(), "ms")]
    scenes = {"hand": GIN, "table": CONTROL, "fifteen boards": Boards(PANGUINGUE)}
    try:
        await renderer.prepare([Style()])
        for name, scene in scenes.items():
            waits, took = [], []
            for number in range(TABLES):
                drawing = (
                    replace(scene, groups=(*scene.groups, replace(scene.groups[-1], label=str(number))))
                    if scene is GIN
                    else replace(CONTROL, stock=number)
                    if scene is CONTROL
                    else Boards(replace(PANGUINGUE, stock=number))
                )
                begun = time.perf_counter()
                drawn = asyncio.ensure_future(renderer.picture(Picture(drawing, Style())))
                longest, last = 0.0, begun
                while not drawn.done():
                    await asyncio.sleep(0.0002)
                    now = time.perf_counter()
                    longest, last = max(longest, now - last), now
                waits.append(longest)
                took.append(time.perf_counter() - begun)
            rows += [
                (f"{name}, drawn in {how}: time to the picture", 1e3 * median(took), "ms"),
                (f"{name}, drawn in {how}: longest delay of the loop", 1e3 * median(waits), "ms"),
            ]
    finally:
        renderer.close()
    return rows


async def _resting() -> float:
    """Return the median of the longest delay in 20 ms, in seconds, while nothing is drawn."""
    waits = []
    for _ in range(TABLES):
        begun = last = time.perf_counter()
        longest = 0.0
        while last - begun < 0.02:
            await asyncio.sleep(0.0002)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        waits.append(longest)
    return median(waits)


async def _measure(presses: int) -> list[Row]:
    rows = []
    for workers in (0, 1):
        rows += await _delays(workers)
    for what, env in WAYS:
        rows += await _play(env, what, presses)
    return rows


def run(presses: int = SHORT) -> list[Row]:
    """Return (name, value, unit)."""
    return asyncio.run(_measure(presses))


def run_long() -> list[Row]:
    """Do the same with more presses."""
    return run(LONG)
