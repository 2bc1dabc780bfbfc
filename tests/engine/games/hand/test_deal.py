"""Turns of Hand: draws, openings, discards, going out (docs/rules/hand.md 2, 4, 7, 8, 12)."""

from typing import Any

import pytest

from engine import GAMES, Reason, SetupError, code, parse_cards
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.ai import fallback_action
from engine.cards import pack
from engine.events import Discarded, DrewStock, TookUpcard
from engine.games.hand.deal import HandDeal
from engine.games.hand.terms import (
    AskRedeal,
    DealEnded,
    Declared,
    Ending,
    Exchange,
    HandReason,
    Lay,
    LayOff,
    MeldLaid,
    Opened,
    Pass,
    Passed,
    Phase,
    PileShuffled,
    RedealAsked,
    ReturnUpcard,
    UpcardReturned,
)
from tests.engine.games.hand.table import (
    PACK,
    a_run,
    at,
    codes,
    discard,
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
    result_of,
    take,
    view,
)
from tests.engine.games.panguingue.table import Supply

OPENING = "KC KD KH 7S 7H 7D"
ROYAL = a_run(12, "QH KH AH")


def dealt(seats: int = 4, *, game: str = "hand", dealer: int = 0, **values: Any) -> HandDeal:
    spec = GAMES[game]
    match = spec.new_match(seats=seats, options=spec.options(**values), dealer=dealer)
    deal = match.deal(match.pack(), seed=bytes(32))
    assert isinstance(deal, HandDeal)
    return deal


# The deal and the starter


@pytest.mark.parametrize(("seats", "stock"), [(2, 77), (3, 63), (4, 49), (5, 35)])
def test_fourteen_cards_each_and_a_fifteenth_to_the_starter(seats: int, stock: int) -> None:
    table = view(dealt(seats), None)

    assert table.starter == table.turn == 1
    assert [table.held[(1 + place) % seats] for place in range(seats)] == [15] + [14] * (seats - 1)
    assert (table.stock, table.pile_size) == (stock, 0)


def test_the_deck_is_laid_out_seat_by_seat_from_the_starter() -> None:
    deal = dealt(3, dealer=1)

    assert set(view(deal, 2).hand) == {*PACK[0:42:3], PACK[42]}
    assert set(view(deal, 0).hand) == set(PACK[1:42:3])
    assert deal.cards()[-63:] == PACK[43:]
    assert view(deal, 2).drawn == PACK[42]


def test_the_starter_discards_and_does_nothing_else() -> None:
    deal = at("KC KD KH 7S 7H 7D JK", table=[ROYAL], phase=Phase.STARTER_DISCARD, top="", opened=())

    assert kinds(deal) == {Discard}
    for action in (DrawStock(), TakeUpcard(), lays(deal, "KC KD KH", "7S 7H 7D")):
        told = refused(deal, action)
        assert (told.reason, told.rule) == (HandReason.STARTER_DISCARDS, "2.1")
    discard(deal, "JK")
    assert (view(deal).turn, view(deal).phase) == (1, Phase.DRAW)


def test_the_starter_may_meld_first_where_that_is_played() -> None:
    deal = at(
        f"{OPENING} 2C 4D", phase=Phase.STARTER_DISCARD, top="", opened=(), starter_first_turn="may_meld"
    )

    assert kinds(deal) == {Lay, Discard}
    lay(deal, "KC KD KH", "7S 7H 7D")
    assert view(deal).phase is Phase.PLAY
    discard(deal, "2C")


def test_a_card_is_drawn_before_anything_else_and_only_once() -> None:
    deal = at(f"{OPENING} 2C", stock="4D")

    for action in (lays(deal, "KC KD KH", "7S 7H 7D"), Discard(own(deal, "2C")[0])):
        assert refused(deal, action).reason is HandReason.DRAW_FIRST
    (drew,) = draw(deal)
    assert drew == DrewStock(0, own(deal, "4D")[0])
    assert drew.seen_by(1) == DrewStock(0, None)
    for draws in (DrawStock(), TakeUpcard(), Pass()):
        assert refused(deal, draws).reason is HandReason.ALREADY_DREW


