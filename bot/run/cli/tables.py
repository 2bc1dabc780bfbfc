"""The tables that stand, as an operator sees them, and the end of one of them without a result."""

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
from bot.texts.names import lacking, plural
from data.db.database import Database, open_database
from data.db.errors import DatabaseTaken
from data.tables import tables
from data.tables.proofs import newest_proofs
from data.tables.row_types import Status as StoredStatus
from data.tables.row_types import StoredTable
from data.tables.seat_names import seat_names
from data.tables.stakes import load_stakes
from data.transfer import Snapshot, check_current, open_for_reading
from engine import GAMES

_LIVE = "SELECT table_id FROM tables WHERE status IN ('lobby', 'playing', 'paused') "
RUNNING = (
    "The bot runs on this database, and SQLite lets one program alone change it. Stop the bot first, or have "
    "a moderator of the server say /table close there. Nothing was changed."
)

UNPLAYABLE = "unplayable"
UNREADABLE = {
    Status.BROKEN.value: "playing, but its record cannot be read",
    UNPLAYABLE: "of a game or of rules that this program does not have",
}
"""What an operator reads of tables at which nobody can play, by their status."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table that has not ended: ``status`` is that of a table, or ``UNPLAYABLE``; ``held`` is what its pot
    holds, ``moved_at`` when something was last played or opened there, ``ends_at`` when it ends by itself
    (None: other things happen before), in ms UTC.
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
    """Return the tables of a database that have not ended, which nobody has moved for longest first. Nothing
    is changed: an older schema is refused. Raises StorageError.
    """
    with open_for_reading(url, current=True) as side:
        database = Snapshot(side)
        rows = await database.read(_LIVE + "ORDER BY created_at, table_id")
        found = [await _standing(database, table_id) for (table_id,) in rows]
    return sorted(found, key=lambda table: (table.moved_at, table.table_id))


async def close_table(url: str, table_id: str) -> Table:
    """End a table without a result and pay back what its pot holds; a bot on the same PostgreSQL catches up.

    Raises Problem, StorageError.
    """
    check_current(url)
    try:
        async with _opened(url) as database:
            _, table = await _found(database, table_id)
            if not table.live:
                raise Problem(f"Table {table.number} has ended already.", UNFIT)
            clock, members = WallClock(), Preferences(database)
            await members.guild(table.guild)
            keeper = TableStore(database, clock, lambda *_: None, lambda _: None, shared=database.shared)
            cashier = StakesService(database, clock, members)
            await MatchRunner(clock, keeper, cashier, SystemRandom(), _unreached).end(table, why="operator")
            return table
    except DatabaseTaken:
        raise Problem(RUNNING, SET_RIGHT) from None
    except TableError as error:
        raise Problem(
            f"The table was not closed ({error.reason.replace('_', ' ')}): try again.", TRY_AGAIN
        ) from None


async def _unreached(_: Table) -> str:
    return ""


@asynccontextmanager
async def _opened(url: str) -> Any:
    database = await open_database(url, exclusive=True, migrate=False)
    try:
        yield database
    finally:
        await database.close()


async def _found(database: Database, table_id: str) -> tuple[StoredTable, Table]:
    """Return a table as it is stored, and as this program understands it.

    Raises Problem where there is none; BadRecord.
    """
    stored, [rows] = await tables.load_table_and(database, table_id, [newest_proofs(table_id)])
    if stored is None:
        raise Problem(f"No table has the id {table_id}. `python -m bot tables` lists them.", UNFIT)
    stakes = await load_stakes(database, table_id)
    build = rehydrate if _playable(stored) else without_rules
    return stored, build(stored, stakes=stakes, proofs=rows)


def _playable(stored: StoredTable) -> bool:
    """Say whether a table has ended, or this program has the rules that it is played by."""
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
    """Yield what an operator reads of the tables: three lines for each, and how many there are."""
    for table in found:
        why = f": {lacking(table.paused_for)}" if table.paused_for else ""
        status = UNREADABLE.get(table.status, table.status)
        people = ", ".join(table.people) or "nobody"
        ends = f"ends by itself {_time(table.ends_at)}" if table.ends_at else "does not end by itself"
        yield f"{table.table_id}  table {table.number} of server {table.guild}, channel {table.channel}"
        yield f"  {table.game}, {status}{why}; {people}; the pot holds {plural(table.held, 'chip')}"
        yield f"  nothing has moved since {_time(table.moved_at)}; {ends}"
    yield f"{plural(len(found), 'table')}." if found else "No table stands: all have ended."


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
