"""Opening a PostgreSQL database: its schema, and an error message for each unusable one."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from data.db.connection import open_database, schema_version
from data.db.errors import DatabaseTooNew, DatabaseUnusable, StorageError
from data.db.migrations import POSTGRESQL, Migration, load_migrations
from tests.data.behind import beside
from tests.postgres import Postgres

FIRST = Migration(1, "first", "-- one; two\nCREATE TABLE a (n BIGINT);\nINSERT INTO a VALUES (7);\n")
SECOND = Migration(2, "second", "ALTER TABLE a ADD COLUMN word TEXT;\nUPDATE a SET word = 'seven';\n")
BROKEN = Migration(2, "broken", "ALTER TABLE a ADD COLUMN word TEXT;\nINSERT INTO nowhere VALUES (1);\n")
SECRET = "tell-nobody"


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.empty() as empty:
        yield empty


def rows(url: str, sql: str) -> list[tuple[object, ...]]:
    with beside(url) as raw:
        return raw.run(sql)


async def touch(url: str, *migrations: Migration, migrate: bool = True) -> None:
    await (await open_database(url, migrations=migrations, migrate=migrate)).close()


# --- schema


async def test_a_new_database_has_the_whole_schema(url: str) -> None:
    database = await open_database(url)
    assert await schema_version(database) == load_migrations(POSTGRESQL)[-1].version
    assert await database.read("SELECT count(*) FROM actions") == [(0,)]
    await database.close()


async def test_steps_are_applied_once_and_later_ones_after_them(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "data")
    await touch(url, FIRST)
    await touch(url, FIRST)
    assert rows(url, "SELECT version, name FROM migrations") == [(1, "first")]
    await touch(url, FIRST, SECOND)
    assert rows(url, "SELECT n, word FROM a") == [(7, "seven")]
    assert rows(url, "SELECT version FROM migrations ORDER BY 1") == [(1,), (2,)]
    created, changed = caplog.records
    assert (created.getMessage(), vars(created)["from"], vars(created)["to"]) == ("database created", 0, 1)
    assert (changed.getMessage(), vars(changed)["from"], vars(changed)["to"]) == ("schema changed", 1, 2)


async def test_a_step_that_fails_leaves_the_database_as_it_was(url: str) -> None:
    await touch(url, FIRST)
    with pytest.raises(DatabaseUnusable, match=r'relation "nowhere" does not exist'):
        await touch(url, FIRST, BROKEN)
    assert rows(url, "SELECT * FROM a") == [(7,)]
    assert rows(url, "SELECT version FROM migrations") == [(1,)]


async def test_two_that_start_at_once_make_one_schema(url: str) -> None:
    await asyncio.gather(*(touch(url, FIRST, SECOND) for _ in range(4)))
    assert rows(url, "SELECT n, word FROM a") == [(7, "seven")]


async def test_an_older_schema_is_left_alone_when_it_is_not_to_be_changed(url: str) -> None:
    with pytest.raises(DatabaseUnusable, match="schema 0, and this program needs 1"):
        await touch(url, FIRST, migrate=False)
    assert rows(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    await touch(url, FIRST)
    with pytest.raises(
        DatabaseUnusable, match=r"schema 1, and this program needs 2: run the command `migrate` first"
    ):
        await touch(url, FIRST, SECOND, migrate=False)
    assert rows(url, "SELECT * FROM a") == [(7,)]
    await touch(url, FIRST, migrate=False)


async def test_a_newer_schema_is_refused(url: str) -> None:
    await touch(url, FIRST, SECOND)
    with pytest.raises(DatabaseTooNew, match="has schema 2, and this program knows schemas up to 1"):
        await touch(url, FIRST)


async def test_a_step_edited_after_it_was_applied_is_refused(url: str) -> None:
    await touch(url, FIRST)
    with pytest.raises(DatabaseUnusable, match="different version of migration 0001"):
        await touch(url, Migration(1, "first", FIRST.sql + "-- edited\n"))


async def test_a_database_of_another_program_is_left_alone(url: str) -> None:
    with beside(url) as raw:
        raw.run("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseUnusable, match="another program"):
        await open_database(url)
    assert rows(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("recipes",)]


# --- unusable databases


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        ("ENCODING 'LATIN1' LOCALE 'C'", "stores text as LATIN1; the bot needs UTF8: create it with"),
        ("ENCODING 'SQL_ASCII' LOCALE 'C'", "stores text as SQL_ASCII; the bot needs UTF8"),
        ("LOCALE_PROVIDER icu ICU_LOCALE 'en'", "sorts text by language; the bot needs locale C: create it"),
        ("LOCALE_PROVIDER icu ICU_LOCALE 'de'", "sorts text by language"),
    ],
)
async def test_text_is_kept_and_sorted_as_in_sqlite(postgres: Postgres, made: str, sentence: str) -> None:
    postgres._order(f"CREATE DATABASE odd TEMPLATE template0 {made}")
    try:
        with pytest.raises(DatabaseUnusable, match=sentence):
            await touch(postgres.url("odd"), FIRST)
        assert rows(postgres.url("odd"), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []
    finally:
        postgres._order("DROP DATABASE odd WITH (FORCE)")


async def test_text_may_be_sorted_by_code_points_by_another_name(postgres: Postgres) -> None:
    postgres._order("CREATE DATABASE points TEMPLATE template0 LOCALE 'C.UTF-8'")
    try:
        await touch(postgres.url("points"), FIRST)
    finally:
        postgres._order("DROP DATABASE points WITH (FORCE)")


async def test_a_database_that_is_read_only_is_refused(url: str) -> None:
    await touch(url, FIRST)
    with beside(url) as raw:
        [(name,)] = raw.run("SELECT current_database()")
        raw.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(DatabaseUnusable, match="is a standby, or read-only; use the primary"):
        await touch(url, FIRST)
    with pytest.raises(DatabaseUnusable, match="No writable PostgreSQL answers at"):
        await touch(url + "&target_session_attrs=read-write", FIRST)


@pytest.fixture
def guest(postgres: Postgres, url: str) -> Iterator[str]:
    """Yield the URL of a role that has no privileges in the database."""
    postgres._order("CREATE ROLE guest LOGIN")
    try:
        yield url.replace("user=postgres", "user=guest")
    finally:
        with beside(url) as raw:
            raw.run("DROP OWNED BY guest")
        postgres._order("DROP ROLE guest")


async def test_who_has_no_rights_is_told_which(url: str, guest: str) -> None:
    with pytest.raises(DatabaseUnusable, match="cannot be used: permission denied for schema public"):
        await touch(guest, FIRST)
    await touch(url, FIRST, SECOND)
    with pytest.raises(DatabaseUnusable, match="cannot be used: permission denied for table migrations"):
        await touch(guest, FIRST, SECOND)
    with beside(url) as raw:
        raw.run("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest")
        raw.run("GRANT INSERT, UPDATE ON a TO guest")
    with pytest.raises(DatabaseUnusable, match="its user may not read and write the table a"):
        await touch(guest, FIRST, SECOND)
    with beside(url) as raw:
        raw.run("GRANT DELETE ON a TO guest")
    await touch(guest, FIRST, SECOND)


@pytest.fixture
def asked_for_a_password(postgres: Postgres, url: str) -> Iterator[str]:
    """Yield the URL of a role that needs a password."""
    postgres._order(f"CREATE ROLE keyed LOGIN SUPERUSER PASSWORD '{SECRET}'")
    [(name,)] = rows(postgres.url("postgres"), "SHOW hba_file")
    rules = Path(str(name))
    before = rules.read_text()
    rules.write_text(f"local all keyed scram-sha-256\n{before}")
    postgres._order("SELECT pg_reload_conf()")
    try:
        yield url.replace("user=postgres", "user=keyed")
    finally:
        rules.write_text(before)
        postgres._order("SELECT pg_reload_conf()")
        with beside(url) as raw:
            raw.run("DROP OWNED BY keyed")
        postgres._order("DROP ROLE keyed")


async def test_a_wrong_password_is_not_told(asked_for_a_password: str) -> None:
    for _ in range(200):  # until the server has loaded its rules
        try:
            psycopg.connect(asked_for_a_password).close()
        except psycopg.OperationalError:
            break
    with pytest.raises(DatabaseUnusable, match="asks for a password, and the database URL has none"):
        await touch(asked_for_a_password, FIRST)
    with pytest.raises(
        DatabaseUnusable, match='refuses the bot: password authentication failed for user "keyed"'
    ) as no:
        await touch(f"{asked_for_a_password}&password=not-{SECRET}", FIRST)
    assert SECRET not in str(no.value)
    database = await open_database(f"{asked_for_a_password}&password={SECRET}", migrations=[FIRST])
    with pytest.raises(StorageError) as failure:
        await database.read("SELECT missing")
    assert SECRET not in f"{failure.value!r} {database!r} {vars(database)}"
    await database.close()


async def test_a_database_or_server_that_is_not_there_is_named(postgres: Postgres) -> None:
    with pytest.raises(DatabaseUnusable, match='refuses the bot: database "nowhere" does not exist'):
        await touch(postgres.url("nowhere"), FIRST)
    with pytest.raises(DatabaseUnusable, match='refuses the bot: role "nobody" does not exist'):
        await touch(postgres.url("postgres").replace("user=postgres", "user=nobody"), FIRST)
    with pytest.raises(DatabaseUnusable, match="No PostgreSQL answers at localhost:1: start it, or correct"):
        await touch("postgresql://localhost:1/cards", FIRST)
    with pytest.raises(DatabaseUnusable, match="No PostgreSQL answers at /nowhere: start it"):
        await touch("postgresql:///cards?host=/nowhere", FIRST)


@pytest.mark.parametrize(
    "written",
    [
        f"cards:pass@{SECRET}@localhost",
        f"cards:{SECRET}/word@localhost",
        f"cards:12/{SECRET}@localhost",
        f"cards:{SECRET} word@localhost:1",
        f"cards:%zz{SECRET}@localhost",
        f"cards:pass:{SECRET}@localhost:1",
    ],
)
async def test_no_piece_of_a_password_is_told_that_is_written_as_it_is(written: str) -> None:
    with pytest.raises(DatabaseUnusable) as refusal:
        await touch(f"postgresql://{written}/cards", FIRST)
    assert SECRET not in str(refusal.value)
    assert "12" not in str(refusal.value)


async def test_a_url_keeps_its_own_settings(url: str) -> None:
    mine = f"{url}&application_name=mine&options=-c%20search_path%3Dpublic,pg_catalog%20-c%20work_mem%3D5MB"
    database = await open_database(mine, migrations=[FIRST])
    assert await database.write_relaxed(
        "SELECT current_setting('work_mem'), current_setting('application_name')"
    ) == [("5MB", "mine")]
    await database.close()