def test_only_the_seat_on_turn_acts() -> None:
    deal = at(OPENING, seats=3)

    told = refused(deal, DrawStock(), seat=2)

    assert (told.reason, told.facts) == (Reason.NOT_YOUR_TURN, {"turn": 0})


def test_nobody_acts_for_his_partner() -> None:
    deal = at(OPENING, partners=True)

    told = refused(deal, DrawStock(), seat=2)

    assert (told.reason, told.facts) == (HandReason.PARTNERS_TURN, {"turn": 0})
    assert refused(deal, DrawStock(), seat=1).reason is Reason.NOT_YOUR_TURN


def test_the_pile_shows_its_top_and_its_size_only() -> None:
    deal = at("KC", top="9D", below="3S 4S")

    assert codes(view(deal).pile) == ["9D"]
    assert view(deal).pile_size == len(deal._pile) > 2


# Opening


def test_an_opening_of_fifty_is_refused_with_its_total_and_the_best_there_is() -> None:
    deal = at("10C 10D 10H 5C 5D 5S 5H 2H", stock="3C")
    draw(deal)

    told = refused(deal, lays(deal, "10C 10D 10H", "5C 5D 5S 5H"))

    assert (told.reason, told.rule) == (HandReason.BELOW_OPENING, "4.2")
    assert told.facts == {"total": 50, "needed": 51, "best": 50}
    assert sorted(codes(told.cards)) == sorted(["10C", "10D", "10H", "5C", "5D", "5S", "5H"])


def test_exactly_fifty_one_opens_and_the_melds_lie_in_order() -> None:
    deal = at(f"{OPENING} 2C", stock="4D")
    draw(deal)

    opened, *laid = lay(deal, "KC KD KH", "7S 7H 7D")

    assert opened == Opened(0, 51)
    assert [event.number for event in laid if isinstance(event, MeldLaid)] == [0, 1]
    assert view(deal).opened == (True, False)
    assert view(deal).last_opening == 51
    assert codes(view(deal).hand) == ["2C", "4D"]


def test_two_lays_of_thirty_and_twenty_one_are_no_opening() -> None:
    deal = at(f"{OPENING} 2C", stock="4D")
    draw(deal)

    assert refused(deal, lays(deal, "KC KD KH")).facts["total"] == 30
    assert refused(deal, lays(deal, "7S 7H 7D")).facts["total"] == 21


def test_after_the_opening_nothing_needs_a_minimum_in_the_same_turn() -> None:
    deal = at(f"{OPENING} 2C 3C 4C JH 9S", table=[ROYAL], stock="5D")
    draw(deal)
    lay(deal, "KC KD KH", "7S 7H 7D")

    lay(deal, "2C 3C 4C")
    lay_off(deal, "JH", 0)

    assert codes(view(deal).hand) == ["9S", "5D"]


def test_no_card_lies_in_two_melds_of_an_opening() -> None:
    deal = at(f"{OPENING} 7C 2C", stock="4D")
    draw(deal)
    (seven,) = own(deal, "7S")
    kings, sevens = own(deal, "KC KD KH"), own(deal, "7S 7H 7D")

    told = refused(deal, Lay((Declared(kings), Declared(sevens), Declared((seven, *own(deal, "7H 7C"))))))

    assert told.reason is Reason.CARD_TWICE
    assert refused(deal, Lay(())).reason is HandReason.NOTHING_LAID


def test_a_card_of_somebody_else_is_refused() -> None:
    deal = at(f"{OPENING} 2C", stock="4D")
    draw(deal)
    strange = view(deal, 1).hand[0]

    told = refused(deal, Lay((Declared((*own(deal, "KC KD"), strange)),)))

    assert (told.reason, told.cards) == (Reason.NOT_IN_HAND, (strange,))


def test_the_opening_keeps_a_card() -> None:
    deal = at("KC KD KH 7S 7H", stock="7D")
    draw(deal)

    told = refused(deal, lays(deal, "KC KD KH", "7S 7H 7D"))

    assert (told.reason, told.rule, told.facts["keep"]) == (HandReason.MUST_KEEP_CARD, "2.3", 1)
    assert Lay not in kinds(deal)


