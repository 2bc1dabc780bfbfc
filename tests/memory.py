"""Limits the memory of the processes that run tests.

A worker of pytest-xdist collects all tests and runs thousands of them. Caches (results of solvers, sprites of
cards), reference cycles and free pages of the allocator would grow all the time; they are released once there
is much of it. At the end of a run the peak of each worker is printed with the test that made it, and the run
fails if one is above ``LIMIT``.
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
LIMIT = 700 * MB
"""A run fails above this."""
MUCH = 370 * MB
STEP = 20 * MB
"""Above ``MUCH``, memory is released whenever it has grown by so much since the last time."""
KEY = "peak_memory"
"""The key under which a worker reports its peak."""
KEY_OF_TEST = "peak_memory_test"
"""The key under which it reports the last test that raised its peak by more than ``STEP``."""
_STATUS = Path("/proc/self/status")
_MOST_ARENAS = -8
"""``M_ARENA_MAX`` in malloc.h."""
_PACKAGES = ("engine", "data", "bot", "cogs", "tests")
"""Packages whose caches are emptied."""


def current() -> int:
    """Return the memory of this process in bytes; 0 if unknown."""
    return _told("VmRSS:")


def peak() -> int:
    """Return the peak memory of this process in bytes; 0 if unknown."""
    return _told("VmHWM:")


def _told(name: str) -> int:
    if not _STATUS.exists():
        return 0
    [line] = [line for line in _STATUS.read_text().splitlines() if line.startswith(name)]
    return int(line.split()[1]) * 1024


def share_one_heap() -> None:
    """Let all threads allocate from one heap, on glibc.

    Every thread of a database would have a heap of its own, which stays when the thread has ended.
    """
    set_option = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if set_option is not None:
        set_option(_MOST_ARENAS, 1)


def keep_no_handlers() -> None:
    """Make aiohttp build a new handler for every request.

    Otherwise it keeps the last thousand, and with them the playgrounds that they belong to, of 18 MB each.
    """
    from aiohttp import web_app  # takes long to import

    web_app._cached_build_middleware = web_app._build_middlewares  # type: ignore[assignment]


def release() -> None:
    """Empty the bounded caches, and return free pages to the system.

    Unbounded caches hold a few values that take long to compute, such as a network.
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
    """Releases memory after tests, and checks the peaks of the workers."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._rest = MUCH - STEP
        """Memory in bytes after the last release."""
        self._raised = (0, "")
        """The peak in bytes when a test last raised it by more than ``STEP``, and the test."""
        self._peaks: dict[str, tuple[int, str]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Release memory after a test, and drop the reports that a worker never prints."""
        if (now := peak()) > self._raised[0] + STEP:
            self._raised = now, nodeid
        reporter: pytest.TerminalReporter | None = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None and hasattr(self._config, "workerinput"):
            reporter.stats.clear()
        if current() > self._rest + STEP:
            release()
            self._rest = max(current(), MUCH - STEP)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Report the peak of a worker; in the main process fail if one was too high."""
        told: dict[str, int | str] | None = getattr(session.config, "workeroutput", None)
        if told is not None:
            told[KEY], told[KEY_OF_TEST] = peak(), self._raised[1]
        elif any(each > LIMIT for each, _ in self._peaks.values()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Store the peak of a worker."""
        told = getattr(node, "workeroutput", {})
        self._peaks[node.gateway.id] = told.get(KEY, 0), told.get(KEY_OF_TEST, "")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the peaks."""
        for worker, (held, test) in sorted(self._peaks.items()):
            if held:
                line = f"peak memory of {worker}: {held / MB:.0f} MB of {LIMIT / MB:.0f} MB, raised by {test}"
                terminalreporter.write_line(line, red=held > LIMIT)
