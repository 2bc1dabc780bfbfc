"""Opening a database: URLs, migrations, copies, and databases that cannot be used."""

import contextlib
import logging
import re
import sqlite3
import threading
from pathlib import Path
from random import Random

import pytest

from data.db.connection import open_database, schema_version
from data.db.errors import DatabaseTooNew, DatabaseUnusable, StorageError
from data.db.migrations import Migration, load_migrations
from data.rankings.ratings import rate_pending, recompute_ratings
from tests.data.played import play, random_match

FIRST = Migration(
    1, "first", "-- one; two\nCREATE TABLE a (n BIGINT PRIMARY KEY);\nINSERT INTO a VALUES (7);\n"
)
SECOND = Migration(2, "second", "ALTER TABLE a ADD COLUMN word TEXT;\nUPDATE a SET word = 'seven';\n")
BROKEN = Migration(2, "broken", "ALTER TABLE a ADD COLUMN word TEXT;\nINSERT INTO nowhere VALUES (1);\n")
ORPHAN = Migration(2, "orphan", "CREATE TABLE b (n BIGINT REFERENCES a (n));\nINSERT INTO b VALUES (8);\n")


@pytest.fixture
def engine() -> str:
    """Run these on SQLite alone: they test its files."""
    return "sqlite"


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def touch(url: str, *migrations: Migration) -> None:
    database = await open_database(url, migrations=migrations)
    await database.close()


@pytest.mark.long
async def test_a_new_database_has_the_whole_schema(url: str) -> None:
    database = await open_database(url)
    assert await schema_version(database) == len(load_migrations())
    assert await database.read("SELECT count(*) FROM actions") == [(0,)]
    await database.close()


async def test_opening_again_changes_nothing_and_copies_nothing(url: str, tmp_path: Path) -> None:
    await touch(url, FIRST)
    await touch(url, FIRST)
    assert rows(tmp_path / "cards.sqlite3", "SELECT version, name FROM migrations") == [(1, "first")]
    assert [path.name for path in tmp_path.iterdir()] == ["cards.sqlite3"]


async def test_a_relative_path_is_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await touch("sqlite:///here 100%.sqlite3", FIRST)
    assert (tmp_path / "here 100%.sqlite3").exists()


async def test_a_copy_is_made_before_the_schema_changes(url: str, tmp_path: Path) -> None:
    await touch(url, FIRST)
    await touch(url, FIRST, SECOND)
    assert rows(tmp_path / "cards.sqlite3", "SELECT n, word FROM a") == [(7, "seven")]
    copy = tmp_path / "cards.before-0002.sqlite3"
    assert rows(copy, "SELECT * FROM a") == [(7,)]
    assert rows(copy, "SELECT max(version) FROM migrations") == [(1,)]
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


async def test_the_log_tells_of_a_new_schema_and_of_the_copy_made_before(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "data")
    await touch(url, FIRST)
    await touch(url, FIRST)
    await touch(url, FIRST, SECOND)
    created, changed = caplog.records
    assert (created.getMessage(), vars(created)["from"], vars(created)["to"]) == ("database created", 0, 1)
    assert (changed.getMessage(), vars(changed)["from"], vars(changed)["to"]) == ("schema changed", 1, 2)
    assert vars(changed)["copy"] == tmp_path / "cards.before-0002.sqlite3"
    assert not hasattr(created, "copy")


@pytest.mark.parametrize(("bad", "sentence"), [(BROKEN, "nowhere"), (ORPHAN, "refer to missing ones")])
async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, tmp_path: Path, bad: Migration, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    await touch(url, FIRST)
    caplog.set_level(logging.INFO, "data")
    with pytest.raises(DatabaseUnusable, match=sentence):
        await touch(url, FIRST, bad)
    assert caplog.records == []
    assert rows(tmp_path / "cards.sqlite3", "SELECT * FROM a") == [(7,)]
    assert rows(tmp_path / "cards.sqlite3", "SELECT version FROM migrations") == [(1,)]
    await touch(url, FIRST, SECOND)


async def test_a_database_that_cannot_be_opened_leaves_nothing_at_work(url: str) -> None:
    await touch(url, FIRST)
    before = {*threading.enumerate()}
    with pytest.raises(DatabaseUnusable):
        await touch(url, FIRST, BROKEN)
    for thread in {*threading.enumerate()} - before:
        thread.join(1)
        assert not thread.is_alive()


