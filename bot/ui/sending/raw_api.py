"""Requests that send pages to Discord.

discord.py would build a view from every page and a message with all its components from every reply;
between a press and its response that is a sixth of the bot's work, and nothing reads them. Here a page is
sent as it is, through discord.py's own HTTP client, with its rate limits, retries and errors. Nothing is
kept in its view store, so panels cost no memory and work after a restart; presses are recognized by their
custom_id.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import TableError, TableReason
from bot.texts.lengths import clip
from bot.ui.components import Upload
from bot.ui.forms.fields import Form
from bot.ui.sending.rate_limiter import RateLimiter

UPDATED: Final = discord.InteractionResponseType.message_update
UPDATES: Final = frozenset({UPDATED, discord.InteractionResponseType.deferred_message_update})
"""First responses after which the pressed message is the response."""
_ANSWERED: Final = discord.InteractionResponseType.channel_message
_DEFERRED: Final = discord.InteractionResponseType.deferred_channel_message
_V2: Final = 1 << 15
SUPPRESS_NOTIFICATIONS: Final = 1 << 12
_EPHEMERAL: Final = 1 << 6
_GALLERY: Final = 12
_CONTAINER: Final = 17
_PNG: Final = "image/png"
_LONGEST_LINE: Final = 400
_LONGEST_ABOUT: Final = 100
_LONGEST_TITLE: Final = 45


class Kept(NamedTuple):
    """A file of a message that an edit keeps.

    Discord identifies it by its id and name together; a file that an edit does not list may be removed.
    """

    name: str
    id: str


File = Upload | Kept | None
"""The file that a message has afterwards; any other is removed."""
Message = dict[str, Any]
"""A message as Discord returns it."""


async def send(
    client: discord.Client,
    rate_limiter: RateLimiter,
    channel: int,
    page: Page,
    file: File = None,
    once: str | None = None,
    *,
    silent: bool = False,
) -> Message:
    """Send a page to a channel and return the message.

    Raises discord.HTTPException, as all functions here do. ``once``: a nonce; for some minutes, Discord
    returns the first message with it instead of creating a second. ``silent``: nobody is notified.
    """
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
    body = _body(page, file, _V2 | SUPPRESS_NOTIFICATIONS if silent else _V2)
    if once is not None:
        body |= {"nonce": once, "enforce_nonce": True}
    await rate_limiter.give_way()
    reply: Message = await client.http.request(route, **_bot_arguments(body, file))
    return reply


async def edit(
    client: discord.Client,
    rate_limiter: RateLimiter,
    channel: int,
    message: int,
    page: Page,
    file: File = None,
) -> Message:
    """Replace the page of one of the bot's messages, and return the message."""
    where = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", where, channel_id=channel, message_id=message)
    await rate_limiter.give_way()
    reply: Message = await client.http.request(route, **_bot_arguments(_body(page, file), file))
    return reply


async def delete(client: discord.Client, rate_limiter: RateLimiter, channel: int, message: int) -> None:
    """Delete one of the bot's messages."""
    await rate_limiter.give_way()
    await client.http.delete_message(channel, message)


async def open_direct(client: discord.Client, rate_limiter: RateLimiter, member: int) -> int:
    """Open the direct message channel of a member, or find the existing one, and return its id."""
    await rate_limiter.give_way()
    route = Route("POST", "/users/@me/channels")
    reply = await client.http.request(route, json={"recipient_id": str(member)})
    return int(reply["id"])


async def update(interaction: discord.Interaction[Any], page: Page, file: File = None) -> Message:
    """Respond to a press by showing the page in the pressed message; returns as ``answer`` does.

    Raises discord.InteractionResponded if there is a response already.
    """
    return await _first_answer(interaction, UPDATED, _body(page, file), file)


async def answer(
    interaction: discord.Interaction[Any], page: Page, file: File = None, *, ephemeral: bool = True
) -> Message:
    """Respond with a page, first or later; ``ephemeral``: only the member sees it.

    Return the message if a file was uploaded; otherwise perhaps an empty dict.
    """
    body = _body(page, file, _V2 | _EPHEMERAL if ephemeral else _V2)
    if interaction.response.is_done():
        return await follow(answer_to(interaction), page, file, ephemeral=ephemeral)
    return await _first_answer(interaction, _ANSWERED, body, file)


async def open_modal(
    interaction: discord.Interaction[Any], custom_id: str, title: str, about: str, value: str
) -> None:
    """Respond to a press with a modal of one line, filled with ``value``."""
    line = {"type": 4, "custom_id": "value", "style": 1, "value": value, "max_length": _LONGEST_LINE}
    field = {"type": 18, "label": title, "description": clip(about, _LONGEST_ABOUT), "component": line}
    await open_form(interaction, custom_id, Form(title, (field,)))


async def open_form(interaction: discord.Interaction[Any], custom_id: str, form: Form) -> None:
    """Respond with a modal of up to five fields, each a label with a text input or a select.

    The submission is recognized by its custom_id, and discord.py keeps nothing of it: modals cost no memory
    and work after a restart. Raises TableError (STALE) for a form: Discord opens none after another, and no
    app sends one there.
    """
    if interaction.type is discord.InteractionType.modal_submit:
        raise TableError(TableReason.STALE)
    body = {
        "custom_id": custom_id,
        "title": clip(form.title, _LONGEST_TITLE),
        "components": list(form.fields),
    }
    await _first_answer(interaction, discord.InteractionResponseType.modal, body, None)


