"""A round ahead at rummy 500: it begins as in the engine, and says the same again."""

import random

import numpy as np
import pytest

from engine.ai.rummy500.deals import Deal
from engine.ai.rummy500.lookahead import _begin, looked_ahead
from engine.ai.rummy500.value_net import evaluate, network
from engine.ai.rummy500.worlds import Rummy500Decision
from engine.cards import cards_in, mask_of
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.terms import Phase
from tests.engine.ai.test_rummy500 import decisions
from tests.engine.games.rummy500.table import SPEC


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_every_action_leads_where_it_leads_in_the_engine(seats: int) -> None:
    chance, compared = random.Random(1), set()
    for _, seat, view in decisions(seats, 4, 0.4):
        if len(view.legal) == 1:
            continue
        hands, stock = Rummy500Decision(view).world(chance)
        for action, _ in evaluate(view):
            own = Deal.seen(view, hands, stock)
            goes_on = _begin(own, action, view)
            engine = Rummy500Deal.seen(view, [tuple(cards_in(hand)) for hand in hands], stock[::-1])
            engine.apply(seat, action)
            after = engine.view(view.turn)
            assert goes_on == (after.phase is Phase.PLAY) or after.phase is Phase.OVER
            assert own.points == (None if engine.result is None else [*engine.result.points])
            assert (*own.pile,) == after.pile
            assert (*own.melded,) == after.melded
            assert [mask_of(meld.cards) for meld in after.melds] == [*own.table]
            assert own.hands[seat] == mask_of(after.hand)
            if own.points is None:
                assert own.pending == after.pending or (own.pending == after.banned is not None)
                assert (own.turn, own.idle) == (after.turn, after.turns_without_stock)
            compared.add(type(action))
    assert len(compared) > 2


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_same_worlds_give_the_same_values_and_a_sure_choice_stays(seats: int) -> None:
    asked = 0
    for _, _, view in decisions(seats, 9, 0.2):
        found = evaluate(view)
        if len(found) < 2 or asked == 3:
            continue
        problem, chance = Rummy500Decision(view), random.Random(2)
        worlds = [problem.world(chance) for _ in range(32)]
        first, again = (looked_ahead(view, found, network(), iter(worlds).__next__) for _ in range(2))
        assert first == again
        assert {action for action, _ in first} == {action for action, _ in found}
        far = dict(found)
        far[found[0][0]] += 100
        sure = sorted(far.items(), key=lambda option: -option[1])
        assert looked_ahead(view, sure, network(), iter(worlds).__next__) == sure
        asked += 1
    assert asked == 3
    assert np.isfinite([value for _, value in first]).all()
