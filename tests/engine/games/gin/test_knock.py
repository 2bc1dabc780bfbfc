"""Knocks, their melds and their defence, where the vectors say nothing."""

import random
from typing import Any, ClassVar

import pytest

from engine import Reason, parse_cards
from engine.actions import DrawStock
from engine.cards import POINTS, Card, mask_of, pack
from engine.games.gin.arrangement import arrangements, deadwood
from engine.games.gin.deal import GinDeal
from engine.games.gin.knock import best_defence
from engine.games.gin.terms import (
    BigGin,
    DealEnded,
    Defend,
    Defended,
    Ending,
    GinReason,
    Knock,
    Knocked,
    LayoffMode,
    Phase,
    WallBigGin,
)
from engine.melds import Melds, lay_off
from tests.engine.games.gin.table import (
    ALL_MELDED,
    NEAR_GIN,
    SCATTERED,
    at,
    at_the_wall,
    c,
    kinds,
    m,
    refused,
    result_of,
)


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

    def test_the_discard_must_be_held_and_not_just_taken(self) -> None:
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

    def test_melds_may_be_named_at_any_table(self) -> None:
        deal = at(Phase.DISCARD, "AH 2H 3H 5S 6S 7S KC KD KH 2S JD", upcard="8C")
        refusal = refused(deal, 1, Knock(c("JD"), m("5S 6S 7S")))
        assert (refusal.reason, refusal.facts["deadwood"]) == (GinReason.TOO_MUCH_DEADWOOD, 38)
        assert {type(action.melds) for action in deal.legal_actions(1) if isinstance(action, Knock)} == {
            type(None)  # the listed action leaves the melds to the engine
        }
        knocked, *_ = deal.apply(1, Knock(c("JD"), m("KH KD KC", "5S 6S 7S")))

        assert isinstance(knocked, Knocked)
        assert (knocked.melds, knocked.deadwood) == (m("5S 6S 7S", "KC KD KH"), 8)

    def test_gin_takes_no_lay_offs(self) -> None:
        deal = at(Phase.DISCARD, ALL_MELDED + " 9D", "8S 9S 4S 3D 6D 8H 10D JC QH 2S", upcard="8C")
        deal.apply(1, Knock(c("9D")))
        result = result_of(deal)

        assert (result.ending, result.laid_off, result.bonus) == (Ending.GIN, (), 25)
        assert result.points == (0, 25 + result.defender_deadwood)

    def test_a_spade_doubles_everything_in_oklahoma(self) -> None:
        rules: dict[str, Any] = {"variant": "oklahoma", "spades_double": True}
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

    def test_eleven_melded_cards_score_its_bonus_without_a_discard(self) -> None:
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
        assert refusal.rule == "5.4"  # where the players' rules say how big gin is declared

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


class TestTheKnockerSelects:
    RULES: ClassVar[dict[str, Any]] = {"meld_selection": "knocker"}

    def test_each_discard_is_listed_with_the_default_melds_and_in_all_other_ways(self) -> None:
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
        # parse_cards would return second copies of cards named twice.
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
        knocker = refused(deal, 1, Defend((), ()))
        assert (knocker.reason, knocker.rule) == (Reason.NOT_YOUR_TURN, "7")
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

    def test_where_nothing_can_be_laid_off_the_best_defence_alone_is_listed(self) -> None:
        own = "3D 4C 5H 6D 8H 8C 8D JC QH 10D"
        deal = at(Phase.DISCARD, NEAR_GIN + " JD", own, upcard="9C", layoff_mode="manual")
        deal.apply(1, Knock(c("JD")))

        assert deal.legal_actions(0) == (Defend(m("8C 8D 8H"), ()),)
        deal.check(0, Defend((), ()))  # as before, others are not refused

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


def least_left(melds: Melds, hand: int) -> tuple[int, int, int, Melds]:
    """Try every arrangement: least value left, then fewest cards left, lay-offs, melds."""
    tried = []
    for own in arrangements(hand):
        laid = lay_off(melds, own.loose)
        left = [card for card in own.loose if card not in laid]
        tried.append((sum(POINTS[card] for card in left), len(left), len(laid), own.melds))
    return min(tried)


@pytest.mark.long
def test_the_joint_defence_leaves_the_least_and_deadwood_only_never_less() -> None:
    rng = random.Random(11)
    better = 0
    for _ in range(1_500):
        # Runs of spades and clubs against a hand full of their neighbours.
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

        chosen = (joint.deadwood, len(joint.left), len(joint.laid_off), joint.melds)
        assert chosen == least_left(melds, hand)
        assert deadwood(mask_of(literal.laid_off) | mask_of(literal.left)) >= literal.deadwood
        assert sum(POINTS[card] for card in (*literal.laid_off, *literal.left)) == deadwood(hand)
        assert joint.deadwood <= literal.deadwood
        better += joint.deadwood < literal.deadwood
    assert better


def test_of_equal_defences_the_one_with_fewest_cards_left_is_taken() -> None:
    hand = mask_of(parse_cards("AS 2S 3S 5S 3C AD 2D 3D AH 3H"))
    defence = best_defence(LayoffMode.JOINT, (), hand)

    assert defence.melds == m("AS AD AH", "3S 3C 3D 3H")
    assert defence.left == parse_cards("2S 5S 2D")
