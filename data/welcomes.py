"""The message to a guild that the bot has joined: sent once for each invitation.

An invitation is known by the moment at which the bot joined, so that a guild that removes the bot and
invites it again is welcomed again. A process claims an invitation before it sends the message; the others
leave it alone, and go on with it if the claim ends without an outcome.
"""

# ruff: noqa: S608 - the SQL is built from our own words; values are parameters

from enum import StrEnum
from typing import Final, NamedTuple

from data.db.database import Database, Statement


class Outcome(StrEnum):
    """What has become of the message to a guild."""

    SENT = "sent"
    REFUSED = "refused"
    """The bot may write nowhere, or nobody knows whether the message has arrived."""
    ANSWERED = "answered"
    """A member who manages the guild has seen it as the answer to a command."""


class Invitation(NamedTuple):
    """A guild, and when the bot joined it (ms UTC)."""

    guild_id: int
    joined_at: int


class Attempt(NamedTuple):
    """A message that was begun.

    ``channel_id`` None: by direct message. ``begun_at``: ms UTC; None: nothing was begun yet.
    """

    channel_id: int | None = None
    begun_at: int | None = None


_SAME: Final = "welcomes.joined_at = excluded.joined_at"
_PENDING: Final = "guild_id = ? AND joined_at = ? AND outcome = ''"


async def welcomes_since(db: Database) -> int:
    """Return the moment before which no joined guild is welcomed, in ms UTC."""
    [(at,)] = await db.read("SELECT welcomes_since FROM house")
    return int(at)


async def claim(db: Database, invitation: Invitation, now: int, until: int) -> Attempt | None:
    """Claim the message of an invitation until ``until`` (ms UTC), and return what was begun.

    None: it needs none any more, or another process has claimed it.
    """
    rows = await db.write_relaxed(
        "INSERT INTO welcomes (guild_id, joined_at, claimed_until) VALUES (?, ?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET joined_at = excluded.joined_at, "
        "claimed_until = excluded.claimed_until, outcome = '', "
        f"channel_id = CASE WHEN {_SAME} THEN welcomes.channel_id END, "
        f"begun_at = CASE WHEN {_SAME} THEN welcomes.begun_at END "
        "WHERE excluded.joined_at > welcomes.joined_at "
        f"OR ({_SAME} AND welcomes.outcome = '' AND welcomes.claimed_until <= ?) "
        "RETURNING channel_id, begun_at",
        (*invitation, until, now),
    )
    return Attempt(*rows[0]) if rows else None


async def claimed_until(db: Database, invitation: Invitation) -> int | None:
    """Return when the claim of another process ends, in ms UTC; None: no message is to be sent."""
    rows = await db.read(f"SELECT claimed_until FROM welcomes WHERE {_PENDING}", tuple(invitation))
    return int(rows[0][0]) if rows else None


def begin(invitation: Invitation, until: int, attempt: Attempt) -> list[Statement]:
    """Store where a message is about to be sent.

    Violates NOT NULL, so Conflict is raised, unless the invitation is still claimed until ``until``.
    """
    return [
        (
            (
                "UPDATE welcomes SET channel_id = ?, begun_at = ?, joined_at = "
                "CASE WHEN joined_at = ? AND claimed_until = ? AND outcome = '' THEN joined_at END "
                "WHERE guild_id = ?"
            ),
            (*attempt, invitation.joined_at, until, invitation.guild_id),
        )
    ]


def end(invitation: Invitation, outcome: Outcome) -> list[Statement]:
    """Store what has become of the message of an invitation."""
    return [(f"UPDATE welcomes SET outcome = ? WHERE {_PENDING}", (outcome.value, *invitation))]


async def answer(db: Database, guild_id: int, now: int, *, unseen: bool) -> bool:
    """Note that a member who manages a guild sees the message as an answer.

    Return whether they should: once, where the message was refused. ``unseen``: also where nobody has told
    the bot that it has joined, unless the guild has played before this schema.
    """
    if unseen:
        new = (
            "SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), 'answered' FROM house WHERE NOT EXISTS "
            "(SELECT 1 FROM tables t WHERE t.guild_id = ? AND t.created_at <= house.welcomes_since)"
        )
        sql = (
            f"INSERT INTO welcomes (guild_id, joined_at, outcome) {new} ON CONFLICT (guild_id) DO UPDATE "
            "SET outcome = 'answered' WHERE welcomes.outcome = 'refused' RETURNING guild_id"
        )
        return bool(await db.write_relaxed(sql, (guild_id, now, guild_id)))
    sql = "UPDATE welcomes SET outcome = 'answered' WHERE guild_id = ? AND outcome = 'refused'"
    return bool(await db.write_relaxed(f"{sql} RETURNING guild_id", (guild_id,)))
