"""Deals and matches in the engine itself, on decks of a source of chance."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.actions import Action
from engine.deal import Deal
from engine.games import GAMES
from engine.match import SEED_BYTES, Match

Chooser = Callable[[Any], Action]
"""Chooses an action for a view."""


def new_deal(match: Match, rng: np.random.Generator) -> Deal:
    """Return the next deal of a match, of a shuffled pack."""
    pack = match.pack()
    return match.deal([pack[at] for at in rng.permutation(len(pack))], seed=rng.bytes(SEED_BYTES))


def played_deal(match: Match, players: Sequence[Chooser], rng: np.random.Generator) -> Deal:
    """Play the next deal of a match to its end, with a player for each seat."""
    deal = new_deal(match, rng)
    while deal.result is None:
        seat = deal.actors[0]
        deal.apply(seat, players[seat](deal.view(seat)))
    return deal


def share_of_pair(
    game: str, one: Chooser, other: Chooser, rng: np.random.Generator, *, dealer: int = 0
) -> float:
    """Play two matches for two on the same decks, with seats exchanged.

    Return the first player's share of them.
    """
    seed, won = int(rng.integers(1 << 62)), 0.0
    for own in (0, 1):
        decks = np.random.default_rng(seed)
        match = GAMES[game].new_match(seats=2, dealer=dealer)
        while match.outcome is None:
            match.close(played_deal(match, (one, other) if own == 0 else (other, one), decks))
        won += (own in match.outcome.winners) / len(match.outcome.winners)
    return won / 2
