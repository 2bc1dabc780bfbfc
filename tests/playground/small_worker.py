"""A worker that takes signed interactions over HTTP, as a bot without the gateway does."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import FormData, web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

Json = dict[str, Any]
Answering = Callable[[Json], Awaitable[web.Response]]


async def says(interaction: Json) -> web.Response:
    return web.json_response({"type": 4, "data": {"content": f"served {interaction['type']}"}})


class SmallWorker:
    """``answer`` may be replaced; ``heard`` has the interactions with a valid signature.

    The connection breaks where ``answer`` raises ConnectionResetError.
    """

    def __init__(self, public_key: str) -> None:
        self._key = VerifyKey(bytes.fromhex(public_key))
        self.heard: list[Json] = []
        self.refused = 0
        self.health = 200
        self.answer: Answering = says
        self.lenient = False
        self.pongs = True
        self.url = ""
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> str:
        app = web.Application()
        app.router.add_post("/interactions", self._interactions)
        app.router.add_get("/health", self._health)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/interactions"
        return self.url

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(status=self.health)

    async def _interactions(self, request: web.Request) -> web.Response:
        body = await request.read()
        signed = request.headers["X-Signature-Timestamp"].encode() + body
        try:
            self._key.verify(signed, bytes.fromhex(request.headers["X-Signature-Ed25519"]))
        except BadSignatureError:
            self.refused += 1
            if not self.lenient:
                return web.Response(status=401)
        interaction = json.loads(body)
        if interaction["type"] == 1:
            return web.json_response({"type": 1 if self.pongs else 4})
        self.heard.append(interaction)
        try:
            return await self.answer(interaction)
        except ConnectionResetError:
            assert request.transport is not None
            request.transport.abort()
            raise


def with_file(body: Json, name: str, data: bytes) -> web.Response:
    """Return an answer with a file."""
    form = FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", data, filename=name, content_type="image/png")
    whole = form()
    return web.Response(body=whole, headers={"Content-Type": whole.headers["Content-Type"]})
