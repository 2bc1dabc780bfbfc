"""The amount of work of a call, in executed lines of Python and memory; never time."""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple


class TooMuchWork(AssertionError):
    """The call executed more lines than allowed, and was stopped."""


class Work(NamedTuple):
    """The work of a call."""

    lines: int
    peak: int
    """The most bytes allocated at once."""


def measured(work: Callable[[], object], most: int) -> Work:
    """Call ``work`` and return its amount.

    Raises TooMuchWork as soon as it exceeds ``most`` lines.
    """
    lines = 0

    def trace(_frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal lines
        if event == "line":
            lines += 1
            if lines > most:
                raise TooMuchWork(f"more than {most:,} lines")
        return trace

    before = sys.gettrace()
    tracemalloc.start()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return Work(lines, peak)