def test_laying_everything_at_once_needs_the_minimum_too_unless_it_is_waived() -> None:
    low = "AS 2S 3S 4S 5S AH 2H 3H 4H 5H 2C 3C 4C 5C"
    melds = ("AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H", "2C 3C 4C 5C")
    strict = at(low, stock="9D")
    draw(strict)
    assert refused(strict, lays(strict, *melds)).facts["total"] == 44

    waived = at(low, stock="9D", hand_waives_opening=True)
    draw(waived)
    assert codes(view(waived).hand_discards) == ["9D"]
    lay(waived, *melds)
    discard(waived, "9D")
    assert result_of(waived).ending is Ending.HAND


def test_the_waiver_is_for_hands_that_go_out_only() -> None:
    deal = at("AS 2S 3S 4S 5S 9C", stock="9D", hand_waives_opening=True)
    draw(deal)

    assert refused(deal, lays(deal, "AS 2S 3S 4S 5S")).reason is HandReason.BELOW_OPENING


def test_saudi_openings_beat_the_last_one() -> None:
    deal = at(f"{OPENING} 8C 8D 8H 2C", stock="4D", last_opening=54, opened=(1,), opening_rule="beat_last")
    draw(deal)

    assert view(deal).needed == 55
    assert refused(deal, lays(deal, "KC KD KH", "8C 8D 8H")).facts["needed"] == 55
    lay(deal, "KC KD KH", "8C 8D 8H", "7S 7H 7D")
    assert (view(deal).last_opening, view(deal).needed) == (75, 76)


def test_an_opening_may_need_a_run() -> None:
    deal = at(f"{OPENING} 2C 3C 4C", stock="4D", opening_needs_run=True)
    draw(deal)

    assert refused(deal, lays(deal, "KC KD KH", "7S 7H 7D")).reason is HandReason.NEEDS_RUN
    lay(deal, "KC KD KH", "7S 7H 7D", "2C 3C 4C")
    assert view(deal).last_opening == 60


def test_opening_is_personal_between_partners() -> None:
    deal = at("JH 9D KC", table=[a_run(12, "QH KH AH", owner=2)], partners=True, stock="4D")
    draw(deal)

    assert view(deal).free == (False, False, True, False)
    assert refused(deal, lays_off(deal, "JH", 0)).reason is HandReason.NOT_OPENED


def test_a_teams_opening_frees_the_partner_where_that_is_played() -> None:
    deal = at(
        "JH 9D 2S 3S 4S",
        table=[a_run(12, "QH KH AH", owner=2)],
        partners=True,
        stock="4D",
        opening_scope="team",
    )
    draw(deal)

    lay_off(deal, "JH", 0)
    assert view(deal).free == (True, False, True, False)
    assert view(deal).opened == (False, False, True, False)
    lay(deal, "2S 3S 4S")
    assert view(deal).opened == (True, False, True, False)


def test_a_partner_let_in_by_the_team_does_not_lower_the_bar_of_the_next_opening() -> None:
    """``beat_last`` is about openings, not about free lays (docs/rules/hand.md 11)."""
    deal = at(
        "2S 3S 4S 9D",
        table=[a_run(12, "QH KH AH", owner=2)],
        partners=True,
        last_opening=70,
        opening_scope="team",
        opening_rule="beat_last",
    )
    draw(deal)
    lay(deal, "2S 3S 4S")

    assert view(deal).opened == (True, False, True, False)
    assert (view(deal).last_opening, view(deal).needed) == (70, 71)


def test_the_view_offers_the_best_opening_and_what_it_lacks() -> None:
    deal = at("10C 10D 10H 4S 5S 6S 2H", stock="3C")
    draw(deal)

    best = view(deal).best_opening
    assert best is not None
    assert (best.total, view(deal).needed) == (45, 51)
    assert {code(form.cards) for form in view(deal).forms} == {"10C 10D 10H", "4S 5S 6S"}
    assert (view(deal, None).best_opening, view(deal, None).forms) == (None, ())
    assert Lay not in kinds(deal)


