"""One side of a transfer: a database as plain tables and rows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, Protocol

from data.db.postgres_setup import PostgresServer

Row = tuple[Any, ...]
_MIGRATIONS: Final = "migrations"
"""Not copied: each database has its own migrations."""
CHUNK: Final = 2_000
"""Rows that are read at once."""
NOT_COPIED: Final[Mapping[str, frozenset[str]]] = {
    "limits": frozenset(),  # the state of rate limits
    "presses": frozenset(),  # interaction tokens, valid for 15 minutes
    "tables": frozenset({"pub_until", "pub_by"}),  # publish leases
}
"""What is not copied, by table: these columns, or the whole table if the set is empty.

It is short-lived state; nothing played, paid or configured is in it.
"""


@dataclass(frozen=True, slots=True)
class Shape:
    """A table's columns, and those of its primary key in order."""

    columns: tuple[str, ...]
    key: tuple[str, ...]


class Side(Protocol):
    """An open database. Its methods raise StorageError unless they say otherwise."""

    name: str
    """The URL without user, password and parameters, for messages."""

    def check_whole(self) -> None:
        """Raise DatabaseUnusable for a damaged file."""

    def check_unchanged(self) -> None:
        """Raise StorageError if the reads were not from one snapshot."""

    def shapes(self) -> dict[str, Shape]:
        """Return all tables."""

    def query(self, sql: str, params: Sequence[object] = ()) -> list[Row]:
        """Return the rows of one query, whose parameters are ``?``."""

    def chunks(self, sql: str) -> Iterator[list[Row]]:
        """Yield the rows of a query in chunks, from one snapshot."""

    def filling(self, tables: Iterable[str]) -> AbstractContextManager[None]:
        """Empty these tables for filling, without their keys, indexes and triggers.

        At the end these are restored and everything inserted is committed; on an exception all is as
        before.
        """

    def put(self, table: str, columns: Sequence[str], chunks: Iterable[Sequence[Row]]) -> None:
        """Insert rows while filling."""

    def mark(self, version: int, where: str | None) -> None:
        """Set a marker among the migrations, or delete it (None); ``store`` commits it."""

    def store(self) -> None:
        """Commit."""

    def close(self) -> None:
        """Discard what was not committed, and close."""


def side_name(url: str) -> str:
    """Return a database's URL without secrets. Raises DatabaseUnusable for an invalid one."""
    return url.partition("?")[0] if url.startswith("sqlite:") else PostgresServer(url).url


def copied_shapes(side: Side) -> dict[str, Shape]:
    """Return the tables that are copied, with their copied columns, by name."""
    found = {}
    for table, shape in sorted(side.shapes().items()):
        left = NOT_COPIED.get(table)
        if table != _MIGRATIONS and (left is None or left):
            columns = tuple(sorted(name for name in shape.columns if name not in (left or ())))
            found[table] = Shape(columns, shape.key)
    return found


def order_of(shape: Shape) -> tuple[str, ...]:
    """Return the columns by which rows are ordered."""
    return shape.key or shape.columns


def select(table: str, shape: Shape) -> str:
    """Return the query for a table's rows in the order of its key."""
    columns, order = (", ".join(f'"{name}"' for name in names) for names in (shape.columns, order_of(shape)))
    return f'SELECT {columns} FROM "{table}" ORDER BY {order}'  # noqa: S608 - names of the schema
