"""The pages of Rummy 500: the board, and the panel at each point of a turn."""

import pytest

from bot.manager.tables.table import Status, Table
from bot.manager.time.match_clock import MatchClock, Terms
from bot.texts.help.rules import SHORT, topics
from bot.texts.play.actions import action_note
from bot.ui.appearance import Appearance
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.games.panels import panel_of
from bot.ui.help.rules import rules_page
from bot.ui.play.hand_panel import hand
from bot.ui.play.presses import action_of, next_action_of
from bot.ui.tables.board import board
from data.settings import Cards
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card, parse_cards
from engine.games.rummy500.terms import LayOff, Meld, TakePile
from engine.match import Outcome
from tests.bot.dealt import instance, match_on, rummy500_on
from tests.bot.ui.games.rummy500.sample_tables import NAMES, R500, moments, position, rummy
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, controls, discards, picked, press_of, words

ANN, BEN = 0, 1


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def after(table: Table, *actions: Action) -> Table:
    for action in actions:
        act(table, action)
    return table


def labels(table: Table, stage: PanelState | None = None) -> set[str]:
    return set(controls(hand(table, rummy500_on(table).actors[0], stage=stage)))


def menu(table: Table, title: str, stage: PanelState | None = None) -> dict[str, str]:
    """Return the options of a menu, label to description."""
    found = controls(hand(table, rummy500_on(table).actors[0], stage=stage))[title]
    return {option["label"]: option.get("description", "") for option in found["options"]}


# --- the board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_shows_the_spread_and_a_line_for_every_player(seats: int) -> None:
    table = rummy(seats, 3)
    shown = words(board(table))
    each, left = (13, 25) if seats == 2 else (7, 51 - 7 * seats)
    for name in NAMES[:seats]:
        assert f"**{name}** · {each} cards · melded **0** · total **0**/500" in shown
    assert "Deal 1 · to 500" in shown
    assert f"Stock {left} · Ann dealt" in shown
    assert "▶ **Ben** to draw, or take from the discard pile" in shown
    check(board(table))


def test_the_spread_has_the_oldest_left_and_the_top_right() -> None:
    table = position("7H 8H KD", pile="9H 2C 3S")
    assert "**Discard pile** · 3 cards, oldest left, top right" in words(board(table))
    assert "The discard pile is empty" in words(board(position("7H 8H KD")))


def test_melds_are_shown_by_owner_with_who_added_what() -> None:
    table = position("8C KD 2S AS", "5C 6C 7C", "AH AC AD")
    after(table, DrawStock(), LayOff(cards("8C"), 0), LayOff(cards("AS"), 1))
    shown = words(board(table))
    assert "**Ann** · 3 cards · melded **23** · total **0**/500" in shown
    laid = "#1 `5♣ 6♣ 7♣ 8♣` 26, `8♣` 8 by Ann"
    assert f"{laid}\u2003#2 `A♠ A♣ A♦ A♥` 60 (ace 15), `A♠` 15 by Ann" in shown
    assert "Ben" in shown.split(laid)[0].splitlines()[-1]


def test_scores_stand_against_the_limit() -> None:
    table = position("8C KD", scores=(185, -20))
    table.options = table.options.__class__(limit=200)
    rummy500_on(table).options = table.options
    shown = words(board(table))
    assert "total **185**/200" in shown
    assert "total **−20**/200" in shown


def test_marks_of_the_turn_are_told_to_all() -> None:
    pending = after(position("7H 8H KD", pile="9H 2C 3S"), TakePile(3))
    assert "▶ **Ann** to use `9♥` first" in words(board(pending))
    banned = after(position("7H 8H KD", pile="3S"), TakePile(1))
    assert "🚫 Ann cannot discard `3♠` this turn." in words(board(banned))
    assert "cannot discard" not in words(board(after(banned, Discard(cards("KD")[0]))))


# --- taking


def test_the_top_card_is_one_press_and_every_deeper_legal_card_a_line() -> None:
    table = position("7H 8H KD KS", "5C 6C 7C", pile="8C KC 9H 2C 3S")
    shown = words(hand(table, ANN))
    assert "`8♣`✓ `K♣`✓ `9♥`✓ `2♣`✗ `3♠`✓" in shown
    assert {"Draw from the stock", "Take 3♠"} <= labels(table)
    assert menu(table, "Take more from the discard pile …") == {
        "Take 3 cards down to 9♥": "you must use 9♥ now, such as in 7♥ 8♥ 9♥",
        "Take 4 cards down to K♣": "you must use K♣ now, such as in K♠ K♣ K♦",
        "Take 5 cards down to 8♣": "you must use 8♣ now, such as 8♣ on #1: 5♣ 6♣ 7♣",
    }


