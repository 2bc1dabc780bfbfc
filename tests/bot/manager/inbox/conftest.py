"""Days pass in these tests: what only looks regularly does so more rarely."""

import pytest

from tests.bot.manager.harness import HOUR, MINUTE


@pytest.fixture
def pulse_ms() -> int:
    return HOUR


@pytest.fixture(autouse=True)
def _rare_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.inbox.inbox_runner.POLL_MS", 30 * MINUTE)
