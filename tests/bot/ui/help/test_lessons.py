"""Lessons are real deals with five right presses, and their words are true at each step."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.manager.play.lobby import COMPUTER_NAMES
from bot.manager.publishing.messages import Page
from bot.texts.catalog import ENGLISH, FOLDER
from bot.texts.games.lesson_script import DECISIONS, LEARNER, Choice, Lesson, cards
from bot.texts.games.wordings import wording
from bot.texts.help import lessons as say
from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.appearance import TEXT, Appearance
from bot.ui.custom_id import NO_TABLE, parse
from bot.ui.help.help import help_page, learn_buttons, play_page
from bot.ui.help.lessons import Place, lesson_of, lesson_page, lessons_page, place_of
from bot.ui.help.rules import rules_page
from bot.ui.play.hand_panel import hand
from bot.workers.renderer import draw
from data.settings import Cards
from engine import GAMES
from engine.cards import FACE, parse_cards
from tests.bot.texts.pseudo import MARK, in_pseudo_language
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import ANN, ROBIN, playing, words
from tests.bot.ui.test_languages import WORDS as SENTENCE
from tests.bot.ui.test_languages import words_of

TAUGHT: Final = [key for key in GAMES if wording(key).lesson is not None]
NAME: Final = "Maya"
PICTURES: Final = Appearance(Cards.PICTURES)
BOXED: Final = re.compile(r"`([^`/]+)`")
WORDING_OF_LESSONS: Final = "*-lesson.ftl"


def beginning(game: str) -> Place:
    place = lesson_of(game)
    assert place is not None
    return place


def lesson(game: str) -> Lesson:
    return beginning(game).lesson


def pressed(custom_id: str) -> Place | None:
    press = parse(custom_id)
    assert press is not None
    assert press.table_id == NO_TABLE
    return place_of(press)


def offers(page: Page) -> dict[str, str]:
    """Return the custom_ids of the buttons that can be pressed, by label."""
    return {
        each["label"]: each["custom_id"] for each in _buttons(page.components) if not each.get("disabled")
    }


def _buttons(components: Any) -> Iterator[Any]:
    for component in components:
        if component["type"] == 2:
            yield component
        yield from _buttons(component.get("components", ()))


def places(game: str) -> Iterator[Place]:
    """Yield every place of a lesson: its steps, its end, and the answer to every wrong move."""
    start = beginning(game)
    for step in range(DECISIONS + 1):
        place = start._replace(step=step)
        yield place
        for number, choice in enumerate(place.lesson.steps[step].choices if step < DECISIONS else ()):
            if choice.why is not None:
                yield place._replace(choice=number)


def test_every_game_has_a_lesson() -> None:
    assert list(GAMES) == TAUGHT
    assert all(lesson(game).game == game for game in TAUGHT)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_deck_is_the_pack_and_deals_the_hands_of_the_script(game: str) -> None:
    script, spec = lesson(game), GAMES[game]
    pack = spec.new_match(seats=script.seats).pack()
    assert sorted(script.deck()) == sorted(pack)
    deal = script.deal()
    for seat, held in enumerate(script.hands):
        assert sorted(deal.view(seat).hand) == sorted(cards(held))
    assert deal.view(None).pile == cards(script.upcard)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_mark_of_a_version_is_one_for_all_workers(game: str) -> None:
    """Words are functions, whose representation has another address in every process."""
    script = lesson(game)
    reworded = [
        step._replace(told=lambda _: "", choices=tuple(_reworded(choice) for choice in step.choices))
        for step in script.steps
    ]
    assert replace(script, steps=tuple(reworded)).mark == script.mark
    fewer = script.steps[0]._replace(choices=script.steps[0].choices[:1])
    assert replace(script, steps=(fewer, *script.steps[1:])).mark != script.mark


def _reworded(choice: Choice) -> Choice:
    return choice if choice.why is None else choice._replace(why=lambda _: "")


@pytest.mark.parametrize("game", TAUGHT)
def test_every_move_on_offer_is_legal_and_one_is_right(game: str) -> None:
    script, deal = lesson(game), lesson(game).deal()
    sections = wording(game).sections
    assert len(script.steps) == DECISIONS
    for seat, action in script.before:
        deal.apply(seat, action)
    for step in script.steps:
        assert deal.actors == (LEARNER,)
        assert 2 <= len(step.choices) <= 4
        assert sum(choice.why is None for choice in step.choices) == 1
        assert len({choice.action for choice in step.choices}) == len(step.choices)
        for choice in step.choices:
            deal.check(LEARNER, choice.action)
            assert (choice.why is None) == (not choice.rule)
            if choice.rule:
                section, point = choice.rule.split(".")
                assert len(sections[section][1](deal.view(LEARNER).options)) >= 1  # type: ignore[attr-defined]
                assert point.isdigit()
        deal.apply(LEARNER, step.right)
        for seat, action in step.then:
            deal.apply(seat, action)
    assert deal.result is not None, "the lesson ends with its deal"
    assert deal.view(None) == script.moments[-1].public


@pytest.mark.parametrize("game", TAUGHT)
def test_five_right_presses_lead_from_the_first_page_to_a_real_deal(game: str) -> None:
    (listed,) = (at for label, at in offers(lessons_page()).items() if label == GAMES[game].title)
    place, presses = pressed(listed), 0
    while place is not None and place.step < DECISIONS:
        step, page = place.step, lesson_page(place, NAME)
        ahead = [pressed(each) for each in offers(page).values()]
        assert len(ahead) == len(place.lesson.steps[step].choices)
        for wrong in (each for each in ahead if each is not None and each.step == step):
            answer = lesson_page(wrong, NAME)
            assert "Try again" in words(answer)
            assert f"{GAMES[game].title}, rule" in words(answer)
            assert len(offers(answer)) == len(offers(page)) - 1
        (place,) = (each for each in ahead if each is not None and each.step > step)
        assert place.choice is None
        presses += 1
    assert presses == DECISIONS == 5
    assert place is not None
    ways = [parse(each) for each in offers(lesson_page(place, NAME)).values()]
    assert [(way.verb, way.arg) for way in ways if way] == [("play", game), ("rules", game), ("lesson", "")]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_words_name_no_card_and_no_player_that_is_not_there(game: str) -> None:
    script = lesson(game)
    known = {FACE[card] for text in (*script.hands, script.upcard, script.stock) for card in cards(text)}
    for place in places(game):
        moment = place.lesson.moments[place.step]
        said = _said(place)
        for shown in BOXED.findall(said):
            assert {FACE[card] for card in parse_cards(shown)} <= known, (moment, said)
        absent = COMPUTER_NAMES[script.seats - 1 :]
        assert not [name for name in absent if name in said], said


@pytest.mark.parametrize("locale", sorted(set(LANGUAGES) - {ENGLISH}))
@pytest.mark.parametrize("game", TAUGHT)
def test_every_language_names_the_same_cards_and_numbers(game: str, locale: str) -> None:
    for place in places(game):
        english = _said(place)
        with use_locale(locale):
            translated = _said(place)
        assert translated != english
        assert set(BOXED.findall(translated)) == set(BOXED.findall(english)), translated


def _said(place: Place) -> str:
    """Return the script's own words at a place."""
    moment = place.lesson.moments[place.step]
    if place.step == DECISIONS:
        return moment.told(place.lesson.end)
    step = place.lesson.steps[place.step]
    why = step.choices[place.choice].why if place.choice is not None else None
    return moment.told(why if why is not None else step.told)


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_no_number_is_typed_in_a_lesson(locale: str) -> None:
    """Numbers come from the engine; digits stand in cards only."""
    files = sorted((FOLDER / locale).glob(WORDING_OF_LESSONS))
    assert len(files) == len({path.parent for path in (FOLDER.parent).glob("games/*/lesson.py")})
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            told = re.sub(r"`[^`]*`|\{[^}]*\}|\$\w+", "", line.partition(" = ")[2] or line)
            if not re.match(r"\s*(#|[a-z0-9-]+ =|\*?\[|\})", line) or " = " in line:
                assert not re.search(r"\d", told), f"{path.name}: {line}"


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
@pytest.mark.parametrize("game", TAUGHT)
def test_every_page_is_within_discords_limits(game: str, locale: str) -> None:
    with use_locale(locale):
        check(lessons_page(gone=True))
        for place in places(game):
            for look in (PICTURES, TEXT) if locale == ENGLISH else (PICTURES,):
                check(lesson_page(place, "W" * 32, look=look))


