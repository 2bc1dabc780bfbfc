"""What the judge thinks, asked in the worker processes: never on the event loop, where a press would wait for
it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from typing import Final

from bot.workers.pool import TaskTimeout, WorkerPool, ends_within
from engine.ai.search import Assessment, assess, playouts_in_time_of
from engine.views import View

HINT: Final = 1_200
"""Playouts of gin in the time that a hint may take: a third of a second."""
SECONDS: Final = 10.0
"""What a hint may take by the clock."""
_SEED: Final = 1
"""The same view gets the same advice, whoever asks again."""
_KEPT: Final = 64
"""The answers that are kept: a hint is asked for twice, first for a nudge and then for all of it."""


class HintJobs:
    """Asks the judge. ``crew`` is who thinks."""

    def __init__(self, crew: WorkerPool) -> None:
        self._crew = crew
        self._asked: OrderedDict[Hashable, asyncio.Task[Assessment]] = OrderedDict()

    async def hint(self, moment: Hashable, view: View) -> Assessment:
        """Return what the seat of a view may do, the best first; ``moment`` names the decision, so that
        whoever asks twice is told the same at once.

        Raises BrokenExecutor if the worker dies again and again, and TaskTimeout, at once for whoever
        asks again.
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
            return await self._crew.run(_assessed, view, budget, _SEED)
        except BrokenExecutor:  # by somebody else's work, most likely
            return await self._crew.run(_assessed, view, budget, _SEED)


@ends_within(SECONDS)
def _assessed(view: View, budget: int, seed: int) -> Assessment:
    return assess(view, budget, seed)
