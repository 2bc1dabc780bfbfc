"""Chips at a table: opening, stakes, payments, the pot, the end; and the ledger's invariants."""

import asyncio
import random

import pytest

from data.audit import audit_guild
from data.db.database import Database
from data.db.errors import Conflict
from data.ledger.ledger import (
    BANK,
    MAX_AMOUNT,
    LedgerReason,
    LedgerRefusal,
    begin_deal,
    check_deal,
    check_seat,
    check_stakes,
    open_wallet,
    sit_down,
    transfer,
    wallet_of,
)
from data.ledger.ledger_queries import AccountKind, Party, head, ledger_page, wallet
from data.settings import ChipSettings
from data.tables.stakes import Kind, Stakes, is_booked, left_in_pot, load_stakes, match_dues
from engine import GAMES
from engine.events import TABLE
from engine.match import Outcome
from tests.data.conftest import ANN, BOB, CEM, GUILD, only_sqlite
from tests.data.penny import SPEC, End, Pay, TakePot, games
from tests.data.stakes_table import CHIPS, Seated

PENNY = Stakes(chip_value=2, minimum=200)


@pytest.fixture(autouse=True)
def money_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.audit.games.GAMES", games(GAMES))


async def chips(db: Database, *members: int) -> list[int]:
    found = [await wallet(db, GUILD, member) for member in members]
    return [purse.balance if purse is not None else 0 for purse in found]


async def sat(db: Database, *members: int, settings: ChipSettings = CHIPS) -> None:
    for member in members:
        await db.write(sit_down(GUILD, member, minimum=0, chips=settings, at=1))


async def well(db: Database) -> None:
    report = await audit_guild(db, GUILD)
    assert [str(fault) for fault in report.faults] == []
    assert report.by_hash == report.by_neither == ()


async def test_a_wallet_opens_once_with_its_stake(db: Database) -> None:
    for at in (1, 2):
        await db.write(open_wallet(GUILD, ANN, chips=CHIPS, at=at))
    assert await chips(db, ANN) == [1_000]
    await db.write(open_wallet(GUILD, ANN, chips=ChipSettings(opening=5), at=3))
    await db.write(open_wallet(GUILD + 1, ANN, chips=ChipSettings(opening=5), at=3))
    assert await chips(db, ANN) == [1_000]
    [opening] = (await ledger_page(db, GUILD)).lines
    assert (opening.kind, opening.payer, opening.payer_balance) == (
        Kind.OPENING,
        Party(AccountKind.BANK),
        -1_000,
    )
    other = await wallet(db, GUILD + 1, ANN)
    assert other is not None
    assert other.balance == 5  # guilds share nothing
    await well(db)


async def test_a_server_without_an_opening_stake_opens_empty_wallets(db: Database) -> None:
    await sat(db, ANN, settings=ChipSettings(opening=0))
    assert await chips(db, ANN) == [0]
    assert await head(db, GUILD) == (0, "0" * 64)
    await well(db)


async def test_sitting_down_takes_the_minimum(db: Database) -> None:
    await db.write(sit_down(GUILD, ANN, minimum=1_000, chips=CHIPS, at=1))
    with pytest.raises(Conflict):
        await db.write(sit_down(GUILD, BOB, minimum=1_001, chips=CHIPS, at=1))
    assert await wallet(db, GUILD, BOB) is None  # the whole unit is rolled back
    for member in (ANN, BOB):
        await check_seat(db, GUILD, member, minimum=1_000, chips=CHIPS)
        with pytest.raises(LedgerRefusal) as refusal:
            await check_seat(db, GUILD, member, minimum=1_001, chips=CHIPS)
        assert refusal.value.reason is LedgerReason.NOT_ENOUGH
        assert refusal.value.facts == {"member": member, "have": 1_000, "need": 1_001}


async def test_payments_are_booked_with_their_move(db: Database) -> None:
    await sat(db, ANN, BOB, CEM)
    seated = await Seated.open(db, SPEC, (ANN, BOB, CEM), PENNY)
    await seated.move(Pay(1, 7))
    await seated.move(Pay(2, 3))
    await seated.move(Pay(TABLE, 5))
    assert await chips(db, ANN, BOB, CEM) == [986, 1_008, 996]
    assert seated.told == [-14, 8, -4]
    third, second, first = (await ledger_page(db, GUILD, table_id="t1")).lines
    assert (first.amount, first.reason, first.rule, first.cards) == (14, "penny", "1.1", "AS")
    assert (first.deal, first.ply, second.ply) == (1, 0, 1)
    assert (first.payer.member_id, first.payee.member_id) == (ANN, BOB)
    assert third.payee == Party(AccountKind.POT, None, "t1")
    assert (third.number, third.channel_id) == (1, 800)
    await well(db)


