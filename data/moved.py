"""The marks of a move between databases: a house that is not whole yet is not opened, nor one that has left.

A mark is a row among the migrations with a number that no schema has, so that older programs, which know of
no marks, refuse the database, too.
"""

from collections.abc import Iterable
from typing import Final

from data.errors import DatabaseMoved

__all__ = ["ARRIVING", "LEFT", "refuse_moved"]

ARRIVING: Final = 1_000_000
"""Marks a database into which a house is moved, until it is proved to be there; its name is where from."""
LEFT: Final = 1_000_001
"""Marks a database that a house has left; its name is where to."""


def refuse_moved(database: str, migrations: Iterable[tuple[int, str]]) -> None:
    """Raise DatabaseMoved if there is a mark among the migrations, numbers and names, of a ``database``, as
    people call it.
    """
    names = dict(migrations)
    if LEFT in names:
        raise DatabaseMoved(
            f"The house has moved from {database} to {names[LEFT]}: set CARDROOM_DATABASE_URL to that. "
            f"What is played there is not here; `python -m bot move --reopen` makes this one usable as it "
            "was left."
        )
    if ARRIVING in names:
        raise DatabaseMoved(
            f"The database {database} is what a move from {names[ARRIVING]} has not finished: say "
            "`python -m bot move` once more, which begins anew, or play on there."
        )
