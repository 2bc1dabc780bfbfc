"""The registry of panels: a game's own panel, and the general parts around it."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.texts.games import wordings as games
from bot.texts.games.wording import Wording
from bot.ui.components import text
from bot.ui.custom_id import Press, custom_id
from bot.ui.games import panels
from bot.ui.games.panel import Panel
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.play.hand_panel import hand
from bot.ui.play.presses import action_of, next_action_of
from bot.ui.tables.board import board
from engine.actions import Action
from engine.cards import code, parse_cards
from engine.views import View
from tests.bot.dealt import deal_on, instance
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import controls, discards, playing, press_of, words
from tests.play.threes import SPEC, ThreesDeal, Trio
from tests.play.threes_panel import PANEL

HAND = parse_cards("5S 5H 5D 2C")


def threes() -> Table:
    """Ann and Ben at Threes; Ben has three 5s, has drawn, and is to discard."""
    table = playing()
    table.spec, table.options, table.preset = SPEC, SPEC.options(), None
    table.match = SPEC.new_match(seats=2)
    order = [*parse_cards("AS AD 3C 4H"), *HAND]
    rest = [card for card in table.match.pack() if card not in order]
    deal = table.match.deal([*order, *rest], seed=bytes(32))
    assert isinstance(deal, ThreesDeal)
    deal.apply(1, deal.legal_actions(1)[0])
    table.deal = deal
    return table


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose game is in the registry of panels."""
    own = MappingProxyType({**panels.PANELS, SPEC.key: PANEL})
    monkeypatch.setattr(panels, "PANELS", own)
    return threes()


def press(table: Table, page: Page, label: str, *values: str) -> Page:
    """Return the panel that a press leads to."""
    pressed = press_of(controls(page)[label]["custom_id"])
    assert pressed.ply == table.ply
    shown = hand(table, 1, stage=panel_state_of(pressed, values))
    check(shown)
    return shown


def test_a_choice_is_made_step_by_step_with_what_was_picked_in_the_custom_ids(listed: Table) -> None:
    page = hand(listed, 1)
    check(page)
    held = deal_on(listed).view(1).hand
    fives = [str(place) for place, card in enumerate(held) if card in HAND[:3]]
    first = press(listed, page, "Show three …")
    assert controls(first)["0 picked …"]["max_values"] == 3
    second = press(listed, first, "0 picked …", *fives[:2])
    assert {option["value"] for option in controls(second)["2 picked …"]["options"]}.isdisjoint(fives[:2])
    third = press(listed, second, "2 picked …", fives[2])
    assert "You show 5♠ 5♦ 5♥." in words(third)
    made = press_of(controls(third)["Show 5♠ 5♦ 5♥"]["custom_id"])
    assert (made.verb, made.ply_bound) == ("make", True)
    action = PANEL.build_action(deal_on(listed).view(1), panel_state_of(made))
    assert isinstance(action, Trio)
    deal_on(listed).check(1, action)
    for shown in (first, second, third):
        assert press_of(controls(shown)["Back"]["custom_id"]).verb == "back"


def test_a_step_stands_in_place_of_the_choices_beside_the_hand(listed: Table) -> None:
    bare, stepped = hand(listed, 1), hand(listed, 1, stage=PanelState(step="show"))
    assert discards(bare)
    assert not discards(stepped)
    assert words(bare).split("\nUpcard")[0] == words(stepped).split("\nUpcard")[0]


def test_several_actions_by_one_press_are_asked_for_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def show_and_discard(view: View, stage: PanelState) -> Action | None:
        return {"2": view.legal[-1], "1": view.legal[0]}.get(stage.step) if len(view.hand) > 4 else None

    own = MappingProxyType({SPEC.key: Panel(next_action=show_and_discard)})
    monkeypatch.setattr(panels, "PANELS", own)
    table = threes()
    view = deal_on(table).view(1)
    for word, action in (("1", view.legal[0]), ("2", view.legal[-1]), ("3", None)):
        pressed = press_of(custom_id(table, "run", word))
        assert pressed.ply_bound
        then = next_action_of(table, pressed)
        assert then is not None
        assert action_of(table, 1, pressed) == then(view) == action
    pressed = press_of(custom_id(table, "run", "1"))
    then = next_action_of(table, pressed)
    assert then is not None
    deal_on(table).apply(1, view.legal[0])
    assert then(deal_on(table).view(1)) is None
    assert action_of(table, 1, pressed) is None
    assert next_action_of(table, press_of(custom_id(table, "act", 0))) is None