class Answer(NamedTuple):
    """The message of a response to an interaction, and what is needed to edit it.

    The interaction itself holds member, channel and guild: too much to keep for every seat.
    """

    message: int
    """Its id; the interaction's id if Discord has not reported it."""
    application: int
    token: str
    client: discord.Client
    session: Any
    followup: bool = False
    """Whether it is a later response, which is known by its id alone."""


class PublicAnswer(NamedTuple):
    """A first response that was to be public: its message, and whether only the member sees it."""

    message: int
    ephemeral: bool


def answer_to(interaction: discord.Interaction[Any]) -> Answer:
    """Return the message of the first response to an interaction."""
    updated = interaction.response.type in UPDATES and interaction.message is not None
    message = interaction.message.id if updated and interaction.message is not None else interaction.id
    session = interaction._session  # noqa: SLF001 - the session of discord.py's own responses
    return Answer(message, interaction.application_id, interaction.token, interaction.client, session)


def answer_of(client: discord.Client, message: int, token: str, *, followup: bool = False) -> Answer:
    """Return the message of a response to an interaction that another process received."""
    session = client.http._HTTPClient__session  # type: ignore[attr-defined] # noqa: SLF001
    return Answer(message, client.application_id or 0, token, client, session, followup)


async def announce(interaction: discord.Interaction[Any]) -> PublicAnswer:
    """Respond that a public message follows, and return it; ``edit_answer`` fills it in.

    In a guild that has not installed the bot, without the permission Use External Apps, Discord makes every
    response ephemeral. It says so only in the reply to the response.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    reply = await async_context.get().request(
        route,
        params={"with_response": "1"},
        payload={"type": _DEFERRED.value},
        **_connection(answer_to(interaction)),
    )
    interaction.response._response_type = _DEFERRED  # noqa: SLF001 - is_done and type read it
    about = reply["interaction"]
    return PublicAnswer(int(about["response_message_id"]), bool(about.get("response_message_ephemeral")))


async def follow(shown: Answer, page: Page, file: File = None, *, ephemeral: bool) -> Message:
    """Send a page as a later response, within 15 minutes, and return the message.

    Where the bot is not installed for all, Discord takes five of them for an interaction.
    """
    route = Route(
        "POST",
        "/webhooks/{webhook_id}/{webhook_token}",
        webhook_id=shown.application,
        webhook_token=shown.token,
    )
    body = _body(page, file, _V2 | _EPHEMERAL if ephemeral else _V2)
    reply: Message = await async_context.get().request(
        route, **_webhook_arguments(body, file), **_connection(shown)
    )
    return reply


async def edit_answer(shown: Answer, page: Page, file: File = None) -> Message:
    """Replace the page in the message of a response and return it, within 15 minutes."""
    http, body = async_context.get(), _webhook_arguments(_body(page, file), file)
    body |= _connection(shown)
    if shown.followup:
        reply: Any = await http.edit_webhook_message(shown.application, shown.token, shown.message, **body)
    else:
        reply = await http.edit_original_interaction_response(shown.application, shown.token, **body)
    return dict(reply)


async def withdraw(shown: Answer) -> None:
    """Delete the message of a response, ephemeral or not; possible for 15 minutes."""
    if shown.followup:
        await async_context.get().delete_webhook_message(
            shown.application, shown.token, shown.message, **_connection(shown)
        )
        return
    await async_context.get().delete_original_interaction_response(
        shown.application, shown.token, **_connection(shown)
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
    # Only an upload needs the message, for the file's id: the message is long.
    params = {"with_response": "1"} if isinstance(file, Upload) else None
    reply = await async_context.get().request(
        route, params=params, **_webhook_arguments(payload, file), **_connection(answer_to(interaction))
    )
    interaction.response._response_type = kind  # noqa: SLF001 - is_done and type read it
    message: Message = reply.get("resource", {}).get("message", {}) if params else {}
    return message


def _body(page: Page, file: File, flags: int = _V2) -> dict[str, Any]:
    """Return a page as Discord expects it, allowed to mention only the members that it names."""
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
    """Return the file that a message shows and can keep.

    It is found in the components; a message with components has an empty list of attachments.
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


def _webhook_arguments(payload: dict[str, Any], file: File) -> dict[str, Any]:
    """Return a payload for discord.py's webhook requests: alone, or with a file."""
    if not isinstance(file, Upload):
        return {"payload": payload}
    part = {"name": "files[0]", "value": file.data, "filename": file.name, "content_type": _PNG}
    return {"multipart": [{"name": "payload_json", "value": json.dumps(payload)}, part]}


def _bot_arguments(payload: dict[str, Any], file: File) -> dict[str, Any]:
    """Return a payload for discord.py's requests with the bot's token."""
    sent = _webhook_arguments(payload, file)
    return {"form": sent["multipart"]} if "multipart" in sent else {"json": payload}


def _connection(shown: Answer) -> dict[str, Any]:
    """Return the connection arguments of requests for an interaction."""
    http = shown.client.http
    return {"session": shown.session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
