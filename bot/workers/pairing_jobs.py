"""Pairing in worker processes: for a large field it takes long."""

from random import Random

from engine.tournaments.events import Event
from engine.tournaments.progress import advance
from engine.tournaments.tournament import Tournament


def advance_job(tournament: Tournament, now: int, seed: int) -> list[Event]:
    """Return what ``progress.advance`` returns, with the lots of a seed; ``now`` in ms UTC."""
    return advance(tournament, now, Random(seed).randrange)
