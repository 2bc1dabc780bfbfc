"""``bot restore``: never over a live database, the old file kept, erased members still erased."""

import asyncio
import fcntl
import os
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.run.backup import back_up
from bot.run.cli.restore import Loss, Restored, restore
from bot.run.erasure_log import erased_since, forget_before, note_erasure
from bot.run.problem import Problem
from data.audit import audit_guild
from data.db.connection import open_database
from data.db.database import Database
from data.db.migrations import load_migrations
from data.erasure import erase_member, new_pseudonym
from data.installation import note_served
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import give
from data.ledger.ledger_queries import head
from data.tables.row_types import Status
from data.tables.stakes import Stakes
from data.tables.tables import open_table, set_status
from engine import GAMES
from tests.bot.manager.earlier_states import dump_of
from tests.data.blank import lay_out
from tests.data.conftest import ANN, BOB, GUILD, table
from tests.data.stakes_table import CHIPS, Seated

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=1)


def ms(when: datetime) -> int:
    return int(when.timestamp() * 1000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "house").mkdir()
    return tmp_path / "house" / "cards.sqlite3"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture
async def db(file: Path) -> AsyncIterator[Database]:
    """A database in which Ann and Bob have played once and are in another match."""
    await lay_out(file)
    database = await open_database(f"sqlite:///{file}")
    for member in (ANN, BOB):
        await database.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    await given_up(database, "t1", 1)
    await Seated.open(database, GAMES["gin"], (ANN, BOB), Stakes(), table_id="t9", number=9)
    await database.write(note_served(ms(NOON)))
    yield database
    await database.close()


async def given_up(database: Database, table_id: str, number: int) -> None:
    """Bob resigns a match."""
    seated = await Seated.open(database, GAMES["gin"], (ANN, BOB), Stakes(), table_id=table_id, number=number)
    await seated.resign(1)


def beside(file: Path) -> set[str]:
    """Return the names of the files in the database's folder, without its lock."""
    return {each.name for each in file.parent.iterdir()} - {f"{file.name}.lock"}


async def put_back(
    file: Path, made: Path, lists: list[Path] | None = None, *, sure: bool = True
) -> tuple[Restored | None, list[Loss | None]]:
    shown: list[Loss | None] = []

    def agree(loss: Loss | None) -> bool:
        shown.append(loss)
        return sure

    done = await asyncio.to_thread(restore, file, made, lists or [], LATER, agree)
    return done, shown


async def refused(file: Path, made: Path) -> str:
    with pytest.raises(Problem) as caught:
        await put_back(file, made)
    return str(caught.value)


@pytest.mark.long
async def test_the_books_are_again_what_they_were(db: Database, file: Path, folder: Path) -> None:
    then = await audit_guild(db, GUILD)
    made = back_up(file, folder, NOON).file
    (file.parent / f".restoring-{file.name}-killed").mkdir()
    await given_up(db, "t20", 20)
    await give(db, GUILD, ANN, BOB, 3, chips=CHIPS, key="late", at=ms(NOON) + 5)
    await db.write(note_served(ms(LATER)))
    now = await head(db, GUILD)
    await db.close()
    done, shown = await put_back(file, made)
    assert shown == [Loss({"matches": 1, "moves": 0, "transfers": 1}, ms(NOON), ms(LATER))]
    old = file.with_name("cards.replaced-20261122T130000Z.sqlite3")
    assert done == Restored(old, 0)
    assert beside(file) == {file.name, old.name}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for each, expected in ((file, (then.transfers, then.head)), (old, now)):
        database = await open_database(f"sqlite:///{each}")
        try:
            assert await head(database, GUILD) == expected
            assert (await audit_guild(database, GUILD)).faults == then.faults == ()
        finally:
            await database.close()


@pytest.mark.long
async def test_a_backup_of_another_database_is_told_from_an_earlier_state_of_this_one(
    db: Database, file: Path, folder: Path, tmp_path: Path
) -> None:
    """By the heads of its guild chains, even if equally much was played in both."""
    other = await open_database(f"sqlite:///{tmp_path}/other.sqlite3")
    for each in (db, other):
        await given_up(each, "t20", 20)
    await other.close()
    own = back_up(file, folder, NOON).file
    await given_up(db, "t21", 21)
    strange = back_up(tmp_path / "other.sqlite3", tmp_path / "others", NOON).file
    await db.close()
    shown = [(await put_back(file, made, sure=False))[1] for made in (own, strange)]
    assert [[loss.strange for loss in losses if loss is not None] for losses in shown] == [[()], [(GUILD,)]]


async def test_a_link_to_the_database_stays_one(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()
    link = file.parent / "link.sqlite3"
    link.symlink_to(file.name)
    done, _ = await put_back(link, made)
    assert done is not None
    assert link.is_symlink()
    assert beside(file) == {file.name, link.name, "cards.replaced-20261122T130000Z.sqlite3"}


@pytest.mark.parametrize("schema", ["0006", "0007", "0008"])
async def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(
    schema: str, db: Database, file: Path, folder: Path, tmp_path: Path
) -> None:
    earlier = tmp_path / "earlier.sqlite3"
    with closing(sqlite3.connect(earlier)) as connection:
        connection.executescript(dump_of(schema))
    made = back_up(earlier, folder, NOON)
    assert made.schema == int(schema)
    await db.close()
    done, [loss] = await put_back(file, made.file)
    assert done is not None
    assert loss is not None
    assert loss.counts["matches"] == 1
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT max(version) FROM migrations").fetchone() == (
            len(load_migrations()),
        )
    assert beside(file) == {file.name, "cards.replaced-20261122T130000Z.sqlite3"}


