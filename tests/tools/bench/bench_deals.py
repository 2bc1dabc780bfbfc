"""Random deals through the public contract: legal actions, one applied, events, to the result.

Times are processor time; the values are the median, the minimum and the maximum of some rounds.
"""

import random
import time
from statistics import median

from engine import GAMES
from engine.match import SEED_BYTES

_ROUNDS = 5
_SECONDS = 0.4
"""The shortest duration of a round, in seconds."""
_SEATS = (2, 6, 15)


def _play(key: str, seats: int, rounds: random.Random, deals: int) -> tuple[int, float]:
    """Play ``deals`` deals at random; return the moves and the seconds, without shuffling."""
    match = GAMES[key].new_match(seats=seats)
    seed = bytes(SEED_BYTES)
    pack = list(match.pack())
    ready = [match.deal(rounds.sample(pack, len(pack)), seed=seed) for _ in range(deals)]
    choose = rounds.random
    moves = 0
    began = time.process_time()
    for deal in ready:
        while deal.result is None:
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            deal.apply(seat, legal[int(choose() * len(legal))])
        moves += deal.ply
    return moves, time.process_time() - began


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): deals and moves per second on one core, by game and size."""
    lines = []
    for key, spec in GAMES.items():
        for seats in _SEATS:
            if seats in spec.seats:
                lines += _measure(key, seats, key if len(spec.seats) == 1 else f"{key} for {seats}")
    return lines


def _measure(key: str, seats: int, name: str) -> list[tuple[str, float, str]]:
    rounds = random.Random(20)
    _play(key, seats, rounds, 1)
    deals = 1 + int(_SECONDS / _play(key, seats, rounds, 3)[1] * 3)
    played = [_play(key, seats, rounds, deals) for _ in range(_ROUNDS)]
    return [
        _row(f"{name}: random deals", [deals / seconds for _, seconds in played], "deals/s"),
        _row(f"{name}: random moves", [moves / seconds for moves, seconds in played], "moves/s"),
    ]


def _row(name: str, rates: list[float], unit: str) -> tuple[str, float, str]:
    return name, median(rates), f"{unit} ({min(rates):,.0f} to {max(rates):,.0f})"


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<32}{value:>14,.0f} {unit}")
