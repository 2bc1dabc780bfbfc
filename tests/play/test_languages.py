"""A table of five languages: the board speaks the server's, panels and answers each member's."""

from typing import Final

import pytest

from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of
from bot.texts.localization import message, use_locale
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, panel, turn
from tests.play.sitting import board_of

pytestmark = pytest.mark.long

DISCORD: Final = {"Alice": "pl", "Bob": "de", "Carol": "es-419"}
"""Whose Discord has a language that Cardroom speaks."""
CHOSEN: Final = {"Dave": "ar", "Erin": "fil"}
"""Who chose a language that Discord does not have."""
SPOKEN: Final = {"Alice": "pl", "Bob": "de", "Carol": "es", "Dave": "ar", "Erin": "fil"}


def in_language(locale: str, name: str) -> str:
    with use_locale(locale):
        return message(name)


def labels(shown: Json) -> list[str]:
    """Return the labels of a message's buttons, without marks of direction."""
    return [part.get("label", "").strip("\u200f\u2066\u2067\u2069") for part in buttons_of(shown)]


def says_in(answer: Answer, locale: str, name: str) -> bool:
    return in_language(locale, name) in answer.text


async def sit_down(harness: Harness) -> dict[str, Visitor]:
    harness.playground.switch({"locales": DISCORD, "guild_locale": "es-ES"})
    people = {name: harness.visitor(name) for name in SPOKEN}
    for name, locale in CHOSEN.items():
        answer = await people[name].slash("settings me", language=locale)
        assert says_in(answer, locale, "commands-own-title")
    opened = await people["Alice"].slash("table open", game="hand", seats=5)
    assert opened.error is None, opened
    for name in list(SPOKEN)[1:]:
        joined = await people[name].slash("table join")
        assert joined.error is None
    await people["Alice"].slash("table start")
    await harness.quiet()
    return people


def check_panels(people: dict[str, Visitor]) -> None:
    for name, locale in SPOKEN.items():
        shown = panel(people[name])
        assert shown is not None
        assert in_language(locale, "words-sort-suit") in labels(shown), name


async def test_five_people_read_five_languages_at_one_table(harness: Harness) -> None:
    people = await sit_down(harness)
    board = board_of(people["Alice"], "Hand")
    assert in_language("es", "words-hand") in labels(board)
    check_panels(people)
    [table] = harness.bot.manager.tables.in_memory()
    for _ in range(10):
        assert table.deal is not None
        member = table.players[table.deal.actors[0]].member
        [actor] = [visitor for visitor in people.values() if int(visitor.id) == member]
        answer = await turn(actor, lambda shown: choices(shown)[0])
        assert answer.error is None
        await harness.quiet()
    board = board_of(people["Alice"], "Hand")
    assert in_language("es", "words-hand") in labels(board)
    check_panels(people)


async def test_languages_outlast_a_restart(harness: Harness) -> None:
    people = await sit_down(harness)
    await harness.stop()
    await harness.start()
    await people["Alice"].slash("hand")
    await harness.quiet()
    for name, locale in SPOKEN.items():
        answer = await people[name].slash("hand")
        assert answer.message is not None
        assert in_language(locale, "words-sort-suit") in labels(answer.message), name


async def test_a_language_that_is_chosen_answers_at_once(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    for locale in ("pl", "es", "en"):
        assert says_in(await alice.slash("settings me", language=locale), locale, "commands-own-title")
    harness.playground.switch({"locales": {"Alice": "pl"}})
    assert says_in(await alice.slash("settings me", language="discord"), "pl", "commands-own-title")
    refused = await alice.slash("cardroom settings", language="es")
    assert says_in(refused, "pl", "commands-server-title")
