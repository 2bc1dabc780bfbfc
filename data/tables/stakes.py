"""The stakes of a table, and the payments between its seats that follow from them.

Pure arithmetic, used by live tables and by the audit that replays them.

A *due* is one payment between two seats, or between a seat and the table's pot (``TABLE``). The pot is a
stack: what was put in last is taken out first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.tables.participation import EVERY_MATCH
from engine.cards import code
from engine.events import TABLE, Event, Paid
from engine.match import Outcome

UNPLAYED: Final = "unplayed"
"""The reason of payments that return what was won in a match that does not count.

A wallet makes them even if its balance becomes negative.
"""


class Kind(StrEnum):
    """What a transfer is for."""

    OPENING = "opening"  # a new wallet's first chips, from the bank
    REFILL = "refill"
    GIFT = "gift"
    GRANT = "grant"
    STAKE = "stake"  # into the pot, before the match
    PAYMENT = "payment"  # a ``Paid`` event of a deal
    POINTS = "points"  # chips per point of the difference, after the match
    WON = "won"  # the stakes, to the winner of the match
    RETURNED = "returned"  # out of the pot, to the one who had put it in
    VOID = "void"  # reverses another transfer


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What a table is played for, in whole chips.

    ``chip_value`` multiplies every payment of the game. ``pot``: what each seat pays in for the match's
    winner. ``point``: the value of each point of the difference after the match. ``minimum``: the balance
    needed to take a seat. ``booked``: payments are booked in the ledger. ``rules``: the version of the
    participation rules (data/tables/participation.py). The last two are decided when the match starts.
    """

    chip_value: int = 0
    pot: int = 0
    point: int = 0
    minimum: int = 0
    booked: bool = False
    rules: int = EVERY_MATCH

    @property
    def needed(self) -> int:
        """The balance recommended for a seat: the pot, or 100 of the table's chips or points."""
        return max(self.pot, 100 * self.chip_value, 100 * self.point)


def usual_stakes(*, pays: bool, cap: int) -> Stakes:
    """Return the stakes of a table for which nobody has chosen any.

    A chip of a game that ``pays`` chips is worth one play chip, unless the guild's ``cap`` forbids that.
    """
    usual = Stakes(chip_value=int(pays))
    return usual if usual.needed <= cap else Stakes()


class Due(NamedTuple):
    """``payer`` pays ``payee`` chips (seats, or ``TABLE``: the pot).

    ``key`` is unique at the table.
    """

    kind: Kind
    payer: int
    payee: int
    amount: int
    key: str
    reason: str = ""
    rule: str = ""
    cards: str = ""
    deal: int | None = None
    ply: int | None = None


def is_booked(stakes: Stakes, members: Sequence[int | None], *, bank_plays: bool) -> bool:
    """Return whether a match is booked: it has stakes, and the bank backs its computers, if any.

    ``members`` by seat, None for a computer.
    """
    played_for = stakes.chip_value or stakes.pot or stakes.point
    return bool(played_for) and (bank_plays or None not in members)


def opening_dues(stakes: Stakes, seats: int) -> list[Due]:
    """Return what the seats pay into the pot before the match."""
    if not stakes.pot:
        return []
    return [Due(Kind.STAKE, seat, TABLE, stakes.pot, f"stake:{seat}") for seat in range(seats)]


def dues_of_events(stakes: Stakes, deal: int, ply: int, events: Iterable[Event]) -> list[Due]:
    """Return the payments for the ``Paid`` events of one action."""
    if not stakes.chip_value:
        return []
    return [
        Due(
            Kind.PAYMENT,
            event.payer,
            event.seat,
            event.amount * stakes.chip_value,
            f"paid:{deal}:{ply}:{place}",
            event.reason,
            event.rule,
            code(event.cards),
            deal,
            ply,
        )
        for place, event in enumerate(events)
        if isinstance(event, Paid)
    ]


