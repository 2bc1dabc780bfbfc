"""Presses on a panel do what they offered while it is valid, and else show the initial panel."""

from random import Random

import pytest

from bot.manager.tables.table import Table
from bot.ui.custom_id import Press, custom_id
from bot.ui.games.panel_state import PanelState
from bot.ui.play.presses import action_of, is_of_other_deal, panel_state_at
from engine.actions import DrawStock
from engine.ai import Level
from engine.cards import parse_cards
from engine.games.rummy500.terms import Meld
from tests.bot.dealt import deal_on
from tests.bot.ui.games.rummy500.sample_tables import position
from tests.bot.ui.sample_tables import act, lobby, playing, press_of


def press(table: Table, verb: str, arg: Level | int | str = "") -> Press:
    return press_of(custom_id(table, verb, arg))


def test_a_press_applies_the_legal_action_in_its_place() -> None:
    table = playing()
    seat = deal_on(table).actors[0]
    legal = deal_on(table).legal_actions(seat)
    for index, action in enumerate(legal):
        assert action_of(table, seat, press(table, "act", index)) == action
        assert action_of(table, seat, press(table, "act"), (str(index),)) == action
    for forged in (len(legal), "x", ""):
        assert action_of(table, seat, press(table, "act", forged)) is None
    assert action_of(table, seat, press(table, "pick", 0)) is None


def test_what_is_offered_no_more_is_not_applied() -> None:
    table = playing()
    seat = deal_on(table).actors[0]
    old = {verb: press(table, verb, 0) for verb in ("act", "pick", "sure")}
    assert panel_state_at(table, seat, old["pick"]) == PanelState(picked=0)
    assert panel_state_at(table, seat, old["sure"]) == PanelState(asked=0)
    act(table, Random(1).choice(deal_on(table).legal_actions(seat)))
    assert action_of(table, seat, old["act"]) is None
    assert (
        panel_state_at(table, seat, old["pick"]) == panel_state_at(table, seat, old["sure"]) == PanelState()
    )
    assert panel_state_at(table, seat, press(table, "resign")) == PanelState(resigning=True)
    assert action_of(lobby(), 0, press(lobby(), "act", 0)) is None


def test_what_was_put_together_on_the_panel_is_made_of_it() -> None:
    table = position("7H 8H 9H KD", "5C 6C 7C")
    act(table, DrawStock())
    hand = deal_on(table).view(0).hand
    places = sum(1 << hand.index(card) for card in parse_cards("7H 8H 9H"))
    made = action_of(table, 0, press(table, "make", f"meld.{places:x}"))
    assert made == Meld(parse_cards("7H 8H 9H"))
    for forged in ("", "meld.zz", "nothing"):
        assert action_of(table, 0, press(table, "make", forged)) is None


@pytest.mark.parametrize(
    ("verb", "bound"),
    [("close", True), ("ready", True), ("resign_sure", True), ("join", False), ("hand", False)],
)
def test_the_button_of_a_lobby_does_not_end_the_match_that_has_begun(verb: str, bound: bool) -> None:
    before = press(lobby(), verb)
    assert not is_of_other_deal(lobby(), before)
    assert is_of_other_deal(playing(), before) == bound
    assert not is_of_other_deal(playing(), press(playing(), verb))
