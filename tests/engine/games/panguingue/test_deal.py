"""Panguingue from the declaration to the last discard, where the vectors say nothing."""

from typing import Any

import pytest

from engine import Reason
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import pack
from engine.events import TABLE, DrewStock, Paid
from engine.games.panguingue.match import SPEC
from engine.games.panguingue.terms import (
    Borrow,
    Demand,
    Drop,
    Duty,
    Ending,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanReason,
    Phase,
    PileTurned,
    Split,
    Stay,
)
from tests.engine.games.panguingue.table import (
    at,
    board,
    codes,
    dealt,
    draw,
    each_pays,
    kinds,
    lay_off,
    lying,
    options,
    own,
    refused,
    result_of,
    view,
)

SCATTERED = "AS 3C 4H 6S JC QD KH"
RUN = "4H 5H 6H"


class TestTheDeal:
    def test_packets_go_round_from_eldest_and_the_next_card_is_turned_up(self) -> None:
        deck = pack(8, ranks=(*range(7), 10, 11, 12))
        for packet in (1, 2, 5, 10):
            match = SPEC.new_match(seats=3, options=options(deal_packet=packet), dealer=0)
            deal = match.deal(deck, seed=bytes(32))
            first = [card for at in range(0, 30, 3 * packet) for card in deck[at : at + packet]]
            assert sorted(deal.view(1).hand) == sorted(first)
            assert deal.view(None).pile == (deck[30],)

    def test_the_pip_pack_and_the_pack_without_a_set_of_spades(self) -> None:
        pips = SPEC.new_match(seats=2, options=options(rank_set="pip", packs=5)).pack()
        short = SPEC.new_match(seats=2, options=options(drop_one_spade_suit=True)).pack()

        assert set(codes(pips)) >= {"8S", "9C", "10D"}
        assert not set(codes(pips)) & {"JS", "QC", "KD"}
        assert (len(pips), len(short)) == (200, 310)
        assert codes(short).count("AS") == 7
        assert codes(short).count("AH") == 8

    def test_without_an_upcard_eldest_must_draw(self) -> None:
        deal = dealt(initial_upcard=False)
        for seat in (0, 1):
            deal.apply(seat, Stay())

        assert deal.legal_actions(0) == (DrawStock(),)
        assert refused(deal, 0, TakeUpcard()).reason is PanReason.NO_DISCARD


class TestTheDeclaration:
    def test_in_rotation_and_the_forfeit_goes_to_the_foot(self) -> None:
        deal = dealt(3)
        assert deal.actors == (0,)
        early = refused(deal, 1, Drop())
        assert (early.reason, early.rule) == (Reason.NOT_YOUR_TURN, "3.1")
        assert refused(deal, 0, DrawStock()).reason is PanReason.DECLARE_FIRST
        assert view(deal).earns == (0, -2)

        events = deal.apply(0, Drop())

        assert Paid(TABLE, 0, 2, "forfeit", "3.2") in events
        assert (view(deal).foot_chips, view(deal).chips, view(deal).dropped) == (2, (-2, 0, 0), (0,))
        deal.apply(1, Stay())
        deal.apply(2, Stay())
        assert (view(deal).phase, deal.actors) == (Phase.START, (1,))
        assert refused(deal, 0, DrawStock()).reason is PanReason.DROPPED_OUT

    def test_whoever_is_left_wins_though_he_declared_first(self) -> None:
        deal = dealt(3, ante=1)
        deal.apply(0, Stay())
        deal.apply(1, Drop())
        deal.apply(2, Drop())

        result = result_of(deal)
        assert (result.ending, result.winner, result.chips) == (Ending.DROPPED, 0, (6, -3, -3))
        assert (result.foot, result.antes, result.flat) == (4, 3, (0, 0, 0))

    def test_the_antes_are_told_with_the_first_action(self) -> None:
        deal = dealt(2, ante=1)
        assert (view(deal).pot, view(deal).chips) == (2, (-1, -1))
        first = deal.apply(0, Stay())
        assert [event for event in first if isinstance(event, Paid)] == [
            Paid(TABLE, 0, 1, "ante", "3.5"),
            Paid(TABLE, 1, 1, "ante", "3.5"),
        ]


