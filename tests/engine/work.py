"""The amount of work of a call, in executed lines of Python and memory; never time."""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, NamedTuple

_ROUND: Final = 256
"""Lines after which the limit is checked."""


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
    tracemalloc.start()
    try:
        lines = lines_of(work, most)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return Work(lines, peak)


def lines_of(work: Callable[[], object], most: int) -> int:
    """Return ``measured(work, most).lines`` in half the time."""
    # Counts up to 256 are not allocated: tracemalloc would take as long for each line as all the rest.
    lines = rounds = 0

    def trace(_frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal lines, rounds
        if event == "line":
            lines += 1
            if lines == _ROUND:
                lines, rounds = 0, rounds + 1
                if rounds * _ROUND > most:
                    raise TooMuchWork(f"more than {most:,} lines")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return rounds * _ROUND + lines
