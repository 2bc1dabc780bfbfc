"""How much memory a process that runs tests needs, and what it can give back.

A worker of pytest-xdist collects all tests and runs thousands of them. What a test leaves behind in caches
(results of solvers, sprites of cards), in cycles and in free pages of the allocator would stay beside what
all later ones need. It is given back once there is much of it. At the end of a run the peaks of the workers
are printed, and the run fails if one of them is above ``LIMIT``.
"""

import ctypes
import functools
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

MB = 10**6
LIMIT = 500 * MB
MUCH = 300 * MB
STEP = 20 * MB
"""Beyond ``MUCH``, what can be given back is, whenever so much more is held than after the last time."""
KEY = "peak_memory"
"""Under which a worker tells its peak to the process that started it."""
_STATUS = Path("/proc/self/status")
_PACKAGES = ("engine", "data", "bot", "cogs", "tests", "aiohttp")
"""Whose caches are emptied; aiohttp keeps the handlers of many servers, and with them all playgrounds."""


def held() -> int:
    """Return how many bytes this process holds; 0 where the system does not tell."""
    return _told("VmRSS:")


def peak() -> int:
    """Return how many bytes this process has held at most; 0 where the system does not tell."""
    return _told("VmHWM:")


def _told(name: str) -> int:
    if not _STATUS.exists():
        return 0
    [line] = [line for line in _STATUS.read_text().splitlines() if line.startswith(name)]
    return int(line.split()[1]) * 1024


def give_back() -> None:
    """Empty the caches that are bounded, and give the pages that are free to the system.

    A function without a bound keeps a few values that take long to make, such as a net.
    """
    for cached in _caches():
        if cached.cache_parameters()["maxsize"] is not None:
            cached.cache_clear()
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc
        if trim is not None:
            trim(0)


def _caches() -> "Iterator[functools._lru_cache_wrapper[Any]]":
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in _PACKAGES:
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    yield value


class Limit:
    """Keeps a worker from holding what tests have left, and hears from workers what they held at most."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._rest = MUCH - STEP
        """What was held after something was given back."""
        self._peaks: dict[str, int] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """After a test: give back. A worker's own reporter prints nothing, and forgets its reports."""
        reporter: pytest.TerminalReporter | None = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None and hasattr(self._config, "workerinput"):
            reporter.stats.clear()
        if held() > self._rest + STEP:
            give_back()
            self._rest = max(held(), MUCH - STEP)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """In a worker: tell. Where the workers were started: fail if one held too much."""
        told: dict[str, int] | None = getattr(session.config, "workeroutput", None)
        if told is not None:
            told[KEY] = peak()
        elif any(each > LIMIT for each in self._peaks.values()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Keep what a worker has told."""
        self._peaks[node.gateway.id] = getattr(node, "workeroutput", {}).get(KEY, 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the peaks."""
        told = {worker: each for worker, each in sorted(self._peaks.items()) if each}
        if told:
            shown = ", ".join(f"{worker} {each / MB:.0f} MB" for worker, each in told.items())
            terminalreporter.write_line(f"peak memory: {shown} (limit: {LIMIT / MB:.0f} MB)")
        for worker, each in told.items():
            if each > LIMIT:
                terminalreporter.write_line(f"{worker} held more than {LIMIT / MB:.0f} MB", red=True)
