"""Texts of Rummy 500: options, refusals, events, results, rules."""

import pytest

from bot.manager.tables.table import Table
from bot.texts import (
    action_label,
    event_sentence,
    option_about,
    option_name,
    preset_about,
    preset_name,
    refusal,
    value_name,
)
from bot.texts.commands import verb_description
from bot.texts.help.rules import MARK, rules_lines, topics
from bot.texts.play.actions import action_note, needs_confirmation, question
from bot.texts.play.events import news, result_lines, result_title
from bot.texts.tables.options import in_force
from bot.texts.tables.words import before_me, facts, task, turn_line
from data.tables.row_types import Why
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card, parse_cards
from engine.errors import IllegalAction, Reason
from engine.events import Discarded, DrewStock, Event
from engine.games.rummy500.terms import (
    DealEnded,
    Ending,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Pass,
    Passed,
    Rummy500Reason,
    Rummy500Result,
    TakePile,
    TookPile,
)
from tests.bot.dealt import instance, result_on, rummy500_on
from tests.bot.ui.games.rummy500.sample_tables import NAMES, R500, position, rummy
from tests.bot.ui.sample_tables import act

PAIR = NAMES[:2]
ANN = 0


def cards(words: str) -> tuple[Card, ...]:
    return parse_cards(words)


def refused(table: Table, action: Action, seat: int = ANN) -> str:
    with pytest.raises(IllegalAction) as caught:
        rummy500_on(table).check(seat, action)
    return refusal(caught.value, rummy500_on(table).view(seat), table.spec, action)


def after(table: Table, *actions: Action) -> Table:
    for action in actions:
        act(table, action)
    return table


# --- options


def test_every_option_value_and_preset_is_described() -> None:
    for name, allowed in R500.allowed().items():
        assert option_name(R500, name)
        about = option_about(R500, name)
        assert "whole number" not in about
        assert "one of" not in about
        assert about != f"{option_name(R500, name)}: yes or no"
        assert len(about) <= 100
        for value in allowed.offered:
            assert "_" not in value_name(R500, name, value)
    for preset in R500.presets:
        assert "_" not in preset_name(preset, R500)
        assert len(preset_about(R500, preset)) <= 100
    assert len({preset_about(R500, preset) for preset in R500.presets}) == len(R500.presets)
    assert len({option_name(R500, name) for name in R500.allowed()}) == len(R500.allowed())


def test_what_is_switched_off_is_said_to_be_off() -> None:
    assert value_name(R500, "clock", 0) == value_name(R500, "stall_limit", 0) == "off"
    assert value_name(R500, "clock", 10) == "10 minutes"
    assert value_name(R500, "stall_limit", 20) == "20"
    assert value_name(R500, "ace_high", False) == "no"


def test_options_in_force_are_those_unlike_the_preset() -> None:
    options = R500.options(preset="books", hand_ace=1)
    assert in_force(R500, options, "books") == ["Ace in hand: **1**"]
    assert "Top card alone: **must be used at once**" in in_force(R500, options)


def test_one_command_of_a_verb_is_described_for_all_games() -> None:
    assert verb_description("layoff") == "Lay off cards on a meld on the table"
    assert all(
        len(verb_description(name)) <= 100 for name in ("take", "meld", "layoff", "discard", "draw", "pass")
    )


# --- refusals


@pytest.mark.parametrize("reason", [*Reason, *Rummy500Reason])
def test_every_reason_has_a_sentence_of_its_own(reason: Reason | Rummy500Reason) -> None:
    tables = (
        rummy(),
        position("7H 8H 9H KD", "5C 6C 7C", pile="7D 2S"),
        rummy(3, hand_ace=1, ace_high=False),
    )
    for table in tables:
        for about in ((), cards("5S"), cards("5S 6S 9C")):
            for facts_ in (
                {},
                {"possible": (1, 2), "count": 2, "pile": 2, "meld": 0, "melds": 0, "stock": 4},
            ):
                error = IllegalAction(reason, rule="9", cards=about, **facts_)
                words = refusal(error, rummy500_on(table).view(rummy500_on(table).actors[0]), R500)
                assert "That is not possible" not in words
                assert "None" not in words
                assert words[0].isupper() or words[0] == "`"
                assert words.endswith("Rummy 500, rule 9")


