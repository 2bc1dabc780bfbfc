"""The order of the tests, their memory, and the PostgreSQL server that they share."""

import gc
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from hypothesis import settings

from tests import memory
from tests.postgres import Postgres, in_memory, serving

if TYPE_CHECKING:
    from playwright.async_api import Browser

ROOM = 2 * 2**30
"""Bytes; what the tests leave in their folders, several times over."""
TEXT = "from hypothesis import strategies; strategies.text().validate()"
LONG = ("kill", "browser", "strength", "long")


def pytest_configure(config: pytest.Config) -> None:
    """Put the temporary folders in memory, if there is room: disks take half the time."""
    if (folder := in_memory(ROOM)) is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(folder))
    config.pluginmanager.register(memory.Limit(config))
    # A test fails by what it finds, never by how long a loaded machine takes.
    settings.register_profile("untimed", deadline=None)
    settings.load_profile("untimed")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let Hypothesis store the table of characters before the workers start.

    Building it takes 200 MB for a moment; the workers read it.
    """
    if session.config.getoption("numprocesses", None):
        subprocess.run([sys.executable, "-c", TEXT], check=True)


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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long tests first, so that no worker is alone with one at the end.

    Also marks the tests that need a PostgreSQL server, by a fixture or by their parameters.
    """
    for item in items:
        asked = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in asked:
            item.add_marker("server")
    items.sort(key=lambda item: all(item.get_closest_marker(kind) is None for kind in LONG))


def pytest_collection_finish() -> None:
    """Exclude twelve thousand collected tests from garbage collection: 7 % of ``make quick``."""
    gc.collect()
    gc.freeze()


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
async def browser() -> "AsyncIterator[Browser]":
    """The browser of this process, started by the first test that needs it."""
    from tests.playground.page.room import open_browser  # Playwright takes long to import

    async with open_browser() as browser:
        yield browser
