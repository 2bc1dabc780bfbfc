"""Roles by rank: what a guild gives for a rating, or for a place in its last season.

Who has the rank follows from the leaderboards (data/rankings/leaderboards.py). Stored is only what the guild
wants, and to whom the bot has given a role: it takes back no role that somebody else has given.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.rankings.leaderboards import Period, leaderboard, period_key, seasons

MOST_RANKS: Final = 20
"""Roles by rank that a guild may have."""
HIGHEST_RATING: Final = 10_000
LAST_PLACE: Final = 100
"""The last place of a season for which a role can be given."""


class RankKind(StrEnum):
    """What a role is given for."""

    RATING = "rating"
    SEASON = "season"


@dataclass(frozen=True, slots=True)
class RankRole:
    """A role of a guild, and the ratings or places from ``low`` to ``high`` for which it is given.

    Ratings are as shown; provisional ones give no role. Places count from 1, and ties share them.
    """

    guild_id: int
    role_id: int
    game: str
    kind: RankKind
    low: int
    high: int


class Held(NamedTuple):
    """A role that the bot has given; ``held`` False: Discord refused it at ``at`` (ms UTC)."""

    member_id: int
    held: bool
    at: int


async def rank_roles(db: Database, guild_id: int) -> list[RankRole]:
    """Return the roles by rank of a guild, by game, the highest first."""
    rows = await db.read(
        "SELECT guild_id, role_id, game, kind, low, high FROM rank_roles WHERE guild_id = ? "
        "ORDER BY game, kind, low DESC, role_id",
        (guild_id,),
    )
    return [
        RankRole(guild, role, game, RankKind(kind), low, high) for guild, role, game, kind, low, high in rows
    ]


async def guilds_with_ranks(db: Database) -> list[int]:
    """Return the guilds that have roles by rank, or have had them and somebody still holds one."""
    rows = await db.read("SELECT guild_id FROM rank_roles UNION SELECT guild_id FROM rank_holders ORDER BY 1")
    return [guild_id for (guild_id,) in rows]


def set_rank_role(rank: RankRole) -> list[Statement]:
    """Store what a role is given for, in place of what it was given for."""
    return [
        (
            (
                "INSERT INTO rank_roles (guild_id, role_id, game, kind, low, high) VALUES (?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (guild_id, role_id) DO UPDATE SET game = excluded.game, kind = excluded.kind, "
                "low = excluded.low, high = excluded.high"
            ),
            (rank.guild_id, rank.role_id, rank.game, rank.kind.value, rank.low, rank.high),
        )
    ]


def remove_rank_role(guild_id: int, role_id: int) -> list[Statement]:
    """Give a role for no rank any more; who holds it loses it."""
    return [("DELETE FROM rank_roles WHERE guild_id = ? AND role_id = ?", (guild_id, role_id))]


async def entitled(db: Database, rank: RankRole) -> set[int]:
    """Return the members who have the rank of a role now."""
    if rank.kind is RankKind.RATING:
        rows = await db.read(
            "SELECT member_id FROM boards WHERE guild_id = ? AND game = ? AND period = ? AND settled = 1 "
            "AND rating BETWEEN ? AND ? AND member_id > 0",
            (rank.guild_id, rank.game, period_key(Period.ALL, 0, 0), rank.low, rank.high),
        )
        return {member_id for (member_id,) in rows}
    _, *ended = await seasons(db, rank.guild_id)
    if not ended:
        return set()
    board = await leaderboard(
        db, rank.guild_id, rank.game, Period.SEASON, at=0, season=ended[0].number, limit=2 * LAST_PLACE
    )
    ratings = [row.rating for row in board if not row.provisional]
    return {
        row.member_id
        for row in board
        if not row.provisional and rank.low <= 1 + sum(each > row.rating for each in ratings) <= rank.high
    }


async def holders(db: Database, guild_id: int) -> dict[int, list[Held]]:
    """Return to whom the bot has given roles of a guild, by role."""
    found: dict[int, list[Held]] = {}
    for role_id, member_id, held, at in await db.read(
        "SELECT role_id, member_id, held, at FROM rank_holders WHERE guild_id = ? "
        "ORDER BY role_id, member_id",
        (guild_id,),
    ):
        found.setdefault(role_id, []).append(Held(member_id, bool(held), at))
    return found


async def roles_held(db: Database, member_id: int) -> list[tuple[int, int]]:
    """Return the guilds and roles that the bot has given a member."""
    rows = await db.read(
        "SELECT guild_id, role_id FROM rank_holders WHERE member_id = ? AND held = 1 "
        "ORDER BY guild_id, role_id",
        (member_id,),
    )
    return [(guild_id, role_id) for guild_id, role_id in rows]


def note_given(guild_id: int, role_id: int, member_id: int, *, held: bool, at: int) -> list[Statement]:
    """Store that a member was given a role, or that Discord refused it."""
    return [
        (
            (
                "INSERT INTO rank_holders (guild_id, role_id, member_id, held, at) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (guild_id, role_id, member_id) "
                "DO UPDATE SET held = excluded.held, at = excluded.at"
            ),
            (guild_id, role_id, member_id, int(held), at),
        )
    ]


def note_taken(guild_id: int, role_id: int, member_id: int) -> list[Statement]:
    """Store that a role was taken from a member."""
    return [
        (
            "DELETE FROM rank_holders WHERE guild_id = ? AND role_id = ? AND member_id = ?",
            (guild_id, role_id, member_id),
        )
    ]
