"""Finds values of the wrong type: SQLite stores text in number columns; PostgreSQL refuses it.

An audit that fails on such a value says where it is.
"""
# ruff: noqa: S608 - the SQL is built from our own table and column names

from collections import defaultdict
from typing import Any, Final

from data.audit.report import Fault, FaultKind
from data.db.database import Database

_AUDITED: Final = (
    *("tables", "seats", "deals", "actions", "resignations", "results", "result_seats"),
    *("match_results", "match_seats", "scores", "tallies", "seasons"),
    *("rated", "rating_changes", "computer_ratings", "boards"),
    *("books", "accounts", "transfers", "stakes", "freezes", "voids", "seals"),
    *("proofs", "entries"),
    *("tournaments", "entrants", "tournament_events"),
    *("pool_waits", "pool_seats"),
    *("daily_deals", "daily_entries", "daily_puzzles", "daily_answers"),
)
_COLUMNS: Final = (
    "SELECT m.name, c.name, c.type, c.pk FROM sqlite_master m JOIN pragma_table_info(m.name) c "
    "WHERE m.type = 'table' ORDER BY m.name, c.cid"
)
_MOST: Final = 20  # per table: more would not help


async def audit_column_types(db: Database) -> list[Fault]:
    """Return the values of the wrong type in a SQLite database."""
    if db.row_locks:
        return []
    columns: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    keys: defaultdict[str, list[str]] = defaultdict(list)
    for table, name, kind, key in await db.read(_COLUMNS):
        columns[table].append((name, "text" if kind == "TEXT" else "integer"))
        if key:
            keys[table].append(name)
    faults = []
    for table in _AUDITED:
        names = [name for name, _ in columns[table]]
        unfit = [f"typeof({name}) NOT IN ('{kind}', 'null')" for name, kind in columns[table]]
        rows = await db.read(
            f"SELECT {', '.join(names)}, {', '.join(unfit)} FROM {table} WHERE {' OR '.join(unfit)} LIMIT ?",
            (_MOST,),
        )
        for row in rows:
            stored = dict(zip(names, row, strict=False))
            wrong = [name for name, is_wrong in zip(names, row[len(names) :], strict=True) if is_wrong]
            faults += [_fault(table, name, keys[table], stored) for name in wrong]
    return faults


def _fault(table: str, name: str, keys: list[str], row: dict[str, Any]) -> Fault:
    where = ", ".join(f"{key} {row[key]}" for key in keys)
    return Fault(kind=FaultKind.UNFIT, table_id=row.get("table_id"), what=f"{table}.{name} ({where})")
