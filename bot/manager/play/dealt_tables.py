"""Tables that open with everybody seated, the match begun and the first deal dealt.

All of it is one unit of work, together with the claim of what the table is opened for.
"""

import logging
from collections.abc import Callable
from random import Random
from typing import Final

from bot.manager.play.lobby import new_table_id
from bot.manager.play.match_runner import MatchRunner
from bot.manager.tables.rehydration import table_record
from bot.manager.tables.table import Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore, table_fields
from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError, log_level
from data.tables import table_queries, tables
from data.tables.proofs import store_promise

log = logging.getLogger(__name__)

ATTEMPTS: Final = 50
"""Attempts to find a free number: other tables may be opened at the same moment."""


class DealtTables:
    """Opens tables without a lobby; ``chance`` draws their ids."""

    def __init__(
        self,
        database: Database,
        table_cache: TableCache,
        table_store: TableStore,
        match_runner: MatchRunner,
        chance: Random,
    ) -> None:
        self._db = database
        self._tables = table_cache
        self._table_store = table_store
        self._match_runner = match_runner
        self._chance = chance

    async def open(
        self, table: Table, claim: Callable[[str], list[Statement]] = lambda _: [], **about: object
    ) -> Table | None:
        """Open a table with a new id and the next number of its guild.

        ``claim``: what is stored with the table of this id, a Conflict if another table was opened for the
        same. ``about``: more for the log. Return None if the claim is void. Raises TableError (NOT_STORED).
        """
        try:
            stored = await self._store(table, claim)
        except StorageError as error:
            log.log(
                log_level(error, logging.ERROR),
                "a table was not stored and not opened: %s",
                error,
                extra={"game": table.spec.key, "guild": table.guild, "channel": table.channel} | about,
            )
            raise TableError(TableReason.NOT_STORED) from error
        if not stored:
            return None
        opened = await self._tables.add(table)
        self._table_store.republish(opened)
        log.info("table opened and dealt", extra=table_fields(opened) | {"seats": len(table.players)} | about)
        return opened

    async def _store(self, table: Table, claim: Callable[[str], list[Statement]]) -> bool:
        """Store a new table with its match and first deal; False if its claim is void."""
        for _ in range(ATTEMPTS):
            table.id = new_table_id(self._chance)
            table.number = await table_queries.next_number(self._db, table.guild)
            begun = await self._match_runner.beginning(table)
            promised = store_promise(table.id, table.promised) if table.promised else []
            opening = [*tables.open_table(table_record(table, table)), *promised, *claim(table.id)]
            try:
                await self._table_store.create(table, opening, begun)
            except Conflict:
                # Another table has the number, or the claim is void: then the number stays free.
                if await table_queries.next_number(self._db, table.guild) == table.number:
                    return False
            else:
                return True
        raise Conflict(f"a table of {table.spec.key}")
