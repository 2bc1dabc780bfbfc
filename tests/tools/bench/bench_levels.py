"""The cost of a decision at each level of the computer players: processor time and playouts.

All seats of a table have the same level; an expert makes as many playouts as fit its time at a table
(``ThinkingTime``). Only decisions between at least two actions count.
"""

import random
import time
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import mean, median, quantiles
from typing import Final

from bot.workers.ai_jobs import ThinkingTime
from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose, expert, levels
from engine.match import SEED_BYTES
from engine.views import View

Decider = Callable[[View], tuple[Action, int]]
"""Returns the chosen action and the number of playouts."""

_TABLES: Final = (
    ("gin", 2),
    ("panguingue", 2),
    ("panguingue", 4),
    ("panguingue", 6),
    ("rummy500", 2),
    ("rummy500", 4),
    ("control", 2),
    ("control", 4),
    ("hand", 2),
    ("hand", 4),
    ("hand_partnership", 4),
)
_DECISIONS: Final = 20
_MANY_DECISIONS: Final = 300


def _decisions(game: str, seats: int, decide: Decider) -> Iterator[tuple[float, int]]:
    """Yield the milliseconds and the playouts of each decision."""
    chance = random.Random(f"{game} {seats}")
    while True:
        match = GAMES[game].new_match(seats=seats)
        pack = match.pack()
        while match.outcome is None:
            deal = match.deal(chance.sample(pack, len(pack)), seed=chance.randbytes(SEED_BYTES))
            while deal.result is None:
                view = deal.view(deal.actors[0])
                began = time.process_time()
                action, playouts = decide(view)
                ms = 1_000 * (time.process_time() - began)
                if len(view.legal) > 1:
                    yield ms, playouts
                deal.apply(deal.actors[0], action)
            match.close(deal)


def _expert(pace: ThinkingTime) -> Decider:
    def decide(view: View) -> tuple[Action, int]:
        found = expert(view, pace.budget())
        return found.best.action, found.playouts

    return decide


def _plain(game: str, level: Level) -> Decider:
    return lambda view: (choose(game, level, view), 0)


def run(count: int = _DECISIONS) -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    rows: list[tuple[str, float, str]] = []
    for game, seats in _TABLES:
        for level in levels(game):
            pace = ThinkingTime()
            decide = _expert(pace) if level is Level.EXPERT else _plain(game, level)
            found = []
            for ms, playouts in islice(_decisions(game, seats, decide), count):
                pace.note(playouts, ms)
                found.append((ms, playouts))
            took = [ms for ms, _ in found]
            rows += [
                (f"{game}, {seats} seats: {level} decides, median", median(took), "ms"),
                ("… 99 of 100 within", quantiles(took, n=100)[98], "ms"),
            ]
            if level is Level.EXPERT:
                rows += [
                    ("… playouts, mean", mean(playouts for _, playouts in found), "a decision"),
                    ("… without any", 100 * mean(not playouts for _, playouts in found), "%"),
                ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with enough decisions to measure the slowest."""
    return run(_MANY_DECISIONS)
