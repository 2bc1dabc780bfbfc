"""The commands that Discord shows: told when they have changed, beside play, and never at its cost.

A start that told them every time would be refused sooner or later: Discord lets a bot make only so many in a
day, and makes those wait for hours that tell them too often.
"""

import hashlib
import json
import logging
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.manager.publishing.background import Background
from bot.manager.time.clock import Alarm, Clock
from bot.texts.names import plural
from bot.ui.input_validation import first_invalid_option, has_autocomplete
from data.db.database import OpenDatabase
from data.db.errors import StorageError
from data.db.idempotency import handle
from data.installation import note_commands, stored_commands

log = logging.getLogger(__name__)

DIGEST: Final = 1
"""Raised when Discord is to be told the same commands anew."""
FIRST_WAIT_MS: Final = 60_000
LONGEST_WAIT_MS: Final = 3_600_000
_COMPLETION: Final = discord.InteractionType.autocomplete
_UNREADABLE: Final = app_commands.AppCommandError
"""Of this class itself, and of none below it, is what discord.py raises where something is not sent along."""


class Commands(app_commands.CommandTree[Any]):
    """The commands: for servers that have installed the bot and for direct messages with it, and taking only
    values that they offer.

    Installed by a member alone, the bot would be asked for tables where it cannot post.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=_contexts(dm_channel=True),
        )

    def add_command(self, command: Any, /, **where: Any) -> None:
        """Add a command; one of servers alone is for these alone, whatever the others are for."""
        if command.guild_only:
            command.allowed_contexts = _contexts(dm_channel=False)
        super().add_command(command, **where)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Raise CommandInvokeError around a SetupError for an option with a value that no app offers. What
        completes nothing of ours, or stands beside such a value, is completed with nothing.
        """
        command, data = interaction.command, {**(interaction.data or {})}
        if not isinstance(command, app_commands.Command):
            return True
        typing = interaction.type is _COMPLETION
        fault = first_invalid_option(command, data)
        if fault is None and (not typing or has_autocomplete(command, data)):
            return True
        if fault is not None and not typing:
            raise app_commands.CommandInvokeError(command, fault)
        with suppress(discord.HTTPException):
            await interaction.response.autocomplete([])
        return False

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a command. What discord.py cannot read, since it is not as Discord sends it, is answered as
        a command that there is not.
        """
        if interaction.type is not _COMPLETION:
            handle(interaction.id)
        try:
            await interaction.client.places.note_moderator(interaction)
            await super()._call(interaction)
        except (app_commands.AppCommandError, AttributeError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, app_commands.AppCommandError) and type(error) is not _UNREADABLE:
                raise
            log.info("a command could not be read: %s", type(error).__name__)
            await self.on_error(interaction, app_commands.CommandNotFound("", []))


class CommandRegistration:
    """Keeps what Discord shows of the commands in step with what the program has."""

    def __init__(self, tree: app_commands.CommandTree[Any], database: OpenDatabase, clock: Clock) -> None:
        self._tree = tree
        self._db = database
        self._clock = clock
        self._background = Background("telling Discord the commands")
        self._wait = FIRST_WAIT_MS
        self._alarm: Alarm | None = None

    def keep(self) -> None:
        """Bring Discord's commands in step, in the background, once the bot is connected.

        Where Discord refuses, the log says so, those it has go on working, and it is asked again: after a
        minute, and more and more rarely up to once in an hour. Of several processes one tells it, and the
        others look every minute whether that one is gone.
        """
        self._background.spawn(self._keep())

    async def quiet(self) -> None:
        """Return when nothing is being told."""
        await self._background.quiet()

    async def stop(self) -> None:
        """Tell nothing any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self._background.stop()

    async def _keep(self) -> None:
        digest, known = digest_of(self._tree), None
        try:
            if not await self._db.is_leader("commands"):
                self._again(FIRST_WAIT_MS)
                return
            known = await stored_commands(self._db)
            if digest != known or not await self._there():
                told = await self._tree.sync()
                await self._db.write(note_commands(digest))
                log.info("Discord has been told the commands: %d", len(told))
        except (discord.DiscordException, aiohttp.ClientError, OSError, StorageError) as refused:
            log.warning(
                "Discord has not taken the commands (%s): %s; it is asked again in %s",
                str(refused) or type(refused).__name__,
                "nobody sees any yet" if known is None else "those it has go on working",
                plural(self._wait // 60_000, "minute"),
            )
            self._again(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT_MS)

    def _again(self, ms: int) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + ms, self.keep)

    async def _there(self) -> bool:
        """Say whether Discord has a command of each name: an owner can take them away, and a stand-in begins
        with none.
        """
        listed = {(each.type, each.name) for each in await self._tree.fetch_commands()}
        return all((_kind(each), each.name) in listed for each in self._tree.get_commands())


def _contexts(*, dm_channel: bool) -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(guild=True, dm_channel=dm_channel, private_channel=False)


def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return what changes with anything that Discord would be told of the commands, or with who would be."""
    told = sorted(json.dumps(each.to_dict(tree), sort_keys=True) for each in tree.get_commands())
    whole = json.dumps([DIGEST, tree.client.application_id, told])
    return hashlib.sha256(whole.encode()).hexdigest()


def _kind(command: Any) -> discord.AppCommandType:
    slash = discord.AppCommandType.chat_input
    return command.type if isinstance(command, app_commands.ContextMenu) else slash
