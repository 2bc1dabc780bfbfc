from dataclasses import replace
from typing import Any

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Person, Status, Table
from bot.texts.faces import face
from bot.texts.tables.words import resigning
from bot.ui.games.panel_state import PanelState, index_of, panel_state_of
from bot.ui.play.hand_panel import hand, kept_result
from data.tables.row_types import Why
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card, card_of, pack, parse_cards
from engine.deal import Result
from engine.games.gin.terms import Knock, PassUpcard
from tests.bot.dealt import deal_on, match_on
from tests.bot.ui.games.seventh import Bury, LayDown, OpenUp, Swap, sitting
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import (
    BY_MENU,
    DEADLINE,
    act,
    at,
    controls,
    discards,
    playing,
    press_of,
    words,
)

TO_DISCARD: dict[str, Any] = {
    "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD QH", "AC 2S 3C 2D 2H 7C 8S 8C 8D 9S"],
    "turn": 0,
    "phase": "discard",
    "pile": "KH",
}
CAN_KNOCK = {**TO_DISCARD, "hands": ["5S 6S 7S KS KC KD 2C AH AD QH 3S", "AC 2S 8H 2D 2H 7C 8S 8C 8D TD"]}


def card(word: str) -> Card:
    return parse_cards(word)[0]


def choose(table: Table, page: Page, menu: str, label: str, seat: int = 0) -> Any:
    """Return the panel that choosing an option leads to, or the action that it applies."""
    select = controls(page)[menu]
    value = next(option["value"] for option in select["options"] if option["label"] == label)
    return press(table, select["custom_id"], value, seat=seat)


def press(table: Table, custom_id: str, *values: str, seat: int = 0) -> Any:
    pressed = press_of(custom_id)
    assert pressed.ply in (0, table.ply)
    index = index_of(pressed, values)
    if index is not None:
        return deal_on(table).legal_actions(seat)[index]
    return hand(table, seat, stage=panel_state_of(pressed, values))


def click(table: Table, page: Page, label: str, seat: int = 0) -> Any:
    return press(table, controls(page)[label]["custom_id"], seat=seat)


def test_melds_stand_in_brackets_and_the_rest_below_them() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "phase": "draw", "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD", TO_DISCARD["hands"][1]]},
    )
    shown = words(hand(table, 0))
    assert (
        "## [5♠ 6♠ 7♠] [K♠ K♣ K♦]\n## 10♦ 9♦ 2♣ A♥\n**22** deadwood · you can knock with 10 or less" in shown
    )


def test_a_hand_can_be_sorted_by_suit_or_rank() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "phase": "draw", "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD", TO_DISCARD["hands"][1]]},
    )
    assert "## 5♠ 6♠ 7♠ K♠ 2♣ K♣ 9♦ 10♦ K♦ A♥\n**22** deadwood" in words(hand(table, 0, sort="suit"))
    assert "## A♥ 2♣ 5♠ 6♠ 7♠ 9♦ 10♦ K♠ K♣ K♦\n" in words(hand(table, 0, sort="rank"))
    sorted_by = controls(hand(table, 0, sort="rank"))
    assert "By rank" not in sorted_by
    assert {"By melds", "By suit"} < {*sorted_by}


def test_at_the_beginning_the_upcard_can_be_taken_or_left() -> None:
    table = playing()
    page = hand(table, 1)
    upcard = next(label for label in controls(page) if label.startswith("Take")).removeprefix("Take ")
    assert f"**Your turn** to take the upcard or pass · ⏳ <t:{DEADLINE // 1000}:R>" in words(page)
    assert f"Upcard `{upcard}` · stock 31" in words(page)
    assert click(table, page, f"Take {upcard}", seat=1) == TakeUpcard()
    assert click(table, page, "Pass", seat=1) == PassUpcard()


def test_what_the_others_did_is_told_to_whoever_is_to_move() -> None:
    table = playing()
    act(table, PassUpcard())
    assert "Ben passed." in words(hand(table, 0))


