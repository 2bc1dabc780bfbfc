"""The interface of the page: state, events, actions. Errors are {"error": sentence}."""

import asyncio
import json
from collections import deque
from typing import Any

from aiohttp import web

from bot.playground.core import Ground
from bot.playground.interactions import FAILED, Interaction
from bot.playground.member_actions import too_large
from bot.playground.refusals import ApiError, Json, Malformed, Refusal
from bot.playground.resources.guilds import BOT_USER, GUILD

SHOWN = 50  # messages of a channel in the state
KEEP_ALIVE = 15.0  # seconds


class _Stream:
    """The events of one open page."""

    def __init__(self) -> None:
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closed = False

    def put(self, text: str) -> None:
        self.waiting.append(text)
        self.wake.set()


class Sim:
    """Serves /sim."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._streams: set[_Stream] = set()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        """Add the routes of this interface to ``router``."""
        router.add_get("/sim/state", self._state)
        router.add_get("/sim/events", self._events)
        router.add_post("/sim/act", self._act)
        router.add_post("/sim/upload", self._upload)

    def close(self) -> None:
        """Close all streams."""
        for stream in self._streams:
            stream.closed = True
            stream.wake.set()

    # state

    async def _state(self, request: web.Request) -> web.Response:
        try:
            first = self._ground.world.people()[0].user.id
            return self._reply(self.state(self._user(request.query.get("as", first))))
        except Refusal as refusal:
            return self._reply(refusal.json(), status=400)

    def state(self, user: str) -> Json:
        """Return all that ``user`` sees."""
        ground, world = self._ground, self._ground.world
        channels = [channel for channel in world.channels.values() if world.sees(user, channel)]
        private = world.private_of(user)
        return {
            "me": world.users[user].json(),
            "guilds": [
                {
                    **world.guild_json(guild),
                    "bot_here": guild.bot_here,
                    "members": [world.member_state(member, guild) for member in guild.people],
                }
                for guild in world.guilds_of(user)
            ],
            "accounts": [member.user.json() for member in world.people()],
            "commands": ground.commands.all(),
            "channels": [
                {**world.channel_state(channel), "permissions": str(world.permissions(user, channel))}
                for channel in channels
            ],
            "dms": [world.channel_state(channel) for channel in private],
            "messages": {
                channel.id: [message.json() for message in world.history(channel, user, SHOWN)]
                for channel in (*channels, *private)
            },
            "bot": {
                "online": ground.gateway.online, "http": bool(ground.endpoint.urls),
                "user": world.bot.json(),
            },
            "unknown_routes": ground.unknown_routes,
            "switches": ground.switches_state(),
            "events": [*ground.events.of(world.home).values()],
            "endpoint": ground.endpoint.state(),
            "workers": ground.workers.state() if ground.workers else [],
        }  # fmt: skip

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            user = self._user(request.query.get("as"))
        except Refusal as refusal:
            return self._reply(refusal.json(), status=400)
        response = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Content-Type-Options": "nosniff",
            }
        )
        await response.prepare(request)
        stream = _Stream()
        stop = self._ground.hub.subscribe(
            user, lambda kind, data: stream.put(f"data: {self._text({'t': kind, 'd': data})}\n\n")
        )
        self._streams.add(stream)
        try:
            await response.write(b": hello\n\n")
            while not stream.closed:
                try:
                    await asyncio.wait_for(stream.wake.wait(), KEEP_ALIVE)
                except TimeoutError:
                    stream.put(": still here\n\n")
                stream.wake.clear()
                while stream.waiting:
                    await response.write(stream.waiting.popleft().encode())
        except ConnectionError:
            pass  # the page was closed
        finally:
            stop()
            self._streams.discard(stream)
        return response

    # actions of members

    async def _act(self, request: web.Request) -> web.Response:
        # a page of another origin could send a form or plain text without a preflight, but not JSON
        if request.content_type != "application/json":
            return self._reply({"error": "Send JSON."}, status=415)
        try:
            return self._reply(await self.act(await request.json()))
        except Refusal as refusal:
            return self._reply(refusal.json(), status=400)
        except ValueError:
            return self._reply({"error": "That is not JSON."}, status=400)

    async def _upload(self, request: web.Request) -> web.Response:
        # a page of another origin cannot send bytes of this type without a preflight either
        if request.content_type != "application/octet-stream":
            return self._reply({"error": "Send the bytes of a file."}, status=415)
        try:
            user = self._user(request.query.get("as"))
            data = await request.read()
            return self._reply(
                {"attachment": self._ground.acts.upload(user, request.query.get("name", ""), data)}
            )
        except Refusal as refusal:
            return self._reply(refusal.json(), status=400)
        except web.HTTPRequestEntityTooLarge:
            return self._reply(too_large().json(), status=400)

    async def act(self, body: Any) -> Json:
        """Run the action in ``body``. Raises Refusal where it is impossible."""
        if not isinstance(body, dict):
            raise Malformed("Send an object.")
        ground, acts = self._ground, self._ground.acts
        user = self._user(body.get("as"))
        match body.get("op"):
            case "slash":
                channel = acts.channel(user, _text(body, "channel"))
                return self._deliver(
                    acts.slash(user, channel, _text(body, "command"), _object(body, "options"))
                )
            case "autocomplete":
                return await self._autocomplete(user, body)
            case "click":
                return self._deliver(acts.click(user, self._message(user, body), _text(body, "custom_id")))
            case "select":
                message, custom_id = self._message(user, body), _text(body, "custom_id")
                return self._deliver(acts.select(user, message, custom_id, _list(body, "values")))
            case "submit":
                interaction = acts.submit(user, _text(body, "interaction"), _object(body, "values"))
                return self._deliver(interaction)
            case "context":
                channel = acts.channel(user, _text(body, "channel"))
                return self._deliver(
                    acts.context(user, channel, _text(body, "command"), _text(body, "target"))
                )
            case "launch":
                channel = acts.channel(user, _text(body, "channel"))
                return self._deliver(acts.launch(user, channel, _text(body, "command")))
            case "say":
                channel = acts.channel(user, _text(body, "channel"))
                return {"message": acts.say(user, channel, _text(body, "content")).json()}
            case "thread":
                channel = acts.channel(user, _text(body, "channel"))
                content = str(body.get("content", ""))
                return {"channel": acts.thread(user, channel, _text(body, "name"), content).json()}
            case "delete_channel":
                acts.delete_channel(user, acts.channel(user, _text(body, "channel")))
                return {}
            case "accept":
                acts.accept(user)
                return {"switches": ground.switch({})}
            case "dismiss":
                acts.dismiss(user, self._message(user, body))
                return {}
            case "delete":
                acts.delete(user, self._message(user, body))
                return {}
            case "member":
                where = ground.world.guild(str(body.get("guild", GUILD)))
                return {"member": ground.world.member_state(acts.join(_text(body, "name"), where.id), where)}
            case "guild":
                name = _text(body, "name").strip()
                if not 2 <= len(name) <= 100:
                    raise Malformed("The name of a server has 2 to 100 characters.")
                made = ground.add_guild(name, owner=user, channels=("general", "card-room"), system=True)
                return {"guild": ground.world.guild_json(made)}
            case "leave":
                acts.leave(user, str(body.get("guild", GUILD)))
                return {}
            case "invite" | "remove" as change:
                where = ground.world.guild(_text(body, "guild"))
                ground.kick(away=change == "remove", guild=where)
                return {}
            case "install":
                ground.install(user, installed=bool(body.get("on", True)))
                return {}
            case "switches":
                return {"switches": ground.switch(_object(body, "switches"))}
            case "worker":
                if ground.workers is None:
                    raise Malformed("There is one bot here, and nothing to be done to it.")
                await ground.workers.act(body.get("number"), body.get("do"))
                return {"workers": ground.workers.state()}
            case "endpoint":
                return await self._endpoint(body)
            case other:
                raise Malformed("There is nothing called {other} to do.", other=other)

    def _deliver(self, interaction: Interaction) -> Json:
        self._ground.deliver(interaction)
        return {"interaction_id": interaction.id}

    async def _autocomplete(self, user: str, body: Json) -> Json:
        channel = self._ground.acts.channel(user, _text(body, "channel"))
        interaction = self._ground.acts.slash(
            user, channel, _text(body, "command"), _object(body, "options"), focused=_text(body, "focused")
        )
        interaction.expect()
        self._ground.deliver(interaction)
        if interaction.first is not None:
            await interaction.first
        if interaction.choices is None:
            raise Refusal(FAILED)
        return {"choices": interaction.choices}

    async def _endpoint(self, body: Json) -> Json:
        """Send interactions to ``urls``, or only to the one that is ``chosen``."""
        endpoint = self._ground.endpoint
        try:
            if "urls" in body:
                await endpoint.set(*_list(body, "urls"), health=bool(body.get("health")))
            if "chosen" in body:
                endpoint.choose(body["chosen"])
        except ApiError as error:
            raise Refusal("That endpoint could not be verified.") from error
        return {"endpoint": endpoint.state()}

    def _message(self, user: str, body: Json) -> Any:
        return self._ground.acts.message(user, _text(body, "message"))

    def _user(self, given: object) -> str:
        user = str(given)
        if user == BOT_USER or not self._ground.world.guilds_of(user):
            raise Refusal("There is no member {who}.", who=given)
        return user

    def _text(self, body: Json) -> str:
        """Return JSON with relative file addresses: the page may use another host name."""
        return json.dumps(body, separators=(",", ":")).replace(f'"{self._ground.world.cdn}/', '"/cdn/')

    def _reply(self, body: Json, *, status: int = 200) -> web.Response:
        return web.Response(text=self._text(body), status=status, content_type="application/json")


def _text(body: Json, name: str) -> str:
    value = body.get(name)
    if not isinstance(value, str) or not value:
        raise Malformed("Say which {name}.", name=name)
    return value


def _object(body: Json, name: str) -> Json:
    value = body.get(name, {})
    if not isinstance(value, dict):
        raise Malformed("The {name} are an object.", name=name)
    return value


def _list(body: Json, name: str) -> list[str]:
    value = body.get(name)
    if not isinstance(value, list):
        raise Malformed("The {name} are a list.", name=name)
    return [str(entry) for entry in value]
