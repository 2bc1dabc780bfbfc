"""Finds mentions of files and rules in docstrings, comments and Markdown that do not exist.

``docs/rules/README.md`` describes how pages of rules are numbered and cited.
"""

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.statements import statements

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("engine", "data", "bot", "cogs", "tests", "docs")
RULES: Final = "docs/rules"

_GAMES: Final = "gin|panguingue|rummy500|control|hand"
_NUMBER: Final = r"\d{1,2}(?:\.(?:\d{1,2}|[a-z]))*(?![\w%/]|\.\d)"
_PLACES: Final = rf"{_NUMBER}(?:[–-]{_NUMBER})?(?:,\s+{_NUMBER}(?:[–-]{_NUMBER})?)*"
_CITATION: Final = re.compile(rf"\bdocs/rules/(?P<page>[\w-]+)\.md\b`*(?:\s+(?P<places>{_PLACES}))?")
_SENTENCE: Final = re.compile(r"\s+(?:sections?\b|points?\b|(?:and|or|to)\s+\d)")
"""What must not follow a citation: a word where only commas and dashes belong."""
_OLD: Final = re.compile(
    rf"(?:(?<!docs/)(?<!\]\()\b[Rr]ules/[\w-]+\.md|(?<![\w/<>-])(?:{_GAMES})\.md)\b|\bshared/(?:rules|vectors|design)"
)
_SECTIONS: Final = re.compile(
    rf"\bsections?\s+(?P<words>{_NUMBER}(?:(?:,|\s+(?:and|or|to))\s+{_NUMBER})*)"
    rf"|\((?P<bare>\d{{1,2}}\.\d{{1,2}}(?:,\s+{_NUMBER})*)\)"
    rf"|\A(?P<first>\d{{1,2}}\.\d{{1,2}}(?:(?:,|\s+and)\s+{_NUMBER})*)(?:: |\.\Z)"
)
"""Numbers without a page: "section 4", "(7.2)", or at the beginning of a docstring "7.2: "."""
_FILE: Final = re.compile(
    rf"(?<![\w./<>*$~{{-])(?:(?:{'|'.join(FOLDERS)})/[\w./-]*\w(?![\w*<{{])|[\w-]+(?:/[\w-]+)*\.(?:md|py))\b"
)
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
_TELLING: Final = re.compile(r"#.*(?:\.md|\.py|section|/\w|\(\d)")
"""Comments that can name a file or a number; reading the tokens of every module is slow."""
_FOREIGN: Final = frozenset({"discord.py"})
"""Names of libraries that look like files of the tree."""


class Text(NamedTuple):
    """A docstring, a comment or a page, and its first line."""

    line: int
    words: str

    def line_of(self, position: int) -> int:
        """Return the line of a character."""
        return self.line + self.words.count("\n", 0, position)


class Tree(NamedTuple):
    """The files of the tree, and the numbered sections of its pages of rules by name."""

    files: frozenset[str]
    rules: Mapping[str, frozenset[str]]

    def has(self, mention: str) -> bool:
        """Return whether a mention is a file or folder: a path from the top, or its end."""
        found = mention.removesuffix("/")
        whole, ends = _names(self.files)
        if found.split("/")[0] in FOLDERS and "/" in found:
            return found in whole or f"{found}.py" in whole
        return found in ends


