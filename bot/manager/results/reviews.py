"""Reviews of finished matches: who gets one, and the queues in which they are made.

Every guild has a queue, and the guilds take turns deal by deal: one review need not wait for another
guild's hundred. Reviews run with low priority, behind the jobs of live tables.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextvars import Context
from dataclasses import dataclass, field, replace
from typing import Final

from bot.manager.publishing.background import Background
from bot.manager.results.imported_matches import KEPT, is_imported
from bot.manager.results.replay import ReplayAccess, ReplayReason, ReplayRefused
from bot.workers.pool import TaskTimeout, WorkerPool
from bot.workers.review_jobs import Budget, DealReview, judge_version, loss_of, review_deal
from data.db.database import Database
from data.db.errors import BadRecord, StorageError
from data.rankings.reviews import Decision, Review, load_review, save_review
from data.tables.replay import ReplayError
from data.tables.row_types import Status, StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai.search import DECISION_PROBLEMS
from engine.views import View

log = logging.getLogger(__name__)

TRIES: Final = 3
"""Attempts for a deal whose worker dies."""
_USUAL: Final = Budget()


def reviewable(stored: StoredTable, sight: ReplayAccess) -> int:
    """Return the seat whose decisions are reviewed: that of the member who asks.

    Raises ReplayRefused (NO_REVIEW_LIVE, NO_REVIEW_SEAT, NO_REVIEW_GAME, NOTHING).
    """
    if sight.seat is None:
        raise ReplayRefused(ReplayReason.NO_REVIEW_SEAT)
    if stored.status not in (Status.OVER, Status.CLOSED):
        raise ReplayRefused(ReplayReason.NO_REVIEW_LIVE, number=stored.number)
    if GAMES[stored.game].view not in DECISION_PROBLEMS:
        raise ReplayRefused(ReplayReason.NO_REVIEW_GAME)
    if all(deal.result is None for deal in stored.deals):
        raise ReplayRefused(ReplayReason.NOTHING, number=stored.number)
    return sight.seat


@dataclass(slots=True, kw_only=True)
class Job:
    """A review under way: the deals done so far, and in the end the review or an error."""

    stored: StoredTable
    seat: int
    member: int
    load: Callable[[], Awaitable[StoredTable]]
    deals: tuple[int, ...]
    made: list[DealReview] = field(default_factory=list)
    review: Review | None = None
    failed: Exception | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set on progress, and then replaced by another event."""

    @property
    def over(self) -> bool:
        """Whether the review is done or has failed."""
        return self.review is not None or self.failed is not None

    def tell(self) -> None:
        """Wake everybody who waits for progress."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """Makes reviews, one deal at a time, in a worker pool.

    ``thinkers`` compare single choices, for which a member waits; None: the same pool.
    """

    def __init__(
        self,
        database: Database,
        pool: WorkerPool,
        thinkers: WorkerPool | None = None,
        budget: Budget = _USUAL,
    ) -> None:
        self._db = database
        self._pool = pool
        self._thinkers = thinkers or pool
        self._budget = budget
        self._of_imported: OrderedDict[tuple[str, int], Review] = OrderedDict()
        """Reviews of imported matches, by table and seat; like those, they are not stored."""
        self._jobs: dict[tuple[str, int], Job] = {}
        self._queues: OrderedDict[int, deque[Job]] = OrderedDict()
        self._background = Background("reviewing")
        self._working: asyncio.Task[None] | None = None

    async def stored(self, table_id: str, seat: int, member: int) -> Review | None:
        """Return a stored review; None if there is none, or none that can be read."""
        if is_imported(table_id):
            return self._of_imported.get((table_id, seat))
        try:
            return await load_review(self._db, table_id, seat, member)
        except BadRecord as error:
            log.warning("a stored review is unreadable and is made again: %s", error)
            return None

    def ask(
        self, stored: StoredTable, seat: int, member: int, load: Callable[[], Awaitable[StoredTable]]
    ) -> Job:
        """Queue a review, or join a queued one; ``load`` loads the match with its actions."""
        key = stored.table_id, seat
        job = self._jobs.get(key)
        if job is None:
            deals = tuple(deal.deal for deal in stored.deals if deal.result is not None)
            job = Job(stored=stored, seat=seat, member=member, load=load, deals=deals)
            self._jobs[key] = job
            self._queues.setdefault(stored.guild_id, deque()).append(job)
            if self._working is None or self._working.done():
                # In an empty context: it works for others, too.
                self._working = self._background.spawn(self._work(), context=Context())
        return job

    def ahead(self, job: Job) -> int:
        """Return how many reviews of the same guild come first."""
        queue = self._queues.get(job.stored.guild_id, ())
        return next((at for at, each in enumerate(queue) if each is job), 0)

    async def try_choice(
        self, decision: Decision, view: View, best: Action, chosen: Action
    ) -> Decision | None:
        """Return the decision as it would be with another choice.

        None if the choice could not be compared. ``view`` is the seat's at that moment, ``best`` the
        decision's best action.
        """
        try:
            lost, lost_error = await self._thinkers.run(
                loss_of, view, best, chosen, decision.ply, self._budget
            )
        except Exception as error:  # its text may name cards
            log.warning("a choice was not compared (%s)", type(error).__name__)
            return None
        return replace(decision, lost=lost, lost_error=lost_error)

    async def _work(self) -> None:
        while self._queues:
            guild, queue = next(iter(self._queues.items()))
            job = queue[0]
            try:
                await self._review_next_deal(job)
            except Exception as error:
                if not isinstance(
                    error, ReplayError | BrokenExecutor | StorageError | BadRecord | TaskTimeout
                ):
                    log.error(  # noqa: TRY400 - the text may name cards
                        "a review failed (%s); the member may ask for it again",
                        type(error).__name__,
                        extra={"table": job.stored.table_id, "seat": job.seat},
                    )
                job.failed = error
            if job.over:
                queue.popleft()
                del self._jobs[job.stored.table_id, job.seat]
            self._queues.move_to_end(guild)
            if not queue:
                del self._queues[guild]
            for each in (job, *queue) if job.over else (job,):
                each.tell()

    async def _review_next_deal(self, job: Job) -> None:
        """Review the next deal, and store the review after the last."""
        whole = await job.load()
        job.made.append(await self._review_deal(whole, job.deals[len(job.made)], job.seat))
        if len(job.made) < len(job.deals):
            return
        review = Review(
            decisions=tuple(decision for deal in job.made for decision in deal.decisions),
            deals=tuple(deal.luck for deal in job.made if deal.luck is not None),
            chances=all(deal.chances for deal in job.made),
            unjudged=sum(deal.unjudged for deal in job.made),
            playouts=sum(deal.playouts for deal in job.made),
            version=judge_version(whole.game),
        )
        if is_imported(whole.table_id):
            self._of_imported[whole.table_id, job.seat] = job.review = review
            while len(self._of_imported) > KEPT:
                self._of_imported.popitem(last=False)
            return
        saved = save_review(
            review,
            table_id=whole.table_id,
            seat=job.seat,
            member_id=job.member,
            guild_id=whole.guild_id,
            game=whole.game,
            at=whole.ended_at or whole.created_at,
        )
        await self._db.write(saved)
        job.review = review

    async def _review_deal(self, whole: StoredTable, deal: int, seat: int) -> DealReview:
        for left in range(TRIES, 0, -1):
            try:
                return await self._pool.run(review_deal, whole, deal, seat, self._budget)
            except BrokenExecutor:
                if left == 1:
                    raise
                log.warning("a worker died during a review; the deal is reviewed again")
        raise AssertionError

    async def stop(self) -> None:
        """Cancel the reviews under way; they can be requested again."""
        await self._background.stop(0)
