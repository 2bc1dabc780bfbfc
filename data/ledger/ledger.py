"""The ledger of a guild: the bank issues chips, members hold them in wallets, tables in pots.

Tournaments hold them in escrow (data/ledger/escrow.py). Every change is a transfer from one account to
another, which is appended and never altered (data/db/migrations/0002_chips.sql); triggers keep the balances.
Functions return statements, to be joined into the unit of work of a move. Whatever is not allowed makes that
unit a Conflict; the ``check_`` functions find the reason.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.hash_chain import GENESIS, hashed
from data.db.locks import lock_guild
from data.ledger.ledger_queries import Wallet, wallet
from data.settings import ChipSettings
from data.tables.participation import RULES
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
    save_stakes,
)
from engine.events import TABLE, Event
from engine.match import Outcome

MAX_AMOUNT: Final = 1_000_000_000
"""The most that one transfer moves; a constraint of the table enforces it, too."""


class LedgerReason(StrEnum):
    """Why the ledger refuses something, each with its facts."""

    NOT_ENOUGH = "not_enough"  # member, have, need
    NEGATIVE = "negative"  # member, have: no new deal with a negative balance
    FROZEN = "frozen"  # member, note
    SELF = "self"
    COMPUTER = "computer"
    AMOUNT = "amount"  # amount, most
    GIFTS_OFF = "gifts_off"
    CAP = "cap"  # cap, and given (today) or need (at the table)
    TOO_SOON = "too_soon"  # next_at (ms)
    ABOVE_FLOOR = "above_floor"  # have, floor
    NOTE = "note"  # most (characters): empty, too long, or it contains an id
    ALREADY_DONE = "already_done"
    ALREADY_FROZEN = "already_frozen"
    NOT_FROZEN = "not_frozen"
    NO_WALLET = "no_wallet"  # member
    NO_CHIPS = "no_chips"  # nothing was booked at that table
    STILL_PLAYING = "still_playing"
    ALREADY_VOID = "already_void"


class LedgerRefusal(Exception):
    """The ledger refused; nothing has changed. ``facts`` are for the message."""

    def __init__(self, reason: LedgerReason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


class Side(NamedTuple):
    """One side of a transfer: an SQL condition for the account (``{0}``), and its parameters."""

    which: str
    params: tuple[object, ...] = ()

    def guarded(self, condition: str, *params: object) -> "Side":
        """Return the same account, which is missing unless the condition holds."""
        return Side(f"{self.which} AND {condition}", self.params + params)


BANK: Final = Side("{0}.account = 0")


def wallet_of(member_id: int) -> Side:
    """Return the wallet of a member."""
    return Side("{0}.member_id = ?", (member_id,))


def table_pot(table_id: str) -> Side:
    """Return the pot of a table."""
    return Side("{0}.table_id = ?", (table_id,))


CHAINED: Final = (
    *(
        "guild_id",
        "seq",
        "debit",
        "credit",
        "amount",
        "debit_after",
        "credit_after",
        "kind",
        "reason",
        "rule",
    ),
    *("cards", "table_id", "deal", "ply", "at", "key", "actor", "note", "reverses", "previous"),
)
"""The columns that the hash of a transfer covers, in this order."""

_GIVEN: Final = (
    *(("guild_id", "BIGINT"), ("asked", "BIGINT"), ("kind", "TEXT"), ("reason", "TEXT"), ("rule", "TEXT")),
    *(("cards", "TEXT"), ("table_id", "TEXT"), ("deal", "INTEGER"), ("ply", "INTEGER"), ("at", "BIGINT")),
    *(("name", "TEXT"), ("actor_id", "BIGINT"), ("note", "TEXT"), ("reverses", "BIGINT")),
)
_BY_KEY: Final = "x.name"
_BY_PAYEE: Final = "x.name || ':' || c.account"


@cache
def _transfer_sql(payer: str, payee: str, amount: str, key: str, *, once: bool) -> str:
    """Return the SQL that appends a transfer with its number, hash and new balances.

    A missing account, or one whose guard fails, is NULL, and the table's constraints refuse NULL.
    """
    given = ", ".join(f"CAST(? AS {kind}) AS {name}" for name, kind in _GIVEN)
    taken = (
        f"x.guild_id, b.entries + 1 AS seq, d.account AS debit, c.account AS credit, {amount} AS amount, "
        f"d.balance - ({amount}) AS debit_after, c.balance + ({amount}) AS credit_after, x.kind, x.reason, "
        f"x.rule, x.cards, x.table_id, x.deal, x.ply, x.at, {key} AS key, a.account AS actor, x.note, "
        "x.reverses, b.head AS previous"
    )
    accounts = (
        "LEFT JOIN books b ON b.guild_id = x.guild_id "
        f"LEFT JOIN accounts d ON d.guild_id = x.guild_id AND {payer.format('d')} "
        f"LEFT JOIN accounts c ON c.guild_id = x.guild_id AND {payee.format('c')} "
        "LEFT JOIN accounts a ON a.guild_id = x.guild_id AND a.member_id = x.actor_id"
    )
    values = [f"v.{name}" for name in CHAINED]
    unless = (
        " WHERE NOT EXISTS (SELECT 1 FROM transfers t WHERE t.guild_id = v.guild_id AND t.key = v.key)"
        if once
        else ""
    )
    return (
        f"INSERT INTO transfers ({', '.join(CHAINED)}, hash) "
        f"SELECT {', '.join(values)}, {hashed(*values)} "
        f"FROM (SELECT {taken} FROM (SELECT {given}) AS x {accounts}) AS v{unless}"
    )


def transfer(
    guild_id: int,
    payer: Side,
    payee: Side,
    amount: int,
    kind: Kind,
    *,
    key: str,
    at: int,
    reason: str = "",
    rule: str = "",
    cards: str = "",
    table_id: str | None = None,
    deal: int | None = None,
    ply: int | None = None,
    actor: int | None = None,
    note: str = "",
    reverses: int | None = None,
    once: bool = False,
    up_to: bool = False,
) -> list[Statement]:
    """Append a transfer. Conflict if its key exists, an account is missing or cannot pay.

    ``once``: do nothing if it exists already. ``up_to``: fill the payee up to the amount. With either, the
    payee's account is part of the key. ``actor`` is a member with an account. Keys and notes must not
    contain a member's id, since transfers outlast erasure. Raises LedgerRefusal (AMOUNT).
    """
    if amount not in range(1, MAX_AMOUNT + 1):
        raise LedgerRefusal(LedgerReason.AMOUNT, amount=amount, most=MAX_AMOUNT)
    sql = _transfer_sql(
        payer.which,
        payee.which,
        "x.asked - c.balance" if up_to else "x.asked",
        _BY_PAYEE if up_to or once else _BY_KEY,
        once=once,
    )
    given = (guild_id, amount, kind.value, reason, rule, cards, table_id, deal, ply, at, key, actor, note)
    return [lock_guild(guild_id), (sql, (*given, reverses, *payer.params, *payee.params))]


# --- accounts


def open_books(guild_id: int, at: int) -> list[Statement]:
    """Make sure that a guild has a ledger with a bank."""
    return [
        lock_guild(guild_id),
        (
            "INSERT INTO books (guild_id, entries, head) VALUES (?, 0, ?) ON CONFLICT (guild_id) DO NOTHING",
            (guild_id, GENESIS),
        ),
        (
            (
                "INSERT INTO accounts (guild_id, account, kind, opened_at) VALUES (?, 0, 'bank', ?) "
                "ON CONFLICT (guild_id, account) DO NOTHING"
            ),
            (guild_id, at),
        ),
    ]


NEXT_ACCOUNT: Final = "(SELECT coalesce(max(account), 0) + 1 FROM accounts WHERE guild_id = ?)"
"""SQL for the number of a guild's next account."""


