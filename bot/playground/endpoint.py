"""The interactions endpoint: signed interactions sent to the bot over HTTP, not over the gateway.

Discord knows one address. Several addresses represent workers behind a proxy, which sends to them in turn,
checks the health of each, and tries another when one refuses the connection, dies over it, or does not
answer in time.
"""

import asyncio
import ipaddress
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
from nacl.signing import SigningKey

from bot.playground.event_bus import Hub
from bot.playground.interactions import ACK_WITHIN, Interaction, Interactions
from bot.playground.refusals import ApiError, Json, Malformed, Problems

Received = Callable[[Interaction, aiohttp.ClientResponse], Awaitable[bool]]
"""Takes the body of a response as the first answer; returns False if it is none."""
PING = {"type": 1, "version": 1}
PONG, REFUSED = 1, 401
PROBED_AFTER: Final = 50
"""Interactions between two with a wrong signature; Discord says only that it sends some."""
LOOK_EVERY: Final = 0.5
"""Seconds between two health checks of a worker, and until one counts as unanswered."""
MISSES: Final = 2
"""This many failed checks remove a worker; one good answer brings it back."""
TRY_FOR, TRY_EVERY = 2.0, 0.1
"""Seconds to look for a worker that takes an interaction, and between two attempts."""
TAKEN_WITHIN: Final = 0.7
"""Seconds after which another of several workers is tried: this one may be frozen."""


