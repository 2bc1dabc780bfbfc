"""Audit of a table's chips: its transfers must equal the replayed payments or their reversal."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from data.audit.report import Fault, FaultKind
from data.audit.table_batches import StoredWhole
from data.ledger.ledger_queries import AccountKind, Party, party_name, party_of
from data.tables.row_types import Status, StoredTable
from data.tables.stakes import (
    Due,
    Kind,
    Stakes,
    dues_of_events,
    is_booked,
    left_in_pot,
    match_dues,
    opening_dues,
    refund_dues,
    return_key,
)
from engine.events import TABLE, Event
from engine.match import Outcome


class PaymentCheck:
    """Collects the payments of a replayed table, and compares them with its transfers."""

    def __init__(self, whole: StoredWhole, stakes: Stakes) -> None:
        self._whole = whole
        self._members = [seat.member_id for seat in whole.table.seats]
        self._table = whole.table
        self._stakes = stakes
        self._dues = opening_dues(stakes, len(whole.table.seats)) if stakes.booked else []
        self._at: dict[tuple[int | None, int | None], int] = {}

    def move(self, deal: int, ply: int, events: Iterable[Event], at: int) -> None:
        """Add the payments of a move's events."""
        if self._stakes.booked and (dues := dues_of_events(self._stakes, deal, ply, events)):
            self._dues += dues
            self._at[deal, ply] = at

    def add(self, due: Due, at: int) -> None:
        """Add a payment of a move that was made at this time."""
        self._dues.append(due)
        self._at[due.deal, due.ply] = at

    def compare(self, outcome: Outcome | None, *, counts: bool) -> Iterator[Fault]:
        """Yield where the transfers differ from the payments and the stakes.

        If the match does not count, everybody must have got back what they paid.
        """
        yield from self._booked()
        if self._stakes.booked and (outcome is not None or self._table.status is Status.CLOSED):
            self._dues += _foot(self._dues)
            if not counts:
                moves = [
                    (due.payer, due.payee, due.amount) for due in self._dues if due.kind is not Kind.STAKE
                ]
                self._dues += refund_dues(moves, self._members)
            self._dues += match_dues(self._stakes, len(self._members), outcome if counts else None)
        yield from self._compare()

    def _booked(self) -> Iterator[Fault]:
        """Check whether the match should be booked.

        That was decided by its players, and for computers by a setting.
        """
        stakes = self._stakes
        may, must = (is_booked(stakes, self._members, bank_plays=bank_plays) for bank_plays in (True, False))
        if (stakes.booked and not may) or (must and not stakes.booked):
            yield Fault(
                kind=FaultKind.PLAYED,
                table_id=self._table.table_id,
                number=self._table.number,
                what="whether it is booked",
                stored="yes" if stakes.booked else "no",
                due="no" if stakes.booked else "yes",
            )

    def _compare(self) -> Iterator[Fault]:
        table_id, number = self._table.table_id, self._table.number
        expected = {f"{table_id}:{due.key}": self._expected(due) for due in self._dues}
        for seq, key, reverses, _, _, amount, *rest in self._whole.transfers:
            if reverses is not None:
                continue
            due = expected.pop(key, None)
            if due is None or due.payer == due.payee:
                yield Fault(kind=FaultKind.NOT_PLAYED, seq=seq, table_id=table_id, number=number)
                continue
            payer, payee, (kind, reason, rule, cards, deal, ply, at, *ordered) = rest[:3], rest[3:6], rest[6:]
            # Other payments have the time of the first deal's start or the last move's.
            when = at if due.at is not None else None
            entry = _Entry(
                amount, party_of(payer), party_of(payee), kind, reason, rule, cards, deal, ply, when, *ordered
            )
            for name, has, should in zip(_Entry._fields, entry, due, strict=True):
                if has != should:
                    yield Fault(
                        kind=FaultKind.DIFFERENT,
                        seq=seq,
                        table_id=table_id,
                        number=number,
                        what=name,
                        stored=_word(has),
                        due=_word(should),
                    )
                    break
        for due in expected.values():
            if due.payer != due.payee:  # between two computers the bank would pay itself
                place = due.kind if due.deal is None else f"{due.kind} (deal {due.deal} ply {due.ply})"
                yield Fault(
                    kind=FaultKind.NOT_BOOKED,
                    table_id=table_id,
                    number=number,
                    what=place,
                    due=str(due.amount),
                )

    def _expected(self, due: Due) -> "_Entry":
        payer, payee = (_seat(self._table, seat) for seat in (due.payer, due.payee))
        at = self._at.get((due.deal, due.ply))
        return _Entry(
            due.amount, payer, payee, due.kind.value, due.reason, due.rule, due.cards, due.deal, due.ply, at
        )


