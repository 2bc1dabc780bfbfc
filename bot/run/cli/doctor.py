"""`python -m bot doctor`: is everything there that the bot needs? It looks, and changes nothing."""

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from pathlib import Path

from bot.run import heartbeat
from bot.run.backup import backups
from bot.run.check_result import CheckResult
from bot.run.config import ENV_FILE, Settings, load_settings, unknown_names
from bot.run.postgres_report import cluster as all_of
from bot.run.problem import Problem
from data.db.database import schema_version
from data.db.errors import DatabaseUnusable, StorageError
from data.db.migrations import load_migrations
from data.db.postgres_report import look_at
from data.db.sqlite import ReadOnlyFile, is_undamaged, was_removed
from data.installation import served_until
from data.transfer import Snapshot, open_for_reading

OLDEST_PYTHON = (3, 11)
RELEASED = 2026
"""The year this program was written in: a clock that shows an earlier one is wrong."""
CLOCK_TOLERANCE = 60_000
"""Milliseconds by which the clock may lie behind what the database remembers."""
BACKUP_WANTED = timedelta(hours=26)
"""A bot that runs makes one a day, and tries again an hour after one that failed."""
UNUSABLE = frozenset({"version", "rights", "text", "role", "schema"})
"""Findings of a server with which no bot can run on it."""
DISCORD = "https://discord.com"
ASKING = 5.0
"""Seconds to wait for Discord's answer."""
DISK_WANTED = 200
"""Free megabytes, for the database and the copy of it that a change of schema makes."""


async def examine(
    *, quick: bool = False, cluster: bool = False, env_file: Path = ENV_FILE
) -> list[CheckResult]:
    """Every check's finding; with `quick` only whether a running bot is alive, with `cluster` also what there
    is to say of a PostgreSQL server.
    """
    now = int(time.time() * 1000)
    python = _python(sys.version_info[:3])
    try:
        settings = load_settings(env_file)
    except Problem as problem:
        fault = CheckResult(False, "settings", str(problem))
        return [fault] if quick else [python, _library(), fault, clock(now, None), _disk(Path())]
    if quick:
        return [_heart(settings)]
    slips = unknown_names(env_file)
    readable = CheckResult(not slips, "settings", " ".join(slips) or "all can be read")
    first, disk = [python, _library(), readable, _discord(settings)], _disk(_folder(settings))
    if cluster:
        first.append(await _token(settings))
    if settings.database_file is None:
        return [*first, *_server(settings, now, cluster=cluster), disk]
    newest, database = await _database(settings)
    backup = _backup(settings.backup_folder, now, newest)
    found = [*first, database, backup, clock(now, newest), disk]
    if cluster:
        found.append(CheckResult(False, "cluster", "SQLite serves one process; more of them need PostgreSQL"))
    return found


def clock(now: int, newest: int | None) -> CheckResult:
    """Is it `now`? Compared with the newest time the database remembers; both in milliseconds UTC."""
    shown = f"{datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    if datetime.fromtimestamp(now / 1000, UTC).year < RELEASED:
        return CheckResult(False, "clock", f"shows {shown}, before this program was written")
    if newest is not None and newest > now + CLOCK_TOLERANCE:
        behind = (newest - now) // 1000
        return CheckResult(
            False,
            "clock",
            f"shows {shown}, {behind} seconds before the bot last ran",
        )
    return CheckResult(True, "clock", shown)


def _python(version: Sequence[int]) -> CheckResult:
    wanted = ".".join(map(str, OLDEST_PYTHON))
    return CheckResult(
        tuple(version[:2]) >= OLDEST_PYTHON,
        "python",
        f"{'.'.join(map(str, version))} ({wanted} or newer is needed)",
    )


def _library() -> CheckResult:
    from discord import __version__  # it takes its time to load, and a quick look does without

    from bot.run.discord_private_api import WRITTEN_FOR, missing_parts, said_of

    missing = missing_parts()
    return CheckResult(__version__ == WRITTEN_FOR and not missing, "discord.py", said_of(missing))


def _discord(settings: Settings) -> CheckResult:
    if settings.discord_url is not None:
        return CheckResult(True, "discord", f"a stand-in at {settings.discord_url}")
    if settings.needs_playground:
        exposed = ", open to other machines" if settings.playground_expose == "yes" else ""
        return CheckResult(
            True, "discord", f"no token is set: the bot will be played in the playground{exposed}"
        )
    source = "DISCORD_TOKEN" if settings.token_file is None else f"the file {settings.token_file}"
    return CheckResult(
        True, "discord", f"a token is there, from {source} (whether Discord takes it shows at start)"
    )


async def _token(settings: Settings) -> CheckResult:
    """Does Discord send what people do with this token to us? Two houses on one token would both answer."""
    if settings.needs_playground:
        return CheckResult(True, "token", "there is none, so that no other house can have it")
    from aiohttp import ClientError, ClientSession, ClientTimeout  # they take their time to load

    where = f"{settings.discord_url or DISCORD}/api/v10/applications/@me"
    try:
        async with (
            ClientSession(timeout=ClientTimeout(ASKING)) as session,
            session.get(where, headers={"Authorization": f"Bot {settings.bearer}"}) as answer,
        ):
            said = await answer.json() if answer.status == HTTPStatus.OK else None
    except (ClientError, TimeoutError, ValueError) as error:
        return CheckResult(False, "token", f"Discord cannot be asked ({type(error).__name__})")
    if said is None:
        return CheckResult(False, "token", f"Discord answers {answer.status}: is it the right token?")
    endpoint, by_http = said.get("interactions_endpoint_url"), settings.ingress == "http"
    if endpoint and not by_http:
        return CheckResult(
            False,
            "token",
            f"Discord sends presses to {endpoint}: there is another house on this token, or CARDROOM_INGRESS "
            "must be http",
        )
    if by_http and not endpoint:
        return CheckResult(
            False, "token", "Discord has no Interactions Endpoint URL to send presses to, as http needs it"
        )
    way = f"to {endpoint}" if by_http else "over the gateway"
    return CheckResult(
        True,
        "token",
        f"presses come {way}; with another house on this token both logs say that somebody else answers",
    )


