import re
from dataclasses import fields
from enum import StrEnum
from typing import Any

import pytest

from bot.manager.tables.table import PlayedMove, Table, TableError, TableReason
from bot.texts import (
    action_label,
    escape,
    event_sentence,
    option_about,
    option_name,
    plain,
    preset_about,
    preset_name,
    refusal,
    setup_refusal,
    table_refusal,
    value_name,
)
from bot.texts.games.wordings import WORDINGS
from bot.texts.localization import join, use_locale
from bot.texts.play.actions import action_note
from bot.texts.play.events import news
from bot.texts.tables.options import turn_time
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card, parse_cards
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event, Paid, TookUpcard
from engine.games.gin.terms import (
    DealEnded,
    Defended,
    Ending,
    GinReason,
    Knock,
    Knocked,
    PassUpcard,
    UpcardPassed,
    WallPassed,
)
from tests.bot.dealt import deal_on, gin_on
from tests.bot.ui.games.seventh import SPEC as SEVENTH
from tests.bot.ui.games.seventh import JokerSwapped
from tests.bot.ui.sample_tables import at, playing

GIN = GAMES["gin"]
NAMES = ("Ann", "Ben")


def card(word: str) -> Card:
    return parse_cards(word)[0]


def refused(table: Table, seat: int, action: Action) -> str:
    """Return the text that refuses an action."""
    with pytest.raises(IllegalAction) as caught:
        deal_on(table).check(seat, action)
    return refusal(caught.value, deal_on(table).view(seat), table.spec, action)


def at_discard(**options: Any) -> Table:
    return at(
        playing(**options),
        {
            "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD QH", "AC 2S 3C 2D 2H 7C 8S 8C 8D 9S"],
            "turn": 0,
            "phase": "discard",
            "pile": "KH",
        },
    )


# --- names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Ann-Marie O'Neill, jr.", "Ann-Marie O'Neill, jr."),
        ("__init__", r"\_\_init\_\_"),
        ("<@123> @everyone", r"\<\@123\> \@everyone"),
        ("https://x.y", r"https\:\/\/x.y"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("a\nb\t c", "a b c"),
        ("\u202eevil\u200b", "evil"),
        ("", "somebody"),
        ("\u2066 \u2069", "somebody"),
        ("שלום", "\u2068שלום\u2069"),
        ("x" * 40, "x" * 32),
    ],
)
def test_names_are_shown_as_names(name: str, shown: str) -> None:
    assert escape(name) == shown


def test_a_name_in_a_label_is_not_escaped_but_stays_one_line() -> None:
    assert plain("_Ann_\n\u202e") == "_Ann_"


def test_words_are_joined_as_people_do() -> None:
    assert [join([]), join(["a"]), join(["a", "b"]), join(["a", "b", "c"], "or")] == [
        "",
        "a",
        "a and b",
        "a, b or c",
    ]


def test_a_draw_during_the_first_offer_names_the_upcard_and_the_rule() -> None:
    table = playing()
    upcard = deal_on(table).view(1).pile[-1]
    words = refused(table, 1, DrawStock())
    assert words.startswith("The first upcard `")
    assert "is still on offer" in words
    assert f"You can **{action_label(TakeUpcard(), deal_on(table).view(1))}** or **Pass**" in words
    assert words.endswith("\n-# Gin Rummy, rule 2.3")
    assert upcard in deal_on(table).view(1).pile


def test_a_knock_above_the_limit_names_card_deadwood_and_limit() -> None:
    words = refused(at_discard(), 0, Knock(card("QH")))
    assert "You cannot knock by discarding `Q♥`: that leaves 22 deadwood; you need 10 or less." in words
    assert "You can discard one of 11 cards." in words
    assert words.endswith("rule 5.2")


def test_a_knock_in_gin_only_says_so() -> None:
    assert "gin, no deadwood at all" in refused(at_discard(variant="gin_only"), 0, Knock(card("QH")))


def test_a_possible_knock_is_named_when_another_is_refused() -> None:
    table = at(
        playing(),
        {
            "hands": ["5S 6S 7S KS KC KD 2C AH AD QH 3S", "AC 2S 8H 2D 2H 7C 8S 8C 8D TD"],
            "turn": 0,
            "phase": "discard",
            "pile": "KH",
        },
    )
    words = refused(table, 0, Knock(card("2C")))
    assert "Discarding `Q♥` would leave 7." in words
    assert "or knock with `Q♥`" in words


def test_a_card_that_is_not_in_the_hand_is_named_as_asked() -> None:
    assert refused(at_discard(), 0, Discard(card("AS"))).startswith("You do not hold `A♠`.")


def test_the_card_just_taken_is_refused_by_name() -> None:
    table = at(
        playing(),
        {
            "hands": ["5S 6S 7S KS KC KD 2C AH 9D TD QH", "AC 2S 3C 2D 2H 7C 8S 8C 8D 9S"],
            "turn": 0,
            "phase": "discard",
            "pile": "KH",
            "taken": "QH",
        },
    )
    assert "You took `Q♥` from the discard pile this turn," in refused(table, 0, Discard(card("QH")))


