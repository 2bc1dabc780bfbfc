"""Computer players of gin: how often the better levels beat a greedy player."""

import math
from collections.abc import Mapping

from engine.ai import Level
from tests.engine.ai.gin_eager import eager
from tests.engine.ai.matches import play_match
from tests.tools.bench.levels import player

SHORT, LONG = {Level.STRONG: 100, Level.EXPERT: 8}, {Level.STRONG: 400, Level.EXPERT: 100}
"""Matches of each level."""


def run(matches: Mapping[Level, int] = SHORT) -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches to 100 won with the half-width of 95 %."""
    rows = []
    for of, count in matches.items():
        share = sum(0 in play_match("gin", (player("gin", of), eager), seed) for seed in range(count)) / count
        rows += [
            (f"gin: {of} beats eager, {count} matches", 100 * share, "%"),
            ("gin: … half-width of 95 %", 196 * math.sqrt(share * (1 - share) / count), "%"),
        ]
    return rows


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with enough matches to separate the levels."""
    return run(LONG)


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<44}{value:>10,.3f} {unit}")
