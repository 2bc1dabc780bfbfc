"""The tables in memory, and how they are found: by id, by channel, by member.

A table that is not used leaves memory, even if its time runs, and is loaded again when needed. There is one
copy of each table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from bot.manager.tables.downtime import Downtime
from bot.manager.tables.leave import read_leave
from bot.manager.tables.match_effects import load_effects
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.rights import RIGHTS, Act, may_name
from bot.manager.tables.table import Person, Status, Table, TableError, TableReason
from bot.manager.tables.table_store import VersionConflict, table_fields
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.ledger.ledger import LedgerRefusal
from data.tables import table_queries
from data.tables.orders import orders_of
from data.tables.proofs import newest_proofs
from data.tables.stakes import load_stakes
from data.tables.venues import Venue, venue_of
from data.tournaments.match_place import load_place
from engine import GAMES
from engine.errors import EngineError

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")

ATTEMPTS: Final = 5
"""Attempts after version conflicts before the request is refused as stale."""
IDLE_MS: Final = 10 * 60_000
"""A table that is not used for this time leaves memory."""
LINGER_MS: Final = 30_000
"""A table that was loaded without a request stays for this time."""


class _HasTables(Protocol):
    tables: "TableCache"


class Refresh(Protocol):
    """Reloads an outdated table (``TableStore.refresh``)."""

    async def __call__(self, table: Table, *, outdated: bool = False) -> bool:
        """Return whether the table was reloaded; ``outdated``: it is known to be outdated."""
        ...


H = TypeVar("H", bound=_HasTables)


def locked(
    ask: Callable[Concatenate[H, Table, P], Awaitable[T]],
) -> Callable[Concatenate[H, str, P], Coroutine[Any, Any, T]]:
    """Let a method, called with a table's id, run under its lock (``TableCache.run_locked``)."""

    @wraps(ask)
    async def asked(service: H, table_id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await service.tables.run_locked(table_id, lambda table: ask(service, table, *args, **kwargs))

    return asked


class TableCache:
    """Keeps the tables in use, and finds the one that is meant."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        downtime: Downtime,
        refresh: Refresh,
        on_loaded: Callable[[Table], None],
        may_evict: Callable[[Table], bool],
    ) -> None:
        """``refresh`` reloads an outdated table; ``on_loaded`` is called with a loaded one.

        ``may_evict`` tells whether a table may leave memory.
        """
        self._db = database
        self._clock = clock
        self._members = members
        self._downtime = downtime
        self._refresh = refresh
        self._on_loaded = on_loaded
        self._may_evict = may_evict
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def in_memory(self) -> tuple[Table, ...]:
        """Return the tables in memory."""
        return tuple(self._tables.values())

    async def find(self, table_id: str, *, seen: tuple[int, int] = (0, 0)) -> Table:
        """Return a table as it is stored now; with a single process, from memory.

        ``seen``: the deal and ply of a page that somebody has seen, so that no older state is returned;
        with it the caller must not hold the lock. Raises TableError (NO_SUCH_TABLE, NEWER_RULES).
        """
        table = await self._touched(table_id)
        # If the table is locked, the holder of the lock notices a change.
        if (table.deal_no, table.ply) < seen or not table.lock.locked():
            async with table.lock:
                await self._refresh(table, outdated=(table.deal_no, table.ply) < seen)
        return table

    async def run_locked(self, table_id: str, ask: Callable[[Table], Awaitable[T]]) -> T:
        """Run ``ask`` under the table's lock; reload and retry on a version conflict.

        Returns what ``ask`` returns. It works on the copy in memory, even if other processes serve the table.
        If it stores a change, the version check (``data.tables.tables.fence``) detects an outdated copy. If
        it refuses, the refusal counts only if the copy is current; otherwise the table is reloaded and
        ``ask`` runs again.

        Raises TableError (NO_SUCH_TABLE, NEWER_RULES, STALE after ATTEMPTS conflicts), and the errors of
        ``ask``.
        """
        for _ in range(ATTEMPTS):
            table = await self._touched(table_id)
            async with table.lock:
                try:
                    return await ask(table)
                except VersionConflict:
                    continue
                except (TableError, EngineError, LedgerRefusal):
                    if not await self._refresh(table):
                        raise
        raise TableError(TableReason.STALE, number=table.number)

    async def _touched(self, table_id: str) -> Table:
        table = await self.load(table_id)
        table.touched_at = self._clock.now()
        return table

    async def load(self, table_id: str) -> Table:
        """Return the one copy of a table, loading it at most once at a time.

        If it is not requested otherwise, it leaves memory soon. Raises TableError (NO_SUCH_TABLE,
        NEWER_RULES).
        """
        table = self._tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._read(table_id))
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, done: "asyncio.Future[Table]") -> None:
        self._loading.pop(table_id, None)
        if not done.cancelled():
            done.exception()  # the callers have received the error, or have given up

    async def _read(self, table_id: str) -> Table:
        await self.resume_time()
        stored, [proofs, orders] = await table_queries.load_table_and(
            self._db, table_id, [newest_proofs(table_id), orders_of(table_id)]
        )
        if stored is None or stored.game not in GAMES:
            raise TableError(TableReason.NO_SUCH_TABLE)
        stakes = await load_stakes(self._db, table_id)
        table = rehydrate(stored, stakes=stakes, proofs=proofs, orders=orders)
        await load_effects(self._db, table)
        if table.tournament is not None and table.pairing is not None:
            table.place = await load_place(self._db, table.tournament, table.pairing)
        await read_leave(self._db, self._members, table, self._clock.now())
        kept = await self.add(table)
        if kept is table:
            self._on_loaded(table)
        return kept

    async def in_channel(self, channel: int, guild: int | None = None) -> list[Table]:
        """Return the live tables of a channel, oldest first.

        ``guild``: only those of this guild; tables of friends may be in a channel of a guild.
        """
        found = await self._found(await table_queries.in_channel(self._db, channel))
        return [table for table in found if guild in (None, table.guild)]

    async def seated(self, member: int) -> list[Table]:
        """Return the live tables at which a member sits, oldest first."""
        return await self._found(await table_queries.seated(self._db, member))

    async def _found(self, table_ids: Iterable[str]) -> list[Table]:
        found = []
        for table_id in table_ids:
            with suppress(TableError):  # a game or rules that this program does not have
                found.append(await self.find(table_id))
        return [table for table in found if table.live]

    async def reachable(self, person: Person, channel: int) -> list[Table]:
        """Return the live tables that a person can name in a channel, oldest first.

        In a guild: those of the channel, then those of the guild at which they sit. In a direct message:
        all at which they sit.
        """
        seated = await self.seated(person.id)
        if person.guild is None:
            return seated
        here = await self.in_channel(channel, person.guild)
        if venue_of(person.guild) is not Venue.GUILD:
            return here
        return [*here, *(each for each in seated if each.guild == person.guild and each.channel != channel)]

    async def choose(
        self,
        person: Person,
        act: Act,
        *,
        channel: int,
        wanted: int | str | None = None,
        to_join: bool = False,
    ) -> Table:
        """Return the table that a command in a channel means; ``wanted`` is its number or id.

        Without ``wanted``: the table of the channel at which the person is to act, or sits, or the only
        one. If the channel has none, the tables at which the person sits: those of this guild, in a direct
        message all. ``to_join``: prefer lobbies with a free seat.

        Raises TableError (NO_TABLE_HERE; WHICH_TABLE with ``tables``; NOT_DIRECT for what cannot be done in
        a direct message).
        """
        if person.guild is None and not RIGHTS[act].direct:
            raise TableError(TableReason.NOT_DIRECT)
        if wanted is not None:
            return await self._named(person, channel, wanted, act)
        found = await self.reachable(person, channel)
        here = [table for table in found if table.channel == channel] or found
        if to_join:
            free = [table for table in here if table.status is Status.LOBBY and table.free]
            here = [table for table in free if table.seat_of(person.id) is None] or free or here
        seated = [table for table in here if table.seat_of(person.id) is not None]
        if act in (Act.LEAVE, Act.ADD_COMPUTER):  # a match is in nobody's way
            seated = [table for table in seated if table.status is Status.LOBBY] or seated
        acting = [
            table
            for table in seated
            if table.deal is not None and table.seat_of(person.id) in table.deal.actors
        ]
        candidates = acting or seated or here
        if not candidates:
            raise TableError(TableReason.NO_TABLE_HERE, number=None)
        return _only(candidates, act)

    async def _named(self, person: Person, channel: int, wanted: int | str, act: Act) -> Table:
        """Return the live table with a number or id."""
        found: list[Table] = []
        table_id = wanted if isinstance(wanted, str) else None
        if isinstance(wanted, int) and person.guild is None:
            found = [table for table in await self.seated(person.id) if table.number == wanted]
        elif isinstance(wanted, int) and person.guild is not None:
            table_id = await table_queries.find_by_number(self._db, person.guild, wanted)
        if table_id is not None:
            with suppress(TableError):  # no such table, or a game that this program does not have
                found = [await self.find(table_id)]
        found = [table for table in found if table.live and may_name(table, person, channel)]
        if not found:
            number = wanted if isinstance(wanted, int) else None
            raise TableError(TableReason.NO_TABLE_HERE, number=number)
        return _only(found, act)

    async def guild_of(self, table_id: str) -> int | None:
        """Return the guild of a table; None: there is no such table."""
        table = self._tables.get(table_id)
        return table.guild if table is not None else await table_queries.guild_of(self._db, table_id)

    async def last_in(self, channel: int, member: int) -> Table:
        """Return the last ended table of a channel at which the member sat.

        Raises TableError (NO_TABLE_HERE).
        """
        table_id = await table_queries.last_finished(self._db, channel, member)
        if table_id is None:
            raise TableError(TableReason.NO_TABLE_HERE, number=None)
        return await self.find(table_id)

    # --- memory

    async def add(self, table: Table) -> Table:
        """Add a table with the settings of its guild and people, and return the copy to use.

        That is another one if somebody loaded a new table before its opener could add it.
        """
        await self._members.guild(table.guild)
        for player in table.players:
            if player.member is not None:
                await self._members.member(player.member)
        if table.status is Status.BROKEN:
            log.error(
                "a table cannot be replayed and stands still (the command `audit` says more): %s",
                table.fault,
                extra=table_fields(table),
            )
        table.touched_at = table.touched_at or self._clock.now() - IDLE_MS + LINGER_MS
        return self._tables.setdefault(table.id, table)

    async def resume_time(self) -> None:
        """Compensate downtime and changes of the machine's clock, before any table is loaded."""
        await self._downtime.resume()

    def evict_idle(self) -> list[Table]:
        """Remove tables that have not been used for long, and return them.

        They are loaded again when a press, a command or the scheduler needs them.
        """
        before = self._clock.now() - IDLE_MS
        idle = [
            table
            for table in self._tables.values()
            if table.touched_at < before
            and table.stalled_at is None
            and not table.lock.locked()
            and self._may_evict(table)
        ]
        for table in idle:
            del self._tables[table.id]
        if idle and not self._loading:  # otherwise a table that is being loaded may need the settings
            seated = {member for table in self._tables.values() for member in table.members}
            gone = {member for table in idle for member in table.members}
            self._members.drop(member for member in gone - seated if member is not None)
        return idle


def _only(candidates: list[Table], act: Act) -> Table:
    """Return the only table. Raises TableError (WHICH_TABLE) if there are several."""
    if len(candidates) > 1:
        raise TableError(TableReason.WHICH_TABLE, tables=tuple(candidates), act=act)
    return candidates[0]
