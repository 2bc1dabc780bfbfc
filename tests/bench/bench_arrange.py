"""How many hands a second the meld arithmetic of gin answers, on hands as dealt and on hands from play."""

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from engine.cards import mask_of, pack
from engine.games.gin import arrange
from engine.games.gin.arrange import arrangements, best, deadwood, deadwood_after_throw, optimal, throws

HANDS = 4_000
REPEATS = 15

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


def per_second(ask: Callable[..., object], *arguments: Sequence[int]) -> float:
    """Return the questions answered a second in the best of several rounds, the calls included."""
    fastest = float("inf")
    for _ in range(REPEATS):
        start = perf_counter()
        deque(map(ask, *arguments), maxlen=0)
        fastest = min(fastest, perf_counter() - start)
    return len(arguments[0]) / fastest


def run() -> list[Row]:
    """Measure for a few seconds."""
    tens, elevens = played()
    cards, taken = zip(*elevens, strict=True)
    start = perf_counter()
    arrange._tables()
    tables = perf_counter() - start
    rows = [
        ("deadwood, dealt hands", per_second(deadwood, dealt(10))),
        ("deadwood, hands from play", per_second(deadwood, tens)),
        ("deadwood after a throw, dealt hands", per_second(deadwood_after_throw, dealt(11))),
        ("deadwood after a throw, hands from play", per_second(deadwood_after_throw, cards)),
        ("the same, the card taken up forbidden", per_second(deadwood_after_throw, cards, taken)),
        ("all throws, hands from play", per_second(throws, cards)),
        ("all arrangements, hands from play", per_second(arrangements, tens)),
        ("optimal arrangements, hands from play", per_second(optimal, tens)),
        ("best arrangement, hands from play", per_second(best, tens)),
    ]
    return [*((name, value, "hands/s") for name, value in rows), ("building the tables", 1000 * tables, "ms")]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<42}{value:>14,.0f} {unit}")
