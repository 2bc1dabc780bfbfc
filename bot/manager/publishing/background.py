"""Background tasks."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.manager.publishing.messages import DirectLater, NotSent
from data.db.errors import StorageError

log = logging.getLogger(__name__)


class Background:
    """Tasks under way; errors are logged under the name of the ``work``."""

    def __init__(self, work: str) -> None:
        self._work = work
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a background task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, NotSent | DirectLater | StorageError):  # something else failed: no traceback
            log.warning("%s: %s", self._work, error)
        else:
            log.error("%s failed", self._work, exc_info=error)

    async def quiet(self) -> None:
        """Wait until no task is under way."""
        while self._tasks:
            # Not gather: of tasks that are done it returns at once, before they are discarded here.
            await asyncio.wait(self._tasks)

    async def stop(self, seconds: float = 0.0) -> None:
        """Wait up to ``seconds`` for all tasks, then cancel the rest."""
        if self._tasks and seconds:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
