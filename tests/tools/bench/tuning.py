"""Search for better weights of a level by successive halving of random sets.

Each set plays against the current weights on the same decks with seats exchanged; half of the sets are
dropped and the rest play on twice as many decks, until one is left. Only what is better on fresh decks,
too, is kept.

``python -m tests.tools.bench.tuning hand strong --seed 1`` prints its progress and stores its result in
``tuned.json`` beside this file. A result that is better by more than the 95 % interval is then written into
the player by hand. The decks and the sets follow from the seed, so a search is reproducible.
"""

import argparse
import importlib
import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.match import SEED_BYTES
from engine.views import View

FOUND: Final = Path(__file__).with_name("tuned.json")
_SPREAD: Final = 0.35
"""Standard deviation of a weight's change, as an exponent of e."""
_CHANGED: Final = 0.5
"""The share of weights that change."""
_SEATS: Final = 3
"""How many numbers of seats are played in turn, from the game's smallest."""

_HAND: Final = ("OPENED_TAKES", "UNOPENED_TAKES", "MELD_OUT", "POINT_THROWN", "HAND_WAIT", "HAND_RISK")
"""Weights of a hand that has not opened.

Sets with other weights of the turn search won 0.9 points a deal, but neglected the partner.
"""
_CONTROL: Final = (
    "PATIENCE",
    "REACH",
    "KEPT",
    "AFTER",
    "DRAWN",
    "OVERLAP",
    "STAYS",
    "LEVEL_MELD",
    "CARD",
    "FINISH",
    "FEED",
    "STOCK",
    "SPOIL",
    "BURDEN",
)
WEIGHTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand strong": _HAND,
    "control strong": _CONTROL,
    "control normal": ("WHOLE", "DEAR"),
}
"""The weights that are searched, by game and level."""
_ROOMS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand": ("hand.features", "hand.turn_search", "hand.policies"),
    "control": ("control.features", "control.policies"),
}
"""Modules of ``engine.ai`` that have the weights; a shared one is in several."""
_LOWEST_WINS: Final = ("hand",)

Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search: the best of ``sets`` sets, each with ``decks`` decks at first."""

    wanted: str
    seed: int
    sets: int
    decks: int
    weights: dict[str, float]
    gain: float
    """Points a deal over the current weights, on fresh decks."""
    half: float
    """Half the width of the 95 % interval of ``gain``."""
    fresh: int
    """The number of fresh decks."""

    @property
    def better(self) -> bool:
        """Whether the gain is significant."""
        return self.gain > self.half


def in_force(wanted: str) -> dict[str, float]:
    """Return the program's current weights of a game and level."""
    rooms = _rooms(wanted.split()[0])
    return {
        name: next(getattr(room, name) for room in rooms if hasattr(room, name)) for name in WEIGHTS[wanted]
    }


def _rooms(game: str) -> list[Any]:
    return [importlib.import_module(f"engine.ai.{room}") for room in _ROOMS[game]]


@contextmanager
def under(game: str, weights: Weights) -> Iterator[None]:
    """Let a game's players use these weights within the context."""
    rooms = _rooms(game)
    before = [(room, name, getattr(room, name)) for room in rooms for name in weights if hasattr(room, name)]
    try:
        for room, name, _ in before:
            setattr(room, name, weights[name])
        yield
    finally:
        for room, name, value in before:
            setattr(room, name, value)


def gain(wanted: str, weights: Weights, number: int, seed: int) -> float:
    """Return the points a deal that these weights gain over the current ones, over all seats.

    All seats play the same deck.
    """
    game, level = wanted.split()
    spec = GAMES[game]
    seats = min(spec.seats[0] + number % _SEATS, spec.seats[-1])
    points = [_points(game, Level(level), weights, seat, seats, f"{seed} {number}") for seat in range(seats)]
    sign = -1 if game in _LOWEST_WINS else 1
    return sign * sum(points) / seats


