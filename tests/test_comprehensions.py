"""The program contains nothing that CPython 3.12.1 is known to compile wrongly.

If a comprehension binds a name, and another comprehension of the same function reads the global of that
name, the second raises UnboundLocalError there.
"""

import ast
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "cogs", "data", "engine")
INLINED = (ast.ListComp, ast.SetComp, ast.DictComp)

WRONG = """
def face(value):
    return value

def pair(values):
    return [face for face in values], [face(value) for value in values]
"""
RIGHT = """
def face(value):
    return value

def pair(values):
    return [each for each in values], [face(value) for value in values]
"""


def clashes(tree: ast.Module) -> Iterator[str]:
    """Yield names that one comprehension of a function binds and another one reads as a global."""
    known = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    known |= {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for function in tree.body:
        inside = [node for node in ast.walk(function) if isinstance(node, INLINED)]
        names = [
            [node for node in ast.walk(each) if isinstance(node, ast.Name) and node.id in known]
            for each in inside
        ]
        bound = [{node.id for node in own if isinstance(node.ctx, ast.Store)} for own in names]
        if not any(bound):
            continue
        read = [{node.id for node in own} - stored for own, stored in zip(names, bound, strict=True)]
        for one, other in permutations(range(len(inside)), 2):
            for name in sorted(bound[one] & read[other]):
                yield f"line {inside[one].lineno}: {name}"


@pytest.mark.long
def test_no_comprehension_hides_a_global_that_another_reads() -> None:
    found = [
        f"{file.relative_to(ROOT)}, {clash}"
        for folder in PRODUCT
        for file in sorted((ROOT / folder).rglob("*.py"))
        for clash in clashes(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "expected"), [(WRONG, ["line 6: face"]), (RIGHT, [])], ids=["wrong", "right"]
)
def test_a_hidden_global_is_named(source: str, expected: list[str]) -> None:
    assert list(clashes(ast.parse(source))) == expected
