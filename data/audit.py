"""The audit of the books: that they balance, that no transfer was changed, and that the games say the same.

And of the rankings: that ratings and boards are what the stored results say.

Transfers are read as of the moment at which the audit began, tables one by one; people may go on playing.
"""
# ruff: noqa: S608 - names of our own columns are put into the texts; values are parameters

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from data.books import AccountKind, Party, party_name, party_of
from data.chain import GENESIS, chain_hash
from data.database import Database
from data.errors import BadRecord
from data.ledger import CHAINED
from data.ratings import RatingDifference, recompute_ratings
from data.replay import new_match, play_again
from data.stakes import (
    Due,
    Kind,
    Stakes,
    dues_of_events,
    left_in_pot,
    match_dues,
    opening_dues,
    returned,
    stakes_of,
)
from data.tables import Status, StoredTable, load_table_and
from engine import GAMES
from engine.errors import EngineError
from engine.events import TABLE

__all__ = ["Fault", "FaultKind", "Report", "audit", "audit_all", "game_dues"]


class FaultKind(StrEnum):
    """What the audit finds."""

    SUM = "sum"  # the accounts do not add up to zero
    BALANCE = "balance"  # an account does not hold what its transfers say
    CHANGED = "changed"  # a transfer is not what was written
    MISSING = "missing"  # a transfer is gone
    INSERTED = "inserted"  # a transfer that the books do not count
    RUNNING = "running"  # a balance after a transfer does not follow from the one before
    NOT_BOOKED = "not_booked"  # a game paid, and there is no transfer
    NOT_PLAYED = "not_played"  # a transfer of a game that the game does not know
    DIFFERENT = "different"  # a transfer of a game in which the game says something else
    REVERSAL = "reversal"  # what takes a transfer back does not mirror it
    REPLAY = "replay"  # a table cannot be played again
    RANKING = "ranking"  # a rating or a board does not follow from the results


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something that is not as it should be: where, what is ``stored`` there, and what is ``due``."""

    kind: FaultKind
    seq: int | None = None
    account: int | None = None
    table_id: str | None = None
    what: str = ""
    stored: str = ""
    due: str = ""

    def __str__(self) -> str:
        """Say it in a sentence for an operator."""
        table = f" (table {self.table_id})" if self.table_id is not None else ""
        should = f"{self.what} is {self.stored}, should be {self.due}"
        match self.kind:
            case FaultKind.SUM:
                return f"The accounts add up to {self.stored}, not to {self.due}."
            case FaultKind.BALANCE:
                return f"Account {self.account}: {should}."
            case FaultKind.CHANGED:
                return f"Transfer {self.seq}{table} is not what was written: its hash does not fit it."
            case FaultKind.MISSING:
                return f"Transfer {self.seq}{table} is missing."
            case FaultKind.INSERTED:
                return f"Transfer {self.seq}{table} was put in: the books do not count it."
            case FaultKind.RUNNING | FaultKind.DIFFERENT:
                return f"Transfer {self.seq}{table}: {should}."
            case FaultKind.NOT_BOOKED:
                return f"Table {self.table_id}: there is no transfer for {self.what} of {self.due}."
            case FaultKind.NOT_PLAYED:
                return f"Transfer {self.seq}{table}: nothing in the game pays it."
            case FaultKind.REVERSAL:
                return f"Transfer {self.seq}{table}: what should take it back is missing or does not fit."
            case FaultKind.REPLAY:
                return f"Table {self.table_id} cannot be played again."
            case FaultKind.RANKING:
                return f"Rankings, {should}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What an audit of a server's books has come to.

    ``transfers`` were read, ``head`` is the hash of the last one; ``tables`` were played again, ``unplayed``
    were played by another version of their game's rules, so that their payments could not be derived.
    """

    guild_id: int
    transfers: int
    head: str
    tables: int
    unplayed: tuple[str, ...]
    faults: tuple[Fault, ...]


async def audit_all(db: Database) -> list[Report]:
    """Audit the books and rankings of every server that has any, in the order of their ids."""
    found: defaultdict[int, list[RatingDifference]] = defaultdict(list)
    for difference in await recompute_ratings(db):
        found[difference.guild_id].append(difference)
    rows = await db.read("SELECT guild_id FROM books UNION SELECT guild_id FROM match_seats")
    return [
        await _audit(db, guild_id, found[guild_id])
        for guild_id in sorted({*found, *(row[0] for row in rows)})
    ]


async def audit(db: Database, guild_id: int) -> Report:
    """Examine the books and rankings of one server; faults in the order of transfers, accounts, tables."""
    return await _audit(db, guild_id, await recompute_ratings(db, guild_id=guild_id))


