"""Queries on a guild's ledger: balances, pages, a table's accounts, the richest, exports."""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.tables.stakes import Kind


class AccountKind(StrEnum):
    """Whose chips an account counts."""

    BANK = "bank"
    WALLET = "wallet"
    POT = "pot"
    ESCROW = "escrow"


class Party(NamedTuple):
    """One side of a transfer: the bank, a wallet (below 0: a former player), a pot or escrow.

    ``tournament``: the number of the tournament whose escrow account it is.
    """

    kind: AccountKind
    member_id: int | None = None
    table_id: str | None = None
    tournament: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wallet:
    """A member's chips in a guild; ``note`` says why the wallet is frozen."""

    account: int
    balance: int
    frozen: bool
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One transfer from ``payer`` to ``payee``, with their balances after it.

    ``reason``, ``rule`` and ``cards`` (codes separated by spaces) are those of the game's payment.
    ``number``, ``channel_id`` and ``message_id`` locate the table. ``actor_id`` is the moderator who
    ordered it, ``note`` the reason, ``reverses`` the transfer that it reverses.
    """

    seq: int
    at: int
    kind: Kind
    amount: int
    payer: Party
    payee: Party
    payer_balance: int
    payee_balance: int
    reason: str
    rule: str
    cards: str
    table_id: str | None
    number: int | None
    channel_id: int | None
    message_id: int | None
    deal: int | None
    ply: int | None
    actor_id: int | None
    note: str
    reverses: int | None
    hash: str

    def change(self, member_id: int) -> int:
        """Return the change of a member's wallet."""
        return self.amount if self.payee.member_id == member_id else -self.amount

    def balance(self, member_id: int) -> int:
        """Return a member's balance after it."""
        return self.payee_balance if self.payee.member_id == member_id else self.payer_balance

    def counterparty(self, member_id: int) -> Party:
        """Return the other side."""
        return self.payer if self.payee.member_id == member_id else self.payee

    @property
    def tournament(self) -> int | None:
        """The number of the tournament for which chips were moved; None: for none."""
        return next((side.tournament for side in (self.payer, self.payee) if side.tournament), None)


class Freeze(NamedTuple):
    """A wallet was frozen or unfrozen: when, by which moderator (None: an operator), and why."""

    at: int
    frozen: bool
    actor_id: int | None
    note: str


class Page(NamedTuple):
    """A page of the ledger, newest first.

    ``older`` is the argument for ``before``, ``newer`` for ``after``; None: there are no more.
    """

    lines: tuple[Line, ...]
    older: int | None
    newer: int | None


@dataclass(frozen=True, slots=True)
class TableBooks:
    """The result of a table for each account, and who has paid whom.

    ``net`` counts reversals, ``paid`` does not; ``void`` is the reason if the table was voided, otherwise
    None.
    """

    net: Mapping[Party, int]
    paid: Mapping[tuple[Party, Party], int]
    void: str | None


_NUMBER: Final = "(SELECT n.number FROM tournaments n WHERE n.tournament_id = {}.tournament_id)"
_LINES: Final = (
    f"SELECT t.seq, t.at, t.kind, t.amount, d.kind, d.member_id, d.table_id, {_NUMBER.format('d')}, "
    f"c.kind, c.member_id, c.table_id, {_NUMBER.format('c')}, "
    "t.debit_after, t.credit_after, t.reason, t.rule, t.cards, t.table_id, p.number, p.channel_id, "
    "p.message_id, t.deal, t.ply, a.member_id, t.note, t.reverses, t.hash FROM transfers t "
    "JOIN accounts d ON d.guild_id = t.guild_id AND d.account = t.debit "
    "JOIN accounts c ON c.guild_id = t.guild_id AND c.account = t.credit "
    "LEFT JOIN accounts a ON a.guild_id = t.guild_id AND a.account = t.actor "
    "LEFT JOIN tables p ON p.table_id = t.table_id "
)
_ACCOUNT: Final = "(SELECT w.account FROM accounts w WHERE w.guild_id = ? AND w.member_id = ?)"
_CHUNK: Final = 1_000


def _line(row: tuple[Any, ...]) -> Line:
    seq, at, kind, amount, *rest = row
    payer, payee, (payer_balance, payee_balance, *rest) = rest[:4], rest[4:8], rest[8:]
    reason, rule, cards, table_id, number, channel_id, message_id, deal, ply, actor_id, note, *last = rest
    return Line(
        seq=seq,
        at=at,
        kind=Kind(kind),
        amount=amount,
        payer=party_of(payer),
        payee=party_of(payee),
        payer_balance=payer_balance,
        payee_balance=payee_balance,
        reason=reason,
        rule=rule,
        cards=cards,
        table_id=table_id,
        number=number,
        channel_id=channel_id,
        message_id=message_id,
        deal=deal,
        ply=ply,
        actor_id=actor_id,
        note=note,
        reverses=last[0],
        hash=last[1],
    )


