"""Computer players of rummy 500: how often strong wins matches."""

import math

from engine.ai import Level
from tests.engine.ai.matches import level
from tests.engine.ai.rummy500_matches import share_won

SHORT, LONG = 40, 400


def run(matches: int = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches to 500 won with the standard error."""
    rows: list[tuple[str, float, str]] = []
    for better, worse, others in (
        (Level.STRONG, Level.EASY, 1),
        (Level.STRONG, Level.NORMAL, 1),
        (Level.NORMAL, Level.EASY, 1),
        (Level.STRONG, Level.EASY, 3),
    ):
        won = share_won(level("rummy500", better), [level("rummy500", worse)] * others, matches)
        rows += [
            (f"rummy500: {better} beats {others} {worse}, {matches} matches", 100 * won, "%"),
            ("rummy500: … standard error", 100 * math.sqrt(won * (1 - won) / matches), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with enough matches to separate the levels."""
    return run(LONG)
