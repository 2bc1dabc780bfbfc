"""The escrow account of a tournament: entries, refunds and prizes, each once."""

import pytest

from data.db.database import Database
from data.db.errors import Conflict
from data.ledger.escrow import bookings, check_entry
from data.ledger.ledger import BANK, LedgerReason, LedgerRefusal, open_wallet, transfer, wallet_of
from data.ledger.ledger_commands import freeze
from data.ledger.ledger_queries import AccountKind, as_csv, every_line, wallet
from data.tables.stakes import Kind
from data.tournaments import store
from engine.tournaments.dues import Due, DueKind
from engine.tournaments.settings import Format, Settings
from tests.data.conftest import ANN, BOB, CEM, GUILD, tournament
from tests.data.stakes_table import CHIPS

CUP = "cup"
MEMBERS = {1: ANN, 2: BOB, 3: CEM}
ENTRY, REFUND, PRIZE = DueKind


@pytest.fixture(autouse=True)
async def cup(db: Database) -> None:
    settings = Settings(format=Format.ARENA, game="gin", entry=100)
    await db.write(store.open_tournament(tournament(CUP, number=3, settings=settings)))


async def book(db: Database, *owed: Due) -> None:
    await db.write(bookings(GUILD, CUP, owed, MEMBERS, chips=CHIPS, at=5))


async def balances(db: Database) -> list[int]:
    """Return the chips in escrow, then those of the members who have a wallet."""
    rows = await db.read("SELECT balance FROM accounts WHERE tournament_id = ?", (CUP,))
    purses = [await wallet(db, GUILD, member) for member in (ANN, BOB, CEM)]
    return [*(balance for (balance,) in rows), *(purse.balance for purse in purses if purse is not None)]


async def test_entries_come_from_wallets_and_prizes_and_refunds_go_there(db: Database) -> None:
    await book(db, Due(ENTRY, 1, 100))
    await book(db, Due(ENTRY, 2, 100), Due(ENTRY, 3, 100))
    assert await balances(db) == [300, 900, 900, 900]
    await book(db, Due(REFUND, 3, 100))
    await book(db, Due(PRIZE, 2, 140), Due(PRIZE, 1, 60))
    assert await balances(db) == [0, 960, 1_040, 1_000]
    lines = [line for line in await every_line(db, GUILD) if line.tournament is not None]
    assert [(line.kind, line.tournament, line.payer.kind) for line in lines] == [
        *[(Kind.STAKE, 3, AccountKind.WALLET)] * 3,
        (Kind.RETURNED, 3, AccountKind.ESCROW),
        *[(Kind.WON, 3, AccountKind.ESCROW)] * 2,
    ]
    assert ",tournament 3," in as_csv(lines)


@pytest.mark.parametrize("due", [Due(ENTRY, 1, 100), Due(REFUND, 1, 100), Due(PRIZE, 1, 50)])
async def test_nothing_happens_twice(db: Database, due: Due) -> None:
    await book(db, Due(ENTRY, 1, 100), Due(ENTRY, 2, 100), Due(ENTRY, 3, 100))
    if due.kind is not ENTRY:
        await book(db, due)
    before = await balances(db)
    with pytest.raises(Conflict):
        await book(db, due)
    assert await balances(db) == before


async def test_an_escrow_account_pays_no_more_than_it_holds(db: Database) -> None:
    await book(db, Due(ENTRY, 1, 100))
    with pytest.raises(Conflict):
        await book(db, Due(PRIZE, 1, 101))
    assert await balances(db) == [100, 900]


async def test_who_cannot_pay_does_not_enter(db: Database) -> None:
    await check_entry(db, GUILD, ANN, 1_000, CHIPS)  # from the wallet that would be opened
    with pytest.raises(LedgerRefusal) as refused:
        await check_entry(db, GUILD, ANN, 1_001, CHIPS)
    assert (refused.value.reason, refused.value.facts["have"]) == (LedgerReason.NOT_ENOUGH, 1_000)
    with pytest.raises(Conflict):
        await book(db, Due(ENTRY, 1, 1_001))
    assert await balances(db) == []


async def test_a_frozen_wallet_pays_no_entry_and_gets_its_prize(db: Database) -> None:
    await book(db, Due(ENTRY, 1, 100))
    await db.write(open_wallet(GUILD, BOB, chips=CHIPS, at=1))
    for number, member in enumerate((ANN, BOB)):
        await freeze(db, GUILD, member, frozen=True, actor=None, note="loud", at=6 + number)
    with pytest.raises(LedgerRefusal) as refused:
        await check_entry(db, GUILD, BOB, 100, CHIPS)
    assert refused.value.reason is LedgerReason.FROZEN
    with pytest.raises(Conflict):
        await book(db, Due(ENTRY, 2, 100))
    await book(db, Due(PRIZE, 1, 100))
    assert await balances(db) == [0, 1_000, 1_000]


async def test_a_negative_balance_pays_no_entry(db: Database) -> None:
    await db.write(open_wallet(GUILD, ANN, chips=CHIPS, at=1))
    await db.write(transfer(GUILD, wallet_of(ANN), BANK, 1_500, Kind.POINTS, key="lost", at=2))
    with pytest.raises(LedgerRefusal) as refused:
        await check_entry(db, GUILD, ANN, 100, CHIPS)
    assert refused.value.reason is LedgerReason.NEGATIVE


async def test_the_winner_of_a_prize_without_an_entry_gets_a_wallet(db: Database) -> None:
    """A substitute has paid nothing; their opening chips come when they first sit down."""
    await book(db, Due(ENTRY, 1, 100))
    await book(db, Due(PRIZE, 3, 100))
    assert await balances(db) == [0, 900, 100]
    await check_entry(db, GUILD, CEM, 1_100, CHIPS)
    await db.write(open_wallet(GUILD, CEM, chips=CHIPS, at=9))
    assert await balances(db) == [0, 900, 1_100]
