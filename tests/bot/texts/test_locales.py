"""The messages of every language: complete, with the right variables, and none of them in code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts.catalog import ENGLISH, FOLDER, cldr
from bot.texts.localization import LANGUAGES, message, use_locale
from tests.citations import ROOT

SPOKEN: Final = ("bot/texts", "bot/ui", "cogs", "bot/pictures")
"""The folders of what people read."""
SENTENCE: Final = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")
"""Two words in a row."""
MESSAGE: Final = "message"
LAZY: Final = "LazyMessage"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def variables(pattern: ftl.BaseNode) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


PLURAL_FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Selectors(Visitor):
    """The places of an entry that choose a plural form, with their forms and exact numbers."""

    def __init__(self) -> None:
        self.found: list[tuple[frozenset[str], frozenset[int]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        forms = frozenset(each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier))
        if forms <= PLURAL_FORMS:
            literals = [each.key for each in node.variants if isinstance(each.key, ftl.NumberLiteral)]
            self.found.append((forms, frozenset(int(each.value) for each in literals)))
        self.generic_visit(node)


class Parsed(NamedTuple):
    """What the tests ask of the messages of a language."""

    messages: dict[str, frozenset[str]]
    """The variables of every message and attribute, by name."""
    selectors: list[tuple[str, frozenset[str], frozenset[int]]]
    """Each choice of a plural form: the name of the entry, the forms, and the exact numbers."""


@cache  # a language takes half a second to parse
def parsed(locale: str) -> Parsed:
    """Return what is in the files of a language."""
    found: dict[str, frozenset[str]] = {}
    chosen = []
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                selectors = _Selectors()
                selectors.visit(entry)
                chosen += [(entry.id.name, *each) for each in selectors.found]
            if not isinstance(entry, ftl.Message):
                continue
            name = entry.id.name
            assert name.startswith(f"{path.stem}-"), (
                f"{path.name}: {name} does not begin with the file's name"
            )
            assert name not in found, f"{path.name}: {name} is there twice"
            if entry.value is not None:
                found[name] = variables(entry.value)
            found |= {f"{name}.{each.id.name}": variables(each.value) for each in entry.attributes}
    return Parsed(found, chosen)


def messages(locale: str) -> dict[str, frozenset[str]]:
    """Return the variables of every message and attribute of a language, by name."""
    return parsed(locale).messages


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def uses() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield where the code uses a message, its name, and the variables that it is given."""
    for folder in SPOKEN:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name == "localization.py":
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _called(node) in (MESSAGE, LAZY):
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    name = node.args[0] if node.args else None
                    assert isinstance(name, ast.Constant), f"{where}: the name of a message is not literal"
                    assert all(keyword.arg for keyword in node.keywords), f"{where}: variables by **"
                    yield where, str(name.value), frozenset(str(keyword.arg) for keyword in node.keywords)


def test_the_code_uses_the_messages_that_there_are() -> None:
    english, used = messages(ENGLISH), list(uses())
    for where, name, given in used:
        assert name in english, f"{where}: there is no message {name}"
        assert given == english[name], f"{where}: {name} has the variables {sorted(english[name])}"
    assert {name for _, name, _ in used} == set(english)


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_every_language_has_every_message(locale: str) -> None:
    assert messages(locale) == messages(ENGLISH)


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_every_number_has_all_plural_forms_of_its_language(locale: str) -> None:
    rule = cldr(locale).plural_form
    needed = [rule(number) for number in range(1_000)]
    for name, forms, exact in parsed(locale).selectors:
        lacking = {form for number, form in enumerate(needed) if number not in exact} - forms
        assert not lacking, f"{locale}: {name} lacks {sorted(lacking)}"


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_chips_below_zero_keep_their_number(locale: str) -> None:
    """A form for one or two may have no number; that of −1 and −2, which is the same, needs it."""
    with use_locale(locale):
        for chips in (-1, -2):
            assert str(chips) in message("pictures-count-chips", chips=chips)


SEPARATOR: Final = re.compile(r"[,;] ")
"""A comma or semicolon that begins a text: what stands before it is joined to it in code."""


@pytest.mark.long
def test_code_joins_no_words_with_the_separators_of_one_language() -> None:
    joined = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "bot/texts").rglob("*.py"))
        if path.name != "localization.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SEPARATOR.match(node.value)
    ]
    assert joined == [], "Use with_commas or with_semicolons."


def _documentation(tree: ast.AST) -> set[int]:
    """Return the ids of docstrings, including those of constants."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def _unread(tree: ast.AST) -> set[int]:
    """Return the ids of nodes that people at a table do not read: logs and errors."""
    found: set[int] = set()
    for node in ast.walk(tree):
        logged = isinstance(node, ast.Call) and ast.unparse(node.func).startswith(
            ("log.", "warnings.", "re.", "note_outcome")
        )
        if logged or isinstance(node, ast.Raise | ast.Assert):
            found |= {id(each) for each in ast.walk(node)}
        if isinstance(node, ast.Dict | ast.Subscript):  # keys
            found |= {id(each) for each in (node.keys if isinstance(node, ast.Dict) else [node.slice])}
    return found


def sentences(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = _documentation(tree)
    found = [
        (node, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in documentation
        and SENTENCE.search(node.value)
        and not node.value.isupper()  # cards
    ]
    unread = _unread(tree) if found else set()
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {value}" for node, value in found if id(node) not in unread
    ]


def test_no_sentence_stands_in_code() -> None:
    paths = [path for folder in SPOKEN for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        sentence
        for path in paths
        if path.parent.name != "sending"  # pages of others
        for sentence in sentences(path)
    ]
    assert found == []
