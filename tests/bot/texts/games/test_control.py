"""Texts of Control Card Rummy: options, refusals, events, rules."""

from typing import Any

import pytest

from bot.manager.tables.table import PlayedMove
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
from bot.texts.games.control.plays import takes
from bot.texts.games.control.words import card_text, example, score
from bot.texts.help.rules import MARK, rules_lines, topics
from bot.texts.play.events import news, result_title
from bot.ui.components import BUTTON_LABEL
from data.tables.row_types import Why
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import parse_cards
from engine.errors import IllegalAction, Reason
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.control.control_cards import CLOSED, ControlKind, in_table_order, is_meld
from engine.games.control.deal import ControlDeal
from engine.games.control.terms import (
    ControlDeckRenewed,
    ControlMeld,
    ControlPlayed,
    ControlReason,
    ControlResult,
    ControlTaken,
    DealEnded,
    Ending,
    LaidOff,
    LayOff,
    MeldLaid,
    Occasion,
    PileTurned,
    PlayControl,
    TurnOver,
)
from tests.bot.ui.games.control.sample_tables import CONTROL
from tests.engine.games.control.table import at, c, discard, drawn, lay_off, meld, options, refused

NAMES = ("Ann", "Ben", "Cid")
RUN = parse_cards("5H 6H 7H")


def said(deal: ControlDeal, action: Action, seat: int = 0) -> str:
    """Return the text that refuses an action."""
    return refusal(refused(deal, action, seat), deal.view(seat), CONTROL, action)


def table(**values: Any) -> ControlDeal:
    """Ann has drawn 7C; a closed meld, a sequence and steps are laid; SEQUENCE is in force."""
    position = {
        "table": ["1 SUIT 2D 5D 8D QD", "0 SEQUENCE 9H 10H JH", "2 STEPS 2H 6H 10H"],
        "pile": "EVENS SEQUENCE",
        "deck": "GROUP STEPS",
        "stock": "7C",
    } | values
    return drawn(at("7S 7H 7D 5C 6C 8H 4H 2S", "AC 3C 9D", "KC KD", **position))


# --- options


def test_every_option_value_and_preset_is_described() -> None:
    for name, allowed in CONTROL.allowed().items():
        about = option_about(CONTROL, name)
        assert "whole number" not in about
        assert "one of" not in about or name == "custom_controls"
        assert about != f"{option_name(CONTROL, name)}: yes or no"
        assert len(about) <= 100
        for value in allowed.offered:
            assert "_" not in value_name(CONTROL, name, value)
    for preset in CONTROL.presets:
        assert "_" not in preset_name(preset, CONTROL)
        assert len(preset_about(CONTROL, preset)) <= 100
    assert len({preset_about(CONTROL, preset) for preset in CONTROL.presets}) == len(CONTROL.presets)
    names = [option_name(CONTROL, name) for name in CONTROL.allowed()]
    assert len(set(names)) == len(names)


# --- kinds