class TestDemands:
    def test_all_others_are_asked_at_once_and_answer_in_any_order(self) -> None:
        deal = at(SCATTERED, RUN, top="7H", seats=4, others={2: ("", ())}, dropped=[2])
        assert (view(deal).phase, deal.actors, view(deal).asked) == (Phase.DEMAND, (1, 3), (1, 3))
        assert refused(deal, 0, TakeUpcard()).reason is PanReason.ANSWER_FIRST

        deal.apply(3, NoDemand())
        assert deal.actors == (1,)
        again = refused(deal, 3, Demand())
        assert (again.reason, again.rule) == (Reason.NOT_YOUR_TURN, "10")
        deal.apply(1, NoDemand())

        assert deal.legal_actions(0) == (TakeUpcard(), DrawStock())
        assert refused(deal, 1, Demand()).reason is PanReason.NO_DEMAND

    def test_one_demand_is_enough(self) -> None:
        deal = at(SCATTERED, RUN, top="7H", seats=3)
        deal.apply(2, Demand())

        assert (deal.actors, view(deal).demanded) == ((0,), True)
        refusal = refused(deal, 0, DrawStock())
        assert (refusal.reason, codes(refusal.cards)) == (PanReason.MUST_TAKE, ["7H"])

    def test_nobody_is_asked_where_forcing_is_off(self) -> None:
        deal = at(SCATTERED, RUN, top="7H", forcing="off")
        assert deal.actors == (0,)
        assert TakeUpcard in kinds(deal)

    def test_a_split_may_come_first_but_not_one_that_leaves_no_place_for_the_card(self) -> None:
        deal = at("AS 3C JD KD", "?4H 4D 4C 4H 4D 4C", top="4S", group_suits="three_plus")
        deal.apply(1, Demand())
        deal.apply(0, TakeUpcard())
        assert view(deal).duty is Duty.LAY_OFF
        assert kinds(deal) == {Split, LayOff}

        deal.apply(0, Split(0, lying(deal, 0, "4H 4D 4C")))
        assert kinds(deal) == {LayOff}
        lay_off(deal, "4S", 1)
        assert Discard in kinds(deal)

    def test_a_split_that_strands_the_taken_card_is_refused(self) -> None:
        deal = at("JC AS 3C QD", "3H 4H 5H 6H 7H JH", top="JD")
        deal.apply(0, TakeUpcard())
        assert kinds(deal) == {Borrow}

        refusal = refused(deal, 0, Split(0, lying(deal, 0, "3H 4H 5H")))

        assert (refusal.reason, codes(refusal.cards)) == (PanReason.STRANDS_TAKEN, ["JD"])
        deal.apply(0, Borrow(lying(deal, 0, "JH"), own(deal, "JD JC")))