def test_the_openings_listed_differ_and_are_legal() -> None:
    deal = at("KC KD KH JK 7S 7H 7D 7C 2C 3C 4C 9S 9D QH", stock="QS")
    draw(deal)

    listed = [action for action in view(deal).legal if isinstance(action, Lay)]

    assert 1 < len(listed) < 12
    assert len(set(listed)) == len(listed)


# The taken discard


def test_the_discard_is_taken_for_an_opening_that_melds_it() -> None:
    deal = at("KC KD 7S 7H 7D 2C", top="KH")

    (took,) = take(deal)
    assert took == TookUpcard(0, own(deal, "KH")[0])
    assert kinds(deal) == {Lay, ReturnUpcard}
    lay(deal, "KC KD KH", "7S 7H 7D")
    assert view(deal).phase is Phase.PLAY
    assert view(deal).taken is None


def test_a_discard_that_cannot_be_melded_in_an_opening_is_refused_with_the_best_total() -> None:
    deal = at("KC KD 2C 7S", top="KH")

    told = refused(deal, TakeUpcard())

    assert (told.reason, told.rule, codes(told.cards)) == (HandReason.TAKE_NOT_FEASIBLE, "7.3", ["KH"])
    assert (told.facts["best"], told.facts["needed"]) == (30, 51)
    assert kinds(deal) == {DrawStock}


def test_an_opening_without_the_discard_does_not_let_it_be_taken() -> None:
    deal = at(f"{OPENING} 2C", top="9D")

    assert refused(deal, TakeUpcard()).facts["best"] == 0


def test_who_has_opened_takes_the_discard_for_any_meld_but_not_for_a_lay_off() -> None:
    meld = at("2C 3C 9S", top="4C", opened=(0,))
    take(meld)
    lay(meld, "2C 3C 4C")

    fits = at("2C 3D 9S", top="JH", table=[ROYAL], opened=(0, 1))
    assert refused(fits, TakeUpcard()).reason is HandReason.TAKE_NOT_FEASIBLE


def test_taking_the_discard_keeps_a_card_to_discard() -> None:
    deal = at("5H 6H", top="7H", opened=(0,))

    assert refused(deal, TakeUpcard()).facts["keep"] == 1


def test_nothing_comes_before_the_meld_of_the_card_taken() -> None:
    deal = at("2C 3C 9S KC KD KH JH 7D", top="4C", table=[ROYAL, a_run(5, "5D 6D JK")], opened=(0, 1))
    take(deal)

    for action in (
        lays(deal, "KC KD KH"),
        lays_off(deal, "JH", 0),
        exchanges(deal, "7D", 1),
        Discard(own(deal, "9S")[0]),
    ):
        told = refused(deal, action)
        assert told.reason is HandReason.MUST_MELD_TAKEN
        assert codes(told.cards) == ["4C"]
    lay(deal, "2C 3C 4C", "KC KD KH")
    exchange(deal, "7D", 1)


def test_the_taken_card_goes_back_and_the_stock_has_to_do() -> None:
    deal = at("2C 3C 9S", top="4C", stock="8D", opened=(0,))
    taken = deal._pile[-1]
    take(deal)

    assert deal.apply(0, ReturnUpcard()) == (UpcardReturned(0, taken),)
    assert deal._pile[-1] == taken
    assert refused(deal, TakeUpcard()).reason is HandReason.RETURNED
    assert kinds(deal) == {DrawStock}
    draw(deal)
    assert refused(deal, ReturnUpcard()).reason is HandReason.NOTHING_TAKEN


def test_where_nothing_goes_back_the_way_back_is_closed() -> None:
    deal = at("2C 3C 9S", top="4C", opened=(0,), allow_return_discard=False)
    take(deal)

    assert refused(deal, ReturnUpcard()).reason is HandReason.NO_RETURN
    assert kinds(deal) == {Lay}


