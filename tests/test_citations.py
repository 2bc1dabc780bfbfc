"""Citations of rules and mentions of files are valid, and none of them reaches a player."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest

from bot.texts.help.rules import rules_lines, topics
from bot.texts.tables.options import option_about
from bot.ui.help.help import help_page, topic_page
from engine import GAMES
from tests.citations import FOLDERS, ROOT, Tree, docstrings, faults, places, prose, the_tree

SAID: Final = ("bot/texts", "bot/ui", "bot/pictures", "bot/manager", "cogs", "engine")
"""The folders whose strings can reach a player or a chat of operators."""
FILES_MEANT: Final = {
    "PROOFS.md": "tells players how to check a proof by themselves",
    "PRIVACY.md": "what is kept about people",
    "docs/owners.md": "the owner's page, for whoever runs a bot",
    "README.md": "the first page",
    "TERMS.md": "terms of use",
}
"""The files that strings name on purpose, and why."""
FILE: Final = re.compile(r"[\w/-]*\.md\b|\b[Rr]ules/\w+")

PAGE: Final = """
# Gin

## 1. Setup

1. **Players.** Two.
2. **Cards.** 52:
   - (a) ranks,
   - (b) suits.

## 2. Turn

### 2.4 Draw

1. From the stock,
   1. or not.

| point | about |
|---|---|
| 3 | a row |

## Sources
"""


def planted(words: str, path: str = "engine/cards.py") -> list[str]:
    """Return the faults of a docstring."""
    files = {"docs/rules/gin.md", "engine/cards.py", "engine/games/gin/deal.py", "bot/proofs/PROOFS.md"}
    tree = Tree(frozenset(files), {"gin": places(PAGE)})
    return [str(fault) for fault in faults(path, f'"""{words}"""\n', tree)]


# ---- the tree


@pytest.mark.parametrize(
    "folder", [pytest.param(each, marks=pytest.mark.long if each == "tests" else ()) for each in FOLDERS]
)
def test_what_is_cited_is_there(folder: str) -> None:
    tree = the_tree()
    own = {"tests/test_citations.py"}  # it contains examples
    found = [
        str(fault)
        for path in prose(tree.files - own, (folder,))
        for fault in faults(path, (ROOT / path).read_text("utf-8"), tree)
    ]
    assert found == [], "\n".join(["", *found])


# ---- the finder


def test_a_page_has_sections_points_and_rows() -> None:
    numbers = {"1", "1.1", "1.2", "1.2.a", "1.2.b", "2", "2.4", "2.4.1", "2.4.1.1", "2.4.3"}
    assert places(PAGE) == numbers


@pytest.mark.parametrize(
    "words",
    [
        "Deals (docs/rules/gin.md 1, 2.4).",
        "Deals (`docs/rules/gin.md` 1.2.a).",
        "Deals. See docs/rules/gin.md\n    1–2.",
        "See docs/rules/gin.md, and PROOFS.md, and engine/games/gin and deal.py.",
        "Written with discord.py, see https://example.org/docs/rules/x.md",
    ],
)
def test_what_is_right_is_left_alone(words: str) -> None:
    assert planted(words) == []


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("See docs/rules/whist.md 4.", "there is no docs/rules/whist.md"),
        ("See docs/rules/gin.md 3.", "docs/rules/gin.md has no 3: cite a section"),
        ("See docs/rules/gin.md 1, 2.5.", "docs/rules/gin.md has no 2.5"),
        ("See docs/rules/gin.md 1.2.c.", "docs/rules/gin.md has no 1.2.c"),
        ("See `docs/rules/gin.md` 1–4.", "docs/rules/gin.md has no 4"),
        ("See docs/rules/gin.md section 1.", "write docs/rules/gin.md 4, 7.2 or 4–7"),
        ("See docs/rules/gin.md 1 and 2.4.", "write docs/rules/gin.md 4, 7.2 or 4–7"),
        ("See rules/gin.md section 1.", "cite docs/rules/<game>.md and the number instead of 'rules/gin.md'"),
        ("Rules/gin.md sections 1 and 2.", "instead of 'Rules/gin.md'"),
        ("See gin.md 1.", "instead of 'gin.md'"),
        ("From ../shared/rules.", "instead of 'shared/rules'"),
        ("See docs/owners.md.", "there is no docs/owners.md"),
        ("See engine/games/whist/deal.py.", "there is no engine/games/whist/deal.py"),
        ("See draw.py.", "there is no draw.py"),
    ],
)
def test_what_is_wrong_is_found_with_its_line(words: str, wrong: str) -> None:
    [told] = planted(f"What it does.\n\n{words}\n")
    assert told.startswith("engine/cards.py:3: ")
    assert wrong in told


@pytest.mark.parametrize(
    "words", ["As agreed (section 3).", "As agreed (2.5).", "2.4 and 2.7: so.", "By sections 1 and 9."]
)
def test_in_the_folder_of_a_game_numbers_mean_its_page(words: str) -> None:
    [told] = planted(words, "engine/games/gin/deal.py")
    assert "docs/rules/gin.md has no" in told
    assert planted(words) == []


def test_comments_are_read_too() -> None:
    tree = Tree(frozenset({"docs/rules/gin.md"}), {"gin": places(PAGE)})
    source = "x = 1\n# The limit (docs/rules/gin.md\n# 2.9).\ny = 'docs/rules/gin.md 9'\n"
    assert [fault.line for fault in faults("engine/cards.py", source, tree)] == [2]


# ---- strings that people read


def said(source: str) -> Iterator[tuple[int, str]]:
    """Yield the strings that name a file and are no docstrings of a module, with their lines."""
    if FILE.search(source) is None:  # most modules need not be parsed
        return
    tree = ast.parse(source)
    apart = {(text.lineno, text.value) for text in docstrings(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(words), lineno=line) if FILE.search(words) and (line, words) not in apart:
                yield line, words


def cited(words: str) -> list[str]:
    """Return the files that a text names and should not."""
    return [file for file in FILE.findall(words) if file not in FILES_MEANT]


@pytest.mark.parametrize("folder", SAID)
def test_no_string_that_people_read_names_a_file(folder: str) -> None:
    found = [
        f"{path}:{line}: say it without {file!r}, or list the page in FILES_MEANT with a reason"
        for path in sorted(the_tree().files)
        if path.startswith(f"{folder}/") and path.endswith(".py")
        for line, words in said((ROOT / path).read_text("utf-8"))
        for file in cited(words)
    ]
    assert found == [], "\n".join(["", *found])


def test_a_planted_citation_in_a_string_is_found() -> None:
    source = '"""See rules/gin.md."""\nfault = f"{1} players (docs/rules/hand.md 1.1), see PROOFS.md"\n'
    assert [(line, cited(words)) for line, words in said(source) if cited(words)] == [
        (2, ["docs/rules/hand.md"])
    ]


@pytest.mark.parametrize("key", GAMES)
def test_pages_of_rules_and_options_name_no_file(key: str) -> None:
    spec = GAMES[key]
    pages = [
        line
        for preset in spec.presets
        for topic in (None, *(topic.key for topic in topics(spec)))
        for line in rules_lines(spec, spec.options(preset=preset), topic)
    ]
    pages += [option_about(spec, name) for name in spec.allowed()]
    assert len(pages) > 100
    assert list(chain.from_iterable(map(cited, pages))) == []


def test_help_names_no_file() -> None:
    pages = [help_page(), help_page(direct=True)]
    pages += [topic_page(topic) for topic in ("computers", "review", "fair", "ratings")]
    assert list(chain.from_iterable(cited(repr(page)) for page in pages)) == []
