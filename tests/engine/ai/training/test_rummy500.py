"""Rummy 500 on bit masks equals the engine, and a little training wins."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from engine.actions import Discard, DrawStock
from engine.ai.rummy500.deals import OPTIONS, Deal, Way
from engine.ai.rummy500.features import CARDS, INPUTS, PLANES, Moment, inputs, reordered
from engine.ai.rummy500.players import Options
from engine.ai.rummy500.value_net import Net, seen_by
from engine.ai.training.contract import Decks
from engine.ai.training.network import Network
from engine.ai.training.rummy500 import POINTS, Rummy500Trainer, targets_of
from engine.ai.training.rummy500.players import Learner, Plain, Recorder, Step, play
from engine.ai.training.run import Run
from engine.ai.value_net import NAME
from engine.cards import Card, cards_in, mask_of, pack
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import runs_of
from engine.games.rummy500.terms import LayOff, Meld, TakePile


class Mirrored(Deal):
    """A deal of self-play that is played in the engine too, and compared after every step."""

    def __init__(self, deck: Sequence[Card], dealer: int, seats: int) -> None:
        super().__init__(deck, dealer, seats)
        self.engine = Rummy500Deal(OPTIONS, deck, dealer, (0,) * seats)
        self.steps = 0
        self.compare()

    def compare(self) -> None:
        engine, runs = self.engine, runs_of(OPTIONS)
        assert self.points == (None if engine.result is None else list(engine.result.points))
        self.steps += 1
        if engine.result is not None:
            return
        view = engine.view(self.turn)
        assert view.turn == self.turn
        assert [engine.view(seat).hand for seat in range(self.seats)] == [
            tuple(cards_in(hand)) for hand in self.hands
        ]
        assert view.known == tuple(tuple(cards_in(known)) for known in self.known)
        assert (view.pile, view.stock, view.melded) == (tuple(self.pile), len(self.stock), tuple(self.melded))
        table = [mask_of(meld.cards) for meld in view.melds]
        assert (table, mask_of(view.pile)) == ([*self.table], self.piled)
        fitting = laid = 0
        for meld in table:
            fitting |= runs.fit[meld]
            laid |= meld
        assert (fitting, laid) == (self.fitting, self.laid)
        assert view.banned == (self.banned.bit_length() - 1 if self.banned else None)

    def takes(self) -> Iterator[tuple[int, list[Way]]]:
        found = [*super().takes()]
        legal = {take.count for take in self.engine.view(self.turn).takes if take.legal}
        counts = {count for count, _ in found}
        assert counts <= legal
        if self.idle + 1 < OPTIONS.stall_limit:
            assert legal - counts <= ({1} if self.idle else set())
        return iter(found)

    def draw(self) -> None:
        super().draw()
        self.engine.apply(self.turn, DrawStock())
        self.compare()

    def take(self, count: int) -> None:
        super().take(count)
        self.engine.apply(self.turn, TakePile(count))

    def put_down(self, way: Way) -> None:
        seat = self.turn
        for cards, number in way.plays:
            named = tuple(cards_in(cards))
            self.engine.apply(seat, Meld(named) if number < 0 else LayOff(named, number))
        super().put_down(way)
        self.compare()

    def discard(self, card: int) -> None:
        seat = self.turn
        super().discard(card)
        self.engine.apply(seat, Discard(Card(card)))
        self.compare()


def dealt(count: int, rng: np.random.Generator) -> list[Mirrored]:
    every = pack()
    return [
        Mirrored([every[at] for at in rng.permutation(52).tolist()], int(rng.integers(seats)), seats)
        for seats in rng.choice((2, 3, 4), size=count).tolist()
    ]


def net(rng: np.random.Generator) -> Net:
    """Return a network that answers at random."""
    network = Network.new((INPUTS, 8, 8, len(Moment)), rng)
    network.weights[4] = 50 * rng.standard_normal((8, len(Moment))).astype(np.float32)
    return Net(*network.weights)


@pytest.mark.long
def test_deals_on_masks_go_as_in_the_engine() -> None:
    rng = np.random.default_rng(3)
    for player in (Learner(net(rng), rng, explored=0.3, temperature=20), Plain()):
        deals = dealt(30, rng)
        play(deals, [player], [[0] * deal.seats for deal in deals])
        assert sum(deal.steps for deal in deals) > 500


@pytest.mark.long
def test_self_play_sees_what_the_seat_sees() -> None:
    """The program that plays has nothing but the view, and has the same inputs."""
    rng = np.random.default_rng(4)
    learner, compared = Learner(net(rng), rng, explored=0.3, temperature=20), 0
    deals = dealt(6, rng)
    while deals := [deal for deal in deals if deal.points is None]:
        options = Options(deals)
        for deal in deals:
            options.begin()
            hand, known = deal.hands[deal.turn], deal.known[deal.turn]
            options.add(Moment.DRAWING, 0, (hand, known, deal.piled, deal.laid, deal.fitting))
        found = inputs(options.seen())
        for row, deal in zip(found, deals, strict=True):
            (wanted,) = inputs(seen_by(deal.engine.view(deal.turn)))
            assert np.array_equal(row, wanted)
            compared += 1
        learner.play(deals)
    assert compared > 60


@pytest.mark.long
def test_a_permutation_of_suits_changes_no_count() -> None:
    rng = np.random.default_rng(5)
    deals, recorder = dealt(4, rng), Recorder()
    play(deals, [Learner(net(rng), recorder=recorder)], [[0] * deal.seats for deal in deals])
    seen = recorder.seen[20]
    orders = rng.permuted(np.tile(np.arange(4), (len(seen.hand), 1)), axis=1)
    before, after = inputs(seen), inputs(reordered(seen, orders))
    assert np.allclose(before[:, CARDS * PLANES :], after[:, CARDS * PLANES :])
    planes, moved = (each[:, : CARDS * PLANES].reshape(-1, PLANES, 4, 13) for each in (before, after))
    assert np.allclose(planes.sum(axis=2), moved.sum(axis=2))
    assert not np.array_equal(planes, moved)


@pytest.mark.long
def test_targets_are_results_or_the_values_that_follow() -> None:
    rng = np.random.default_rng(6)
    deals, recorder = dealt(6, rng), Recorder()
    play(
        deals,
        [Learner(net(rng), rng, explored=0.2, temperature=20, recorder=recorder)],
        [[0] * deal.seats for deal in deals],
    )
    results, following = (POINTS * targets_of(recorder, decay) for decay in (1.0, 0.0))
    compared = 0
    for (deal, seat), steps in recorder.steps.items():
        for step, after in pairwise([*steps, Step(-1, 0.0, deal.result(seat))]):
            if step.row >= 0:
                assert following[step.row] == pytest.approx(after.worth - step.lead, abs=1e-3)
                compared += 1
        last = max(at for at, step in enumerate(steps) if step.row < 0) if steps[0].row < 0 else -1
        if last < 0 and all(step.row >= 0 for step in steps):
            for step in steps:
                assert results[step.row] == pytest.approx(deal.result(seat) - step.lead, abs=1e-3)
    assert compared == recorder.count > 300


@pytest.mark.long
def test_a_run_that_goes_on_makes_the_same_network(tmp_path: Path) -> None:
    trainer = Rummy500Trainer(deals=4, sizes=(INPUTS, 8, 8, len(Moment)))
    whole, first = Run(trainer, 1, tmp_path / "whole"), Run(trainer, 1, tmp_path / "parts")
    first.step()
    first.save()
    again = Run(trainer, 1, tmp_path / "parts")
    again.step()
    whole.step()
    whole.step()
    assert whole.export() == again.export()


@pytest.mark.strength
def test_a_little_training_beats_none(tmp_path: Path) -> None:
    """The untrained network puts down all it can, and takes and discards without a thought."""
    run = Run(Rummy500Trainer(deals=32), 1, tmp_path)
    run.export()
    untrained = str(tmp_path / NAME)
    for _ in range(4):
        run.step()
    assert run.matches(untrained, 8, Decks.CHOOSING, 0).mean() > 0.6
