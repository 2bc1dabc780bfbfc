"""`python -m tests.leaks [--seed 1] [--count 5000] [--visits 60] [game …]`: does anything tell what somebody
may not know?

Plays matches, moves the cards that a watcher has not seen, and compares byte by byte what is told in both
worlds: ``--count`` times page by page (pages.py), and in ``--visits`` matches with the whole program
(program.py). Prints a table by game and channel. The exit code is 1 where anything differs, and what differs
is printed; ``--first`` begins at another match, to see one again.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence

from engine import GAMES
from tests.leaks.compared import SWAPS, Tally, compare_pages, compare_visit
from tests.leaks.pages import CHANNELS as TOLD
from tests.leaks.program import CHANNELS as SENT

MOST_SHOWN = 5
"""Differences that are shown."""
ENOUGH = 25
"""After so many differences no more are looked for."""


def main(arguments: Sequence[str]) -> int:
    """Compare and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=5_000, help="how often cards are moved, page by page")
    parser.add_argument("--visits", type=int, default=60, help="matches with the whole program")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match of each game")
    parser.add_argument("games", nargs="*", metavar="game", help=" ".join(GAMES))
    wanted = parser.parse_args(arguments)
    games = wanted.games or [*GAMES]
    began = time.monotonic()
    pages, program = Tally(), Tally()
    number = wanted.first
    while pages.swaps + pages.untwinned < wanted.count and len(pages.found) < ENOUGH:
        for game in games:
            swaps = min(SWAPS, wanted.count - pages.swaps - pages.untwinned)
            compare_pages(pages, game, wanted.seed, number, swaps)
        number += 1
        print(f"\r{pages.swaps} worlds compared page by page …", end="", file=sys.stderr, flush=True)
    halfway = time.monotonic()
    for at in range(wanted.visits):
        if len(program.found) >= ENOUGH:
            break
        game = games[at % len(games)]
        asyncio.run(compare_visit(program, game, wanted.seed, wanted.first + at // len(games)))
        print(f"\r{program.visits} visits compared …", end="", file=sys.stderr, flush=True)
    ended = time.monotonic()
    print(file=sys.stderr)
    print(f"seed {wanted.seed}")
    _print(pages, games, TOLD, f"{pages.swaps} worlds page by page", halfway - began)
    _print(program, games, SENT, f"{program.visits} matches with the whole program", ended - halfway)
    if pages.alone:
        print(
            f"not compared: moves that the house makes since there is no choice. Of {pages.alone} moments at "
            f"which another seat had one thing to do in either world, in {pages.telling} it had more in the "
            "other: by such a move all could tell."
        )
    for where, found in [*pages.found, *program.found][:MOST_SHOWN]:
        print(f"\n{where}\n  {found.channel}: {found.what}\n  here:  {found.ours}\n  there: {found.theirs}")
    return int(bool(pages.found or program.found))


def _print(tally: Tally, games: Sequence[str], channels: Sequence[str], what: str, seconds: float) -> None:
    print(f"\n{what}, {len(tally.found)} differ, {seconds:.0f} s", end="")
    print(f"; {tally.untwinned} had no twin, {tally.unsteady} were unsteady")
    wide = max(map(len, games), default=0)
    print(f"{'':{wide}}" + "".join(f"{channel:>13}" for channel in (*channels, "together")))
    rows = [(game, [tally.told[game, channel] for channel in channels]) for game in games]
    rows.append(("", [sum(column) for column in zip(*(counts for _, counts in rows), strict=True)]))
    for game, counts in rows:
        print(f"{game:{wide}}" + "".join(f"{count:>13,}" for count in (*counts, sum(counts))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
