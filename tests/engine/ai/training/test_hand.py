"""A little training of Hand wins, and what is learnt is what followed."""

from pathlib import Path

import numpy as np
import pytest

from engine.ai.hand.positions import CLOSED, CLOSED_DRAW, HEADS, INPUTS
from engine.ai.hand.value_net import POINTS, Net
from engine.ai.training.contract import Decks
from engine.ai.training.hand import HandTrainer, _returns, _Step
from engine.ai.training.network import Network
from engine.ai.training.run import Run

SMALL = HandTrainer(deals=2, sizes=(INPUTS, 16, 8, HEADS))


def steady(value: float) -> Net:
    """Return a network that gives every position this value, in points."""
    weights = Network.new((INPUTS, 2, 2, HEADS), np.random.default_rng(1)).weights
    weights[-1][:] = value / POINTS
    return Net(*weights)


def test_returns_mix_the_result_with_the_values_that_follow() -> None:
    row = np.zeros(INPUTS, np.float32)
    steps = [_Step(head, row) for head in (CLOSED, CLOSED_DRAW, CLOSED)]
    assert _returns(steps, 100.0, steady(20), 1.0) == [100, 100, 100]
    assert _returns(steps, 100.0, steady(20), 0.75) == pytest.approx([80, 80, 100])
    steps[-1].best = row
    assert _returns(steps, 100.0, steady(20), 0.75) == pytest.approx([20, 20, 100])


def test_examples_are_of_both_sides_of_a_round() -> None:
    network = Network.new(SMALL.sizes, np.random.default_rng(1))
    examples = SMALL.self_play(network, network, 0, np.random.default_rng(1))
    assert examples.targets.min() < 0 < examples.targets.max()
    assert set(examples.heads.tolist()) == set(range(HEADS))
    assert np.isfinite(examples.inputs(np.arange(9), np.random.default_rng(1))).all()


@pytest.mark.long
def test_a_run_goes_on_to_the_same_network(tmp_path: Path) -> None:
    whole = Run(SMALL, 1, tmp_path / "whole")
    for _ in range(2):
        whole.step()
    Run(SMALL, 1, tmp_path / "parts").save()
    for _ in range(2):
        part = Run(SMALL, 1, tmp_path / "parts")
        part.step()
        part.save()
    assert part.export() == whole.export()


@pytest.mark.strength
def test_a_little_training_beats_random_play(tmp_path: Path) -> None:
    run = Run(HandTrainer(deals=8, batch=16), 1, tmp_path)
    for _ in range(4):
        run.step()
    assert run.matches("random", 3, Decks.CHOOSING, 0).mean() > 0.8
