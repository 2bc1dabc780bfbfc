"""Typed moves of Rummy 500, and their autocompletion."""

from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Table
from bot.ui.games.panel_state import PanelState
from bot.ui.games.rummy500.move_parser import offers, typed
from bot.ui.play.move_parser import candidate_actions as meant_by
from bot.ui.play.move_parser import parse_move
from engine import CardError, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock
from engine.games.rummy500.terms import LayOff, Meld, Rummy500Reason, Rummy500View, TakePile
from tests.bot.ui.games.rummy500.sample_tables import moments, position, rummy
from tests.bot.ui.sample_tables import act


def meant(table: Table, verb: str, words: str, seat: int = 0) -> Action:
    [action] = meant_by(table, seat, verb, words)
    return action


def drawn(*cards: str, **given: Any) -> Table:
    table = position(*cards, **given)
    act(table, DrawStock())
    return table


def view_of(table: Table, seat: int = 0) -> Rummy500View:
    assert table.deal is not None
    view = table.deal.view(seat)
    assert isinstance(view, Rummy500View)
    return view


@pytest.mark.parametrize("words", ["3", " 3 ", "9H", "9♥", "9h 3s", "3S, 9H"])
def test_a_taking_is_typed_by_number_or_by_its_deepest_card(words: str) -> None:
    assert meant(position("7H 8H KD", pile="9H 2C 3S"), "take", words) == TakePile(3)


@pytest.mark.parametrize("words", ["", "seven", "9", "0", "99", "9Z"])
def test_what_is_no_taking_is_refused(words: str) -> None:
    table = position("7H 8H KD", pile="9H 2C 3S")
    assert table.deal is not None
    with pytest.raises((CardError, IllegalAction)):
        table.deal.check(0, meant(table, "take", words))


def test_a_card_that_is_not_in_the_pile_is_named_if_taking_is_possible() -> None:
    table = position("7H 8H KD", pile="9H 2C 3S")
    with pytest.raises(IllegalAction) as refused:
        meant_by(table, 0, "take", "QS")
    assert refused.value.reason is Rummy500Reason.NO_SUCH_DEPTH
    assert refused.value.cards == parse_cards("QS")
    act(table, DrawStock())
    assert table.deal is not None
    with pytest.raises(IllegalAction) as refused:
        table.deal.check(0, meant(table, "take", "QS"))
    assert refused.value.reason is Rummy500Reason.ALREADY_DREW


def test_a_meld_that_is_none_is_left_to_the_engine() -> None:
    table = drawn("7H 8H KD", "5C 6C 7C")
    assert meant(table, "meld", "7h kd 8h") == Meld(parse_cards("7H KD 8H"))
    assert meant(table, "meld", "7H 7H 8H") == Meld((*parse_cards("7H"), *parse_cards("7H 8H")))
    with pytest.raises(CardError):
        meant_by(table, 0, "meld", "7H 8H nine")


def test_a_lay_off_finds_its_meld_or_is_asked_or_told() -> None:
    table = drawn("8C KD 4C 2S", "5C 6C 7C", "8S 8D 8H", "KS KC KH")
    [eight] = parse_cards("8C")
    assert table.deal is not None
    assert meant(table, "layoff", "KD") == LayOff(parse_cards("KD"), 2)
    assert meant(table, "layoff", "8C 2") == meant(table, "layoff", "8c #2") == LayOff((eight,), 1)
    assert {*meant_by(table, 0, "layoff", "8C")} == {LayOff((eight,), 0), LayOff((eight,), 1)}
    picked = parse_move(table, 0, "layoff", "8C")  # chosen on the panel then
    assert picked == PanelState(picked=table.deal.legal_actions(0).index(LayOff((eight,), 0)))
    assert meant(table, "layoff", "4C 8C") == LayOff(parse_cards("4C 8C"), 0)
    assert meant(table, "layoff", "8C KD") == LayOff(parse_cards("8C KD"), 0)
    for none in ("", "2", "KD x"):
        with pytest.raises(CardError):
            meant_by(table, 0, "layoff", none)


@pytest.mark.parametrize("seats", [2, 3])
def test_everything_legal_can_be_typed_and_what_is_offered_is_legal(seats: int) -> None:
    chance, found = Random(seats), 0
    for table in moments(rummy(seats, seats, stock_end="draw_needed"), seats):
        assert table.deal is not None
        for seat in table.deal.actors:
            view = view_of(table, seat)
            legal = [action for action in view.legal if isinstance(action, TakePile | Meld | LayOff)]
            for action in chance.sample(legal, min(4, len(legal))):
                words = _typed(action, view)
                assert _same(typed(view, action.verb, words), action), (action, words)
                found += 1
            for verb in ("take", "meld", "layoff"):
                for label, words in offers(view, verb, code(chance.choice([*view.hand, *view.pile]))):
                    action_ = typed(view, verb, words)
                    assert action_ is not None
                    assert label
                    assert len(words) <= 100
                    table.deal.check(seat, action_)
    assert found > 20


def _typed(action: TakePile | Meld | LayOff, view: Rummy500View) -> str:
    if isinstance(action, TakePile):
        return code(view.pile[-action.count])
    return code(action.cards) + (f" {action.meld + 1}" if isinstance(action, LayOff) else "")


def _same(one: Action | None, other: TakePile | Meld | LayOff) -> bool:
    if isinstance(one, TakePile) or isinstance(other, TakePile):
        return one == other
    return (
        isinstance(one, Meld | LayOff)
        and set(one.cards) == set(other.cards)
        and getattr(one, "meld", None) == getattr(other, "meld", None)
    )


def test_typed_cards_are_completed_by_their_codes() -> None:
    view = view_of(position("7H 8H KD KS", "5C 6C 7C", pile="8C KC 9H 2C 3S"))
    assert [words for _, words in offers(view, "take", "9h")] == ["9H"]
    assert offers(view, "take", "kc") == [
        ("Take 4 cards down to K♣ · you must use K♣ now, such as in K♠ K♣ K♦", "KC")
    ]
    assert offers(view, "take", "") == []
    assert offers(view, "take", "down to 9♥") == []  # labels are completed for every game elsewhere


def test_a_play_that_is_not_listed_is_offered_once_it_is_typed() -> None:
    view = view_of(drawn("4C 8C 9C KD 2S", "5C 6C 7C"))
    assert offers(view, "layoff", "4c 8c 9c") == [
        ("Lay off 4♣ 8♣ 9♣ on #1: 5♣ 6♣ 7♣ · 21 points", "4C 8C 9C on #1"),
    ]
    assert offers(view, "meld", "7C 8C 9C") == []  # not all in the hand
    table = position("7H 8H 9C 9D KD", pile="9H 2C 3S")
    act(table, TakePile(3))
    assert [words for _, words in offers(view_of(table), "meld", "7h 8h")] == ["7H 8H 9H"]


def test_discards_are_typed_as_in_every_game() -> None:
    table = drawn("7H 8H KD", "5C 6C 7C")
    [king] = parse_cards("KD")
    assert meant(table, "discard", "kd") == Discard(king)
    assert meant(table, "discard", "QC") == Discard(parse_cards("QC")[0])
