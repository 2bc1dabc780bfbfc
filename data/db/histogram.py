"""Counts of how large, or how long, something was: plain numbers, which bot/run/metrics.py tells to whoever
watches the house.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Bounds for what takes milliseconds when all is well, and seconds when it is not."""


class Histogram:
    """Values by size: ``counts`` has how many were at most as large as each of ``bounds`` and larger than the
    bound before it, and last those beyond all bounds; ``total`` is their sum.
    """

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    @property
    def count(self) -> int:
        """How many values there were."""
        return sum(self.counts)

    def note(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value
