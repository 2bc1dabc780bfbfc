"""What there is to say of a PostgreSQL server: for `doctor --cluster`, and whether it is backed up."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.run.check_result import CheckResult
from bot.texts.chips import number
from data.db.migrations import load_migrations
from data.db.postgres_report import ServerReport
from data.db.postgres_setup import OLDEST
from engine import GAMES

CLOCKS_APART: Final = 1.0
"""Seconds by which the clocks of machine and database may differ: deadlines are told to the second."""
DEADLOCK_MS: Final = 200
CONNECTIONS: Final = 12
"""Connections of one worker, with some to spare."""
ARCHIVE_SECONDS: Final = 60
"""How much play may be lost with the server's disk."""
LATE_SECONDS: Final = 600.0
BEHIND: Final = 3
"""Files of WAL that wait to be archived: it does not keep up."""
SLOT_BYTES: Final = 4 * 2**30
BASE_NAMED: Final = "base-%Y%m%dT%H%M%SZ"
BASE_WANTED: Final = timedelta(hours=26)
SERVED_SECONDS: Final = 15.0


def cluster(server: ServerReport, now: int) -> Iterator[CheckResult]:
    """Yield what there is to say of a server at a time (ms UTC)."""
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
        f"the database's is {abs(server.ahead):.2f} s {'before' if server.ahead > 0 else 'behind'} this "
        f"machine's (a question takes {server.took * 1000:.1f} ms)",
    )
    yield from _served(server, now)
    yield _rules(server)
    yield from archived(server, now)


def _rights(server: ServerReport) -> CheckResult:
    """May the user do what the program does?"""
    missing = []
    if not server.creates and server.migrations is None:
        missing.append("it may create nothing: GRANT CREATE ON SCHEMA public")
    if server.no_rights:
        missing.append(f"it may not read and write {', '.join(server.no_rights)}")
    if server.not_owned:
        missing.append(f"it does not own {', '.join(server.not_owned)}, so a change of schema would fail")
    return CheckResult(
        not missing, "rights", f"user {server.user}: " + ("; ".join(missing) or "all that is needed")
    )


def _role(server: ServerReport) -> CheckResult:
    if server.standby:
        return CheckResult(
            False,
            "role",
            "a standby, on which nothing can be stored: name the primary, or all servers with "
            "?target_session_attrs=read-write",
        )
    if server.read_only:
        return CheckResult(False, "role", "read-only for this user: nothing can be stored")
    return CheckResult(True, "role", "a primary, which can be written")


def _schema(server: ServerReport) -> CheckResult:
    known = load_migrations()[-1].version
    if server.moved is not None:
        return CheckResult(False, "schema", server.moved)
    if server.schema is None:
        return CheckResult(
            True, "schema", f"there is no house yet; `migrate` or a start makes schema {known}"
        )
    if server.schema > known:
        return CheckResult(
            False,
            "schema",
            f"{server.schema}, and this program knows schemas up to {known}: run the newer program",
        )
    if server.schema < known:
        return CheckResult(
            False, "schema", f"{server.schema}, and this program needs {known}: say `migrate` first"
        )
    return CheckResult(True, "schema", f"{server.schema}, as this program needs it")


def _settings(server: ServerReport) -> Iterator[CheckResult]:
    """Yield what is set so that moves can be lost or stand still."""
    settings, wrong = server.settings, []
    if settings["fsync"] != "on" or settings["full_page_writes"] != "on":
        wrong.append("fsync or full_page_writes is off: a crash of the machine can destroy the database")
    if settings["synchronous_commit"] == "off":
        wrong.append("synchronous_commit is off: moves that people were shown can be lost")
    if settings["autovacuum"] != "on":
        wrong.append("autovacuum is off: dead rows pile up until nothing is quick any more")
    if int(settings["deadlock_timeout"]) > DEADLOCK_MS:
        wrong.append(
            f"deadlock_timeout is {settings['deadlock_timeout']} ms, and the user may not set it itself: so "
            "long people would wait (ALTER SYSTEM SET deadlock_timeout = '100ms')"
        )
    if not wrong:
        yield CheckResult(
            True, "settings", f"synchronous_commit {settings['synchronous_commit']}, fsync, autovacuum"
        )
    for each in wrong:
        yield CheckResult(False, "settings", each)


