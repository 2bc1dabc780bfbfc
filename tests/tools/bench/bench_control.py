"""Control Card Rummy: random deals, and the view of a player with very many melds in hand."""

import random
import time
from typing import Any

from engine import GAMES
from engine.actions import DrawStock
from engine.games.control.deal import ControlDeal
from engine.match import SEED_BYTES
from tests.engine.games.control.slow_legal import slow_legal

_SECONDS = 1.5
_ROUND = 10
_VIEWS = 200
_LOOKED_AT = 300
_MODES = ("round", "turn", "deal", "held", "deck")


def new_deal(rng: random.Random, seats: int, **values: Any) -> ControlDeal:
    """Return a deal of a shuffled deck."""
    spec = GAMES["control"]
    match = spec.new_match(seats=seats, options=spec.options(**values), dealer=seats - 1)
    pack = match.pack()
    deal = match.deal(rng.sample(pack, len(pack)), seed=rng.randbytes(SEED_BYTES))
    assert isinstance(deal, ControlDeal)
    return deal


def full_hand(rng: random.Random) -> ControlDeal:
    """Return a position of thirteen cards and a drawn one, three kinds in force, any suits."""
    deal = new_deal(
        rng, 2, hand_size=13, controls_in_force=3, control_set="numbers", number_suit="any", decks="2"
    )
    deal.apply(0, DrawStock())
    return deal


def _random_play(rng: random.Random, seats: int, **values: Any) -> tuple[float, float]:
    """Return deals and moves per second of processor time, without shuffling."""
    deals = moves = 0
    took = 0.0
    while took < _SECONDS:
        ready = [new_deal(rng, seats, **values) for _ in range(_ROUND)]
        began = time.process_time()
        for deal in ready:
            while deal.result is None:
                (seat,) = deal.actors
                legal = deal.legal_actions(seat)
                deal.apply(seat, legal[int(rng.random() * len(legal))])
            moves += deal.ply
        took += time.process_time() - began
        deals += _ROUND
    return deals / took, moves / took


def _against_the_slow_list(rng: random.Random) -> float:
    """Return the speed-up of the list of legal actions over the slow one of the tests."""
    quick = slow = 0.0
    looked = 0
    while looked < _LOOKED_AT:
        deal = new_deal(rng, 3)
        while deal.result is None:
            (seat,) = deal.actors
            began = time.process_time()
            legal = deal.legal_actions(seat)
            listed = time.process_time()
            if deal.ply % 20 == 1:
                slow_legal(deal, seat)
                quick, slow, looked = quick + listed - began, slow + time.process_time() - listed, looked + 1
            deal.apply(seat, rng.choice(legal))
    return slow / quick


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    rng = random.Random(20)
    lines = []
    for mode in _MODES:
        deals, moves = _random_play(rng, 3, control_mode=mode)
        lines += [
            (f"control for 3, mode {mode}: random deals", deals, "deals/s"),
            (f"control for 3, mode {mode}: random moves", moves, "moves/s"),
        ]
    crowded = [full_hand(rng) for _ in range(_VIEWS)]
    full_hand(rng).view(0)  # builds the tables of shapes, once per process
    longest, worst, whole = 0, 0.0, 0.0
    for deal in crowded:
        began = time.process_time()
        view = deal.view(0)
        took = time.process_time() - began
        longest, worst, whole = max(longest, len(view.legal)), max(worst, took), whole + took
    return [
        *lines,
        ("control for 3: listing against the slow list", _against_the_slow_list(rng), "times as fast"),
        ("control, 14 cards, 3 kinds, any suits: legal actions", longest, "at most"),
        ("control, 14 cards, 3 kinds, any suits: view", 1_000 * whole / _VIEWS, "ms"),
        ("control, 14 cards, 3 kinds, any suits: slowest view", 1_000 * worst, "ms"),
    ]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<56}{value:>14,.1f} {unit}")
