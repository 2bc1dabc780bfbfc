"""Matches of panguingue: dealers, chips left on the table, the traditional shuffle, options."""

import random
from typing import Any

import pytest

from engine import SetupError, parse_cards
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.match import SPEC, PanMatch, lowest_drawn
from engine.games.panguingue.terms import Drop, Ending, PanResult
from tests.engine.games.panguingue.table import options


def won(winner: int, *chips: int, table: int = 0) -> PanResult:
    return PanResult(ending=Ending.OUT, winner=winner, points=chips, chips=chips, table=table)


def void(*stakes: int) -> PanResult:
    chips = tuple(-put for put in stakes)
    return PanResult(
        ending=Ending.VOID, winner=None, points=chips, chips=chips, table=sum(stakes), stakes=stakes
    )


class TestTheMatch:
    def test_the_lowest_card_deals_and_ties_draw_again(self) -> None:
        assert lowest_drawn(parse_cards("KS AH AD")) == (1, 2)
        assert lowest_drawn(parse_cards("10S 9H 8D")) == (2,)

    def test_the_winner_is_eldest_next(self) -> None:
        match = PanMatch(4, options(), dealer=3)
        match.record(won(2, -1, -1, 3, -1))
        assert match.dealer == 1
        assert match.deal(match.pack(), seed=bytes(32)).actors == (2,)

    def test_a_void_hand_keeps_the_dealer_and_leaves_its_chips_to_the_next_winner(self) -> None:
        match = PanMatch(3, options(), dealer=0)
        match.record(void(0, 2, 0))
        assert (match.dealer, match.stakes, match.scores) == (0, (0, 2, 0), (0, -2, 0))

        deal = match.deal(match.pack(), seed=bytes(32))
        assert isinstance(deal, PanDeal)
        assert deal.view(None).foot_chips == 2
        deal.apply(1, Drop())
        deal.apply(2, Drop())
        match.close(deal)

        assert deal.result is not None
        assert (deal.result.chips, deal.result.table) == ((6, -2, -2), -2)
        assert (match.scores, match.stakes) == ((6, -4, -2), (0, 0, 0))

    def test_what_lies_there_at_the_end_goes_back(self) -> None:
        match = PanMatch(2, options(deals=2))
        match.record(void(1, 3))
        outcome = match.record(void(1, 1))

        assert outcome is not None
        assert (outcome.ending, outcome.winners, outcome.scores) == ("deals", (0, 1), (0, 0))
        assert match.scores == (-2, -4)

        match = PanMatch(2, options())
        match.record(void(1, 3))
        gone = match.resign(0)
        assert gone is not None
        assert (gone.winners, gone.scores) == ((1,), (0, 0))

    def test_the_most_chips_win_but_not_for_a_seat_that_has_resigned(self) -> None:
        match = PanMatch(3, options(deals=1))
        match.resign(0)
        outcome = match.record(won(0, 9, -3, -6))

        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((1,), (9, -3, -6))

    def test_a_match_has_so_many_deals(self) -> None:
        match = PanMatch(2, options(deals=3))
        assert [match.record(won(0, 1, -1)) is None for _ in range(3)] == [True, True, False]


class TestTheTraditionalShuffle:
    def test_a_player_sees_how_many_deals_are_left(self) -> None:
        match = PanMatch(2, options(deals=2))
        for left in (2, 1):
            deal = match.deal(match.pack(), seed=bytes(32))
            assert isinstance(deal, PanDeal)
            assert {deal.view(seat).deals_left for seat in (0, 1, None)} == {left}
            assert deal.clone().view(0) == deal.view(0)
            match.record(won(0, 1, -1))

    def test_the_unused_cards_lie_on_top_but_for_a_batch(self) -> None:
        match = PanMatch(2, options(shuffle_mode="traditional"))
        left = self.finished(match)
        order = list(match.pack())
        random.Random(2).shuffle(order)

        dealt = match.deal(order, seed=bytes(32))

        kept = left[:-40]
        assert len(kept) > 40
        eldest = dealt.actors[0]
        assert sorted(dealt.view(eldest).hand) == sorted((*kept[:5], *kept[10:15]))
        below = dealt.cards()[-(320 - len(kept)) :]
        assert list(below) == [card for card in order if card not in kept]

    def test_everything_is_shuffled_otherwise(self) -> None:
        match = PanMatch(2, options())
        self.finished(match)
        order = list(match.pack())
        dealt = match.deal(order, seed=bytes(32))
        assert sorted(dealt.view(dealt.actors[0]).hand) == sorted((*order[:5], *order[10:15]))

    def finished(self, match: PanMatch) -> tuple[int, ...]:
        """Play one deal; return the remaining stock."""
        rng = random.Random(1)
        deal = match.deal(rng.sample(match.pack(), 320), seed=bytes(32))
        while deal.result is None:
            seat = deal.actors[0]
            legal = [action for action in deal.legal_actions(seat) if not isinstance(action, Drop)]
            deal.apply(seat, rng.choice(legal))
        match.close(deal)
        return deal.cards()[-deal.view(None).stock :]


class TestTheOptions:
    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("deal_packet", 3),
            ("discard_must_meld", False),
            ("packs", 4),
            ("packs", 12),
            ("max_turnovers", -1),
            ("deals", 0),
        ],
    )
    def test_what_cannot_be_played_is_refused_by_name(self, name: str, value: Any) -> None:
        with pytest.raises(SetupError) as refusal:
            SPEC.options(**{name: value})
        assert refusal.value.option == name

    def test_no_limit_of_turnovers(self) -> None:
        assert options(max_turnovers=None).max_turnovers is None
        with pytest.raises(SetupError):
            SPEC.options(packs=None)

    @pytest.mark.parametrize("seats", [1, 16])
    def test_two_to_fifteen_players(self, seats: int) -> None:
        with pytest.raises(SetupError):
            SPEC.new_match(seats=seats)

    def test_the_presets(self) -> None:
        assert list(SPEC.presets) == ["classic", "page", "card_room", "britannica"]
        assert SPEC.options(preset="card_room").ante == 1
        page = SPEC.options(preset="page")
        assert (page.drawn_card_rule, page.discard_must_meld) == ("to_hand", False)
