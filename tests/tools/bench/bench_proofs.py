"""The cost of a proved deal for the bot: key, order, seed and tree, before the first board.

Milliseconds are processor time, the median of some rounds with the minimum and the maximum.
"""

import time
from collections.abc import Sequence
from statistics import median

from engine.cards import Card, pack
from engine.proofs import Share, Tree, deal_key, digest, order, seed

_ROUNDS = 9
_DEALS = 20
_OPTIONS = digest({})
_SHARES = tuple(Share(seat, "1310000000000000000", "a word of mine") for seat in range(4))


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): a deal of one pack, and one of panguingue's eight."""
    return [_measure(pack()), _measure(pack(8, ranks=range(10)))]


def _measure(cards: Sequence[Card]) -> tuple[str, float, str]:
    took = [_round(cards) for _ in range(_ROUNDS)]
    return f"proof of a deal of {len(cards)} cards", median(took), f"ms ({min(took):.2f} to {max(took):.2f})"


def _round(cards: Sequence[Card]) -> float:
    """Return the time per deal."""
    began = time.process_time()
    for deal in range(_DEALS):
        key = deal_key(bytes(32), table="t1", deal=deal, game="gin", options=_OPTIONS, shares=_SHARES)
        seed(key)
        Tree.of(key, order(key, cards))
    return (time.process_time() - began) / _DEALS * 1000
