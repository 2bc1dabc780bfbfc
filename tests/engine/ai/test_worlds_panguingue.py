"""The search in panguingue: worlds fit the seat's information, and nothing leaks."""

import random
from math import isfinite
from typing import Any

import pytest

from engine.ai.panguingue.policies import playout_policy, rank_actions, strong
from engine.ai.panguingue.worlds import PanDecision
from engine.ai.search import assess
from engine.cards import Card
from engine.errors import SetupError
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.terms import BorrowTiming, Phase
from tests.engine.ai.test_panguingue import OPTION_SETS, decisions, named

TABLES = [(options, 2 + number % 4) for number, options in enumerate(OPTION_SETS)]


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_worlds_look_to_the_seat_as_the_deal_does(options: dict[str, Any], seats: int) -> None:
    chance = random.Random(1)
    hands: set[tuple[Card, ...]] = set()
    phases: set[Phase] = set()
    for deal, seat, view in decisions(seats, 3, 0.3, **options):
        if deal.ply > 20 and deal.ply % 5:
            continue
        world = PanDecision(view).world(chance)
        assert world.view(seat) == view
        assert sorted(world.cards()) == sorted(deal.cards())
        phases.add(view.phase)
        hands.update(world.view(other).hand for other in range(seats) if other != seat)
    assert len(hands) > 3
    # Where dropping costs nothing, everybody may drop.
    assert phases >= {Phase.START, Phase.ACT} or options.get("drop_cost") == 0


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_a_deal_supposed_with_the_true_cards_goes_on_as_it_does(options: dict[str, Any], seats: int) -> None:
    for deal, seat, view in decisions(seats, 5, 0.2, **options):
        # The view alone does not tell during a demand whether the discard was drawn and passed, nor during
        # a turn which cards of the board were laid in it and may not be borrowed yet.
        if deal.ply % 11 or view.phase is Phase.DEMAND:
            continue
        if view.phase is Phase.ACT and view.options.borrow_timing is BorrowTiming.LATER_TURN:
            continue
        hands = [deal.view(other).hand for other in range(seats)]
        hands[view.turn] = view.hand
        stock = deal.cards()[len(deal.cards()) - view.stock :]
        supposed, true = PanDeal.seen(view, hands, stock), deal.clone()
        action = view.legal[-1]
        supposed.apply(seat, action)
        true.apply(seat, action)
        for other in (*range(seats), None):
            assert supposed.view(other) == true.view(other)


def test_a_deal_is_not_supposed_with_cards_too_few() -> None:
    _, _, view = next(decisions(2, 1, 0.0))
    with pytest.raises(SetupError):
        PanDeal.seen(view, [view.hand, view.hand[1:]], ())


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_the_answer_is_legal_and_the_same_for_any_cards_that_the_seat_cannot_see(
    options: dict[str, Any], seats: int
) -> None:
    chance, moved = random.Random(2), 0
    for deal, seat, view in decisions(seats, 5, 0.2, **options):
        if len(view.legal) == 1 or (deal.ply and deal.ply % 17):
            continue
        found = assess(view, 8, deal.ply)
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
        other = (seat + 1) % seats
        moved += twin.view(other).hand != deal.view(other).hand
        assert assess(twin.view(seat), 8, deal.ply) == found
        for one in found.ranked:
            deal.check(seat, one.action)
    assert moved


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_what_is_weighed_is_legal_and_strong_does_the_first_or_plays_by_eye(
    options: dict[str, Any], seats: int
) -> None:
    for _, _, view in decisions(seats, 7, 0.3, **options):
        values = dict(rank_actions(view))
        assert set(values) <= set(view.legal)
        assert [*values.values()] == sorted(values.values(), reverse=True)
        if view.phase is Phase.ACT:
            assert strong(view) == playout_policy(view)
        else:
            assert values[strong(view)] == max(values.values())


def test_a_step_after_which_a_taken_card_has_no_place_is_not_weighed() -> None:
    """Such steps are legal where a taken card may be kept, but the heuristic avoids them."""
    for seed in range(4):
        for _, _, view in decisions(3 + seed, seed, 0.2, preset="page"):
            if view.from_pile:
                assert all(isfinite(value) for _, value in rank_actions(view))
