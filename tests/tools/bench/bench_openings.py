"""Time of Hand's opening problem, for hands of fifteen cards of several kinds.

The hard hands were found by hill climbing on the time of one of the calls, with steps of a card or two.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from engine.cards import FACE, JOKER, Card, pack, parse_cards
from engine.games.hand.openings import OpeningTerms, best_opening, can_open, hand_discards, least_left
from tests.engine.games.hand.slow_openings import Covers

HANDS = 1_000
SLOW_HANDS = 30
SIZE = 15
TERMS = OpeningTerms()
PACK = pack(2, jokers=2)
JOKERS = [card for card in PACK if FACE[card] == JOKER]
NATURALS = [card for card in PACK if FACE[card] != JOKER]
HARD = (
    "5S 6S 7S 8S 8S 5C 8C 5D 6D 7D 8D 9D 8H JK JK",
    "AS 2S 3S 4S 5S 6S 2C 5C 6C 7C 8C 9C 4D JK JK",
    "4S 5S 6S 7S 8S 8S 6C 6C 7C 8C 7D 8D 8H JK JK",
    "2S 3S 4S 5S 5C 2D 3D 3D 4D 5D 2H 3H 3H JK JK",
    "2S 4S 4C 5C 6C 7C 3D 2H 3H 3H 4H 5H 6H JK JK",
    "5S 5S 6S 9S JS 6D 7D 8D 9D 9D 10D 8H 9H JK JK",
    "AS 2S 3S 4S 7S 8S 9S 9S AC 9C AD 9D AH 9H JK",
    "4S 5S 6S 7S 2C 3C 4C 5C 6C 7C 4D 5D 6D 7D 7H",
)

Row = tuple[str, float, str]
Hand = tuple[Card, ...]

QUESTIONS: dict[str, Callable[[Hand, OpeningTerms], object]] = {
    "can it open": can_open,
    "best opening": best_opening,
    "Hand, by discard": hand_discards,
    "least left": least_left,
}


def with_jokers(random: Random, jokers: int) -> Hand:
    return (*random.sample(NATURALS, SIZE - jokers), *JOKERS[:jokers])


def clustered(random: Random) -> Hand:
    """Return cards of few neighbouring ranks, so that sets and runs overlap."""
    ranks = random.randint(3, 6)
    low = random.randrange(14 - ranks)
    near = [card for card in NATURALS if low <= FACE[card] % 13 < low + ranks]
    return (*random.sample(near, SIZE - 2), *JOKERS)


def kinds() -> dict[str, list[Hand]]:
    random = Random(51)
    return {
        "as dealt": [tuple(random.sample(PACK, SIZE)) for _ in range(HANDS)],
        "no joker": [with_jokers(random, 0) for _ in range(HANDS)],
        "one joker": [with_jokers(random, 1) for _ in range(HANDS)],
        "two jokers": [with_jokers(random, 2) for _ in range(HANDS)],
        "clustered, two jokers": [clustered(random) for _ in range(HANDS)],
        "hard": [parse_cards(hand) for hand in HARD],
    }


def times(ask: Callable[[Hand, OpeningTerms], object], hands: Sequence[Hand]) -> list[float]:
    """Return the microseconds of every hand, the better of two runs, in ascending order."""
    taken = []
    for hand in hands:
        best = float("inf")
        for _ in range(2):
            start = perf_counter()
            ask(hand, TERMS)
            best = min(best, perf_counter() - start)
        taken.append(1e6 * best)
    return sorted(taken)


def run() -> list[Row]:
    """Measure for a few seconds."""
    rows: list[Row] = []
    by_kind = kinds()
    for question, ask in QUESTIONS.items():
        for kind, hands in by_kind.items():
            taken = times(ask, hands)
            mean = sum(taken) / len(taken)
            late = taken[len(taken) * 99 // 100 - 1]
            rows.append((f"{question}, {kind}", mean, f"µs (p99 {late:,.0f}, worst {taken[-1]:,.0f})"))
    for kind, hands in by_kind.items():
        openers = sum(can_open(hand, TERMS) for hand in hands)
        rows.append((f"can open with 51, {kind}", 100 * openers / len(hands), "%"))
    some = by_kind["as dealt"][:SLOW_HANDS]
    slow = sum(times(lambda hand, terms: Covers(hand, terms.melds), some))
    rows += [
        (f"{question} against trying everything", slow / sum(times(ask, some)), "times as fast")
        for question, ask in QUESTIONS.items()
    ]
    return rows


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<56}{value:>10,.1f} {unit}")