def open_account(guild_id: int, member_id: int, at: int) -> list[Statement]:
    """Make sure that a member has an account: a wallet without opening chips."""
    return [
        *open_books(guild_id, at),
        (
            (
                "INSERT INTO accounts (guild_id, account, kind, member_id, opened_at) "
                f"VALUES (?, {NEXT_ACCOUNT}, 'wallet', ?, ?) ON CONFLICT (guild_id, member_id) DO NOTHING"
            ),
            (guild_id, guild_id, member_id, at),
        ),
    ]


def open_wallet(guild_id: int, member_id: int, *, chips: ChipSettings, at: int) -> list[Statement]:
    """Open a member's wallet with opening chips from the bank; an open wallet stays as it is."""
    unit = open_account(guild_id, member_id, at)
    if chips.opening:
        unit += transfer(
            guild_id,
            BANK,
            wallet_of(member_id),
            chips.opening,
            Kind.OPENING,
            key="opening",
            at=at,
            once=True,
        )
    return unit


def require(guild_id: int, member_id: int, condition: str, *params: object) -> list[Statement]:
    """Cause a Conflict unless a wallet meets the condition: ``opened_at`` would become NULL."""
    return [
        (
            (
                "UPDATE accounts SET opened_at = NULL "
                f"WHERE guild_id = ? AND member_id = ? AND NOT ({condition})"
            ),
            (guild_id, member_id, *params),
        )
    ]


