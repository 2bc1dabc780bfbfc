"""Leases to publish a table, of which one at a time is good: each runs out unless it is renewed."""

from contextvars import ContextVar
from itertools import count
from secrets import token_hex
from typing import Final

from bot.manager.publishing.messages import NotSent
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.tables import publish_leases
from data.tables.publish_leases import GrantedLease

LEASE_MS: Final = 3_000
"""A claim runs out after this time."""
SENT_MS: Final = 2_000
"""A claim that is older is not good for sending any more: what is sent arrives while nobody else sends."""
RENEWED_MS: Final = 1_000
"""A claim is renewed after this time, as long as something is under way."""


class Lease:
    """The claim of a table; ``given`` is what it was given with, ``lost`` whether somebody else holds it."""

    def __init__(self, given: GrantedLease, clock: Clock, at: int) -> None:
        self.given = given
        self.at = at
        """Since when it holds at least, in ms by a clock that nobody sets."""
        self.lost = False
        self.anew = given.taken_over
        """Whether whoever held it before may have sent something that is noted nowhere."""
        self.again_at = 0
        """When what had to wait too long is to be tried again, in ms UTC."""
        self._clock = clock

    @property
    def is_held(self) -> bool:
        """Whether nobody else can have it."""
        return not self.lost and self._clock.now() - self.at < LEASE_MS

    def later(self, ms: int) -> None:
        """Note that something that is to be sent has to wait so long."""
        self.again_at = max(self.again_at, self._clock.now() + ms)

    def check(self) -> None:
        """Ask whether something may be sent. Raises NotSent."""
        if self.lost or self._clock.now() - self.at >= SENT_MS:
            self.later(RENEWED_MS)
            raise NotSent("a page was not sent, since its claim is too old")


LEASE: Final[ContextVar[Lease | None]] = ContextVar("claim", default=None)
"""By which claim something is sent in this context; None: by none."""


class Leases:
    """The claims of one program."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._db = database
        self._clock = clock
        self._name = token_hex(4)
        self._number = count(1)

    async def acquire(self, table_id: str, *, anyhow: bool = False) -> Lease | None:
        """Lease a table whose messages are behind (``anyhow``: or not); None: somebody else sees to it."""
        now = self._clock.now()
        given = await publish_leases.acquire(
            self._db, table_id, self._new(), now=now, until=now + LEASE_MS, force=anyhow
        )
        return None if given is None else Lease(given, self._clock, now)

    async def acquire_pending(self, most: int) -> list[Lease]:
        """Lease tables whose messages are behind while nobody sees to them."""
        now = self._clock.now()
        given = await publish_leases.acquire_pending(
            self._db, self._new(), now=now, until=now + LEASE_MS, most=most
        )
        return [Lease(each, self._clock, now) for each in given]

    async def renew(self, claim: Lease) -> None:
        """Hold a claim longer, or learn that it is lost."""
        now = self._clock.now()
        if await publish_leases.renew(self._db, claim.given, now + LEASE_MS) is not None:
            claim.at = now
        else:
            claim.lost = True

    async def reacquire(self, claim: Lease) -> bool:
        """Hold a claim longer after something was spoilt that was sent by it; False: it is lost."""
        now = self._clock.now()
        given = await publish_leases.renew(self._db, claim.given, now + LEASE_MS)
        if given is not None:
            claim.at, claim.given = now, given
        claim.lost = given is None
        return given is not None

    def _new(self) -> str:
        return f"{self._name}.{next(self._number)}"
