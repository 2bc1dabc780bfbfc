"""Recount the deals of the fairness statistics in several processes (`scores recompute`)."""

import os
import time
from collections.abc import Callable
from typing import Final

from bot.texts.localization import number
from bot.workers.pool import WorkerPool
from data.db.database import Database
from data.fairness.fairness_statistics import SumsDifference, Tables, count_tables, recount
from engine.first_hands import DealSum

TOLD_SECONDS: Final = 2.0
"""Seconds between two progress messages."""


async def recount_statistics(
    database: Database, tell: Callable[[str], object], *, repair: bool = False
) -> list[SumsDifference]:
    """Recount all deals and return the sums that differ; ``repair`` stores the recounted ones.

    ``tell`` gets a progress message every TOLD_SECONDS. Raises StorageError, BrokenExecutor.
    """
    cores = os.cpu_count() or 1
    pool = WorkerPool(cores)
    last = time.monotonic()

    def progress(done: int, of: int) -> None:
        nonlocal last
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            tell(f"counted the deals of {number(done)} of {number(of)} tables")

    async def counted(tables: Tables) -> list[dict[str, DealSum]]:
        return await pool.run(count_tables, tables)

    try:
        return await recount(database, counted, at_once=2 * cores, repair=repair, progress=progress)
    finally:
        pool.close()
