"""Computer players think in worker processes, never on the event loop: a search in a thread would delay every
press.
"""

import logging
import time
from collections import OrderedDict, defaultdict
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from typing import Final

from bot.workers.pool import TaskTimeout, WorkerPool, ends_within
from data.db.histogram import Histogram
from engine.actions import Action
from engine.ai import LEVELS, Level, choose, expert, fallback_action, levels
from engine.views import View

log = logging.getLogger(__name__)

DECISION_MS: Final = 160
"""What a decision of an expert may take of a processor on average; the longest take two or three times that.
"""
FEWEST, MOST, UNMEASURED = 16, 20_000, 64
"""Playouts of a decision: at least, at most, and before anybody knows what one costs."""
SECONDS: Final = 10.0
"""What a decision may take by the clock, whatever it is: then the fallback policy moves, and at tables of the
same options a lower level thinks from then on.
"""
_TOO_SLOW: Final = 256
"""The levels and options that are remembered for that."""
_REMEMBERED: Final = 32
"""Decisions over which the cost of a playout is averaged."""


class ThinkingTime:
    """What playouts of a game cost, and how many a decision may have."""

    def __init__(self) -> None:
        self._ms = 0.0
        self._count = 0

    def note(self, playouts: int, ms: float) -> None:
        """Remember what a decision took of a processor."""
        if playouts:
            self._count = min(self._count + 1, _REMEMBERED)
            self._ms += (ms / playouts - self._ms) / self._count

    def budget(self, share: float = 1.0) -> int:
        """Return the playouts of the next decision, which has this share of the usual time."""
        if not self._count:
            return UNMEASURED
        return min(MOST, max(FEWEST, int(share * DECISION_MS / max(self._ms, 1e-6))))


class AiJobs:
    """Asks the computer players for their moves.

    ``workers`` is the number of processes; 0 thinks in this one, which is for tests.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.crew = WorkerPool(workers)
        self.thinking: defaultdict[str, Histogram] = defaultdict(Histogram)
        """By game: how long moves were waited for, in seconds."""
        self._paces: defaultdict[tuple[str, int], ThinkingTime] = defaultdict(ThinkingTime)
        """By game and seats."""
        self._too_slow: OrderedDict[Hashable, None] = OrderedDict()
        """Games, levels and options by which a decision has taken too long."""

    async def choose(self, key: str, level: Level, view: View) -> Action:
        """Return the move of a computer player of a game; the understudy's when the player fails, takes too
        long or its worker dies: a table does not wait for what will not come.
        """
        began = time.monotonic()
        try:
            for lower in reversed(
                [each for each in levels(key) if LEVELS.index(each) <= LEVELS.index(level)]
            ):
                if (key, lower, _options(view)) not in self._too_slow:
                    level = lower
                    return await self._ask(key, level, view)
        except TaskTimeout:
            log.warning("the %s player of %s took too long; the understudy moves", level, key)
            self._too_slow[key, level, _options(view)] = None
            while len(self._too_slow) > _TOO_SLOW:
                self._too_slow.popitem(last=False)
        except BrokenExecutor:
            log.warning(
                "a worker of the computer players died; the understudy moves and a new one is started"
            )
        except Exception as error:
            # Not the error itself: it may name cards.
            log.error("the %s player of %s failed (%s)", level, key, type(error).__name__)  # noqa: TRY400
        finally:
            self.thinking[key].note(time.monotonic() - began)
        return fallback_action(view)

    async def _ask(self, key: str, level: Level, view: View) -> Action:
        if level is Level.EXPERT and level in levels(key):
            return await self._expert(key, view)
        if not self._workers:
            return choose(key, level, view)
        return await self.crew.run(_chosen, key, level, view)

    async def _expert(self, key: str, view: View) -> Action:
        """Think as long as there is time for: the more others wait for a worker, the shorter."""
        pace = self._paces[key, len(view.held)]
        budget = pace.budget(min(1.0, self._workers / (1 + self.crew.waiting)) if self._workers else 1.0)
        found = _thought(view, budget) if not self._workers else await self.crew.run(_thought, view, budget)
        action, playouts, ms = found
        pace.note(playouts, ms)
        return action

    def close(self) -> None:
        """End the worker processes."""
        self.crew.close()


def _options(view: View) -> Hashable:
    """Return the options of a view's game."""
    return getattr(view, "options", None)


@ends_within(SECONDS)
def _chosen(key: str, level: Level, view: View) -> Action:
    return choose(key, level, view)


@ends_within(SECONDS)
def _thought(view: View, budget: int) -> tuple[Action, int, float]:
    """Return what an expert does, after how many playouts, and the ms of a processor that they took."""
    began = time.process_time()
    found = expert(view, budget)
    return found.best.action, found.playouts, 1_000 * (time.process_time() - began)
