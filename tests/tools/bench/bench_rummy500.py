"""Rummy 500: random deals, a view of the worst hand, and the longest lists of legal actions."""

import random
import time
from collections.abc import Callable

from engine import GAMES
from engine.match import SEED_BYTES
from tests.engine.games.rummy500.worst_deals import longest_list, worst_deals

_SECONDS = 1.0
_ROUND = 100
_VIEWS = 200
_SPEC = GAMES["rummy500"]


def _play(seats: int, rounds: random.Random, deals: int) -> tuple[int, int, float]:
    """Play ``deals`` deals at random; return the moves, the longest list and the seconds."""
    match = _SPEC.new_match(seats=seats)
    pack_ = list(match.pack())
    ready = [match.deal(rounds.sample(pack_, len(pack_)), seed=bytes(SEED_BYTES)) for _ in range(deals)]
    moves = longest = 0
    began = time.perf_counter()
    for deal in ready:
        while deal.result is None:
            seat = deal.actors[0]
            legal = deal.legal_actions(seat)
            longest = max(longest, len(legal))
            deal.apply(seat, legal[int(rounds.random() * len(legal))])
        moves += deal.ply
    return moves, longest, time.perf_counter() - began


def _each(act: Callable[[], object], times: int) -> float:
    """Return the milliseconds of one call."""
    began = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - began) / times * 1_000


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): deals and moves per second, the worst list and view."""
    lines = []
    for seats in _SPEC.seats:
        rounds = random.Random(20)
        _play(seats, rounds, _ROUND)
        deals = moves = longest = 0
        seconds = 0.0
        while seconds < _SECONDS:
            made, length, took = _play(seats, rounds, _ROUND)
            deals, moves, seconds = deals + _ROUND, moves + made, seconds + took
            longest = max(longest, length)
        lines += [
            (f"rummy500 for {seats}: random deals", deals / seconds, "deals/s"),
            (f"rummy500 for {seats}: random moves", moves / seconds, "moves/s"),
            (f"rummy500 for {seats}: longest list seen", longest, "actions"),
        ]
    worst = max(worst_deals(), key=lambda deal: len(deal.legal_actions(0)))
    lines.append(("rummy500: longest list of 39 cards", longest_list(), "actions"))
    lines.append(("rummy500: view of that hand", _each(lambda: worst.view(0), _VIEWS), "ms"))
    return lines
