"""Runs the audits of guilds, one at a time for each: an audit replays every table."""

import time

from bot.manager.time.clock import Clock
from bot.workers.pool import WorkerPool
from data.audit import Batch, Examined, ReplayRunner, Report, audit_guild, examine
from data.db.database import Database


class AuditUnderWay(Exception):
    """The guild is being audited already."""


class AuditRunner:
    """Audits guilds.

    ``pool`` replays the tables in small pieces, so that other jobs get their turn; None: a
    thread does.
    """

    def __init__(self, database: Database, clock: Clock, pool: WorkerPool | None = None) -> None:
        self._db = database
        self._clock = clock
        self._pool = pool if pool is not None else WorkerPool(0)
        self._under_way: set[int] = set()
        self.last: float | None = None
        """When the last audit ended, in seconds since 1970."""
        self.faults: dict[int, int] = {}
        """The number of faults that the last audit of a guild found, by guild."""

    async def audit(self, guild: int) -> Report:
        """Audit a guild and return the report. Raises AuditUnderWay, BrokenExecutor."""
        if guild in self._under_way:
            raise AuditUnderWay
        self._under_way.add(guild)
        try:
            report = await audit_guild(
                self._db, guild, at=self._clock.now(), runner=ReplayRunner(self._examine)
            )
            self.last, self.faults[guild] = time.time(), len(report.faults)
            return report
        finally:
            self._under_way.discard(guild)

    async def _examine(self, batch: Batch) -> Examined:
        return await self._pool.run(examine, batch)