def test_what_is_not_your_turn_is_said_without_alternatives() -> None:
    assert refused(playing(), 0, TakeUpcard()) == "It is not your turn.\n-# Gin Rummy, rule 2"


@pytest.mark.parametrize("melds", [("5S 6S",), ("5S 6S KS",), ("KS KC 2C",)])
def test_what_is_no_meld_is_explained(melds: tuple[str, ...]) -> None:
    table = at_discard(meld_selection="knocker")
    words = refused(table, 0, Knock(card("QH"), tuple(map(parse_cards, melds))))
    assert "` is not a meld: " in words


@pytest.mark.parametrize("reason", [*Reason, *GinReason])
def test_every_reason_has_a_sentence_of_its_own(reason: GinReason | Reason) -> None:
    error = IllegalAction(reason, rule="1", cards=parse_cards("AS 2S 4S"), deadwood=12, limit=10)
    words = refusal(error, gin_on(playing()).view(1), GIN)
    assert "That is not possible" not in words
    assert "None" not in words


def test_a_reason_of_a_game_to_come_is_still_told() -> None:
    class Novel(StrEnum):
        MUST_OPEN_FIRST = "must_open_first"

    error = IllegalAction(Novel.MUST_OPEN_FIRST, rule="4.1", cards=parse_cards("AS"), needed=51)
    words = refusal(error, gin_on(playing()).view(0), GIN)
    assert words == "That is not possible with `A♠`: must open first (needed 51).\n-# Gin Rummy, rule 4.1"


@pytest.mark.parametrize("reason", TableReason)
@pytest.mark.parametrize(
    "facts", [{}, {"number": 3, "numbers": (1, 3), "missing": "send_messages", "needed": 2, "seated": 1}]
)
def test_every_refusal_of_the_bot_has_a_sentence(reason: TableReason, facts: dict[str, Any]) -> None:
    words = table_refusal(TableError(reason, **facts))
    assert "That is not possible" not in words
    assert "None" not in words
    assert words[0].isupper()


def test_refusals_of_the_bot_use_their_facts() -> None:
    assert "option `table`" in table_refusal(TableError(TableReason.WHICH_TABLE, numbers=(1, 3)))
    assert table_refusal(TableError(TableReason.HAS_LEFT, name="A_b")).startswith(
        "A\\_b is no longer a member"
    )
    assert "<#5> or <#6>" in table_refusal(TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=(5, 6)))
    missing = TableError(TableReason.MISSING_PERMISSION, missing=("view_channel", "send_messages"))
    assert "**View Channel** and **Send Messages**" in table_refusal(missing)
    assert "The game needs 2 players, and 1 is here." in table_refusal(
        TableError(TableReason.TOO_FEW, needed=2, seated=1)
    )


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gin", {"repeat_take_draw": True, "discard_taken_upcard": False}),
        ("panguingue", {"deal_packet": 3}),
        ("rummy500", {"limit": 150}),
        ("rummy500", {"ace_wrap": True, "ace_high": False}),
        ("control", {"control_set": "custom", "controls_in_force": 3, "custom_controls": "GROUP 1"}),
        ("hand", {"ace_low_value": 5}),
    ],
)
def test_a_game_says_in_a_message_what_an_option_needs(game: str, options: dict[str, Any]) -> None:
    spec = GAMES[game]
    with pytest.raises(SetupError) as caught:
        spec.options(**options)
    words = WORDINGS[game].options[caught.value.option]
    assert words.needs
    assert f"**{words.name}**: {words.needs}, not" in setup_refusal(caught.value, spec)