def test_a_depth_of_no_use_names_the_card_and_the_depths_there_are() -> None:
    table = position("7H 8H KD", pile="9H 2C 3S")
    words = refused(table, TakePile(2))
    assert words.startswith("You cannot take down to `2♣`: the deepest card must be used at once")
    assert "with your hand and the 2 cards taken it makes no meld and fits none on the table" in words
    assert "You can take down to `3♠` or `9♥`." in words
    assert words.endswith("-# Rummy 500, rule 5")


def test_the_banned_card_is_refused_by_name() -> None:
    table = after(position("7H 8H KD", pile="3S"), TakePile(1))
    words = refused(table, Discard(cards("3S")[0]))
    assert "You took `3♠` alone from the discard pile, so you cannot discard it" in words
    assert "You can discard one of" in words
    assert "3♠" not in words.split("You can discard")[1]


@pytest.mark.parametrize("action", [Discard(cards("KD")[0]), Meld(cards("5S 5C 5D"))], ids=str)
def test_the_marked_card_comes_before_everything_else(action: Action) -> None:
    table = after(position("7H 8H KD 5S 5C 5D", pile="9H 2C 3S"), TakePile(3))
    words = refused(table, action)
    assert "`9♥` first: meld it or lay it off before anything else." in words
    assert "You can **Meld 7♥ 8♥ 9♥ · 24 points**." in words


def test_a_play_that_leaves_the_banned_card_alone_is_refused() -> None:
    table = after(position("7H 8H 9H", pile="3S"), TakePile(1))
    words = refused(table, Meld(cards("7H 8H 9H")))
    assert "That would leave you with only `3♠`, which you cannot discard this turn" in words
    assert words.endswith("rule 10.13")


def test_where_the_last_card_must_be_discarded_that_is_said() -> None:
    table = after(position("7H 8H", top="9H", go_out="must_drop"), DrawStock())
    words = refused(table, Meld(cards("7H 8H 9H")))
    assert "the last card must be discarded: after `7♥ 8♥ 9♥` you would have no card left" in words


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("7H 8H", "at least three cards"),
        ("7H 8H 10H", "a run has consecutive cards"),
        ("KH AH 2H", "none goes around the corner:"),
        ("7H 7C 8H", "three or four of a rank, or a run of one suit"),
        ("8D 9D 10D 7H", "three or four of a rank"),
    ],
)
def test_what_is_no_meld_is_explained(named: str, why: str) -> None:
    table = after(position("7H 8H 10H KH AH 2H 7C 8D 9D 10D"), DrawStock())
    words = refused(table, Meld(cards(named)))
    assert "is not a meld" in words
    assert why in words


def test_a_low_ace_is_told_where_it_is_played() -> None:
    table = after(position("QH KH AH 2S 3S 5D", ace_high=False), DrawStock())
    assert "the ace is low at this table" in refused(table, Meld(cards("QH KH AH")))


def test_cards_that_are_no_meld_but_fit_one_are_told_so() -> None:
    table = after(position("8C 9C KD 2S", "5C 6C 7C"), DrawStock())
    assert "You can lay it off on #1 `5♣ 6♣ 7♣`." in refused(table, Meld(cards("8C 9C")))


def test_a_lay_off_that_does_not_fit_names_the_meld_and_the_one_that_it_fits() -> None:
    table = after(position("8C KD 2S", "5C 6C 7C", "KS KC KH"), DrawStock())
    words = refused(table, LayOff(cards("KD"), 0))
    assert "`K♦` does not fit #1 `5♣ 6♣ 7♣`. It would fit #2 `K♠ K♣ K♥`." in words
    words = refused(table, LayOff(cards("2S"), 0))
    assert "It would fit" not in words
    assert "Lay off 8♣ on #1: 5♣ 6♣ 7♣ · 8 points" in words


