"""Backups of an SQLite database in use: copy, check, name by time, and delete old ones."""

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
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from bot.run.check_result import CheckResult
from bot.run.erasure_log import forget_before
from bot.run.problem import Problem
from data.db.errors import StorageError
from data.db.hash_chain import GENESIS

if TYPE_CHECKING:
    from data.db.postgres_report import ServerReport

# What is about PostgreSQL is imported when it is used: a bot on SQLite does without psycopg.

log = logging.getLogger(__name__)

NAMED: Final = "cardroom-%Y%m%dT%H%M%SZ.sqlite3"
"""File name of a backup, with the time (UTC) at which it was started; names sort by time."""
PERIODS: Final = (("%Y%m%d%H", 24), ("%Y%m%d", 14), ("%G%V", 12))
"""Retention: the last backup of each of the last 24 hours, 14 days and 12 weeks that have one."""
STEP_PAGES: Final = 256
"""Pages copied per step (one megabyte); between steps others can use the disk."""
LEFT_OVER: Final = 3600.0
"""A ``.part`` file not written for this many seconds was left by a killed program."""
DAY: Final = 86_400.0
AGAIN: Final = 3600.0
"""Seconds until the next attempt after a failed backup."""
KEPT_DAYS: Final = 15
"""Days to keep erasures for PostgreSQL: one day longer than its base backups."""
SOON: Final = 60.0
"""Seconds after the start of the bot before the first backup or check."""

_FIRST_WRONG_BOOKS: Final = """
SELECT b.guild_id FROM books b WHERE b.entries <> (SELECT count(*) FROM transfers t
WHERE t.guild_id = b.guild_id)
OR b.head <> coalesce((SELECT t.hash FROM transfers t WHERE t.guild_id = b.guild_id AND t.seq = b.entries), ?)
ORDER BY b.guild_id LIMIT 1"""

_FIRST_WRONG_SEALS: Final = """
SELECT guild_id FROM seals GROUP BY guild_id HAVING max(seq) <> count(*) ORDER BY guild_id LIMIT 1"""

Heads = Sequence[tuple[int, int, str]]
"""(guild, transfers in the ledger, hash of the last), then (guild, seals, hash of the last)."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: ``size`` in bytes, ``took`` in seconds; ``removed`` are the old ones deleted."""

    file: Path
    size: int
    took: float
    schema: int
    removed: Sequence[Path]


def back_up(database: Path, folder: Path, now: datetime, stop: Event | None = None) -> Backup:
    """Write a checked copy of the database to the folder, then delete old backups there.

    Setting ``stop`` aborts the copy. Raises Problem, and leaves no partial file.
    """
    if not database.is_file():
        raise Problem(f"There is no database at {database}.")
    began = time.monotonic()
    target = folder / f"{now:{NAMED}}"
    part = target.with_name(f"{target.name}.part")
    with failures_as_problems("No backup was made.", database, folder):
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
    with failures_as_problems(f"{target} was made, but old backups could not be deleted.", database, folder):
        removed = _thin(folder)
    return Backup(target, size, time.monotonic() - began, schema, removed)


def copy(database: Path, target: Path, stop: Event | None = None) -> int:
    """Copy a database into an empty file, check the copy, and return its schema version.

    The database may be in use.
    Raises Problem if the file is damaged or belongs to another program; sqlite3.Error, OSError.
    """
    stop = stop or Event()

    def stepped(*_: object) -> None:
        if stop.is_set():
            raise Problem("The backup was aborted because the bot is stopping.")
        sync(target)  # step by step: one sync at the end would block the bot's commits for long

    with closing(_open(database)) as source, closing(sqlite3.connect(target, isolation_level=None)) as made:
        # One read transaction for all steps; without it, every commit of the bot restarts the copy.
        source.execute("BEGIN")
        heads = _heads(source, database)
        made.execute("PRAGMA synchronous = OFF").close()
        source.backup(made, pages=STEP_PAGES, progress=stepped)
        source.execute("ROLLBACK")
        made.execute("PRAGMA journal_mode = DELETE").close()  # a single file, without -wal and -shm
        made.set_progress_handler(stop.is_set, 100_000)
        schema = check(made, database)
        if _heads(made, database) != heads:
            raise Problem(f"The copy of {database} differs from the original.")
    sync(target)
    return schema


def check(connection: sqlite3.Connection, file: Path) -> int:
    """Check a database and return its schema version.

    Raises Problem with the file's name if it is damaged; sqlite3.Error.
    """
    if connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise Problem(f"The database {file} is damaged.")
    for what, query, params in (
        ("books", _FIRST_WRONG_BOOKS, (GENESIS,)),
        ("seals", _FIRST_WRONG_SEALS, ()),
    ):
        for (guild,) in connection.execute(query, params) if what in _tables(connection, file) else ():
            raise Problem(
                f"The {what} of server {guild} in {file} do not end where they should; run `audit`."
            )
    [(schema,)] = connection.execute("SELECT max(version) FROM migrations")
    return int(schema)


