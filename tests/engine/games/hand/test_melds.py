"""Melds, lay-offs and exchanges with the edge cases (docs/rules/hand.md 3, 5, 6, 12)."""

from typing import Any

import pytest

from engine import IllegalAction, Reason, code, parse_cards
from engine.actions import Discard
from engine.cards import Card
from engine.games.hand.deal import HandDeal
from engine.games.hand.joker_melds import WildMeld
from engine.games.hand.meld_forms import forms, meld_terms, read
from engine.games.hand.melds import fitting
from engine.games.hand.terms import Declared, End, Exchange, Exchanged, HandReason, LaidOff, Lay, LayOff
from engine.melds import MeldKind
from tests.engine.games.hand.table import (
    a_run,
    a_set,
    at,
    codes,
    draw,
    exchange,
    exchanges,
    kinds,
    lay,
    lay_off,
    lays,
    lays_off,
    options,
    own,
    refused,
    view,
)

SEVENS = a_set("7S 7H 7D")
THREES = ("7S 7C 7D", "7S 7C 7H", "7S 7D 7H", "7C 7D 7H")
HEARTS = a_run(5, "5H 6H 7H")


def meld(words: str, kind: MeldKind | None = None, lo: int | None = None, **values: Any) -> WildMeld:
    return read(Declared(parse_cards(words), kind, lo), options(**values))


def refusal(words: str, kind: MeldKind | None = None, lo: int | None = None, **values: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused_meld:
        meld(words, kind, lo, **values)
    return refused_meld.value


def opened(hand: str, *table: dict[str, Any], **given: Any) -> HandDeal:
    """Return a deal in which seat 0 has opened, after drawing a two of clubs to this hand."""
    deal = at(hand, table=table, stock="2C", top="3C", opened=(0, 1), **given)
    draw(deal)
    return deal


# Sets and runs


@pytest.mark.parametrize("words", ["7S 7H 7S", "8C 8C JK", "3D 4D 5D 5D"])
def test_the_same_card_twice_is_refused_by_name(words: str) -> None:
    told = refusal(words)

    assert told.reason is Reason.CARD_TWICE
    assert [code(card) for card in told.cards] == [words.split()[-1] if "JK" not in words else "8C"]


def test_a_set_has_at_most_four_cards() -> None:
    told = refusal("8C 8H 8D 8S JK")

    assert told.reason is HandReason.SET_FULL
    assert told.rule == "3.1"
    assert told.facts["limit"] == 4


def test_three_jokers_are_refused_with_the_limit() -> None:
    three = (parse_cards("5H")[0], Card(52), Card(64 + 52), Card(128 + 52))
    with pytest.raises(IllegalAction) as told:
        read(Declared(three), options())

    assert told.value.reason is HandReason.JOKERS
    assert told.value.facts == {"jokers": 3, "limit": 2, "naturals": 1}


def test_the_stricter_rule_takes_one_joker_and_two_naturals() -> None:
    assert refusal("5H JK JK", max_jokers_per_meld=1).reason is HandReason.JOKERS
    assert refusal("5H JK JK", min_naturals_per_meld=2).reason is HandReason.JOKERS
    assert meld("5H JK 7H", max_jokers_per_meld=1, min_naturals_per_meld=2).value == 18


@pytest.mark.parametrize("words", ["KS AS 2S", "QS KS AS 2S", "KS JK 2S"])
def test_a_run_round_the_corner_is_refused_as_such(words: str) -> None:
    told = refusal(words)

    assert told.reason is Reason.NOT_A_MELD
    assert told.rule == "3.2"
    assert told.facts["round_the_corner"] is True


def test_a_gap_is_no_corner() -> None:
    assert refusal("5H 6H 9H").facts["round_the_corner"] is False


def test_two_cards_are_too_few_and_a_mixture_is_no_meld() -> None:
    assert refusal("7S 7H").reason is HandReason.TOO_SHORT
    assert refusal("8C 9H JK").reason is Reason.NOT_A_MELD


def test_a_declaration_that_fits_nothing_is_refused_with_what_would_do() -> None:
    told = refusal("AH KH JK", lo=13)

    assert told.reason is HandReason.DECLARATION
    assert told.facts["readings"] == ((MeldKind.RUN, 12),)


@pytest.mark.parametrize(("kind", "lo"), [("set", None), (None, "5"), (None, True), (7, None)])
def test_a_declaration_of_something_else_is_refused(kind: Any, lo: Any) -> None:
    assert refusal("5H JK JK", kind, lo).reason is HandReason.DECLARATION


@pytest.mark.parametrize("kind", [None, MeldKind.SET])
def test_a_set_has_no_place_that_could_be_declared(kind: MeldKind | None) -> None:
    """Only a run has a declared position (docs/rules/hand.md 3.5, 3.6)."""
    assert refusal("7S 7H 7D", kind, 0).reason is HandReason.DECLARATION


def test_runs_as_long_as_the_table_plays_them() -> None:
    assert meld("5H 6H 7H 8H 9H", run_max=5).lo == 5
    assert refusal("5H 6H 7H 8H 9H 10H", run_max=5).reason is HandReason.RUN_FULL


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("5H 6H 7H", {("5H 6H 7H", 18)}),
        ("5H 6H JK", {("5H 6H JK", 18), ("JK 5H 6H", 15)}),
        (
            "7S 7H 7D 7C",
            {("7S 7C 7D 7H", 28), ("7S 7C 7D", 21), ("7S 7C 7H", 21), ("7S 7D 7H", 21), ("7C 7D 7H", 21)},
        ),
        ("AH 2H 3H 3H", {("AH 2H 3H", 6)}),
        ("5H KS 9D 2C", set()),
    ],
)
def test_the_melds_of_a_hand_are_listed_once_each(words: str, found: set[tuple[str, int]]) -> None:
    listed = forms(parse_cards(words), meld_terms(options()))

    assert {(code(form.cards), form.value) for form in listed} == found
    assert len(listed) == len(found)
    assert [form.value for form in listed] == sorted((form.value for form in listed), reverse=True)


