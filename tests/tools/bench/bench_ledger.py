"""Chips: committing the settlement of a deal, and reading a ledger of a million transfers."""

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator

from data.audit import audit_guild
from data.audit.report import FaultKind
from data.db.connection import open_database
from data.db.database import Database
from data.db.hash_chain import GENESIS, chain_hash
from data.ledger.ledger import CHAINED, begin_match, open_wallet, payments
from data.ledger.ledger_queries import ledger_page, table_books, top
from data.settings import ChipSettings
from data.tables.stakes import Stakes
from data.tables.tables import open_table
from engine.cards import Card
from engine.events import Paid
from tests.tools.bench.bench_storage import _table

SHORT, LONG = 100_000, 1_000_000
"""Transfers."""
GUILD, MEMBERS, TABLES = 1, 2_000, 100
PAGES, SETTLEMENTS, TOGETHER = 1_000, 300, 50
CHIPS = ChipSettings(opening=0)
OF_PLAY = {
    FaultKind.NOT_PLAYED,
    FaultKind.PLAYED,
    FaultKind.LOST,
    FaultKind.PLAY_CHANGED,
    FaultKind.PLAY_MISSING,
    FaultKind.PLAYER,
}
"""Faults that the audit finds because the transfers are synthetic: nobody played at the tables."""


