"""Every text for people uses one word for one thing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot

INSTEAD = {
    r"\bdiscard(s|ed|ing)?\b": "throw, and pile for the place",
    r"\b(lay|lays|laid|laying) on\b": "lay off on",
    r"\b(throw|throws|threw|thrown|throwing) back\b": "throw",
    r"\b(draw pile|talon|boneyard)\b": "stock",
    r"\b(waste|scrap) pile\b": "pile",
    r"\b(pick|picks|picked|picking) up\b": "take",
    r"\b(declare|declares|declared) (gin|a knock)\b": "knock, gin",
    r"(?<![\w`\-:.(=])-[0-9]": "the minus sign, −",
}
"""Words to avoid, with their replacements."""
ROOMS = [Path(bot.__file__).parent / room for room in ("texts", "ui")]


@cache
def texts_of(module: Path) -> list[tuple[int, str]]:
    return [*told(module)]


def told(module: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose strings of a module with their lines: several words, no docstrings."""
    tree = ast.parse(module.read_text())
    explained = {
        id(each.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for each in node.body
        if isinstance(each, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.lineno, node.value


@pytest.mark.parametrize(("found", "ours"), INSTEAD.items())
def test_texts_keep_to_the_words_of_the_house(found: str, ours: str) -> None:
    strange = [
        f"{module.name}:{line}: {text}"
        for room in ROOMS
        for module in sorted(room.rglob("*.py"))
        for line, text in texts_of(module)
        if " " in text.strip() and re.search(found, text, re.IGNORECASE)
    ]
    assert not strange, f"say {ours}"
