"""Rummy 500: deals turn by turn, edge cases (docs/rules/rummy500.md 10), refusals."""

from typing import Any

import pytest

from engine import SetupError, code, parse_cards
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.ai import fallback_action
from engine.cards import mask_of, pack
from engine.events import Discarded, DrewStock
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import new_meld, runs_of
from engine.games.rummy500.terms import (
    DealEnded,
    Ending,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Pass,
    Passed,
    Phase,
    Rummy500Meld,
    TakePile,
    TookPile,
)
from engine.match import SEED_BYTES
from engine.melds import MeldKind
from tests.engine.games.rummy500.table import (
    ME,
    OTHER,
    SPEC,
    at,
    c,
    draw,
    drop,
    hand_of,
    lay_off,
    legal,
    meld,
    options,
    passing,
    refused,
    result_of,
    take,
    told,
    words,
)
from tests.engine.games.rummy500.worst_deals import longest_list, worst_deals

# The deal


@pytest.mark.parametrize(("seats", "each", "stock"), [(2, 13, 25), (3, 7, 30), (4, 7, 23)])
def test_the_cards_are_dealt_and_the_dealers_left_begins(seats: int, each: int, stock: int) -> None:
    for dealer in range(seats):
        match = SPEC.new_match(seats=seats, dealer=dealer)
        deck = match.pack()
        deal = match.deal(deck, seed=bytes(SEED_BYTES))
        view = deal.view((dealer + 1) % seats)

        assert view.held == (each,) * seats
        assert (view.stock, len(view.pile)) == (stock, 1)
        assert view.pile == (deck[seats * each],)
        assert deal.actors == ((dealer + 1) % seats,)
        # One card at a time: the first goes to the dealer's left.
        assert view.hand == tuple(sorted(deck[0 : seats * each : seats]))


def test_the_turn_goes_round_the_table() -> None:
    match = SPEC.new_match(seats=3, dealer=1)
    deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
    assert isinstance(deal, Rummy500Deal)
    turns = []
    for _ in range(4):
        (seat,) = deal.actors
        turns.append(seat)
        deal.apply(seat, DrawStock())
        deal.apply(seat, legal(deal, Discard)[0])
    assert turns == [2, 0, 1, 2]


def test_a_position_that_cannot_be_is_refused() -> None:
    cards = pack()
    good: dict[str, Any] = {
        "dealer": 1,
        "turn": 0,
        "hands": [cards[:3], cards[3:6]],
        "stock": cards[6:],
        "pile": (),
    }
    assert Rummy500Deal.at(options(), **good).view(None).stock == 46
    no_run = Rummy500Meld(0, cards[6:8], MeldKind.RUN, (0, 0), (7, 8))
    for wrong, name in (
        ({"stock": cards[7:]}, "cards"),
        ({"hands": [(), cards[:6]]}, "hands"),
        ({"phase": Phase.OVER}, "phase"),
        ({"stock": (), "hands": [cards[:3], cards[3:]]}, "stock"),
        ({"stock": cards[8:], "melds": [no_run]}, "melds"),
    ):
        with pytest.raises(SetupError) as refusal:
            Rummy500Deal.at(options(), **{**good, **wrong})
        assert refusal.value.option == name


# Collecting


def test_the_starting_player_may_take_the_upcard() -> None:  # docs/rules/rummy500.md 10.1
    match = SPEC.new_match(seats=2, dealer=0)
    deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
    assert isinstance(deal, Rummy500Deal)
    upcard = deal.view(None).pile[-1]

    assert deal.apply(1, TakePile(1)) == (TookPile(1, (upcard,)),)
    assert (deal.view(None).banned, deal.view(None).known[1]) == (upcard, (upcard,))


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    deal = at("4S 9H", top="KD")
    (event,) = draw(deal)

    assert event == DrewStock(ME, c("KD"))
    assert event.seen_by(OTHER) == event.seen_by(None) == DrewStock(ME, None)
    assert deal.view(ME).drawn == c("KD")
    assert deal.view(OTHER).drawn is None


