"""The fast list of legal actions equals slow ones, in random positions under many options."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.games.hand.deal import HandDeal
from engine.games.hand.terms import Exchange, Lay, LayOff, Phase
from tests.engine.games.hand.slow_legal import slow_choices

_TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hand", 2, {}),
    ("hand", 4, {"hand_waives_opening": True, "opening_needs_run": True}),
    ("hand", 3, {"discard_use": "any_use", "taken_joker_must_be_used": True}),
    ("hand", 3, {"discard_use": "any_meld", "final_discard": False, "opening_min": 30}),
    ("hand", 3, {"go_out_first_turn": False, "opening_rule": "beat_last", "max_jokers_per_meld": 1}),
    ("hand_partnership", 4, {}),
)


def comparable(actions: Sequence[Action]) -> list[Action]:
    """Remove the ends of lay-offs that need none, and sort lay-offs and exchanges."""
    plain = {(a.card, a.meld) for a in actions if isinstance(a, LayOff) and a.end is None}
    kept = [
        action
        for action in actions
        if not (isinstance(action, LayOff) and action.end is not None and (action.card, action.meld) in plain)
    ]
    return [action for action in kept if not isinstance(action, LayOff | Exchange)] + sorted(
        (action for action in kept if isinstance(action, LayOff | Exchange)), key=repr
    )


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "values"), _TABLES)
def test_the_quick_list_is_the_slow_one(key: str, seats: int, values: dict[str, Any]) -> None:
    spec = GAMES[key]
    chance = random.Random(seats)
    looked = 0
    for _ in range(8):
        match = spec.new_match(seats=seats, options=spec.options(**values))
        deal = match.deal(chance.sample(match.pack(), len(match.pack())), seed=bytes(32))
        assert isinstance(deal, HandDeal)
        while deal.result is None and deal.ply < 250:
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            turn = deal._turn_now()
            if deal.phase in (Phase.PLAY, Phase.MUST_MELD) and chance.random() < 0.4:
                listed = [action for action in legal if isinstance(action, Lay | LayOff | Exchange | Discard)]
                assert comparable(listed) == comparable(slow_choices(turn))
                looked += len(listed)
            if deal.phase is Phase.DRAW and deal._pile and not deal._returned and chance.random() < 0.4:
                top = deal._pile[-1]
                held = replace(turn, hand=(*turn.hand, top), taken=top, duty=True)
                assert (TakeUpcard() in legal) == bool(slow_choices(held))
            melds = [action for action in legal if isinstance(action, Lay | LayOff | Exchange | TakeUpcard)]
            deal.apply(seat, chance.choice(melds if melds and chance.random() < 0.6 else legal))
    assert looked
