"""The channels of direct messages: each is opened once in a lifetime, and never many in a moment.

Discord takes a bot that opens many for a spammer. It says so first with 40003, and then shuts the bot out of
all that are not open yet until a person has appealed. So new ones come through a narrow door, which is closed
for a while after either; who would wait long is told at once that it cannot be done now, and plays from the
channel.
"""

import logging
from typing import Final, NoReturn

import discord

from bot.manager.publishing.messages import DirectClosed, DirectLater
from bot.manager.tables.preferences import Preferences
from bot.ui.sending import raw_api
from bot.ui.sending.rate_limiter import DIRECT_TOO_FAST, RateLimiter

log = logging.getLogger(__name__)

PATIENCE: Final = 15.0
"""Seconds that a hand may wait for its channel to be opened: the largest table is served within."""
FIRST_PAUSE: Final = 10.0
LONGEST_PAUSE: Final = 600.0
"""Seconds in which none is opened after 40003: twice as many each time, until one has been opened."""
QUARANTINE: Final = 3600.0
"""Seconds after which a bot that was taken for a spammer tries again."""
CLOSED: Final = frozenset({50007, 50033, 50278})
"""Cannot send messages to this user; nobody who could get any; no mutual guilds."""
GONE: Final = frozenset({10003, 50001})
"""Unknown channel, no access: the channel is that of another application."""
FLAGGED: Final = 20026


class DmChannels:
    """Knows the channel of a member's direct messages, or opens it; it is stored with their settings."""

    def __init__(self, client: discord.Client, members: Preferences, pace: RateLimiter) -> None:
        self._client = client
        self._members = members
        self._pace = pace
        self._pause = FIRST_PAUSE

    async def of(self, member: int) -> int:
        """Return the channel of a member's direct messages.

        Raises DirectLater when none can be opened now, and what discord.py raises.
        """
        while True:
            known = (await self._members.member(member)).direct_channel
            if known is not None:
                return known
            if self._pace.dm_openings.wait > PATIENCE:
                raise DirectLater
            await self._pace.dm_openings.acquire()
            try:
                opened = await raw_api.open_direct(self._client, self._pace, member)
            except discord.HTTPException as refused:
                if refused.code != DIRECT_TOO_FAST:
                    raise
                self._close(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
            else:
                self._pause = FIRST_PAUSE
                await self._members.learn(member, direct_channel=opened)
                return opened

    async def lost(self, member: int, refused: discord.HTTPException) -> bool:
        """Say whether a message was refused because the channel is not there any more: it is forgotten."""
        if refused.code in GONE:
            await self._members.learn(member, direct_channel=None)
        return refused.code in GONE

    def judge(self, refused: discord.HTTPException) -> NoReturn:
        """Raise what a refusal means: DirectClosed, DirectLater, or what it is itself."""
        if refused.code in CLOSED:
            raise DirectClosed from refused
        if refused.code == DIRECT_TOO_FAST:
            self._close(self._pause)
        elif refused.code == FLAGGED:
            if self._pace.dm_openings.wait <= PATIENCE:
                log.error("Discord takes the bot for a spammer; direct messages are opened after an appeal")
            self._close(QUARANTINE)
        elif isinstance(refused, discord.Forbidden | discord.NotFound):
            log.warning("a direct message was refused", extra={"code": refused.code})
        else:
            raise refused
        raise DirectLater from refused

    def _close(self, seconds: float) -> None:
        log.info("no direct messages are opened for %.0f s", seconds)
        self._pace.dm_openings.pause(seconds)