async def test_a_move_that_is_not_stored_pays_nothing(db: Database) -> None:
    await sat(db, ANN, BOB)
    seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY)
    first, _, _ = await seated.unit(Pay(1, 7))
    second, _, _ = await seated.unit(Pay(1, 9))  # the same ply: a repeated press
    outcomes = await asyncio.gather(db.write(first), db.write(second), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await chips(db, ANN, BOB) == [986, 1_014]
    await well(db)


async def test_a_deal_under_way_may_lead_into_minus_and_then_no_other_begins(db: Database) -> None:
    await sat(db, ANN, BOB)
    seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY, deals=3)
    await seated.move(Pay(1, 600))
    assert await chips(db, ANN, BOB) == [-200, 2_200]
    await seated.move(End())
    with pytest.raises(Conflict):
        await seated.new_deal()
    with pytest.raises(LedgerRefusal) as refusal:
        await check_deal(db, GUILD, seated.members)
    assert (refusal.value.reason, refusal.value.facts) == (
        LedgerReason.NEGATIVE,
        {"member": ANN, "have": -200},
    )
    await db.write(transfer(GUILD, wallet_of(BOB), wallet_of(ANN), 200, Kind.GIFT, key="x", at=9))
    await check_deal(db, GUILD, (*seated.members, None))
    await seated.new_deal()


async def test_only_what_is_owed_at_a_table_leads_into_minus(db: Database) -> None:
    await sat(db, ANN, BOB)
    for kind in (Kind.GIFT, Kind.STAKE):
        with pytest.raises(Conflict):
            await db.write(transfer(GUILD, wallet_of(ANN), wallet_of(BOB), 1_001, kind, key="x", at=9))
    assert await chips(db, ANN, BOB) == [1_000, 1_000]
    await db.write(transfer(GUILD, wallet_of(ANN), wallet_of(BOB), 1_001, Kind.POINTS, key="x", at=9))
    assert await chips(db, ANN, BOB) == [-1, 2_001]


async def test_what_lies_in_the_pot_goes_to_who_takes_it(db: Database) -> None:
    await sat(db, ANN, BOB)
    seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY, deals=2)
    await seated.move(Pay(TABLE, 5))
    await seated.move(End())
    await seated.new_deal()  # the pot stays for the next deal
    await seated.move(Pay(TABLE, 1))
    await seated.move(TakePot())
    assert await chips(db, ANN, BOB) == [988, 1_012]
    await seated.move(End())
    assert await chips(db, ANN, BOB) == [988, 1_012]
    assert await db.read("SELECT balance FROM accounts WHERE kind = 'pot'") == [(0,)]
    await well(db)


async def test_a_pot_that_nobody_won_goes_back_to_its_owners(db: Database) -> None:
    await sat(db, ANN, BOB)
    for number, ending in enumerate(("over", "closed", "resigned"), 1):
        seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY, table_id=f"t{number}", number=number, deals=1)
        await seated.move(Pay(TABLE, 5))
        await seated.move(TakePot())  # Bob has these
        await seated.move(Pay(TABLE, 3))
        await seated.move(Pay(TABLE, 4))
        match ending:
            case "over":
                await seated.move(End())
            case "closed":
                await seated.close()
            case _:  # after two moves each, everybody gets back all that they paid
                await seated.resign(0)
        counted = min(number, 2)
        assert await chips(db, ANN, BOB) == [1_000 - 10 * counted, 1_000 + 10 * counted]
        await well(db)


async def test_the_last_payment_of_a_match_is_counted_before_the_pot_is_emptied(db: Database) -> None:
    """The last move's chips are in the unit of the end, and not yet stored when it is computed."""
    await sat(db, ANN, BOB)
    seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY)
    await seated.move(Pay(TABLE, 5))
    unit, _, _ = await seated.unit(End())
    pending, _, _ = await seated.unit(TakePot())
    assert sum("INTO transfers" in sql for sql, _ in unit) == 1  # back to Ann
    assert sum("INTO transfers" in sql for sql, _ in pending) == 1  # to Bob
    await db.write(unit)
    assert await chips(db, ANN, BOB) == [1_000, 1_000]


