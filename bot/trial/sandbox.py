"""The channel of a trial: everything that is sent there is removed at the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.manager.publishing.messages import Page
from bot.trial.client import Press, TrialClient
from bot.trial.report import Verdict
from bot.ui.components import Upload
from bot.ui.sending import raw_api
from bot.ui.sending.raw_api import File, Kept, Message, kept_by

log = logging.getLogger(__name__)

T = TypeVar("T")
TIDY_WITHIN: Final = 30.0
"""Seconds to remove everything before giving up."""
DEAD: Final = "its URL does not work"
_V2: Final = 1 << 15
_UPDATE: Final = 7


class Seen(NamedTuple):
    """The result of a probe; ``grave``: it differs, and the bot has no workaround."""

    verdict: Verdict
    said: str
    grave: bool = False


def holds(said: str) -> Seen:
    """Return the result that Discord does what the bot expects."""
    return Seen(Verdict.HOLDS, said)


def differs(said: str, *, grave: bool = False) -> Seen:
    """Return the result that Discord does something else."""
    return Seen(Verdict.DIFFERS, said, grave)


class ProbeSkipped(Exception):
    """A probe cannot be run here; the text says why."""


@dataclass(frozen=True, slots=True)
class Probe:
    """An assumption and its test; ``then`` is what the bot does if Discord differs.

    ``run`` may raise ProbeSkipped and discord.py's exceptions; the latter mean that Discord differs, and with
    ``grave`` that the bot has no workaround.
    """

    name: str
    relies: str
    then: str
    run: "Callable[[Sandbox], Awaitable[Seen]]"
    grave: bool = False


class KeepMethod(StrEnum):
    """How an edit keeps a message's file; the bot uses the last method."""

    OMITTED = "by leaving `attachments` out"
    ID = "by its id"
    BOTH = "by its id and name"


def refusal(refused: discord.HTTPException) -> str:
    """Return a text about a refusal that identifies nobody."""
    return f"refused with {refused.status}/{refused.code}"


