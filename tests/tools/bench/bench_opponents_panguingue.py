"""Computer players of panguingue: what strong earns against easy."""

import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.games.panguingue import PanDeal
from engine.match import SEED_BYTES
from engine.views import View

Player = Callable[[View], Action]

DEALS = 1_000
SEATS = 6


def level(of: Level) -> Player:
    """Return the panguingue player of a level."""
    return lambda view: choose("panguingue", of, view)


def new_deal(seats: int, seed: int, **options: Any) -> PanDeal:
    """Deal seeded cards; the dealer changes with the seed."""
    spec = GAMES["panguingue"]
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)
    pack = match.pack()
    deal = match.deal(random.Random(seed).sample(pack, len(pack)), seed=bytes(SEED_BYTES))
    assert isinstance(deal, PanDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, **options: Any) -> PanDeal:
    """Play a seeded deal to its end; whoever is asked first of several acts first."""
    deal = new_deal(len(players), seed, **options)
    while deal.result is None:
        seat = deal.actors[0]
        deal.apply(seat, players[seat](deal.view(seat)))
    return deal


def gains(one: Player, other: Player, deals: int, *, seats: int = SEATS) -> list[float]:
    """Return the chips of the average seat of one player in each deal. They sit alternately, and play every
    deck twice, the second time in each other's seats.
    """
    won = []
    for number in range(deals):
        seed, first = divmod(number, 2)
        players = [one if seat % 2 == first else other for seat in range(seats)]
        result = play_deal(players, seed).result
        assert result is not None
        won.append(statistics.mean(result.chips[first::2]))
    return won


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): chips a deal with the half-width of 95 %."""
    won = gains(level(Level.STRONG), level(Level.EASY), DEALS)
    return [
        (
            f"panguingue: strong among easy, {SEATS} seats, {DEALS:,} deals",
            statistics.mean(won),
            "chips/deal",
        ),
        ("panguingue: … give or take", 1.96 * statistics.stdev(won) / DEALS**0.5, "chips/deal"),
    ]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<60}{value:>10,.3f} {unit}")
