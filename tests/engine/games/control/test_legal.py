"""The fast list of legal actions equals a slow one, in random positions under many options."""

import random
from typing import Any

import pytest

from engine import GAMES
from engine.games.control.deal import ControlDeal
from tests.engine.games.control.slow_legal import slow_legal

_TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"control_mode": "held"},
    {"control_mode": "deck", "ace_high": True},
    {"control_set": "numbers", "controls_in_force": 3},
    {"control_set": "numbers", "number_suit": "any", "decks": "2"},
    {"control_set": "level6", "decks": "2"},
    {"control_set": "level8", "number_suit": "any"},
    {"control_set": "level1"},
)


@pytest.mark.long
@pytest.mark.parametrize("values", _TABLES, ids=lambda values: " ".join(map(str, values.values())) or "plain")
def test_the_quick_list_is_the_slow_one(values: dict[str, Any]) -> None:
    spec = GAMES["control"]
    chance = random.Random(7)
    looked = 0
    for seats in (2, 4):
        match = spec.new_match(seats=seats, options=spec.options(**values))
        deal = match.deal(chance.sample(match.pack(), len(match.pack())), seed=bytes(32))
        assert isinstance(deal, ControlDeal)
        while deal.result is None and deal.ply < 400:
            (seat,) = deal.actors
            legal = deal.legal_actions(seat)
            if chance.random() < 0.2:
                assert legal == slow_legal(deal, seat)
                looked += 1
            melds = [action for action in legal if action.verb in ("meld", "layoff")]
            deal.apply(seat, chance.choice(melds if melds and chance.random() < 0.7 else legal))
    assert looked
