"""Ledger queries: pages, a table's accounts, the richest members, exports."""

import csv
import io
import json

import pytest

from data.audit import audit_guild
from data.db.database import Database
from data.erasure import erase_member, new_pseudonym
from data.ledger.ledger import open_wallet, transfer, wallet_of
from data.ledger.ledger_commands import freeze, give, grant, refill, void_table
from data.ledger.ledger_queries import (
    AccountKind,
    Line,
    Party,
    as_csv,
    as_json,
    every_line,
    ledger_page,
    table_books,
    top,
    wallet,
)
from data.tables.stakes import Kind, Stakes
from engine import GAMES
from engine.events import TABLE
from tests.data.behind import beside
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.penny import SPEC, Pay, TakePot, games
from tests.data.stakes_table import CHIPS, Seated

BANK = Party(AccountKind.BANK)
POT = Party(AccountKind.POT, None, "t1")
MODERATOR = 99


@pytest.fixture(autouse=True)
def money_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.audit.games.GAMES", games(GAMES))


def purse(member: int) -> Party:
    return Party(AccountKind.WALLET, member)


async def played(db: Database) -> Seated:
    for member in (ANN, BOB, CEM):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    seated = await Seated.open(db, SPEC, (ANN, BOB), Stakes(chip_value=1))
    for action in (Pay(1, 5), Pay(0, 2), Pay(1, 4), Pay(TABLE, 3), TakePot()):
        await seated.move(action)
    return seated


async def test_a_page_shows_what_a_member_had_after_each_line(db: Database) -> None:
    await played(db)
    await give(db, GUILD, BOB, CEM, 100, chips=CHIPS, key="1", at=20_000)
    page = await ledger_page(db, GUILD, member_id=BOB)
    assert [(line.change(BOB), line.balance(BOB), line.counterparty(BOB)) for line in page.lines] == [
        (-100, 904, purse(CEM)),
        (-3, 1_004, POT),
        (4, 1_007, purse(ANN)),
        (-2, 1_003, purse(ANN)),
        (5, 1_005, purse(ANN)),
        (1_000, 1_000, BANK),
    ]
    assert (page.older, page.newer) == (None, None)


@pytest.mark.parametrize("member", [None, ANN])
@pytest.mark.parametrize("table", [None, "t1"])
async def test_paging_there_and_back_shows_every_line_once(
    db: Database, member: int | None, table: str | None
) -> None:
    await played(db)
    whole = await ledger_page(db, GUILD, member_id=member, table_id=table, limit=100)
    assert len(whole.lines) == {
        (None, None): 8, (ANN, None): 5, (None, "t1"): 5, (ANN, "t1"): 4
    }[member, table]  # fmt: skip
    down: list[Line] = []
    cursor = None
    while True:
        page = await ledger_page(db, GUILD, member_id=member, table_id=table, before=cursor, limit=2)
        assert page.newer == (page.lines[0].seq if down else None)
        down += page.lines
        if page.older is None:
            break
        cursor = page.older
    assert tuple(down) == whole.lines
    up, cursor = list(page.lines), page.newer
    while cursor is not None:
        page = await ledger_page(db, GUILD, member_id=member, table_id=table, after=cursor, limit=2)
        up = [*page.lines, *up]
        cursor = page.newer
    assert tuple(up) == whole.lines


async def test_pages_beyond_the_ends_lead_back(db: Database) -> None:
    await played(db)
    beyond = await ledger_page(db, GUILD, before=1)
    assert (beyond.lines, beyond.older) == ((), None)
    assert beyond.newer is not None
    assert len((await ledger_page(db, GUILD, after=beyond.newer)).lines) == 8
    above = await ledger_page(db, GUILD, after=8)
    assert (above.lines, above.newer) == ((), None)
    assert above.older is not None
    assert len((await ledger_page(db, GUILD, before=above.older)).lines) == 8
    nobody = await ledger_page(db, GUILD, member_id=12_345)
    assert (nobody.lines, nobody.older, nobody.newer) == ((), None, None)
    assert (await ledger_page(db, GUILD + 1)).lines == ()


