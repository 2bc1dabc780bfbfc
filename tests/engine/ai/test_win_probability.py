"""The win probability of a value; the rest of the match is simulated."""

import json
from dataclasses import replace
from importlib.resources import files
from math import sqrt
from random import Random
from statistics import pstdev
from typing import Any

import pytest

from engine import GAMES
from engine.ai.search import win_probability
from engine.ai.search.win_probability import match_win_probability
from engine.games.control.terms import Scoring
from engine.views import View

DRAWN = [
    ("gin", 2, {"deals": 4}),
    ("panguingue", 2, {}),
    ("panguingue", 15, {}),
    ("rummy500", 2, {}),
    ("rummy500", 4, {}),
    ("control", 2, {}),
    ("control", 3, {"scoring": Scoring.PENALTY, "target": 200}),
    ("hand", 2, {}),
    ("hand", 5, {}),
    ("hand_partnership", 4, {}),
]
APART = 30.0


def named(value: object) -> str | None:
    return " ".join(f"{key}={chosen}" for key, chosen in value.items()) if isinstance(value, dict) else None


def beginning(game: str, seats: int, **options: Any) -> View:
    """Return the first view of the seat that acts first."""
    match = GAMES[game].new_match(seats=seats, options=GAMES[game].options(**options))
    deal = match.deal(match.pack(), seed=bytes(32))
    return deal.view(deal.actors[0])


def told(view: View, value: float = 0.0, apart: float = APART, deals: int = 0) -> float:
    found = match_win_probability(view, value, apart, deals)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "seats", "options"), DRAWN, ids=named)
def test_equals_begin_with_equal_chances(game: str, seats: int, options: dict[str, Any]) -> None:
    sides = len(GAMES[game].teams) or seats
    assert told(beginning(game, seats, **options)) == pytest.approx(1 / sides, abs=0.06)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), DRAWN, ids=named)
def test_a_chance_grows_with_the_value_of_the_deal(game: str, seats: int, options: dict[str, Any]) -> None:
    view = beginning(game, seats, **options)
    chances = [told(view, value) for value in (-60.0, -20.0, 0.0, 20.0, 60.0)]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]
    assert told(view, 10_000.0) > 0.99
    assert told(view, -10_000.0) < 0.01


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), DRAWN, ids=named)
def test_who_leads_before_the_last_deal_has_nearly_won(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """The lead is 400 points; where points are penalties, the lower total leads."""
    view = beginning(game, seats, **options)
    side = next((team for team in GAMES[game].teams if view.seat in team), (view.seat,))
    lead = -400 if GAMES[game].low_wins else 400
    ahead = replace(view, scores=tuple(lead * (seat in side) for seat in range(seats)))
    behind = replace(view, scores=tuple(lead * (seat not in side) for seat in range(seats)))
    if GAMES[game].goal(ahead.options).deals:  # type: ignore[attr-defined]
        assert told(ahead, deals=9) > 0.97
        assert told(behind, deals=9) < 0.03
    assert told(ahead) > told(view) > told(behind)


def test_nothing_is_left_to_chance_where_the_deal_decides() -> None:
    view = replace(beginning("panguingue", 2), scores=(3, -3), seat=0)
    assert told(view, 0.0, 0.0, deals=9) == 1.0
    assert told(view, -7.0, 0.0, deals=9) == 0.0


def test_the_same_position_has_the_same_chance() -> None:
    view = beginning("rummy500", 3)
    assert told(view, 12.0) == told(view, 12.0)


def test_a_spectator_has_none() -> None:
    match = GAMES["hand"].new_match(seats=2)
    assert match_win_probability(match.deal(match.pack(), seed=bytes(32)).view(None), 0.0) is None


def test_deals_are_known_for_every_number_of_seats() -> None:
    found = json.loads(files(win_probability.__package__).joinpath("outcomes.json").read_text())
    assert found.keys() == {*GAMES, "control penalty"}
    for name, by_seats in found.items():
        spec = GAMES[name.split()[0]]
        assert [*map(int, by_seats)] == [*spec.seats]
        for seats, brought in by_seats.items():
            assert len(brought) >= 100
            assert {len(points) for points in brought} == {int(seats)}
            if name == "panguingue":
                assert all(sum(points) <= 0 for points in brought), "chips change hands, or lie on the table"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"), [("gin", 2), ("hand", 3), ("hand_partnership", 4), ("rummy500", 3)]
)
def test_chances_between_deals_come_true(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put matches together from recorded deals, and predict each before one of its deals."""
    monkeypatch.setattr(win_probability, "_SAMPLES", 200)
    chance, spec = Random(game), GAMES[game]
    goal, view = spec.goal(spec.options()), replace(beginning(game, seats), seat=0)
    deals = win_probability.recorded_outcomes(game, seats)
    side = next((team for team in spec.teams if 0 in team), (0,))
    lead = [points[0] - sum(points) / seats for points in deals]
    found: list[tuple[float, float]] = []
    for _ in range(150):
        scores = [0] * seats
        before: list[tuple[int, ...]] = []
        while len(before) < goal.deals if goal.deals else max(scores) < goal.target:
            before.append(tuple(scores))
            points, turn = chance.choice(deals), chance.randrange(seats)
            scores = [have + points[(seat + turn) % seats] for seat, have in enumerate(scores)]
        best = min(scores) if spec.low_wins else max(scores)
        ahead = [seat for seat in range(seats) if scores[seat] == best]
        number = chance.randrange(len(before))
        said = told(replace(view, scores=before[number]), 0.0, pstdev(lead), number)
        found.append((said, sum(seat in side for seat in ahead) / len(ahead)))
    for inside in ([pair for pair in found if pair[0] < 0.4], [pair for pair in found if pair[0] >= 0.4]):
        off = sum(said - won for said, won in inside)
        assert abs(off) < 4 * sqrt(sum(said * (1 - said) for said, _ in inside))
