"""Leases to publish a table: one process holds each at a time, and it expires."""

import secrets
from contextvars import ContextVar
from itertools import count
from typing import Final

from bot.manager.publishing.messages import NotBegun
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.tables import publish_leases
from data.tables.publish_leases import GrantedLease

LEASE_MS: Final = 3_000
"""A lease expires after this time."""
SENT_MS: Final = 2_000
"""An older lease is not used: a request must arrive before another process can send."""
RENEWED_MS: Final = 1_000
"""A lease is renewed after this time, as long as a request is in flight."""


class Lease:
    """The lease of one table.

    ``given`` is the row that was granted, ``lost`` whether another process holds it.
    """

    def __init__(self, given: GrantedLease, clock: Clock, at: int) -> None:
        self.given = given
        self.at = at
        """Since when it is held at least, in ms of a clock that nobody sets."""
        self.lost = False
        self.taken_over = given.taken_over
        """Whether the holder before may have sent something that is not stored."""
        self.again_at = 0
        """When what had to wait too long is tried again, in ms UTC."""
        self._clock = clock

    @property
    def is_held(self) -> bool:
        """Whether the lease is still exclusively ours."""
        return not self.lost and self._clock.now() - self.at < LEASE_MS

    def later(self, ms: int) -> None:
        """Note that something has to wait so long before it is sent."""
        self.again_at = max(self.again_at, self._clock.now() + ms)

    def check(self) -> None:
        """Raise NotBegun if the lease is lost or too old for sending."""
        if self.lost or self._clock.now() - self.at >= SENT_MS:
            self.later(RENEWED_MS)
            raise NotBegun("a page was not sent, since its lease is too old")


LEASE: Final[ContextVar[Lease | None]] = ContextVar("lease", default=None)
"""The lease under which this context sends; None: under none."""


class Leases:
    """The leases of one process."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._db = database
        self._clock = clock
        self._name = secrets.token_hex(4)
        self._number = count(1)

    async def acquire(self, table_id: str, *, force: bool = False) -> Lease | None:
        """Acquire a table whose messages are outdated; None: another process holds it.

        ``force``: also if the messages show the newest version.
        """
        now = self._clock.now()
        given = await publish_leases.acquire(
            self._db, table_id, self._new(), now=now, until=now + LEASE_MS, force=force
        )
        return None if given is None else Lease(given, self._clock, now)

    async def acquire_pending(self, most: int) -> list[Lease]:
        """Acquire up to ``most`` tables with outdated messages whose lease nobody holds."""
        now = self._clock.now()
        given = await publish_leases.acquire_pending(
            self._db, self._new(), now=now, until=now + LEASE_MS, most=most
        )
        return [Lease(each, self._clock, now) for each in given]

    async def renew(self, lease: Lease) -> None:
        """Hold a lease longer, or mark it as lost."""
        now = self._clock.now()
        if await publish_leases.renew(self._db, lease.given, now + LEASE_MS) is not None:
            lease.at = now
        else:
            lease.lost = True

    async def reacquire(self, lease: Lease) -> bool:
        """Hold a lease longer although the messages it sent became unknown; False: it is lost."""
        now = self._clock.now()
        given = await publish_leases.renew(self._db, lease.given, now + LEASE_MS)
        if given is not None:
            lease.at, lease.given = now, given
        lease.lost = given is None
        return given is not None

    def _new(self) -> str:
        return f"{self._name}.{next(self._number)}"
