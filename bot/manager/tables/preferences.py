"""The settings of guilds and members, read once and cached."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, TypeVar

from bot.manager.tables.table import Table
from data import settings
from data.db.database import Database, Statement
from data.db.errors import BadRecord
from data.settings import ChipSettings, GuildSettings, MemberSettings
from data.tables import outbox
from data.tournaments import store

log = logging.getLogger(__name__)
K = TypeVar("K")

Kind = Literal["guild", "member"]
FRESH_MS: Final = 58_000
"""Settings older than this are read again; with a check each second, that is within a minute."""
AT_ONCE: Final = 500
READERS: Final = 10_000
"""Languages are remembered for this many members; one takes about 100 bytes."""


class Preferences:
    """Settings of guilds and members, by their ids.

    If a record cannot be read, the defaults apply until something is stored. ``usual`` are the settings of
    a guild without any, ``usual_member`` those of a member: one object for all, because there are many.
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
        self.look_changed: Callable[[], object] = lambda: None
        """Called when messages are outdated, since new settings let them look otherwise."""
        self._guilds: dict[int, GuildSettings] = {}
        self._members: dict[int, MemberSettings] = {}
        self._ages: dict[tuple[Kind, int], int | None] = {}
        """In a shared database: since when each entry is known to be current, oldest first.

        None: it has just been read.
        """
        self._discord_languages: dict[tuple[Kind, int], str | None] = {}
        """The languages that Discord has named since the start, oldest first."""
        self._readers: dict[int, str | None] = {}
        """The languages chosen by members who sit at no table in memory, oldest first."""
        self._readers_since = 0
        self._changing = asyncio.Lock()
        """Two concurrent changes must not undo each other."""

    async def guild(self, guild: int) -> GuildSettings:
        """Return a guild's settings, the defaults if it has none."""
        if guild not in self._guilds:
            try:
                found = await settings.load_guild_settings(self._db, guild)
            except BadRecord as error:
                log.error("%s The default settings are used until some are stored again.", error)  # noqa: TRY400 - the traceback would add nothing
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
        """Change a guild's settings and store them.

        ``allow`` and ``forbid`` are channels to add to or remove from those in which tables may be opened,
        after ``everywhere`` has emptied them. Raises pydantic's ValidationError for bad values,
        StorageError.
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
        """Remove deleted channels and roles from a guild's settings.

        The last channels stay: without any, tables could be opened everywhere. If the role of the openers
        or organisers is gone, moderators remain. Raises StorageError.
        """

        def change(old: GuildSettings) -> GuildSettings:
            channels = tuple(channel for channel in old.channels if channel not in gone) or old.channels
            openers = "moderators" if old.openers in gone else old.openers
            organisers = "moderators" if old.organisers in gone else old.organisers
            return old.model_copy(update={"channels": channels, "openers": openers, "organisers": organisers})

        old = await self.guild(guild)
        return old if change(old) == old else await self._change_guild(guild, change)

    async def set_up(self, guild: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Apply a change of several settings of a guild at once, and store them.

        ``change`` is applied to what is stored then, so that settings which it leaves alone are those of the
        last change. Raises StorageError.
        """
        return await self._change_guild(guild, change)

    async def change_chips(self, guild: int, **values: Any) -> ChipSettings:
        """Change the chip settings of a guild. Raises as ``change_guild`` does."""

        def change(old: GuildSettings) -> GuildSettings:
            return GuildSettings.model_validate(old.model_dump() | {"chips": old.chips.model_dump() | values})

        return (await self._change_guild(guild, change)).chips

    async def _change_guild(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        async with self._changing:
            before = self._guilds.get(guild)
            changed = await settings.change_settings(
                self._db, "guild", guild, self._usual, change, marks=_marks("guild", guild)
            )
            self._guilds[guild] = changed
            self._read("guild", guild)
        if before is None or before.look != changed.look:
            self.look_changed()
        return changed

    async def member(self, member: int) -> MemberSettings:
        """Return a member's settings, the defaults if they have none."""
        if member not in self._members:
            try:
                found = await settings.load_member_settings(self._db, member)
            except BadRecord as error:
                log.error("%s The default settings are used until some are stored again.", error)  # noqa: TRY400 - the traceback would add nothing
                found = MemberSettings()
            self._members.setdefault(member, self._usual_member if found == MemberSettings() else found)
            self._read("member", member)
        return self._members[member]

    async def change_member(self, member: int, **values: Any) -> MemberSettings:
        """Change a member's settings and store them.

        Raises pydantic's ValidationError for bad values, StorageError.
        """
        async with self._changing:
            return await self._change_member(member, values)

    async def learn(self, member: int, **values: Any) -> None:
        """Store what the bot has learnt about a member. Raises StorageError.

        Does nothing for a member who is not cached any more: their data has been erased.
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
            self._db,
            "member",
            member,
            self._usual_member,
            change,
            marks=_marks("member", member),
            if_seated=if_seated,
        )
        before = self._members.get(member)
        self._members[member] = changed
        self._readers.pop(member, None)
        self._read("member", member)
        if before is None or before.look != changed.look:
            self.look_changed()
        return changed

    def drop(self, members: Iterable[int]) -> None:
        """Drop the settings of members who sit at no table in memory any more."""
        for member in members:
            self._members.pop(member, None)
            self._ages.pop(("member", member), None)

    @asynccontextmanager
    async def erasing(self, member: int) -> AsyncIterator[None]:
        """Keep a member's settings from being stored during an erasure or cached after it."""
        async with self._changing:
            yield
            self._members.pop(member, None)
            self._readers.pop(member, None)
            self._discord_languages.pop(("member", member), None)
            self._ages.pop(("member", member), None)

    def known(self, member: int) -> MemberSettings:
        """Return a member's cached settings; everybody seated at a table in memory is cached."""
        return self._members.get(member, self._usual_member)

    def known_guild(self, guild: int) -> GuildSettings:
        """Return a guild's cached settings; it has them with a table or tournament in memory."""
        return self._guilds.get(guild) or self._usual

    def call_style(self, table: Table, seat: int) -> str:
        """Return how a seat's member wants to be mentioned in turn: "channel", "dm" or "off"."""
        chosen = self.known(table.players[seat].member or 0).mention
        return chosen or self.known_guild(table.guild).mention

    def direct_closed(self, member: int) -> bool:
        """Return whether a member is known to accept no direct messages."""
        return self.known(member).dms_closed

    # --- languages

    def language(self, member: int) -> str | None:
        """Return the locale that a member at a table reads; None: not known."""
        known = self.known(member)
        return known.language or self._discord_languages.get(("member", member), known.discord_language)

    def guild_language(self, guild: int) -> str | None:
        """Return the locale of a guild's boards; None: not known."""
        known = self.known_guild(guild)
        return known.language or self._discord_languages.get(("guild", guild), known.discord_language)

    async def reader_language(self, member: int) -> str | None:
        """Return the locale that any member reads; None: not known. Raises StorageError."""
        if member in self._members:
            return self.language(member)
        if member not in self._readers:
            try:
                found = await settings.load_member_settings(self._db, member)
            except BadRecord:
                found = self._usual_member
            _remember(self._readers, member, found.language)
        return self._readers.get(member) or self._discord_languages.get(("member", member))

    def note_discord_language(self, kind: Kind, number: int, locale: str | None) -> bool:
        """Note the language that a member or guild has at Discord; return whether to store it.

        It is stored for members and guilds with a table in memory, so that a restart does not lose it.
        """
        _remember(self._discord_languages, (kind, number), locale)
        cached: MemberSettings | GuildSettings | None = (
            self._members.get(number) if kind == "member" else self._guilds.get(number)
        )
        return cached is not None and cached.discord_language != locale

    async def store_discord_language(self, kind: Kind, number: int, locale: str | None) -> None:
        """Store the language that a member or guild has at Discord. Raises StorageError."""
        if kind == "member":
            await self.learn(number, discord_language=locale)
        else:
            await self.change_guild(number, discord_language=locale)

    # --- where other processes change them, too

    def _read(self, kind: Kind, number: int) -> None:
        """Note that settings have just been read."""
        self._ages.pop((kind, number), None)
        self._ages[kind, number] = None

    def heard(self, what: str) -> None:
        """Mark changed settings as outdated: "guild ID", "member ID", or "" for all."""
        kind, _, number = what.partition(" ")
        self._readers.clear()
        changed = [key for key in self._ages if not what or (key[0] == kind and str(key[1]) == number)]
        rest = {key: at for key, at in self._ages.items() if key not in changed}
        self._ages = {**dict.fromkeys(changed, 0), **rest}

    async def freshen(self, now: int) -> None:
        """Read old cached settings again; others may have changed them. Raises StorageError."""
        if now - self._readers_since >= FRESH_MS:
            self._readers_since = now
            self._readers.clear()
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
            marks: list[Statement] = []
            for number in numbers:
                before: GuildSettings | MemberSettings | None = None
                if kind == "guild" and number in self._guilds:
                    before, new = self._guilds[number], found.get(number, self._usual)
                    self._guilds[number] = new
                elif kind == "member" and number in self._members:
                    before, new = self._members[number], found.get(number, self._usual_member)
                    self._members[number] = new
                if before is not None and before.discord_language != new.discord_language:
                    # Another process has learnt a newer one.
                    self._discord_languages.pop((kind, number), None)
                if before is not None and before.look != new.look:
                    # This process may have sent messages with the old look after they were marked.
                    marks += _marks(kind, number)
                self._read(kind, number)
            if marks:
                await self._db.write(marks)


def _marks(kind: Kind, number: int) -> list[Statement]:
    """Store that messages of a guild or member are outdated, since they look otherwise now."""
    if kind == "member":
        return outbox.mark_member(number)
    return [*outbox.mark_guild(number), *store.mark_guild(number)]


def _remember(found: dict[K, str | None], key: K, locale: str | None) -> None:
    """Put a language last, and drop the oldest if there are too many."""
    found.pop(key, None)
    found[key] = locale
    if len(found) > READERS:
        del found[next(iter(found))]
