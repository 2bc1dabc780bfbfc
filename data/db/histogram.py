"""Histograms of sizes and durations, as numbers; bot/run/monitoring/metrics.py exports them."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Bounds in seconds, for what normally takes milliseconds."""


class Histogram:
    """Values by size.

    ``counts`` has the number of values up to each of ``bounds`` and above the bound before it, and last the
    number of values above all bounds. ``total`` is the sum of the values.
    """

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    @property
    def count(self) -> int:
        """The number of values."""
        return sum(self.counts)

    def note(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value
