"""Chips on their way from a move to the books."""

import pytest

from bot.house.table import Status
from data.audit import audit
from data.books import table_books, wallet
from tests.play.conftest import House

pytestmark = pytest.mark.long


async def test_gin_for_a_stake_and_points_pays_the_winner_and_the_books_balance(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    answer = await alice.slash("table open", game="gin", options="target=50", stake=50, per_point=2)
    assert "open" in answer.text
    await house.quiet()
    await bob.slash("table join")
    await alice.slash("table start")
    await house.quiet()
    [table] = await house.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.stakes.booked
    await bob.slash("table resign", sure=True)
    await house.quiet()
    assert table.status is Status.OVER
    guild = table.guild
    db = house.bot.database
    first, second = await wallet(db, guild, int(alice.id)), await wallet(db, guild, int(bob.id))
    assert first is not None
    assert second is not None
    assert (first.balance, second.balance) == (1_050, 950)
    report = await audit(db, guild)
    assert report.faults == ()
    print(report, await table_books(db, table.id))
