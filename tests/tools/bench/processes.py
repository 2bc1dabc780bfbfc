"""Playground, crowd and bot as separate processes, and the cost of each."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, Self

from bot.playground.resources.guilds import GUILD
from data.db.connection import open_database
from tests.tools.bench import live_bot
from tests.tools.bench.live_bot import Kind, Place
from tests.tools.bench.town import LINE

Json = dict[str, Any]
Row = tuple[str, float, str]
ROOT: Final = Path(__file__).parents[3]
TICK: Final = os.sysconf("SC_CLK_TCK")
TEXT: Final = {"CARDROOM_WORKERS": "0", "CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no"}
"""Without pictures and emoji, whose cost bench_looks measures."""
READY: Final = "ready:"
READY_WITHIN: Final = 600.0
NO_LIMIT: Final = {"CARDROOM_REST_PER_SECOND": "100000"}
"""The bot's own rate limit is lifted, because the playground refuses nothing."""


def percentile(sorted_values: Sequence[float], share: int) -> float:
    """Return a percentile of sorted values; nan if there are none."""
    return (
        sorted_values[min(len(sorted_values) - 1, share * len(sorted_values) // 100)]
        if sorted_values
        else float("nan")
    )


class Process:
    """A process and its children."""

    def __init__(self, *command: str, env: Mapping[str, str] | None = None) -> None:
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("CARDROOM_", "DISCORD_"))}
        self._env = {**inherited, "PYTHONUNBUFFERED": "1", **(env or {})}
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def process(self) -> asyncio.subprocess.Process:
        """The process, once started."""
        assert self._process is not None
        return self._process

    async def start(self) -> Self:
        """Start the process, with pipes for its input and output."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            env=self._env,
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        return self

    def cpu(self) -> float:
        """Return the CPU seconds of the process and its workers so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        """Return the MB that the process has in memory, without its workers."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    async def end(self) -> None:
        """Kill the process."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


def cpu_of(pid: int) -> float:
    """Return the CPU seconds of a process and its workers so far."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := _stat(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    family = [pid]
    for each in family:
        family += children.get(each, ())
    return sum(map(_busy, family))


def _stat(pid: int) -> list[str]:
    """Return the fields of a process in /proc, from its state on; an empty list if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _busy(pid: int) -> float:
    """Return the CPU seconds of a process and of its children that have ended."""
    fields = _stat(pid)
    return sum(map(int, fields[11:15])) / TICK if fields else 0.0


class Bot(Process):
    """The real bot, or a substitute.

    ``said`` has the lines of its log.
    """

    def __init__(
        self, url: str, database: str, env: Mapping[str, str], command: Sequence[str] = ("-m", "bot")
    ) -> None:
        super().__init__(
            *command,
            env={
                "CARDROOM_DISCORD_URL": url,
                "DISCORD_TOKEN": "playground",
                "CARDROOM_DATABASE_URL": database,
                **env,
            },
        )
        self.began = 0.0
        self.ready: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        """Seconds from the start until the bot reported that it is ready."""
        self.warnings: list[str] = []
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> Self:
        """Start the bot, without waiting until it is ready."""
        self.began = time.perf_counter()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            env=self._env,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reading = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            text = line.decode(errors="replace").rstrip()
            if READY in text and not self.ready.done():
                self.ready.set_result(time.perf_counter() - self.began)
            if "level=info" not in text:
                self.warnings.append(text)
        if not self.ready.done():
            self.ready.set_exception(RuntimeError("the bot ended:\n" + "\n".join(self.warnings[-20:])))

    async def stop(self) -> float:
        """Stop the bot with SIGTERM; return the seconds until it ended."""
        began = time.perf_counter()
        self.process.terminate()
        await self.process.wait()
        return time.perf_counter() - began


