"""The private parts of discord.py that this program uses.

They are used to send raw pages (`bot.ui.sending.raw_api`), to read raw interactions, and to connect to the
playground (`bot.run.client`). The version is pinned; with another one, a missing part is reported at the
start and not by the first press.
"""

import logging
from collections.abc import Mapping
from typing import Any, Final

import discord

WRITTEN_FOR: Final = "2.7.1"

PARTS: Final = (
    "client._connection.parsers.GUILD_CREATE",
    "client._connection.parsers.GUILD_UPDATE",
    "client._connection.parsers.INTERACTION_CREATE",
    "client._connection.parsers.READY",
    "client._run_event",
    "client.http._HTTPClient__session",
    "client.http.add_role",
    "client.http.bulk_upsert_global_commands",
    "client.http.create_application_emoji",
    "client.http.delete_application_emoji",
    "client.http.delete_message",
    "client.http.get_active_threads",
    "client.http.get_application_emojis",
    "client.http.get_member",
    "client.http.proxy",
    "client.http.proxy_auth",
    "client.http.remove_role",
    "client.http.request",
    "client.http.start_thread_without_message",
    "discord.Interaction._session",
    "discord.Interaction._state",
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
    "discord.webhook.async_.AsyncWebhookAdapter.delete_webhook_message",
    "discord.webhook.async_.AsyncWebhookAdapter.edit_original_interaction_response",
    "discord.webhook.async_.AsyncWebhookAdapter.edit_webhook_message",
    "discord.webhook.async_.AsyncWebhookAdapter.request",
    "discord.webhook.async_.async_context",
)
"""The path of each part, from the library or from a client that is not connected."""
_NOWHERE: Final = object()


def silence_voice_warnings() -> None:
    """Turn off discord.py's warnings about missing libraries for voice, which is not used."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def silence_endpoint_warning() -> None:
    """Turn off discord.py's warning about an interactions endpoint: it is this program's own."""
    logging.getLogger("discord.client").addFilter(_not_about_endpoint)


def _not_about_endpoint(record: logging.LogRecord) -> bool:
    return "interaction endpoint URL" not in record.getMessage()


def silence_reconnect_errors() -> None:
    """Turn off discord.py's errors with a traceback for each attempt to connect.

    The log says when the connection is lost and when it is back (bot/run/monitoring/gateway_log.py). Before
    the first connection, each failed attempt becomes one line.
    """
    logging.getLogger("discord.shard").addFilter(_is_no_attempt)


def _is_no_attempt(record: logging.LogRecord) -> bool:
    if str(record.msg).startswith("Failed to connect") and record.exc_info:
        record.msg = "no connection to Discord's gateway yet, and the bot tries again: %r"
        record.args, record.exc_info = (record.exc_info[1],), None
    return not str(record.msg).startswith("Attempting a reconnect")


def missing_parts() -> list[str]:
    """Return the parts that the installed discord.py lacks."""
    silence_voice_warnings()
    roots = {"client": discord.AutoShardedClient(intents=discord.Intents(guilds=True)), "discord": discord}
    return [part for part in PARTS if not _there(roots, part)]


def describe_version(missing: list[str]) -> str:
    """Return a text about the installed version and the parts missing in it."""
    installed = discord.__version__
    if missing:
        return (
            f"This Cardroom needs discord.py {WRITTEN_FOR}; the installed version {installed} lacks "
            f"{', '.join(missing)}. Install the versions in requirements.lock."
        )
    if installed != WRITTEN_FOR:
        return f"version {installed}; this Cardroom was tested with {WRITTEN_FOR} only"
    return f"version {WRITTEN_FOR}, complete"


def _there(found: Any, part: str) -> bool:
    for name in part.split("."):
        found = found.get(name, _NOWHERE) if isinstance(found, Mapping) else getattr(found, name, _NOWHERE)
        if found is _NOWHERE:
            return False
    return True
