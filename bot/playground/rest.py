"""Discord's REST interface, version 10: finds the route, counts and logs the request, answers.

A route that the playground does not have is answered with 501 and reported.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from aiohttp import BodyPartReader, ClientResponse, MultipartReader, web

from bot.playground.core import Ground
from bot.playground.interactions import Interaction
from bot.playground.refusals import ApiError, slow_down
from bot.playground.request_log import Call, Exchange
from bot.playground.resources.channels import DM, Channel, Message
from bot.playground.resources.guilds import BOT_USER
from bot.playground.resources.limits import Draft
from bot.playground.resources.messages import Upload
from bot.playground.resources.permissions import Permission

Reply = tuple[int, Any]
Handler = Callable[["Rest", "Call"], Awaitable[Reply]]
MOST_REQUEST_BYTES = 25 * 1024 * 1024


class Routes:
    """Handlers by method and path; ``{name}`` stands for one part of the path."""

    def __init__(self) -> None:
        self._by_shape: dict[tuple[str, int], list[tuple[tuple[str, ...], str, Handler]]] = {}

    def add(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Decorate the handler of a route."""

        def register(handler: Handler) -> Handler:
            parts = tuple(template.split("/"))
            known = self._by_shape.setdefault((method, len(parts)), [])
            known.append((parts, f"{method} {template}", handler))
            return handler

        return register

    def find(self, method: str, parts: Sequence[str]) -> tuple[str, dict[str, str], Handler] | None:
        """Return the route of a path: its name, the values of its parameters, its handler."""
        for template, name, handler in self._by_shape.get((method, len(parts)), ()):
            params = {}
            for want, have in zip(template, parts, strict=True):
                if want[0] == "{":
                    params[want[1:-1]] = have
                elif want != have:
                    break
            else:
                return name, params, handler
        return None


