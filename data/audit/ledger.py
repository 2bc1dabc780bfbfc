"""Audit of a guild's ledger: it must balance, and no transfer may have been changed."""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from data.audit.report import Fault, FaultKind, format_value
from data.db.database import Database
from data.db.hash_chain import GENESIS, chain_hash
from data.ledger.ledger import CHAINED

_CHUNK: Final = 500  # rows per query: a few milliseconds
_PLACE: Final = {name: place for place, name in enumerate(CHAINED)}


class LedgerAudit(NamedTuple):
    """The number of transfers read, the hash of the last counted one, and the faults."""

    transfers: int
    head: str
    faults: list[Fault]


async def audit_ledger(db: Database, guild_id: int) -> LedgerAudit:
    """Read all transfers that a guild's ledger counts now, and compare them with the accounts."""
    books, accounts, beyond, wallets, freezes, potless = await db.read_together(
        [
            ("SELECT entries, head FROM books WHERE guild_id = ?", (guild_id,)),
            (
                (
                    "SELECT account, balance, kind, member_id, table_id, tournament_id FROM accounts "
                    "WHERE guild_id = ? ORDER BY account"
                ),
                (guild_id,),
            ),
            (
                (
                    "SELECT t.seq, t.table_id FROM transfers t LEFT JOIN books b ON b.guild_id = t.guild_id "
                    "WHERE t.guild_id = ? AND t.seq > coalesce(b.entries, 0) ORDER BY t.seq"
                ),
                (guild_id,),
            ),
            ("SELECT account, frozen FROM accounts WHERE guild_id = ? ORDER BY account", (guild_id,)),
            (
                "SELECT account, number, frozen FROM freezes WHERE guild_id = ? ORDER BY account, number",
                (guild_id,),
            ),
            (
                (
                    "SELECT t.table_id, t.number FROM tables t JOIN stakes s ON s.table_id = t.table_id "
                    "WHERE t.guild_id = ? AND s.booked = 1 AND NOT EXISTS (SELECT 1 FROM accounts a "
                    "WHERE a.guild_id = t.guild_id AND a.table_id = t.table_id) ORDER BY t.number"
                ),
                (guild_id,),
            ),
        ]
    )
    entries, head = books[0] if books else (0, GENESIS)
    chain = _TransferCheck()
    while chain.seq < entries:
        rows = await db.read(
            f"SELECT {', '.join(CHAINED)}, hash FROM transfers "
            "WHERE guild_id = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?",
            (guild_id, chain.seq, entries, _CHUNK),
        )
        if not rows:
            break
        for row in rows:
            chain.add(row)
    faults = chain.finish(entries, head)
    faults += [Fault(kind=FaultKind.INSERTED, seq=seq, table_id=table) for seq, table in beyond]
    if accounts and not books:
        faults.append(Fault(kind=FaultKind.BALANCE, account=0, what="its ledger", stored="none", due="one"))
    if books and all(account != 0 for account, *_ in accounts):
        faults.append(Fault(kind=FaultKind.BALANCE, account=0, what="the bank", stored="none", due="one"))
    faults += _balances(accounts, chain.sums)
    faults += _frozen(wallets, freezes)
    faults += [
        Fault(kind=FaultKind.LOST, table_id=table_id, number=number, what="its pot")
        for table_id, number in potless
    ]
    return LedgerAudit(chain.count, head, faults)


