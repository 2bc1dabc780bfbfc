"""Deals of panguingue that computer players play among themselves."""

import statistics
from collections.abc import Sequence
from typing import Any

from engine.games.panguingue.deal import PanDeal
from tests.engine.ai import matches
from tests.engine.ai.matches import Player, play

SEATS = 6


def new_deal(seats: int, seed: int, **options: Any) -> PanDeal:
    """Deal seeded cards; the dealer changes with the seed."""
    deal = matches.new_deal("panguingue", seats, seed, **options)
    assert isinstance(deal, PanDeal)
    return deal


def play_deal(players: Sequence[Player], seed: int, **options: Any) -> PanDeal:
    """Play a seeded deal to its end."""
    deal = new_deal(len(players), seed, **options)
    play(deal, players)
    return deal


def gains(one: Player, other: Player, deals: int, *, seats: int = SEATS) -> list[float]:
    """Return the chips that the average seat of one player wins in each deal.

    The two players sit in alternate seats, and play every deck twice, the second time with seats exchanged.
    """
    won = []
    for number in range(deals):
        seed, first = divmod(number, 2)
        players = [one if seat % 2 == first else other for seat in range(seats)]
        result = play_deal(players, seed).result
        assert result is not None
        won.append(statistics.mean(result.chips[first::2]))
    return won
