"""Stubs for the parts of a database that only matter when several programs share it."""

from collections.abc import Callable, Sequence
from typing import Any

from data.db.database import Database, Statement


class Alone:
    """The parts of a database that only matter when several programs share it."""

    shared = row_locks = False

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def listen(self, heard: Callable[[str], object]) -> None:
        raise NotImplementedError


class Asked(Alone):
    """A database that records its queries."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self.queries: list[Statement] = []

    async def read(self, sql: str, params: Any = ()) -> list[tuple[Any, ...]]:
        self.queries.append((sql, tuple(params)))
        return await self._db.read(sql, params)

    async def read_together(self, queries: Any) -> list[list[tuple[Any, ...]]]:
        self.queries += queries
        return await self._db.read_together(queries)

    async def write(self, unit: Any) -> None:
        raise AssertionError("read queries never write")

    async def close(self) -> None:
        raise AssertionError("not closed by its users")
