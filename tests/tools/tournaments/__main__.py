"""`python -m tests.tools.tournaments [--each 1000] [--seed 1] [format …]`: play random tournaments.

Of each format, tournaments of 2 to 128 entrants, who come late, leave, rest, are replaced or disqualified.
Each step is checked (checks.py). It prints figures. The first check that fails ends it, and says how to
repeat it.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from engine.tournaments.settings import LARGEST_ROUND_ROBIN, MOST_ENTRANTS, Format
from tests.tools.tournaments.checks import Figures
from tests.tools.tournaments.simulation import play


def entrants_of(random: Random, form: Format, most: int = MOST_ENTRANTS) -> int:
    """Return a number of entrants; small ones are as likely as large ones."""
    largest = min(most, LARGEST_ROUND_ROBIN if form is Format.ROUND_ROBIN else MOST_ENTRANTS)
    return random.randint(2, random.choice((min(8, largest), min(24, largest), largest)))


def one(seed: str, form: Format, figures: Figures, most: int = MOST_ENTRANTS) -> None:
    """Play one tournament from its seed."""
    random = Random(seed)
    play(random, form, figures, entrants_of(random, form, most), random.choice((0, 0.02, 0.1, 0.3)))


def main(arguments: Sequence[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.tournaments", description=__doc__)
    parser.add_argument("--each", type=int, default=1000, help="tournaments of each format")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first tournament")
    parser.add_argument("--most", type=int, default=MOST_ENTRANTS, help="the most entrants")
    parser.add_argument("formats", nargs="*", metavar="format", help=" ".join(Format))
    wanted = parser.parse_args(arguments)
    for form in [Format(name) for name in wanted.formats] or Format:
        figures = Figures()
        began = time.process_time()
        for number in range(wanted.first, wanted.first + wanted.each):
            try:
                one(f"{wanted.seed} {form} {number}", form, figures, wanted.most)
            except BaseException:
                print(f"{form}: --seed {wanted.seed} --first {number} --each 1", file=sys.stderr)
                raise
        spent = time.process_time() - began
        print(
            f"{form}: {figures.tournaments} tournaments, {figures.rounds} rounds, {figures.matches} matches, "
            f"{figures.byes} byes, {figures.repeated} repeated where nothing else was possible, {spent:.0f} s"
        )
        if figures.company_again:
            print(f"  pairs at a table: {figures.company}, of them again: {figures.company_again}")
        print(f"  first seats less second: {dict(sorted(figures.leads.items()))}")
        print(f"  {dict(figures.happened)}")
        print(f"  refused: { {problem.value: count for problem, count in figures.refused.items()} }")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
