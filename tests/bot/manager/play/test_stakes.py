"""Chips at tables: who may join, begin and continue, and who owns the chips at the end."""

import pytest

from bot.manager.tables.table import Table
from data.ledger.ledger import LedgerReason, LedgerRefusal, transfer, wallet_of
from data.ledger.ledger_commands import freeze
from data.ledger.ledger_queries import top
from data.tables.stakes import Kind, Stakes
from engine.ai import Level
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, Harness

HUNDRED = Stakes(pot=100, minimum=100)


async def balances(harness: Harness) -> dict[int, int]:
    return dict(await top(harness.database, GUILD))


async def frozen(harness: Harness, member: int) -> None:
    await freeze(harness.database, GUILD, member, frozen=True, actor=None, note="why", at=harness.clock.now())


async def in_pot(harness: Harness, table: Table) -> int:
    [(balance,)] = await harness.rows("SELECT balance FROM accounts WHERE table_id = ?", table.id)
    return int(balance)


async def test_the_pot_goes_to_whom_the_other_leaves_the_match(harness: Harness) -> None:
    table = await harness.two(stakes=HUNDRED)
    assert await balances(harness) == {ANN.id: 900, BOB.id: 900}
    assert await in_pot(harness, table) == 200
    await harness.everybody_plays(table)
    await harness.manager.resign(table.id, ANN)
    assert await balances(harness) == {ANN.id: 900, BOB.id: 1_100}
    assert await in_pot(harness, table) == 0


@pytest.mark.long
async def test_the_pot_stays_while_a_match_goes_on_without_one(harness: Harness) -> None:
    table = await harness.lobby(game="panguingue", options={}, seats=3, stakes=HUNDRED)
    for person in (BOB, CEM):
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.everybody_plays(table)
    await harness.manager.resign(table.id, ANN)
    assert await in_pot(harness, table) == 300
    await harness.manager.resign(table.id, BOB)
    assert (await balances(harness))[CEM.id] >= 1_200
    assert await in_pot(harness, table) == 0


@pytest.mark.long
async def test_a_table_keeps_its_stakes_over_a_restart(harness: Harness) -> None:
    table = await harness.two(stakes=HUNDRED)
    await harness.everybody_plays(table)
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert again.stakes == table.stakes
    assert again.stakes.booked
    await later.manager.resign(table.id, ANN)
    assert await balances(later) == {ANN.id: 900, BOB.id: 1_100}


async def test_who_cannot_pay_does_not_sit_down(harness: Harness) -> None:
    await harness.manager.members.change_chips(GUILD, opening=99)
    with pytest.raises(LedgerRefusal, match=LedgerReason.NOT_ENOUGH):
        await harness.lobby(stakes=HUNDRED)
    await harness.manager.members.change_chips(GUILD, opening=100)
    table = await harness.lobby(stakes=HUNDRED)
    await harness.manager.lobby.join(table.id, BOB)
    await frozen(harness, BOB.id)
    with pytest.raises(LedgerRefusal, match=LedgerReason.FROZEN):
        await harness.manager.lobby.begin(table.id, ANN)
    assert await balances(harness) == {ANN.id: 100, BOB.id: 100}


async def test_practice_with_a_computer_asks_for_no_chips(harness: Harness) -> None:
    await harness.manager.members.change_chips(GUILD, opening=99)
    table = await harness.lobby(seats=2, stakes=Stakes(point=1, minimum=1))
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await frozen(harness, ANN.id)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    assert not table.stakes.booked
    assert await balances(harness) == {ANN.id: 99}


async def test_no_deal_begins_for_a_wallet_in_minus(harness: Harness) -> None:
    table = await harness.two(stakes=HUNDRED, options={"target": 5_000})
    await harness.play_deal(table)
    assert table.between_deals
    owed = transfer(
        GUILD, wallet_of(ANN.id), wallet_of(BOB.id), 901, Kind.POINTS, key="owed", at=harness.clock.now()
    )
    await harness.database.write(owed)
    await harness.manager.ready(table.id, BOB)
    with pytest.raises(LedgerRefusal, match=LedgerReason.NEGATIVE) as refusal:
        await harness.manager.ready(table.id, ANN)
    assert refusal.value.facts == {"member": ANN.id, "have": -1}
    assert table.between_deals
    back = transfer(
        GUILD, wallet_of(BOB.id), wallet_of(ANN.id), 1, Kind.POINTS, key="back", at=harness.clock.now()
    )
    await harness.database.write(back)
    await harness.manager.ready(table.id, ANN)
    assert table.deal_no == 2
