"""Differences between two actions, and values as win probabilities."""

from math import isclose
from typing import Any

import pytest

from engine import GAMES
from engine.ai.gin.worlds import GinDecision, even_match_probability
from engine.ai.search import DECISION_PROBLEMS, assess
from engine.ai.search.paired_comparison import compare
from engine.ai.search.win_probability import match_win_probability
from engine.cards import parse_cards
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import BigGin, GinView, Knock, Phase


def discarding(**options: Any) -> GinView:
    """Return a view of a player with eleven cards."""
    match = GAMES["gin"].new_match(seats=2, options=GAMES["gin"].options(**options), dealer=0)
    pack = list(match.pack())
    deal = match.deal(pack[::3] + pack[1::3] + pack[2::3], seed=bytes(32))
    while len(deal.view(deal.actors[0]).legal) < 8:
        deal.apply(deal.actors[0], deal.legal_actions(deal.actors[0])[0])
    view = deal.view(deal.actors[0])
    assert isinstance(view, GinView)
    return view


@pytest.mark.long
def test_the_best_loses_nothing_to_the_worst_and_the_worst_to_the_best_as_much_the_other_way() -> None:
    view = discarding()
    question = DECISION_PROBLEMS[type(view)](view)
    ranked = assess(view, 200, 1).ranked
    best, worst = ranked[0].action, ranked[-1].action
    there, back = (compare(question, *pair, 400, 3) for pair in ((best, worst), (worst, best)))
    assert isclose(there.loss, -back.loss)
    assert there.error == back.error
    assert (there.one.action, there.other.action) == (best, worst)


@pytest.mark.long
def test_what_was_never_worth_a_trial_can_be_compared() -> None:
    view = discarding()
    tried = {judged.action for judged in assess(view, 60, 1).ranked}
    left_out = next(action for action in view.legal if action not in tried)
    found = compare(DECISION_PROBLEMS[type(view)](view), assess(view, 60, 1).best.action, left_out, 300, 5)
    assert found.other.action == left_out
    assert found.loss > -2 * found.error


def test_a_value_is_the_chance_that_the_score_after_it_would_have() -> None:
    view = discarding(target=100)
    worth = GinDecision(view)._utility
    for points in (-40, 0, -7, 12, 60):
        expected = even_match_probability(100 - max(points, 0), 100 - max(-points, 0))
        found = match_win_probability(view, worth.of(points))
        assert found is not None
        assert isclose(found, expected, abs_tol=1e-9)


def test_there_is_none_where_the_search_tells_points_alone() -> None:
    assert match_win_probability(discarding(hollywood=True), 3.0) is None


def test_a_short_match_has_chances_too() -> None:
    view = discarding(target=10)
    assert match_win_probability(view, GinDecision(view)._utility.of(10)) == 1.0


def test_big_gin_is_worth_what_it_scores() -> None:
    """Regression: it was worth nothing, so that passing it up lost nothing."""
    options = GAMES["gin"].options(big_gin=True)
    hand = parse_cards("AS 2S 3S 4S 5H 6H 7H 9C 9D 9H 9S")
    rest = [card for card in GAMES["gin"].new_match(seats=2).pack() if card not in hand]
    deal = GinDeal.at(
        options,
        dealer=1,
        turn=0,
        phase=Phase.DISCARD,
        hands=(hand, rest[:10]),
        stock=rest[10:35],
        pile=rest[35:],
        first_upcard=rest[35],
    )
    view = deal.view(0)
    assert BigGin() in view.legal
    best = assess(view, 60, 1).best.action
    assert best == BigGin()
    gin = next(action for action in view.legal if isinstance(action, Knock))
    found = compare(DECISION_PROBLEMS[type(view)](view), best, gin, 60, 1)
    assert found.one.value > found.other.value > 0
    assert found.loss > 0