def party_of(row: Sequence[Any]) -> Party:
    """Return the party of a row: an account's kind, member, table, number of a tournament."""
    kind, *rest = row
    return Party(AccountKind(kind), *rest)


async def wallet(db: Database, guild_id: int, member_id: int) -> Wallet | None:
    """Return a member's wallet; None: it is opened when the member first takes a seat."""
    rows = await db.read(
        "SELECT a.account, a.balance, a.frozen, f.note FROM accounts a LEFT JOIN freezes f "
        "ON f.guild_id = a.guild_id AND f.account = a.account AND a.frozen = 1 "
        "AND f.number = (SELECT max(l.number) FROM freezes l "
        "WHERE l.guild_id = a.guild_id AND l.account = a.account) "
        "WHERE a.guild_id = ? AND a.member_id = ?",
        (guild_id, member_id),
    )
    for account, balance, frozen, note in rows:
        return Wallet(account=account, balance=balance, frozen=bool(frozen), note=note or "")
    return None


async def freezes(db: Database, guild_id: int, member_id: int, *, limit: int = 3) -> list[Freeze]:
    """Return when a member's wallet was frozen and unfrozen, newest first."""
    rows = await db.read(
        "SELECT f.at, f.frozen, o.member_id, f.note FROM freezes f "
        "JOIN accounts a ON a.guild_id = f.guild_id AND a.account = f.account "
        "LEFT JOIN accounts o ON o.guild_id = f.guild_id AND o.account = f.actor "
        "WHERE f.guild_id = ? AND a.member_id = ? ORDER BY f.number DESC LIMIT ?",
        (guild_id, member_id, limit),
    )
    return [Freeze(at, bool(frozen), actor, note) for at, frozen, actor, note in rows]


async def top(db: Database, guild_id: int, *, limit: int = 20) -> list[tuple[int, int]]:
    """Return members and their balances, richest first, without erased members."""
    rows = await db.read(
        "SELECT member_id, balance FROM accounts WHERE guild_id = ? AND member_id > 0 "
        "ORDER BY balance DESC, account LIMIT ?",
        (guild_id, limit),
    )
    return [(member, balance) for member, balance in rows]


async def head(db: Database, guild_id: int) -> tuple[int, str]:
    """Return a guild's number of transfers and the hash of the last one; 0 and "" without any."""
    rows = await db.read("SELECT entries, head FROM books WHERE guild_id = ?", (guild_id,))
    return (rows[0][0], rows[0][1]) if rows else (0, "")


async def ledger_page(
    db: Database,
    guild_id: int,
    *,
    member_id: int | None = None,
    table_id: str | None = None,
    before: int | None = None,
    after: int | None = None,
    limit: int = 10,
) -> Page:
    """Return a page of a guild's transfers, newest first: all, a member's, a table's, or both.

    It is the newest page, or the one next to a transfer: ``before`` or ``after`` it (not both).
    """
    query = _page_query(guild_id, member_id, table_id, before, after, limit + 1)
    lines = [_line(row) for row in await db.read(*query)]
    more = len(lines) > limit
    if after is not None:
        lines = lines[:limit][::-1]
        older, newer = True, more
    else:
        lines = lines[:limit]
        older, newer = more, before is not None
    if not lines:
        return Page((), after + 1 if after is not None else None, before - 1 if before is not None else None)
    return Page(tuple(lines), lines[-1].seq if older else None, lines[0].seq if newer else None)


def _page_query(
    guild_id: int,
    member_id: int | None,
    table_id: str | None,
    before: int | None,
    after: int | None,
    limit: int,
) -> Statement:
    params: list[object] = []
    beyond, order = "", "DESC"
    if after is not None:
        beyond, order = " AND t.seq > ?", "ASC"
    elif before is not None:
        beyond = " AND t.seq < ?"
    edge = [value for value in (after, before) if value is not None][:1]
    if member_id is not None and table_id is None:
        # Each side has its own index: merge the nearest transfers of both.
        sides = []
        for number, side in enumerate(("debit", "credit")):
            sides.append(
                f"SELECT s{number}.seq FROM (SELECT t.seq FROM transfers t WHERE t.guild_id = ? "
                f"AND t.{side} = {_ACCOUNT}{beyond} ORDER BY t.seq {order} LIMIT ?) AS s{number}"
            )
            params += [guild_id, guild_id, member_id, *edge, limit]
        where = f"t.guild_id = ? AND t.seq IN ({' UNION ALL '.join(sides)})"
        params = [guild_id, *params]
    else:
        where = "t.guild_id = ?" + beyond
        params = [guild_id, *edge]
        if table_id is not None:
            where += " AND t.table_id = ?"
            params.append(table_id)
        if member_id is not None:
            where += f" AND {_ACCOUNT} IN (t.debit, t.credit)"
            params += [guild_id, member_id]
    return f"{_LINES}WHERE {where} ORDER BY t.seq {order} LIMIT ?", (*params, limit)


