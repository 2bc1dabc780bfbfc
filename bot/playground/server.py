"""The playground put together: one aiohttp application with REST, gateway, CDN, the page and its /sim."""

import functools
import hmac
import ipaddress
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.playground.acts import Acts
from bot.playground.clock import Clock
from bot.playground.commands import Commands
from bot.playground.gateway import Gateway
from bot.playground.hub import Hub
from bot.playground.interactions import Interaction, Interactions
from bot.playground.permissions import Permission
from bot.playground.posts import Posts
from bot.playground.refusals import Json, Refusal
from bot.playground.rest import MOST_REQUEST_BYTES, CallLog, Exchange, Rest
from bot.playground.routes import ROUTES
from bot.playground.sim import Sim
from bot.playground.switches import DROPS, RateLimits, Switches, names_to_bits
from bot.playground.world import BOT_USER, World

__all__ = ["Playground", "is_loopback"]

PAGE = Path(__file__).parent / "page"
WRONG_TOKEN = "wrong"  # noqa: S105 - the one token that is refused, so that refusal can be tried
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Next = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground:
    """A local Discord.

    ``rate_limits``: "play" counts requests as Discord does, "off" never refuses. The world (members,
    messages) outlives ``stop`` and a second ``start``.
    """

    def __init__(self, clock: Clock | None = None, *, rate_limits: str = "play") -> None:
        self.clock = clock or Clock()
        self.hub = Hub()
        self.world = World(self.clock)
        self.commands = Commands(self.world)
        self.switches = Switches(rate_limits=rate_limits)
        self.rates = RateLimits(self.clock)
        self.calls = CallLog()
        self.observers: list[Callable[[Exchange], None]] = []
        self.unknown_routes: list[str] = []
        self.gateway = Gateway(self.world, self.hub, _accepted)
        self.gateway.unknown = self.report_unknown
        self.posts = Posts(self.world, self.hub, self.gateway)
        self.interactions = Interactions(self.world, self.hub, self.gateway, self.posts)
        self.acts = Acts(self)
        self.exposed = False
        self.url = ""
        self._sim = Sim(self)
        self._runner: web.AppRunner | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0, *, expose: bool = False) -> str:
        """Listen, and give back the address; ValueError for a host beyond this machine, unless ``expose``."""
        if not expose and not is_loopback(host):
            raise ValueError(f"{host} can be reached from other machines; say so if that is meant")
        self.exposed = expose
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        bound = self._runner.addresses[0][1]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "localhost") else host  # noqa: S104
        self.url = f"http://{f'[{shown}]' if ':' in shown else shown}:{bound}"
        self.world.cdn = f"{self.url}/cdn"
        self.gateway.url = f"{self.url.replace('http', 'ws', 1)}/gateway"
        return self.url

    async def stop(self) -> None:
        """Close all connections and stop listening."""
        self._sim.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=MOST_REQUEST_BYTES, middlewares=[self._guard])
        application.router.add_route("*", "/api/{tail:.*}", Rest(self, ROUTES).handle)
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_get("/gateway/", self.gateway.connect)
        application.router.add_get("/cdn/{path:.*}", self._file)
        self._sim.add_routes(application.router)
        application.router.add_get("/", self._index)
        if PAGE.is_dir():
            application.router.add_static("/page/", PAGE)
        return application

    # what the parts ask

    def authorised(self, header: str) -> bool:
        """Is this the Authorization header of a bot that may come in?"""
        return header.startswith("Bot ") and _accepted(header.removeprefix("Bot "))

    def report_unknown(self, route: str) -> None:
        """A route the playground does not have was asked for."""
        if route not in self.unknown_routes:
            self.unknown_routes.append(route)
        self.hub.publish("UNKNOWN_ROUTE", {"route": route})

    def commands_changed(self) -> None:
        """The bot has registered commands."""
        self.hub.publish("COMMANDS", {"commands": self.commands.all()})

    def deliver(self, interaction: Interaction, times: int = 1) -> None:
        """Send an interaction to the bot, the same event ``times`` over."""
        for _ in range(times):
            self.interactions.deliver(interaction)

    # switches

    def deny(self, channel: str, bits: int) -> None:
        """Take exactly these permissions from the bot in a channel (0: none); it is told as by Discord."""
        found = self.world.channel(channel)
        if bits:
            self.switches.denied[found.id] = bits
            found.overwrites[BOT_USER] = (1, 0, bits)
        else:
            self.switches.denied.pop(found.id, None)
            found.overwrites.pop(BOT_USER, None)
        self.posts.channel("CHANNEL_UPDATE", found)

    def close_dms(self, member: str, *, closed: bool = True) -> None:
        """Let a member refuse DMs (50007), or take them again."""
        found = self.world.member(member)
        (self.world.dms_closed.add if closed else self.world.dms_closed.discard)(found.user.id)
        self.hub.publish("MEMBER", {"member": self.world.member_state(found)})

    def switch(self, change: Json) -> Json:
        """Set the switches named in ``change`` and give back all; Refusal for what they cannot be.

        latency (ms) · rate_limits ("play", "off") · emoji (false: none of the application's own)
        dms_closed ([members])
        bot_denied ({channel: [names of permissions]})
        fail ({route, status, times, …} or a list of them, which are added; [] clears)
        gateway ("reconnect", "close", "invalidate", "restart")
        """
        for name, value in change.items():
            match name:
                case "latency":
                    if (
                        isinstance(value, bool)
                        or not isinstance(value, int | float)
                        or not 0 <= value <= 60_000
                    ):
                        raise Refusal("The latency goes from 0 to 60000 ms.")
                    self.switches.latency = float(value)
                case "rate_limits":
                    if value not in ("play", "off"):
                        raise Refusal("The rate limits are play or off.")
                    self.switches.rate_limits = value
                case "emoji":
                    if not isinstance(value, bool):
                        raise Refusal("Emoji are on (true) or off (false).")
                    self.switches.emoji = value
                    if not value:
                        self.world.emojis.clear()
                case "fail":
                    self._fail(value)
                case "dms_closed":
                    closed = {self.world.member(str(who)).user.id for who in value}
                    for member in self.world.people():
                        if (member.user.id in closed) != (member.user.id in self.world.dms_closed):
                            self.close_dms(member.user.id, closed=member.user.id in closed)
                case "bot_denied":
                    wanted = {
                        self.world.channel(key).id: names_to_bits(names) for key, names in value.items()
                    }
                    for channel in {*wanted, *self.switches.denied}:
                        self.deny(channel, wanted.get(channel, 0))
                case "gateway":
                    if value not in DROPS:
                        raise Refusal(f"The gateway can be dropped by {', '.join(DROPS)}.")
                    self.gateway.drop(value)
                case _:
                    raise Refusal(f"There is no switch {name}.")
        state = self.switches_state()
        self.hub.publish("SWITCHES", {"switches": state})
        return state

    def _fail(self, value: Any) -> None:
        if value == []:
            self.switches.failures.clear()
        for entry in value if isinstance(value, list) else [value]:
            try:
                self.switches.fail(**entry)
            except TypeError:
                raise Refusal("A failure needs a route, a status, and the number of times.") from None

    def switches_state(self) -> Json:
        """All switches as they stand."""
        return {
            "latency": self.switches.latency,
            "rate_limits": self.switches.rate_limits,
            "emoji": self.switches.emoji,
            "fail": [failure.json() for failure in self.switches.failures],
            "dms_closed": sorted(self.world.dms_closed),
            "bot_denied": {
                key: [str(permission.name).lower() for permission in Permission if permission & bits]
                for key, bits in self.switches.denied.items()
            },
        }

    # files and doors

    async def _index(self, _: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            return web.Response(text="The playground runs; its page is not installed.")
        return web.FileResponse(index)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        found = self.world.files.get(request.match_info["path"])
        if found is None:
            raise web.HTTPNotFound
        # a picture is shown, anything else saved: the bot's files get no chance to run in the page's origin
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
        }
        if not found.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Next) -> web.StreamResponse:
        """Refuse requests made in another name or by another page (DNS rebinding, cross-site requests)."""
        origin = request.headers.get("Origin")
        if not self.exposed and not _loopback_host(request.host):
            return web.json_response({"error": "This playground answers on this machine only."}, status=403)
        if origin is not None and origin not in (f"http://{request.host}", f"https://{request.host}"):
            return web.json_response({"error": "Another page may not use the playground."}, status=403)
        response = await handler(request)
        if not request.path.startswith(("/api/", "/cdn/", "/gateway")) and not response.prepared:
            response.headers.update(SECURITY_HEADERS)
        return response


def _accepted(token: str) -> bool:
    return bool(token) and not hmac.compare_digest(token.encode(), WRONG_TOKEN.encode())


def is_loopback(host: str) -> bool:
    """Can ``host`` be reached from this machine only?"""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@functools.lru_cache(maxsize=64)
def _loopback_host(host: str) -> bool:
    """The same of a Host header, with its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return is_loopback(name)
