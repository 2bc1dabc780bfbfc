"""What ten cards and waiting are worth at gin: that it is legal, what moves it, and that it pays."""

import random
from typing import Any

import pytest

from engine.cards import mask_of, parse_cards
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.games.gin.terms import GinOptions
from engine.opponents.gin.players import weighed
from engine.opponents.gin.worth import appraised, lefts_of, waiting
from tests.engine.games.gin.table import at
from tests.engine.opponents.test_gin import OPTION_SETS, SPEC, decisions, named


@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_what_is_appraised_is_legal_and_among_what_strong_considers(options: dict[str, Any]) -> None:
    looked = 0
    for _, _, view in decisions(random.Random(named(options)), 3, 0.3, **options):
        assert isinstance(view, GinView)
        found = appraised(view)
        considered = dict(weighed(view))
        assert {action for action, _ in found} <= set(considered)
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)
        if any(isinstance(action, Knock | BigGin) for action in considered):
            assert any(isinstance(action, Knock | BigGin) for action, _ in found)
        looked += view.phase is Phase.DISCARD
    assert looked


def test_waiting_is_worth_more_with_more_outs_and_when_the_other_has_taken_more() -> None:
    options = SPEC.options()
    assert isinstance(options, GinOptions)

    def gain(**changed: Any) -> float:
        given: dict[str, Any] = {"outs": 2, "left": 5.0, "low": 4, "taken": 1, "late": 0.3} | changed
        return waiting(options, **given)

    assert gain(outs=3) > gain()
    assert gain(taken=2) > gain()
    assert gain(late=0.6) > gain()
    assert gain(left=8.0) < gain()


def test_lefts_are_what_the_best_throw_leaves_after_each_draw() -> None:
    hand = mask_of(parse_cards("7S 8S 9S QH QD QC 2H 2D 3C KS"))
    assert lefts_of(hand, parse_cards("2S TH")) == [3, 17]


def test_a_hand_that_makes_gin_is_left_to_strong() -> None:
    view = at(
        Phase.DISCARD, "5S 6S 7S 2C 2D 2H KC KD KH KS 9D", other="3D 4C 5H 6D 8H 9C TD JC QH QD", upcard="QS"
    ).view(1)
    assert appraised(view) == weighed(view)
    assert isinstance(appraised(view)[0][0], Knock)
