"""The schema's migrations: ``0001_….sql``, ``0002_….sql`` …; they never change after a release.

They are written for SQLite, and used for PostgreSQL where the same SQL works. The folder ``postgresql`` has
versions for PostgreSQL; the first of them creates the schema of all migrations up to its number at once,
since no PostgreSQL database is older.
"""

import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from data.db.errors import DatabaseTooNew, DatabaseUnusable
from data.db.transfer_marker import refuse_moved

__all__ = ["POSTGRESQL", "SQLITE", "TABLE", "Migration", "load_migrations", "log_schema_change", "pending"]

log = logging.getLogger(__name__)

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
TABLE: Final = (
    "CREATE TABLE migrations "
    "(version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL)"
)
"""The table of applied migrations."""
_EARLIER_CHECKSUMS: Final = {1: "e4ddfa57e87c59e1c2648bf15fdd5dc1cf6c3386f122868435e79242d40261f5"}
"""Checksums of released migrations whose text has changed since, with the same effect.

In 0001, a column's name that PostgreSQL reserves was not quoted.
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One migration: its number, its name without number and suffix, its SQL.

    ``formerly``: the checksum of an earlier text with the same effect.
    """

    version: int
    name: str
    sql: str
    formerly: str | None = None

    @property
    def checksum(self) -> str:
        """SHA-256 of the SQL, which shows later edits; line endings do not count."""
        return hashlib.sha256("\n".join(self.sql.splitlines()).encode()).hexdigest()

    def made(self, checksum: str) -> bool:
        """Return whether this migration was applied as a text with this checksum."""
        return checksum in (self.checksum, self.formerly)


def load_migrations(spelling: str = SQLITE) -> tuple[Migration, ...]:
    """Return the program's migrations for ``SQLITE`` or ``POSTGRESQL``, in order.

    They are numbered without gaps: SQLite's from 1, PostgreSQL's from the one that creates the schema.
    """
    steps, first = _steps_in(files(__name__)), 1
    if spelling == POSTGRESQL:
        own = _steps_in(files(__name__) / POSTGRESQL)
        first = min(own)
        steps = {version: step for version, step in steps.items() if version > first} | own
    found = [steps[version] for version in sorted(steps)]
    if [step.version for step in found] != list(range(first, first + len(found))):
        raise RuntimeError("the migrations are not numbered without gaps")
    return tuple(found)


def _steps_in(folder: Traversable) -> dict[int, Migration]:
    """Return the migrations in a folder by number."""
    found = {}
    for file in folder.iterdir():
        parts = re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name)
        if parts:
            version = int(parts[1])
            found[version] = Migration(
                version, parts[2], file.read_text("utf-8"), _EARLIER_CHECKSUMS.get(version)
            )
    return found


def pending(
    database: str, applied: Mapping[int, str], steps: Sequence[Migration], *, migrate: bool = True
) -> list[Migration]:
    """Return the migrations that are not applied yet; ``applied``: checksums by number.

    ``database`` is the subject of the messages. Raises DatabaseMoved, DatabaseTooNew, and DatabaseUnusable,
    also for an older schema if ``migrate`` is false.
    """
    refuse_moved(database, applied)
    newest, known = max(applied, default=0), max((step.version for step in steps), default=0)
    if newest > known:
        raise DatabaseTooNew(
            f"{database} has schema {newest}, and this program knows schemas up to {known}: "
            "run the newer program, or use a copy from before the change."
        )
    for step in steps:
        if step.version in applied and not step.made(applied[step.version]):
            raise DatabaseUnusable(
                f"{database} was migrated with a different version of migration {step.version:04} "
                f"({step.name}) than this program has."
            )
    missing = [step for step in steps if step.version not in applied]
    if missing and not migrate:
        raise DatabaseUnusable(
            f"{database} has schema {newest}, and this program needs {known}: "
            "run the command `migrate` first."
        )
    return missing


def log_schema_change(
    steps: Sequence[Migration], copy: Path | None = None, *, before: int | None = None
) -> None:
    """Log that migrations were applied; ``copy``: the file's copy from before.

    ``before``: the schema before them, if it is not the one below the first of them.
    """
    if not steps:
        return
    old = steps[0].version - 1 if before is None else before
    about: dict[str, object] = {"from": old, "to": steps[-1].version}
    if copy is not None:
        about["copy"] = copy
    log.info("schema changed" if old else "database created", extra=about)