class _TransferCheck:
    """Checks transfers one after the other, and sums them by account."""

    def __init__(self) -> None:
        self.seq = 0
        self.count = 0
        self.sums: defaultdict[int, int] = defaultdict(int)
        self._hash: str | None = GENESIS
        self._after: dict[int, int] = {}
        self._gap = False
        self._table: str | None = None
        self._faults: dict[int, Fault] = {}

    def add(self, row: tuple[Any, ...]) -> None:
        """Check the next row: the columns of ``CHAINED``, and its hash."""
        *values, own = row
        seq, debit, credit, amount, debit_after, credit_after = values[1:7]
        table, previous = values[_PLACE["table_id"]], values[_PLACE["previous"]]
        fits = chain_hash(*values) == own
        if not all(isinstance(number, int) for number in (debit, credit, amount, debit_after, credit_after)):
            self._note(FaultKind.CHANGED, seq, table)
            self._gap, self._after = True, {}
            self.seq, self._hash, self._table = seq, own, table
            return
        if seq > self.seq + 1:
            self._note(FaultKind.MISSING, self.seq + 1)
            self._gap = True
            self._after.clear()  # a missing transfer may have changed any of them
        elif previous != self._hash and fits and self.seq:
            # Its previous hash is another one: the transfer before it was rewritten with a matching hash.
            self._note(FaultKind.CHANGED, self.seq, self._table)
        elif previous != self._hash:
            fits = False
        if not fits:
            self._note(FaultKind.CHANGED, seq, table)
        for account, change, after in ((debit, -amount, debit_after), (credit, amount, credit_after)):
            should = self._after.get(account, after - change if self._gap else 0) + change
            if after != should:
                self._note(
                    FaultKind.RUNNING, seq, table, what="the balance after it", stored=after, due=should
                )
            self._after[account] = after
            self.sums[account] += change
        self.seq, self._hash, self._table = seq, own, table
        self.count += 1

    def finish(self, entries: int, head: str) -> list[Fault]:
        """Compare with the ledger's count, and return the faults in order."""
        if self.seq < entries:
            self._note(FaultKind.MISSING, self.seq + 1)
        elif entries and self._hash != head:
            self._note(FaultKind.CHANGED, self.seq, self._table)
        return [self._faults[seq] for seq in sorted(self._faults)]

    def _note(
        self,
        kind: FaultKind,
        seq: int,
        table_id: str | None = None,
        *,
        what: str = "",
        stored: int | str = "",
        due: int | str = "",
    ) -> None:
        """Keep the first fault of a transfer."""
        fault = Fault(kind=kind, seq=seq, table_id=table_id, what=what, stored=str(stored), due=str(due))
        self._faults.setdefault(seq, fault)


def _frozen(accounts: Sequence[tuple[int, int]], freezes: Sequence[tuple[int, int, int]]) -> Iterator[Fault]:
    """Compare the accounts with the orders to freeze and unfreeze them, which must alternate."""
    orders: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for account, number, frozen in freezes:
        orders[account].append((number, frozen))
    for account, frozen in accounts:
        due = len(orders[account]) % 2
        if frozen != due:
            yield _of_account(account, "whether it is frozen", frozen, due, FaultKind.FREEZE)
        for place, order in enumerate(orders[account], 1):
            if order != (place, place % 2):
                what = f"order {place} to freeze or unfreeze it"
                yield _of_account(account, what, order[0], place, FaultKind.FREEZE)
                break


def _balances(accounts: Sequence[tuple[Any, ...]], sums: dict[int, int]) -> Iterator[Fault]:
    """Compare the accounts with the sums of their transfers; a missing account has 0."""
    balances = dict.fromkeys(sums) | {account: balance for account, balance, *_ in accounts}
    for account, balance in sorted(balances.items()):
        if balance != sums.get(account, 0):
            yield _of_account(account, "the balance", balance, sums.get(account, 0))
    for place, (account, *_) in enumerate(accounts):
        if account != place:
            yield _of_account(place, f"whether it is there, before account {account},", False, True)
            break
    for account, _, kind, member_id, table_id, tournament_id in accounts:
        others = "pot" if tournament_id is None else "escrow"
        due = "bank" if account == 0 else others if member_id is None else "wallet"
        if kind != due:
            yield _of_account(account, "the kind", kind, due)
        if (member_id is not None) != (due == "wallet"):
            yield _of_account(account, "whether it is a member's", member_id is not None, due == "wallet")
        if (table_id is not None) != (due == "pot"):
            yield _of_account(account, "whether it is a table's", table_id is not None, due == "pot")
        if (tournament_id is not None) != (due == "escrow"):
            whose = "whether it is a tournament's"
            yield _of_account(account, whose, tournament_id is not None, due == "escrow")
    total = sum(balance for _, balance, *_ in accounts if isinstance(balance, int))
    if total:
        yield Fault(kind=FaultKind.SUM, stored=str(total), due="0")


def _of_account(
    account: int, what: str, stored: object, due: object, kind: FaultKind = FaultKind.BALANCE
) -> Fault:
    return Fault(kind=kind, account=account, what=what, stored=format_value(stored), due=format_value(due))
