"""Gives members the roles of their rank, and takes them back when the rank is gone."""

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

from bot.manager.publishing.messages import WAITS, NotSent
from bot.manager.time.clock import Clock
from data.db.database import Database, OpenDatabase
from data.db.errors import StorageError, log_level
from data.rankings import rank_roles

log = logging.getLogger(__name__)

PAUSE: Final = 60.0
"""Seconds between two looks at the leaderboards."""
AGAIN_MS: Final = 86_400_000
"""A refused role is tried again after this time."""
AT_ONCE: Final = 50
"""Changes of a guild in one look, so that a new role is not given to hundreds at once."""
_TASK: Final = "rank roles"


class RoleGiver(Protocol):
    """The interface to Discord."""

    async def set_role(self, guild: int, member: int, role: int, *, has: bool) -> bool:
        """Give a member a role, or take it; return whether Discord allows it. Raises NotSent."""


async def follow_ranks(db: Database, giver: RoleGiver, guild: int, now: int) -> None:
    """Give and take the roles of a guild, so that they agree with its leaderboards.

    Each change is stored after it was made: after a crash it is made again, which changes nothing. Raises
    NotSent, StorageError.
    """
    ranks = {rank.role_id: rank for rank in await rank_roles.rank_roles(db, guild)}
    given = await rank_roles.holders(db, guild)
    left = AT_ONCE
    for role in sorted({*ranks, *given}):
        entitled = await rank_roles.entitled(db, ranks[role]) if role in ranks else set[int]()
        known = {each.member_id: each for each in given.get(role, ())}
        for member in sorted({*known} - entitled)[:left]:
            if known[member].held:
                await giver.set_role(guild, member, role, has=False)
            await db.write(rank_roles.note_taken(guild, role, member))
            left -= 1
        for member in sorted(entitled):
            before = known.get(member)
            if left <= 0 or (before is not None and (before.held or now < before.at + AGAIN_MS)):
                continue
            held = await giver.set_role(guild, member, role, has=True)
            await db.write(rank_roles.note_given(guild, role, member, held=held, at=now))
            left -= 1


async def keep_following_ranks(db: OpenDatabase, giver: RoleGiver, clock: Clock) -> None:
    """Keep the roles by rank of all guilds, until cancelled; only one process does it."""
    WAITS.set(True)
    while True:
        try:
            if await db.is_leader(_TASK):
                for guild in await rank_roles.guilds_with_ranks(db):
                    with suppress(NotSent):  # tried again in a minute
                        await follow_ranks(db, giver, guild, clock.now())
        except StorageError as error:
            log.log(log_level(error), "roles by rank were not looked at: %s", error)
        await asyncio.sleep(PAUSE)
