"""How much work something is: lines of Python that are run, and memory, never time."""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple


class TooMuchWork(AssertionError):
    """What was measured has run more lines than it may, and was stopped."""


class Work(NamedTuple):
    """What something took."""

    lines: int
    peak: int
    """Bytes that were held at once."""


def measured(work: Callable[[], object], most: int) -> Work:
    """Do some work and return what it took. Raises TooMuchWork as soon as it has run ``most`` lines."""
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
