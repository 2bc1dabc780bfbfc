"""The keeper of the tables in memory: a change is stored, takes effect, and is shown, in this order.

What a program has of a table is a copy: every unit says from which version of the table it goes on, and the
store refuses the one that does not know the newest (``data.tables.tables.fence``).
"""

import logging
from collections.abc import Callable

from bot.manager.tables.deadlines import due_at
from bot.manager.tables.rehydration import apply_new_moves, rehydrate, seal
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.manager.tables.transitions import Change, extend_deadlines
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.db.errors import Conflict, StorageError
from data.tables import tables
from data.tables.proofs import newest_proofs
from data.tables.stakes import load_stakes

log = logging.getLogger(__name__)


class VersionConflict(TableError):
    """Another process has changed the table first: it stands as stored now, and what was asked is to be
    judged anew (``Register.run_locked``).
    """

    def __init__(self, table: Table) -> None:
        super().__init__(TableReason.STALE, number=table.number)


class TableStore:
    """Commits changes. Whoever calls it holds the table's lock.

    ``follow`` does what follows once a change has taken effect: the table, the change, and the place that the
    answer to a press brings up to date. ``stalled`` is told of a table of which nothing could be stored.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        follow: Callable[[Table, Change, int | None], None],
        stalled: Callable[[Table], None],
        *,
        shared: bool,
    ) -> None:
        self._db = database
        self._clock = clock
        self._follow = follow
        self._stalled = stalled
        self._shared = shared

    async def commit(self, table: Table, change: Change, *, answered: int | None = None) -> None:
        """Store a change, let it take effect, and have it shown: the only way in which a table changes.

        ``answered``: the place that the answer to a press brings up to date
        (bot/manager/publishing/publisher.py).

        Raises VersionConflict when another process came first; TableError (NOT_STORED) when the database
        refuses: the table then stands as the store has it, and its time stands until a write goes through.
        """
        if change.unit or change.stored:
            await self._store(table, change)
        table.take(change.state)
        self._follow(table, change, answered)

    async def _store(self, table: Table, change: Change) -> None:
        now = self._clock.now()
        wakes = due_at(change.state, now)
        fence = tables.fence(
            table.id,
            table.version,
            deadline_at=change.state.deadline,
            due_at=wakes,
            head=change.state.head,
            seal=seal(change.state),
        )
        try:
            try:
                await self._db.write([*fence, *change.unit])
            except Conflict:
                log.info("another process came first", extra=log_fields(table))
                await self.reload(table)
                raise VersionConflict(table) from None
        except StorageError as error:
            log.error("not stored: %s", error, extra=log_fields(table))  # noqa: TRY400 - it says all there is
            # Of several programs, all of whom may be cut off, one gives back the time
            # (bot/manager/tables/downtime.py).
            if table.status is Status.PLAYING and table.stalled_at is None and not self._shared:
                table.stalled_at = now
                self._stalled(table)
            raise TableError(TableReason.NOT_STORED) from error
        table.version, table.wakes_at, table.put_off, table.stalled_at = table.version + 1, wakes, 0, None

    async def credit_downtime(self, table: Table) -> None:
        """Give back the time in which nothing could be stored. Raises TableError (STALE, NOT_STORED)."""
        if table.stalled_at is not None and table.status is Status.PLAYING:
            await self.commit(table, extend_deadlines(table, self._clock.now() - table.stalled_at))

    async def refresh(self, table: Table) -> bool:
        """Bring a table to what is stored of it, whose lock is held, and say whether it was behind: never
        where one process alone serves the database. Raises TableError (NOT_STORED).
        """
        if not self._shared:
            return False
        try:
            if await tables.load_version(self._db, table.id) in (table.version, None):
                return False
            await self.reload(table)
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error
        return True

    async def reload(self, table: Table) -> None:
        """Bring a table back to what is stored of it."""
        fresh = await self._fresh(table)
        if fresh is None:
            return
        acted = {player.member: player.acted_at for player in table.players}
        for seat, player in enumerate(fresh.players):
            fresh.take(fresh.with_player(seat, acted_at=acted.get(player.member, 0)))
        table.version, table.wakes_at, table.put_off = fresh.version, fresh.wakes_at, fresh.put_off
        table.take(fresh)
        self.republish(table)

    async def _fresh(self, table: Table) -> Table | None:
        """Return a table as it is stored: by the moves that were made since, where it is in a deal."""
        if table.deal is not None and table.deal.result is None:
            since = await tables.load_table(self._db, table.id, since=(table.deal_no, table.ply))
            fresh = since and apply_new_moves(table, since)
            if fresh:
                return fresh
        stored, [proofs] = await tables.load_table_and(self._db, table.id, [newest_proofs(table.id)])
        if stored is None:
            return None
        return rehydrate(stored, stakes=await load_stakes(self._db, table.id), proofs=proofs)

    def republish(self, table: Table) -> None:
        """Have done and shown what follows from how a table stands in the store."""
        self._follow(table, Change(table), None)


def log_fields(table: Table) -> dict[str, object]:
    """Return where a table stands, for the log."""
    return {"table": table.id, "deal": table.deal_no, "ply": table.ply}
