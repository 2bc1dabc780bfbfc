"""Delivers pages to Discord, with their pictures.

A picture is uploaded only if the message does not show it already: a message keeps its file if the edit
lists the file's id and name, which Discord reports in the reply to the upload and in every press. If a
picture cannot be drawn, or Discord refuses it, the page is sent as text.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.manager.publishing.messages import Page
from bot.manager.time.clock import Clock
from bot.ui.components import Upload
from bot.ui.emoji import without_emoji
from bot.ui.sending import raw_api
from bot.ui.sending.rate_limiter import RateLimiter
from bot.ui.sending.raw_api import File, Kept, Message, kept_by
from bot.workers.renderer import Renderer

log = logging.getLogger(__name__)

KNOWN: Final = 20_000
"""The pictures of this many messages are remembered."""
AGAIN_MS: Final = 10 * 60_000
"""After a channel has refused a file, it gets no pictures for this time."""
ANSWER_WITHIN: Final = 1.2
"""Seconds that a response waits for its picture; Discord waits three seconds for the response."""
SEND_WITHIN: Final = 20.0
ATTACH_FILES: Final = 1 << 15
MISSING_PERMISSIONS: Final = 50013
TOO_LARGE: Final = 40005
BAD_FORM: Final = 50035
BAD_EMOJI: Final = "Invalid emoji"

_Send = Callable[[Page, File], Awaitable[Message]]


class Delivery:
    """Sends and edits pages, and responds to interactions with them."""

    def __init__(
        self,
        client: discord.Client,
        renderer: Renderer,
        clock: Clock,
        emoji_gone: Callable[[], None],
        rate_limiter: RateLimiter,
    ) -> None:
        """``emoji_gone`` is called when Discord rejects an emoji as unknown."""
        self._client = client
        self._emoji_gone = emoji_gone
        self._rate_limiter = rate_limiter
        self._renderer = renderer
        self._clock = clock
        self._pictures: OrderedDict[int, Kept] = OrderedDict()
        self._no_files_until: dict[int, int] = {}
        self._newest: dict[int, int] = {}
        self.sent_pictures = 0
        """Pictures uploaded so far."""
        self.kept_pictures = 0
        """Edits in which the message kept its picture."""

    def takes_pictures(self, channel: int) -> bool:
        """Return whether pictures may be sent to a channel, as far as known."""
        return self._clock.now() >= self._no_files_until.get(channel, 0)

    def newest(self, channel: int) -> int | None:
        """Return the newest message of a channel, according to the last interaction from there."""
        return self._newest.get(channel)

    def heard(self, interaction: Any) -> None:
        """Note a raw interaction's newest message of its channel and picture of its message."""
        channel = interaction.get("channel") or {}
        if channel.get("last_message_id"):
            self._newest[int(channel["id"])] = int(channel["last_message_id"])
        if "message" in interaction:
            self._note_shown(interaction["message"])
        # Elsewhere a channel's own permissions for files are known from its refusals.
        external = "0" not in interaction.get("authorizing_integration_owners", {"0": "0"})
        if external and not int(interaction.get("app_permissions", ATTACH_FILES)) & ATTACH_FILES:
            self._no_files_until[int(interaction["channel_id"])] = self._clock.now() + AGAIN_MS

    def _note_shown(self, message: Any) -> None:
        number = int(message.get("id", 0))
        if number not in self._pictures:
            self._note(number, kept_by(message))

    async def send(self, channel: int, page: Page, once: str | None = None, *, silent: bool = False) -> int:
        """Send a page to a channel and return the message's id.

        Raises discord.HTTPException, as all methods that send do. ``once``: a nonce; for some minutes,
        Discord accepts only one message with it. ``silent``: nobody is notified.
        """

        async def send(shown: Page, file: File) -> Message:
            return await raw_api.send(
                self._client, self._rate_limiter, channel, shown, file, once, silent=silent
            )

        reply, file = await self._deliver(page, send, None, channel)
        message = int(reply["id"])
        self._note(message, file)
        return message

    async def edit(self, channel: int, message: int, page: Page) -> None:
        """Replace the page that one of the bot's messages shows."""

        async def edit(shown: Page, file: File) -> Message:
            return await raw_api.edit(self._client, self._rate_limiter, channel, message, shown, file)

        _, file = await self._deliver(page, edit, message, channel)
        self._note(message, file)

    async def delete(self, channel: int, message: int) -> None:
        """Delete one of the bot's messages."""
        await raw_api.delete(self._client, self._rate_limiter, channel, message)
        self._pictures.pop(message, None)

    async def update(self, interaction: discord.Interaction[Any], page: Page) -> None:
        """Respond to a press by showing the page in the pressed message.

        Raises discord.InteractionResponded if there is a response already.
        """
        message = interaction.message.id if interaction.message is not None else 0

        async def update(shown: Page, file: File) -> Message:
            return await raw_api.update(interaction, shown, file)

        _, file = await self._deliver(page, update, message, within=ANSWER_WITHIN)
        self._note(message, file)

    async def answer(self, interaction: discord.Interaction[Any], page: Page) -> None:
        """Respond with a page that only the member sees, as the first response or a later one."""

        async def answer(shown: Page, file: File) -> Message:
            return await raw_api.answer(interaction, shown, file)

        _, file = await self._deliver(page, answer, None, within=ANSWER_WITHIN)
        self._note(interaction.id, file)

    async def tell(self, interaction: discord.Interaction[Any], page: Page) -> None:
        """Respond with a page that everybody in the channel sees."""

        async def answer(shown: Page, file: File) -> Message:
            return await raw_api.answer(interaction, shown, file, ephemeral=False)

        await self._deliver(page, answer, None, within=ANSWER_WITHIN)

    async def follow(self, answer: raw_api.Answer, page: Page, *, ephemeral: bool) -> int:
        """Send a page as a later response, within 15 minutes, and return the message's id."""

        async def follow(shown: Page, file: File) -> Message:
            return await raw_api.follow(answer, shown, file, ephemeral=ephemeral)

        reply, file = await self._deliver(page, follow, None)
        message = int(reply["id"])
        self._note(message, file)
        return message

    async def edit_answer(self, answer: raw_api.Answer, page: Page) -> None:
        """Replace the page in the message of a response; possible for 15 minutes."""

        async def edit(shown: Page, file: File) -> Message:
            return await raw_api.edit_answer(answer, shown, file)

        _, file = await self._deliver(page, edit, answer.message)
        self._note(answer.message, file)

    async def withdraw(self, answer: raw_api.Answer) -> None:
        """Delete the message of a response; no error if that is not possible."""
        try:
            await raw_api.withdraw(answer)
        except (discord.HTTPException, OSError, ClientError) as error:  # ClientError: the server hung up
            log.info("a response could not be deleted: %s", type(error).__name__)

    def _note(self, message: int, file: Kept | None) -> None:
        if file is None or not file.id:  # a file without an id cannot be kept
            self._pictures.pop(message, None)
            return
        self._pictures[message] = file
        self._pictures.move_to_end(message)
        while len(self._pictures) > KNOWN:
            self._pictures.popitem(last=False)

    async def _deliver(
        self,
        page: Page,
        send: _Send,
        message: int | None,
        channel: int | None = None,
        within: float = SEND_WITHIN,
    ) -> tuple[Message, Kept | None]:
        """Send a page, and return what ``send`` returned and the picture that is shown now.

        ``message``: the message that is edited; None: a new one. ``within``: seconds in which the picture
        must be drawn.
        """
        try:
            return await self._with_picture(page, send, message, channel, within)
        except discord.HTTPException as refused:
            if refused.code != BAD_FORM or BAD_EMOJI not in refused.text:
                raise
        self._emoji_gone()
        bare = replace(page, components=without_emoji(page.components))
        return await self._with_picture(bare, send, message, channel, within)

    async def _with_picture(
        self, page: Page, send: _Send, message: int | None, channel: int | None, within: float
    ) -> tuple[Message, Kept | None]:
        if page.picture is None:
            return await send(page, None), None
        name = page.picture.name
        shown = self._pictures.get(message) if message is not None else None
        if shown is not None and shown.name == name:
            try:
                done = await send(page, shown)
            except discord.HTTPException as refused:
                if refused.code != BAD_FORM or BAD_EMOJI in refused.text:
                    raise
                # The message has another file than expected, or none: upload it again.
                log.info(
                    "a picture is not at its message any more and is uploaded again",
                    extra={"code": refused.code},
                )
            else:
                self.kept_pictures += 1
                return done, shown
        try:
            async with asyncio.timeout(within):
                data = await self._renderer.picture(page.picture)
        except TimeoutError:
            log.warning("a picture was not drawn within %.1f s; the page is sent as text", within)
            return await self._in_text(page, send), None
        except (BrokenExecutor, ValueError, OSError) as error:
            # Log no message of the exception: it may show what was to be drawn.
            log.error("a picture could not be drawn (%s); the page is sent as text", type(error).__name__)  # noqa: TRY400
            return await self._in_text(page, send), None
        try:
            done = await send(page, Upload(name, data, page.picture.description))
        except discord.HTTPException as refused:
            if refused.code not in (MISSING_PERMISSIONS, TOO_LARGE, BAD_FORM) or BAD_EMOJI in refused.text:
                raise
            if channel is not None and refused.code == MISSING_PERMISSIONS:
                self._no_files_until[channel] = self._clock.now() + AGAIN_MS
            return await self._in_text(page, send), None
        self.sent_pictures += 1
        return done, kept_by(done)

    async def _in_text(self, page: Page, send: _Send) -> Message:
        return await send(page.instead() if page.instead is not None else page, None)