async def test_a_database_newer_than_the_program_is_refused(url: str, tmp_path: Path) -> None:
    await touch(url, FIRST, SECOND)
    with pytest.raises(DatabaseTooNew, match=r"schema 2, and this program knows schemas up to 1"):
        await touch(url, FIRST)
    assert rows(tmp_path / "cards.sqlite3", "SELECT word FROM a") == [("seven",)]


async def test_a_migration_edited_after_it_was_applied_is_refused(url: str) -> None:
    await touch(url, FIRST)
    with pytest.raises(DatabaseUnusable, match="different version of migration 0001"):
        await touch(url, Migration(1, "first", FIRST.sql + "-- edited\n"))


def test_line_endings_do_not_count_as_an_edit() -> None:
    assert Migration(1, "first", FIRST.sql.replace("\n", "\r\n")).checksum == FIRST.checksum


async def test_an_unfinished_statement_is_refused(url: str) -> None:
    with pytest.raises(DatabaseUnusable, match="cannot be used"):
        await touch(url, Migration(1, "first", "CREATE TABLE a (n BIGINT)"))


async def test_a_database_of_another_program_is_left_alone(url: str, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseUnusable, match="another program"):
        await open_database(url)
    assert rows(tmp_path / "cards.sqlite3", "SELECT name FROM sqlite_master") == [("recipes",)]


async def test_a_file_that_is_no_database_is_left_alone(url: str, tmp_path: Path) -> None:
    text = "Dear diary, " * 1000
    (tmp_path / "cards.sqlite3").write_text(text)
    with pytest.raises(DatabaseUnusable, match="not a SQLite database"):
        await open_database(url)
    assert (tmp_path / "cards.sqlite3").read_text() == text


async def test_a_damaged_database_is_refused(url: str, tmp_path: Path) -> None:
    await (await open_database(url)).close()
    path = tmp_path / "cards.sqlite3"
    content = path.read_bytes()
    path.write_bytes(content[:200] + b"\xff" * (len(content) - 200))
    with pytest.raises(DatabaseUnusable, match=r"damaged|not a SQLite database"):
        await open_database(url)


@pytest.mark.long
async def test_a_database_cut_short_is_refused(url: str, tmp_path: Path) -> None:
    await (await open_database(url)).close()
    path = tmp_path / "cards.sqlite3"
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(DatabaseUnusable, match="damaged"):
        await open_database(url)


@pytest.mark.parametrize("there", [True, False], ids=["existing", "new"])
async def test_a_read_only_database_is_refused(url: str, there: bool) -> None:
    if there:
        await (await open_database(url)).close()
    with pytest.raises(DatabaseUnusable, match="read-only"):
        await open_database(url + "?mode=ro")


async def test_a_database_held_by_another_program_is_refused(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_database(url)).close()
    monkeypatch.setattr("data.db.sqlite.BUSY_SECONDS", 0.0)
    with contextlib.closing(sqlite3.connect(tmp_path / "cards.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnusable, match="held by another program"):
            await open_database(url)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="is a folder"):
        await open_database(f"sqlite:///{tmp_path}")


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match=r"nowhere.*does not exist"):
        await open_database(f"sqlite:///{tmp_path}/nowhere/cards.sqlite3")


async def test_a_file_that_cannot_be_created_is_named() -> None:
    with pytest.raises(DatabaseUnusable, match="cannot be opened or created"):
        await open_database("sqlite:////proc/cards.sqlite3")


async def test_a_url_without_a_file_is_refused() -> None:
    with pytest.raises(DatabaseUnusable, match="names no file"):
        await open_database("sqlite:///")


@pytest.mark.parametrize(
    ("scheme", "sentence"),
    [
        ("postgresql", "No PostgreSQL answers at localhost:1"),
        ("postgres", "No PostgreSQL answers at localhost:1"),
        ("mysql", "is not supported; use sqlite:///path or postgresql://"),
        ("", "is not supported; use sqlite:///path or postgresql://"),
    ],
)
async def test_urls_are_refused_without_their_password(scheme: str, sentence: str) -> None:
    with pytest.raises(StorageError, match=sentence) as refusal:
        await open_database(f"{scheme}://cards:secret@localhost:1/cards")
    assert "secret" not in str(refusal.value)


