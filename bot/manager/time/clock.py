"""Clocks: the wall clock in production, one that is set by hand in tests.

All times are integer milliseconds UTC.
"""

import asyncio
import heapq
import time
from collections.abc import Callable
from contextvars import Context
from itertools import count
from typing import Protocol


class Alarm(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call; does nothing once it has been made."""


class Clock(Protocol):
    """The time and the timers of the manager."""

    def now(self) -> int:
        """Return the time in ms UTC."""

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        """Schedule a call; if the time has passed, it is made soon, but never inside this method.

        The call runs in an empty context, so that it inherits neither the press nor the lease of its
        caller.
        """


class WallClock:
    """The machine's time at the start, advanced by the monotonic clock.

    No turn becomes shorter or longer because somebody sets the machine's clock. Alarms run on the event
    loop.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Return the time in ms UTC."""
        return (time.monotonic_ns() + self._ahead) // 1_000_000

    def set_by(self) -> int:
        """Return by how many ms the machine's clock was set since the start; negative: back."""
        return time.time_ns() // 1_000_000 - self.now()

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        """Schedule a call on the running event loop."""
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call, context=Context())


class _ManualAlarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """A clock that stands still until it is advanced."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._order = count()
        self._alarms: list[tuple[int, int, _ManualAlarm]] = []

    def now(self) -> int:
        """Return the time in ms UTC."""
        return self._now

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        """Schedule a call for when the clock is advanced past its time."""
        alarm = _ManualAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    def advance(self, ms: int) -> None:
        """Advance the clock, and make every call that falls due, in the order of their times."""
        until = self._now + ms
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, when)
            if alarm.call is not None:
                Context().run(alarm.call)
        self._now = until