def _transfers(chance: random.Random, count: int) -> Iterator[tuple[object, ...]]:
    """Yield synthetic payments between members; members with higher numbers play less."""
    balance = dict.fromkeys(range(1, MEMBERS + 1), 0)
    head = GENESIS
    for seq in range(1, count + 1):
        debit = 1 + int(MEMBERS * chance.random() ** 3)
        credit = 1 + (debit + chance.randrange(MEMBERS - 1)) % MEMBERS
        amount = chance.randint(1, 16)
        balance[debit] -= amount
        balance[credit] += amount
        row = (
            GUILD,
            seq,
            debit,
            credit,
            amount,
            balance[debit],
            balance[credit],
            "payment",
            "C1_formed",
            "6",
        )
        rest = ("7S 7H 7D", f"t{1 + seq % TABLES}", seq // 500, seq % 500, 1_000 * seq, f"k{seq}")
        values = (*row, *rest, None, "", None, head)
        head = chain_hash(*values)
        yield (*values, head)


def _fill(path: str, count: int) -> float:
    """Write the transfers to the file at once, as if they had been made; return the seconds."""
    began = time.perf_counter()
    marks = ", ".join("?" * (len(CHAINED) + 1))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as raw:
        dropped = raw.execute(
            "SELECT type, name, sql FROM sqlite_master "
            "WHERE tbl_name = 'transfers' AND type IN ('index', 'trigger') AND sql IS NOT NULL"
        ).fetchall()
        raw.execute("BEGIN")
        for kind, name, _ in dropped:
            raw.execute(f"DROP {kind} {name}")
        insert = f"INSERT INTO transfers ({', '.join(CHAINED)}, hash) VALUES ({marks})"
        raw.executemany(insert, _transfers(random.Random(3), count))
        for _, _, sql in dropped:
            raw.execute(sql)
        raw.execute(
            "UPDATE accounts SET balance = "
            "coalesce((SELECT sum(amount) FROM transfers t WHERE t.guild_id = 1 AND credit = account), 0) - "
            "coalesce((SELECT sum(amount) FROM transfers t WHERE t.guild_id = 1 AND debit = account), 0)"
        )
        raw.execute("UPDATE books SET entries = seq, head = hash FROM transfers WHERE seq = ?", (count,))
        raw.execute("COMMIT")
    return time.perf_counter() - began


async def _settle(db: Database, number: int, rounds: range) -> list[float]:
    """Commit settlements of six: each of five pays the winner twice.

    Return the milliseconds of each.
    """
    members = tuple(range(6 * number + 1, 6 * number + 7))
    stakes = Stakes(chip_value=1, booked=True)
    paid = [
        Paid(0, payer, 2, reason, "13", (Card(0),))
        for payer in range(1, 6)
        for reason in ("out", "C1_settled")
    ]
    took = []
    for ply in rounds:
        began = time.perf_counter()
        await db.write(
            payments(GUILD, f"t{number + 1}", 10_000, ply, paid, stakes=stakes, members=members, at=ply)
        )
        took.append(1e3 * (time.perf_counter() - began))
    return took


def _row(what: str, took: list[float]) -> list[tuple[str, float, str]]:
    took.sort()
    return [
        (f"{what}, p50", took[len(took) // 2], "ms"),
        (f"{what}, p99", took[99 * len(took) // 100], "ms"),
    ]


async def _ledger(folder: str, count: int) -> list[tuple[str, float, str]]:
    path = f"{folder}/bench.sqlite3"
    db = await open_database(f"sqlite:///{path}")
    await db.write(
        [
            statement
            for member in range(1, MEMBERS + 1)
            for statement in open_wallet(GUILD, member, chips=CHIPS, at=1)
        ]
    )
    for number in range(1, TABLES + 1):
        _, opening = begin_match(GUILD, f"t{number}", Stakes(chip_value=1), members=(1, 2), chips=CHIPS, at=1)
        await db.write([*open_table(_table(number)), *opening])
    await db.close()
    filled = await asyncio.to_thread(_fill, path, count)

    db = await open_database(f"sqlite:///{path}")
    chance = random.Random(5)

    async def pages(member: int | None, table: str | None = None) -> float:
        newest = chance.choice([None, chance.randint(count // 100, count)])
        began = time.perf_counter()
        page = await ledger_page(db, GUILD, member_id=member, table_id=table, before=newest)
        took = 1e3 * (time.perf_counter() - began)
        if newest is None and len(page.lines) != 10:
            raise RuntimeError("a page of the ledger is not full")
        return took

    rows = [("storing the transfers to read", filled, "s")]
    for what, member, table in (
        ("anybody's", 0, False),
        ("of the busiest member", 1, False),
        ("a table's", None, True),
        ("of a member at a table", 1, True),
        ("the server's", None, False),
    ):
        took = [
            await pages(
                chance.randint(1, MEMBERS) if member == 0 else member,
                f"t{chance.randint(1, TABLES)}" if table else None,
            )
            for _ in range(PAGES)
        ]
        rows += _row(f"ledger page, {what}, {count:,} transfers", took)
    began = time.perf_counter()
    await top(db, GUILD)
    rows.append((f"the richest of {MEMBERS:,} members", 1e3 * (time.perf_counter() - began), "ms"))
    began = time.perf_counter()
    await table_books(db, "t1")
    rows.append(
        (f"ledger of a table, {count // TABLES:,} transfers", 1e3 * (time.perf_counter() - began), "ms")
    )

    rows += _row("settlement of 10 payments, alone", await _settle(db, 0, range(SETTLEMENTS)))
    began = time.perf_counter()
    waits = await asyncio.gather(*(_settle(db, number, range(1_000, 1_020)) for number in range(TOGETHER)))
    rows += _row(
        f"settlement of 10 payments, {TOGETHER} tables at once", [wait for took in waits for wait in took]
    )
    rows.append(("transfers committed", 200 * TOGETHER / (time.perf_counter() - began), "1/s"))

    began = time.perf_counter()
    report = await audit_guild(db, GUILD)
    rows.append(
        (f"audit of {report.transfers:,} transfers (chain and balances)", time.perf_counter() - began, "s")
    )
    await db.close()
    kinds = {fault.kind for fault in report.faults}
    if not kinds <= OF_PLAY:
        raise RuntimeError(f"the audit found {kinds}")
    return rows


def run(count: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_ledger(folder, count))


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with a ledger ten times as long."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:76}{value:12,.2f} {unit}")
