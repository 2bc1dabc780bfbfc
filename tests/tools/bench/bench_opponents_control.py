"""Computer players of Control Card Rummy: how many hands strong wins against easy."""

import math
import statistics

from engine.ai import Level
from tests.engine.ai.control_matches import hands
from tests.engine.ai.matches import level

SHORT, LONG = 40, 400
TABLES: tuple[tuple[int, str], ...] = ((3, "round"), (3, "held"), (2, "round"), (6, "round"))


def run(count: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): hands won with the half-width of 95 %."""
    rows = []
    for seats, mode in TABLES:
        strong, easy = level("control", Level.STRONG), level("control", Level.EASY)
        played = hands(strong, easy, count, seats=seats, control_mode=mode)
        share = statistics.mean(win for win, _ in played)
        rows += [
            (f"control: strong among easy, {seats} seats, {mode}, {count} hands won", 100 * share, "%"),
            ("control: … half-width of 95 %", 196 * math.sqrt(share * (1 - share) / count), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with enough hands to separate the levels."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<64}{value:>10,.3f} {unit}")
