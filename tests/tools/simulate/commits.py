"""Observes what each delivery of an interaction commits, and what processes keep in memory.

The program keeps the id of an interaction so that it changes the database once. Here it is seen from
outside: a unit carries the delivery whose task wrote it down to the transaction that commits it.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bot.manager.tables.table_cache import TableCache
from data.db import idempotency, sqlite
from data.db.database import Statement
from tests.tools.simulate.rights import Standing, standings

Committed = Callable[[int, object, list[Standing]], None]
"""Called after a commit with an interaction, a delivery of it, and the tables as they were."""


class _Delivered(list[Statement]):
    """A unit, and the delivery whose task wrote it."""

    def __init__(self, unit: sqlite.Unit, delivery: idempotency._Delivery) -> None:
        super().__init__(unit)
        self.delivery = delivery


@contextmanager
def observed(
    committed: Committed,
    opened: Callable[[TableCache], object],
    stored: Callable[[sqlite3.Connection, sqlite.Unit], object],
) -> Iterator[None]:
    """Observe while the block lasts.

    ``committed`` is called for every unit of a delivery that is committed, ``opened`` with the tables of each
    process, ``stored`` for every unit.
    """
    store, transact = sqlite.SqliteDatabase._store, sqlite._transact

    make = TableCache.__init__

    def made(self: TableCache, *parts: Any) -> None:
        make(self, *parts)
        opened(self)

    async def marked(self: sqlite.SqliteDatabase, unit: sqlite.Unit) -> None:
        delivery = idempotency._current()
        await store(self, _Delivered(unit, delivery) if unit and delivery is not None else unit)

    def seen(connection: sqlite3.Connection, units: Sequence[sqlite.Unit]) -> None:
        delivered = [(unit, standings(connection, unit)) for unit in units if isinstance(unit, _Delivered)]
        transact(connection, units)
        for unit, before in delivered:
            committed(unit.delivery.interaction, unit.delivery, before)
        for each in units:
            stored(connection, each)

    with (
        patch.object(sqlite.SqliteDatabase, "_store", marked),
        patch.object(sqlite, "_transact", seen),
        patch.object(TableCache, "__init__", made),
    ):
        yield
