"""The limit on requests that the bot makes with its token.

Discord accepts 50 requests a second from a bot and blocks who is refused too often. aiohttp reports every
request when it starts and when its response arrives, so nothing that discord.py sends is missed: retries,
commands and emoji included. Responses to interactions carry no token and do not count.

One process counts in memory (``LocalBudget``) and leaves the limits of a channel to discord.py, which reads
them from the responses' headers. Several processes with one token count in the database that they share
(``bot/ui/sending/shared_budget.py``).
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import aiohttp
import discord

from bot.manager.publishing.leases import LEASE, Lease
from bot.manager.publishing.messages import WAITS

log = logging.getLogger(__name__)

PER_SECOND: Final = 50
"""Requests that Discord accepts from a bot in a second."""
LONGEST_WAIT: Final = 60.0
"""A request that Discord wants repeated after more seconds than this fails instead."""
OLD_MESSAGE: Final = 30046
DIRECT_TOO_FAST: Final = 40003
NOT_REPEATED: Final = frozenset({OLD_MESSAGE, DIRECT_TOO_FAST})
"""Error codes that arrive as a rate limit, and that a retry would only make worse."""
TOO_MANY: Final = 429
HEADER: Final = "Authorization"
"""Requests with the token carry it."""
SENDS, EDITS = "POST", "PATCH"
"""Discord counts the new messages and the edits of a channel apart."""
_MESSAGES: Final = re.compile(r"/channels/(\d+)/messages(/\d+)?")
_RESETS: Final = "X-RateLimit-Reset-After"
"""Seconds until the channel's window ends."""


def loop_time() -> float:
    """Return the event loop's time in seconds."""
    return asyncio.get_running_loop().time()


