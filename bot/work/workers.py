"""Processes that compute beside the bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar, TypeVarTuple

__all__ = ["Crew", "pool"]

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")


def pool(count: int) -> ProcessPoolExecutor:
    """Return so many worker processes. They end with this one, however it ends, and log as it does."""
    root = logging.getLogger()
    # Exactly this kind: the formatters of others, such as pytest's, may be tied to this process.
    ours = (each.formatter for each in root.handlers if type(each) is logging.StreamHandler)
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, spawn, initializer=_follow, initargs=(root.level, next(ours, None)))


def _follow(level: int, formatter: logging.Formatter | None) -> None:
    """Leave signals from the keyboard to the parent, and go when it has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if formatter is not None:
        handler = logging.StreamHandler()
        handler.setFormatter(formatter)
        logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Crew:
    """Workers that are started when there is work, and anew when one of them has died.

    ``count`` is the number of processes; 0 works in a thread of this one.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        """What was asked for and is not done."""
        self.died = 0
        """How often a worker has died."""

    async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        """Have something done. Raises what it raises, and BrokenExecutor if the worker dies."""
        self.waiting += 1
        try:
            return await self._run(work, *args)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        if not self._count:
            return await asyncio.to_thread(work, *args)
        if self._pool is None:
            self._pool = pool(self._count)
        mine = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(mine, work, *args)
        except BrokenExecutor:
            if self._pool is mine:  # whoever else waited for it may have begun a new one
                self._pool = None
                self.died += 1
            mine.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