class Endpoint:
    """The application's key, the addresses of its interactions, and which of them served each."""

    def __init__(
        self,
        interactions: Interactions,
        hub: Hub,
        served: Callable[[Interaction, str], None],
        application: str,
    ) -> None:
        self._key = SigningKey.generate()
        self._interactions = interactions
        self._hub = hub
        self._served = served
        self._ping = {**PING, "id": application, "application_id": application}
        self._session: aiohttp.ClientSession | None = None
        self._watching: list[asyncio.Task[None]] = []
        self._under_way: set[asyncio.Task[None]] = set()
        self._sent: Counter[str] = Counter()  # deliveries in progress by interaction
        self._taken: set[str] = set()  # those of them that may be answered
        self._turn = 0
        self._until_probe = PROBED_AFTER
        self._misses: Counter[str] = Counter()
        self.urls: tuple[str, ...] = ()
        self.chosen: str | None = None
        """The address that receives all interactions, if one is chosen."""
        self.received: Received | None = None
        self.dropped: str | None = None
        """Why Discord itself has removed the endpoint."""

    @property
    def public_key(self) -> str:
        """The public key of the signatures, in hexadecimal."""
        return bytes(self._key.verify_key).hex()

    def state(self) -> Json:
        """Return the state for the page and other observers."""
        return {"urls": list(self.urls), "chosen": self.chosen, "dropped": self.dropped, "out": self.out}

    @property
    def out(self) -> list[str]:
        """Return the addresses that are left out until they are healthy."""
        return [url for url in self.urls if self._misses[url] >= MISSES]

    # addresses

    async def set(self, *urls: str, health: bool = False) -> None:
        """Send interactions to these addresses from now on; to the gateway if there are none.

        ``health``: also ask each for ``/health`` at its root, and leave out those that do not answer 200.
        Raises ApiError if Discord would refuse them.
        """
        await self.verify(*urls)
        self.place(*urls, health=health)

    async def verify(self, *urls: str) -> None:
        """Check that each answers a PING and refuses a wrong signature; raises ApiError if not."""
        for url in urls:
            if not _on_this_machine(url):
                raise _unusable("Not a well formed URL of this machine.")
            if not _pongs(await self._ask(url)) or (await self._ask(url, wrong=True))[0] != REFUSED:
                raise _unusable("The specified interactions endpoint url could not be verified.")

    def place(self, *urls: str, health: bool = False) -> None:
        """Set addresses without the check; with ``health``, each is used once it is healthy."""
        for task in self._watching:
            task.cancel()
        self.urls, self.dropped = urls, None
        self._misses.clear()
        if self.chosen not in urls:
            self.chosen = None
        self._misses.update(dict.fromkeys(urls, MISSES if health else 0))
        self._watching = [asyncio.create_task(self._watch(url)) for url in urls if health]
        self._tell()

    def choose(self, url: str | None) -> None:
        """Let one address serve everything, or all in turn (None)."""
        if url is not None and url not in self.urls:
            raise Malformed("There is no worker at {url}.", url=url)
        self.chosen = url
        self._tell()

    async def stop(self) -> None:
        """Close all connections."""
        tasks = [*self._under_way, *self._watching]
        self._watching = []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None

    # interactions

    def send(self, interaction: Interaction, payload: Json) -> None:
        """Sign and send it; the response is its first answer, except for 202."""
        self._sent[interaction.id] += 1
        self._start(self._deliver(interaction, _json(payload)))
        self._until_probe -= 1
        if self._until_probe <= 0:
            self._until_probe = PROBED_AFTER
            self._start(self._probe())

    async def _deliver(self, interaction: Interaction, body: bytes) -> None:
        number = interaction.id
        try:
            async with asyncio.timeout(ACK_WITHIN):
                if await self._send(interaction, body):
                    self._taken.add(number)
        except TimeoutError:
            self._taken.add(number)  # the playground's clock decides when the time is up
        except (aiohttp.ClientError, ConnectionError):
            pass  # the worker died while it answered
        finally:
            self._sent[number] -= 1
            if not self._sent[number]:
                del self._sent[number]
                if number not in self._taken:
                    self._interactions.fail(interaction)
                self._taken.discard(number)

    async def _send(self, interaction: Interaction, body: bytes) -> bool:
        """Send it to the first address that accepts it; False if it will not be answered."""
        url, response = await self._first(body)
        async with response:
            self._served(interaction, url)
            if response.status == 202:
                return True
            if response.status != 200 or self.received is None:
                return False
            return await self.received(interaction, response)

    async def _first(self, body: bytes) -> tuple[str, aiohttp.ClientResponse]:
        """Return the address that answers it, and the response.

        The workers before it may have taken it, too: an interaction counts once, by its id. Raises
        TimeoutError or ConnectionRefusedError if none answers for a while.
        """
        give_up, late = time.monotonic() + TRY_FOR, False
        while True:
            urls = self._in_turn()
            for url in urls:
                try:
                    async with asyncio.timeout(TAKEN_WITHIN if len(urls) > 1 else None):
                        return url, await self._post(url, body)
                except TimeoutError:
                    late = True
                except aiohttp.ClientConnectionError:
                    pass
            if time.monotonic() > give_up:
                raise TimeoutError if late else ConnectionRefusedError
            await asyncio.sleep(TRY_EVERY)

    def _in_turn(self) -> Sequence[str]:
        if self.chosen is not None:
            return (self.chosen,)
        self._turn += 1
        at = self._turn % max(1, len(self.urls))
        return [url for url in (*self.urls[at:], *self.urls[:at]) if self._misses[url] < MISSES]

    async def _post(self, url: str, body: bytes, *, wrong: bool = False) -> aiohttp.ClientResponse:
        # the real time, not the playground's clock: the receiver checks it against a real clock
        timestamp = str(int(time.time()))
        signature = self._key.sign(timestamp.encode() + body).signature
        if wrong:
            signature = bytes([signature[0] ^ 1]) + signature[1:]
        headers = {
            "Content-Type": "application/json", "User-Agent": "Discord-Interactions/1.0 (playground)",
            "X-Signature-Ed25519": signature.hex(), "X-Signature-Timestamp": timestamp,
        }  # fmt: skip
        return await self._http().post(url, data=body, headers=headers)

    # conformance with Discord

    async def _ask(self, url: str, *, wrong: bool = False) -> tuple[int, bytes]:
        """Send a PING; return the status and the body, with status 0 if there is no answer.

        ``wrong``: sign it wrongly.
        """
        try:
            asked = self._post(url, _json(self._ping), wrong=wrong)
            async with asyncio.timeout(ACK_WITHIN), await asked as response:
                return response.status, await response.read()
        except (aiohttp.ClientError, OSError):
            return 0, b""

    async def _probe(self) -> None:
        """Send a wrong signature to one address; the endpoint is removed if it is accepted.

        An address that is down is ignored.
        """
        for url in self._in_turn()[:1]:
            status, _ = await self._ask(url, wrong=True)
            if status not in (REFUSED, 0, 502, 503):
                self.place()
                self.dropped = f"{url} answered {status} to a wrong signature, not {REFUSED}."
                self._tell()

    async def _watch(self, url: str) -> None:
        parts = urlsplit(url)
        health = f"{parts.scheme}://{parts.netloc}/health"
        while True:
            was_out = url in self.out
            try:
                async with asyncio.timeout(LOOK_EVERY), self._http().get(health) as response:
                    well = response.status == 200
            except (aiohttp.ClientError, OSError):
                well = False
            self._misses[url] = 0 if well else self._misses[url] + 1
            if (url in self.out) != was_out:
                self._tell()
            await asyncio.sleep(LOOK_EVERY)

    # helpers

    def _http(self) -> aiohttp.ClientSession:
        if self._session is None:
            timeout = aiohttp.ClientTimeout(total=None)
            self._session = aiohttp.ClientSession(timeout=timeout, connector=aiohttp.TCPConnector(limit=0))
        return self._session

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _tell(self) -> None:
        self._hub.publish("BOT", {"http": bool(self.urls)})
        self._hub.publish("ENDPOINT", {"endpoint": self.state()})


def _pongs(answer: tuple[int, bytes]) -> bool:
    status, body = answer
    try:
        told: Any = json.loads(body) if status == 200 else None
    except ValueError:
        return False
    return isinstance(told, dict) and told.get("type") == PONG


def _json(body: Json) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode()


def _unusable(sentence: str) -> ApiError:
    problems = Problems()
    problems.add("interactions_endpoint_url", "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID", sentence)
    try:
        problems.finish()
    except ApiError as error:
        return error
    raise AssertionError


def _on_this_machine(url: str) -> bool:
    """Return whether the address is on this machine, since interactions contain tokens."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        return parts.scheme == "http" and (host == "localhost" or ipaddress.ip_address(host).is_loopback)
    except ValueError:
        return False
