"""What servers and members have chosen, read once and kept at hand."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

from bot.manager.tables.table import Table
from data import settings
from data.db.database import Database
from data.db.errors import BadRecord
from data.settings import ChipSettings, GuildSettings, MemberSettings

log = logging.getLogger(__name__)

Kind = Literal["guild", "member"]
FRESH_MS: Final = 58_000
"""What was read so long ago is read again; looked at each second, that is within a minute."""
AT_ONCE: Final = 500


class Preferences:
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
        self._ages: dict[tuple[Kind, int], int | None] = {}
        """Where other programs may change them, too: since when at the latest what is at hand was known to
        stand, the longest ago first; None: since now.
        """
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
            self._read("guild", guild)
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

        def change(old: GuildSettings) -> GuildSettings:
            channels = set() if everywhere else {*old.channels}
            if allow is not None:
                channels.add(allow)
            channels -= {forbid}
            return GuildSettings.model_validate(
                old.model_dump() | {"channels": tuple(sorted(channels))} | values
            )

        return await self._change_guild(guild, change)

    async def remove_gone(self, guild: int, gone: Collection[int]) -> GuildSettings:
        """Remove channels and roles that are gone from a server's settings. The last channels stay: without
        any, tables could be opened everywhere. Where the role of the openers is gone, moderators are left.

        Raises StorageError.
        """

        def change(old: GuildSettings) -> GuildSettings:
            channels = tuple(channel for channel in old.channels if channel not in gone) or old.channels
            openers = "moderators" if old.openers in gone else old.openers
            return old.model_copy(update={"channels": channels, "openers": openers})

        old = await self.guild(guild)
        return old if change(old) == old else await self._change_guild(guild, change)

    async def change_chips(self, guild: int, **values: Any) -> ChipSettings:
        """Store other values in a server's settings of its chips. Raises as ``change_guild`` does."""

        def change(old: GuildSettings) -> GuildSettings:
            return GuildSettings.model_validate(old.model_dump() | {"chips": old.chips.model_dump() | values})

        return (await self._change_guild(guild, change)).chips

    async def _change_guild(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        async with self._changing:
            changed = await settings.change_settings(self._db, "guild", guild, self._usual, change)
            self._guilds[guild] = changed
            self._read("guild", guild)
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
            self._read("member", member)
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
            known = self._members.get(member)
            if known is not None and known.model_copy(update=values) != known:
                await self._change_member(member, values, if_seated=True)

    async def _change_member(
        self, member: int, values: dict[str, Any], *, if_seated: bool = False
    ) -> MemberSettings:
        def change(old: MemberSettings) -> MemberSettings:
            return MemberSettings.model_validate(old.model_dump() | values)

        changed = await settings.change_settings(
            self._db, "member", member, self._usual_member, change, if_seated=if_seated
        )
        self._members[member] = changed
        self._read("member", member)
        return changed

    def drop(self, members: Iterable[int]) -> None:
        """Let the settings of members leave memory who sit at no table there any more."""
        for member in members:
            self._members.pop(member, None)
            self._ages.pop(("member", member), None)

    @asynccontextmanager
    async def erasing(self, member: int) -> AsyncIterator[None]:
        """Have nothing of a member's settings stored while they are erased, nor kept at hand after that."""
        async with self._changing:
            yield
            self._members.pop(member, None)
            self._ages.pop(("member", member), None)

    def known(self, member: int) -> MemberSettings:
        """Return what is at hand of a member's settings: everybody who sits at a table in memory has been
        read.
        """
        return self._members.get(member, self._usual_member)

    def known_guild(self, guild: int) -> GuildSettings:
        """Return what is at hand of a server's settings; servers with a table in memory have been read."""
        return self._guilds.get(guild) or self._usual

    def call_style(self, table: Table, seat: int) -> str:
        """Return how a seat's member wants to be told of a turn: "channel", "dm" or "off"."""
        chosen = self.known(table.players[seat].member or 0).mention
        return chosen or self.known_guild(table.guild).mention

    def direct_closed(self, member: int) -> bool:
        """Return whether a member is known to take no direct messages."""
        return self.known(member).dms_closed

    # --- where other processes change them, too

    def _read(self, kind: Kind, number: int) -> None:
        """Note that settings have just been read."""
        self._ages.pop((kind, number), None)
        self._ages[kind, number] = None

    def heard(self, what: str) -> None:
        """Have settings read again that others have changed: those of "guild ID" or "member ID", else all."""
        kind, _, number = what.partition(" ")
        changed = [key for key in self._ages if not what or (key[0] == kind and str(key[1]) == number)]
        rest = {key: at for key, at in self._ages.items() if key not in changed}
        self._ages = {**dict.fromkeys(changed, 0), **rest}

    async def freshen(self, now: int) -> None:
        """Read again what is at hand for so long that others may have changed it unheard. Raises
        StorageError.
        """
        old: dict[Kind, list[int]] = {"guild": [], "member": []}
        for key, at in self._ages.items():
            if at is None or now - at < FRESH_MS:
                break
            old[key[0]].append(key[1])
        for key in reversed(self._ages):
            if self._ages[key] is not None:
                break
            self._ages[key] = now
        for kind, numbers in old.items():
            for first in range(0, len(numbers), AT_ONCE):
                await self._read_again(kind, numbers[first : first + AT_ONCE])

    async def _read_again(self, kind: Kind, numbers: Sequence[int]) -> None:
        async with self._changing:
            found = await settings.known_settings(self._db, kind, numbers)
            for number in numbers:
                if kind == "guild" and number in self._guilds:
                    self._guilds[number] = found.get(number, self._usual)
                elif kind == "member" and number in self._members:
                    self._members[number] = found.get(number, self._usual_member)
                self._read(kind, number)
