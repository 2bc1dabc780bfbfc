"""The network between workers and Discord, in place of aiohttp's sessions and sockets.

discord.py and the program above see what aiohttp would show them: requests with their traces, responses with
headers, a websocket. Below is the playground, called directly.
"""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace, TracebackType
from typing import Any, Final

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from bot.playground.core import Ground
from bot.playground.gateway import HELLO, _Close
from bot.playground.resources.messages import Upload
from bot.playground.rest import Rest
from bot.playground.routes import ROUTES
from tests.tools.simulate.event_loop import Loop, Scheduler

ADDRESS: Final = "http://127.0.0.1:1"
"""The address of the simulated Discord: nothing listens there."""
ANSWER_BY: Final = 300.0
"""Seconds after which aiohttp gives up a request."""
HEARTBEAT: Final = 41.25
Fate = Callable[[str], str]
"""What happens to a request, by its path.

``""``: nothing; ``lost``: it does not arrive; ``unanswered``: the answer is lost; ``429`` or ``500``: Discord
refuses it.
"""


@dataclass(slots=True)
class Request:
    """A request as Discord receives it."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: Any
    uploads: list[Upload]


class Response:
    """A response as discord.py reads it."""

    def __init__(self, method: str, status: int, body: Any, headers: dict[str, str]) -> None:
        self.method, self.status, self.reason = method, status, ""
        self.headers = CIMultiDict(headers)
        self._text = "" if body is None else json.dumps(body, separators=(",", ":"))
        if body is not None:
            self.headers["Content-Type"] = "application/json"

    async def text(self, encoding: str = "utf-8") -> str:
        return self._text

    async def read(self) -> bytes:
        return self._text.encode()


class Network:
    """Carries requests, answers and gateway events with a delay that is drawn, or loses them."""

    ground: Ground

    def __init__(self, discord: Loop, chance: Random, fate: Fate) -> None:
        self.scheduler: Scheduler = discord.scheduler
        self.discord = discord
        self.fate = fate
        self.cut: set[Loop] = set()
        """Processes that do not reach Discord."""
        self.slowness = 1.0
        self.requests = 0
        self.sent: Callable[[], None] = lambda: None
        """Called before each request, by the task that sends it."""
        self._chance = chance

    def attach(self, ground: Ground) -> None:
        """Let this Discord be at the other end."""
        self.ground = ground
        self._rest = Rest(ground, ROUTES)

    def delay(self) -> float:
        """Return the seconds that something takes from one side to the other."""
        drawn = self._chance.random()
        return self.slowness * (0.01 + 0.05 * drawn * drawn)

    async def request(self, request: Request) -> Response:
        """Send a request and return its response. Raises aiohttp.ClientError."""
        worker = self.scheduler.running
        assert worker is not None
        self.requests += 1
        self.sent()
        self.scheduler.note(f"{request.method} {_route(request.path)}")
        await asyncio.sleep(self.delay())
        fate = "lost" if worker in self.cut else self.fate(request.path)
        if fate == "lost":
            raise aiohttp.ClientOSError("the network is cut")
        answered: asyncio.Future[Response] = asyncio.get_running_loop().create_future()

        def arrive(response: Response) -> None:
            if answered.done():
                return
            if fate == "unanswered":
                answered.set_exception(aiohttp.ServerDisconnectedError())
            else:
                answered.set_result(response)

        async def serve() -> None:
            response = await self._serve(request, fate)
            worker.call_later(self.delay(), arrive, response)

        self.scheduler.run(self.discord, lambda: self.discord.create_task(serve()))
        async with asyncio.timeout(ANSWER_BY):
            return await answered

    async def _serve(self, request: Request, fate: str) -> Response:
        """Let the playground answer, as its web server does."""
        headers = {"Via": "1.1 google"}
        if fate == "500":
            return Response(request.method, 500, None, headers)
        if fate == "429":
            refused = {"message": "You are being rate limited.", "retry_after": 0.7, "global": False}
            return Response(request.method, 429, refused, headers)
        path = request.path.removeprefix("/api/v10/")
        matched = self.ground_route(request.method, path)
        webhook = path.startswith(("interactions/", "webhooks/"))
        name = matched[0] if matched else f"{request.method} {path}"
        call = self._rest._noted(request.method, path, name, webhook=webhook)
        call.query, call.body, call.uploads = request.query, request.body, request.uploads
        asked: Any = SimpleNamespace(can_read_body=False, headers=request.headers)
        kind = "application/json" if not request.uploads else "multipart/form-data"
        served = self._rest._serve(asked, call, matched, headers)
        status, reply = await self._rest._answered(call, kind, served, headers)
        return Response(request.method, status, reply, headers)

    def ground_route(self, method: str, path: str) -> Any:
        """Return the playground's handler of a route."""
        return ROUTES.find(method, path.split("/"))

    # sessions

    def session(self, **options: Any) -> "Session":
        """Stand in for ``aiohttp.ClientSession``."""
        return Session(self, options.get("trace_configs") or ())


