"""The words of the page in every language."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.citations import ROOT

PAGE: Final = ROOT / "bot/playground/page"
CALL: Final = re.compile(r'(?<![\w.])t\(((?:[^()"]|"(?:[^"\\]|\\.)*")*?)[,)]')
"""A call of ``t`` up to the end of its first argument, which may choose between several words."""
WORDS: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
VALUE: Final = re.compile(r"\{\w+\}")


def spoken() -> set[str]:
    """Return the English words of the page's calls of ``t``."""
    return {
        words
        for path in PAGE.glob("*.js")
        for call in CALL.findall(path.read_text(encoding="utf-8"))
        for words in WORDS.findall(call)
    }


@pytest.mark.parametrize("path", sorted((PAGE / "locales").glob("*.json")), ids=lambda path: path.stem)
def test_every_language_has_the_words_of_the_page(path: Path) -> None:
    words: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    assert set(words) == spoken()
    for english, other in words.items():
        assert sorted(VALUE.findall(other)) == sorted(VALUE.findall(english)), english
        assert other.strip(), english


def test_the_page_offers_the_languages_that_it_has() -> None:
    source = (PAGE / "locale.js").read_text(encoding="utf-8")
    [languages] = re.findall(r"LANGUAGES = \{(.*?)\}", source)
    offered = re.findall(r"(\w+):", languages)
    assert sorted(offered) == sorted(["en", *(path.stem for path in (PAGE / "locales").glob("*.json"))])
