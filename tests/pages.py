"""Markdown pages as tests read them, and the strings of the program that pages quote."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT: Final = Path(__file__).parents[1]
GAP: Final = "…"
"""What stands in a quoted sentence for a part that varies."""
LEAST: Final = 7
"""Characters of the longest part of a quoted sentence; shorter parts would be found everywhere."""
_PLACEHOLDER: Final = re.compile(r"%(?:\.\d)?[dfs]|\{\}")
_END: Final = re.compile(r"(?<=[.?!])(?:[*)\"]*)\s+(?=[\"*(`\w<[/])")


def without_code(text: str) -> str:
    """Return a page without its blocks of code."""
    return re.sub(r"(?ms)^ *```.*?^ *```$", "", text)


def cells(text: str) -> Iterator[list[str]]:
    """Yield the cells of each row of all tables, without heads."""
    for table in re.findall(r"(?m)(?:^ *\|.*\|\n)+", without_code(text)):
        for row in table.splitlines()[2:]:
            yield [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))]


def paragraphs(text: str) -> Iterator[str]:
    """Yield each paragraph and each item of a list on one line, without marks and addresses."""
    prose = re.sub(r"(?m)^ *\|.*\|$|^#.*$", "", without_code(text))
    for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", prose):
        words = re.sub(r"^\s*(?:[-*]|\d+\.) +", "", part)
        words = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", words)
        if words.strip():
            yield " ".join(words.split())


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a page's paragraphs and lists."""
    for paragraph in paragraphs(text):
        yield from _END.split(paragraph)


def count(words: str) -> int:
    """Return how many words a text has; what stands in backticks is one."""
    return len(re.findall(r"[^\W_][\w'’.,/–-]*", re.sub(r"`[^`]*`", "code", words)))


def _text(node: ast.expr) -> str | None:
    """Return a string as its reader sees it, with GAP for what varies."""
    match node:
        case ast.Constant(str(words)):
            return _PLACEHOLDER.sub(GAP, words)
        case ast.JoinedStr(values):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in values)
    return None


def _variants(pattern: ftl.Pattern) -> list[str]:
    """Return every text of a message, with GAP for what varies, for each way of its selectors."""
    return ["".join(parts) for parts in product(*map(_alternatives, pattern.elements))]


def _alternatives(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    match element:
        case ftl.TextElement(value=words):
            return [words]
        case ftl.Placeable(expression=ftl.StringLiteral() as literal):
            return [literal.parse()["value"]]
        case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
            return [text for variant in variants for text in _variants(variant.value)]
    return [GAP]


def _messages(source: str) -> Iterator[str]:
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                yield from _variants(pattern) if pattern is not None else ()


@cache
def said(folders: tuple[str, ...] = ("bot", "cogs", "data")) -> dict[str, list[str]]:
    """Return every string and English message of the program by the path of its module or file."""
    found: dict[str, list[str]] = {}
    for path in sorted(chain.from_iterable((ROOT / folder).rglob("*.py") for folder in folders)):
        tree = ast.parse(path.read_text("utf-8"))
        texts = (_text(node) for node in ast.walk(tree) if isinstance(node, ast.expr))
        found[str(path.relative_to(ROOT))] = [text for text in texts if text]
    for path in sorted((ROOT / "bot/texts/locales/en").glob("*.ftl")):
        found[str(path.relative_to(ROOT))] = [*_messages(path.read_text("utf-8"))]
    return found


def is_said(sentence: str) -> bool:
    """Return whether one module of the program has all parts of a sentence that do not vary."""
    parts = [part.strip(" .:") for part in sentence.split(GAP)]
    parts = [part for part in parts if part]
    return max(map(len, parts), default=0) >= LEAST and any(
        all(any(part in text for text in texts) for part in parts) for texts in said().values()
    )
