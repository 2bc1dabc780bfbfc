"""Signed requests: who is heard, who is refused and how, and what a process that leaves still takes."""

import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.run.config import Address
from bot.run.ingress import HEALTH, INTERACTIONS, MOST_BYTES, WINDOW, Ingress, Listener, listening
from bot.run.problem import TRY_AGAIN, Problem

ANYWHERE = Address("127.0.0.1", 0)
NOW = 1_790_000_000
KEY = SigningKey(bytes(range(32)))
OTHER = SigningKey(bytes(32))
PRESS = {"type": 3, "id": "5", "token": "t"}


class Endpoint:
    """An endpoint, what it has heard, and Discord's part."""

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
        """Send what is said, signed; a header that is None is left out. Return status and what comes back."""
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
    assert "too old" in words["error"]
    assert endpoint.heard == []
    assert endpoint.turned_away == {"time": 1}
    assert "its time is off" in caplog.text, "a clock that is wrong must be found"


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
    assert "no interaction" in words["error"]
    assert endpoint.heard == []
    assert (await endpoint.post(PRESS))[0] == 202, "it goes on"


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
    assert (await endpoint.post(PRESS))[0] == 202, "who comes all the same is heard"


async def test_whoever_leaves_takes_no_more(endpoint: Endpoint) -> None:
    assert (await endpoint.post({"type": 1}))[0] == 200
    await endpoint.listener.close()
    assert (await endpoint.post(PRESS))[0] == 202, "over a connection that there was: it is heard, and closed"
    with pytest.raises(aiohttp.ClientConnectorError):
        await endpoint.post(PRESS)


async def test_an_address_that_is_taken_is_named(endpoint: Endpoint) -> None:
    taken = Address("127.0.0.1", int(endpoint.url.rpartition(":")[2]))
    with pytest.raises(Problem, match=f"CARDROOM_LISTEN: {taken} is taken") as caught:
        async with listening(taken, endpoint.ingress):
            pass
    assert caught.value.code == TRY_AGAIN


def test_a_key_is_a_key() -> None:
    hear: Callable[[Any], bool] = bool
    with pytest.raises(ValueError, match="bytes long"):
        Ingress("00", hear, lambda: True, Counter())