def test_a_bad_option_is_named_with_what_would_do() -> None:
    with pytest.raises(SetupError) as caught:
        GIN.options(target=0)
    assert setup_refusal(caught.value, GIN) == "**Target**: a whole number from 1 to 10000, not “0”."
    with pytest.raises(SetupError) as caught:
        GIN.options(tie_rule="*draw*")
    assert setup_refusal(caught.value, GIN) == (
        r"**Equal deadwood**: one of “an undercut”, “nobody scores”, not “\*draw\*”."
    )
    with pytest.raises(SetupError) as caught:
        GIN.new_match(seats=3)
    assert setup_refusal(caught.value, GIN) == "Gin Rummy is for 2 players, not “3”."
    assert (
        setup_refusal(SetupError("game", "chess", "one of gin"))
        == f"There is no game called “chess”: {', '.join(spec.title for spec in GAMES.values())}."
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_option_is_refused_in_the_language_of_the_reader(game: str) -> None:
    spec = GAMES[game]
    refused = [SetupError("seats", 9, spec.seats)]
    for name in spec.allowed():
        with pytest.raises(SetupError) as caught:
            spec.options(**{name: ""})
        refused.append(caught.value)
    for error in refused:
        english = setup_refusal(error, spec)
        with use_locale("pl"):
            for told in (setup_refusal(error, spec), setup_refusal(error)):
                assert told != english
                assert str(error.allowed) not in told


def test_an_option_has_one_name_also_before_there_is_a_table() -> None:
    with pytest.raises(SetupError) as caught:
        GIN.options(meld_selection="mine")
    told = setup_refusal(caught.value)
    assert told == setup_refusal(caught.value, GIN)
    assert told.startswith("**Knocker's melds**: ")


# --- options


def test_every_option_value_and_preset_of_gin_is_described() -> None:
    for name, allowed in GIN.allowed().items():
        assert option_name(GIN, name) != ""
        assert "whole number" not in option_about(GIN, name)
        assert len(option_about(GIN, name)) <= 100
        for value in allowed.offered:
            assert "_" not in value_name(GIN, name, value)
    for preset in GIN.presets:
        assert "_" not in preset_name(preset)
        assert len(preset_about(GIN, preset)) <= 100
    assert value_name(GIN, "wall_action", "none") == "nothing: the deal is a draw"
    assert value_name(GIN, "shutout", "flat:0100") == "100 extra points"
    assert value_name(GIN, "big_gin", True) == "yes"


def test_options_nobody_has_described_go_by_their_names() -> None:
    assert option_name(SEVENTH, "longest_run") == "Longest run"
    assert option_about(SEVENTH, "wild_cards") == "Wild cards: yes or no"
    assert preset_name("wild_west") == "Wild west"
    assert preset_about(SEVENTH, "wild_west") == "Wild cards: yes"


def test_turn_times_in_words() -> None:
    assert [turn_time(ms) for ms in (0, 30_000, 60_000, 300_000, 3_600_000, 86_400_000)] == [
        "no limit",
        "30 seconds",
        "1 minute",
        "5 minutes",
        "1 hour",
        "24 hours",
    ]


# --- actions


def test_discards_and_knocks_are_labelled() -> None:
    view = gin_on(at_discard()).view(0)
    assert action_label(Discard(card("QH")), view) == "Discard Q♥"
    assert action_note(Discard(card("QH")), view) == ""
    assert action_note(Knock(card("QH")), view) == "melds arranged for you"


# --- events


EVENTS: list[tuple[Event, str]] = [
    (DrewStock(0, None), "Ann drew from the stock."),
    (DrewStock(0, card("5S")), "Ann drew `5♠` from the stock."),
    (TookUpcard(1, card("TD")), "Ben took `10♦`."),
    (Discarded(1, card("KC")), "Ben discarded `K♣`."),
    (UpcardPassed(0), "Ann passed."),
    (WallPassed(1), "Ben passed."),
    (Knocked(0, card("KC"), (), (), 7), "Ann discarded `K♣`: **knocks with 7**."),
    (Knocked(0, card("KC"), (), (), 0), "Ann discarded `K♣`: **gin**."),
    (Knocked(0, None, (), (), 0), "Ann has **big gin**."),
    (Knocked(0, card("KC"), (), (), 3, card("2H")), "Ann took `2♥` and discarded `K♣`: **knocks with 3**."),
    (Defended(1, (), parse_cards("8S 9S"), (), 9), "Ben laid off `8♠ 9♠` and has 9 deadwood."),
    (Defended(1, (), (), (), 19), "Ben has 19 deadwood."),
    (DealEnded(1, Ending.UNDERCUT, 1, 26), "Ben scores **26**."),
    (DealEnded(0, Ending.DRAW, None, 0), "The deal is a draw."),
    (DealEnded(0, Ending.PUSH, None, 0), "Nobody scores."),
    (
        Paid(0, 1, 2, "valle_card", "5.3", parse_cards("3S")),
        "Ann got 2 chips from Ben for valle card `3♠`.",
    ),
    (JokerSwapped(1, card("QH"), "Ann"), "Ben · joker swapped Q♥, Ann."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert event_sentence(event, NAMES) == sentence


def test_every_event_of_gin_has_a_sentence_of_its_own() -> None:
    for kind in GIN.events:
        assert fields(kind)[0].name == "seat"
        words = re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()
        assert kind in {type(event) for event, _ in EVENTS}, words


def test_the_news_of_a_turn_stand_in_one_line_without_hidden_cards() -> None:
    moves = [
        PlayedMove(1, 0, 1, Why.PLAYER, (DrewStock(1, card("5S")),)),
        PlayedMove(1, 1, 1, Why.PLAYER, (Discarded(1, card("KC")),)),
        PlayedMove(1, 2, 0, Why.TIMEOUT, (DrewStock(0, card("AS")),)),
        PlayedMove(1, 3, 0, Why.TIMEOUT, (Discarded(0, card("AS")),)),
        PlayedMove(1, 4, 1, Why.PLAYER, (UpcardPassed(1),)),
    ]
    assert news(moves, NAMES) == [
        "Ben: stock → `K♣`",
        "Ann: stock → `A♠` ⏰ *Time was up.*",
        "Ben passed.",
    ]
    assert news(moves[:2], NAMES, seat=1) == ["Ben: stock `5♠` → `K♣`"]
    assert news(moves, NAMES, most=2) == news(moves, NAMES)[1:]


def test_a_pass_is_a_choice_about_the_upcard() -> None:
    view = gin_on(playing()).view(1)
    assert action_label(PassUpcard(), view) == "Pass"
