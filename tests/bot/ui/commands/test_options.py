"""Typed values of command options, and their completion."""

from contextlib import suppress
from typing import Any

import pytest

from bot.manager.tables.table import TURN_TIMES
from bot.texts.localization import use_locale
from bot.texts.refusals import setup_refusal
from bot.texts.tables.options import option_name, preset_name, value_name
from bot.ui.commands import options
from bot.ui.commands.options import (
    game_named,
    last_options,
    one_of,
    option_completions,
    options_of,
    preset_completions,
    preset_named,
    stakes_of,
    table_number,
)
from data.settings import RememberedOptions
from data.tables.codec import dump_options
from data.tables.stakes import Stakes
from engine import GAMES
from engine.errors import SetupError

GIN = GAMES["gin"]
NO_STAKES: dict[str, Any] = {"chip_value": None, "stake": 0, "per_point": 0, "minimum": 0}


def test_a_game_goes_by_its_key() -> None:
    assert game_named("gin") is GIN
    assert game_named("GIN rummy") is GIN
    with pytest.raises(SetupError) as refused:
        game_named("chess")
    assert refused.value.option == "game"
    assert "Rummy 500" in str(refused.value.allowed)


@pytest.mark.parametrize("game", GAMES)
def test_presets_options_and_values_are_known_by_their_names_in_any_case(game: str) -> None:
    spec = GAMES[game]
    for key in spec.presets:
        for name in (key, preset_name(key, spec)):
            assert preset_named(spec, name.upper()) == preset_named(spec, f" {name.lower()}") == key
    for option, allowed in spec.allowed().items():
        for value in allowed.offered:
            named = f"{option_name(spec, option)}={value_name(spec, option, value)}"
            if "," in named or named.count("=") > 1:
                continue  # the list of control cards, which cannot be typed
            found = options_of(spec, named.upper())
            assert found == {option: value}
            spec.allowed()[option].accept(option, found[option])


def test_a_refusal_of_a_preset_or_value_has_their_names() -> None:
    with pytest.raises(SetupError) as refused:
        preset_named(GIN, "Bollywood")
    assert "Hollywood" in str(refused.value.allowed)
    assert "_" not in str(refused.value.allowed)
    with pytest.raises(SetupError) as refused:
        GIN.allowed()["next_dealer"].accept("next_dealer", options_of(GIN, "next_dealer=x")["next_dealer"])
    assert "_" not in setup_refusal(refused.value, GIN)


def test_a_choice_goes_by_its_name_and_may_be_left_out() -> None:
    assert one_of("turn_time", "2m", TURN_TIMES, None) == 120_000
    assert one_of("turn_time", "off", TURN_TIMES, None) == 0
    assert one_of("turn_time", None, TURN_TIMES, None) is None
    with pytest.raises(SetupError) as refused:
        one_of("turn_time", "3m", TURN_TIMES, None)
    assert (refused.value.option, refused.value.value) == ("turn_time", "3m")
    assert refused.value.allowed == "one of off, 30s, 1m, 2m, 5m, 1h, 12h, 24h"


@pytest.mark.parametrize(
    ("typed", "meant"), [("7", 7), (" #7 ", 7), ("##7", None), ("seven", None), ("", None)]
)
def test_a_table_goes_by_its_number(typed: str, meant: int | None) -> None:
    assert table_number(typed) == meant


def test_chips_have_a_value_only_where_the_game_pays_them() -> None:
    paying = GAMES["panguingue"]
    assert stakes_of(paying, **NO_STAKES) == Stakes(chip_value=1)
    assert stakes_of(paying, **NO_STAKES | {"chip_value": 0}) == Stakes()
    assert stakes_of(GIN, **NO_STAKES) == Stakes()
    assert stakes_of(GIN, chip_value=None, stake=5, per_point=2, minimum=9) == Stakes(
        pot=5, point=2, minimum=9
    )
    with pytest.raises(SetupError) as refused:
        stakes_of(GIN, **NO_STAKES | {"chip_value": 0})
    assert refused.value.option == "chip_value"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", {}),
        ("target=150 big_gin=yes", {"target": 150, "big_gin": True}),
        ("target=150, big_gin=OFF,", {"target": 150, "big_gin": False}),
        ("variant=Oklahoma", {"variant": "oklahoma"}),
        ("target=many", {"target": "many"}),  # the option itself refuses it
        ("target=-30", {"target": -30}),
        ("target=--3", {"target": "--3"}),
        ("target=1_0", {"target": "1_0"}),
        ("target=9999999999", {"target": "9999999999"}),
        ("big_gin=perhaps", {"big_gin": "perhaps"}),
        ("Target = 150, Big gin = Yes", {"target": 150, "big_gin": True}),
        ("BIG_GIN=yes knock limit=7", {"big_gin": True, "knock_limit": 7}),
        ("Hollywood=Yes", {"hollywood": True}),
    ],
)
def test_options_are_read_as_what_they_take(typed: str, meant: dict[str, Any]) -> None:
    assert options_of(GIN, typed) == meant