async def test_a_table_shows_who_paid_whom(db: Database) -> None:
    seated = await played(db)
    books = await table_books(db, "t1")
    assert books.paid == {
        (purse(ANN), purse(BOB)): 9,
        (purse(BOB), purse(ANN)): 2,
        (purse(BOB), POT): 3,
        (POT, purse(ANN)): 3,
    }
    assert books.net == {purse(ANN): -4, purse(BOB): 4, POT: 0}
    assert books.void is None
    await seated.close()
    await void_table(db, "t1", actor=MODERATOR, note="cards were marked", at=30_000)
    after = await table_books(db, "t1")
    assert after.paid == books.paid
    assert set(after.net.values()) == {0}
    assert after.void == "cards were marked"
    assert await table_books(db, "t2") == type(books)({}, {}, None)


async def test_the_richest_come_first(db: Database) -> None:
    await played(db)
    assert await top(db, GUILD) == [(BOB, 1_004), (CEM, 1_000), (ANN, 996)]
    assert await top(db, GUILD, limit=1) == [(BOB, 1_004)]
    await db.write(erase_member(BOB, new_pseudonym()))
    assert await top(db, GUILD) == [(CEM, 1_000), (ANN, 996)]


async def test_an_erased_member_is_a_former_player_in_the_books(db: Database) -> None:
    await played(db)
    pseudonym = new_pseudonym()
    await db.write(erase_member(BOB, pseudonym))
    assert await wallet(db, GUILD, BOB) is None
    page = await ledger_page(db, GUILD, member_id=ANN)
    assert page.lines[1].counterparty(ANN) == purse(pseudonym)
    text = as_csv(page.lines)
    assert "a former player" in text
    assert str(pseudonym) not in text
    assert str(pseudonym) not in as_json(page.lines)


async def test_erasure_leaves_no_trace_of_a_member_in_the_books(db: Database, url: str) -> None:
    member = 918_273_645_546  # a number that occurs nowhere else
    for other in (member, BOB):
        await db.write(open_wallet(GUILD, other, chips=CHIPS, at=1))
    seated = await Seated.open(db, SPEC, (member, BOB), Stakes(chip_value=1, pot=5, point=1))
    await seated.move(Pay(1, 1_200))
    await seated.move(Pay(TABLE, 1))
    await refill(db, GUILD, member, chips=CHIPS, at=2)
    await give(db, GUILD, member, BOB, 10, chips=CHIPS, key="1", at=3)
    await grant(db, GUILD, BOB, 5, actor=member, note="x", chips=CHIPS, key="1", at=4)
    await freeze(db, GUILD, member, frozen=True, actor=member, note="x", at=5)
    await seated.close()
    await void_table(db, "t1", actor=member, note="x", at=6)
    with beside(url) as raw:
        everything = [(f"SELECT * FROM {name}", ()) for name in raw.tables()]
    assert str(member) in repr(await db.read_together(everything))
    await db.write(erase_member(member, new_pseudonym()))
    assert str(member) not in repr(await db.read_together(everything))
    assert (await audit_guild(db, GUILD)).faults == ()


async def test_exports_are_complete_and_agree(db: Database) -> None:
    await played(db)
    lines = await every_line(db, GUILD, member_id=ANN)
    assert [line.seq for line in lines] == [1, 4, 5, 6, 8]
    assert len(await every_line(db, GUILD)) == 8
    rows = list(csv.DictReader(io.StringIO(as_csv(lines))))
    records = json.loads(as_json(lines))
    assert [{key: "" if value is None else str(value) for key, value in row.items()} for row in records] == (
        rows
    )
    assert (rows[1]["payer"], rows[1]["payee"], rows[1]["amount"]) == ("member 11", "member 22", "5")
    assert as_csv([]).strip() == ""
    assert json.loads(as_json([])) == []


@pytest.mark.parametrize("note", ["=1+1", "+1", "-1", "@SUM(A1)", " =1+1", "\u00a0=1+1", "＝1+1", "\tx"])
async def test_a_spreadsheet_finds_no_formula_in_an_export(db: Database, note: str) -> None:
    await grant(db, GUILD, ANN, 5, actor=MODERATOR, note=f"x{note}", chips=CHIPS, key="1", at=2)
    await db.write(
        transfer(GUILD, wallet_of(ANN), wallet_of(MODERATOR), 2_000, Kind.POINTS, key="p", at=3, note=note)
    )
    lines = await every_line(db, GUILD)
    rows = list(csv.DictReader(io.StringIO(as_csv(lines))))
    assert rows[-1]["note"] == f"'{note}"
    assert rows[-2]["note"] == f"x{note}".strip()
    assert rows[-1]["payer_balance"] == "-995"  # a number stays a number
    assert json.loads(as_json(lines))[-1]["note"] == note
