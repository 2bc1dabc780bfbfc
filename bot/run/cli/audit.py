"""The audit of a whole house, as an operator asks for it: several processes play all tables again."""

import os
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime

from bot.texts.chips import number
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
from data.db.database import Database, open_database
from data.fairness.guild_chain import Head
from data.transfer import Snapshot, check_current, open_for_reading

NAMED = 20
"""So many tables are named that could not be played again."""
TOLD_SECONDS = 2.0
"""How often it is told how far an audit has come."""


async def run_audit(
    url: str,
    tell: Callable[[str], object],
    heads: Sequence[Head] = (),
    *,
    now: datetime | None = None,
) -> tuple[list[Report], list[HeadHistory]]:
    """Audit every server of a database, and look for the ``heads`` that were kept; ``tell`` is told now and
    then how far that has come.

    Nothing is changed, unless ``now`` is given: then what is in play is sealed with that time. An older
    schema is refused either way. Raises StorageError.
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
    """Audit every server of an open database; ``at`` None: nothing is sealed. Raises as above."""
    cores = os.cpu_count() or 1
    crew = WorkerPool(cores)
    last = time.monotonic()

    async def examined(piece: Batch) -> Examined:
        return await crew.run(examine, piece)

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
        crew.close()


def sentences(reports: Sequence[Report], kept: Sequence[HeadHistory], seconds: float) -> Iterator[str]:
    """Yield what was found, also of the heads that were kept, and last whether all is well; it took so many
    seconds.
    """
    for report in reports:
        yield "the house:" if report.guild_id == WHOLE_DATABASE else _summed_up(report)
        if report.unsealed:
            yield f"  What is in play is not sealed by this head. {report.unsealed}"
        if report.earlier:
            yield (
                f"  {counted(report.earlier, 'table')} played before there were seals: "
                f"their chains say what stood at {_time(report.earlier_at)}."
            )
        if report.later:
            yield (
                f"  {counted(report.later, 'table')} ended before seals covered results and payments: "
                f"their seals say what stood at {_time(report.later_at)}."
            )
        if report.open:
            yield f"  Results and payments of {counted(report.open, 'table')} are not sealed."
        yield from _unplayed(report.by_hash, "checked by their hashes alone")
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
        yield _stands(since, wrong)
    faults = sum(len(report.faults) for report in reports)
    well = "The books balance, and all that is stored is what was played."
    yield f"{counted(faults, 'fault')}." if faults else well


def _summed_up(report: Report) -> str:
    return (
        f"server {report.guild_id}: {counted(report.transfers, 'transfer')}, {_proved([report])}, "
        f"head {report.sealed or 'none'}"
    )


def _proved(reports: Sequence[Report]) -> str:
    """Say of how many tables what was played was proved, and how."""
    played = sum(report.tables for report in reports)
    by_hash, by_neither = (
        sum(len(getattr(report, how)) for report in reports) for how in ("by_hash", "by_neither")
    )
    alone = f"{number(by_hash)} by hash alone, {number(by_neither)} by neither"
    return f"{counted(played, 'table')} played again, {alone}"


def _unplayed(tables: Sequence[str], how: str) -> Iterator[str]:
    """Name the tables that could not be played again, but for many of them."""
    if tables:
        more = f" and {number(len(tables) - NAMED)} more" if len(tables) > NAMED else ""
        named = ", ".join(tables[:NAMED])
        yield f"  By rules that this program does not have, {how}: {named}{more}."


def _stands(since: HeadHistory, wrong: Collection[int]) -> str:
    """Say what has become of a head that was kept; ``wrong`` are the servers with faults."""
    if since.guild_id is not None:
        known = f"Head {since.head}: server {since.guild_id}, sealed {_time(since.at)}."
        if since.guild_id in wrong:
            return f"{known} Not all that stood then stands now: see the faults of the server."
        return f"{known} What stood then stands now."
    if not since.numbered:
        return f"Head {since.head} is unknown here: no server has that many seals."
    others = ", ".join(map(str, since.numbered))
    unknown = (
        f"Head {since.head} is unknown here: seal {since.head.seq} is another one now (server {others}). "
        "Either the head is of another server, or what stood then was rewritten."
    )
    if since.doubtful:
        unknown += f" Then it was among these: {', '.join(since.doubtful)}."
    return unknown


def _time(at: int | None) -> str:
    return f"{datetime.fromtimestamp((at or 0) / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"


def counted(count: int, one: str) -> str:
    """Return ``1 table``, ``2,000 tables``."""
    return f"{number(count)} {one if count == 1 else f'{one}s'}"