def test_one_natural_and_two_jokers_can_be_a_set_or_a_run() -> None:
    listed = forms(parse_cards("5H JK JK"), meld_terms(options()))

    assert [(form.kind, form.lo) for form in listed] == [
        (MeldKind.RUN, 5),
        (MeldKind.SET, 0),
        (MeldKind.RUN, 4),
        (MeldKind.RUN, 3),
    ]


# Laying off


def fits(told: IllegalAction) -> list[str]:
    cards = told.facts["fits"]
    assert isinstance(cards, tuple)
    return codes(cards)


def test_an_own_meld_takes_a_lay_off_and_shows_it() -> None:
    deal = opened("8H KS", a_run(5, "5H 6H 7H", owner=0))

    (laid,) = lay_off(deal, "8H", 0)

    assert isinstance(laid, LaidOff)
    assert codes(laid.meld.cards) == ["5H", "6H", "7H", "8H"]
    assert view(deal).melds == (laid.meld,)


def test_a_card_that_does_not_fit_is_refused_with_what_does() -> None:
    deal = opened("9H KS", HEARTS)

    told = refused(deal, lays_off(deal, "9H", 0))

    assert told.reason is Reason.DOES_NOT_FIT
    assert fits(told) == ["4H", "8H", "JK"]


def test_a_full_set_and_a_full_run_take_nothing() -> None:
    whole = a_run(1, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    deal = opened("AH JK KS", a_set("7S 7H 7D 7C"), whole)

    assert refused(deal, lays_off(deal, "JK", 0)).reason is HandReason.SET_FULL
    assert refused(deal, lays_off(deal, "AH", 1)).reason is HandReason.RUN_FULL


def test_a_full_meld_is_full_whatever_jokers_it_holds() -> None:
    """That is refused before the limit of jokers (docs/rules/hand.md 5.2, 5.3, 5.4)."""
    filled = opened("JK KS", a_set("7S 7H 7D JK"), max_jokers_per_meld=1)
    assert refused(filled, lays_off(filled, "JK", 0)).reason is HandReason.SET_FULL

    filled = opened("JK KS", a_run(3, "3H 4H JK 6H 7H"), max_jokers_per_meld=1, run_max=5)
    assert refused(filled, lays_off(filled, "JK", 0)).reason is HandReason.RUN_FULL


def test_a_joker_that_fits_both_ends_wants_one_named() -> None:
    deal = opened("JK KS", HEARTS)

    assert refused(deal, lays_off(deal, "JK", 0)).reason is HandReason.END_NEEDED
    (laid,) = lay_off(deal, "JK", 0, End.LOW)
    assert isinstance(laid, LaidOff)
    assert laid.meld.lo == 4
    assert codes(face for face in laid.meld.stands_for if face is not None) == ["4H", "5H", "6H", "7H"]


def test_an_end_that_the_card_does_not_fit_is_refused() -> None:
    deal = opened("8H KS", HEARTS, SEVENS)

    assert refused(deal, lays_off(deal, "8H", 0, End.LOW)).reason is Reason.DOES_NOT_FIT


def test_a_set_has_no_ends() -> None:
    deal = opened("7C KS", SEVENS)

    assert refused(deal, lays_off(deal, "7C", 0, End.LOW)).reason is HandReason.DECLARATION


@pytest.mark.parametrize(("end", "lo"), [(None, 2), (End.HIGH, 2), (End.LOW, 1)])
def test_an_ace_on_two_to_king_goes_high_unless_low_is_named(end: End | None, lo: int) -> None:
    deal = opened("AH KS", a_run(2, "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"))

    lay_off(deal, "AH", 0, end)

    assert view(deal).melds[0].lo == lo
    assert len(view(deal).melds[0].cards) == 13


def test_both_ends_are_listed_where_there_is_a_choice() -> None:
    deal = opened("AH KS", a_run(2, "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"))

    listed = [action for action in view(deal).legal if isinstance(action, LayOff)]

    assert [action.end for action in listed] == [End.HIGH, End.LOW]


def test_a_natural_on_a_set_of_three_with_a_joker_settles_the_joker() -> None:
    deal = opened("8S 8D KS", a_set("8C 8H JK"))
    assert view(deal).melds[0].stands_for[-1] is None

    lay_off(deal, "8S", 0)

    joker = view(deal).melds[0].stands_for[2]
    assert joker is not None
    assert code(joker) == "8D"
    exchange(deal, "8D", 0)
    assert "JK" in codes(view(deal).hand)


def test_the_stricter_table_keeps_naturals_off_such_a_set() -> None:
    deal = opened("8S KS", a_set("8C 8H JK"), layoff_on_joker_set3=False)

    assert refused(deal, lays_off(deal, "8S", 0)).reason is HandReason.NEEDS_BOTH
    assert LayOff not in kinds(deal)


def test_jokers_over_the_limit_are_not_laid_off() -> None:
    deal = opened("JK KS", a_set("8C 8H JK"), max_jokers_per_meld=1)

    told = refused(deal, lays_off(deal, "JK", 0))

    assert (told.reason, told.facts["limit"]) == (HandReason.JOKERS, 1)
    assert codes(fitting(view(deal).melds[0], options(max_jokers_per_meld=1))) == ["8S", "8D"]


def test_who_has_not_opened_neither_lays_off_nor_exchanges_nor_counts_them() -> None:
    deal = at("8H 6H KC KD KH 5S", table=[a_run(5, "5H JK 7H")], stock="2C")
    draw(deal)

    for action in (lays_off(deal, "8H", 0), exchanges(deal, "6H", 0)):
        told = refused(deal, action)
        assert told.reason is HandReason.NOT_OPENED
        assert told.facts == {"needed": 51, "best": 30}
    assert refused(deal, lays(deal, "KC KD KH")).facts["total"] == 30


def test_a_meld_that_is_not_there_is_refused() -> None:
    deal = opened("8H KS", HEARTS)

    numbers: tuple[Any, ...] = (1, -1, True, None)
    for number in numbers:
        told = refused(deal, LayOff(own(deal, "8H")[0], number))
        assert told.reason is HandReason.NO_SUCH_MELD


# Exchanging


def test_the_exact_card_frees_the_joker_of_a_run() -> None:
    deal = opened("7H KS", a_run(5, "5H 6H JK"))

    (done,) = exchange(deal, "7H", 0)

    assert isinstance(done, Exchanged)
    assert codes(done.jokers) == ["JK"]
    assert codes(view(deal).hand) == ["KS", "2C", "JK"]
    assert view(deal, 1).known[0] == done.jokers


@pytest.mark.parametrize("wrong", ["8H", "4H", "7D"])
def test_the_wrong_card_for_a_joker_is_refused_with_the_right_one(wrong: str) -> None:
    deal = opened(f"{wrong} KS", a_run(5, "5H 6H JK"))

    told = refused(deal, exchanges(deal, wrong, 0))

    assert told.reason is Reason.DOES_NOT_FIT
    assert codes(told.cards) == [wrong]
    assert fits(told) == ["7H"]


def test_a_set_of_three_gives_its_joker_for_both_missing_cards_only() -> None:
    deal = opened("8S 8D KS", a_set("8C 8H JK"))

    told = refused(deal, exchanges(deal, "8S", 0))
    assert told.reason is HandReason.NEEDS_BOTH
    assert fits(told) == ["8S", "8D"]

    exchange(deal, "8S 8D", 0)
    assert sorted(codes(view(deal).melds[0].cards)) == ["8C", "8D", "8H", "8S"]


def test_either_missing_card_will_do_where_that_is_played() -> None:
    deal = opened("8S KS", a_set("8C 8H JK"), exchange_set3="either_missing")

    exchange(deal, "8S", 0)

    assert sorted(codes(view(deal).melds[0].cards)) == ["8C", "8H", "8S"]


def test_two_jokers_of_a_set_come_one_for_each_missing_card() -> None:
    four = opened("8S 8D KS", a_set("8C 8H JK JK"))
    exchange(four, "8S", 0)
    exchange(four, "8D", 0)
    assert codes(view(four).hand).count("JK") == 2

    three = opened("8H 8D 8S KS", a_set("8C JK JK"))
    assert refused(three, exchanges(three, "8H", 0)).reason is HandReason.NEEDS_BOTH
    exchange(three, "8H 8D", 0)
    assert codes(view(three).hand).count("JK") == 1


def test_neither_a_joker_nor_an_equal_card_frees_a_joker() -> None:
    deal = opened("JK 8C KS", a_set("8C 8H 8D JK"))

    assert refused(deal, exchanges(deal, "JK", 0)).reason is HandReason.NO_EXCHANGE
    assert refused(deal, exchanges(deal, "8C", 0)).reason is Reason.DOES_NOT_FIT


def test_one_joker_of_a_run_at_a_time() -> None:
    deal = opened("6H 7H KS", a_run(5, "5H JK JK 8H"))

    assert refused(deal, exchanges(deal, "6H 7H", 0)).reason is HandReason.NO_EXCHANGE
    exchange(deal, "6H", 0)
    exchange(deal, "7H", 0)


def test_a_meld_without_a_joker_gives_none() -> None:
    deal = opened("7H KS", HEARTS)

    assert refused(deal, exchanges(deal, "7H", 0)).reason is HandReason.NO_EXCHANGE
    assert Exchange not in kinds(deal)


def test_where_exchanges_are_not_played_none_is_offered() -> None:
    deal = opened("7H KS", a_run(5, "5H 6H JK"), joker_exchange=False)

    assert refused(deal, exchanges(deal, "7H", 0)).reason is HandReason.NO_EXCHANGE
    assert Exchange not in kinds(deal)


def test_every_exchange_is_listed_once() -> None:
    deal = opened("8S 8S 8D 7H KS", a_set("8C 8H JK"), a_run(5, "5H 6H JK", owner=0))

    listed = [action for action in view(deal).legal if isinstance(action, Exchange)]

    assert [(codes(action.cards), action.meld) for action in listed] == [(["8S", "8D"], 0), (["7H"], 1)]


def test_the_joker_taken_may_be_kept_or_discarded() -> None:
    deal = opened("7H KS", a_run(5, "5H 6H JK"))
    exchange(deal, "7H", 0)

    deal.check(0, Discard(own(deal, "JK")[0]))
    deal.check(0, Discard(own(deal, "KS")[0]))


def test_a_joker_that_must_be_used_is_laid_before_the_discard() -> None:
    deal = opened("7H KS", a_run(5, "5H 6H JK"), taken_joker_must_be_used=True)
    exchange(deal, "7H", 0)

    assert view(deal).jokers_due == 1
    assert kinds(deal) == {LayOff}
    told = refused(deal, Discard(own(deal, "KS")[0]))
    assert (told.reason, codes(told.cards)) == (HandReason.MUST_USE_JOKER, ["JK"])
    lay_off(deal, "JK", 0, End.HIGH)
    deal.check(0, Discard(own(deal, "KS")[0]))


def test_an_exchange_whose_joker_would_find_no_place_is_refused() -> None:
    deal = opened("8S KS", a_set("8C 8H 8D JK"), taken_joker_must_be_used=True)

    told = refused(deal, exchanges(deal, "8S", 0))

    assert (told.reason, told.rule) == (HandReason.MUST_USE_JOKER, "13.1")
    assert Exchange not in kinds(deal)


def test_a_joker_that_must_be_used_may_not_lose_its_place() -> None:
    deal = opened("8S KC KD QC", a_set("8C 8H 8D JK"), taken_joker_must_be_used=True)
    exchange(deal, "8S", 0)

    # The kings or king and queen take the joker, and a card is left.
    assert kinds(deal) == {Lay}
    lay(deal, "KC KD JK")
    assert view(deal).jokers_due == 0


def test_an_exchange_may_need_another_before_the_turn_can_end() -> None:
    """Either joker alone fits nowhere; together they make a meld with the five."""
    table = a_set("8C 8H 8D JK"), a_set("9C 9H 9D JK")
    deal = opened("8S 9S 5H KC", *table, taken_joker_must_be_used=True)

    exchange(deal, "8S", 0)
    assert Exchange in kinds(deal)
    exchange(deal, "9S", 1)
    lay(deal, "5H JK JK")
    deal.apply(0, Discard(own(deal, "2C")[0]))


@pytest.mark.parametrize("order", [("8H", "7H"), ("7H", "8H")])
def test_two_exchanges_may_come_in_either_order(order: tuple[str, str]) -> None:
    deal = opened("AC TD 5H 7H 8H", a_run(6, "6H JK JK"), taken_joker_must_be_used=True, run_max=3)

    for card in order:
        exchange(deal, card, 0)

    assert view(deal).jokers_due == 2
    lay(deal, "5H JK JK")
    deal.apply(0, Discard(own(deal, "AC")[0]))
