"""The effect of moves on the ledger of chips."""

import pytest

from bot.manager.tables.table import Status
from data.audit import audit_guild
from data.ledger.ledger_queries import table_books, wallet
from tests.play.conftest import Harness
from tests.play.sitting import seat_two

pytestmark = pytest.mark.long


async def test_gin_for_a_stake_and_points_pays_the_winner_and_the_books_balance(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50", stake=50, per_point=2)
    (alice, bob), table = sitting.people, sitting.table
    assert table.stakes.booked
    await sitting.everybody_plays()
    await bob.slash("table resign", sure=True)
    await harness.quiet()
    assert table.status is Status.OVER
    guild = table.guild
    db = harness.bot.database
    first, second = await wallet(db, guild, int(alice.id)), await wallet(db, guild, int(bob.id))
    assert first is not None
    assert second is not None
    assert (first.balance, second.balance) == (1_050, 950)
    report = await audit_guild(db, guild)
    assert report.faults == ()
    print(report, await table_books(db, table.id))
