"""Gin in batches equals the engine, and a little training wins."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import pytest

from engine import GAMES
from engine.actions import Action
from engine.ai.gin import value_net
from engine.ai.gin.deals import OPTIONS, Deals
from engine.ai.gin.hands import arranged, completing, least_deadwood
from engine.ai.gin.hands import deadwood_after_discard as batched_deadwood_after_discard
from engine.ai.gin.policies import MELD_PAIRS, strong
from engine.ai.training.contract import SHIPPED, Decks
from engine.ai.training.gin import GinTrainer, frozen, targets_of, utility
from engine.ai.training.gin.players import Greedy, Learner, Recorder, Simple, Strong, play
from engine.ai.training.gin.values import POINTS
from engine.ai.training.run import Run
from engine.cards import Card, mask_of
from engine.games.gin.arrangement import best, deadwood, deadwood_after_discard
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import GinView
from engine.melds import fits
from tests.engine.ai.gin_eager import eager


def hands(size: int) -> list[int]:
    """Return hands with many melds, and sets that cross runs."""
    rng = random.Random(size)
    found = []
    for number in range(400):
        cards: set[int] = set()
        while len(cards) < size:
            suit, rank = rng.randrange(4), rng.randrange(11)
            run = {13 * suit + rank + step for step in range(3)}
            some = {13 * each + rank for each in rng.sample(range(4), rng.choice((3, 4)))}
            cards |= {rng.randrange(52)} if number % 4 == 0 else rng.choice((run, some))
        found.append(mask_of(map(Card, rng.sample(sorted(cards), size))))
    return found


def test_the_deadwood_of_many_hands_is_that_of_each() -> None:
    ten, eleven = hands(10), hands(11)
    assert least_deadwood(np.array(ten)).tolist() == [deadwood(hand) for hand in ten]
    after = batched_deadwood_after_discard(np.array(eleven))
    assert after.tolist() == [deadwood_after_discard(hand) for hand in eleven]


def test_many_hands_are_arranged_as_each() -> None:
    ten = hands(10)
    found = arranged(np.array(ten))
    for hand, *own in zip(ten, *(each.tolist() for each in found), strict=True):
        chosen = best(hand)
        fitting = mask_of({card for meld in chosen.melds for card in fits(meld)})
        assert own == [chosen.deadwood, mask_of(chosen.loose), fitting]
    for loose, made in zip(found.loose.tolist(), completing(found.loose).tolist(), strict=True):
        wanted = mask_of(Card(at) for at in range(52) if any(loose & pair == pair for pair in MELD_PAIRS[at]))
        assert made & ~loose == wanted & ~loose


def dealt(count: int) -> Deals:
    rng = np.random.default_rng(4)
    return Deals.of(
        rng.permuted(np.tile(np.arange(52, dtype=np.int8), (count, 1)), axis=1),
        rng.integers(2, size=count),
        np.where(rng.random(count) < 0.7, OPTIONS.knock_limit, rng.integers(OPTIONS.knock_limit, size=count)),
        rng.integers(1, OPTIONS.target + 1, size=(count, 2)),
    )


def points_of(deals: Deals, at: int, others: Mapping[int, Callable[..., Action]]) -> int:
    """Play a deal in the engine, some seats by other players; return the points of seat 0."""
    options = GAMES["gin"].options(knock_limit=int(deals.limit[at]))
    scores = tuple(OPTIONS.target - int(needed) for needed in deals.needed[at])
    deal = GinDeal(options, tuple(map(Card, deals.decks[at].tolist())), int(deals.dealer[at]), scores)
    while deal.result is None:
        (seat,) = deal.actors
        view = deal.view(seat)
        assert isinstance(view, GinView)
        other = others.get(seat)
        deal.apply(seat, other(view) if other is not None else value_net.evaluate(view)[0][0])
    points: tuple[int, ...] = deal.result.points
    return points[0] - points[1]


@pytest.mark.long
def test_deals_in_batches_go_as_in_the_engine() -> None:
    """The network that ships makes the same moves in both: so rules and features are the same."""
    deals = dealt(10)
    play(deals, [frozen(SHIPPED)], np.zeros((10, 2), np.int64))
    assert deals.points.tolist() == [points_of(deals, at, {}) for at in range(10)]
    assert len(set(deals.points.tolist())) > 5


@pytest.mark.long
def test_a_greedy_player_is_that_of_the_tests() -> None:
    deals = dealt(6)
    play(deals, [frozen(SHIPPED), Greedy()], np.array([[0, 1]] * 6))
    # At the wall it knocks only with next to no deadwood.
    same = [deals.points[at] == points_of(deals, at, {1: eager}) for at in range(6)]
    assert sum(same) >= 5


@pytest.mark.long
def test_strong_in_batches_decides_as_at_a_table() -> None:
    deals = dealt(12)
    play(deals, [Strong()], np.zeros((12, 2), np.int64))
    assert deals.points.tolist() == [points_of(deals, at, {0: strong, 1: strong}) for at in range(12)]
    assert len(set(deals.points.tolist())) > 5


def test_points_beyond_the_target_are_worth_nothing() -> None:
    needed = np.array([100, 20, 20, 100])
    worth = utility(needed, np.array([100, 100, 100, 20]), np.array([25, 20, 60, -60]))
    assert worth[0] == pytest.approx(25, abs=1.5)
    assert worth[1] == worth[2] == pytest.approx(-worth[3])


def recorded(deals: Deals) -> Recorder:
    net = frozen(SHIPPED).net
    learner = Learner(net, np.random.default_rng(1), judge=net)
    play(deals, [learner], np.zeros((len(deals.decks), 2), np.int64))
    return learner.recorder


@pytest.mark.long
def test_targets_are_results_or_the_values_that_follow() -> None:
    deals = dealt(8)
    recorder = recorded(deals)
    results, next_values = (POINTS * targets_of(deals, recorder, decay) for decay in (1.0, 0.0))
    following: dict[tuple[int, int], float] = {}
    for turns in reversed(recorder.turns):
        for at, seat, left, waiting, drawing, value in zip(
            turns.at,
            turns.seat,
            turns.left_row,
            turns.waiting_row,
            turns.draw_value,
            turns.value,
            strict=True,
        ):
            own, other = deals.needed[at, [seat, 1 - seat]]
            worth = float(utility(own, other, (1 - 2 * seat) * deals.points[at]))
            after = following.get((at, seat), worth)
            if waiting >= 0:
                assert results[waiting] == pytest.approx(worth, abs=1e-3)
                assert next_values[waiting] == pytest.approx(after, abs=1e-3)
            if left >= 0:
                assert results[left] == pytest.approx(worth, abs=1e-3)
                assert next_values[left] == pytest.approx(after if np.isnan(value) else value, abs=1e-3)
            choices = (drawing, value, after)
            following[at, seat] = float(next(each for each in choices if not np.isnan(each)))
    assert len(following) == 16


@pytest.mark.long
def test_a_knock_is_labelled_with_what_it_would_bring() -> None:
    deals = dealt(10)
    recorder = recorded(deals)
    targets = POINTS * targets_of(deals, recorder, 1.0)
    ended = np.zeros(len(deals.decks), np.bool_)
    made = 0
    for rows, at, seat, points in reversed(recorder.knocks):
        for row, deal, of, brought in zip(rows, at, seat, points, strict=True):
            own, other = deals.needed[deal, [of, 1 - of]]
            assert targets[row] == pytest.approx(utility(own, other, brought), abs=1e-3)
            # The last chance of a deal was taken, if the deal ended with that knock.
            made += not ended[deal] and (1 - 2 * of) * brought == deals.points[deal]
            ended[deal] = True
    assert made > 2


@pytest.mark.strength
def test_a_little_training_beats_random_play_and_greed(tmp_path: Path) -> None:
    run = Run(GinTrainer(deals=24), 1, tmp_path)

    def won(opponent: str) -> float:
        return float(run.matches(opponent, 10, Decks.CHOOSING, 0).mean())

    assert won("random") < 0.3
    for _ in range(4):
        run.step()
    assert won("random") > 0.9
    assert won("greedy") > 0.2


def test_a_simple_player_melds_and_discards_the_highest_rank() -> None:
    """It takes an upcard for a meld alone, unless it can knock with it."""
    deals = dealt(40)
    hands = deals.hands[np.arange(40), deals.turn].tolist()
    upcards = deals.upcards(np.arange(40)).tolist()
    Simple().play(deals, np.arange(40))
    takes = 0
    for at, (hand, upcard) in enumerate(zip(hands, upcards, strict=True)):
        eleven = hand | 1 << upcard
        loose = best(eleven).loose
        wanted = upcard not in loose or deadwood_after_discard(eleven, upcard) <= deals.limit[at]
        took = deals.lengths[at] == 0 or deals.upcards(np.array([at]))[0] != upcard
        assert took == wanted
        takes += took
        if took and deals.going[at]:
            discarded = deals.upcards(np.array([at]))[0]
            assert discarded % 13 == max(card % 13 for card in loose if card != upcard)
    assert takes
