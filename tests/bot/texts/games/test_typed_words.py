"""Words of typed moves can be told apart in every language."""

from collections.abc import Iterable

import pytest

from bot.texts.games import default_wording
from bot.texts.games.control.words import kind_name, kinds_by_name
from bot.texts.games.hand import melds
from bot.texts.localization import LANGUAGES, LazyMessage, message, typed_words, use_locale
from engine.cards import parse_cards
from engine.errors import CardError
from engine.games.control.control_cards import ControlKind

MEANT = (melds.LOW, melds.HIGH, melds.SET, melds.RUN, melds.FILLERS)


@pytest.fixture(params=LANGUAGES, autouse=True)
def locale(request: pytest.FixtureRequest) -> Iterable[str]:
    with use_locale(request.param):
        yield request.param


def is_card(word: str) -> bool:
    try:
        return bool(parse_cards(word))
    except CardError:
        return False


def test_every_word_has_one_meaning_and_is_no_card() -> None:
    of_hand = [word for said in MEANT for word in typed_words(said)]
    assert len({*of_hand}) == len(of_hand)
    on = typed_words(default_wording.ON)
    assert not on & {*kinds_by_name()}
    assert not any(map(is_card, (*of_hand, *on, *kinds_by_name())))


def test_control_cards_are_named_by_one_word_each() -> None:
    named = kinds_by_name()
    for kind in ControlKind:
        assert kind_name(kind).split() == [kind_name(kind)]
        assert named[kind_name(kind).lower()] is named[kind.value] is kind


@pytest.mark.parametrize(
    ("name", "words"), [("declaration", MEANT[:4]), ("end-needed", MEANT[:2])], ids=["declaration", "end"]
)
def test_refusals_name_words_that_are_understood(name: str, words: tuple[LazyMessage, ...]) -> None:
    sentence = message(f"hand-refusals-{name}", cards="", ways="", meld="", fits="").lower()
    for said in words:
        assert any(word in sentence for word in typed_words(said)), said
