"""Processes that compute beside the bot."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

__all__ = ["pool"]


def pool(count: int) -> ProcessPoolExecutor:
    """Return so many worker processes. They end with this one, however it ends."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_follow)


def _follow() -> None:
    """Leave signals from the keyboard to the parent, and go when it has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
