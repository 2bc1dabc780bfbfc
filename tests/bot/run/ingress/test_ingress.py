"""Signed requests: which are accepted, how others are refused, and stopping."""

import asyncio
import gzip
import json
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.run.config import Address
from bot.run.ingress.connections import WITHIN
from bot.run.ingress.ingress import HEALTH, INTERACTIONS, MOST_BYTES, WINDOW, Ingress, Listener, listening
from bot.run.problem import TRY_AGAIN, Problem

ANYWHERE = Address("127.0.0.1", 0)
NOW = 1_790_000_000
KEY = SigningKey(bytes(range(32)))
OTHER = SigningKey(bytes(32))
PRESS = {"type": 3, "id": "5", "token": "t"}


class Endpoint:
    """An endpoint, the interactions it received, and Discord's side."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.readable = self.well = True
        self.turned_away: Counter[str] = Counter()
        key = bytes(KEY.verify_key).hex()
        self.ingress = Ingress(key, self._hear, lambda: self.well, self.turned_away, now=lambda: NOW)
        self.url = ""
        self.session: aiohttp.ClientSession
        self.listener: Listener

    def _hear(self, interaction: Any) -> bool:
        self.heard.append(interaction)
        return self.readable

    async def post(
        self, said: Any, *, at: object = NOW, key: SigningKey = KEY, **headers: str | None
    ) -> tuple[int, Any]:
        """Post a signed request, without headers that are None; return status and answer."""
        body = said if isinstance(said, bytes) else json.dumps(said).encode()
        signature = key.sign(str(at).encode() + body).signature.hex()
        sent = {"X_Signature_Timestamp": str(at), "X_Signature_Ed25519": signature} | headers
        named = {name.replace("_", "-"): value for name, value in sent.items() if value is not None}
        async with self.session.post(self.url + INTERACTIONS, data=body, headers=named) as reply:
            text = await reply.text()
            return reply.status, json.loads(text) if text.startswith("{") else text


@pytest.fixture
async def endpoint() -> AsyncIterator[Endpoint]:
    made = Endpoint()
    async with (
        listening(ANYWHERE, made.ingress) as made.listener,
        aiohttp.ClientSession() as made.session,
    ):
        made.url = made.listener.name
        yield made


async def test_a_press_is_heard_and_taken_without_a_word(endpoint: Endpoint) -> None:
    assert await endpoint.post(PRESS) == (202, "")
    assert endpoint.heard == [PRESS]


def test_requests_are_taken_on_the_event_loop_that_production_uses() -> None:
    """Regression: uvloop's transports are of no class of asyncio, and every connection failed."""
    uvloop = pytest.importorskip("uvloop")

    async def posted() -> tuple[int, Any]:
        made = Endpoint()
        async with listening(ANYWHERE, made.ingress) as listener, aiohttp.ClientSession() as made.session:
            made.url = listener.name
            return await made.post(PRESS)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(posted()) == (202, "")


async def test_a_ping_is_answered_and_nobody_else_hears_of_it(endpoint: Endpoint) -> None:
    assert await endpoint.post({"type": 1}) == (200, {"type": 1})
    assert endpoint.heard == []


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Signature_Ed25519": None},
        {"X_Signature_Timestamp": None},
        {"X_Signature_Ed25519": ""},
        {"X_Signature_Ed25519": "no digits"},
        {"X_Signature_Ed25519": "00"},
        {"X_Signature_Ed25519": "0" * 128},
        {"X_Signature_Timestamp": str(NOW + 1)},
        {"key": OTHER},
    ],
    ids=lambda headers: "-".join(f"{name}={value}" for name, value in headers.items())[:40],
)
@pytest.mark.parametrize("said", [PRESS, {"type": 1}], ids=["press", "ping"])
async def test_what_discord_has_not_signed_does_nothing(
    endpoint: Endpoint, headers: dict[str, Any], said: Any
) -> None:
    status, words = await endpoint.post(said, **headers)
    assert status == 401
    assert "signature" in words["error"]
    assert endpoint.heard == []
    assert endpoint.turned_away == {"signature": 1}


async def test_another_body_below_a_signature_does_nothing(endpoint: Endpoint) -> None:
    signature = KEY.sign(f"{NOW}{json.dumps(PRESS)}".encode()).signature.hex()
    other = PRESS | {"id": "6"}
    assert (await endpoint.post(other, X_Signature_Ed25519=signature))[0] == 401
    assert endpoint.heard == []


@pytest.mark.parametrize("at", [NOW - WINDOW - 1, NOW + WINDOW + 1, "", "soon", "-5", "1e9", "9" * 5_000])
async def test_a_request_of_another_time_does_nothing_though_it_is_signed(
    endpoint: Endpoint, at: object, caplog: pytest.LogCaptureFixture
) -> None:
    status, words = await endpoint.post(PRESS, at=at)
    assert status == 401
    assert "too far from the current time" in words["error"]
    assert endpoint.heard == []
    assert endpoint.turned_away == {"time": 1}
    assert "with a wrong timestamp" in caplog.text, "a wrong clock must be reported"