async def every_line(db: Database, guild_id: int, *, member_id: int | None = None) -> list[Line]:
    """Return all transfers of a guild, or of a member, oldest first."""
    found: list[Line] = []
    while True:
        last = found[-1].seq if found else 0
        page = await ledger_page(db, guild_id, member_id=member_id, after=last, limit=_CHUNK)
        found += page.lines[::-1]
        if page.newer is None:
            return found


async def table_books(db: Database, table_id: str) -> TableBooks:
    """Return a table's accounts; empty if no chips moved there."""
    sums, voids = await db.read_together(
        [
            (
                (
                    "SELECT s.kind, d.kind, d.member_id, d.table_id, c.kind, c.member_id, c.table_id, "
                    "s.amount "
                    "FROM (SELECT guild_id, kind, debit, credit, sum(amount) AS amount FROM transfers "
                    "WHERE table_id = ? GROUP BY guild_id, kind, debit, credit) AS s "
                    "JOIN accounts d ON d.guild_id = s.guild_id AND d.account = s.debit "
                    "JOIN accounts c ON c.guild_id = s.guild_id AND c.account = s.credit "
                    "ORDER BY s.debit, s.credit, s.kind"
                ),
                (table_id,),
            ),
            ("SELECT note FROM voids WHERE table_id = ?", (table_id,)),
        ]
    )
    net: Counter[Party] = Counter()
    paid: Counter[tuple[Party, Party]] = Counter()
    for kind, *sides, amount in sums:
        payer, payee = party_of(sides[:3]), party_of(sides[3:])
        net[payer] -= int(amount)
        net[payee] += int(amount)
        if kind != Kind.VOID:
            paid[payer, payee] += int(amount)
    return TableBooks(dict(net), dict(paid), voids[0][0] if voids else None)


# --- exports

_FORMULA: Final = re.compile(r"\s*[=+\-@\t\r＝＋－＠]")


def record_of(line: Line) -> dict[str, int | str | None]:
    """Return a line as flat values; ids as text, since JavaScript would round them."""
    return {
        "seq": line.seq,
        "at": line.at,
        "kind": line.kind.value,
        "amount": line.amount,
        "payer": party_name(line.payer),
        "payer_balance": line.payer_balance,
        "payee": party_name(line.payee),
        "payee_balance": line.payee_balance,
        "reason": line.reason,
        "rule": line.rule,
        "cards": line.cards,
        "table": line.table_id,
        "number": line.number,
        "deal": line.deal,
        "ply": line.ply,
        "ordered_by": None if line.actor_id is None else _member(line.actor_id),
        "note": line.note,
        "reverses": line.reverses,
        "hash": line.hash,
    }


def _member(member_id: int) -> str:
    return f"member {member_id}" if member_id > 0 else "a former player"


def party_name(party: Party) -> str:
    """Return a short name with ids, for exports and operators."""
    match party.kind:
        case AccountKind.BANK:
            return "bank"
        case AccountKind.POT:
            return f"pot {party.table_id}"
        case AccountKind.ESCROW:
            return f"tournament {party.tournament}"
        case AccountKind.WALLET:
            return _member(party.member_id or 0)


def as_json(lines: Iterable[Line]) -> str:
    """Return the lines as a JSON list of objects. Times are milliseconds UTC."""
    return json.dumps([record_of(line) for line in lines], ensure_ascii=False, indent=1)


def as_csv(lines: Iterable[Line]) -> str:
    """Return the lines as CSV with a header.

    A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers, also negative
    ones, stay as they are.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    rows = [record_of(line) for line in lines]
    names = [*rows[0]] if rows else []
    writer.writerow(names)
    writer.writerows([_cell(row[name]) for name in names] for row in rows)
    return text.getvalue()


def _cell(value: int | str | None) -> int | str:
    if isinstance(value, str):
        return f"'{value}" if _FORMULA.match(value) else value
    return "" if value is None else value
