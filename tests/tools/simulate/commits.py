"""Observes what each delivery of an interaction commits.

The program keeps the id of an interaction so that it changes the database once. Here it is seen from
outside: a unit carries the delivery whose task wrote it down to the transaction that commits it.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from data.db import idempotency, sqlite
from data.db.database import Statement

Committed = Callable[[int, object], None]
"""Called with an interaction and one of its deliveries, right after a commit."""


class _Delivered(list[Statement]):
    """A unit, and the delivery whose task wrote it."""

    def __init__(self, unit: sqlite.Unit, delivery: idempotency._Delivery) -> None:
        super().__init__(unit)
        self.delivery = delivery


@contextmanager
def observed(committed: Committed) -> Iterator[None]:
    """Call ``committed`` for every unit of a delivery that is committed while the block lasts."""
    store, transact = sqlite.SqliteDatabase._store, sqlite._transact

    async def marked(self: sqlite.SqliteDatabase, unit: sqlite.Unit) -> None:
        delivery = idempotency._current()
        await store(self, _Delivered(unit, delivery) if unit and delivery is not None else unit)

    def seen(connection: sqlite3.Connection, units: Sequence[sqlite.Unit]) -> None:
        transact(connection, units)
        for unit in units:
            if isinstance(unit, _Delivered):
                committed(unit.delivery.interaction, unit.delivery)

    with (
        patch.object(sqlite.SqliteDatabase, "_store", marked),
        patch.object(sqlite, "_transact", seen),
    ):
        yield
