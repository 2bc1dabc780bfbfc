"""Computer players of Hand: how often strong has the lowest total."""

import math

from engine.ai import Level
from tests.engine.ai.hand_matches import share_won
from tests.engine.ai.matches import level

SHORT, LONG = 16, 160


def run(matches: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches of five rounds won with the half-width of 95 %."""
    rows: list[tuple[str, float, str]] = []
    strong, easy = level("hand", Level.STRONG), level("hand", Level.EASY)
    for key, seats in (("hand", 2), ("hand", 3), ("hand", 4), ("hand", 5), ("hand_partnership", 4)):
        share = share_won(strong, easy, range(matches), seats=seats, key=key)
        rows += [
            (f"{key}: strong among easy, {seats} seats, {matches} matches won", 100 * share, "%"),
            ("… half-width of 95 %", 196 * math.sqrt(share * (1 - share) / matches), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Return the same of so many matches that the levels can be told apart."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<60}{value:>10,.3f} {unit}")
