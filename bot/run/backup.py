"""Copies of the database, made while it is in use, checked, named by their time, and thinned."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Final
from urllib.parse import quote

from bot.run.check_result import CheckResult
from bot.run.erasure_log import forget_before
from bot.run.postgres_report import archived
from bot.run.problem import Problem
from data.db.errors import StorageError
from data.db.hash_chain import GENESIS
from data.db.postgres_report import ServerReport, look_at

log = logging.getLogger(__name__)

NAMED: Final = "cardroom-%Y%m%dT%H%M%SZ.sqlite3"
"""How a backup is called, by the time (UTC) at which it was begun: names sort as times do."""
PERIODS: Final = (("%Y%m%d%H", 24), ("%Y%m%d", 14), ("%G%V", 12))
"""Of so many hours, days and weeks with backups in them, the last of each is kept."""
STEP_PAGES: Final = 256
"""Pages copied at once, a megabyte: between two steps others get at the disk, and a stop is heard."""
LEFT_OVER: Final = 3600.0
"""Seconds after which a copy that nobody writes any more is what a killed program has left behind."""
DAY: Final = 86_400.0
AGAIN: Final = 3600.0
"""Seconds until the next attempt after one that failed."""
KEPT_DAYS: Final = 15
"""For how long it is kept who was erased where a server makes the backups: a day longer than those."""
SOON: Final = 60.0
"""Seconds that a bot is left to itself after its start."""

_FIRST_WRONG_BOOKS: Final = """
SELECT b.guild_id FROM books b WHERE b.entries <> (SELECT count(*) FROM transfers t
WHERE t.guild_id = b.guild_id)
OR b.head <> coalesce((SELECT t.hash FROM transfers t WHERE t.guild_id = b.guild_id AND t.seq = b.entries), ?)
ORDER BY b.guild_id LIMIT 1"""

_FIRST_WRONG_SEALS: Final = """
SELECT guild_id FROM seals GROUP BY guild_id HAVING max(seq) <> count(*) ORDER BY guild_id LIMIT 1"""

Heads = Sequence[tuple[int, int, str]]
"""By server: how many transfers its books have, and the hash of the last; then the same of its seals."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What has been written: ``size`` in bytes, ``took`` in seconds, its schema; what was removed."""

    file: Path
    size: int
    took: float
    schema: int
    removed: Sequence[Path]


def back_up(database: Path, folder: Path, now: datetime, stop: Event | None = None) -> Backup:
    """Write a checked copy of the database into the folder, then thin the older ones there.

    ``stop`` gives it up. Raises Problem, with nothing half done.
    """
    if not database.is_file():
        raise Problem(f"There is no database at {database}.")
    began = time.monotonic()
    target = folder / f"{now:{NAMED}}"
    part = target.with_name(f"{target.name}.part")
    with refusals("No backup was made.", database, folder):
        folder.mkdir(mode=0o700, exist_ok=True)
        _sweep(folder)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            schema = copy(database, part, stop)
            size = part.stat().st_size
            part.replace(target)
        finally:
            for left in (part, part.with_name(f"{part.name}-journal")):
                left.unlink(missing_ok=True)
        sync(folder)
    with refusals(f"{target} was made, but older backups could not be thinned.", database, folder):
        removed = _thin(folder)
    return Backup(target, size, time.monotonic() - began, schema, removed)


def copy(database: Path, target: Path, stop: Event | None = None) -> int:
    """Copy a database that may be in use into an empty file, check the copy, and return its schema.

    Raises Problem for what is no sound database of ours, sqlite3.Error, OSError.
    """
    stop = stop or Event()

    def stepped(*_: object) -> None:
        if stop.is_set():
            raise Problem("The backup was given up, since the bot stops.")
        sync(target)  # a little at a time: a commit beside it would wait for all of it at once

    with closing(_open(database)) as source, closing(sqlite3.connect(target, isolation_level=None)) as made:
        # One moment for all steps: without it every commit of the bot would let the copying begin anew.
        source.execute("BEGIN")
        heads = _heads(source, database)
        made.execute("PRAGMA synchronous = OFF").close()
        source.backup(made, pages=STEP_PAGES, progress=stepped)
        source.execute("ROLLBACK")
        made.execute("PRAGMA journal_mode = DELETE").close()  # one file, with nothing beside it
        made.set_progress_handler(stop.is_set, 100_000)
        schema = check(made, database)
        if _heads(made, database) != heads:
            raise Problem(f"The copy of {database} is not what was copied.")
    sync(target)
    return schema


def check(connection: sqlite3.Connection, file: Path) -> int:
    """Return the schema of a database that is whole. Raises Problem, naming the file, and sqlite3.Error."""
    if connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise Problem(f"The database {file} is damaged.")
    for what, query, params in (
        ("books", _FIRST_WRONG_BOOKS, (GENESIS,)),
        ("seals", _FIRST_WRONG_SEALS, ()),
    ):
        for (guild,) in connection.execute(query, params) if what in _tables(connection, file) else ():
            raise Problem(
                f"The {what} of server {guild} in {file} do not end where they should; `audit` tells more."
            )
    [(schema,)] = connection.execute("SELECT max(version) FROM migrations")
    return int(schema)


