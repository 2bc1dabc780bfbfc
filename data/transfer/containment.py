"""Whether all that stood in a copy of a house, as it was once, stands in the house now."""

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
}
"""What is never changed once it is there, and its keys; the hash of each row vouches for the rest of it."""


@dataclass(frozen=True, slots=True)
class Containment:
    """Of a table: the rows ``then`` and ``now``, and how many of those then are not there any more, or not
    as they were.
    """

    table: str
    then: int
    now: int
    gone: int


def missing_rows(then: Side, now: Side) -> list[Containment]:
    """Compare what is played, paid and sealed in a copy with the house. Raises StorageError."""
    return [_standing(table, then, now) for table in _CHAINED]


def _standing(table: str, then: Side, now: Side) -> Containment:
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
