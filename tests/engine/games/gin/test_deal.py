"""A deal of gin where the vectors say nothing (docs/rules/gin.md)."""

from typing import Any

import pytest

from engine import Reason, SetupError, parse_cards
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import pack
from engine.events import Discarded, DrewStock, TookUpcard
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import (
    DealEnded,
    Defend,
    Ending,
    GinReason,
    GinView,
    Knock,
    Knocked,
    PassUpcard,
    PassWall,
    Phase,
    UpcardPassed,
    WallKnock,
    WallPassed,
)
from tests.engine.games.gin.table import (
    NEAR_GIN,
    SCATTERED,
    SPEC,
    at,
    at_the_wall,
    c,
    dealt,
    kinds,
    options,
    refused,
    result_of,
)


class TestTheDeal:
    def test_non_dealer_gets_the_first_ten_then_the_dealer_then_the_upcard(self) -> None:
        deck = list(pack())
        deal = SPEC.new_match(seats=2, dealer=0).deal(deck, seed=bytes(32))

        assert deal.view(1).hand == tuple(deck[:10])
        assert deal.view(0).hand == tuple(deck[10:20])
        assert deal.view(None).pile == (deck[20],)
        assert deal.view(None).stock == 31
        assert deal.actors == (1,)

    def test_the_top_of_the_stock_comes_next(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C", "4S 9H")
        deal.apply(1, PassUpcard())
        deal.apply(0, PassUpcard())

        assert deal.apply(1, DrawStock()) == (DrewStock(1, c("4S")),)

    def test_the_eleven_card_deal_has_no_upcard_and_the_non_dealer_discards_first(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C", first_upcard="eleven_card_deal")
        view = deal.view(1)

        assert (view.phase, view.pile, view.first_upcard, view.stock) == (Phase.DISCARD, (), None, 31)
        assert view.held == (10, 11)
        assert c("8C") in view.hand
        assert view.drawn is view.taken is None
        assert Discard(c("8C")) in view.legal
        deal.apply(1, Discard(c("8C")))
        assert (deal.actors, kinds(deal)) == ((0,), {TakeUpcard, DrawStock})

    def test_eleven_cards_dealt_may_be_knocked_with_at_once(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C", first_upcard="eleven_card_deal")
        deal.apply(1, Knock(c("8C")))

        assert result_of(deal).ending is Ending.KNOCK


class TestTheFirstUpcard:
    def test_nobody_draws_from_the_stock_while_it_is_on_offer(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C")
        refusal = refused(deal, 1, DrawStock())

        assert (refusal.reason, refusal.rule) == (GinReason.UPCARD_ON_OFFER, "2.3")

    def test_after_two_passes_the_upcard_is_gone(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C")

        assert deal.apply(1, PassUpcard()) == (UpcardPassed(1),)
        assert deal.apply(0, PassUpcard()) == (UpcardPassed(0),)
        assert deal.legal_actions(1) == (DrawStock(),)
        assert refused(deal, 1, TakeUpcard()).reason is GinReason.MUST_DRAW_STOCK
        assert refused(deal, 1, PassUpcard()).reason is GinReason.MUST_DRAW_STOCK

    def test_it_cannot_be_discarded_by_whoever_took_it(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C")
        deal.apply(1, PassUpcard())
        deal.apply(0, TakeUpcard())
        refusal = refused(deal, 0, Discard(c("8C")))

        assert (refusal.reason, refusal.rule, refusal.cards) == (Reason.TAKEN_CARD, "3.3", (c("8C"),))

    def test_taking_it_does_not_count_towards_the_cap(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C", upcard_take_cap=1)
        deal.apply(1, TakeUpcard())
        assert deal.result is None
        deal.apply(1, Discard(c("AH")))
        deal.apply(0, TakeUpcard())

        assert result_of(deal).ending is Ending.DRAW


class TestATurn:
    def test_out_of_turn(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C")

        assert refused(deal, 0, DrawStock()).reason is Reason.NOT_YOUR_TURN

    def test_the_section_that_says_whose_turn_it_is(self) -> None:
        deal = dealt(NEAR_GIN, SCATTERED, "8C")
        told = [refused(deal, 0, TakeUpcard())]
        deal.apply(1, PassUpcard())
        told.append(refused(deal, 1, TakeUpcard()))
        deal.apply(0, PassUpcard())
        told.append(refused(deal, 0, DrawStock()))
        deal.apply(1, DrawStock())
        told += [refused(deal, 0, DrawStock()), refused(at_the_wall(NEAR_GIN, "8C"), 0, PassWall())]

        assert {error.reason for error in told} == {Reason.NOT_YOUR_TURN}
        assert [error.rule for error in told] == ["2", "2", "2.4", "3", "9.4"]

    def test_no_discard_before_drawing_and_no_second_card_after(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C")

        assert refused(deal, 1, Discard(c("AH"))).reason is GinReason.DRAW_FIRST
        assert refused(deal, 1, Knock(c("AH"))).reason is GinReason.DRAW_FIRST
        deal.apply(1, DrawStock())
        assert refused(deal, 1, DrawStock()).reason is GinReason.ALREADY_DREW
        assert refused(deal, 1, TakeUpcard()).reason is GinReason.ALREADY_DREW

    def test_a_card_of_somebody_else_cannot_be_discarded(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C")
        refusal = refused(deal, 1, Discard(c("3D")))

        assert (refusal.reason, refusal.cards) == (Reason.NOT_IN_HAND, (c("3D"),))

    def test_a_stock_card_may_be_discarded_at_once_and_a_taken_one_later(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD 9D 9H")
        deal.apply(1, TakeUpcard())
        assert deal.view(0).known == ((), (c("8C"),))
        deal.apply(1, Discard(c("AH")))
        deal.apply(0, DrawStock())
        assert deal.apply(0, Discard(c("JD"))) == (Discarded(0, c("JD")),)
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("8C")))

        assert deal.view(0).known == ((), ())

    def test_everybody_knows_who_discarded_what_lies_in_the_pile(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD 9D 9H")
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("JD")))
        assert [deal.view(seat).thrown for seat in (None, 0, 1)] == [((), (c("JD"),))] * 3
        deal.apply(0, TakeUpcard())
        assert deal.view(0).thrown == ((), ())
        deal.apply(0, Discard(c("3D")))
        assert deal.clone().view(1).thrown == ((c("3D"),), ())

    def test_only_who_drew_learns_the_card(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD")
        (drew,) = deal.apply(1, DrawStock())

        assert drew.seen_by(1) == DrewStock(1, c("JD"))
        assert drew.seen_by(0) == drew.seen_by(None) == DrewStock(1, None)
        assert [deal.view(seat).drawn for seat in (None, 0, 1)] == [None, None, c("JD")]

    def test_everybody_learns_what_was_taken(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C")

        assert deal.apply(1, TakeUpcard()) == (TookUpcard(1, c("8C")),)
        assert [deal.view(seat).taken for seat in (None, 0, 1)] == [c("8C")] * 3

    def test_an_option_lets_the_taken_card_go(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C", taken="JD", discard_taken_upcard=True)

        assert Discard(c("JD")) in deal.legal_actions(1)
        assert Knock(c("JD")) in deal.legal_actions(1)


class TestEndlessTaking:
    def test_the_take_that_reaches_the_cap_ends_the_deal_as_a_draw(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", takes=4, upcard_take_cap=5)

        events = deal.apply(1, TakeUpcard())

        assert events == (TookUpcard(1, c("8C")), DealEnded(1, Ending.DRAW, None, 0))
        assert deal.actors == ()
        assert result_of(deal).knocker is None

    def test_drawing_from_the_stock_does_not_count(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", takes=4, upcard_take_cap=5)
        deal.apply(1, DrawStock())

        assert deal.result is None

    def test_no_cap_when_it_is_off(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", takes=10_000, upcard_take_cap=0)
        deal.apply(1, TakeUpcard())

        assert deal.result is None

    def test_the_same_card_discarded_back_in_two_turns_running_is_a_draw(self) -> None:
        rules: dict[str, Any] = {"discard_taken_upcard": True, "repeat_take_draw": True}
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", **rules)
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("8C")))
        deal.apply(0, TakeUpcard())

        assert deal.apply(0, Discard(c("8C"))) == (
            Discarded(0, c("8C")),
            DealEnded(0, Ending.DRAW, None, 0),
        )

    def test_without_the_option_it_may_go_on(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", discard_taken_upcard=True)
        for seat in (1, 0, 1, 0):
            deal.apply(seat, TakeUpcard())
            deal.apply(seat, Discard(c("8C")))

        assert deal.result is None

    def test_another_discard_between_breaks_the_repetition(self) -> None:
        rules: dict[str, Any] = {"discard_taken_upcard": True, "repeat_take_draw": True}
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD", **rules)
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("8C")))
        deal.apply(0, DrawStock())
        deal.apply(0, Discard(c("JD")))
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("JD")))

        assert deal.result is None

    def test_turns_between_break_the_repetition(self) -> None:
        rules: dict[str, Any] = {"discard_taken_upcard": True, "repeat_take_draw": True}
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD 9D", **rules)
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("8C")))
        deal.apply(0, TakeUpcard())
        deal.apply(0, Discard(c("QS")))
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("JD")))
        deal.apply(0, DrawStock())
        deal.apply(0, Discard(c("8C")))
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("8C")))

        assert deal.result is None


class TestTheWall:
    def test_the_discard_after_the_last_drawable_card_leads_to_it(self) -> None:
        deal = at(Phase.DRAW, SCATTERED, NEAR_GIN, upcard="8C", stock=3)
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("QS")))

        assert (deal.view(0).phase, deal.actors) == (Phase.WALL, (0,))

    def test_the_floor_is_an_option(self) -> None:
        deal = at(Phase.DRAW, SCATTERED, NEAR_GIN, upcard="8C", stock=6, stock_floor=5)
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("QS")))
        assert deal.view(0).phase is Phase.WALL

        deal = at(Phase.DRAW, SCATTERED, NEAR_GIN, upcard="8C", stock=2, stock_floor=0)
        for seat in (1, 0):
            deal.apply(seat, DrawStock())
            deal.apply(seat, deal.legal_actions(seat)[0])
        assert deal.view(1).phase is Phase.WALL
        assert deal.view(1).stock == 0

    # docs/rules/gin.md 2.4, 13.2
    def test_the_highest_floor_leaves_the_forced_card_and_no_other(self) -> None:
        deal = dealt(SCATTERED, NEAR_GIN, "8C", "AS", stock_floor=30)
        deal.apply(1, PassUpcard())
        deal.apply(0, PassUpcard())
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("AS")))
        assert (deal.view(0).phase, deal.view(0).stock) == (Phase.WALL, 30)

        with pytest.raises(SetupError) as refusal:
            options(stock_floor=31)
        assert refusal.value.option == "stock_floor"

    def test_without_a_wall_the_discard_itself_ends_the_deal(self) -> None:
        deal = at(Phase.DRAW, SCATTERED, NEAR_GIN, upcard="8C", stock=3, wall_action="none")
        deal.apply(1, DrawStock())

        assert deal.apply(1, Discard(c("QS"))) == (
            Discarded(1, c("QS")),
            DealEnded(1, Ending.DRAW, None, 0),
        )

    def test_one_may_only_knock_with_the_upcard_or_pass(self) -> None:
        deal = at_the_wall(NEAR_GIN, "2D")

        assert kinds(deal) == {PassWall, WallKnock}
        for action in (DrawStock(), TakeUpcard(), Discard(c("AH")), Knock(c("AH"))):
            assert refused(deal, 1, action).reason is GinReason.AT_THE_WALL

    def test_a_pass_is_a_draw_and_shows_no_hand(self) -> None:
        deal = at_the_wall(NEAR_GIN, "2D")

        assert deal.apply(1, PassWall()) == (WallPassed(1), DealEnded(1, Ending.DRAW, None, 0))
        assert deal.view(None).melds == ()

    def test_a_knock_takes_the_upcard_off_the_pile(self) -> None:
        deal = at_the_wall(NEAR_GIN, "2D")
        pile = deal.view(1).pile
        knocked, *_ = deal.apply(1, WallKnock(c("AH")))

        assert isinstance(knocked, Knocked)
        assert (knocked.card, knocked.taken, knocked.deadwood) == (c("AH"), c("2D"), 0)
        assert deal.view(None).pile == pile[:-1]
        assert result_of(deal).ending is Ending.GIN

    def test_the_upcard_itself_may_not_be_the_discard(self) -> None:
        deal = at_the_wall(NEAR_GIN, "2D")
        assert refused(deal, 1, WallKnock(c("2D"))).reason is Reason.TAKEN_CARD

        free = at_the_wall(NEAR_GIN, "2D", discard_taken_upcard=True)
        free.apply(1, WallKnock(c("2D")))
        assert result_of(free).knocker_deadwood == 1

    def test_too_much_deadwood_forbids_the_knock(self) -> None:
        deal = at(Phase.WALL, SCATTERED, NEAR_GIN, upcard="2D", stock=2)

        assert kinds(deal) == {PassWall}
        assert refused(deal, 1, WallKnock(c("QS"))).reason is GinReason.TOO_MUCH_DEADWOOD

    def test_lay_offs_are_allowed_and_may_be_made_by_hand(self) -> None:
        deal = at(
            Phase.WALL,
            NEAR_GIN,
            "8S 9S 3D 4C 5H 6D 8H 10D JC QH",
            upcard="AD",
            stock=2,
            layoff_mode="manual",
        )
        deal.apply(1, WallKnock(c("AH")))
        deal.apply(0, Defend((), parse_cards("8S 9S")))

        assert result_of(deal).laid_off == parse_cards("8S 9S")


