"""A language made from English for tests: every sentence is 40 % longer, and can be recognized."""

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.texts import catalog, localization
from bot.texts.catalog import CLDR, ENGLISH, FOLDER
from bot.texts.localization import use_locale

PSEUDO: Final = "xx"
LONGER: Final = 0.4
"""What a translation may need more than English: the usual reserve for German and Polish."""
MARK: Final = "ẍ"
"""The letter of which the padding consists; no other text has it."""


class _Longer(Transformer):
    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:  # noqa: N802 - the library's name
        self.generic_visit(node)
        letters = sum(len(part.value) for part in node.elements if isinstance(part, ftl.TextElement))
        if letters:
            node.elements.append(ftl.TextElement(_padding(math.ceil(LONGER * letters))))
        return node


def _padding(letters: int) -> str:
    """Return so many letters as words of seven, with the blanks between them."""
    return "".join(" " if at % 8 == 7 and at < letters - 1 else MARK for at in range(letters))


@cache  # parsing takes a second
def _files() -> Mapping[str, str]:
    """Return the files of the language by name."""
    parsed = {
        path.name: FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        for path in (FOLDER / ENGLISH).glob("*.ftl")
    }
    return {name: FluentSerializer().serialize(_Longer().visit(english)) for name, english in parsed.items()}


def _write(folder: Path) -> None:
    (folder / PSEUDO).mkdir()
    (folder / ENGLISH).symlink_to(FOLDER / ENGLISH)
    for name, text in _files().items():
        (folder / PSEUDO / name).write_text(text, encoding="utf-8")


@contextmanager
def in_pseudo_language(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program speak the language until the block ends; its files are in ``folder``."""
    _write(folder)
    monkeypatch.setattr(catalog, "FOLDER", folder)
    monkeypatch.setitem(localization.LANGUAGES, PSEUDO, "Pseudo")
    monkeypatch.setitem(CLDR, PSEUDO, "en_GB")
    try:
        with use_locale(PSEUDO):
            yield
    finally:
        localization.forget()