def _foot(dues: Sequence[Due]) -> list[Due]:
    """Return what goes back to its owners at the end: chips in the pot that no deal has won."""
    played = {due.key: due for due in dues if due.kind is Kind.PAYMENT and TABLE in (due.payer, due.payee)}
    moves = [(key, due.amount if due.payee == TABLE else -due.amount) for key, due in played.items()]
    return [
        Due(Kind.RETURNED, TABLE, played[key].payer, amount, return_key(key))
        for key, amount in left_in_pot(moves)
    ]


def payments_of(
    whole: StoredWhole, stakes: Stakes, moves: Mapping[tuple[int, int], int]
) -> Iterator[tuple[Due, int]]:
    """Yield the payments of a table's moves according to its transfers, with their times.

    Transfers that cannot be payments of a move are left out. ``moves``: times by deal and ply.
    """
    computers = [seat.seat for seat in whole.table.seats if seat.member_id is None]
    seats = {_seat(whole.table, seat.seat): seat.seat for seat in whole.table.seats}
    seats |= {_seat(whole.table, TABLE): TABLE} | {Party(AccountKind.BANK): each for each in computers}
    for _, key, reverses, _, _, amount, *rest in whole.transfers:
        payer, payee, (kind, reason, rule, cards, deal, ply, *_) = rest[:3], rest[3:6], rest[6:]
        one, other = seats.get(party_of(payer)), seats.get(party_of(payee))
        named = re.fullmatch(rf"{re.escape(whole.table.table_id)}:(paid:{deal}:{ply}:\d+)", key)
        if kind != Kind.PAYMENT or reverses is not None or named is None or (deal, ply) not in moves:
            continue
        if one is None or other is None or not stakes.chip_value or amount % stakes.chip_value:
            continue
        due = Due(Kind.PAYMENT, one, other, amount, named[1], reason, rule, cards, deal, ply)
        yield due, moves[deal, ply]


class _Entry(NamedTuple):
    """The fields of a transfer, stored or due, in the order in which differences are reported."""

    amount: int
    payer: Party
    payee: Party
    kind: str
    reason: str
    rule: str
    cards: str
    deal: int | None
    ply: int | None
    at: int | None
    actor: int | None = None
    note: str = ""
    """Payments of a game have no actor and no note."""


def _seat(stored: StoredTable, seat: int) -> Party:
    if seat == TABLE:
        return Party(AccountKind.POT, None, stored.table_id)
    member = stored.seats[seat].member_id
    return Party(AccountKind.BANK) if member is None else Party(AccountKind.WALLET, member)


def _word(value: object) -> str:
    return party_name(value) if isinstance(value, Party) else str(value)


_PAID_FOR: Final = slice(13, 18)
"""Reason, rule, cards, deal and ply of a transfer."""


def check_reversals(whole: StoredWhole) -> Iterator[Fault]:
    """Check that each transfer of a voided table is reversed as its void order says."""
    table_id, number = whole.table.table_id, whole.table.number
    back = {row[2]: row for row in whole.transfers if row[2] is not None}
    for row in whole.transfers:
        seq, _, reverses, debit, credit, amount, *_ = row
        if reverses is not None or not (back or whole.voids):
            continue
        if (
            seq not in back
            or back[seq][3:6] != (credit, debit, amount)
            or back[seq][_PAID_FOR] != row[_PAID_FOR]
        ):
            yield Fault(kind=FaultKind.REVERSAL, seq=seq, table_id=table_id, number=number)
    orders = {(row[-3], row[-2], row[-1]) for row in back.values()}
    if whole.voids and not back:
        yield Fault(kind=FaultKind.BEYOND, table_id=table_id, number=number, what="an order to void it")
    for guild_id, actor, note, at in whole.voids:
        if orders != {(at, actor, note)} or guild_id != whole.table.guild_id:
            what = "who voided it, where, when or why"
            yield Fault(kind=FaultKind.PLAYED, table_id=table_id, number=number, what=what)
    if back and not whole.voids:
        yield Fault(kind=FaultKind.LOST, table_id=table_id, number=number, what="the order to void it")
