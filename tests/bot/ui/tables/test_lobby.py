"""The lobby's menus: all rules of all games can be set, offers are valid, and everything fits."""

from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import (
    KeptSeat,
    Person,
    PlayerKind,
    RuleChanges,
    TableError,
    TableReason,
    TableRule,
)
from bot.manager.time.match_clock import MatchClock, Terms
from bot.texts.tables import options
from bot.ui.custom_id import Press, parse
from bot.ui.tables.board import board
from bot.ui.tables.lobby import (
    ANYONE,
    OTHER,
    asks_for_value,
    computers_chosen,
    rule_chosen,
    rule_typed,
    rules_menus_page,
)
from engine import GAMES
from engine.ai import levels
from engine.errors import SetupError
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import ANN, BEN, ROBIN, controls, lobby, words


def table_of(game: str, *players: Any, **changed: Any) -> Any:
    table, spec = lobby(*(players or (ANN,))), GAMES[game]
    table.spec, table.options, table.wanted = spec, spec.options(**changed), spec.seats[-1]
    return table


def menus(page: Any) -> dict[str, list[dict[str, Any]]]:
    """Return the menus of a page: the options of each by verb and argument."""
    found = {}
    for part in _walk(page.components):
        if part["type"] == 3:
            press = parse(part["custom_id"])
            assert press is not None
            found[f"{press.verb}:{press.arg}"] = part["options"]
    return found


def _walk(parts: Any) -> Any:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


def press(rule: str) -> Press:
    return Press("t", 0, 0, "rule", rule)


