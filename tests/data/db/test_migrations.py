"""Migrations run on both engines and keep the names that they had when they were released."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.db.connection import open_database, schema_version
from data.db.hash_chain import HASH_FUNCTION, chain_hash
from data.db.migrations import Migration, load_migrations

RESERVED = {
    *re.findall(
        r"\w+",
        """
    all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
    collation column concurrently constraint create cross current_catalog current_date current_role
    current_schema current_time current_timestamp current_user default deferrable desc distinct do else end
    except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into
    is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on
    only or order outer overlaps placing primary references returning right select session_user similar some
    symmetric system_user table tablesample then to trailing true union unique user using variadic verbose
    when where window with
    """,
    )
}
"""Words that PostgreSQL reserves, from ``pg_get_keywords()``; as names they need quotes."""
STEPS = load_migrations()


def released() -> list[Migration]:
    """Return the migrations as they were released: the first had no quotes around a name."""
    first = replace(STEPS[0], sql=STEPS[0].sql.replace('"only"', "only"), formerly=None)
    return [first, *STEPS[1:]]


def test_no_table_and_no_column_is_called_by_a_reserved_word_without_quotes() -> None:
    """Regression: the column ``only`` was unquoted, and PostgreSQL refused the first migration."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.create_function(HASH_FUNCTION, -1, chain_hash, deterministic=True)
        for step in STEPS:
            database.executescript(step.sql)
        made = "SELECT name FROM sqlite_master WHERE sql IS NOT NULL"
        columns = "SELECT c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'"
        names = {name.lower() for sql in (made, columns) for (name,) in database.execute(sql)}
    assert {"tables", "tables_live", "table_id"} <= names
    for name in names & RESERVED:
        for step in STEPS:
            code = re.sub(r"--.*", "", step.sql)
            assert not re.search(rf'(?<!")\b{name}\b(?!")', code, re.IGNORECASE), (step.version, name)


@pytest.mark.long
@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
async def test_a_database_of_every_earlier_schema_opens_and_is_as_a_new_one(
    version: int, tmp_path: Path
) -> None:
    tables = {}
    for name, steps in (("old", released()[:version]), ("new", STEPS)):
        url = f"sqlite:///{tmp_path / name}.sqlite3"
        await (await open_database(url, migrations=steps)).close()
        database = await open_database(url)
        assert await schema_version(database) == len(STEPS)
        found = await database.read("SELECT name, sql FROM sqlite_master ORDER BY name")
        tables[name] = [(what, (sql or "").replace('"', "")) for what, sql in found]
        await database.close()
    assert tables["old"] == tables["new"]
