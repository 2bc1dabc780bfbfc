"""Random rounds of Hand for every number of players, and the cost of a view."""

import random
import time

from engine import GAMES
from engine.games.hand.deal import HandDeal
from engine.games.hand.terms import Phase
from engine.match import SEED_BYTES
from tests.engine.games.hand.slow_legal import slow_choices

_ROUNDS = 30
_LOOKED_AT = 0.1
_SIZES = (("hand", 2), ("hand", 3), ("hand", 4), ("hand", 5), ("hand_partnership", 4))


def _against_the_slow_list() -> float:
    """Return the speed-up of the list of legal actions over the slow one of the tests."""
    chance = random.Random(7)
    match = GAMES["hand"].new_match(seats=3)
    pack = list(match.pack())
    quick = slow = 0.0
    for _ in range(_ROUNDS):
        deal = match.deal(chance.sample(pack, len(pack)), seed=bytes(SEED_BYTES))
        assert isinstance(deal, HandDeal)
        while deal.result is None:
            seat = deal.actors[0]
            began = time.process_time()
            legal = deal.legal_actions(seat)
            listed = time.process_time()
            if deal.phase is Phase.PLAY and chance.random() < _LOOKED_AT:
                slow_choices(deal._turn_now())
                quick, slow = quick + listed - began, slow + time.process_time() - listed
            deal.apply(seat, chance.choice(legal))
    return slow / quick


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): rounds and moves per CPU second, and a view's time."""
    lines = []
    for key, seats in _SIZES:
        chance = random.Random(seats)
        match = GAMES[key].new_match(seats=seats)
        pack = list(match.pack())
        ready = [
            match.deal(chance.sample(pack, len(pack)), seed=bytes(SEED_BYTES)) for _ in range(_ROUNDS + 1)
        ]
        moves = views = 0
        playing = looking = 0.0
        for number, deal in enumerate(ready):
            while deal.result is None:
                seat = deal.actors[0]
                began = time.process_time()
                legal = deal.legal_actions(seat)
                deal.apply(seat, legal[int(chance.random() * len(legal))])
                done = time.process_time()
                if number == 0:
                    continue  # fills the solver's tables
                playing += done - began
                if deal.ply % 20 == 0:
                    for other in range(seats):
                        deal.view(other)
                    looking += time.process_time() - done
                    views += seats
            moves += deal.ply * (number > 0)
        name = f"{key} for {seats}"
        lines += [
            (f"{name}: random rounds", _ROUNDS / playing, "rounds/s"),
            (f"{name}: random moves", moves / playing, "moves/s"),
            (f"{name}: a view", 1000 * looking / views, "ms"),
        ]
    lines.append(("hand for 3: listing against the slow list", _against_the_slow_list(), "times as fast"))
    return lines
