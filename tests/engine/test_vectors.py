"""The test vectors, one test each: every ``GAME*.json`` in VECTORS_DIR (default: the copies beside this
file).

A game's adapter, ``vectors_<game>.py``, has ``answer(vector)``, which returns what the engine says to the
question, in the shape of the vector's ``expect`` and with every field that its kind can have, and
``ORDERED``, the fields whose lists are no sets; kinds of ``NOT_OF_THE_ENGINE``, if it has any, are asked
elsewhere.
"""

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES

FOLDER = Path(os.environ.get("VECTORS_DIR") or Path(__file__).parent / "vectors")


def game_of(stem: str) -> str | None:
    """Return the longest key of a game with which the name of a file begins."""
    return max((key for key in GAMES if stem.startswith(key)), key=len, default=None)


def asked(game: str, kind: str) -> bool:
    adapter = import_module(f"tests.engine.vectors_{game}")
    return kind not in getattr(adapter, "NOT_OF_THE_ENGINE", ())


VECTORS = [
    pytest.param(game, vector, id=f"{path.stem}-{vector['id']}")
    for path in sorted(FOLDER.glob("*.json"))
    if (game := game_of(path.stem)) is not None
    for vector in json.loads(path.read_text("utf-8"))
    if asked(game, vector["kind"])
]


def tidy(value: Any, ordered: frozenset[str], field: str = "") -> Any:
    """Write lists whose order means nothing in one order."""
    if isinstance(value, dict):
        return {name: tidy(item, ordered, name) for name, item in value.items()}
    if isinstance(value, list | tuple):
        items = [tidy(item, ordered) for item in value]
        return items if field in ordered else sorted(items, key=repr)
    return value


def test_there_are_vectors() -> None:
    assert VECTORS


@pytest.mark.parametrize(("game", "vector"), VECTORS)
def test_vector(game: str, vector: dict[str, Any]) -> None:
    adapter = import_module(f"tests.engine.vectors_{game}")

    answer = adapter.answer(vector)

    expected = vector["expect"]
    assert expected
    for field in expected:
        assert tidy(answer[field], adapter.ORDERED, field) == tidy(expected[field], adapter.ORDERED, field), (
            field
        )
