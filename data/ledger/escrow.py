"""The escrow accounts of tournaments: entries go in; prizes and refunds go out.

Each transfer has a key of tournament, purpose and entrant, so that none is made twice. The database refuses
an escrow account below 0.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from data.db.database import Database, Statement
from data.ledger.ledger import (
    NEXT_ACCOUNT,
    Side,
    check_covered,
    check_deal,
    check_frozen,
    expected_wallet,
    open_account,
    open_books,
    open_wallet,
    require,
    transfer,
    wallet_of,
)
from data.settings import ChipSettings
from data.tables.stakes import Kind
from engine.tournaments.dues import Due, DueKind

KINDS: Final = {DueKind.ENTRY: Kind.STAKE, DueKind.REFUND: Kind.RETURNED, DueKind.PRIZE: Kind.WON}
"""The kinds of transfers by what they are for."""


def transfer_key(tournament_id: str, due: Due) -> str:
    """Return the key of a transfer in the ledger."""
    return f"tournament:{tournament_id}:{due.kind}:{due.entrant}"


def escrow_of(tournament_id: str) -> Side:
    """Return the escrow account of a tournament."""
    return Side("{0}.tournament_id = ?", (tournament_id,))


async def check_entry(
    db: Database, guild_id: int, member_id: int, chips_needed: int, settings: ChipSettings
) -> None:
    """Raise LedgerRefusal (FROZEN, NEGATIVE, NOT_ENOUGH) if a member cannot pay an entry."""
    purse = await expected_wallet(db, guild_id, member_id, settings)
    check_frozen(purse, member_id)
    await check_deal(db, guild_id, [member_id])
    if purse.account and settings.opening:
        # An account that was opened for another reason, such as a gift, gets its opening chips now.
        key = f"opening:{purse.account}"
        had = await db.read("SELECT 1 FROM transfers WHERE guild_id = ? AND key = ?", (guild_id, key))
        purse = purse if had else replace(purse, balance=purse.balance + settings.opening)
    check_covered(purse, member_id, chips_needed)


def bookings(
    guild_id: int,
    tournament_id: str,
    owed: Sequence[Due],
    members: Mapping[int, int],
    *,
    chips: ChipSettings,
    at: int,
) -> list[Statement]:
    """Book what the events of a tournament move; ``members``: member ids by entrant.

    A frozen wallet gets prizes and refunds, too. Conflict if a wallet cannot pay an entry (``check_entry``
    says why), or if something was booked before. Raises LedgerRefusal (AMOUNT).
    """
    if not owed:
        return []
    unit = open_books(guild_id, at)
    unit.append(
        (
            (
                "INSERT INTO accounts (guild_id, account, kind, tournament_id, opened_at) "
                f"VALUES (?, {NEXT_ACCOUNT}, 'escrow', ?, ?) ON CONFLICT (tournament_id) DO NOTHING"
            ),
            (guild_id, guild_id, tournament_id, at),
        )
    )
    for due in owed:
        member = members[due.entrant]
        payer, payee = escrow_of(tournament_id), wallet_of(member)
        if due.kind is DueKind.ENTRY:
            payer, payee = payee, payer
            unit += open_wallet(guild_id, member, chips=chips, at=at)
            unit += require(guild_id, member, "frozen = 0 AND balance >= ?", due.chips)
        else:
            unit += open_account(guild_id, member, at)
        key = transfer_key(tournament_id, due)
        unit += transfer(guild_id, payer, payee, due.chips, KINDS[due.kind], key=key, at=at)
    return unit
