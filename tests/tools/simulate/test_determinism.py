"""The program takes time and chance where a simulation can replace them.

``time`` and ``secrets`` are called as attributes of their modules, which tests/tools/simulate replaces; the
manager's clock and its generator are handed in.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from tests.tools.simulate.stand_ins import BOUND_AT_IMPORT

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


@lru_cache(maxsize=1)  # bounded, so that tests/memory.py empties it: the trees take 80 MB
def _sources() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(_parsed())


def _parsed() -> Iterator[tuple[str, ast.Module]]:
    for folder in SIMULATED:
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if not name.startswith(OUTSIDE):
                yield name, ast.parse(file.read_text("utf-8"))


def test_time_and_secrets_are_called_where_they_can_be_replaced() -> None:
    found = [
        f"{name}: from {node.module}"
        for name, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in MODULES
    ]
    assert found == []


def test_nothing_else_gives_time_or_chance() -> None:
    found = {
        f"{name}: {node.value.id}.{node.attr}"
        for name, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and (node.value.id, node.attr) in FORBIDDEN
    }
    assert found == ALLOWED


def test_what_is_bound_at_import_is_known_to_the_simulation() -> None:
    found = {
        name
        for name, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for default in node.args.defaults
        if isinstance(default, ast.Attribute)
        and isinstance(default.value, ast.Name)
        and default.value.id in MODULES
    }
    assert found == {f"{each.__module__.replace('.', '/')}.py" for each in BOUND_AT_IMPORT}
