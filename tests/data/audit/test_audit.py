"""The audit reports every planted fault; databases that were played on or crashed pass."""

import contextlib
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.audit import Fault, FaultKind, audit_all, audit_guild
from data.audit.column_types import audit_column_types
from data.db.connection import open_database
from data.db.database import Database
from data.db.hash_chain import GENESIS, chain_hash, hashed
from data.erasure import erase_member, new_pseudonym
from data.ledger.ledger import CHAINED, open_wallet
from data.ledger.ledger_commands import freeze, give, grant, void_table
from data.ledger.ledger_queries import head
from data.rankings.ratings import rate_pending
from data.settings import ChipSettings
from data.tables.stakes import Stakes
from engine import GAMES
from engine.events import TABLE
from engine.spec import GameSpec
from tests.data.behind import Forge, beside
from tests.data.conftest import ANN, BOB, CEM, GUILD, only_sqlite
from tests.data.penny import SPEC, End, Pay, TakePot, games
from tests.data.played import Played, play
from tests.data.stakes_table import CHIPS, Seated


@pytest.fixture(autouse=True)
def penny_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.audit.games.GAMES", games(GAMES))


def rehash(seq: int) -> str:
    return f"UPDATE transfers SET hash = {hashed(*CHAINED)} WHERE seq = {seq}"


async def played(db: Database, spec: GameSpec = SPEC) -> Seated:
    """Play one match.

    Transfers 1 to 3 open wallets, 4 to 9 belong to the table, 10 is a gift.
    """
    for member in (ANN, BOB, CEM):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    seated = await Seated.open(db, spec, (ANN, BOB), Stakes(chip_value=3), deals=2)
    for action in (Pay(1, 5), Pay(0, 2), Pay(1, 4), Pay(TABLE, 3), TakePot(), Pay(TABLE, 1)):
        await seated.move(action)
    await give(db, GUILD, CEM, BOB, 100, chips=CHIPS, key="1", at=20_000)
    return seated


async def faults(db: Database) -> list[Fault]:
    report = await audit_guild(db, GUILD)
    return list(report.faults)


async def named(db: Database) -> list[tuple[str, int | None]]:
    return [(fault.kind.value, fault.seq) for fault in await faults(db)]


async def test_good_books_pass_and_show_their_head(db: Database) -> None:
    seated = await played(db)
    report = await audit_guild(db, GUILD)
    assert (report.transfers, report.tables, report.by_hash, report.faults) == (10, 1, (), ())
    assert (report.transfers, report.head) == await head(db, GUILD)
    await seated.move(End())
    await seated.new_deal()
    await seated.close()
    await void_table(db, "t1", actor=99, note="why", at=30_000)
    await freeze(db, GUILD, ANN, frozen=True, actor=99, note="why", at=30_000)
    await db.write(erase_member(BOB, new_pseudonym()))
    again = await audit_guild(db, GUILD)
    assert again.faults == ()
    assert again.head != report.head
    assert [found.guild_id for found in await audit_all(db)] == [GUILD]


async def test_a_server_without_books_is_well(db: Database) -> None:
    report = await audit_guild(db, GUILD)
    assert (report.transfers, report.head, report.faults) == (0, GENESIS, ())


async def test_what_nobody_has_changed_holds_what_it_is_for(db: Database) -> None:
    await played(db)
    assert await audit_column_types(db) == []


CHANGES = {
    "amount": "amount + 1",
    "debit": "0",
    "credit": "0",
    "debit_after": "debit_after + 1",
    "credit_after": "credit_after - 1",
    "kind": "'points'",
    "reason": "'other'",
    "rule": "'9.9'",
    "cards": "'KS'",
    "table_id": "CASE WHEN table_id IS NULL THEN 't1' END",
    "deal": "deal + 1",
    "ply": "NULL",
    "at": "at + 1",
    "key": "key || '!'",
    "actor": "1",
    "note": "'other'",
    "previous": "'other'",
    "hash": "'other'",
}


@pytest.mark.long
@pytest.mark.parametrize("column", CHANGES)
@pytest.mark.parametrize("seq", [4, 6, 10])
async def test_a_changed_row_is_found_and_named(db: Database, forge: Forge, column: str, seq: int) -> None:
    await played(db)
    forge(f"UPDATE transfers SET {column} = {CHANGES[column]} WHERE seq = {seq}")
    unchanged = seq == 10 and column in {"deal", "ply"}  # null plus one is null
    first, *rest = await named(db) or [("", None)]
    assert unchanged or (first, [at for kind, at in rest if kind in {"changed", "missing"}]) == (
        ("changed", seq),
        [],
    )


