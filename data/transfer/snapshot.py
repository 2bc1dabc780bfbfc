"""A side of a move as a database to be audited: a mark keeps others from opening it."""

from collections.abc import Callable, Sequence
from typing import Any

from data.db.database import Statement
from data.db.errors import StorageError
from data.transfer.side import Side


class Snapshot:
    """Reads a side; see ``data.db.database.Database`` for what its methods promise. Nothing is written."""

    shared = row_locks = False

    def __init__(self, side: Side) -> None:
        self._side = side

    async def write(self, unit: Sequence[Statement]) -> None:  # noqa: ARG002 - as every database
        """Refuse."""
        raise StorageError(f"{self._side.name} is only read.")

    async def soft(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:  # noqa: ARG002 - as above
        """Refuse."""
        raise StorageError(f"{self._side.name} is only read.")

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of one query."""
        return self._side.query(sql, params)

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of several queries: nobody changes anything between them."""
        return [self._side.query(sql, params) for sql, params in queries]

    def listen(self, heard: Callable[[str], object]) -> None:
        """Hear nothing: nobody serves it."""

    async def close(self) -> None:
        """Leave the side open."""
