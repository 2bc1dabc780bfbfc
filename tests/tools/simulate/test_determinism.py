"""The program takes time and chance where a simulation can replace them.

``time`` and ``secrets`` are called as attributes of their modules, which tests/tools/simulate replaces; the
manager's clock and its generator are handed in.
"""

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tools.simulate.stand_ins import BOUND_AT_IMPORT, DRAWING

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
SIMULATED = ("bot/manager", "bot/ui", "bot/workers", "bot/run", "cogs", "data")
"""What runs in a simulation."""
OUTSIDE = (
    "bot/run/cli/",
    "bot/run/backup.py",
    "data/transfer",
    "data/db/instance_lock.py",
    "data/db/postgres_report.py",
)
"""Commands of the operator, and what a simulation does not run."""
MODULES = {"time", "secrets"}
"""Modules whose functions are called as attributes: an imported name cannot be replaced."""
FORBIDDEN = {
    ("uuid", "uuid1"), ("uuid", "uuid4"), ("os", "urandom"), ("datetime", "now"), ("datetime", "utcnow"),
    ("datetime", "today"), ("date", "today"), ("random", "random"), ("random", "choice"),
    ("random", "shuffle"), ("random", "randint"), ("random", "sample"),
}  # fmt: skip
ALLOWED = {"bot/run/client.py: datetime.now"}
"""For the names of backups, which a simulation does not make."""


class Found(NamedTuple):
    """What the modules say.

    ``imported`` and ``read``: names from ``MODULES``, and attributes in ``FORBIDDEN``, with their modules;
    ``bound``: modules with a default argument from ``MODULES``; ``drawing``: those that use ``SystemRandom``.
    """

    imported: set[str]
    read: set[str]
    bound: set[str]
    drawing: set[str]


@pytest.fixture(scope="module")
def found() -> Found:
    """What all modules say, one syntax tree at a time: together they take 80 MB."""
    found = Found(set(), set(), set(), set())
    for folder in SIMULATED:
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if not name.startswith(OUTSIDE):
                note(found, name, ast.parse(file.read_text("utf-8")))
    return found


def note(found: Found, name: str, tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            if node.module in MODULES:
                found.imported.add(f"{name}: from {node.module}")
            if node.module == "random" and any(each.name == "SystemRandom" for each in node.names):
                found.drawing.add(name)
        elif isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and (node.value.id, node.attr) in FORBIDDEN:
                found.read.add(f"{name}: {node.value.id}.{node.attr}")
        elif isinstance(node, ast.FunctionDef):
            for default in node.args.defaults:
                if (
                    isinstance(default, ast.Attribute)
                    and isinstance(default.value, ast.Name)
                    and default.value.id in MODULES
                ):
                    found.bound.add(name)


def test_time_and_secrets_are_called_where_they_can_be_replaced(found: Found) -> None:
    assert found.imported == set()


def test_nothing_else_gives_time_or_chance(found: Found) -> None:
    assert found.read == ALLOWED


def test_what_is_bound_at_import_is_known_to_the_simulation(found: Found) -> None:
    assert found.bound == {f"{each.__module__.replace('.', '/')}.py" for each in BOUND_AT_IMPORT}


def test_what_draws_lots_is_known_to_the_simulation(found: Found) -> None:
    assert found.drawing == {f"{each.__name__.replace('.', '/')}.py" for each in DRAWING}
