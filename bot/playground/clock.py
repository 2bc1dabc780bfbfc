"""Clocks: a test can let three seconds or fifteen minutes pass without waiting."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that is due later; ``asyncio.TimerHandle`` is one."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock:
    """The real time."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` in ``delay`` seconds."""
        return asyncio.get_running_loop().call_later(delay, callback)


class _ManualTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock(Clock):
    """A clock that moves only when ``advance`` is called."""

    def __init__(self) -> None:
        self._now = time.time()
        self._order = itertools.count()
        self._due: list[tuple[float, int, _ManualTimer]] = []

    def now(self) -> float:
        """Return the seconds since 1970, as far as this clock has been advanced."""
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` when the clock has been advanced by ``delay`` seconds."""
        timer = _ManualTimer(callback)
        heapq.heappush(self._due, (self._now + delay, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Advance by ``seconds``; calls that become due happen now, in order."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            self._now, _, timer = heapq.heappop(self._due)
            if timer.callback is not None:
                timer.callback()
        self._now = until
