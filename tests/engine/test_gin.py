"""Gin by the rules, where the vectors do not say it; the numbers in brackets are sections of rules/gin.md."""

import random
from collections.abc import Iterable
from typing import Any, ClassVar

import pytest

from engine import GAMES, IllegalAction, Reason, SetupError, parse_cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.arrange import arrangements, deadwood
from engine.cards import POINTS, Card, mask_of, pack
from engine.events import Discarded, DrewStock, TookUpcard
from engine.games.gin import (
    BigGin,
    DealEnded,
    Defend,
    Defended,
    Ending,
    GinDeal,
    GinMatch,
    GinOptions,
    GinReason,
    GinResult,
    GinView,
    Knock,
    Knocked,
    LayoffMode,
    Melds,
    PassUpcard,
    PassWall,
    Phase,
    UpcardPassed,
    WallBigGin,
    WallKnock,
    WallPassed,
    best_defence,
)
from engine.melds import lay_off

SPEC = GAMES["gin"]
ELDEST, DEALER = 1, 0

# Knocks with the jack of diamonds at 1, and with the ace at 10; the two of diamonds makes it gin.
NEAR_GIN = "AH 2C 2H 5S 6S 7S KC KD KH 2S"
# Nothing melds, and nothing fits the melds above.
SCATTERED = "3D 4C 5H 6D 8H 9C 10D JC QH QS"
ALL_MELDED = "5S 6S 7S 2C 2D 2H KC KD KH KS"


def c(word: str) -> Card:
    return parse_cards(word)[0]


def options(**values: object) -> GinOptions:
    chosen = SPEC.options(**values)
    assert isinstance(chosen, GinOptions)
    return chosen


def rest_of(*used: Iterable[Card]) -> list[Card]:
    gone = {card for cards in used for card in cards}
    return [card for card in pack() if card not in gone]


def dealt(eldest: str, dealer: str, upcard: str, stock: str = "", **values: object) -> GinDeal:
    """Deal these hands, this upcard, and this on top of the stock; seat 0 deals, seat 1 begins."""
    top = [*parse_cards(eldest), *parse_cards(dealer), c(upcard), *parse_cards(stock)]
    match = SPEC.new_match(seats=2, options=options(**values), dealer=DEALER)
    deal = match.deal([*top, *rest_of(top)], seed=bytes(32))
    assert isinstance(deal, GinDeal)
    return deal


def at(
    phase: Phase,
    own: str,
    other: str = SCATTERED,
    *,
    upcard: str,
    stock: int = 20,
    top: str = "",
    taken: str = "",
    takes: int = 0,
    first: str = "",
    **values: object,
) -> GinDeal:
    """Set up a position with seat 1 to move, who does not deal; ``top`` lies on the stock."""
    hands = [parse_cards(other), parse_cards(own)]
    used = [*hands[0], *hands[1], c(upcard), *parse_cards(top)]
    left = rest_of(used)
    size = stock - len(parse_cards(top))
    return GinDeal.at(
        options(**values),
        dealer=DEALER,
        turn=ELDEST,
        phase=phase,
        hands=hands,
        stock=[*parse_cards(top), *left[:size]],
        pile=[*left[size:], c(upcard)],
        first_upcard=c(first or upcard),
        taken=c(taken) if taken else None,
        upcard_takes=takes,
    )


def at_the_wall(own: str, upcard: str, **values: object) -> GinDeal:
    return at(Phase.WALL, own, upcard=upcard, stock=int(values.get("stock_floor", 2)), **values)  # type: ignore[call-overload]


