"""Registration of changed application commands with Discord, in the background.

Discord limits how many commands an application may create in a day; registering them at every start would
end in waits of hours.
"""

import hashlib
import json
import logging
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

from bot.manager.publishing.background import Background
from bot.manager.tables.table import TableError, TableReason
from bot.manager.time.clock import Alarm, Clock
from bot.texts.catalog import digest_of_files
from bot.texts.tables.options import turn_time
from bot.ui.commands.descriptions import described
from bot.ui.commands.groups import DESCRIPTIONS, GROUP
from bot.ui.commands.input_validation import first_invalid_option, has_autocomplete
from bot.ui.sending.origin import guild_here
from data.db.database import OpenDatabase
from data.db.errors import StorageError
from data.db.idempotency import handle
from data.installation import note_commands, stored_commands
from data.tables.venues import FRIENDS

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

log = logging.getLogger(__name__)

DIGEST: Final = 1
"""Version of the digest; increase it to register unchanged commands again."""
FIRST_WAIT_MS: Final = 60_000
LONGEST_WAIT_MS: Final = 3_600_000
ENTRY_POINT: Final = 4
"""The type of the command that opens an application's Activity; discord.py does not know it."""
ENTRY_POINT_MISSING: Final = 50240
_SENT: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw", "handler"),
)
_SLASH: Final = discord.AppCommandType.chat_input
_COMPLETION: Final = discord.InteractionType.autocomplete
_UNREADABLE: Final = app_commands.AppCommandError
"""discord.py raises exactly this class, not a subclass, if data is missing in an interaction."""


ANYWHERE: Final = frozenset(
    {
        "play",
        "challenge",
        "help",
        "settings",
        "today",
        "learn",
        "games",
        "results replay",
        "results history",
    }
)
"""What friends can use where nobody but a member has installed the bot: commands and whole groups.

All others belong to a guild, or to the bot's own direct messages.
"""
OFFERED_ANYWHERE: Final = frozenset(name.split()[0] for name in ANYWHERE)
"""The names that Discord offers friends: it offers a group as a whole, or not at all."""


