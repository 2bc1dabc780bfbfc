"""What servers and members have chosen, read once and kept at hand."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from data import settings
from data.database import Database
from data.errors import BadRecord
from data.settings import ChipSettings, GuildSettings, MemberSettings

__all__ = ["Members"]

log = logging.getLogger(__name__)


class Members:
    """Settings of servers and members, by their ids.

    Where a record cannot be read the defaults stand, until something is chosen anew. ``usual`` is what a
    server has that has chosen nothing, ``usual_member`` what a member has: one for all, since there are many.
    """

    def __init__(
        self,
        database: Database,
        usual: GuildSettings | None = None,
        usual_member: MemberSettings | None = None,
    ) -> None:
        self._db = database
        self._usual = usual or GuildSettings()
        self._usual_member = usual_member or MemberSettings()
        self._guilds: dict[int, GuildSettings] = {}
        self._members: dict[int, MemberSettings] = {}
        self._changing = asyncio.Lock()
        """Two changes at once must not undo each other."""

    async def guild(self, guild: int) -> GuildSettings:
        """Return a server's settings, the defaults where it has chosen nothing."""
        if guild not in self._guilds:
            try:
                found = await settings.load_guild_settings(self._db, guild)
            except BadRecord as error:
                log.error("%s The defaults are taken.", error)  # noqa: TRY400 - the traceback would add nothing
                found = GuildSettings()
            self._guilds.setdefault(guild, self._usual if found == GuildSettings() else found)
        return self._guilds[guild]

    async def change_guild(
        self,
        guild: int,
        *,
        allow: int | None = None,
        forbid: int | None = None,
        everywhere: bool = False,
        **values: Any,
    ) -> GuildSettings:
        """Store other values in a server's settings; ``allow`` and ``forbid`` are channels that are added to
        those in which tables may be opened or taken from them, after ``everywhere`` has emptied them.

        Raises pydantic's ValidationError for bad ones, StorageError.
        """
        async with self._changing:
            channels = set() if everywhere else {*(await self.guild(guild)).channels}
            if allow is not None:
                channels.add(allow)
            channels -= {forbid}
            return await self._change(guild, {"channels": tuple(sorted(channels))} | values)

    async def change_chips(self, guild: int, **values: Any) -> ChipSettings:
        """Store other values in a server's settings of its chips. Raises as ``change_guild`` does."""
        async with self._changing:
            chips = (await self.guild(guild)).chips.model_dump() | values
            return (await self._change(guild, {"chips": chips})).chips

    async def _change(self, guild: int, values: dict[str, Any]) -> GuildSettings:
        changed = GuildSettings.model_validate((await self.guild(guild)).model_dump() | values)
        await self._db.write(settings.save_guild_settings(guild, changed))
        self._guilds[guild] = changed
        return changed

    async def member(self, member: int) -> MemberSettings:
        """Return a member's settings, the defaults where they have chosen nothing."""
        if member not in self._members:
            try:
                found = await settings.load_member_settings(self._db, member)
            except BadRecord as error:
                log.error("%s The defaults are taken.", error)  # noqa: TRY400 - the traceback would add nothing
                found = MemberSettings()
            self._members.setdefault(member, self._usual_member if found == MemberSettings() else found)
        return self._members[member]

    async def change_member(self, member: int, **values: Any) -> MemberSettings:
        """Store other values in a member's settings.

        Raises pydantic's ValidationError for bad ones, StorageError.
        """
        async with self._changing:
            return await self._change_member(member, values)

    async def learn(self, member: int, **values: Any) -> None:
        """Store what the house has found out about a member; nothing of one of whom nothing is at hand any
        more: it was erased meanwhile. Raises StorageError.
        """
        async with self._changing:
            if member in self._members:
                await self._change_member(member, values)

    async def _change_member(self, member: int, values: dict[str, Any]) -> MemberSettings:
        old = await self.member(member)
        changed = MemberSettings.model_validate(old.model_dump() | values)
        if changed != old:
            await self._db.write(settings.save_member_settings(member, changed))
            self._members[member] = changed
        return changed

    def drop(self, members: Iterable[int]) -> None:
        """Let the settings of members leave memory who sit at no table there any more."""
        for member in members:
            self._members.pop(member, None)

    @asynccontextmanager
    async def erasing(self, member: int) -> AsyncIterator[None]:
        """Have nothing of a member's settings stored while they are erased, nor kept at hand after that."""
        async with self._changing:
            yield
            self._members.pop(member, None)

    def known(self, member: int) -> MemberSettings:
        """Return what is at hand of a member's settings: everybody who sits at a table in memory has been
        read.
        """
        return self._members.get(member, self._usual_member)

    def known_guild(self, guild: int) -> GuildSettings:
        """Return what is at hand of a server's settings; servers with a table in memory have been read."""
        return self._guilds.get(guild) or self._usual