class Rest:
    """Answers the requests of the bot."""

    def __init__(self, ground: Ground, routes: Routes) -> None:
        self.ground = ground
        self._routes = routes
        self.world = ground.world
        self._number = 0
        self._tail = re.compile(r"/api/(?:v\d+/)?(.*)")

    async def handle(self, request: web.Request) -> web.Response:
        """Serve one request below /api."""
        found = self._tail.fullmatch(request.path)
        path = found[1] if found else ""
        parts = path.split("/")
        matched = self._routes.find(request.method, parts)
        webhook = parts[0] in ("interactions", "webhooks")
        name = matched[0] if matched else f"{request.method} {path}"
        call = self._noted(request.method, path, name, webhook=webhook)
        call.query = dict(request.query)
        headers: dict[str, str] = {}
        served = self._serve(request, call, matched, headers)
        status, reply = await self._answered(call, _content_type(request.headers), served, headers)
        if reply is None:
            return web.Response(status=status, headers=headers)
        # exactly this content type: with a charset discord.py would not read it as JSON
        return web.Response(
            status=status,
            body=json.dumps(reply, separators=(",", ":")).encode(),
            content_type="application/json",
            headers=headers,
        )

    async def received(self, interaction: Interaction, response: ClientResponse) -> bool:
        """Take the body of a response to an interaction as its first answer; False if it is none.

        It is logged and shown to the observers as the callback with the same content.
        """
        path = f"interactions/{interaction.id}/{interaction.token}/callback"
        matched = self._routes.find("POST", path.split("/"))
        if matched is None:
            return False
        call = self._noted("POST", path, matched[0], webhook=True)
        call.params = matched[1]

        async def read() -> Reply:
            call.body, call.uploads = await _read(response)
            return await matched[2](self, call)

        status, _ = await self._answered(call, _content_type(response.headers), read(), {})
        return status < 400

    def _noted(self, method: str, path: str, name: str, *, webhook: bool) -> Call:
        self._number += 1
        call = Call(self._number, self.ground.clock.now(), method, path, name, webhook)
        self.ground.calls.add(call)
        return call

    async def _answered(
        self, call: Call, content_type: str, served: Awaitable[Reply], headers: dict[str, str]
    ) -> Reply:
        """Return the reply, logged and shown to the observers, with ``headers`` in it."""
        try:
            status, reply = await served
        except ApiError as error:
            status, reply = error.status, error.body
            headers |= error.headers
        self.ground.calls.answered(call, status, shared=headers.get("X-RateLimit-Scope") == "shared")
        if self.ground.observers:
            exchange = Exchange(call, content_type, status, reply, headers)
            for observer in self.ground.observers:
                observer(exchange)
        call.body, call.uploads = None, []
        return status, reply

    async def _serve(
        self,
        request: web.Request,
        call: Call,
        matched: tuple[str, dict[str, str], Handler] | None,
        headers: dict[str, str],
    ) -> Reply:
        if request.can_read_body:
            call.body, call.uploads = await _read(request)
        if self.ground.switches.latency:
            await asyncio.sleep(self.ground.switches.latency / 1000)
        if matched is None:
            self.ground.report_unknown(call.route)
            message = f"501: the playground has no route {call.route}"
            raise ApiError(501, 0, message)
        call.params = matched[1]
        failure = self.ground.switches.take_failure(call.route)
        if failure is not None and failure.status == 429:
            raise slow_down(failure.retry_after, failure.code)
        if failure is not None:
            raise ApiError(failure.status, failure.code, failure.message or f"{failure.status}: by switch")
        if not call.webhook and not self.ground.authorised(request.headers.get("Authorization", "")):
            raise ApiError(401, 0, "401: Unauthorized")
        major = call.params.get("channel") or call.params.get("token") or call.params.get("guild") or ""
        limited = self.ground.switches.rate_limits != "off"
        if not call.route.endswith("/callback"):
            standing = self.ground.rates.count(call.route, major, webhook=call.webhook, limited=limited)
            if standing.refused and standing.everywhere:
                raise slow_down(standing.reset_after, scope="global")
            headers |= standing.headers(self.ground.clock.now())
            if standing.refused:
                raise slow_down(standing.reset_after)
        return await matched[2](self, call)

    # for handlers

    def channel(self, call: Call) -> Channel:
        """Return the channel of the route, if the bot may know it."""
        channel = self.world.find_channel(call.params["channel"])
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if not self.world.bot_sees(channel) or (channel.type == DM and not self.ground.switches.dm_access):
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def message(self, call: Call) -> Message:
        """Return the message of the route; ephemeral ones need another token."""
        channel = self.channel(call)
        message = channel.messages.get(call.params["message"])
        if message is None or message.viewer is not None:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def demand(self, channel: Channel, wanted: Permission) -> None:
        """Refuse unless the bot has these permissions in the channel."""
        if channel.type != DM and not self.world.may(BOT_USER, channel, wanted):
            raise ApiError(403, 50013, "Missing Permissions")

    def demand_for(self, channel: Channel) -> Callable[[Draft], None]:
        """Return the permissions that a message's embeds and files need."""

        def check(draft: Draft) -> None:
            if draft.embeds:
                self.demand(channel, Permission.EMBED_LINKS)
            if draft.attachments:
                self.demand(channel, Permission.ATTACH_FILES)

        return check


def _content_type(headers: Mapping[str, str]) -> str:
    """Return the path without its query; aiohttp's own parser takes a twentieth of a request."""
    return headers.get("Content-Type", "").partition(";")[0]


async def _read(message: web.Request | ClientResponse) -> tuple[Any, list[Upload]]:
    """Return the JSON body and the files of a request, or of a response to an interaction."""
    if (message.content_length or 0) > MOST_REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    uploads = []
    text: str | bytes = b""
    if _content_type(message.headers) == "multipart/form-data":
        async for part in MultipartReader(message.headers, message.content):
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            if part.name == "payload_json":
                text = await part.text()
            else:
                index = part.name.removeprefix("files[").removesuffix("]")
                uploads.append(Upload(index, part.filename or "file", bytes(await part.read(decode=False))))
    else:
        text = await message.read()
    try:
        return (json.loads(text) if text else None), uploads
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
