from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import PlayerKind, Status
from bot.texts.commands import begun
from bot.ui.play.hand_panel import hand
from bot.ui.tables.board import board, fitting
from data.tables.row_types import Why
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card, parse_cards
from engine.events import DrewStock
from engine.games.gin.terms import Knock, PassUpcard
from tests.bot.dealt import deal_on, match_on
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import (
    ANN,
    BEN,
    DEADLINE,
    ROBIN,
    act,
    at,
    controls,
    deal,
    lobby,
    playing,
    words,
)

UNDERCUT: dict[str, Any] = {
    # docs/rules/gin.md 8: a set of 2s kept, 8S 9S 7C 8C laid off, 9 left against 10
    "hands": [
        "5S 6S 7S 9C TC JC KS KC KD JD QH",
        "AC 2S 2C 2D 2H 7C 8S 8C 8D 9S",
    ],
    "turn": 0,
    "phase": "discard",
    "pile": "KH",
}
GIN: dict[str, Any] = {
    "hands": ["5S 6S 7S 9C TC JC KS KC KD KH QH", "AH 4S 7H 8S 9S 9H TD JS QC QD"],
    "turn": 0,
    "phase": "discard",
    "pile": "2H",
}


def discard(word: str) -> Card:
    return parse_cards(word)[0]


def test_a_lobby_shows_rules_seats_and_what_can_be_pressed() -> None:
    table = lobby(ANN, preset="classic", target=150)
    shown = words(board(table))
    assert "🟨 Table 3 · Gin Rummy" in shown
    assert "**Rules** Classic · to 150\n" in shown
    assert "5 minutes" in shown
    assert "1. Ann · host\n2. *free*" in shown
    assert f"closes <t:{DEADLINE // 1000}:R>" in shown
    pressed = controls(board(table))
    assert pressed["Start"]["disabled"]
    assert "disabled" not in pressed["Join"]
    assert {"Leave", "Close", "🤖 Add computers, or ask for anyone …", "Rules …"} < set(pressed)


def test_options_as_usual_are_named_by_their_preset_alone() -> None:
    assert "**Rules** GameColony · to 100\n" in words(board(lobby(ANN)))


def test_a_full_lobby_can_start_and_takes_nobody_more() -> None:
    pressed = controls(board(lobby(ANN, ROBIN)))
    assert "disabled" not in pressed["Start"]
    assert pressed["Join"]["disabled"]
    assert not any("computer" in label for label in pressed)
    assert "🤖 Robin · computer, easy" in words(board(lobby(ANN, ROBIN)))


def test_tables_differ_by_number_square_and_edge() -> None:
    edges = set()
    for number in (1, 2, 9):
        table = lobby(ANN)
        table.number = number
        page = board(table)
        assert f"Table {number} " in words(page)
        edges.add((page.components[0]["accent_color"], words(page).split()[1]))
    assert len(edges) == 2  # the palette repeats after eight


def test_a_deal_under_way_at_one_glance() -> None:
    table = playing()
    upcard = words(board(table)).split("\n# ")[1].split("\n")[0]
    shown = words(board(table))
    assert f"▶ **Ben** to take the upcard or pass · ⏳ <t:{DEADLINE // 1000}:R>" in shown
    assert "Ann **0 : 0** Ben · to 100 · deal 1" in shown
    assert f"\n# {upcard}\n-# Upcard · stock 31 · 10 cards each · Ann dealt · knock limit 10" in shown
    assert set(controls(board(table))) == {"My hand", "Rules", "Resign"}
    act(table, PassUpcard())
    act(table, TakeUpcard())
    assert f"Ben passed.\nAnn took `{upcard}`." in words(board(table))
    assert "Ben 10 cards" in words(board(table))


def test_unusual_rules_are_named_while_a_match_begins() -> None:
    table = playing()
    assert "Rules here" not in words(board(table))
    table.preset = "hollywood"
    table.options = table.spec.options(preset="hollywood", target=150, big_gin=True)
    told = "Rules here: Hollywood · Target: **150** · Big gin: **yes**"
    assert told in words(board(table))
    assert told in begun(table)
    table.deal_no = 2
    assert "Rules here" not in words(board(table))


