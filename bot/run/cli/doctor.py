"""`python -m bot doctor`: check everything the bot needs, without changing anything."""

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

from bot.run.backup import backups
from bot.run.check_result import CheckResult, advise
from bot.run.config import ENV_FILE, Settings, empty_token, load_settings, unknown_names
from bot.run.monitoring import heartbeat_file
from bot.run.postgres_report import cluster as all_of
from bot.run.problem import Problem
from data.db.connection import schema_version
from data.db.errors import DatabaseUnusable, StorageError
from data.db.migrations import load_migrations
from data.db.postgres_report import look_at
from data.db.sqlite import ReadOnlyFile, is_undamaged, was_removed
from data.installation import served_until
from data.transfer import Snapshot, open_for_reading

OLDEST_PYTHON = (3, 11)
RELEASED = 2026
"""The year of this program's release: a clock that shows an earlier year is wrong."""
CLOCK_TOLERANCE = 60_000
"""Milliseconds by which the clock may be behind the newest time in the database."""
BACKUP_WANTED = timedelta(hours=26)
"""Greatest age of a backup: one is made every day, and a failed one is retried after an hour."""
UNUSABLE = frozenset({"version", "rights", "text", "role", "schema"})
"""Checks of a PostgreSQL server without which the bot cannot use it."""
DISCORD = "https://discord.com"
ASKING = 5.0
"""Seconds to wait for Discord's reply."""
DISK_WANTED = 200
"""Free megabytes needed for the database and the copy that a schema migration makes."""


async def examine(*, cluster: bool = False, env_file: Path = ENV_FILE) -> list[CheckResult]:
    """Run all checks and return their results.

    With ``cluster``, also check the PostgreSQL server in detail.
    """
    now = int(time.time() * 1000)
    python = _python(sys.version_info[:3])
    try:
        settings = load_settings(env_file)
    except Problem as problem:
        fault = CheckResult(False, "settings", str(problem))
        return [python, _library(), fault, clock(now, None), _disk(Path())]
    slips = unknown_names(env_file)
    readable = CheckResult(not slips, "settings", " ".join(slips) or "all are valid")
    first, disk = [python, _library(), readable, _discord(settings, env_file)], _disk(_folder(settings))
    first += _heartbeat(settings) + _metrics(settings)
    if cluster:
        first.append(await _token(settings))
    if settings.database_file is None:
        return [*first, *_server(settings, now, cluster=cluster), disk]
    newest, database = await _database(settings)
    backup = _backup(settings.backup_folder, now, newest)
    found = [*first, database, backup, clock(now, newest), disk]
    if cluster:
        found.append(
            CheckResult(False, "cluster", "SQLite supports one process only; use PostgreSQL for several")
        )
    return found


def clock(now: int, newest: int | None) -> CheckResult:
    """Check the clock's time against the newest time in the database (both ms UTC)."""
    shown = f"{datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    if datetime.fromtimestamp(now / 1000, UTC).year < RELEASED:
        return CheckResult(False, "clock", f"shows {shown}, which is before this program was released")
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
    from discord import __version__  # slow to load, and the quick check does not need it

    from bot.run.discord_private_api import WRITTEN_FOR, describe_version, missing_parts

    missing = missing_parts()
    return CheckResult(__version__ == WRITTEN_FOR and not missing, "discord.py", describe_version(missing))


def _discord(settings: Settings, env_file: Path) -> CheckResult:
    if settings.discord_url is not None:
        return CheckResult(True, "discord", f"a stand-in at {settings.discord_url}")
    if settings.needs_playground:
        exposed = ", open to other machines" if settings.playground_expose == "yes" else ""
        said = f"no token is set: `run` starts the playground{exposed}, and `run --discord` refuses to start"
        if empty := empty_token(env_file):
            return advise("discord", f"{said}. {' '.join(empty)}")
        return CheckResult(True, "discord", said)
    source = "DISCORD_TOKEN" if settings.token_file is None else f"the file {settings.token_file}"
    return CheckResult(True, "discord", f"a token is set by {source} (Discord checks it when the bot starts)")


async def _token(settings: Settings) -> CheckResult:
    """Check how Discord delivers interactions; two bots on one token would both answer."""
    if settings.needs_playground:
        return CheckResult(True, "token", "no token is set, so no other bot can use it")
    from aiohttp import ClientError, ClientSession, ClientTimeout  # slow to load

    where = f"{settings.discord_url or DISCORD}/api/v10/applications/@me"
    try:
        async with (
            ClientSession(timeout=ClientTimeout(ASKING)) as session,
            session.get(where, headers={"Authorization": f"Bot {settings.bearer}"}) as answer,
        ):
            said = await answer.json() if answer.status == HTTPStatus.OK else None
    except (ClientError, TimeoutError, ValueError) as error:
        return CheckResult(False, "token", f"Discord cannot be reached ({type(error).__name__})")
    if said is None:
        return CheckResult(False, "token", f"Discord answers {answer.status}: is the token right?")
    endpoint, over_http = said.get("interactions_endpoint_url"), settings.ingress == "http"
    if endpoint and not over_http:
        return CheckResult(
            False,
            "token",
            f"Discord sends presses to {endpoint}: another bot uses this token, or CARDROOM_INGRESS must be "
            "http",
        )
    if over_http and not endpoint:
        return CheckResult(
            False,
            "token",
            "CARDROOM_INGRESS is http, but no Interactions Endpoint URL is set in the developer portal",
        )
    way = f"sent to {endpoint}" if over_http else "received over the gateway"
    return CheckResult(
        True,
        "token",
        f"presses are {way}; if another bot uses this token, both logs say that another program answers",
    )


