"""Hints, computed by the search in worker processes and not on the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from typing import Final

from bot.workers.pool import TaskTimeout, WorkerPool, time_limit
from engine.ai.search import Assessment, assess, playouts_in_time_of
from engine.views import View

HINT: Final = 1_200
"""Playouts of gin in the time of a hint: a third of a second."""
SECONDS: Final = 10.0
"""Time limit of a hint, in seconds."""
_SEED: Final = 1
"""Fixed, so that the same view always gets the same advice."""
_KEPT: Final = 64
"""Size of the cache: a hint is asked for twice, first for a nudge and then for all of it."""


class HintJobs:
    """Computes hints in a worker pool and keeps the last ones."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asked: OrderedDict[Hashable, asyncio.Task[Assessment]] = OrderedDict()

    async def hint(self, moment: Hashable, view: View) -> Assessment:
        """Return the assessment of the seat's actions in a view, the best first.

        ``moment`` identifies the decision: asking again returns the same answer at once. Raises
        BrokenExecutor if the worker dies twice, and TaskTimeout, which is kept as the answer.
        """
        task = self._asked.get(moment)
        if task is None:
            task = self._asked[moment] = asyncio.ensure_future(self._ask(view))
            while len(self._asked) > _KEPT:
                self._asked.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except TaskTimeout:
            raise
        except Exception:
            self._asked.pop(moment, None)
            raise

    async def _ask(self, view: View) -> Assessment:
        budget = playouts_in_time_of(HINT, view)
        try:
            return await self._pool.run(_assess, view, budget, _SEED)
        except BrokenExecutor:  # probably because of another task
            return await self._pool.run(_assess, view, budget, _SEED)


@time_limit(SECONDS)
def _assess(view: View, budget: int, seed: int) -> Assessment:
    return assess(view, budget, seed)
