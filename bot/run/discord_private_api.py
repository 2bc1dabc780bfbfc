"""The parts of discord.py that it does not promise to keep, and that this program uses all the same.

They let pages go out as they are (`bot.ui.sending.raw_api`), interactions be heard as they come and
the playground be reached (`bot.run.client`). The version is pinned; whoever installs another is
told at the start what is missing, not by the first press.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.texts.names import join

WRITTEN_FOR: Final = "2.7.1"

PARTS: Final = (
    "client._connection.parsers.GUILD_CREATE",
    "client._connection.parsers.GUILD_UPDATE",
    "client._connection.parsers.INTERACTION_CREATE",
    "client._connection.parsers.READY",
    "client._run_event",
    "client.http._HTTPClient__session",
    "client.http.create_application_emoji",
    "client.http.delete_application_emoji",
    "client.http.delete_message",
    "client.http.get_application_emojis",
    "client.http.get_member",
    "client.http.proxy",
    "client.http.proxy_auth",
    "client.http.request",
    "discord.Interaction._session",
    "discord.InteractionResponse._response_type",
    "discord.Member._roles",
    "discord.VoiceClient.warn_dave",
    "discord.VoiceClient.warn_nacl",
    "discord.app_commands.Command.to_dict",
    "discord.app_commands.CommandTree._call",
    "discord.app_commands.ContextMenu.to_dict",
    "discord.app_commands.Group.to_dict",
    "discord.asset.Asset.BASE",
    "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY",
    "discord.http.Route.BASE",
    "discord.webhook.async_.AsyncWebhookAdapter.delete_original_interaction_response",
    "discord.webhook.async_.AsyncWebhookAdapter.edit_original_interaction_response",
    "discord.webhook.async_.AsyncWebhookAdapter.request",
    "discord.webhook.async_.async_context",
)
"""Where each is found, from the library or from a client that is not connected."""
_NOWHERE: Final = object()


def hush_voices() -> None:
    """Let discord.py warn of no libraries that only voices need: nobody speaks in a card room."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def hush_endpoint() -> None:
    """Let discord.py not warn that the application has an endpoint for interactions: it is this program's."""
    logging.getLogger("discord.client").addFilter(_of_no_endpoint)


def _of_no_endpoint(record: logging.LogRecord) -> bool:
    return "interaction endpoint URL" not in record.getMessage()


def missing_parts() -> list[str]:
    """Return those of the parts that the installed discord.py does not have."""
    hush_voices()
    roots = {"client": discord.AutoShardedClient(intents=discord.Intents(guilds=True)), "discord": discord}
    return [part for part in PARTS if not _there(roots, part)]


def said_of(missing: list[str]) -> str:
    """Return in a sentence or two what the installed version is for this program."""
    installed = discord.__version__
    if missing:
        return (
            f"This Cardroom was written for discord.py {WRITTEN_FOR}; in version {installed}, which is "
            f"installed, {join(missing)} {'is' if len(missing) == 1 else 'are'} missing. Install the "
            "versions that requirements.lock names."
        )
    if installed != WRITTEN_FOR:
        return f"version {installed}; this Cardroom was written for {WRITTEN_FOR} and not tried with it"
    return f"version {WRITTEN_FOR}, with every part that is needed"


def _there(found: Any, part: str) -> bool:
    for name in part.split("."):
        found = found.get(name, _NOWHERE) if isinstance(found, Mapping) else getattr(found, name, _NOWHERE)
        if found is _NOWHERE:
            return False
    return True
