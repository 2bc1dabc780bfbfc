"""Background tasks."""

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import Context
from functools import partial
from typing import Any

from bot.manager.publishing.messages import DirectLater, NotSent
from data.db.errors import StorageError, log_level

log = logging.getLogger(__name__)


class Background:
    """Tasks under way; errors are logged under the name of the ``work``.

    A task inherits the context of its caller, and so the press for the log, unless it is given another.
    """

    def __init__(self, work: str) -> None:
        self._work = work
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(
        self, work: Coroutine[Any, Any, None], *, table: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[None]":
        """Start a background task; ``table``: the id of the table that it serves, for the log."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(partial(self._done, table), context=context)
        return task

    def _done(self, table: str | None, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        about = {} if table is None else {"table": table}
        if isinstance(error, NotSent | DirectLater | StorageError):  # no traceback: another program failed
            log.log(log_level(error), "%s is tried again: %s", self._work, error, extra=about)
        else:
            log.error(
                "%s failed by a fault of the program; please report it",
                self._work,
                exc_info=error,
                extra=about,
            )

    async def quiet(self) -> bool:
        """Wait until no task is under way; return whether there was one."""
        busy = bool(self._tasks)
        while self._tasks:
            # Not gather: of tasks that are done it returns at once, before they are discarded here.
            await asyncio.wait(self._tasks)
        return busy

    async def stop(self, seconds: float = 0.0) -> None:
        """Wait up to ``seconds`` for all tasks, then cancel the rest."""
        if self._tasks and seconds:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
