"""The budget of requests that several processes with one token share, kept in their database.

A channel accepts five new messages and five edits in five seconds, counted from the first. A process would
learn that only from the responses to its own requests, so all count together. Where a response says that
Discord's window ends later, since its first request was long under way, all processes go by that.

An edit under a lease waits a moment at most. After that the lease is released, and the next process that
acquires the table sends what is newest then. A new message waits as long as its lease is held.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.manager.publishing.background import Background
from bot.manager.publishing.leases import Lease
from bot.manager.publishing.messages import DirectLater, NotBegun
from bot.manager.time.clock import Clock
from bot.ui.sending.rate_limiter import Bucket
from data.db import rate_budget
from data.db.database import Database
from data.db.errors import StorageError

LONGEST_MS: Final = 1_000
"""An edit under a lease that has to wait longer is sent later."""
IN_CHANNEL: Final = 5
WINDOW_MS: Final = 5_250
"""A channel's window is five seconds; a request may take a quarter of one to arrive."""


class SharedBucket(Bucket):
    """A bucket of all processes; without its database each keeps the limit by itself."""

    def __init__(
        self,
        key: str,
        database: Database,
        clock: Clock,
        background: Background,
        *,
        gap: int,
        burst: int,
        patience: float | None,
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        """``gap``: ms between two requests; ``patience``: seconds a caller may wait."""
        super().__init__(1_000 / gap, burst, sleep=sleep)
        self._key = key
        self._db = database
        self._clock = clock
        self._background = background
        self._gap_ms, self._slack_ms = gap, (burst - 1) * gap
        self._patience = patience
        self._free_at = 0

    @property
    def wait(self) -> float:
        """Seconds that a request would wait if it came now, as far as this process knows."""
        return max(0, self._free_at - self._clock.now()) / 1_000

    def pause(self, seconds: float) -> None:
        """Admit nothing for so long, in any process."""
        super().pause(seconds)
        until = self._free_at = self._clock.now() + round(seconds * 1_000)
        self._background.spawn(rate_budget.hold_back(self._db, self._key, until + self._slack_ms))

    async def acquire(self, lease: Lease | None = None) -> None:
        """Return when the caller may send.

        Raises DirectLater where that takes longer than the bucket's patience, and NotBegun where it takes too
        long for an edit under a lease.
        """
        try:
            while (wait := await self._reserve()) < 0:
                if self._patience is not None:
                    raise DirectLater
                await wait_or_give_up(-wait, lease, self._sleep)
        except StorageError:
            await super().acquire()
        else:
            await self._sleep(wait)

    async def _reserve(self) -> float:
        """Reserve the next slot and return the seconds until then.

        Less than 0: the wait would be too long, and nothing was reserved. Raises StorageError.
        """
        now, most = self._clock.now(), LONGEST_MS if self._patience is None else round(1_000 * self._patience)
        wait = await rate_budget.reserve_slot(
            self._db, self._key, now, gap=self._gap_ms, slack=self._slack_ms, most=most
        )
        if wait < 0:
            self._free_at = now - wait
        return wait / 1_000


class SharedBudget:
    """Counts the requests of all processes that share a database."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._db = database
        self._clock = clock
        self._sleep = sleep
        self._background = Background("rate limits")

    def bucket(self, key: str, per_second: float, burst: int, patience: float | None) -> Bucket:
        """Return the bucket of a key, in the database."""
        gap = max(1, round(1_000 / per_second))
        return SharedBucket(
            key,
            self._db,
            self._clock,
            self._background,
            gap=gap,
            burst=burst,
            patience=patience,
            sleep=self._sleep,
        )

    async def enter_window(self, window: str, lease: Lease | None, *, gives_up: bool) -> int:
        """Wait for room in a channel's window; return its end (ms UTC; 0: the database is gone).

        Raises NotBegun if the lease of the request is lost, or if the wait is long and it ``gives_up``.
        """
        try:
            while True:
                if lease is not None:
                    lease.check()  # what will not be sent takes no room from others
                now = self._clock.now()
                until = await rate_budget.reserve_in_window(
                    self._db, window, now, window=WINDOW_MS, most=IN_CHANNEL
                )
                if until > 0:
                    return until
                await wait_or_give_up(-until / 1_000, lease if gives_up else None, self._sleep)
        except StorageError:
            return 0

    async def extend_window(self, window: str, seconds: float, known: int, *, full: bool) -> None:
        """Note for all processes that a window ends in so many seconds, if later than ``known``.

        ``full``: there is no more room in it.
        """
        until = self._clock.now() + round(seconds * 1_000)
        if until > known:
            with suppress(StorageError):
                await rate_budget.lengthen(self._db, window, until, used=IN_CHANNEL if full else 0)


async def wait_or_give_up(
    seconds: float, lease: Lease | None, sleep: Callable[[float], Awaitable[object]]
) -> None:
    """Wait, unless that is long and the request is made under a lease: then raise NotBegun."""
    if lease is not None and seconds * 1_000 > LONGEST_MS:
        lease.later(round(seconds * 1_000))
        raise NotBegun(f"a page has to wait for {seconds:.1f} s")
    await sleep(seconds)
