"""`python -m bot drill`: restore a backup temporarily, audit it, and compare it.

It is compared with the live database. A drill finds a bad backup before it is needed.
"""

import asyncio
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.run.backup import backups
from bot.run.check_result import CheckResult
from bot.run.cli.audit import counted, run_audit_since
from bot.run.cli.restore import erase_again, restore
from bot.run.problem import UNFIT, Problem
from bot.texts.localization import number
from data.db.connection import open_database
from data.db.errors import StorageError
from data.db.postgres_report import look_at, same_server
from data.transfer import Side, Snapshot, chain_heads, missing_rows, open_for_reading

_PREFIX: Final = ".drill-"
_KILLED: Final = 86_400.0
"""A drill folder older than this many seconds was left by a killed drill."""
_FAULTS: Final = 10
"""Maximum number of faults reported; `audit` reports all."""


def drill(
    database: Path, backup: Path | None, folder: Path | None, now: datetime, tell: Callable[[str], object]
) -> Iterator[CheckResult]:
    """Restore a backup (None: the newest in the folder) temporarily, and yield the results.

    The copy goes to a temporary folder beside the database. Erasures logged in ``folder`` are repeated. The
    bot may be running. Raises Problem if the drill cannot be done.
    """
    if backup is None:
        if folder is None:
            raise Problem("Name a backup, or set CARDROOM_BACKUP_FOLDER.", UNFIT)
        backup = _newest(folder)
    for left in database.parent.glob(f"{_PREFIX}*"):  # left by a killed drill
        if time.time() - left.stat().st_mtime > _KILLED:
            shutil.rmtree(left, ignore_errors=True)
    place = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=database.parent))
    try:
        began = time.monotonic()
        made = place / database.name
        lists = [backup.parent, *([folder] if folder is not None else [])]
        done = restore(made, backup, lists, now, lambda _: True)
        seconds = time.monotonic() - began
        yield CheckResult(
            True, "backup", f"{backup} ({backup.stat().st_size:,} bytes) restored in {seconds:.1f} s"
        )
        yield _erased(done.erased if done is not None else 0)
        yield from _check_copy(f"sqlite:///{made}", f"sqlite:///{database}", tell)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def drill_server(
    url: str, live: str, folder: Path | None, tell: Callable[[str], object]
) -> Iterator[CheckResult]:
    """Check the restored PostgreSQL database at ``url`` and yield the checks' results.

    Repeats the erasures logged in the folder, audits the database, and compares it with the ``live`` one if
    that answers. Raises Problem if the drill cannot be done.
    """
    try:
        restored = look_at(url)
        yield CheckResult(True, "backup", f"{restored.name} answers, PostgreSQL {restored.shown_version}")
        if _same(url, live):
            raise Problem(
                f"{restored.name} is the live database: pass the URL of the restored one instead.", UNFIT
            )
        if folder is None:
            yield CheckResult(
                False, "erasures", "CARDROOM_BACKUP_FOLDER is not set: there is no erasure log to repeat"
            )
        elif restored.read_only:
            yield CheckResult(
                False, "erasures", "not repeated: the restored PostgreSQL server is read-only or a standby"
            )
        else:
            yield _erased(asyncio.run(_erase(url, folder)))
        yield from _check_copy(url, live, tell)
    except StorageError as error:
        raise Problem(str(error)) from None


def _newest(folder: Path) -> Path:
    try:
        found = backups(folder)
    except OSError as error:
        raise Problem(f"{folder} cannot be read ({error.strerror}).") from None
    if not found:
        raise Problem(f"There is no backup in {folder}.")
    return found[max(found)]


def _same(url: str, live: str) -> bool:
    try:
        return same_server(url, live)
    except StorageError:  # the live server is down, so it is not the restored one
        return False


def _erased(count: int) -> CheckResult:
    return CheckResult(True, "erasures", f"{counted(count, 'member')} erased again")


async def _erase(url: str, folder: Path) -> int:
    database = await open_database(url)
    try:
        return (await erase_again(database, [folder]))[1]
    finally:
        await database.close()


def _check_copy(restored: str, live: str, tell: Callable[[str], object]) -> Iterator[CheckResult]:
    """Audit the restored database, and compare it with the live one."""
    began = time.monotonic()
    with open_for_reading(restored) as then:
        reports = asyncio.run(run_audit_since(Snapshot(then), tell))
    faults = [f"server {report.guild_id}: {fault}" for report in reports for fault in report.faults]
    tables, moves = (sum(getattr(report, what) for report in reports) for what in ("tables", "moves"))
    yield CheckResult(
        not faults,
        "audit",
        f"{counted(tables, 'table')} with {counted(moves, 'move')} replayed in "
        f"{time.monotonic() - began:.1f} s: {counted(len(faults), 'fault')}",
    )
    for fault in faults[:_FAULTS]:
        yield CheckResult(False, "audit", fault)
    try:
        with open_for_reading(restored) as then, open_for_reading(live) as now:
            yield _compared(then, now)
    except StorageError as error:
        yield CheckResult(False, "compare", f"the live database cannot be read: {error}")


def _compared(then: Side, now: Side) -> CheckResult:
    ends, found = chain_heads(then), missing_rows(then, now)
    gone = [f"{number(each.gone)} of {number(each.then)} {each.table}" for each in found if each.gone]
    if gone:
        return CheckResult(
            False, "compare", f"records of the backup are missing in the live database: {', '.join(gone)}"
        )
    stood, beyond = sum(each.then for each in found), sum(each.now - each.then for each in found)
    return CheckResult(
        True,
        "compare",
        f"the live database has all {number(stood)} records of the backup and {number(beyond)} more "
        f"({counted(len(ends), 'head')} of ledgers and seals compared)",
    )
