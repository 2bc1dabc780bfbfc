"""Control Card Rummy in batches equals what is counted one by one, and a little training wins."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import numpy as np
import pytest

from engine.actions import DrawStock, TakeUpcard
from engine.ai import Level
from engine.ai.control.features import Controls, Outlook, kind_chances
from engine.ai.control.positions import INPUTS, KINDS, NO_CARD, Position, Setting, inputs
from engine.ai.control.turns import AFTER, DRAWING, OUT, Batch, Options
from engine.ai.control.value_net import Net
from engine.ai.training.control import ControlTrainer, Learner, LevelPlayer, ahead, play
from engine.ai.training.network import Network
from engine.ai.training.run import Run
from engine.cards import Card, card_of, cards_in
from engine.games.control.terms import ControlView, Phase
from tests.engine.ai.control_matches import new_deal
from tests.engine.ai.test_control import decisions
from tests.engine.games.control.table import at, drawn

# Where some inputs are (engine/ai/control/positions.py).
WORTH, BEST, OUT_NOW, OUT_LATER, LAY_NOW, LAY_LATER, FEED = (31 + place for place in (1, 3, 5, 6, 7, 8, 9))


def network(seed: int = 1) -> Net:
    """Return a network with random weights."""
    rng = np.random.default_rng(seed)
    made = Network.new((INPUTS, 16, 8, 2), rng)
    made.weights[-2][:] = rng.standard_normal((8, 2))
    return Net(*made.weights)


def plays(seats: int, seed: int, **options: object) -> Iterator[ControlView]:
    """Yield the views of decisions after a draw."""
    for _, _, view in decisions(seats, seed, 0.1, **options):
        if view.phase is not Phase.DRAW and len(view.legal) > 1:
            yield view


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_counted_in_batches_is_what_is_counted_one_by_one(seats: int) -> None:
    compared = finishing = 0
    for view in chain(*(islice(plays(seats, seed), 60) for seed in range(4))):
        batch = Batch.new()
        Options(view, batch)
        outlook = Outlook.of(view, view.hand, view.in_force, view.own_controls)
        for position, found in zip(batch.positions, batch.inputs(), strict=True):
            again = [card_of(face % 13, face // 13, 1) for face in cards_in(position.twins)]
            hand = (*map(Card, cards_in(position.hand)), *again)
            now, later = outlook.finish(hand, position.opened)
            assert found[OUT_NOW] == pytest.approx(now, abs=0.05)
            assert found[OUT_LATER] == pytest.approx(later, abs=0.05)
            finishing += now > 0
            whole = [kinds for faces, kinds in outlook.whole.items() if not faces & ~position.hand]
            chances = [outlook.chances_of(kinds) for kinds in whole]
            assert found[LAY_NOW] == pytest.approx(max((each[0] for each in chances), default=0))
            assert found[LAY_LATER] == pytest.approx(max((each[1] for each in chances), default=0))
            fed = outlook.expected_layoffs(Card(position.discarded), position.opened)
            assert found[FEED] == pytest.approx(fed, abs=0.06)
            # Prospects of several kinds are valued a little differently.
            chosen = outlook.chosen(hand).worths
            assert found[WORTH] == pytest.approx(sum(chosen), abs=1.0)
            assert found[BEST] == pytest.approx(max(chosen, default=0), abs=1.0)
            compared += 1
    assert compared > 200
    assert finishing > 3


def test_the_kinds_to_come_are_those_of_the_turn_search() -> None:
    for view in islice(plays(3, 2, control_mode="held"), 20):
        outlook = Outlook.of(view, view.hand, view.in_force, view.own_controls)
        rows, _ = kind_chances(Controls.of(view), view.in_force, view.own_controls, now=False)
        for place, kind in enumerate(KINDS):
            assert [row[place] for row in rows] == pytest.approx(outlook.chances_of(frozenset({kind})))


def test_a_batch_values_each_decision_as_if_it_were_alone() -> None:
    views = [view for _, _, view in islice(decisions(2, 5, 0.1), 0, 60, 4) if len(view.legal) > 1]
    net, batch = network(), Batch.new()
    together = [Options(view, batch) for view in views]
    outputs = net.outputs(batch.inputs())
    for view, options in zip(views, together, strict=True):
        alone = Batch.new()
        same = Options(view, alone)
        assert [option.action for option in same.found] == [option.action for option in options.found]
        expected = same.values(net.outputs(alone.inputs()))
        assert options.values(outputs) == pytest.approx(expected, abs=1e-3)


def moved(faces: int) -> int:
    """Return the faces with their suits exchanged in a circle."""
    return sum(1 << (face + 13) % 52 for face in cards_in(faces))


def test_the_rules_know_no_suits_and_neither_do_the_inputs() -> None:
    batch = Batch.new()
    for view in islice(plays(2, 6), 0, 40, 5):
        Options(view, batch)
    settings = [
        Setting(
            *each[:3],
            [each.live[(face - 13) % 52] for face in range(52)],
            [each.next_holds[(face - 13) % 52] for face in range(52)],
            moved(each.hand),
            *each[6:],
        )
        for each in batch.settings
    ]
    positions = [
        Position(
            each.setting,
            moved(each.hand),
            moved(each.twins),
            moved(each.opened),
            moved(each.own_opened),
            each.own,
            each.others,
            NO_CARD if each.discarded == NO_CARD else (each.discarded + 13) % 52,
        )
        for each in batch.positions
    ]
    assert inputs(settings, positions) == pytest.approx(batch.inputs(), abs=1e-4)


def test_going_out_brings_the_points_on_the_table() -> None:
    view = drawn(at("7S 7H 7D", "AC JH 9C", stock="2C", table=["0 SEQUENCE 3D 4D 5D"], pile="GROUP")).view(0)
    found = Options(view, Batch.new()).found
    (out,) = {option.points for option in found if option.position == OUT}
    assert out == 7 + 7 + 7 + 3 + 4 + 5


def test_before_a_draw_the_stock_and_the_upcard_are_compared() -> None:
    options = Options(at("7S 7H 4C", "AC JH 9C", top="7D", deck="SUIT STEPS").view(0), Batch.new())
    first, *others = options.found
    assert (first.action, first.output) == (DrawStock(), DRAWING)
    assert {(option.action, option.output) for option in others} == {(TakeUpcard(), AFTER)}


@pytest.mark.long
def test_targets_are_results_or_the_values_that_follow() -> None:
    deals = [new_deal(seats, seed) for seed, seats in enumerate((2, 2, 3))]
    rng = np.random.default_rng(1)
    learner = Learner(network(), network(2), rng)
    play(deals, [learner], [[0] * deal.seats for deal in deals])
    results = 50 * learner.examples(deals, 1.0).targets
    expected = {
        round(ahead(deal.result.points, seat), 3)
        for deal in deals
        if deal.result is not None
        for seat in range(deal.seats)
    }
    assert {round(float(each), 3) for each in results} == expected
    values = 50 * network(2).outputs(learner.examples(deals, 0.0).seen)
    following = 50 * learner.examples(deals, 0.0).targets
    # Without exploration what follows is the judge's value of a later position, or a result.
    known = {*np.round(values.ravel().astype(np.float64), 2).tolist(), *(round(each, 2) for each in expected)}
    assert np.mean([round(float(each), 2) in known for each in following]) > 0.5


@pytest.mark.long
def test_a_run_goes_on_to_the_same_network(tmp_path: Path) -> None:
    trainer = ControlTrainer(deals=1)
    whole = Run(trainer, 3, tmp_path / "whole")
    whole.step()
    whole.step()
    parts = Run(trainer, 3, tmp_path / "parts")
    parts.step()
    parts.save()
    parts = Run(trainer, 3, tmp_path / "parts")
    parts.step()
    assert parts.export() == whole.export()


def lead(run: Run, decks: int) -> float:
    """Return the points a deal that the network wins from *easy*; each deck is played twice."""
    deals = [new_deal(2, number // 2) for number in range(2 * decks)]
    seats = [[number % 2, 1 - number % 2] for number in range(2 * decks)]
    play(deals, [Learner(Net.read(run.stored())), LevelPlayer(Level.EASY)], seats)
    results = [deal.result.points for deal in deals if deal.result is not None]
    return float(np.mean([ahead(points, number % 2) for number, points in enumerate(results)]))


@pytest.mark.strength
def test_a_little_training_wins_points_from_the_easy_level(tmp_path: Path) -> None:
    # So few examples are learnt by heart if they are seen more often.
    run = Run(ControlTrainer(deals=10, passes=3), 1, tmp_path)
    before = lead(run, 4)
    for _ in range(3):
        run.step()
    assert before < 0
    assert lead(run, 4) > before + 15
