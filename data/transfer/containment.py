"""Checks whether everything in a backup still exists in the current database."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from data.transfer.side import Row, Shape, Side, select

_CHAINED: Final = {
    "deals": ("table_id", "deal"),
    "actions": ("table_id", "deal", "ply"),
    "resignations": ("table_id", "seat"),
    "results": ("table_id", "deal"),
    "match_results": ("table_id",),
    "transfers": ("guild_id", "seq"),
    "seals": ("guild_id", "seq"),
    "tournament_events": ("tournament_id", "seq"),
}
"""Tables whose rows never change, and their keys; each row's hash covers the rest of it."""


@dataclass(frozen=True, slots=True)
class Containment:
    """The rows of a table ``then`` and ``now``, and the number that is ``gone`` or has changed."""

    table: str
    then: int
    now: int
    gone: int


def missing_rows(then: Side, now: Side) -> list[Containment]:
    """Compare plays, payments, tournaments and seals of a backup with the database.

    Raises StorageError.
    """
    return [_compare_table(table, then, now) for table in _CHAINED]


def _compare_table(table: str, then: Side, now: Side) -> Containment:
    ours, all_now, gone, count = _rows(now, table), 0, 0, 0
    each = next(ours, None)
    for row in _rows(then, table):
        count += 1
        while each is not None and each[:-1] < row[:-1]:
            all_now, each = all_now + 1, next(ours, None)
        if each != row:
            gone += 1
    all_now += (each is not None) + sum(1 for _ in ours)
    return Containment(table, count, all_now, gone)


def _rows(side: Side, table: str) -> Iterator[Row]:
    """Yield the keys and hashes of a table's rows, in order."""
    key = _CHAINED[table]
    for rows in side.chunks(select(table, Shape((*key, "hash"), key))):
        yield from rows
