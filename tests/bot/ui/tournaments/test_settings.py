"""Settings of tournaments from what people choose and type."""

import pytest

from bot.texts.localization import LANGUAGES, use_locale
from bot.texts.tournaments.commands import usual_start
from bot.ui.tournaments.forms import Filled, filled
from bot.ui.tournaments.settings import SettingsRefused, of_form, start_at, typed_options, wanted
from engine.errors import SetupError
from engine.tournaments.settings import DAY_MS, MINUTE_MS, Format

NOON = 1_700_049_600_000 - 1_700_049_600_000 % DAY_MS + DAY_MS // 2
"""Twelve o'clock UTC."""


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("in 30 min", 30),
        ("90", 90),
        ("2h", 120),
        ("1h 30m", 90),
        ("in 2 days", 2880),
        ("20:30", 510),
        ("11:00", 1380),
        ("12:00", 1440),
        ("12:01 UTC", 1),
        (f"<t:{NOON // 1000 + 3600}:F>", 60),
    ],
)
def test_a_start_is_a_duration_a_time_or_a_timestamp(typed: str, minutes: int) -> None:
    assert start_at(typed, NOON) == NOON + minutes * MINUTE_MS


@pytest.mark.parametrize(
    "typed", ["", "soon", "25:00", "0 min", "2020-01-01 10:00", "<t:5:R>", "3 weeks", "-5"]
)
def test_a_start_that_is_no_time_to_come_is_refused(typed: str) -> None:
    with pytest.raises(SetupError) as refused:
        start_at(typed, NOON)
    assert refused.value.option == "start"


def test_a_start_is_at_most_sixty_days_away() -> None:
    with pytest.raises(SetupError) as refused:
        start_at("61 days", NOON)
    assert refused.value.option == "start_far"


@pytest.mark.parametrize("locale", sorted(LANGUAGES))
def test_the_usual_start_can_be_typed_in_every_language(locale: str) -> None:
    with use_locale(locale):
        assert start_at(usual_start(), NOON) == NOON + 30 * MINUTE_MS
        assert start_at("in 30 min", NOON) == NOON + 30 * MINUTE_MS


def test_options_are_read_by_name_and_those_of_the_game_stay_together() -> None:
    found = typed_options("name=Friday cup, places=16; entry=100 target=150 big_gin=yes")
    assert found == {
        "name": "Friday cup",
        "places": "16",
        "entry": "100",
        "options": "target=150 big_gin=yes",
    }


def test_a_form_as_it_is_makes_usual_settings() -> None:
    form = Filled({"game": "gin", "format": "arena", "start": "in 30 min", "clock": "5.5", "more": ""})
    made = of_form(form, NOON)
    assert (made.settings.clock_ms, made.settings.increment_ms) == (5 * MINUTE_MS, 5_000)
    assert made.settings.starts_at == NOON + 30 * MINUTE_MS
    assert made.settings.format is Format.ARENA


def test_a_day_for_each_turn_has_no_clock() -> None:
    form = Filled({"game": "gin", "format": "league", "start": "2h", "clock": "day"})
    settings = of_form(form, NOON).settings
    assert (settings.clock_ms, settings.turn_ms) == (0, DAY_MS)


@pytest.mark.parametrize(("start", "minutes"), [("30", 10), ("20", 10), ("10", 5), ("3", 1), ("1", 0)])
def test_the_usual_check_in_takes_at_most_half_of_the_time_until_the_start(start: str, minutes: int) -> None:
    assert wanted("gin", "knockout", {"start": start}, NOON).settings.check_in_ms == minutes * MINUTE_MS


def test_a_clock_that_is_left_out_takes_its_increment_along() -> None:
    settings = wanted("gin", "swiss", {"clock": 0, "turn": "24h"}, NOON).settings
    assert (settings.clock_ms, settings.increment_ms) == (0, 0)


def test_the_same_cards_have_a_usual_number_of_deals() -> None:
    assert wanted("gin", "swiss", {"duplicate": "yes"}, NOON).settings.deals > 0


@pytest.mark.parametrize(
    ("format_", "given", "said"),
    [
        ("arena", {"places": "200"}, "from 2 to 128"),
        ("arena", {"places": "two"}, "“two”"),
        ("round_robin", {"places": 60}, "At most 12"),
        ("arena", {"prizes": "50/20"}, "add up to 100"),
        ("arena", {"prizes": "20/80"}, "the highest first"),
        ("arena", {"prizes": "all of it"}, "add up to 100"),
        ("arena", {"duplicate": True}, "Swiss or round robin"),
        ("swiss", {"duplicate": "maybe"}, "yes or no"),
        ("swiss", {"start": "full"}, "a number of places"),
        ("swiss", {"clock": 0}, "`clock` or `turn`"),
        ("swiss", {"clock": 0, "turn": "24h", "increment": 10}, "added to a clock"),
        ("league", {"increment": 10}, "added to a clock"),
        ("swiss", {"turn": "24h", "clock": 10}, "longer than `clock`"),
        ("knockout", {"check_in": 10, "start": "full", "places": 8}, '"full" is no time'),
        ("ladder", {"length": 1}, "from 2 to 90"),
        ("knockout", {"seats": 2, "options": "colour=red"}, "colour"),
        ("knockout", {"preset": "nonsense"}, "nonsense"),
        ("nonsense", {}, "nonsense"),
    ],
)
def test_refusals_say_what_is_possible(format_: str, given: dict[str, object], said: str) -> None:
    with pytest.raises(SettingsRefused) as refused:
        wanted("gin", format_, given, NOON)
    assert said in refused.value.said


def test_a_table_of_more_than_two_has_no_bracket() -> None:
    with pytest.raises(SettingsRefused) as refused:
        wanted("hand", "knockout", {"seats": 4}, NOON)
    assert "arena or Swiss" in refused.value.said


@pytest.mark.parametrize("data", [{}, {"components": None}, {"components": [None, {"component": 3}, {}]}])
def test_a_form_that_no_client_sends_is_empty(data: dict[str, object]) -> None:
    assert filled(data).values == {}
