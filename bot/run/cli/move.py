"""`python -m bot move`: a house carried from one database to another, and proved to be there before it is
opened.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Status
from bot.run.cli.audit import TOLD_SECONDS, counted, run_audit_since
from bot.run.problem import Problem
from bot.texts.chips import number
from data.audit import Report
from data.db.database import Database
from data.db.errors import StorageError
from data.tables.tables import load_table
from data.transfer import (
    NOT_COPIED,
    CopyProgress,
    Side,
    Snapshot,
    chain_heads,
    commit_transfer,
    compare_digests,
    copy_rows,
    digests,
    open_source,
    open_target,
    reopen_source,
    side_name,
)

GIVEN_UP = (
    "The move was given up: the house is where it was, and the other database is not opened by anybody."
)


@dataclass(frozen=True, slots=True)
class TransferResult:
    """What has arrived where: rows, tables that are in play, faults that were there before; the seconds in
    which all was carried over, and those of the whole move.
    """

    where: str
    rows: int
    live: int
    faults: int
    carried: float
    seconds: float


def move(
    source_url: str,
    target_url: str,
    tell: Callable[[str], object],
    wait: Callable[[float], object] = time.sleep,
) -> TransferResult:
    """Move a house, telling each step. Raises Problem, with the house where it was."""
    began = time.monotonic()
    try:
        with open_source(source_url, target_url, wait) as source, open_target(target_url, source) as target:
            return _moved(source, target, tell, began)
    except StorageError as error:
        raise Problem(f"{error} {GIVEN_UP}") from None


def back(url: str) -> str:
    """Make a house usable again that a move has left; return how it is called. Raises Problem."""
    try:
        reopen_source(url)
    except StorageError as error:
        raise Problem(f"{error} Nothing was changed.") from None
    return side_name(url)


def _moved(source: Side, target: Side, tell: Callable[[str], object], began: float) -> TransferResult:
    last = time.monotonic()

    def progress(so_far: CopyProgress) -> None:
        nonlocal last
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            tell(f"{so_far.table}: {number(so_far.rows)} of {number(so_far.of)} rows")

    tell(f"From {source.name} to {target.name}.")
    copy_rows(source, target, progress)
    carried, left_behind = time.monotonic() - began, _left_behind(source)
    tell(f"All is carried over ({carried:.1f} s)." + (f" Not moved: {left_behind}." if left_behind else ""))
    left, arrived = digests(source), digests(target)
    if wrong := compare_digests(left, arrived):
        raise Problem(f"Not all has arrived as it was. {' '.join(wrong)} {GIVEN_UP}")
    rows = sum(digest.rows for digest in arrived.values())
    tell(f"{counted(rows, 'row')}, each of {len(arrived)} kinds with the same digest on both sides.")
    if (ends := chain_heads(target)) != chain_heads(source):
        raise Problem(f"Books or seals do not end where they did. {GIVEN_UP}")
    tell(f"{counted(len(ends), 'head')} of books and seals are the same.")
    reports, live, broken = asyncio.run(_examined(Snapshot(target), tell))
    found = _found(reports, broken)
    if found:  # what was wrong before is moved as it was
        known = _found(*asyncio.run(_examined(Snapshot(source), tell))[::2])
        if found != known:
            fresh = [sentence for sentence in found if sentence not in known]
            raise Problem(f"Not all is there what it was. {' '.join(fresh[:10])} {GIVEN_UP}")
    tables, moves = (sum(getattr(report, what) for report in reports) for what in ("tables", "moves"))
    tell(
        f"{counted(tables, 'table')} with {counted(moves, 'move')} played again, scores, ratings and boards "
        f"derived anew, {counted(live, 'table')} in play taken up ({_since(began)})."
    )
    for sentence in found:
        tell(f"As it was before: {sentence}")
    commit_transfer(source, target)
    return TransferResult(target.name, rows, live, len(found), carried, time.monotonic() - began)


async def _examined(db: Database, tell: Callable[[str], object]) -> tuple[list[Report], int, list[str]]:
    """Audit a database and take up its live tables; return the reports, how many tables are live, and which
    of them cannot be played on.
    """
    reports = await run_audit_since(db, tell)
    live = await db.read(
        "SELECT table_id FROM tables WHERE status IN ('playing', 'paused') ORDER BY table_id"
    )
    return reports, len(live), [table_id for (table_id,) in live if not await _playable(db, table_id)]


async def _playable(db: Database, table_id: str) -> bool:
    stored = await load_table(db, table_id)
    try:
        return stored is not None and rehydrate(stored).status is not Status.BROKEN
    except KeyError:  # a game that is not in this house
        return False


def _found(reports: list[Report], broken: list[str]) -> list[str]:
    faults = [f"Server {report.guild_id}: {fault}" for report in reports for fault in report.faults]
    return [*faults, *(f"Table {table_id} cannot be played on." for table_id in broken)]


def _left_behind(source: Side) -> str:
    """Say what there is that is not moved."""
    shapes = source.shapes()
    parts = []
    for table, columns in NOT_COPIED.items():
        there = sorted(columns & {*shapes[table].columns}) if table in shapes else []
        if there:
            parts.append(f"{', '.join(there)} of {table}")
        elif table in shapes and not columns:
            parts.append(table)
    return "; ".join(parts)


def _since(began: float) -> str:
    return f"{time.monotonic() - began:.1f} s"
