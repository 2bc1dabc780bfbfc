"""The whole program: the real bot at a playground, in one loop; the test holds the clock and the shuffle."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.house.clock import ManualClock
from bot.playground import ManualClock as PlaygroundClock
from bot.playground import Playground, Visitor
from bot.run.client import Cardroom
from bot.ui import courier
from bot.work.computers import Computers
from data.database import open_database
from data.settings import Cards
from tests.play.described import Lint
from tests.playground.conformance import Conformance
from tests.playground.small_bot import point_at


@dataclass
class House:
    """A playground, the bot in it, and a way to begin anew with the same database."""

    playground: Playground
    clock: ManualClock
    database: Path
    judge: Conformance
    bot: Cardroom
    running: "asyncio.Task[None]"
    seed: int = 7
    cards: Cards = Cards.TEXT
    lint: Lint = field(default_factory=Lint)

    def visitor(self, name: str) -> Visitor:
        return Visitor(self.playground, name)

    async def stop(self) -> None:
        """Stop the bot in good order."""
        await self.bot.manager.stop()
        await self.bot.close()
        await asyncio.wait_for(self.running, 10)
        await self.bot.database.close()

    async def start(self, *, commands: bool = True) -> None:
        """Start a new bot on what is stored; ``commands``: return when it has told Discord its commands."""
        database = await open_database(f"sqlite:///{self.database}")
        self.bot = Cardroom(
            database,
            self.clock,
            Computers(0),
            stand_in=True,
            cards=self.cards,
            chance=Random(self.seed),
            pace=0,
        )
        self.running = asyncio.create_task(self.bot.start("playground"))
        ready = asyncio.create_task(self.bot.playing.wait())
        await asyncio.wait({self.running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self.running.done():
            self.running.result()
        if commands:
            await self.bot.command_keeper.quiet()
        await self.quiet()

    async def quiet(self) -> None:
        """Return when nothing is in flight and no computer is thinking."""
        await self.bot.manager.quiet()


@pytest.fixture
def cards() -> Cards:
    """As what cards are shown in the house; tests of pictures have a fixture of their own."""
    return Cards.TEXT


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cards: Cards) -> AsyncIterator[House]:
    playground = Playground(PlaygroundClock(), rate_limits="off")
    await playground.start()
    judge = Conformance.attach(playground)
    point_at(monkeypatch, playground.url)
    # A busy machine draws late, and the answer would go out in text.
    monkeypatch.setattr(courier, "ANSWER_WITHIN", 60.0)
    opened = House(playground, ManualClock(), tmp_path / "cardroom.sqlite3", judge, None, None)  # type: ignore[arg-type]
    opened.cards, opened.lint = cards, Lint.attach(playground)
    await opened.start()
    yield opened
    await opened.stop()
    await playground.stop()
    assert judge.violations == []
    assert opened.lint.faults == []
