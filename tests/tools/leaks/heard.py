"""What people at a playground hear of the real bot: every message, answer and log line, in order.

It is recorded so that two runs of the program can be compared byte by byte: ids are numbered, files are read,
and what differs by chance alone is left out.
"""

import asyncio
import hashlib
import json
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

import discord
import yarl

from bot.manager.time.clock import ManualClock
from bot.playground import ManualClock as PlaygroundClock
from bot.playground import Playground, Visitor
from bot.playground.client import Answer
from bot.playground.refusals import Refusal
from bot.playground.resources.channels import EPHEMERAL
from bot.run import command_registration
from bot.ui.sending import delivery
from bot.workers import hint_jobs
from cogs import answers
from data.settings import Cards
from tests.play.conftest import Harness, once_translated
from tests.play.drive import Json
from tests.tools.leaks.told import Told
from tests.tools.leaks.worlds import BEGAN

ONLOOKER: Final = "Zoe"
SEEN: Final = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "NOTIFY", "INTERACTION_DONE",
               "INTERACTION_FAILED", "MODAL")  # fmt: skip
HANDLERS: Final = frozenset({"discord.py: on_interaction", "CommandTree-invoker"})
"""Names that discord.py gives to the tasks in which presses and commands are handled."""
TEXT: Final = (".json", ".csv", ".txt")
FEW: Final = 30
"""Playouts for a hint: it has to be reproducible, not good."""
ID: Final = re.compile(r"\b\d{17,20}\b")
HEAD: Final = re.compile(r"\b\d+-[0-9a-f]{32}[0-9a-f]{0,32}\b")
"""The head of a guild's seals depends on the decks of finished matches, so it differs.

It reveals nothing about them, since it also covers the seeds: 256 unknown bits.
"""
HASH: Final = re.compile(r"[0-9a-f]{64}|\b[0-9a-f]{4}…")
"""Hashes of proofs, and their beginnings, also differ: they are over unknown salts."""


@asynccontextmanager
async def harness_of(cards: Cards, began: int = BEGAN) -> AsyncIterator[Harness]:
    """Yield a playground with the bot, deterministic except for ids and tokens.

    ``cards``: how the bot shows them; ``began``: the time of both clocks (ms UTC).
    """
    clock = PlaygroundClock()
    clock._now = began / 1000
    playground = Playground(clock, rate_limits="off")
    playground.world.add_member(ONLOOKER, "1300000000000000001")
    with ExitStack() as put, tempfile.TemporaryDirectory() as folder:
        await playground.start()
        url = playground.url
        put.enter_context(patch.object(discord.http.Route, "BASE", f"{url}/api/v10"))
        gateway = yarl.URL(f"{url.replace('http', 'ws')}/gateway")
        put.enter_context(patch.object(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway))
        put.enter_context(patch.object(discord.asset.Asset, "BASE", f"{url}/cdn"))
        put.enter_context(patch.object(delivery, "ANSWER_WITHIN", 60.0))
        put.enter_context(patch.object(answers, "SOON", 60.0))
        put.enter_context(patch.object(hint_jobs, "HINT", FEW))
        put.enter_context(patch.object(command_registration, "translated", once_translated))
        path = Path(folder) / "cardroom.sqlite3"
        harness = Harness(playground, ManualClock(began), path, None, None, None)  # type: ignore[arg-type]
        harness.cards = cards
        await harness.start()
        try:
            yield harness
        finally:
            await harness.stop()
            await playground.stop()