@pytest.mark.parametrize("values", [{}, {"number_suit": "any"}], ids=str)
@pytest.mark.parametrize("kind", ControlKind)
def test_every_control_card_has_a_line_and_an_example_that_is_a_meld(
    kind: ControlKind, values: dict[str, Any]
) -> None:
    chosen = options(**values)
    assert len(card_text(kind, chosen)) > 20
    assert len(f"Play {kind.upper()}: {card_text(kind, chosen)}") <= BUTTON_LABEL  # or its end is cut off
    if kind is not ControlKind.EITHER:
        assert is_meld(kind, example(kind, chosen), chosen.customs)
        if values and "any suits" in card_text(kind, chosen):
            assert len({card // 13 for card in example(kind, chosen)}) > 1


@pytest.mark.parametrize("values", [{}, {"number_suit": "any"}], ids=str)
@pytest.mark.parametrize("kind", [kind for kind in ControlKind if kind is not ControlKind.EITHER])
def test_what_a_meld_is_said_to_take_makes_a_meld_of_its_kind(
    kind: ControlKind, values: dict[str, Any]
) -> None:
    chosen = options(**values)
    cards = example(kind, chosen)
    laid = ControlMeld(0, in_table_order(kind, cards, chosen.customs), kind, (0,) * len(cards))
    more = takes(laid, chosen)
    assert all(is_meld(kind, (*cards, *added), chosen.customs) for added in more)
    assert bool(more) is (kind not in CLOSED)


# --- refusals


@pytest.mark.parametrize("reason", [*Reason, *ControlReason])
def test_every_reason_has_a_sentence_of_its_own(reason: ControlReason | Reason) -> None:
    for deal in (table(), at("7S 7H"), at("7S 7H 2D", control_mode="held", held=["SUM", "GROUP"])):
        for about in ((), parse_cards("5S"), parse_cards("5S 6S 9C")):
            facts = {"fits": (), "meld": 0, "kind": ControlKind.SUIT, "stock": 7, "held": ()}
            error = IllegalAction(reason, rule="4", cards=about, **facts)
            words = refusal(error, deal.view(0), CONTROL)
            assert "That is not possible" not in words
            assert "None" not in words
            assert words[0].isupper() or words[0] == "`"
            assert words.endswith("rule 4")


def test_a_refused_meld_says_which_control_card_refused_it_and_what_would_fit() -> None:
    words = said(table(), meld("7S 7H 7D"))
    assert words.startswith(
        "`7♠ 7♥ 7♦` fits **GROUP**, but **SEQUENCE** does not allow it. In force: **SEQUENCE** Three or more "
        "consecutive cards of one suit. **GROUP** comes next. You can **Meld 5♣ 6♣ 7♣**,"
    )
    assert words.endswith("Control Card Rummy, rule 10.2")


def test_a_meld_that_fits_an_earlier_control_card_only_is_told_so() -> None:
    words = said(table(pile="GROUP SEQUENCE", deck="SUM"), meld("7S 7H 7D"))
    assert "**GROUP** was in force earlier; only the card in force now counts." in words


def test_several_control_cards_refuse_together() -> None:
    words = said(table(pile="SUM PRIMES", controls_in_force=2), meld("7S 7H 7D"))
    assert (
        "but **PRIMES** and **SUM** do not allow it. In force: **PRIMES** Three or four of one suit" in words
    )
    assert "You have no meld that fits." in words


def test_cards_that_are_nothing_are_told_so() -> None:
    assert "`7♠ 7♥` is too short: a meld has at least three cards." in said(table(), meld("7S 7H"))
    assert "`7♠ 7♥ 2♠` is not a meld of any kind. In force: **SEQUENCE**" in said(table(), meld("7S 7H 2S"))
    twins = drawn(at("8S 8S 8H 2D", "AC JH", stock="7C", decks="2"))
    copies = [card for card in twins.view(0).hand if card & 63 in (c("8S"), c("8H"))]
    words = refusal(refused(twins, type(meld("8S"))(tuple(copies)), 0), twins.view(0), CONTROL)
    assert "has the same card twice" in words


def test_a_kind_that_the_cards_are_not_is_refused_with_what_they_are() -> None:
    words = said(table(), meld("5C 6C 7C", ControlKind.GROUP))
    assert words.startswith("`5♣ 6♣ 7♣` is not **GROUP**. You can lay it as **SEQUENCE**.")


def test_a_second_meld_in_one_turn() -> None:
    deal = table()
    deal.apply(0, meld("5C 6C 7C"))
    words = said(deal, meld("7S 7H 7D"))
    assert "only once a turn, whatever control card is in force (**SEQUENCE**)." in words
    assert "You can **Lay off 8♥ on #2: 9♥ 10♥ J♥**" in words
    assert words.endswith("rule 10.5")


def test_lay_offs_on_closed_kinds_and_where_the_card_would_fit() -> None:
    words = said(table(), lay_off("8H", 0))
    assert "Meld #1 `2♦ 5♦ 8♦ Q♦` is a SUIT: it needs an exact number of cards," in words
    assert "It fits #2 `9♥ 10♥ J♥`." in words
    assert words.endswith("rule 4")


def test_lay_offs_that_fit_nowhere_or_in_several_places() -> None:
    assert "`2♠` does not fit #2 `9♥ 10♥ J♥` (SEQUENCE, takes `8♥` `Q♥`)." in said(table(), lay_off("2S", 1))
    nowhere = said(table(), lay_off("2S", None))
    assert "`2♠` fits no meld on the table: #2 takes `8♥` `Q♥`; #3 takes" in nowhere
    assert "the melds on the table are #1 to #3" in said(table(), lay_off("8H", 7))
    two = drawn(
        at("8H 2S 3C", "AC 3C", stock="4D", table=["0 SEQUENCE 5H 6H 7H", "1 GROUP 8S 8C 8D"], decks="2")
    )
    words = said(two, lay_off("8H", None))
    assert "`8♥` fits #1 `5♥ 6♥ 7♥` and #2 `8♠ 8♣ 8♦`: name one, such as `on #1` after the cards." in words
    none = drawn(at("8H 2S 3C", stock="4D"))
    assert "no meld on the table yet." in said(none, lay_off("8H", None))
    closed = drawn(at("8H 2S 3C", stock="4D", table=["1 SUIT 2D 5D 8D QD"]))
    assert "every meld on the table is closed or full" in said(closed, lay_off("8H", None))


def test_discarding_the_card_just_taken() -> None:
    deal = at("7S 7H 2D", top="KS")
    deal.apply(0, TakeUpcard())
    words = said(deal, discard("KS"))
    assert "You took `K♠` from the discard pile this turn," in words
    assert "You can discard one of `7♠ 2♦ 7♥`." in words
    assert words.endswith("rule 5.2")


def test_keeping_only_the_card_just_taken() -> None:
    deal = at("7S 7H 7D", top="KS")
    deal.apply(0, TakeUpcard())
    words = said(deal, meld("7S 7H 7D"))
    assert "That would leave you with only `K♠`, which you took from the discard pile" in words
    assert words.endswith("rule 5.3")


def held(**values: Any) -> ControlDeal:
    return drawn(
        at(
            "7S 7H 2D 9C",
            "AC 3C",
            stock="7C",
            held=["STEPS GROUP", "SUM SUM"],
            deck="ODDS",
            pile="SUM SUIT",
            control_mode="held",
            held_controls=2,
            **values,
        )
    )


def test_a_held_control_card_twice_in_a_turn() -> None:
    deal = held()
    deal.apply(0, PlayControl(ControlKind.STEPS))
    words = said(deal, PlayControl(ControlKind.GROUP))
    assert "only one a turn: **STEPS** stays in force." in words
    assert "You hold **GROUP** and **ODDS** for your next turn." in words
    assert words.endswith("rule 9")


def test_a_control_card_that_is_not_held_and_a_table_where_nobody_holds_any() -> None:
    assert "You do not hold **SUM**; you hold **STEPS** and **GROUP**." in said(
        held(), PlayControl(ControlKind.SUM)
    )
    words = said(table(), PlayControl(ControlKind.SUM))
    assert "hold no control cards at this table: a new one is turned up every round." in words


def test_the_stock_and_the_pile() -> None:
    deal = at("7S 7H 2D", top="KS", left=0)
    assert "The stock is empty: take `K♠`, or turn the discard pile over." in said(deal, DrawStock())
    deal = at("7S 7H 2D", top="KS")
    assert "it still has 46 cards" in said(deal, TurnOver())
    assert "Draw first: from the stock, or take the upcard" in said(deal, discard("7S"))
    assert "You have already drawn this turn;" in said(drawn(deal), DrawStock())


def test_going_out_without_the_meld_of_the_level() -> None:
    deal = drawn(
        at(
            "7S 7H 7D",
            "AC 3C",
            stock="KC",
            control_set="level2",
            number_suit="any",
            level_meld_to_go_out=True,
            pile="GROUP",
        )
    )
    words = said(deal, meld("7S 7H 7D"))
    assert "a meld of the level (SUM) of your own" in words
    assert words.endswith("rule 12.1")


# --- events


EVENTS: list[tuple[Event, str]] = [
    (
        ControlPlayed(0, ControlKind.SUM, Occasion.ROUND, (ControlKind.SUM,)),
        "Ann turned up 🎴 **SUM** for the round.",
    ),
    (ControlPlayed(1, ControlKind.SUM, Occasion.TURN, (ControlKind.SUM,)), "Ben turned up 🎴 **SUM**."),
    (ControlPlayed(1, ControlKind.SUM, Occasion.HELD, (ControlKind.SUM,)), "Ben played 🎴 **SUM**."),
    (ControlTaken(1, None), "Ben took a new one."),
    (ControlTaken(1, ControlKind.ODDS), "Ben took **ODDS** for it."),
    (ControlDeckRenewed(2, 8), "Cid reshuffled 8 control cards."),
    (PileTurned(1, 31, 1), "Ben turned over the discard pile (31 cards)."),
    (MeldLaid(0, ControlKind.SEQUENCE, RUN, 0), "Ann melded `5♥ 6♥ 7♥` (SEQUENCE)."),
    (
        LaidOff(1, parse_cards("8H"), 0, ControlKind.SEQUENCE, parse_cards("5H 6H 7H 8H")),
        "Ben laid off `8♥` on `5♥ 6♥ 7♥`.",
    ),
    (DealEnded(0, Ending.OUT, 0, (18, 0, 0)), "Ann **goes out**."),
    (DealEnded(0, Ending.DEAD, None, (0, 0, 0)), "The deal is dead: nobody scores."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events_in_words(event: Event, sentence: str) -> None:
    assert event_sentence(event, NAMES, "control") == sentence


def test_every_event_of_the_game_is_described() -> None:
    shared = {"DrewStock", "TookUpcard", "Discarded"}
    described = {type(event).__name__ for event, _ in EVENTS}
    assert {kind.__name__ for kind in CONTROL.events} == described | shared


def test_a_turn_stands_in_one_line_from_the_control_card_on() -> None:
    turned = ControlPlayed(1, ControlKind.ODDS, Occasion.TURN, (ControlKind.ODDS,))
    moves = [
        PlayedMove(1, 0, 0, Why.PLAYER, (DrewStock(0, c("KH")),)),
        PlayedMove(1, 1, 0, Why.PLAYER, (Discarded(0, c("KH")), turned)),
        PlayedMove(1, 2, 1, Why.PLAYER, (TookUpcard(1, c("KH")),)),
        PlayedMove(1, 3, 1, Why.TIMEOUT, (Discarded(1, c("2H")),)),
    ]
    assert news(moves, NAMES, None, "control") == [
        "Ann: stock → `K♥`",
        "Ben: turned up 🎴 **ODDS** · upcard `K♥` → `2♥` ⏰ *Time was up.*",
    ]


def test_a_held_control_card_that_was_taken_is_told_to_its_holder_alone() -> None:
    moves = [PlayedMove(1, 0, 1, Why.PLAYER, (ControlTaken(1, ControlKind.ODDS),))]
    assert news(moves, NAMES, 1, "control") == ["Ben took **ODDS** for it."]
    for other in (None, 0, 2):
        assert news(moves, NAMES, other, "control") == ["Ben took a new one."]


def test_results_and_scores_in_a_line() -> None:
    dead = ControlResult(
        ending=Ending.DEAD, winner=None, points=(0, 0), chips=(0, 0), melded=(0, 0), credited=((), ())
    )
    assert result_title(dead, NAMES, "control") == "A dead deal: nobody scores"
    assert score((0, -15), NAMES[:2]) == "Ann\u00a0**0** · Ben\u00a0**−15**"
    assert score((0, 15), NAMES[:2]) == ""


def test_labels_of_what_can_be_done() -> None:
    view = table().view(0)
    assert action_label(meld("5C 6C 7C", ControlKind.SEQUENCE), view) == "Meld 5♣ 6♣ 7♣"
    assert action_label(LayOff(parse_cards("8H"), 1), view) == "Lay off 8♥ on #2: 9♥ 10♥ J♥"
    assert action_label(Discard(c("7C")), view) == "Discard 7♣"
    assert action_label(PlayControl(ControlKind.FACTORS), view).startswith(
        "Play FACTORS: Three or more of one"
    )


# --- rules


def test_the_rules_that_refusals_name_are_written() -> None:
    for rule in ("1.5", "2.1", "2.4", "5.1", "5.2", "5.3", "5.4", "10.2", "10.5", "12.1"):
        topic, point = rule.split(".")
        lines = rules_lines(CONTROL, None, topic)
        assert any(line.startswith(f"**{rule}**") for line in lines), (rule, point)
    assert {"2", "3", "4", "9"} <= {topic.key for topic in topics(CONTROL)}
    assert "may not be discarded in the turn in which it was taken" in rules_lines(CONTROL, None, "5")[1]
    assert "Two melds in one turn are never allowed" in rules_lines(CONTROL, None, "10")[4]


def test_every_kind_that_may_come_stands_in_the_rules_with_its_example() -> None:
    lines = "\n".join(rules_lines(CONTROL, options(control_set="numbers"), "3"))
    for kind in ControlKind:
        assert f"**{kind.upper()}** {card_text(kind, options())[:-1]}" in lines
    assert "`2♥ 5♥ 8♥` · open" in lines
    assert "`2♦ 5♦ 9♦ K♦` · closed" in lines
    standard = "\n".join(rules_lines(CONTROL, None, "3"))
    assert "**PRODUCT**" not in standard


def test_the_rules_follow_the_options() -> None:
    assert MARK not in "\n".join(
        line for topic in topics(CONTROL) for line in rules_lines(CONTROL, None, topic.key)
    )
    penalty = options(scoring="penalty", target=200)
    assert "At **−200** the match is over" in "\n".join(rules_lines(CONTROL, penalty))
    assert "a total is −200 or less" in "\n".join(rules_lines(CONTROL, penalty, "8"))
    layer = options(meld_credit="layer", meld_scope="all", card_points="ten")
    assert "she scores 31, Ben 36." in "\n".join(rules_lines(CONTROL, layer, "7"))
    assert "she scores 28, Ben 0." in "\n".join(rules_lines(CONTROL, None, "7"))
    held_ = options(control_mode="held", held_controls=2)
    assert f"{MARK} Everybody holds 2 secret control cards" in rules_lines(CONTROL, held_, "9")[0]
    level = options(control_set="level2", level_meld_to_go_out=True, number_suit="any")
    assert "a meld of the level (SUM)" in rules_lines(CONTROL, level, "12")[0]
    assert "SUIT, SUM and PRODUCT are left out" in rules_lines(CONTROL, options(control_mode="deal"), "9")[0]
