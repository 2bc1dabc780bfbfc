"""What a table is played for, and what its seats therefore owe each other: arithmetic, the same for a live
table and for the audit that plays it again.

A *due* is one payment between two seats, or a seat and the pot of the table (``TABLE``). What lies in the
pot is a stack: whoever takes from it takes what was put in last.
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
"""The reason of payments that give back what was won in a match that does not count. A wallet pays them also
when it has less by now.
"""


class Kind(StrEnum):
    """What a transfer is for."""

    OPENING = "opening"  # the stake from the bank with which a wallet begins
    REFILL = "refill"
    GIFT = "gift"
    GRANT = "grant"
    STAKE = "stake"  # into the pot, before the match
    PAYMENT = "payment"  # a ``Paid`` event of a deal
    POINTS = "points"  # chips per point of the difference, after the match
    WON = "won"  # the stakes, to the winner of the match
    RETURNED = "returned"  # out of the pot, to whoever had put it in
    VOID = "void"  # takes another transfer back


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What a table is played for, in whole chips.

    ``chip_value`` multiplies every payment of the game; ``pot``: what each seat puts in for the match, to the
    winner; ``point``: what each point of the difference is worth after the match. ``minimum``: what sitting
    down takes. ``booked``: it reaches the books; ``rules``: by which its end is judged
    (data/tables/participation.py). Both are decided when the match begins.
    """

    chip_value: int = 0
    pot: int = 0
    point: int = 0
    minimum: int = 0
    booked: bool = False
    rules: int = EVERY_MATCH

    @property
    def needed(self) -> int:
        """What sitting down should take: the pot, or 100 of the table's chips or points."""
        return max(self.pot, 100 * self.chip_value, 100 * self.point)


class Due(NamedTuple):
    """``payer`` owes ``payee`` chips (seats, or ``TABLE``: the pot). ``key`` names it at its table."""

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


def wagers(stakes: Stakes, members: Sequence[int | None], *, bank_plays: bool) -> bool:
    """Say whether a match reaches the books: for stakes, and no computer without a bank behind it.

    ``members`` by seat, None for a computer.
    """
    played_for = stakes.chip_value or stakes.pot or stakes.point
    return bool(played_for) and (bank_plays or None not in members)


def opening_dues(stakes: Stakes, seats: int) -> list[Due]:
    """Return what the seats put into the pot before the match."""
    if not stakes.pot:
        return []
    return [Due(Kind.STAKE, seat, TABLE, stakes.pot, f"stake:{seat}") for seat in range(seats)]


def dues_of_events(stakes: Stakes, deal: int, ply: int, events: Iterable[Event]) -> list[Due]:
    """Return what the ``Paid`` among the events of one action come to."""
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
    """Return what the end of a match comes to; ``outcome`` None: it was closed without one.

    The stakes go to the winner, to several in equal parts, a remainder chip by chip to the first of them;
    without a winner each seat gets its own back. For the points every other seat pays its distance from the
    winners' score, shared out among them in the same way.
    """
    winners = () if outcome is None else outcome.winners
    dues: list[Due] = []
    if stakes.pot and not winners:
        dues += [
            Due(Kind.RETURNED, TABLE, due.payer, due.amount, returned(due.key))
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


def returned(key: str) -> str:
    """Return the key under which chips put into the pot by ``key`` go back."""
    return f"returned:{key}"


def paid_back(paid: Iterable[tuple[int, int, int]], members: Sequence[int | None]) -> list[Due]:
    """Return the payments by which every seat has again what it had before the match; ``paid`` are payer,
    payee and amount of all that went from seat to seat, or to the pot and out of it.

    All computers are one party, the bank: they stand for each other.
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
    """Return the keys of the payments into the pot of which something still lies there, the last one first.

    ``moves`` are payments in their order: key, and amount (below 0: out of the pot).
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
    """Store what a table is played for, new or changed."""
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
    """Return what a table is played for; None: for points alone."""
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
