"""Which columns hold what they are not for: SQLite keeps a word where a number should be; PostgreSQL would
not take it. An audit that stumbles over one says where.
"""
# ruff: noqa: S608 - names of our own tables and columns are put into the texts

from collections import defaultdict
from typing import Any, Final

from data.audit.report import Fault, FaultKind
from data.db.database import Database

_AUDITED: Final = (
    *("tables", "seats", "deals", "actions", "resignations", "results", "result_seats"),
    *("match_results", "match_seats", "scores", "tallies", "rated", "rating_changes", "boards", "seasons"),
    *("books", "accounts", "transfers", "stakes", "freezes", "voids", "seals"),
    *("proofs", "entries"),
)
_COLUMNS: Final = (
    "SELECT m.name, c.name, c.type, c.pk FROM sqlite_master m JOIN pragma_table_info(m.name) c "
    "WHERE m.type = 'table' ORDER BY m.name, c.cid"
)
_MOST: Final = 20  # of a table: more would tell no more


async def audit_kinds(db: Database) -> list[Fault]:
    """Return what holds a number for a word, or a word for a number: in SQLite, which lets it."""
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