@pytest.mark.parametrize(
    "stage",
    [
        PanelState(step="hide"),
        PanelState(step="show.9"),
        PanelState(step="show.1.1"),
        PanelState(step="show.x"),
        PanelState(step="show.0.1.2.3"),
        PanelState(step="show", values=("0", "0")),
        PanelState(step="show", values=("Q",)),
        PanelState(values=("0",)),
    ],
)
def test_a_step_that_makes_no_sense_is_the_bare_panel(listed: Table, stage: PanelState) -> None:
    assert hand(listed, 1, stage=stage) == hand(listed, 1)


@pytest.mark.parametrize("game", [playing, threes])
def test_a_step_of_a_game_that_has_none_is_the_bare_panel(game: Callable[..., Any]) -> None:
    table = game()
    assert hand(table, 1, stage=PanelState(step="show", values=("0",))) == hand(table, 1)


@pytest.mark.long
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(
    st.sampled_from(["step", "make"]),
    st.from_regex(r"(show)?[0-9a-z._-]{0,20}", fullmatch=True),
    st.lists(st.text(max_size=3), max_size=4),
)
def test_no_forged_step_breaks_a_panel(listed: Table, verb: str, arg: str, values: list[str]) -> None:
    stage = panel_state_of(Press(listed.id, 1, listed.ply, verb, arg), values)
    check(hand(listed, 1, stage=stage))
    deal = instance(ThreesDeal, listed.deal)
    assert PANEL.build_action(deal.view(1), stage) in (None, *map(Trio, deal.hands[1]))


def test_what_stands_out_comes_before_everything_but_the_title(listed: Table) -> None:
    lines = words(hand(listed, 1)).splitlines()
    assert [line for line in lines if line.startswith("# ")] == ["# Ann dealt"]
    assert lines.index("# Ann dealt") < next(at for at, line in enumerate(lines) if line.startswith("## "))
    assert "# Ann dealt" in words(hand(listed, 0))


def test_a_panel_may_change_each_part_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Panel(
        warning=lambda _view, names: f"Beware of {names[0]}.",
        waiting=lambda _view: "Wait and see.",
        standing=lambda _table, _view: "The first round",
        board=lambda _view, _names, turn: [[turn], ["The middle is empty."], []],
        choices=lambda *_: [text("Nothing to press.")],
    )
    monkeypatch.setattr(panels, "PANELS", MappingProxyType({SPEC.key: own}))
    table = threes()
    acting = words(hand(table, 1))
    assert acting.index("Upcard") < acting.index("\n## ") < acting.index("Beware of Ann.")
    assert "Nothing to press." in acting
    assert "Wait and see." in words(hand(table, 0))
    lines = words(board(table)).splitlines()
    assert lines[1:4] == ["The first round", lines[2], "The middle is empty."]
    assert lines[2].startswith("▶ **Ben** to play")
    table.take(table.with_player(0, resigned=True))
    assert "Wait and see." not in words(hand(table, 0))


def test_a_game_may_have_nothing_to_say_beside_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    table = threes()
    own = Wording(overview=lambda *_: [])
    monkeypatch.setattr(games, "_BY_TYPE", {type(deal_on(table).view(1)): own})
    page = hand(table, 1)
    check(page)
    assert "Upcard" not in words(page)


def test_a_long_argument_fits_beside_the_ids_of_our_tables() -> None:
    table = playing()
    table.id, table.deal_no = "k7w2m9x4qz", 999_999
    written = custom_id(table, "step", "9" * 64)
    assert len(written) <= 100
    assert press_of(written).arg == "9" * 64


def test_what_a_game_offers_can_be_typed(listed: Table) -> None:
    view = deal_on(listed).view(1)
    [(label, typed)] = PANEL.complete_move(view, "trio", "")
    assert label == "Show 5♠ 5♦ 5♥"
    assert sorted(parse_cards(typed)) == sorted(HAND[:3])
    assert PANEL.parse_move(view, "trio", code(HAND[:3])) == PANEL.parse_move(view, "trio", typed)