def refused(deal: GinDeal, seat: int, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(seat, action)
    return refusal.value


def result_of(deal: GinDeal) -> GinResult:
    assert deal.result is not None
    return deal.result


def kinds(deal: GinDeal) -> set[type[Action]]:
    (seat,) = deal.actors
    return {type(action) for action in deal.legal_actions(seat)}


def m(*melds: str) -> Melds:
    return tuple(parse_cards(meld) for meld in melds)


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

    def test_the_eleven_card_deal_has_no_upcard_and_the_non_dealer_throws_first(self) -> None:
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

    def test_it_cannot_be_thrown_by_whoever_took_it(self) -> None:
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

    def test_no_throw_before_drawing_and_no_second_card_after(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C")

        assert refused(deal, 1, Discard(c("AH"))).reason is GinReason.DRAW_FIRST
        assert refused(deal, 1, Knock(c("AH"))).reason is GinReason.DRAW_FIRST
        deal.apply(1, DrawStock())
        assert refused(deal, 1, DrawStock()).reason is GinReason.ALREADY_DREW
        assert refused(deal, 1, TakeUpcard()).reason is GinReason.ALREADY_DREW

    def test_a_card_of_somebody_else_cannot_be_thrown(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C")
        refusal = refused(deal, 1, Discard(c("3D")))

        assert (refusal.reason, refusal.cards) == (Reason.NOT_IN_HAND, (c("3D"),))

    def test_a_stock_card_may_be_thrown_at_once_and_a_taken_one_later(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD 9D 9H")
        deal.apply(1, TakeUpcard())
        assert deal.view(0).known == ((), (c("8C"),))
        deal.apply(1, Discard(c("AH")))
        deal.apply(0, DrawStock())
        assert deal.apply(0, Discard(c("JD"))) == (Discarded(0, c("JD")),)
        deal.apply(1, DrawStock())
        deal.apply(1, Discard(c("8C")))

        assert deal.view(0).known == ((), ())

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

    def test_the_same_card_thrown_back_in_two_turns_running_is_a_draw(self) -> None:
        rules = {"discard_taken_upcard": True, "repeat_take_draw": True}
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

    def test_another_throw_between_breaks_the_repetition(self) -> None:
        rules = {"discard_taken_upcard": True, "repeat_take_draw": True}
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", top="JD", **rules)
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("8C")))
        deal.apply(0, DrawStock())
        deal.apply(0, Discard(c("JD")))
        deal.apply(1, TakeUpcard())
        deal.apply(1, Discard(c("JD")))

        assert deal.result is None


class TestAKnock:
    def test_too_much_deadwood_is_refused_with_the_numbers(self) -> None:
        deal = at(
            Phase.DISCARD, "AH 2C 2D 4C 5S 6S 8S QS KC KD KH", "3D 4D 5H 6D 8H 9C 10D JC QH JS", upcard="8C"
        )
        refusal = refused(deal, 1, Knock(c("QS")))

        assert (refusal.reason, refusal.rule, refusal.cards) == (
            GinReason.TOO_MUCH_DEADWOOD,
            "5.2",
            (c("QS"),),
        )
        assert refusal.facts == {"deadwood": 28, "limit": 10}

    def test_the_throw_must_be_held_and_not_just_taken(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C", taken="JD")

        assert refused(deal, 1, Knock(c("3D"))).reason is Reason.NOT_IN_HAND
        assert refused(deal, 1, Knock(c("JD"))).reason is Reason.TAKEN_CARD

    def test_it_shows_the_hands_and_the_arithmetic(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C")
        knocked, defended, ended = deal.apply(1, Knock(c("JD")))

        assert knocked == Knocked(1, c("JD"), m("2S 2C 2H", "5S 6S 7S", "KC KD KH"), (c("AH"),), 1)
        assert defended == Defended(0, (), (), tuple(sorted(parse_cards(SCATTERED))), 75)
        assert ended == DealEnded(1, Ending.KNOCK, 1, 74)
        result = result_of(deal)
        assert (result.difference, result.bonus, result.multiplier, result.points) == (74, 0, 1, (0, 74))
        assert result.chips == (0, 0)
        assert {meld.owner for meld in deal.view(None).melds} == {1}

    def test_melds_may_not_be_named_where_the_house_arranges(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C")
        named = Knock(c("JD"), m("2S 2C 2H", "5S 6S 7S", "KC KD KH"))

        assert refused(deal, 1, named).reason is GinReason.HOUSE_ARRANGES

    def test_gin_takes_no_lay_offs(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", "8S 9S 4S 3D 6D 8H 10D JC QH 2S", upcard="8C")
        deal.apply(1, Knock(c("9D")))
        result = result_of(deal)

        assert (result.ending, result.laid_off, result.bonus) == (Ending.GIN, (), 25)
        assert result.points == (0, 25 + result.defender_deadwood)

    def test_a_spade_doubles_everything_in_oklahoma(self) -> None:
        rules = {"variant": "oklahoma", "spades_double": True}
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C", first="8S", **rules)
        assert deal.view(None).multiplier == 2
        deal.apply(1, Knock(c("JD")))

        assert result_of(deal).points == (0, 148)

    def test_a_push_scores_for_nobody(self) -> None:
        own = "3D 4D 5D 8H 9H 10H JS QS KS 3C"
        deal = at(Phase.DISCARD, own + " 8C", "AS AC AD 4C 5C 6C 9S 9D 9C 3H", upcard="8D", tie_rule="push")
        *_, ended = deal.apply(1, Knock(c("8C")))

        assert ended == DealEnded(1, Ending.PUSH, None, 0)
        assert result_of(deal).points == (0, 0)
        assert result_of(deal).winner is None

    def test_equal_counts_are_an_undercut_without_that_option(self) -> None:
        own = "3D 4D 5D 8H 9H 10H JS QS KS 3C"
        deal = at(Phase.DISCARD, own + " 8C", "AS AC AD 4C 5C 6C 9S 9D 9C 3H", upcard="8D")
        *_, ended = deal.apply(1, Knock(c("8C")))

        assert ended == DealEnded(0, Ending.UNDERCUT, 0, 25)


class TestBigGin:
    def test_it_is_not_played_by_default(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 4S", upcard="8C")

        assert BigGin not in kinds(deal)
        assert refused(deal, 1, BigGin()).reason is GinReason.NO_BIG_GIN

    def test_eleven_melded_cards_score_its_bonus_without_a_throw(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 4S", upcard="8C", big_gin=True)
        assert BigGin() in deal.legal_actions(1)
        knocked, *_ = deal.apply(1, BigGin())
        result = result_of(deal)

        assert isinstance(knocked, Knocked)
        assert knocked.card is None
        assert (result.ending, result.bonus, result.throw) == (Ending.BIG_GIN, 31, None)
        assert result.points == (0, 31 + 75)
        assert sorted(deal.cards()) == list(pack())

    def test_a_loose_card_forbids_it(self) -> None:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", upcard="8C", big_gin=True)
        refusal = refused(deal, 1, BigGin())

        assert (refusal.reason, refusal.facts) == (GinReason.NOT_ALL_MELDED, {"deadwood": 11})

    def test_the_taken_card_may_stay_in_it(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 4S", upcard="8C", taken="4S", big_gin=True)
        deal.apply(1, BigGin())

        assert result_of(deal).ending is Ending.BIG_GIN

    def test_the_upcard_may_complete_it_at_the_wall(self) -> None:
        deal = at_the_wall(ALL_MELDED, "4S", big_gin=True)
        assert WallBigGin() in deal.legal_actions(1)
        knocked, *_ = deal.apply(1, WallBigGin())

        assert isinstance(knocked, Knocked)
        assert knocked.taken == c("4S")
        assert result_of(deal).ending is Ending.BIG_GIN
        assert sorted(deal.cards()) == list(pack())

    def test_not_at_the_wall_without_the_option_or_the_card(self) -> None:
        assert refused(at_the_wall(ALL_MELDED, "4S"), 1, WallBigGin()).reason is GinReason.NO_BIG_GIN
        deal = at_the_wall(NEAR_GIN, "JD", big_gin=True)
        assert refused(deal, 1, WallBigGin()).reason is GinReason.NOT_ALL_MELDED


class TestTheWall:
    def test_the_throw_after_the_last_drawable_card_leads_to_it(self) -> None:
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

    def test_without_a_wall_the_throw_itself_ends_the_deal(self) -> None:
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

    def test_the_upcard_itself_may_not_be_the_throw(self) -> None:
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


class TestTheKnockerSelects:
    RULES: ClassVar[dict[str, Any]] = {"meld_selection": "knocker"}

    def test_each_throw_is_listed_left_to_the_house_and_in_all_other_ways(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", upcard="8C", **self.RULES)
        ways = [
            action for action in deal.legal_actions(1) if isinstance(action, Knock) and action.card == c("9D")
        ]
        hand = mask_of(parse_cards(ALL_MELDED))
        within = {own.melds for own in arrangements(hand) if own.deadwood <= 10}

        assert ways[0] == Knock(c("9D"))
        assert len(ways) == len(within) > 1
        assert {way.melds for way in ways[1:]} < within

    def test_gin_may_be_declared_as_a_plain_knock(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", upcard="8C", **self.RULES)
        knocked, *_ = deal.apply(1, Knock(c("9D"), m("5S 6S 7S", "2C 2D 2H", "KC KD KH")))

        assert isinstance(knocked, Knocked)
        assert (knocked.loose, knocked.deadwood) == ((c("KS"),), 10)

    def test_a_split_run_is_one_run(self) -> None:
        own = "2S 3S 4S 5S 6S 7S KC KD KH AD"
        deal = at(Phase.DISCARD, own + " 9D", "AS 3D 4C 5H 6D 8H 9C 10D JC QH", upcard="8C", **self.RULES)
        knocked, *_ = deal.apply(1, Knock(c("9D"), m("7S 6S 5S", "KH KC KD", "4S 2S 3S")))

        assert isinstance(knocked, Knocked)
        assert knocked.melds == m("2S 3S 4S 5S 6S 7S", "KC KD KH")

    @pytest.mark.parametrize(
        ("melds", "reason"),
        [
            (("7S 8S 9S",), Reason.NOT_IN_HAND),
            (("5S 6S 7S", "KC KD KH", "KS KC KD"), Reason.CARD_TWICE),
            (("5S 6S 7S", "KC KD"), Reason.NOT_A_MELD),
            (("5S 6S KC",), Reason.NOT_A_MELD),
            (("2C 2D 2H 9D",), Reason.NOT_IN_HAND),
            (("5S 6S 7S",), GinReason.TOO_MUCH_DEADWOOD),
            ((), GinReason.TOO_MUCH_DEADWOOD),
        ],
    )
    def test_what_is_no_arrangement_of_the_ten_cards_is_refused(
        self, melds: tuple[str, ...], reason: Reason | GinReason
    ) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", upcard="8C", **self.RULES)
        # parse_cards would make second copies of cards named twice.
        named = tuple(tuple(c(word) for word in meld.split()) for meld in melds)

        assert refused(deal, 1, Knock(c("9D"), named)).reason is reason
        assert deal.view(1).phase is Phase.DISCARD


class TestTheDefenceByHand:
    OTHER = "8S 9S 3D 4C 5H 6D 8H 8C JC QH"

    def knocked(self) -> GinDeal:
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", self.OTHER, upcard="9C", layoff_mode="manual")
        deal.apply(1, Knock(c("JD")))
        return deal

    def test_the_defender_sees_the_knock_and_nobody_else_acts(self) -> None:
        deal = self.knocked()
        view = deal.view(0)

        assert (view.phase, view.actors) == (Phase.DEFENCE, (0,))
        assert view.knocked is not None
        assert view.knocked.deadwood == 1
        assert [meld.cards for meld in view.melds] == list(view.knocked.melds)
        assert refused(deal, 1, Defend((), ())).reason is Reason.NOT_YOUR_TURN
        assert refused(deal, 0, DrawStock()).reason is GinReason.DEFEND_FIRST

    def test_the_best_defence_is_listed_first(self) -> None:
        deal = self.knocked()
        offered = deal.legal_actions(0)[0]
        results = []
        for action in deal.legal_actions(0):
            twin = deal.clone()
            twin.apply(0, action)
            results.append(result_of(twin).defender_deadwood)

        assert offered == Defend(m("8S 8C 8H"), ())
        assert results[0] == min(results)

    def test_lay_offs_may_be_declined_or_made_in_part(self) -> None:
        deal = self.knocked()
        assert Defend((), ()) in deal.legal_actions(0)
        deal.apply(0, Defend((), (c("8S"),)))

        assert result_of(deal).laid_off == (c("8S"),)
        assert c("9S") in result_of(deal).defender_left

    def test_cards_may_be_laid_down_in_any_order(self) -> None:
        deal = self.knocked()
        deal.apply(0, Defend((), parse_cards("9S 8S")))

        assert result_of(deal).laid_off == parse_cards("8S 9S")

    @pytest.mark.parametrize(
        ("melds", "laid_off", "reason", "cards"),
        [
            ((), "9S", Reason.DOES_NOT_FIT, "9S"),
            ((), "JC", Reason.DOES_NOT_FIT, "JC"),
            ((), "5S", Reason.NOT_IN_HAND, "5S"),
            (("8S 8C 8H",), "8S 9S", Reason.CARD_TWICE, "8S"),
            (("8S 9S",), "", Reason.NOT_A_MELD, "8S 9S"),
            (("4C 5H 6D",), "", Reason.NOT_A_MELD, "4C 5H 6D"),
        ],
    )
    def test_what_does_not_fit_is_refused(
        self, melds: tuple[str, ...], laid_off: str, reason: Reason, cards: str
    ) -> None:
        deal = self.knocked()
        refusal = refused(deal, 0, Defend(m(*melds), parse_cards(laid_off)))

        assert (refusal.reason, refusal.cards) == (reason, parse_cards(cards))

    def test_there_is_none_against_gin(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", upcard="8C", layoff_mode="manual")
        deal.apply(1, Knock(c("9D")))

        assert result_of(deal).ending is Ending.GIN


def every_defence(melds: Melds, hand: int) -> list[int]:
    """Return what every arrangement with its lay-offs leaves, one by one."""
    left = []
    for own in arrangements(hand):
        laid = lay_off(melds, own.loose)
        left.append(sum(POINTS[card] for card in own.loose if card not in laid))
    return left


def test_the_joint_defence_leaves_the_least_and_deadwood_only_never_less() -> None:
    rng = random.Random(11)
    better = 0
    for _ in range(1_500):
        # Runs of the spades and clubs against a hand that is full of their neighbours.
        start = rng.randrange(2, 8)
        melds = (
            tuple(Card(start + step) for step in range(3)),
            tuple(Card(13 + start + step) for step in range(3)),
        )
        near = [card for card in pack() if card % 13 in range(start - 2, start + 6)]
        free = [card for card in near if all(card not in meld for meld in melds)]
        hand = mask_of(rng.sample(free, 10))
        joint = best_defence(LayoffMode.JOINT, melds, hand)
        literal = best_defence(LayoffMode.DEADWOOD_ONLY, melds, hand)

        assert joint.deadwood == min(every_defence(melds, hand))
        assert deadwood(mask_of(literal.laid_off) | mask_of(literal.left)) >= literal.deadwood
        assert sum(POINTS[card] for card in (*literal.laid_off, *literal.left)) == deadwood(hand)
        assert joint.deadwood <= literal.deadwood
        better += joint.deadwood < literal.deadwood
    assert better


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


def test_the_view_shows_knock_throws_to_their_owner_alone() -> None:
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


def won(winner: int | None, points: int, ending: Ending = Ending.KNOCK) -> GinResult:
    by_seat = tuple(points if seat == winner else 0 for seat in range(2))
    return GinResult(ending=ending, winner=winner, points=by_seat, chips=(0, 0))


class TestTheMatch:
    def test_boxes_and_game_bonus_and_a_flat_shutout(self) -> None:
        match = GinMatch(2, options(box_bonus=20, game_bonus=100, shutout="flat:100"))
        match.record(won(0, 60))
        outcome = match.record(won(0, 45, Ending.GIN))

        assert outcome is not None
        assert (outcome.ending, outcome.winners) == ("target", (0,))
        assert outcome.scores == (105 + 2 * 20 + 100 + 100, 0)
        assert match.scores == (105, 0)

    def test_no_shutout_once_the_loser_has_scored(self) -> None:
        match = GinMatch.at(options(box_bonus=25, shutout="double"), dealer=0, scores=(90, 5), boxes=(3, 1))
        outcome = match.record(won(0, 10))

        assert outcome is not None
        assert outcome.scores == (100 + 4 * 25, 5 + 25)

    def test_bonuses_never_help_to_reach_the_target(self) -> None:
        match = GinMatch(2, options(target=100, box_bonus=100))

        assert match.record(won(0, 99)) is None

    def test_the_same_player_deals_again_after_a_draw_unless_the_option_says_otherwise(self) -> None:
        for rule, dealer in (("same", 1), ("alternate", 0)):
            for ending in (Ending.DRAW, Ending.PUSH):
                match = GinMatch(2, options(redeal_after_draw=rule), dealer=1)
                match.record(won(None, 0, ending))
                assert match.dealer == dealer

    def test_who_deals_after_a_scored_deal(self) -> None:
        for rule, dealers in (("alternate", (1, 0)), ("loser", (1, 1)), ("winner", (0, 0))):
            match = GinMatch(2, options(next_dealer=rule), dealer=0)
            seen = []
            for _ in range(2):
                match.record(won(0, 1))
                seen.append(match.dealer)
            assert tuple(seen) == dealers

    def test_a_fixed_number_of_deals_goes_to_the_higher_score_whatever_the_target(self) -> None:
        match = GinMatch(2, options(deals=3, target=1, game_bonus=10))
        assert match.record(won(0, 30)) is None
        assert match.record(won(None, 0, Ending.DRAW)) is None
        outcome = match.record(won(1, 31))

        assert outcome is not None
        assert (outcome.ending, outcome.winners, outcome.scores) == ("deals", (1,), (30, 41))

    def test_equal_scores_after_the_last_deal_are_a_tie_without_bonus(self) -> None:
        match = GinMatch(2, options(deals=1, game_bonus=10, shutout="double"))
        outcome = match.record(won(None, 0, Ending.DRAW))

        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((0, 1), (0, 0))

    def test_the_next_deal_knows_the_scores_and_the_dealer(self) -> None:
        match = GinMatch(2, options())
        match.record(won(1, 12))
        view = match.deal(pack(), seed=bytes(32)).view(0)

        assert (view.scores, view.dealer) == ((0, 12), 1)


class TestTheOptions:
    def test_the_eleven_card_deal_does_not_go_with_oklahoma(self) -> None:
        with pytest.raises(SetupError) as refusal:
            options(first_upcard="eleven_card_deal", variant="oklahoma")
        assert refusal.value.option == "first_upcard"

    def test_repetition_needs_that_the_taken_card_may_go(self) -> None:
        with pytest.raises(SetupError) as refusal:
            options(repeat_take_draw=True)
        assert refusal.value.option == "repeat_take_draw"

    def test_hollywood_is_not_played(self) -> None:
        with pytest.raises(SetupError) as refusal:
            options(hollywood=True)
        assert refusal.value.option == "hollywood"

    def test_the_presets_come_in_their_order(self) -> None:
        assert list(SPEC.presets) == [
            "gamecolony",
            "gamecolony_oklahoma",
            "gamecolony_gin_only",
            "openspiel",
            "classic",
            "modern",
        ]

    def test_the_classic_bonuses(self) -> None:
        chosen = SPEC.options(preset="classic")

        assert (chosen.gin_bonus, chosen.undercut_bonus, chosen.box_bonus) == (20, 10, 20)
        assert (chosen.game_bonus, chosen.shutout) == (100, "flat:100")

    def test_a_gin_only_limit_ignores_the_knock_limit(self) -> None:
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", variant="gin_only", knock_limit=7)
        assert deal.knock_limit == 0
        deal = at(Phase.DRAW, NEAR_GIN, upcard="8C", knock_limit=7)
        assert deal.knock_limit == 7
