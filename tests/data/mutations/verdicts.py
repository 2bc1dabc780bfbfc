"""What the audit says of a change: whether it finds it, and whether it says where."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from data.audit import Fault, audit_all
from tests.data.mutations.changes import Change
from tests.data.mutations.held import Held, Row

__all__ = ["Verdict", "audited", "names_of", "verdict"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The faults that were found with a change; ``naming``: those among them that say where it is."""

    faults: tuple[Fault, ...]
    naming: tuple[Fault, ...]


async def audited(held: Held) -> list[Fault]:
    """Return all faults of all servers."""
    return [fault for report in await audit_all(held) for fault in report.faults]


async def verdict(held: Held, change: Change) -> Verdict | None:
    """Audit with a change; None: the tables of the database do not take it, or it changes nothing."""
    try:
        with held.changed(change.unit):
            after = [row for row in held.table(change.table) if row not in change.rows]
            touched = {row["rowid"] for row in change.rows}
            now = [row for row in after if row["rowid"] in touched]
            faults = tuple(await audited(held))
    except sqlite3.IntegrityError:
        return None
    names = {name for row in (*change.rows, *now) for name in names_of(change.table, row)}
    return Verdict(faults, tuple(fault for fault in faults if says(fault, names)))


def says(fault: Fault, names: set[str]) -> bool:
    """Say whether a fault names one of these."""
    return any(re.search(rf"\b{re.escape(name)}\b", str(fault), re.IGNORECASE) for name in names)


_NUMBERED = {
    "transfers": ("seq", "transfer"),
    "accounts": ("account", "account"),
    "freezes": ("account", "account"),
    "seasons": ("number", "season"),
    "seals": ("seq", "seal"),
    "rated": ("sequence", "match"),
}
"""What a fault calls a row that is of no table and no member, and by which column."""


def names_of(table: str, row: Row) -> Iterator[str]:
    """Yield by what a fault may name a row of a table of the database."""
    if row.get("table_id") is not None:
        yield str(row["table_id"])
    if table in _NUMBERED:
        column, word = _NUMBERED[table]
        yield f"{word} {row[column]}"
    if row.get("member_id") is not None:
        yield f"member {row['member_id']}"
    if table == "books":
        yield "books"
