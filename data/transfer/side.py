"""One side of a move: a database as plain tables and rows, read and filled whole."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, Protocol

from data.db.postgres_setup import PostgresServer

Row = tuple[Any, ...]
_MIGRATIONS: Final = "migrations"
"""Each database has its own."""
CHUNK: Final = 2_000
"""So many rows are read at once."""
LEFT_BEHIND: Final[Mapping[str, frozenset[str]]] = {
    "limits": frozenset(),  # how much Discord takes now
    "presses": frozenset(),  # tokens for edits, of 15 minutes
    "tables": frozenset({"pub_until", "pub_by"}),  # who edits the messages now
}
"""What is not moved, by table: these columns of it; none: the whole table. Nothing of it outlasts a stop of
the house by long, and nothing played, paid or set is in it.
"""


@dataclass(frozen=True, slots=True)
class Shape:
    """A table's columns, and those of its primary key in their order."""

    columns: tuple[str, ...]
    key: tuple[str, ...]


class Side(Protocol):
    """An open database. What its methods do not say, they raise as StorageError."""

    name: str
    """For people: without user, password and parameters."""

    def check_whole(self) -> None:
        """Raise DatabaseUnusable for a file that is damaged."""

    def check_unchanged(self) -> None:
        """Raise StorageError if what was read is not of one moment."""

    def shapes(self) -> dict[str, Shape]:
        """Return all tables."""

    def query(self, sql: str, params: Sequence[object] = ()) -> list[Row]:
        """Return the rows of one query, whose parameters are ``?``."""

    def chunks(self, sql: str) -> Iterator[list[Row]]:
        """Yield the rows of a query in parts, as of one moment."""

    def filling(self, tables: Iterable[str]) -> AbstractContextManager[None]:
        """Empty these tables and take their keys, indexes and triggers away; put them back, and store all
        that has been put, at the end; if that is not reached, all is as before.
        """

    def put(self, table: str, columns: Sequence[str], chunks: Iterable[Sequence[Row]]) -> None:
        """Store rows while filling."""

    def mark(self, version: int, where: str | None) -> None:
        """Put a mark among the migrations, or take it away (None); with ``store`` it is there for all."""

    def store(self) -> None:
        """Commit."""

    def close(self) -> None:
        """Give up what was not stored, and let go of it."""


def side_name(url: str) -> str:
    """Return a database's URL as people may read it. Raises DatabaseUnusable for one that is none."""
    return url.partition("?")[0] if url.startswith("sqlite:") else PostgresServer(url).url


def moved_shapes(side: Side) -> dict[str, Shape]:
    """Return the tables that are moved, with the columns that are, by their names."""
    found = {}
    for table, shape in sorted(side.shapes().items()):
        left = LEFT_BEHIND.get(table)
        if table != _MIGRATIONS and (left is None or left):
            columns = tuple(sorted(name for name in shape.columns if name not in (left or ())))
            found[table] = Shape(columns, shape.key)
    return found


def order_of(shape: Shape) -> tuple[str, ...]:
    """Return by what rows are ordered."""
    return shape.key or shape.columns


def select(table: str, shape: Shape) -> str:
    """Return the query of a table's rows in the order of its key."""
    columns, order = (", ".join(f'"{name}"' for name in names) for names in (shape.columns, order_of(shape)))
    return f'SELECT {columns} FROM "{table}" ORDER BY {order}'  # noqa: S608 - names of the schema
