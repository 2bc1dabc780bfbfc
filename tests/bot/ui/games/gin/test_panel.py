"""The panel of gin: knocking in two presses, gin in one, own choice of melds and lay-offs."""

from typing import Any

import pytest

from bot.manager.tables.table import Table
from bot.texts.play.discard_costs import Marks, measured
from bot.ui.custom_id import parse
from bot.ui.games.gin import PANEL
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.play.hand_panel import hand
from bot.ui.play.move_parser import completions, parse_move
from bot.ui.play.presses import action_of
from engine.actions import Action, Discard
from engine.cards import Card, parse_cards
from engine.games.gin.terms import BigGin, Defend, Knock, Phase, WallKnock
from tests.bot.dealt import gin_on
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, at, controls, playing, words

POOR = "3D 4C 5H 6D 8H 9C 10D JC QH QS"
TO_DISCARD = {
    "hands": [POOR, "AH 2C 2H 5S 6S 9D KC KD KH 2S JD"],
    "turn": 1,
    "phase": "discard",
    "pile": "8C",
}
CAN_KNOCK = {**TO_DISCARD, "hands": [POOR, "AH 2H 3H 5S 6S 7S KC KD KH 2S JD"]}
GIN = {**TO_DISCARD, "hands": [POOR, "2C 2D 2H 5S 6S 7S KC KD KH KS JD"]}


def card(word: str) -> Card:
    return parse_cards(word)[0]


def melds(*words: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(parse_cards, words))


def press(
    table: Table, label: str, *values: str, stage: PanelState | None = None, seat: int = 1
) -> Action | PanelState:
    """Return the action of a press, or the panel state it leads to."""
    page = hand(table, seat, stage=stage)
    check(page)
    pressed = parse(controls(page)[label]["custom_id"])
    assert pressed is not None
    return action_of(table, seat, pressed, values) or panel_state_of(pressed, values)


def lines(table: Table, menu: str, stage: PanelState, seat: int = 1) -> dict[str, str]:
    """Return the options of a menu, label to value."""
    return {
        option["label"]: option["value"]
        for option in controls(hand(table, seat, stage=stage))[menu]["options"]
    }


# --- knocking


def test_no_knock_is_offered_above_the_limit() -> None:
    table = at(playing(), TO_DISCARD)
    page = hand(table, 1)
    assert not [label for label in controls(page) if "nock" in label or "Gin" in label]
    assert "or knock" not in words(page)
    assert PANEL.step(table, table.deal.view(1), PanelState(step="knock.0"), ()) is None  # type: ignore[union-attr]


def test_the_best_knock_takes_one_press_and_one_answer() -> None:
    table = at(playing(), CAN_KNOCK)
    assert "**Your turn** to discard a card, or knock" in words(hand(table, 1))
    asked = press(table, "Knock with J♦ (2)")
    assert isinstance(asked, PanelState)
    assert "**Knock?** Discard `J♦` and knock with 2." in words(hand(table, 1, stage=asked))
    assert press(table, "Yes, knock", stage=asked) == Knock(card("JD"))


def test_gin_takes_one_press_and_is_not_called_a_knock() -> None:
    table = at(playing(), GIN)
    page = hand(table, 1)
    assert press(table, "Gin! Discard J♦") == Knock(card("JD"))
    assert "Yes" not in words(page)
    big = at(playing(big_gin=True), {**GIN, "hands": [POOR, "2C 2D 2H 5S 6S 7S KC KD KH KS 8S"]})
    assert press(big, "Big gin! All eleven cards") == BigGin()


AT_THE_WALL = {
    "hands": [POOR.replace("9C", "9H"), "AH 2C 2H 5S 6S 7S KC KD KH 2S"],
    "turn": 1,
    "phase": "wall",
    "pile": "9C",
    "stock": 2,
}


def test_at_the_wall_the_best_knock_stands_beside_the_pass() -> None:
    labels = [*controls(hand(at(playing(), AT_THE_WALL), 1))]
    assert labels[:2] == ["Take 9♣, knock with A♥ (9)", "Pass: the deal is a draw"]


def test_every_other_way_to_knock_is_a_step_away_at_any_table() -> None:
    table = at(playing(), CAN_KNOCK)
    step = press(table, "Knock with another card …")
    assert step == PanelState(step="knock.0")
    found = lines(table, "Knock with another card …", step)
    assert list(found) == ["Knock with J♦ (2)", "Knock with J♦ (8)", "Knock with 2♠ (10)"]
    assert "(melds 5♠ 6♠ 7♠ | K♣ K♦ K♥)" in words(hand(table, 1, stage=step))
    own = press(table, "Knock with another card …", found["Knock with J♦ (8)"], stage=step)
    assert own == Knock(card("JD"), melds("5S 6S 7S", "KC KD KH"))
    assert isinstance(own, Knock)
    act(table, own, 1)
    assert table.deal.result.knocker_deadwood == 8  # type: ignore[union-attr]


