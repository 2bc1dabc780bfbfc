"""Matches that members have imported from records to replay them; kept in memory only."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.manager.results.replay import ReplayReason, ReplayRefused
from data.tables.row_types import StoredTable

KEPT: Final = 32
"""The number of matches that are kept; the oldest is dropped first."""
FROM_FILE: Final = "file-"
"""The prefix of an imported match's id; no table's id has it."""


def is_imported(table_id: str) -> bool:
    """Return whether an id is that of an imported match."""
    return table_id.startswith(FROM_FILE)


class ImportedMatches:
    """The matches that were imported last, by id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, StoredTable] = OrderedDict()
        self._reading: set[int] = set()

    @contextmanager
    def reading(self, member: int) -> Iterator[None]:
        """Read a record for a member, one at a time. Raises ReplayRefused (READING)."""
        if member in self._reading:
            raise ReplayRefused(ReplayReason.READING)
        self._reading.add(member)
        try:
            yield
        finally:
            self._reading.discard(member)

    def keep(self, match: StoredTable) -> str:
        """Keep a match with all hands open, as in its record, and return its id."""
        table_id = FROM_FILE + match.table_id
        self._kept[table_id] = replace(match, table_id=table_id, open_hands=True)
        self._kept.move_to_end(table_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table_id

    def match(self, table_id: str) -> StoredTable | None:
        """Return an imported match; None for a table's id. Raises ReplayRefused (FILE_GONE)."""
        if not is_imported(table_id):
            return None
        if table_id not in self._kept:
            raise ReplayRefused(ReplayReason.FILE_GONE)
        return self._kept[table_id]