class Harness:
    """A town, a crowd, and a database with live tables, on which the bot is started."""

    def __init__(self, folder: str, *, rate_limits: str = "off", name: str = "house") -> None:
        self._folder = Path(folder)
        self.name = name
        self._rate_limits = rate_limits
        self._stack = AsyncExitStack()
        self.town = Process("-m", "tests.tools.bench.town", str(self._socket), "--rate-limits", rate_limits)
        self.crowd = Process("-m", "tests.tools.bench.crowd", str(self._socket))
        self.database = f"sqlite:///{self._folder / name}.sqlite3"
        self.url = ""
        self.places: list[Json] = []
        self._number = 0

    @property
    def _socket(self) -> Path:
        return self._folder / f"{self.name}.socket"

    async def __aenter__(self) -> Self:
        self._stack.push_async_callback(self.town.end)
        await self.town.start()
        assert self.town.process.stdout is not None
        self.url = (await self.town.process.stdout.readline()).decode().strip()
        self._reader, self._writer = await asyncio.open_unix_connection(str(self._socket), limit=LINE)
        self._stack.push_async_callback(self.crowd.end)
        await self.crowd.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        await self._stack.aclose()

    async def ask(self, op: str, **more: Any) -> Json:
        """Send a request to the town."""
        self._number += 1
        self._writer.write(json.dumps({"n": self._number, "op": op, **more}).encode() + b"\n")
        reply: Json = json.loads(await self._reader.readline())
        return reply

    async def order(self, op: str, **more: Any) -> Json:
        """Send a command to the crowd; return its result."""
        stdin, stdout = self.crowd.process.stdin, self.crowd.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps({"op": op, **more}).encode() + b"\n")
        reply: Json = json.loads(await stdout.readline())
        return reply

    async def furnish(self, kinds: Sequence[Kind], panel: list[Json] | None = None) -> None:
        """Create tables in the town, and those of our kinds in the database."""
        tables = [(live_bot.table_id(number), kind.people) for number, kind in enumerate(kinds, 1)]
        self.places = (await self.ask("seed", tables=tables, panel=panel))["places"]
        places = [
            Place(
                int(p["channel"]),
                int(p["board"]),
                tuple((int(user), int(direct), int(hand)) for user, direct, hand in p["seats"]),
            )
            for p in self.places
        ]
        db = await open_database(self.database)
        await live_bot.write(db, kinds, places, guild=int(GUILD), now=int(time.time() * 1000))
        await db.close()

    async def seat_crowd(self) -> None:
        """Show the crowd its tables."""
        tables = [
            (
                place["board"],
                f"c:{live_bot.table_id(number)}:1:0:hand:",
                [user for user, _, _ in place["seats"]],
            )
            for number, place in enumerate(self.places, 1)
        ]
        await self.order("sit", tables=tables)

    async def bot(self, env: Mapping[str, str], command: Sequence[str] = ("-m", "bot")) -> Bot:
        """Start a bot, without waiting until it is ready."""
        limit = NO_LIMIT if self._rate_limits == "off" else {}
        bot = Bot(self.url, self.database, {**limit, **env}, command)
        self._stack.push_async_callback(bot.end)
        return await bot.start()

    async def limit(self, rate_limits: str, latency: float) -> None:
        """Set the rate limits to Discord's ("play") or to none ("off"), and the latency in ms."""
        self._rate_limits = rate_limits
        await self.ask("switch", to={"rate_limits": rate_limits, "latency": latency})

    async def quiet(self, seconds: float = 2.0, within: float = 120.0) -> None:
        """Wait until the bot has sent nothing for ``seconds``."""
        end = time.perf_counter() + within
        while time.perf_counter() < end:
            if time.time() - (await self.ask("state"))["last"] > seconds:
                return
            await asyncio.sleep(0.5)


class Meter:
    """The CPU seconds of the three processes within the context."""

    def __init__(self, harness: Harness, bot: Bot) -> None:
        self._of = {"bot": bot, "town": harness.town, "crowd": harness.crowd}
        self.cpu: dict[str, float] = {}
        self.took = 0.0

    def __enter__(self) -> Self:
        self.took = -time.perf_counter()
        self.cpu = {name: -process.cpu() for name, process in self._of.items()}
        return self

    def __exit__(self, *_: object) -> None:
        self.took += time.perf_counter()
        for name, process in self._of.items():
            self.cpu[name] += process.cpu()
