"""Hands of Control Card Rummy that computer players play among themselves."""

import random
import statistics
from collections.abc import Sequence
from typing import Any

from engine.games.control.deal import ControlDeal
from engine.match import SEED_BYTES
from tests.engine.ai.matches import Player, new_match, play


def new_deal(seats: int, seed: int, **options: Any) -> ControlDeal:
    """Deal seeded cards and control cards; the dealer changes with the seed."""
    match = new_match("control", seats, seed, **options)
    rng, pack = random.Random(seed), match.pack()
    deal = match.deal(rng.sample(pack, len(pack)), seed=rng.randbytes(SEED_BYTES))
    assert isinstance(deal, ControlDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, **options: Any) -> ControlDeal:
    """Play a seeded hand to its end."""
    deal = new_deal(len(players), seed, **options)
    play(deal, players)
    return deal


def hands(
    one: Player, others: Player, count: int, *, seats: int = 3, **options: Any
) -> list[tuple[float, float]]:
    """Return for each hand of ``one`` whether it went out (1 or 0), and its lead in points.

    The lead is over the average of the others. Every deck is played once from every seat.
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
