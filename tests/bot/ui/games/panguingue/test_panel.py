from dataclasses import replace
from typing import Any

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import PlayedMove, Status, Table
from bot.texts.chips import signed
from bot.ui.games.panel_state import index_of, panel_state_of
from bot.ui.games.panguingue.pictures import pan_table
from bot.ui.help.rules import rules_page
from bot.ui.play.hand_panel import hand
from bot.ui.results.payments import payments_page
from bot.ui.tables.board import board
from data.tables.row_types import Why
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card, parse_cards
from engine.events import Paid
from engine.games.panguingue.terms import (
    Borrow,
    Demand,
    Drop,
    GoOut,
    LayMeld,
    LayOff,
    MeldLaid,
    NoDemand,
    Split,
    Stay,
)
from tests.bot.dealt import pan_on, result_on
from tests.bot.ui.games.panguingue.sample_tables import NAMES, PAN, moments, pan, position
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, controls, deal, discards, press_of, words

TEN = "2H 2S 3S 4H 5C 6C 7C JC QC KC"


def card(word: str) -> Card:
    return parse_cards(word)[0]


def press(table: Table, custom_id: str, *values: str, seat: int = 0) -> Any:
    """Return the action that a press applies, or the panel that it leads to."""
    pressed = press_of(custom_id)
    assert pressed.ply in (0, table.ply)
    index = index_of(pressed, values)
    if index is not None:
        return pan_on(table).legal_actions(seat)[index]
    return hand(table, seat, stage=panel_state_of(pressed, values))


def click(table: Table, page: Page, label: str, seat: int = 0) -> Any:
    return press(table, controls(page)[label]["custom_id"], seat=seat)


def choose(table: Table, page: Page, menu: str, label: str, seat: int = 0) -> Any:
    select = controls(page)[menu]
    value = next(option["value"] for option in select["options"] if option["label"] == label)
    return press(table, select["custom_id"], value, seat=seat)


def running(**options: Any) -> Table:
    """Ann has a run of six on the board and three 5s in hand, and has drawn a 7."""
    table = position(
        ["5S 5S 5S 7C", "KD 2H 3H 4S", TEN],
        [["AD 2D 3D 4D 5D 6D"], ["3S 3S 3S", "6C 6D 6S"], []],
        stock="7D",
        pile="JH",
        foot_chips=4,
        **options,
    )
    act(table, DrawStock())
    return table


def flat_next() -> Table:
    """Ben is flat; Ann has laid off her drawn card and must discard."""
    table = position(
        ["7C KC 2S 4C", ""],
        [["AD 2D 3D", "6S 6S 6S"], ["3H 4H 5H 6H", "KS KH KD", "QC QS QD"]],
        stock="4D",
        pile="JH",
    )
    act(table, DrawStock())
    act(table, LayOff(card("4D"), 0))
    return table


# --- the panel


def test_playing_is_one_press_and_dropping_is_asked_again() -> None:
    table = pan(4)
    page = hand(table, 1)
    assert "**Your turn** to play or drop" in words(page)
    assert click(table, page, "Play", seat=1) == Stay()
    asked = click(table, page, "Drop · pay 2 chips", seat=1)
    assert "**Drop?** You put 2 chips in the pot and are out of this deal" in words(asked)
    assert click(table, asked, "Yes, drop", seat=1) == Drop()
    assert click(table, asked, "Back", seat=1) == page


def test_the_best_paying_meld_is_one_press() -> None:
    table = running()
    page = hand(table, 0)
    assert click(table, page, "Meld and collect 8 · 5♠ 5♠ 5♠") == LayMeld(parse_cards("5S 5S 5S"))
    drawn = "You drew `7♦`: meld it, lay it off or discard it. You cannot keep it."
    assert f"## [5♠ 5♠ 5♠]\n## 7♣\n{drawn}" in words(page)
    assert "Your melds: `A♦ 2♦ 3♦ 4♦ 5♦ 6♦`★" in words(page)
    assert "★ a condition: it earns chips" in words(page)