async def test_who_says_no_keeps_everything(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()
    before = file.read_bytes()
    done, shown = await put_back(file, made, sure=False)
    assert done is None
    assert shown == [Loss({"matches": 0, "moves": 0, "transfers": 0}, ms(NOON), ms(NOON))]
    assert file.read_bytes()[100:] == before[100:]  # the header records how it was last closed
    assert beside(file) == {file.name}


async def test_a_database_in_use_is_left_alone(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    assert "stop the bot first" in await refused(file, made)
    await give(db, GUILD, ANN, BOB, 3, chips=CHIPS, key="on", at=9)
    await db.close()
    harness = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(harness, fcntl.LOCK_EX)
    try:
        assert "stop the bot first" in await refused(file, made)
    finally:
        os.close(harness)
    assert beside(file) == {file.name}


async def test_nobody_moves_in_meanwhile(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()

    def agree(_: Loss | None) -> bool:
        with (
            closing(sqlite3.connect(file, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("SELECT * FROM house")
        return False

    assert await asyncio.to_thread(restore, file, made, [], LATER, agree) is None


async def test_a_database_that_is_damaged_or_gone_is_replaced(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()
    file.write_bytes(b"no database " * 100)
    wal = Path(f"{file}-wal")
    wal.write_bytes(b"of the old one")
    done, shown = await put_back(file, made)
    assert shown == [None]
    assert done is not None
    assert done.kept is not None
    assert done.kept.read_bytes().startswith(b"no database")
    assert not wal.exists()
    assert Path(f"{done.kept}-wal").read_bytes() == b"of the old one"
    file.unlink()
    done, shown = await put_back(file, made)
    assert (done, shown) == (Restored(None, 0), [None])
    await (await open_database(f"sqlite:///{file}")).close()


async def test_what_is_no_backup_of_ours(db: Database, file: Path, folder: Path, tmp_path: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()
    other = tmp_path / "other.sqlite3"
    assert "no backup at" in await refused(file, other)
    other.write_bytes(b"no database " * 100)
    assert await refused(file, other) == f"{other} is not a SQLite database. Nothing was changed."
    assert "is the database itself" in await refused(file, file)
    known = len(load_migrations())
    with closing(sqlite3.connect(made, isolation_level=None)) as connection:
        connection.execute(f"INSERT INTO migrations VALUES ({known + 1}, 'later', 'x')")
    assert f"has schema {known + 1}" in await refused(file, made)
    assert beside(file) == {file.name}


@pytest.mark.long
async def test_who_was_erased_since_is_erased_again(db: Database, file: Path, folder: Path) -> None:
    note_erasure(folder, BOB, ms(NOON - timedelta(days=1)))  # and has come back
    made = back_up(file, folder, NOON).file
    await db.write(erase_member(ANN, new_pseudonym()))
    note_erasure(folder, ANN, ms(NOON) + 1)
    await db.close()
    done, _ = await put_back(file, made, [folder, folder])
    assert done is not None
    assert done.erased == 1
    database = await open_database(f"sqlite:///{file}")
    try:
        seats = await database.read(
            "SELECT member_id, name, away FROM seats WHERE table_id = 't9' ORDER BY seat"
        )
        assert seats[0][0] < 0
        assert seats == [(seats[0][0], "former player", 1), (BOB, "somebody", 0)]
        assert await database.read("SELECT 1 FROM accounts WHERE member_id = ?", (ANN,)) == []
        assert (await audit_guild(database, GUILD)).faults == ()
    finally:
        await database.close()


async def test_who_was_erased_leaves_lobbies_of_then(db: Database, file: Path, folder: Path) -> None:
    await db.write([*open_table(table("t8", number=8)), *set_status("t9", Status.CLOSED)])
    made = back_up(file, folder, NOON).file
    await db.close()
    note_erasure(folder, BOB, ms(LATER))
    await put_back(file, made, [folder])
    database = await open_database(f"sqlite:///{file}")
    try:
        assert await database.read("SELECT member_id FROM seats WHERE table_id = 't8'") == [(ANN,)]
    finally:
        await database.close()


# --- the erasure log


def test_an_erasure_is_a_line_for_the_owner_alone(folder: Path) -> None:
    assert erased_since(folder, 0) == []
    note_erasure(folder, ANN, ms(NOON) + 999)
    note_erasure(folder, BOB, ms(LATER))
    file = folder / "erasures.txt"
    assert file.read_text() == f"2026-11-22T12:00:00Z {ANN}\n2026-11-22T13:00:00Z {BOB}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert erased_since(folder, ms(NOON) + 500) == [ANN, BOB]
    assert erased_since(folder, ms(NOON) + 1000) == [BOB]
    forget_before(folder, ms(NOON))
    assert erased_since(folder, 0) == [ANN, BOB]
    forget_before(folder, ms(LATER))
    assert file.read_text() == f"2026-11-22T13:00:00Z {BOB}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_an_entry_goes_with_the_last_backup_that_is_older(
    db: Database, file: Path, folder: Path
) -> None:
    first = back_up(file, folder, NOON).file
    note_erasure(folder, ANN, ms(NOON) + 60_000)
    back_up(file, folder, LATER)
    assert erased_since(folder, 0) == [ANN]
    first.unlink()
    back_up(file, folder, LATER)
    assert erased_since(folder, 0) == []


async def test_a_list_that_cannot_be_read_stops_a_restore(db: Database, file: Path, folder: Path) -> None:
    made = back_up(file, folder, NOON).file
    await db.close()
    (folder / "erasures.txt").write_text("2026-11-22T13:00:00Z\n")
    with pytest.raises(Problem, match=r"Line 1 of .* Nothing was changed"):
        await put_back(file, made, [folder])
