"""Which modules of the tests may import which."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.statements import statements

TESTS = Path(__file__).parent
TOOLS = "tests.tools"


def imports(source: str) -> set[str]:
    """Return the modules that a source imports; an imported name may be a module, too."""
    found: set[str] = set()
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def is_tool(module: str) -> bool:
    return f"{module}.".startswith(f"{TOOLS}.")


def is_test(module: str) -> bool:
    return module.startswith("tests.") and any(part.startswith("test_") for part in module.split("."))


def refused(module: str, source: str) -> set[str]:
    """Return forbidden imports of a module: tools, or for a tool, tests."""
    if is_test(module) and is_tool(module):
        return set()
    return {name for name in imports(source) if (is_test(name) if is_tool(module) else is_tool(name))}


def modules() -> Iterator[tuple[str, str]]:
    for path in sorted(TESTS.rglob("*.py")):
        parts = ("tests", *path.relative_to(TESTS).with_suffix("").parts)
        yield ".".join(parts).removesuffix(".__init__"), path.read_text("utf-8")


@pytest.mark.long
def test_only_tools_import_tools_and_no_tool_imports_a_test() -> None:
    """What both need belongs in a module of its own, beside the tests of its subject."""
    found = {module: names for module, source in modules() if (names := refused(module, source))}
    assert found == {}


@pytest.mark.parametrize(
    ("module", "source", "expected"),
    [
        ("tests.engine.ai.test_gin", "from tests.tools.bench.levels import player", True),
        ("tests.engine.ai.matches", "import tests.tools.bench", True),
        ("tests.play.drive", "def late():\n    from tests import tools", True),
        ("tests.tools.bench.levels", "from tests.engine.test_match import Showdown", True),
        ("tests.tools.bench.levels", "from tests.engine import test_match", True),
        ("tests.tools.bench.levels", "from tests.tools.bench.town import LINE", False),
        ("tests.tools.bench.test_table", "from tests.tools.bench import __main__ as bench", False),
        ("tests.engine.test_spec", "from tests.engine.test_match import Showdown", False),
    ],
)
def test_an_import_that_is_refused_is_found(module: str, source: str, expected: bool) -> None:
    assert bool(refused(module, source)) is expected
