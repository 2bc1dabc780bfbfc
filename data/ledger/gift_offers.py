"""Gifts that are offered: rows that are there until they are answered or lapse."""
# ruff: noqa: S608 - our own columns are put into the texts; values are parameters

from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.locks import lock_guild

_COLUMNS: Final = "id, guild_id, from_member_id, to_member_id, amount, until_at, sure"


class Offer(NamedTuple):
    """Chips that a member offers to another one of a server; members by their ids, ``until`` in ms UTC.
    ``sure``: the giver has confirmed it.
    """

    id: str
    guild_id: int
    giver: int
    taker: int
    amount: int
    until: int
    sure: bool = False


def draft(offer: Offer, *, now: int) -> list[Statement]:
    """Store an offer; those that have lapsed by ``now`` go."""
    return [
        ("DELETE FROM offers WHERE until_at <= ?", (now,)),
        (
            f"INSERT INTO offers ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*offer[:-1], int(offer.sure)),
        ),
    ]


async def find(db: Database, offer_id: str) -> Offer | None:
    """Return an offer that has not been answered; None: there is none."""
    rows = await db.read(f"SELECT {_COLUMNS} FROM offers WHERE id = ?", (offer_id,))
    return Offer._make((*rows[0][:-1], bool(rows[0][-1]))) if rows else None


def makes(offer: Offer, *, until: int) -> list[Statement]:
    """Store that the giver is sure. Conflict when the offer is not there any more as it was."""
    return [
        *_stands(offer),
        ("UPDATE offers SET sure = 1, until_at = ? WHERE id = ?", (until, offer.id)),
    ]


def answers(offer: Offer) -> list[Statement]:
    """Take an offer away that is answered. Conflict when it is not there any more as it was."""
    return [*_stands(offer), ("DELETE FROM offers WHERE id = ?", (offer.id,))]


def forget(member_id: int) -> list[Statement]:
    """Take the offers from and to a member away."""
    return [
        ("DELETE FROM offers WHERE from_member_id = ?", (member_id,)),
        ("DELETE FROM offers WHERE to_member_id = ?", (member_id,)),
    ]


def _stands(offer: Offer) -> list[Statement]:
    """See that an offer is as it was read: else a row without a name is refused."""
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
