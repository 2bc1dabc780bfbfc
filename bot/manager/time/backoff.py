"""How long to wait after failures in a row: exponential backoff."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Job = TypeVar("Job", bound=Hashable)


class Backoff(Generic[Job]):
    """Counts the failures in a row of each job, and doubles its wait with each of them."""

    def __init__(self, first_ms: int, longest_ms: int) -> None:
        """Wait ``first_ms`` after the first failure, and never more than ``longest_ms``."""
        self._first_ms = first_ms
        self._longest_ms = longest_ms
        self._failures: dict[Job, int] = {}

    def failed(self, job: Job) -> int:
        """Count a failure; return how many there are in a row."""
        failures = self._failures[job] = self._failures.get(job, 0) + 1
        return failures

    def wait_ms(self, job: Job) -> int:
        """Return how long to wait before a job that has failed is tried again, in ms."""
        doubled = min(self._failures[job] - 1, self._longest_ms.bit_length())
        return min(self._first_ms << doubled, self._longest_ms)

    def succeeded(self, job: Job) -> None:
        """Forget the failures of a job."""
        self._failures.pop(job, None)
