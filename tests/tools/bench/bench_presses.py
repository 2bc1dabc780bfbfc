"""Response time and CPU of a press: the real bot, and one that acknowledges and does nothing.

Each bot is a separate process; the playground, without rate limits, and the people who press are in this
one. An answer is timed from sending the press until the answer is processed. Two people sit at every table
and draw, pass and discard at random by what their panels offer. CPU is that of the bot's process with all
its threads; for a move it includes the commit, the board and the other player's panel.

Discord sends the message with every press on it, so a press costs more the longer the panel is; the bot
that does nothing is therefore pressed on a single button and on a copy of a hand panel.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.playground import BotProcess, Playground
from bot.playground.resources.channels import V2, Message
from bot.playground.resources.messages import compose
from tests.tools.bench.pairs import Json, Room, press, together
from tests.tools.bench.processes import NO_LIMIT, TEXT, Row, cpu_of

PER_CHANNEL, IN_FLIGHT = 10, 200


class Size(NamedTuple):
    """Number of tables, and of presses at one table, many at once, and in play."""

    tables: int
    alone: int
    together: int
    moves: int


SHORT, LONG = Size(60, 200, 1_000, 1_000), Size(200, 800, 4_000, 5_000)
CALM_SECONDS = 10.0
THINKING = (0.5, 1.5)
"""Range of the seconds between an answer and the next press: about one press a second."""


class Meter:
    """Measures seconds from press to answer, and the CPU of processes meanwhile."""

    def __init__(self, *pids: int | None) -> None:
        self._pids = pids
        self.waits: list[float] = []
        self.took = self.cpu = 0.0

    def __enter__(self) -> "Meter":
        self.waits.clear()
        self.took, self.cpu = -time.perf_counter(), -self._busy()
        return self

    def __exit__(self, *_: object) -> None:
        self.took += time.perf_counter()
        self.cpu += self._busy()

    def _busy(self) -> float:
        """Return the CPU seconds of the processes and their workers so far."""
        return sum(cpu_of(pid) for pid in self._pids if pid is not None)

    @property
    def each(self) -> float:
        """Return the CPU seconds per press."""
        return self.cpu / len(self.waits)

    def rows(self, what: str) -> list[Row]:
        """Return the result rows."""
        waits = sorted(self.waits)
        return [
            (f"{what}, presses", len(waits) / self.took, "1/s"),
            (f"{what}, press to answer, p50", 1e3 * waits[len(waits) // 2], "ms"),
            (f"{what}, press to answer, p99", 1e3 * waits[99 * len(waits) // 100], "ms"),
            (f"{what}, CPU of the bot per press", 1e3 * self.each, "ms"),
        ]


def _posted(playground: Playground, body: Json) -> Message:
    """Return a direct message of the bot to Alice."""
    world = playground.world
    channel = world.dm(world.member("Alice").user.id)
    message = Message(world.new_id(), channel, world.bot, world.clock.now())
    compose(world, message, body, (), editing=False, webhook=False)
    playground.posts.add(message)
    return message


async def _press_on(playground: Playground, message: Message, meter: Meter, count: int, at_once: int) -> None:
    """Press the message's first button ``count`` times, ``at_once`` of them in flight."""
    user = playground.world.member("Alice").user.id
    button = next(part for part in message.components[-1]["components"] if part["type"] == 2)

    async def one_after_another() -> None:
        while len(meter.waits) < count:
            wait = await press(playground, playground.acts.click(user, message, button["custom_id"]))
            meter.waits.append(wait)

    await together(one_after_another() for _ in range(at_once))