def test_a_single_card_that_must_be_used_is_offered_only_with_a_use() -> None:
    assert "Take 3♠" not in labels(position("7H 8H KD", pile="3S", single_take="must_use"))
    table = position("7H 8H KD", pile="9H", single_take="must_use")
    assert "Take 9♥" in labels(table)
    act(table, TakePile(1))
    assert "You must use `9♥` now" in words(hand(table, ANN))


def test_passing_is_asked_again() -> None:
    table = position("7H 8H KD", pile="3S", stock=0, stock_end="draw_needed")
    button = controls(hand(table, ANN))["Pass: the deal ends"]
    stage = panel_state_of(press_of(button["custom_id"]))
    asked = hand(table, ANN, stage=stage)
    assert "your hand counts 25 against you" in words(asked)
    assert press_of(controls(asked)["Yes, end the deal"]["custom_id"]).verb == "act"


# --- playing


def test_the_card_that_must_be_used_stands_out_and_nothing_else_is_offered() -> None:
    table = after(position("7H 8H KD 5S 5C 5D", pile="9H 2C 3S"), TakePile(3))
    shown = words(hand(table, ANN))
    assert "### ⚠️ You must use `9♥` now" in shown
    assert "Meld it or lay it off before anything else." in shown
    offered = {label for label in labels(table) if "By" not in label}
    assert offered == {"Lay all (2 melds, 39 points)", "Meld 7♥ 8♥ 9♥ · 24 points"}
    act(table, Meld(cards("7H 8H 9H")))
    assert "You must use" not in words(hand(table, ANN))
    assert discards(hand(table, ANN))


def test_the_card_taken_alone_is_told_and_not_offered_to_be_discarded() -> None:
    table = after(position("7H 8H KD", pile="3S"), TakePile(1))
    assert "🚫 You took `3♠` alone: use it or keep it, but you cannot discard it this turn" in words(
        hand(table, ANN)
    )
    assert set(discards(hand(table, ANN))) == {"7♥", "8♥", "K♦"}


def test_the_best_play_is_one_press_and_parts_of_a_meld_stand_last() -> None:
    table = after(position("5H 6H 7H 8H KC KD KH 2S", top="3D"), DrawStock())
    assert {"Meld K♣ K♦ K♥ · 30 points", "Pick cards …", "3♦"} <= labels(table)
    assert list(menu(table, "Lay a meld …")) == [
        "Meld K♣ K♦ K♥ · 30 points",
        "Meld 5♥ 6♥ 7♥ 8♥ · 26 points",
        "Meld 6♥ 7♥ 8♥ · 21 points",
        "Meld 5♥ 6♥ 7♥ · 18 points",
    ]


def test_a_card_that_fits_two_melds_is_offered_on_both() -> None:
    table = after(position("8C KD 2S", "5C 6C 7C", "8S 8D 8H"), DrawStock())
    assert set(menu(table, "Lay off …")) == {
        "Lay off 8♣ on #1: 5♣ 6♣ 7♣ · 8 points",
        "Lay off 8♣ on #2: 8♠ 8♦ 8♥ · 8 points",
    }
    asked = menu(table, "Lay off 8♣ on which meld?", PanelState(picked=0))
    assert asked == menu(table, "Lay off …")


def test_going_out_is_told_beside_the_play() -> None:
    table = after(position("7H 8H", "5C 6C 7C", "9S 9C 9D", top="9H"), DrawStock())
    view = rummy500_on(table).view(ANN)
    assert action_note(Meld(cards("7H 8H 9H")), view) == "goes out"
    assert action_note(LayOff(cards("9H"), 1), view) == ""


def press(table: Table, label: str) -> None:
    """Press a button of the player to act."""
    seat = rummy500_on(table).actors[0]
    pressed = press_of(controls(hand(table, seat))[label]["custom_id"])
    action, then = action_of(table, seat, pressed), next_action_of(table, pressed)
    while action is not None:
        act(table, action)
        action = then(rummy500_on(table).view(seat)) if then is not None else None


