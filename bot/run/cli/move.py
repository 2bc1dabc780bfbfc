"""`python -m bot move`: copy all data to another database and check the copy before it is used."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Status
from bot.run.cli.audit import TOLD_SECONDS, counted, run_audit_since
from bot.run.problem import Problem
from bot.texts.localization import number
from data.audit import Report
from data.db.database import Database
from data.db.errors import StorageError
from data.tables.table_queries import load_table
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

GIVEN_UP = "The move was aborted: keep using the old database; the bot refuses to open the new one."


@dataclass(frozen=True, slots=True)
class TransferResult:
    """A finished transfer: the new database's name, its rows, tables in play and known faults.

    ``carried`` is the time of the copy in seconds, ``seconds`` that of the whole move.
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
    """Transfer a database, reporting each step to ``tell``.

    Raises Problem; the source is then usable as before.
    """
    began = time.monotonic()
    try:
        with open_source(source_url, target_url, wait) as source, open_target(target_url, source) as target:
            return _moved(source, target, tell, began)
    except StorageError as error:
        raise Problem(f"{error} {GIVEN_UP}") from None


def back(url: str) -> str:
    """Make a database that was moved away usable again; return its name. Raises Problem."""
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
    tell(f"Copied in {carried:.1f} s." + (f" Not copied: {left_behind}." if left_behind else ""))
    left, arrived = digests(source), digests(target)
    if wrong := compare_digests(left, arrived):
        raise Problem(f"The copy does not match the source: {' '.join(wrong)} {GIVEN_UP}")
    rows = sum(digest.rows for digest in arrived.values())
    tell(f"{counted(rows, 'row')} in {len(arrived)} tables: the digests of source and copy are equal.")
    if (ends := chain_heads(target)) != chain_heads(source):
        raise Problem(f"The heads of ledgers or seals differ from the source. {GIVEN_UP}")
    tell(f"{counted(len(ends), 'head')} of ledgers and seals are equal.")
    reports, live, broken = asyncio.run(_examined(Snapshot(target), tell))
    found = _found(reports, broken)
    if found:  # faults that the source already had are copied with it
        known = _found(*asyncio.run(_examined(Snapshot(source), tell))[::2])
        if found != known:
            fresh = [sentence for sentence in found if sentence not in known]
            raise Problem(f"The audit of the copy found new faults. {' '.join(fresh[:10])} {GIVEN_UP}")
    tables, moves = (sum(getattr(report, what) for report in reports) for what in ("tables", "moves"))
    tell(
        f"Replayed {counted(tables, 'table')} with {counted(moves, 'move')}, recomputed scores, ratings and "
        f"leaderboards, loaded {counted(live, 'table')} in play ({_since(began)})."
    )
    for sentence in found:
        tell(f"The source already had this fault: {sentence}")
    commit_transfer(source, target)
    return TransferResult(target.name, rows, live, len(found), carried, time.monotonic() - began)


async def _examined(db: Database, tell: Callable[[str], object]) -> tuple[list[Report], int, list[str]]:
    """Audit a database and load its live tables.

    Returns the reports, the number of live tables, and the ids of those that cannot be continued.
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
    except KeyError:  # a game that this program does not have
        return False


def _found(reports: list[Report], broken: list[str]) -> list[str]:
    faults = [f"Server {report.guild_id}: {fault}" for report in reports for fault in report.faults]
    return [*faults, *(f"Table {table_id} cannot be continued." for table_id in broken)]


def _left_behind(source: Side) -> str:
    """Return the names of the tables and columns that are not copied."""
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
