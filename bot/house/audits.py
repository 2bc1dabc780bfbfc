"""Audits of the books: one at a time of each server, since an audit plays every table again."""

import time

from data.audit import Report, audit
from data.database import Database

__all__ = ["AuditUnderWay", "Audits"]


class AuditUnderWay(Exception):
    """The books of the server are being audited already."""


class Audits:
    """Proves the books of servers."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._under_way: set[int] = set()
        self.last: tuple[float, int] | None = None
        """When the last audit ended, in seconds since 1970, and how many faults it found."""

    async def audit(self, guild: int) -> Report:
        """Return what an audit of a server's books has found. Raises AuditUnderWay."""
        if guild in self._under_way:
            raise AuditUnderWay
        self._under_way.add(guild)
        try:
            report = await audit(self._db, guild)
            self.last = time.time(), len(report.faults)
            return report
        finally:
            self._under_way.discard(guild)
