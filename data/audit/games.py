"""The games of a server: that what was paid at each table is what playing it again pays."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from data.audit.report import Fault, FaultKind
from data.books import AccountKind, Party, party_name, party_of
from data.database import Database
from data.errors import BadRecord
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

__all__ = ["audit_table", "tables_to_audit"]


def _game_dues(stored: StoredTable, stakes: Stakes) -> list[Due]:
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


async def tables_to_audit(db: Database, guild_id: int) -> list[str]:
    """Return the tables that were played for stakes, or have transfers."""
    rows = await db.read(
        "SELECT t.table_id FROM tables t WHERE t.guild_id = ? "
        "AND (EXISTS (SELECT 1 FROM stakes s WHERE s.table_id = t.table_id) "
        "OR EXISTS (SELECT 1 FROM transfers x WHERE x.table_id = t.table_id)) ORDER BY t.number",
        (guild_id,),
    )
    return [table_id for (table_id,) in rows]


async def audit_table(db: Database, table_id: str) -> list[Fault] | None:
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
            due = await asyncio.to_thread(_game_dues, stored, played_for)
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