@pytest.mark.parametrize("at", [NOW - WINDOW, NOW + WINDOW])
async def test_a_clock_may_be_off_by_a_little(endpoint: Endpoint, at: int) -> None:
    assert (await endpoint.post(PRESS, at=at))[0] == 202


@pytest.mark.parametrize(
    "said",
    [b"", b"{", b"\xff", b"[" * 100_000, b"[]", b"3", b"{}", b'{"type": "3"}', b'{"type": null}'],
    ids=lambda said: said[:12],
)
async def test_what_is_no_interaction_is_refused(endpoint: Endpoint, said: bytes) -> None:
    status, words = await endpoint.post(said)
    assert status == 400
    assert "not an interaction" in words["error"]
    assert endpoint.heard == []
    assert (await endpoint.post(PRESS))[0] == 202, "the endpoint still works"


async def test_what_discord_py_cannot_read_is_refused(endpoint: Endpoint) -> None:
    endpoint.readable = False
    assert (await endpoint.post(PRESS))[0] == 400
    assert endpoint.turned_away == {"unreadable": 1}


async def test_a_body_that_is_too_large_is_not_read(endpoint: Endpoint) -> None:
    assert (await endpoint.post(b" " * (MOST_BYTES + 1)))[0] == 413
    fits = json.dumps(PRESS).encode().ljust(MOST_BYTES)
    assert (await endpoint.post(fits))[0] == 202


@pytest.mark.parametrize(("method", "path"), [("GET", INTERACTIONS), ("POST", HEALTH), ("GET", "/metrics")])
async def test_there_is_nothing_else(endpoint: Endpoint, method: str, path: str) -> None:
    async with endpoint.session.request(method, endpoint.url + path) as reply:
        assert reply.status in {404, 405}


async def test_the_proxy_is_told_whether_to_send_any(endpoint: Endpoint) -> None:
    for endpoint.well, status in ((True, 200), (False, 503)):
        async with endpoint.session.get(endpoint.url + HEALTH) as reply:
            assert reply.status == status
    assert (await endpoint.post(PRESS))[0] == 202, "late requests are still answered"


async def test_whoever_leaves_takes_no_more(endpoint: Endpoint) -> None:
    assert (await endpoint.post({"type": 1}))[0] == 200
    await endpoint.listener.close()
    assert (await endpoint.post(PRESS))[0] == 202, "an open connection is served once more, then closed"
    with pytest.raises(aiohttp.ClientConnectorError):
        await endpoint.post(PRESS)


async def test_an_address_that_is_taken_is_named(endpoint: Endpoint) -> None:
    taken = Address("127.0.0.1", int(endpoint.url.rpartition(":")[2]))
    with pytest.raises(Problem, match=f"CARDROOM_LISTEN: {taken} is in use") as caught:
        async with listening(taken, endpoint.ingress):
            pass
    assert caught.value.code == TRY_AGAIN


def test_a_key_is_a_key() -> None:
    hear: Callable[[Any], bool] = bool
    with pytest.raises(ValueError, match="bytes long"):
        Ingress("00", hear, lambda: True, Counter())


# --- unsigned requests

BODY = json.dumps(PRESS).encode()
HEAD = b"POST /interactions HTTP/1.1\r\nHost: x\r\n"


def request(body: bytes, *headers: str) -> bytes:
    """Return an unsigned request."""
    lines = "".join(f"{header}\r\n" for header in headers).encode()
    return HEAD + lines + b"Content-Length: %d\r\n\r\n" % len(body) + body