async def _nothing(panel: list[Json], size: Size) -> list[Meter]:
    """Measure the bot that does nothing: a button, a button concurrently, a panel concurrently."""
    row = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Nothing", "custom_id": "nothing"}]}
    async with AsyncExitStack() as stack:
        playground = await started_playground(stack)
        bot = await _bot(stack, playground, "sqlite:///", ("-m", "tests.tools.bench.do_nothing"))
        button = _posted(playground, {"components": [row]})
        copy = _posted(playground, {"components": [*panel, row], "flags": V2})
        alone, many, on_panel = (Meter(bot.pid) for _ in range(3))
        await _press_on(playground, button, Meter(bot.pid), size.alone // 2, 1)  # warm-up
        for meter, message, count, at_once in (
            (alone, button, size.alone, 1),
            (many, button, size.together, IN_FLIGHT),
            (on_panel, copy, size.together, IN_FLIGHT),
        ):
            with meter:
                await _press_on(playground, message, meter, count, at_once)
    return [alone, many, on_panel]


async def _cardroom(folder: str, size: Size) -> tuple[list[Meter], list[Json], int, int]:
    """Measure Cardroom with one table, all tables at human speed, and all as fast as possible.

    Return the meters, a panel, how many presses only redrew a panel, and how many answers took more than 3
    s.
    """
    database = Path(folder) / "bench.sqlite3"
    async with AsyncExitStack() as stack:
        playground = await started_playground(stack)
        room = Room(playground, size.tables, PER_CHANNEL, Random(1))
        bot = await _bot(stack, playground, f"sqlite:///{database}", ("-m", "bot"))
        one, calm, busy = (Meter(bot.pid) for _ in range(3))
        await room.sit_down(0, 1)
        await room.pairs[0].play([], countdown(size.alone // 2), at_once)  # warm-up
        with one:
            await room.pairs[0].play(one.waits, countdown(size.alone), at_once)
        await room.sit_down(1, size.tables)
        with calm:
            await at_peoples_pace(room, calm.waits)
        going = countdown(size.moves)
        with busy:
            await together(pair.play(busy.waits, going, at_once) for pair in room.pairs)
        panel = room.example()
        await bot.stop()
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT interaction_id FROM actions WHERE why = 'player'")
        stored = {interaction for (interaction,) in found}
    return [one, calm, busy], panel, room.check(stored), room.late


async def at_peoples_pace(room: Room, waits: list[float]) -> None:
    """Let every pair press, think and press for a while; all begin within the first second."""
    chance = Random(2)
    end = time.perf_counter() + CALM_SECONDS

    def thinking() -> float:
        return min(chance.uniform(*THINKING), end - time.perf_counter())

    async def begin(number: int) -> None:
        await asyncio.sleep(number / len(room.pairs))
        await room.pairs[number].play(waits, lambda: time.perf_counter() < end, thinking)

    await together(begin(number) for number in range(len(room.pairs)))


def at_once() -> float:
    return 0.0


def countdown(count: int) -> Callable[[], bool]:
    """Return a function that is true ``count`` times."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


async def started_playground(stack: AsyncExitStack) -> Playground:
    """Start a playground without rate limits, which ends with the stack."""
    playground = Playground(rate_limits="off")
    await playground.start()
    stack.push_async_callback(playground.stop)
    return playground


async def _bot(
    stack: AsyncExitStack, playground: Playground, database: str, command: tuple[str, ...]
) -> BotProcess:
    bot = BotProcess(playground, database, env={**TEXT, **NO_LIMIT}, command=command)
    stack.push_async_callback(bot.kill)
    await bot.start()
    return bot


async def _measure(size: Size) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        (one, calm, busy), panel, redrawn, late = await _cardroom(folder, size)
    alone, many, on_panel = await _nothing(panel, size)
    return [
        *alone.rows("doing nothing, one press after another"),
        *many.rows(f"doing nothing, {IN_FLIGHT} in flight"),
        *on_panel.rows(f"doing nothing, {IN_FLIGHT} in flight on a hand panel"),
        *one.rows("playing, 1 table"),
        *calm.rows(f"playing, {size.tables} tables at human speed"),
        *busy.rows(f"playing, {size.tables} tables as fast as possible"),
        ("playing, presses on outdated panels, only redrawn", redrawn, ""),
        ("playing, answers later than 3 s", late, ""),
        ("CPU of a move, in presses of a single button that do nothing, 1 table", one.each / alone.each, "×"),
        (f"the same, {size.tables} tables", busy.each / many.each, "×"),
        (
            f"CPU of a move, in presses of the same panel that do nothing, {size.tables} tables",
            busy.each / on_panel.each,
            "×",
        ),
    ]


def run(size: Size = SHORT) -> list[Row]:
    """Return (name, value, unit)."""
    return asyncio.run(_measure(size))


def run_long() -> list[Row]:
    """Do the same with more tables and more presses."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:76}{value:12,.2f} {unit}")
