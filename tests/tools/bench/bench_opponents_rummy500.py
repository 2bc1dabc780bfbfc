"""Computer players of rummy 500: how often strong wins matches."""

import math
import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.games.rummy500 import Rummy500Deal
from engine.match import SEED_BYTES, Match
from engine.views import View

Player = Callable[[View], Action]

SHORT, LONG = 80, 400


def level(of: Level) -> Player:
    """Return the rummy 500 player of a level."""
    return lambda view: choose("rummy500", of, view)


def new_deal(seats: int, seed: int, **options: Any) -> Rummy500Deal:
    """Deal seeded cards; the dealer changes with the seed."""
    spec = GAMES["rummy500"]
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)
    return _next_deal(match, random.Random(seed))


def _next_deal(match: Match, rng: random.Random) -> Rummy500Deal:
    pack = match.pack()
    deal = match.deal(rng.sample(pack, len(pack)), seed=bytes(SEED_BYTES))
    assert isinstance(deal, Rummy500Deal)
    return deal


def play(deal: Rummy500Deal, players: Sequence[Player]) -> Rummy500Deal:
    """Play a deal to its end."""
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, players[seat](deal.view(seat)))
    return deal


def play_match(players: Sequence[Player], seed: int, **options: Any) -> tuple[int, ...]:
    """Play a match with seeded decks, the first dealer changing with the seed; return the winners."""
    spec = GAMES["rummy500"]
    seats = len(players)
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)
    rng = random.Random(seed)
    while match.outcome is None:
        match.close(play(_next_deal(match, rng), players))
    return match.outcome.winners


def share(one: Player, others: Sequence[Player], matches: int, **options: Any) -> float:
    """Return the share of matches that one player wins from seat 0; every seat deals first in turn."""
    won = [0 in play_match((one, *others), seed, **options) for seed in range(matches)]
    return statistics.mean(won)


def run(matches: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches to 500 won with the standard error."""
    rows: list[tuple[str, float, str]] = []
    for better, worse, others in (
        (Level.STRONG, Level.EASY, 1),
        (Level.STRONG, Level.NORMAL, 1),
        (Level.NORMAL, Level.EASY, 1),
        (Level.STRONG, Level.EASY, 3),
    ):
        won = share(level(better), [level(worse)] * others, matches)
        rows += [
            (f"rummy500: {better} beats {others} {worse}, {matches} matches", 100 * won, "%"),
            ("rummy500: … standard error", 100 * math.sqrt(won * (1 - won) / matches), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Return the same of so many matches that the levels can be told apart."""
    return run(LONG)
