"""Planted faults: patches of the program, each of which the judge has to find.

``python -m tests.tools.simulate --planted all`` prints after how many seeds each is found.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final
from unittest.mock import patch

from bot.manager.play.due_tables import Alarms
from bot.manager.publishing import message_sender
from bot.manager.publishing.leases import Lease
from bot.manager.publishing.message_sender import MessageSender
from bot.manager.tables import table_store
from bot.manager.tables.table import Table
from bot.manager.tables.table_store import TableStore
from bot.manager.tables.transitions import Change
from bot.run.seen_interactions import SeenInteractions
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.sending.rate_limiter import RateLimiter
from data.db import sqlite
from data.db.database import LockingStatement
from data.ledger import ledger
from data.tables import tables
from tests.tools.simulate.simulation import Plan, run

Patch = Callable[[], AbstractContextManager[Any]]


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted fault: what is wrong, the patch, and what the plan must have for it to show."""

    what: str
    patch: Patch
    needs: Mapping[str, Any] = field(default_factory=dict)


def _put(where: Any, name: str, what: Any) -> Patch:
    return lambda: patch.object(where, name, what)


@contextmanager
def _published_first() -> Iterator[None]:
    """A table is shown before its change is committed."""

    async def commit(self: TableStore, table: Table, change: Change) -> None:
        table.take(change.state)
        self._follow(table, change)
        if change.unit or change.stored:
            await self._store(table, change)

    with patch.object(TableStore, "commit", commit):
        yield


@contextmanager
def _not_waited_for() -> Iterator[None]:
    """A unit counts as stored as soon as it is queued."""
    store = sqlite.SqliteDatabase._store

    async def queued(self: sqlite.SqliteDatabase, unit: sqlite.Unit) -> None:
        writing = asyncio.ensure_future(store(self, unit))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.sleep(0)

    with patch.object(sqlite.SqliteDatabase, "_store", queued):
        yield


@contextmanager
def _failure_ignored() -> Iterator[None]:
    """A change is made although it could not be stored."""
    store = TableStore._store

    async def careless(self: TableStore, table: Table, change: Change) -> None:
        try:
            await store(self, table, change)
        except Exception:
            table.version += 1

    with patch.object(TableStore, "_store", careless):
        yield


async def _without_key(
    db: object,
    unit: Sequence[Any],
    store: Callable[[Sequence[Any]], Any],
) -> None:
    await store(unit)


@contextmanager
def _key_ignored() -> Iterator[None]:
    """No interaction's id is stored, nor remembered by the process."""
    with (
        patch.object(sqlite, "write_once", _without_key),
        patch.object(SeenInteractions, "first", lambda *_: True),
    ):
        yield


@contextmanager
def _other_seat() -> Iterator[None]:
    """Some hand panels are drawn from the view of the next seat."""
    hand = DiscordMessenger.hand

    def shifted(self: DiscordMessenger, table: Table, seat: int, stage: Any = None) -> Any:
        moved = table.deal is not None and table.ply % 5 == 4
        return hand(self, table, (seat + 1) % len(table.players) if moved else seat, stage)

    with patch.object(DiscordMessenger, "hand", shifted):
        yield


@contextmanager
def _fence_off() -> Iterator[None]:
    """A unit is stored whatever version the table has."""
    fence = tables.fence

    def weak(table_id: str, version: int, **more: Any) -> Any:
        [statement] = fence(table_id, version, **more)
        sql = statement[0].replace(
            "CASE WHEN version = ? THEN version + 1 ELSE -1 END", "version + 1 + 0 * ?"
        )
        assert isinstance(statement, LockingStatement)
        return [LockingStatement(sql, statement[1], rank=statement.rank)]

    with patch.object(tables, "fence", weak):
        yield


async def _not_noted(*_: object) -> None:
    """Store nothing."""


async def _unlimited(*_: object, **__: object) -> int:
    return 0


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


BUSY: Final = {"people": 16, "tables": 8, "per_second": 3}
"""More people than requests."""
PLANTED: Final[dict[str, Planted]] = {
    "published first": Planted("a table is shown before its change is committed", _published_first),
    "not waited for": Planted("a unit counts as stored as soon as it is queued", _not_waited_for),
    "failure ignored": Planted("a change is made although it could not be stored", _failure_ignored),
    "key ignored": Planted(
        "an interaction's id is neither stored nor remembered", _key_ignored, {"workers": 2, "faults": ("doubled",)}
    ),
    "fence off": Planted("a change is stored whatever version the table has", _fence_off, {"workers": 2}),
    "resignation lost": Planted("a resignation is not stored", _put(tables, "resign", lambda *_, **__: [])),
    "no seal": Planted("no match is sealed", _put(table_store, "seal", lambda *_: None)),
    "any press": Planted(
        "old buttons are pressed as if they were new", _put(Table, "is_still_offered", lambda *_: True)
    ),
    "timer lost": Planted("no alarm is set for a table", _put(Alarms, "_ring_at", _nothing)),
    "other seat": Planted("some hands are drawn from the view of the next seat", _other_seat),
    "refund forgotten": Planted(
        "a match that is given up returns nothing", _put(ledger, "refund_dues", lambda *_: [])
    ),
    "limiter off": Planted("requests do not wait", _put(RateLimiter, "acquire", _unlimited), BUSY),
    "no retry": Planted(
        "a failed message is not sent again", _put(MessageSender, "_retry", _nothing),
        {"faults": ("500", "cut", "refused")},
    ),
    "lease not checked": Planted(
        "a worker sends under a lease that is too old", _put(Lease, "check", _nothing), {"workers": 3}
    ),
    "note lost": Planted(
        "it is not stored where messages are", _put(message_sender, "note_messages", _not_noted)
    ),
}


def table(names: Sequence[str], most: int, plan: Plan, tell: Callable[[str], None]) -> int:
    """Tell for each planted fault after how many seeds it is found; return how many are not."""
    missed = 0
    for name in names:
        each = PLANTED[name]
        with each.patch():
            found = _first(most, replace(plan, **each.needs))
        missed += found is None
        tell(f"| {name} | {each.what} | {found or f'not in {most}'} |")
    return missed


def _first(most: int, plan: Plan) -> str | None:
    for seed in range(1, most + 1):
        outcome = run(replace(plan, seed=seed))
        if outcome.found:
            return f"{seed} ({outcome.found[0][0]})"
    return None