@contextmanager
def failures_as_problems(outcome: str, database: Path, folder: Path) -> Iterator[None]:
    """Convert errors of files and SQLite into a Problem whose text ends with ``outcome``."""
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
    """Return the backups in a folder by time, oldest first. Raises OSError."""
    found = {}
    for file in folder.iterdir():
        try:
            found[datetime.strptime(file.name, NAMED).replace(tzinfo=UTC)] = file
        except ValueError:
            continue
    return dict(sorted(found.items()))


def backups_to_keep(times: Iterable[datetime]) -> set[datetime]:
    """Return the times of the backups to keep (see PERIODS).

    Only hours, days and weeks that have a backup count, so neither a long pause nor a wrong clock deletes the
    old ones.
    """
    ordered = sorted(times)
    keep: set[datetime] = set()
    for period, count in PERIODS:
        last = {f"{each:{period}}": each for each in ordered}
        keep.update(list(last.values())[-count:])
    return keep


def due_in(newest: datetime | None, now: datetime) -> float:
    """Return the seconds until the next backup, for a bot that has just started or made one."""
    since = DAY if newest is None else (now - newest).total_seconds()
    return min(DAY, max(SOON, DAY - since))


async def keep_backing_up(database: Path, folder: Path, now: Callable[[], datetime]) -> None:
    """Make a backup in a thread every 24 hours until cancelled; retry an hour after a failure."""
    while True:
        await asyncio.sleep(due_in(_newest(folder), now()))
        stop = Event()
        try:
            made = await asyncio.to_thread(back_up, database, folder, now(), stop)
        except Problem as problem:
            log.error("%s The next attempt is in an hour.", problem)  # noqa: TRY400 - the text is enough
            await asyncio.sleep(AGAIN)
        else:
            log.info("backup made", extra={"bytes": made.size, "seconds": round(made.took, 1)})
        finally:
            stop.set()


async def keep_checking_server(url: str, folder: Path, now: Callable[[], datetime]) -> None:
    """Check every 24 hours, until cancelled, whether the PostgreSQL server is backed up.

    Also drops the erasures that are older than all backups. Failed checks are logged.
    """
    await asyncio.sleep(SOON)
    while True:
        try:
            _, findings = await asyncio.to_thread(server_backed_up, url, folder, now())
            for finding in findings:
                if not finding.well and finding.about != "base":  # base backups may be on another machine
                    log.error("backup check failed, the next is in a day: %s %s", finding.about, finding.said)
                elif finding.advice:
                    log.warning("backup check: %s %s", finding.about, finding.said)
        except (OSError, Problem) as problem:
            log.error("the backups cannot be checked, the next check is in a day: %s", problem)  # noqa: TRY400 - as above
        await asyncio.sleep(DAY)


def server_backed_up(
    url: str, folder: Path | None, now: datetime
) -> tuple["ServerReport", list[CheckResult]]:
    """Return a PostgreSQL server's report, and the checks of its archive and base backups.

    ``folder`` is where the base backups are. Also drops old entries of the erasure log there. Raises Problem,
    OSError.
    """
    from bot.run.postgres_report import archived

    server, at = server_at(url), int(now.timestamp() * 1000)
    if folder is not None and folder.is_dir():
        forget_before(folder, at - KEPT_DAYS * int(DAY) * 1000)
    return server, list(archived(server, at, folder))


def server_at(url: str) -> "ServerReport":
    """Return the report of a PostgreSQL server. Raises Problem."""
    from data.db.postgres_report import look_at

    try:
        return look_at(url)
    except StorageError as error:
        raise Problem(str(error)) from None


def sync(path: Path) -> None:
    """Flush a file or a directory to disk (fsync)."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _newest(folder: Path) -> datetime | None:
    try:
        return max(backups(folder), default=None)
    except OSError:  # the backup itself will report it
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
    if "books" in present:  # missing in schemas without chips
        heads += connection.execute("SELECT guild_id, entries, head FROM books ORDER BY guild_id").fetchall()
    if "seals" in present:
        heads += connection.execute(
            "SELECT s.guild_id, s.seq, s.hash FROM seals s WHERE s.seq = (SELECT max(n.seq) FROM seals n "
            "WHERE n.guild_id = s.guild_id) ORDER BY s.guild_id"
        ).fetchall()
    return heads


def _sweep(folder: Path) -> None:
    """Delete partial files left by a killed program."""
    for part in folder.glob("cardroom-*.part*"):
        if time.time() - part.stat().st_mtime > LEFT_OVER:
            part.unlink(missing_ok=True)


def _thin(folder: Path) -> list[Path]:
    """Delete the backups beyond the retention and the erasures older than all remaining ones."""
    found = backups(folder)
    keep = backups_to_keep(found)
    removed = [file for made, file in found.items() if made not in keep]
    for file in removed:
        file.unlink(missing_ok=True)
    forget_before(folder, int(min(keep).timestamp()) * 1000)
    return removed
