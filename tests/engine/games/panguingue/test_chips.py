"""Payments of panguingue: conditions under the options, the settlement, conservation of chips."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.actions import DrawStock
from engine.events import TABLE, Event, Paid
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.match import PanMatch
from engine.games.panguingue.melds import condition_of, form, leave, may_stay, meld_type, split
from engine.games.panguingue.terms import (
    Borrow,
    Condition,
    Drop,
    GoOut,
    LayMeld,
    Occasion,
    PanMeld,
    Phase,
    Split,
)
from tests.engine.games.panguingue.table import (
    SPEC,
    Supply,
    at,
    board,
    draw,
    each_pays,
    lay_off,
    lying,
    options,
    own,
    result_of,
    view,
)
from tests.engine.random_play import deal_of, option_sets, pick


def formed(words: str, **values: Any) -> tuple[Condition | None, int]:
    meld, earned = form(0, Supply().cards(words.split()), options(**values))
    return meld.recognised, sum(line.amount for line in earned)


class TestConditions:
    def test_sevens_eights_and_courts_of_the_pip_pack(self) -> None:
        pip = {"rank_set": "pip"}
        assert formed("8D 9D 10D", **pip) == (Condition.C5, 1)
        assert formed("10D 10D 10S", **pip) == (None, 0)
        assert formed("7S 8S 9S", **pip) == (None, 0)
        assert formed("7S 7S 7S", **pip) == (Condition.C2, 4)

    def test_spades_like_other_suits(self) -> None:
        assert formed("3S 3S 3S 3S", spades_double=False) == (Condition.C2, 3)
        assert formed("JS QS KS", spades_double=False) == (Condition.C5, 1)

    def test_the_longest_run_earns_sixteen(self) -> None:
        assert formed("AS 2S 3S 4S 5S 6S 7S JS QS KS") == (Condition.C4, 16)

    @pytest.mark.parametrize(
        ("words", "suit"), [("KH KH KH KS KS KS", 0), ("KD KD KD KC KC KC", 2), ("KC KC KC KC KS KS KS", 1)]
    )
    def test_a_group_of_kings_is_recognised_in_its_longest_suit(self, words: str, suit: int) -> None:
        assert condition_of(Supply().cards(words.split())) == (Condition.C3, suit)

    def test_layoffs_may_pay_nothing(self) -> None:
        deal = at("AS 3C 4H 6C JC QD KH", "3S 3S 3S", stock="3S", layoff_pays=False)
        draw(deal)
        assert each_pays(lay_off(deal, "3S", 0)) == []
        assert board(deal)[0].recognised is Condition.C2

    def test_any_card_of_the_rank_may_be_added_but_recognition_is_lost(self) -> None:
        deal = at("AS 3H 3S 4H JC QD KH", "3S 3S 3S", stock="3D", group_add_any=True)
        draw(deal)
        assert each_pays(lay_off(deal, "3D", 0)) == []
        assert board(deal)[0].recognised is None
        assert each_pays(lay_off(deal, "3S", 0)) == []
        assert each_pays(lay_off(deal, "3H", 0)) == []
        assert board(deal)[0].recognised is None

    def test_a_layoff_may_create_a_condition_and_the_split_then_pays_nothing(self) -> None:
        deal = at("AC 3C 4H JC QD", "?2D 3D 4D 5D 6D", stock="AD", layoff_creates_condition=True)
        draw(deal)
        assert each_pays(lay_off(deal, "AD", 0)) == [("C4_laid_off", 1)]
        assert each_pays(deal.apply(0, Split(0, lying(deal, 0, "AD 2D 3D")))) == []

    @pytest.mark.parametrize(("creates", "paid"), [(True, [("C4_left", 1)]), (False, [])])
    def test_what_a_borrowing_leaves_may_be_a_condition(
        self, creates: bool, paid: list[tuple[str, int]]
    ) -> None:
        deal = at("AC 4H 6H JC QD", "?AD 2D 3D 4D 5D", stock="6D", residue_creates_condition=creates)
        draw(deal)
        assert each_pays(deal.apply(0, Borrow(lying(deal, 0, "4D 5D"), own(deal, "6D")))) == paid
        assert (board(deal)[0].recognised is not None) == creates

    def test_a_run_that_loses_its_ace_is_recognised_for_its_king(self) -> None:
        run, _ = form(
            0, Supply().cards(["AS", "2S", "3S", "4S", "5S", "6S", "7S", "JS", "QS", "KS"]), options()
        )
        rest, earned = leave(run, run.cards[:1], options())

        assert (rest.recognised, rest.suit, rest.collected) == (Condition.C5, 0, 2)
        assert [(line.occasion, line.amount) for line in earned] == [(Occasion.LEFT, 2)]

    def test_a_half_keeps_the_suit_in_which_its_kings_were_recognised(self) -> None:
        cards = Supply().cards(["KS", "KS", "KS", "KH", "KH", "KH", "KH", "KD", "KD", "KC"])
        kings = PanMeld(0, cards, Condition.C3, 0, 2)
        (first, second), earned = split(kings, cards[:7], options())

        assert (first.recognised, first.suit, first.collected) == (Condition.C3, 0, 2)
        assert (second.recognised, earned) == (None, ())

    def test_a_meld_only_of_borrowed_cards_where_the_option_lets_it(self) -> None:
        deal = at("AC", "4H 5H 6H 7H", "7C 7D 7S 7S 7D", top="KC", stock="2D", borrow_needs_own_card=False)
        draw(deal)
        borrowed = (*lying(deal, 0, "7H"), *lying(deal, 1, "7S 7D"))
        assert each_pays(deal.apply(0, Borrow(borrowed, ()))) == [("C1_formed", 1)]


class TestTheSettlement:
    @pytest.mark.parametrize(("mode", "values"), [("base", (4,)), ("as_it_lies", (8,)), ("ledger", (6,))])
    def test_what_a_condition_is_worth_a_second_time(self, mode: str, values: tuple[int, ...]) -> None:
        # Four spades were formed for six; the extra for the fifth is not paid, because of layoff_pays.
        deal = at(
            "",
            "3S 3S 3S 3S",
            "?4H 5H 6H",
            "?2C 2D 2S",
            top="KC",
            stock="3S",
            settlement_conditions=mode,
            layoff_pays=False,
        )
        draw(deal)
        lay_off(deal, "3S", 0)
        deal.apply(0, GoOut())
        assert result_of(deal).values == values

    def test_each_line_is_told(self) -> None:
        deal = at(
            "",
            "3S 3S 3S",
            "AD 2D 3D",
            "?4H 5H 6H 7H",
            top="KC",
            stock="JH",
            seats=4,
            dropped=[2],
            foot_chips=2,
            double_for_unmelded=True,
            others={3: ("", ["2C 2D 2S"])},
        )
        draw(deal)
        lay_off(deal, "JH", 2)
        expected = 2 * (4 + 1) + 2 + 1 + 2
        assert view(deal).earns == (expected,)

        events = deal.apply(0, GoOut())

        lines = Counter(
            (event.payer, event.reason, event.amount) for event in events if isinstance(event, Paid)
        )
        assert lines == Counter(
            [
                (1, "out", 2),
                (1, "C2_settled", 4),
                (1, "C4_settled", 1),
                (3, "out", 1),
                (3, "C2_settled", 4),
                (3, "C4_settled", 1),
                (TABLE, "foot", 2),
            ]
        )
        result = result_of(deal)
        assert result.chips == (expected, -7, 0, -6)
        assert (result.flat, result.values, result.foot, result.table) == ((0, 2, 0, 1), (4, 1), 2, -2)


def paid_by(events: tuple[Event, ...]) -> Counter[int]:
    gained: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Paid):
            assert event.amount > 0
            gained[event.seat] += event.amount
            gained[event.payer] -= event.amount
    return gained


SETS = list(enumerate([SPEC.options(), *option_sets(SPEC, random.Random(11))]))


@pytest.mark.long
@pytest.mark.parametrize(("number", "values"), SETS)
def test_no_chip_is_made_or_lost_and_the_rules_of_every_turn_hold(number: int, values: Any) -> None:
    rng = random.Random(number)
    seats = 2 + (5 * number) % 14
    match = PanMatch(seats, values, dealer=number % seats)
    for _ in range(min(2, values.deals)):
        deal = deal_of(match, rng)
        assert isinstance(deal, PanDeal)
        carried = view(deal).foot_chips
        gained: Counter[int] = Counter()
        while deal.result is None:
            seat, action = pick(deal, rng)
            seen = deal.view(seat)
            earned = seen.earns[seen.legal.index(action)]
            paid = paid_by(deal.apply(seat, action))
            started = seen.phase is Phase.DECLARE
            if not started and not isinstance(action, DrawStock):
                assert paid[seat] == earned
            elif isinstance(action, Drop):
                assert earned == -values.drop_cost
            gained.update(paid)
            holds(deal, values)
            assert sum(view(deal).chips) + view(deal).foot_chips + view(deal).pot == carried
        assert tuple(gained[seat] for seat in range(seats)) == deal.result.chips == deal.result.points
        assert gained[TABLE] == deal.result.table
        match.close(deal)
        assert sum(match.scores) + sum(match.stakes) == 0


def holds(deal: PanDeal, values: Any) -> None:
    """Check the invariants of docs/rules/panguingue.md 16."""
    seen = view(deal, None)
    for seat in range(deal.seats):
        melds = board(deal, seat)
        for meld in melds:
            assert (may_stay if values.group_add_any else meld_type)(meld.cards, values)
        if seen.phase is not Phase.OVER and seat not in seen.dropped:
            in_all = seen.held[seat] + sum(len(meld.cards) for meld in melds)
            drew = seen.phase is Phase.ACT and seat == seen.turn
            unplaced = drew and in_all == 10
            assert in_all == (11 if drew and not unplaced else 10)
            if unplaced:
                assert seen.drawn is not None
    if seen.phase is Phase.START:
        assert seen.pile or not values.initial_upcard


def test_a_new_meld_says_what_it_earns() -> None:
    deal = at("5S 5S 5S AH 2C 4H 6D JC QD KC", stock="5S", seats=4)
    draw(deal)
    seen = view(deal)
    worth = {
        len(action.cards): earned
        for action, earned in zip(seen.legal, seen.earns, strict=True)
        if isinstance(action, LayMeld)
    }
    assert worth == {3: 12, 4: 18}
