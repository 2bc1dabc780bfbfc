"""The schema, step by step: ``0001_….sql``, ``0002_….sql`` …, portable SQL; what a step makes never changes
after its release.
"""

import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

__all__ = ["Migration", "load_migrations"]


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


def load_migrations() -> tuple[Migration, ...]:
    """Return the program's steps, numbered from 1 without gaps."""
    found = []
    for file in files(__name__).iterdir():
        parts = re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name)
        if parts:
            version = int(parts[1])
            found.append(Migration(version, parts[2], file.read_text("utf-8"), _FORMERLY.get(version)))
    found.sort(key=lambda step: step.version)
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise RuntimeError("the migrations are not numbered from 0001 without gaps")
    return tuple(found)
