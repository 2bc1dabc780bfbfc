"""The cap on what the bot asks of Discord, where several programs ask by one token: each takes its turn in
the database that they share, so that together they keep the cap.

An edit waits for a moment at most: then the claim of its table is let go, and whoever comes by sends what is
the newest by then. A channel takes five messages and five edits in five seconds, counted from the first; each
program would learn that from answers to its own requests alone. Where an answer tells that Discord's window
ends later than was thought, since its first request was long on its way, all programs go by that.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp

from bot.manager.publishing.background import Background
from bot.manager.publishing.leases import LEASE, Lease
from bot.manager.publishing.messages import WAITS, DirectLater, NotSent
from bot.manager.time.clock import Clock
from bot.ui.sending.rate_limiter import HEADER, PER_SECOND, TOO_MANY, Bucket, RateLimiter
from data.db import rate_budget
from data.db.database import Database
from data.db.errors import StorageError

log = logging.getLogger(__name__)

MOST_MS: Final = 1_000
"""Who waits longer for their turn is better sent later."""
IN_CHANNEL: Final = 5
WINDOW_MS: Final = 5_250
"""So many messages, and so many edits, a channel takes in five seconds; a request may take a quarter."""
DOORS_MS: Final = 15_000
"""Longer than this nobody waits for a channel of direct messages to be opened."""
ALL: Final = "all"
SENDS, EDITS = "POST", "PATCH"
"""Of either kind a channel takes so many; Discord counts them apart."""
RESETS: Final = "X-RateLimit-Reset-After"
"""Seconds until the channel's window ends."""
_MESSAGES: Final = re.compile(r"/channels/(\d+)/messages(/\d+)?")


class SharedBucket(Bucket):
    """Lets through one after another of all programs."""

    def __init__(
        self,
        key: str,
        database: Database,
        clock: Clock,
        background: Background,
        *,
        gap: int,
        burst: int,
        most: int,
        sleep: Callable[[float], Awaitable[object]],
    ) -> None:
        """``gap`` is the time between two in ms, ``burst`` how many come at once, ``most`` how long anybody
        waits, in ms.
        """
        super().__init__(1_000 / gap, burst, sleep=sleep)
        self._key = key
        self._db = database
        self._clock = clock
        self._background = background
        self._gap_ms, self._slack_ms, self._most = gap, (burst - 1) * gap, most
        self._free_at = 0

    @property
    def wait(self) -> float:
        """Seconds that who comes now would wait, as far as is known here."""
        return max(0, self._free_at - self._clock.now()) / 1_000

    def pause(self, seconds: float) -> None:
        """Let nobody through for so long, in any program."""
        super().pause(seconds)
        until = self._free_at = self._clock.now() + round(seconds * 1_000)
        self._background.spawn(rate_budget.hold_back(self._db, self._key, until + self._slack_ms))

    async def ask(self) -> float:
        """Take the next turn and return how many seconds to wait for it; less than 0: it would be too long,
        and nothing was taken. Raises StorageError.
        """
        now = self._clock.now()
        wait = await rate_budget.reserve_slot(
            self._db, self._key, now, gap=self._gap_ms, slack=self._slack_ms, most=self._most
        )
        if wait < 0:
            self._free_at = now - wait
        return wait / 1_000

    async def turn(self) -> None:
        """Return when it is the caller's turn. Raises DirectLater where that would take too long."""
        try:
            wait = await self.ask()
        except StorageError:
            await super().turn()
            return
        if wait < 0:
            raise DirectLater
        await self._sleep(wait)


class SharedRateLimiter(RateLimiter):
    """Keeps the requests of all programs by the bot's token below ``per_second``."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        per_second: int = PER_SECOND,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        super().__init__(per_second, sleep=sleep)
        self._db = database
        self._clock = clock
        background = Background("keeping the pace")

        def lane(key: str, share: float, burst: int, most: int) -> SharedBucket:
            gap = max(1, round(1_000 / (share * per_second)))  # in whole ms
            return SharedBucket(
                key, database, clock, background, gap=gap, burst=burst, most=most, sleep=sleep
            )

        at_once = max(1, per_second // 10)
        self._shared = lane(ALL, 0.9, at_once, MOST_MS)
        self._waiting = lane("patient", 0.1, 1, MOST_MS)
        self.doors = lane("doors", 0.02, at_once, DOORS_MS)

    async def stand_back(self) -> None:
        """Wait with what can wait until people at play have what they need."""
        if WAITS.get():
            try:
                await self._take(self._waiting, None)
            except StorageError:
                await super().stand_back()

    async def turn(self) -> None:
        """Wait until a request may be made."""
        await self.turn_in(None)

    async def turn_in(self, window: str | None, *, edits: bool = False) -> int:
        """Wait until a request may be made; ``window``: of the channel in which it sends, or ``edits``, a
        message. Return when that ends, in ms UTC, as far as is known; 0: nothing is.

        Raises NotSent if an edit is better made later.
        """
        claim, until = LEASE.get() if edits else None, 0
        try:
            if window is not None:
                until = await self._take_in(window, claim)
            await self._take(self._shared, claim)
        except StorageError:
            await super().turn()
        return until

    async def lengthen(self, window: str, until: int, *, full: bool) -> None:
        """Have all programs know that a window ends at this time, in ms UTC, and not before; ``full``: there
        is no more room in it.
        """
        with suppress(StorageError):
            await rate_budget.lengthen(self._db, window, until, used=IN_CHANNEL if full else 0)

    def pause(self, seconds: float) -> None:
        """Make no request for so long, in any program."""
        super().pause(seconds)
        self._shared.pause(seconds)

    async def _take(self, lane: SharedBucket, claim: Lease | None) -> None:
        while (wait := await lane.ask()) < 0:
            await self._later(-wait, claim)
        await self._sleep(wait)

    async def _take_in(self, window: str, claim: Lease | None) -> int:
        while True:
            now = self._clock.now()
            until = await rate_budget.reserve_in_window(
                self._db, window, now, window=WINDOW_MS, most=IN_CHANNEL
            )
            if until > 0:
                return until
            await self._later(-until / 1_000, claim)

    async def _later(self, seconds: float, claim: Lease | None) -> None:
        """Wait before asking again, unless that is long and something is edited by a claim."""
        if claim is not None and seconds * 1_000 > MOST_MS:
            claim.later(round(seconds * 1_000))
            raise NotSent(f"a page has to wait for {seconds:.1f} s")
        await self._sleep(seconds)

    async def _begins(self, _session: Any, context: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        if HEADER in asked.headers:
            found = _MESSAGES.search(asked.url.path) if asked.method in (SENDS, EDITS) else None
            context.window = None if found is None else f"{asked.method} {found[1]}"
            context.until = await self.turn_in(context.window, edits=asked.method == EDITS)
        if (claim := LEASE.get()) is not None:
            claim.check()

    async def _answered(self, session: Any, context: Any, done: aiohttp.TraceRequestEndParams) -> None:
        told = done.response.headers.get(RESETS)
        if told is not None and HEADER in done.headers and context.until:
            until = self._clock.now() + round(float(told) * 1_000)
            if until > context.until:
                await self.lengthen(context.window, until, full=done.response.status == TOO_MANY)
        await super()._answered(session, context, done)
