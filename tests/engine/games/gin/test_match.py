"""Gin matches: dealers, bonuses and options."""

import random

import pytest

from engine import SetupError
from engine.cards import pack
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import Ending, GinResult, Phase
from tests.engine.games.gin.table import NEAR_GIN, SPEC, at, options


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

    def test_the_higher_total_of_a_number_of_deals_wins_with_what_each_deal_won_adds(self) -> None:
        match = GinMatch(2, options(deals=3, box_bonus=25))
        match.record(won(0, 20))
        match.record(won(0, 5))
        outcome = match.record(won(1, 30))

        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((0,), (75, 55))

    def test_a_match_by_the_first_rules_goes_to_the_higher_score_without_them(self) -> None:
        match = SPEC.new_match(seats=2, options=options(deals=3, box_bonus=25), version=1)
        match.record(won(0, 20))
        match.record(won(0, 5))
        outcome = match.record(won(1, 30))

        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((1,), (75, 55))

    def test_a_version_of_the_rules_that_never_was_is_refused(self) -> None:
        for version in (0, SPEC.version + 1):
            with pytest.raises(SetupError) as refusal:
                SPEC.new_match(seats=2, version=version)
            assert refusal.value.option == "version"

    def test_whoever_has_the_most_on_the_sheet_wins_a_number_of_deals(self) -> None:
        chance = random.Random(4)
        for _ in range(500):
            chosen = options(
                deals=chance.randint(1, 6),
                target=chance.choice((10, 100)),
                box_bonus=chance.choice((0, 20, 300)),
                game_bonus=chance.choice((0, 100)),
                shutout=chance.choice(("none", "double", "flat:100")),
                hollywood=chance.random() < 0.3,
            )
            match = GinMatch(2, chosen)
            while match.outcome is None:
                match.record(won(chance.choice((0, 1, None)), chance.randint(1, 60)))
            most = max(match.outcome.scores)
            assert match.outcome.winners == tuple(
                seat for seat in range(2) if match.outcome.scores[seat] == most
            )

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

    def test_the_presets_come_in_their_order(self) -> None:
        assert list(SPEC.presets) == [
            "gamecolony",
            "gamecolony_oklahoma",
            "gamecolony_gin_only",
            "openspiel",
            "classic",
            "modern",
            "hollywood",
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
