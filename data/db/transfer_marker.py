"""Markers of a transfer between databases.

A database that was moved elsewhere, and one into which a move has not finished, must not be opened. A
marker is a row of the migrations table under a number that no schema has: older programs, which know no
markers, refuse the database, too. In place of a checksum it has the URL of the other database.
"""

from collections.abc import Mapping
from typing import Final

from data.db.errors import DatabaseMoved

INCOMPLETE: Final = 1_000_000
"""Marks the target of a move until the copy is verified."""
MOVED: Final = 1_000_001
"""Marks the source of a finished move."""


def refuse_moved(database: str, applied: Mapping[int, str]) -> None:
    """Raise DatabaseMoved if the database has a marker.

    ``applied``: the checksums of the migrations by number. ``database`` is the subject of the message.
    """
    if MOVED in applied:
        raise DatabaseMoved(
            f"{database} was moved to {applied[MOVED]}. Set CARDROOM_DATABASE_URL to that one. Games played "
            "there since are not in this one; the command `move --reopen` makes this one usable again, "
            "as it was before the move."
        )
    if INCOMPLETE in applied:
        raise DatabaseMoved(
            f"{database} is incomplete: a move from {applied[INCOMPLETE]} has not finished. Run "
            "the command `move` again to start over, or keep using that database."
        )
