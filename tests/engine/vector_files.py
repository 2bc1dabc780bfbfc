"""The files of test vectors, ``GAME*.json`` or ``GAME*.json.gz`` in VECTORS_DIR.

The default folder is ``vectors/`` beside this file.
"""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("VECTORS_DIR") or Path(__file__).parent / "vectors")


def vectors(game: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the vectors of files whose names begin with ``game``, each with its file's name."""
    for path in sorted(FOLDER.iterdir()):
        stem = path.name.removesuffix(".gz").removesuffix(".json")
        if path.name not in (f"{stem}.json", f"{stem}.json.gz") or not stem.startswith(game):
            continue
        stored = path.read_bytes()
        for vector in json.loads(gzip.decompress(stored) if path.suffix == ".gz" else stored):
            yield stem, vector