def test_an_equal_card_melded_is_the_taken_one() -> None:
    deal = at("2C 3C 4C 9S", top="4C", opened=(0,))
    held = own(deal, "4C")[0]
    take(deal)

    deal.apply(0, Lay((Declared((*own(deal, "2C 3C"), held)),)))

    assert view(deal).taken is None
    assert held in view(deal).hand


def test_a_joker_on_top_is_taken_under_the_same_rule() -> None:
    deal = at("2C 3C 9S", top="JK", opened=(0,))

    take(deal)
    lay(deal, "2C 3C JK")


def test_the_card_taken_may_be_laid_off_or_exchanged_where_any_use_will_do() -> None:
    deal = at("2C 3D 9S", top="JH", table=[ROYAL], opened=(0, 1), discard_use="any_use")
    take(deal)
    assert kinds(deal) == {LayOff, ReturnUpcard}
    lay_off(deal, "JH", 0)

    joker = at("2C 3D 9S", top="7D", table=[a_run(5, "5D 6D JK")], opened=(0, 1), discard_use="any_use")
    take(joker)
    assert kinds(joker) == {Exchange, ReturnUpcard}
    exchange(joker, "7D", 0)

    fresh = at("2C 3D 9S", top="JH", table=[ROYAL], discard_use="any_use")
    assert refused(fresh, TakeUpcard()).reason is HandReason.TAKE_NOT_FEASIBLE


def test_any_meld_will_do_where_that_is_played_but_the_card_taken_is_not_discarded() -> None:
    deal = at(f"{OPENING} 2C", top="9D", discard_use="any_meld")
    take(deal)
    lay(deal, "KC KD KH", "7S 7H 7D")

    assert refused(deal, Discard(own(deal, "9D")[0])).reason is Reason.TAKEN_CARD
    assert codes(action.card for action in view(deal).legal if isinstance(action, Discard)) == ["2C"]
    discard(deal, "2C")
    assert codes(view(deal, 1).known[0]) == ["9D"]

    alone = at(OPENING, top="9D", discard_use="any_meld")
    assert refused(alone, TakeUpcard()).reason is HandReason.TAKE_NOT_FEASIBLE


def test_where_any_meld_will_do_the_card_taken_may_be_melded_to_keep_another() -> None:
    """The best opening leaves only the taken card (docs/rules/hand.md 7.3, 11)."""
    house: dict[str, Any] = {"discard_use": "any_meld", "opening_needs_run": True, "opening_min": 40}
    deal = at("AD 2D 3D 7H 8H 9H JK", top="6H", **house)
    take(deal)

    lay(deal, "6H 7H 8H 9H JK")

    assert view(deal).opened == (True, False)


# Going out


def test_the_last_card_is_discarded_and_ends_the_round() -> None:
    deal = at("JH", table=[ROYAL], stock="9S", opened=(0, 1), others={1: "KS 7D JK"}, left=60)
    draw(deal)
    lay_off(deal, "JH", 0)

    discarded, ended = discard(deal, "9S")

    assert isinstance(discarded, Discarded)
    assert ended == DealEnded(0, Ending.OUT, 0)
    assert deal.actors == ()
    assert refused(deal, DrawStock(), seat=1).reason is Reason.DEAL_OVER
    assert result_of(deal).points == (-30, 32)


def test_two_cards_that_both_fit_one_is_kept() -> None:
    deal = at("JH", table=[ROYAL, a_run(6, "6S 7S 8S")], stock="9S", opened=(0, 1))
    draw(deal)
    lay_off(deal, "JH", 0)

    told = refused(deal, lays_off(deal, "9S", 1))

    assert (told.reason, codes(told.cards)) == (HandReason.MUST_KEEP_CARD, ["9S"])
    discard(deal, "9S")
    assert result_of(deal).winner == 0


def test_an_exchange_with_two_cards_is_fine_and_goes_out_later() -> None:
    deal = at("7H", table=[a_run(5, "5H 6H JK")], stock="9S", opened=(0, 1))
    draw(deal)
    exchange(deal, "7H", 0)
    lay_off_joker = [action for action in view(deal).legal if isinstance(action, LayOff)]
    deal.apply(0, lay_off_joker[0])
    discard(deal, "9S")
    assert result_of(deal).ending is Ending.OUT


