"""Computes in the background how lucky each seat's cards were in finished matches."""

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from typing import Final

from bot.workers.pool import TaskTimeout, WorkerPool
from bot.workers.review_jobs import judge_version, luck_of
from data.db.database import Database, OpenDatabase
from data.db.errors import StorageError, log_level
from data.rankings.reviews import matches_without_luck, save_luck
from data.tables.table_queries import load_table
from engine import GAMES
from engine.ai.search import DECISION_PROBLEMS

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds between two checks for matches that have ended."""
_TASK: Final = "luck"


async def look_at_luck(db: Database, pool: WorkerPool) -> bool:
    """Compute the luck of some seats of the last match without it; return whether there was one.

    Raises StorageError, and BrokenExecutor if the worker dies.
    """
    versions = {key: judge_version(key) for key, spec in GAMES.items() if spec.view in DECISION_PROBLEMS}
    found = await matches_without_luck(db, versions)
    for table_id, seat, member_id in found:
        stored = await load_table(db, table_id)
        if stored is None:
            return False
        try:
            luck = await pool.run(luck_of, stored, seat)
        except TaskTimeout:
            luck = ()  # it would time out the next time, too
        saved = save_luck(
            luck,
            table_id=table_id,
            seat=seat,
            member_id=member_id,
            guild_id=stored.guild_id,
            game=stored.game,
            at=stored.ended_at or stored.created_at,
            version=versions[stored.game],
        )
        await db.write(saved)
    return bool(found)


async def keep_looking_at_luck(db: OpenDatabase, pool: WorkerPool) -> None:
    """Compute the luck of every match that ends, until cancelled; only one process does it."""
    while True:
        found = False
        try:
            found = await db.is_leader(_TASK) and await look_at_luck(db, pool)
        except (StorageError, BrokenExecutor) as error:
            log.log(
                log_level(error),
                "the luck of a match was not computed, retrying later (%s)",
                type(error).__name__,
            )
        if not found:
            await asyncio.sleep(PAUSE)
