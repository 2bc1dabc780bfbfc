"""`python -m bot audit`: audit all guilds of a database, replaying tables in several processes."""

import os
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime

from bot.texts.localization import number
from bot.workers.pool import WorkerPool
from data.audit import (
    WHOLE_DATABASE,
    Batch,
    Examined,
    HeadHistory,
    Progress,
    ReplayRunner,
    Report,
    audit_all,
    compare_heads,
    examine,
)
from data.db.connection import open_database
from data.db.database import Database
from data.fairness.guild_chain import Head
from data.transfer import Snapshot, check_current, open_for_reading

NAMED = 20
"""Maximum number of tables named of those that could not be replayed."""
TOLD_SECONDS = 2.0
"""Seconds between two progress messages."""


async def run_audit(
    url: str,
    tell: Callable[[str], object],
    heads: Sequence[Head] = (),
    *,
    now: datetime | None = None,
) -> tuple[list[Report], list[HeadHistory]]:
    """Audit every guild of a database, and check the given ``heads`` of earlier audits.

    ``tell`` gets a progress message every TOLD_SECONDS. Nothing is changed unless ``now`` is given: then the
    tables in play are sealed with that time. Raises StorageError, also for an older schema.
    """
    if now is None:
        with open_for_reading(url, current=True) as side:
            return await run_audit_since(Snapshot(side), tell), await compare_heads(Snapshot(side), heads)
    check_current(url)
    database = await open_database(url, migrate=False)
    try:
        reports = await run_audit_since(database, tell, int(now.timestamp() * 1000))
        return reports, await compare_heads(database, heads)
    finally:
        await database.close()


async def run_audit_since(
    database: Database, tell: Callable[[str], object], at: int | None = None
) -> list[Report]:
    """Audit every guild of an open database, and seal at ``at`` (ms UTC) unless it is None.

    Raises StorageError.
    """
    cores = os.cpu_count() or 1
    pool = WorkerPool(cores)
    last = time.monotonic()

    async def examined(piece: Batch) -> Examined:
        return await pool.run(examine, piece)

    def progress(now: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            tell(
                f"server {now.guild_id}: {number(now.tables)} of {counted(now.of, 'table')}, "
                f"{counted(now.moves, 'move')}"
            )

    try:
        return await audit_all(database, at=at, runner=ReplayRunner(examined, 2 * cores, progress))
    finally:
        pool.close()


def sentences(reports: Sequence[Report], kept: Sequence[HeadHistory], seconds: float) -> Iterator[str]:
    """Yield the report's lines: the guilds, the totals, the heads and the number of faults."""
    for report in reports:
        yield "all servers:" if report.guild_id == WHOLE_DATABASE else _summed_up(report)
        if report.unsealed:
            yield f"  This head does not cover the tables in play. {report.unsealed}"
        if report.earlier:
            yield (
                f"  {counted(report.earlier, 'table')} played before seals existed: "
                f"their hash chains show the state at {_time(report.earlier_at)}."
            )
        if report.later:
            yield (
                f"  {counted(report.later, 'table')} ended before seals covered results and payments: "
                f"their seals show the state at {_time(report.later_at)}."
            )
        if report.open:
            yield f"  Results and payments of {counted(report.open, 'table')} are not sealed."
        yield from _unplayed(report.by_hash, "checked by their hashes only")
        yield from _unplayed(report.by_neither, "their hashes were not made when they were played")
        for sentence in (*report.notes, *report.faults):
            yield f"  {sentence}"
    servers = sum(report.guild_id != WHOLE_DATABASE for report in reports)
    moves = sum(report.moves for report in reports)
    yield (
        f"{counted(servers, 'server')}, {_proved(reports)}, "
        f"{counted(moves, 'move')}, {counted(sum(report.transfers for report in reports), 'transfer')} in "
        f"{seconds:.1f} s: {counted(round(moves / seconds) if seconds else 0, 'move')} a second."
    )
    wrong = {report.guild_id for report in reports if report.faults}
    for since in kept:
        yield _head_state(since, wrong)
    faults = sum(len(report.faults) for report in reports)
    well = "The ledger balances, and all stored data matches what was played."
    yield f"{counted(faults, 'fault')}." if faults else well


def _summed_up(report: Report) -> str:
    return (
        f"server {report.guild_id}: {counted(report.transfers, 'transfer')}, {_proved([report])}, "
        f"head {report.sealed or 'none'}"
    )


def _proved(reports: Sequence[Report]) -> str:
    """Return how many tables were checked, and how."""
    played = sum(report.tables for report in reports)
    by_hash, by_neither = (
        sum(len(getattr(report, how)) for report in reports) for how in ("by_hash", "by_neither")
    )
    alone = f"{number(by_hash)} checked by hash only, {number(by_neither)} by neither"
    return f"{counted(played, 'table')} replayed, {alone}"


def _unplayed(tables: Sequence[str], how: str) -> Iterator[str]:
    """Yield a line that names the tables that could not be replayed, at most NAMED of them."""
    if tables:
        more = f" and {number(len(tables) - NAMED)} more" if len(tables) > NAMED else ""
        named = ", ".join(tables[:NAMED])
        yield f"  Played by rules that this version does not have, {how}: {named}{more}."


def _head_state(since: HeadHistory, wrong: Collection[int]) -> str:
    """Return whether a head still holds; ``wrong`` are the guilds with faults."""
    if since.guild_id is not None:
        known = f"Head {since.head}: server {since.guild_id}, sealed {_time(since.at)}."
        if since.guild_id in wrong:
            return f"{known} Data from before that time has changed: see the faults of the server."
        return f"{known} Nothing from before that time has changed."
    if not since.numbered:
        return f"Head {since.head} is unknown: no server has that many seals."
    others = ", ".join(map(str, since.numbered))
    unknown = (
        f"Head {since.head} is unknown: seal {since.head.seq} of server {others} has another hash. "
        "Either the head is from another server, or earlier data was rewritten."
    )
    if since.doubtful:
        unknown += f" If it was rewritten, look at: {', '.join(since.doubtful)}."
    return unknown


def _time(at: int | None) -> str:
    return f"{datetime.fromtimestamp((at or 0) / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def counted(count: int, one: str) -> str:
    """Return the number with the noun, as in ``1 table`` and ``2,000 tables``."""
    return f"{number(count)} {one if count == 1 else f'{one}s'}"