HAND = "KC KD KS 9C 9D 9H 2H 3H 4H 5C 6C 7C JH 9S"
MELDS = ("KC KD KS", "9C 9D 9H", "2H 3H 4H", "5C 6C 7C")


def test_a_hand_lays_everything_in_one_turn_and_doubles() -> None:
    deal = at("KC KD KS 9C 9D 9H 2H 3H 4H 5C 6C 7C 8C JH", stock="QS", others={1: "2D"}, left=80)
    draw(deal)
    assert codes(view(deal).hand_discards) == []
    lay(deal, *MELDS[:3], "5C 6C 7C 8C")
    discard(deal, "JH")
    assert deal.result is None

    deal = at("KC KD KS 9C 9D 9H 2H 3H 4H 5C 6C 7C 8C 9C", stock="QS", others={1: "2D"}, left=80)
    draw(deal)
    assert codes(view(deal).hand_discards) == ["QS"]
    lay(deal, *MELDS[:3], "5C 6C 7C 8C 9C")
    discard(deal, "QS")
    assert (result_of(deal).ending, result_of(deal).multiplier) == (Ending.HAND, 2)
    assert result_of(deal).points == (-60, 200)


@pytest.mark.parametrize("owner", [1, 2])
def test_a_lay_off_on_a_meld_of_anybody_else_spoils_a_hand_also_a_partners(owner: int) -> None:
    table = [a_run(12, "QH KH AH", owner=owner), a_run(6, "6S 7S 8S", owner=owner)]
    deal = at(HAND, table=table, stock="4D", partners=True)
    draw(deal)
    lay(deal, *MELDS)
    lay_off(deal, "JH", 0)
    assert view(deal).hand_discards == ()
    lay_off(deal, "9S", 1)
    discard(deal, "4D")

    assert result_of(deal).ending is Ending.OUT


def test_lay_offs_and_exchanges_on_fresh_own_melds_do_not_spoil_a_hand() -> None:
    deal = at("KC KD KH 5H 6H JK 2S 3S 4S 8D 9D 10D QD 2C", stock="7H", left=80)
    draw(deal)
    lay(deal, "KC KD KH", "5H 6H JK", "2S 3S 4S")
    exchange(deal, "7H", 1)
    lay(deal, "8D 9D 10D JK QD")
    discard(deal, "2C")

    assert result_of(deal).ending is Ending.HAND


def test_an_exchange_on_a_meld_of_an_opponent_spoils_a_hand() -> None:
    deal = at("KC KD KH 7S 7D 7C 7H 2S", table=[a_run(5, "5H 6H JK")], stock="9S", left=80)
    draw(deal)
    lay(deal, "KC KD KH", "7S 7D 7C")
    exchange(deal, "7H", 0)
    (end,) = {action for action in view(deal).legal if isinstance(action, LayOff) and action.meld == 2}
    deal.apply(0, end)
    discard(deal, "2S")
    discard_left = view(deal).hand
    assert codes(discard_left) == ["9S"]


def test_taking_the_discard_does_not_spoil_a_hand() -> None:
    deal = at("KC KD 7S 7H 7D 2C", top="KH", left=90)
    take(deal)
    lay(deal, "KC KD KH", "7S 7H 7D")
    discard(deal, "2C")

    assert result_of(deal).ending is Ending.HAND


def test_who_laid_in_an_earlier_turn_goes_out_plainly() -> None:
    deal = at("9C 9D 9H", stock="2C", opened=(0,), left=90)
    draw(deal)
    lay(deal, "9C 9D 9H")
    discard(deal, "2C")

    assert result_of(deal).ending is Ending.OUT


def test_the_last_discard_may_be_a_joker() -> None:
    deal = at("JK", table=[a_run(6, "6S 7S 8S")], stock="9S", opened=(0, 1))
    draw(deal)
    lay_off(deal, "9S", 0)
    discard(deal, "JK")

    assert result_of(deal).winner == 0