class Bucket:
    """Admits ``burst`` requests at once, then so many a second, in order of arrival."""

    def __init__(
        self,
        per_second: float,
        burst: int = 1,
        *,
        now: Callable[[], float] = loop_time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._gap = 1 / per_second
        self._slack = (burst - 1) * self._gap
        self._now = now
        self._sleep = sleep
        self._due = self._closed_until = float("-inf")
        """When the next request would come if all came evenly, and until when none is admitted."""
        self._first = asyncio.Lock()
        self._waiting = 0

    @property
    def wait(self) -> float:
        """Seconds that a request would wait if it came now."""
        return max(0.0, self._closed_for()) + self._waiting * self._gap

    def pause(self, seconds: float) -> None:
        """Admit nothing for so long."""
        self._closed_until = max(self._closed_until, self._now() + seconds)

    async def acquire(self, lease: Lease | None = None) -> None:  # noqa: ARG002 - shared buckets give up under one
        """Return when the caller may send. Shared buckets raise NotSent or DirectLater."""
        if not self._waiting and self._closed_for() <= 0:
            self._admit()
            return
        self._waiting += 1
        try:
            async with self._first:
                while (closed := self._closed_for()) > 0:
                    await self._sleep(closed)
                self._admit()
        finally:
            self._waiting -= 1

    def _closed_for(self) -> float:
        return max(self._due - self._slack, self._closed_until) - self._now()

    def _admit(self) -> None:
        self._due = max(self._due, self._now()) + self._gap


class Budget(Protocol):
    """Where requests are counted: in one process, or for all that share a database."""

    def bucket(self, key: str, per_second: float, burst: int, patience: float | None) -> Bucket:
        """Return the bucket of a key; ``patience``: seconds after which a wait is refused."""

    async def enter_window(self, window: str, lease: Lease | None, *, gives_up: bool) -> int:
        """Wait for room in a channel's window and return its end in ms UTC; 0: not known.

        Raises NotSent if the lease of the request is lost, or if the wait is long and it ``gives_up``.
        """

    async def extend_window(self, window: str, seconds: float, known: int, *, full: bool) -> None:
        """Note that a window ends in so many seconds, if later than ``known`` (ms UTC)."""


class LocalBudget:
    """Counts the requests of one process."""

    def __init__(
        self,
        now: Callable[[], float] = loop_time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep

    def bucket(self, key: str, per_second: float, burst: int, patience: float | None) -> Bucket:  # noqa: ARG002
        """Return a bucket in memory."""
        return Bucket(per_second, burst, now=self._now, sleep=self._sleep)

    async def enter_window(self, window: str, lease: Lease | None, *, gives_up: bool) -> int:  # noqa: ARG002
        """Return 0: discord.py keeps the limits of channels."""
        return 0

    async def extend_window(self, window: str, seconds: float, known: int, *, full: bool) -> None:
        """Do nothing: discord.py keeps the limits of channels."""


class RateLimiter:
    """Keeps the requests with the bot's token below ``per_second``.

    Nine tenths come evenly, one tenth at once. Requests that can wait (``WAITS``) get a tenth of all, and
    only while no other request waits.
    """

    def __init__(
        self,
        per_second: int = PER_SECOND,
        budget: Budget | None = None,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._sleep = sleep
        self._budget = budget if budget is not None else LocalBudget()
        burst = max(1, per_second // 10)
        self._all = self._budget.bucket("all", 0.9 * per_second, burst, None)
        self._patient = self._budget.bucket("patient", 0.1 * per_second, 1, None)
        self.dm_openings = self._budget.bucket("doors", 0.02 * per_second, burst, 15)
        """New channels of direct messages: five at once, then one a second.

        So a small table gets its hands together. Bots have been quarantined for a few dozen at once.
        """

    def trace(self) -> aiohttp.TraceConfig:
        """Return what discord.py's client takes as ``http_trace``."""
        made = aiohttp.TraceConfig()
        made.on_request_start.append(self._request_started)
        made.on_request_end.append(self._request_ended)
        return made

    async def give_way(self) -> None:
        """Let requests that cannot wait go first.

        This happens before discord.py queues the request for its channel, where others would wait behind it.
        """
        if not WAITS.get():
            return
        await self._patient.acquire()
        while (wait := self._all.wait) > 0:
            await self._sleep(wait)

    async def acquire(
        self, window: str | None = None, lease: Lease | None = None, *, gives_up: bool = True
    ) -> int:
        """Wait until a request may be made; return when its window ends (ms UTC; 0: unknown).

        ``window``: of the channel in which it sends or edits a message. ``gives_up``: under a lease it is
        made later rather than after a long wait. Raises NotSent if it gives up, or if its lease is lost.
        """
        until = 0
        if window is not None:
            until = await self._budget.enter_window(window, lease, gives_up=gives_up)
        await self._all.acquire(lease if gives_up else None)
        return until

    def pause(self, seconds: float) -> None:
        """Make no request for so long."""
        self._all.pause(seconds)

    async def _request_started(
        self, _session: Any, context: Any, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        lease = LEASE.get()
        if HEADER in asked.headers:
            found = _MESSAGES.search(asked.url.path) if asked.method in (SENDS, EDITS) else None
            context.window = None if found is None else f"{asked.method} {found[1]}"
            context.until = await self.acquire(context.window, lease, gives_up=asked.method == EDITS)
        if lease is not None:
            lease.check()

    async def _request_ended(self, _session: Any, context: Any, done: aiohttp.TraceRequestEndParams) -> None:
        """Act on the rate limit in a response before discord.py repeats the request.

        Raises discord.HTTPException where a retry would not help.
        """
        if HEADER not in done.headers:
            return
        refused = done.response.status == TOO_MANY
        resets = done.response.headers.get(_RESETS)
        if resets is not None and context.until:
            await self._budget.extend_window(context.window, float(resets), context.until, full=refused)
        if not refused:
            return
        error = await _error_in(done.response)
        wait = float(error.get("retry_after") or done.response.headers.get("Retry-After") or 0)
        if error.get("global") or "Via" not in done.response.headers:  # Discord's proxy does not name itself
            log.warning(
                "Discord accepts no requests for %.1f s; the bot waits, and then sends what is new", wait
            )
            self.pause(wait)
        if error.get("code") in NOT_REPEATED or wait > LONGEST_WAIT:
            raise discord.HTTPException(done.response, error)


async def _error_in(response: aiohttp.ClientResponse) -> dict[str, Any]:
    try:
        found = json.loads(await response.text())
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
