"""A house for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from tests.bot.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(tmp_path / "cards.sqlite3", ManualClock())
    yield house
    await house.close()