def test_the_whole_pile_can_be_taken_and_is_empty_until_the_drop() -> None:  # docs/rules/rummy500.md 10.2
    deal = at("8C 9C KD", pile="7C QH 2S JD")

    assert take(deal, 4) == (TookPile(ME, parse_cards("7C QH 2S JD")),)
    assert deal.view(None).pile == ()
    meld(deal, "9C 7C 8C")
    drop(deal, "QH")  # docs/rules/rummy500.md 10.5: the others of the pick-up may be dropped
    assert deal.view(None).pile == (c("QH"),)
    assert hand_of(deal) == words("KD 2S JD")
    assert deal.view(OTHER).known[ME] == tuple(sorted(parse_cards("2S JD")))


# docs/rules/rummy500.md 10.3, 10.4
def test_a_single_card_need_not_be_used_but_stays_for_this_turn() -> None:
    deal = at("4S 9H", pile="7C", top="KD 3D", other="JS 8D")
    take(deal, 1)

    assert told(refused(deal, Discard(c("7C")))) == ("taken_card", "5", "7C")
    assert legal(deal, Discard) == [Discard(c("4S")), Discard(c("9H"))]
    drop(deal, "4S")
    draw(deal)
    drop(deal, "KD")
    draw(deal)
    assert deal.view(ME).banned is None
    drop(deal, "7C")
    assert deal.view(None).pile == parse_cards("4S KD 7C")


def test_a_pick_up_may_rely_on_its_own_cards() -> None:  # docs/rules/rummy500.md 10.8
    deal = at("KD 2S", pile="7C QH 7D 7S")
    assert [take.legal for take in deal.view(ME).takes] == [True, False, False, True]


def test_beside_every_card_of_the_pile_stands_what_taking_it_means() -> None:
    deal = at("8C 9C KD", "JH QH KH", pile="7C 3D AH 5S")
    whole, three, two, top = deal.view(ME).takes

    assert (whole.count, whole.legal, whole.must_use) == (4, True, c("7C"))
    assert (code(whole.use), whole.meld, whole.banned) == ("7C 8C 9C", None, None)
    assert (three.count, three.legal, three.reason, three.rule) == (3, False, "no_use", "5")
    assert (two.count, two.legal, two.must_use, code(two.use), two.meld) == (2, True, c("AH"), "AH", 0)
    assert (top.count, top.legal, top.must_use, top.banned) == (1, True, None, c("5S"))
    assert deal.view(OTHER).takes == deal.view(None).takes == ()
    draw(deal)
    assert deal.view(ME).takes == ()


def test_a_depth_without_a_use_is_refused_with_the_card_and_the_depths_that_are_possible() -> None:
    deal = at("8C 9C KD", pile="7C 3D AH 5S")
    refusal = refused(deal, TakePile(3))

    assert told(refusal) == ("no_use", "5", "3D")
    assert refusal.facts == {"count": 3, "possible": (1, 4)}


@pytest.mark.parametrize("count", [0, -1, 3, True, 1.0, "1", None, (1,)])
def test_a_depth_that_is_none_is_refused(count: Any) -> None:
    refusal = refused(at("8C 9C KD", pile="7C QH"), TakePile(count))
    assert (told(refusal), refusal.facts) == (("no_such_depth", "5", ""), {"pile": 2})


def test_one_takes_from_one_source_only() -> None:
    deal = at("4S 9H", pile="7C")
    for play in (Meld(parse_cards("4S 9H")), LayOff(parse_cards("4S"), 0), Discard(c("4S"))):
        assert told(refused(deal, play)) == ("draw_first", "2", "")
    draw(deal)
    for late in (DrawStock(), TakePile(1), Pass()):
        assert told(refused(deal, late)) == ("already_drew", "2", "")


def test_only_the_seat_on_turn_acts_and_only_with_actions_of_the_game() -> None:
    deal = at("4S 9H", pile="7C")
    assert told(refused(deal, DrawStock(), OTHER)) == ("not_your_turn", "2", "")
    assert told(refused(deal, TakeUpcard())) == ("unknown_action", "", "")
    assert deal.legal_actions(OTHER) == ()


