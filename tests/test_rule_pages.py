"""The pages of docs/rules match the engine: options, presets, and rule numbers of refusals."""

import ast
import re
from dataclasses import fields
from typing import Any, Final

import pytest

from bot.texts.games.wordings import wording
from bot.texts.help.rules import rules_lines
from engine import GAMES
from engine.spec import Allowed
from tests.citations import ROOT, RULES, docstrings, the_tree
from tests.engine.vector_files import vectors

PAGES: Final = {key: key.removesuffix("_partnership") for key in GAMES}
"""The page of each game: Hand and Hand Partnership share one."""
OPTIONS: Final = {"gin": 11, "panguingue": 19, "rummy500": 9, "control": 9, "hand": 11}
"""The section of a page that lists the options."""
OTHER_SUBJECT: Final = {("control", "11"): "examples of melds for players; how long deals last in the page"}
"""Sections of the players' rules with another subject than the page's section, and why."""
NUMBER: Final = re.compile(r"[1-9]\d?(?:\.\d{1,2})?")


def page(key: str) -> str:
    return (ROOT / RULES / f"{PAGES[key]}.md").read_text("utf-8")


def section(key: str, number: int) -> str:
    [found] = re.findall(rf"(?ms)^## {number}\. (.*?)(?=^## |\Z)", page(key))
    return str(found)


def table(key: str) -> dict[str, tuple[str, str]]:
    """Return the values and the default of each option, as the page lists them."""
    rows = re.findall(r"(?m)^\| `(\w+)` \| (.*?) \| (.*?) \| .* \|$", section(key, OPTIONS[PAGES[key]]))
    assert len({name for name, _, _ in rows}) == len(rows)
    return {name: (values, default) for name, values, default in rows}


def words(value: Any) -> str:
    """Return a value as a page writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"`{value}`" if isinstance(value, str) else str(value).replace("-", "−")


def missing(allowed: Allowed, values: str) -> list[str]:
    """Return values that an option allows and the page does not list."""
    if allowed.enum is not None:
        told = re.findall(r"`([^`]+)`", values)
        return sorted(set(allowed.enum) ^ set(told))
    if allowed.pattern is not None:
        return [] if values else ["text"]
    if allowed.low is None:
        return [] if values == "yes, no" else ["yes, no"]
    low, high = words(allowed.low), words(allowed.high)
    ends = re.findall(r"−?\d+", values)
    whole = ends[0] == low and ends[-1] == high
    some = "to" not in values and set(ends) == {words(value) for value in allowed.offered}
    return [] if whole or some else [f"{low} to {high}"]


@pytest.mark.parametrize("key", GAMES)
def test_the_page_has_every_option_with_its_values_and_its_default(key: str) -> None:
    spec, told = GAMES[key], table(key)
    names = [item.name for item in fields(spec.options_type)]
    assert [name for name in names if name not in told] == []
    usual = spec.options()
    for name, allowed in spec.allowed().items():
        values, default = told[name]
        assert default == words(getattr(usual, name)), name
        assert missing(allowed, values) == [], name


@pytest.mark.parametrize("page", sorted(OPTIONS))
def test_the_page_has_no_option_that_is_none(page: str) -> None:
    named = {
        item.name for key, spec in GAMES.items() if PAGES[key] == page for item in fields(spec.options_type)
    }
    assert set(table(page)) == named


@pytest.mark.parametrize("key", GAMES)
def test_the_page_names_every_preset(key: str) -> None:
    told = re.findall(r"`([^`]+)`", section(key, OPTIONS[PAGES[key]]).partition("Presets:")[2])
    assert [preset for preset in GAMES[key].presets if preset not in told] == []


def numbers(page: str) -> dict[str, str]:
    """Return the rules that a game's refusals and payments name, each with a place in the code."""
    found = {}
    for path in sorted((ROOT / "engine/games" / page).glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        apart = {text.lineno for text in docstrings(tree)}
        for node in ast.walk(tree):
            match node:
                case ast.Constant(str(value), lineno=line) if line not in apart and NUMBER.fullmatch(value):
                    found[value] = f"{path.relative_to(ROOT)}:{line}"
    return found


@pytest.mark.parametrize("page", sorted(OPTIONS))
def test_refusals_name_rules_of_the_page(page: str) -> None:
    named = numbers(page)
    assert len(named) > 8
    places = the_tree().rules[page]
    assert {number: where for number, where in named.items() if number not in places} == {}


@pytest.mark.parametrize("page", sorted(OPTIONS))
def test_refusals_name_rules_that_players_can_read(page: str) -> None:
    specs = [spec for key, spec in GAMES.items() if PAGES[key] == page]
    lines = [
        line
        for spec in specs
        for preset in spec.presets
        for topic in wording(spec.key).sections
        for line in rules_lines(spec, spec.options(preset=preset), topic)
    ]
    points = {line.split("*")[2] for line in lines}
    told = points | {point.partition(".")[0] for point in points}
    assert {number: where for number, where in numbers(page).items() if number not in told} == {}


@pytest.mark.parametrize("page", sorted(OPTIONS))
def test_vectors_name_rules_of_the_page(page: str) -> None:
    places = the_tree().rules[page]
    assert {
        vector["id"]: vector["rule"] for _, vector in vectors(page) if str(vector["rule"]) not in places
    } == {}


@pytest.mark.parametrize("key", GAMES)
def test_sections_for_players_carry_the_numbers_of_the_page(key: str) -> None:
    own, places = wording(key).sections, the_tree().rules[PAGES[key]]
    assert [number for number in own if number not in places] == []
    listed = [number for game, number in OTHER_SUBJECT if game == key]
    assert [number for number in listed if number not in own] == []