def test_turns_are_told_in_a_line_each_and_a_lost_turn_is_marked() -> None:
    table = at(
        playing(),
        {**GIN, "phase": "draw", "turn": 1, "hands": ["5S 6S 7S 9C TC JC KS KC KD KH", GIN["hands"][1]]},
    )
    act(table, DrawStock())
    act(table, Discard(discard("AH")))
    act(table, TakeUpcard(), why=Why.TIMEOUT)
    told = words(board(table))
    assert "Ben: stock → `A♥`" in told
    assert "Ann took `A♥`. ⏰ *Time was up.*" in told


def test_a_card_drawn_is_not_told() -> None:
    table = at(
        playing(),
        {**GIN, "phase": "draw", "turn": 1, "hands": ["5S 6S 7S 9C TC JC KS KC KD KH", GIN["hands"][1]]},
    )
    drew = deal_on(table).clone().apply(1, DrawStock())[0]
    assert isinstance(drew, DrewStock)
    drawn = drew.card
    assert drawn == parse_cards("AS")[0]
    act(table, DrawStock())
    assert "A♠" not in words(board(table))


def test_an_undercut_is_shown_with_both_hands_and_its_arithmetic() -> None:
    table = at(playing(), UNDERCUT)
    act(table, Knock(discard("QH")))
    shown = words(board(table))
    assert "### Undercut! Ben scores 26" in shown
    assert "**Ann** · discarded `Q♥`\n`5♠ 6♠ 7♠` `K♠ K♣ K♦` `9♣ 10♣ J♣` + `J♦` = **10**" in shown
    assert "**Ben** · laid off `8♠ 9♠ 7♣ 8♣`\n`2♠ 2♣ 2♦ 2♥` + `A♣ 8♦` = **9**" in shown
    assert "**10 − 9 = 1, + 25 undercut = 26** for Ben" in shown
    assert "Ann **0 : 26** Ben" in shown


def test_gin_is_shown_with_its_arithmetic() -> None:
    table = at(playing(), GIN)
    act(table, Knock(discard("QH")))
    shown = words(board(table))
    assert "### Gin! Ann scores 103" in shown
    assert "= no deadwood" in shown
    assert "**78 deadwood + 25 gin = 103** for Ann" in shown
    assert table.status is Status.OVER
    assert "🏆 Ann wins the match." in shown
    assert set(controls(board(table))) == {"Play again", "Replay", "🎓 Review", "Score sheet", "Rules"}


def test_a_plain_knock_scores_the_difference() -> None:
    table = at(playing(), {**UNDERCUT, "hands": [UNDERCUT["hands"][0], "AC 2S 3C 2D 2H 7C QS QC 8D TS"]})
    act(table, Knock(discard("QH")))
    assert "− 10 = " in words(board(table))
    assert "### Ann knocks and scores" in words(board(table))


def test_a_spade_that_doubles_is_part_of_the_arithmetic() -> None:
    table = at(playing(variant="oklahoma", spades_double=True), {**GIN, "first": "9S"})
    act(table, Knock(discard("QH")))
    assert "**78 deadwood + 25 gin = 103, × 2 for the spade = 206** for Ann" in words(board(table))


def test_equal_deadwood_as_a_push_scores_for_nobody() -> None:
    hands = ["5S 6S 7S 9C TC JC KS KC KD TD QH", "AH 2H 3H 4D 5D 6D 8S 8C 8D JH"]
    table = at(playing(tie_rule="push"), {**UNDERCUT, "hands": hands})
    act(table, Knock(discard("QH")))
    assert "### Equal deadwood: nobody scores" in words(board(table))
    assert "10 − 10 = 0: nobody scores" in words(board(table))


def test_between_deals_the_board_counts_who_is_ready() -> None:
    table = at(playing(), UNDERCUT)
    act(table, Knock(discard("QH")))
    assert "Next deal (0 of 2 ready)" in controls(board(table))
    table.ready = frozenset({1})
    assert "Next deal (1 of 2 ready)" in controls(board(table))
    assert f"Next deal <t:{DEADLINE // 1000}:R>" in words(board(table))
    deal(table, 2)
    assert "deal 2" in words(board(table))
    assert "knocks" not in words(board(table)).split("-----")[0].split("deal 2")[1].split("▶")[0]


def test_alone_with_a_computer_nobody_need_be_counted() -> None:
    table = at(playing(ANN, ROBIN), UNDERCUT)
    act(table, Knock(discard("QH")))
    assert "Next deal" in controls(board(table))


