"""What ten cards and waiting are worth at gin: that it is legal, what moves it, and that it pays."""

import random
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from engine.actions import Discard
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.opponents.gin.players import weighed
from engine.opponents.gin.worth import appraised
from tests.engine.games.gin.table import at
from tests.engine.opponents.test_gin import OPTION_SETS, decisions, named


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_what_is_appraised_is_legal_and_among_what_strong_considers(options: dict[str, Any]) -> None:
    looked = 0
    for _, _, view in decisions(random.Random(named(options)), 1, 0.3, **options):
        assert isinstance(view, GinView)
        found = appraised(view)
        considered = dict(weighed(view))
        assert {action for action, _ in found} <= set(considered)
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)
        if any(isinstance(action, Knock | BigGin) for action in considered):
            assert any(isinstance(action, Knock | BigGin) for action, _ in found)
        looked += view.phase is Phase.DISCARD
    assert looked


@pytest.mark.long
def test_cards_that_the_other_took_are_a_reason_to_wait() -> None:
    """He is nearer to going out, and undercuts more often."""

    def knocking(view: GinView) -> float:
        found = dict(appraised(view))
        waits = max(worth for action, worth in found.items() if isinstance(action, Discard))
        return next(worth for action, worth in found.items() if isinstance(action, Knock)) - waits

    less = []
    for _, seat, view in decisions(random.Random(3), 50, 0.1):
        assert isinstance(view, GinView)
        taken = view.known[1 - seat]
        if view.phase is Phase.DISCARD and len(taken) > 1 and view.knocks and all(c for _, c in view.knocks):
            less.append(knocking(replace(view, known=((), ()))) - knocking(view))
    assert len(less) > 6
    assert mean(less) > 0


def test_who_threw_a_card_of_the_pile_matters() -> None:
    """What the other player threw has no company in his hand; what one threw oneself he did not want."""
    differ = 0
    for _, _, view in decisions(random.Random(4), 5, 0.1):
        assert isinstance(view, GinView)
        if view.phase is Phase.DISCARD and min((left for _, left in view.knocks), default=1):
            changed = appraised(replace(view, thrown=view.thrown[::-1]))
            differ += dict(changed) != dict(appraised(view))
    assert differ > 10


def test_a_hand_that_makes_gin_is_left_to_strong() -> None:
    view = at(
        Phase.DISCARD, "5S 6S 7S 2C 2D 2H KC KD KH KS 9D", other="3D 4C 5H 6D 8H 9C TD JC QH QD", upcard="QS"
    ).view(1)
    assert appraised(view) == weighed(view)
    assert isinstance(appraised(view)[0][0], Knock)