async def _database(settings: Settings) -> tuple[int | None, CheckResult]:
    """Check the database; return the newest time in it (ms UTC or None) and the result."""
    name = settings.database_name
    known = len(load_migrations())
    file = settings.database_file
    if file is not None:
        if was_removed(file):
            return None, CheckResult(False, "database", f"{name} is missing, although a bot has used it")
        if not file.exists() and os.access(file.parent, os.W_OK | os.X_OK):
            return None, CheckResult(True, "database", f"{name} will be created at the first start")
        stored = _stored_version(file)
        if stored is not None and stored < known and _undamaged(file):
            # Do not open it: that would migrate it, and only a start should.
            writable = os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)
            said = f"{name} has schema {stored}; the next start migrates it to {known}"
            return None, CheckResult(writable, "database", said if writable else f"{name} cannot be written")
    try:
        with open_for_reading(settings.database_url, current=True) as side:
            version = await schema_version(Snapshot(side))
            newest = await served_until(Snapshot(side))
    except StorageError as error:
        return None, CheckResult(False, "database", str(error))
    if file is not None and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK | os.X_OK)):
        return None, CheckResult(False, "database", f"{name} cannot be written")
    return newest, CheckResult(True, "database", f"{name} is undamaged and writable, schema {version}")


def _server(settings: Settings, now: int, *, cluster: bool) -> list[CheckResult]:
    """Check a PostgreSQL server: in detail for ``cluster``, else whether the bot can use it."""
    try:
        server = look_at(settings.database_url)
    except StorageError as error:
        return [CheckResult(False, "database", str(error)), clock(now, None)]
    findings = list(all_of(server, now))
    if not cluster:
        wrong = [finding.said for finding in findings if not finding.well and finding.about in UNUSABLE]
        said = "; ".join(wrong) or f"{server.name} is writable, schema {server.schema or 'none yet'}"
        findings = [CheckResult(not wrong, "database", said)]
    return [*findings, clock(now, server.served_until)]


def _stored_version(file: Path) -> int | None:
    """Return the schema version of an SQLite file without changing it; None if unreadable."""
    try:
        with closing(ReadOnlyFile(file)) as opened:
            [(version,)] = opened.connection.execute(
                "SELECT coalesce(max(version), 0) FROM migrations"
            ).fetchall()
            return int(version)
    except (sqlite3.Error, DatabaseUnusable):
        return 0 if file.is_file() and file.stat().st_size == 0 else None


def _undamaged(file: Path) -> bool:
    """Return whether an existing SQLite file is undamaged."""
    try:
        with closing(ReadOnlyFile(file)) as opened:
            return is_undamaged(opened.connection)
    except (sqlite3.Error, DatabaseUnusable):
        return False


def _folder(settings: Settings) -> Path:
    """Return the folder whose disk to check: the database's, or the working directory."""
    file = settings.database_file
    return file.parent if file is not None and file.parent.is_dir() else Path()


def _disk(folder: Path) -> CheckResult:
    free = shutil.disk_usage(folder).free // 1_000_000
    where = folder.resolve()
    if free < DISK_WANTED:
        return CheckResult(
            False, "disk", f"only {free} MB free at {where}; at least {DISK_WANTED} MB are needed"
        )
    return CheckResult(True, "disk", f"{free:,} MB free at {where}")


def _backup(folder: Path | None, now: int, ran: int | None) -> CheckResult:
    """Check the newest backup's age, ``now`` and when the bot last ``ran`` (both ms UTC)."""
    if folder is None:
        return CheckResult(True, "backup", "the bot makes no backups: CARDROOM_BACKUP_FOLDER is not set")
    try:
        newest = max(backups(folder), default=None) if folder.exists() else None
    except OSError as error:
        return CheckResult(False, "backup", f"{folder} cannot be read ({error.strerror})")
    if not os.access(folder if folder.exists() else folder.parent, os.W_OK | os.X_OK):
        return CheckResult(False, "backup", f"{folder} cannot be written")
    if newest is None:
        return CheckResult(True, "backup", f"no backup in {folder} yet; the bot makes one when it runs")
    hours = (now / 1000 - newest.timestamp()) / 3600
    missed = ran is not None and datetime.fromtimestamp(ran / 1000, UTC) - newest > BACKUP_WANTED
    said = f"the newest in {folder} is {hours:.1f} hours old"
    return CheckResult(
        not missed, "backup", said + (", and the bot has run since without making one" if missed else "")
    )


def _heartbeat(settings: Settings) -> list[CheckResult]:
    """Check that the bot can write its heartbeat file, if one is set."""
    if settings.heartbeat_file is None:
        return []
    fault = heartbeat_file.fault(settings.heartbeat_file)
    return [CheckResult(fault is None, "heartbeat", fault or f"{settings.heartbeat_file} can be written")]


def _metrics(settings: Settings) -> list[CheckResult]:
    """Check who can read the metrics, if an address is set."""
    if settings.metrics is None:
        return []
    note = settings.open_metrics
    return [advise("metrics", note) if note else CheckResult(True, "metrics", f"at {settings.metrics}")]
