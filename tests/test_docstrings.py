"""The first line of a docstring is one sentence on one line, as editors and ``help`` show it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.statements import statements

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "data", "bot", "cogs", "tests")
LONGEST = 100


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and the text of each docstring, including those under constants."""
    for statement in statements(ast.parse(source)):
        match statement:
            case ast.Expr(ast.Constant(str(text)), lineno=line):
                yield line, text


def faults(source: str) -> list[str]:
    """Return the faults of the first lines of a module's docstrings, with line numbers."""
    lines, found = source.splitlines(), []
    for number, text in docstrings(source):
        first, *rest = text.splitlines() or [""]
        if not first.rstrip().endswith((".", "?", "!")):
            found.append(f"{number}: end the first line with a full stop: {first!r}")
        elif rest and rest[0].strip():
            found.append(f"{number}: leave the second line empty, after the first")
        elif len(lines[number - 1]) >= LONGEST:
            found.append(f"{number}: shorten the first line to below {LONGEST} characters")
    return found


@pytest.mark.parametrize(
    "folder", [pytest.param(each, marks=pytest.mark.long if each == "tests" else ()) for each in FOLDERS]
)
def test_the_first_line_is_one_sentence(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{fault}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for fault in faults(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('"""One sentence."""', []),
        ('"""One sentence.\n\nAnd more of it."""', []),
        ('X = 1\n"""Of a constant"""', ["end the first line"]),
        ('def f():\n    """Goes on\n    and on."""', ["end the first line"]),
        ('def f():\n    """One. Goes on.\n    And on."""', ["leave the second line empty"]),
        (f'"""{"x" * 100}."""', ["shorten"]),
        ('print("no docstring")', []),
    ],
)
def test_what_breaks_the_rule_is_found(source: str, said: list[str]) -> None:
    found = faults(source)
    assert len(found) == len(said)
    assert all(start in fault for start, fault in zip(said, found, strict=True))
