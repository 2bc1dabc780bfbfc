"""The form of a game night: what is offered, and what is understood of what is typed."""

from dataclasses import replace
from datetime import date, time

import pytest

from bot.manager.nights.night_calendar import When
from bot.manager.nights.night_errors import NightRefused
from bot.texts import nights as say
from bot.texts.localization import LANGUAGES, message, use_locale
from bot.ui.nights import night_page, opening_page, plan_form, plan_of, summary_page, when_typed
from data.nights.night_summary import NightSummary
from data.nights.nights import EndedFor, Evening, Guest, Slot, Stage
from tests.data.nights.test_nights import night

NOW = 1_795_000_000_000
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("locale", "typed", "expected"),
    [
        ("en", "Friday 20:00", When(4, time(20))),
        ("en", " fri, 8:30 PM", When(4, time(20, 30))),
        ("en", "Sunday 12am", When(6, time(0))),
        ("en", "2026-12-04 20.15", When(date(2026, 12, 4), time(20, 15))),
        ("de", "freitag 20:00", When(4, time(20))),
        ("de", "Fr. 20:00", When(4, time(20))),
        ("de", "Friday 20:00", When(4, time(20))),
        ("es", "sábado 21:00", When(5, time(21))),
        ("pl", "piątek 19", When(4, time(19))),
        ("fil", "Biyernes 20:00", When(4, time(20))),
        ("ar", "الجمعة ٢٠:٣٠", When(4, time(20, 30))),
    ],
)
def test_a_day_and_time_are_understood(locale: str, typed: str, expected: When) -> None:
    with use_locale(locale):
        assert when_typed(typed) == expected


@pytest.mark.parametrize("locale", LANGUAGES)
def test_of_a_single_game_nobody_votes(locale: str) -> None:
    single, several = (replace(night(), games=games) for games in (("gin",), ("gin", "hand")))
    with use_locale(locale):
        assert message("nights-poll") not in say.poll(Evening(single))
        assert "Gin" in say.poll(Evening(single))[0]
        assert message("nights-poll") in say.poll(Evening(several))
        assert say.event_about(single) != say.event_about(several)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(
    ("reminder_ms", "starts_in", "late"),
    [(HOUR, HOUR, True), (HOUR, HOUR - 1, True), (HOUR, HOUR + 1, False), (0, 1, False)],
)
def test_an_evening_that_begins_before_its_reminder_says_so(
    locale: str, reminder_ms: int, starts_in: int, late: bool
) -> None:
    soon = replace(night(), starts_at=NOW + starts_in, reminder_ms=reminder_ms, reminder_id=None)
    with use_locale(locale):
        assert (message("nights-too-soon-to-remind") in say.planned(soon, NOW, event=True)) is late
        assert (message("nights-reminds-now") in say.changed(soon, NOW, event=True)) is late
        told = replace(soon, reminder_id=1)
        assert message("nights-reminds-now") not in say.changed(told, NOW, event=True), "once is enough"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "Friday",
        "20:00",
        "Friday 24:00",
        "Friday 13pm",
        "2026-13-01 20:00",
        "2026-02-30 20:00",
        "Fryday 20:00",
        "²-² ²:²²",
    ],
)
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(NightRefused, match="bad_time"):
        when_typed(typed)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_who_presses_enter_plans_an_evening(locale: str) -> None:
    with use_locale(locale):
        _, (title, fields) = plan_form(NOW, None, locale, 0)
        assert len(title) <= 45
        given = {}
        for field in fields:
            assert len(field["label"]) <= 45
            part = field["component"]
            chosen = [each["value"] for each in part.get("options", ()) if each.get("default")]
            given[part["custom_id"]] = part.get("value", chosen)
        plan = plan_of(given, 0)
    assert plan.when == When(4, time(20))
    assert plan.weekly
    assert len(plan.games) == 5


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_largest_evening_fits_into_its_messages(locale: str) -> None:
    guests = tuple(Guest(10**18 + each, True, "gin", each // 4 + 1) for each in range(1_000))
    slots = tuple(Slot(each, "gin", 4, None, "too_many_tables") for each in range(1, 251))
    evening = Evening(night(), guests, slots)
    with use_locale(locale):
        for page in (night_page(evening), opening_page(evening, []), summary_page(evening, NightSummary())):
            said = str(page.components)
            assert len(said) < 6_000
            assert len(page.mentions) <= 100


def test_no_game_leads_without_a_vote() -> None:
    assert "leads" not in str(night_page(Evening(night())).components)
    assert "leads" in str(night_page(Evening(night(), (Guest(1, True, "hand"),))).components)


def test_an_evening_that_is_over_has_no_buttons() -> None:
    over = night()
    object.__setattr__(over, "stage", Stage.CANCELLED)
    object.__setattr__(over, "ended_for", EndedFor.CHANNEL)
    said = str(night_page(Evening(over)).components)
    assert "custom_id" not in said
    assert "no longer exists" in said
