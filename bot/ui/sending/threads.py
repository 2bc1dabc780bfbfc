"""Creates the threads in which matches of tournaments are played, where the bot may.

Discord has no nonce for threads. If the bot died after it had created one, the next attempt finds it by its
name among the open threads of the channel.
"""

from typing import Any, Final, Literal

import discord

from bot.ui.sending.rate_limiter import RateLimiter

PUBLIC: Final = 11
NEWS: Final = 10
"""The kind of the threads of an announcement channel."""
WANTED: Final = ("view_channel", "create_public_threads", "send_messages_in_threads")
"""The permissions without which no thread is created."""


class Threads:
    """Finds or creates threads."""

    def __init__(self, client: discord.Client, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._rate_limiter = rate_limiter

    async def create(self, guild: int, channel: int, name: str, archived_after: int) -> int | None:
        """Return the thread of that name in a channel, created if necessary.

        ``archived_after``: minutes without a message. None: the bot lacks a permission, or the channel takes
        no threads. Raises discord.py's errors.
        """
        server = self._client.get_guild(guild)
        place, me = await self._place(server, guild, channel)
        if not isinstance(place, discord.TextChannel) or me is None:
            return None
        allowed = place.permissions_for(me)
        if not all(getattr(allowed, each) for each in WANTED):
            return None
        if (there := await self._find(server, guild, channel, name)) is not None:
            return there
        kind: Literal[10, 11] = NEWS if place.is_news() else PUBLIC
        await self._rate_limiter.give_way()
        made = await self._client.http.start_thread_without_message(
            channel,
            name=name,
            auto_archive_duration=archived_after,  # type: ignore[arg-type] # one of ARCHIVED_AFTER
            type=kind,
        )
        return int(made["id"])

    async def _place(
        self, server: discord.Guild | None, guild: int, channel: int
    ) -> tuple[Any, discord.Member | None]:
        """Return a channel and the bot as a member; fetched if the guild is not in the cache."""
        if server is not None:
            return server.get_channel(channel), server.me
        if self._client.user is None:
            return None, None
        fetched = await self._client.fetch_guild(guild, with_counts=False)
        return await fetched.fetch_channel(channel), await fetched.fetch_member(self._client.user.id)

    async def _find(self, server: discord.Guild | None, guild: int, channel: int, name: str) -> int | None:
        """Return the bot's open thread of that name in a channel; None: there is none."""
        own = self._client.user.id if self._client.user is not None else 0
        if server is not None:
            open_ = [(each.id, each.parent_id, each.name, each.owner_id) for each in server.threads]
        else:
            listed = await self._client.http.get_active_threads(guild)
            open_ = [
                (int(each["id"]), int(each["parent_id"]), each["name"], int(each["owner_id"]))
                for each in listed["threads"]
            ]
        return next((each for each, *about in open_ if about == [channel, name, own]), None)
