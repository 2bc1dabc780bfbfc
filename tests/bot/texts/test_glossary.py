"""Every text for people uses one word for one thing, and the words that rummy players use."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import bot
import cogs
from bot.manager.tables.table import PlayedMove
from bot.texts.commands import synonyms, verb_description
from bot.texts.games.wordings import wording
from bot.texts.help.rules import rules_lines, topics
from bot.texts.play.actions import action_label, action_note, possible, question
from bot.texts.play.events import news, result_lines, result_title
from bot.texts.tables.options import option_about, option_name, preset_about, preset_name, value_name
from bot.texts.tables.words import before_me, facts, own_turn, turn_line
from bot.ui.games.panels import PANELS
from bot.ui.play.move_parser import verbs_of
from data.tables.row_types import Why
from engine import GAMES
from engine.ai import Level, choose
from engine.spec import GameSpec
from tests.bot.texts.games.told_results import NAMES
from tests.engine.random_play import deal_of, pick
from tests.pages import ROOT, without_code

INSTEAD = {
    r"\b(throw|throws|threw|thrown|throwing)\b": "discard",
    r"(?<!discard )\bpile\b": "discard pile",
    r"\b(draw pile|talon|boneyard)\b": "stock",
    r"\b(waste|scrap) pile\b": "discard pile",
    r"\bneighbours?\b|\bfollow each other\b": "consecutive",
    r"\b(leave|leaves|left|leaving) (the (first |last )?upcard|it or)\b|\bwall stand": "pass",
    r"\btook nothing\b|\btake nothing\b": "pass",
    r"\b(lay|lays|laid|laying) on\b": "lay off on",
    r"\bput (it |them |a card )?down\b": "meld, lay off",
    r"\b(pick|picks|picked|picking) up\b": "take",
    r"\b(declare|declares|declared) (gin|a knock)\b": "knock, gin",
    r"(?<!a)\bround the corner\b": "around the corner",
    r"\bpromis(e|es|ed)\b": "seal",
    r"\bhonest\b": "fair",
    r"\bby lot\b": "random",
    r"\bbeyond doubt\b": "clear",
    r"\bwhoever\b|\banew\b|\bdearest\b|\bstored of you\b": "plain English",
    r"[♤♧♡♢]": "the filled suits ♠ ♣ ♦ ♥",
    r"(?<![\w`\-:.(=])-[0-9]": "the minus sign, −",
}
"""Words to avoid, with their replacements."""
ROOMS = [*(Path(bot.__file__).parent / room for room in ("texts", "ui")), Path(cogs.__file__).parent]


@cache
def texts_of(module: Path) -> list[tuple[int, str]]:
    return [*told(module)]


def told(module: Path) -> Iterator[tuple[int, str]]:
    """Yield the prose strings of a module with their lines: several words, no docstrings."""
    tree = ast.parse(module.read_text())
    explained = {
        id(each.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for each in node.body
        if isinstance(each, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.lineno, node.value


@pytest.mark.parametrize(("found", "ours"), INSTEAD.items())
def test_texts_keep_to_the_words_of_the_glossary(found: str, ours: str) -> None:
    strange = [
        f"{module.name}:{line}: {text}"
        for room in ROOMS
        for module in sorted(room.rglob("*.py"))
        for line, text in texts_of(module)
        if " " in text.strip() and re.search(found, text, re.IGNORECASE)
    ]
    assert not strange, f"say {ours}"


def written(spec: GameSpec) -> Iterator[str]:
    """Yield what is written of a game: its rules under every preset, its options and commands."""
    for preset in spec.presets:
        yield preset_name(preset, spec)
        yield preset_about(spec, preset)
        options = spec.options(preset=preset)
        for topic in (None, *(each.key for each in topics(spec))):
            yield from rules_lines(spec, options, topic)
    for name, allowed in spec.allowed().items():
        yield option_name(spec, name)
        yield option_about(spec, name)
        yield from (value_name(spec, name, value) for value in allowed.offered)
    yield str(wording(spec.key).about)
    yield from map(str, wording(spec.key).coach)


def spoken(spec: GameSpec) -> Iterator[str]:
    """Yield what is said in deals of a game: turns, actions, the hand, news and the result."""
    for seed, level in enumerate((None, Level.EASY, None)):
        chance = Random(seed)
        match = spec.match(max(seats for seats in spec.seats if seats <= len(NAMES)), spec.options())
        names, deal, moves = NAMES[: match.seats], deal_of(match, chance), list[PlayedMove]()
        while deal.result is None and deal.ply < 400:
            view = deal.view(deal.actors[0])
            yield turn_line(deal.view(None), names, None)
            yield own_turn(view, names, None)
            yield facts(deal.view(None), names)
            yield from before_me(view, names)
            yield possible(view.legal, view)
            yield from PANELS[spec.key].show(view, names, "melds").lines
            for action in view.legal[:8]:
                yield action_label(action, view)
                yield action_note(action, view)
                yield question(action, view)
                yield wording(spec.key).effect(action, view)
            seat, action = (
                pick(deal, chance) if level is None else (deal.actors[0], choose(spec.key, level, view))
            )
            moves.append(PlayedMove(1, deal.ply, seat, Why.PLAYER, deal.apply(seat, action)))
        for reader in (None, 0):
            yield from news(moves, names, reader, spec.key)
        if deal.result is not None:
            yield result_title(deal.result, names, spec.key)
            yield from result_lines(deal.result, names, spec.key)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_says_keeps_to_the_words_of_players(key: str) -> None:
    spec = GAMES[key]
    strange = {
        sentence: ours
        for sentence in {*written(spec), *spoken(spec)}
        for found, ours in INSTEAD.items()
        if re.search(found, sentence, re.IGNORECASE)
    }
    assert not strange


def test_commands_are_described_in_the_words_of_players() -> None:
    described = {name: verb_description(name) for name in (*verbs_of(GAMES.values()), *synonyms())}
    assert described["discard"] == "Discard a card"
    assert not [
        about for about in described.values() for found in INSTEAD if re.search(found, about, re.IGNORECASE)
    ]


@pytest.mark.parametrize("page", ["README", "PRIVACY", "TERMS", "docs/players", "docs/fairness"])
def test_pages_for_players_keep_to_their_words(page: str) -> None:
    told = re.sub(r"`[^`]*`", "", without_code((ROOT / f"{page}.md").read_text("utf-8")))
    assert [ours for found, ours in INSTEAD.items() if re.search(found, told, re.IGNORECASE)] == []
