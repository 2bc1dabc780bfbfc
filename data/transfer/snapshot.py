"""A side of a transfer as a database that can be audited; its marker keeps others out."""

from collections.abc import Callable, Sequence
from typing import Any

from data.db.database import Statement
from data.db.errors import StorageError
from data.transfer.side import Side


class Snapshot:
    """Reads a side and writes nothing; ``data.db.database.Database`` documents its methods."""

    shared = row_locks = False

    def __init__(self, side: Side) -> None:
        self._side = side

    async def write(self, unit: Sequence[Statement]) -> None:  # noqa: ARG002 - part of the protocol
        """Refuse."""
        raise StorageError(f"{self._side.name} is open for reading only.")

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:  # noqa: ARG002 - as above
        """Refuse."""
        raise StorageError(f"{self._side.name} is open for reading only.")

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of one query."""
        return self._side.query(sql, params)

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of several queries; nobody changes anything between them."""
        return [self._side.query(sql, params) for sql, params in queries]

    def listen(self, heard: Callable[[str], object]) -> None:
        """Do nothing: no process changes settings."""

    async def close(self) -> None:
        """Leave the side open."""
