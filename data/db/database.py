"""The one small protocol that both databases speak, and opening one by its URL.

Writers build a *unit of work*, a list of statements, and hand it over whole: a move with its deadline, its
results and whatever else belongs to it. SQL is written for SQLite and PostgreSQL at once: ``?`` for
parameters, ids made by us, times as milliseconds UTC, JSON as text.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from data.db.errors import Conflict, DatabaseGone, StorageError
from data.db.histogram import Histogram
from data.db.migrations import POSTGRESQL, Migration, load_migrations

Statement = tuple[str, tuple[object, ...]]
"""SQL text and its parameters."""


class Locking(tuple[str, tuple[object, ...]]):
    """A statement that makes other processes wait until its unit is stored.

    ``rank`` is its place among all such: where several processes write, those of a batch are done first, in
    the order of their ranks, so that no two of them wait for each other. It must mean the same at the
    beginning of its unit as where it stands.
    """

    rank: tuple[int, int | str]

    def __new__(cls, sql: str, params: tuple[object, ...], *, rank: tuple[int, int | str]) -> "Locking":
        """Make the statement: tables come first (0, id), then the house (1, 0), then servers (2, id)."""
        self = super().__new__(cls, (sql, params))
        self.rank = rank
        return self


class Database(Protocol):
    """An open database.

    ``shared``: whether several processes may serve it at once; ``row_locks``: whether it locks rows and not
    the whole, and knows how to pass over those that others hold.
    """

    shared: bool
    row_locks: bool

    async def write(self, unit: Sequence[Statement]) -> None:
        """Store all statements of the unit, in order, or none. Returns after the unit's own commit.

        The first unit that is written for an interaction also claims it; AlreadyHandled is raised where
        another delivery of the same interaction came first (``data.db.idempotency``).

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

    batches: Histogram = field(default_factory=lambda: Histogram((1, 2, 3, 5, 10, 20, 50, 100)))
    """Units of work that were taken into one transaction."""
    seconds: Histogram = field(default_factory=Histogram)
    """How long such a transaction took."""
    stored: int = 0
    """Units; ``refused`` are those that violated a constraint, ``failed`` what could not be stored at all."""
    refused: int = 0
    failed: int = 0
    last: float | None = None
    """When something was stored last, by ``time.monotonic``."""
    failing: bool = False
    """The last unit that came, but for those refused, could not be stored."""

    def count(self, outcomes: Sequence[StorageError | None], began: float) -> None:
        """Count a batch: what became of each unit, and when it began (``time.monotonic``)."""
        now = time.monotonic()
        self.batches.note(len(outcomes))
        self.seconds.note(now - began)
        for outcome in outcomes:
            if outcome is None:
                self.stored += 1
                self.last, self.failing = now, False
            elif isinstance(outcome, Conflict):
                self.refused += 1
            else:
                self.failed += 1
                self.failing = True

    def softly(self, failure: StorageError | None) -> None:
        """Note whether a statement of ``Database.soft`` went through: a server that takes it takes units."""
        if failure is None:
            self.last, self.failing = time.monotonic(), False
        elif not isinstance(failure, Conflict):
            self.failing = True


class OpenDatabase(Database, Protocol):
    """A database that can be taken away from whoever has opened it."""

    written: Written

    async def alone_for(self, task: str) -> bool:
        """Say whether this process is the one, of all that serve the database, which sees to a task; then it
        is for as long as it serves. Others may ask again: the one may be gone. Raises StorageError.
        """

    async def gone(self) -> DatabaseGone:
        """Wait until the database is no more where it was opened, and say what became of it.

        What was committed since is refused with the same error.
        """


async def open_database(
    url: str, *, migrations: Sequence[Migration] | None = None, alone: bool = False, migrate: bool = True
) -> OpenDatabase:
    """Open a database, look whether it can be used, bring its schema up to date.

    ``url`` is ``sqlite:///path``, or ``sqlite:////path`` from the root, which is created if missing; or
    ``postgresql://…``, as libpq takes it. ``alone``: for whoever serves a file, of whom there is one until it
    is closed; others may open it beside them. ``migrate``: without it, an older schema is refused.

    ``migrations`` are the program's own unless given. Raises DatabaseTaken, DatabaseTooNew, DatabaseUnusable;
    StorageError for a URL that names no database of ours.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from data.db.sqlite import open_sqlite

        steps = load_migrations() if migrations is None else migrations
        return await open_sqlite(rest.removeprefix("/"), steps, alone=alone, migrate=migrate)
    if scheme in {"postgresql", "postgres"}:
        from data.db.postgres import open_postgres

        steps = load_migrations(POSTGRESQL) if migrations is None else migrations
        return await open_postgres(url, steps, migrate=migrate)
    raise StorageError("The database URL is not one of ours; use sqlite:///path or postgresql://….")


async def schema_version(database: Database) -> int:
    """Return the number of the last migration applied."""
    [(version,)] = await database.read("SELECT max(version) FROM migrations")
    return int(version)
