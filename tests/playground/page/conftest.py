"""One room for a module of tests, and a fresh channel in it for each test."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest_asyncio
import uvloop

from tests.playground.page.room import Contexts, Room, open_room


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run the tests in the event loop of the other tests with a browser."""
    return {"uvloop": uvloop.new_event_loop}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def harness(browser: Contexts) -> AsyncIterator[Room]:
    async with open_room(browser) as room:
        yield room


@pytest_asyncio.fixture(loop_scope="session")
async def room(harness: Room) -> AsyncIterator[Room]:
    harness.begin()
    yield harness
    await harness.end()