class Sandbox:
    """The channel, the bot's permissions there, and what must be removed."""

    def __init__(self, client: TrialClient, channel: int, picture: Upload) -> None:
        self.client = client
        self.channel = channel
        self.picture = picture
        self._undo: dict[tuple[str, int], Callable[[], Awaitable[object]]] = {}
        self._under_way: set[asyncio.Future[Any]] = set()

    def may(self, permission: str) -> bool:
        """Return whether the bot has a permission in the channel; False if that is unknown."""
        found = self.client.get_channel(self.channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            return False
        return bool(getattr(found.permissions_for(found.guild.me), permission))

    # messages by the bot's token

    async def send(self, page: Page, file: File = None, channel: int | None = None) -> Message:
        """Send a page as the bot does; it is removed at the end."""
        where = channel or self.channel

        async def sent() -> Message:
            reply = await raw_api.send(self.client, self.client.rate_limiter, where, page, file)
            number = int(reply["id"])
            self.later("a message", number, lambda: self._delete(where, number))
            return reply

        return await self.run_to_completion(sent())

    async def edit(self, message: Message, page: Page, file: File = None) -> Message:
        """Edit a message as the bot does."""
        where, number = int(message["channel_id"]), int(message["id"])
        return await raw_api.edit(self.client, self.client.rate_limiter, where, number, page, file)

    async def keep(self, message: Message, page: Page, way: KeepMethod) -> Message:
        """Edit a message and keep its picture."""
        kept = self.kept(message)
        if way is KeepMethod.BOTH:
            return await self.edit(message, page, kept)
        route = Route(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=message["channel_id"],
            message_id=message["id"],
        )
        reply: Message = await self.client.http.request(route, json=_body(page, kept, way))
        return reply

    async def delete(self, message: Message) -> None:
        """Delete a message now."""
        await self._delete(int(message["channel_id"]), int(message["id"]))
        self._undo.pop(("a message", int(message["id"])), None)

    async def _delete(self, channel: int, number: int) -> None:
        await raw_api.delete(self.client, self.client.rate_limiter, channel, number)

    # answers to presses

    async def update_otherwise(self, press: Press, page: Page, kept: Kept, way: KeepMethod) -> None:
        """Answer a press by updating its message with a method that the bot does not use."""
        route = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=press.id,
            webhook_token=press.token,
        )
        payload = {"type": _UPDATE, "data": _body(page, kept, way)}
        session = press._session  # noqa: SLF001 - as bot.ui.sending.raw_api does
        await async_context.get().request(route, session=session, payload=payload)
        press.response._response_type = raw_api.UPDATED  # noqa: SLF001

    async def edit_answer(self, press: Press, page: Page, kept: Kept, way: KeepMethod) -> Message:
        """Edit the answer to a press by its interaction token."""
        if way is KeepMethod.BOTH:
            return await raw_api.edit_answer(raw_api.answer_to(press), page, kept)
        reply: Any = await async_context.get().edit_original_interaction_response(
            press.application_id,
            press.token,
            session=press._session,  # noqa: SLF001
            payload=_body(page, kept, way),
        )
        return dict(reply)

    async def answer_of(self, press: Press) -> Message:
        """Return the message of the first answer in its current state."""
        session = press._session  # noqa: SLF001
        reply: Any = await async_context.get().get_original_interaction_response(
            press.application_id, press.token, session=session
        )
        return dict(reply)

    # pictures

    def kept(self, message: Message) -> Kept:
        """Return the picture of a message. Raises ProbeSkipped if its id is unknown."""
        found = kept_by(message)
        if found is None or not found.id:
            raise ProbeSkipped("Discord does not send the id of the message's picture")
        return found

    async def looked_at(self, message: Message) -> Seen:
        """Check whether a message has its picture, and whether the picture's URL works."""
        found = kept_by(message)
        if found is None or not found.id:
            return differs("accepted without an error, but the picture is gone")
        try:
            await self.client.http.get_from_cdn(_address(message["components"]))
        except (discord.HTTPException, aiohttp.ClientError):
            return differs(f"accepted without an error, but {DEAD}")
        return holds("the picture is kept")

    # cleaning up

    def later(self, kind: str, number: int, undo: Callable[[], Awaitable[object]]) -> None:
        """Register how something is removed at the end."""
        self._undo[kind, number] = undo

    def forget(self, kind: str, number: int) -> None:
        """Do not remove something at the end."""
        self._undo.pop((kind, number), None)

    async def run_to_completion(self, deed: Coroutine[Any, Any, T]) -> T:
        """Run ``deed`` to its end even if the caller is cancelled, so that it can be undone."""
        task = asyncio.ensure_future(deed)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def tidy(self) -> tuple[str, ...]:
        """Remove everything, the newest first; return what could not be removed."""
        left: list[str] = []
        try:
            async with asyncio.timeout(TIDY_WITHIN):
                await asyncio.gather(*self._under_way, return_exceptions=True)
                while self._undo:
                    kind, number = next(reversed(self._undo))
                    try:
                        await self._undo[kind, number]()
                    except discord.NotFound:
                        log.debug("%s was gone already", kind)
                    except (discord.HTTPException, aiohttp.ClientError, OSError):
                        left.append(kind)
                    self.forget(kind, number)
        except TimeoutError:
            left += [kind for kind, _ in self._undo]
        return tuple(left)


def _body(page: Page, kept: Kept, way: KeepMethod) -> dict[str, Any]:
    """Return a request body that keeps the file by a method that the bot does not use."""
    body: dict[str, Any] = {
        "flags": _V2,
        "components": page.components,
        "allowed_mentions": {"parse": []},
    }
    return body | {"attachments": [{"id": kept.id}]} if way is KeepMethod.ID else body


def _address(components: Any) -> str:
    return next(str(part["items"][0]["media"]["url"]) for part in components if part["type"] == 12)
