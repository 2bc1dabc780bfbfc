"""Gifts that were offered and not yet answered; they expire."""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.locks import lock_guild

_COLUMNS: Final = "id, guild_id, from_member_id, to_member_id, amount, until_at, sure"


class Offer(NamedTuple):
    """Chips that one member of a guild offers to another.

    ``giver`` and ``taker`` are member ids; ``until`` is in ms UTC. ``sure``: the giver has confirmed it.
    """

    id: str
    guild_id: int
    giver: int
    taker: int
    amount: int
    until: int
    sure: bool = False


def draft(offer: Offer, *, now: int) -> list[Statement]:
    """Store an offer, and delete those that have expired by ``now``."""
    return [
        ("DELETE FROM offers WHERE until_at <= ?", (now,)),
        (
            f"INSERT INTO offers ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*offer[:-1], int(offer.sure)),
        ),
    ]


async def find(db: Database, offer_id: str) -> Offer | None:
    """Return an unanswered offer; None: there is none."""
    rows = await db.read(f"SELECT {_COLUMNS} FROM offers WHERE id = ?", (offer_id,))
    return Offer._make((*rows[0][:-1], bool(rows[0][-1]))) if rows else None


def confirm(offer: Offer, *, until: int) -> list[Statement]:
    """Store that the giver has confirmed. Conflict if the offer has changed or is gone."""
    return [
        *_require_unchanged(offer),
        ("UPDATE offers SET sure = 1, until_at = ? WHERE id = ?", (until, offer.id)),
    ]


def delete_answered(offer: Offer) -> list[Statement]:
    """Delete an answered offer. Conflict if it has changed or is gone."""
    return [*_require_unchanged(offer), ("DELETE FROM offers WHERE id = ?", (offer.id,))]


def delete_offers(member_id: int) -> list[Statement]:
    """Delete all offers from and to a member."""
    return [
        ("DELETE FROM offers WHERE from_member_id = ?", (member_id,)),
        ("DELETE FROM offers WHERE to_member_id = ?", (member_id,)),
    ]


def _require_unchanged(offer: Offer) -> list[Statement]:
    """Return statements that cause a Conflict unless the offer is as it was read.

    They insert a row whose id is NULL, which is refused.
    """
    return [
        lock_guild(offer.guild_id),
        (
            (
                f"INSERT INTO offers ({_COLUMNS}) SELECT NULL, 0, 0, 0, 0, 0, 0 "
                "WHERE NOT EXISTS (SELECT 1 FROM offers o WHERE o.id = ? AND o.sure = ?)"
            ),
            (offer.id, int(offer.sure)),
        ),
    ]
