"""The schema, step by step: ``0001_….sql``, ``0002_….sql`` …, portable SQL, never edited after release."""

import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files

__all__ = ["Migration", "load_migrations"]


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: its number, its name without number and ending, its SQL."""

    version: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """What tells that a step was edited after it had been applied; line endings do not count."""
        return hashlib.sha256("\n".join(self.sql.splitlines()).encode()).hexdigest()


def load_migrations() -> tuple[Migration, ...]:
    """Return the program's steps, numbered from 1 without gaps."""
    found = []
    for file in files(__name__).iterdir():
        parts = re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name)
        if parts:
            found.append(Migration(int(parts[1]), parts[2], file.read_text("utf-8")))
    found.sort(key=lambda step: step.version)
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise RuntimeError("the migrations are not numbered from 0001 without gaps")
    return tuple(found)
