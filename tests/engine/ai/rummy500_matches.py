"""Deals and matches of rummy 500 that computer players play among themselves."""

import statistics
from collections.abc import Sequence
from typing import Any

from engine.games.rummy500.deal import Rummy500Deal
from tests.engine.ai import matches
from tests.engine.ai.matches import Player, play_match


def new_deal(seats: int, seed: int, **options: Any) -> Rummy500Deal:
    """Deal seeded cards; the dealer changes with the seed."""
    deal = matches.new_deal("rummy500", seats, seed, **options)
    assert isinstance(deal, Rummy500Deal)
    return deal


def share_won(one: Player, others: Sequence[Player], count: int, **options: Any) -> float:
    """Return the share of matches that one player wins in seat 0; first dealers rotate."""
    won = [0 in play_match("rummy500", (one, *others), seed, **options) for seed in range(count)]
    return statistics.mean(won)
