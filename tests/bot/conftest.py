"""Checks for every test of this folder: a failure in background work fails the test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.manager.time.clock import ManualClock
from tests.bot.manager.harness import MINUTE, Harness, open_harness

FAILED_UNSEEN = ("publishing failed", "background work failed")


@pytest.fixture
def pulse_ms() -> int:
    """The time between two heartbeats of a manager; tests of the heartbeat override it."""
    return MINUTE


@pytest.fixture(autouse=True)
def _pulse(pulse_ms: int) -> Iterator[None]:
    """Let hearts beat once a minute: hours pass in tests, and each beat is a write."""
    # A test's own patches must be undone before its harness is closed: ``monkeypatch`` must not come first.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.manager.manager.PULSE_MS", pulse_ms)
        yield


@pytest.fixture
async def harness(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Harness]:
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock())
    yield harness
    links = await harness.broken_links()
    await harness.close()
    assert links == [], "every event is in the hash chain"
    records = [*caplog.get_records("call"), *caplog.get_records("teardown")]
    unseen = [record for record in records if record.getMessage().startswith(FAILED_UNSEEN)]
    assert harness.troubled or not unseen, [record.exc_info for record in unseen]
