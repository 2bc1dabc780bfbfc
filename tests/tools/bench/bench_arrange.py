"""How many hands a second the meld arithmetic of gin answers, on hands as dealt and on hands from play.

Seconds are of the processor. A first pass over the hands is told beside the median of those after it, which
find remembered what the first has worked out.
"""

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from engine.cards import mask_of, pack
from engine.games.gin import arrangement
from engine.games.gin.arrangement import arrangements, best, deadwood, deadwood_after_throw, optimal, throws

HANDS = 4_000
REPEATS = 9

Row = tuple[str, float, str]


def dealt(size: int) -> list[int]:
    """Return random hands."""
    random = Random(size)
    return [mask_of(random.sample(pack(), size)) for _ in range(HANDS)]


def played() -> tuple[list[int], list[tuple[int, int]]]:
    """Let two players lower their deadwood; return tens, and elevens with the upcard taken or −1."""
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
            if deadwood_after_throw(hands[seat] | 1 << upcard, upcard) < deadwood(hands[seat]):
                taken = upcard
            hand = hands[seat] | 1 << (stock.pop() if taken < 0 else upcard)
            elevens.append((hand, taken))
            left, _, upcard = min((left, random.random(), card) for card, left in throws(hand, taken))
            hands[seat] = hand ^ 1 << upcard
            tens.append(hands[seat])
            if left == 0 or (left <= 10 and random.random() < 0.5):
                break
            seat = 1 - seat
    return tens[:HANDS], elevens[:HANDS]


def forget() -> None:
    """Empty what the module remembers between questions."""
    for each in vars(arrangement).values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()


def per_second(name: str, ask: Callable[..., object], *arguments: Sequence[int]) -> list[Row]:
    """Return the questions answered in a second of the processor, the calls included: in a first pass that
    begins with nothing remembered, and in the passes after it.
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
        *per_second("deadwood after a throw, dealt hands", deadwood_after_throw, dealt(11)),
        *per_second("deadwood after a throw, hands from play", deadwood_after_throw, cards),
        *per_second("the same, the card taken up forbidden", deadwood_after_throw, cards, taken),
        *per_second("all throws, hands from play", throws, cards),
        *per_second("all arrangements, hands from play", arrangements, tens),
        *per_second("optimal arrangements, hands from play", optimal, tens),
        *per_second("best arrangement, hands from play", best, tens),
    ]
    return [*rows, ("building the tables", 1000 * tables, "ms")]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<42}{value:>14,.0f} {unit}")
