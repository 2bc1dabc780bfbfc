"""What stands in for a database in tests: it is shared with nobody."""

from collections.abc import Callable, Sequence
from typing import Any

__all__ = ["Alone"]


class Alone:
    """The part of a database that only matters to programs that share it."""

    shared = row_locks = False

    async def soft(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def listen(self, heard: Callable[[str], object]) -> None:
        raise NotImplementedError
