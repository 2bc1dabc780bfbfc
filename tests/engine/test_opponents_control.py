"""The computer players of Control Card Rummy and the understudy there: that nobody refuses them, what they
see, how well they play.
"""

import inspect
import random
import statistics
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.games.control import (
    ControlDeal,
    ControlKind,
    ControlMode,
    ControlView,
    Ending,
    LayOff,
    Meld,
    PlayControl,
    TurnOver,
)
from engine.opponents import LEVELS, Level, choose, control, understudy
from tests.bench.bench_opponents_control import Player, hands, level, new_deal, play_deal
from tests.engine.control_table import SPEC, at, drawn, lay_off, meld, throw, view

PLAYERS: dict[str, Player] = {**{name: level(name) for name in LEVELS}, "understudy": understudy}
OPTION_SETS: list[dict[str, Any]] = [
    *({"preset": preset} for preset in SPEC.presets),
    {"control_mode": "held", "held_controls": 3, "controls_in_force": 2, "scoring": "penalty"},
    {"control_mode": "deck", "control_set": "numbers", "controls_in_force": 3, "number_suit": "any"},
    {"control_mode": "deal", "control_set": "level6", "level_meld_to_go_out": True, "meld_scope": "all"},
    {"control_mode": "turn", "control_set": "numbers", "preview": False, "ace_high": True, "hand_size": 13},
    {"control_mode": "held", "control_set": "level3", "level_meld_to_go_out": True, "hand_size": 7},
    {"control_mode": "deck", "scoring": "penalty", "card_points": "ten", "max_turnovers": 1, "stall": 5},
    {"control_mode": "turn", "controls_in_force": 3, "meld_credit": "layer", "decks": "2", "ace_high": True},
    {"control_set": "custom", "custom_controls": "SUM 2, SUIT 1", "decks": "1", "hand_size": 7},
]
CROWDED: dict[str, Any] = {
    "hand_size": 13,
    "controls_in_force": 3,
    "control_set": "numbers",
    "number_suit": "any",
}
TABLES = tuple((mode, seats) for mode in ControlMode for seats in (2, 4, 6))


def named(options: object) -> str:
    return "-".join(map(str, options.values())) if isinstance(options, dict) else str(options)


def decisions(
    seats: int, seed: int, wild: float, limit: int = 1_000, **options: Any
) -> Iterator[tuple[ControlDeal, int, ControlView]]:
    """Yield the decisions of a hand that normal plays, but for a share of moves at random."""
    rng = random.Random(seed)
    deal = new_deal(seats, seed, **options)
    while deal.result is None and deal.ply < limit:
        (seat,) = deal.actors
        seen = deal.view(seat)
        yield deal, seat, seen
        at_random = rng.random() < wild
        deal.apply(seat, rng.choice(seen.legal) if at_random else control.normal(seen))


@pytest.mark.parametrize(("mode", "seats"), TABLES, ids=named)
def test_nobody_is_refused_at_any_table(mode: ControlMode, seats: int) -> None:
    for wild in (0.1, 1.0):
        for deal, seat, seen in decisions(seats, seats, wild, 120, control_mode=mode):
            for player in PLAYERS.values():
                deal.check(seat, player(seen))


@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_nobody_is_refused_under_any_options(options: dict[str, Any]) -> None:
    for wild in (0.2, 0.8):
        for deal, seat, seen in decisions(3, 1, wild, 80, **options):
            for player in PLAYERS.values():
                deal.check(seat, player(seen))


def test_nobody_is_refused_with_very_many_melds() -> None:
    for deal, seat, seen in decisions(2, 1, 0.3, 30, decks="2", **CROWDED):
        for player in PLAYERS.values():
            deal.check(seat, player(seen))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("mode", ControlMode)
def test_hands_among_themselves_end(name: str, mode: ControlMode) -> None:
    for seats in (2, 5):
        assert play_deal([PLAYERS[name]] * seats, seats, control_mode=mode).ply < 3_000


@pytest.mark.parametrize("player", [control.easy, control.normal, control.strong])
def test_a_player_gets_a_view_and_nothing_else(player: Player) -> None:
    assert list(inspect.signature(player).parameters) == ["view"]
    assert typing.get_type_hints(player) == {"view": ControlView, "return": Action}


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("mode", ["round", "held", "deck"])
def test_hidden_cards_and_repetition_change_nothing(name: str, mode: str) -> None:
    rng = random.Random(11)

    def shuffled(cards: list[Card]) -> list[Card]:
        return rng.sample(cards, len(cards))

    for deal, seat, seen in decisions(3, 11, 0.2, 60, control_mode=mode):
        answer = PLAYERS[name](seen)
        assert PLAYERS[name](seen) == answer
        assert PLAYERS[name](deal.resampled(seat, shuffled).view(seat)) == answer
