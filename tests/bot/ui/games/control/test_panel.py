"""The panel and the board of Control Card Rummy: marks, offers, selection, typing and texts."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.texts.localization import use_locale
from bot.ui.appearance import Appearance
from bot.ui.games.panel_state import PanelState, index_of, panel_state_of
from bot.ui.games.panels import panel_of
from bot.ui.help.rules import rules_page
from bot.ui.play.hand_panel import hand
from bot.ui.play.presses import action_of, next_action_of
from bot.ui.tables.board import board
from data.settings import Cards
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import parse_cards
from engine.errors import CardError
from engine.games.control.control_cards import ControlKind
from engine.games.control.terms import LayOff, Meld, PlayControl, TurnOver
from tests.bot.dealt import control_on, instance
from tests.bot.ui.games.control.sample_tables import CONTROL, control, put
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import (
    BY_MENU,
    act,
    controls,
    discard_notes,
    discards,
    picked,
    press_of,
    words,
)
from tests.engine.games.control.table import at, c, drawn

HELD = ["STEPS GROUP", "SUM SUM", "SUIT EITHER"]


def running(**options: Any) -> Table:
    """Ann has drawn 7C to a sequence and a group; closed, open and stepped melds are laid."""
    return put(
        drawn(
            at(
                "7S 7H 7D 5C 6C 8H 4H 2S",
                "AC 3C 9D",
                "KC KD",
                stock="7C",
                table=["1 SUIT 2D 5D 8D QD", "0 SEQUENCE 9H 10H JH", "2 STEPS 2H 6H 10H"],
                pile="EVENS SEQUENCE",
                deck="GROUP STEPS",
                **options,
            )
        )
    )


def holding(**options: Any) -> Table:
    """Ann holds STEPS and GROUP, has drawn 7C to a group in hand; SEQUENCE is in force."""
    position = at(
        "7S 7H 7D 5C 9C",
        "AC 3C 9D",
        "KC KD",
        stock="7C",
        pile="GROUP SEQUENCE",
        deck="SUM ODDS",
        held=HELD,
        control_mode="held",
        held_controls=2,
        **options,
    )
    return put(drawn(position))


def press(table: Table, part: dict[str, Any], *values: str, seat: int = 0) -> Any:
    """Return the action that a press makes, or the panel that it leads to."""
    pressed = press_of(part["custom_id"])
    assert pressed.ply in (0, table.ply)
    if pressed.verb == "make":
        return panel_of(table).build_action(control_on(table).view(seat), panel_state_of(pressed, values))
    index = index_of(pressed, values)
    if index is not None:
        return control_on(table).legal_actions(seat)[index]
    return hand(table, seat, stage=panel_state_of(pressed, values))


def click(table: Table, page: Page, label: str, seat: int = 0) -> Any:
    return press(table, controls(page)[label], seat=seat)


def choose(table: Table, page: Page, menu: str, *labels: str, seat: int = 0) -> Any:
    lines = controls(page)[menu]["options"]
    values = [next(line["value"] for line in lines if line["label"] == label) for label in labels]
    return press(table, controls(page)[menu], *values, seat=seat)


def typed(table: Table, verb: str, text: str, seat: int = 0) -> Action | None:
    return panel_of(table).parse_move(control_on(table).view(seat), verb, text)


def offers(table: Table, verb: str, text: str, seat: int = 0) -> Sequence[tuple[str, str]]:
    return panel_of(table).complete_move(control_on(table).view(seat), verb, text)


# --- control cards


def test_the_control_card_in_force_is_a_heading_on_the_board_and_said_once_on_the_panel() -> None:
    table = running()
    asked = "Three or more consecutive cards of one suit"
    when = "Three or four cards of one rank · in the next round, before Ann draws · 2 control"
    assert f"# 🎴 SEQUENCE\n{asked}.\n### Next: GROUP\n-# {when}" in words(board(table))
    own = words(hand(table, 0))
    assert (
        f"**Your turn** to meld, lay off, and discard · ⏳ <t:1790000000:R>\n🎴 **SEQUENCE** {asked}\n" in own
    )
    assert own.count(asked) == 1
    before, after = own.split("**Your turn**")
    assert f"-# **Next: GROUP** · {when}" in before
    assert "GROUP" not in after


def test_of_several_in_force_each_has_its_line() -> None:
    table = control(3, preset="numo_6", controls_in_force=2)
    told = words(board(table))
    kinds = control_on(table).view(None).in_force
    assert set(kinds) >= {ControlKind.STEPS, ControlKind.SEQUENCE}
    for kind in set(kinds):
        assert f"🎴 {kind.upper()}\n" in told
    assert "Three or more in equal steps, of any suits, like 2-5-8.\n" in told


def test_every_mode_tells_when_the_next_one_comes() -> None:
    told = {mode: words(board(control(3, control_mode=mode))) for mode in ("turn", "deal", "held", "deck")}
    assert "before Cid draws · 11 control cards left" in told["turn"]
    assert "only if the discard pile is turned over · 9 control cards left" in told["deal"]
    assert "Turned up · in force until somebody plays another · 8 control cards left" in told["held"]
    assert "until another one comes up in the stock, which has 11 control cards" in told["deck"]
    assert "Both are always in force: there are no other control cards" in words(
        board(control(2, preset="numo_1"))
    )
    hidden = words(board(control(2, preview=False)))
    assert "The next one is hidden · in the next round, before Ben draws · 11 control cards left" in hidden
    assert "### Next" not in hidden


def test_an_empty_control_deck_is_said_to_be_shuffled() -> None:
    table = put(at("7S 7H 7D 5C", pile="GROUP SUM", deck=""))
    assert "Next in the next round, before Ann draws: the played control cards, reshuffled" in words(
        board(table)
    )


def test_whoever_played_the_control_card_is_named() -> None:
    table = holding()
    act(table, PlayControl(ControlKind.STEPS))
    assert "# 🎴 STEPS\n" in words(board(table))
    assert "-# Played by Ann · in force until" in words(board(table))
    assert "Ann drew" not in words(board(table))
    assert "played 🎴 **STEPS** and took a new one" in words(board(table))


# --- the hand


def test_melds_that_fit_stand_in_brackets_and_the_drawn_card_is_marked() -> None:
    told = words(hand(running(), 0))
    assert "## [5♣ 6♣ 7♣\\*]\n## 2♠ 7♠ 7♦ 4♥ 7♥ 8♥\n" in told
    assert "\\* just drawn · For **SEQUENCE**: `5♣ 6♣ 7♣`\n" in told
    assert "-# For GROUP you have" in told
    assert "## 2♠ 7♠ 5♣ 6♣ 7♣\\* 7♦ 4♥ 7♥ 8♥\n" in words(hand(running(), 0, sort="suit"))


def test_a_card_taken_from_the_pile_is_said_not_to_be_discarded() -> None:
    table = put(at("7S 7H 5C 9C", top="KS"))
    act(table, TakeUpcard())
    page = hand(table, 0)
    assert "\\* `K♠` is from the discard pile: you cannot discard it this turn · " in words(page)
    assert set(discards(page)) == {"7♠", "7♥", "5♣", "9♣"}


def test_after_the_meld_of_the_turn_nothing_is_in_brackets() -> None:
    table = running()
    act(table, Meld(parse_cards("5C 6C 7C")))
    told = words(hand(table, 0))
    assert "## [" not in told
    assert "You have melded this turn." in told
    assert "Pick a meld …" not in controls(hand(table, 0))


@pytest.mark.parametrize(("seat", "kinds"), [(1, ["SEQUENCE"]), (2, ["SEQUENCE"])])
def test_who_waits_in_the_same_round_is_told_what_is_in_force(seat: int, kinds: list[str]) -> None:
    told = words(hand(running(), seat))
    assert re.findall(r"🎴 \*\*(\w+)\*\*", told) == kinds
    assert "On your next turn, unless the discard pile is turned over:" in told


def test_who_waits_for_the_next_round_is_told_the_next_control_card_with_what_fits_it() -> None:
    table = running()
    act(table, Discard(c("2S")))
    told = words(hand(table, 0))
    assert re.findall(r"🎴 \*\*(\w+)\*\*", told) == ["GROUP"]
    assert "For GROUP you have `7♠ 7♦ 7♥`" in told or "For GROUP you have `7♠ 7♣ 7♦ 7♥`" in told
    assert "🎴 **SEQUENCE** Three or more consecutive cards" in words(hand(table, 2))
    hidden = running(preview=False)
    act(hidden, Discard(c("2S")))
    assert "🎴" not in words(hand(hidden, 0))
    assert "The table shows the control card in force" in words(hand(hidden, 0))


def test_several_in_force_are_those_of_the_next_turn_and_the_kinds_of_a_level() -> None:
    table = running(controls_in_force=2)
    act(table, Discard(c("2S")))
    assert re.findall(r"🎴 \*\*(\w+)\*\*", words(hand(table, 0))) == ["GROUP", "SEQUENCE"]
    assert re.findall(r"🎴 \*\*(\w+)\*\*", words(hand(table, 2))) == ["SEQUENCE", "EVENS"]


@pytest.mark.parametrize("mode", ["turn", "held", "deck"])
def test_who_waits_is_not_told_what_may_change_meanwhile(mode: str) -> None:
    told = words(hand(running(control_mode=mode), 1))
    assert "SEQUENCE" not in told
    assert "The table shows the control card in force" in told


# --- held control cards


def test_held_control_cards_are_one_press_for_each_kind_with_their_text() -> None:
    table = holding()
    page = hand(table, 0)
    assert "You hold 🎴 **STEPS** and 🎴 **GROUP**; you may play one now." in words(page)
    label = "Play STEPS: Three or more of one suit in equal steps of 2 or more, like 2-5-8."
    assert click(table, page, label) == PlayControl(ControlKind.STEPS)
    assert click(table, page, "Play GROUP: Three or four cards of one rank.") == PlayControl(
        ControlKind.GROUP
    )
    act(table, PlayControl(ControlKind.STEPS))
    page = hand(table, 0)
    assert not [label for label in controls(page) if label.startswith("Play ")]
    assert "You hold 🎴 **GROUP** Three or four cards of one rank: `7♠ 7♣ 7♦ 7♥` (only one a turn)" in words(
        page
    )
    assert (
        "You hold 🎴 **SUM** Exactly three of one suit; two add up to the third (only one a turn)"
        in words(page)
    )
    assert "took **SUM** for it" not in words(board(table))


def test_two_of_a_kind_are_one_button() -> None:
    table = put(
        drawn(at("7S 7H 5C", "AC 3C", stock="7C", held=["SUM SUM", "GROUP GROUP"], control_mode="held"))
    )
    assert len([label for label in controls(hand(table, 0)) if label.startswith("Play ")]) == 1


# --- melding and laying off


def test_the_best_meld_is_one_press_and_others_are_in_a_menu() -> None:
    table = put(drawn(at("7S 8S 9S 10S KH", "AC JH", stock="2D", pile="SEQUENCE")))
    page = hand(table, 0)
    assert click(table, page, "Meld 7♠ 8♠ 9♠ 10♠") == Meld(parse_cards("7S 8S 9S 10S"), ControlKind.SEQUENCE)
    lines = [(line["label"], line["description"]) for line in controls(page)["Lay a meld …"]["options"]]
    assert lines == [
        ("Meld 7♠ 8♠ 9♠ 10♠", "SEQUENCE · 34 points · 2 cards left"),
        ("Meld 8♠ 9♠ 10♠", "SEQUENCE · 27 points · 3 cards left"),
        ("Meld 7♠ 8♠ 9♠", "SEQUENCE · 24 points · 3 cards left"),
    ]


def test_a_meld_is_picked_card_by_card_and_seen_before_it_is_laid() -> None:
    table = running()
    picking = click(table, hand(table, 0), "Pick a meld …")
    menu = "Pick the cards of a meld …"
    seen = choose(table, picking, menu, "5♣", "6♣", "7♣")
    assert "`5♣ 6♣ 7♣` is **SEQUENCE** · 18 points · 6 cards left" in words(seen)
    assert [line["label"] for line in controls(seen)[menu]["options"] if line.get("default")] == [
        "5♣",
        "6♣",
        "7♣",
    ]
    assert click(table, seen, "Meld 5♣ 6♣ 7♣ as SEQUENCE") == Meld(
        parse_cards("5C 6C 7C"), ControlKind.SEQUENCE
    )
    refused = choose(table, seen, menu, "7♠", "7♦", "7♥")
    assert "`7♠ 7♦ 7♥` fits **GROUP**, but **SEQUENCE** does not allow it." in words(refused)
    assert "**GROUP** comes next. You can **Meld 5♣ 6♣ 7♣**, **Lay off" in words(refused)
    assert not [label for label in controls(refused) if label.startswith("Meld")]
    assert click(table, refused, "Back") == hand(table, 0)
    check(refused)


def test_of_several_kinds_one_is_chosen() -> None:
    position = at("3S 5S 7S KH 2D", "AC JH", stock="9D", pile="PRIMES ODDS STEPS", controls_in_force=3)
    table = put(drawn(position))
    picking = click(table, hand(table, 0), "Pick a meld …")
    seen = choose(table, picking, "Pick the cards of a meld …", "3♠", "5♠", "7♠")
    assert "is **STEPS**, **PRIMES** or **ODDS**" in words(seen)
    cards = parse_cards("3S 5S 7S")
    assert click(table, seen, "Meld 3♠ 5♠ 7♠ as ODDS") == Meld(cards, ControlKind.ODDS)
    assert click(table, seen, "Meld 3♠ 5♠ 7♠ as PRIMES") == Meld(cards, ControlKind.PRIMES)


def test_several_cards_are_laid_off_at_once() -> None:
    table = running()
    picking = click(table, hand(table, 0), "Lay off several …")
    seen = choose(table, picking, "Pick the cards to lay off …", "4♥", "8♥")
    assert click(table, seen, "Lay off 4♥ 8♥ on #3: 2♥ 6♥ 10♥") == LayOff(parse_cards("4H 8H"), 2)
    nowhere = choose(table, picking, "Pick the cards to lay off …", "5♣")
    assert "`5♣` fits no meld on the table: #2 takes `8♥` `Q♥`; #3 takes `4♥ 8♥`." in words(nowhere)


def test_the_meld_of_the_turn_and_all_that_fits_are_one_press() -> None:
    table = running()
    pressed = press_of(
        controls(hand(table, 0))["Lay all (1 meld, 2 cards laid off): 4 cards left"]["custom_id"]
    )
    action, then = action_of(table, 0, pressed), next_action_of(table, pressed)
    while action is not None:
        act(table, action)
        assert then is not None
        action = then(control_on(table).view(0))
    assert len(control_on(table).view(0).hand) == 4
    assert not [label for label in controls(hand(table, 0)) if label.startswith(("Lay", "Pick"))]


def test_picking_is_offered_only_where_something_fits() -> None:
    table = put(drawn(at("7S 9H KH 2C", "AC JH", stock="4D", pile="SEQUENCE", table=["1 SUIT 2D 5D 8D QD"])))
    page = hand(table, 0)
    assert not [label for label in controls(page) if "…" in label]
    assert "**Your turn** to discard a card" in words(page)


def test_the_panel_has_melds_in_a_line_for_each_owner_and_what_of_the_hand_fits() -> None:
    told = words(hand(running(), 0))
    assert "**Ann** #2 `9♥ 10♥ J♥` SEQUENCE\n**Ben** #1 `2♦ 5♦ 8♦ Q♦` SUIT\n" in told
    assert "-# To lay off: `8♥` on #2 and `4♥ 8♥` on #3" in told


def test_a_card_that_fits_two_melds_has_a_line_for_each() -> None:
    position = at(
        "8H 2S 3C",
        "AC 3C",
        stock="4D",
        table=["0 SEQUENCE 5H 6H 7H", "1 GROUP 8S 8C 8D"],
        pile="GROUP",
        decks="2",
    )
    table = put(drawn(position))
    page = hand(table, 0)
    lines = [(line["label"], line["description"]) for line in controls(page)["Lay off …"]["options"]]
    assert lines == [
        ("Lay off 8♥ on #1: 5♥ 6♥ 7♥", "SEQUENCE, yours · 8 points · 3 cards left"),
        ("Lay off 8♥ on #2: 8♠ 8♣ 8♦", "GROUP, an opponent's · 8 points · 3 cards left"),
    ]
    assert choose(table, page, "Lay off …", "Lay off 8♥ on #2: 8♠ 8♣ 8♦") == LayOff((c("8H"),), 1)


def test_discarding_back_is_one_press_and_shows_what_it_costs_with_points_off() -> None:
    table = running(scoring="penalty")
    page = hand(table, 0)
    assert click(table, page, "7♣") == Discard(c("7C"))
    notes = discard_notes(hand(table, 0, look=BY_MENU))
    assert notes["2♠"] == "Loosest · 2 points"
    assert notes["8♥"] == "8 points · fits #2 and Cid's #3"
    assert notes["7♣"] == "just drawn · 7 points · breaks 5♣ 6♣ 7♣"


# --- the pile


def test_turning_the_pile_over_is_asked_first_with_what_it_does() -> None:
    table = put(at("7S 7H 7D 5C", "AC JH", top="KS", left=0, pile="GROUP", deck="SUM SUIT"))
    page = hand(table, 0)
    assert "**Your turn** to take `K♠`, or turn the discard pile over" in words(page)
    asked = click(table, page, "Turn the discard pile over")
    assert "the oldest on top, the next control card (SUM) is played, and you draw the top card." in words(
        asked
    )
    assert "It can be turned over 3 times in a deal; this is number 1." in words(asked)
    assert click(table, asked, "Yes") == TurnOver()
    act(table, TurnOver())
    assert "# 🎴 SUM" in words(board(table))
    assert "(turned over)" in words(hand(table, 0))
    assert "turned over 1 of 3" in words(board(table))
    assert (
        "Ann turned over the discard pile (46 cards), turned up 🎴 **SUM** and drew from the stock."
        in words(board(table))
    )


def test_the_last_turn_over_is_a_dead_hand_and_says_so() -> None:
    table = put(at("7S 7H 7D 5C", "AC JH", left=0, turnovers=3))
    page = hand(table, 0)
    assert "or pass and end the deal" in words(page)
    asked = click(table, page, "Pass: the deal is dead")
    assert "has been turned over 3 times: the deal is dead and nobody scores." in words(asked)
    act(table, TurnOver())
    assert "A dead deal: nobody scores" in words(board(table))


def test_a_stall_is_told_when_it_is_near() -> None:
    assert "dead deal" not in words(board(put(at("7S 7H", "AC JH", idle_turns=9))))
    told = words(board(put(at("7S 7H", "AC JH", idle_turns=17))))
    assert "⚠️ the deal is dead in 3 turns without a draw from the stock, meld or lay-off" in told


# --- the board and the result


def test_the_board_numbers_the_melds_and_tells_what_they_take() -> None:
    told = words(board(running()))
    assert "**Ann**\n#2 `9♥ 10♥ J♥` SEQUENCE · takes `8♥` `Q♥`\n" in told
    assert "**Ben**\n#1 `2♦ 5♦ 8♦ Q♦` SUIT · closed\n" in told
    assert "**Cid**\n#3 `2♥ 6♥ 10♥` STEPS · takes `4♥ 8♥`" in told
    assert (
        "-# Upcard · stock 79 · Ann 9 cards · Ben 3 cards · Cid 2 cards · Cid dealt · discard pile 1" in told
    )
    assert "to 500 · deal 1" in told


def test_beside_a_picture_with_the_upcard_no_word_is_left_of_it() -> None:
    told = words(hand(put(at("7S 7H 5C 9C", top="KS")), 0, look=Appearance(cards=Cards.PICTURES)))
    assert "-# Stock" in told
    assert "Upcard ·" not in told


def test_going_out_shows_the_cards_that_count() -> None:
    table = put(
        drawn(at("7S 7H 7D", "AC 3C", stock="QH", table=["1 SEQUENCE 9H 10H JH"], pile="GROUP", hand_size=7))
    )
    act(table, LayOff((c("QH"),), 0))
    act(table, Meld(parse_cards("7S 7H 7D")))
    told = words(board(table))
    assert "### Ann goes out and scores 21" in told
    assert "**Ann** `7♠ 7♦ 7♥` = 21: **+21**" in told
    assert "**Ben** `9♥ 10♥ J♥ Q♥` = 42 melded, but did not go out: **0**" in told


def test_what_cards_count_for_follows_the_options() -> None:
    position: dict[str, Any] = {
        "table": ["1 GROUP 7S 7H 7D", "0 SEQUENCE 9H 10H JH"],
        "stock": "QH",
        "pile": "GROUP",
    }
    lines = {}
    chosen: dict[str, dict[str, Any]] = {
        "layer": {"meld_credit": "layer", "meld_scope": "all"},
        "all": {"meld_scope": "all"},
        "penalty": {"scoring": "penalty"},
    }
    for name, options in chosen.items():
        table = put(drawn(at("7C 4S", "KS 2D", top="KD", **position, **options)))
        act(table, LayOff((c("7C"),), 0))
        act(table, LayOff((c("QH"),), 1))
        act(table, Discard(c("4S")))
        lines[name] = words(board(table))
    assert "**Ann** `7♣` 7 + `9♥ 10♥ J♥ Q♥` 42 = 49: **+49**" in lines["layer"]
    assert "**Ben** `7♠ 7♦ 7♥` = 21: **+21**" in lines["layer"]
    assert "**Ann** `9♥ 10♥ J♥ Q♥` = 42: **+42**" in lines["all"]
    assert "**Ben** `7♠ 7♣ 7♦ 7♥` = 28: **+28**" in lines["all"]
    assert "### Ann goes out; the others lose points for their cards" in lines["penalty"]
    assert "**Ben** holds `K♠ 2♦` = 15: **−15**" in lines["penalty"]
    assert "Ann **0** · Ben **−15** · to −500" in lines["penalty"]


def test_the_lobby_tells_a_limit_below_zero() -> None:
    table = control(3, preset="penalty")
    table.status = Status.LOBBY
    assert "**Rules** Penalty · to −200" in words(board(table))


# --- typed moves


def test_moves_are_typed() -> None:
    table = running()
    run = parse_cards("5C 6C 7C")
    assert typed(table, "meld", "5c 6C, 7♣") == Meld(run, None)
    assert typed(table, "meld", "5C 6C 7C, Sequence") == Meld(run, ControlKind.SEQUENCE)
    assert instance(Meld, typed(table, "meld", "7S AS 2S steps")).cards == parse_cards("7S AS 2S")
    assert typed(table, "layoff", "4H 8H") == LayOff(parse_cards("4H 8H"), None)
    assert typed(table, "layoff", "8H on 2") == LayOff((c("8H"),), 1)
    assert typed(table, "layoff", "8H #2") == LayOff((c("8H"),), 1)
    assert typed(table, "layoff", "8H on 9H JH") == LayOff((c("8H"),), 1)
    assert typed(table, "layoff", "8H on QS") == LayOff((c("8H"),), 3)
    assert typed(holding(), "control", " Steps ") == PlayControl(ControlKind.STEPS)
    assert typed(table, "discard", "8H") is None


def test_moves_are_typed_in_the_language_of_the_player_or_in_english() -> None:
    table, run = running(), parse_cards("5C 6C 7C")
    with use_locale("pl"):
        for name in ("Sekwens", "sequence"):
            assert typed(table, "meld", f"5C 6C 7C {name}") == Meld(run, ControlKind.SEQUENCE)
            assert [value for _, value in offers(table, "meld", f"7C {name}")] == ["5C 6C 7C sequence"]
        assert offers(table, "meld", "7C kroki") == []
        for on in ("na", "on"):
            assert typed(table, "layoff", f"8H {on} 9H JH") == LayOff((c("8H"),), 1)
        assert typed(holding(), "control", "KROKI") == PlayControl(ControlKind.STEPS)
    with pytest.raises(CardError):
        typed(table, "meld", "5C 6C 7C sekwens")


def test_equal_cards_of_two_packs_are_told_apart_by_the_hand() -> None:
    table = put(drawn(at("7S 7S 7H 7D", "AC JH", stock="7C", pile="GROUP", decks="2")))
    hand_ = control_on(table).view(0).hand
    meant = instance(Meld, typed(table, "meld", "7S 7H 7D"))
    assert set(meant.cards) <= set(hand_)
    twice = instance(Meld, typed(table, "meld", "7S 7S 7H"))
    assert len(set(twice.cards)) == 3
    assert set(twice.cards) <= set(hand_)


def test_completion_offers_what_the_cards_so_far_can_become() -> None:
    table = running()
    assert offers(table, "meld", "") == []
    assert offers(table, "meld", "7C") == [
        ("Meld 5♣ 6♣ 7♣ · SEQUENCE · 18 points · 6 cards left", "5C 6C 7C sequence")
    ]
    assert offers(table, "layoff", "4H 8H") == [
        ("Lay off 4♥ 8♥ on #3: 2♥ 6♥ 10♥ · STEPS · 12 points · 7 cards left", "4H 8H on #3")
    ]
    for verb, text in (("meld", "KS"), ("meld", "zz"), ("layoff", "2S"), ("draw", "2S")):
        assert offers(table, verb, text) == []
    assert offers(table, "meld", "AC", seat=1) == []


def test_what_is_offered_is_understood_and_accepted() -> None:
    table = running()
    for verb, text in (("meld", "7C"), ("layoff", "4H 8H"), ("layoff", "8H")):
        for _, offered in offers(table, verb, text):
            control_on(table).check(0, instance(Action, typed(table, verb, offered)))


# --- rules


@pytest.mark.long
def test_every_page_of_the_rules_fits() -> None:
    extremes: dict[str, Any] = {
        "control_set": "numbers",
        "number_suit": "any",
        "ace_high": True,
        "controls_in_force": 3,
    }
    custom: dict[str, Any] = {
        "control_set": "custom",
        "custom_controls": "SUM 2, PRODUCT 2, FACTORS 2, PRIMES 2, EVENS 1, ODDS 1",
    }
    chosen = [CONTROL.options(preset=preset) for preset in CONTROL.presets]
    chosen += [CONTROL.options(**extremes), CONTROL.options(**custom, scoring="penalty", control_mode="held")]
    for options in chosen:
        first = rules_page(CONTROL, options)
        check(first)
        for option in controls(first)["Choose a topic …"]["options"]:
            check(rules_page(CONTROL, options, option["value"]))


def test_a_stage_of_another_player_is_the_bare_panel() -> None:
    table = running()
    assert hand(table, 1, stage=PanelState(step="meld", values=("0", "1"))) == hand(table, 1)


def test_cards_that_are_picked_are_lifted_in_the_picture() -> None:
    table = running()
    view, look = control_on(table).view(0), Appearance(cards=Cards.PICTURES)
    place = str(view.hand.index(c("8H")))
    for step in ("meld", "lay"):
        shown = hand(table, 0, stage=PanelState(step=step, values=(place,)), look=look)
        assert picked(shown) == frozenset([c("8H")])
    assert not picked(hand(table, 0, stage=PanelState(step="other", values=(place,)), look=look))
