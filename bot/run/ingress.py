"""Presses that Discord sends as signed requests: an application's *interactions endpoint*.

Discord signs every request with the application's key (Ed25519), over its time and its body; nobody else's is
heard. What comes is read by discord.py as what comes over the gateway is, so that the cogs need not know
which it was, and it is answered in the same way, by a request of the bot's own: the reply here is only 202,
"taken" (Discord: "If you send this request for an interaction received over HTTP, respond to the original
HTTP request with a 202 and no body"). An answer in the reply would save that request, and 0.8 ms of the 2.3
that bot and playground work at a small one (measured, both in one process); but whoever sends it never hears
whether Discord took it, nor which id it gave to the picture, and the next edit may come before it.
"""

import asyncio
import errno
import json
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import yarl
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.run.config import Address
from bot.run.connections import Connections
from bot.run.problem import SET_RIGHT, TRY_AGAIN, Problem

log = logging.getLogger(__name__)

INTERACTIONS: Final = "/interactions"
"""The path at which Discord's requests are taken."""
HEALTH: Final = "/health"
"""The path at which the proxy asks whether to send any here."""
MOST_BYTES: Final = 256 * 1024
"""The largest body that is read; the fullest press, with the whole message it was made on, has a quarter."""
WINDOW: Final = 300
"""Seconds by which a request's time may be off, before or after: what Slack and Stripe advise against
requests that somebody repeats (https://docs.slack.dev/authentication/verifying-requests-from-slack and
https://docs.stripe.com/webhooks#replay-attacks; Discord names none). It bears a clock that is wrong by
minutes; what comes again within it is known by its interaction, and does nothing
(bot/run/seen_interactions.py).
"""
ENDS_WITHIN: Final = 1.0
"""Seconds that a request under way is waited for at the end."""
_PING, _PONG = 1, 1
_TIME = re.compile("[0-9]{1,12}")


class Ingress:
    """Judges the requests. ``hear`` takes an interaction as Discord sends it and says whether it could be
    read; ``well`` says whether others should be sent here.
    """

    def __init__(
        self,
        key: str,
        hear: Callable[[Any], bool],
        well: Callable[[], bool],
        turned_away: Counter[str],
        now: Callable[[], float] = time.time,
    ) -> None:
        """``key``: the application's public one, as 64 hexadecimal digits; ValueError if it is none.
        ``turned_away`` counts what is refused, by what is wrong: "signature", "time", "unreadable",
        "malformed" for what is no HTTP, "slow" and "crowded" for connections.
        """
        self._key = VerifyKey(bytes.fromhex(key))
        self._hear = hear
        self._well = well
        self._turned_away = turned_away
        self._now = now
        self.connections = Connections(turned_away)
        self.leaving = False
        """Connections are not kept open for more requests."""

    def application(self) -> web.Application:
        """Return what answers requests."""
        made = web.Application(client_max_size=MOST_BYTES)
        made.add_routes([web.post(INTERACTIONS, self._take), web.get(HEALTH, self._tell_health)])
        return made

    def runner(self) -> web.AppRunner:
        """Return what runs the application. A body is taken as it came, since the signature is over that: it
        is never decompressed. What is no HTTP is counted, and not logged: anybody can send any.
        """
        logger = logging.Logger("requests")  # noqa: LOG001 - of no other's concern
        logger.addFilter(self._malformed)
        return web.AppRunner(
            self.application(),
            access_log=None,
            shutdown_timeout=ENDS_WITHIN,
            auto_decompress=False,
            logger=logger,
        )

    def _malformed(self, record: logging.LogRecord) -> bool:
        self._turned_away["malformed"] += record.levelno >= logging.ERROR
        return False

    async def _tell_health(self, request: web.Request) -> web.Response:
        self.connections.has_come(request.transport, signed=False)
        well = self._well()
        return web.json_response({"status": "ok" if well else "ill"}, status=200 if well else 503)

    async def _take(self, request: web.Request) -> web.Response:
        try:
            body = await request.read()  # aiohttp answers 413 for one that is too large
        except (web.HTTPException, asyncio.CancelledError):
            raise
        except Exception:  # its length or its chunks are none, or the connection was closed
            response = self._refuse("malformed", 400, "The body cannot be read.")
            response.force_close()
            return response
        try:
            response = self._answer(request, body)
        except Exception:
            log.exception("a request could not be answered")
            response = self._refuse("unreadable", 500, "The request could not be answered.")
        if self.leaving:
            response.force_close()
        return response

    def _answer(self, request: web.Request, body: bytes) -> web.Response:
        written = request.headers.get("X-Signature-Timestamp", "")
        signed = self._signed(request.headers.get("X-Signature-Ed25519", ""), written, body)
        self.connections.has_come(request.transport, signed=signed)
        if not signed:
            return self._refuse("signature", 401, "The signature is not that of this application.")
        if (late := self._late(written)) > WINDOW:
            # Discord has signed it: either somebody repeats what was sent before, or a clock is wrong.
            log.warning("a signed request was refused: its time is off", extra={"seconds": late})
            return self._refuse("time", 401, "The request is too old, or of a time to come.")
        interaction = _read(body)
        if interaction is None:
            return self._refuse("unreadable", 400, "The request is no interaction.")
        if interaction["type"] == _PING:
            return web.json_response({"type": _PONG})
        if not self._hear(interaction):
            return self._refuse("unreadable", 400, "The interaction could not be read.")
        return web.Response(status=202)

    def _refuse(self, why: str, status: int, sentence: str) -> web.Response:
        self._turned_away[why] += 1
        return web.json_response({"error": sentence}, status=status)

    def _signed(self, signature: str, written: str, body: bytes) -> bool:
        with suppress(BadSignatureError, ValueError):  # of a signature that is none, or not of that length
            self._key.verify(written.encode() + body, bytes.fromhex(signature))
            return True
        return False

    def _late(self, written: str) -> float:
        """Return by how many seconds the time of a request is off; no number is as far off as can be."""
        return abs(round(self._now()) - int(written)) if _TIME.fullmatch(written) else float("inf")


class Listener:
    """Where requests are taken, and what has become of the socket."""

    def __init__(self, ingress: Ingress, host: str, server: asyncio.Server) -> None:
        self._ingress = ingress
        self._server = server
        port = server.sockets[0].getsockname()[1]
        self.name = str(yarl.URL.build(scheme="http", host=host, port=port))
        """Its address as a URL."""

    async def close(self) -> None:
        """Take no new connection, and keep none open."""
        self._ingress.leaving = True
        self._server.close()


@asynccontextmanager
async def listening(address: Address, ingress: Ingress) -> AsyncIterator[Listener]:
    """Take requests at an address while the block lasts. Raises Problem where nobody can listen there."""
    runner = ingress.runner()
    await runner.setup()
    assert runner.server is not None  # noqa: S101 - it is set up
    try:
        try:
            server = await asyncio.get_running_loop().create_server(
                ingress.connections.limited(runner.server), address.host, address.port
            )
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            raise Problem(
                f"CARDROOM_LISTEN: {address} {'is taken' if taken else 'cannot be listened on'}.",
                TRY_AGAIN if taken else SET_RIGHT,
            ) from None
        try:
            yield Listener(ingress, address.host, server)
        finally:
            server.close()
    finally:
        await runner.cleanup()


def _read(body: bytes) -> dict[str, Any] | None:
    """Return what a body says; None if that is no interaction."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) and isinstance(said.get("type"), int) else None