# The deepest card of a pick-up


def test_the_deepest_card_comes_before_everything_else() -> None:  # docs/rules/rummy500.md 10.7
    deal = at("8C 9C KS KH KD", "4H 5H 6H", pile="7C QH 7H")
    take(deal, 3)

    assert (deal.view(None).pending, deal.view(None).banned) == (c("7C"), None)
    for early in (Meld(parse_cards("KS KH KD")), LayOff(parse_cards("7H"), 0), Discard(c("QH"))):
        assert told(refused(deal, early)) == ("use_taken_first", "5", "7C")
    assert legal(deal, Discard) == legal(deal, LayOff) == []
    assert legal(deal, Meld) == [Meld(parse_cards("7C 8C 9C"))]
    meld(deal, "7C 8C 9C")
    lay_off(deal, "7H")
    meld(deal, "KS KH KD")
    drop(deal, "QH")
    assert result_of(deal).ending is Ending.OUT


def test_the_marked_card_cannot_be_dropped_itself() -> None:
    deal = at("8C 9C KS", pile="7C QH")
    take(deal, 2)
    assert told(refused(deal, Discard(c("7C")))) == ("use_taken_first", "5", "7C")


def test_the_deepest_card_may_go_on_the_opponents_meld() -> None:  # docs/rules/rummy500.md 10.6
    deal = at("KD 8C", "5C 6C 7C", pile="9C 3D")
    take(deal, 2)

    assert told(refused(deal, LayOff(parse_cards("8C"), 0))) == ("use_taken_first", "5", "9C")
    assert told(refused(deal, LayOff(parse_cards("9C"), 0))) == ("does_not_fit", "4", "9C")
    assert deal.legal_actions(ME) == (LayOff(parse_cards("8C 9C"), 0),)
    (event,) = lay_off(deal, "9C 8C")
    assert event == LaidOff(ME, parse_cards("8C 9C"), 0, parse_cards("5C 6C 7C 8C 9C"), 17)


# Melds and lay-offs


def test_any_number_of_melds_and_none_is_needed() -> None:  # docs/rules/rummy500.md 10.9, 10.10
    deal = at("2S 2H 2D 9C 9D 9S KH", top="4D")
    draw(deal)
    assert Discard(c("4D")) in legal(deal, Discard)
    assert meld(deal, "2S 2H 2D") == (MeldLaid(ME, parse_cards("2S 2D 2H"), 6),)
    meld(deal, "9C 9D 9S")
    assert deal.view(None).melded == (33, 0)


def test_an_addition_is_credited_to_who_adds() -> None:  # docs/rules/rummy500.md 10.14
    deal = at("4C 5C 6C 9C KH", top="2D", other="7C 8C KD")
    draw(deal)
    meld(deal, "4C 5C 6C")
    drop(deal, "2D")
    draw(deal)
    lay_off(deal, "8C 7C")
    drop(deal, "KD")
    draw(deal)
    lay_off(deal, "9C")

    view = deal.view(None)
    (lying,) = view.melds
    assert view.melded == (24, 15)
    assert (lying.owner, lying.by, lying.values) == (ME, (0, 0, 0, 1, 1, 0), (4, 5, 6, 7, 8, 9))


