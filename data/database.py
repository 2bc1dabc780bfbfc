"""The one small protocol that both databases speak, and opening one by its URL.

Writers build a *unit of work*, a list of statements, and hand it over whole: a move with its deadline, its
results and whatever else belongs to it. SQL is written for SQLite and PostgreSQL at once: ``?`` for
parameters, ids made by us, times as milliseconds UTC, JSON as text.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from data.errors import (
    BadRecord,
    Conflict,
    DatabaseGone,
    DatabaseTaken,
    DatabaseTooNew,
    DatabaseUnusable,
    StorageError,
)
from data.migrations import Migration, load_migrations
from data.tally import Tally

__all__ = [
    "BadRecord",
    "Conflict",
    "Database",
    "DatabaseGone",
    "DatabaseTaken",
    "DatabaseTooNew",
    "DatabaseUnusable",
    "OpenDatabase",
    "Statement",
    "StorageError",
    "Written",
    "open_database",
    "schema_version",
]

Statement = tuple[str, tuple[object, ...]]
"""SQL text and its parameters."""


class Database(Protocol):
    """An open database.

    ``shared``: whether several processes may serve it at once; ``row_locks``: whether it locks rows and not
    the whole, and knows how to pass over those that others hold.
    """

    shared: bool
    row_locks: bool

    async def write(self, unit: Sequence[Statement]) -> None:
        """Store all statements of the unit, in order, or none. Returns after the unit's own commit.

        Raises Conflict when a constraint refuses it, StorageError when it cannot be stored for another
        reason. A caller that is cancelled while it waits does not know which way it went.
        """

    async def soft(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Make one statement that is lost without harm (a claim, a note of what was shown), as a transaction
        of its own, and return the rows of its RETURNING. Raises as ``write`` does.
        """

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of one query. Raises StorageError."""

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of several queries, all as of one moment. Raises StorageError."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call back when other processes may have changed settings: with "guild ID", "member ID", or "" when
        any of them may have been.
        """

    async def close(self) -> None:
        """Store what is still waiting, then close. Closing twice is fine."""


@dataclass(slots=True)
class Written:
    """What has been written since a database was opened."""

    batches: Tally = field(default_factory=lambda: Tally((1, 2, 3, 5, 10, 20, 50, 100)))
    """Units of work that were taken into one transaction."""
    seconds: Tally = field(default_factory=Tally)
    """How long such a transaction took."""
    stored: int = 0
    """Units; ``refused`` are those that violated a constraint, ``failed`` what could not be stored at all."""
    refused: int = 0
    failed: int = 0
    last: float | None = None
    """When a unit was stored last, by ``time.monotonic``."""


class OpenDatabase(Database, Protocol):
    """A database that can be taken away from whoever has opened it."""

    written: Written

    async def gone(self) -> DatabaseGone:
        """Wait until the database is no more where it was opened, and say what became of it.

        What was committed since is refused with the same error.
        """


async def open_database(
    url: str, *, migrations: Sequence[Migration] | None = None, alone: bool = False
) -> OpenDatabase:
    """Open a database, create it if missing, look whether it is damaged, bring its schema up to date.

    ``url`` is ``sqlite:///path``, or ``sqlite:////path`` from the root. ``alone``: for whoever serves it, of
    whom there is one until it is closed; others may open it beside them.

    ``migrations`` are the program's own unless given. Raises DatabaseTaken, DatabaseTooNew, DatabaseUnusable;
    StorageError for a URL that names no database of ours.
    """
    scheme, _, rest = url.partition("://")
    steps = load_migrations() if migrations is None else migrations
    if scheme == "sqlite":
        from data.sqlite import open_sqlite

        return await open_sqlite(rest.removeprefix("/"), steps, alone=alone)
    if scheme in {"postgresql", "postgres"}:
        raise StorageError("PostgreSQL is not supported yet; use sqlite:///path.")
    raise StorageError("The database URL is not one of ours; use sqlite:///path.")


async def schema_version(database: Database) -> int:
    """Return the number of the last migration applied."""
    [(version,)] = await database.read("SELECT max(version) FROM migrations")
    return int(version)