async def _audit(db: Database, guild_id: int, rankings: Sequence[RatingDifference]) -> Report:
    books, accounts, beyond = await db.read_together(
        [
            ("SELECT entries, head FROM books WHERE guild_id = ?", (guild_id,)),
            ("SELECT account, balance FROM accounts WHERE guild_id = ? ORDER BY account", (guild_id,)),
            (
                (
                    "SELECT t.seq, t.table_id FROM transfers t JOIN books b ON b.guild_id = t.guild_id "
                    "WHERE t.guild_id = ? AND t.seq > b.entries ORDER BY t.seq"
                ),
                (guild_id,),
            ),
        ]
    )
    entries, head = books[0] if books else (0, GENESIS)
    chain = _Chain()
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
    faults += _balances(accounts, chain.sums)
    tables, unplayed = 0, []
    for table_id in await _tables(db, guild_id):
        found = await _audit_table(db, table_id)
        if found is None:
            unplayed.append(table_id)
        else:
            tables += 1
            faults += found
    faults += map(_ranking, rankings)
    return Report(
        guild_id=guild_id,
        transfers=chain.count,
        head=head,
        tables=tables,
        unplayed=tuple(unplayed),
        faults=tuple(faults),
    )


def _ranking(found: RatingDifference) -> Fault:
    what = f"{found.game}, member {found.member_id}: {found.what}"
    return Fault(kind=FaultKind.RANKING, what=what, stored=str(found.stored), due=str(found.derived))


# --- the chain


_CHUNK: Final = 500  # a few milliseconds between two looks at the event loop
_PLACE: Final = {name: place for place, name in enumerate(CHAINED)}


class _Chain:
    """Transfers one after the other: whether each is what was written, and what the accounts come to."""

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
        """Look at the next row: what ``CHAINED`` names, and its hash."""
        *values, own = row
        seq, debit, credit, amount, debit_after, credit_after = values[1:7]
        table, previous = values[_PLACE["table_id"]], values[_PLACE["previous"]]
        fits = chain_hash(*values) == own
        if seq > self.seq + 1:
            self._note(FaultKind.MISSING, self.seq + 1)
            self._gap = True
            self._after.clear()  # what was missed may have moved any of them
        elif previous != self._hash and fits and self.seq:
            # It remembers another one before it: that one was written anew, with a hash that fits it.
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
        """Compare with what the books count, and return the faults in order."""
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


def _balances(accounts: Sequence[tuple[int, int]], sums: dict[int, int]) -> list[Fault]:
    faults = [
        Fault(
            kind=FaultKind.BALANCE,
            account=account,
            what="the balance",
            stored=str(balance),
            due=str(sums.get(account, 0)),
        )
        for account, balance in accounts
        if balance != sums.get(account, 0)
    ]
    total = sum(balance for _, balance in accounts)
    return faults + ([Fault(kind=FaultKind.SUM, stored=str(total), due="0")] if total else [])


# --- the games


def game_dues(stored: StoredTable, stakes: Stakes) -> list[Due]:
    """Play a table again and return everything that was paid at it, in order.

    Raises EngineError, BadRecord.
    """
    spec, seats = GAMES[stored.game], len(stored.seats)
    match = new_match(spec, stored)
    dues = opening_dues(stakes, seats)
    for played in play_again(spec, match, stored):
        for action, _, events in played.moves:
            dues += dues_of_events(stakes, played.stored.deal, action.ply, events)
    if match.outcome is not None or stored.status is Status.CLOSED:
        dues += [*_foot(dues), *match_dues(stakes, seats, match.outcome)]
    return dues


def _foot(dues: Sequence[Due]) -> Iterator[Due]:
    """Yield what goes back to its owners at the end: chips in the pot that no hand has won."""
    played = {due.key: due for due in dues if due.kind is Kind.PAYMENT and TABLE in (due.payer, due.payee)}
    moves = [(key, due.amount if due.payee == TABLE else -due.amount) for key, due in played.items()]
    for key, amount in left_in_pot(moves):
        yield Due(Kind.RETURNED, TABLE, played[key].payer, amount, returned(key))


class _Entry(NamedTuple):
    """What a transfer of a game says, stored or due, in the order in which differences are named."""

    amount: int
    payer: Party
    payee: Party
    kind: str
    reason: str
    rule: str
    cards: str
    deal: int | None
    ply: int | None