def test_a_meld_that_is_not_there_is_named_with_those_that_are() -> None:
    table = after(position("8C KD 2S", "5C 6C 7C"), DrawStock())
    words = refused(table, LayOff(cards("8C"), 3))
    assert "There is no meld #4 on the table: the only one is #1 `5♣ 6♣ 7♣`." in words
    bare = after(position("8C KD 2S"), DrawStock())
    assert "no meld on the table to" in refused(bare, LayOff(cards("8C"), 0))


def test_a_second_source_names_what_was_taken() -> None:
    table = after(position("7H 8H KD", pile="3S"), TakePile(1))
    assert "You took `3♠` from the discard pile this turn; you draw only once a turn." in refused(
        table, DrawStock()
    )
    table = after(position("7H 8H KD", pile="3S", top="2C"), DrawStock())
    assert "You drew from the stock (`2♣`) this turn;" in refused(table, TakePile(1))
    assert "Draw first: from the stock or from the discard pile" in refused(
        position("7H 8H KD", pile="3S"), Meld(cards("7H 8H KD"))
    )


def test_a_depth_that_is_none_names_the_pile() -> None:
    words = refused(position("7H 8H KD", pile="2C 3S"), TakePile(3))
    assert "The discard pile has only 2 cards: it is `2♣ 3♠`, top card on the right." in words
    empty = refused(position("7H 8H KD"), TakePile(1))
    assert empty.startswith("The discard pile is empty.")


def test_passing_is_refused_while_there_is_a_stock_and_drawing_when_there_is_none() -> None:
    assert "it has" in refused(position("7H 8H KD", pile="3S", stock_end="draw_needed"), Pass())
    bare = position("7H 8H KD", pile="3S", stock=0, stock_end="draw_needed")
    words = refused(bare, DrawStock())
    assert "The stock is empty" in words
    assert "You can **Take 3♠** or **Pass: the deal ends**." in words


def test_another_s_turn_is_said_without_alternatives() -> None:
    words = refused(rummy(), TakePile(1), seat=0)
    assert words == "It is not your turn.\n-# Rummy 500, rule 2"


# --- actions and the table


def test_takings_say_what_they_force() -> None:
    view = rummy500_on(position("7H 8H KD KS", "5C 6C 7C", pile="8C KC 9H 2C 3S")).view(ANN)
    told = {
        instance(TakePile, action).count: (action_label(action, view), action_note(action, view))
        for action in view.legal[1:]
    }
    assert told[1] == ("Take 3♠", "you can meld or keep it, but not discard it this turn")
    assert told[3] == ("Take 3 cards down to 9♥", "you must use 9♥ now, such as in 7♥ 8♥ 9♥")
    assert told[4] == ("Take 4 cards down to K♣", "you must use K♣ now, such as in K♠ K♣ K♦")
    assert told[5] == ("Take 5 cards down to 8♣", "you must use 8♣ now, such as 8♣ on #1: 5♣ 6♣ 7♣")


def test_plays_say_what_they_bring_and_what_an_ace_counts() -> None:
    view = rummy500_on(after(position("AS 2S 3S AC AD", "QH KH JH", top="AH"), DrawStock())).view(ANN)
    told = {action_label(action, view): action_note(action, view) for action in view.legal}
    assert told["Meld A♠ 2♠ 3♠ · 6 points"] == "ace 1"
    assert told["Meld A♠ A♣ A♦ · 45 points"] == "aces 15 each"
    assert told["Lay off A♥ on #1: J♥ Q♥ K♥ · 15 points"] == "ace 15"
    assert told["Discard A♥"] == "just drawn"


def test_passing_is_asked_again_with_its_cost() -> None:
    table = position("7H 8H KD", pile="3S", stock=0, stock_end="draw_needed")
    view = rummy500_on(table).view(ANN)
    assert needs_confirmation(Pass(), view)
    assert question(Pass(), view).endswith("your hand counts 25 against you.")
    assert not needs_confirmation(TakePile(1), view)


