"""Pages on their way to Discord.

discord.py would make a view of every page and a message of every reply, with all its components; from a press
to its answer that is a sixth of the bot's work, and nobody reads them. Here a page goes out as it stands, by
discord.py's own requests: rate limits, retries and errors are as ever. Nothing is kept in its view store, so
panels cost no memory and work after a restart; presses come back by their custom_id.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.manager.publishing.messages import Page
from bot.texts.lengths import clip
from bot.ui.sending.rate_limiter import RateLimiter

UPDATED: Final = discord.InteractionResponseType.message_update
UPDATES: Final = frozenset({UPDATED, discord.InteractionResponseType.deferred_message_update})
"""First answers after which the message that was pressed on is the answer."""
_ANSWERED: Final = discord.InteractionResponseType.channel_message
_V2: Final = 1 << 15
_EPHEMERAL: Final = 1 << 6
_GALLERY: Final = 12
_CONTAINER: Final = 17
_PNG: Final = "image/png"
_LONGEST_LINE: Final = 400
_LONGEST_ABOUT: Final = 100


class Upload(NamedTuple):
    """A file that goes with a page."""

    name: str
    data: bytes
    description: str


class Kept(NamedTuple):
    """The file that a message has and goes on to show. Discord finds it by its id and its name together; one
    that is not named may be gone after an edit.
    """

    name: str
    id: str


File = Upload | Kept | None
"""What a message has of files afterwards; whatever else it had is gone."""
Message = dict[str, Any]
"""A message as Discord tells of it."""


async def send(
    client: discord.Client,
    pace: RateLimiter,
    channel: int,
    page: Page,
    file: File = None,
    once: str | None = None,
) -> Message:
    """Send a page to a channel; returns the message. Raises discord.HTTPException, as all here do.

    ``once``: what Discord knows it by for some minutes, in which it takes no second message of that name but
    returns the first.
    """
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
    body = _body(page, file)
    if once is not None:
        body |= {"nonce": once, "enforce_nonce": True}
    await pace.give_way()
    reply: Message = await client.http.request(route, **_by_bot(body, file))
    return reply


async def edit(
    client: discord.Client, pace: RateLimiter, channel: int, message: int, page: Page, file: File = None
) -> Message:
    """Let one of the bot's messages show another page; returns it."""
    where = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", where, channel_id=channel, message_id=message)
    await pace.give_way()
    reply: Message = await client.http.request(route, **_by_bot(_body(page, file), file))
    return reply


async def delete(client: discord.Client, pace: RateLimiter, channel: int, message: int) -> None:
    """Delete one of the bot's messages."""
    await pace.give_way()
    await client.http.delete_message(channel, message)


async def open_direct(client: discord.Client, pace: RateLimiter, member: int) -> int:
    """Open the channel of a member's direct messages, or find the one that there is; returns its id."""
    await pace.give_way()
    route = Route("POST", "/users/@me/channels")
    reply = await client.http.request(route, json={"recipient_id": str(member)})
    return int(reply["id"])


async def update(interaction: discord.Interaction[Any], page: Page, file: File = None) -> Message:
    """Answer a press by letting the message it was made on show the page; returns as ``answer`` does.

    Raises discord.InteractionResponded if there is an answer already.
    """
    return await _first_answer(interaction, UPDATED, _body(page, file), file)


async def answer(interaction: discord.Interaction[Any], page: Page, file: File = None) -> Message:
    """Answer with a page that only the asking member sees, in the first answer or after it.

    Return the message if a file was uploaded, and otherwise perhaps nothing of it.
    """
    body = _body(page, file, _V2 | _EPHEMERAL)
    if interaction.response.is_done():
        route = Route(
            "POST",
            "/webhooks/{webhook_id}/{webhook_token}",
            webhook_id=interaction.application_id,
            webhook_token=interaction.token,
        )
        reply: Message = await async_context.get().request(
            route, **_sent(body, file), **_way(answer_to(interaction))
        )
        return reply
    return await _first_answer(interaction, _ANSWERED, body, file)


async def ask(
    interaction: discord.Interaction[Any], custom_id: str, title: str, about: str, value: str
) -> None:
    """Answer a press with a form of one line, in which ``value`` stands. What is typed comes back by the
    custom_id, of which discord.py keeps nothing: forms cost no memory and work after a restart.
    """
    line = {"type": 4, "custom_id": "value", "style": 1, "value": value, "max_length": _LONGEST_LINE}
    field = {"type": 18, "label": title, "description": clip(about, _LONGEST_ABOUT), "component": line}
    body = {"custom_id": custom_id, "title": title, "components": [field]}
    await _first_answer(interaction, discord.InteractionResponseType.modal, body, None)