@pytest.mark.long
def test_many_ways_to_knock_have_pages() -> None:
    position = {**TO_DISCARD, "hands": [POOR, "AS 2S 3S 4S AH 2H 3H 4H AC 2C 3C"]}
    table = at(playing(meld_selection="knocker"), position)
    legal = [action for action in table.deal.legal_actions(1) if isinstance(action, Knock)]  # type: ignore[union-attr]
    assert len(legal) > 25
    seen: list[Action] = []
    step: Action | PanelState = press(table, "Knock with another card …")
    while True:
        assert isinstance(step, PanelState)
        for option in controls(hand(table, 1, stage=step))["Knock with another card …"]["options"]:
            made = press(table, "Knock with another card …", option["value"], stage=step)
            assert isinstance(made, Knock)
            seen.append(made)
        if "▶" not in controls(hand(table, 1, stage=step)):
            break
        step = press(table, "▶", stage=step)
    assert sorted(map(repr, seen)) == sorted(map(repr, legal))
    assert press(table, "◀", stage=step) == PanelState(step=f"knock.{(len(legal) - 1) // 25 - 1}")


def test_forged_ways_to_knock_are_none() -> None:
    view = at(playing(), CAN_KNOCK).deal.view(1)  # type: ignore[union-attr]
    for values in ((), ("99",), ("0.999999",), ("x",), ("10", "10")):
        assert PANEL.build_action(view, PanelState(step="knock", values=values)) is None
    for step in ("knock", "knock.", "knock.9", "knock.-1", "layoff", "else"):
        assert PANEL.step(playing(), view, PanelState(step=step), ()) is None


# --- laying off


def defending(own: str, **options: Any) -> Table:
    table = at(
        playing(layoff_mode="manual", **options),
        {**TO_DISCARD, "hands": [own, "AH 2C 2H 5S 6S 7S KC KD KH 2S JD"], "pile": "AC"},
    )
    act(table, Knock(card("JD")), 1)
    return table


def test_the_best_is_laid_off_with_one_press_and_less_by_choice() -> None:
    table = defending("8S 9S 3D 4C 5H 6D 4D 9C JC QH")
    assert "Ben knocked: `2♠ 2♣ 2♥` `5♠ 6♠ 7♠` `K♣ K♦ K♥` + `A♥` = **1**" in words(hand(table, 0))
    assert press(table, "Lay off 8♠ 9♠, leaves 51", seat=0) == Defend((), parse_cards("8S 9S"))
    assert press(table, "Lay off nothing, leaves 68", seat=0) == Defend((), ())
    step = press(table, "Choose cards to lay off …", seat=0)
    assert isinstance(step, PanelState)
    cards = lines(table, "Choose cards to lay off …", step, seat=0)
    assert list(cards) == ["8♠", "9♠"]
    one = press(table, "Choose cards to lay off …", cards["8♠"], stage=step, seat=0)
    assert one == Defend((), parse_cards("8S"))


def test_what_is_not_laid_off_keeps_its_melds() -> None:
    table = defending("8S 9S 8C 8H 5H 6D 4D 3C JC QH")
    step = PanelState(step="layoff")
    cards = lines(table, "Choose cards to lay off …", step, seat=0)
    made = press(table, "Choose cards to lay off …", cards["8♠"], stage=step, seat=0)
    assert made == Defend((), parse_cards("8S"))
    assert PANEL.build_action(gin_on(table).view(0), PanelState(step="layoff", values=())) is None
    assert parse_move(table, 0, "defend", "9S") == Defend(melds("8S 8C 8H"), parse_cards("9S"))


def test_where_nothing_fits_there_is_one_button() -> None:
    table = defending("3D 4C 5H 6D 8H 8C 8D JC QH 10D")
    labels = [label for label in controls(hand(table, 0)) if not label.startswith("By ")]
    assert labels == ["Lay off nothing, leaves 48"]
    assert "**48** deadwood\n" in words(hand(table, 0)) + "\n"


# --- typed moves