async def expected_wallet(db: Database, guild_id: int, member_id: int, chips: ChipSettings) -> Wallet:
    """Return a wallet as it is, or as it would be opened."""
    return await wallet(db, guild_id, member_id) or Wallet(account=0, balance=chips.opening, frozen=False)


def check_frozen(purse: Wallet, member_id: int) -> None:
    """Raise LedgerRefusal (FROZEN) for a frozen wallet."""
    if purse.frozen:
        raise LedgerRefusal(LedgerReason.FROZEN, member=member_id, note=purse.note)


def check_covered(purse: Wallet, member_id: int, need: int) -> None:
    """Raise LedgerRefusal (NOT_ENOUGH) for a wallet that holds less than ``need``."""
    if purse.balance < need:
        raise LedgerRefusal(LedgerReason.NOT_ENOUGH, member=member_id, have=purse.balance, need=need)


# --- at a table


def check_stakes(stakes: Stakes, chips: ChipSettings) -> None:
    """Raise LedgerRefusal: CAP for stakes above the guild's limit, AMOUNT below 0."""
    for amount in (stakes.chip_value, stakes.pot, stakes.point, stakes.minimum):
        if amount not in range(MAX_AMOUNT + 1):
            raise LedgerRefusal(LedgerReason.AMOUNT, amount=amount, most=MAX_AMOUNT)
    if stakes.needed > chips.stakes_cap:
        raise LedgerRefusal(LedgerReason.CAP, cap=chips.stakes_cap, need=stakes.needed)


def sit_down(guild_id: int, member_id: int, *, minimum: int, chips: ChipSettings, at: int) -> list[Statement]:
    """Open the wallet of a member who takes a seat at a chip table.

    Conflict if it is frozen or holds less than the minimum; ``check_seat`` says which.
    """
    unit = open_wallet(guild_id, member_id, chips=chips, at=at)
    return unit + require(guild_id, member_id, "frozen = 0 AND balance >= ?", minimum)


async def check_seat(
    db: Database, guild_id: int, member_id: int, *, minimum: int, chips: ChipSettings
) -> None:
    """Raise LedgerRefusal (FROZEN, NOT_ENOUGH) if a member may not sit at a chip table."""
    purse = await expected_wallet(db, guild_id, member_id, chips)
    check_frozen(purse, member_id)
    check_covered(purse, member_id, minimum)


def begin_deal(guild_id: int, members: Iterable[int | None]) -> list[Statement]:
    """Refuse a deal if a balance is negative. Conflict; ``check_deal`` says whose."""
    people = [member for member in members if member is not None]
    required = [statement for member in people for statement in require(guild_id, member, "balance >= 0")]
    return [lock_guild(guild_id), *required]


async def check_deal(db: Database, guild_id: int, members: Iterable[int | None]) -> None:
    """Raise LedgerRefusal (NEGATIVE) for the first member with a negative balance."""
    for member in members:
        purse = await wallet(db, guild_id, member) if member is not None else None
        if purse is not None and purse.balance < 0:
            raise LedgerRefusal(LedgerReason.NEGATIVE, member=member, have=purse.balance)


def begin_match(
    guild_id: int,
    table_id: str,
    stakes: Stakes,
    *,
    members: Sequence[int | None],
    chips: ChipSettings,
    at: int,
) -> tuple[Stakes, list[Statement]]:
    """Decide whether the match is booked; if so, open pot and wallets, and take the stakes.

    ``members`` by seat, None for a computer. Return the stakes with that decision. Conflict if a wallet
    does not cover its stake.
    """
    stakes = replace(stakes, booked=is_booked(stakes, members, bank_plays=chips.bank_plays), rules=RULES)
    unit = save_stakes(table_id, stakes)
    if stakes.booked:
        unit += open_books(guild_id, at)
        for member in members:
            if member is not None:
                unit += open_wallet(guild_id, member, chips=chips, at=at)
        unit.append(
            (
                (
                    "INSERT INTO accounts (guild_id, account, kind, table_id, opened_at) "
                    f"VALUES (?, {NEXT_ACCOUNT}, 'pot', ?, ?)"
                ),
                (guild_id, guild_id, table_id, at),
            )
        )
        unit += _book(guild_id, table_id, opening_dues(stakes, len(members)), members=members, at=at)
    return stakes, unit