class Session:
    """What discord.py uses of ``aiohttp.ClientSession``."""

    def __init__(self, network: Network, traces: Sequence[Any]) -> None:
        self._network = network
        self._traces = traces
        self.closed = False

    def request(self, method: str, url: str, **options: Any) -> "_Exchange":
        return _Exchange(self._network, self._traces, self, method, url, options)

    def get(self, url: str, **options: Any) -> "_Exchange":
        return self.request("GET", url, **options)

    async def ws_connect(self, url: str, **_: Any) -> "Socket":
        network = self._network
        worker = network.scheduler.running
        assert worker is not None
        await asyncio.sleep(network.delay())
        if worker in network.cut:
            raise aiohttp.ClientOSError("the network is cut")
        return Socket(network, worker)

    async def close(self) -> None:
        self.closed = True


class _Exchange:
    """One request with the traces that aiohttp would call."""

    def __init__(
        self,
        network: Network,
        traces: Sequence[Any],
        session: Session,
        method: str,
        url: str,
        options: dict[str, Any],
    ) -> None:
        self._network, self._traces, self._session = network, traces, session
        self._method, self._url, self._options = method, URL(url), options

    async def __aenter__(self) -> Response:
        headers = dict(self._options.get("headers") or {})
        contexts = [(trace, trace.trace_config_ctx()) for trace in self._traces]
        started: Any = SimpleNamespace(method=self._method, url=self._url, headers=headers)
        for trace, context in contexts:
            for call in trace.on_request_start:
                await call(self._session, context, started)
        body, uploads = _content(self._options.get("data"))
        query = {key: str(value) for key, value in (self._options.get("params") or {}).items()}
        query = {**dict(self._url.query), **query}
        request = Request(self._method, self._url.path, query, headers, body, uploads)
        try:
            response = await self._network.request(request)
        except Exception as error:
            failed: Any = SimpleNamespace(
                method=self._method, url=self._url, headers=headers, exception=error
            )
            for trace, context in contexts:
                for call in trace.on_request_exception:
                    await call(self._session, context, failed)
            raise
        ended: Any = SimpleNamespace(method=self._method, url=self._url, headers=headers, response=response)
        for trace, context in contexts:
            for call in trace.on_request_end:
                await call(self._session, context, ended)
        return response

    async def __aexit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        """Do nothing: the response is complete."""


def _content(data: Any) -> tuple[Any, list[Upload]]:
    """Return the JSON and the files of what discord.py sends."""
    if not isinstance(data, aiohttp.FormData):
        return (json.loads(data) if data else None), []
    body, uploads = None, []
    for options, _, value in data._fields:
        if options["name"] == "payload_json":
            body = json.loads(value)
        else:
            index = options["name"].removeprefix("files[").removesuffix("]")
            content = value if isinstance(value, bytes) else value.read()
            uploads.append(Upload(index, options.get("filename", "file"), content))
    return body, uploads


