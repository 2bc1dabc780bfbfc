"""The first minutes: the message to a guild that the bot has joined, and ``/setup``."""

import logging
from collections.abc import Mapping
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import setup as say
from bot.ui.commands.descriptions import described
from bot.ui.custom_id import Press, custom_id
from bot.ui.forms.refused_forms import filled_in
from bot.ui.sending import raw_api
from bot.ui.sending.origin import guild_here, server_here
from bot.ui.sending.responses import on_own_answer, reply, update
from bot.ui.sending.welcomes import Welcomes
from bot.ui.setup import (
    SetupForm,
    SetupRefused,
    Wanted,
    done_page,
    entered_before,
    form_of,
    lacking,
    read_form,
    refused_page,
    setup_form,
    wanted,
    welcome_page,
)
from cogs.answers import Interaction, entered, in_time, note_outcome, texts_pressed
from data import welcomes
from data.db.errors import StorageError, log_level
from data.settings import GuildSettings
from data.tables.venues import FRIENDS

log = logging.getLogger(__name__)

FORM: Final = "setup_form"
KNOWN: Final = 10_000
"""Guilds of which is remembered that no command needs to show the welcome."""
NOTHING: Final[Mapping[str, str]] = {}


class Setup(commands.Cog):
    """Welcomes guilds, and sets them up."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.welcomes = Welcomes(bot, bot.database, bot.clock, bot.members, bot.messenger)
        self._greeted: set[int] = set()
        bot.presses |= {"setup": self._open, FORM: self._submit, "setup_again": self._open_again}

    async def cog_unload(self) -> None:
        """Stop sending when the bot is closed."""
        await self.welcomes.stop()

    # --- the message to a new guild

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The bot may have been invited while it was not connected."""
        await self.bot.playing.wait()
        self.welcomes.look(self.bot.guilds)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited."""
        await self.bot.playing.wait()
        self.welcomes.look([guild])

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A guild that Discord could not show has appeared."""
        await self.bot.playing.wait()
        self.welcomes.look([guild])

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, command: object) -> None:
        """Show the welcome to a member who manages the guild, if the guild could not be told.

        Over HTTP nobody tells the bot that it has joined.
        """
        guild = guild_here(interaction)
        if (
            guild is None
            or guild == FRIENDS
            or guild in self._greeted
            or not interaction.permissions.manage_guild
        ):
            return
        try:
            unseen = self.bot.over_http
            shown = await welcomes.answer(self.bot.database, guild, self.bot.clock.now(), unseen=unseen)
            if shown or unseen:  # otherwise the message may still be refused
                if len(self._greeted) >= KNOWN:
                    self._greeted.clear()
                self._greeted.add(guild)
            if shown and command is not self.setup:
                await self.bot.set_language(interaction)
                await reply(interaction, welcome_page())
        except StorageError as error:
            log.log(log_level(error), "a server may be welcomed by a later command: %s", error)
        except discord.HTTPException as refused:
            log.info("a server was not welcomed by an answer", extra={"code": refused.code})
        except (OSError, aiohttp.ClientError) as lost:
            log.info("a server was not welcomed by an answer: %s", type(lost).__name__)

    # --- the form

    @app_commands.command(name="setup", description=described(say.SETUP))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction) -> None:
        """Open the form that sets up the guild."""
        await self._show(interaction)

    async def _open(self, interaction: Interaction, _press: Press) -> None:
        await self._show(interaction)

    async def _open_again(self, interaction: Interaction, _press: Press) -> None:
        await self._show(interaction, entered_before(texts_pressed(interaction)))

    async def _show(self, interaction: Interaction, typed: Mapping[str, str] = NOTHING) -> None:
        guild = await self._checked(interaction)
        if guild is None:
            return
        chosen = await self.bot.members.guild(guild)
        form = setup_form(form_of(chosen, await self.bot.places.missing(guild, chosen.channels)))
        await raw_api.open_form(interaction, custom_id(None, FORM), filled_in(form, typed))

    async def _submit(self, interaction: Interaction, _press: Press) -> None:
        guild = await self._checked(interaction)
        if guild is None:
            return
        values, own = entered(interaction), on_own_answer(interaction)
        try:
            setting = self._set_up(interaction, guild, read_form(values))
            page = await in_time(interaction, setting, thinking=not own)
        except SetupRefused as refused:
            note_outcome(interaction, "refused", reason="setup")
            page = refused_page(refused.said, values)
        await (update if own else reply)(interaction, page)

    async def _set_up(self, interaction: Interaction, guild: int, form: SetupForm) -> Page:
        """Store what the form asks for, and return the page that says what is set now."""
        granted = await self.bot.places.granted(guild) or {}
        types = {channel: kind for channel, (kind, _) in granted.items()} | _resolved(interaction)
        asked: Wanted = wanted(form, types)
        old = await self.bot.members.guild(guild)
        gone = await self.bot.places.missing(guild, old.channels)
        chosen = await self.bot.members.set_up(guild, lambda stored: asked.applied(stored, gone))
        return done_page(chosen, self._lacking(interaction, chosen, granted, types), gone)

    def _lacking(
        self,
        interaction: Interaction,
        chosen: GuildSettings,
        granted: Mapping[int, tuple[int, discord.Permissions]],
        types: Mapping[int, int],
    ) -> dict[tuple[str, ...], list[int]]:
        """Return what the bot lacks in the chosen channels; if all are allowed, in this one."""
        if not chosen.channels:
            return lacking({interaction.channel_id or 0: interaction.app_permissions}, {})
        if not granted:
            return {}
        none = discord.Permissions.none()
        held = {each: granted[each][1] if each in granted else none for each in chosen.channels}
        return lacking(held, types)

    async def _checked(self, interaction: Interaction) -> int | None:
        """Return the guild to set up; None: its member may not, and has read that.

        Raises TableError in a direct message and where friends play.
        """
        guild = server_here(interaction)
        if guild is None:
            raise TableError(TableReason.MODERATORS)
        if await self.bot.places.manages(interaction):
            return guild
        note_outcome(interaction, "refused", reason="setup")
        owner = interaction.guild.owner_id if interaction.guild is not None else None
        await reply(interaction, say.not_allowed(owner))
        return None


def _resolved(interaction: Interaction) -> dict[int, int]:
    """Return the types of the channels that Discord names with a form, by id."""
    data: Mapping[str, Any] = {**(interaction.data or {})}
    resolved = data.get("resolved")
    channels = resolved.get("channels") if isinstance(resolved, dict) else None
    found: dict[int, int] = {}
    for key, channel in channels.items() if isinstance(channels, dict) else ():
        if isinstance(channel, dict) and str(key).isdecimal() and isinstance(channel.get("type"), int):
            found[int(key)] = channel["type"]
    return found


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Setup(bot))