@pytest.mark.long
@pytest.mark.parametrize("column", [column for column in CHANGES if column not in {"previous", "hash"}])
async def test_a_changed_row_with_a_fitting_hash_is_found_and_named(
    db: Database, forge: Forge, column: str
) -> None:
    await played(db)
    for seq in (6, 10):
        if seq == 10 and column in {"deal", "ply"}:
            continue
        forge(f"UPDATE transfers SET {column} = {CHANGES[column]} WHERE seq = {seq}", rehash(seq))
        found = await named(db)
        assert ("changed", seq) in found or ("running", seq) in found


async def test_a_whole_chain_written_again_is_betrayed_by_its_head_and_by_the_game(
    db: Database, forge: Forge
) -> None:
    """An owner who rewrites all rows, including balances, still cannot rewrite the moves."""
    await played(db)
    _, noted = await head(db, GUILD)
    forge("UPDATE transfers SET amount = amount + 1, debit_after = debit_after - 1 WHERE seq = 4")
    forge("UPDATE transfers SET credit_after = credit_after + 1 WHERE seq = 4")
    forge("UPDATE accounts SET balance = balance - 1 WHERE account = 1")
    forge("UPDATE accounts SET balance = balance + 1 WHERE account = 2")
    forge(
        *(
            f"UPDATE transfers SET {side} = {side} {sign} 1 WHERE seq > 4 AND {account} = {number}"
            for side, account in (("debit_after", "debit"), ("credit_after", "credit"))
            for number, sign in ((1, "-"), (2, "+"))
        )
    )
    for seq in range(4, 11):
        before = f"SELECT hash FROM transfers WHERE seq = {seq - 1}"
        forge(f"UPDATE transfers SET previous = ({before}) WHERE seq = {seq}", rehash(seq))
    forge("UPDATE books SET head = (SELECT hash FROM transfers WHERE seq = 10)")
    assert (await head(db, GUILD))[1] != noted
    [fault] = await faults(db)
    assert (fault.kind, fault.seq) == (FaultKind.DIFFERENT, 4)
    assert str(fault) == "Transfer 4 (table 1, t1): amount is 16, should be 15."


@pytest.mark.parametrize("seq", [1, 6, 10])
async def test_a_missing_row_is_found_and_named(db: Database, forge: Forge, seq: int) -> None:
    await played(db)
    forge(f"DELETE FROM transfers WHERE seq = {seq}")
    found = await named(db)
    assert found[0] == ("missing", seq)
    assert {kind for kind, _ in found} <= {"missing", "balance", "not_booked"}


async def test_the_last_rows_taken_with_their_balances_are_missed_by_the_game(
    db: Database, forge: Forge
) -> None:
    await played(db)
    forge(
        "DELETE FROM transfers WHERE seq >= 9",
        "UPDATE books SET entries = 8, head = (SELECT hash FROM transfers WHERE seq = 8)",
        "UPDATE accounts SET balance = coalesce((SELECT sum(CASE WHEN credit = account THEN amount "
        "ELSE -amount END) FROM transfers WHERE account IN (debit, credit)), 0)",
    )
    assert [str(fault) for fault in await faults(db)] == [
        "Table 1 (t1): there is no transfer for payment (deal 1 ply 5) of 3."
    ]


async def test_a_row_put_in_is_found_and_named(db: Database, forge: Forge) -> None:
    await played(db)
    columns = ", ".join(name for name in CHAINED if name not in {"seq", "key"})
    copy = f"INSERT INTO transfers (seq, key, hash, {columns}) SELECT 11, 'more', hash, {columns}"
    forge(f"{copy} FROM transfers WHERE seq = 4")
    assert await named(db) == [("inserted", 11), ("not_played", 11)]
    forge("UPDATE books SET entries = 11")
    assert (await named(db))[0] == ("changed", 11)


async def test_a_balance_that_no_entry_explains_is_found(db: Database, forge: Forge) -> None:
    await played(db)
    forge("UPDATE accounts SET balance = balance + 50 WHERE account = 3")
    assert [str(fault) for fault in await faults(db)] == [
        "Account 3: the balance is 950, should be 900.",
        "The accounts add up to 50, not to 0.",
    ]


