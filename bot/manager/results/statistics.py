"""Keeps the statistics of all proved deals up to date as matches end, in the background."""

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from typing import Final

from bot.workers.pool import WorkerPool
from data.db.database import Database, OpenDatabase
from data.db.errors import StorageError, log_level
from data.fairness.fairness_statistics import Tables, count_pending, count_tables
from engine.first_hands import DealSum

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds between two checks for matches that have ended."""
_TASK: Final = "statistics"


async def count_deals(db: Database, pool: WorkerPool) -> int:
    """Count the deals of some matches that have ended, and return the number of matches.

    Raises StorageError, and BrokenExecutor if the worker dies.
    """

    async def count(tables: Tables) -> list[dict[str, DealSum]]:
        return await pool.run(count_tables, tables)

    return await count_pending(db, count)


async def keep_counting_deals(db: OpenDatabase, pool: WorkerPool) -> None:
    """Count the deals of every match that ends, until cancelled; only one process does it."""
    while True:
        found = 0
        try:
            found = await count_deals(db, pool) if await db.is_leader(_TASK) else 0
        except (StorageError, BrokenExecutor) as error:
            log.log(
                log_level(error),
                "deal statistics were not updated, retrying later (%s)",
                type(error).__name__,
            )
        if not found:
            await asyncio.sleep(PAUSE)
