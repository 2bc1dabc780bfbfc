"""The order of the tests, their memory, and the server and the browser that they share."""

import gc
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Generator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from hypothesis import settings

from tests import memory
from tests.postgres import Postgres, in_memory, serving

if TYPE_CHECKING:
    from tests.playground.page.room import Contexts

TESTS = Path(__file__).parent
FEW = 50
"""Test modules that the workers rewrite by themselves."""
ROOM = 2 * 2**30
"""Bytes; what the tests leave in their folders, several times over."""
TEXT = "from hypothesis import strategies; strategies.text().validate()"
WAITING = ("kill", "browser")
"""Marks of tests that wait for other processes most of the time."""
LONG = ("strength", "long")


def pytest_configure(config: pytest.Config) -> None:
    """Put the temporary folders in memory, if there is room: disks take half the time."""
    if (folder := in_memory(ROOM)) is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder))
    memory.share_one_heap()
    config.pluginmanager.register(memory.Limit(config))
    # A test fails by what it finds, never by how long a loaded machine takes.
    settings.register_profile("untimed", deadline=None)
    settings.load_profile("untimed")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Store what each worker would compute by itself.

    That is Hypothesis' table of characters, which takes 200 MB for a moment, and in a new working tree the
    rewritten assertions of all tests, which take 15 seconds.
    """
    workers = session.config.getoption("numprocesses", None)
    if not workers:
        return
    subprocess.run([sys.executable, "-c", TEXT], check=True)
    if sys.dont_write_bytecode or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = [str(path) for path in TESTS.rglob("test_*.py") if not rewritten(path)]
    if len(files) > FEW:
        collect = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]
        shares = [files[at::workers] for at in range(workers)]
        for process in [subprocess.Popen([*collect, *share], stdout=subprocess.DEVNULL) for share in shares]:
            process.wait()  # what cannot be collected is told by the workers


def rewritten(path: Path) -> bool:
    """Return whether pytest has stored a test module with rewritten assertions."""
    name = f"{path.stem}.{sys.implementation.cache_tag}-pytest-{pytest.__version__}.pyc"
    stored = path.with_name("__pycache__") / name
    return stored.exists() and stored.stat().st_mtime >= path.stat().st_mtime


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that ``tests/play/conftest.py`` explains."""
    parser.addoption(
        "--discord",
        action="append",
        default=[],
        metavar="MODE",
        help="play against a Discord that behaves so (tests/play/conftest.py has the modes)",
    )
    parser.addoption(
        "--ingress",
        choices=("gateway", "http"),
        default="gateway",
        help="how the bot that plays hears of presses",
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Mark the tests that need a PostgreSQL server, and put all in order.

    They need it by a fixture or by their parameters.
    """
    for item in items:
        asked = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in asked:
            item.add_marker("server")
    yield
    items[:] = in_order(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def in_order(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in the order in which no worker is alone with a long one at the end.

    Each worker begins at a place of its own in the list, and later takes tests from the end of another's
    part. Tests that wait begin the first part, long ones the others, so that no processor is idle.
    """
    waiting, rest = divided(items, WAITING)
    long, short = divided(rest, LONG)
    others = max(1, workers - 1)
    shares = [long[len(long) * at // others : len(long) * (at + 1) // others] for at in range(others)]
    parts = [waiting, *shares] if workers > 1 else [waiting + long]
    for part in parts:
        room = max(0, -(-len(items) // workers) - len(part))
        part += short[:room]
        del short[:room]
    return [item for part in parts for item in part] + short


def divided(items: list[pytest.Item], marks: Sequence[str]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Return the tests with one of the marks, and the others."""
    found: tuple[list[pytest.Item], list[pytest.Item]] = ([], [])
    for item in items:
        found[all(item.get_closest_marker(mark) is None for mark in marks)].append(item)
    return found


def pytest_collection_finish() -> None:
    """Exclude twelve thousand collected tests from garbage collection, and make it rarer.

    Together they take 10 % of the time of ``make quick``.
    """
    if "aiohttp" in sys.modules:
        memory.keep_no_handlers()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    """Restore the root logger, since commands set handlers on streams that close."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL server of this process, started by the first test that needs it."""
    with serving() as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> "AsyncIterator[Contexts]":
    """The browser of this process, started by the first test that needs it."""
    from tests.playground.page.room import open_browser  # Playwright takes long to import

    async with open_browser() as browser:
        yield browser
