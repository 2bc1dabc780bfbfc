"""The search: worlds fit the seat's information, values match exact ones, and nothing leaks."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from engine import GAMES
from engine.actions import Action, Discard, DrawStock
from engine.ai import Level, choose
from engine.ai.gin.worlds import (
    GinDecision,
    _probability_table,
    even_match_probability,
    probability_per_point,
)
from engine.ai.search import assess, sequential_halving
from engine.cards import Card, cards_in, pack
from engine.deal import Deal
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import GinView, Phase
from engine.match import SEED_BYTES
from tests.engine.ai.gin_endings import endings, within

_PLAYED = [
    {},
    {"first_upcard": "eleven_card_deal", "layoff_mode": "manual", "big_gin": True},
    {"variant": "oklahoma", "wall_action": "none", "stock_floor": 0},
    {"deals": 3, "discard_taken_upcard": True, "meld_selection": "knocker"},
]


def moments(chance: random.Random, share: float, **options: Any) -> Iterator[tuple[Deal, int, GinView]]:
    """Yield decisions of a deal in which some moves are random."""
    spec = GAMES["gin"]
    match = spec.new_match(seats=2, options=spec.options(**options), dealer=chance.randrange(2))
    deal = match.deal(chance.sample(match.pack(), 52), seed=bytes(SEED_BYTES))
    while deal.result is None:
        (seat,) = deal.actors
        view = deal.view(seat)
        assert isinstance(view, GinView)
        if chance.random() < share:
            yield deal, seat, view
        wild = chance.random() < 0.3
        deal.apply(seat, chance.choice(view.legal) if wild else choose("gin", Level.STRONG, view))


@pytest.mark.long
@pytest.mark.parametrize("options", _PLAYED, ids=str)
def test_worlds_agree_with_what_the_seat_knows(options: dict[str, Any]) -> None:
    chance = random.Random(1)
    others = set()
    for _ in range(6):
        for _, seat, view in moments(chance, 0.5, **options):
            if view.phase == Phase.DEFENCE:
                continue
            world = GinDecision(view).world(chance)
            held = list(cards_in(world.other))
            others.add(world.other)
            assert len(held) == view.held[1 - seat]
            assert len(world.stock) == view.stock
            assert set(view.known[1 - seat]) <= set(held)
            assert sorted([*view.hand, *view.pile, *held, *world.stock]) == list(pack())
    assert len(others) > 20


@pytest.mark.long
@pytest.mark.parametrize("options", _PLAYED, ids=str)
def test_the_answer_is_legal_and_the_same_for_any_cards_that_the_seat_cannot_see(
    options: dict[str, Any],
) -> None:
    chance = random.Random(2)
    moved = 0
    for deal, seat, view in moments(chance, 0.3, **options):
        found = assess(view, 24, deal.ply)
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
        moved += twin.view(1 - seat).hand != deal.view(1 - seat).hand
        assert assess(twin.view(seat), 24, deal.ply) == found
        assert len({one.action for one in found.ranked}) == len(found.ranked)
        for one in found.ranked:
            deal.check(seat, one.action)
        assert found.best.shortfall == 0
    assert moved


def test_the_last_discard_is_solved_as_the_rules_score_it() -> None:
    """Deal every hand that the other player could hold, and score it by the rules."""
    for deal in endings(random.Random(3), 2):
        own = deal.view(0)
        unseen = [card for card in pack() if card not in (*own.hand, *own.pile)]
        options = GAMES["gin"].options(wall_action="none", deals=1)

        def dealt(
            other: Sequence[Card], own: GinView = own, unseen: list[Card] = unseen, options: Any = options
        ) -> GinDeal:
            stock = [card for card in unseen if card not in other]
            return GinDeal.at(
                options,
                dealer=0,
                turn=0,
                phase=Phase.DISCARD,
                hands=(own.hand, other),
                stock=stock,
                pile=own.pile,
                first_upcard=own.first_upcard,
            )

        hands = list(combinations(unseen, 10))
        solved = GinDecision(dealt(hands[0]).view(0), weighted=False).exact_values(1_000)
        assert solved is not None
        for action, value in solved:
            points = []
            for hand in hands:
                twin = dealt(hand)
                twin.apply(0, action)
                assert twin.result is not None
                points.append(twin.result.points[0] - twin.result.points[1])
            assert value == pytest.approx(sum(points) / len(points))


@pytest.mark.long
def test_sampled_values_of_endings_lie_within_three_standard_errors() -> None:
    inside, looked = within(endings(random.Random(4), 12), 300)
    assert inside >= 0.97 * looked - 1
    assert looked >= 20


@pytest.mark.long
@pytest.mark.parametrize("target", [10, 100])
def test_no_value_is_beyond_a_won_or_lost_match(target: int) -> None:
    """The network knows matches to 100: what it says is converted for others."""
    most = 0.5 / probability_per_point(target)
    tried = 0
    for _, _, view in moments(random.Random(7), 0.3, target=target):
        if len(view.legal) > 1 and view.phase is not Phase.DEFENCE:
            question = GinDecision(view)
            world = question.world(random.Random(tried))
            values = [question.playout(world, action) for action, _ in question.candidates()]
            assert max(map(abs, values)) <= 1.1 * most
            tried += 1
    assert tried > 2


def test_a_chance_to_win_grows_with_every_point() -> None:
    chance = even_match_probability
    for own, other in ((1, 1), (100, 100), (37, 80), (250, 900), (10_000, 9_000)):
        assert chance(own, other) == pytest.approx(1 - chance(other, own))
    assert all(chance(own, 50) >= chance(own + 1, 50) for own in range(1, 100))
    assert all(chance(own, 5_000) > chance(own + 1, 5_000) for own in range(4_000, 6_000))
    assert chance(5, 90) > 0.8


@pytest.mark.long
def test_chances_beyond_those_that_are_counted_are_right_within_a_third_of_a_percent() -> None:
    whole = _probability_table.__wrapped__(500)
    for own in range(1, 501):
        for other in range(1, 501):
            assert abs(even_match_probability(own, other) - whole[own][other]) <= 0.003
            if max(own, other) <= 300:
                assert even_match_probability(own, other) == whole[own][other]


@pytest.mark.long
def test_a_point_is_worth_less_in_a_longer_match() -> None:
    worths = [probability_per_point(target) for target in (20, 21, 100, 300, 301, 1_000, 10_000)]
    assert worths[1:4] == sorted(worths[1:4], reverse=True)
    assert worths[4:] == sorted(worths[4:], reverse=True)
    assert worths[3] == pytest.approx(worths[4], rel=0.01)


class _Coins:
    """A decision problem with known values and variances."""

    prior_error = 2.0
    bias = 0.0
    relative_cost = 1

    def __init__(self, worth: Sequence[float], priors: Sequence[float], noise: float) -> None:
        self._worth = dict(zip(_ACTIONS, worth, strict=False))
        self._priors = priors
        self._noise = noise

    def candidates(self) -> list[tuple[Action, float]]:
        return list(zip(self._worth, self._priors, strict=True))

    def exact_values(self, limit: int) -> None:
        return None

    def world(self, chance: random.Random) -> tuple[float, random.Random]:
        return chance.gauss(0, 30), random.Random(chance.random())

    def playout(self, world: tuple[float, random.Random], action: Action) -> float:
        luck, own = world
        return self._worth[action] + luck + own.gauss(0, self._noise)


_ACTIONS: tuple[Action, ...] = (*map(Discard, pack()[:5]), DrawStock())


def test_the_best_is_found_though_luck_is_ten_times_as_large() -> None:
    found = sequential_halving(_Coins((1, 2, 5, 0, 1), (3, 2, 1, 0, 0), 3.0), 400, 1)
    assert found.best.action == _ACTIONS[2]
    assert found.playouts <= 400
    played = [one.playouts for one in found.ranked]
    assert played[0] > 2 * min(played)
    (second,) = (one for one in found.ranked if one.action == _ACTIONS[1])
    assert abs(second.shortfall - 3) < 3 * second.shortfall_error + 0.5


@pytest.mark.long
def test_few_playouts_are_trusted_little_and_many_much() -> None:
    question = _Coins((0, 1), (3, 0), 40.0)
    assert sequential_halving(question, 8, 1).best.action == _ACTIONS[0]
    assert sequential_halving(question, 40_000, 1).best.action == _ACTIONS[1]


def test_the_same_seed_gives_the_same_answer_and_another_another() -> None:
    question = _Coins((1, 2, 3), (0, 0, 0), 5.0)
    assert sequential_halving(question, 60, 7) == sequential_halving(question, 60, 7)
    assert sequential_halving(question, 60, 7) != sequential_halving(question, 60, 8)


def test_playouts_end_where_no_more_of_them_would_change_the_choice() -> None:
    question = _Coins((1, 9, 0, 1), (0, 5, 0, 0), 3.0)
    found = sequential_halving(question, 4_000, 1, stop_early=True)
    assert found.best.action == sequential_halving(question, 4_000, 1).best.action == _ACTIONS[1]
    assert 0 < found.playouts < 100
    close = sequential_halving(_Coins((1.0, 1.1), (0, 0), 3.0), 400, 1, stop_early=True)
    assert close.playouts == 400


def test_nothing_is_played_where_the_prior_is_ahead_by_more_than_either_is_usually_wrong() -> None:
    """The threshold here is three times two points."""
    plain = sequential_halving(_Coins((1, 9), (0, 6.1), 3.0), 400, 1, stop_early=True)
    assert (plain.best.action, plain.playouts) == (_ACTIONS[1], 0)
    assert plain.ranked[1].shortfall == pytest.approx(6.1)
    assert sequential_halving(_Coins((1, 9), (0, 5.9), 3.0), 400, 1, stop_early=True).playouts > 0
    assert sequential_halving(_Coins((1, 9), (0, 6.1), 3.0), 400, 1).playouts == 400


@pytest.mark.parametrize(("bias", "played"), [(19.0, True), (21.0, False)])
def test_nothing_is_played_where_playouts_would_hardly_count(bias: float, played: bool) -> None:
    """A hundredth of the weight is the least; reviews play on."""
    question = _Coins((1, 9), (0, 0.01), 3.0)
    question.bias = bias
    assert (sequential_halving(question, 400, 1, stop_early=True).playouts > 0) is played
    assert sequential_halving(question, 400, 1).playouts == 400


def test_without_a_choice_nothing_is_played() -> None:
    found = sequential_halving(_Coins((1,), (0,), 1.0), 100, 1)
    assert found.playouts == 0
    assert found.best.action == _ACTIONS[0]


def test_who_has_nothing_to_decide_is_told_so() -> None:
    match = GAMES["gin"].new_match(seats=2)
    deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
    (seat,) = deal.actors
    with pytest.raises(ValueError, match="nothing to decide"):
        assess(deal.view(1 - seat), 10, 1)
