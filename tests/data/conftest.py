"""A real database of SQLite and of PostgreSQL for every test, and tables to store in it."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from data.db.connection import open_database
from data.db.database import Database, Statement
from data.tables.codec import dump_options
from data.tables.row_types import SeatKind, StoredSeat, StoredTable
from data.tables.stakes import Stakes
from data.tables.table_chain import Links
from data.tables.tables import fence, new_deal, open_table, start
from data.tournaments.records import StoredTournament
from engine import GAMES
from engine.cards import Card
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Stage
from tests.data.behind import Forge, behind
from tests.data.blank import lay_out

GUILD, CHANNEL = 700, 800
ANN, BOB, CEM = 11, 22, 33


def only_sqlite(reason: str) -> pytest.MarkDecorator:
    """Run a test on SQLite alone, for the given reason."""
    return pytest.mark.parametrize("engine", ["sqlite"], indirect=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest) -> str:
    """Return the engine of the test's database."""
    found: str = request.param
    return found


@pytest.fixture
def url(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Yield the URL of a database.

    SQLite's file does not exist yet, PostgreSQL's has the schema.
    """
    if engine == "sqlite":
        yield f"sqlite:///{tmp_path}/cards.sqlite3"
    else:
        with request.getfixturevalue("postgres").fresh() as fresh:
            yield fresh


@pytest.fixture
async def db(url: str, engine: str, tmp_path: Path) -> AsyncIterator[Database]:
    if engine == "sqlite":
        await lay_out(tmp_path / "cards.sqlite3")
    database = await open_database(url)
    yield database
    await database.close()


@pytest.fixture
def forge(url: str) -> Forge:
    """Return a function that changes the test's database directly, without triggers and keys."""

    def work(*statements: str) -> None:
        with behind(url) as raw:
            for statement in statements:
                raw.run(statement)

    return work


def person(seat: int, member: int, name: str = "somebody") -> StoredSeat:
    return StoredSeat(seat=seat, kind=SeatKind.PERSON, name=name, joined_at=1, member_id=member)


def computer(seat: int) -> StoredSeat:
    return StoredSeat(seat=seat, kind=SeatKind.COMPUTER, name="the house", joined_at=1, level="easy")


def table(
    table_id: str = "t1", *, number: int = 1, seats: tuple[StoredSeat, ...] | None = None
) -> StoredTable:
    gin = GAMES["gin"]
    return StoredTable(
        table_id=table_id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        number=number,
        game="gin",
        spec_version=gin.version,
        options=dump_options(gin.options(target=50)),
        seat_count=2,
        turn_ms=300_000,
        created_at=1_000 + number,
        host_id=ANN,
        seats=(person(0, ANN, "Ann"), person(1, BOB, "Bob")) if seats is None else seats,
    )


async def open_started(
    db: Database, table_id: str = "t1", number: int = 1, *, deadline: int | None = 50_000_000, **more: object
) -> None:
    """Store a table whose first deal has begun, with a deadline that is also its timer."""
    stored = replace(table(table_id, number=number), **more)  # type: ignore[arg-type]
    links = Links()
    began: list[Statement] = [
        *open_table(stored),
        *start(stored, first_dealer=0, at=2_000, stakes=Stakes(), links=links),
    ]
    began += new_deal(table_id, 1, dealer=0, deck=map(Card, range(52)), seed=bytes(16), at=2_000, links=links)
    await db.write(began)
    await db.write(fence(table_id, stored.version, deadline_at=deadline, due_at=deadline))


def tournament(tournament_id: str = "cup", **more: Any) -> StoredTournament:
    """Return a tournament that has just been opened."""
    of: dict[str, Any] = {
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "number": 1,
        "name": "Cup",
        "settings": Settings(format=Format.ARENA, game="gin"),
        "organiser_id": ANN,
        "stage": Stage.REGISTRATION,
        "season_of": None,
        "created_at": 1,
        "ended_at": None,
        "version": 0,
        "due_at": None,
        "down_ms": 0,
        "head": "",
        "secret": "",
        "commitment": "",
        "message_id": None,
        "shown": -1,
        "shown_at": 0,
        "called": 0,
    }
    return StoredTournament(tournament_id=tournament_id, **(of | more))
