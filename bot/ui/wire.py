"""Pages on their way to Discord.

discord.py would make a view of every page and a message of every reply, with all its components; from a press
to its answer that is a sixth of the bot's work, and nobody reads them. Here a page goes out as it stands, by
discord.py's own requests: rate limits, retries and errors are as ever. Nothing is kept in its view store, so
panels cost no memory and work after a restart; presses come back by their custom_id.
"""

import io
import json
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from bot.publish import Page

__all__ = ["UPDATED", "answer", "edit", "edit_answer", "send", "update"]

UPDATED: Final = discord.InteractionResponseType.message_update
_ANSWERED: Final = discord.InteractionResponseType.channel_message
_V2: Final = 1 << 15
_EPHEMERAL: Final = 1 << 6


async def send(client: discord.Client, channel: int, page: Page) -> int:
    """Send a page to a channel; returns the message's id. Raises discord.HTTPException, as all here do."""
    reply = await client.http.send_message(channel, params=MultipartParameters(_body(page), None, None))
    return int(reply["id"])


async def edit(client: discord.Client, channel: int, message: int, page: Page) -> None:
    """Let one of the bot's messages show another page."""
    await client.http.edit_message(channel, message, params=MultipartParameters(_body(page), None, None))


async def update(interaction: discord.Interaction[Any], page: Page) -> None:
    """Answer a press by letting the message it was made on show the page.

    Raises discord.InteractionResponded if there is an answer already.
    """
    await _first_answer(interaction, UPDATED, _body(page))


async def answer(interaction: discord.Interaction[Any], page: Page) -> None:
    """Answer with a page that only the asking member sees, in the first answer or after it."""
    body = _body(page, _V2 | _EPHEMERAL)
    if interaction.response.is_done():
        route = Route(
            "POST",
            "/webhooks/{webhook_id}/{webhook_token}",
            webhook_id=interaction.application_id,
            webhook_token=interaction.token,
        )
        await async_context.get().request(route, payload=body, **_way(interaction))
    else:
        await _first_answer(interaction, _ANSWERED, body)


async def edit_answer(
    interaction: discord.Interaction[Any], page: Page, files: Mapping[str, bytes] | None = None
) -> None:
    """Let the message with the first answer show another page; possible for 15 minutes.

    ``files`` by name take the place of those that the message has; None leaves them.
    """
    body = _body(page)
    if files is not None:
        body["attachments"] = [{"id": number, "filename": name} for number, name in enumerate(files)]
    sent = [discord.File(io.BytesIO(data), filename=name) for name, data in (files or {}).items()]
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(body)}]
    parts += [
        {"name": f"files[{number}]", "value": file.fp, "filename": file.filename}
        for number, file in enumerate(sent)
    ]
    carried: dict[str, Any] = {"multipart": parts, "files": sent} if sent else {"payload": body}
    await async_context.get().edit_original_interaction_response(
        interaction.application_id,
        interaction.token,
        **carried,
        **_way(interaction),
    )


async def _first_answer(
    interaction: discord.Interaction[Any], kind: discord.InteractionResponseType, body: dict[str, Any]
) -> None:
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    # discord.py would ask to have the whole message sent back.
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    payload = {"type": kind.value, "data": body}
    await async_context.get().request(route, payload=payload, **_way(interaction))
    interaction.response._response_type = kind  # noqa: SLF001 - what is_done and type go by


def _body(page: Page, flags: int = _V2) -> dict[str, Any]:
    """Return a page as Discord takes it; it may mention the members whom it names, and nobody else."""
    return {
        "flags": flags,
        "components": page.components,
        "allowed_mentions": {"parse": [], "users": page.mentions},
    }


def _way(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return by which connections the answers to an interaction go."""
    http = interaction.client.http
    return {"session": interaction._session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}  # noqa: SLF001
