"""The value network of Control Card Rummy: draws, going out, and where it is asked."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

from engine.actions import DrawStock
from engine.ai.control.turns import DRAWING, Batch, Options, worth_of
from engine.ai.control.value_net import best_of, evaluate, is_trained_for
from engine.games.control.control_cards import ControlKind
from engine.games.control.terms import ControlOptions
from tests.engine.ai.test_control import decisions
from tests.engine.ai.training.test_control import network
from tests.engine.games.control.table import at, drawn, meld


@pytest.mark.long
def test_a_draw_is_worth_the_mean_of_the_best_ends_with_cards_that_could_come() -> None:
    made, compared = network(), 0
    for _, _, view in islice(decisions(2, 3, 0.1), 40):
        batch = Batch.new()
        options = Options(view, batch)
        if options.found[0].output != DRAWING:
            continue
        ways = options.drawing()
        outputs = made.points(batch)
        best = [max(worth_of(option, outputs) for option in way) for way in ways]
        assert len(best) > 8
        assert dict(best_of(view, made))[DrawStock()] == pytest.approx(np.mean(best), abs=0.01)
        compared += 1
    assert compared > 3


def test_going_out_comes_before_all_else() -> None:
    view = drawn(at("7S 7H 7D", "AC JH 9C", stock="2C", pile="GROUP", deck="GROUP")).view(0)
    for seed in range(4):
        assert best_of(view, network(seed))[0][0] == meld("7S 7D 7H", ControlKind.GROUP)


def test_hidden_cards_change_no_value() -> None:
    for deal, seat, view in islice(decisions(3, 4, 0.2), 0, 80, 9):
        twin = deal.resampled(seat, lambda cards: cards[::-1])
        assert evaluate(twin.view(seat)) == evaluate(view)


@pytest.mark.parametrize(
    ("options", "trained"),
    [({}, True), ({"control_mode": "held"}, True), ({"scoring": "penalty"}, False)],
)
def test_where_the_network_was_not_trained_it_is_not_asked(options: dict[str, Any], trained: bool) -> None:
    assert is_trained_for(ControlOptions(**options)) is trained