def _points(game: str, level: Level, weights: Weights, own: int, seats: int, deck: str) -> float:
    """Return the points of a seat with its own weights, less the mean of the others."""
    chance = random.Random(deck)
    match = GAMES[game].new_match(seats=seats, dealer=chance.randrange(seats))
    deal = match.deal(chance.sample(match.pack(), len(match.pack())), seed=chance.randbytes(SEED_BYTES))
    while deal.result is None:
        seat = deal.actors[0]
        with under(game, weights if seat == own else {}):
            action = _chosen(game, level, deal.view(seat))
        deal.apply(seat, action)
    found = deal.result.points
    return found[own] - (sum(found) - found[own]) / (seats - 1)


def _chosen(game: str, level: Level, view: View) -> Action:
    """Return the action of a level.

    For *strong* it is the best action by heuristic value, with which *expert* begins, although *strong*
    decides some cases by simpler rules.
    """
    if level is not Level.STRONG:
        return choose(game, level, view)
    counted: Sequence[tuple[Action, float]] = _rooms(game)[-1].rank_actions(view)
    return counted[0][0]


def searched(wanted: str, seed: int, *, sets: int, decks: int, fresh: int, workers: int = 1) -> Found:
    """Search for better weights among ``sets`` sets, starting with ``decks`` decks.

    The best is verified on ``fresh`` other decks. The result does not depend on the number of workers.
    """
    chance, base = random.Random(f"{wanted} {seed}"), in_force(wanted)
    alive = [(number, _changed(base, chance)) for number in range(sets)]
    gains: dict[int, list[float]] = {number: [] for number, _ in alive}
    with ProcessPoolExecutor(workers) as pool:

        def play(weights: Weights, numbers: Sequence[int], of: int) -> list[float]:
            return [*pool.map(partial(gain, wanted, weights, seed=of), numbers, chunksize=4)]

        for round_ in count():
            for number, weights in alive:
                gains[number] += play(weights, range(len(gains[number]), decks << round_), seed)
            alive.sort(key=lambda one: -sum(gains[one[0]]) / len(gains[one[0]]))
            for number, _ in alive[:3]:
                mean, half = _mean(gains[number])
                print(f"{wanted}: set {number} {mean:+.2f} ± {half:.2f} of {len(gains[number])}", flush=True)
            if len(alive) == 1:
                break
            alive = alive[: (len(alive) + 1) // 2]
        ((_, best),) = alive
        mean, half = _mean(play(best, range(fresh), seed + 1_000_000))
    return Found(wanted, seed, sets, decks, best, round(mean, 3), round(half, 3), fresh)


def _changed(base: Weights, chance: random.Random) -> dict[str, float]:
    return {
        name: float(f"{value * math.exp(_SPREAD * chance.gauss(0, 1)):.2g}")
        if chance.random() < _CHANGED
        else value
        for name, value in base.items()
    }


def _mean(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    square = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(square / len(values))


def found(path: Path = FOUND) -> list[Found]:
    """Return the results of past searches, in order."""
    return [Found(**of) for of in json.loads(path.read_text())] if path.exists() else []


def main() -> None:
    """Search, and store the result."""
    parser = argparse.ArgumentParser(description="A search for better weights of a computer player.")
    parser.add_argument("game", choices=sorted({wanted.split()[0] for wanted in WEIGHTS}))
    parser.add_argument("level", choices=sorted({wanted.split()[1] for wanted in WEIGHTS}))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", type=int, default=16)
    parser.add_argument(
        "--decks", type=int, default=50, help="decks of the first round; each later round doubles them"
    )
    parser.add_argument("--fresh", type=int, default=1_000, help="decks on which the best set is verified")
    parser.add_argument("--workers", type=int, default=2)
    asked: Any = parser.parse_args()
    wanted = f"{asked.game} {asked.level}"
    best = searched(
        wanted, asked.seed, sets=asked.sets, decks=asked.decks, fresh=asked.fresh, workers=asked.workers
    )
    told = "better" if best.better else "not significantly better"
    print(f"{wanted}: {best.gain:+.2f} ± {best.half:.2f} of {best.fresh} fresh decks, {told}: {best.weights}")
    FOUND.write_text(json.dumps([asdict(one) for one in (*found(), best)], indent=1) + "\n")


if __name__ == "__main__":
    main()
