"""The words of the page in every language."""

import ast
import json
import re
from pathlib import Path
from typing import Final

import pytest

from bot.playground.interactions import FAILED
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


def refused() -> set[str]:
    """Return the English words of the playground's refusals."""
    said = set()
    for path in PAGE.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Refusal"), [ast.Constant(str(words)), *_], keywords):
                    said.add(words)
                    given = sorted(str(keyword.arg) for keyword in keywords)
                    assert given == sorted(name.strip("{}") for name in VALUE.findall(words)), words
                case ast.Call(ast.Name("Refusal"), [ast.Name(name)]):
                    assert name == "FAILED", "a refusal writes its words out"
                case ast.Call(ast.Name("Refusal")):
                    pytest.fail(f"a refusal does not write its words out: {path.name}:{node.lineno}")
    return said | {FAILED}


@pytest.mark.long
@pytest.mark.parametrize("path", sorted((PAGE / "locales").glob("*.json")), ids=lambda path: path.stem)
def test_every_language_has_the_words_of_the_page(path: Path) -> None:
    words: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    assert set(words) == spoken() | refused()
    for english, other in words.items():
        assert sorted(VALUE.findall(other)) == sorted(VALUE.findall(english)), english
        assert other.strip(), english


def test_the_page_says_no_sentence_in_english_alone() -> None:
    for path in PAGE.glob("*.js"):
        for sentence in re.findall(r"[^\w(]`[^`]*\w \w[^`]*\.`", path.read_text(encoding="utf-8")):
            pytest.fail(f"{path.name} does not translate {sentence}")


def test_the_page_offers_the_languages_that_it_has() -> None:
    source = (PAGE / "locale.js").read_text(encoding="utf-8")
    [languages] = re.findall(r"LANGUAGES = \{(.*?)\}", source)
    offered = re.findall(r"(\w+):", languages)
    assert sorted(offered) == sorted(["en", *(path.stem for path in (PAGE / "locales").glob("*.json"))])