def test_melds_can_be_typed_behind_the_discard() -> None:
    table = at(playing(), CAN_KNOCK)
    own = Knock(card("JD"), melds("5S 6S 7S", "KC KD KH"))
    for typed in ("JD 5S 6S 7S, KC KD KH", "jd; 5s 6s 7s; kc kd kh", "JD | 5S 6S 7S | KC KD KH"):
        assert parse_move(table, 1, "knock", typed) == own
    assert parse_move(table, 1, "knock", "JD") == Knock(card("JD"))
    offered = dict(completions(table, 1, "knock", "jd 5"))
    assert offered == {"Knock with J♦ (8) · melds 5♠ 6♠ 7♠ | K♣ K♦ K♥": "JD 5S 6S 7S, KC KD KH"}
    listed = [line for line, _ in completions(table, 1, "knock", "")]
    assert sorted(listed) == [
        "Knock with 2♠ (10) · melds arranged for you",
        "Knock with J♦ (2) · melds arranged for you",
    ]
    wall = at(playing(), AT_THE_WALL)
    assert wall.deal.view(1).phase is Phase.WALL  # type: ignore[union-attr]
    typed_wall = parse_move(wall, 1, "knock", "AH 5S 6S 7S, KC KD KH, 2S 2C 2H")
    assert typed_wall == WallKnock(card("AH"), melds("5S 6S 7S", "KC KD KH", "2S 2C 2H"))


# --- cost of a discard


def test_each_discard_says_what_it_leaves_and_breaks_and_the_lowest_are_marked() -> None:
    table = at(playing(), TO_DISCARD)
    costs = PANEL.costs(table.deal.view(1), ["Ann", "Ben"])  # type: ignore[union-attr]
    told = {each: cost.words for each, cost in costs.items()}
    assert set(told) == {action.card for action in table.deal.legal_actions(1) if isinstance(action, Discard)}  # type: ignore[union-attr]
    assert told[card("JD")] == "leaves 21"
    assert told[card("9D")] == "leaves 22"
    assert told[card("KC")] == "leaves 51 · breaks K♣ K♦ K♥"
    assert measured(costs, str(PANEL.measure)) == Marks("Lowest deadwood", frozenset({card("JD")}))


def test_a_longer_meld_loses_a_card_unbroken() -> None:
    table = at(playing(), GIN)
    costs = PANEL.costs(table.deal.view(1), ["Ann", "Ben"])  # type: ignore[union-attr]
    assert costs[card("KS")].words == "leaves 10"
    assert costs[card("6S")].words == "leaves 22 · breaks 5♠ 6♠ 7♠"


def test_of_discards_that_leave_the_same_deadwood_all_are_marked() -> None:
    own = "AH 2H 3H 5S 6S 9D KC JD 10H 4S 8S"
    table = at(playing(), {**TO_DISCARD, "hands": [POOR, own]})
    costs = PANEL.costs(table.deal.view(1), ["Ann", "Ben"])  # type: ignore[union-attr]
    lowest = {each for each, cost in costs.items() if cost.words == costs[card("KC")].words}
    assert lowest == {card("KC"), card("JD"), card("TH")}
    assert measured(costs, str(PANEL.measure)).cards == lowest


def test_nothing_costs_anything_while_nothing_is_discarded() -> None:
    table = playing()
    assert PANEL.costs(table.deal.view(0), ["Ann", "Ben"]) == {}  # type: ignore[union-attr]


# --- one measure


def test_the_hand_shows_the_least_deadwood_before_and_after_the_draw() -> None:
    ten = at(playing(), {**TO_DISCARD, "phase": "draw", "hands": [POOR, "AH 2C 2H 5S 6S 9D KC KD KH 2S"]})
    assert "**21** deadwood · you can knock with 10 or less" in words(hand(ten, 1))
    eleven = at(playing(), TO_DISCARD)
    assert "At least **21** deadwood after your discard · you can knock with 10 or less" in words(
        hand(eleven, 1)
    )
    assert "in no meld" not in words(hand(eleven, 1))


def test_eleven_cards_are_melded_as_the_discard_with_the_lowest_deadwood_leaves_them() -> None:
    """Melding all eleven cards, then discarding the highest loose one, is wrong (vector M24)."""
    own = "2S 2D 2H 3D 3H 4C 4D 4H 10D JD QD"
    table = at(playing(), {**TO_DISCARD, "hands": ["3S 5C 6D 7H 8S 9C 9H JC QC KS", own]})
    page = hand(table, 1)
    assert "At least **2** deadwood after your discard" in words(page)
    assert "[2♦ 3♦ 4♦] [10♦ J♦ Q♦] [2♥ 3♥ 4♥]" in words(page)
    assert "## 4♣ 2♠" in words(page)