@pytest.mark.parametrize(
    ("bank_plays", "ann", "bank"), [(True, 980, -980), (False, 1_000, -1_000)], ids=["bank", "practice"]
)
async def test_computers_pay_from_the_bank_or_not_at_all(
    db: Database, bank_plays: bool, ann: int, bank: int
) -> None:
    await sat(db, ANN)
    settings = CHIPS.model_copy(update={"bank_plays": bank_plays})
    seated = await Seated.open(db, SPEC, (ANN, None, None), PENNY, chips=settings, deals=2)
    assert seated.stakes.booked == bank_plays
    await seated.move(Pay(1, 20))
    await seated.move(Pay(2, 5))  # between two computers
    await seated.move(Pay(0, 10))
    await seated.close()
    assert await chips(db, ANN) == [ann]
    assert await db.read("SELECT balance FROM accounts WHERE kind = 'bank'") == [(bank,)]
    assert await load_stakes(db, "t1") == seated.stakes
    await well(db)


async def test_gin_for_a_pot_and_for_points(db: Database) -> None:
    await sat(db, ANN, BOB)
    stakes = Stakes(pot=100, point=3)
    seated = await Seated.open(db, GAMES["gin"], (ANN, BOB), stakes, target=1)
    assert await chips(db, ANN, BOB) == [900, 900]
    while seated.match.outcome is None:
        if seated.deal is not None and seated.deal.result is not None:
            await seated.new_deal()
        assert seated.deal is not None
        [seat] = seated.deal.actors
        await seated.move(seated.deal.legal_actions(seat)[-1])
    outcome = seated.match.outcome
    [winner] = outcome.winners
    distance = abs(outcome.scores[0] - outcome.scores[1])
    assert distance > 0
    expected = [900 - 3 * distance] * 2
    expected[winner] = 1_100 + 3 * distance
    assert await chips(db, ANN, BOB) == expected
    await well(db)


@pytest.mark.long
@pytest.mark.parametrize("seats", [4, 15])
async def test_panguingue_for_chips(db: Database, seats: int) -> None:
    """In random deals of the real game the transfers match the results, and the audit agrees."""
    members = tuple(range(101, 101 + seats))
    await sat(db, *members)
    stakes = Stakes(chip_value=3, minimum=300)
    chance = random.Random(seats)
    seated = await Seated.open(db, GAMES["panguingue"], members, stakes, deals=3, ante=1)
    while seated.match.outcome is None:
        assert seated.deal is not None
        if seated.deal.result is not None:
            await seated.new_deal(chance)
        seat = chance.choice(seated.deal.actors)
        await seated.move(chance.choice(seated.deal.legal_actions(seat)), seat)
    results = seated.match.results
    assert [sum(result.chips) for result in results] == [0, 0, 0]
    won = [3 * sum(result.chips[seat] for result in results) for seat in range(seats)]
    assert await chips(db, *members) == [1_000 + amount for amount in won]
    assert any(won)
    await well(db)


async def test_a_stake_that_a_wallet_does_not_cover_begins_no_match(db: Database) -> None:
    await sat(db, ANN, BOB)
    await db.write(transfer(GUILD, wallet_of(BOB), BANK, 950, Kind.GIFT, key="x", at=2))
    with pytest.raises(Conflict):
        await Seated.open(db, GAMES["gin"], (ANN, BOB), Stakes(pot=51))
    assert await chips(db, ANN, BOB) == [1_000, 50]
    assert await db.read("SELECT status, version FROM tables") == [("lobby", 1)]
    assert await db.read("SELECT count(*) FROM deals") == [(0,)]


async def test_a_match_without_outcome_returns_the_stakes(db: Database) -> None:
    await sat(db, ANN, BOB)
    seated = await Seated.open(db, GAMES["gin"], (ANN, BOB), Stakes(pot=100, point=3))
    await seated.close()
    assert await chips(db, ANN, BOB) == [1_000, 1_000]
    await well(db)


def test_shares_are_whole_chips() -> None:
    outcome = Outcome("target", (0, 2), (50, 40, 50, 19))
    dues = match_dues(Stakes(pot=5, point=1), 4, outcome)
    assert [(due.kind.value, due.payer, due.payee, due.amount) for due in dues] == [
        ("won", TABLE, 0, 10),
        ("won", TABLE, 2, 10),
        ("points", 1, 0, 5),
        ("points", 1, 2, 5),
        ("points", 3, 0, 16),
        ("points", 3, 2, 15),
    ]
    assert match_dues(Stakes(pot=5), 2, Outcome("target", (), (0, 0)))[1][1:4] == (TABLE, 1, 5)
    assert match_dues(Stakes(point=2), 2, None) == []