def test_a_discard_says_what_it_leaves() -> None:
    table = at(playing(), TO_DISCARD)
    page = hand(table, 0, look=BY_MENU)
    assert "Q♥ (Lowest deadwood · leaves 22)\n10♦ (Lowest deadwood · leaves 22)" in words(page)
    assert choose(table, page, "Discard a card …", "Q♥") == Discard(card("QH"))


def test_the_drawn_card_is_marked_and_discarded_back_with_one_press() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "phase": "draw", "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD", TO_DISCARD["hands"][1]]},
    )
    act(table, DrawStock())
    page = hand(table, 0)
    assert r"A♠\*" in words(page)
    assert r"\* just drawn" in words(page)
    assert click(table, page, "A♠") == Discard(card("AS"))
    assert "Discard A♠" not in controls(hand(table, 0, look=BY_MENU))  # other discards leave less


def test_discarding_back_has_a_button_beside_the_menu_where_nothing_is_better() -> None:
    hands = ["5S 6S 7S KS KC KD AH 2H 3H 4H", "AC 2S 3C 2D 9D 7C 8S 8C 8D 9S"]
    table = at(playing(), {**TO_DISCARD, "phase": "draw", "hands": hands})
    act(table, DrawStock())
    assert click(table, hand(table, 0, look=BY_MENU), "Discard A♠") == Discard(card("AS"))


def test_a_card_taken_from_the_pile_is_marked_but_cannot_be_discarded_back() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "phase": "draw", "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD", TO_DISCARD["hands"][1]]},
    )
    act(table, TakeUpcard())
    page = hand(table, 0)
    assert r"[K♠ K♣ K♦ K♥\*]" in words(page)
    assert r"\* just taken" in words(page)
    assert len(discards(page)) == 10
    assert "K♥" not in discards(page)


def test_a_waiting_panel_names_whom_it_waits_for_and_nothing_that_moves() -> None:
    table = playing()
    page = hand(table, 0)
    assert "Waiting for Ben." in words(page)
    assert set(controls(page)) == {"Refresh", "By suit", "By rank"}
    assert "Upcard" not in words(page)
    assert "stock" not in words(page)
    assert "⏳" not in words(page)


def test_while_the_computer_plays_for_somebody_they_can_come_back() -> None:
    table = playing()
    table.take(table.with_player(1, away=True))
    page = hand(table, 1)
    assert "💤 The computer plays for you." in words(page)
    assert "I'm back" in controls(page)
    assert not [label for label in controls(page) if label.startswith("Take")]


def test_resigning_is_asked_again() -> None:
    table = playing()
    page = hand(table, 1, stage=PanelState(resigning=True))
    assert "**Resign?** You lose the match." in words(page)
    assert press_of(controls(page)["Yes, resign"]["custom_id"]).verb == "resign_sure"
    assert click(table, page, "Back", seat=1) == hand(table, 1)


def test_after_the_deal_the_panel_shows_the_result_and_asks_for_the_next() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "hands": ["5S 6S 7S 9C TC JC KS KC KD JD QH", "AC 2S 2C 2D 2H 7C 8S 8C 8D 9S"]},
    )
    act(table, Knock(card("QH")))
    page = hand(table, 0)
    assert "Undercut! Ben scores 26" in words(page)
    assert "Next deal (0 of 2 ready)" in controls(page)


def test_whoever_is_ready_is_told_so_and_has_no_button_that_would_outlive_the_deal() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "hands": ["5S 6S 7S 9C TC JC KS KC KD JD QH", "AC 2S 2C 2D 2H 7C 8S 8C 8D 9S"]},
    )
    act(table, Knock(card("QH")))
    table.ready = frozenset({0})
    assert "You are ready" in words(hand(table, 0))
    assert [*controls(hand(table, 0))] == ["Replay", "Score sheet", "Rules"]
    assert "Next deal (1 of 2 ready)" in controls(hand(table, 1))


