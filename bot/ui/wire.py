"""Pages on their way to Discord.

discord.py would make a view of every page and a message of every reply, with all its components; from a press
to its answer that is a sixth of the bot's work, and nobody reads them. Here a page goes out as it stands, by
discord.py's own requests: rate limits, retries and errors are as ever. Nothing is kept in its view store, so
panels cost no memory and work after a restart; presses come back by their custom_id.
"""

import json
from typing import Any, Final, NamedTuple

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.house.messages import Page
from bot.ui.pace import Pace

__all__ = [
    "DROP",
    "KEEP",
    "UPDATED",
    "UPDATES",
    "Upload",
    "answer",
    "delete",
    "edit",
    "edit_answer",
    "send",
    "update",
    "withdraw",
]

UPDATED: Final = discord.InteractionResponseType.message_update
UPDATES: Final = frozenset({UPDATED, discord.InteractionResponseType.deferred_message_update})
"""First answers after which the message that was pressed on is the answer."""
_ANSWERED: Final = discord.InteractionResponseType.channel_message
_V2: Final = 1 << 15
_EPHEMERAL: Final = 1 << 6
_PNG: Final = "image/png"


class Upload(NamedTuple):
    """The file that goes with a page in place of what the message had; without ``data`` it is none."""

    name: str
    data: bytes
    description: str


KEEP: Final = None
"""Nothing is said of files: the message keeps what it has."""
DROP: Final = Upload("", b"", "")


async def send(
    client: discord.Client, pace: Pace, channel: int, page: Page, upload: Upload | None = KEEP
) -> int:
    """Send a page to a channel; returns the message's id. Raises discord.HTTPException, as all here do."""
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
    await pace.stand_back()
    reply = await client.http.request(route, **_by_bot(_body(page, upload), upload))
    return int(reply["id"])


async def edit(
    client: discord.Client, pace: Pace, channel: int, message: int, page: Page, upload: Upload | None = KEEP
) -> None:
    """Let one of the bot's messages show another page."""
    where = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", where, channel_id=channel, message_id=message)
    await pace.stand_back()
    await client.http.request(route, **_by_bot(_body(page, upload), upload))


async def delete(client: discord.Client, pace: Pace, channel: int, message: int) -> None:
    """Delete one of the bot's messages."""
    await pace.stand_back()
    await client.http.delete_message(channel, message)


async def update(interaction: discord.Interaction[Any], page: Page, upload: Upload | None = KEEP) -> None:
    """Answer a press by letting the message it was made on show the page.

    Raises discord.InteractionResponded if there is an answer already.
    """
    await _first_answer(interaction, UPDATED, _body(page, upload), upload)


async def answer(interaction: discord.Interaction[Any], page: Page, upload: Upload | None = KEEP) -> None:
    """Answer with a page that only the asking member sees, in the first answer or after it."""
    body = _body(page, upload, _V2 | _EPHEMERAL)
    if interaction.response.is_done():
        route = Route(
            "POST",
            "/webhooks/{webhook_id}/{webhook_token}",
            webhook_id=interaction.application_id,
            webhook_token=interaction.token,
        )
        await async_context.get().request(route, **_sent(body, upload), **_way(interaction))
    else:
        await _first_answer(interaction, _ANSWERED, body, upload)


async def edit_answer(
    interaction: discord.Interaction[Any], page: Page, upload: Upload | None = KEEP
) -> None:
    """Let the message with the first answer show another page; possible for 15 minutes."""
    await async_context.get().edit_original_interaction_response(
        interaction.application_id,
        interaction.token,
        **_sent(_body(page, upload), upload),
        **_way(interaction),
    )


async def withdraw(interaction: discord.Interaction[Any]) -> None:
    """Delete the message with the first answer, also one that only its member sees; for 15 minutes."""
    await async_context.get().delete_original_interaction_response(
        interaction.application_id, interaction.token, **_way(interaction)
    )


async def _first_answer(
    interaction: discord.Interaction[Any],
    kind: discord.InteractionResponseType,
    body: dict[str, Any],
    upload: Upload | None,
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
    await async_context.get().request(route, **_sent(payload, upload), **_way(interaction))
    interaction.response._response_type = kind  # noqa: SLF001 - what is_done and type go by


def _body(page: Page, upload: Upload | None, flags: int = _V2) -> dict[str, Any]:
    """Return a page as Discord takes it; it may mention the members whom it names, and nobody else.

    What is uploaded is all that the message has afterwards.
    """
    body: dict[str, Any] = {
        "flags": flags,
        "components": page.components,
        "allowed_mentions": {"parse": [], "users": page.mentions},
    }
    if upload is not None:
        file = {"id": "0", "filename": upload.name, "description": upload.description}
        body["attachments"] = [file] if upload.data else []
    return body


def _sent(payload: dict[str, Any], upload: Upload | None) -> dict[str, Any]:
    """Return a payload as discord.py sends it: alone, or before a file."""
    if upload is None or not upload.data:
        return {"payload": payload}
    file = {"name": "files[0]", "value": upload.data, "filename": upload.name, "content_type": _PNG}
    return {"multipart": [{"name": "payload_json", "value": json.dumps(payload)}, file]}


def _by_bot(payload: dict[str, Any], upload: Upload | None) -> dict[str, Any]:
    """Return a payload as discord.py sends it with the bot's own token."""
    sent = _sent(payload, upload)
    return {"form": sent["multipart"]} if "multipart" in sent else {"json": payload}


def _way(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return by which connections the answers to an interaction go."""
    http = interaction.client.http
    return {"session": interaction._session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}  # noqa: SLF001
