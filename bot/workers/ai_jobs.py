"""Moves of the computer players, computed in worker processes.

A search in a thread would hold the interpreter and delay every press.
"""

import logging
import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import Hashable
from concurrent.futures import BrokenExecutor
from statistics import fmean
from typing import Final

from bot.workers.pool import TaskTimeout, WorkerPool, time_limit
from data.db.histogram import Histogram
from engine.actions import Action
from engine.ai import LEVELS, Level, choose, expert, fallback_action, levels
from engine.views import View

log = logging.getLogger(__name__)

DECISION_MS: Final = 160
"""Processor time that an expert's decision may take, at the mean cost of playouts."""
LONGEST_MS: Final = 200
"""The same at their cost in the longest of the last decisions.

99 of 100 decisions take less than 250 ms (docs/strength.md).
"""
FEWEST, MOST, UNMEASURED = 16, 20_000, 64
"""Playouts of a decision: the minimum, the maximum, and the number before one was measured."""
SECONDS: Final = 10.0
"""Time limit of a decision, in seconds; the fallback policy moves when it is over.

At tables with the same options a lower level plays from then on.
"""
_TOO_SLOW: Final = 256
"""How many combinations of level and options are remembered as too slow."""
_REMEMBERED: Final = 100
"""Decisions whose times are remembered."""


class ThinkingTime:
    """The measured cost of playouts of a game, and the playouts that a decision may have."""

    def __init__(self) -> None:
        self._last: deque[tuple[float, int]] = deque(maxlen=_REMEMBERED)
        """The ms and the playouts of the last decisions."""

    def note(self, playouts: int, ms: float) -> None:
        """Record the processor time of a decision, in ms."""
        if playouts:
            self._last.append((max(ms, 1e-6), playouts))

    def budget(self, share: float = 1.0) -> int:
        """Return the playouts of the next decision, which has ``share`` of the usual time.

        The longest decisions count, too: at Hand, some playouts cost twice as much as others. The very
        longest do not, since the first of a process loads the network.
        """
        if not self._last:
            return UNMEASURED
        longest, playouts = sorted(self._last)[-min(len(self._last), 2 + len(self._last) // 20)]
        usual = DECISION_MS / fmean(ms / made for ms, made in self._last)
        return min(MOST, max(FEWEST, int(share * min(usual, LONGEST_MS * playouts / longest))))


class AiJobs:
    """Asks the computer players for their moves.

    ``workers`` is the number of processes; 0 computes in this one, which is for tests.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.pool = WorkerPool(workers)
        self.thinking: defaultdict[str, Histogram] = defaultdict(Histogram)
        """Waiting time for a move by game, in seconds."""
        self._paces: defaultdict[tuple[str, int], ThinkingTime] = defaultdict(ThinkingTime)
        """By game and number of seats."""
        self._too_slow: OrderedDict[Hashable, None] = OrderedDict()
        """Games, levels and options with which a decision has taken too long."""

    async def choose(self, key: str, level: Level, view: View, playouts: int | None = None) -> Action:
        """Return the move of a computer player of a game.

        ``playouts``: how many an expert makes, so that the same view gives the same move; None: as many as
        there is time for. When the player fails, takes too long or its worker dies, the fallback policy
        moves, so that a table never waits for ever.
        """
        began = time.monotonic()
        try:
            for lower in reversed(
                [each for each in levels(key) if LEVELS.index(each) <= LEVELS.index(level)]
            ):
                if (key, lower, _options(view)) not in self._too_slow:
                    level = lower
                    return await self._ask(key, level, view, playouts)
        except TaskTimeout:
            log.warning("the %s player of %s took too long; the fallback policy moves", level, key)
            self._too_slow[key, level, _options(view)] = None
            while len(self._too_slow) > _TOO_SLOW:
                self._too_slow.popitem(last=False)
        except BrokenExecutor:
            log.warning(
                "a worker of the computer players died; the fallback policy moves, a new one is started"
            )
        except Exception as error:
            # Only the type: the error's text may name cards.
            what = type(error).__name__
            log.error("the %s player of %s failed (%s); the fallback policy moves", level, key, what)  # noqa: TRY400
        finally:
            self.thinking[key].note(time.monotonic() - began)
        return fallback_action(view)

    async def _ask(self, key: str, level: Level, view: View, playouts: int | None) -> Action:
        if level is Level.EXPERT and level in levels(key):
            return await self._expert(key, view, playouts)
        if not self._workers:
            return choose(key, level, view)
        return await self.pool.run(_choose_action, key, level, view)

    async def _expert(self, key: str, view: View, playouts: int | None) -> Action:
        """Search with a budget that shrinks with the number of decisions waiting for a worker."""
        pace = self._paces[key, len(view.held)]
        budget = playouts or pace.budget(
            min(1.0, self._workers / (1 + self.pool.waiting)) if self._workers else 1.0
        )
        found = (
            _search_action(view, budget)
            if not self._workers
            else await self.pool.run(_search_action, view, budget)
        )
        action, made, ms = found
        pace.note(made, ms)
        return action

    def close(self) -> None:
        """Stop the worker processes."""
        self.pool.close()


def _options(view: View) -> Hashable:
    """Return the options of the view's game."""
    return getattr(view, "options", None)


@time_limit(SECONDS)
def _choose_action(key: str, level: Level, view: View) -> Action:
    return choose(key, level, view)


@time_limit(SECONDS)
def _search_action(view: View, budget: int) -> tuple[Action, int, float]:
    """Return an expert's action, its playouts, and their processor time in ms."""
    began = time.process_time()
    found = expert(view, budget)
    return found.best.action, found.playouts, 1_000 * (time.process_time() - began)
