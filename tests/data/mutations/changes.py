"""Changes of single rows: columns changed in several ways, rows deleted, doubled and exchanged.

Tables and columns are read from the schema, so whatever a migration adds is changed too.
"""

import json
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from data.db.database import Statement
from data.db.hash_chain import HASH_FUNCTION, chain_hash
from data.db.migrations import load_migrations
from tests.data.mutations.held import Held, Row


@cache
def _schema() -> dict[str, tuple[tuple[str, str, bool], ...]]:
    """Return the columns of every table: name, type, and whether it is in the primary key."""
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.create_function(HASH_FUNCTION, -1, chain_hash, deterministic=True)
        for step in load_migrations():
            empty.executescript(step.sql)
        names = empty.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return {
            name: tuple((row[1], row[2], row[5] > 0) for row in empty.execute(f"PRAGMA table_info({name})"))
            for (name,) in names
        }


COLUMNS = {table: tuple(name for name, _, _ in columns) for table, columns in _schema().items()}
"""The columns of every table of the schema."""
KEYS = {table: tuple(name for name, _, key in columns if key) for table, columns in _schema().items()}
TEXTS = {
    table: frozenset(name for name, kind, _ in columns if kind == "TEXT")
    for table, columns in _schema().items()
}
A_WORD = "a word"
"""The kind of change that puts text into a column of numbers."""
ROWS = ("deleted", "doubled", "exchanged")
"""Changes of whole rows."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of one row or two by an owner, and the rows it concerns.

    ``what`` is the column, or one of ``ROWS``; ``way`` is the kind of change; ``rows`` are the rows before
    it, ``put_in`` is an inserted row.
    """

    table: str
    what: str
    way: str
    rows: tuple[Row, ...]
    unit: tuple[Statement, ...]
    put_in: Row | None = None

    def __str__(self) -> str:
        key = {name: self.rows[0][name] for name in KEYS[self.table]}
        return f"{self.table}.{self.what} {self.way} of {key}"


def changes(held: Held, table: str, chance: Random, *, rows: int | None) -> Iterator[Change]:
    """Yield changes of every column of a table, and of whole rows of it.

    Each changes ``rows`` rows, drawn separately (None: all).

    Rows of tables at which no match has begun are left out: they say nothing about play.
    """
    begun = {
        table_id for (table_id,) in held.rows("SELECT table_id FROM tables WHERE started_at IS NOT NULL")
    }
    found = [row for row in held.table(table) if row.get("table_id") in (None, *begun)]
    for what in (*COLUMNS[table], *ROWS):
        for row in found if rows is None else chance.sample(found, min(rows, len(found))):
            if what in ROWS:
                yield from _of_row(table, what, found, row, chance)
            else:
                yield from _of_column(table, what, found, row, chance)


def _of_column(table: str, column: str, found: Sequence[Row], row: Row, chance: Random) -> Iterator[Change]:
    for way, value in _values(table, found, row, column, chance):
        yield Change(table, column, way, (row,), (_set(table, row, **{column: value}),))
    # rows that differ only here are exchanged to no effect
    plain = [name for name in COLUMNS[table] if name != column]
    others = [
        other
        for other in found
        if other[column] != row[column] and any(other[name] != row[name] for name in plain)
    ]
    if others:
        other = chance.choice(others)
        unit = (
            _set(table, other, **{column: _aside(other[column])}),
            _set(table, row, **{column: other[column]}),
            _set(table, other, **{column: row[column]}),
        )
        yield Change(table, column, "exchanged", (row, other), unit)


def _of_row(table: str, what: str, found: Sequence[Row], row: Row, chance: Random) -> Iterator[Change]:
    match what:
        case "deleted":
            yield Change(table, what, "", (row,), (_delete(table, row),))
        case "doubled":
            for way, values in _doubles(table, found, row):
                double = row | values
                yield Change(table, what, way, (row,), (_insert(table, double),), double)
        case "exchanged":
            plain = [name for name in COLUMNS[table] if name not in KEYS[table]]
            others = [other for other in found if any(other[name] != row[name] for name in plain)]
            if plain and others:
                other = chance.choice(others)
                unit = (
                    _delete(table, row),
                    _set(table, other, **{name: row[name] for name in plain}),
                    _insert(table, row | {name: other[name] for name in plain}),
                )
                yield Change(table, what, "", (row, other), unit)


# --- values


def _values(
    table: str, found: Sequence[Row], row: Row, column: str, chance: Random
) -> Iterator[tuple[str, Any]]:
    """Yield other values for a column of a row, and the kind of change that made each."""
    value = row[column]
    if value is None:
        yield "filled", "x" if column in TEXTS[table] else 1
    else:
        yield "emptied", None
    if isinstance(value, int):
        yield "another", 1 - value if value in (0, 1) else value + 1
        yield "huge", 2**62
        yield "negative", -1 - abs(value)
        yield A_WORD, "x"
    elif isinstance(value, str):
        yield "another", _other_text(value)
    others = [other for other in found if other[column] not in (value, None)]
    near = [other for other in others if _place(other) == _place(row)]
    if others:
        yield "of another row", chance.choice(near or others)[column]


def _place(row: Row) -> tuple[Any, ...]:
    return tuple(row.get(name) for name in ("table_id", "guild_id", "game"))


def _other_text(text: str) -> str:
    """Return another text of the same kind.

    JSON gets another number, a hash another digit, a deck another order, any other text grows longer.
    """
    words = text.split(" ")
    if len(words) > 20 and all(word.isdigit() for word in words):
        return " ".join([words[1], words[0], *words[2:]])
    if re.fullmatch("[0-9a-f]{12,}", text):
        return ("1" if text[0] == "0" else "0") + text[1:]
    if text.startswith("{"):
        changed = re.sub(r"(?<=[:\[, ])-?\d+", lambda number: str(int(number[0]) + 1), text, count=1)
        return changed if changed != text else json.dumps(json.loads(text) | {"more": 1})
    return text + "x"


def _aside(value: Any) -> Any:
    """Return a value that no other row has, to be used while two rows exchange theirs."""
    return f"{value} aside" if isinstance(value, str) else -99


def _doubles(table: str, found: Sequence[Row], row: Row) -> Iterator[tuple[str, Row]]:
    """Yield keys for a second row like this one, so that both can exist.

    The new key is the next number, or another member.
    """
    for name in KEYS[table]:
        if {other[name] for other in found} <= {0, 1}:
            yield f"at another {name}", {name: 1 - row[name]}
        elif isinstance(row[name], int):
            yield f"at another {name}", {name: max(other[name] for other in found) + 1}
            yield f"at a negative {name}", {name: -1}
        else:
            yield f"at another {name}", {name: f"{row[name]}x"}


# --- statements


def _set(table: str, row: Row, **values: Any) -> Statement:
    names = ", ".join(f"{name} = ?" for name in values)
    return f"UPDATE {table} SET {names} WHERE rowid = ?", (*values.values(), row["rowid"])


def _delete(table: str, row: Row) -> Statement:
    return f"DELETE FROM {table} WHERE rowid = ?", (row["rowid"],)


def _insert(table: str, row: Row) -> Statement:
    names = COLUMNS[table]
    marks = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", tuple(row[name] for name in names)