async def test_an_older_schema_is_left_alone_when_it_is_not_to_be_changed(url: str, tmp_path: Path) -> None:
    await touch(url, FIRST)
    with pytest.raises(
        DatabaseUnusable, match=r"schema 1, and this program needs 2: run the command `migrate` first"
    ):
        await open_database(url, migrations=[FIRST, SECOND], migrate=False)
    assert rows(tmp_path / "cards.sqlite3", "SELECT * FROM a") == [(7,)]
    await (await open_database(url, migrations=[FIRST], migrate=False)).close()


def test_the_migrations_are_numbered_and_portable() -> None:
    steps = load_migrations()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    for step in steps:
        assert not {"AUTOINCREMENT", "WITHOUT ROWID", "STRICT", "PRAGMA"} & set(step.sql.upper().split())


@pytest.mark.long
async def test_results_from_before_ratings_get_teams_places_and_ratings(url: str, tmp_path: Path) -> None:
    """The migration fills the columns that were added later as a match that ends now does."""
    steps = load_migrations()
    number = next(step.version for step in steps if step.name == "ratings")
    old = tuple(step for step in steps if step.version < number)
    await touch(url, *old)
    table_columns = (
        "table_id, guild_id, channel_id, number, game, spec_version, options, seat_count, status, turn_ms, "
        "first_dealer, created_at"
    )
    matches = {
        "a": ((11, 100, "won"), (22, 70, "lost"), (33, 90, "lost")),
        "b": ((11, 50, "drawn"), (22, 50, "drawn")),
        "c": ((22, 90, "abandoned"), (11, 10, "won")),
        "d": ((11, 90, "won"), (None, 10, "lost")),
    }
    with contextlib.closing(sqlite3.connect(tmp_path / "cards.sqlite3")) as raw:
        for sequence, (table_id, seats) in enumerate(matches.items(), 1):
            raw.execute(
                f"INSERT INTO tables ({table_columns}) "
                "VALUES (?, 700, 8, ?, 'gin', 1, '{}', 3, 'over', 0, 0, 1)",
                (table_id, sequence),
            )
            raw.execute("INSERT INTO match_results VALUES (?, ?, '{}', 5)", (table_id, sequence))
            for seat, row in enumerate(seats):
                raw.execute("INSERT INTO match_seats VALUES (?, ?, ?, ?, ?)", (table_id, seat, *row))
        raw.commit()
    database = await open_database(url)
    columns = "sequence, seat, team, place, margin, guild_id, game"
    found = await database.read(f"SELECT {columns} FROM match_seats ORDER BY sequence, seat")
    assert found == [
        (1, 0, 0, 1, 10, 700, "gin"),
        (1, 1, 1, 3, None, 700, "gin"),
        (1, 2, 2, 2, None, 700, "gin"),
        (2, 0, 0, 1, None, 700, "gin"),
        (2, 1, 1, 1, None, 700, "gin"),
        (3, 0, 0, 2, None, 700, "gin"),
        (3, 1, 1, 1, None, 700, "gin"),
        (4, 0, 0, 1, None, 700, "gin"),
        (4, 1, 1, 2, None, 700, "gin"),
    ]
    assert await rate_pending(database) == 4
    assert await database.read("SELECT count(*) FROM rating_changes") == [(7,)]
    assert await recompute_ratings(database) == []
    await database.close()


@pytest.mark.long
async def test_the_migration_fills_the_columns_as_a_match_that_ends_does(url: str) -> None:
    [step] = [step for step in load_migrations() if step.name == "ratings"]
    [fill] = re.findall(r"UPDATE match_seats SET.*?;", step.sql, re.DOTALL)
    rng = Random(12)
    matches = [random_match(rng, (11, 22, 33, 44), at=number) for number in range(150)]
    database = await open_database(url)
    await play(database, *(match for match in matches if not match.teams))
    everything = "SELECT * FROM match_seats ORDER BY sequence, seat"
    stored = await database.read(everything)
    spoilt = "team = 9, place = 9, margin = 9, guild_id = 9, game = '', sequence = 9"
    await database.write([(f"UPDATE match_seats SET {spoilt}", ())])
    await database.write([(fill, ())])
    assert await database.read(everything) == stored
    await database.close()
