"""Review queues: who gets a review, whose is next, and failures."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, cast

import pytest

from bot.manager.results.imported_matches import FROM_FILE, KEPT
from bot.manager.results.replay import ReplayReason, ReplayRefused, access_of
from bot.manager.results.reviews import TRIES, Job, Reviews, reviewable
from bot.workers.pool import TaskTimeout, WorkerPool
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget, DealReview, loss_of, review_deal
from data.db.connection import open_database
from data.db.database import Database
from data.rankings.reviews import DealLuck
from data.tables.codec import load_action
from data.tables.replay import ReplayError
from data.tables.row_types import Status, StoredTable
from engine import GAMES
from engine.ai import Level
from tests.bot.recorded import MEMBERS, keep, match_of
from tests.data.blank import lay_out

ANN = MEMBERS[0]
FEW = Budget(best=12, compare=12)
MADE = DealReview((), DealLuck(deal=1, value=1.0, error=0.5, points=10.0), True, 0)

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")


class Quick(WorkerPool):
    """A worker pool that records its jobs and dies a given number of times."""

    def __init__(self, dies: int = 0, fails: Exception | None = None) -> None:
        super().__init__(0)
        self.asked: list[tuple[int, str, int]] = []
        self.dies, self.fails = dies, fails

    async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        stored, deal = cast(Any, args)[:2]
        self.asked.append((stored.guild_id, stored.table_id, deal))
        await asyncio.sleep(0)
        if self.dies:
            self.dies -= 1
            raise BrokenExecutor
        if self.fails is not None:
            raise self.fails
        return cast(_Made, MADE)


class Failing(WorkerPool):
    """A worker pool in which every task fails."""

    def __init__(self, error: Exception) -> None:
        super().__init__(0)
        self.error = error

    async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        raise self.error


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    await lay_out(tmp_path / "cards.sqlite3")
    opened = await open_database(f"sqlite:///{tmp_path / 'cards.sqlite3'}")
    yield opened
    await opened.close()


def match(number: int, *, guild: int = 1) -> StoredTable:
    made = match_of("gin", seed=number, level=Level.EASY)
    return replace(made, number=number, guild_id=guild)


async def finish(job: Job) -> Job:
    while not job.over:
        await job.news.wait()
    return job


def asked(reviews: Reviews, stored: StoredTable) -> Job:
    async def load() -> StoredTable:
        return stored

    return reviews.ask(stored, 0, ANN, load)


# --- who gets a review


def refused(stored: StoredTable, member: int = ANN) -> ReplayReason | None:
    try:
        reviewable(stored, access_of(stored, member))
    except ReplayRefused as why:
        return why.reason
    return None


def test_whoever_played_a_match_that_has_ended_gets_a_review() -> None:
    stored = match(1)
    assert refused(stored) is None
    assert refused(replace(stored, status=Status.CLOSED)) is None
    assert reviewable(stored, access_of(stored, MEMBERS[1])) == 1


def test_nobody_else_does() -> None:
    stored = match(1)
    assert refused(stored, 999) is ReplayReason.NO_REVIEW_SEAT
    for live in (Status.PLAYING, Status.PAUSED):
        assert refused(replace(stored, status=live)) is ReplayReason.NO_REVIEW_LIVE
    assert refused(replace(stored, deals=())) is ReplayReason.NOTHING
    erased = replace(stored, seats=tuple(replace(seat, member_id=-5) for seat in stored.seats))
    assert refused(erased) is ReplayReason.NO_REVIEW_SEAT


def test_no_game_is_reviewed_that_the_judge_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.results.reviews.DECISION_PROBLEMS", {})
    assert refused(match(1)) is ReplayReason.NO_REVIEW_GAME


# --- how reviews are made


async def test_a_review_is_made_deal_by_deal_and_stored(database: Database) -> None:
    stored, pool = match(1), Quick()
    await keep(database, stored)
    reviews = Reviews(database, pool)
    job = asked(reviews, stored)
    assert asked(reviews, stored) is job, "a second request waits for the first job"
    await finish(job)
    assert job.review is not None
    assert [deal for *_, deal in pool.asked] == [deal.deal for deal in stored.deals]
    assert await reviews.stored("gin-1", 0, ANN) == job.review
    await database.write([("UPDATE reviews SET review = 'no'", ())])
    assert await reviews.stored("gin-1", 0, ANN) is None, "the review is made again"


@pytest.mark.long
async def test_servers_take_turns_so_that_nobody_waits_for_the_hundred_of_another(database: Database) -> None:
    pool = Quick()
    reviews = Reviews(database, pool)
    many = [match(number) for number in range(1, 13)]
    other = match(13, guild=2)
    for stored in (*many, other):
        await keep(database, stored)
    jobs = [asked(reviews, stored) for stored in many]
    assert reviews.ahead(jobs[-1]) == len(many) - 1
    late = asked(reviews, other)
    await finish(late)
    assert not jobs[2].over
    assert [guild for guild, *_ in pool.asked].count(1) <= len(other.deals) + 1
    for job in jobs:
        await finish(job)
    assert all(job.review is not None for job in jobs)
    assert reviews.ahead(jobs[-1]) == 0
    in_order = list(dict.fromkeys(table for guild, table, _ in pool.asked if guild == 1))
    assert in_order == [stored.table_id for stored in many]


async def test_a_deal_whose_worker_dies_is_begun_anew(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    stored = match(1)
    await keep(database, stored)
    pool = Quick(dies=TRIES - 1)
    job = await finish(asked(Reviews(database, pool), stored))
    assert job.review is not None
    assert len(pool.asked) == len(stored.deals) + TRIES - 1
    assert "reviewed again" in caplog.text


async def test_a_worker_that_always_dies_ends_that_review_and_no_other(database: Database) -> None:
    first, second = match(1), match(2)
    for stored in (first, second):
        await keep(database, stored)
    reviews = Reviews(database, Quick(dies=TRIES))
    lost, made = asked(reviews, first), asked(reviews, second)
    await finish(lost)
    assert isinstance(lost.failed, BrokenExecutor)
    assert (await finish(made)).review is not None
    assert (await finish(asked(reviews, first))).review is not None, "a second request is answered"


async def test_a_broken_record_ends_a_review_without_a_word_of_cards(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    stored = match(1)
    await keep(database, stored)
    job = await finish(asked(Reviews(database, Quick(fails=ReplayError("gin-1", 1, 2))), stored))
    assert isinstance(job.failed, ReplayError)
    job = await finish(asked(Reviews(database, Quick(fails=KeyError("K♠"))), stored))
    assert isinstance(job.failed, KeyError)
    assert "K♠" not in caplog.text


async def test_reviews_of_imported_matches_are_kept_in_memory_alone(database: Database) -> None:
    """Nothing in the database is theirs: not even a match of the same id."""
    reviews = Reviews(database, Quick())
    stored = replace(match(1), table_id=f"{FROM_FILE}gin-1", guild_id=0, number=0)
    job = await finish(asked(reviews, stored))
    assert job.review is not None
    assert await reviews.stored(stored.table_id, 0, 0) == job.review
    assert await reviews.stored(stored.table_id, 1, 0) is None
    assert await database.read("SELECT count(*) FROM reviews") == [(0,)]
    assert await database.read("SELECT count(*) FROM luck") == [(0,)]
    for number in range(KEPT):
        await finish(asked(reviews, replace(stored, table_id=f"{FROM_FILE}other-{number}")))
    assert await reviews.stored(stored.table_id, 0, 0) is None, "only the last ones are kept"


@pytest.mark.long
async def test_a_choice_is_compared_beside_the_reviews_and_may_fail(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    stored = match_of("gin", level=Level.EASY, deals=1)
    [decision, *_] = review_deal(stored, 1, 0, FEW).decisions
    view = record(stored, 1).at(decision.ply).view(0)
    best = load_action(GAMES["gin"], decision.best)
    other = next(action for action in view.legal if action != best)
    busy, thinkers = Quick(), WorkerPool(0)
    found = await Reviews(database, busy, thinkers, FEW).try_choice(decision, view, best, other)
    lost, error = loss_of(view, best, other, decision.ply, FEW)
    assert found == replace(decision, lost=lost, lost_error=error)
    assert not busy.asked, "a member waits for it"
    for fails in (BrokenExecutor(), TaskTimeout("late"), KeyError("K♠")):
        failing = Reviews(database, busy, Failing(fails))
        assert await failing.try_choice(decision, view, best, other) is None
    assert "K♠" not in caplog.text


async def test_what_is_stopped_ends(database: Database) -> None:
    reviews = Reviews(database, Quick())
    stored = match(1)
    await keep(database, stored)
    job = asked(reviews, stored)
    await reviews.stop()
    assert not job.over


@pytest.mark.long
async def test_a_real_review_is_made_of_a_real_match(database: Database) -> None:
    stored = match(1)
    await keep(database, stored)
    job = await finish(asked(Reviews(database, WorkerPool(0), budget=Budget(best=6, compare=6)), stored))
    assert job.failed is None
    assert job.review is not None
    assert job.review.decisions
    assert job.review.luck != (0.0, 0.0)


@pytest.mark.long
async def test_a_worker_that_is_killed_in_the_middle_of_a_review_is_replaced(database: Database) -> None:
    """A real process is killed, and the review is the same as without that."""
    stored = match_of("gin", level=Level.EASY, deals=3)
    await keep(database, stored)
    pool, budget = WorkerPool(1), Budget(best=40, compare=60)
    try:
        job = asked(Reviews(database, pool, budget=budget), stored)
        while not job.made:
            await job.news.wait()
        assert pool._pool is not None
        for worker in [*pool._pool._processes]:
            os.kill(worker, signal.SIGKILL)
        await finish(job)
        assert job.failed is None
        assert pool.died == 1
    finally:
        pool.close()
    there = review_deal(stored, 3, 0, budget)
    assert job.review is not None
    assert [each for each in job.review.decisions if each.deal == 3] == [*there.decisions]


@pytest.mark.long
async def test_twelve_at_once_are_all_made_by_one_worker(database: Database) -> None:
    """The guilds take turns, and each review equals one made alone."""
    matches = [
        replace(
            match_of("panguingue", seed=number, level=Level.EASY, deals=1), number=number, guild_id=number % 4
        )
        for number in range(12)
    ]
    for stored in matches:
        await keep(database, stored)
    pool, budget = WorkerPool(1), Budget(best=1, compare=1)
    try:
        reviews = Reviews(database, pool, budget=budget)
        jobs = [asked(reviews, stored) for stored in matches]
        assert [reviews.ahead(job) for job in jobs[-4:]] == [2] * 4
        for job in jobs:
            await finish(job)
    finally:
        pool.close()
    assert [job.failed for job in jobs] == [None] * 12
    for stored, job in zip(matches[:3], jobs, strict=False):
        assert job.review is not None
        assert job.review.decisions == review_deal(stored, 1, 0, budget).decisions
        assert await reviews.stored(stored.table_id, 0, ANN) == job.review
