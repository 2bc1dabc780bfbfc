"""The schemas of SQLite and PostgreSQL have the same tables, columns, keys and checks.

The functions that both define return the same.
"""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.db.connection import open_database
from data.db.hash_chain import chain_hash, hashed
from data.db.migrations import POSTGRESQL, SQLITE, load_migrations
from tests.data.behind import Behind, beside
from tests.postgres import Postgres

SAMPLES = 400
NUMBERS = (None, -1, 0, 1, 2, 3, 100, 101, 1_000_000_000, 1_000_000_001)
TRIGGERS_OF_ONE = {
    # These guard against SQLite's "INSERT OR REPLACE" and PostgreSQL's TRUNCATE; LISTEN exists in
    # PostgreSQL only.
    *("transfers_new", "seals_new", "entries_new", "transfers_kept", "seals_kept", "entries_kept"),
    *("guild_settings_tell", "member_settings_tell"),
}


class Schemas:
    """A database of each engine, with the whole schema."""

    def __init__(self, sqlite: Behind, postgres: Behind) -> None:
        self.sqlite = sqlite
        self.postgres = postgres


@pytest.fixture
async def schemas(tmp_path: Path, postgres: Postgres) -> Any:
    with ExitStack() as stack:
        urls = (f"sqlite:///{tmp_path}/cards.sqlite3", stack.enter_context(postgres.fresh()))
        await (await open_database(urls[0])).close()
        yield Schemas(*(stack.enter_context(beside(url)) for url in urls))


def test_both_spellings_lead_to_the_same_number() -> None:
    ours, theirs = load_migrations(SQLITE), load_migrations(POSTGRESQL)
    assert [step.version for step in theirs] == list(range(9, len(ours) + 1))
    assert len({step.checksum for step in (*ours, *theirs) if step.version >= 9}) > 1
    assert ours[-1].version == theirs[-1].version


def test_tables_and_columns_are_the_same(schemas: Schemas) -> None:
    """Compare order, types, nullability and defaults."""
    found = {}
    for table in sorted(schemas.sqlite.tables()):
        rows = schemas.sqlite.run(f"PRAGMA table_info({table})")
        found[table] = [
            (name, kind.lower(), not filled, default and default.strip("'"))
            for _, name, kind, filled, default, _ in rows
        ]
    theirs: dict[str, list[tuple[Any, ...]]] = {}
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable = 'YES', column_default "
        "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"
    )
    for table, *row, default in schemas.postgres.run(columns):
        plain = default and re.sub(r"::\w+$", "", default).strip("'")
        theirs.setdefault(table, []).append((*row, plain))
    assert theirs == found
    assert len(found) > 25


def test_keys_are_the_same(schemas: Schemas) -> None:
    """Compare primary, unique and foreign keys by their columns."""
    assert Counter(_postgres_keys(schemas.postgres)) == Counter(_sqlite_keys(schemas.sqlite))


def _sqlite_keys(raw: Behind) -> Iterator[tuple[Any, ...]]:
    for table in raw.tables():
        keyed = [(place, name) for _, name, _, _, _, place in raw.run(f"PRAGMA table_info({table})") if place]
        yield table, "primary", tuple(name for _, name in sorted(keyed))
        for _, index, unique, origin, _ in raw.run(f"PRAGMA index_list({table})"):
            if unique and origin == "u":
                yield table, "unique", tuple(row[2] for row in raw.run(f"PRAGMA index_info({index})"))
        foreign: dict[int, list[tuple[str, str, str]]] = {}
        for number, _, other, own, theirs, *_ in raw.run(f"PRAGMA foreign_key_list({table})"):
            foreign.setdefault(number, []).append((other, own, theirs))
        for rows in foreign.values():
            [other] = {row[0] for row in rows}
            yield table, "foreign", tuple(row[1] for row in rows), other, tuple(row[2] for row in rows)


def _postgres_keys(raw: Behind) -> Iterator[tuple[Any, ...]]:
    def columns(of: str, keys: str) -> str:
        return (
            f"(SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(c.{keys}) "
            f"WITH ORDINALITY AS k(number, place) JOIN pg_attribute a ON a.attrelid = c.{of} "
            "AND a.attnum = k.number)"
        )

    found = raw.run(
        f"SELECT c.conrelid::regclass::text, c.contype::text, {columns('conrelid', 'conkey')}, "
        f"c.confrelid::regclass::text, {columns('confrelid', 'confkey')} FROM pg_constraint c "
        "WHERE c.connamespace = 'public'::regnamespace AND c.contype IN ('p', 'u', 'f')"
    )
    for table, kind, own, other, theirs in found:
        name = {"p": "primary", "u": "unique", "f": "foreign"}[kind]
        yield (table, name, tuple(own), other, tuple(theirs)) if kind == "f" else (table, name, tuple(own))