async def test_a_balance_without_any_entry_is_found(db: Database, forge: Forge) -> None:
    await db.write(open_wallet(GUILD, ANN, chips=ChipSettings(opening=0), at=1))
    assert await faults(db) == []
    forge("UPDATE accounts SET balance = 7 WHERE member_id = 11")
    assert [str(fault) for fault in await faults(db)] == [
        "Account 1: the balance is 7, should be 0.",
        "The accounts add up to 7, not to 0.",
    ]


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ("UPDATE stakes SET chip_value = 2", FaultKind.DIFFERENT),
        ("UPDATE stakes SET booked = 0", FaultKind.NOT_PLAYED),
        ("DELETE FROM stakes", FaultKind.NOT_PLAYED),
        ("UPDATE actions SET action = replace(action, '5', '6') WHERE ply = 0", FaultKind.DIFFERENT),
        ("DELETE FROM actions WHERE ply = 5", FaultKind.NOT_PLAYED),
        ("UPDATE actions SET action = '{' WHERE ply = 0", FaultKind.REPLAY),
        ("UPDATE actions SET seat = 1 WHERE ply = 0", FaultKind.REPLAY),
        ("DELETE FROM actions WHERE ply = 2", FaultKind.REPLAY),
        ("UPDATE seats SET member_id = 33 WHERE seat = 0", FaultKind.DIFFERENT),
    ],
)
async def test_what_was_played_and_what_was_booked_must_agree(
    db: Database, forge: Forge, change: str, kind: FaultKind
) -> None:
    await played(db)
    forge(change)
    assert kind in {fault.kind for fault in await faults(db)}


async def test_rules_that_the_program_never_had_are_a_fault(db: Database) -> None:
    await played(db, replace(SPEC, version=99))
    report = await audit_guild(db, GUILD)
    assert (report.tables, report.by_neither) == (0, ())
    assert [str(fault) for fault in report.faults] == [
        "Table 1 (t1) was played by rules 99 of penny: this program has rules 1 to 1."
    ]


async def test_half_a_reversal_is_found(db: Database, forge: Forge) -> None:
    seated = await played(db)
    await seated.close()
    await void_table(db, "t1", actor=99, note="why", at=30_000)
    count, _ = await head(db, GUILD)
    forge(f"DELETE FROM transfers WHERE seq = {count}")  # it reversed transfer 4
    assert (FaultKind.REVERSAL.value, 4) in await named(db)


async def test_every_column_but_the_hash_is_chained(db: Database, url: str) -> None:
    with beside(url) as raw:
        assert sorted(raw.columns("transfers")) == sorted((*CHAINED, "hash"))


def test_no_two_rows_read_alike() -> None:
    rows: list[tuple[str | None, ...]] = [("a", "b"), ("ab", ""), (None, "ab"), ("", "ab"), ("-:a", "b")]
    assert len({chain_hash(*row) for row in rows}) == len(rows)


def test_the_chains_that_are_stored_stay_whole() -> None:
    """A changed genesis value or row format would report every existing ledger as forged."""
    assert GENESIS == "0" * 64
    told = "1:7" + "-:" + "0:" + "2:ab"
    assert chain_hash(7, None, "", "ab") == hashlib.sha256(told.encode()).hexdigest()


# --- crashes


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    db = await open_database(url)
    try:
        yield db
    finally:
        await db.close()


WRITER = """
import asyncio, os, random, signal, sqlite3, sys
from data.db.connection import open_database
from data.ledger.ledger import LedgerRefusal, open_wallet
from data.ledger.ledger_commands import give, refill
from data.tables.stakes import Stakes
from engine.events import TABLE
from tests.data.stakes_table import CHIPS, Seated
from tests.data.penny import SPEC, End, Pay, TakePot

url, seed, crash_at = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance = random.Random(seed)
statements = 0

def count(sql):
    global statements
    statements += 1
    if statements == crash_at:
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    db = await open_database(url)
    [(number,)] = await db.read("SELECT coalesce(max(number), 0) FROM tables")
    await db._writer.run(lambda connection: connection.set_trace_callback(count))
    for member in range(1, 5):
        await db.write(open_wallet(700, member, chips=CHIPS, at=1))

    async def table(number):
        members = tuple(chance.sample(range(1, 5), chance.randint(2, 4)))
        value, pot, point = chance.randint(0, 3), chance.choice([0, 1]), chance.randint(0, 2)
        stakes = Stakes(chip_value=value, pot=pot, point=point)
        seated = await Seated.open(
            db, SPEC, members, stakes, table_id=f"t{number}", number=number, deals=2, chips=CHIPS
        )
        for _ in range(chance.randint(1, 12)):
            [seat] = seated.deal.actors
            to = chance.choice([other for other in (TABLE, *range(len(members))) if other != seat])
            await seated.move(chance.choice([Pay(to, chance.randint(1, 40)), TakePot()]))
        await chance.choice([seated.close, lambda: seated.move(End()), lambda: seated.resign(0)])()

    async def gifts(number):
        for n in range(10):
            try:
                await give(db, 700, *chance.sample(range(1, 5), 2), amount=chance.randint(1, 300),
                           chips=CHIPS, key=f"{seed}:{number}:{n}", at=n)
            except LedgerRefusal:
                pass

    while True:
        number += 3
        await asyncio.gather(table(number), table(number + 1), gifts(number), return_exceptions=True)

asyncio.run(main())
"""


