"""Gives the role of a tournament to its winners, and takes it from those before."""

import logging
from typing import Protocol

from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore
from data.db.database import Database
from data.tournaments import store
from engine.tournaments.progress import standings
from engine.tournaments.tournament import Stage

log = logging.getLogger(__name__)


class RoleGiver(Protocol):
    """The interface to Discord."""

    async def set_role(self, guild: int, member: int, role: int, *, has: bool) -> bool:
        """Give a member a role, or take it; return whether Discord allows it. Raises NotSent."""


class WinnerRoles:
    """Gives and takes the roles; it is repeated after a crash, since that changes nothing."""

    def __init__(self, database: Database, giver: RoleGiver, tournament_store: TournamentStore) -> None:
        self._db = database
        self._giver = giver
        self._store = tournament_store

    async def follow(self, live: LiveTournament) -> None:
        """Let the winners of a tournament that is over have its role.

        If several tournaments have the same role, it belongs to the winners of the last one. What Discord
        refuses, since the bot lacks the right or a member has left, is left as it is. Raises NotSent,
        StorageError, TableError.
        """
        role = live.settings.role
        if not role or live.state.stage is not Stage.OVER:
            return
        last, *before = await store.with_role(self._db, live.guild, role, most=2)
        if last != live.id:
            return
        holders = _winners(live)
        for member in holders:
            if not await self._giver.set_role(live.guild, member, role, has=True):
                log.warning("a winner did not get the role", extra={"tournament": live.id})
        for tournament_id in before:
            for member in _winners(await self._store.find(tournament_id)) - holders:
                await self._giver.set_role(live.guild, member, role, has=False)


def _winners(live: LiveTournament) -> set[int]:
    """Return the members who have the first place."""
    return {live.identity(each.entrant).member_id for each in standings(live.state) if each.place == 1}