ODD = {
    "no deflate": request(b"not compressed", "Content-Encoding: deflate"),
    "no gzip": request(b"not compressed", "Content-Encoding: gzip"),
    "half a gzip": request(gzip.compress(BODY * 9)[:20], "Content-Encoding: gzip"),
    "a bomb": request(zlib.compress(bytes(50_000_000)), "Content-Encoding: deflate"),
    "an encoding that there is not": request(BODY, "Content-Encoding: rot13"),
    "no length": HEAD + b"\r\n",
    "a length that is none": HEAD + b"Content-Length: many\r\n\r\n" + BODY,
    "a length below nothing": HEAD + b"Content-Length: -5\r\n\r\n" + BODY,
    "two lengths": HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n" + BODY,
    "a short body": HEAD + b"Content-Length: 500\r\n\r\n" + BODY,
    "a long body": HEAD + b"Content-Length: 5\r\n\r\n" + BODY,
    "chunks that are none": HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n" + BODY,
    "half a chunk": HEAD + b"Transfer-Encoding: chunked\r\n\r\nff\r\n" + BODY,
    "chunks and a length": HEAD
    + b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    "a huge header": HEAD + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
    "many headers": HEAD + b"".join(b"X%d: x\r\n" % each for each in range(5_000)) + b"\r\n",
    "a header that is none": HEAD + b"no header\r\n\r\n",
    "a huge path": b"POST /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
    "a method that there is not": b"BREW /interactions HTTP/1.1\r\nHost: x\r\n\r\n",
    "a method in small letters": b"post /interactions HTTP/1.1\r\nHost: x\r\n\r\n",
    "another version": b"POST /interactions HTTP/9.9\r\nHost: x\r\n\r\n",
    "an upgrade": HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n" + bytes(200),
    "a tunnel": b"CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    "the end of a body first": HEAD + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    "an expectation that there is not": request(BODY, "Expect: everything"),
    "TLS": bytes.fromhex("1603010200010001fc0303") + bytes(300),
    "nothing": b"",
    "zeros": bytes(5_000),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
}


async def sent(endpoint: Endpoint, data: bytes, *, ends: bool = True) -> bytes:
    """Send bytes on a new connection; return all that comes back until it is closed."""
    host, _, port = endpoint.url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(data)
        if ends:
            writer.write_eof()
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.fixture
def at_once(endpoint: Endpoint) -> None:
    """Let requests time out at once."""
    endpoint.ingress.connections._within = 0.05


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("odd", ODD)
async def test_an_odd_request_is_heard_by_nobody_and_leaves_no_traceback(
    endpoint: Endpoint, odd: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    for ends in (True, False):
        reply = await sent(endpoint, ODD[odd], ends=ends)
        assert not reply.startswith((b"HTTP/1.1 2", b"HTTP/1.1 5")), reply
    assert endpoint.heard == []
    assert caplog.messages == []
    assert capsys.readouterr() == ("", "")
    endpoint.ingress.connections._within = WITHIN
    assert (await endpoint.post(PRESS))[0] == 202, "the endpoint still works"


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
async def test_spoilt_requests_are_heard_by_nobody_and_leave_no_traceback(
    endpoint: Endpoint, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = Random(5)
    good = request(
        BODY, "Content-Type: application/json", f"X-Signature-Timestamp: {NOW}", "X-Signature-Ed25519: 0"
    )
    for _ in range(300):
        spoilt = bytearray(good)
        for _ in range(chance.randint(1, 5)):
            at = chance.randrange(len(spoilt))
            spoilt[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
        assert not (await sent(endpoint, bytes(spoilt))).startswith((b"HTTP/1.1 2", b"HTTP/1.1 5"))
    assert endpoint.heard == []
    assert caplog.messages == []
    assert capsys.readouterr() == ("", "")
    endpoint.ingress.connections._within = WITHIN
    assert (await endpoint.post(PRESS))[0] == 202


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"P",
        HEAD,
        HEAD + b"Content-Length: 90\r\n\r\n{",
        request(BODY),
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ids=["nothing", "a byte", "half a head", "half a body", "unsigned", "health"],
)
async def test_a_connection_with_nothing_signed_is_closed(endpoint: Endpoint, data: bytes) -> None:
    await sent(endpoint, data, ends=False)
    assert endpoint.turned_away["slow"] == 1


async def test_a_connection_with_a_signed_request_is_kept_until_another_begins(endpoint: Endpoint) -> None:
    assert (await endpoint.post(PRESS))[0] == 202
    [connection] = endpoint.ingress.connections._open.values()
    assert connection.timer is None
    host, _, port = endpoint.url.removeprefix("http://").rpartition(":")
    signature = KEY.sign(f"{NOW}".encode() + BODY).signature.hex()
    signed = request(BODY, f"X-Signature-Timestamp: {NOW}", f"X-Signature-Ed25519: {signature}")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(signed)
    assert b"202" in await reader.readline()
    endpoint.ingress.connections._within = 0.05
    writer.write(HEAD)
    await reader.read()
    assert endpoint.turned_away == {"slow": 1}
    writer.close()


async def test_a_new_connection_takes_the_place_of_the_oldest_with_nothing_signed(endpoint: Endpoint) -> None:
    endpoint.ingress.connections._most = 3
    host, _, port = endpoint.url.removeprefix("http://").rpartition(":")
    assert (await endpoint.post(PRESS))[0] == 202
    slow = [await asyncio.open_connection(host, int(port)) for _ in range(5)]
    for reader, _ in slow[:2]:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
    assert endpoint.turned_away == {"crowded": 2}
    assert (await endpoint.post(PRESS))[0] == 202, "over the existing connection"
    assert len(endpoint.ingress.connections._open) == 4
    for _, writer in slow:
        writer.close()
