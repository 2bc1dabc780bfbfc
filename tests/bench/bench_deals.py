"""Random deals through the public contract: legal actions listed, one applied, events made, to the result."""

import random
import time

from engine import GAMES
from engine.match import SEED_BYTES

__all__ = ["run"]

_SECONDS = 2.0
_ROUND = 200
_SEATS = (2, 6, 15)


def _play(key: str, seats: int, rounds: random.Random, deals: int) -> tuple[int, float]:
    """Play so many deals at random; return the moves made and the seconds taken, shuffling not counted."""
    match = GAMES[key].new_match(seats=seats)
    seed = bytes(SEED_BYTES)
    pack = list(match.pack())
    ready = [match.deal(rounds.sample(pack, len(pack)), seed=seed) for _ in range(deals)]
    choose = rounds.random
    moves = 0
    began = time.perf_counter()
    for deal in ready:
        while deal.result is None:
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            deal.apply(seat, legal[int(choose() * len(legal))])
        moves += deal.ply
    return moves, time.perf_counter() - began


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): deals and moves per second on one core, every game at some sizes."""
    lines = []
    for key, spec in GAMES.items():
        for seats in _SEATS:
            if seats in spec.seats:
                lines += _measure(key, seats, key if len(spec.seats) == 1 else f"{key} for {seats}")
    return lines


def _measure(key: str, seats: int, name: str) -> list[tuple[str, float, str]]:
    rounds = random.Random(20)
    _play(key, seats, rounds, _ROUND)
    deals = moves = 0
    seconds = 0.0
    while seconds < _SECONDS:
        made, took = _play(key, seats, rounds, _ROUND)
        deals, moves, seconds = deals + _ROUND, moves + made, seconds + took
    return [
        (f"{name}: random deals", deals / seconds, "deals/s"),
        (f"{name}: random moves", moves / seconds, "moves/s"),
    ]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<32}{value:>14,.0f} {unit}")
