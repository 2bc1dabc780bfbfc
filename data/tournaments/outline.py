"""What is known of a tournament without its settings and events, which may be unreadable.

It is enough to end it, and to pay back what the transfers have brought into its pot.
"""

from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.tables.stakes import Kind
from engine.tournaments.tournament import Stage

_OUTLINE: Final = """SELECT t.guild_id, t.channel_id, t.message_id, t.organiser_id, t.stage, t.version,
t.head, (SELECT coalesce(max(e.seq), 0) FROM tournament_events e WHERE e.tournament_id = t.tournament_id)
FROM tournaments t WHERE t.tournament_id = ?"""
_HELD: Final = """SELECT t.key, p.member_id, t.amount, e.balance FROM accounts e
JOIN transfers t ON t.guild_id = e.guild_id AND t.credit = e.account AND t.kind = ?
JOIN accounts p ON p.guild_id = t.guild_id AND p.account = t.debit
WHERE e.tournament_id = ? AND p.member_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM transfers r
WHERE r.guild_id = t.guild_id AND r.debit = e.account AND r.credit = t.debit) ORDER BY t.seq"""


class Outline(NamedTuple):
    """The row of a tournament, as far as its end needs it.

    ``events``: the number of the last one.
    """

    guild_id: int
    channel_id: int
    message_id: int | None
    organiser_id: int
    stage: Stage
    version: int
    head: str
    events: int


class HeldEntry(NamedTuple):
    """An entry that is in the pot of a tournament."""

    entrant: int
    member_id: int
    chips: int


async def load_outline(db: Database, tournament_id: str) -> Outline | None:
    """Return what is known of a tournament; None: there is none."""
    rows = await db.read(_OUTLINE, (tournament_id,))
    if not rows:
        return None
    guild_id, channel_id, message_id, organiser_id, stage, *rest = rows[0]
    return Outline(guild_id, channel_id, message_id, organiser_id, Stage(stage), *rest)


async def has_ended(db: Database, tournament_id: str) -> bool:
    """Return whether a tournament is over or cancelled."""
    known = await load_outline(db, tournament_id)
    return known is not None and known.stage in (Stage.OVER, Stage.CANCELLED)


async def entries_held(db: Database, tournament_id: str) -> list[HeldEntry]:
    """Return the entries for which nothing was paid back or won.

    They are no more than the pot can pay.
    """
    found: list[HeldEntry] = []
    paid = 0
    for key, member_id, chips, balance in await db.read(_HELD, (Kind.STAKE.value, tournament_id)):
        if paid + chips <= balance:
            paid += chips
            found.append(HeldEntry(int(key.rpartition(":")[2]), member_id, chips))
    return found


def leave_message(tournament_id: str) -> list[Statement]:
    """Store that the message of a tournament stays as it is."""
    return [("UPDATE tournaments SET shown = version WHERE tournament_id = ?", (tournament_id,))]
