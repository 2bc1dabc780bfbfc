"""In which order the tests run, against what Discord, and the PostgreSQL that they share."""

import gc
import os
from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, in_memory, serving

ROOM = 2 * 2**30
"""Bytes; what the tests leave in their folders, several times over."""
LONG = ("kill", "browser", "strength", "long")


def pytest_configure() -> None:
    """Let the folders of the tests lie in memory, if there is room: half the time they wait for disks."""
    if (memory := in_memory(ROOM)) is not None:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))


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
    """Begin with what takes long, so that at the end no worker is left alone with it. Mark what asks for a
    server of PostgreSQL, by a fixture or by its parameters.
    """
    for item in items:
        asked = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in asked:
            item.add_marker("server")
    items.sort(key=lambda item: all(item.get_closest_marker(kind) is None for kind in LONG))


def pytest_collection_finish() -> None:
    """Keep the collector of garbage from walking through eleven thousand tests again and again: 7 % of
    ``make quick``.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Give the server of this process, which starts with the first test that asks for it."""
    with serving() as server:
        yield server