def test_the_last_card_may_be_melded_where_no_discard_is_needed() -> None:
    deal = at("5H 6H", stock="7H", opened=(0,), final_discard=False)
    draw(deal)

    *_, ended = lay(deal, "5H 6H 7H")

    assert ended == DealEnded(0, Ending.OUT, 0)


def test_nobody_goes_out_on_his_first_turn_where_that_is_played() -> None:
    first = at(f"{OPENING} 2C", stock="3D", go_out_first_turn=False, turns=(0, 1))
    draw(first)
    lay(first, "KC KD KH", "7S 7H 7D")
    discard(first, "2C")
    assert first.result is None

    tight = at(OPENING, stock="3D", go_out_first_turn=False, turns=(0, 1))
    draw(tight)
    told = refused(tight, lays(tight, "KC KD KH", "7S 7H 7D"))
    assert (told.reason, told.facts["keep"]) == (HandReason.NOT_ON_FIRST_TURN, 2)

    later = at(OPENING, stock="3D", go_out_first_turn=False, turns=(1, 1))
    draw(later)
    lay(later, "KC KD KH", "7S 7H 7D")
    discard(later, "3D")
    assert result_of(later).ending is Ending.HAND


# The stock


def test_the_discards_but_the_top_become_the_stock() -> None:
    deal = at("KC", top="9D", left=0)
    size = view(deal).pile_size

    shuffled, drew = draw(deal)

    assert shuffled == PileShuffled(0, size - 1)
    assert isinstance(drew, DrewStock)
    assert codes(view(deal).pile) == ["9D"]
    assert (view(deal).stock, view(deal).reshuffles) == (size - 2, 1)
    assert sorted(deal.cards()) == sorted(PACK)


@pytest.mark.parametrize("rule", [{}, {"stock_end": "end"}, {"max_reshuffles": 0}])
def test_when_nothing_can_be_drawn_the_round_ends_without_a_winner(rule: dict[str, Any]) -> None:
    deal = at("KC QC", top="9D", left=0, reshuffles=0 if rule else 2, opened=(0,), **rule)

    assert kinds(deal) == {Pass}
    assert refused(deal, DrawStock()).reason is HandReason.STOCK_EMPTY
    assert deal.apply(0, Pass()) == (Passed(0), DealEnded(0, Ending.EXHAUSTED, None))
    result = result_of(deal)
    assert (result.winner, result.points) == (None, (20, 100))


def test_with_one_discard_there_is_nothing_to_shuffle() -> None:
    deal = at("KC", top="9D", left=0, others={1: " ".join(codes(pack(1)[:3]))})
    deal._pile = deal._pile[-1:]

    assert kinds(deal) == {Pass}


def test_the_top_discard_may_still_be_taken_but_not_put_back() -> None:
    deal = at("2C 3C 9S", top="4C", left=0, reshuffles=2, opened=(0,))

    assert kinds(deal) == {Pass, TakeUpcard}
    take(deal)
    assert refused(deal, ReturnUpcard()).reason is HandReason.NO_RETURN
    lay(deal, "2C 3C 4C")


def test_nobody_passes_while_there_is_a_card_to_draw() -> None:
    deal = at("KC", top="9D", left=1)

    assert refused(deal, Pass()).reason is HandReason.STOCK_LEFT


# Four pairs


def pairs(words: str, **values: Any) -> HandDeal:
    supply = Supply()
    first = supply.cards(f"{words} AS 3S 7C 10D AD 6H JC".split())
    rest = [card for card in PACK if card not in first]
    order = []
    own = iter(first)
    others = iter(rest)
    for index in range(29):
        order.append(next(own) if index % 2 == 0 else next(others))
    order += [card for card in PACK if card not in order]
    match = GAMES["hand"].new_match(seats=2, options=options(pairs_redeal=True, **values), dealer=1)
    deal = match.deal(order, seed=bytes(32))
    assert isinstance(deal, HandDeal)
    return deal


