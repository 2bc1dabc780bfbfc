"""AuditRunner: one at a time of each server, since an audit plays every table again."""

import time

from bot.manager.time.clock import Clock
from bot.workers.pool import WorkerPool
from data.audit import Batch, Examined, ReplayRunner, Report, audit_guild, examine
from data.db.database import Database


class AuditUnderWay(Exception):
    """The server is being audited already."""


class AuditRunner:
    """Proves what is stored of servers. The ``crew`` plays the tables again, one small piece after the other,
    so that others who need it get their turn; None: a thread does.
    """

    def __init__(self, database: Database, clock: Clock, crew: WorkerPool | None = None) -> None:
        self._db = database
        self._clock = clock
        self._crew = crew if crew is not None else WorkerPool(0)
        self._under_way: set[int] = set()
        self.last: float | None = None
        """When the last audit ended, in seconds since 1970."""
        self.faults: dict[int, int] = {}
        """By server: how many its last audit found."""

    async def audit(self, guild: int) -> Report:
        """Return what an audit of a server has found. Raises AuditUnderWay, BrokenExecutor."""
        if guild in self._under_way:
            raise AuditUnderWay
        self._under_way.add(guild)
        try:
            report = await audit_guild(
                self._db, guild, at=self._clock.now(), runner=ReplayRunner(self._examined)
            )
            self.last, self.faults[guild] = time.time(), len(report.faults)
            return report
        finally:
            self._under_way.discard(guild)

    async def _examined(self, piece: Batch) -> Examined:
        return await self._crew.run(examine, piece)
