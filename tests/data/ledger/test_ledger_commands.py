"""Gifts, refills, grants, freezes and voids: what is refused and why, and many at once."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from data.audit import audit_guild
from data.db.database import Database
from data.db.errors import Conflict
from data.ledger.ledger import (
    LedgerReason,
    LedgerRefusal,
    check_seat,
    open_wallet,
    sit_down,
    transfer,
    wallet_of,
)
from data.ledger.ledger_commands import check_gift, check_refill, freeze, give, grant, refill, void_table
from data.ledger.ledger_queries import freezes, head, ledger_page, table_books, wallet
from data.settings import ChipSettings
from data.tables.stakes import Kind, Stakes
from engine import GAMES
from engine.events import TABLE
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.penny import SPEC, End, Pay, games
from tests.data.stakes_table import CHIPS, Seated

DAY = 86_400_000
MODERATOR = 99


@pytest.fixture(autouse=True)
def money_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.audit.games.GAMES", games(GAMES))


@pytest.fixture
async def harness(db: Database) -> Database:
    for member in (ANN, BOB, CEM):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    return db


async def chips(db: Database, member: int) -> int:
    purse = await wallet(db, GUILD, member)
    assert purse is not None
    return purse.balance


async def refused(work: Awaitable[object]) -> tuple[LedgerReason, dict[str, Any]]:
    with pytest.raises(LedgerRefusal) as refusal:
        await work
    return refusal.value.reason, refusal.value.facts


async def test_a_gift_moves_chips_once(harness: Database) -> None:
    for _ in range(2):
        await harness.write(open_wallet(GUILD, ANN, chips=CHIPS, at=1))
    await give(harness, GUILD, ANN, BOB, 300, chips=CHIPS, key="7", at=2)
    assert await refused(give(harness, GUILD, ANN, BOB, 300, chips=CHIPS, key="7", at=2)) == (
        LedgerReason.ALREADY_DONE,
        {},
    )
    assert [await chips(harness, member) for member in (ANN, BOB)] == [700, 1_300]


async def test_a_gift_opens_the_wallets_it_needs(db: Database) -> None:
    await give(db, GUILD, ANN, BOB, 1_000, chips=CHIPS, key="7", at=2)
    assert [await chips(db, member) for member in (ANN, BOB)] == [0, 2_000]


@pytest.mark.parametrize(
    ("receiver", "amount", "settings", "reason"),
    [
        (BOB, 1, {"gifts": False}, LedgerReason.GIFTS_OFF),
        (None, 1, {}, LedgerReason.COMPUTER),
        (ANN, 1, {}, LedgerReason.SELF),
        (BOB, 0, {}, LedgerReason.AMOUNT),
        (BOB, -5, {}, LedgerReason.AMOUNT),
        (BOB, 2**80, {}, LedgerReason.AMOUNT),
        (BOB, 1_001, {}, LedgerReason.NOT_ENOUGH),
        (BOB, 501, {"gift_cap": 500}, LedgerReason.CAP),
    ],
)
async def test_gifts_that_are_refused(
    harness: Database, receiver: int | None, amount: int, settings: dict[str, Any], reason: LedgerReason
) -> None:
    chosen = CHIPS.model_copy(update=settings)
    before = await head(harness, GUILD)
    asked = check_gift(harness, GUILD, ANN, receiver, amount, chips=chosen, at=2)
    assert (await refused(asked))[0] is reason
    given = give(harness, GUILD, ANN, receiver, amount, chips=chosen, key="7", at=2)
    assert (await refused(given))[0] is reason
    assert await head(harness, GUILD) == before


async def test_the_cap_counts_the_gifts_of_a_day(harness: Database) -> None:
    chosen = CHIPS.model_copy(update={"gift_cap": 100})
    await give(harness, GUILD, ANN, BOB, 60, chips=chosen, key="1", at=DAY - 1)
    await give(harness, GUILD, ANN, BOB, 60, chips=chosen, key="2", at=DAY)
    assert await refused(give(harness, GUILD, ANN, CEM, 41, chips=chosen, key="3", at=2 * DAY - 1)) == (
        LedgerReason.CAP,
        {"cap": 100, "given": 60},
    )
    await give(harness, GUILD, ANN, CEM, 40, chips=chosen, key="3", at=2 * DAY - 1)


async def blind(*arguments: object, **named: object) -> None:
    """Skip the check, so that only the constraints are left."""


@pytest.fixture
def unlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.ledger.ledger_commands.check_gift", blind)
    monkeypatch.setattr("data.ledger.ledger_commands.check_refill", blind)


@pytest.mark.usefixtures("unlooked")
@pytest.mark.parametrize("what", ["balance", "cap", "giver", "receiver"])
async def test_a_gift_is_held_by_constraints_and_not_by_looking(harness: Database, what: str) -> None:
    settings = CHIPS.model_copy(update={"gift_cap": 50}) if what == "cap" else CHIPS
    if what in {"giver", "receiver"}:
        member = ANN if what == "giver" else BOB
        await freeze(harness, GUILD, member, frozen=True, actor=None, note="why", at=1)
    amount = {"balance": 1_001, "cap": 51}.get(what, 1)
    with pytest.raises(Conflict):
        await give(harness, GUILD, ANN, BOB, amount, chips=settings, key="7", at=2)
    assert [await chips(harness, member) for member in (ANN, BOB)] == [1_000, 1_000]


async def test_two_gifts_at_once_of_which_one_is_covered(harness: Database) -> None:
    gifts = [give(harness, GUILD, ANN, other, 600, chips=CHIPS, key=str(other), at=2) for other in (BOB, CEM)]
    outcomes = await asyncio.gather(*gifts, return_exceptions=True)
    [failed] = [outcome for outcome in outcomes if outcome is not None]
    assert isinstance(failed, LedgerRefusal)
    assert (failed.reason, failed.facts["have"]) == (LedgerReason.NOT_ENOUGH, 400)
    assert await chips(harness, ANN) == 400


async def test_a_refill_fills_up_to_the_floor_once_a_day(harness: Database) -> None:
    assert await refused(refill(harness, GUILD, ANN, chips=CHIPS, at=2)) == (
        LedgerReason.ABOVE_FLOOR,
        {"have": 1_000, "floor": 200},
    )
    await harness.write(transfer(GUILD, wallet_of(ANN), wallet_of(BOB), 1_300, Kind.POINTS, key="x", at=3))
    assert await check_refill(harness, GUILD, ANN, chips=CHIPS, at=4) == 500
    outcomes = await asyncio.gather(
        *(refill(harness, GUILD, ANN, chips=CHIPS, at=4) for _ in range(5)), return_exceptions=True
    )
    assert sum(outcome is None for outcome in outcomes) == 1
    assert await chips(harness, ANN) == 200
    await give(harness, GUILD, ANN, BOB, 150, chips=CHIPS, key="y", at=5)
    assert await refused(refill(harness, GUILD, ANN, chips=CHIPS, at=DAY - 1)) == (
        LedgerReason.TOO_SOON,
        {"next_at": DAY},
    )
    await refill(harness, GUILD, ANN, chips=CHIPS, at=DAY)
    assert await chips(harness, ANN) == 200


@pytest.mark.usefixtures("unlooked")
async def test_a_refill_is_held_by_constraints_and_not_by_looking(harness: Database) -> None:
    with pytest.raises(Conflict):  # above the floor
        await refill(harness, GUILD, ANN, chips=CHIPS, at=2)
    high = CHIPS.model_copy(update={"refill_floor": 1_100})
    await refill(harness, GUILD, ANN, chips=high, at=2)
    await give(harness, GUILD, ANN, BOB, 500, chips=CHIPS, key="x", at=3)
    with pytest.raises(Conflict):  # the same day
        await refill(harness, GUILD, ANN, chips=high, at=4)
    await freeze(harness, GUILD, ANN, frozen=True, actor=None, note="why", at=5)
    with pytest.raises(Conflict):
        await refill(harness, GUILD, ANN, chips=high, at=DAY)
    assert await chips(harness, ANN) == 600


async def test_a_member_without_a_wallet_is_refilled_when_the_stake_is_below_the_floor(db: Database) -> None:
    poor = ChipSettings(opening=50)
    await refill(db, GUILD, ANN, chips=poor, at=2)
    assert await chips(db, ANN) == 200


async def test_a_grant_says_who_and_why(harness: Database) -> None:
    for _ in range(2):
        work = grant(
            harness, GUILD, ANN, 70, actor=MODERATOR, note=" for the party ", chips=CHIPS, key="7", at=2
        )
        if await chips(harness, ANN) == 1_000:
            await work
        else:
            assert (await refused(work))[0] is LedgerReason.ALREADY_DONE
    [line, *_] = (await ledger_page(harness, GUILD, member_id=ANN)).lines
    assert (line.kind, line.amount, line.actor_id, line.note) == (
        Kind.GRANT,
        70,
        MODERATOR,
        "for the party",
    )
    assert await chips(harness, MODERATOR) == 0  # an account, and no chips yet
    await harness.write(sit_down(GUILD, MODERATOR, minimum=1_000, chips=CHIPS, at=3))
    nobody = grant(harness, GUILD, None, 70, actor=MODERATOR, note="x", chips=CHIPS, key="8", at=2)
    assert (await refused(nobody))[0] is LedgerReason.COMPUTER


@pytest.mark.parametrize("note", ["", "  ", "x" * 201, "since <@123456789012345678> asked"])
async def test_a_moderator_gives_a_reason_that_names_no_id(harness: Database, note: str) -> None:
    orders: list[Callable[[], Awaitable[object]]] = [
        lambda: grant(harness, GUILD, ANN, 1, actor=None, note=note, chips=CHIPS, key="1", at=2),
        lambda: freeze(harness, GUILD, ANN, frozen=True, actor=None, note=note, at=2),
        lambda: void_table(harness, "t1", actor=None, note=note, at=2),
    ]
    for order in orders:
        assert (await refused(order()))[0] is LedgerReason.NOTE


async def test_a_frozen_wallet_neither_gives_nor_takes_nor_sits_down(harness: Database) -> None:
    await freeze(harness, GUILD, ANN, frozen=True, actor=MODERATOR, note="cheating", at=2)
    frozen = (LedgerReason.FROZEN, {"member": ANN, "note": "cheating"})
    assert await refused(give(harness, GUILD, ANN, BOB, 1, chips=CHIPS, key="1", at=3)) == frozen
    assert await refused(give(harness, GUILD, BOB, ANN, 1, chips=CHIPS, key="1", at=3)) == frozen
    assert await refused(check_seat(harness, GUILD, ANN, minimum=0, chips=CHIPS)) == frozen
    with pytest.raises(Conflict):
        await harness.write(sit_down(GUILD, ANN, minimum=0, chips=CHIPS, at=3))
    again = freeze(harness, GUILD, ANN, frozen=True, actor=None, note="again", at=4)
    assert (await refused(again))[0] is LedgerReason.ALREADY_FROZEN
    await freeze(harness, GUILD, ANN, frozen=False, actor=MODERATOR, note="sorry", at=5)
    thawed = freeze(harness, GUILD, ANN, frozen=False, actor=None, note="again", at=6)
    assert (await refused(thawed))[0] is LedgerReason.NOT_FROZEN
    stranger = freeze(harness, GUILD, 12_345, frozen=True, actor=None, note="who", at=7)
    assert (await refused(stranger))[0] is LedgerReason.NO_WALLET
    await harness.write(sit_down(GUILD, ANN, minimum=0, chips=CHIPS, at=8))


async def test_a_wallet_shows_its_own_freezes_and_no_others(harness: Database) -> None:
    for member, frozen, actor, at in (
        *((ANN, True, MODERATOR, 2), (BOB, True, CEM, 3), (ANN, False, None, 4)),
        *((ANN, True, BOB, 5), (CEM, True, None, 6), (CEM, False, None, 7)),
    ):
        await freeze(harness, GUILD, member, frozen=frozen, actor=actor, note=f"note {at}", at=at)
    await harness.write(open_wallet(GUILD + 1, ANN, chips=CHIPS, at=1))
    await freeze(harness, GUILD + 1, ANN, frozen=True, actor=None, note="elsewhere", at=8)
    assert await freezes(harness, GUILD, ANN) == [
        (5, True, BOB, "note 5"),
        (4, False, None, "note 4"),
        (2, True, MODERATOR, "note 2"),
    ]
    assert await freezes(harness, GUILD, ANN, limit=1) == [(5, True, BOB, "note 5")]
    for guild, member, note in (
        *((GUILD, ANN, "note 5"), (GUILD, BOB, "note 3"), (GUILD, CEM, "")),
        (GUILD + 1, ANN, "elsewhere"),
    ):
        purse = await wallet(harness, guild, member)
        assert purse is not None
        assert (purse.frozen, purse.note) == (bool(note), note)


async def test_a_frozen_wallet_still_pays_in_a_deal_under_way(harness: Database) -> None:
    seated = await Seated.open(harness, SPEC, (ANN, BOB), Stakes(chip_value=1))
    await freeze(harness, GUILD, ANN, frozen=True, actor=None, note="cheating", at=2)
    await seated.move(Pay(1, 20))
    await seated.move(Pay(0, 5))
    assert await chips(harness, ANN) == 985


async def test_a_voided_table_has_moved_nothing_and_hides_nothing(harness: Database) -> None:
    assert (await refused(void_table(harness, "t1", actor=MODERATOR, note="why", at=2)))[0] is (
        LedgerReason.NO_CHIPS
    )
    seated = await Seated.open(harness, SPEC, (ANN, BOB), Stakes(chip_value=1, pot=50), deals=1)
    await seated.move(Pay(1, 1_200))  # Ann's balance is negative
    await seated.move(Pay(TABLE, 30))
    assert (await refused(void_table(harness, "t1", actor=MODERATOR, note="why", at=2)))[0] is (
        LedgerReason.STILL_PLAYING
    )
    await seated.move(End())
    count, _ = await head(harness, GUILD)
    outcomes = await asyncio.gather(
        *(void_table(harness, "t1", actor=MODERATOR, note="why", at=50) for _ in range(4)),
        return_exceptions=True,
    )
    assert sorted(str(outcome) for outcome in outcomes) == ["6", *["already_void"] * 3]
    assert [await chips(harness, member) for member in (ANN, BOB)] == [1_000, 1_000]
    assert (await head(harness, GUILD))[0] == count + 6
    books = await table_books(harness, "t1")
    assert set(books.net.values()) == {0}
    assert books.void == "why"
    [last, *_] = (await ledger_page(harness, GUILD, member_id=ANN)).lines
    assert (last.kind, last.actor_id, last.note, last.table_id) == (Kind.VOID, MODERATOR, "why", "t1")
    report = await audit_guild(harness, GUILD)
    assert report.faults == ()


@pytest.mark.long
async def test_two_hundred_gifts_and_settlements_at_once(db: Database) -> None:
    """With ten wallets and five tables chips are conserved, and balances follow from transfers."""
    chance, members = random.Random(7), range(1, 11)
    for member in members:
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    tables = [
        await Seated.open(
            db,
            SPEC,
            (number, 11 - number),
            Stakes(chip_value=1),
            table_id=f"t{number}",
            number=number,
        )
        for number in range(1, 6)
    ]

    async def play(seated: Seated) -> None:
        for _ in range(20):
            other = 1 - seated.deal.actors[0] if seated.deal is not None else 0
            await seated.move(Pay(chance.choice([other, TABLE]), chance.randint(1, 90)))
        await seated.move(End())

    gifts = [
        give(db, GUILD, giver, taker, chance.randint(1, 400), chips=CHIPS, key=str(n), at=2)
        for n in range(100)
        for giver, taker in [chance.sample(members, 2)]
    ]
    outcomes = await asyncio.gather(*gifts, *map(play, tables), return_exceptions=True)
    failed = [outcome for outcome in outcomes if outcome is not None]
    assert all(isinstance(outcome, LedgerRefusal) for outcome in failed)
    assert len(failed) < 100
    entries = await db.read(
        "SELECT a.member_id, a.balance, "
        "(SELECT coalesce(sum(amount), 0) FROM transfers WHERE credit = a.account) - "
        "(SELECT coalesce(sum(amount), 0) FROM transfers WHERE debit = a.account) FROM accounts a"
    )
    assert sum(balance for _, balance, _ in entries) == 0
    assert all(balance == moved for _, balance, moved in entries)
    at_tables = dict.fromkeys(members, 0)
    for seated in tables:
        for who, told in zip(seated.members, seated.told, strict=True):
            assert who is not None
            at_tables[who] += told
    given = {
        member: (
            await db.read(
                "SELECT coalesce(sum(CASE WHEN t.credit = a.account THEN t.amount ELSE -t.amount END), 0) "
                "FROM accounts a JOIN transfers t ON t.kind IN ('gift', 'returned') "
                "AND a.account IN (t.debit, t.credit) WHERE a.member_id = ?",
                (member,),
            )
        )[0][0]
        for member in members
    }
    for member in members:
        assert await chips(db, member) == 1_000 + given[member] + at_tables[member]
    report = await audit_guild(db, GUILD)
    assert report.faults == ()
    assert report.tables == 5
