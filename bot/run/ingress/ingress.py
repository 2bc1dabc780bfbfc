"""Interactions over HTTP: the application's *interactions endpoint*.

Discord signs every request with the application's key (Ed25519), over its timestamp and body; other requests
are refused. discord.py parses the interactions like those from the gateway, so the cogs see no difference,
and they are answered in the same way, by a request of the bot. The reply to Discord's request is just 202
(Discord: "If you send this request for an interaction received over HTTP, respond to the original HTTP
request with a 202 and no body"). An answer in the reply would save one request, 0.8 ms of the 2.3 ms that
bot and playground take for a small one (measured, both in one process). But then the bot would not know
whether Discord accepted it nor the picture's id, and the next edit could overtake it.
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
from bot.run.ingress.connections import Connections
from bot.run.problem import SET_RIGHT, TRY_AGAIN, Problem

log = logging.getLogger(__name__)

INTERACTIONS: Final = "/interactions"
"""Path of Discord's requests."""
HEALTH: Final = "/health"
"""Path of the proxy's health checks."""
MOST_BYTES: Final = 256 * 1024
"""Maximum size of a body; the largest press, with its whole message, has a quarter of that."""
WINDOW: Final = 300
"""Seconds by which a request's timestamp may differ from the clock, before or after.

Slack and Stripe recommend this value against replay attacks
(https://docs.slack.dev/authentication/verifying-requests-from-slack and
https://docs.stripe.com/webhooks#replay-attacks; Discord names none). It tolerates a clock that is wrong by
minutes. A replay within the window is recognized by its interaction id
(bot/run/ingress/seen_interactions.py).
"""
ENDS_WITHIN: Final = 1.0
"""Seconds to wait at shutdown for requests being processed."""
_PING, _PONG = 1, 1
_TIME = re.compile("[0-9]{1,12}")


class Ingress:
    """Verifies and dispatches the requests.

    ``hear`` takes a raw interaction and returns whether it could be read; ``well`` returns whether this
    process should get requests.
    """

    def __init__(
        self,
        key: str,
        hear: Callable[[Any], bool],
        well: Callable[[], bool],
        turned_away: Counter[str],
        now: Callable[[], float] = time.time,
    ) -> None:
        """Create the endpoint.

        ``key`` is the application's public key, 64 hexadecimal digits; raises ValueError otherwise.
        ``turned_away`` counts refusals by reason: "signature", "time", "unreadable", "malformed" (not HTTP),
        and for connections "slow" and "crowded".
        """
        self._key = VerifyKey(bytes.fromhex(key))
        self._hear = hear
        self._well = well
        self._turned_away = turned_away
        self._now = now
        self.connections = Connections(turned_away)
        self.leaving = False
        """Whether the process is stopping, so that connections are closed after each reply."""

    def application(self) -> web.Application:
        """Return the web application."""
        made = web.Application(client_max_size=MOST_BYTES)
        made.add_routes([web.post(INTERACTIONS, self._take), web.get(HEALTH, self._tell_health)])
        return made

    def runner(self) -> web.AppRunner:
        """Return the runner of the application.

        Bodies are not decompressed, since the signature covers the raw bytes. Malformed HTTP is counted but
        not logged, because anybody can send it.
        """
        logger = logging.Logger("requests")  # noqa: LOG001 - private, so that it does not reach the log
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
        self.connections.request_received(request.transport, signed=False)
        well = self._well()
        return web.json_response({"status": "ok" if well else "ill"}, status=200 if well else 503)

    async def _take(self, request: web.Request) -> web.Response:
        try:
            body = await request.read()  # aiohttp answers 413 if it is too large
        except (web.HTTPException, asyncio.CancelledError):
            raise
        except Exception:  # invalid length or chunks, or the connection was closed
            response = self._refuse("malformed", 400, "The body cannot be read.")
            response.force_close()
            return response
        try:
            response = self._answer(request, body)
        except Exception:
            log.exception("a request could not be answered by a fault of the program; please report it")
            response = self._refuse("unreadable", 500, "The request could not be answered.")
        if self.leaving:
            response.force_close()
        return response

    def _answer(self, request: web.Request, body: bytes) -> web.Response:
        written = request.headers.get("X-Signature-Timestamp", "")
        signed = self._signed(request.headers.get("X-Signature-Ed25519", ""), written, body)
        self.connections.request_received(request.transport, signed=signed)
        if not signed:
            return self._refuse("signature", 401, "The signature is not valid for this application.")
        if (late := self._late(written)) > WINDOW:
            # Discord has signed it: either somebody replays an old request, or a clock is wrong.
            log.warning(
                "refused a signed request with a wrong timestamp; if there are many, set the clock",
                extra={"seconds": late},
            )
            return self._refuse("time", 401, "The timestamp is too far from the current time.")
        interaction = _read(body)
        if interaction is None:
            return self._refuse("unreadable", 400, "The body is not an interaction.")
        if interaction["type"] == _PING:
            return web.json_response({"type": _PONG})
        if not self._hear(interaction):
            return self._refuse("unreadable", 400, "The interaction could not be read.")
        return web.Response(status=202)

    def _refuse(self, why: str, status: int, sentence: str) -> web.Response:
        self._turned_away[why] += 1
        return web.json_response({"error": sentence}, status=status)

    def _signed(self, signature: str, written: str, body: bytes) -> bool:
        with suppress(BadSignatureError, ValueError):  # ValueError: not hexadecimal, or of another length
            self._key.verify(written.encode() + body, bytes.fromhex(signature))
            return True
        return False

    def _late(self, written: str) -> float:
        """Return by how many seconds a timestamp is off; infinity if it is not a number."""
        return abs(round(self._now()) - int(written)) if _TIME.fullmatch(written) else float("inf")


class Listener:
    """The listening socket and its address."""

    def __init__(self, ingress: Ingress, host: str, server: asyncio.Server) -> None:
        self._ingress = ingress
        self._server = server
        port = server.sockets[0].getsockname()[1]
        self.name = str(yarl.URL.build(scheme="http", host=host, port=port))
        """The address as a URL."""

    async def close(self) -> None:
        """Accept no new connections, and close the others after their next reply."""
        self._ingress.leaving = True
        self._server.close()


@asynccontextmanager
async def listening(address: Address, ingress: Ingress) -> AsyncIterator[Listener]:
    """Listen at an address while the block lasts. Raises Problem if that is not possible."""
    runner = ingress.runner()
    await runner.setup()
    assert runner.server is not None  # noqa: S101 - set by setup()
    try:
        try:
            server = await asyncio.get_running_loop().create_server(
                ingress.connections.limited(runner.server), address.host, address.port
            )
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            raise Problem(
                f"CARDROOM_LISTEN: {address} {'is in use' if taken else 'cannot be used'}.",
                TRY_AGAIN if taken else SET_RIGHT,
            ) from None
        try:
            yield Listener(ingress, address.host, server)
        finally:
            server.close()
    finally:
        await runner.cleanup()


def _read(body: bytes) -> dict[str, Any] | None:
    """Return the interaction in a body; None if it is not one."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) and isinstance(said.get("type"), int) else None