def match_dues(stakes: Stakes, seats: int, outcome: Outcome | None) -> list[Due]:
    """Return the payments at the end of a match; ``outcome`` None: it was closed without one.

    The winner gets the stakes; several share them equally, and a remainder goes chip by chip to the first
    of them. Without a winner each seat gets its own stake back. For the points, every other seat pays its
    distance from the winners' score, which is shared among them in the same way.
    """
    winners = () if outcome is None else outcome.winners
    dues: list[Due] = []
    if stakes.pot and not winners:
        dues += [
            Due(Kind.RETURNED, TABLE, due.payer, due.amount, return_key(due.key))
            for due in opening_dues(stakes, seats)
        ]
    elif stakes.pot:
        dues += [
            Due(Kind.WON, TABLE, seat, share, f"won:{seat}")
            for seat, share in _shares(stakes.pot * seats, winners)
        ]
    if outcome is not None and winners:
        best = outcome.scores[winners[0]]
        for loser in range(seats):
            if loser not in winners:
                distance = abs(best - outcome.scores[loser])
                dues += [
                    Due(Kind.POINTS, loser, seat, share, f"points:{loser}:{seat}")
                    for seat, share in _shares(distance * stakes.point, winners)
                ]
    return dues


def _shares(amount: int, winners: Sequence[int]) -> list[tuple[int, int]]:
    each, rest = divmod(amount, len(winners))
    shares = ((seat, each + (place < rest)) for place, seat in enumerate(winners))
    return [(seat, share) for seat, share in shares if share]


def return_key(key: str) -> str:
    """Return the key of the payment that returns what was paid into the pot under ``key``."""
    return f"returned:{key}"


def refund_dues(paid: Iterable[tuple[int, int, int]], members: Sequence[int | None]) -> list[Due]:
    """Return the payments that restore every seat's balance from before the match.

    ``paid``: payer, payee and amount of all payments between seats, or with the pot. All computers are one
    party, the bank.
    """
    bank = members.index(None) if None in members else TABLE
    gained: dict[int, int] = {}
    for payer, payee, amount in paid:
        for seat, change in ((payer, -amount), (payee, amount)):
            if seat != TABLE:
                party = bank if members[seat] is None else seat
                gained[party] = gained.get(party, 0) + change
    short = {seat: -gain for seat, gain in sorted(gained.items()) if gain < 0}
    dues: list[Due] = []
    for payer, gain in sorted(gained.items()):
        for payee in short:
            if amount := min(max(gain, 0), short[payee]):
                gain -= amount
                short[payee] -= amount
                dues.append(Due(Kind.PAYMENT, payer, payee, amount, f"back:{payer}:{payee}", UNPLAYED))
    return dues


def left_in_pot(moves: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Return the keys of the payments that are still in the pot, at least in part, newest first.

    ``moves`` are payments in order: key, and amount (negative: out of the pot).
    """
    stack: list[tuple[str, int]] = []
    for key, amount in moves:
        if amount > 0:
            stack.append((key, amount))
        while amount < 0 and stack:
            below, lying = stack.pop()
            amount += lying
            if amount > 0:
                stack.append((below, amount))
    return stack[::-1]


def save_stakes(table_id: str, stakes: Stakes) -> list[Statement]:
    """Store the stakes of a table, or replace them."""
    return [
        (
            (
                "INSERT INTO stakes (table_id, chip_value, pot, point, minimum, booked, rules) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
                "chip_value = excluded.chip_value, pot = excluded.pot, point = excluded.point, "
                "minimum = excluded.minimum, booked = excluded.booked, rules = excluded.rules"
            ),
            (
                table_id,
                stakes.chip_value,
                stakes.pot,
                stakes.point,
                stakes.minimum,
                int(stakes.booked),
                stakes.rules,
            ),
        )
    ]


async def load_stakes(db: Database, table_id: str) -> Stakes | None:
    """Return the stakes of a table; None: it is played for points alone."""
    rows = await db.read(
        "SELECT chip_value, pot, point, minimum, booked, rules FROM stakes WHERE table_id = ?", (table_id,)
    )
    return stakes_of(rows[0]) if rows else None


def stakes_of(row: Sequence[int]) -> Stakes:
    """Return the stakes of a row: chip_value, pot, point, minimum, booked, rules."""
    chip_value, pot, point, minimum, booked, rules = row
    return Stakes(
        chip_value=chip_value, pot=pot, point=point, minimum=minimum, booked=bool(booked), rules=rules
    )
