"""Speed of gin's meld arithmetic, in hands per second, on dealt hands and on hands from play.

Times are processor time. The result has a first pass over the hands, and the median of the later passes,
which profit from caches.
"""

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from engine.cards import mask_of, pack
from engine.games.gin import arrangement
from engine.games.gin.arrangement import (
    arrangements,
    best,
    deadwood,
    deadwood_after_discard,
    discards,
    optimal,
)

HANDS = 4_000
REPEATS = 9

Row = tuple[str, float, str]


def dealt(size: int) -> list[int]:
    """Return random hands."""
    random = Random(size)
    return [mask_of(random.sample(pack(), size)) for _ in range(HANDS)]


def played() -> tuple[list[int], list[tuple[int, int]]]:
    """Play for low deadwood; return hands of ten, and of eleven with the taken upcard or −1."""
    random = Random(21)
    tens: list[int] = []
    elevens: list[tuple[int, int]] = []
    while len(elevens) < HANDS:
        deck = random.sample(pack(), 52)
        hands = [mask_of(deck[:10]), mask_of(deck[10:20])]
        upcard, stock = deck[20], deck[21:]
        seat = 0
        while len(stock) > 2:
            taken = -1
            if deadwood_after_discard(hands[seat] | 1 << upcard, upcard) < deadwood(hands[seat]):
                taken = upcard
            hand = hands[seat] | 1 << (stock.pop() if taken < 0 else upcard)
            elevens.append((hand, taken))
            left, _, upcard = min((left, random.random(), card) for card, left in discards(hand, taken))
            hands[seat] = hand ^ 1 << upcard
            tens.append(hands[seat])
            if left == 0 or (left <= 10 and random.random() < 0.5):
                break
            seat = 1 - seat
    return tens[:HANDS], elevens[:HANDS]


def forget() -> None:
    """Clear the module's caches."""
    for each in vars(arrangement).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()


def per_second(name: str, ask: Callable[..., object], *arguments: Sequence[int]) -> list[Row]:
    """Return calls per second of processor time, call overhead included.

    The first value is a pass with empty caches, the second is for later passes.
    """
    rates = []
    forget()
    for _ in range(1 + REPEATS):
        start = process_time()
        deque(map(ask, *arguments), maxlen=0)
        rates.append(len(arguments[0]) / (process_time() - start))
    cold, *warm = rates
    spread = f"hands/s ({min(warm):,.0f} to {max(warm):,.0f})"
    return [(f"{name}, cold", cold, "hands/s"), (f"{name}, warm", median(warm), spread)]


def run() -> list[Row]:
    """Measure for a few seconds."""
    tens, elevens = played()
    cards, taken = zip(*elevens, strict=True)
    start = process_time()
    arrangement._tables()
    tables = process_time() - start
    rows = [
        *per_second("deadwood, dealt hands", deadwood, dealt(10)),
        *per_second("deadwood, hands from play", deadwood, tens),
        *per_second("deadwood after a discard, dealt hands", deadwood_after_discard, dealt(11)),
        *per_second("deadwood after a discard, hands from play", deadwood_after_discard, cards),
        *per_second("the same, the taken upcard forbidden", deadwood_after_discard, cards, taken),
        *per_second("all discards, hands from play", discards, cards),
        *per_second("all arrangements, hands from play", arrangements, tens),
        *per_second("optimal arrangements, hands from play", optimal, tens),
        *per_second("best arrangement, hands from play", best, tens),
    ]
    return [*rows, ("building the tables", 1000 * tables, "ms")]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<42}{value:>14,.0f} {unit}")