def test_a_lay_off_says_what_it_earns() -> None:
    table = running()
    page = hand(table, 0)
    lay = next(label for label in controls(page) if label.startswith("Lay off 7♦"))
    assert lay == "Lay off 7♦ on A♦ 2♦ 3♦ 4♦ 5♦ 6♦ · collect 2"
    assert click(table, page, lay) == LayOff(card("7D"), 0)


def test_the_drawn_card_is_discarded_back_with_one_press_and_no_other_is_offered() -> None:
    page = hand(running(), 0)
    assert [label for label in controls(page) if label.startswith("Discard")] == ["Discard 7♦"]
    assert click(running(), page, "Discard 7♦") == Discard(card("7D"))


def test_of_several_melds_those_that_earn_most_stand_first() -> None:
    table = position(
        ["5S 5S 5S 5S 7C 7D 7H JC QC KC", TEN], [[], []], stock="2D", pile="JH", group_suits="strict"
    )
    act(table, DrawStock())
    page = hand(table, 0)
    lines = [(option["label"], option["description"]) for option in controls(page)["Meld …"]["options"]]
    assert lines[:3] == [
        ("Meld 5♠ 5♠ 5♠ 5♠", "collect 6 chips for suited 5s, spades"),
        ("Meld 5♠ 5♠ 5♠", "collect 4 chips for suited 5s, spades"),
        ("Meld 7♣ J♣ Q♣ K♣", "collect 2 chips for a J-Q-K run"),
    ]
    assert {line for line, _ in lines[3:]} == {"Meld J♣ Q♣ K♣", "Meld 7♣ 7♦ 7♥", "Meld 7♣ J♣ Q♣"}
    assert lines[-1] == ("Meld 7♣ J♣ Q♣", "earns no chips")
    assert "Meld and collect 6 · 5♠ 5♠ 5♠ 5♠" in controls(page)


def test_a_split_is_shown_before_it_is_made() -> None:
    table = running(recognised=False)
    asked = click(table, hand(table, 0), "Split: A♦ 2♦ 3♦ | 4♦ 5♦ 6♦ · collect 2")
    assert "**Split?** `A♦ 2♦ 3♦ 4♦ 5♦ 6♦` becomes `A♦ 2♦ 3♦` and `4♦ 5♦ 6♦`." in words(asked)
    assert "You collect 2 chips (1 from each of 2) for an A-2-3 run." in words(asked)
    assert click(table, asked, "Yes, split") == Split(0, parse_cards("AD 2D 3D"))


def test_a_borrowing_is_built_step_by_step() -> None:
    table = running()
    page = hand(table, 0)
    picked = choose(table, page, "Borrow from a meld …", "A♦ 2♦ 3♦ 4♦ 5♦ 6♦")
    menu = "What to borrow from A♦ 2♦ 3♦ 4♦ 5♦ 6♦ …"
    asked = choose(table, picked, menu, "Borrow 4♦ 5♦ 6♦ for 7♦")
    assert "**Borrow?** `4♦ 5♦ 6♦` and your `7♦` make `4♦ 5♦ 6♦ 7♦`; `A♦ 2♦ 3♦` stays." in words(asked)
    done = click(table, asked, "Yes, borrow and meld")
    assert done == Borrow(parse_cards("4D 5D 6D"), (card("7D"),))
    assert click(table, picked, "Back") == page