class TestTheTurn:
    def test_a_card_equal_to_the_drawn_one_means_the_drawn_one(self) -> None:
        deal = at("4H 4D AS 3C 5S 6S JC QS QD KH", stock="4H")
        draw(deal)
        drawn = view(deal).drawn
        held = next(card for card in view(deal).hand if codes([card]) == ["4H"])

        deal.apply(0, Discard(held))

        assert view(deal).pile[-1] == drawn
        assert held in view(deal).hand

    def test_a_useless_card_leaves_no_choice_from_the_draw_to_the_discard(self) -> None:
        deal = at(SCATTERED, RUN, top="QS", stock="KS")
        assert deal.legal_actions(0) == (DrawStock(),)
        draw(deal)
        drawn = view(deal).drawn
        assert drawn is not None
        assert deal.legal_actions(0) == (Discard(drawn),)

    def test_what_was_drawn_and_not_placed_is_the_discard(self) -> None:
        deal = at("4H 4D 4C AS 3C 6S JC QS QD KH", stock="2C")
        draw(deal)
        deal.apply(0, LayMeld(own(deal, "4H 4D 4C")))

        refusal = refused(deal, 0, Discard(own(deal, "KH")[0]))
        assert (refusal.reason, codes(refusal.cards)) == (PanReason.DISCARD_DRAWN, ["2C"])

    def test_a_taken_card_is_placed_first(self) -> None:
        deal = at("4H 4D 4C 7S 7D AS 3C JC QS KH", top="7H")
        deal.apply(0, TakeUpcard())

        assert view(deal).duty is Duty.PLACE
        assert refused(deal, 0, LayMeld(own(deal, "4H 4D 4C"))).reason is PanReason.PLACE_TAKEN_FIRST
        assert refused(deal, 0, Discard(own(deal, "KH")[0])).reason is PanReason.PLACE_TAKEN_FIRST
        deal.apply(0, LayMeld(own(deal, "7S 7D 7H")))
        deal.apply(0, LayMeld(own(deal, "4H 4D 4C")))

    def test_refusals_name_what_is_wrong(self) -> None:
        deal = at(SCATTERED, RUN, stock="KS")
        assert refused(deal, 0, Discard(own(deal, "AS")[0])).reason is PanReason.DRAW_FIRST
        draw(deal)

        assert refused(deal, 0, DrawStock()).reason is PanReason.ALREADY_DREW
        assert refused(deal, 0, Stay()).reason is PanReason.ALREADY_DECLARED
        assert refused(deal, 0, LayOff(own(deal, "QD")[0], 0)).reason is Reason.DOES_NOT_FIT
        assert refused(deal, 0, LayOff(own(deal, "QD")[0], 1)).reason is PanReason.NO_SUCH_MELD
        assert refused(deal, 0, LayMeld(own(deal, "AS 3C 4H"))).reason is Reason.NOT_A_MELD
        assert refused(deal, 0, LayMeld(board(deal)[0].cards)).reason is Reason.NOT_IN_HAND
        assert refused(deal, 0, LayMeld(own(deal, "AS") * 3)).reason is Reason.CARD_TWICE
        assert refused(deal, 0, Split(0, lying(deal, 0, "4H"))).reason is PanReason.TOO_SMALL_TO_SPLIT
        small = refused(deal, 0, Borrow(lying(deal, 0, "4H"), own(deal, "4H")))
        assert (small.reason, small.facts) == (PanReason.TOO_SMALL_TO_BORROW, {"size": 3, "least": 4})
        assert refused(deal, 0, Borrow((), own(deal, "4H"))).reason is PanReason.NOTHING_BORROWED
        assert refused(deal, 0, Borrow(own(deal, "4H"), ())).reason is PanReason.NOT_ON_BOARD
        assert refused(deal, 0, Borrow(lying(deal, 0, "4H"), ())).reason is PanReason.NEEDS_OWN_CARD
        out = refused(deal, 0, GoOut())
        assert (out.reason, out.rule, out.facts) == (PanReason.NOT_ELEVEN, "12", {"melded": 3})

    def test_the_half_or_the_rest_that_is_no_meld_is_named(self) -> None:
        deal = at("AS 3C 4D JC", "2C 3C 4C 5C 6C 7C", stock="3S")
        draw(deal)
        refusal = refused(deal, 0, Split(0, lying(deal, 0, "2C 3C")))
        assert (refusal.reason, codes(refusal.cards)) == (Reason.NOT_A_MELD, ["2C", "3C"])
        refusal = refused(deal, 0, Borrow(lying(deal, 0, "3C"), own(deal, "3S 3C")))
        assert refusal.reason is PanReason.REST_NOT_A_MELD

    def test_the_safe_discards_are_named(self) -> None:
        flat = ("", ["3H 4H 5H", "KS KS KH", "6C 6D 6S 6H"])
        deal = at("2H 4C KD QS", "AS AH AD", "?QS QH QD", top="5C", stock="AC", others={1: flat})
        draw(deal)
        lay_off(deal, "AC", 0)

        refusal = refused(deal, 0, Discard(own(deal, "KD")[0]))

        assert (refusal.reason, refusal.rule) == (PanReason.UNSAFE, "11")
        assert refusal.facts["safe"] == own(deal, "QS 4C")
        assert view(deal).safe_from == 1
        assert [codes([action.card]) for action in deal.legal_actions(0) if isinstance(action, Discard)] == [
            ["QS"],
            ["4C"],
        ]
        off = at(
            "2H 4C KD QS", "AS AH AD", "?QS QH QD", top="5C", stock="AC", others={1: flat}, safe_discard=False
        )
        draw(off)
        lay_off(off, "AC", 0)
        off.check(0, Discard(own(off, "KD")[0]))
        assert view(off).safe_from is None

    def test_a_drawn_card_may_put_the_next_out_unless_it_joins_the_hand(self) -> None:
        flat = ("", ["3H 4H 5H", "KS KS KH", "6C 6D 6S 6H"])
        hand, board = "2H 4C QC 5D", ("AS AH AD", "?QS QH QD")
        strict = at(hand, *board, top="5C", stock="KD", others={1: flat})
        draw(strict)
        assert kinds(strict) == {LayOff, Discard}
        drawn = view(strict).drawn
        assert drawn is not None
        assert refused(strict, 0, Discard(own(strict, "4C")[0])).reason is PanReason.DISCARD_DRAWN
        strict.apply(0, Discard(drawn))

        page = at(hand, *board, top="5C", stock="KD", others={1: flat}, preset="page")
        draw(page)
        unsafe = refused(page, 0, Discard(own(page, "KD")[0]))
        assert (unsafe.reason, unsafe.facts["safe"]) == (PanReason.UNSAFE, own(page, "4C QC 5D"))
        page.apply(0, Discard(own(page, "4C")[0]))

    def test_going_out_with_eleven_after_nothing_but_splits(self) -> None:
        deal = at("", "?2D 3D 4D 5D 6D", "QS QH QD QC QS", top="JC", stock="AD")
        draw(deal)
        assert refused(deal, 0, GoOut()).facts == {"melded": 10}
        lay_off(deal, "AD", 0)

        assert kinds(deal) == {Split, GoOut}
        assert refused(deal, 0, LayMeld(())).reason is PanReason.GO_OUT_NOW
        assert refused(deal, 0, Discard(lying(deal, 1, "QS")[0])).reason is PanReason.GO_OUT_NOW
        assert view(deal).earns[view(deal).legal.index(GoOut())] == 1
        events = deal.apply(0, Split(0, lying(deal, 0, "AD 2D 3D")))
        assert each_pays(events) == [("C4_split", 1)]
        assert each_pays(deal.apply(0, GoOut())) == [("out", 1), ("C4_settled", 1)]
        assert result_of(deal).values == (1,)


