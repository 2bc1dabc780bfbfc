"""Today's hand in several processes with clocks of their own; Discord has the true time."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.manager.daily import daily
from bot.manager.play import autoplay
from bot.manager.tables.table import Person, Table
from bot.manager.time.clock import ManualClock
from data.daily import hands
from data.daily.days import begins_at
from data.daily.puzzles import Choice, Puzzle
from data.fairness.proof_export import MatchProof
from data.tables import table_queries
from data.tables.deck_sources import load_deck_source
from data.tables.proofs import load_entries, load_proofs
from data.tables.row_types import StoredTable
from engine.ai import Level
from engine.cards import Card
from tests.bot.manager.harness import Harness, open_harness, share

FRIDAY = "2026-11-27"
STORED_KEY = b"d" * 32
"""The key of the database, with which Friday's hand does not end at once."""
KNOCKS_AT_ONCE = (475).to_bytes(32)
"""A key with which Friday's opponent knocks in the first turn, as with one of a thousand."""


def puzzle(day: str, _secret: bytes, late: bool) -> Puzzle:
    """Return a puzzle that took no time to make."""
    return Puzzle(
        day=day,
        game="gin",
        spec_version=1,
        options="{}",
        seats=2,
        dealer=0,
        deck="",
        seed="",
        actions=(),
        seat=0,
        choices=(Choice(Card(5), 0.0, 0.0), Choice(Card(1), 2.0, 0.2), Choice(Card(9), 3.0, 0.2)),
        late=late,
    )


@dataclass
class Week:
    """Processes on one database; ``true`` is the time at Discord, and theirs may differ."""

    folder: Path
    true: ManualClock = field(default_factory=lambda: ManualClock(begins_at(FRIDAY)))
    harnesses: list[Harness] = field(default_factory=list)
    key: bytes | None = b"w" * 32
    """The owner's; None: one of the database."""

    async def start(self, *, ahead: int = 0) -> Harness:
        """Start a process whose clock is ``ahead`` ms ahead of the true time."""
        clock = ManualClock(self.true.now() + ahead)
        harness = await open_harness(self.folder / "cards.sqlite3", clock, seed=len(self.harnesses) + 1)
        harness.manager.daily._own_key = self.key
        await hands.stored_key(harness.database, STORED_KEY)
        self.harnesses.append(harness)
        if len(self.harnesses) > 1:
            share(*self.harnesses)
        await harness.manager.start()
        await harness.quiet()
        return harness

    async def advance(self, ms: int) -> None:
        """Let time pass in all processes, and each look at what is due."""
        self.true.advance(ms)
        for harness in self.running:
            harness.clock._now += ms  # in one step, since a day has thousands of pulses
            harness.clock.advance(0)
            await harness.quiet()
            harness.manager._daily_runner.look()
            await harness.quiet()

    @property
    def running(self) -> list[Harness]:
        return [harness for harness in self.harnesses if not harness.manager._stopped]

    async def open(self, harness: Harness, person: Person) -> Table:
        """Press Play now, as Discord dates it."""
        mine = harness.manager.daily
        table = await mine.open(person, await mine.today(self.true.now()))
        await harness.quiet()
        return table

    async def play(self, harness: Harness, person: Person) -> Table:
        """Play the hand of the day to its end."""
        table = await self.open(harness, person)
        await harness.play_deal(table, Level.EASY)
        await harness.quiet()
        return table

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.running[0].rows(sql, *values)

    async def close(self) -> None:
        for harness in self.harnesses:
            await harness.close()


def judged_by(monkeypatch: pytest.MonkeyPatch, clock: ManualClock) -> None:
    """Let the database have a clock of its own, and puzzles take no time."""

    async def database_time(_: object) -> int:
        return clock.now()

    monkeypatch.setattr(hands, "database_time", database_time)


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make puzzles that take no time, and an opponent that hardly thinks."""
    monkeypatch.setattr(autoplay, "TODAY_PLAYOUTS", 16)
    monkeypatch.setattr(daily, "make_puzzle", puzzle)


def at(person: Person, guild: int | None) -> Person:
    return replace(person, guild=guild)


async def record_of(harness: Harness, table: Table) -> StoredTable:
    found = await table_queries.load_table(harness.database, table.id)
    assert found is not None
    return found


async def proof_of(harness: Harness, table: Table) -> MatchProof:
    stored = await record_of(harness, table)
    return MatchProof(
        stored,
        await load_proofs(harness.database, table.id),
        await load_entries(harness.database, table.id),
        await load_deck_source(harness.database, stored.deck_source),
    )