def test_a_manual_defence_shows_the_knock_in_place_of_the_upcard() -> None:
    table = at(playing(layoff_mode="manual"), UNDERCUT)
    act(table, Knock(discard("QH")))
    shown = words(board(table))
    assert "▶ **Ben** to lay off on the knocker's melds" in shown
    assert "**Ann** `5♠ 6♠ 7♠` `K♠ K♣ K♦` `9♣ 10♣ J♣` + `J♦` = **10**" in shown
    assert "Upcard" not in shown


def test_a_table_from_which_everybody_is_away_waits_and_says_how_it_goes_on() -> None:
    away = [replace(player, away=True) for player in (ANN, BEN)]
    table = playing(*away)
    shown = words(board(table))
    waits = "Everybody is away: the table waits until somebody presses **I'm back** and closes"
    assert f"{waits} <t:{DEADLINE // 1000}:R>." in shown

    assert "computer plays" not in shown
    assert shown.count("<t:") == 1  # no time limit for the turn
    assert "I'm back" in controls(board(table))
    assert "the table is waiting" in words(hand(table, table.actors[0]))
    assert "I'm back" not in controls(board(playing(away[0], BEN)))


def test_who_is_away_or_has_resigned_is_said() -> None:
    table = playing()
    table.take(table.with_player(0, away=True))
    assert "💤 Ann is away; the computer plays for them." in words(board(table))
    table.take(table.with_player(0, resigned=True))
    assert "Ann has resigned" in words(board(table))


def test_a_resignation_ends_the_match() -> None:
    table = playing()
    match_on(table).resign(0)
    table.status = Status.OVER
    assert "🏆 Ben wins the match: Ann resigned." in words(board(table))


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (Status.PAUSED, "I need **Send Messages** in its channel. The clocks are stopped."),
        (Status.CLOSED, "This table is closed; nobody wins."),
        (Status.BROKEN, "A moderator can close the table with `/table close`."),
    ],
)
def test_a_table_in_trouble_says_so(status: Status, said: str) -> None:
    table = playing()
    table.status, table.fault = status, "send_messages"
    assert said in words(board(table))
    check(board(table))
    assert "⏳" not in words(board(table))


@pytest.mark.parametrize("status", [Status.CLOSED, Status.BROKEN])
def test_a_table_that_was_never_dealt_at_can_be_shown(status: Status) -> None:
    table = lobby(ANN)
    table.status = status
    check(board(table))


def test_names_cannot_dress_up_as_anything() -> None:
    wild = replace(BEN, name="**<@1>** [x](http://y) `10♦`\n# big ‮evil" + "z" * 200)
    for table in (lobby(ANN, wild), playing(ANN, wild)):
        shown = words(board(table))
        check(board(table))
        assert r"\*\*\<\@1\>\*\* \[x\]\(http\:\/\/y\) \`10♦\`" in shown
        assert "‮" not in shown
        assert "evil" not in shown


def test_a_table_of_many_seats_fits() -> None:
    table = lobby()
    table.wanted = 15
    table.players = tuple(replace(ROBIN, name=f"*Robin* of the deep dark wood {seat}") for seat in range(15))
    assert all(player.kind is PlayerKind.COMPUTER for player in table.players)
    check(board(table))


def test_all_options_at_once_fit() -> None:
    table = lobby(
        preset="modern",
        variant="regular",
        knock_limit=7,
        oklahoma_ace="one",
        spades_double=True,
        target=9999,
        gin_bonus=999,
        undercut_bonus=999,
        tie_rule="push",
        big_gin=False,
        big_gin_bonus=999,
        meld_selection="knocker",
        layoff_mode="manual",
        discard_taken_upcard=True,
        repeat_take_draw=True,
        wall_action="none",
        stock_floor=20,
        upcard_take_cap=999,
        first_upcard="eleven_card_deal",
        next_dealer="winner",
        redeal_after_draw="alternate",
        game_bonus=9999,
        box_bonus=999,
        shutout="flat:99999",
        deals=999,
    )
    check(board(table))
    assert "Shut-out: **99999 extra points**" in words(board(table))


def test_news_are_told_as_far_as_discord_counts_them() -> None:
    letter = "\N{MATHEMATICAL BOLD SCRIPT CAPITAL A}"
    news = [f"{name} {letter * 700}" for name in "abcd"]
    assert fitting(news, "") == news[2:]
    assert fitting(news, letter * 1000) == news[3:]
    assert fitting(news, ["x" * 1000, "y" * 1000]) == news[3:]
    plain = [name + "x" * 900 for name in "abcd"]
    assert fitting(plain, "") == plain
