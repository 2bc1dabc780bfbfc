"""The audit of a whole house, as an operator asks for it: several processes play all tables again."""

import os
import time
from collections.abc import Callable, Iterator, Sequence

from bot.texts.chips import number
from bot.work.workers import Crew
from data.audit import HOUSE, Examined, Hands, Piece, Progress, Report, audit_all, examine
from data.database import open_database

__all__ = ["audited", "sentences"]

TOLD_SECONDS = 2.0
"""How often it is told how far an audit has come."""


async def audited(url: str, tell: Callable[[str], object]) -> list[Report]:
    """Audit every server of a database; ``tell`` is told now and then how far that has come. Raises
    StorageError.
    """
    cores = os.cpu_count() or 1
    crew, database = Crew(cores), await open_database(url)
    last = time.monotonic()

    async def examined(piece: Piece) -> Examined:
        return await crew.run(examine, piece)

    def progress(now: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            tell(
                f"server {now.guild_id}: {number(now.tables)} of {_counted(now.of, 'table')}, "
                f"{_counted(now.moves, 'move')}"
            )

    try:
        return await audit_all(database, hands=Hands(examined, 2 * cores, progress))
    finally:
        crew.close()
        await database.close()


def sentences(reports: Sequence[Report], seconds: float) -> Iterator[str]:
    """Yield what was found, and last whether all is well; it took so many seconds."""
    for report in reports:
        yield "the house:" if report.guild_id == HOUSE else _summed_up(report)
        for table in report.unplayed:
            yield f"  Table {table} was played by other rules of its game than this program has."
        for sentence in (*report.notes, *report.faults):
            yield f"  {sentence}"
    servers = sum(report.guild_id != HOUSE for report in reports)
    moves = sum(report.moves for report in reports)
    yield (
        f"{_counted(servers, 'server')}, {_counted(sum(report.tables for report in reports), 'table')}, "
        f"{_counted(moves, 'move')}, {_counted(sum(report.transfers for report in reports), 'transfer')} in "
        f"{seconds:.1f} s: {_counted(round(moves / seconds) if seconds else 0, 'move')} a second."
    )
    faults = sum(len(report.faults) for report in reports)
    well = "The books balance, and all that is stored is what was played."
    yield f"{_counted(faults, 'fault')}." if faults else well


def _summed_up(report: Report) -> str:
    return (
        f"server {report.guild_id}: {_counted(report.transfers, 'transfer')}, "
        f"{_counted(report.tables, 'table')} played again, head {report.head}"
    )


def _counted(count: int, one: str) -> str:
    """Return ``1 table``, ``2,000 tables``."""
    return f"{number(count)} {one if count == 1 else f'{one}s'}"
