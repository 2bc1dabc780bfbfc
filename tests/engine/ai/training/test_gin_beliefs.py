"""Beliefs of gin: drawn hands are possible, and a little training knows more than nothing."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from engine.ai.gin.belief_net import BeliefNet, belief_net
from engine.ai.gin.positions import PLACES, bits_of
from engine.ai.training.contract import Decks
from engine.ai.training.gin.beliefs import EVEN, GinBeliefTrainer, Hidden, _watched, softmax
from engine.ai.training.network import Network
from engine.ai.training.run import Run


@pytest.mark.long
def test_drawn_hands_have_ten_cards_that_the_seat_cannot_place() -> None:
    seen, _ = _watched(4, np.random.default_rng(1))
    hands = belief_net().hands(seen, 5, np.random.default_rng(2))
    assert (np.bitwise_count(hands) == 10).all()
    assert (hands & seen.taken[:, None] == seen.taken[:, None]).all()
    assert not (hands & ~(seen.unseen() | seen.taken)[:, None]).any()
    assert len(set(hands[0].tolist())) > 1


@pytest.mark.long
def test_cards_are_drawn_as_often_as_the_network_says() -> None:
    """Without hidden cells, the log odds of a card are its bias: one is ten times as likely."""
    seen, _ = _watched(1, np.random.default_rng(3))
    seen = type(seen)._make(each[:1] for each in seen)
    net = belief_net()
    biases = np.full(52, -20, np.float32)
    one, other = np.flatnonzero(bits_of(seen.unseen())[0])[:2]
    # All but one card of the hand are certain: the last one is one of two.
    sure = np.flatnonzero(bits_of(seen.unseen())[0])[2 : 11 - int(np.bitwise_count(seen.taken[0]))]
    biases[sure], biases[one], biases[other] = 20, np.log(10), 0
    plain = BeliefNet(net.known * 0, net.named * 0, net.first * 0, net.answers * 0, biases)
    drawn = bits_of(plain.hands(seen, 2_000, np.random.default_rng(4))[0])
    found = Counter({"one": int(drawn[:, one].sum()), "other": int(drawn[:, other].sum())})
    assert found.total() == pytest.approx(2_000, abs=5)
    assert found["one"] / found["other"] == pytest.approx(10, rel=0.3)


def test_what_is_named_and_what_is_asked_for_make_the_hidden_hand() -> None:
    seen, others = _watched(3, np.random.default_rng(5))
    hidden = Hidden.of(seen, others)
    rows = np.arange(len(hidden))
    inputs, free, target = hidden.named(rows, np.random.default_rng(6), permuted=False)
    named = inputs[:, -52:] > 0
    asked = target > 0
    assert not (named & asked).any()
    assert ((named | asked) == bits_of(hidden.known[:, PLACES + 1])).all()
    assert not (free & named).any()
    assert (asked <= free).all()
    assert target.sum(axis=1) == pytest.approx(1)


def test_the_gradients_are_those_of_the_cross_entropy() -> None:
    """Compare one of each layer with the change of the loss."""
    hidden = Hidden.of(*_watched(2, np.random.default_rng(7)))
    rows = np.arange(16)
    network = Network.new((GinBeliefTrainer().sizes[0], 16, 52), np.random.default_rng(9))
    network.weights[2] += np.random.default_rng(10).normal(size=(16, 52)).astype(np.float32)
    gradients, loss = hidden.gradients(network, rows, np.random.default_rng(8))
    assert 2 < loss < 4
    for layer in (0, 2):
        weights, step = network.weights[layer], 1e-2
        place = np.unravel_index(np.abs(gradients[layer]).argmax(), weights.shape)
        weights[place] += step
        _, more = hidden.gradients(network, rows, np.random.default_rng(8))
        weights[place] -= 2 * step
        _, less = hidden.gradients(network, rows, np.random.default_rng(8))
        weights[place] += step
        assert (more - less) / (2 * step) == pytest.approx(gradients[layer][place], rel=0.1)


def test_probabilities_are_those_of_free_cards() -> None:
    free = np.array([[True, True, False]])
    chance = softmax(np.array([[0.0, np.log(3), 99.0]], np.float32), free)
    assert chance[0].tolist() == pytest.approx([0.25, 0.75, 0])


@pytest.mark.long
def test_a_little_training_knows_more_than_nothing(tmp_path: Path) -> None:
    run = Run(GinBeliefTrainer(deals=12), 1, tmp_path)
    for _ in range(12):
        run.step()
    run.export()
    assert (tmp_path / "belief_net.npz").exists()
    assert run.matches(EVEN, 60, Decks.CHOOSING, 0).mean() > 0.55
