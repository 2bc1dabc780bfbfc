"""Computer players of Control Card Rummy: how many hands strong wins from easy."""

import math
import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.games.control import ControlDeal
from engine.match import SEED_BYTES
from engine.views import View

Player = Callable[[View], Action]

SHORT, LONG = 80, 400
TABLES: tuple[tuple[int, str], ...] = ((3, "round"), (3, "held"), (2, "round"), (6, "round"))


def level(of: Level) -> Player:
    """Return the player of a level."""
    return lambda view: choose("control", of, view)


def new_deal(seats: int, seed: int, **options: Any) -> ControlDeal:
    """Deal seeded cards; the dealer changes with the seed."""
    spec = GAMES["control"]
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)
    rng, pack = random.Random(seed), match.pack()
    deal = match.deal(rng.sample(pack, len(pack)), seed=rng.randbytes(SEED_BYTES))
    assert isinstance(deal, ControlDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, **options: Any) -> ControlDeal:
    """Play a seeded hand to its end."""
    deal = new_deal(len(players), seed, **options)
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, players[seat](deal.view(seat)))
    return deal


def hands(
    one: Player, others: Player, count: int, *, seats: int = 3, **options: Any
) -> list[tuple[float, float]]:
    """Return for each hand whether one player among others went out (1 or 0), and its points above the
    average of the others. It plays every deck once in every seat.
    """
    won = []
    for number in range(count):
        seed, place = divmod(number, seats)
        players = [one if seat == place else others for seat in range(seats)]
        result = play_deal(players, seed, **options).result
        assert result is not None
        points = list(result.points)
        own = points.pop(place)
        won.append((float(result.winner == place), own - statistics.mean(points)))
    return won


def run(count: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): hands won with the half-width of 95 %."""
    rows = []
    for seats, mode in TABLES:
        played = hands(level(Level.STRONG), level(Level.EASY), count, seats=seats, control_mode=mode)
        share = statistics.mean(win for win, _ in played)
        rows += [
            (f"control: strong among easy, {seats} seats, {mode}, {count} hands won", 100 * share, "%"),
            ("control: … give or take", 196 * math.sqrt(share * (1 - share) / count), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Return the same of so many hands that the levels can be told apart."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<64}{value:>10,.3f} {unit}")
