"""Faults other than kills: each begins, lasts a moment, and is repaired."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ctypes import CDLL, get_errno
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.playground import BotProcess, Playground
from bot.playground.resources.permissions import Permission

ROUTES = ("PATCH channels", "POST channels", "DELETE channels", "callback", "webhooks", "*")
DROPS = ("reconnect", "close", "invalidate", "restart")
CHANNELS = ("card-room", "second-table")
DISK_MB = 64
CLONE_NEWNS = 0x20000
FAKETIME = "*/faketime/libfaketime.so.1"


class Disk:
    """A small disk of this process, which disappears with it.

    It needs root.
    """

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"
        self._folder = folder

    @classmethod
    def mount(cls, folder: Path) -> "Disk | None":
        """Mount a disk at a folder, visible to this process only; None if that is not possible."""
        if not hasattr(os, "geteuid") or os.geteuid() != 0:
            return None
        if CDLL(None, use_errno=True).unshare(CLONE_NEWNS) != 0:
            assert get_errno()
            return None
        for command in (
            ["mount", "--make-rprivate", "/"],
            ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "torture", str(folder)],
        ):
            if subprocess.run(command, check=False, capture_output=True).returncode != 0:
                return None
        return cls(folder)

    def fill(self, left: int) -> None:
        """Fill the disk up to ``left`` bytes."""
        free = os.statvfs(self._folder)
        size = free.f_bavail * free.f_frsize - left
        with self._ballast.open("wb") as file:
            if size > 0:
                os.posix_fallocate(file.fileno(), 0, size)

    def empty(self) -> None:
        """Free the space."""
        self._ballast.unlink(missing_ok=True)

    def unmount(self) -> None:
        """Unmount the disk."""
        subprocess.run(["umount", "--lazy", str(self._folder)], check=False)


class Clock:
    """The bot's clock, faked by libfaketime."""

    def __init__(self, file: Path, library: Path) -> None:
        self._file = file
        self._library = library
        self.step(0)

    @classmethod
    def find(cls, folder: Path) -> "Clock | None":
        """Return a clock that is set by a file in the folder; None without libfaketime."""
        found = sorted(Path("/usr/lib").glob(FAKETIME))
        return cls(folder / "clock", found[0]) if found else None

    @property
    def environment(self) -> dict[str, str]:
        """Return the environment for the bot."""
        return {
            "LD_PRELOAD": str(self._library),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def step(self, seconds: int) -> None:
        """Set the clock to this offset from the real time."""
        self._file.write_text(f"{seconds:+d}\n")

    def sweep(self) -> None:
        """Remove libfaketime's shared memory of processes that were killed."""
        for file in Path("/dev/shm").glob("*faketime_*"):
            if not Path(f"/proc/{file.name.rpartition('_')[2]}").exists():
                with suppress(OSError):  # of another user, or gone already
                    file.unlink()


@dataclass
class Place:
    """The target of a fault: a playground, and a bot in it."""

    playground: Playground
    process: BotProcess
    database: Path
    chance: Random
    people: list[str]
    disk: Disk | None = None
    clock: Clock | None = None


Fault = Callable[[Place], Awaitable[None]]


async def _freeze(place: Place) -> None:
    """The bot is frozen."""
    pid = place.process.pid
    if pid is None:
        return
    os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(place.chance.choice((0.05, 0.3, 1.0, 3.2)) * place.chance.random())
    finally:
        if place.process.pid == pid:
            os.kill(pid, signal.SIGCONT)


async def _full(place: Place) -> None:
    """The disk is full."""
    if place.disk is None:
        await _limit(place)
        return
    place.disk.fill(place.chance.choice((0, 0, 4096, 65536)))
    try:
        await asyncio.sleep(place.chance.uniform(0.05, 1.2))
    finally:
        place.disk.empty()


async def _limit(place: Place) -> None:
    """Writes to the WAL file of the database fail beyond a certain size."""
    pid, wal = place.process.pid, Path(f"{place.database}-wal")
    if pid is None or not wal.exists():
        return
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    # Every file of the bot may grow to this size and no further, even in the middle of a page.
    most = wal.stat().st_size + place.chance.choice((0, 100, 4096, 20_000))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))
    try:
        await asyncio.sleep(place.chance.uniform(0.05, 1.2))
    finally:
        if place.process.pid == pid:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


async def _lock(place: Place) -> None:
    """Another program holds the database."""
    if not place.database.exists():
        return
    connection = sqlite3.connect(place.database, isolation_level=None, timeout=0)
    try:
        connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(place.chance.choice((0.1, 0.5, 1.5, 3.0)) * place.chance.random())
    except sqlite3.OperationalError:
        return  # the bot has locked it
    finally:
        connection.close()


async def _slow(place: Place) -> None:
    """Discord is slow."""
    place.playground.switch({"latency": place.chance.choice((5, 30, 150, 600))})
    try:
        await asyncio.sleep(place.chance.uniform(0.1, 1.0))
    finally:
        place.playground.switch({"latency": 0})


async def _busy(place: Place) -> None:
    """Discord answers a few requests with 429."""
    _fail(place, 429, retry_after=round(place.chance.uniform(0.05, 0.5), 3))


async def _broken(place: Place) -> None:
    """Discord fails for a few requests."""
    _fail(place, place.chance.choice((500, 502, 503, 504)))


async def _late(place: Place) -> None:
    """An interaction has expired before its answer."""
    place.playground.switch({"fail": {"route": "callback", "status": 404, "code": 10062, "times": 1}})


def _fail(place: Place, status: int, **more: object) -> None:
    chance = place.chance
    failure = {"route": chance.choice(ROUTES), "status": status, "times": chance.randint(1, 5), **more}
    place.playground.switch({"fail": failure})


async def _drop(place: Place) -> None:
    """The gateway connection is lost."""
    place.playground.switch({"gateway": place.chance.choice(DROPS)})


async def _deny(place: Place) -> None:
    """The bot loses a permission in a channel for a while."""
    channel = place.chance.choice(CHANNELS)
    lost = place.chance.choice((Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.EMBED_LINKS))
    place.playground.deny(channel, int(lost))
    try:
        await asyncio.sleep(place.chance.uniform(0.1, 1.0))
    finally:
        place.playground.deny(channel, 0)


async def _close(place: Place) -> None:
    """A member accepts no direct messages for a while."""
    who = place.chance.choice(place.people)
    place.playground.close_dms(who)
    try:
        await asyncio.sleep(place.chance.uniform(0.1, 2.0))
    finally:
        place.playground.close_dms(who, closed=False)


async def _step(place: Place) -> None:
    """The clock jumps forward or back."""
    if place.clock is not None:
        place.clock.step(place.chance.choice((-300, -70, -5, 5, 65, 130, 700)))


FAULTS: dict[str, Fault] = {
    "freeze": _freeze, "disk full": _full, "write fails": _limit, "lock held": _lock, "clock steps": _step,
    "slow": _slow, "429": _busy, "5xx": _broken, "too late": _late, "gateway lost": _drop,
    "permission lost": _deny, "messages closed": _close,
}  # fmt: skip
GROUPS = {
    "freeze": ("freeze",), "disk": ("disk full", "write fails"), "lock": ("lock held",),
    "clock": ("clock steps",),
    "discord": ("slow", "429", "5xx", "too late", "gateway lost", "permission lost", "messages closed"),
}  # fmt: skip
"""Faults that the command line can select, besides the kills."""
