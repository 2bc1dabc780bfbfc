"""The test vectors, one test each; ``vector_files`` tells where they are.

A game's adapter, ``vectors_<game>.py``, has ``answer(vector)``, which returns the engine's answer in the
shape of the vector's ``expect`` with every field that its kind can have, and ``ORDERED``, the fields whose
lists are no sets. Kinds of ``NOT_OF_THE_ENGINE``, if it has any, are tested elsewhere.
"""

from importlib import import_module
from typing import Any

import pytest

from engine import GAMES
from tests.engine.vector_files import vectors


def game_of(stem: str) -> str | None:
    """Return the longest key of a game with which a file name begins."""
    return max((key for key in GAMES if stem.startswith(key)), key=len, default=None)


def asked(game: str, kind: str) -> bool:
    adapter = import_module(f"tests.engine.vectors_{game}")
    return kind not in getattr(adapter, "NOT_OF_THE_ENGINE", ())


VECTORS = [
    pytest.param(game, vector, id=f"{stem}-{vector['id']}")
    for stem, vector in vectors()
    if (game := game_of(stem)) is not None and asked(game, vector["kind"])
]


def tidy(value: Any, ordered: frozenset[str], field: str = "") -> Any:
    """Sort the lists whose order has no meaning."""
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