def _connections(server: ServerReport) -> CheckResult:
    left = server.limit - server.connections
    said = f"{server.connections} of {server.limit} are in use"
    if left < CONNECTIONS:
        return CheckResult(False, "connected", f"{said}: too few are left for one more worker")
    return CheckResult(True, "connected", f"{said}: enough for {left // CONNECTIONS} more workers")


def _served(server: ServerReport, now: int) -> Iterator[CheckResult]:
    processes = ", ".join(f"{place} ({count} connections)" for place, count in server.processes)
    connected = f"connected now are {processes}" if processes else "none of its processes is connected now"
    if server.served_until is None:
        yield CheckResult(True, "served", f"never yet; {connected}")
        return
    age = (now - server.served_until) / 1000
    told = f"the house was served {age:,.0f} s ago; {connected}"
    well = age <= SERVED_SECONDS or not server.processes
    yield CheckResult(well, "served", told + ("" if well else ": they are there and serve nobody"))
    if server.deadlocks:
        yield CheckResult(
            False, "deadlocks", f"{number(server.deadlocks)} since the statistics began; there should be none"
        )


def _rules(server: ServerReport) -> CheckResult:
    """Are all tables in play played by the rules that this program has?"""
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
            f"tables in play are of other rules than this program's: {'; '.join(other)}. All workers must be "
            "of one version of the program",
        )
    live = sum(count for *_, count in server.rules)
    return CheckResult(True, "rules", f"{number(live)} tables in play, all by the rules of this program")


def archived(server: ServerReport, now: int, folder: Path | None = None) -> Iterator[CheckResult]:
    """Yield whether what the server stores is safe elsewhere; ``folder``: where base backups lie."""
    settings, archive = server.settings, server.archive
    if server.standby:
        yield CheckResult(True, "archive", "that of the primary counts; ask there")
    elif settings["archive_mode"] == "off":
        yield CheckResult(
            False, "archive", "archive_mode is off: with the disk all is lost since the last base backup"
        )
    elif not settings["archive_command"] and not settings.get("archive_library"):
        yield CheckResult(
            False, "archive", "archive_command is empty: nothing is archived, and the disk fills up"
        )
    elif archive is None or archive.last is None:
        failed = (
            f"; {archive.failed} attempts failed, see the server's log" if archive and archive.failed else ""
        )
        yield CheckResult(False, "archive", f"nothing was archived yet{failed}")
    else:
        lively = server.served_until is not None and now - server.served_until < LATE_SECONDS * 1000
        late = lively and (archive.age or 0) > LATE_SECONDS
        failing = "; the last attempt failed, see the server's log" if archive.failing else ""
        yield CheckResult(
            not (archive.failing or late or archive.behind > BEHIND),
            "archive",
            f"the last file is {archive.age or 0:,.0f} s old, {archive.behind} wait{failing}",
        )
        if not 0 < int(settings["archive_timeout"]) <= ARCHIVE_SECONDS:
            yield CheckResult(
                False,
                "archive",
                f"archive_timeout is {settings['archive_timeout']} s: set {ARCHIVE_SECONDS}, the seconds of "
                "play that may be lost",
            )
    for slot in server.slots:
        lost = slot.status in {"lost", "unreserved"} or (not slot.active and slot.kept > SLOT_BYTES)
        said = "is read" if slot.active else "is not read by anybody"
        yield CheckResult(
            not lost, "slot", f"{slot.name} {said}, {slot.kept // 2**20:,} MB are kept for it ({slot.status})"
        )
    yield CheckResult(
        settings["data_checksums"] == "on",
        "checksums",
        "on"
        if settings["data_checksums"] == "on"
        else "off: what a disk spoils is not noticed (stop the server, pg_checksums --enable)",
    )
    if folder is not None:
        yield _base(folder, now)


def base_backups(folder: Path) -> dict[datetime, Path]:
    """Return the base backups in a folder that were finished, by their times, the oldest first. Raises
    OSError.
    """
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
            False, "base", f"there is no base backup in {folder}; if they lie elsewhere, say `backup FOLDER`"
        )
    age = datetime.fromtimestamp(now / 1000, UTC) - newest
    return CheckResult(
        age <= BASE_WANTED, "base", f"the newest in {folder} is {age.total_seconds() / 3600:.1f} hours old"
    )