async def _database(settings: Settings) -> tuple[int | None, CheckResult]:
    """The newest time stored, in milliseconds UTC, and the finding."""
    name = settings.database_name
    known = len(load_migrations())
    file = settings.database_file
    if file is not None:
        if was_removed(file):
            return None, CheckResult(False, "database", f"{name} is gone, though a bot has served it")
        if not file.exists() and os.access(file.parent, os.W_OK | os.X_OK):
            return None, CheckResult(True, "database", f"{name} will be made at the first start")
        stored = _stored_version(file)
        if stored is not None and stored < known and _undamaged(file):
            # opening it would bring it up to date, and that is for a start to do
            writable = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
            said = f"{name} has schema {stored}, and the next start makes it {known}"
            return None, CheckResult(writable, "database", said if writable else f"{name} cannot be written")
    try:
        with open_for_reading(settings.database_url, current=True) as side:
            version = await schema_version(Snapshot(side))
            newest = await served_until(Snapshot(side))
    except StorageError as error:
        return None, CheckResult(False, "database", str(error))
    if file is not None and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK | os.X_OK)):
        return None, CheckResult(False, "database", f"{name} cannot be written")
    return newest, CheckResult(True, "database", f"{name} is whole and can be written, schema {version}")


def _server(settings: Settings, now: int, *, cluster: bool) -> list[CheckResult]:
    """What there is to say of a server: much, or only whether it can be used."""
    try:
        server = look_at(settings.database_url)
    except StorageError as error:
        return [CheckResult(False, "database", str(error)), clock(now, None)]
    findings = list(all_of(server, now))
    if not cluster:
        wrong = [finding.said for finding in findings if not finding.well and finding.about in UNUSABLE]
        said = "; ".join(wrong) or f"{server.name} can be written, schema {server.schema or 'none yet'}"
        findings = [CheckResult(not wrong, "database", said)]
    return [*findings, clock(now, server.served_until)]


def _stored_version(file: Path) -> int | None:
    """The schema of a SQLite file that is there, read without changing it; None if it has none to read."""
    try:
        with closing(ReadOnlyFile(file)) as opened:
            [(version,)] = opened.connection.execute(
                "SELECT coalesce(max(version), 0) FROM migrations"
            ).fetchall()
            return int(version)
    except (sqlite3.Error, DatabaseUnusable):
        return 0 if file.is_file() and file.stat().st_size == 0 else None


def _undamaged(file: Path) -> bool:
    """Whether a SQLite file that is there is whole; whoever opens a damaged one says what is wrong."""
    try:
        with closing(ReadOnlyFile(file)) as opened:
            return is_undamaged(opened.connection)
    except (sqlite3.Error, DatabaseUnusable):
        return False


def _folder(settings: Settings) -> Path:
    """Where the disk must not be full: the database's folder; the working directory if that is elsewhere."""
    file = settings.database_file
    return file.parent if file is not None and file.parent.is_dir() else Path()


def _disk(folder: Path) -> CheckResult:
    free = shutil.disk_usage(folder).free // 1_000_000
    where = folder.resolve()
    if free < DISK_WANTED:
        return CheckResult(
            False, "disk", f"only {free} MB are free at {where}; at least {DISK_WANTED} are wanted"
        )
    return CheckResult(True, "disk", f"{free:,} MB are free at {where}")


def _backup(folder: Path | None, now: int, ran: int | None) -> CheckResult:
    """How old is the newest backup ``now``, and how old was it when the bot last ``ran``? (ms UTC)"""
    if folder is None:
        return CheckResult(True, "backup", "the bot makes none by itself: CARDROOM_BACKUP_FOLDER is not set")
    try:
        newest = max(backups(folder), default=None) if folder.exists() else None
    except OSError as error:
        return CheckResult(False, "backup", f"{folder} cannot be read ({error.strerror})")
    if not os.access(folder if folder.exists() else folder.parent, os.W_OK | os.X_OK):
        return CheckResult(False, "backup", f"{folder} cannot be written")
    if newest is None:
        return CheckResult(True, "backup", f"there is none in {folder} yet; the running bot makes one")
    hours = (now / 1000 - newest.timestamp()) / 3600
    missed = ran is not None and datetime.fromtimestamp(ran / 1000, UTC) - newest > BACKUP_WANTED
    said = f"the newest in {folder} is {hours:.1f} hours old"
    return CheckResult(
        not missed, "backup", said + (", and the running bot made none since" if missed else "")
    )


def _heart(settings: Settings) -> CheckResult:
    file = settings.heartbeat_file
    if file is None:
        return CheckResult(
            False, "heartbeat", "CARDROOM_HEARTBEAT_FILE is not set, so no bot can show that it is alive"
        )
    age = heartbeat.age(file)
    if age is None:
        return CheckResult(False, "heartbeat", "the bot has not been connected yet")
    said = f"the bot was connected and could store {age:.0f} seconds ago"
    return CheckResult(age <= heartbeat.STALE, "heartbeat", said)
