"""One alarm for the earliest of several times."""

from collections.abc import Callable

from bot.manager.time.clock import Alarm, Clock


class EarliestAlarm:
    """Calls a function at the earliest time that it was set to; the others are forgotten then.

    The function finds what is due, and sets the alarm for the next time.
    """

    def __init__(self, clock: Clock, call: Callable[[], object]) -> None:
        self._clock = clock
        self._call = call
        self._alarm: Alarm | None = None
        self._rings_at: int | None = None
        self._stopped = False

    def set(self, when: int) -> None:
        """Ring at a time in ms UTC, or earlier if the alarm is set for an earlier time."""
        if self._stopped or (self._rings_at is not None and self._rings_at <= when):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._rings_at, self._alarm = when, self._clock.call_at(when, self._ring)

    def stop(self) -> None:
        """Cancel the alarm for good."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()

    def _ring(self) -> None:
        self._rings_at = self._alarm = None
        self._call()