def test_the_spread_marks_every_depth_by_a_sign() -> None:
    lines = before_me(rummy500_on(position("7H 8H KD", pile="9H 2C 3S")).view(ANN), PAIR)
    assert lines[0].startswith("**Discard pile** · 3 cards, oldest left, top right · stock")
    assert lines[1] == "`9♥`✓ `2♣`✗ `3♠`✓"
    assert "✗ you cannot: the card could not be used at once" in lines[2]
    top = before_me(rummy500_on(position("7H 8H KD", pile="9H 2C", take_depth="top")).view(ANN), PAIR)
    assert top[1] == "`9♥`✗ `2♣`✓"
    assert "only the top card can be taken at this table" in top[2]


def test_tasks_follow_the_turn() -> None:
    table = position("7H 8H KD", pile="9H 2C 3S")
    assert task(rummy500_on(table).view(None)) == "draw, or take from the discard pile"
    act(table, TakePile(3))
    assert task(rummy500_on(table).view(None)) == "use `9♥` first"
    assert turn_line(rummy500_on(table).view(None), PAIR, None) == "▶ **Ann** to use `9♥` first"
    act(table, Meld(cards("7H 8H 9H")))
    assert task(rummy500_on(table).view(None)) == "meld, lay off, and discard a card"
    assert task(rummy500_on(position("7H", stock=0, stock_end="draw_needed")).view(None)).startswith(
        "take from the discard pile"
    )


def test_a_stall_is_announced() -> None:
    assert "12 of 20 turns" in facts(rummy500_on(position("7H 8H", turns_without_stock=12)).view(None), PAIR)
    assert "turns" not in facts(rummy500_on(position("7H 8H", turns_without_stock=9)).view(None), PAIR)


# --- events


