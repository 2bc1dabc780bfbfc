"""Databases as programs of earlier schemas left them: ``states/<schema>.sql.gz``, compressed dumps."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent / "states"
SCHEMAS = tuple(sorted(path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz")))
"""The schemas of which there is a state, oldest first; four digits each."""


def file_of(schema: str) -> Path:
    """Return the file of a state."""
    return FOLDER / f"{schema}.sql.gz"


def dump_of(schema: str) -> str:
    """Return the SQL that makes the database of a state."""
    return gzip.decompress(file_of(schema).read_bytes()).decode()


def keep(schema: str, dump: str) -> Path:
    """Write the dump of a state, the same bytes whenever that is; return its file."""
    file = file_of(schema)
    file.write_bytes(gzip.compress(dump.encode(), mtime=0))
    return file
