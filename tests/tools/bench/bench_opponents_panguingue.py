"""Computer players of panguingue: the chips that strong wins against easy."""

import statistics

from engine.ai import Level
from tests.engine.ai.matches import level
from tests.engine.ai.panguingue_matches import SEATS, gains

DEALS = 1_000


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): chips a deal with the half-width of 95 %."""
    won = gains(level("panguingue", Level.STRONG), level("panguingue", Level.EASY), DEALS)
    return [
        (
            f"panguingue: strong among easy, {SEATS} seats, {DEALS:,} deals",
            statistics.mean(won),
            "chips/deal",
        ),
        ("panguingue: … half-width of 95 %", 1.96 * statistics.stdev(won) / DEALS**0.5, "chips/deal"),
    ]


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<60}{value:>10,.3f} {unit}")
