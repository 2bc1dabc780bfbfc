import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import discord
import pytest

from bot.playground import ManualClock, Playground, Visitor
from tests.playground.conformance import Conformance
from tests.playground.small_bot import SmallBot, point_at


@dataclass
class Room:
    playground: Playground
    clock: ManualClock
    bot: SmallBot
    alice: Visitor
    bob: Visitor
    judge: Conformance

    @property
    def channel(self) -> Any:
        return self.bot.get_channel(int(self.alice.channel.id))


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    opened = Playground(ManualClock(), rate_limits="off")
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def room(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    judge = Conformance.attach(playground)
    point_at(monkeypatch, playground.url)
    bot = SmallBot()
    running = asyncio.create_task(bot.start("playground"))
    ready = asyncio.create_task(bot.ready.wait())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    clock = playground.clock
    assert isinstance(clock, ManualClock)
    yield Room(playground, clock, bot, Visitor(playground, "Alice"), Visitor(playground, "Bob"), judge)
    await bot.close()
    await asyncio.wait_for(running, 10)
    assert judge.violations == []


@pytest.fixture
def everything() -> discord.Intents:
    return discord.Intents(guilds=True, messages=True)
