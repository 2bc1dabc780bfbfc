"""Pages in every language: within Discord's limits, and without a sentence in code."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from bot.manager.publishing.messages import Page
from bot.run import client
from bot.texts.catalog import ENGLISH
from bot.texts.commands import synonyms, verb_description
from bot.texts.lengths import units
from bot.texts.localization import LANGUAGES, forget, use_locale
from bot.ui.appearance import Appearance
from bot.ui.commands import descriptions
from bot.ui.commands.options import LONGEST
from bot.ui.play.hand_panel import hand
from bot.ui.play.move_parser import verbs_of
from bot.ui.tables.board import board
from data.settings import Cards
from engine import GAMES
from tests.bot.texts.pseudo import MARK, PSEUDO, in_pseudo_language
from tests.bot.ui.limits import check
from tests.bot.ui.stages import Stage, stages

pytestmark = pytest.mark.long
OTHERS: Final = sorted({*LANGUAGES, PSEUDO} - {ENGLISH})
LOOKS: Final = (Appearance(Cards.TEXT), Appearance(Cards.PICTURES))
WORDS: Final = re.compile(r"[a-z]{3,} [a-z]{3,}")
"""Two English words in a row; names of people and games have capitals."""


@pytest.fixture(params=OTHERS)
def locale(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if request.param == PSEUDO:
        with in_pseudo_language(tmp_path, monkeypatch):
            yield PSEUDO
    else:
        with use_locale(request.param):
            yield str(request.param)
        forget()


def pages(stage: Stage, looks: tuple[Appearance, ...]) -> Iterator[Page]:
    for look in looks:
        yield board(stage.table, look)
        yield hand(stage.table, stage.seat, stage=stage.state, look=look)


def words_of(component: Any) -> Iterator[str]:
    """Yield what people read in a component."""
    if isinstance(component, dict):
        for key, value in component.items():
            if key in ("content", "label", "placeholder", "description"):
                yield value
            elif key not in ("custom_id", "value"):
                yield from words_of(value)
    elif isinstance(component, list | tuple):
        for each in component:
            yield from words_of(each)


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_within_discords_limits(game: str, locale: str) -> None:
    for stage in stages(game):
        for page in pages(stage, LOOKS if locale == PSEUDO else LOOKS[1:]):
            check(page)
            if locale == PSEUDO and not stage.state.hint:  # the tests' own hint is English
                untranslated = [
                    words for words in words_of(page.components) if WORDS.search(words) and MARK not in words
                ]
                assert untranslated == [], stage.name


def test_every_description_is_within_discords_limits(locale: str) -> None:
    for cog in client.COGS:
        import_module(cog)
    for english in [*descriptions.SHOWN]:
        assert 1 <= units(descriptions.in_language(english)) <= LONGEST, english
    for name in (*verbs_of(GAMES.values()), *synonyms()):
        assert 1 <= units(verb_description(name)) <= LONGEST, name
