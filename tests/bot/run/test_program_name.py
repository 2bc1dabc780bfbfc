"""Sentences for the operator name the program as it was started."""

import ast
import re
import sys
from pathlib import Path

import pytest

from bot.__main__ import parser
from bot.run.program_name import program

ROOT = Path(__file__).parents[3]
STARTED = [
    ("/opt/venv/bin/cardroom", "cardroom"),
    ("/opt/venv/lib/python3.13/site-packages/cardroom/__main__.py", "python -m cardroom"),
    ("/opt/cardroom/bot/__main__.py", "python -m bot"),
    ("/opt/venv/bin/pytest", "python -m bot"),
]


@pytest.mark.parametrize(("path", "name"), STARTED)
def test_usage_says_how_it_was_started(path: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [path])
    assert program() == name
    assert parser().format_usage().startswith(f"usage: {name} [-h]")


@pytest.mark.long
def test_sentences_name_no_fixed_program() -> None:
    """Docstrings may, and the playground, which only a clone can start."""
    found = []
    for folder in ("bot", "cogs", "data"):
        for path in (ROOT / folder).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            docstrings = {
                id(node.value)
                for node in ast.walk(tree)
                if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            }
            found += [
                f"{path.relative_to(ROOT)}:{node.lineno}: {node.value[:80]}"
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in docstrings
                if re.search(r"python3? -m bot(?![.\w])|make play", node.value)
            ]
    assert [place for place in found if not place.startswith("bot/run/program_name.py")] == []
    assert len(found) == 1, "the pattern finds the one place that may name it"
