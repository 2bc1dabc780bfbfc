"""Checks for every test of this folder: a failure in background work fails the test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.manager.time.clock import ManualClock
from tests.bot.manager.house import House, open_house

FAILED_UNSEEN = ("publishing failed", "background work failed")


@pytest.fixture
async def house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    house = await open_house(tmp_path / "cards.sqlite3", ManualClock())
    yield house
    links = await house.broken_links()
    await house.close()
    assert links == [], "every event is in the hash chain"
    records = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    unseen = [record for record in records if record.getMessage().startswith(FAILED_UNSEEN)]
    assert house.troubled or not unseen, [record.exc_info for record in unseen]
