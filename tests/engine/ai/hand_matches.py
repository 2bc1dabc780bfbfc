"""Deals and matches of Hand that computer players play among themselves."""

from collections.abc import Sequence
from typing import Any

from engine.games.hand.deal import HandDeal
from tests.engine.ai import matches
from tests.engine.ai.matches import Player, play, play_match


def new_deal(seats: int, seed: int, key: str = "hand", **options: Any) -> HandDeal:
    """Deal seeded cards; the dealer changes with the seed."""
    deal = matches.new_deal(key, seats, seed, **options)
    assert isinstance(deal, HandDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, key: str = "hand", **options: Any) -> HandDeal:
    """Play a seeded deal to its end."""
    deal = new_deal(len(players), seed, key, **options)
    play(deal, players)
    return deal


def share_won(
    one: Player, others: Player, seeds: range, *, seats: int = 4, key: str = "hand", **options: Any
) -> float:
    """Return the share of matches that one player, or a partnership of two, wins.

    A shared win counts in part. The seats rotate with the seed.
    """
    won = 0.0
    for seed in seeds:
        mine = {seed // seats % seats}
        if key == "hand_partnership":
            mine |= {(seat + 2) % seats for seat in mine}
        players = [one if seat in mine else others for seat in range(seats)]
        winners = play_match(key, players, seed, **options)
        won += len(mine.intersection(winners)) / len(winners)
    return won / len(seeds)
