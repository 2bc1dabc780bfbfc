"""Looks for better weights of a level: many sets of them by lot, each against those in force on the same
decks, the seats changed around; half of the sets are dropped and the rest play on twice as many decks, until
one is left. Only what is better on fresh decks, too, is kept.

``python -m tests.tools.bench.tuning hand strong --seed 1`` prints how it goes and notes in ``tuned.json``
beside
this file what it came to. What is better by more than the interval of 95 % is then written into the player,
by hand. The decks and the sets follow from the seed, and so anybody can look again.
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
"""By what power of e a weight is changed, usually."""
_CHANGED: Final = 0.5
"""How many of the weights are."""
_SEATS: Final = 3
"""Numbers of seats that are played, one after the other, from the least of the game."""

_HAND: Final = ("OPENED_TAKES", "UNOPENED_TAKES", "MELD_OUT", "POINT_THROWN", "HAND_WAIT", "HAND_RISK")
"""Those of a hand that has not opened. Sets in which those of the plan differ were found to win 0.9 points a
deal, but gave up what partners owe each other.
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
"""By game and level, the weights that are looked for."""
_ROOMS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand": ("hand.features", "hand.turn_search", "hand.policies"),
    "control": ("control.features", "control.policies"),
}
"""Where they stand, in ``engine.ai``; one that is used in several stands in each."""
_LOWEST_WINS: Final = ("hand",)

Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: the best of ``sets`` sets of weights, each of which had ``decks`` at first."""

    wanted: str
    seed: int
    sets: int
    decks: int
    weights: dict[str, float]
    gain: float
    """Points a deal over those before, on fresh decks."""
    half: float
    """Half the width of the interval of 95 % of that."""
    fresh: int
    """How many those were."""

    @property
    def better(self) -> bool:
        """Whether it is beyond doubt."""
        return self.gain > self.half


def in_force(wanted: str) -> dict[str, float]:
    """Return the weights of a game and level as the program has them."""
    rooms = _rooms(wanted.split()[0])
    return {
        name: next(getattr(room, name) for room in rooms if hasattr(room, name)) for name in WEIGHTS[wanted]
    }


def _rooms(game: str) -> list[Any]:
    return [importlib.import_module(f"engine.ai.{room}") for room in _ROOMS[game]]


@contextmanager
def under(game: str, weights: Weights) -> Iterator[None]:
    """Have a game's players decide by these weights meanwhile."""
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
    """Return by how many points a deal a seat with these weights does better than those in force would in
    its place: the mean over its seats on one deck.
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
    """Return what a level does; of *strong* the best of all that it could count, as *expert* begins with,
    though it does some of it by eye.
    """
    if level is not Level.STRONG:
        return choose(game, level, view)
    counted: Sequence[tuple[Action, float]] = _rooms(game)[-1].rank_actions(view)
    return counted[0][0]


def searched(wanted: str, seed: int, *, sets: int, decks: int, fresh: int, workers: int = 1) -> Found:
    """Look for better weights among so many sets, beginning with so many decks; prove the best on ``fresh``
    others. The same numbers get the same answer, whatever the number of workers.
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
    """Return what searches came to, in their order."""
    return [Found(**of) for of in json.loads(path.read_text())] if path.exists() else []


def main() -> None:
    """Search, and note what it came to."""
    parser = argparse.ArgumentParser(description="A search for better weights of a computer player.")
    parser.add_argument("game", choices=sorted({wanted.split()[0] for wanted in WEIGHTS}))
    parser.add_argument("level", choices=sorted({wanted.split()[1] for wanted in WEIGHTS}))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sets", type=int, default=16)
    parser.add_argument(
        "--decks", type=int, default=50, help="of the first round; twice as many in each later"
    )
    parser.add_argument("--fresh", type=int, default=1_000, help="decks on which the best is proved")
    parser.add_argument("--workers", type=int, default=2)
    asked: Any = parser.parse_args()
    wanted = f"{asked.game} {asked.level}"
    best = searched(
        wanted, asked.seed, sets=asked.sets, decks=asked.decks, fresh=asked.fresh, workers=asked.workers
    )
    told = "better" if best.better else "not better beyond doubt"
    print(f"{wanted}: {best.gain:+.2f} ± {best.half:.2f} of {best.fresh} fresh decks, {told}: {best.weights}")
    FOUND.write_text(json.dumps([asdict(one) for one in (*found(), best)], indent=1) + "\n")


if __name__ == "__main__":
    main()