def test_after_the_match_the_panel_offers_another() -> None:
    table = playing()
    match_on(table).resign(1)
    table.status = Status.OVER
    assert "🏆 Ann wins the match: Ben resigned." in words(hand(table, 0))
    assert "Play again" in controls(hand(table, 0))


def test_a_result_tells_the_score_and_when_the_next_deal_begins() -> None:
    table = at(
        playing(),
        {**TO_DISCARD, "hands": ["5S 6S 7S 9C TC JC KS KC KD JD QH", "AC 2S 2C 2D 2H 7C 8S 8C 8D 9S"]},
    )
    act(table, Knock(card("QH")))
    table.deadline = DEADLINE
    assert f"Next deal <t:{DEADLINE // 1000}:R>" in words(hand(table, 0))
    scores = match_on(table).scores
    assert f"Ann **{scores[0]} : {scores[1]}** Ben" in words(hand(table, 0))
    left = words(kept_result(table, 0))
    assert "Your next hand will be in a new message." in left
    assert "by itself" not in left
    assert "Next deal" not in " ".join(controls(kept_result(table, 0)))
    assert words(hand(table, 0)).split("\n")[1] in left


def test_a_closed_table_says_who_closed_it_and_that_nobody_wins() -> None:
    """Regression: it said that no cards had been dealt."""
    table = playing()
    table.status, table.closed_by, table.closed_for = Status.CLOSED, Person(99, "Mo*na"), "moderator"
    assert "Mo\\*na, a moderator, has closed this table; nobody wins." in words(hand(table, 0))
    table.closed_by, table.closed_for = None, ""
    assert "This table is closed; nobody wins." in words(hand(table, 0))


def test_whoever_is_back_reads_what_was_done_while_they_were_away() -> None:
    table = playing()
    act(table, PassUpcard())
    act(table, PassUpcard(), why=Why.COMPUTER)
    act(table, DrawStock())
    discarded = deal_on(table).view(1).hand[0]
    act(table, Discard(discarded))
    assert "While you were away" in words(hand(table, 0))
    assert f"Ben: stock → `{face(discarded)}`" in words(hand(table, 0))
    act(table, DrawStock())
    waiting = words(hand(table, 1))
    assert "While you were away" not in waiting
    assert "While you were away" not in words(hand(table, 0))


def test_whoever_is_back_and_waits_reads_the_same_while_others_move() -> None:
    table = playing()
    act(table, PassUpcard(), why=Why.TIMEOUT)
    page = hand(table, 1)
    assert "**While you were away:**\n" in words(page)
    act(table, PassUpcard())
    act(table, DrawStock(), why=Why.TIMEOUT)
    act(table, Discard(deal_on(table).view(1).hand[0]), why=Why.COMPUTER)
    page = hand(table, 1)
    assert "Ben: stock `" in words(page)
    act(table, DrawStock())
    assert hand(table, 1) == page
    table.players = (table.players[0], replace(table.players[1], away=True))
    assert "While you were away" not in words(hand(table, 1))


def test_a_paused_table_takes_no_moves() -> None:
    table = playing()
    table.status = Status.PAUSED
    assert set(controls(hand(table, 1))) == {"Refresh", "By suit", "By rank"}


def test_a_stage_that_does_not_go_with_the_table_is_the_bare_panel() -> None:
    table = playing()
    bare = hand(table, 1)
    for stage in (PanelState(asked=99), PanelState(picked=99), PanelState(menu=9, page=9)):
        assert hand(table, 1, stage=stage) == bare
    assert hand(table, 0, stage=PanelState(asked=0)) == hand(table, 0)


# --- an undescribed game