@lru_cache(maxsize=8)
def _names(files: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Return all files and folders by their paths, and all ends of the paths of files."""
    whole, ends = set(files), set()
    for path in files:
        parts = path.split("/")
        whole |= {"/".join(parts[:depth]) for depth in range(1, len(parts))}
        ends |= {"/".join(parts[depth:]) for depth in range(len(parts))}
    return frozenset(whole), frozenset(ends)


@dataclass(frozen=True, slots=True)
class Fault:
    """A wrong citation or mention."""

    path: str
    line: int
    words: str

    def __str__(self) -> str:
        """Return the place and the advice."""
        return f"{self.path}:{self.line}: {self.words}"


def places(page: str) -> frozenset[str]:
    """Return the sections and points of a page of rules: "4", "4.2", "4.2.a"."""
    found: set[str] = set()
    section = base = point = ""
    for line in without_code(page).splitlines():
        if heading := re.match(r"#{2,} (?:(\d+(?:\.\d+)*)\.? )?", line):
            section = base = point = heading[1] or ""
        elif not section:
            continue
        elif item := re.match(r"(\d+)\. |\s*\| (\d+) \|", line):
            point = f"{base}.{item[1] or item[2]}"
        elif item := re.match(r" +(\d+)\. ", line):
            found.add(f"{point}.{item[1]}")
        found.add(point)
        found |= {f"{point}.{letter}" for letter in re.findall(r"\(([a-h])\)", line)}
    return frozenset(found - {""})


def without_code(page: str) -> str:
    """Return Markdown with blank lines in place of code blocks."""
    return re.sub(r"(?ms)^ *```.*?^ *```$", lambda block: "\n" * block[0].count("\n"), page)


def texts(path: str, source: str) -> Iterator[Text]:
    """Yield the prose of a file: docstrings and comments, or a page of Markdown."""
    if path.endswith(".md"):
        yield Text(1, without_code(source))
        return
    yield from (Text(node.lineno, node.value) for node in docstrings(ast.parse(source)))
    if not any(_TELLING.search(line) for line in source.splitlines()):
        return
    comment: list[str] = []
    begun = last = column = -1
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        row, col = token.start
        if comment and (row, col) != (last + 1, column):
            yield Text(begun, "\n".join(comment))
            comment = []
        if not comment:
            begun = row
        last, column = row, col
        comment.append(token.string.lstrip("#: "))
    if comment:
        yield Text(begun, "\n".join(comment))


class _Docstring(NamedTuple):
    lineno: int
    value: str


def docstrings(tree: ast.AST) -> Iterator[_Docstring]:
    """Yield strings that are statements: docstrings, and those below names."""
    for node in statements(tree):
        match node:
            case ast.Expr(ast.Constant(str(words), lineno=line)):
                yield _Docstring(line, words)


def faults(path: str, source: str, tree: Tree) -> Iterator[Fault]:
    """Yield every wrong citation or mention of a file."""
    for text in texts(path, source):
        for position, words in (
            *_bad_citations(text.words, tree),
            *_old_forms(text.words, path),
            *_bad_numbers(text.words, path, tree),
            *_missing_files(text.words, tree),
            *(_bad_links(text.words, path, tree) if path.endswith(".md") else ()),
        ):
            yield Fault(path, text.line_of(position), words)


def _bad_citations(words: str, tree: Tree) -> Iterator[tuple[int, str]]:
    for cited in _CITATION.finditer(words):
        page = cited["page"]
        if page not in tree.rules:
            continue  # a missing file
        for number in re.findall(r"\d[\w.]*", cited["places"] or ""):
            if number.rstrip(".") not in tree.rules[page]:
                yield (
                    cited.start(),
                    f"{RULES}/{page}.md has no {number.rstrip('.')}: cite a section or point that it has",
                )
        if more := _SENTENCE.match(words, cited.end()):
            yield (
                cited.start(),
                f"write {RULES}/{page}.md 4, 7.2 or 4–7, without {' '.join(more[0].split())!r}",
            )


def _old_forms(words: str, path: str) -> Iterator[tuple[int, str]]:
    if path.startswith(f"{RULES}/"):
        return  # pages there link to each other
    for old in _OLD.finditer(words):
        yield old.start(), f"cite {RULES}/<game>.md and the number instead of {old[0]!r}"


def _bad_numbers(words: str, path: str, tree: Tree) -> Iterator[tuple[int, str]]:
    """Yield numbers without a page, in a game's folders or page, that its page does not have."""
    game = game_of(path)
    if game not in tree.rules or "RFC" in words:
        return
    for cited in _SECTIONS.finditer(words):
        for number in re.findall(r"\d[\w.]*", cited["words"] or cited["bare"] or cited["first"]):
            if number.rstrip(".") not in tree.rules[game]:
                yield (
                    cited.start(),
                    f"{RULES}/{game}.md has no {number.rstrip('.')}, which {cited[0]!r} means",
                )


def game_of(path: str) -> str:
    """Return the game of a file's folder or page, or ""."""
    name = path.removeprefix(f"{RULES}/").removesuffix(".md")
    return next((part for part in (*path.split("/"), name) if part in _GAMES.split("|")), "")


def _missing_files(words: str, tree: Tree) -> Iterator[tuple[int, str]]:
    for mention in _FILE.finditer(words):
        if mention[0] not in _FOREIGN and not _OLD.match(words, mention.start()) and not tree.has(mention[0]):
            yield mention.start(), f"there is no {mention[0]}: name an existing file"


def _bad_links(words: str, path: str, tree: Tree) -> Iterator[tuple[int, str]]:
    for link in _LINK.finditer(words):
        target = link[1].partition("#")[0]
        if not target or ":" in target:
            continue
        there = (ROOT / path).parent.joinpath(target).resolve()
        if not there.is_relative_to(ROOT) or not tree.has(str(there.relative_to(ROOT))):
            yield link.start(), f"the link target {target} does not exist"


@cache
def the_tree() -> Tree:
    """Return the current tree."""
    paths = [path for path in ROOT.iterdir() if path.is_file()]
    paths += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    files = frozenset(str(path.relative_to(ROOT)) for path in paths if "__pycache__" not in path.parts)
    return Tree(files, {page.stem: places(page.read_text("utf-8")) for page in (ROOT / RULES).glob("*.md")})


def prose(files: Iterable[str], folders: Collection[str] = FOLDERS) -> list[str]:
    """Return the modules and pages among files that are in the folders."""
    return sorted(path for path in files if path.endswith((".py", ".md")) and path.split("/")[0] in folders)