class TestOptionsOfTheDraw:
    def test_a_card_drawn_to_the_hand_is_seen_by_nobody_else(self) -> None:
        deal = at("AS 3C 4H 5D 6S JC QS QD KD KH", stock="2C", drawn_card_rule="to_hand")
        (event,) = draw(deal)

        assert isinstance(event, DrewStock)
        assert event.seen_by(1) == DrewStock(0, None)
        assert (view(deal, 1).drawn, view(deal, 1).held) == (None, (11, 10))
        assert "2C" in codes(view(deal).hand)
        deal.apply(0, Discard(own(deal, "KH")[0]))
        assert "2C" in codes(view(deal).hand)

    def test_a_taken_discard_may_stay_in_the_hand(self) -> None:
        deal = at(
            "AS 3C 4H 5D 6S JC QS QD KD KH", top="2H", drawn_card_rule="to_hand", discard_must_meld=False
        )
        deal.apply(0, TakeUpcard())
        deal.apply(0, Discard(own(deal, "AS")[0]))
        assert "2H" in codes(view(deal).hand)

    def test_hand_cards_wait_for_the_drawn_card(self) -> None:
        deal = at("4H 4D 4C AS 3C 6S JC QS QD KH", stock="4S", meld_requires_drawn_card=True)
        draw(deal)
        waiting = refused(deal, 0, LayMeld(own(deal, "4H 4D 4C")))
        assert (waiting.reason, waiting.rule) == (PanReason.PLACE_DRAWN_FIRST, "4.3")
        deal.apply(0, LayMeld(own(deal, "4S 4H 4D")))
        lay_off(deal, "4C", 0)

    @pytest.mark.parametrize(
        ("pickup", "passed", "meld", "layoff"),
        [
            ("any", False, Duty.PLACE, Duty.PLACE),
            ("stock_drawn_only", True, Duty.PLACE, Duty.PLACE),
            ("stock_drawn_only", False, None, Duty.LAY_OFF),
            ("none", True, None, Duty.LAY_OFF),
        ],
    )
    def test_what_a_discard_may_be_taken_for(
        self, pickup: str, passed: bool, meld: Duty | None, layoff: Duty
    ) -> None:
        values: dict[str, Any] = {"top": "7H", "passed": passed, "discard_pickup": pickup, "forcing": "off"}
        for deal, duty in (
            (at("7S 7D AS 3C 4H 5D JC QS QD KH", **values), meld),
            (at(SCATTERED, RUN, **values), layoff),
        ):
            assert (TakeUpcard in kinds(deal)) == (duty is not None)
            if duty is None:
                assert refused(deal, 0, TakeUpcard()).reason is PanReason.NOT_USABLE
            else:
                deal.apply(0, TakeUpcard())
                assert view(deal).duty is duty

    def test_a_discard_counts_as_passed_only_when_it_came_from_the_stock(self) -> None:
        pair = ("7S 7D AS 3C 4H 5D JC QS QD KH", ())
        passed = at(
            "AS 3C 4H 5D 6S JC QS QD KD KH",
            stock="7H",
            discard_pickup="stock_drawn_only",
            others={1: pair},
        )
        draw(passed)
        passed.apply(0, Discard(own(passed, "7H")[0]))
        assert TakeUpcard in kinds(passed, 1)

        discarded = at(
            "7H 3C 4H 5D 6S JC QS QD KD KH",
            stock="7S",
            discard_pickup="stock_drawn_only",
            drawn_card_rule="to_hand",
            others={1: pair},
        )
        draw(discarded)
        discarded.apply(0, Discard(own(discarded, "7H")[0]))
        assert TakeUpcard not in kinds(discarded, 1)

    def test_a_card_laid_off_may_be_borrowed_in_a_later_turn_only(self) -> None:
        deal = at("AS 2D JS JC QC KD KS", "5H 6H 7H", stock="JH", borrow_timing="later_turn")
        draw(deal)
        lay_off(deal, "JH", 0)

        refusal = refused(deal, 0, Borrow(lying(deal, 0, "JH"), own(deal, "JC JS")))

        assert (refusal.reason, refusal.rule) == (PanReason.LAID_OFF_THIS_TURN, "9")
        assert Borrow not in kinds(deal)

    def test_an_equal_card_that_lay_there_before_is_borrowed_instead(self) -> None:
        deal = at("AS 2S 7C QC KD KC", "3S 3S 3S 3S", stock="3S", borrow_timing="later_turn")
        draw(deal)
        laid = own(deal, "3S")[0]
        lay_off(deal, "3S", 0)
        deal.apply(0, Borrow((laid,), own(deal, "AS 2S")))

        assert laid in board(deal)[0].cards
        assert codes(board(deal)[1].cards) == ["AS", "2S", "3S"]


