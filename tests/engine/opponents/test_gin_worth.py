"""What ten cards and waiting are worth at gin: that it is legal, what moves it, and that it pays."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Discard
from engine.cards import parse_cards
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.opponents.gin.players import weighed
from engine.opponents.gin.worth import appraised
from tests.engine.games.gin.table import NEAR_GIN, at
from tests.engine.opponents.test_gin import OPTION_SETS, decisions, named


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


def test_cards_that_the_other_took_are_a_reason_to_wait() -> None:
    """He is nearer to going out, and undercuts more often."""
    view = at(Phase.DISCARD, f"{NEAR_GIN} 8D", upcard="KS", stock=16).view(1)

    def knocking(taken: str) -> float:
        found = dict(appraised(replace(view, known=(tuple(parse_cards(taken)), ()))))
        waits = max(worth for action, worth in found.items() if isinstance(action, Discard))
        return next(worth for action, worth in found.items() if isinstance(action, Knock)) - waits

    assert knocking("") > knocking("JC QH QS")


def test_a_hand_that_makes_gin_is_left_to_strong() -> None:
    view = at(
        Phase.DISCARD, "5S 6S 7S 2C 2D 2H KC KD KH KS 9D", other="3D 4C 5H 6D 8H 9C TD JC QH QD", upcard="QS"
    ).view(1)
    assert appraised(view) == weighed(view)
    assert isinstance(appraised(view)[0][0], Knock)