def test_an_ace_keeps_the_value_at_which_it_was_played() -> None:
    deal = at("AD KD QD 9H", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD", top="5S", phase=Phase.PLAY)
    lay_off(deal, "AD")
    lay_off(deal, "QD KD")

    view = deal.view(None)
    assert view.melded[ME] == 1 + 20
    assert code(view.melds[0].cards) == "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"
    assert view.melds[0].values[0] == 1


def test_an_ace_that_fits_both_ends_counts_high() -> None:  # docs/rules/rummy500.md 7, 10.24
    deal = at("AD KD 9H", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD", phase=Phase.PLAY)
    lay_off(deal, "KD AD")
    assert deal.view(None).melded[ME] == 25
    only_low = at("AD 9H", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", phase=Phase.PLAY, ace_high=False)
    lay_off(only_low, "AD")
    assert only_low.view(None).melded[ME] == 1


def test_cards_can_be_added_at_both_ends_in_one_action() -> None:
    deal = at("3H 7H KS", "4H 5H 6H", phase=Phase.PLAY)
    (event,) = lay_off(deal, "7H 3H")
    assert event == LaidOff(ME, parse_cards("3H 7H"), 0, parse_cards("3H 4H 5H 6H 7H"), 10)


def test_around_the_corner_only_where_it_is_played() -> None:
    deal = at("KH AH 2H 5S", phase=Phase.PLAY)
    assert told(refused(deal, Meld(parse_cards("KH AH 2H")))) == ("not_a_meld", "3", "KH AH 2H")
    round_the_corner = at("KH AH 2H 5S", phase=Phase.PLAY, ace_wrap=True)
    (event,) = meld(round_the_corner, "2H KH AH")
    assert event == MeldLaid(ME, parse_cards("KH AH 2H"), 27)


@pytest.mark.parametrize(
    ("named", "reason", "rule", "cards"),
    [
        ("4H 5H", "not_a_meld", "3", "4H 5H"),
        ("4H 5H 7H", "not_a_meld", "3", "4H 5H 7H"),
        ("4H 5H 6S", "not_a_meld", "3", "4H 5H 6S"),
        ("4H 5H 6H 6S", "not_a_meld", "3", "4H 5H 6H 6S"),
        ("4H 5H 9C", "not_in_hand", "3", "9C"),
    ],
)
def test_what_is_no_meld_is_refused_with_its_cards(named: str, reason: str, rule: str, cards: str) -> None:
    deal = at("4H 5H 6H 7H 6S", phase=Phase.PLAY)
    assert told(refused(deal, Meld(parse_cards(named)))) == (reason, rule, cards)


def test_a_card_named_twice_is_refused() -> None:
    deal = at("4H 5H 6H KS", phase=Phase.PLAY)
    assert told(refused(deal, Meld((*parse_cards("4H 5H 6H"), c("4H"))))) == ("card_twice", "3", "4H")


def test_melds_share_no_card_and_what_lies_stays() -> None:  # docs/rules/rummy500.md 10.15, 10.17
    deal = at("4H 5H 6H 4S 4C KS", phase=Phase.PLAY)
    meld(deal, "4H 5H 6H")
    assert told(refused(deal, Meld(parse_cards("4H 4S 4C")))) == ("not_in_hand", "3", "4H")


def test_two_sequences_are_never_joined() -> None:  # docs/rules/rummy500.md 10.16
    deal = at("7H KS 2D", "4H 5H 6H", "8H 9H 10H", phase=Phase.PLAY)
    assert legal(deal, LayOff) == [LayOff(parse_cards("7H"), 0), LayOff(parse_cards("7H"), 1)]
    lay_off(deal, "7H", 1)
    assert [code(lying.cards) for lying in deal.view(None).melds] == ["4H 5H 6H", "7H 8H 9H 10H"]


def test_a_lay_off_that_does_not_fit_names_the_meld() -> None:
    deal = at("8H QS KS", "4H 5H 6H", phase=Phase.PLAY)
    refusal = refused(deal, LayOff(parse_cards("8H"), 0))
    assert (told(refusal), refusal.facts) == (("does_not_fit", "4", "8H"), {"meld": 0})


@pytest.mark.parametrize("number", [1, -1, None, True, "0"])
def test_a_meld_that_is_not_there_is_refused(number: Any) -> None:
    refusal = refused(at("7H QS", "4H 5H 6H", phase=Phase.PLAY), LayOff(parse_cards("7H"), number))
    assert (told(refusal), refusal.facts) == (("no_such_meld", "4", ""), {"melds": 1})


# Turns that could not be finished


def test_the_banned_card_may_not_be_left_alone() -> None:  # docs/rules/rummy500.md 10.13
    deal = at("8H", "5H 6H 7H", pile="KC")
    take(deal, 1)
    assert told(refused(deal, LayOff(parse_cards("8H"), 0))) == ("leaves_taken_card", "10.13", "KC")
    assert deal.legal_actions(ME) == (Discard(c("8H")),)


def test_the_banned_card_may_be_left_alone_where_it_can_be_added() -> None:
    deal = at("8H", "5H 6H 7H", pile="9H")
    take(deal, 1)
    lay_off(deal, "8H")
    assert deal.legal_actions(ME) == (LayOff(parse_cards("9H"), 0),)
    lay_off(deal, "9H")
    assert (result_of(deal).ending, result_of(deal).ended_by) == (Ending.OUT, ME)


def test_the_banned_card_may_be_left_for_the_meld_just_laid() -> None:
    deal = at("5H 6H 7H", pile="8H")
    take(deal, 1)
    meld(deal, "5H 6H 7H")
    assert deal.legal_actions(ME) == (LayOff(parse_cards("8H"), 0),)


# docs/rules/rummy500.md 11.1
def test_with_a_drop_to_come_the_banned_card_may_not_be_left_alone_at_all() -> None:
    deal = at("8H", "5H 6H 7H", pile="9H", go_out="must_drop")
    take(deal, 1)
    assert told(refused(deal, LayOff(parse_cards("8H"), 0))) == ("leaves_taken_card", "10.13", "9H")
    assert told(refused(deal, LayOff(parse_cards("8H 9H"), 0))) == ("no_card_to_drop", "11.1", "8H 9H")


def test_a_pick_up_that_leaves_no_card_to_drop_is_refused() -> None:  # docs/rules/rummy500.md 11.1
    deal = at("8C", pile="7C 9C", go_out="must_drop")
    assert told(refused(deal, TakePile(2))) == ("no_card_to_drop", "11.1", "7C")
    assert deal.legal_actions(ME) == (DrawStock(), TakePile(1))
    take(at("8C", pile="7C 9C"), 2)


def test_where_single_cards_must_be_used_they_are_marked() -> None:
    deal = at("4S 9H", "5H 6H 7H", pile="8H", single_take="must_use")
    take(deal, 1)
    assert (deal.view(None).pending, deal.view(None).banned) == (c("8H"), None)
    assert legal(deal, Discard) == []
    without = at("4S 9H", pile="8H", single_take="must_use")
    assert told(refused(without, TakePile(1))) == ("no_use", "9", "8H")
    last = at("8H", "5H 6H 7H", pile="9H", single_take="must_use", go_out="must_drop")
    assert told(refused(last, TakePile(1))) == ("no_card_to_drop", "11.1", "9H")


def test_where_only_the_top_is_taken_no_more_can_be() -> None:
    deal = at("8C 9C KD", pile="7C QH", take_depth="top")
    assert told(refused(deal, TakePile(2))) == ("top_only", "9", "7C")
    assert [take.legal for take in deal.view(ME).takes] == [False, True]


# The end


def test_melding_the_last_card_ends_the_deal_without_a_drop() -> None:  # docs/rules/rummy500.md 10.11, 10.12
    deal = at("5S 5D", pile="5H", other="AS KD 4C")
    take(deal, 1)
    events = meld(deal, "5S 5D 5H")

    assert events[1:] == (DealEnded(ME, Ending.OUT, ME, (15, -29)),)
    result = result_of(deal)
    assert (result.points, result.melded, result.against) == ((15, -29), (15, 0), (0, 29))
    assert result.left == ((), tuple(sorted(parse_cards("AS KD 4C"))))
    assert deal.actors == ()
    assert told(refused(deal, DrawStock(), ME)) == ("deal_over", "6", "")


def test_where_the_last_card_must_be_dropped_it_ends_the_deal() -> None:
    deal = at("6D", "3D 4D 5D", top="7D", other="KS", go_out="must_drop")
    draw(deal)
    assert told(refused(deal, LayOff(parse_cards("6D 7D"), 0))) == ("no_card_to_drop", "11.1", "6D 7D")
    lay_off(deal, "6D")
    assert told(refused(deal, LayOff(parse_cards("7D"), 0))) == ("no_card_to_drop", "11.1", "7D")
    assert drop(deal, "7D") == (Discarded(ME, c("7D")), DealEnded(ME, Ending.OUT, ME, (6, 2)))


def test_the_turn_with_the_last_stock_card_is_played_in_full() -> None:  # docs/rules/rummy500.md 10.22, 10.23
    deal = at("KS KH 4S 9H", top="KD", stock=1, pile="2S")
    draw(deal)
    meld(deal, "KS KH KD")
    drop(deal, "9H")
    assert (result_of(deal).ending, result_of(deal).points[ME]) == (Ending.STOCK, 26)


def test_a_position_without_a_stock_is_played_as_it_stands() -> None:  # docs/rules/rummy500.md 6.2
    deal = at("4S 9H", stock=0, pile="KC")
    assert deal.legal_actions(ME) == (TakePile(1),)
    assert told(refused(deal, DrawStock())) == ("stock_empty", "9", "")
    take(deal, 1)
    drop(deal, "9H")
    assert result_of(deal).ending is Ending.STOCK


def test_going_out_with_the_last_stock_card_is_going_out() -> None:
    deal = at("KS KH", top="KD", stock=1, pile="2S")
    draw(deal)
    meld(deal, "KS KH KD")
    assert result_of(deal).ending is Ending.OUT


def test_where_play_goes_on_without_a_stock_passing_ends_the_deal() -> None:
    deal = at("4S 9H", top="KD", stock=1, pile="2S", stock_end="draw_needed")
    assert told(refused(deal, Pass())) == ("draw_instead", "11.3", "")
    draw(deal)
    drop(deal, "9H")
    assert (deal.actors, deal.view(None).stock) == ((OTHER,), 0)
    assert told(refused(deal, DrawStock())) == ("stock_empty", "9", "")
    assert Pass() in legal(deal, Pass)
    assert DrawStock() not in deal.legal_actions(OTHER)
    passed, ended = passing(deal)
    assert passed == Passed(OTHER)
    assert isinstance(ended, DealEnded)
    assert (result_of(deal).ending, result_of(deal).ended_by) == (Ending.STOCK, OTHER)


def test_with_a_stock_that_ends_the_deal_nobody_ever_passes() -> None:
    assert told(refused(at("4S 9H", pile="2S"), Pass())) == ("draw_instead", "11.3", "")


def test_who_cannot_take_without_a_stock_can_only_pass() -> None:
    deal = at("4S 9H", stock=0, pile="KC", stock_end="draw_needed", single_take="must_use")
    assert deal.legal_actions(ME) == (Pass(),)


@pytest.mark.parametrize(("limit", "ending"), [(4, Ending.STALL), (0, None), (5, None)])
def test_turns_without_a_stock_card_end_the_deal(limit: int, ending: Ending | None) -> None:
    deal = at("4S 9H", other="2C 5D", pile="7C", stall_limit=limit)
    for card in ("4S", "2C", "9H", "5D"):
        take(deal, 1)
        drop(deal, card)
    assert (deal.result.ending if deal.result else None) == ending
    assert deal.view(None).turns_without_stock == 4


# docs/rules/rummy500.md 11.4
def test_a_pick_up_of_several_counts_as_a_turn_without_a_stock_card_and_a_draw_begins_again() -> None:
    deal = at("8C 9C KD 2S", pile="7C QH", turns_without_stock=2)
    take(deal, 2)
    meld(deal, "7C 8C 9C")
    drop(deal, "2S")
    assert deal.view(None).turns_without_stock == 3
    draw(deal)
    assert deal.view(None).turns_without_stock == 0


def test_an_ace_in_hand_counts_fifteen_or_one() -> None:
    for value, points in ((15, -24), (1, -10)):
        deal = at("5S 5D 5H", top="9C", other="AS 4S 5C", hand_ace=value)
        draw(deal)
        meld(deal, "5S 5D 5H")
        drop(deal, "9C")
        assert result_of(deal).points == (15, points)


def test_equal_scores_win_nobody_the_deal() -> None:
    deal = at("9H", pile="8H", other="8C", stall_limit=1)
    take(deal, 1)
    assert drop(deal, "9H")[1:] == (DealEnded(ME, Ending.STALL, None, (-8, -8)),)


# A hand of thirty-nine


def test_a_hand_of_thirty_nine_is_come_to_by_play_and_played_to_the_end() -> None:
    """Both discard what they draw; once the stock is empty, the dealer takes the whole pile."""
    match = SPEC.new_match(seats=2, dealer=ME, options=options(stock_end="draw_needed"))
    deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
    assert isinstance(deal, Rummy500Deal)
    while deal.view(None).stock:
        for _ in ("draw", "drop"):
            (seat,) = deal.actors
            deal.apply(seat, fallback_action(deal.view(seat)))
    assert deal.actors == (ME,)
    assert next((option.count, option.legal) for option in deal.view(ME).takes) == (26, True)

    deal.apply(ME, TakePile(26))
    view = deal.view(ME)
    assert (len(view.hand), view.pile, view.known[ME]) == (39, (), view.taken)
    assert view.pending == c("AD")
    assert legal(deal, Discard) == []
    assert len(view.legal) < 100
    plays = [play for play in view.legal if isinstance(play, Meld)]
    assert len(plays) == len(view.legal)
    for play in plays:
        assert view.pending in play.cards
        deal.check(ME, play)

    deal.apply(ME, max(plays, key=lambda play: len(play.cards)))
    while melds := legal(deal, Meld):
        assert len(legal(deal, Discard)) == deal.view(None).held[ME]
        deal.apply(ME, melds[0])
    assert deal.result is not None or legal(deal, Discard)


def test_the_list_of_the_worst_hand_has_every_set_and_run_of_it_and_stays_short() -> None:
    three_suits = worst_deals()[0]
    listed = three_suits.legal_actions(ME)
    melds = [action for action in listed if isinstance(action, Meld)]
    # 66 stretches of three or more of thirteen cards, ten more that end with the ace; thirteen sets.
    assert len(melds) == 3 * (66 + 10) + 13
    assert len(listed) == len(melds) + 39
    assert longest_list() < 500


# The fallback policy


@pytest.mark.parametrize("values", [{}, {"single_take": "must_use"}, {"stock_end": "draw_needed"}])
def test_the_fallback_policy_finishes_what_somebody_left(values: dict[str, Any]) -> None:
    deal = at("8C 9C KD", pile="7C QH", **values)
    take(deal, 2)
    assert fallback_action(deal.view(ME)) == Meld(parse_cards("7C 8C 9C"))
    lying = at("8H", "5H 6H 7H", pile="9H")
    take(lying, 1)
    lay_off(lying, "8H")
    assert fallback_action(lying.view(ME)) == LayOff(parse_cards("9H"), 0)
    bridged = at("KD 8C", "5C 6C 7C", pile="9C 3D", **values)
    take(bridged, 2)
    assert fallback_action(bridged.view(ME)) == LayOff(parse_cards("8C 9C"), 0)


def test_the_fallback_policy_drops_what_it_drew_and_never_the_banned_card() -> None:
    deal = at("4S 9H", pile="7C", top="3D")
    assert fallback_action(deal.view(ME)) == DrawStock()
    draw(deal)
    assert fallback_action(deal.view(ME)) == Discard(c("3D"))
    taken = at("4S 9H", pile="7C")
    take(taken, 1)
    assert fallback_action(taken.view(ME)) == Discard(c("9H"))


def test_the_melds_of_a_position_are_worth_what_they_lie_for() -> None:
    runs = runs_of(options())
    for cards, kind, values in (
        ("AS 2S 3S", MeldKind.RUN, (1, 2, 3)),
        ("QD KD AD", MeldKind.RUN, (10, 10, 15)),
        ("AS AD AH", MeldKind.SET, (15, 15, 15)),
    ):
        lying = new_meld(ME, mask_of(parse_cards(cards)), runs)
        assert (lying.cards, lying.kind, lying.values) == (parse_cards(cards), kind, values)