def payments(
    guild_id: int,
    table_id: str,
    deal: int,
    ply: int,
    events: Iterable[Event],
    *,
    stakes: Stakes,
    members: Sequence[int | None],
    at: int,
) -> list[Statement]:
    """Book what the events of one action pay, after ``ply`` actions; nothing for practice.

    A wallet may become negative, since the deal has begun.
    """
    if not stakes.booked:
        return []
    dues = dues_of_events(stakes, deal, ply, events)
    return _book(guild_id, table_id, dues, members=members, at=at)


async def settle(
    db: Database,
    guild_id: int,
    table_id: str,
    outcome: Outcome | None,
    *,
    stakes: Stakes,
    members: Sequence[int | None],
    at: int,
    pending: Iterable[Due] = (),
    counts: bool = True,
) -> list[Statement]:
    """Return the bookings at the end of a match: stakes, points, and the rest of the pot.

    The rest of the pot goes back to its owners. ``outcome`` None: the table was closed without one. If the
    match does not count (``counts``, data/tables/participation.py), everybody gets back what they paid.

    ``pending``: the dues of the same unit that are not stored yet (``dues_of_events`` of the last action).
    The caller holds the table's lock.
    """
    if not stakes.booked:
        return []
    rows = await db.read(
        "SELECT t.key, t.amount, d.kind, d.member_id, c.kind, c.member_id FROM transfers t "
        "JOIN accounts d ON d.guild_id = t.guild_id AND d.account = t.debit "
        "JOIN accounts c ON c.guild_id = t.guild_id AND c.account = t.credit "
        "WHERE t.table_id = ? AND t.kind = 'payment' ORDER BY t.seq",
        (table_id,),
    )
    paid = [
        (key.removeprefix(f"{table_id}:"), _seat_of(members, *debit), _seat_of(members, *credit), amount)
        for key, amount, *sides in rows
        for debit, credit in [(sides[:2], sides[2:])]
    ]
    paid += [(due.key, due.payer, due.payee, due.amount) for due in pending]
    owners = {key: payer for key, payer, _, _ in paid}
    pot = [
        (key, amount if payee == TABLE else -amount)
        for key, payer, payee, amount in paid
        if TABLE in (payer, payee)
    ]
    dues = [
        Due(Kind.RETURNED, TABLE, owners[key], amount, return_key(key)) for key, amount in left_in_pot(pot)
    ]
    if not counts:
        moves = [(payer, payee, amount) for _, payer, payee, amount in paid]
        moves += [(due.payer, due.payee, due.amount) for due in dues]
        dues += refund_dues(moves, members)
    dues += match_dues(stakes, len(members), outcome if counts else None)
    return _book(guild_id, table_id, dues, members=members, at=at)


def _seat_of(members: Sequence[int | None], kind: str, member: int | None) -> int:
    """Return the seat that an account plays for; the bank plays for all computers."""
    return TABLE if kind == "pot" else members.index(member)


def _seat(table_id: str, members: Sequence[int | None], seat: int) -> Side:
    if seat == TABLE:
        return table_pot(table_id)
    member = members[seat]
    return BANK if member is None else wallet_of(member)


def _book(
    guild_id: int, table_id: str, dues: Iterable[Due], *, members: Sequence[int | None], at: int
) -> list[Statement]:
    """Return the transfers for dues, except between two computers: the bank would pay itself."""
    unit: list[Statement] = []
    for due in dues:
        payer, payee = _seat(table_id, members, due.payer), _seat(table_id, members, due.payee)
        if payer != payee:
            unit += transfer(
                guild_id,
                payer,
                payee,
                due.amount,
                due.kind,
                key=f"{table_id}:{due.key}",
                at=at,
                reason=due.reason,
                rule=due.rule,
                cards=due.cards,
                table_id=table_id,
                deal=due.deal,
                ply=due.ply,
            )
    return unit
