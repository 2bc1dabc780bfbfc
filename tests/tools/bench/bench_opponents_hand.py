"""Computer players of Hand: how often strong has the lowest total."""

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.games.hand import HandDeal
from engine.match import SEED_BYTES
from engine.views import View

Player = Callable[[View], Action]

MATCHES = 40


def level(of: Level) -> Player:
    """Return the Hand player of a level."""
    return lambda view: choose("hand", of, view)


def new_deal(seats: int, seed: int, key: str = "hand", **options: Any) -> HandDeal:
    """Deal seeded cards; the dealer changes with the seed."""
    spec = GAMES[key]
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)
    pack = match.pack()
    deal = match.deal(random.Random(seed).sample(pack, len(pack)), seed=bytes(SEED_BYTES))
    assert isinstance(deal, HandDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, key: str = "hand", **options: Any) -> HandDeal:
    """Play a seeded deal to its end; whoever is asked first of several acts first."""
    deal = new_deal(len(players), seed, key, **options)
    while deal.result is None:
        seat = deal.actors[0]
        deal.apply(seat, players[seat](deal.view(seat)))
    return deal


def play_match(players: Sequence[Player], seed: int, key: str = "hand", **options: Any) -> tuple[int, ...]:
    """Play a match with seeded decks, the first dealer changing with the seed; return the winners."""
    spec = GAMES[key]
    match = spec.new_match(seats=len(players), options=spec.options(**options), dealer=seed % len(players))
    rng = random.Random(seed)
    pack = match.pack()
    while match.outcome is None:
        deal = match.deal(rng.sample(pack, len(pack)), seed=bytes(SEED_BYTES))
        while deal.result is None:
            seat = deal.actors[0]
            deal.apply(seat, players[seat](deal.view(seat)))
        match.close(deal)
    return match.outcome.winners


def share_won(
    one: Player, others: Player, matches: range, *, seats: int = 4, key: str = "hand", **options: Any
) -> float:
    """Return the share of matches that one player, or two in a partnership, wins against the others; a shared
    place counts its part. The seats rotate with the seed.
    """
    won = 0.0
    for seed in matches:
        mine = {seed // seats % seats}
        if key == "hand_partnership":
            mine |= {(seat + 2) % seats for seat in mine}
        players = [one if seat in mine else others for seat in range(seats)]
        winners = play_match(players, seed, key, **options)
        won += len(mine.intersection(winners)) / len(winners)
    return won / len(matches)


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches of five rounds won with the half-width of 95 %."""
    rows: list[tuple[str, float, str]] = []
    for key, seats in (("hand", 2), ("hand", 3), ("hand", 4), ("hand", 5), ("hand_partnership", 4)):
        share = share_won(level(Level.STRONG), level(Level.EASY), range(MATCHES), seats=seats, key=key)
        rows += [
            (f"{key}: strong among easy, {seats} seats, {MATCHES} matches won", 100 * share, "%"),
            ("… give or take", 196 * math.sqrt(share * (1 - share) / MATCHES), "%"),
        ]
    return rows


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<60}{value:>10,.3f} {unit}")
