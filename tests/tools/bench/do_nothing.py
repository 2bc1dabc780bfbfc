"""A bot that only acknowledges presses: the cost of discord.py and the transport."""

import gc
import os
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from bot.run.client import COLLECT_AFTER, KEPT_OPEN, LOOPBACK_READY, point_at
from bot.run.event_loop import run_in_loop
from bot.ui.sending.rate_limiter import RateLimiter


class DoNothing(commands.AutoShardedBot):
    """Configured as Cardroom is; a press is answered with a deferred update (type 6)."""

    def __init__(self) -> None:
        self.rate_limiter = RateLimiter(int(os.environ["CARDROOM_REST_PER_SECOND"]))
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=LOOPBACK_READY,
            http_trace=self.rate_limiter.trace(),
            connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=KEPT_OPEN),
        )

    async def on_ready(self) -> None:
        """Collect garbage as rarely as Cardroom does, and report that the bot is ready."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)
        print("ready: nothing", flush=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""

    async def setup_hook(self) -> None:
        """Register a command: to the playground a bot without commands is not ready."""

        @self.tree.command(name="nothing")
        async def _(interaction: discord.Interaction[Any]) -> None:
            """Do nothing."""
            await interaction.response.defer()

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()


async def run(make: Callable[[], DoNothing]) -> None:
    """Make a bot in the loop and run it until it is terminated."""
    async with make() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    point_at(os.environ["CARDROOM_DISCORD_URL"])
    run_in_loop(run(DoNothing))