def test_six_melds_are_laid_and_a_card_is_discarded_in_three_presses() -> None:
    table = position(
        "AS AC AD 4S 4C 4D 7S 7C 7D 9S 9C 9D JS JC JD KS KC KD 2H", "10H JH QH", top="5H", other="3D 10D"
    )
    press(table, "Draw from the stock")
    press(table, "Lay all (6 melds, 165 points)")
    view = rummy500_on(table).view(ANN)
    assert (len(view.melds), view.melded[ANN]) == (7, 165)
    assert not [label for label in labels(table) if label.startswith("Lay")]
    press(table, "5♥")
    assert rummy500_on(table).view(None).held[ANN] == 1


def test_all_is_laid_in_one_press_only_where_it_is_more_than_one_play() -> None:
    one = after(position("KC KD KH 2S", "5C 6C 7C", top="3D"), DrawStock())
    assert not [label for label in labels(one) if " all (" in label]
    two = after(position("KC KD KH 8C 2S", "5C 6C 7C", top="3D"), DrawStock())
    assert "Lay all (1 meld, 1 card laid off, 38 points)" in labels(two)


def test_who_has_nothing_to_lay_is_told_to_discard() -> None:
    table = after(position("KC QD 2S", top="3D"), DrawStock())
    assert "**Your turn** to discard a card" in words(hand(table, ANN))
    assert "▶ **Ann** to meld, lay off, and discard a card" in words(board(table))


# --- selecting cards


def picking(table: Table, picks: str, page: int = 0) -> PanelState:
    """Return the state in which these cards of the hand are selected."""
    view = rummy500_on(table).view(rummy500_on(table).actors[0])
    places = sum(1 << view.hand.index(card) for card in cards(picks))
    return PanelState(step=f"cards.{places:x}.{page}")


def made(table: Table, label: str, stage: PanelState) -> Action | None:
    shown = controls(hand(table, rummy500_on(table).actors[0], stage=stage))
    view = rummy500_on(table).view(rummy500_on(table).actors[0])
    return panel_of(table).build_action(view, panel_state_of(press_of(shown[label]["custom_id"])))


def test_cards_at_both_ends_are_added_in_one_play() -> None:
    table = after(position("4C 8C 9C KD 2S", "5C 6C 7C"), DrawStock())
    stage = picking(table, "4C 8C 9C")
    assert "Picked: `4♣ 8♣ 9♣`" in words(hand(table, ANN, stage=stage))
    action = made(table, "Lay off 4♣ 8♣ 9♣ on #1: 5♣ 6♣ 7♣ · 21 points", stage)
    assert action == LayOff(cards("4C 8C 9C"), 0)
    assert action not in rummy500_on(table).legal_actions(ANN)
    rummy500_on(table).check(ANN, action)


def test_what_fits_both_a_new_meld_and_melds_on_the_table_can_be_any() -> None:
    table = after(position("8C 9C 10C KD 2S", "5C 6C 7C", "JC QC KC"), DrawStock())
    stage, run = picking(table, "8C 9C 10C"), cards("8C 9C 10C")
    assert made(table, "Meld 8♣ 9♣ 10♣ · 27 points", stage) == Meld(run)
    assert made(table, "Lay off 8♣ 9♣ 10♣ on #1: 5♣ 6♣ 7♣ · 27 points", stage) == LayOff(run, 0)
    assert made(table, "Lay off 8♣ 9♣ 10♣ on #2: J♣ Q♣ K♣ · 27 points", stage) == LayOff(run, 1)


def test_cards_of_no_use_are_told_so_and_offer_nothing() -> None:
    table = after(position("8C 9C 10C KD 2S", "5C 6C 7C"), DrawStock())
    stage = picking(table, "8C KD")
    told = words(hand(table, ANN, stage=stage))
    assert "Picked: `8♣ K♦`\n`8♣ K♦` is not a meld: a meld has at least three cards; nor does it fit" in told
    assert "You can **Meld 8♣ 9♣ 10♣ · 27 points**, " in told
    assert "-# Rummy 500, rule 3" in told
    assert not [label for label in labels(table, stage) if label.startswith(("Meld", "Add"))]