def test_everything_after_the_end_is_refused() -> None:
    deal = at_the_wall(NEAR_GIN, "2D")
    deal.apply(1, PassWall())

    for seat in (0, 1):
        assert deal.legal_actions(seat) == ()
        assert refused(deal, seat, DrawStock()).reason is Reason.DEAL_OVER


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    deal = at(Phase.DRAW, NEAR_GIN, upcard="8C")
    for seat in (-1, 2):
        with pytest.raises(SetupError):
            deal.view(seat)


def test_the_view_shows_knock_discards_to_their_owner_alone() -> None:
    deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C")
    views: list[GinView] = [deal.view(seat) for seat in (None, 0, 1)]

    assert [bool(view.knocks) for view in views] == [False, False, True]
    assert dict(views[2].knocks)[c("JD")] == 1


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"phase": Phase.OVER}, "phase"),
        ({"stock": ()}, "cards"),
        ({"hands": (pack()[:9], pack()[10:20]), "pile": (*pack()[20:22], pack()[9])}, "hands"),
        ({"stock": pack()[20:], "pile": ()}, "pile"),
        ({"stock": pack()[20:22], "pile": pack()[22:]}, "stock"),
        ({"taken": pack()[10]}, "taken"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], wrong: str) -> None:
    cards = pack()
    position: dict[str, Any] = {
        "dealer": 0,
        "turn": 1,
        "phase": Phase.DRAW,
        "hands": (cards[:10], cards[10:20]),
        "stock": cards[22:],
        "pile": cards[20:22],
        "first_upcard": cards[20],
    }
    GinDeal.at(options(), **position)

    with pytest.raises(SetupError) as refusal:
        GinDeal.at(options(), **{**position, **changes})
    assert refusal.value.option == wrong
