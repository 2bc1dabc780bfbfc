"""The one cap on what the bot asks of Discord by its own token.

Discord takes 50 requests a second from a bot, whatever they are, and shuts out who is refused too often.
aiohttp tells of every request as it begins and as it is answered, so that nothing that discord.py does is
left out: what it repeats, the commands, the emoji. Answers to interactions carry no token and are not
counted, as Discord does not count them. What a channel takes is left to discord.py, which goes by the
answers' headers.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from bot.manager.publishing.messages import WAITS

log = logging.getLogger(__name__)

PER_SECOND: Final = 50
"""What Discord takes from a bot."""
LONGEST_WAIT: Final = 60.0
"""Seconds; a request that Discord wants repeated only after a longer time fails instead."""
OLD_MESSAGE: Final = 30046
DIRECT_TOO_FAST: Final = 40003
NOT_REPEATED: Final = frozenset({OLD_MESSAGE, DIRECT_TOO_FAST})
"""Refusals that come as a rate limit, and that a repetition would only make worse."""
TOO_MANY: Final = 429
HEADER: Final = "Authorization"
"""Requests by the token have it."""


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


class Bucket:
    """Lets through one after another, in the order in which they came: ``burst`` at once, then so many a
    second.
    """

    def __init__(
        self,
        per_second: float,
        burst: int = 1,
        *,
        now: Callable[[], float] = _loop_time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._gap = 1 / per_second
        self._slack = (burst - 1) * self._gap
        self._now = now
        self._sleep = sleep
        self._due = self._closed_until = float("-inf")
        """When the next would come if they came evenly, and until when nobody is let through."""
        self._first = asyncio.Lock()
        self._waiting = 0

    @property
    def wait(self) -> float:
        """Seconds that who comes now would wait."""
        return max(0.0, self._shut()) + self._waiting * self._gap

    def pause(self, seconds: float) -> None:
        """Let nobody through for so long."""
        self._closed_until = max(self._closed_until, self._now() + seconds)

    async def turn(self) -> None:
        """Return when it is the caller's turn."""
        if not self._waiting and self._shut() <= 0:
            self._pass()
            return
        self._waiting += 1
        try:
            async with self._first:
                while (shut := self._shut()) > 0:
                    await self._sleep(shut)
                self._pass()
        finally:
            self._waiting -= 1

    def _shut(self) -> float:
        """Return for how many seconds nobody is let through."""
        return max(self._due - self._slack, self._closed_until) - self._now()

    def _pass(self) -> None:
        self._due = max(self._due, self._now()) + self._gap


class RateLimiter:
    """Keeps the requests by the bot's token below ``per_second`` in any second.

    Nine tenths of them come evenly, and a tenth at once. What can wait (``WAITS``) comes as a tenth of all,
    and only while nobody else waits.
    """

    def __init__(
        self,
        per_second: int = PER_SECOND,
        *,
        now: Callable[[], float] = _loop_time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        at_once = max(1, per_second // 10)
        self._sleep = sleep
        self._all = Bucket(0.9 * per_second, at_once, now=now, sleep=sleep)
        self._patient = Bucket(0.1 * per_second, now=now, sleep=sleep)
        self.doors = Bucket(0.02 * per_second, at_once, now=now, sleep=sleep)
        """Through here go new channels of direct messages: five at once, so that a small table has its hands
        at the same moment, then one a second. Bots have been quarantined for a few dozen at once.
        """

    def trace(self) -> aiohttp.TraceConfig:
        """Return what discord.py's client is given as ``http_trace``."""
        made = aiohttp.TraceConfig()
        made.on_request_start.append(self._begins)
        made.on_request_end.append(self._answered)
        return made

    async def stand_back(self) -> None:
        """Wait with what can wait until people at play have what they need.

        This comes before discord.py's own queue of a channel, in which nobody else should wait behind it.
        """
        if not WAITS.get():
            return
        await self._patient.turn()
        while (wait := self._all.wait) > 0:
            await self._sleep(wait)

    async def turn(self) -> None:
        """Wait until a request may be made."""
        await self._all.turn()

    def pause(self, seconds: float) -> None:
        """Make no request for so long."""
        self._all.pause(seconds)

    async def _begins(self, _session: Any, _context: Any, asked: aiohttp.TraceRequestStartParams) -> None:
        if HEADER in asked.headers:
            await self.turn()

    async def _answered(self, _session: Any, _context: Any, done: aiohttp.TraceRequestEndParams) -> None:
        """Heed a refusal for asking too much before discord.py repeats the request.

        Raises discord.HTTPException where a repetition would not help.
        """
        if done.response.status != TOO_MANY or HEADER not in done.headers:
            return
        told = await _told(done.response)
        wait = float(told.get("retry_after") or done.response.headers.get("Retry-After") or 0)
        if told.get("global") or "Via" not in done.response.headers:  # Discord's gate does not name itself
            log.warning("Discord takes no requests for %.1f s", wait)
            self.pause(wait)
        if told.get("code") in NOT_REPEATED or wait > LONGEST_WAIT:
            raise discord.HTTPException(done.response, told)


async def _told(response: aiohttp.ClientResponse) -> dict[str, Any]:
    try:
        told = json.loads(await response.text())
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