class Hearing:
    """Records what some people, their channel and the log are told.

    ``channels``: all of them, in the order in which they are compared; "channel", "choices" and "log" are
    among them. ``places``: by visitor, the channel of what answers them, and that of their direct messages.
    ``crowd``: the visitor who reads along in the channel. ``lines``: of the log.
    """

    def __init__(
        self,
        harness: Harness,
        lines: list[str],
        channels: Sequence[str],
        places: Mapping[Visitor, tuple[str, str]],
        crowd: Visitor,
    ) -> None:
        self.harness, self.lines, self.channels, self.crowd = harness, lines, channels, crowd
        self.places = {visitor.id: names for visitor, names in places.items()}
        self.world = harness.playground.world
        self.told: list[Told] = []
        self.pending: list[tuple[str, str, str]] = []
        self.own: set[str] = set()
        """Messages that only one member sees."""
        for visitor in places:
            harness.playground.hub.subscribe(visitor.id, partial(self._hear, visitor))

    def _hear(self, visitor: Visitor, kind: str, data: Json) -> None:
        if kind not in SEEN:
            return
        answering, direct = self.places[visitor.id]
        number = str(data.get("message_id") or data.get("id"))
        if kind == "MESSAGE_CREATE" and data["flags"] & EPHEMERAL:
            self.own.add(number)
        if number in self.own or kind in ("INTERACTION_DONE", "INTERACTION_FAILED", "MODAL"):
            self.note(answering, kind, data, number)
        elif data["channel_id"] not in self.world.channels or kind == "NOTIFY":
            self.note(direct, kind, data, number)
        elif visitor.id == self.crowd.id:
            self.note("channel", kind, data, number)

    def note(self, channel: str, what: str, data: object, message: str = "") -> None:
        """Record something; ``message``: the message that it belongs to."""
        told = f"{what} {json.dumps(self._plain(data), ensure_ascii=False)}"
        self.pending.append((channel, message, told))

    def _plain(self, data: object) -> object:
        """Return what is sent, with the contents of files in place of their addresses."""
        if isinstance(data, dict):
            return {key: self._plain(value) for key, value in data.items()}
        if isinstance(data, list):
            return [self._plain(value) for value in data]
        if isinstance(data, str) and data.startswith(self.world.cdn):
            path = data.removeprefix(f"{self.world.cdn}/")
            sent = self.world.files[path].data
            if not path.endswith(TEXT):
                return f"{path.rpartition('/')[2]} {hashlib.sha256(sent).hexdigest()}"
            return f"{path.rpartition('/')[2]} {sent.decode()}"
        return data

    async def rest(self, what: str) -> None:
        """Wait until nothing is in flight, and keep what was recorded since."""
        # An answer arrives before its handler has ended, which still writes to the log.
        handlers = [task for task in asyncio.all_tasks() if task.get_name() in HANDLERS]
        await asyncio.gather(*handlers, return_exceptions=True)
        await self.harness.quiet()
        # Tasks of one press take turns as the network lets them: only what each line says is always the same.
        self.pending += [("log", line, line) for line in self.lines]
        self.lines.clear()
        for channel in self.channels:
            # Updates of several messages use several connections: only the order of each message's changes
            # is always the same.
            by_message: dict[str, list[str]] = {}
            for where, message, told in self.pending:
                if where == channel:
                    by_message.setdefault(message, []).append(told)
            heard = sorted(by_message.values(), key=lambda lines: ID.sub("", "".join(lines)))
            lines = [line for lines in heard for line in lines]
            self.told.append(Told(channel, what, "\n".join(lines).encode(), len(lines)))
        self.pending.clear()

    async def do(self, visitor: Visitor, what: str, act: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Let a visitor do something, and record it to the end; return the answer, if any."""
        what, answer = f"{visitor.name}: {what}", None
        try:
            answer = await act()
            await answer.settled()
            if answer.choices is not None:
                self.note("choices", what, answer.choices)
        except Refusal as refused:
            self.note(self._answers(visitor), what, str(refused))
        await self.rest(what)
        return answer

    def _answers(self, visitor: Visitor) -> str:
        return self.places[visitor.id][0]


def numbered(told: Sequence[Told]) -> list[Told]:
    """Return what was told with numbers in place of ids, and without hashes."""
    known: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f"id{len(known)}")

    def plain(text: str) -> str:
        return ID.sub(named, HASH.sub("hash", HEAD.sub("head", text)))

    return [one._replace(what=plain(one.what), content=plain(one.content.decode()).encode()) for one in told]
