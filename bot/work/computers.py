"""Computer players think in worker processes, never on the event loop: a search in a thread would delay every
press.
"""

import logging
import time
from collections import defaultdict
from concurrent.futures import BrokenExecutor

from bot.work.workers import Crew
from data.tally import Tally
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
        self.crew = Crew(workers)
        self.thinking: defaultdict[str, Tally] = defaultdict(Tally)
        """By game: how long moves were waited for, in seconds."""

    async def choose(self, key: str, level: Level, view: View) -> Action:
        """Return the move of a computer player of a game; the understudy's when the player fails or its
        worker dies: a table does not wait for what will not come.
        """
        began = time.monotonic()
        try:
            return await self._ask(key, level, view)
        except BrokenExecutor:
            log.warning(
                "a worker of the computer players died; the understudy moves and a new one is started"
            )
        except Exception as error:
            # Not the error itself: it may name cards.
            log.error("the %s player of %s failed (%s)", level, key, type(error).__name__)  # noqa: TRY400
        finally:
            self.thinking[key].note(time.monotonic() - began)
        return understudy(view)

    async def _ask(self, key: str, level: Level, view: View) -> Action:
        if not self._workers:
            return choose(key, level, view)
        return await self.crew.run(choose, key, level, view)

    def close(self) -> None:
        """End the worker processes."""
        self.crew.close()
