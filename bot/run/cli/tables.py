"""`python -m bot tables`: list the open tables, and close one of them without a result."""

from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from random import SystemRandom
from typing import Any

from bot.manager.play.match_runner import MatchRunner
from bot.manager.play.stakes import StakesService
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import rehydrate, without_rules
from bot.manager.tables.table import Status, Table, TableError
from bot.manager.tables.table_store import TableStore
from bot.manager.time.clock import WallClock
from bot.run.problem import SET_RIGHT, TRY_AGAIN, UNFIT, Problem
from bot.run.program_name import program
from bot.texts.names import lacking
from data.db.connection import open_database
from data.db.database import Database
from data.db.errors import DatabaseTaken
from data.tables import table_queries
from data.tables.proofs import newest_proofs
from data.tables.row_types import Status as StoredStatus
from data.tables.row_types import StoredTable
from data.tables.seat_names import seat_names
from data.tables.stakes import load_stakes
from data.transfer import Snapshot, check_current, open_for_reading
from engine import GAMES

_LIVE = "SELECT table_id FROM tables WHERE status IN ('lobby', 'playing', 'paused') "
RUNNING = (
    "The bot is using this database, and only one program at a time may change an SQLite database. Stop the "
    "bot first, or ask a moderator of the server to use /table close. Nothing was changed."
)

UNPLAYABLE = "unplayable"
UNREADABLE = {
    Status.BROKEN.value: "in play, but its event log cannot be replayed",
    UNPLAYABLE: "uses a game or rules that this version does not have",
}
"""Text for the statuses of tables that cannot be continued."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table that has not ended.

    ``status`` is a table's status or UNPLAYABLE; ``held`` is the number of chips in its pot. ``moved_at`` is
    the time of the last move, deal or opening, ``ends_at`` when the table ends by itself if nothing else
    happens (None: not next), both in ms UTC.
    """

    table_id: str
    number: int
    guild: int
    channel: int
    game: str
    status: str
    paused_for: str
    people: tuple[str, ...]
    held: int
    moved_at: int
    ends_at: int | None


async def list_tables(url: str) -> list[ListedTable]:
    """Return the open tables of a database, the longest idle first.

    Changes nothing. Raises StorageError, also for an older schema.
    """
    with open_for_reading(url, current=True) as side:
        database = Snapshot(side)
        rows = await database.read(_LIVE + "ORDER BY created_at, table_id")
        found = [await _standing(database, table_id) for (table_id,) in rows]
    return sorted(found, key=lambda table: (table.moved_at, table.table_id))


async def close_table(url: str, table_id: str) -> Table:
    """End a table without a result and refund its pot.

    A bot running on the same PostgreSQL database picks up the change. Raises Problem, StorageError.
    """
    check_current(url)
    try:
        async with _opened(url) as database:
            _, table = await _found(database, table_id)
            if not table.live:
                raise Problem(f"Table {table.number} has ended already.", UNFIT)
            clock, members = WallClock(), Preferences(database)
            await members.guild(table.guild)
            table_store = TableStore(
                database, clock, members, lambda *_: None, lambda _: None, shared=database.shared
            )
            stakes = StakesService(database, clock, members)
            runner = MatchRunner(clock, table_store, stakes, SystemRandom(), _nothing_missing)
            await runner.end(table, why="operator")
            return table
    except DatabaseTaken:
        raise Problem(RUNNING, SET_RIGHT) from None
    except TableError as error:
        raise Problem(
            f"The table was not closed ({error.reason.replace('_', ' ')}): try again.", TRY_AGAIN
        ) from None


async def _nothing_missing(_: Table) -> str:
    return ""


@asynccontextmanager
async def _opened(url: str) -> Any:
    database = await open_database(url, exclusive=True, migrate=False)
    try:
        yield database
    finally:
        await database.close()


async def _found(database: Database, table_id: str) -> tuple[StoredTable, Table]:
    """Return a table's stored rows, and the table rehydrated from them.

    Raises Problem if there is no such table; BadRecord.
    """
    stored, [rows] = await table_queries.load_table_and(database, table_id, [newest_proofs(table_id)])
    if stored is None:
        raise Problem(f"No table has the id {table_id}. `{program()} tables` lists them.", UNFIT)
    stakes = await load_stakes(database, table_id)
    build = rehydrate if _playable(stored) else without_rules
    return stored, build(stored, stakes=stakes, proofs=rows)


def _playable(stored: StoredTable) -> bool:
    """Return whether the table has ended or this program has its rules."""
    ended = stored.status in (StoredStatus.OVER, StoredStatus.CLOSED)
    spec = GAMES.get(stored.game)
    return spec is not None and (ended or stored.spec_version <= spec.version)


async def _standing(database: Database, table_id: str) -> ListedTable:
    [(held, dealt, acted)] = await database.read(
        "SELECT (SELECT balance FROM accounts WHERE table_id = ?), "
        "(SELECT max(started_at) FROM deals WHERE table_id = ?), "
        "(SELECT max(at) FROM actions WHERE table_id = ?)",
        (table_id,) * 3,
    )
    stored, table = await _found(database, table_id)
    playable = _playable(stored)
    status = stored.status.value
    if table.status is Status.BROKEN:
        status = Status.BROKEN.value if playable else UNPLAYABLE
    shown = seat_names(tuple(seat.named for seat in stored.seats))
    return ListedTable(
        table_id,
        stored.number,
        stored.guild_id,
        stored.channel_id,
        stored.game,
        status,
        stored.paused_for or "",
        tuple(name for seat, name in zip(stored.seats, shown, strict=True) if seat.member_id is not None),
        held or 0,
        max(stored.created_at, stored.started_at or 0, dealt or 0, acted or 0),
        table.ends_at if playable else None,
    )


def sentences(found: Sequence[ListedTable]) -> Iterator[str]:
    """Yield the lines of the list: three for each table, then the number of tables."""
    for table in found:
        why = f": {lacking(table.paused_for)}" if table.paused_for else ""
        status = UNREADABLE.get(table.status, table.status)
        people = ", ".join(table.people) or "no members"
        ends = f"ends automatically at {_time(table.ends_at)}" if table.ends_at else "no automatic end"
        yield f"{table.table_id}  table {table.number} of server {table.guild}, channel {table.channel}"
        yield f"  {table.game}, {status}{why}; {people}; the pot holds {_plural(table.held, 'chip')}"
        yield f"  last activity {_time(table.moved_at)}; {ends}"
    yield f"{_plural(len(found), 'table')}." if found else "There are no open tables."


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
