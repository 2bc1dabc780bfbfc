"""One room for a module of tests, and a fresh channel in it for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.playground.page.room import Room, open_room


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house() -> AsyncIterator[Room]:
    async with open_room() as room:
        yield room


@pytest_asyncio.fixture(loop_scope="module")
async def room(house: Room) -> AsyncIterator[Room]:
    house.begin()
    yield house
    await house.end()