class TestTheEndOfTheStock:
    def test_the_pile_is_turned_over_and_everybody_knows_its_order(self) -> None:
        deal = at("AS 3C 4H 5D 6S JC QS QD KD KH", left=0)
        pile = view(deal).pile
        events = draw(deal)

        assert events[0] == PileTurned(0, len(pile), shuffled=False)
        assert view(deal, None).drawn == pile[0]
        assert view(deal, None).turned == pile[1:]
        assert (view(deal).pile, view(deal).head, view(deal).foot) == ((), len(pile) - 1, 0)

    def test_or_shuffled_as_the_seed_says(self) -> None:
        deal = at("AS 3C 4H 5D 6S JC QS QD KD KH", left=0, on_exhaustion="shuffle")
        pile = view(deal).pile
        twin = deal.clone()
        assert draw(deal) == draw(twin)
        rest = list(deal.cards()[-view(deal).stock :])
        drew = view(deal).drawn
        assert drew is not None
        assert sorted([drew, *rest]) == sorted(pile)
        assert rest != list(pile[1:])
        assert view(deal).turned == ()

    @pytest.mark.parametrize(
        ("values", "allowed"), [({"on_exhaustion": "draw"}, 0), ({"max_turnovers": 1}, 1)]
    )
    def test_the_hand_is_void_when_it_may_not_be_turned_again(
        self, values: dict[str, Any], allowed: int
    ) -> None:
        deal = at("AS 3C 4H 5D 6S JC QS QD KD KH", left=0, foot_chips=2, **values)
        turned = 0
        while deal.result is None:
            (seat,) = deal.actors
            actions = {type(action): action for action in deal.legal_actions(seat)}
            events = deal.apply(seat, actions.get(DrawStock) or actions[Discard])
            turned += isinstance(events[0], PileTurned)

        assert turned == allowed
        assert (result_of(deal).ending, result_of(deal).winner) == (Ending.VOID, None)
        assert (result_of(deal).chips, result_of(deal).table) == ((0, 0), 0)
        assert view(deal).foot_chips == 2

    @pytest.mark.long
    def test_without_a_limit_it_is_turned_again_and_again(self) -> None:
        deal = at("AS 3C 4H 5D 6S JC QS QD KD KH", left=0, max_turnovers=None)
        while view(deal).turnovers < 25:
            (seat,) = deal.actors
            actions = {type(action): action for action in deal.legal_actions(seat)}
            deal.apply(seat, actions.get(NoDemand) or actions.get(DrawStock) or actions[Discard])
        assert deal.result is None
