"""Commits changes of tables: each is stored, then takes effect, then is published.

A process works on a copy of a table. Every write names the version that it is based on, and fails with a
conflict if that is not the newest (``data.tables.tables.fence``).
"""

import logging
import time
from collections.abc import Callable, Sequence

from bot.manager.tables.deadlines import due_at
from bot.manager.tables.leave import is_slow, read_leave
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import apply_new_moves, rehydrate, seal
from bot.manager.tables.table import PlayedMove, State, Status, Table, TableError, TableReason
from bot.manager.tables.transitions import Change, extend_deadlines, follow_leave
from bot.manager.time.clock import Clock
from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError, log_level
from data.inbox.inbox import acting_text
from data.tables import table_queries, tables
from data.tables.orders import orders_of
from data.tables.proofs import newest_proofs
from data.tables.row_types import Why
from data.tables.stakes import load_stakes

log = logging.getLogger(__name__)


class VersionConflict(TableError):
    """Another process has changed the table first.

    The table has been reloaded; ``TableCache.run_locked`` repeats the request.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(TableReason.STALE, number=table.number)


class TableStore:
    """Commits changes; the caller holds the table's lock.

    ``follow`` is called once a change has taken effect, with the table, the change, and the place that the
    response to a press updates. ``stalled`` is called with a table of which nothing could be stored.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        follow: Callable[[Table, Change], None],
        stalled: Callable[[Table], None],
        *,
        shared: bool,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._follow = follow
        self._stalled = stalled
        self._shared = shared

    async def commit(self, table: Table, change: Change) -> None:
        """Store a change, apply it, and have it published: the only way in which a table changes.


        Raises VersionConflict if another process came first; TableError (NOT_STORED) if the database fails:
        the table then keeps its stored state, and its time is stopped until a write succeeds.
        """
        if change.unit or change.stored:
            await self._store(table, change)
        if log.isEnabledFor(logging.DEBUG):
            for moved in change.moves:
                log.debug("moved", extra=_move_fields(table, moved))
        table.take(change.state)
        self._follow(table, change)

    async def create(self, table: Table, opening: Sequence[Statement], begun: Change) -> None:
        """Store a new table together with the beginning of its match, and apply it.

        ``opening``: the statements that store it as a lobby. Nothing is published yet. Raises StorageError;
        Conflict if the table, its number or its pairing is there already.
        """
        wakes = due_at(begun.state, self._clock.now())
        times = tables.open_with_match(
            table.id,
            deadline_at=begun.state.deadline,
            due_at=wakes,
            head=begun.state.head,
            seal=seal(begun.state),
            acting=_acting(begun.state),
            held_until=begun.state.held_until,
        )
        await self._db.write([*opening, *begun.unit, *times])
        table.take(begun.state)
        table.wakes_at = wakes

    async def _store(self, table: Table, change: Change) -> None:
        now, began = self._clock.now(), time.perf_counter()
        wakes = due_at(change.state, now)
        put_off = 0 if change.shown else table.put_off  # the messages stay as they are
        fence = tables.fence(
            table.id,
            table.version,
            deadline_at=change.state.deadline,
            due_at=wakes,
            put_off_ms=put_off,
            head=change.state.head,
            seal=seal(change.state),
            acting=_acting(change.state),
            held_until=change.state.held_until,
        )
        try:
            try:
                await self._db.write([*fence, *change.unit])
            except Conflict:
                log.info(
                    "version conflict: another process has changed the table; the request is repeated",
                    extra=log_fields(table),
                )
                await self.reload(table)
                raise VersionConflict(table) from None
        except StorageError as error:
            level = log_level(error, logging.ERROR)
            log.log(
                level, "a change of a table was not stored and not made: %s", error, extra=log_fields(table)
            )
            # Several processes may all be cut off; then one of them compensates the time
            # (bot/manager/tables/downtime.py).
            if table.status is Status.PLAYING and table.stalled_at is None and not self._shared:
                table.stalled_at = now
                self._stalled(table)
            raise TableError(TableReason.NOT_STORED, **log_fields(table)) from error
        if log.isEnabledFor(logging.DEBUG):
            ms = round(1_000 * (time.perf_counter() - began))
            log.debug("stored", extra=log_fields(table) | {"version": table.version + 1, "ms": ms})
        table.version, table.wakes_at = table.version + 1, wakes
        table.put_off, table.stalled_at = put_off, None

    async def credit_downtime(self, table: Table) -> None:
        """Extend deadlines by the time in which nothing could be stored.

        Raises TableError (STALE, NOT_STORED).
        """
        now = self._clock.now()
        if table.stalled_at is not None and table.status is Status.PLAYING:
            await self.commit(table, extend_deadlines(table, now - table.stalled_at, now))

    async def read_leave(self, table: Table, state: State | None = None) -> None:
        """Read who of a table is on leave; ``state``: who sits there, if that is not stored yet.

        Raises TableError (NOT_STORED).
        """
        try:
            await read_leave(self._db, self._members, table, self._clock.now(), state)
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error

    async def follow_leave(self, table: Table, *, shown: bool = False) -> None:
        """Move the times of a slow table by the stored leave of those who are to act.

        ``shown``: store a new version in any case, so that every process shows who is on leave. Raises
        TableError (STALE, NOT_STORED).
        """
        if table.status is not Status.PLAYING or not is_slow(table):
            return
        await self.read_leave(table)
        change = follow_leave(table, self._clock.now())
        if change is not None:
            await self.commit(table, change)
        elif shown:
            await self.commit(table, Change(table.next(), stored=True))

    async def refresh(self, table: Table, *, outdated: bool = False) -> bool:
        """Reload a table if the store has a newer version, and return whether it had.

        The caller holds the lock. ``outdated``: the copy is known to be older. Does nothing if a single
        process uses the database. Raises TableError (NOT_STORED).
        """
        if not self._shared:
            return False
        try:
            if not outdated and await table_queries.load_version(self._db, table.id) in (table.version, None):
                return False
            return await self._reload(table, always=False)
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error

    async def reload(self, table: Table) -> None:
        """Replace a table's state with what is stored, and publish it."""
        await self._reload(table, always=True)

    async def _reload(self, table: Table, *, always: bool) -> bool:
        """Replace a table's state with what is stored; return whether it was.

        Not ``always``: only if it has another version, and it is published only if its messages are older.
        """
        fresh, outdated = await self._fresh(table)
        if fresh is None or not (always or fresh.version != table.version):
            return False
        acted = {player.member: player.acted_at for player in table.players}
        for seat, player in enumerate(fresh.players):
            fresh.take(fresh.with_player(seat, acted_at=acted.get(player.member, 0)))
        table.version, table.wakes_at, table.put_off = fresh.version, fresh.wakes_at, fresh.put_off
        table.take(fresh)
        await read_leave(self._db, self._members, table, self._clock.now())
        # Between deals the result that the hands keep is drawn.
        self._follow(table, Change(table, shown=always or outdated or table.between_deals))
        return True

    async def _fresh(self, table: Table) -> tuple[Table | None, bool]:
        """Return a table as stored, and whether its messages may be older.

        In the middle of a deal only new moves are loaded.
        """
        if table.deal is not None and table.deal.result is None:
            since, [orders] = await table_queries.load_table_and(
                self._db, table.id, [orders_of(table.id)], since=(table.deal_no, table.ply)
            )
            fresh = since and apply_new_moves(table, since, orders)
            if since and fresh:
                return fresh, since.version > since.shown
        stored, [proofs, orders] = await table_queries.load_table_and(
            self._db, table.id, [newest_proofs(table.id), orders_of(table.id)]
        )
        if stored is None:
            return None, False
        stakes = await load_stakes(self._db, table.id)
        fresh = rehydrate(stored, stakes=stakes, proofs=proofs, orders=orders)
        return fresh, stored.version > stored.shown

    def republish(self, table: Table) -> None:
        """Publish a table as it is stored, and start what follows from its state."""
        self._follow(table, Change(table))


def _acting(state: State) -> str:
    """Return whom a table waits for, as its row says it."""
    return acting_text(state.awaited, ready=state.between_deals)


def log_fields(table: Table) -> dict[str, object]:
    """Return a table's id and position, for the log."""
    return {"table": table.id, "deal": table.deal_no, "ply": table.ply}


def table_fields(table: Table) -> dict[str, object]:
    """Return what a table is, for the log; ``number`` is how people know it."""
    return {
        "table": table.id,
        "number": table.number,
        "game": table.spec.key,
        "guild": table.guild,
        "channel": table.channel,
    }


def _move_fields(table: Table, moved: PlayedMove) -> dict[str, object]:
    """Return a move for the log: its place and kind.

    No card, and not whether it was the only legal move, which would tell of cards.
    """
    about: dict[str, object] = {"table": table.id, "deal": moved.deal, "ply": moved.ply, "seat": moved.seat}
    if moved.events:
        about["event"] = type(moved.events[0]).__name__
    if moved.why in (Why.TIMEOUT, Why.COMPUTER):
        about["by"] = moved.why.value
    return about
