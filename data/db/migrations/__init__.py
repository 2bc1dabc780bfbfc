"""The schema, step by step: ``0001_….sql``, ``0002_….sql`` …; what a step makes never changes after its
release.

Steps are SQLite's, and PostgreSQL's too where that needs no other words. Those in the folder ``postgresql``
are in words of its own; the first of them makes at once what all steps up to its number make, since no
database of PostgreSQL is older.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from data.db.errors import DatabaseTooNew, DatabaseUnusable
from data.db.transfer_marker import refuse_moved

__all__ = ["POSTGRESQL", "SQLITE", "TABLE", "Migration", "load_migrations", "pending"]

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
TABLE: Final = (
    "CREATE TABLE migrations "
    "(version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL)"
)
"""Where a database keeps which steps it was made by."""
_FORMERLY: Final = {1: "e4ddfa57e87c59e1c2648bf15fdd5dc1cf6c3386f122868435e79242d40261f5"}
"""Checksums of steps as they were released, where they were written otherwise and made the same: 0001 had a
column's name, which PostgreSQL reserves, without quotes.
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number, its name without number and ending, its SQL; ``formerly``: the
    checksum of what made the same before.
    """

    version: int
    name: str
    sql: str
    formerly: str | None = None

    @property
    def checksum(self) -> str:
        """What tells that a step was edited after it had been applied; line endings do not count."""
        return hashlib.sha256("\n".join(self.sql.splitlines()).encode()).hexdigest()

    def made(self, checksum: str) -> bool:
        """Say whether the step that was applied with this checksum made what this one makes."""
        return checksum in (self.checksum, self.formerly)


def load_migrations(spelling: str = SQLITE) -> tuple[Migration, ...]:
    """Return the program's steps in one of the two spellings, in order and numbered without gaps: ``SQLITE``
    from 1 on, ``POSTGRESQL`` from the step that makes all before it.
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
    """Return the steps in a folder by their numbers."""
    found = {}
    for file in folder.iterdir():
        parts = re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name)
        if parts:
            version = int(parts[1])
            found[version] = Migration(version, parts[2], file.read_text("utf-8"), _FORMERLY.get(version))
    return found


def pending(
    database: str, applied: Mapping[int, str], steps: Sequence[Migration], *, migrate: bool = True
) -> list[Migration]:
    """Return the steps that are not applied yet; ``applied``: the checksums of those that are.

    ``database`` begins the sentence of what is raised: DatabaseMoved, DatabaseTooNew, DatabaseUnusable; the
    latter also for an older schema that is not to be brought up to date (``migrate``).
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
                f"{database} was made with another migration {step.version:04} ({step.name}) "
                "than this program has."
            )
    missing = [step for step in steps if step.version not in applied]
    if missing and not migrate:
        raise DatabaseUnusable(
            f"{database} has schema {newest}, and this program needs {known}: "
            "run python -m bot migrate first."
        )
    return missing