_TRANSFERS: Final = (
    "SELECT t.seq, t.key, t.reverses, t.debit, t.credit, t.amount, d.kind, d.member_id, d.table_id, c.kind, "
    "c.member_id, c.table_id, t.kind, t.reason, t.rule, t.cards, t.deal, t.ply FROM transfers t "
    "JOIN accounts d ON d.guild_id = t.guild_id AND d.account = t.debit "
    "JOIN accounts c ON c.guild_id = t.guild_id AND c.account = t.credit "
    "WHERE t.table_id = ? ORDER BY t.seq"
)


async def _tables(db: Database, guild_id: int) -> list[str]:
    """Return the tables that were played for stakes, or have transfers."""
    rows = await db.read(
        "SELECT t.table_id FROM tables t WHERE t.guild_id = ? "
        "AND (EXISTS (SELECT 1 FROM stakes s WHERE s.table_id = t.table_id) "
        "OR EXISTS (SELECT 1 FROM transfers x WHERE x.table_id = t.table_id)) ORDER BY t.number",
        (guild_id,),
    )
    return [table_id for (table_id,) in rows]


async def _audit_table(db: Database, table_id: str) -> list[Fault] | None:
    """Compare a table's transfers with its games; None: this program does not play by the rules of then."""
    stored, (stakes, transfers) = await load_table_and(
        db,
        table_id,
        [
            ("SELECT chip_value, pot, point, minimum, booked FROM stakes WHERE table_id = ?", (table_id,)),
            (_TRANSFERS, (table_id,)),
        ],
    )
    if stored is None:
        return []
    played_for = stakes_of(stakes[0]) if stakes else Stakes()
    due: list[Due] = []
    if played_for.booked:
        if stored.game not in GAMES or GAMES[stored.game].version != stored.spec_version:
            return None
        try:
            due = await asyncio.to_thread(game_dues, stored, played_for)
        except (EngineError, BadRecord):
            return [Fault(kind=FaultKind.REPLAY, table_id=table_id)]
    return [*_compare(stored, due, transfers), *_reversals(table_id, transfers)]


def _compare(
    stored: StoredTable, dues: Sequence[Due], transfers: Sequence[tuple[Any, ...]]
) -> Iterator[Fault]:
    table_id = stored.table_id
    expected = {f"{table_id}:{due.key}": _expected(stored, due) for due in dues}
    for seq, key, reverses, _, _, amount, *rest in transfers:
        if reverses is not None:
            continue
        payer, payee, (kind, *words) = rest[:3], rest[3:6], rest[6:]
        entry = _Entry(amount, party_of(payer), party_of(payee), kind, *words)
        due = expected.pop(key, None)
        if due is None or due.payer == due.payee:
            yield Fault(kind=FaultKind.NOT_PLAYED, seq=seq, table_id=table_id)
            continue
        for name, has, should in zip(_Entry._fields, entry, due, strict=True):
            if has != should:
                yield Fault(
                    kind=FaultKind.DIFFERENT,
                    seq=seq,
                    table_id=table_id,
                    what=name,
                    stored=_word(has),
                    due=_word(should),
                )
                break
    for due in expected.values():
        if due.payer != due.payee:  # between two computers the bank would pay itself
            place = due.kind if due.deal is None else f"{due.kind} (deal {due.deal} ply {due.ply})"
            yield Fault(kind=FaultKind.NOT_BOOKED, table_id=table_id, what=place, due=str(due.amount))


def _expected(stored: StoredTable, due: Due) -> _Entry:
    payer, payee = (_seat(stored, seat) for seat in (due.payer, due.payee))
    return _Entry(
        due.amount, payer, payee, due.kind.value, due.reason, due.rule, due.cards, due.deal, due.ply
    )


def _seat(stored: StoredTable, seat: int) -> Party:
    if seat == TABLE:
        return Party(AccountKind.POT, None, stored.table_id)
    member = stored.seats[seat].member_id
    return Party(AccountKind.BANK) if member is None else Party(AccountKind.WALLET, member)


def _word(value: object) -> str:
    return party_name(value) if isinstance(value, Party) else str(value)


def _reversals(table_id: str, transfers: Sequence[tuple[Any, ...]]) -> Iterator[Fault]:
    """A voided table has, for each of its transfers, one that takes it back."""
    back = {row[2]: row for row in transfers if row[2] is not None}
    for row in transfers:
        seq, _, reverses, debit, credit, amount, *_ = row
        if back and reverses is None and (seq not in back or back[seq][3:6] != (credit, debit, amount)):
            yield Fault(kind=FaultKind.REVERSAL, seq=seq, table_id=table_id)
