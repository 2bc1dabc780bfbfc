"""The trial's Discord client: like the bot's, but without tables and database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.run.client import LOOPBACK_READY
from bot.trial.rate_headers import RateHeaders
from bot.ui.sending.rate_limiter import RateLimiter

Press = discord.Interaction[Any]


class TrialClient(discord.AutoShardedClient):
    """Connects to Discord, and calls ``pressed`` for every press with the raw message."""

    def __init__(self, *, stand_in: bool, per_second: int) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        more: dict[str, Any] = {"guild_ready_timeout": LOOPBACK_READY} if stand_in else {}
        self.rate_limiter = RateLimiter(per_second)
        self.meter = RateHeaders()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=self.meter.listen(self.rate_limiter.trace()),
            **more,
        )
        self._stand_in = stand_in
        self._pressed_on: dict[int, Any] = {}
        self.connected = asyncio.Event()
        self.pressed: Callable[[Press, Any], Awaitable[None]] | None = None
        self._listen()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait five seconds between shards, as Discord requires; a stand-in needs no pause."""
        if not self._stand_in:
            await super().before_identify_hook(shard_id, initial=initial)

    def _listen(self) -> None:
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def hear(data: Any) -> None:
            self._pressed_on[int(data["id"])] = data.get("message", {})
            parse(data)

        parsers["INTERACTION_CREATE"] = hear

    async def on_ready(self) -> None:
        """Discord has sent the guilds."""
        self.connected.set()

    async def on_interaction(self, press: Press) -> None:
        """Handle a press; other interactions are ignored."""
        message = self._pressed_on.pop(press.id, {})
        if press.type is discord.InteractionType.component and self.pressed is not None:
            await self.pressed(press, message)
