"""The complete playground: one aiohttp application with REST, gateway, CDN, the page and /sim."""

import base64
import functools
import hashlib
import ipaddress
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.playground.clock import Clock
from bot.playground.core import Ground
from bot.playground.page_api import Sim
from bot.playground.rest import MOST_REQUEST_BYTES, Rest
from bot.playground.routes import ROUTES

PAGE = Path(__file__).parent / "page"
VERIFIER = Path(__file__).parent.parent / "proofs" / "verify.html"
"""A page in one file that needs no network: served here, but also usable from a disk."""
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


class Playground(Ground):
    """A local Discord.

    ``rate_limits``: "play" limits requests as Discord does, "off" never refuses too many (nor new DM
    channels). The world (members, messages) outlives ``stop`` and a second ``start``.
    """

    def __init__(self, clock: Clock | None = None, *, rate_limits: str = "play") -> None:
        super().__init__(clock or Clock(), rate_limits)
        self.exposed = False
        self.url = ""
        self._rest = Rest(self, ROUTES)
        self.endpoint.received = self._rest.received
        self._sim = Sim(self)
        self._runner: web.AppRunner | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0, *, expose: bool = False) -> str:
        """Listen; return the address.

        Raises ValueError for a host that other machines can reach, unless ``expose``.
        """
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
        await self.endpoint.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=MOST_REQUEST_BYTES, middlewares=[self._guard])
        application.router.add_route("*", "/api/{tail:.*}", self._rest.handle)
        application.router.add_get("/gateway", self.gateway.connect)
        application.router.add_get("/gateway/", self.gateway.connect)
        application.router.add_get("/cdn/{path:.*}", self._file)
        self._sim.add_routes(application.router)
        application.router.add_get("/", self._index)
        application.router.add_get("/verify", self._verifier)
        if PAGE.is_dir():
            application.router.add_static("/page/", PAGE)
        return application

    # files and access

    async def _index(self, _: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            return web.Response(text="The playground runs; its page is not installed.")
        return web.FileResponse(index)

    async def _verifier(self, _: web.Request) -> web.StreamResponse:
        """Serve the page that verifies deals; it runs only its own script and sends nothing."""
        page = VERIFIER.read_text("utf-8")
        script = page.partition("<script>")[2].partition("</script>")[0]
        allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        policy = (
            f"default-src 'none'; script-src 'sha256-{allowed}'; style-src 'unsafe-inline'; base-uri 'none'; "
            "form-action 'none'; frame-ancestors 'none'"
        )
        headers = {"Content-Security-Policy": policy}
        return web.Response(text=page, content_type="text/html", headers=headers)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        found = self.world.files.get(request.match_info["path"])
        if found is None:
            raise web.HTTPNotFound
        # pictures are displayed, other files saved, so that none of them runs in the page's origin
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
        }
        if not found.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Next) -> web.StreamResponse:
        """Refuse requests of other hosts or pages (DNS rebinding, cross-site requests)."""
        origin = request.headers.get("Origin")
        if not self.exposed and not _loopback_host(request.host):
            return web.json_response({"error": "This playground answers on this machine only."}, status=403)
        if origin is not None and origin not in (f"http://{request.host}", f"https://{request.host}"):
            return web.json_response({"error": "Another page may not use the playground."}, status=403)
        response = await handler(request)
        if not request.path.startswith(("/api/", "/cdn/", "/gateway")) and not response.prepared:
            for name, value in SECURITY_HEADERS.items():
                response.headers.setdefault(name, value)
        return response


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach ``host``."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@functools.lru_cache(maxsize=64)
def _loopback_host(host: str) -> bool:
    """Return the same for a Host header with its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return is_loopback(name)
