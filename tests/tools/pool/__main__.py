"""`python -m tests.tools.pool [--arrivals 10000] [rate …]`: let members arrive in the pool.

For each rate of arrivals a minute it prints how long they waited, how far apart the ratings at tables of two
were, and what went wrong. Matchers die and the database fails at drawn writes, unless ``--mild``. The exit
code is 1 if somebody was seated twice, met somebody blocked, or was forgotten.
"""

import argparse
import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.tools.pool.crowd import simulate

RATES = (0.5, 2.0, 8.0)


def main(arguments: Sequence[str]) -> int:
    """Simulate and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.pool", description=__doc__)
    parser.add_argument("--arrivals", type=int, default=10_000, help="members of each rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mild", action="store_true", help="nothing dies or fails")
    parser.add_argument("rates", nargs="*", type=float, metavar="rate", help="arrivals a minute")
    wanted = parser.parse_args(arguments)
    logging.disable()  # what fails on purpose is in the figures
    faults = 0
    for rate in wanted.rates or RATES:
        began = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            figures = simulate(
                Path(folder), rate=rate, arrivals=wanted.arrivals, seed=wanted.seed, mild=wanted.mild
            )
        spent = time.process_time() - began
        print(f"{rate:g} a minute: {figures.line()}, {spent:.0f} s", flush=True)
        for fault in figures.faults[:20]:
            print(f"  {fault}")
        faults += len(figures.faults)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