class Commands(app_commands.CommandTree[Any]):
    """The command tree, for guilds that installed the bot and direct messages with it.

    What is named in ``ANYWHERE`` can be used by members who have installed it for themselves, wherever they
    are. Discord offers a group as a whole, so that a command of it may have to be refused. Option values that
    Discord's apps do not offer are rejected.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=_contexts(dm_channel=True),
        )

    def add_command(self, command: Any, /, **where: Any) -> None:
        """Add a command, to its group if it has one.

        A top-level command or a group that is guild-only is not offered in direct messages.
        """
        if (group := command.extras.get(GROUP)) is not None:
            self._group(group).add_command(command)
            return
        if command.name in OFFERED_ANYWHERE:
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
            command.allowed_contexts = _contexts(dm_channel=True, private_channel=True)
        elif command.guild_only:
            command.allowed_contexts = _contexts(dm_channel=False)
        super().add_command(command, **where)

    def _group(self, name: str) -> app_commands.Group:
        """Return a group that cogs share; its first command makes it."""
        found = self.get_command(name)
        if found is None:
            found = app_commands.Group(name=name, description=described(DESCRIPTIONS[name]))
            self.add_command(found)
        if not isinstance(found, app_commands.Group):
            raise TypeError(f"/{name} is no group")
        return found

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Check the option values; return whether to go on.

        Raises CommandInvokeError with a SetupError for a value that no app offers, and with a TableError for
        a command that does not work here: others of its group do. An autocompletion of such a command, with
        such a value, or for an option that has none, gets an empty list.
        """
        command, data = interaction.command, {**(interaction.data or {})}
        if command is not None and not works_in(command, guild_here(interaction)):
            if interaction.type is not _COMPLETION:
                raise app_commands.CommandInvokeError(command, TableError(TableReason.ONLY_IN_SERVERS))
            await _offer_nothing(interaction)
            return False
        if not isinstance(command, app_commands.Command):
            return True
        typing = interaction.type is _COMPLETION
        fault = first_invalid_option(command, data)
        if fault is None and (not typing or has_autocomplete(command, data)):
            return True
        if fault is not None and not typing:
            raise app_commands.CommandInvokeError(command, fault)
        await _offer_nothing(interaction)
        return False

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a command; an unreadable one is answered like an unknown command.

        The Entry Point command is answered like ``/help``: there is no Activity to open.
        """
        if interaction.type is not _COMPLETION:
            handle(interaction.id)
        data: Any = interaction.data or {}
        try:
            if data.get("type") == ENTRY_POINT:
                asked: Any = {**data, "type": _SLASH.value, "name": "help"}
                interaction.data = asked
            await interaction.client.set_language(interaction)
            await interaction.client.places.note_moderator(interaction)
            await super()._call(interaction)
        except (app_commands.AppCommandError, AttributeError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, app_commands.AppCommandError) and type(error) is not _UNREADABLE:
                raise
            log.info("a command could not be read: %s", type(error).__name__)
            await self.on_error(interaction, app_commands.CommandNotFound("", []))


class CommandRegistration:
    """Keeps the commands registered with Discord equal to those of the program."""

    def __init__(self, tree: app_commands.CommandTree[Any], database: OpenDatabase, clock: Clock) -> None:
        self._tree = tree
        self._db = database
        self._clock = clock
        self._background = Background("registering the commands")
        self._wait = FIRST_WAIT_MS
        self._alarm: Alarm | None = None

    def keep(self) -> None:
        """Register changed commands in the background; call it once the bot is connected.

        If Discord refuses, that is logged, the registered commands keep working, and it is retried after one
        minute, then after twice as long each time, up to an hour. Of several processes one registers them;
        the others check every minute whether that one has ended.
        """
        self._background.spawn(self._keep())

    async def quiet(self) -> None:
        """Wait until no registration is running."""
        await self._background.quiet()

    async def stop(self) -> None:
        """Stop registering."""
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
                await self._register(await translated(self._tree))
                await self._db.write(note_commands(digest))
                log.info("registered %d commands with Discord", len(self._tree.get_commands()))
        except (discord.DiscordException, aiohttp.ClientError, OSError, StorageError) as refused:
            log.warning(
                "the commands could not be registered (%s): %s; the next attempt is in %s",
                str(refused) or type(refused).__name__,
                "none is visible yet" if known is None else "those registered before keep working",
                turn_time(self._wait),
            )
            self._again(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT_MS)

    def _again(self, ms: int) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + ms, self.keep)

    async def _register(self, commands: list[Any]) -> None:
        """Replace the registered commands by the program's, but keep an Entry Point command.

        Discord adds that command when the owner enables Activities, and refuses an overwrite without it.
        """
        try:
            await self._overwrite(commands)
        except discord.HTTPException as refused:
            if refused.code != ENTRY_POINT_MISSING:
                raise
            await self._overwrite(commands)  # the command was added after the commands had been read

    async def _overwrite(self, commands: list[Any]) -> None:
        client = self._tree.client
        if client.application_id is None:
            raise app_commands.MissingApplicationID
        kept = [_as_sent(each) for each in await self._registered() if each.get("type") == ENTRY_POINT]
        await client.http.bulk_upsert_global_commands(client.application_id, [*commands, *kept])

    async def _there(self) -> bool:
        """Return whether Discord has a command of each name.

        The application's owner can delete commands, and a stand-in starts with none.
        """
        listed = {(each.get("type", 1), each["name"]) for each in await self._registered()}
        return all((_kind(each), each.name) in listed for each in self._tree.get_commands())

    async def _registered(self) -> list[Any]:
        """Return the registered commands as Discord sends them, in all languages."""
        client = self._tree.client
        route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id)
        listed: list[Any] = await client.http.request(route, params={"with_localizations": "true"})
        return listed


async def _offer_nothing(interaction: discord.Interaction[Any]) -> None:
    """Answer an autocompletion with an empty list; no error if that is not possible."""
    with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
        await interaction.response.autocomplete([])


def works_in(command: AnyCommand, guild: int | None) -> bool:
    """Return whether a command works in a guild; None stands for the bot's direct messages.

    FRIENDS is where friends play. Discord asks the same of whole groups only.
    """
    parents = () if isinstance(command, app_commands.ContextMenu) else (command.parent, command.root_parent)
    named = [each for each in (command, *parents) if each is not None]
    if guild == FRIENDS:
        return any(each.qualified_name in ANYWHERE for each in named)
    return guild is not None or not any(each.guild_only for each in named)


def _contexts(*, dm_channel: bool, private_channel: bool = False) -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(guild=True, dm_channel=dm_channel, private_channel=private_channel)


async def translated(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands as they are registered, in every language of the translator."""
    translator = tree.translator
    if translator is None:
        return [each.to_dict(tree) for each in tree.get_commands()]
    return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]


def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """Return a digest of all that the commands are made of, and of the application's id.

    These are the commands in English and the files of the messages: to translate them takes much longer. So
    a change of any message registers them once more.
    """
    commands = sorted(json.dumps(each.to_dict(tree), sort_keys=True) for each in tree.get_commands())
    whole = json.dumps([DIGEST, tree.client.application_id, commands, digest_of_files()])
    return hashlib.sha256(whole.encode()).hexdigest()


def _kind(command: Any) -> int:
    kind = command.type if isinstance(command, app_commands.ContextMenu) else _SLASH
    return int(kind.value)


def _as_sent(command: Any) -> dict[str, Any]:
    """Return a registered command as an overwrite sends it to leave it unchanged."""
    sent = {key: command[key] for key in _SENT if command.get(key) is not None}
    if (permissions := sent.get("default_member_permissions")) is not None:
        sent["default_member_permissions"] = int(permissions)
    return sent