EVENTS: list[tuple[Event, str]] = [
    (DrewStock(0, None), "Ann drew from the stock."),
    (TookPile(0, cards("3S")), "Ann took `3♠` from the discard pile."),
    (TookPile(1, cards("9H 2C 3S")), "Ben took 3 cards from the discard pile: `9♥ 2♣ 3♠`."),
    (MeldLaid(0, cards("7H 8H 9H"), 24), "Ann melded `7♥ 8♥ 9♥` for **24**."),
    (MeldLaid(0, cards("AS 2S 3S"), 6), "Ann melded `A♠ 2♠ 3♠` for **6** (ace 1)."),
    (MeldLaid(0, cards("AS AC AD"), 45), "Ann melded `A♠ A♣ A♦` for **45** (aces 15 each)."),
    (
        LaidOff(1, cards("10H"), 0, cards("7H 8H 9H 10H"), 10),
        "Ben laid off `10♥` on `7♥ 8♥ 9♥` for **10**.",
    ),
    (
        LaidOff(1, cards("AH"), 0, cards("AH 2H 3H 4H"), 1),
        "Ben laid off `A♥` on `2♥ 3♥ 4♥` for **1** (ace 1).",
    ),
    (Discarded(1, cards("3S")[0]), "Ben discarded `3♠`."),
    (Passed(0), "Ann passed."),
    (DealEnded(0, Ending.OUT, 0, (49, -23)), "Ann goes out: Ann **+49** and Ben **−23**."),
    (
        DealEnded(0, Ending.STOCK, None, (0, 0)),
        "The stock is empty: the deal is over: Ann **0** and Ben **0**.",
    ),
    (
        DealEnded(0, Ending.STALL, 1, (-4, 0)),
        "Nobody draws from the stock any more: the deal is over: Ann **−4** and Ben **0**.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=str)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert event_sentence(event, PAIR, "rummy500") == sentence


def test_every_event_of_the_game_is_described() -> None:
    told = [event for event, _ in EVENTS]
    assert {type(event) for event in told} == set(R500.events)


def test_a_turn_stands_in_one_line() -> None:
    table = position("7H 8H KD 10H QC", pile="9H 2C 3S")
    after(table, TakePile(3), Meld(cards("7H 8H 9H")), LayOff(cards("10H"), 0), Discard(cards("KD")[0]))
    act(table, DrawStock(), why=Why.TIMEOUT)
    mine, theirs = news(table.news, PAIR, game="rummy500")
    assert mine == (
        "Ann: discard pile `9♥ 2♣ 3♠` · melded `7♥ 8♥ 9♥` for **24** · laid off `10♥` on `7♥ "
        "8♥ 9♥` for **10** → `K♦`"
    )
    assert theirs == "Ben drew from the stock. ⏰ *Time was up.*"


def test_going_out_is_told_with_the_arithmetic() -> None:
    table = after(position("AS 2S", top="3S", other="AH KD 4C"), DrawStock(), Meld(cards("AS 2S 3S")))
    assert result_title(result_on(table), PAIR) == "Ann goes out and scores +6"
    assert result_lines(result_on(table), PAIR) == [
        "**Ann** melded 6 − 0 left in hand =\u00a0**+6**",
        "no cards left",
        "**Ben** melded 0 − 29 left in hand =\u00a0**−29**",
        "`4♣ K♦ A♥` =\u00a04 + 10 + 15 =\u00a029",
    ]


@pytest.mark.parametrize(("value", "told"), [(15, "4 + 10 + 15 =\u00a029"), (1, "4 + 10 + 1 =\u00a015")])
def test_an_ace_left_in_hand_counts_as_it_is_played(value: int, told: str) -> None:
    table = position("7H 8H", top="9H", other="4C KD AH", hand_ace=value)
    after(table, DrawStock(), Meld(cards("7H 8H 9H")))
    assert told in "\n".join(result_lines(result_on(table), PAIR))


def test_a_deal_may_end_by_the_stock_and_be_won_by_another() -> None:
    table = position("2H 8H KS", "QC QD QS", top="9D", stock=1)
    after(table, DrawStock(), Discard(cards("KS")[0]))
    result = instance(Rummy500Result, rummy500_on(table).result)
    assert result.ending is Ending.STOCK
    best = "Ben" if result.winner == 1 else "Ann"
    assert result_title(result, PAIR).startswith(f"The stock is empty: {best} has the best score, ")


# --- rules


def test_the_rules_carry_the_numbers_that_refusals_name() -> None:
    assert [topic.key for topic in topics(R500)] == [*map(str, range(1, 12)), "options"]
    assert rules_lines(R500, topic="10")[12].startswith(
        "**10.13** What if the card taken alone would be the last?"
    )
    assert rules_lines(R500, topic="11")[0].startswith(
        "**11.1** A play after which the turn could not be finished is refused"
    )
    assert rules_lines(R500, topic="11")[2].startswith("**11.3** Nobody passes")


def test_options_in_force_are_written_into_the_rules_and_marked() -> None:
    options = R500.options(limit=100, hand_ace=1)
    assert (
        rules_lines(R500, options)[0] == f"- {MARK} Be the first to reach **100** points over several deals."
    )
    assert MARK in rules_lines(R500, options, "7")[2]
    assert "an ace counts 1" in rules_lines(R500, options, "7")[2].lower()
    assert not [line for topic in topics(R500) for line in rules_lines(R500, topic=topic.key) if MARK in line]


def test_every_option_changes_a_rule() -> None:
    usual = {topic.key: rules_lines(R500, topic=topic.key) for topic in topics(R500)}
    for name, allowed in R500.allowed().items():
        values = [
            value for value in allowed.offered or (True, False) if value != getattr(R500.options(), name)
        ]
        options = R500.options(**{name: values[-1]})
        told = {key: rules_lines(R500, options, key) for key in usual if not key.startswith("options")}
        assert any(told[key] != usual[key] for key in told), name
        assert any(MARK in line for lines in told.values() for line in lines), name
