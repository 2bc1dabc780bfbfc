"""Guilds and channels for which this process gets no events, fetched from Discord and cached.

These are all guilds if interactions arrive over HTTP, and those of other processes' shards with the gateway.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any, Final

import aiohttp
import discord

from bot.ui.sending.origin import guild_here
from data.tables.venues import Venue, venue_of

Place = discord.abc.GuildChannel | discord.Thread
MODERATES: Final = "moderates"
"""Key in an interaction's extras: whether its member moderates the whole guild."""
KNOWN_FOR: Final = 60.0
"""Seconds that a reply is cached: how long a revoked permission can go unnoticed."""
ASKED_FOR: Final = 1.0
"""Seconds to wait for a guild's roles; an interaction must be answered within three."""
MOST: Final = 1_000
"""Maximum number of cached guilds, and of cached channels."""


class ChannelCache:
    """Finds guilds and channels, including what decides who may see a channel."""

    def __init__(self, client: discord.Client, now: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._now = now
        self._servers: OrderedDict[int, tuple[float, discord.Guild | None]] = OrderedDict()
        self._channels: OrderedDict[int, tuple[float, Place | None]] = OrderedDict()
        self._lists: OrderedDict[int, tuple[float, frozenset[int]]] = OrderedDict()

    async def channel(self, guild: int, channel: int) -> Place | None:
        """Return a guild's channel or thread; None if it is gone or the bot may not see it.

        Raises discord.py's exceptions if Discord cannot answer.
        """
        server = self._client.get_guild(guild)
        if server is not None:  # kept up to date by events
            return server.get_channel_or_thread(channel)
        known, before = self._channels.get(channel), self._now() - KNOWN_FOR
        if known is None or known[0] < before:
            asked, found = await self._server(guild), None
            if asked is not None:
                try:
                    found = await asked.fetch_channel(channel)
                except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                    found = None
            known = self._channels[channel] = self._now(), found
            _thin(self._channels)
        return known[1]

    async def name(self, guild: int) -> str | None:
        """Return a guild's name; None if it is gone or the bot is not in it.

        Raises the same exceptions as ``channel``.
        """
        server = self._client.get_guild(guild) or await self._server(guild)
        return server.name if server is not None else None

    async def note_moderator(self, interaction: discord.Interaction[Any]) -> None:
        """Store in an interaction's extras whether its member moderates the whole guild.

        The interaction contains the member's permissions in the channel. If these include Manage Channels,
        the member's roles decide; without the gateway they are fetched. If that takes too long, the answer is
        no.
        """
        guild, user = guild_here(interaction), interaction.user
        if guild is None or venue_of(guild) is not Venue.GUILD or not isinstance(user, discord.Member):
            return
        if not interaction.permissions.manage_channels:
            return
        if self._client.get_guild(guild) is not None:  # kept up to date by events
            interaction.extras[MODERATES] = user.guild_permissions.manage_channels
        else:
            roles = frozenset({*user._roles, guild})  # noqa: SLF001 - ``roles`` omits roles not in the cache
            interaction.extras[MODERATES] = await self._moderates(guild, user.id, roles)

    async def manages(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction's member moderates the whole guild, or may manage it."""
        guild, user = guild_here(interaction), interaction.user
        if interaction.extras.get(MODERATES):
            return True
        if (
            guild is None
            or venue_of(guild) is not Venue.GUILD
            or not isinstance(user, discord.Member)
            or not interaction.permissions.manage_guild
        ):
            return False
        if self._client.get_guild(guild) is not None:
            return user.guild_permissions.manage_guild
        roles = frozenset({*user._roles, guild})  # noqa: SLF001 - ``roles`` omits roles not in the cache
        return await self._moderates(guild, user.id, roles, "manage_guild")

    async def _moderates(
        self, guild: int, member: int, roles: Collection[int], right: str = "manage_channels"
    ) -> bool:
        try:
            async with asyncio.timeout(ASKED_FOR):
                server = await self._server(guild)
        except (discord.DiscordException, aiohttp.ClientError, OSError):  # TimeoutError is an OSError
            return False
        if server is None:
            return False
        held = [role.permissions for role in server.roles if role.id in roles]
        return server.owner_id == member or any(each.administrator or getattr(each, right) for each in held)

    async def above(self, thread: discord.Thread) -> Place | None:
        """Return the parent channel of a thread, as ``channel`` does."""
        return await self.channel(thread.guild.id, thread.parent_id)

    async def missing(self, guild: int, channels: Collection[int], role: int | None = None) -> frozenset[int]:
        """Return those of the given channels and role that are gone or hidden from the bot.

        The set is empty if Discord cannot answer.
        """
        try:
            server = self._client.get_guild(guild) or await self._server(guild)
            if server is None or server.unavailable:
                return frozenset()
            there = await self._listed(server) if channels else frozenset()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return frozenset()
        gone = frozenset(channels) - there
        return gone if role is None or server.get_role(role) is not None else gone | {role}

    async def _listed(self, server: discord.Guild) -> frozenset[int]:
        """Return the ids of a guild's channels, without threads."""
        if self._client.get_guild(server.id) is not None:
            return frozenset(channel.id for channel in server.channels)
        known, before = self._lists.get(server.id), self._now() - KNOWN_FOR
        if known is None or known[0] < before:
            found = frozenset(channel.id for channel in await server.fetch_channels())
            known = self._lists[server.id] = self._now(), found
            _thin(self._lists)
        return known[1]

    async def granted(self, guild: int) -> dict[int, tuple[int, discord.Permissions]] | None:
        """Return the type of each channel of a guild, and the bot's permissions there.

        Hidden channels may be missing. None: Discord cannot answer.
        """
        server, own = self._client.get_guild(guild), self._client.user
        try:
            if server is not None:
                me: discord.Member | None = server.me
                found: Collection[discord.abc.GuildChannel] = server.channels
            else:
                server = await self._server(guild)
                if server is None or own is None:
                    return None
                me, found = await server.fetch_member(own.id), await server.fetch_channels()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return None
        if me is None:
            return None
        return {each.id: (each.type.value, each.permissions_for(me)) for each in found}

    async def _server(self, guild: int) -> discord.Guild | None:
        known, before = self._servers.get(guild), self._now() - KNOWN_FOR
        if known is None or known[0] < before:
            try:
                found = await self._client.fetch_guild(guild, with_counts=False)
            except (discord.NotFound, discord.Forbidden):
                found = None
            except (AttributeError, KeyError, TypeError, ValueError) as error:  # e.g. a role of a new kind
                raise discord.InvalidData(f"server {guild}: {type(error).__name__}") from None
            known = self._servers[guild] = self._now(), found
            _thin(self._servers)
        return known[1]


def _thin(kept: "OrderedDict[int, tuple[float, Any]]") -> None:
    while len(kept) > MOST:
        kept.popitem(last=False)
