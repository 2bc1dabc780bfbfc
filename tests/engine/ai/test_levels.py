"""The levels of each game, and which games have the expert."""

from random import Random

import pytest

from engine import GAMES
from engine.ai import LEVELS, PLAIN, POLICIES, USUAL_BUDGET, Level, choose, expert, levels
from engine.ai.search import DECISION_PROBLEMS, playouts_in_time_of
from engine.match import SEED_BYTES


@pytest.mark.long
def test_an_expert_plays_what_the_search_knows() -> None:
    for key in POLICIES:
        judged = GAMES[key].view in DECISION_PROBLEMS
        assert levels(key) == (LEVELS if judged else PLAIN)
        match = GAMES[key].new_match(seats=GAMES[key].seats[0])
        deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
        view = deal.view(deal.actors[0])
        expected = (
            expert(view, playouts_in_time_of(USUAL_BUDGET, view)).best.action
            if judged
            else choose(key, Level.STRONG, view)
        )
        assert choose(key, Level.EXPERT, view) == expected
    assert levels("whist") == PLAIN
    assert levels("gin") == LEVELS


@pytest.mark.long
def test_an_expert_thinks_the_same_again_and_whatever_lies_where_it_cannot_see() -> None:
    chance = Random(5)
    for key in POLICIES:
        if GAMES[key].view not in DECISION_PROBLEMS:
            continue
        match = GAMES[key].new_match(seats=GAMES[key].seats[0])
        deal = match.deal(chance.sample(match.pack(), len(match.pack())), seed=bytes(SEED_BYTES))
        for _ in range(6):
            seat = deal.actors[0]
            found = expert(deal.view(seat), 40)
            assert expert(deal.view(seat), 40) == found
            twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
            assert expert(twin.view(seat), 40) == found
            assert found.playouts <= 40 or len(found.ranked) > 20
            deal.apply(seat, found.best.action)