def others(page: Any) -> list[str]:
    """Return the rules that a page lists without menus of their own."""
    return [line["value"] for key, lines in menus(page).items() if key.startswith("more:") for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_preset_target_time_and_three_options_have_menus_on_the_page_of_rules(game: str) -> None:
    shown = menus(rules_menus_page(table_of(game)))
    goal, *three = options.lobby_options(GAMES[game])
    assert len(three) == 3
    wanted = {TableRule.PRESET, TableRule.TURN, goal, *three}
    assert {f"rule:{name}" for name in wanted} <= {*shown}
    spec, (low, *_, high) = GAMES[game], GAMES[game].allowed()[goal].offered
    assert spec.goal(spec.options(**{goal: high})) != spec.goal(spec.options(**{goal: low}))
    assert all(any(line.get("default") for line in shown[f"rule:{name}"]) for name in three)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_game_is_on_the_page_of_rules(game: str) -> None:
    table, spec = table_of(game), GAMES[game]
    page = rules_menus_page(table)
    check(page)
    own = [key.removeprefix("rule:") for key in menus(page) if key.startswith("rule:")]
    listed = others(page)
    clock = options.clock_options(spec)  # a setting of the table
    assert {*spec.allowed()} - {*clock} == {*own, *listed} - {*TableRule}
    assert {TableRule.TURN, TableRule.CLOCK, TableRule.PRESET} < {*own, *listed}
    assert not {*own} & {*listed}
    for rule in listed:
        page = rules_menus_page(table, rule)
        check(page)
        assert options.rule_about(spec, rule) in words(page)
        assert "Back" in controls(page)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_a_menu_offers_is_a_value_of_the_option(game: str) -> None:
    table, spec = table_of(game), GAMES[game]
    refused = set()
    for rule in spec.allowed():
        if rule in options.clock_options(spec):
            continue
        shown = menus(rules_menus_page(table, rule))[f"rule:{rule}"]
        offered = [line["value"] for line in shown if line["value"] != OTHER]
        assert len(offered) > 1 or shown[-1]["value"] == OTHER
        for word in offered:
            chosen = rule_chosen(table, press(rule), (word,))
            assert chosen is not None
            try:
                spec.options(**{rule: chosen[1]})
            except SetupError as error:
                refused.add(error.option)  # because of the other options
        if shown[-1]["value"] == OTHER:
            assert asks_for_value(table, press(rule)) is not None
    assert refused <= {*spec.allowed()}


def test_other_values_are_typed_and_those_that_do_not_fit_are_left_for_the_option() -> None:
    table = table_of("gin")
    name, about, there = asks_for_value(table, press("gin_bonus")) or ("", "", "")
    assert (name, there) == ("Gin bonus", "25")
    assert "a whole number from 0 to 1000" in about
    assert rule_typed(table, press("gin_bonus"), " 17 ") == ("gin_bonus", 17)
    assert rule_typed(table, press("gin_bonus"), "many") == ("gin_bonus", "many")
    assert rule_typed(table, press("pirates"), "1") is None
    assert rule_typed(table, press(TableRule.TURN), "17") is None
    assert asks_for_value(table, press("big_gin")) is None
    assert asks_for_value(table, press("pirates")) is None


def test_a_value_too_long_for_a_menu_stays_as_it_is() -> None:
    long = ", ".join(["GROUP 3"] * 20)
    table = table_of("control", control_set="custom", custom_controls=long)
    page = rules_menus_page(table, "custom_controls")
    check(page)
    [chosen] = [line for line in menus(page)["rule:custom_controls"] if line.get("default")]
    assert rule_chosen(table, press("custom_controls"), (chosen["value"],)) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_full_house_of_menus_fits(game: str) -> None:
    players = (
        (ANN, BEN, *[ROBIN] * (GAMES[game].seats[-1] - 3))
        if len(GAMES[game].seats) > 1
        else (ANN, BEN, ROBIN)
    )
    table = table_of(game, *players[: max(1, GAMES[game].seats[-1] - 1)])
    table.rule_changes = RuleChanges(Person(11, "Ann"), (*options.rules_of(GAMES[game]),))
    table.kept = (KeptSeat(77, 600_000),)
    check(board(table))


def test_what_is_told_elsewhere_is_not_told_again() -> None:
    """Regression: a lobby showed the clock and the target twice, and "Rounds: 1 · 1 round"."""
    table = table_of("hand", rounds=1)
    text = words(board(table)).partition("[Join]")[0]
    assert "**Rules** Hand · 1 round\n" in text
    table = table_of("rummy500", clock=5, limit=100)
    table.clock = MatchClock(Terms(600_000))
    text = words(board(table)).partition("[Join]")[0]
    assert "5 minutes" not in text.replace("**Time for a turn** 5 minutes", "")
    assert "**Clock** 10 minutes each" in text
    assert text.count("100") == 1


def test_those_who_sit_read_what_has_changed() -> None:
    table = table_of("gin", replace(ANN, name="*Ann*"), BEN, target=150)
    assert "changed" not in words(board(table))
    table.rule_changes = RuleChanges(Person(11, "*Ann*"), ("target", TableRule.TURN))
    assert r"✏️ \*Ann\* changed: Target **150** · Time for a turn **5 minutes**" in words(board(table))


def test_a_kept_seat_is_shown_with_whom_it_is_kept_for() -> None:
    table = table_of("gin")
    table.kept = (KeptSeat(77, 600_000),)
    assert "1. Ann · host\n2. *kept for* <@77> *until* <t:600:t>\n-#" in words(board(table))
    assert "*free*" not in words(board(table))
    assert board(table).mentions == ()


def test_a_lobby_is_seats_start_computers_and_one_button_for_the_rules() -> None:
    for game in GAMES:
        assert {*menus(board(table_of(game)))} == {"computer:"}
        assert {*controls(board(table_of(game)))} == {
            *("Join", "Start", "Leave", "Close", "Rules …", "🤖 Add computers, or ask for anyone …")
        }


def test_one_menu_seats_one_computer_or_all() -> None:
    [lines] = menus(board(table_of("panguingue"))).values()
    assert (lines[-1]["value"], lines[-1]["label"]) == (ANYONE, "Anyone")
    chosen = [computers_chosen((line["value"],)) for line in lines[:-1]]
    offered = levels("panguingue")
    assert chosen == [(level, all_) for all_ in (True, False) for level in offered]
    assert [line["label"] for line in lines][:2] == ["14 computers: easy", "14 computers: normal"]
    [lines] = menus(board(table_of("gin"))).values()
    assert [computers_chosen((line["value"],)) for line in lines[:-1]] == [
        (level, False) for level in levels("gin")
    ]
    assert ROBIN.kind is PlayerKind.COMPUTER
    assert menus(board(table_of("gin", ANN, ROBIN))) == {}


@pytest.mark.parametrize("value", ["", "divine", "all-", "all-divine", "all-all-easy"])
def test_computers_play_at_a_level_that_there_is(value: str) -> None:
    with pytest.raises(TableError) as refused:
        computers_chosen((value,) if value else ())
    assert refused.value.reason is TableReason.STALE


@pytest.mark.parametrize(
    ("game", "chosen", "told"),
    [
        ("control", {"max_turnovers": 0}, "thousands of turns"),
        ("gin", {"stock_floor": 30}, "many deals are draws"),
        ("gin", {"target": 10_000}, "about 1,000 deals"),
    ],
)
def test_a_lobby_warns_of_what_makes_a_match_very_long(game: str, chosen: dict[str, Any], told: str) -> None:
    shown = words(board(table_of(game, **chosen)))
    assert "may take very long" in shown
    assert told in shown


@pytest.mark.parametrize("game", GAMES)
def test_presets_and_what_a_menu_offers_bring_no_such_warning(game: str) -> None:
    spec = GAMES[game]
    for preset in (None, *spec.presets):
        assert options.lengthy(spec, spec.options(preset=preset)) == ""
    for name, allowed in spec.allowed().items():
        for value in allowed.offered:
            if allowed.low is not None:
                assert not options.lengthy(spec, spec.options(**{name: value}))