def test_ways_to_split_a_long_run_are_picked_after_the_run() -> None:
    table = position(
        ["5S", TEN], [["AD 2D 3D 4D 5D 6D 7D JD QD"], []], recognised=False, stock="2C", pile="JH"
    )
    act(table, DrawStock())
    page = hand(table, 0)
    line = controls(page)["Split a meld …"]["options"][0]
    assert line["label"] == "A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ J♦ Q♦"
    assert line["description"] == "4 ways · collect up to 1"
    picked = press(table, controls(page)["Split a meld …"]["custom_id"], line["value"])
    check(picked)
    ways = controls(picked)["How to split A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ J♦ Q♦ …"]["options"]
    assert ways[0]["label"] == "Split: A♦ 2♦ 3♦ | 4♦ 5♦ 6♦ 7♦ J♦ Q♦"
    assert len(ways) == 4


def test_unsafe_discards_are_not_offered_and_it_is_said_why() -> None:
    page = hand(flat_next(), 0)
    assert [*discards(page)] == ["2♠", "4♣", "7♣"]
    assert (
        "⚠️ Ben has ten cards melded and would go out with `K♣`: you may not discard that (rule 11)."
        in words(page)
    )
    shown = words(board(flat_next()))
    assert (
        "**Ben** · this deal **−1** chip · **one card from going out** · `3♥ 4♥ 5♥ 6♥` `K♠ K♥ K♦` `Q♣ Q♠ Q♦`"
        in shown
    )


def test_a_demand_is_asked_of_everybody_else_and_forces_the_player_in_turn() -> None:
    table = position(
        ["7S KC 2S 4C 6H JD QD", TEN, "2D 2C 3D 4D 5D 6C 7D JC QC KC"],
        [["AD 2D 3D"], [], []],
        pile="4D",
    )
    assert "▶ **Ben and Cid** may force Ann to take `4♦`" in words(board(table))
    assert words(board(table)).count("❓") == 2
    assert "Waiting for your turn." in words(hand(table, 0))
    page = hand(table, 2)
    assert "**Your turn**: force Ann to take `4♦`?" in words(page)
    assert (
        "If anybody forces Ann to take `4♦`, they must lay it off on `A♦ 2♦ 3♦`, collect 1 chip from each of "
        "2 and discard a card from hand."
    ) in words(page)
    assert click(table, page, "Let it go", seat=2) == NoDemand()
    assert click(table, page, "Force Ann to take 4♦", seat=2) == Demand()
    act(table, NoDemand(), 2)
    assert "▶ **Ben** may force Ann to take `4♦`" in words(board(table))
    act(table, Demand(), 1)
    page = hand(table, 0)
    assert "**Your turn** to take `4♦` and lay it off: you are forced to" in words(page)
    assert [label for label in controls(page) if "4♦" in label] == ["Take 4♦ · forced"]
    assert "Ben forced `4♦`: it must be taken and laid off." in words(page)
    act(table, TakeUpcard(), 0)
    page = hand(table, 0)
    assert "You took `4♦`: lay it off now." in words(page)
    assert not [label for label in controls(page) if label.startswith(("Discard", "Meld"))]


def test_a_discard_of_no_use_is_not_offered() -> None:
    table = position(["5S 7S AC 4D 6D QH KH JC 2C 3H", TEN], [[], []], pile="QS")
    page = hand(table, 0)
    assert "**Your turn** to draw: `Q♠` fits nothing" in words(page)
    assert not [label for label in controls(page) if label.startswith("Take")]
    assert "draw, or take `Q♠` and meld it at once" in words(board(table))


def test_going_out_says_what_it_brings() -> None:
    table = position(
        ["", TEN, "2C 4C 6C 7C QH 2S 4S 6S QS KH"],
        [["5S 5S 5S", "3C 4C 5C 6C", "JD QD KD"], [], []],
        stock="7C",
        pile="JH",
        foot_chips=4,
    )
    act(table, DrawStock())
    act(table, next(action for action in pan_on(table).legal_actions(0) if isinstance(action, LayOff)))
    page = hand(table, 0)
    assert "**Your turn** to go out" in words(page)
    assert click(table, page, "Go out · collect 16") == GoOut()
    act(table, GoOut())
    assert result_on(table).chips[0] == 16