def _route(path: str) -> str:
    """Return a path without the token in it."""
    return "/".join(part if len(part) < 40 else "token" for part in path.split("/"))


class Socket:
    """A gateway connection: aiohttp's websocket and, at the other end, the playground's outbox."""

    def __init__(self, network: Network, worker: Loop) -> None:
        self._network, self._worker = network, worker
        self._down: deque[str] = deque()
        """Frames on their way to the worker, in order."""
        self._up: deque[str] = deque()
        self._arrived: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._session: Any = None
        self._over = False
        self.close_code: int | None = None
        self.socket = self
        """The playground closes the socket of its outbox."""
        network.scheduler.run(network.discord, self._hello)

    def _hello(self) -> None:
        self.put(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(1000 * HEARTBEAT)}}))

    # the worker's end

    async def receive(self, timeout: float | None = None) -> Any:  # noqa: ASYNC109 - aiohttp's
        if not self._arrived and not self._over:
            self._waiting = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(timeout):
                await self._waiting
        if self._arrived:
            return SimpleNamespace(type=aiohttp.WSMsgType.TEXT, data=self._arrived.popleft())
        return SimpleNamespace(type=aiohttp.WSMsgType.CLOSED, data=None)

    async def send_str(self, data: str) -> None:
        if self._over:
            raise ConnectionResetError("the connection is closed")
        self._up.append(data)
        self._network.discord.call_later(self._network.delay(), self._heard)

    async def close(self, code: int = 1000, message: bytes = b"") -> None:
        self._end(code)

    # the playground's end

    def put(self, text: str) -> None:
        self._down.append(text)
        self._worker.call_later(self._network.delay(), self._arrive)

    def stop(self) -> None:
        """Do nothing: there is no task."""

    def abort(self) -> None:
        self._end(1006)

    def _arrive(self) -> None:
        if self._down and not self._over and self._worker not in self._network.cut:
            self._arrived.append(self._down.popleft())
            self._wake()

    def _heard(self) -> None:
        gateway = self._network.ground.gateway
        if not self._up or self._over or self._worker in self._network.cut:
            return
        message: Any = SimpleNamespace(type=aiohttp.WSMsgType.TEXT, data=self._up.popleft())
        outbox: Any = self
        try:
            self._session = gateway._receive(self._session, outbox, message)
        except _Close as closing:
            self._end(closing.code)

    def _end(self, code: int) -> None:
        """Close both ends."""
        if self._over:
            return
        self._over = True
        self.close_code = code
        if self._session is not None and self._session.outbox is self:
            self._network.ground.gateway._detach(self._session)
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class KeepAlive:
    """Sends heartbeats as discord.py's handler does, with timers instead of a thread."""

    def __init__(self, *, ws: Any, interval: float, shard_id: int | None) -> None:
        self._ws, self._interval, self.shard_id = ws, interval, shard_id
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._last = self._loop.time()
        self.latency = float("inf")

    def start(self) -> None:
        self._timer = self._loop.call_later(self._interval, self._beat)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def tick(self) -> None:
        self._last = self._loop.time()

    def ack(self) -> None:
        self.latency = 0.05

    def beat(self) -> dict[str, Any]:
        return self.get_payload()

    def get_payload(self) -> dict[str, Any]:
        return {"op": self._ws.HEARTBEAT, "d": self._ws.sequence}

    def _beat(self) -> None:
        silent = self._loop.time() - self._last > self._ws._max_heartbeat_timeout
        self._loop.create_task(self._ws.close(4000) if silent else self._send())
        if not silent:
            self.start()

    async def _send(self) -> None:
        try:
            await self._ws.send_heartbeat(self.get_payload())
        except ConnectionError:
            self.stop()
