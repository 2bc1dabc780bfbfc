"""Names in the pages for engineers exist, and every package is described."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

from tests.citations import ROOT, faults, the_tree, without_code
from tests.statements import statements

ARCHITECTURE: Final = ROOT / "docs/architecture.md"
RECORDS: Final = ROOT / "docs/adr"
PAGES: Final = (
    ARCHITECTURE,
    ROOT / "docs/glossary.md",
    *sorted(RECORDS.glob("*.md")),
    *(ROOT / f"{name}.md" for name in ("CONTRIBUTING", "SECURITY")),
)
"""Pages in which every name in code is a name of the tree."""
TOP: Final = ("engine", "data", "bot", "cogs", "tests")
FOREIGN: Final = frozenset(
    {
        *("Random", "SystemRandom", "SecretStr", "Interaction", "DynamicItem"),
        *("LISTEN", "PATCH", "POST", "None", "True", "False"),
        *("discord.py",),
    }
)
"""Names of libraries, of SQL and of HTTP."""
MADE_BY_READERS: Final = frozenset({"yours.SPEC"})
"""Names of what a recipe tells its reader to write."""


# ---- names of the tree


class Names:
    """What the modules of the tree define, by name."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.members: dict[str, set[str]] = defaultdict(set)
        """By class and by module, dotted or bare: what it defines or imports."""
        self.bases: dict[str, set[str]] = defaultdict(set)
        self.functions: set[str] = set()
        self.constants: set[str] = set()
        for path in the_tree().files:
            if path.startswith(tuple(f"{top}/" for top in TOP)) and path.endswith(".py"):
                self._read(path)
        for module in tuple(self.modules):
            package, _, name = module.rpartition(".")
            self.members[package].add(name)

    def _read(self, path: str) -> None:
        module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.modules.add(module)
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        self.members[module] |= set(defined(tree.body))
        for node in statements(tree):
            match node:
                case ast.ClassDef(name=name):
                    self.members[name] |= set(defined(node.body)) | set(own(node))
                    self.bases[name] |= {
                        ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases
                    }
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    if not path.startswith("tests/"):
                        self.functions.add(name)
                case ast.Assign() | ast.AnnAssign():
                    self.constants |= set(defined([node]))

    def has(self, owner: str, name: str) -> bool:
        """Say whether a class or module, or a base of the class, has a name."""
        return name in self.members.get(owner, ()) or any(
            base != owner and self.has(base, name) for base in self.bases.get(owner, ())
        )


def defined(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements define."""
    for node in body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                for target in chain.from_iterable(map(ast.walk, targets)):
                    if isinstance(target, ast.Name):
                        yield target.id
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (each.asname or each.name for each in names)
            case ast.If() | ast.Try():
                yield from defined(node.body)


def own(node: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes that methods of a class set."""
    for each in statements(node):
        match each:
            case ast.Assign(targets=targets):
                set_here: list[ast.expr] = targets
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                set_here = [target]
            case _:
                continue
        for part in chain.from_iterable(map(ast.walk, set_here)):
            match part:
                case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                    yield name


@cache
def the_names() -> Names:
    """Return the names of the tree as it is."""
    return Names()


# ---- names of a page


def code(page: str) -> Iterator[str]:
    """Yield what stands in backticks, and the calls in diagrams."""
    yield from re.findall(r"`([^`\n]+)`", without_code(page))
    for diagram in re.findall(r"(?ms)^```mermaid$(.*?)^```$", page):
        yield from re.findall(r"[\w.]*\w\(\)", diagram)


def unknown(token: str) -> str | None:
    """Return what is wrong with a name; None for a right one, or for another word."""
    names, word = the_names(), token.removesuffix("()")
    if token in FOREIGN or word in MADE_BY_READERS or re.search(r"^[./]|[^\w.()/-]", token):
        return None
    if re.search(r"/|\.(md|py|sql|json|html|toml|txt|lock)$", token):
        known = token.rstrip("/") in TOP or the_tree().has(token)
        return None if known else "no such file"
    owner, _, name = word.rpartition(".")
    if word.split(".")[0] in TOP and owner:
        *_, last = owner.split(".")
        found = (
            word in names.modules or names.has(owner, name) or (last[0].isupper() and names.has(last, name))
        )
        return None if found else "no such module, or it does not have this name"
    if owner and owner[0].isupper():
        return None if names.has(owner.split(".")[-1], name) else f"no class {owner} has this"
    if token.endswith("()") and not owner:
        return None if word in names.functions or word in names.bases else "no such function"
    if re.fullmatch(r"_?[A-Z][a-z]\w*", token):
        return None if token in names.bases else "no such class"
    if re.fullmatch(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+", token):
        known = token in names.constants or token.startswith(("CARDROOM_", "DISCORD_"))
        return None if known else "no such constant"
    return None


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_names_in_code_are_names_of_the_tree(page: Path) -> None:
    found = {token: wrong for token in code(page.read_text("utf-8")) if (wrong := unknown(token))}
    assert found == {}


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent == ROOT], ids=lambda page: page.name)
def test_files_named_by_pages_at_the_top_are_there(page: Path) -> None:
    found = [str(fault) for fault in faults(page.name, page.read_text("utf-8"), the_tree())]
    assert found == [], "\n".join(["", *found])


