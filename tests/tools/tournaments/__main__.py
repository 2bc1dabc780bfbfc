"""`python -m tests.tools.tournaments [--each 1000] [format …]`: play random tournaments.

Of each format, tournaments of 2 to 128 entrants, who come late, leave, rest, are replaced or disqualified.
Each step is checked (tests/engine/tournaments/checks.py). It prints figures. The first check that fails ends
it, and says how to repeat it. Then as many Swiss tournaments as ``--dutch`` says are paired by a library as
well; the exit code is 1 if ours are worse in any round.

With ``--crashes`` they are played in the whole manager instead, while its processes are killed or the
database fails (tests/tools/tournaments/crashes.py); with ``--postgres`` too, on a server of their own. The
exit code is 1 if anything is wrong afterwards.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from random import Random

from engine.tournaments.settings import MOST_ENTRANTS, Format
from tests.engine.tournaments.checks import Figures
from tests.engine.tournaments.dutch import compare
from tests.engine.tournaments.simulation import play_from
from tests.postgres import serving
from tests.tools.tournaments import crashes


def main(arguments: Sequence[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.tournaments", description=__doc__)
    parser.add_argument("--each", type=int, default=1000, help="tournaments of each format")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first tournament")
    parser.add_argument("--most", type=int, default=MOST_ENTRANTS, help="the most entrants")
    parser.add_argument("--dutch", type=int, default=200, help="Swiss tournaments that a library pairs too")
    parser.add_argument("--crashes", action="store_true", help="in the whole manager, with crashes")
    parser.add_argument("--postgres", action="store_true", help="with --crashes: on a PostgreSQL server")
    parser.add_argument("formats", nargs="*", metavar="format", help=" ".join(Format))
    wanted = parser.parse_args(arguments)
    forms = [Format(name) for name in wanted.formats] or [*Format]
    if wanted.crashes:
        with serving() if wanted.postgres else nullcontext() as server:
            return int(crashes.play_all(wanted.seed, wanted.first, wanted.each, forms, server) > 0)
    for form in forms:
        figures = Figures()
        began = time.process_time()
        for number in range(wanted.first, wanted.first + wanted.each):
            try:
                play_from(f"{wanted.seed} {form} {number}", form, figures, wanted.most)
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
    random, compared = Random(wanted.seed), Counter[str]()
    for number in range(wanted.dutch):
        compared += compare(number, random.randint(2, min(40, wanted.most)))
    print(f"rounds beside the FIDE Dutch system of a library: {dict(compared)}")
    return int(bool(compared["worse"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
