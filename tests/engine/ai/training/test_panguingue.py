"""What the trainer of panguingue records is what the player sees, and a little training wins."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from engine.ai.panguingue.value_net import CHIPS, evaluate, evaluate_by, net_of
from engine.ai.training.contract import Decks
from engine.ai.training.network import Network
from engine.ai.training.panguingue import Learner, PanguingueTrainer
from engine.ai.training.run import Run
from tests.engine.ai.panguingue_matches import new_deal
from tests.engine.ai.test_panguingue import decisions

TRAINER = PanguingueTrainer(deals=1)


def network(seed: int = 1) -> Network:
    rng = np.random.default_rng(seed)
    made = Network.new(TRAINER.sizes, rng)
    made.weights[-2][:] = 0.1 * rng.standard_normal(made.weights[-2].shape)
    return made


def test_the_inputs_that_are_recorded_are_those_that_were_valued() -> None:
    made, compared = network(), set()
    net = net_of(TRAINER.stored(made))
    for _, _, view in islice(decisions(3, 2, 0.3), 300):
        found, payers, inputs = evaluate_by(net, view)
        for action, value in found:
            if action in inputs:
                output = float(made.layers(inputs[action][None])[-1][0, 0])
                assert CHIPS * payers * output == pytest.approx(value, abs=1e-3)
                compared.add((view.phase, type(action)))
    assert len(compared) > 2


@pytest.mark.parametrize("decay", [0.0, 1.0])
def test_targets_are_the_chips_to_come_or_the_values_that_follow(decay: float) -> None:
    learner = Learner(net_of(TRAINER.stored(network())), np.random.default_rng(1), explored=0.0)
    deal = new_deal(2, 3)
    learner.play(deal, {})
    assert deal.result is not None
    judge = network(2)
    made = learner.examples(judge, decay)
    values = judge.layers(made.seen)[-1][:, 0]
    rows = 0
    for steps, end in learner.decided:
        assert end in deal.result.chips
        for step, after in zip(steps, [*steps[1:], None], strict=True):
            unit = CHIPS * step.payers
            following = end if after is None or decay else after.chips + unit * values[after.row]
            assert made.targets[step.row] == pytest.approx((following - step.chips) / unit, abs=1e-4)
            rows += 1
    assert rows == len(made.targets) > 10


@pytest.mark.long
def test_a_run_goes_on_to_the_same_network(tmp_path: Path) -> None:
    whole = Run(TRAINER, 3, tmp_path / "whole")
    whole.step()
    whole.step()
    parts = Run(TRAINER, 3, tmp_path / "parts")
    parts.step()
    parts.save()
    parts = Run(TRAINER, 3, tmp_path / "parts")
    parts.step()
    assert parts.export() == whole.export()


def test_the_player_plays_by_the_network_it_is_given() -> None:
    views = [view for _, _, view in islice(decisions(2, 5, 0.2), 200)]
    net = net_of(TRAINER.stored(network()))
    assert any(evaluate(view)[0][0] != evaluate_by(net, view).found[0][0] for view in views)


@pytest.mark.strength
def test_a_little_training_beats_the_easy_level(tmp_path: Path) -> None:
    run = Run(PanguingueTrainer(deals=8), 1, tmp_path)
    for _ in range(3):
        run.step()
    assert run.matches("easy", 6, Decks.CHOOSING, 0).mean() > 0.5