@pytest.mark.long
def test_the_words_may_get_longer_and_none_are_in_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_pseudo_language(tmp_path, monkeypatch):
        for page in (lesson_page(each, "W" * 32, look=TEXT) for game in TAUGHT for each in places(game)):
            check(page)
            found = [said for said in words_of(page.components) if SENTENCE.search(said) and MARK not in said]
            assert found == []


@pytest.mark.parametrize("game", TAUGHT)
def test_the_end_can_be_drawn_where_numbers_are_isolated(game: str) -> None:
    end = beginning(game)._replace(step=DECISIONS)
    with use_locale("ar"):
        picture = lesson_page(end, NAME, look=PICTURES).picture
    assert picture is not None
    assert draw(picture)


@pytest.mark.parametrize(
    "arg",
    [
        "gin.6",
        "gin.9.0.0000",
        "nosuch.0",
        "gin.0.",
        "gin.0.0",
        ".",
        "gin.0.0.zzzz",
        "hand-partnership",
        "gin.0.0.0000.1",
    ],
)
def test_a_forged_press_leads_nowhere(arg: str) -> None:
    press = parse(f"c:-:0:0:lesson:{arg}")
    assert press is not None
    assert place_of(press) is None
    assert str(say.GONE) in words(lessons_page(gone=True))


def test_a_press_on_another_version_of_a_lesson_shows_the_step_as_it_is_now() -> None:
    mark = lesson("gin").mark
    assert pressed(f"c:-:0:0:lesson:gin.2.1.{mark}") == beginning("gin")._replace(step=3)
    other = "0000" if mark != "0000" else "0001"
    for arg in (f"gin.2.1.{other}", f"gin.2.0.{other}", f"gin.2.9.{mark}"):
        assert pressed(f"c:-:0:0:lesson:{arg}") == beginning("gin")._replace(step=2)
    assert pressed(f"c:-:0:0:lesson:gin.5.0.{mark}") == beginning("gin")._replace(step=5)


def test_the_button_is_where_somebody_chooses_a_game_and_first_for_newcomers_only() -> None:
    for page in (play_page(), help_page(), help_page(direct=True)):
        assert offers(page)["🎓 Learn"] == "c:-:0:0:learn:"
    assert offers(rules_page(GAMES["hand"]))["🎓 Learn"] == "c:-:0:0:learn:hand"
    newcomer, first = replace(TEXT, coached=True), "🎓 Learn it first"
    for seat, players in enumerate(((ANN, ROBIN), (ROBIN, ANN))):
        practice = playing(*players)
        assert offers(hand(practice, seat, look=newcomer))[first] == "c:-:0:0:learn:gin"
        assert first not in offers(hand(practice, seat))
    assert first not in offers(hand(playing(), 0, look=newcomer)), "people would wait"


def test_a_game_without_a_lesson_has_no_button() -> None:
    assert learn_buttons("threes") == []
    assert lesson_of("threes") is None
