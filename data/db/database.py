"""The protocol that both databases implement.

Writers build a *unit of work*, a list of statements, and write it in one call: a move with its deadline,
its results and everything else that belongs to it. The SQL is valid for SQLite and PostgreSQL: ``?`` for
parameters, ids made by the program, times in milliseconds UTC, JSON as text.
"""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from data.db.errors import Conflict, DatabaseGone, StorageError
from data.db.histogram import Histogram

log = logging.getLogger(__name__)

Statement = tuple[str, tuple[object, ...]]
"""SQL text and its parameters."""


class BulkStatement(tuple[str, tuple[object, ...]]):
    """A statement of many units, which PostgreSQL can run for all units of a batch at once.

    ``bulk`` is its SQL for that, where each parameter is an array of the values of all units. Constraints
    must refuse it wherever they refuse one of the statements. Between statements that all have such SQL the
    order must not matter.
    """

    bulk: str

    def __new__(cls, sql: str, params: tuple[object, ...], *, bulk: str) -> "BulkStatement":
        """Make the statement; ``bulk`` is written for PostgreSQL alone."""
        self = super().__new__(cls, (sql, params))
        self.bulk = bulk
        return self


class LockingStatement(tuple[str, tuple[object, ...]]):
    """A statement that takes a lock, which its transaction holds until it ends.

    ``rank`` orders all such statements. Where several processes write, the locking statements of a batch
    run first, in the order of their ranks, so that no two processes deadlock. The statement must therefore
    mean the same at the beginning of its unit as at its own place.

    ``bulk``: as of a ``BulkStatement``, or "". It locks in the order of its arrays.
    """

    rank: tuple[int, int | str]
    bulk: str

    def __new__(
        cls, sql: str, params: tuple[object, ...], *, rank: tuple[int, int | str], bulk: str = ""
    ) -> "LockingStatement":
        """Make the statement. Ranks: tables (0, id), the installation (1, 0), guilds (2, id)."""
        self = super().__new__(cls, (sql, params))
        self.rank = rank
        self.bulk = bulk
        return self


class Database(Protocol):
    """An open database.

    ``shared``: several processes may use it at once. ``row_locks``: it locks rows instead of the whole
    file, and supports SKIP LOCKED.
    """

    shared: bool
    row_locks: bool

    async def write(self, unit: Sequence[Statement]) -> None:
        """Commit all statements of the unit, in order, or none; return after the commit.

        The first unit that is written for an interaction also stores the interaction's id. Raises
        AlreadyHandled if another delivery of the same interaction came first (``data.db.idempotency``).

        Raises Conflict if a constraint refuses the unit, StorageError if it cannot be stored for another
        reason. A caller that is cancelled while it waits does not know whether the unit was stored.
        """

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Run one statement with relaxed durability; return its RETURNING rows.

        It is a transaction of its own, and a crash may lose it: for what is harmless to lose, as a lease or
        a note of what was published. Raises the same errors as ``write``.
        """

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of one query. Raises StorageError."""

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        """Return the rows of several queries, all from one snapshot. Raises StorageError."""

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call ``heard`` when other processes may have changed settings.

        Its argument is "guild ID", "member ID", or "" if any settings may have changed.
        """

    async def close(self) -> None:
        """Write what is still queued, then close. Closing twice is allowed."""


@dataclass(slots=True)
class WriteMetrics:
    """Counters of what was written since the database was opened.

    The log gets a line when the database begins to fail, and one when it works again.
    """

    batches: Histogram = field(default_factory=lambda: Histogram((1, 2, 3, 5, 10, 20, 50, 100)))
    """Units of work in one transaction."""
    seconds: Histogram = field(default_factory=Histogram)
    """How long such a transaction took."""
    stored: int = 0
    """Units stored.

    ``refused`` counts units that violated a constraint, ``failed`` those that could not be stored at all.
    """
    refused: int = 0
    failed: int = 0
    last: float | None = None
    """When something was last stored, by ``time.monotonic``."""
    failing: bool = False
    """Whether the last unit could not be stored; units refused by a constraint do not count."""
    failing_since: float = 0.0
    """Since when it fails, by ``time.monotonic``."""
    attempts: int = 0
    """How many requests have failed since then."""

    def count(self, outcomes: Sequence[StorageError | None], began: float) -> None:
        """Count a batch: each unit's outcome, and when it began (``time.monotonic``)."""
        now = time.monotonic()
        self.batches.note(len(outcomes))
        self.seconds.note(now - began)
        for outcome in outcomes:
            if outcome is None:
                self.stored += 1
                self._note_success(now)
            elif isinstance(outcome, Conflict):
                self.refused += 1
            else:
                self.failed += 1
                self._note_failure(outcome, now)

    def count_relaxed(self, failure: StorageError | None) -> None:
        """Note the outcome of a relaxed write: a database that accepts one accepts units, too."""
        now = time.monotonic()
        if failure is None:
            self._note_success(now)
        elif not isinstance(failure, Conflict):
            self._note_failure(failure, now)

    def _note_success(self, now: float) -> None:
        if self.failing:
            seconds = round(now - self.failing_since, 1)
            log.warning("the database works again", extra={"seconds": seconds, "attempts": self.attempts})
        self.last, self.failing, self.attempts = now, False, 0

    def _note_failure(self, failure: StorageError, now: float) -> None:
        if not self.failing:
            self.failing, self.failing_since = True, now
            log.error(
                "the database fails, and nothing is stored until it works again (the bot tries): %s", failure
            )
        self.attempts += 1
        failure.in_outage = True


class OpenDatabase(Database, Protocol):
    """A database as the process that opened it sees it."""

    write_metrics: WriteMetrics

    async def is_leader(self, task: str) -> bool:
        """Return whether this process is the leader for ``task`` among all that use the database.

        The leader stays leader until it closes the database. The others may ask again, since it may be
        gone. Raises StorageError.
        """

    async def wait_until_gone(self) -> DatabaseGone:
        """Wait until the database is no longer the one that was opened; return why.

        Commits after that moment are refused with the same error.
        """