@pytest.mark.parametrize(
    ("typed", "option", "value"),
    [("colour=red", "options", "colour"), ("=5", "options", ""), ("target", "target", None)],
)
def test_what_is_no_option_is_named(typed: str, option: str, value: str | None) -> None:
    with pytest.raises(SetupError) as refused:
        options_of(GIN, typed)
    assert (refused.value.option, refused.value.value) == (option, value)


@pytest.mark.parametrize("game", GAMES)
def test_every_completion_is_read_and_accepted(game: str) -> None:
    spec = GAMES[game]
    offered = option_completions(spec, "")
    assert {words.partition("=")[0] for _, words in offered} == {*spec.allowed()}
    for line, words in offered:
        assert line
        if " " in words:
            continue  # the list of control cards, which cannot be typed
        [(name, value)] = options_of(spec, words).items()
        spec.allowed()[name].accept(name, value)
    for key in spec.presets:
        assert key in [words for _, words in preset_completions(spec, key)]


def test_completions_go_on_with_what_was_typed() -> None:
    assert [words for _, words in option_completions(GIN, "big")][:2] == ["big_gin=yes", "big_gin=no"]
    assert [words for _, words in option_completions(GIN, "Big G")][:2] == ["big_gin=yes", "big_gin=no"]
    further = option_completions(GIN, "Target=150 Big g")
    assert further[0][1] == "target=150 big_gin=yes"
    further = option_completions(GIN, "target=150 big")
    assert further[0][1] == "target=150 big_gin=yes"
    assert further[0][0].startswith("target=150 + ")
    assert not any(
        words.startswith("target=150 target") for _, words in option_completions(GIN, "target=150 ")
    )
    assert option_completions(GIN, "x" * 95 + " ") == []  # longer than Discord allows
    assert [words for _, words in preset_completions(GIN, "OKLA")] == ["gamecolony_oklahoma"]


def remembered(**options: Any) -> RememberedOptions:
    return RememberedOptions(preset=None, options=dump_options(GIN.options(**options)))


def test_what_was_played_last_time_is_offered_where_it_is_unusual() -> None:
    [(line, words)] = last_options(GIN, remembered(target=150, big_gin=True), None)
    assert words in line
    assert options_of(GIN, words) == {"target": 150, "big_gin": True}
    assert last_options(GIN, remembered(), None) == []
    [(_, changed)] = last_options(GIN, remembered(), "gamecolony_oklahoma")
    chosen = GIN.options(preset="gamecolony_oklahoma", **options_of(GIN, changed))
    assert chosen == GIN.options()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("typed", ["{}=" + "x " * 2_980, "x " * 2_980 + "={}", "{0}=1 " * 200, "{}"])
def test_what_is_typed_is_read_in_few_steps_however_long_it_is(
    game: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: all beginnings were tried, which took minutes for 6,000 characters."""
    spec, compared = GAMES[game], 0

    def counting(words: str) -> str:
        nonlocal compared
        compared += len(words)
        return plain(words)

    plain = options._plain
    monkeypatch.setattr(options, "_plain", counting)
    for name in spec.allowed():
        with suppress(SetupError):
            options_of(spec, typed.format(name))
        option_completions(spec, typed.format(name))
    assert compared < 100_000 * len(spec.allowed())


def test_an_unknown_option_is_refused_in_the_words_of_its_reader() -> None:
    with use_locale("de"):
        with pytest.raises(SetupError) as refused:
            options_of(GIN, "foo=1")
        assert setup_refusal(refused.value, GIN).startswith("**Optionen**: ")