def test_an_unknown_game_gets_buttons_and_menus_from_the_shape_of_its_actions() -> None:
    five = parse_cards("4S 9C TD TD JK")
    lay_downs = [LayDown((five[:3],)), LayDown((five[:3], five[3:]), closed=True)]
    table = sitting(five, OpenUp(), *(Bury(one) for one in five), *lay_downs)
    page = hand(table, 0)
    check(page)
    assert "**Your turn** to play" in words(page)
    assert "\nStock 9\n**Your turn** to play" in words(page)
    assert "\n## 4♠ 9♣ 10♦ 10♦ Joker\n" in words(page)
    assert click(table, page, "Open up") == OpenUp()
    buried = [option["label"] for option in controls(page)["Bury …"]["options"]]
    assert buried == ["4♠", "9♣", "10♦", "Joker"]  # equal cards are listed once
    assert choose(table, page, "Bury …", "10♦") == Bury(five[2])
    assert choose(table, page, "Lay down …", "Lay down 4♠ 9♣ 10♦") == lay_downs[0]
    assert choose(table, page, "Lay down …", "Lay down 4♠ 9♣ 10♦ | 10♦ Joker, True") == lay_downs[1]


def test_several_actions_with_one_card_are_chosen_in_two_steps() -> None:
    jack, queen = parse_cards("JS QS")
    table = sitting((jack, queen), Swap(jack, 1), Swap(jack, 2), Swap(queen, 2))
    page = hand(table, 0)
    assert "J♠ (2 ways)" in words(page)
    picked = choose(table, page, "Swap …", "J♠")
    assert [option["label"] for option in controls(picked)["Swap …"]["options"]] == [
        "Swap J♠, 1",
        "Swap J♠, 2",
    ]
    assert choose(table, picked, "Swap …", "Swap J♠, 2") == Swap(jack, 2)


def test_a_hand_beyond_one_menu_is_paged_by_suit() -> None:
    cards = pack(1, jokers=1)
    table = sitting(cards, *(Bury(one) for one in cards))
    page = hand(table, 0)
    check(page)
    assert [option["label"][-1] for option in controls(page)["Bury … (1 of 5)"]["options"]] == ["♠"] * 13
    hearts = click(table, page, "♥")
    check(hearts)
    assert choose(table, hearts, "Bury … (4 of 5)", "10♥") == Bury(card("TH"))
    assert choose(table, click(table, page, "Joker"), "Bury … (5 of 5)", "Joker") == Bury(card("JK"))


def test_more_pages_than_tabs_are_turned_one_by_one() -> None:
    rungs = [
        LayDown(((card_of(rank, suit), card_of(other, suit)),))
        for suit in range(4)
        for rank in range(13)
        for other in range(4)
    ]
    table = sitting(pack(), *rungs)
    page = hand(table, 0)
    seen = []
    for _ in range(9):
        check(page)
        menu = next(label for label in controls(page) if label.startswith("Lay down"))
        seen += [option["value"] for option in controls(page)[menu]["options"]]
        page = click(table, page, "▶")
    assert sorted(map(int, seen)) == list(range(len(rungs)))


def test_an_unknown_result_is_shown_by_its_points() -> None:
    table = sitting((), result=Result(ending="went_out", winner=2, points=(-5, 0, 40), chips=(0, 0, 0)))
    shown = words(hand(table, 0))
    assert r"Went out: Ann \(3\) wins the deal" in shown
    assert "Ann \\(1\\): **-5** points\nBen: **+0** points\nAnn \\(3\\): **+40** points" in shown


def test_with_several_others_nobody_is_named_while_waiting() -> None:
    table = sitting(parse_cards("4S"), OpenUp())
    assert "Waiting for your turn. The table is in <#2>." in words(hand(table, 1))
    assert "*Your hand is empty.*" in words(hand(table, 1))


def test_whoever_would_resign_among_people_reads_what_it_does_to_their_reliability() -> None:
    assert [
        "lowers your reliability (`/results stats`)" in resigning(players, people)
        for players, people in ((2, 2), (3, 1), (3, 2), (4, 4))
    ] == [False, False, True, True]


def test_resigning_among_several_leaves_the_seat_to_the_computer() -> None:
    table = sitting(parse_cards("4S"), OpenUp())
    assert "The computer plays for you, and you cannot win" in words(
        hand(table, 0, stage=PanelState(resigning=True))
    )
    table.take(table.with_player(0, resigned=True))
    assert "You have resigned; the computer plays for you." in words(hand(table, 0))