def crash(url: str, seed: int, crash_at: int) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", WRITER, url, str(seed), str(crash_at)],
        env={**os.environ, "PYTHONPATH": "."},
        capture_output=True,
        check=False,
    )
    assert ended.returncode == -9, ended.stderr.decode()


@pytest.mark.kill
@only_sqlite("the program is killed between statements of SQLite; PostgreSQL has no transaction half done")
async def test_after_a_crash_between_any_two_statements_the_books_are_right(url: str) -> None:
    """Each crash happens in the database that the previous one left."""
    chance = random.Random(11)
    entries = 0
    for seed in range(8):
        crash(url, seed, chance.randint(30, 700))
        async with opened(url) as db:
            [report] = await audit_all(db)
            assert report.faults == ()
            assert report.transfers >= entries
            entries = report.transfers
            assert await db.read("SELECT sum(balance) FROM accounts") == [(0,)]
    assert entries > 100


PAYMENT = st.tuples(st.integers(-1, 2), st.integers(1, 60))
ORDER = st.sampled_from(["take", "end", "close", "gift", "grant", "void", "erase"])


@pytest.mark.long
@settings(max_examples=30, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    steps=st.lists(st.one_of(PAYMENT, ORDER), min_size=8, max_size=25),
    bank=st.booleans(),
    value=st.sampled_from([1, 2, 0]),
)
async def test_whatever_is_played_and_ordered_the_audit_passes(
    tmp_path_factory: pytest.TempPathFactory, steps: list[object], bank: bool, value: int
) -> None:
    async with opened(f"sqlite:///{tmp_path_factory.mktemp('books')}/cards.sqlite3") as db:
        await play_and_order(db, steps, bank=bank, value=value)


async def play_and_order(db: Database, steps: list[object], *, bank: bool, value: int) -> None:
    harness = CHIPS.model_copy(update={"bank_plays": bank, "opening": 100_000})
    for member in (ANN, BOB):
        await db.write(open_wallet(GUILD, member, chips=harness, at=1))
    stakes = Stakes(chip_value=value, pot=7, point=1)
    seated = await Seated.open(db, SPEC, (ANN, None, BOB), stakes, deals=3, chips=harness)
    live, voided = True, False
    for number, step in enumerate(steps):
        assert seated.deal is not None
        match step:
            case (int(to), int(amount)) if live and seated.deal.result is None:
                if (to,) != seated.deal.actors:
                    await seated.move(Pay(to, amount))
            case "take" if live and seated.deal.result is None:
                await seated.move(TakePot())
            case "end" if live and seated.deal.result is None:
                await seated.move(End())
            case "end" if live:
                await seated.new_deal()
            case "close" if live:
                await seated.close()
                live = False
            case "void" if not live and bank and not voided:
                assert await void_table(db, "t1", actor=1, note="x", at=2) > 0
                voided = True
            case "gift":
                await give(db, GUILD, ANN, BOB, 3, chips=harness, key=str(number), at=2)
            case "grant":
                await grant(db, GUILD, CEM, 9, actor=1, note="x", chips=harness, key=str(number), at=2)
            case "erase":
                await db.write(erase_member(CEM, new_pseudonym()))
        live = live and seated.match.outcome is None
    if live:
        await seated.close()
    report = await audit_guild(db, GUILD)
    assert [str(fault) for fault in report.faults] == []
    assert (report.tables, report.by_hash) == (1, ())


async def test_a_rating_that_does_not_follow_from_the_results_is_a_fault(db: Database) -> None:
    """This also holds in a guild without chips."""
    await play(db, Played((ANN, BOB), (100, 40), (0,)), Played((ANN, BOB), (100, 40), (0,), guild=GUILD + 1))
    await rate_pending(db)
    assert await derived(db) == [(GUILD, []), (GUILD + 1, [])]
    await db.write(
        [("UPDATE boards SET wins = 9 WHERE guild_id = 700 AND member_id = 11 AND period = 'S1'", ())]
    )
    said = "Rankings, gin, member 11: S1 wins is 9, should be 1."
    assert await derived(db) == [(GUILD, [said]), (GUILD + 1, [])]


async def derived(db: Database) -> list[tuple[int, list[str]]]:
    """Return the faults in scores, ratings and boards; the matches need not be playable."""
    kinds = (FaultKind.SCORE, FaultKind.RANKING)
    return [
        (report.guild_id, [str(fault) for fault in report.faults if fault.kind in kinds])
        for report in await audit_all(db)
    ]
