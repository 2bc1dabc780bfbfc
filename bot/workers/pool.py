"""Worker processes beside the event loop."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import wraps
from typing import Final, ParamSpec, TypeVar, TypeVarTuple

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")
_Params = ParamSpec("_Params")

_GRACE: Final = 5.0
"""Seconds after the time limit at which a worker that does not stop is killed."""


class TaskTimeout(Exception):
    """A task was stopped at its time limit."""


class _Stopped(BaseException):
    """Raised in the task at its time limit; a BaseException, so the task does not catch it."""


def time_limit(seconds: float) -> Callable[[Callable[_Params, _Made]], Callable[_Params, _Made]]:
    """Return a decorator that limits a task to this many seconds.

    In a worker process the task raises TaskTimeout then; in a thread there is no limit.
    """

    def limited(work: Callable[_Params, _Made]) -> Callable[_Params, _Made]:
        @wraps(work)
        def timed(*args: _Params.args, **values: _Params.kwargs) -> _Made:
            if multiprocessing.parent_process() is None or not hasattr(signal, "setitimer"):
                return work(*args, **values)
            signal.signal(signal.SIGALRM, _stop)
            faulthandler.dump_traceback_later(seconds + _GRACE, exit=True)
            try:
                signal.setitimer(signal.ITIMER_REAL, seconds)
                try:
                    return work(*args, **values)
                finally:
                    signal.setitimer(signal.ITIMER_REAL, 0)
            except _Stopped:
                raise TaskTimeout(f"{work.__name__} took more than {seconds:g} s") from None
            finally:
                faulthandler.cancel_dump_traceback_later()

        return timed

    return limited


def _stop(*_: object) -> None:
    raise _Stopped


def process_pool(count: int) -> ProcessPoolExecutor:
    """Return this many worker processes.

    They end with this process, however it ends, and log in its format.
    """
    root = logging.getLogger()
    # Exactly this class: the formatters of others, such as pytest's, may be tied to this process.
    ours = (each.formatter for each in root.handlers if type(each) is logging.StreamHandler)
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, spawn, initializer=_follow, initargs=(root.level, next(ours, None)))


def _follow(level: int, formatter: logging.Formatter | None) -> None:
    """Initialize a worker: ignore keyboard interrupts, and exit when the parent has ended."""
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


class WorkerPool:
    """Worker processes that are started with the first task, and again after one has died.

    ``count`` is the number of processes; 0 runs tasks in a thread of this one.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        """Tasks that are not done."""
        self.died = 0
        """How often a worker has died."""

    async def run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        """Run a task in a worker.

        Raises whatever the task raises, and BrokenExecutor if the worker dies.
        """
        self.waiting += 1
        try:
            return await self._run(work, *args)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[[*_Args], _Made], *args: *_Args) -> _Made:
        if not self._count:
            return await asyncio.to_thread(work, *args)
        if self._pool is None:
            self._pool = process_pool(self._count)
        mine = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(mine, work, *args)
        except BrokenExecutor:
            if self._pool is mine:  # another task may have started a new one
                self._pool = None
                self.died += 1
            mine.shutdown(wait=False)
            raise

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
