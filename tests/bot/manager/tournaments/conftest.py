"""A house whose books and tournaments are audited at the end of each test."""

from collections.abc import AsyncIterator

import pytest

from data.audit.guilds import audit_guild
from tests.bot.manager.house import GUILD, House


@pytest.fixture
async def hall(house: House) -> AsyncIterator[House]:
    """A house whose books and tournaments are audited at the end."""
    await house.manager.start()
    yield house
    house = house.houses()[-1]
    await house.quiet()
    report = await audit_guild(house.database, GUILD)
    assert house.spoilt or [str(fault) for fault in report.faults] == []
    assert await house.rows("SELECT coalesce(sum(balance), 0) FROM accounts") == [(0,)]
    over = "SELECT tournament_id FROM tournaments WHERE stage IN ('over', 'cancelled')"
    left = await house.rows(f"SELECT balance FROM accounts WHERE tournament_id IN ({over})")
    assert sum(balance for (balance,) in left) == 0
