"""A harness whose books and tournaments are audited at the end of each test."""

from collections.abc import AsyncIterator

import pytest

from data.audit.guilds import audit_guild
from tests.bot.manager.harness import GUILD, Harness


@pytest.fixture
async def hall(harness: Harness) -> AsyncIterator[Harness]:
    """A harness whose books and tournaments are audited at the end."""
    await harness.manager.start()
    yield harness
    harness = harness.harnesses()[-1]
    await harness.quiet()
    report = await audit_guild(harness.database, GUILD)
    assert harness.spoilt or [str(fault) for fault in report.faults] == []
    assert await harness.rows("SELECT coalesce(sum(balance), 0) FROM accounts") == [(0,)]
    over = "SELECT tournament_id FROM tournaments WHERE stage IN ('over', 'cancelled')"
    left = await harness.rows(f"SELECT balance FROM accounts WHERE tournament_id IN ({over})")
    assert sum(balance for (balance,) in left) == 0