def test_whoever_has_dropped_is_told_so() -> None:
    table = pan(4)
    act(table, Drop())
    assert "You have dropped out of this deal." in words(hand(table, 1))
    assert "Dropped: Ben (this deal −2 chips)" in words(board(table)).replace("**", "")
    assert "2 chips in the pot" in words(board(table))


# --- the board


def test_the_board_begins_with_the_player_in_turn() -> None:
    shown = words(board(running()))
    assert "▶ **Ann** to meld, or discard `7♦`" in shown
    lines = [line for line in shown.split("\n") if line.startswith(("▶ **Ann** ·", "**Ben**", "Nothing"))]
    assert lines == [
        "▶ **Ann** · 4 in hand · `A♦ 2♦ 3♦ 4♦ 5♦ 6♦`★",
        "**Ben** · 4 in hand · `3♠ 3♠ 3♠`★ `6♣ 6♦ 6♠`",
        "Nothing melded yet: **Cid**",
    ]
    assert "-# Stock 288 · 4 chips in the pot · Cid dealt" in shown


def test_what_was_collected_is_told() -> None:
    table = running()
    act(table, LayMeld(parse_cards("5S 5S 5S")))
    shown = words(board(table))
    assert "melded `5♠ 5♠ 5♠` and collected **4 chips from each of 2** for suited 5s, spades." in shown
    assert "▶ **Ann** · this deal **+8** chips · 1 in hand" in shown
    assert "**Ben** · this deal **−4** chips · 4 in hand" in shown


def test_chips_are_told_by_deal_and_by_match_from_the_second_deal_on() -> None:
    table = pan(3)
    act(table, Drop())
    assert "this deal" in words(board(table))
    assert "match" not in words(board(table))
    act(table, Drop())
    assert "Chips: Ann **+4** · Ben **−2** · Cid **−2**" in words(board(table))
    deal(table, 5)
    for page in (board(table), hand(table, pan_on(table).actors[0])):
        assert "match **−2** chips" in words(page)
        assert "match **+4** chips" in words(page)
        assert "this deal" not in words(page)
    pan_on(table)._chips = [1, 0, -1]
    shown = words(board(table))
    assert "this deal **+1**, match **+5** chips" in shown
    assert "this deal **−1**, match **−3** chips" in shown


def test_nothing_on_the_pages_is_for_insiders_only() -> None:
    table = pan(5, 3)
    for number, now in enumerate(moments(table, 3, limit=3000)):
        if number % 7 and pan_on(now).actors:
            continue
        for shown in map(words, (board(now), *(hand(now, seat) for seat in range(5)))):
            for word in ("head ", "foot", "flat", "(0)", "Throw", "throw", " hand is void"):
                assert word not in shown


def test_a_hidden_draw_stays_hidden() -> None:
    table = position(["5S 7S AC 4D 6D QH KH JC 2C 3H", TEN], [[], []], stock="6H", drawn_card_rule="to_hand")
    act(table, DrawStock())
    assert "6♥" not in words(board(table))
    assert "6♥" not in words(hand(table, 1))
    assert "You drew `6♥`." in words(hand(table, 0))


def test_boards_are_read_in_the_order_of_play_or_against_it() -> None:
    for options, letters in (({}, "ABCDE"), ({"preset": "britannica"}, "AEDCB")):
        table = pan(5, 3, **options)
        for now in moments(table, 3, limit=60):
            drawn, view = pan_table(pan_on(now).view(None)).table, pan_on(now).view(None)
            assert "".join(mark.badge for mark in drawn.seats) == letters
            for mark, melds in zip(drawn.seats, drawn.melds, strict=True):
                seat = "ABCDE".index(mark.badge)
                assert [group.cards for group in melds] == [
                    meld.cards for meld in view.melds if meld.owner == seat
                ]
                assert (mark.chips, mark.turn) == (view.chips[seat], seat in view.actors)


