"""The marks of a move between databases: a house that is not whole yet is not opened, nor one that has left.

A mark stands among the migrations, under a number that no schema has, so that older programs, which know of
no marks, refuse the database, too. In place of a checksum it has where the house is from, or where it is.
"""

from collections.abc import Mapping
from typing import Final

from data.db.errors import DatabaseMoved

ARRIVING: Final = 1_000_000
"""Marks a database into which a house is moved, until it is proved to be there."""
LEFT: Final = 1_000_001
"""Marks a database that a house has left."""


def refuse_moved(database: str, applied: Mapping[int, str]) -> None:
    """Raise DatabaseMoved if there is a mark among the migrations, of each its number and its checksum;
    ``database`` begins the sentence.
    """
    if LEFT in applied:
        raise DatabaseMoved(
            f"{database} is what a house has left: it has moved to {applied[LEFT]}. Set "
            "CARDROOM_DATABASE_URL to that. What is played there is not here; `python -m bot move --reopen` "
            "makes this one usable as it was left."
        )
    if ARRIVING in applied:
        raise DatabaseMoved(
            f"{database} is what a move from {applied[ARRIVING]} has not finished: say `python -m bot move` "
            "once more, which begins anew, or play on there."
        )
