"""Checks of a PostgreSQL server and its backups, for `doctor --cluster` and `backup`.

A check fails if the bot cannot work, or if a mechanism that is meant to save data is broken. What a server of
the usual settings lacks (an archive, checksums, a short deadlock timeout) is advice.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.run.check_result import CheckResult, advise
from bot.run.program_name import program
from bot.texts.localization import number
from data.db.migrations import load_migrations
from data.db.postgres_report import ServerReport
from data.db.postgres_setup import OLDEST
from engine import GAMES

CLOCKS_APART: Final = 1.0
"""Seconds by which the two clocks may differ; deadlines are shown to the second."""
DEADLOCK_MS: Final = 200
CONNECTIONS: Final = 12
"""Connections of one worker, with a reserve."""
ARCHIVE_SECONDS: Final = 60
"""Seconds of play that may be lost with the PostgreSQL server's disk."""
LATE_SECONDS: Final = 600.0
BEHIND: Final = 3
"""With more WAL files waiting, archiving does not keep up."""
SLOT_BYTES: Final = 4 * 2**30
BASE_NAMED: Final = "base-%Y%m%dT%H%M%SZ"
BASE_WANTED: Final = timedelta(hours=26)
SERVED_SECONDS: Final = 15.0


def cluster(server: ServerReport, now: int) -> Iterator[CheckResult]:
    """Yield all checks of a PostgreSQL server at the time ``now`` (ms UTC)."""
    yield CheckResult(
        server.version >= OLDEST,
        "version",
        f"PostgreSQL {server.shown_version} ({OLDEST} or newer is needed), the database {server.name}",
    )
    yield _rights(server)
    encoded = server.encoding == "UTF8" and server.plain
    wanted = "" if encoded else "; the bot needs one made with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
    yield CheckResult(encoded, "text", f"encoding {server.encoding}, collation {server.collation}{wanted}")
    yield _role(server)
    yield _schema(server)
    yield from _settings(server)
    yield _connections(server)
    yield CheckResult(
        abs(server.ahead) <= CLOCKS_APART + server.took,
        "clocks",
        f"the database's clock is {abs(server.ahead):.2f} s {'ahead of' if server.ahead > 0 else 'behind'} "
        f"this machine's (a query takes {server.took * 1000:.1f} ms)",
    )
    yield from _served(server, now)
    yield _rules(server)
    yield from archived(server, now)


def _rights(server: ServerReport) -> CheckResult:
    """Check the privileges of the database user."""
    missing = []
    if not server.creates and server.migrations is None:
        missing.append("cannot create tables: GRANT CREATE ON SCHEMA public")
    if server.no_rights:
        missing.append(f"cannot read and write {', '.join(server.no_rights)}")
    if server.not_owned:
        missing.append(f"does not own {', '.join(server.not_owned)}, so migrations would fail")
    return CheckResult(
        not missing, "rights", f"user {server.user} " + ("; ".join(missing) or "has all it needs")
    )


def _role(server: ServerReport) -> CheckResult:
    if server.standby:
        return CheckResult(
            False,
            "role",
            "a read-only standby: use the URL of the primary, or of all PostgreSQL servers with "
            "?target_session_attrs=read-write",
        )
    if server.read_only:
        return CheckResult(False, "role", "read-only for this user")
    return CheckResult(True, "role", "a writable primary")


def _schema(server: ServerReport) -> CheckResult:
    known = load_migrations()[-1].version
    if server.moved is not None:
        return CheckResult(False, "schema", server.moved)
    if server.schema is None:
        return CheckResult(True, "schema", f"none yet; `migrate` or the first start creates schema {known}")
    if server.schema > known:
        return CheckResult(
            False,
            "schema",
            f"{server.schema}; this version supports schemas up to {known}: use the newer one",
        )
    if server.schema < known:
        return CheckResult(
            False, "schema", f"{server.schema}; this version needs {known}: run `{program()} migrate`"
        )
    return CheckResult(True, "schema", f"{server.schema}, up to date")


def _settings(server: ServerReport) -> Iterator[CheckResult]:
    """Yield the checks of settings that can lose or delay moves."""
    settings, wrong, slow = server.settings, [], []
    if settings["fsync"] != "on" or settings["full_page_writes"] != "on":
        wrong.append("fsync or full_page_writes is off: a crash of the machine can destroy the database")
    if settings["synchronous_commit"] == "off":
        wrong.append("synchronous_commit is off: moves that players have seen can be lost")
    if settings["autovacuum"] != "on":
        wrong.append("autovacuum is off: dead rows pile up and make everything slow")
    if int(settings["deadlock_timeout"]) > DEADLOCK_MS:
        slow.append(
            f"deadlock_timeout is {settings['deadlock_timeout']} ms, and the bot's user may not change it: "
            "players could wait that long (ALTER SYSTEM SET deadlock_timeout = '100ms')"
        )
    if not wrong and not slow:
        yield CheckResult(
            True, "settings", f"synchronous_commit {settings['synchronous_commit']}, fsync, autovacuum"
        )
    for each in wrong:
        yield CheckResult(False, "settings", each)
    for each in slow:
        yield advise("settings", each)


