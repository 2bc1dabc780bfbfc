"""`python -m bot drill`: a backup is restored beside the house, audited and compared with it, so that nobody
learns only from a fire that it cannot be.
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
from bot.texts.chips import number
from data.db.database import open_database
from data.db.errors import StorageError
from data.db.postgres_report import look_at, same_server
from data.transfer import Side, Snapshot, chain_heads, missing_rows, open_for_reading

_PREFIX: Final = ".drill-"
_KILLED: Final = 86_400.0
"""Seconds after which what lies there was left by a drill that was killed."""
_FAULTS: Final = 10
"""So many faults are told; `audit` tells all."""


def drill(
    database: Path, backup: Path | None, folder: Path | None, now: datetime, tell: Callable[[str], object]
) -> Iterator[CheckResult]:
    """Restore a backup (None: the newest in the folder) into a temporary place beside the database, with the
    erasures that the list in the folder names; yield what is found. The house may go on meanwhile.

    Raises Problem for what keeps it from being tried.
    """
    if backup is None:
        if folder is None:
            raise Problem("Name a backup, or set CARDROOM_BACKUP_FOLDER.", UNFIT)
        backup = _newest(folder)
    for left in database.parent.glob(f"{_PREFIX}*"):  # by a drill that was killed
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
        yield from _judged(f"sqlite:///{made}", f"sqlite:///{database}", tell)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def drill_server(
    url: str, house: str, folder: Path | None, tell: Callable[[str], object]
) -> Iterator[CheckResult]:
    """Look at a server that was restored, at ``url``: repeat the erasures there that the list in the folder
    names, audit it, and compare it with the house, as far as that answers; yield what is found.

    Raises Problem for what keeps it from being tried.
    """
    try:
        restored = look_at(url)
        yield CheckResult(True, "backup", f"{restored.name} answers, PostgreSQL {restored.shown_version}")
        if _same(url, house):
            raise Problem(f"{restored.name} is the house itself: name the server that was restored.", UNFIT)
        if folder is None:
            yield CheckResult(
                False, "erasures", "CARDROOM_BACKUP_FOLDER is not set: there is no list to repeat"
            )
        elif restored.read_only:
            yield CheckResult(
                False, "erasures", "not repeated: the restored server is a standby, or read-only"
            )
        else:
            yield _erased(asyncio.run(_erase(url, folder)))
        yield from _judged(url, house, tell)
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


def _same(url: str, house: str) -> bool:
    try:
        return same_server(url, house)
    except StorageError:  # the house does not answer: that is what the other is for
        return False


def _erased(count: int) -> CheckResult:
    return CheckResult(True, "erasures", f"{counted(count, 'member')} erased again")


async def _erase(url: str, folder: Path) -> int:
    database = await open_database(url)
    try:
        return (await erase_again(database, [folder]))[1]
    finally:
        await database.close()


def _judged(restored: str, house: str, tell: Callable[[str], object]) -> Iterator[CheckResult]:
    """Audit what was restored, and compare it with the house."""
    began = time.monotonic()
    with open_for_reading(restored) as then:
        reports = asyncio.run(run_audit_since(Snapshot(then), tell))
    faults = [f"server {report.guild_id}: {fault}" for report in reports for fault in report.faults]
    tables, moves = (sum(getattr(report, what) for report in reports) for what in ("tables", "moves"))
    yield CheckResult(
        not faults,
        "audit",
        f"{counted(tables, 'table')} with {counted(moves, 'move')} played again in "
        f"{time.monotonic() - began:.1f} s: {counted(len(faults), 'fault')}",
    )
    for fault in faults[:_FAULTS]:
        yield CheckResult(False, "audit", fault)
    try:
        with open_for_reading(restored) as then, open_for_reading(house) as now:
            yield _compared(then, now)
    except StorageError as error:
        yield CheckResult(False, "house", f"it cannot be compared with the house: {error}")


def _compared(then: Side, now: Side) -> CheckResult:
    ends, found = chain_heads(then), missing_rows(then, now)
    gone = [f"{number(each.gone)} of {number(each.then)} {each.table}" for each in found if each.gone]
    if gone:
        return CheckResult(
            False, "house", f"not all that stood then stands in the house now: {', '.join(gone)}"
        )
    stood, beyond = sum(each.then for each in found), sum(each.now - each.then for each in found)
    return CheckResult(
        True,
        "house",
        f"{counted(len(ends), 'head')} of books and seals, {number(stood)} records: all that stood then "
        f"stands in the house now, which has {number(beyond)} more",
    )
