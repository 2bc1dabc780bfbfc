"""Commands of members and moderators: gifts, refills, grants, freezing, voiding a table.

Each command is written at once. It is checked first, to find the reason for a refusal; constraints decide
between concurrent commands, and then it is checked again.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from data.db.database import Database, Statement
from data.db.errors import Conflict
from data.fairness.guild_chain import seal_freeze, seal_void
from data.ledger.ledger import (
    BANK,
    MAX_AMOUNT,
    LedgerReason,
    LedgerRefusal,
    Side,
    check_covered,
    check_frozen,
    expected_wallet,
    open_account,
    open_wallet,
    transfer,
    wallet_of,
)
from data.ledger.ledger_queries import wallet
from data.settings import ChipSettings
from data.tables.stakes import Kind

NOTE_LENGTH: Final = 200
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS

_TRIES = 5  # others may change the same wallet between check and write


async def _execute(db: Database, unit: list[Statement], check: Callable[[], Awaitable[object]]) -> None:
    """Write a command; if a constraint refuses it, ``check`` finds out why."""
    for left in reversed(range(_TRIES)):
        await check()
        try:
            await db.write(unit)
        except Conflict:
            if not left:
                raise
        else:
            return


async def _exists(db: Database, guild_id: int, key: str) -> bool:
    return bool(await db.read("SELECT 1 FROM transfers WHERE guild_id = ? AND key = ?", (guild_id, key)))


async def _check_new(db: Database, guild_id: int, key: str) -> None:
    if await _exists(db, guild_id, key):
        raise LedgerRefusal(LedgerReason.ALREADY_DONE)


async def check_gift(
    db: Database,
    guild_id: int,
    giver: int,
    receiver: int | None,
    amount: int,
    *,
    chips: ChipSettings,
    at: int,
) -> None:
    """Raise LedgerRefusal if a gift cannot be made (``receiver`` None: a computer player).

    GIFTS_OFF, COMPUTER, SELF, AMOUNT, FROZEN (either side), CAP (in a day), NOT_ENOUGH.
    """
    if not chips.gifts:
        raise LedgerRefusal(LedgerReason.GIFTS_OFF)
    if receiver is None:
        raise LedgerRefusal(LedgerReason.COMPUTER)
    if receiver == giver:
        raise LedgerRefusal(LedgerReason.SELF)
    if amount not in range(1, MAX_AMOUNT + 1):
        raise LedgerRefusal(LedgerReason.AMOUNT, amount=amount, most=MAX_AMOUNT)
    purse = await expected_wallet(db, guild_id, giver, chips)
    check_frozen(purse, giver)
    check_frozen(await expected_wallet(db, guild_id, receiver, chips), receiver)
    [(given,)] = await db.read(
        "SELECT coalesce(sum(amount), 0) FROM transfers "
        "WHERE guild_id = ? AND debit = ? AND kind = 'gift' AND at >= ?",
        (guild_id, purse.account, at - at % DAY_MS),
    )
    if given + amount > chips.gift_cap:
        raise LedgerRefusal(LedgerReason.CAP, cap=chips.gift_cap, given=int(given))
    check_covered(purse, giver, amount)


async def give(
    db: Database,
    guild_id: int,
    giver: int,
    receiver: int | None,
    amount: int,
    *,
    chips: ChipSettings,
    key: str,
    at: int,
    answer: Sequence[Statement] = (),
) -> None:
    """Give chips to another member, after both have confirmed; ``answer`` is part of the unit.

    ``key`` identifies the gift, so that it is made once; it must not contain a member's id, see
    ``transfer``. Raises LedgerRefusal like ``check_gift``, and ALREADY_DONE; Conflict if the answer is
    refused. Nothing is given then.
    """
    name = f"gift:{key}"

    async def check() -> None:
        await _check_new(db, guild_id, name)
        await check_gift(db, guild_id, giver, receiver, amount, chips=chips, at=at)

    if receiver is None:
        raise LedgerRefusal(LedgerReason.COMPUTER)
    payer = wallet_of(giver).guarded(
        "{0}.frozen = 0 AND (SELECT coalesce(sum(g.amount), 0) FROM transfers g "
        "WHERE g.guild_id = {0}.guild_id AND g.debit = {0}.account AND g.kind = 'gift' AND g.at >= ?) <= ?",
        at - at % DAY_MS,
        chips.gift_cap - amount,
    )
    unit = [
        *answer,
        *open_wallet(guild_id, giver, chips=chips, at=at),
        *open_wallet(guild_id, receiver, chips=chips, at=at),
        *transfer(
            guild_id,
            payer,
            wallet_of(receiver).guarded("{0}.frozen = 0"),
            amount,
            Kind.GIFT,
            key=name,
            at=at,
        ),
    ]
    await _execute(db, unit, check)


def _refill_key(chips: ChipSettings, at: int) -> str:
    """Return the key of all refills in one period."""
    return f"refill:{chips.refill_hours}:{at // (chips.refill_hours * HOUR_MS)}"


async def check_refill(db: Database, guild_id: int, member_id: int, *, chips: ChipSettings, at: int) -> int:
    """Return the amount of a refill. Raises LedgerRefusal (FROZEN, ABOVE_FLOOR, TOO_SOON)."""
    purse = await expected_wallet(db, guild_id, member_id, chips)
    check_frozen(purse, member_id)
    if purse.balance >= chips.refill_floor:
        raise LedgerRefusal(LedgerReason.ABOVE_FLOOR, have=purse.balance, floor=chips.refill_floor)
    if await _exists(db, guild_id, f"{_refill_key(chips, at)}:{purse.account}"):
        period = chips.refill_hours * HOUR_MS
        raise LedgerRefusal(LedgerReason.TOO_SOON, next_at=(at // period + 1) * period)
    return chips.refill_floor - purse.balance


async def refill(db: Database, guild_id: int, member_id: int, *, chips: ChipSettings, at: int) -> None:
    """Fill a wallet up to the floor from the bank, once in each period (from 0:00 UTC).

    Raises LedgerRefusal like ``check_refill``.
    """

    async def check() -> None:
        await check_refill(db, guild_id, member_id, chips=chips, at=at)

    unit = [
        *open_wallet(guild_id, member_id, chips=chips, at=at),
        *transfer(
            guild_id,
            BANK,
            wallet_of(member_id).guarded("{0}.frozen = 0"),
            chips.refill_floor,
            Kind.REFILL,
            key=_refill_key(chips, at),
            at=at,
            up_to=True,
        ),
    ]
    await _execute(db, unit, check)


# --- moderators' commands


def _note(text: str) -> str:
    """Check a public note. It is kept for ever, so it must not contain an id."""
    note = text.strip()
    if not 0 < len(note) <= NOTE_LENGTH or re.search(r"\d{15}", note):
        raise LedgerRefusal(LedgerReason.NOTE, most=NOTE_LENGTH)
    return note


def _open_actor(guild_id: int, actor: int | None, at: int) -> list[Statement]:
    return [] if actor is None else open_account(guild_id, actor, at)


_ACCOUNT: Final = "(SELECT a.account FROM accounts a WHERE a.guild_id = ? AND a.member_id = ?)"


async def grant(
    db: Database,
    guild_id: int,
    member_id: int | None,
    amount: int,
    *,
    actor: int | None,
    note: str,
    chips: ChipSettings,
    key: str,
    at: int,
) -> None:
    """Give chips of the bank to a member. ``key`` identifies the grant, so that it is made once.

    Raises LedgerRefusal (COMPUTER, AMOUNT, NOTE, ALREADY_DONE).
    """
    if member_id is None:
        raise LedgerRefusal(LedgerReason.COMPUTER)
    name = f"grant:{key}"

    unit = [
        *_open_actor(guild_id, actor, at),
        *open_wallet(guild_id, member_id, chips=chips, at=at),
        *transfer(
            guild_id,
            BANK,
            wallet_of(member_id),
            amount,
            Kind.GRANT,
            key=name,
            at=at,
            actor=actor,
            note=_note(note),
        ),
    ]
    await _execute(db, unit, lambda: _check_new(db, guild_id, name))


async def freeze(
    db: Database, guild_id: int, member_id: int, *, frozen: bool, actor: int | None, note: str, at: int
) -> None:
    """Freeze or unfreeze a wallet; the owner of a frozen one can neither give nor take a seat.

    Payments of the current deal are still made. Raises LedgerRefusal (NOTE, NO_WALLET, ALREADY_FROZEN,
    NOT_FROZEN).
    """
    which = (guild_id, member_id)
    unit: list[Statement] = [
        *_open_actor(guild_id, actor, at),
        (
            (
                "INSERT INTO freezes (guild_id, account, number, frozen, actor, note, at) "
                f"VALUES (?, {_ACCOUNT}, (SELECT coalesce(max(f.number), 0) + 1 FROM freezes f "
                f"WHERE f.guild_id = ? AND f.account = {_ACCOUNT}), ?, {_ACCOUNT}, ?, ?)"
            ),
            (guild_id, *which, guild_id, *which, int(frozen), guild_id, actor, _note(note), at),
        ),
        ("UPDATE accounts SET frozen = ? WHERE guild_id = ? AND member_id = ?", (int(frozen), *which)),
        *seal_freeze(guild_id, member_id, at=at),
    ]
    try:
        await db.write(unit)
    except Conflict:
        purse = await wallet(db, guild_id, member_id)
        if purse is None:
            raise LedgerRefusal(LedgerReason.NO_WALLET, member=member_id) from None
        if purse.frozen == frozen:
            reason = LedgerReason.ALREADY_FROZEN if frozen else LedgerReason.NOT_FROZEN
            raise LedgerRefusal(reason, member=member_id) from None
        raise


async def void_table(db: Database, table_id: str, *, actor: int | None, note: str, at: int) -> int:
    """Reverse every transfer of a finished table, last one first, by new transfers.

    Return how many. Raises LedgerRefusal (NOTE, NO_CHIPS, STILL_PLAYING, ALREADY_VOID).
    """
    why = _note(note)
    tables, voids, rows = await db.read_together(
        [
            ("SELECT guild_id, status, number FROM tables WHERE table_id = ?", (table_id,)),
            ("SELECT 1 FROM voids WHERE table_id = ?", (table_id,)),
            (
                (
                    "SELECT seq, debit, credit, amount, reason, rule, cards, deal, ply FROM transfers "
                    "WHERE table_id = ? ORDER BY seq DESC"
                ),
                (table_id,),
            ),
        ]
    )
    if voids:
        raise LedgerRefusal(LedgerReason.ALREADY_VOID)
    if not rows:
        raise LedgerRefusal(LedgerReason.NO_CHIPS)
    [(guild_id, status, number)] = tables
    if status not in {"over", "closed"}:
        raise LedgerRefusal(LedgerReason.STILL_PLAYING, number=number)
    unit: list[Statement] = [
        *_open_actor(guild_id, actor, at),
        (
            f"INSERT INTO voids (table_id, guild_id, actor, note, at) VALUES (?, ?, {_ACCOUNT}, ?, ?)",
            (table_id, guild_id, guild_id, actor, why, at),
        ),
    ]
    for seq, debit, credit, amount, reason, rule, cards, deal, ply in rows:
        unit += transfer(
            guild_id,
            Side("{0}.account = ?", (credit,)),
            Side("{0}.account = ?", (debit,)),
            amount,
            Kind.VOID,
            key=f"void:{seq}",
            at=at,
            reason=reason,
            rule=rule,
            cards=cards,
            table_id=table_id,
            deal=deal,
            ply=ply,
            actor=actor,
            note=why,
            reverses=seq,
        )
    unit += seal_void(guild_id, table_id, at=at)
    try:
        await db.write(unit)
    except Conflict:
        if await db.read("SELECT 1 FROM voids WHERE table_id = ?", (table_id,)):
            raise LedgerRefusal(LedgerReason.ALREADY_VOID) from None
        raise
    return len(rows)