def _connections(server: ServerReport) -> CheckResult:
    left = server.limit - server.connections
    said = f"{server.connections} of {server.limit} connections in use"
    if left < CONNECTIONS:
        return CheckResult(False, "connected", f"{said}: too few left for another worker")
    return CheckResult(True, "connected", f"{said}: enough left for {left // CONNECTIONS} more workers")


def _served(server: ServerReport, now: int) -> Iterator[CheckResult]:
    processes = ", ".join(f"{place} ({count} connections)" for place, count in server.processes)
    connected = f"connected: {processes}" if processes else "no process of the bot is connected"
    if server.served_until is None:
        yield CheckResult(True, "served", f"never; {connected}")
        return
    age = max(0, now - server.served_until) / 1000  # the bot may note a moment that is still to come
    said = f"a bot was last active {age:,.0f} s ago; {connected}"
    well = age <= SERVED_SECONDS or not server.processes
    yield CheckResult(well, "served", said + ("" if well else ", but not active"))
    if server.deadlocks:
        yield CheckResult(
            False, "deadlocks", f"{number(server.deadlocks)} since the statistics' last reset; expected 0"
        )


def _rules(server: ServerReport) -> CheckResult:
    """Check that this program has the rules of all tables in play."""
    other = [
        f"{count} at {game} by version {version}"
        + (f" (here: {GAMES[game].version})" if game in GAMES else "")
        for game, version, count in server.rules
        if game not in GAMES or not GAMES[game].plays(version)
    ]
    if other:
        return CheckResult(
            False,
            "rules",
            f"tables in play use rules that this version does not have: {'; '.join(other)}. All workers must "
            "run the same version",
        )
    live = sum(count for *_, count in server.rules)
    return CheckResult(True, "rules", f"{number(live)} tables in play, all by rules of this version")


def archived(server: ServerReport, now: int, folder: Path | None = None) -> Iterator[CheckResult]:
    """Yield the checks of a server's backups; ``folder`` is where the base backups are."""
    settings, archive = server.settings, server.archive
    if server.standby:
        yield CheckResult(True, "archive", "not checked on a standby; check the primary")
    elif settings["archive_mode"] == "off":
        yield advise(
            "archive", "archive_mode is off: if the disk fails, all data since the last base backup is lost"
        )
    elif not settings["archive_command"] and not settings.get("archive_library"):
        yield CheckResult(
            False, "archive", "archive_command is empty: nothing is archived, and the disk fills up"
        )
    elif archive is None or archive.last is None:
        said = "nothing has been archived yet"
        if archive is not None and archive.failed:
            said += f"; {archive.failed} attempts failed, see PostgreSQL's log"
            yield CheckResult(False, "archive", said)
        else:
            yield advise("archive", said)
    else:
        lively = server.served_until is not None and now - server.served_until < LATE_SECONDS * 1000
        late = lively and (archive.age or 0) > LATE_SECONDS
        failing = "; the last attempt failed, see PostgreSQL's log" if archive.failing else ""
        yield CheckResult(
            not (archive.failing or late or archive.behind > BEHIND),
            "archive",
            f"the last WAL file was archived {max(0, archive.age or 0):,.0f} s ago, {archive.behind} are "
            f"waiting{failing}",
        )
        if not 0 < int(settings["archive_timeout"]) <= ARCHIVE_SECONDS:
            yield advise(
                "archive",
                f"archive_timeout is {settings['archive_timeout']} s, the play that may be lost: set it to "
                f"{ARCHIVE_SECONDS}",
            )
    for slot in server.slots:
        lost = slot.status in {"lost", "unreserved"} or (not slot.active and slot.kept > SLOT_BYTES)
        said = "is active" if slot.active else "is not active"
        yield CheckResult(
            not lost, "slot", f"{slot.name} {said}; it retains {slot.kept // 2**20:,} MB ({slot.status})"
        )
    if settings["data_checksums"] == "on":
        yield CheckResult(True, "checksums", "on")
    else:
        yield advise(
            "checksums",
            "off: damage by the disk goes unnoticed (stop PostgreSQL, then run pg_checksums --enable)",
        )
    if folder is not None:
        yield _base(folder, now)


def base_backups(folder: Path) -> dict[datetime, Path]:
    """Return the finished base backups in a folder by time, oldest first. Raises OSError."""
    found = {}
    for each in folder.iterdir():
        try:
            made = datetime.strptime(each.name, BASE_NAMED).replace(tzinfo=UTC)
        except ValueError:
            continue
        if (each / "backup_manifest").is_file():  # written last
            found[made] = each
    return dict(sorted(found.items()))


def _base(folder: Path, now: int) -> CheckResult:
    try:
        newest = max(base_backups(folder), default=None) if folder.exists() else None
    except OSError as error:
        return CheckResult(False, "base", f"{folder} cannot be read ({error.strerror})")
    if newest is None:
        return CheckResult(
            False, "base", f"no base backup in {folder}; if they are elsewhere, use `backup FOLDER`"
        )
    age = datetime.fromtimestamp(now / 1000, UTC) - newest
    return CheckResult(
        age <= BASE_WANTED, "base", f"the newest in {folder} is {age.total_seconds() / 3600:.1f} hours old"
    )
