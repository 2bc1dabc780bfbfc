"""A playground with a browser and a minimal bot, for the tests of the page."""

import asyncio
import json
import os
import shutil
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    async_playwright,
    expect,
)

from bot.playground import ManualClock, Playground

Json = dict[str, Any]
_PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, _PROGRAMS)), None)
"""The browser, or None: without windows it takes two thirds of the processor time."""
REQUIRED = os.environ.get("CI") == "true"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # Every playground is a site of its own, for which a process would be started.
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
]
PATIENCE = 15.0  # seconds before a test gives up
MOST_IDLE = 4
"""Contexts of a browser that wait for the next test."""
ON_SCREEN = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason="no Chromium is installed"),
]
"""The marks of tests with a browser. All share one, so they run in one event loop."""
V2 = 1 << 15

TABLE = {
    "name": "table", "description": "Tables", "type": 1,
    "options": [
        {"type": 1, "name": "open", "description": "Open a table in this channel", "options": [
            {"type": 3, "name": "game", "description": "What to play", "required": True,
             "choices": [{"name": "Gin Rummy", "value": "gin"}, {"name": "Rummy 500", "value": "rummy500"}]},
            {"type": 4, "name": "seats", "description": "How many play", "min_value": 2, "max_value": 8},
            {"type": 3, "name": "turn_time", "description": "Time for a turn", "autocomplete": True}]},
        {"type": 1, "name": "join", "description": "Sit down"},
    ],
}  # fmt: skip
SCORES = {
    "name": "scores", "description": "Who has won what", "type": 1,
    "options": [{"type": 6, "name": "member", "description": "Whose"}],
}  # fmt: skip
CHALLENGE = {"name": "Challenge", "type": 2}

expect.set_options(timeout=PATIENCE * 1000)


class PlainBot:
    """Connects to the gateway and lets the test answer interactions."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self._api = f"{playground.url}/api/v10"
        self._gateway = f"{playground.url}/gateway"
        self._session = session
        self._asked: asyncio.Queue[Json] = asyncio.Queue()
        self._ready = asyncio.Event()

    async def run(self) -> None:
        """Stay connected until cancelled."""
        async with self._session.ws_connect(self._gateway) as socket:
            identify = {"token": "t", "intents": 1, "shard": [0, 1], "properties": {}}
            await socket.send_json({"op": 2, "d": identify})
            async for message in socket:
                packet = json.loads(message.data)
                if packet.get("t") == "READY":
                    self._ready.set()
                elif packet.get("t") == "INTERACTION_CREATE":
                    self._asked.put_nowait(packet["d"])

    async def ready(self) -> None:
        await asyncio.wait_for(self._ready.wait(), PATIENCE)

    async def asked(self) -> Json:
        """Return the next interaction."""
        return await asyncio.wait_for(self._asked.get(), PATIENCE)

    def forget(self) -> None:
        """Drop interactions that an earlier test left unanswered."""
        while not self._asked.empty():
            self._asked.get_nowait()

    async def answer(self, interaction: Json, kind: int, data: Json | None = None) -> None:
        """Send the first answer."""
        path = f"interactions/{interaction['id']}/{interaction['token']}/callback"
        await self.request("POST", path, {"type": kind, **({"data": data} if data is not None else {})})

    async def edit_answer(self, interaction: Json, data: Json) -> None:
        path = f"webhooks/{interaction['application_id']}/{interaction['token']}/messages/@original"
        await self.request("PATCH", path, data)

    async def send(self, channel: str, /, *, files: dict[str, bytes] | None = None, **message: Any) -> Json:
        """Send a message to a channel."""
        sent: Json = await self.request("POST", f"channels/{channel}/messages", message, files)
        return sent

    async def edit(self, sent: Json, /, **message: Any) -> Json:
        edited: Json = await self.request(
            "PATCH", f"channels/{sent['channel_id']}/messages/{sent['id']}", message
        )
        return edited

    async def direct(self, user: str) -> str:
        """Return the id of the DM channel with a member."""
        found = await self.request("POST", "users/@me/channels", {"recipient_id": user})
        return str(found["id"])

    async def register(self, *commands: Json) -> None:
        """Register exactly these commands."""
        application = (await self.request("GET", "users/@me"))["id"]
        await self.request("PUT", f"applications/{application}/commands", list(commands))

    async def request(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> Any:
        headers = {"Authorization": "Bot t"}
        data = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files.items()):
                data.add_field(
                    f"files[{index}]", content, filename=name, content_type="application/octet-stream"
                )
        async with self._session.request(
            method, f"{self._api}/{path}", headers=headers, data=data, json=None if data else body
        ) as reply:
            text = await reply.text()
            assert reply.status < 300, f"{method} {path}: {reply.status} {text}"
            return json.loads(text) if text else None


class Contexts:
    """The contexts of a browser, each for one person at a time.

    A used one is as good as new, and spares a second of processor time: the first page of a context starts
    a process, which its first page keeps alive.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._taken: dict[BrowserContext, str] = {}
        self._idle: list[tuple[str, BrowserContext]] = []

    async def take(self, **options: Any) -> BrowserContext:
        """Return a context without open pages but one; ``options`` are those of a new one."""
        key = repr(sorted(options.items()))
        found = next((each for each in self._idle if each[0] == key), None)
        if found is None:
            context = await self._browser.new_context(**options)
            await context.new_page()
        else:
            self._idle.remove(found)
            context = found[1]
        self._taken[context] = key
        context.set_default_timeout(PATIENCE * 1000)
        return context

    async def give_back(self, *contexts: BrowserContext) -> None:
        """Remove what a test has left; close what cannot be used again, and the oldest of many."""
        for context in contexts:
            key = self._taken.pop(context)
            try:
                kept = await _emptied(context)
            except Error:  # a page that has crashed
                kept = False
            if kept:
                self._idle.append((key, context))
            else:
                await context.close()
        while len(self._idle) > MOST_IDLE:
            await self._idle.pop(0)[1].close()