@pytest.mark.long
@pytest.mark.parametrize(
    ("token", "right"),
    [
        ("bot.manager.tables.table_cache.TableCache.run_locked", True),
        ("TableCache.run_locked", True),
        ("Publisher._bring", True),  # of its base class
        ("JobState.ACQUIRING", True),
        ("data.tables.tables.fence", True),
        ("fence()", True),
        ("engine/games/", True),
        ("GameSpec", True),
        ("SET_MS", True),
        ("CARDROOM_INGRESS", True),
        ("python -m bot", True),
        ("version > shown", True),
        ("bot.manager.register", False),
        ("bot.manager.tables.table_cache.Register.run_locked", False),
        ("TableCache.judge", False),
        ("judged()", False),
        ("bot/house/keeper.py", False),
        ("Croupier", False),
        ("NO_SUCH_MS", False),
    ],
)
def test_a_name_is_found_or_told(token: str, right: bool) -> None:
    assert (unknown(token) is None) is right


def test_calls_in_diagrams_are_read() -> None:
    page = "`a.b`\n\n```mermaid\nA->>B: TableCache.judge() by judged()\n```\n\n```sh\nno()\n```\n"
    assert list(code(page)) == ["a.b", "TableCache.judge()", "judged()"]


# ---- every package


def layers(contracts: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the packages and modules that import contracts put into layers."""
    for contract in contracts:
        if contract["type"] == "layers":
            for layer in chain.from_iterable(each.split(" | ") for each in contract["layers"]):
                yield from (f"{container}.{layer}" for container in contract.get("containers", ()))
                if "containers" not in contract:
                    yield layer


def test_the_architecture_names_every_package_of_the_import_contracts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = set(code(ARCHITECTURE.read_text("utf-8")))
    paths = [layer.replace(".", "/") for layer in layers(project["tool"]["importlinter"]["contracts"])]
    assert len(paths) > 25
    assert [path for path in paths if not {f"{path}/", f"{path}.py"} & named] == []


# ---- decision records


def test_the_list_of_records_has_each_with_its_title() -> None:
    page = (RECORDS / "README.md").read_text("utf-8")
    listed = dict(re.findall(r"(?m)^\| \[(\d{4})\]\([\w-]+\.md\) \| (.+?) \|", page))
    titles = {}
    for path in RECORDS.glob("0*.md"):
        number, title = re.findall(r"\A# (\d{4})\. (.+)", path.read_text("utf-8"))[0]
        assert path.name.startswith(f"{number}-")
        titles[number] = title
    assert listed == titles
    assert sorted(titles) == [f"{number:04}" for number in range(1, len(titles) + 1)]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("0*.md")), ids=lambda path: path.stem)
def test_a_record_has_its_parts(path: Path) -> None:
    parts = re.findall(r"(?m)^## (.+)", path.read_text("utf-8"))
    assert parts == ["Context", "Decision", "Consequences", "Alternatives"]