def test_the_card_that_must_be_used_is_picked_from_the_start() -> None:
    table = after(position("7H 8H 10H 9C 9D", pile="9H 2C 3S"), TakePile(3))
    begin = panel_state_of(press_of(controls(hand(table, ANN))["Pick cards …"]["custom_id"]))
    assert "Picked: `9♥`" in words(hand(table, ANN, stage=begin))
    without = picking(table, "7H 8H")
    assert "`7♥ 8♥` is not a meld: a meld has at least three cards." in words(hand(table, ANN, stage=without))
    assert not [label for label in labels(table, without) if label.startswith(("Meld", "Add"))]
    both = picking(table, "7H 8H 9H 10H")
    assert made(table, "Meld 7♥ 8♥ 9♥ 10♥ · 34 points", both) == Meld(cards("7H 8H 9H 10H"))


def test_what_is_chosen_in_a_menu_takes_the_place_of_what_was_picked_in_it() -> None:
    table = after(position("7H 8H 9H KD 2S"), DrawStock())
    shown = controls(hand(table, ANN, stage=picking(table, "7H KD")))
    select = shown["Pick the cards to meld or lay off together …"]
    places = {option["label"]: option["value"] for option in select["options"]}
    chosen = {option["label"] for option in select["options"] if option.get("default")}
    assert chosen == {"7♥", "K♦"}
    again = panel_state_of(press_of(select["custom_id"]), [places["8♥"], places["9♥"]])
    assert "Picked: `8♥ 9♥`" in words(hand(table, ANN, stage=again))
    assert "Pick the cards" in words(
        hand(table, ANN, stage=panel_state_of(press_of(select["custom_id"]), []))
    )


# --- the end


def test_the_result_has_the_arithmetic_of_every_player() -> None:
    table = position("AS 2S", top="3S", other="AH KD 4C")
    after(table, DrawStock(), Meld(cards("AS 2S 3S")))
    for page in (board(table), hand(table, ANN), hand(table, BEN)):
        shown = words(page)
        assert "### Ann goes out and scores +6" in shown
        assert "**Ann** melded 6 − 0 left in hand = **+6**" in shown
        assert "**Ben** melded 0 − 29 left in hand = **−29**" in shown
        assert "`4♣ K♦ A♥` = 4 + 10 + 15 = 29" in shown
        check(page)


def test_a_match_ends_with_its_totals() -> None:
    table = rummy(3, 2, limit=100, single_take="must_use")
    for moment in moments(table, 2, deals=60):
        check(board(moment))
        if moment.status is Status.OVER:
            break
    assert table.status is Status.OVER
    shown = words(board(table))
    assert f"🏆 {NAMES[instance(Outcome, match_on(table).outcome).winners[0]]} wins the match." in shown
    for name, total in zip(NAMES, match_on(table).scores, strict=False):
        assert f"{name} **{total}**" in shown


# --- rules and lobby


@pytest.mark.parametrize("preset", [None, *R500.presets])
def test_every_page_of_the_rules_fits(preset: str | None) -> None:
    table = rummy(3, preset=preset)
    for topic in (SHORT, *(topic.key for topic in topics(R500))):
        check(rules_page(R500, topic=topic, table=table))
        check(rules_page(R500, topic=topic))


def test_a_lobby_with_every_option_changed_fits() -> None:
    table = rummy(
        4, limit=100, clock=30, single_take="must_use", ace_wrap=True, hand_ace=1, go_out="must_drop",
        stock_end="draw_needed", next_dealer="loser", stall_limit=0,
    )  # fmt: skip
    table.status, table.deal, table.match = Status.LOBBY, None, None
    table.clock = MatchClock(Terms(table.spec.clock(table.options)))
    check(board(table))
    shown = words(board(table))
    assert "to 100" in shown
    assert "Stall limit: **off**" in shown
    assert "**Clock** 30 minutes each for the match" in shown
    assert "Clock: **" not in shown


def test_cards_that_are_picked_are_lifted_in_the_picture() -> None:
    table = after(position("7H 8H 9H KD 2S"), DrawStock())
    shown = hand(table, ANN, stage=picking(table, "7H KD"), look=Appearance(cards=Cards.PICTURES))
    assert picked(shown) == frozenset(cards("7H KD"))
    assert not picked(hand(table, ANN, look=Appearance(cards=Cards.PICTURES)))