def test_what_is_left_in_a_pot_is_what_was_put_in_last() -> None:
    assert left_in_pot([("a", 3), ("b", 4), ("", -5), ("c", 1)]) == [("c", 1), ("a", 2)]
    assert left_in_pot([("a", 3), ("", -3)]) == []


def test_practice_is_decided_by_who_plays_and_for_what() -> None:
    assert is_booked(Stakes(chip_value=1), (ANN, BOB), bank_plays=False)
    assert not is_booked(Stakes(chip_value=1), (ANN, None), bank_plays=False)
    assert is_booked(Stakes(point=1), (ANN, None), bank_plays=True)
    assert not is_booked(Stakes(minimum=5), (ANN, BOB), bank_plays=True)


@pytest.mark.parametrize(
    ("stakes", "need"),
    [(Stakes(pot=1_001), 1_001), (Stakes(chip_value=11), 1_100), (Stakes(point=11), 1_100)],
)
def test_stakes_are_capped(stakes: Stakes, need: int) -> None:
    check_stakes(Stakes(pot=1_000, chip_value=10, point=10), ChipSettings())
    with pytest.raises(LedgerRefusal) as refusal:
        check_stakes(stakes, ChipSettings())
    assert (refusal.value.reason, refusal.value.facts) == (LedgerReason.CAP, {"cap": 1_000, "need": need})
    with pytest.raises(LedgerRefusal, match="amount"):
        check_stakes(Stakes(pot=-1), ChipSettings())


@pytest.mark.parametrize("amount", [0, -1, MAX_AMOUNT + 1, 2**70])
def test_amounts_that_no_transfer_takes(amount: int) -> None:
    with pytest.raises(LedgerRefusal) as refusal:
        transfer(GUILD, BANK, wallet_of(ANN), amount, Kind.GRANT, key="x", at=1)
    assert refusal.value.facts == {"amount": amount, "most": MAX_AMOUNT}


async def test_a_transfer_between_accounts_that_are_not_there_is_refused(db: Database) -> None:
    await sat(db, ANN)
    for payer, payee in ((ANN, BOB), (BOB, ANN), (ANN, ANN)):
        with pytest.raises(Conflict):
            await db.write(transfer(GUILD, wallet_of(payer), wallet_of(payee), 1, Kind.GIFT, key="x", at=1))
    with pytest.raises(Conflict):
        await db.write(transfer(GUILD + 1, BANK, wallet_of(ANN), 1, Kind.GRANT, key="x", at=1))
    assert await head(db, GUILD + 1) == (0, "")


AGAIN = "INSERT INTO transfers SELECT * FROM transfers WHERE seq = 1"


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE transfers SET amount = 2",
        "DELETE FROM transfers WHERE seq = 1",
        f"{AGAIN} ON CONFLICT (guild_id, seq) DO UPDATE SET amount = 2",
        "DELETE FROM accounts WHERE member_id = 11",
        "UPDATE accounts SET balance = -1 WHERE kind = 'pot'",
    ],
)
async def test_the_database_itself_refuses_to_rewrite_the_books(db: Database, sql: str) -> None:
    await sat(db, ANN, BOB)
    await Seated.open(db, SPEC, (ANN, BOB), PENNY)
    with pytest.raises(Conflict):
        await db.write([(sql, ())])
    await well(db)


@only_sqlite("PostgreSQL has no such statement")
async def test_the_books_are_not_replaced(db: Database) -> None:
    await sat(db, ANN)
    with pytest.raises(Conflict):
        await db.write([("REPLACE INTO transfers SELECT * FROM transfers WHERE seq = 1", ())])
    await well(db)


async def test_a_match_opens_the_wallets_that_are_missing(db: Database) -> None:
    seated = await Seated.open(db, SPEC, (ANN, BOB), PENNY)
    await seated.move(Pay(1, 7))
    assert await chips(db, ANN, BOB) == [986, 1_014]


async def test_begin_deal_asks_persons_only(db: Database) -> None:
    await sat(db, ANN)
    await db.write(begin_deal(GUILD, (ANN, None)))