def test_indexes_are_the_same(schemas: Schemas) -> None:
    """Compare indexes by name: columns, direction, uniqueness, and whether they are partial."""
    ours = {}
    for table in schemas.sqlite.tables():
        for _, index, unique, origin, partial in schemas.sqlite.run(f"PRAGMA index_list({table})"):
            rows = schemas.sqlite.run(f"PRAGMA index_xinfo({index})")
            keys = tuple((name, bool(down)) for _, _, name, down, _, key in rows if key)
            if origin == "c":
                ours[index] = (table, keys, bool(unique), bool(partial))
    columns = (
        "SELECT array_agg(a.attname::text ORDER BY k.place), array_agg(k.way & 1 ORDER BY k.place) "
        "FROM unnest(i.indkey, i.indoption) WITH ORDINALITY AS k(number, way, place) "
        "LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number"
    )
    theirs = {
        index: (table, tuple((name, bool(down)) for name, down in zip(names, ways, strict=True)), *rest)
        for index, table, names, ways, *rest in schemas.postgres.run(
            "SELECT i.indexrelid::regclass::text, i.indrelid::regclass::text, x.names, x.ways, "
            "i.indisunique, i.indpred IS NOT NULL FROM pg_index i "
            f"CROSS JOIN LATERAL ({columns}) AS x(names, ways) "
            "JOIN pg_class t ON t.oid = i.indrelid WHERE t.relnamespace = 'public'::regnamespace "
            "AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)"
        )
    }
    assert theirs == ours


def test_triggers_are_the_same_but_for_what_one_of_them_lacks(schemas: Schemas) -> None:
    ours = {name for (name,) in schemas.sqlite.run("SELECT name FROM sqlite_master WHERE type = 'trigger'")}
    theirs = {
        name for (name,) in schemas.postgres.run("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal")
    }
    assert ours ^ theirs == TRIGGERS_OF_ONE


def test_checks_hold_of_the_same_rows(schemas: Schemas) -> None:
    """Each check is evaluated on random rows: one of each engine always gives the same answers."""
    rng, checked = Random(5), 0
    for table in schemas.sqlite.tables():
        [(sql,)] = schemas.sqlite.run(
            "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", (table,)
        )
        ours = _checks(sql)
        of_table = "contype = 'c' AND conrelid = ?::regclass"
        told = f"SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE {of_table}"
        theirs = [_checks(text)[0] for (text,) in schemas.postgres.run(told, (table,))]
        assert len(ours) == len(theirs), table
        if not ours:
            continue
        columns = [
            (name, kind)
            for _, name, kind, *_ in schemas.sqlite.run(f"PRAGMA table_info({table})")
            if re.search(rf"\b{name}\b", sql.partition("CHECK")[0] + " ".join(ours))
        ]
        words = [None, "x", *re.findall(r"'(\w+)'", " ".join(ours))]
        rows = [
            [rng.choice(words if kind == "TEXT" else NUMBERS) for _, kind in columns] for _ in range(SAMPLES)
        ]
        assert _answers(schemas.sqlite, ours, columns, rows) == _answers(
            schemas.postgres, theirs, columns, rows
        ), table
        checked += len(ours)
    assert checked > 40


def _checks(sql: str) -> list[str]:
    """Return the conditions in the parentheses after each CHECK."""
    found = []
    for start in re.finditer(r"CHECK \(", sql):
        depth, end = 1, start.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        found.append(sql[start.end() : end - 1])
    return found


def _answers(
    raw: Behind, checks: list[str], columns: list[tuple[str, str]], rows: list[list[Any]]
) -> list[tuple[bool, ...]]:
    """Return for each check the rows that satisfy it; the checks are sorted by their answers."""
    one = ", ".join(f'CAST(? AS {kind}) AS "{name}"' for name, kind in columns)
    asked = ", ".join(f"coalesce(({check}), 1 = 1)" for check in checks)
    answers = []
    for first in range(0, len(rows), 20):
        some = rows[first : first + 20]
        picked = " UNION ALL ".join(f"SELECT {number} AS row, {one}" for number in range(len(some)))
        given = [value for row in some for value in row]
        answers += raw.run(f"SELECT {asked} FROM ({picked}) AS x ORDER BY row", given)
    return sorted(tuple(map(bool, column)) for column in zip(*answers, strict=True))


def test_both_hash_as_the_program_does(schemas: Schemas) -> None:
    """The values are numbers, nulls, and texts with characters of several bytes."""
    rng = Random(3)
    kinds = ("BIGINT", "TEXT", "INTEGER", "TEXT", "BIGINT", "TEXT")
    sql = f"SELECT {hashed(*(f'CAST(? AS {kind})' for kind in kinds))}"
    for _ in range(100):
        text = ["".join(rng.choices("aZ9:-é♠ 🂡\n'هاند%", k=rng.randrange(30))) for _ in range(2)]
        row = (rng.choice([0, -5, 2**62]), *text, rng.choice([None, ""]), None, "-:")
        row = (row[0], row[1], rng.randrange(10**6), row[2], row[4], row[5])
        told = chain_hash(*row)
        assert schemas.sqlite.run(sql, row) == schemas.postgres.run(sql, row) == [(told,)]
