"""The direct message channels of members: each is opened once, and only a few in a short time.

Discord treats a bot that opens many as a spammer: first it answers with 40003, later it quarantines the
bot, which can then open no new channels until somebody has appealed. New channels are therefore opened
slowly, and not at all for a while after either refusal. If the wait would be long, the request is refused
at once and the member plays in the channel.
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
"""Seconds that a hand may wait for its channel; long enough for the largest table."""
FIRST_PAUSE: Final = 10.0
LONGEST_PAUSE: Final = 600.0
"""Seconds without opening channels after 40003; the pause doubles until an attempt succeeds."""
QUARANTINE: Final = 3600.0
"""Seconds after which a quarantined bot tries again."""
CLOSED: Final = frozenset({50007, 50033, 50278})
"""Cannot send messages to this user; no recipient can receive messages; no mutual guilds."""
REOPENED: Final = frozenset({10003, 50001})
"""Unknown channel, missing access: the channel is opened again, and perhaps another is found.

The stored one may belong to another application. Discord also answers 50001 by mistake, for minutes or hours.
"""
FLAGGED: Final = 20026


class DmChannels:
    """Finds or opens the direct message channel of a member, and stores it in the settings."""

    def __init__(self, client: discord.Client, preferences: Preferences, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._preferences = preferences
        self._rate_limiter = rate_limiter
        self._pause = FIRST_PAUSE

    async def of(self, member: int, *, again: bool = False) -> int:
        """Return the channel of a member's direct messages; open it if necessary, or ``again``.

        Raises DirectLater if none can be opened now, and discord.py's errors.
        """
        while True:
            known = (await self._preferences.member(member)).direct_channel
            if known is not None and not again:
                return known
            if self._rate_limiter.dm_openings.wait > PATIENCE:
                raise DirectLater
            await self._rate_limiter.dm_openings.acquire()
            try:
                opened = await raw_api.open_direct(self._client, self._rate_limiter, member)
            except discord.HTTPException as refused:
                if refused.code != DIRECT_TOO_FAST:
                    raise
                self._pause_openings(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
            else:
                self._pause = FIRST_PAUSE
                await self._preferences.learn(member, direct_channel=opened)
                return opened

    def raise_for(self, refused: discord.HTTPException) -> NoReturn:
        """Raise DirectClosed, DirectLater, or the refusal of a message itself."""
        if refused.code in CLOSED:
            raise DirectClosed from refused
        if refused.code == DIRECT_TOO_FAST:
            self._pause_openings(self._pause)
        elif refused.code == FLAGGED:
            if self._rate_limiter.dm_openings.wait <= PATIENCE:
                log.error("Discord takes the bot for a spammer; it opens no new DM channels until you appeal")
            self._pause_openings(QUARANTINE)
        elif isinstance(refused, discord.Forbidden | discord.NotFound):
            log.warning("Discord refused a direct message", extra={"code": refused.code})
        else:
            raise refused
        raise DirectLater from refused

    def _pause_openings(self, seconds: float) -> None:
        log.info("no direct message channels are opened for %.0f s", seconds)
        self._rate_limiter.dm_openings.pause(seconds)