async def _emptied(context: BrowserContext) -> bool:
    """Close the pages but the first; return whether nothing of them is left."""
    first, *pages = context.pages
    for page in pages:
        if page.url.startswith("http"):
            await page.evaluate("localStorage.clear()")
        await page.close()
    await context.set_offline(offline=False)
    # A clock that was set stays so.
    return bool(await first.evaluate("/native code/.test(Function.prototype.toString.call(Date))"))


class Room:
    """The playground, the bot and the browser; every test gets its own channel and members."""

    def __init__(self, playground: Playground, bot: PlainBot, browser: Contexts, clock: ManualClock) -> None:
        self.playground = playground
        self.bot = bot
        self.clock = clock
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._count = 0
        self.faults: list[str] = []
        self.channel = ""
        self.channel_name = ""
        self.alice = ""
        self.bob = ""

    def begin(self) -> None:
        """Make a new channel and two new members in it; the first is a moderator."""
        self._count += 1
        world = self.playground.world
        self.channel_name = f"room-{self._count}"
        self.channel = world.add_channel(self.channel_name, "Where the cards are").id
        alice, bob = (world.add_member(f"{name} {self._count}") for name in ("Alice", "Bob"))
        alice.roles.extend(world.member("Alice").roles[1:])
        self.alice, self.bob = alice.user.id, bob.user.id
        self.bot.forget()
        self.faults.clear()

    async def end(self) -> None:
        await self._browser.give_back(*self._contexts)
        self._contexts.clear()
        await self.bot.register()
        assert self.faults == []

    def _on_console(self, said: ConsoleMessage) -> None:
        # The browser itself logs every reply of 400, which is how the playground refuses.
        if said.type == "error" and "status of 400" not in said.text:
            self.faults.append(said.text)

    async def switched(self, **state: Any) -> None:
        """Wait until the playground has these switches, which the page shows earlier."""
        playground = self.playground
        await playground.hub.until(
            lambda: playground.switches_state() | state == playground.switches_state(), PATIENCE
        )

    async def open(self, member: str | None = None, **options: Any) -> Page:
        """Open the page as a member (default: Alice); ``options`` are a browser context's."""
        context = await self._browser.take(**{"viewport": {"width": 1280, "height": 800}, **options})
        self._contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._on_console)
        await page.goto(f"{self.playground.url}/?as={member or self.alice}#{self.channel}")
        await page.get_by_role("heading", name=self.channel_name, exact=True).wait_for(state="attached")
        return page


@asynccontextmanager
async def open_browser() -> AsyncIterator[Contexts]:
    """Start a browser, and close it at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield Contexts(browser)
        await browser.close()


@asynccontextmanager
async def open_room(browser: Contexts) -> AsyncIterator[Room]:
    """Start a playground and a bot, and stop them at the end."""
    clock = ManualClock()
    playground = Playground(clock, rate_limits="off")
    await playground.start()
    try:
        async with aiohttp.ClientSession() as session:
            bot = PlainBot(playground, session)
            running = asyncio.create_task(bot.run())
            await bot.ready()
            try:
                yield Room(playground, bot, browser, clock)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
    finally:
        await playground.stop()


def png(width: int = 4, height: int = 4) -> bytes:
    """Return a small picture in one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    rows = (b"\0" + b"\x1f\x6b\x52" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def channel_pane(page: Page) -> Locator:
    return page.locator(".pane-channel")


def dm_pane(page: Page) -> Locator:
    return page.locator(".pane-dm")


def newest(page: Page) -> Locator:
    """Return the newest message of the channel."""
    return channel_pane(page).locator("article.message").last


def composer(page: Page) -> Locator:
    return channel_pane(page).locator(".composer textarea")
