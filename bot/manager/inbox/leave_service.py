"""Leave: members begin and end it, and their tables follow.

A leave begins at once, also if the time of a turn is nearly over: its days are few, and the time that is
left then is left afterwards. What is stored comes first; the tables follow by an errand, so that a crash in
between is made good.
"""

from datetime import date, timedelta
from typing import NamedTuple

from bot.manager.inbox.inbox_errors import InboxReason, InboxRefused
from bot.manager.tables.leave import LEAVE_DAYS, days_of, days_used, goes_on, present_leave
from bot.manager.tables.table import Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import zone_of
from bot.manager.time.zones import in_zone, starts_at
from data.db.database import Database
from data.inbox import errands, leaves
from data.inbox.errands import ErrandKind
from data.inbox.leaves import Leave
from data.settings import load_member_settings
from data.tables import table_queries


class LeaveAccount(NamedTuple):
    """The present leave of a member (None: none), and the days left this year."""

    present: Leave | None
    days_left: int


class LeaveService:
    """Begins and ends leave."""

    def __init__(
        self, database: Database, clock: Clock, table_cache: TableCache, table_store: TableStore
    ) -> None:
        self._db = database
        self._clock = clock
        self._tables = table_cache
        self._table_store = table_store

    async def account(self, member: int) -> LeaveAccount:
        """Return a member's leave. Raises StorageError, BadRecord."""
        now = self._clock.now()
        taken = (await leaves.load(self._db, [member])).get(member, [])
        zone = zone_of(await load_member_settings(self._db, member))
        used = days_used(taken, in_zone(now, zone).year)
        return LeaveAccount(present_leave(taken, now), max(0, LEAVE_DAYS - used))

    async def begin(self, member: int, last: date) -> LeaveAccount:
        """Let a member be on leave from now to the end of a day, or change that day.

        Raises InboxRefused (PAST_DAY, TOO_MANY_DAYS); StorageError: Conflict if another press came first.
        """
        now = self._clock.now()
        taken = (await leaves.load(self._db, [member])).get(member, [])
        zone = zone_of(await load_member_settings(self._db, member))
        today = in_zone(now, zone).date()
        if last < today:
            raise InboxRefused(InboxReason.PAST_DAY)
        if last > today + timedelta(days=366):
            raise InboxRefused(InboxReason.TOO_MANY_DAYS, left=LEAVE_DAYS - days_used(taken, today.year))
        begun = Leave(
            taken[-1].number + 1 if taken else 1,
            zone,
            now,
            starts_at(f"{(last + timedelta(days=1)).isoformat()}T00:00", zone),
        )
        # That is the present leave; since a clock can be set back, also one that has ended later than now.
        unit = [
            each for leave in taken if goes_on(leave, now) for each in leaves.end(member, leave.number, now)
        ]
        taken = [leave._replace(ends_at=min(leave.ends_at, max(leave.starts_at, now))) for leave in taken]
        for year in {day.year for day in days_of(begun)}:
            if days_used([*taken, begun], year) > LEAVE_DAYS:
                left = max(0, LEAVE_DAYS - days_used(taken, year))
                raise InboxRefused(InboxReason.TOO_MANY_DAYS, left=left)
        unit += [*leaves.begin(member, begun), *errands.move(member, ErrandKind.LEAVE, now)]
        await self._db.write(unit)
        return await self.account(member)

    async def end(self, member: int) -> LeaveAccount:
        """End a member's leave now; days that have not begun are theirs again.

        Raises InboxRefused (NO_LEAVE), StorageError.
        """
        present, _ = await self.account(member)
        if present is None:
            raise InboxRefused(InboxReason.NO_LEAVE)
        now = self._clock.now()
        await self._db.write(
            [*leaves.end(member, present.number, now), *errands.move(member, ErrandKind.LEAVE, now)]
        )
        return await self.account(member)

    async def settle(self, member: int) -> int | None:
        """Let the tables of a member follow their leave; return when they must again, in ms UTC.

        Raises StorageError.
        """
        for table_id in await table_queries.seated(self._db, member):
            try:
                await self._tables.run_locked(table_id, self._follow)
            except TableError as error:
                if error.reason is TableReason.NOT_STORED:
                    raise
        present, _ = await self.account(member)
        return None if present is None else present.ends_at

    async def _follow(self, table: Table) -> None:
        await self._table_store.refresh(
            table
        )  # an old copy may not play yet, and then nothing would be stored
        await self._table_store.follow_leave(table, shown=True)
