"""Luck jobs: the evaluation of the cards dealt, run after every match."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from bot.manager.results.luck_jobs import keep_looking_at_luck, look_at_luck
from bot.workers import review_jobs
from bot.workers.pool import WorkerPool
from bot.workers.review_jobs import judge_version, luck_of
from data import erasure
from data.db.connection import open_database
from data.db.database import OpenDatabase
from data.rankings.reviews import luck_over_time, match_luck, matches_without_luck
from engine.ai import Level
from tests.bot.recorded import GUILD, MEMBERS, keep, match_of

ANN = MEMBERS[0]

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "_LUCK_PLAYOUTS", 12)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[OpenDatabase]:
    opened = await open_database(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    yield opened
    await opened.close()


async def played(database: OpenDatabase, number: int = 1, game: str = "gin") -> None:
    """Store a finished match."""
    made = match_of(game, seed=number, level=Level.EASY)
    await keep(database, replace(made, number=number))
    row = "INSERT INTO match_results (table_id, sequence, outcome, at) VALUES (?, ?, '{}', 5)"
    await database.write([(row, (made.table_id, number))])


@pytest.mark.long
async def test_every_seat_of_a_match_is_looked_at_once(database: OpenDatabase) -> None:
    await played(database)
    assert await look_at_luck(database, WorkerPool(0))
    assert await look_at_luck(database, WorkerPool(0))
    assert not await look_at_luck(database, WorkerPool(0))
    ann, bob = await match_luck(database, "gin-1")
    assert ann.points == -bob.points
    assert ann.error > 0
    found = await luck_over_time(database, GUILD, "gin", ANN)
    assert found is not None
    assert found.points == ann.points


async def test_what_cannot_be_judged_is_looked_at_no_more_than_once(database: OpenDatabase) -> None:
    await played(database)
    await database.write([("UPDATE actions SET action = '{}'", ())])
    for _ in range(2):
        assert await look_at_luck(database, WorkerPool(0))
    assert not await look_at_luck(database, WorkerPool(0))
    assert await match_luck(database, "gin-1") == []


@pytest.mark.long
async def test_luck_by_an_earlier_judge_is_shown_until_it_is_computed_again(database: OpenDatabase) -> None:
    await played(database)
    while await look_at_luck(database, WorkerPool(0)):
        pass
    before = await match_luck(database, "gin-1")
    assert len(before) == 2
    today = judge_version("gin")
    assert await matches_without_luck(database, {"hand": 1, "gin": today}, limit=9) == []
    later = await matches_without_luck(database, {"hand": 1, "gin": today + 1}, limit=9)
    assert {(table_id, seat) for table_id, seat, _ in later} == {("gin-1", 0), ("gin-1", 1)}
    assert await match_luck(database, "gin-1") == before


@pytest.mark.long
async def test_other_games_and_members_who_were_erased_are_left_alone(database: OpenDatabase) -> None:
    await played(database)
    assert await matches_without_luck(database, {"rummy500": 1}) == []
    assert await matches_without_luck(database, {}) == []
    await database.write(erasure.erase_member(ANN, -7))
    assert [seat for _, seat, _ in await matches_without_luck(database, {"gin": 1}, limit=9)] == [1]


@pytest.mark.long
async def test_a_deal_whose_first_moves_were_made_for_somebody_counts_from_their_first_decision() -> None:
    stored = match_of("gin", level=Level.EASY)
    assert [each.deal for each in luck_of(stored, 0)] == [deal.deal for deal in stored.deals]
    deal = stored.deals[0]
    away = replace(deal, actions=tuple(replace(action, why="timeout") for action in deal.actions))
    assert [each.deal for each in luck_of(replace(stored, deals=(away, *stored.deals[1:])), 0)] == [2]


@pytest.mark.long
async def test_it_goes_on_when_a_worker_has_died(
    database: OpenDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await played(database)
    rests: list[float] = []
    over = asyncio.Event()

    class Dying(WorkerPool):
        async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
            if not rests:
                raise BrokenExecutor
            return await super().run(work, *args)

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        if len(rests) > 1:
            over.set()
            await asyncio.Event().wait()

    monkeypatch.setattr(asyncio, "sleep", rest)
    looking = asyncio.ensure_future(keep_looking_at_luck(database, Dying(0)))
    await over.wait()
    looking.cancel()
    assert "the luck of a match was not computed" in caplog.text
    assert len(await match_luck(database, "gin-1")) == 2
