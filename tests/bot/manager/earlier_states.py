"""Databases written by earlier schemas, as compressed dumps: ``states/<schema>.sql.gz``."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent / "states"
SCHEMAS = tuple(sorted(path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz")))
"""The schemas that have a stored state, oldest first; four digits each."""


def file_of(schema: str) -> Path:
    """Return the path of a state's dump."""
    return FOLDER / f"{schema}.sql.gz"


def dump_of(schema: str) -> str:
    """Return the SQL that recreates the database of a state."""
    return gzip.decompress(file_of(schema).read_bytes()).decode()


def keep(schema: str, dump: str) -> Path:
    """Write the dump of a state and return its path; the same dump always gives the same bytes."""
    file = file_of(schema)
    file.write_bytes(gzip.compress(dump.encode(), mtime=0))
    return file
