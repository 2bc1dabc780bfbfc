"""Computer players think in worker processes, never on the event loop: a search in a thread would delay every
press.
"""

import asyncio
import logging
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from bot import workers
from engine.actions import Action
from engine.opponents import Level, choose, understudy
from engine.views import View

__all__ = ["Computers"]

log = logging.getLogger(__name__)


class Computers:
    """Asks the computer players for their moves.

    ``workers`` is the number of processes; 0 thinks in this one, which is for tests.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, key: str, level: Level, view: View) -> Action:
        """Return the move of a computer player of a game; the understudy's when the player fails or its
        worker dies: a table does not wait for what will not come.
        """
        try:
            return await self._ask(key, level, view)
        except BrokenExecutor:
            log.warning(
                "a worker of the computer players died; the understudy moves and a new one is started"
            )
        except Exception as error:
            # Not the error itself: it may name cards.
            log.error("the %s player of %s failed (%s)", level, key, type(error).__name__)  # noqa: TRY400
        return understudy(view)

    async def _ask(self, key: str, level: Level, view: View) -> Action:
        if not self._workers:
            return choose(key, level, view)
        if self._pool is None:
            self._pool = workers.pool(self._workers)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, key, level, view)
        except BrokenExecutor:
            if self._pool is pool:  # whoever else waited for it may have begun a new one
                self._pool = None
            pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