def test_four_pairs_may_ask_for_a_new_deal_before_the_first_discard() -> None:
    deal = pairs("2C 2C 5D 5D 9S 9S QH JK")

    assert deal.asking
    assert deal.actors == (0, 1)
    assert kinds(deal) == {Pass, AskRedeal}
    assert kinds(deal, 1) == {Pass}
    assert refused(deal, AskRedeal(), seat=1).reason is HandReason.NO_FOUR_PAIRS
    asked, ended = deal.apply(0, AskRedeal())
    assert isinstance(asked, RedealAsked)
    assert len(asked.cards) == 7
    assert ended == DealEnded(0, Ending.REDEAL, None)
    assert (result_of(deal).counts, result_of(deal).points) == (False, (0, 0))


def test_the_starter_discards_when_nobody_wants_a_new_deal() -> None:
    deal = pairs("2C 2C 5D 5D 9S 9S QH KH")
    assert kinds(deal) == {Pass}

    deal.apply(1, Pass())
    assert refused(deal, Pass(), seat=1).reason is HandReason.ANSWER_FIRST
    deal.apply(0, Pass())

    assert (deal.phase, deal.actors) == (Phase.STARTER_DISCARD, (0,))
    assert kinds(deal) == {Discard}


# Timeouts


def test_the_fallback_policy_draws_and_discards_what_it_drew() -> None:
    deal = at("KC 2D", stock="5H")

    assert fallback_action(view(deal)) == DrawStock()
    draw(deal)
    assert fallback_action(view(deal)) == Discard(own(deal, "5H")[0])


def test_the_fallback_policy_keeps_a_joker_drawn_and_discards_the_dearest_natural() -> None:
    deal = at("KC 2D AS AC", stock="JK")
    draw(deal)

    discarded = fallback_action(view(deal))

    assert isinstance(discarded, Discard)
    assert code(discarded.card) == "AS"


def test_the_fallback_policy_puts_a_discard_back_and_melds_it_only_if_it_must() -> None:
    back = at("2C 3C 4D 4H 9S", top="4C", opened=(0,))
    take(back)
    assert fallback_action(view(back)) == ReturnUpcard()

    kept = at("2C 3C 4D 4H 9S", top="4C", opened=(0,), allow_return_discard=False)
    take(kept)
    laid = fallback_action(view(kept))
    assert isinstance(laid, Lay)
    assert sorted(codes(laid.melds[0].cards)) == ["2C", "3C", "4C"]
    kept.apply(0, laid)
    discarded = fallback_action(view(kept))
    assert isinstance(discarded, Discard)
    assert code(discarded.card) == "9S"


def test_in_a_position_nobody_knows_which_card_the_starter_was_dealt_last() -> None:
    """The fallback policy discards the most expensive natural (docs/rules/hand.md 10.5)."""
    words = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 3D JK"
    deal = at(words, phase=Phase.STARTER_DISCARD, top="", opened=())
    assert view(deal).drawn is None

    discarded = fallback_action(view(deal))

    assert isinstance(discarded, Discard)
    assert code(discarded.card) == "AS"


def test_the_fallback_policy_passes_when_nothing_can_be_drawn() -> None:
    deal = at("2C 3C 9S", top="4C", left=0, reshuffles=2, opened=(0,))

    assert fallback_action(view(deal)) == Pass()


# Refused positions


def test_a_position_has_every_card_once_and_goes_on() -> None:
    good: dict[str, Any] = {
        "dealer": 1,
        "turn": 0,
        "hands": [PACK[:1], PACK[1:2]],
        "melds": [],
        "pile": PACK[2:3],
        "stock": PACK[3:],
        "opened": [False, False],
    }
    HandDeal.at(options(), phase=Phase.DRAW, pack=PACK, **good)
    for phase, cards in ((Phase.OVER, PACK), (Phase.DRAW, PACK[1:])):
        with pytest.raises(SetupError):
            HandDeal.at(options(), phase=phase, pack=cards, **good)


def test_a_view_is_for_a_seat_or_a_spectator() -> None:
    with pytest.raises(SetupError):
        dealt().view(4)


def test_jokers_are_known_by_their_face() -> None:
    assert parse_cards("JK")[0] in PACK