def test_who_is_away_is_said_once_for_all() -> None:
    table = pan(5)
    table.players = tuple(replace(player, away=seat in (1, 3)) for seat, player in enumerate(table.players))
    assert "💤 Ben and Dora are away; the computer plays for them." in words(board(table))


def test_a_lobby_of_fifteen_with_every_option_changed_fits() -> None:
    usual = PAN.options()
    values: dict[str, Any] = {"deal_packet": 10, "packs": 11}
    for name, allowed in PAN.allowed().items():
        other = allowed.offered[-1] if allowed.enum else allowed.high or not getattr(usual, name)
        values.setdefault(name, other)
    table = pan(15)
    table.status, table.options = Status.LOBBY, PAN.options(**values)
    table.players = tuple(replace(player, name="*" * 32) for player in table.players)
    check(board(table))
    assert "Ranks: **8, 9, 10**" in words(board(table))
    assert "Own card for borrowing: **no**" in words(board(table))


# --- payments


def test_the_payments_of_a_whole_deal_can_be_paged() -> None:
    table = pan(15, seed=4)
    moves: list[PlayedMove] = []
    for now in moments(table, seed=4, limit=5000):
        moves += [moved for moved in now.news if not moves or moved.ply > moves[-1].ply]
    assert pan_on(table).result is not None
    paid = [event for moved in moves for event in moved.events if isinstance(event, Paid)]
    number, read = 0, []
    while True:
        page = payments_page(table, number, moves)
        check(page)
        read += [line for line in words(page).split("\n") if "· rule " in line]
        turn = controls(page).get("▶")
        if turn is None:
            break
        number += 1
        assert press_of(turn["custom_id"]).verb == "payments"
        assert press_of(turn["custom_id"]).arg == str(number)
    assert number
    total = sum(int(line.split("**+")[1].split("**")[0]) for line in read if "**+" in line)
    assert total == sum(event.amount for event in paid if event.seat != -1)
    assert payments_page(table, 99, moves) == payments_page(table, number, moves)
    won = [signed(gain) for gain in result_on(table).chips]
    told = ", ".join(f"{name} **{gain}**" for name, gain in zip(NAMES, won, strict=True))
    assert f"Total: {told}" in words(page)
    assert "Total" not in words(payments_page(table, 0, moves))
    assert "only the last" not in words(page)


def test_payments_of_which_only_some_are_remembered_say_so() -> None:
    table = running()
    paid = Paid(0, 1, 4, "C2_formed", "6", parse_cards("5S 5S 5S"))
    table.news = (PlayedMove(1, 40, 0, Why.PLAYER, (MeldLaid(0, ()), paid)),)
    shown = words(payments_page(table))
    assert "Ann **+4** · suited 5s, spades `5♠ 5♠ 5♠` · rule 6 · 4 from Ben" in shown
    assert "only the last 1 move" in shown
    assert "Total" not in shown
    table.news = ()
    assert "Nobody has paid anything yet." in words(payments_page(table))


def test_after_the_deal_the_payments_are_offered() -> None:
    table = pan(2)
    act(table, Drop())
    for page in (board(table), hand(table, 0)):
        assert press_of(controls(page)["Payments"]["custom_id"]).verb == "payments"
        check(page)


# --- rules


def test_every_page_of_the_rules_fits() -> None:
    extremes: dict[str, Any] = {
        "drawn_card_rule": "to_hand",
        "discard_must_meld": False,
        "discard_pickup": "stock_drawn_only",
        "settlement_conditions": "as_it_lies",
        "double_for_unmelded": True,
        "shuffle_mode": "traditional",
        "on_exhaustion": "shuffle",
        "ante": 100,
    }
    for options in (PAN.options(), PAN.options(**extremes), PAN.options(preset="card_room", rank_set="pip")):
        first = rules_page(PAN, options)
        for option in controls(first)["Choose a topic …"]["options"]:
            check(rules_page(PAN, options, option["value"]))
