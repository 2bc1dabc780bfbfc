"""An event loop with virtual time and without a selector, of which the seed draws the order.

Each simulated process has its own loop, and one scheduler runs the callbacks of all of them: of those that
are ready, the choices say which is next. When none is ready, the time goes on to the next timer.
"""

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable
from contextvars import Context
from hashlib import blake2b
from itertools import count
from typing import Any, Final

from tests.tools.simulate.choices import Choices

BEGINNING: Final = 1_750_000_000.0
"""The time at which most runs begin, in seconds since 1970."""
BEFORE_MIDNIGHT: Final = 1_750_032_000.0 - 240.0
"""The time at which the others begin: a day (UTC) ends during the run."""


_AbstractLoop: Any = asyncio.AbstractEventLoop
"""Typed loosely: a simulated process uses few of its methods."""


class Scheduler:
    """Runs the callbacks of several loops, one at a time, and hashes what it runs."""

    def __init__(self, choices: Choices) -> None:
        self.now = 0.0
        """Seconds since the beginning."""
        self.steps = 0
        self.running: Loop | None = None
        self.uncaught: list[tuple[str, dict[str, Any]]] = []
        """What asyncio reports to a loop's exception handler, with the loop's name."""
        self.serial = count(1)
        self._choices = choices
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = count()
        self._hash = blake2b(digest_size=16)

    @property
    def trace(self) -> str:
        """The hash over all steps and notes so far."""
        return self._hash.hexdigest()

    def note(self, event: str) -> None:
        """Add an event to the trace."""
        self._hash.update(f"{self.now:.6f} {event}\n".encode())

    def soon(self, handle: asyncio.Handle) -> None:
        """Let a callback be ready now."""
        self._ready.append(handle)

    def later(self, when: float, handle: asyncio.TimerHandle) -> None:
        """Let a callback be ready at a time."""
        heapq.heappush(self._timers, (when, next(self._order), handle))

    def step(self) -> bool:
        """Run one callback; return False if there will never be one."""
        while True:
            if not self._ready and not self._advance():
                return False
            at = self._choices.below("schedule", len(self._ready)) if len(self._ready) > 1 else 0
            handle = self._ready.pop(at)
            loop: Loop = handle._loop  # type: ignore[attr-defined]
            if handle.cancelled() or not loop.takes(handle):
                continue
            break
        self.steps += 1
        self.note(f"{loop.name} {_name(handle._callback)}")  # type: ignore[attr-defined]
        self.run(loop, handle._run)
        return True

    def leap(self, seconds: float) -> None:
        """Let time pass in which nothing runs, as on machines that sleep."""
        self.now += seconds

    def clear(self) -> None:
        """Forget all callbacks."""
        self._ready.clear()
        self._timers.clear()

    def run(self, loop: "Loop", call: Callable[[], object]) -> None:
        """Call something inside a loop."""
        before, outer = self.running, events._get_running_loop()
        self.running = loop
        events._set_running_loop(loop)
        try:
            call()
        finally:
            events._set_running_loop(outer)
            self.running = before

    def _advance(self) -> bool:
        """Let time pass until the next timer; return False if there is none."""
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)
        if not self._timers:
            return False
        self.now = max(self.now, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self.now:
            handle = heapq.heappop(self._timers)[2]
            if not handle.cancelled():
                self._ready.append(handle)
        return True


def _name(callback: Any) -> str:
    """Return the name of a callback: of a task's step, the name of its coroutine."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", ""))
    return str(getattr(callback, "__qualname__", type(callback).__name__))


class _Task(asyncio.Task[Any]):
    """A task whose place in sets does not depend on where it lies in memory."""

    def __init__(self, coro: Any, *, loop: "Loop", **more: Any) -> None:
        self._serial = next(loop.scheduler.serial)
        super().__init__(coro, loop=loop, **more)

    def __hash__(self) -> int:
        return self._serial


class _Future(asyncio.Future[Any]):
    """The same for futures."""

    def __init__(self, *, loop: "Loop") -> None:
        self._serial = next(loop.scheduler.serial)
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self._serial


class Loop(_AbstractLoop):  # type: ignore[misc]
    """The event loop of one simulated process.

    A ``stopped`` one runs nothing any more, as a process that was killed: not even ``finally``. A ``frozen``
    one keeps what would have run until it is thawed.
    """

    def __init__(self, scheduler: Scheduler, name: str) -> None:
        self.name = name
        self.scheduler = scheduler
        self.stopped = False
        self.frozen = False
        self._kept: list[asyncio.Handle] = []
        self.tasks: list[asyncio.Task[Any]] = []
        """All tasks: were those of a killed process collected, their ``finally`` would run."""

    def takes(self, handle: asyncio.Handle) -> bool:
        """Return whether a callback may run now; keep it if the process is frozen."""
        if self.frozen and not self.stopped:
            self._kept.append(handle)
            return False
        return not self.stopped

    def thaw(self) -> None:
        """Let what was kept be ready again."""
        self.frozen = False
        for handle in self._kept:
            self.scheduler.soon(handle)
        self._kept.clear()

    # what asyncio expects

    def time(self) -> float:
        return self.scheduler.now

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.stopped:
            self.scheduler.soon(handle)
        return handle

    call_soon_threadsafe = call_soon  # there are no threads

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.scheduler.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.stopped:
            self.scheduler.later(when, handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: cancelled timers are passed over when they are due."""

    def create_future(self) -> asyncio.Future[Any]:
        return _Future(loop=self)

    def create_task(self, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task = _Task(coro, loop=self, **more)
        self.tasks.append(task)
        if len(self.tasks) > 2_000:
            self.tasks = [each for each in self.tasks if not each.done()]
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Run the function here a moment later: the hop to a thread, without the thread."""
        assert executor is None, "a simulated process starts no other"
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(0.002, run)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.stopped:
            self.scheduler.uncaught.append((self.name, context))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self.scheduler.running is self

    def is_closed(self) -> bool:
        return self.stopped

    async def shutdown_asyncgens(self) -> None:
        """Do nothing: the run ends with the process."""