class Answer(NamedTuple):
    """The message with the first answer to an interaction, and what it takes to edit it: the interaction
    itself holds member, channel and server, and is too much to be kept for every seat.
    """

    message: int
    """Its id; that of the interaction where Discord has not told it."""
    application: int
    token: str
    client: discord.Client
    session: Any


def answer_to(interaction: discord.Interaction[Any]) -> Answer:
    """Return the message with the first answer to an interaction."""
    updated = interaction.response.type in UPDATES and interaction.message is not None
    message = interaction.message.id if updated and interaction.message is not None else interaction.id
    session = interaction._session  # noqa: SLF001 - by which discord.py answers
    return Answer(message, interaction.application_id, interaction.token, interaction.client, session)


def answer_of(client: discord.Client, message: int, token: str) -> Answer:
    """Return the message with the first answer to an interaction that another process has had."""
    session = client.http._HTTPClient__session  # type: ignore[attr-defined] # noqa: SLF001
    return Answer(message, client.application_id or 0, token, client, session)


async def edit_answer(shown: Answer, page: Page, file: File = None) -> Message:
    """Let the message with the first answer show another page, and return it; possible for 15 minutes."""
    reply: Any = await async_context.get().edit_original_interaction_response(
        shown.application,
        shown.token,
        **_sent(_body(page, file), file),
        **_way(shown),
    )
    return dict(reply)


async def withdraw(shown: Answer) -> None:
    """Delete the message with the first answer, also one that only its member sees; for 15 minutes."""
    await async_context.get().delete_original_interaction_response(
        shown.application, shown.token, **_way(shown)
    )


async def _first_answer(
    interaction: discord.Interaction[Any],
    kind: discord.InteractionResponseType,
    body: dict[str, Any],
    file: File,
) -> Message:
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    payload = {"type": kind.value, "data": body}
    # Only who has uploaded something needs the message back, which tells the id of the file: it is long.
    params = {"with_response": "1"} if isinstance(file, Upload) else None
    reply = await async_context.get().request(
        route, params=params, **_sent(payload, file), **_way(answer_to(interaction))
    )
    interaction.response._response_type = kind  # noqa: SLF001 - what is_done and type go by
    message: Message = reply.get("resource", {}).get("message", {}) if params else {}
    return message


def _body(page: Page, file: File, flags: int = _V2) -> dict[str, Any]:
    """Return a page as Discord takes it; it may mention the members whom it names, and nobody else."""
    match file:
        case Upload(name, _, description):
            listed = [{"id": "0", "filename": name, "description": description}]
        case Kept(name, number):
            listed = [{"id": number, "filename": name}]
        case None:
            listed = []
    return {
        "flags": flags,
        "components": page.components,
        "allowed_mentions": {"parse": [], "users": page.mentions},
        "attachments": listed,
    }


def kept_by(message: Message) -> Kept | None:
    """Return the file that a message shows, which it can keep.

    Its components tell that; the list of a message's files is empty where there are components.
    """
    return next(_files_of(message.get("components", ())), None)


def _files_of(components: Any) -> Iterator[Kept]:
    for component in components:
        if component["type"] == _GALLERY:
            for item in component["items"]:
                media = item["media"]
                name = media["url"].partition("?")[0].rpartition("/")[2]
                yield Kept(name, media.get("attachment_id", ""))
        elif component["type"] == _CONTAINER:
            yield from _files_of(component["components"])


def _sent(payload: dict[str, Any], file: File) -> dict[str, Any]:
    """Return a payload as discord.py sends it: alone, or before a file."""
    if not isinstance(file, Upload):
        return {"payload": payload}
    part = {"name": "files[0]", "value": file.data, "filename": file.name, "content_type": _PNG}
    return {"multipart": [{"name": "payload_json", "value": json.dumps(payload)}, part]}


def _by_bot(payload: dict[str, Any], file: File) -> dict[str, Any]:
    """Return a payload as discord.py sends it with the bot's own token."""
    sent = _sent(payload, file)
    return {"form": sent["multipart"]} if "multipart" in sent else {"json": payload}


def _way(shown: Answer) -> dict[str, Any]:
    """Return by which connections the answers to an interaction go."""
    http = shown.client.http
    return {"session": shown.session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
