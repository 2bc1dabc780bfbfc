"""Texts of Hand: refusals with rule, cards and totals, rules, results and sheets."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

import pytest

from bot.manager.tables.table import Table
from bot.texts import refusal
from bot.texts.games.hand.refusals import SENTENCES
from bot.texts.games.hand.sheet import sheet
from bot.texts.games.sheets import amount, lines_of
from bot.texts.help.rules import SHORT, rules_lines, topics
from bot.texts.play.events import news, outcome_line, result_lines, result_title
from bot.texts.refusals import setup_refusal
from bot.texts.results.scores import member_lines
from bot.ui.games.hand.panel import PANEL
from bot.ui.help.rules import rules_page
from data.scores import Score, ScoreKey
from engine import GAMES
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, Card, parse_cards
from engine.errors import IllegalAction, SetupError
from engine.games.hand.terms import (
    AskRedeal,
    Ending,
    Exchange,
    HandReason,
    HandResult,
    Lay,
    LayOff,
    Pass,
    ReturnUpcard,
)
from engine.match import Outcome
from engine.spec import GameSpec
from tests.bot.dealt import hand_on, instance, match_on, result_on
from tests.bot.ui.games.hand.sample_tables import NAMES, hand_table, moments, position
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, words

HAND, PARTNERSHIP = GAMES["hand"], GAMES["hand_partnership"]
IDLE = "2S 3S 5C 9D"
"""A hand without melds."""


def card(table: Table, word: str, seat: int = 0) -> Card:
    """Return a card of a hand by its name."""
    [face] = parse_cards(word)
    return next(own for own in hand_on(table).view(seat).hand if FACE[own] == FACE[face])


def refused(table: Table, action: Action, seat: int = 0) -> str:
    """Return the text that refuses an action."""
    with pytest.raises(IllegalAction) as caught:
        hand_on(table).apply(seat, action)
    return refusal(caught.value, hand_on(table).view(seat), table.spec, action)


def typed(table: Table, verb: str, text: str, seat: int = 0) -> Action:
    """Return the action for a typed move."""
    action = PANEL.parse_move(hand_on(table).view(seat), verb, text)
    assert action is not None
    return action


def drawn(*hands: str, melds: Sequence[tuple[int, str]] = (), stock: str = "2C", **more: Any) -> Table:
    """Return a position in which seat 0 has drawn ``stock``."""
    table = position(hands, melds, stock=stock, **more)
    act(table, DrawStock())
    return table


CASES: dict[str, tuple[Callable[[], Table], str, str, list[str]]] = {
    "50 is not 51": (
        lambda: drawn("KS KC KD 4S 4C 4D 4H 2H 2D", IDLE, stock="5S"),
        "meld",
        "KS KC KD, 4S 4C 4D 4H",
        ["makes 46 (30 + 16 = 46)", "you need 51", "Your highest opening is 46", "rule 4.2"],
    ),
    "lay-offs do not count": (
        lambda: drawn("7H 8H 9H 10S", IDLE, melds=[(1, "JS QS KS")]),
        "layoff",
        "10S",
        ["have not opened", "first meld 51 points", "never count", "rule 4.4"],
    ),
    "the same card twice in a meld": (
        lambda: drawn("7S 7S 7H 9C", IDLE),
        "meld",
        "7S 7S 7H",
        ["`7♠`", "no meld has the same card twice", "rule 3"],
    ),
    "the same card in two melds": (
        lambda: drawn("7S 7C 7H 8H 9H 2D", IDLE),
        "meld",
        "7S 7C 7H, 7H 8H 9H",
        ["You hold `7♥` only once", "rule 3"],
    ),
    "three jokers": (
        lambda: drawn("7S JK JK 9C", IDLE, max_jokers_per_meld=1),
        "meld",
        "7S JK JK",
        ["has 2 jokers; a meld can have 1", "rule 3.3"],
    ),
    "jokers alone": (
        lambda: drawn("7S JK JK 9C", IDLE, stock="7C"),
        "meld",
        "7S JK",
        ["too short", "at least three cards"],
    ),
    "round the corner": (
        lambda: drawn("KD AD 2D 9C", IDLE),
        "meld",
        "KD AD 2D",
        ["`K♦ A♦ 2♦` goes around the corner:", "rule 3.2"],
    ),
    "a gap": (
        lambda: drawn("4D 5D 7D 9C", IDLE),
        "meld",
        "4D 5D 7D",
        ["is not a run", "its cards must be consecutive"],
    ),
    "no meld at all": (lambda: drawn("4D 5S 7D 9C", IDLE), "meld", "4D 5S 7D", ["is not a meld"]),
    "no such meaning": (
        lambda: drawn("7H 8H JK 9C", IDLE, opened=[0]),
        "meld",
        "7H 8H JK=2S",
        ["can only be `7♥ 8♥ Joker=9♥`", "`7♥ 8♥ Joker=9♥`", "`Joker=6♥ 7♥ 8♥`", "rule 3.6"],
    ),
    "a run too long": (
        lambda: drawn("4D 5D 6D 7D 9C", IDLE, run_max=3, opened=[0]),
        "meld",
        "4D 5D 6D 7D",
        ["too long: a run has at most 3 cards"],
    ),
    "no run in it": (
        lambda: drawn("KS KC KD QS QC QD 9C", IDLE, opening_needs_run=True),
        "meld",
        "KS KC KD, QS QC QD",
        ["makes 60, but at this table an opening needs at least one run.", "rule 11"],
    ),
    "the whole hand": (
        lambda: drawn("KS KC KD QS QC", IDLE, stock="QD"),
        "meld",
        "KS KC KD, QS QC QD",
        ["no card left to discard,", "rule 2.3"],
    ),
    "a card that fits nothing": (
        lambda: drawn("4D 9C 2H", IDLE, melds=[(0, "JS QS KS"), (1, "8C 8H 8D")]),
        "layoff",
        "4D 1",
        ["`4♦` does not fit #1 `J♠ Q♠ K♠`", "only `10♠`, `A♠` or `Joker`", "fits no other meld", "rule 5.2"],
    ),
    "a full set": (
        lambda: drawn("8S 9C 2H", IDLE, melds=[(0, "8S 8C 8H 8D")]),
        "layoff",
        "8S",
        ["is complete: a set has four cards"],
    ),
    "a full run": (
        lambda: drawn("10S 9C 2H", IDLE, melds=[(0, "JS QS KS")], run_max=3),
        "layoff",
        "10S",
        ["complete: a run has at most 3"],
    ),
    "which end": (
        lambda: drawn("JK 9C 2H", IDLE, melds=[(0, "7S 8S 9S")]),
        "layoff",
        "JK 1",
        ["fits both ends", "say low or high", "`6♠` or `10♠`", "rule 5.4"],
    ),
    "no such meld": (
        lambda: drawn("10S 9C 2H", IDLE, melds=[(0, "7S 8S 9S")]),
        "layoff",
        "10S 7",
        ["are #1 to #1"],
    ),
    "the wrong card for a joker": (
        lambda: drawn("10S 9C 2H", IDLE, melds=[(0, "7S JK 9S")]),
        "exchange",
        "9C 1",
        ["`9♣` is not what the joker in #1 `7♠ Joker=8♠ 9♠`", "only `8♠` would free it"],
    ),
    "one of both": (
        lambda: drawn("8S 9C 2H", IDLE, melds=[(0, "8C 8H JK")]),
        "exchange",
        "8S",
        ["`8♠` alone does not free the joker", "need `8♠` and `8♦`.", "rule 6.3"],
    ),
    "no joker there": (
        lambda: drawn("10S 9C 2H", IDLE, melds=[(0, "7S 8S 9S"), (1, "2D 3D JK")]),
        "exchange",
        "10S 1",
        ["has no joker", "jokers in #2 `2♦ 3♦ Joker=4♦` for `4♦`."],
    ),
    "beside a joker": (
        lambda: drawn("8S 9C 2H", IDLE, melds=[(0, "8C 8H JK")], layoff_on_joker_set3=False),
        "layoff",
        "8S",
        ["only a joker can be laid off"],
    ),
    "exchanges not played": (
        lambda: drawn("8S 9C 2H", IDLE, melds=[(0, "7S JK 9S")], joker_exchange=False),
        "exchange",
        "8S",
        ["no joker exchange at this table"],
    ),
    "not in hand": (
        lambda: drawn("8S 9C 2H", IDLE),
        "meld",
        "KS KC KD",
        ["You do not hold all of `K♠ K♣ K♦`. You can"],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_typed_wrongly_is_refused_with_cards_totals_and_what_would_do(name: str) -> None:
    build, verb, text, wanted = CASES[name]
    table = build()
    before = hand_on(table).view(0)
    told = refused(table, typed(table, verb, text))
    for part in wanted:
        assert part in told
    assert hand_on(table).view(0) == before


def test_a_discard_that_cannot_be_used_is_refused_with_the_best_that_it_makes() -> None:
    table = position(["QH KH 4S 4C 4D 2S 9C", IDLE], pile="AH")
    told = refused(table, TakeUpcard())
    assert "You cannot take `A♥`" in told
    assert "open with 43 at most; you need 51." in told
    assert "rule 7.3" in told
    assert "You can **Draw from the stock**" in told
    table = position(["4S 9C 2D", IDLE], [(0, "7S 8S 9S")], pile="10S")
    assert "have no new meld with `10♠`" in refused(table, TakeUpcard())


def test_the_duty_to_meld_a_discard_is_told_until_it_is_met() -> None:
    table = position(["QH KH QS KS AS 2S 9C", IDLE], pile="AH")
    act(table, TakeUpcard())
    for action in (Discard(card(table, "9C")), typed(table, "meld", "QS KS AS")):
        assert "You took `A♥`: first meld it, or put it back," in refused(table, action)
    assert "You have already drawn this turn." in refused(table, DrawStock())
    act(table, ReturnUpcard())
    assert "put it back, so now draw from the stock" in refused(table, TakeUpcard())
    act(table, DrawStock())
    assert "only an upcard taken this turn," in refused(table, ReturnUpcard())


def test_nobody_acts_for_a_partner() -> None:
    table = position([IDLE, "KS 4D", "5S 6D", "8H 8D"], teams=True)
    told = refused(table, DrawStock(), seat=2)
    assert "your partner's turn, and you cannot play for your partner:" in told
    assert "not your turn" in refused(table, DrawStock(), seat=1)


def test_the_turn_has_an_order() -> None:
    table = position([IDLE, "KS"], pile="KH")
    assert "First draw" in refused(table, Discard(card(table, "2S")))
    assert "four identical pairs" in refused(table, AskRedeal())
    assert "still cards to draw," in refused(table, Pass())
    table = position(["2S 3S 5C 9D 4D", "KS"], pile="", started=True)
    assert "In the first turn of the round you only discard" in refused(table, DrawStock())
    asking = hand_table(3, pairs_redeal=True)
    assert "whether they want a" in refused(asking, DrawStock())


def test_five_players_cannot_be_partners() -> None:
    told = setup_refusal(SetupError("seats", 5, PARTNERSHIP.seats), PARTNERSHIP)
    assert told == "Hand Partnership is for 4 players in 2 teams of 2, not “5”."
    told = setup_refusal(SetupError("seats", 6, HAND.seats), HAND)
    assert told == "Hand is for 2 to 5 players, not “6”."
    with pytest.raises(SetupError):
        PARTNERSHIP.new_match(seats=5)


def test_every_reason_has_a_sentence_that_says_something() -> None:
    table = drawn("8S 9C 2H JK", IDLE, melds=[(0, "8C 8H JK")])
    view = hand_on(table).view(0)
    assert set(HandReason) <= set(SENTENCES)
    actions = (None, LayOff(view.hand[0], 0), Exchange(view.hand[:1], 0), LayOff(view.hand[0], 9), Lay(()))
    for reason in SENTENCES:
        for action in actions:
            for cards in ((), view.hand[:3]):
                facts: dict[str, Any] = {"total": 41, "needed": 51, "best": 47, "keep": 1, "jokers": 2}
                told = refusal(
                    IllegalAction(instance(StrEnum, reason), cards=cards, **facts), view, HAND, action
                )
                assert "None" not in told
                assert not cards or "``" not in told
                assert "That is not possible" not in told


# --- rules


@pytest.mark.parametrize("spec", [HAND, PARTNERSHIP], ids=lambda spec: spec.key)
def test_the_rules_fit_and_carry_the_numbers_that_refusals_name(spec: GameSpec) -> None:
    keys = [topic.key for topic in topics(spec)]
    assert keys == [*map(str, range(1, 12)), "13", "options", "options2"]
    for preset in spec.presets:
        for topic in (SHORT, *keys):
            check(rules_page(spec, spec.options(preset=preset), topic))
    for rule in ("2.3", "3.1", "3.7", "4.4", "5.4", "6.3", "6.4", "7.5", "8.4", "11.1", "13.1"):
        topic = rule.partition(".")[0]
        assert any(f"**{rule}**" in line for line in rules_lines(spec, topic=topic)), rule


@pytest.mark.parametrize(
    ("option", "topic", "wanted"),
    [
        ({"opening_min": 71}, "4", "at least **71**"),
        ({"opening_rule": "beat_last"}, "4", "more than the opening before"),
        ({"ace_low_value": 11}, "3", "before a two 11"),
        ({"joker_exchange": False}, "6", "There is no joker exchange"),
        ({"exchange_set3": "either_missing"}, "6", "for any missing card"),
        ({"discard_use": "any_use"}, "7", "laid off or exchanged"),
        ({"allow_return_discard": False}, "7", "cannot be put back"),
        ({"go_out_first_turn": False}, "8", "Nobody goes out on their own first turn"),
        ({"gulf_bonus": True}, "8", "one suit × 4"),
        ({"unopened_penalty": 200}, "9", "pays **200**, after a Hand **400**"),
        ({"winner_score": 0}, "9", "gets **0**"),
        ({"rounds": 7}, "10", "7 rounds"),
        ({"stock_end": "end"}, "2", "the discard pile is not reshuffled"),
        ({"opening_needs_run": True}, "11", "at least one run"),
        ({"max_jokers_per_meld": 1}, "3", "at most 1 joker"),
    ],
)
def test_the_rules_are_those_of_the_options_and_marked(
    option: dict[str, Any], topic: str, wanted: str
) -> None:
    told = [line for line in rules_lines(HAND, HAND.options(**option), topic) if wanted in line]
    assert told
    assert all("⚙️" in line for line in told)
    assert not [line for line in rules_lines(HAND, topic=topic) if wanted in line]


def test_arabic_names_are_isolated_and_leave_the_cards_beside_them_in_order() -> None:
    pages = [rules_page(spec, topic=topic.key) for spec in (HAND, PARTNERSHIP) for topic in topics(spec)]
    pages += [rules_page(HAND), rules_page(PARTNERSHIP)]
    told = "\n".join(map(words, pages))
    for name in ("هاند", "شراكة", "نزول", "تركيب", "تبديل الجوكر", "النار"):
        assert told.count(name) == told.count(f"\u2068{name}\u2069") > 0
    outside = re.sub("\u2068[^\u2068\u2069]*\u2069", "", told)
    assert not {unicodedata.bidirectional(char) for char in outside} & {"R", "AL", "AN", "RLE", "RLO"}
    assert told.count("\u2068") == told.count("\u2069")
    # Every line begins from left to right, so that 10♦ after an isolated name stays in place.
    for line in told.splitlines():
        strong = [char for char in line if unicodedata.bidirectional(char) in ("L", "R", "AL")]
        assert not strong or unicodedata.bidirectional(strong[0]) == "L"


# --- events


def test_a_turn_is_told_with_what_its_jokers_stand_for() -> None:
    table = position(
        ["JH JK AH KH 4S 4C 4D 10D", "2S 3S"], [(1, "8C 8H JK")], stock="8S", pile="2D", opening_min=40
    )
    act(table, DrawStock())
    act(table, typed(table, "meld", "JH JK=QH KH AH"))
    act(table, typed(table, "layoff", "8S"))
    act(table, Discard(card(table, "10D")))
    told = news(table.news, NAMES, None, "hand")
    assert "\n".join(told) == (
        "Ann: stock · opened with **41** · melded `J♥ Joker=Q♥ K♥ A♥` · laid off `8♠` on "
        "Ben's #1 `8♣ 8♥ Joker (8♠ or 8♦)` → `10♦`"
    )


@pytest.mark.parametrize(
    ("melds", "verb", "text", "told"),
    [
        ([(0, "7D 8D 9D")], "layoff", "6D", "laid off `6♦` on their own #1 `7♦ 8♦ 9♦`"),
        ([(1, "7D 8D 9D")], "layoff", "10D", "laid off `10♦` on Ben's #1 `7♦ 8♦ 9♦`"),
        ([(1, "7D 8D 9D")], "layoff", "JK 1 low", "laid off `Joker=6♦` on Ben's #1 `7♦ 8♦ 9♦`"),
        ([(1, "8C 8H JK")], "layoff", "8S", "laid off `8♠` on Ben's #1 `8♣ 8♥ Joker (8♠ or 8♦)`"),
        ([(1, "5D JK 7D")], "exchange", "6D", "exchanged `6♦` for the Joker in Ben's #1 `5♦ Joker=6♦ 7♦`"),
        (
            [(1, "8C 8H JK")],
            "exchange",
            "8S 8D",
            "exchanged `8♠ 8♦` for the Joker in Ben's #1 `8♣ 8♥ Joker (8♠ or 8♦)`",
        ),
    ],
)
def test_what_is_put_into_a_meld_is_told_with_the_meld_as_it_was(
    melds: list[tuple[int, str]], verb: str, text: str, told: str
) -> None:
    table = drawn("6D 10D JK 8S 8D 2C", "2S 3S", melds=melds, opened=[0], stock="4H")
    act(table, typed(table, verb, text))
    assert f"Ann drew from the stock and {told}." in news(table.news, NAMES, None, "hand")


def test_the_ending_is_told_with_its_arithmetic() -> None:
    table = drawn("QH KH AH QS KS AS", "KS 7D JK", "AC 3H", "5C", stock="9C", opened=[1, 2])
    act(table, typed(table, "meld", "QH KH AH, QS KS AS"))
    act(table, Discard(card(table, "9C")))
    result = result_on(table)
    assert result_title(result, NAMES[:4], "hand") == "Hand! Ann goes out in one turn, and all points are × 2"
    assert result_lines(result, NAMES[:4], "hand") == [
        "🏁\u00a0**Ann** went out: −30 × 2 = **−60**",
        "**Ben** `K♠ 7♦ Joker`: 10 + 7 + 15 = 32, × 2 = **64**",
        "**Cid** `A♣ 3♥`: 11 + 3 = 14, × 2 = **28**",
        "**Dora** never opened `5♣`: 100, × 2 = **200**",
    ]


def test_partners_are_told_together() -> None:
    hands = ("9C", "KS KH 3D", "10S 10C", "5C")
    table = drawn(*hands, melds=[(0, "10H JH QH")], stock="KH", opened=[1, 2], teams=True)
    act(table, typed(table, "layoff", "KH"))
    act(table, Discard(card(table, "9C")))
    result = result_on(table)
    assert result_title(result, NAMES, "hand_partnership") == "Ann goes out"
    lines = [line.replace("\u00a0", " ") for line in result_lines(result, NAMES, "hand_partnership")]
    assert lines == [
        "**🔵 Blue: Ann & Cid · −30**",
        "- 🏁 **Ann** went out: **−30**",
        "- **Cid** `10♠ 10♣`: not counted, partner went out",
        "**🔴 Red: Ben & Dora · 23 + 100 = 123**",
        "- **Ben** `K♠ 3♦ K♥`: 10 + 3 + 10 = **23**",
        "- **Dora** never opened `5♣`: **100**",
    ]
    outcome = Outcome("deals", (0, 2), (-30, 123, -30, 123))
    assert outcome_line(outcome, NAMES, table) == "🏆 Ann and Cid win the match together."


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"no_winner_round": "scored"}, ["**Ann** `2♠`: **2**", "**Ben** never opened `3♠ 4♠`: **100**"]),
        ({"no_winner_round": "void_counted"}, ["**Ann** `2♠`: **0**", "**Ben** never opened `3♠ 4♠`: **0**"]),
        ({"no_winner_round": "replay"}, []),
    ],
)
def test_a_round_without_a_winner_is_told(options: dict[str, str], wanted: list[str]) -> None:
    hands = ((parse_cards("2S")), parse_cards("3S 4S"))
    counts, void = "replay" not in options.values(), "void_counted" in options.values()
    penalties = (0, 0) if void or not counts else (2, 100)
    result = HandResult(
        ending=Ending.EXHAUSTED,
        winner=None,
        points=penalties,
        chips=(0, 0),
        penalties=penalties,
        left=hands,
        opened=(True, False),
        worth=((2,), (3, 4)),
        counts=counts,
    )
    assert "No card is left to draw" in result_title(result, NAMES[:2], "hand")
    assert result_lines(result, NAMES[:2], "hand") == wanted


def test_the_sheet_has_rounds_down_and_players_across_with_what_happened() -> None:
    table = hand_table(5, 3)
    for _ in moments(table, 3, rounds=3):
        pass
    results, kept = match_on(table).results, sheet(match_on(table), table.spec)
    lines = lines_of(kept, NAMES, running=False)
    assert lines[0] == lines[-2] == "```"
    head, *rounds, _, totals = lines[1:-2]
    assert head.split() == list(NAMES)
    for number, (row, result) in enumerate(zip(rounds, results, strict=True), 1):
        cells = row.split()
        assert cells[0] == str(number)
        for seat, cell in enumerate(cells[1:]):
            mark = "o" if seat == result.winner else "" if instance(HandResult, result).opened[seat] else "u"
            assert cell == f"{amount(result.points[seat])}{mark}"
    assert totals.split()[1:] == [amount(score) for score in match_on(table).scores]
    assert "o went out" in lines[-1]
    assert max(map(len, lines[:-1])) <= 34  # the width of a phone in monospaced letters
    assert lines_of(kept, NAMES, 1, 1, running=False)[2].startswith(" 2 ")
    assert lines_of(kept, NAMES, 1, 1, running=False)[-3] == lines[-3]
    match_on(table).results = [replace(instance(HandResult, result), counts=False) for result in results]
    assert lines_of(sheet(match_on(table), table.spec), NAMES) == []


def test_the_sheet_of_partners_has_a_column_for_each_team() -> None:
    table = hand_table(4, 4, teams=True)
    for _ in moments(table, 4, rounds=2):
        pass
    lines = lines_of(sheet(match_on(table), table.spec), NAMES[:4], running=False)
    assert lines[1].split("  ")[-1].strip() == "Red"
    assert lines[-3].split()[1:] == [amount(score) for score in match_on(table).scores[:2]]


def test_names_of_any_script_keep_the_columns_of_the_sheet() -> None:
    table = hand_table(5, 3)
    for _ in moments(table, 3):
        pass
    names = ["`quote`", "漢字の名前", "محمد", "\u0301combining", "Ed"]
    lines = lines_of(sheet(match_on(table), table.spec), names, running=False)
    head = lines[1]
    assert "`" not in head
    assert "漢字" in head
    assert "漢字の" not in head
    assert "\u2068محمد\u2069" in head
    wide = sum(unicodedata.east_asian_width(char) == "W" for char in head)
    none = sum(unicodedata.category(char) in ("Cf", "Mn") for char in head)
    assert len(head) + wide - none == 3 + 6 * 5 - 1


def test_scores_call_penalties_by_their_name() -> None:
    [_, *lines] = member_lines({ScoreKey(1, 11, "hand", practice=False): Score(points_for=30, best_deal=200)})
    assert "- Penalty points: 30 taken, 0 by opponents · best deal 200" in lines


def test_a_meld_typed_twice_is_refused_for_its_second_copy() -> None:
    hand = "9S 10S JS QS KS 5C 5D 5H 2C 4D 8H"
    table = position([hand, "2S 3S"], pile="3C", started=True, starter_first_turn="may_meld")
    twice = typed(table, "meld", "5C 5D 5H, 5C 5D 5H")
    assert refused(table, twice).startswith("You hold `5♣ 5♦ 5♥` only once each.")
    one = typed(table, "meld", "5C 5D 5H, 9S 10S JS, QS KS 5C")
    assert refused(table, one).startswith("You hold `5♣` only once.")
    strange = typed(table, "meld", "6C 6D 6H")
    assert refused(table, strange).startswith("You do not hold all of `6♣ 6♦ 6♥`.")
