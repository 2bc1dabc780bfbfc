"""Deals and matches that computer players play among themselves, from seeded decks."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine import GAMES
from engine.actions import Action
from engine.ai import PLAIN, Level, choose, fallback_action
from engine.deal import Deal
from engine.match import SEED_BYTES, Match
from engine.views import View

Player = Callable[[View], Action]


def level(game: str, of: Level) -> Player:
    """Return the player of a game at a level."""
    return lambda view: choose(game, of, view)


def plain_players(game: str) -> dict[str, Player]:
    """Return by name the players that do not search: the plain levels, and the fallback policy."""
    return {**{name: level(game, name) for name in PLAIN}, "fallback policy": fallback_action}


def new_match(game: str, seats: int, seed: int, **options: Any) -> Match:
    """Return a match; the first dealer changes with the seed."""
    spec = GAMES[game]
    return spec.new_match(seats=seats, options=spec.options(**options), dealer=seed % seats)


def next_deal(match: Match, rng: random.Random) -> Deal:
    """Deal the next deck of a match."""
    pack = match.pack()
    return match.deal(rng.sample(pack, len(pack)), seed=bytes(SEED_BYTES))


def new_deal(game: str, seats: int, seed: int, **options: Any) -> Deal:
    """Deal the first deck of a match."""
    return next_deal(new_match(game, seats, seed, **options), random.Random(seed))


def play(deal: Deal, players: Sequence[Player]) -> None:
    """Play a deal to its end; where several seats may act, the first of them acts."""
    while deal.result is None:
        seat = deal.actors[0]
        deal.apply(seat, players[seat](deal.view(seat)))


def play_match(game: str, players: Sequence[Player], seed: int, **options: Any) -> tuple[int, ...]:
    """Play a match and return the winners."""
    match = new_match(game, len(players), seed, **options)
    rng = random.Random(seed)
    while match.outcome is None:
        deal = next_deal(match, rng)
        play(deal, players)
        match.close(deal)
    return match.outcome.winners
