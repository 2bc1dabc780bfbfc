"""The message to a guild that the bot has joined: where it is sent, and that it is sent once.

It goes to the guild's system channel if the bot may write there, otherwise to the first channel in which it
may write and everybody may read, otherwise to the owner. A message that may have arrived is repeated only
with the same nonce, and not at all when Discord may have forgotten that.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import discord

from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import ChannelClosed, DirectClosed, DirectLater, NotSent, Page
from bot.manager.tables.preferences import Preferences
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.clock import Clock
from bot.texts.localization import known_locale, use_locale
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.setup import direct_welcome_page, welcome_page
from data import welcomes
from data.db.database import Database
from data.db.errors import Conflict, StorageError, log_level
from data.welcomes import Attempt, Invitation, Outcome

log = logging.getLogger(__name__)

RECENT_MS: Final = 3 * 86_400_000
"""A guild that the bot joined earlier, while it did not run, is not welcomed any more."""
CLAIM_MS: Final = 60_000
"""The time of a process that sends a message; it or another one tries again afterwards."""
NONCE_MS: Final = 4 * 60_000
"""How long after its first attempt a message is repeated; Discord keeps nonces for minutes."""
CHANNELS_TRIED: Final = 5


class Welcomes:
    """Sends the messages to the guilds that this process gets events of."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        clock: Clock,
        preferences: Preferences,
        messenger: DiscordMessenger,
    ) -> None:
        self._client = client
        self._db = database
        self._clock = clock
        self._preferences = preferences
        self._messenger = messenger
        self._since: int | None = None
        self._waiting: set[int] = set()
        self._alarm = EarliestAlarm(clock, self._look_again)
        self.background = Background("the message to a new server")

    async def stop(self) -> None:
        """Stop; a message that was not sent is sent after the next start."""
        self._alarm.stop()
        await self.background.stop()

    def look(self, guilds: Iterable[discord.Guild]) -> None:
        """Welcome those of these guilds that the bot has just joined, unless that was done."""
        earliest = self._clock.now() - RECENT_MS
        for guild in guilds:
            joined = _joined_at(guild)
            if joined is not None and joined > earliest:
                self.background.spawn(self._welcome(guild, Invitation(guild.id, joined)))

    def _look_again(self) -> None:
        again, self._waiting = self._waiting, set()
        self.look(guild for each in again if (guild := self._client.get_guild(each)) is not None)

    def _later(self, guild: int, when: int) -> None:
        self._waiting.add(guild)
        self._alarm.set(when)

    async def _welcome(self, guild: discord.Guild, invitation: Invitation) -> None:
        now = self._clock.now()
        until = now + CLAIM_MS
        try:
            if self._since is None:
                self._since = await welcomes.welcomes_since(self._db)
            if invitation.joined_at <= self._since:
                return
            attempt = await welcomes.claim(self._db, invitation, now, until)
            if attempt is None:
                claimed = await welcomes.claimed_until(self._db, invitation)
                if claimed is not None:
                    self._later(guild.id, claimed)
                return
            outcome = await self._send(guild, invitation, until, attempt)
            await self._db.write(welcomes.end(invitation, outcome))
        except Conflict:
            log.debug("another process welcomes this server", extra={"guild": guild.id})
        except (NotSent, DirectLater) as error:
            log.info("the message to a new server waits for Discord: %s", error, extra={"guild": guild.id})
            self._later(guild.id, until)
        except StorageError as error:
            log.log(log_level(error), "a new server is welcomed later: %s", error, extra={"guild": guild.id})
            self._later(guild.id, until)
        else:
            level = logging.DEBUG if outcome is Outcome.SENT else logging.INFO
            log.log(level, "a new server was welcomed: %s", outcome.value, extra={"guild": guild.id})

    async def _send(
        self, guild: discord.Guild, invitation: Invitation, until: int, begun: Attempt
    ) -> Outcome:
        """Send the message to the first place that takes it.

        Raises NotSent, DirectLater, StorageError.
        """
        now = self._clock.now()
        if begun.begun_at is not None and begun.begun_at < now - NONCE_MS:
            return Outcome.REFUSED
        once = f"w{guild.id}.{invitation.joined_at % 10_000}"
        page = await self._page(guild, welcome_page)
        places = _places(guild)
        if begun.channel_id is not None:  # it may have arrived there
            places = [begun.channel_id, *(place for place in places if place != begun.channel_id)]
        if begun.begun_at is None or begun.channel_id is not None:
            for channel in places[:CHANNELS_TRIED]:
                same = begun.begun_at is not None and channel == begun.channel_id
                attempt = begun if same else Attempt(channel, now)
                await self._db.write(welcomes.begin(invitation, until, attempt))
                try:
                    await self._messenger.post(channel, page, once)
                except ChannelClosed:
                    continue
                return Outcome.SENT
        if guild.owner_id is None:
            return Outcome.REFUSED
        if begun.begun_at is None or begun.channel_id is not None:
            await self._db.write(welcomes.begin(invitation, until, Attempt(None, now)))
        direct = await self._page(guild, lambda: direct_welcome_page(guild.name))
        try:
            await self._messenger.post_direct(guild.owner_id, direct, once)
        except DirectClosed:
            return Outcome.REFUSED
        return Outcome.SENT

    async def _page(self, guild: discord.Guild, page: Callable[[], Page]) -> Page:
        chosen = (await self._preferences.guild(guild.id)).language
        with use_locale(chosen or known_locale(guild.preferred_locale.value)):
            return page()


def _joined_at(guild: discord.Guild) -> int | None:
    """Return when the bot joined a guild, in ms UTC; None: not known."""
    me: Any = guild.me
    joined = me.joined_at if me is not None else None
    return int(joined.timestamp() * 1_000) if joined is not None else None


def _places(guild: discord.Guild) -> list[int]:
    """Return the channels for the message, the best one first."""
    readers = [role for role in guild.roles if role.permissions.view_channel and not role.managed]

    def is_writable(channel: discord.TextChannel) -> bool:
        granted = channel.permissions_for(guild.me)
        return granted.view_channel and granted.send_messages

    def is_public(channel: discord.TextChannel) -> bool:
        """Return whether all roles that see channels see this one; mostly that is @everyone."""
        return bool(readers) and all(channel.permissions_for(role).view_channel for role in readers)

    channels = [each for each in guild.text_channels if is_public(each)]  # by position
    if guild.system_channel is not None:
        channels.insert(0, guild.system_channel)
    return [*dict.fromkeys(each.id for each in channels if is_writable(each))]