@contextmanager
def refusals(outcome: str, database: Path, folder: Path) -> Iterator[None]:
    """Turn what disks, files and SQLite refuse into a Problem that says what has become of it."""
    try:
        yield
    except Problem as problem:
        raise Problem(f"{problem} {outcome}", problem.code) from None
    except sqlite3.Error as error:
        reason = {
            sqlite3.SQLITE_NOTADB: f"{database} is not a SQLite database.",
            sqlite3.SQLITE_CORRUPT: f"The database {database} is damaged.",
            sqlite3.SQLITE_FULL: f"The disk of {folder} is full.",
        }.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, f"The database failed: {error}.")
        raise Problem(f"{reason} {outcome}") from None
    except OSError as error:
        raise Problem(f"{error.filename or folder}: {error.strerror}. {outcome}") from None


def backups(folder: Path) -> dict[datetime, Path]:
    """Return the backups of a folder by their times, the oldest first. Raises OSError."""
    found = {}
    for file in folder.iterdir():
        try:
            found[datetime.strptime(file.name, NAMED).replace(tzinfo=UTC)] = file
        except ValueError:
            continue
    return dict(sorted(found.items()))


def kept(times: Iterable[datetime]) -> set[datetime]:
    """Of backups made at these times, which are kept. It counts hours, days and weeks in which there are any,
    so that neither a long pause nor a wrong clock takes the old ones away.
    """
    ordered = sorted(times)
    keep: set[datetime] = set()
    for period, count in PERIODS:
        last = {f"{each:{period}}": each for each in ordered}
        keep.update(list(last.values())[-count:])
    return keep


def due_in(newest: datetime | None, now: datetime) -> float:
    """Return after how many seconds a bot that has just started, or made a backup, makes the next one."""
    since = DAY if newest is None else (now - newest).total_seconds()
    return min(DAY, max(SOON, DAY - since))


async def keep_backing_up(database: Path, folder: Path, now: Callable[[], datetime]) -> None:
    """Make a backup every 24 hours in a thread, until cancelled; one that fails is made an hour later."""
    while True:
        await asyncio.sleep(due_in(_newest(folder), now()))
        stop = Event()
        try:
            made = await asyncio.to_thread(back_up, database, folder, now(), stop)
        except Problem as problem:
            log.error("%s It is tried again in an hour.", problem)  # noqa: TRY400 - its words are enough
            await asyncio.sleep(AGAIN)
        else:
            log.info("backup made: %d bytes in %.1f s", made.size, made.took)
        finally:
            stop.set()


async def keep_looking(url: str, folder: Path, now: Callable[[], datetime]) -> None:
    """Look every 24 hours whether a server is backed up, until cancelled, and forget who was erased before
    any backup that is kept.
    """
    await asyncio.sleep(SOON)
    while True:
        try:
            _, findings = await asyncio.to_thread(server_backed_up, url, folder, now())
            for finding in findings:
                if not finding.well and finding.about != "base":  # those may lie on another machine
                    log.error("the backup is not in order: %s %s", finding.about, finding.said)
        except (OSError, Problem) as problem:
            log.error("It cannot be told whether there are backups: %s", problem)  # noqa: TRY400 - as above
        await asyncio.sleep(DAY)


def server_backed_up(url: str, folder: Path | None, now: datetime) -> tuple[ServerReport, list[CheckResult]]:
    """Return whether a server is backed up, with base backups in the folder; thin the list of erasures there.

    Raises Problem, OSError.
    """
    server, at = server_at(url), int(now.timestamp() * 1000)
    if folder is not None and folder.is_dir():
        forget_before(folder, at - KEPT_DAYS * int(DAY) * 1000)
    return server, list(archived(server, at, folder))


def server_at(url: str) -> ServerReport:
    """Return what a server says of itself. Raises Problem."""
    try:
        return look_at(url)
    except StorageError as error:
        raise Problem(str(error)) from None


def sync(path: Path) -> None:
    """Have a file, or what a folder lists, reach the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _newest(folder: Path) -> datetime | None:
    try:
        return max(backups(folder), default=None)
    except OSError:  # making a backup there will say so
        return None


def _open(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(database))}?mode=rw", uri=True, isolation_level=None)


def _tables(connection: sqlite3.Connection, file: Path) -> set[str]:
    present = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "migrations" not in present:
        raise Problem(f"The database {file} belongs to another program.")
    return present


def _heads(connection: sqlite3.Connection, file: Path) -> Heads:
    present, heads = _tables(connection, file), []
    if "books" in present:  # else from before there were chips
        heads += connection.execute("SELECT guild_id, entries, head FROM books ORDER BY guild_id").fetchall()
    if "seals" in present:
        heads += connection.execute(
            "SELECT s.guild_id, s.seq, s.hash FROM seals s WHERE s.seq = (SELECT max(n.seq) FROM seals n "
            "WHERE n.guild_id = s.guild_id) ORDER BY s.guild_id"
        ).fetchall()
    return heads


def _sweep(folder: Path) -> None:
    """Remove what a killed program has left half written."""
    for part in folder.glob("cardroom-*.part*"):
        if time.time() - part.stat().st_mtime > LEFT_OVER:
            part.unlink(missing_ok=True)


def _thin(folder: Path) -> list[Path]:
    """Remove the backups that are not kept, and the erasures that all others know of."""
    found = backups(folder)
    keep = kept(found)
    removed = [file for made, file in found.items() if made not in keep]
    for file in removed:
        file.unlink(missing_ok=True)
    forget_before(folder, int(min(keep).timestamp()) * 1000)
    return removed
