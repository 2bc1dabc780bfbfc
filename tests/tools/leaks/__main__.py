"""`python -m tests.tools.leaks [--seed 1] [--count 5000] [--visits 60] [--days 4] [game …]`.

It plays matches, exchanges cards that a watcher has not seen, and compares byte by byte what both worlds
show: ``--count`` times page by page (pages.py), and in ``--visits`` matches with the whole program
(program.py). ``--days``: so many days of today's hand with other cards (day.py), rounds of tournaments with
other cards or moves at another table (rounds.py), and matches in which others plan otherwise, of each kind.
It prints a table by game and channel. The exit code is 1 if anything differs, and the
differences are printed; ``--first`` begins at another match, to repeat one.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from engine import GAMES
from tests.tools.leaks.compared import KINDS, SWAPS, Tally, compare_pages, compare_passed, compare_visit
from tests.tools.leaks.day import CHANNELS as OF_DAYS
from tests.tools.leaks.pages import CHANNELS as TOLD
from tests.tools.leaks.program import CHANNELS as SENT
from tests.tools.leaks.rounds import CHANNELS as OF_ROUNDS

MOST_SHOWN = 5
"""The most differences that are printed."""
ENOUGH = 25
"""The number of differences at which the search stops."""


def main(arguments: Sequence[str]) -> int:
    """Compare and print; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.leaks", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--count", type=int, default=5_000, help="how often cards are exchanged, page by page"
    )
    parser.add_argument("--visits", type=int, default=60, help="matches with the whole program")
    parser.add_argument("--days", type=int, default=4, help="days, rounds and plans, of each kind")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match of each game")
    parser.add_argument("games", nargs="*", metavar="game", help=" ".join(GAMES))
    wanted = parser.parse_args(arguments)
    games = wanted.games or [*GAMES]
    if unknown := {*games} - {*GAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))} (available: {' '.join(GAMES)})")
    pages, program, days = Tally(), Tally(), Tally()
    halfway = visited = began = time.monotonic()
    with suppress(KeyboardInterrupt):  # an interrupted run prints its results so far
        try:
            _compare_pages(pages, games, wanted)
        finally:
            halfway = time.monotonic()
        _compare_visits(program, games, wanted)
        visited = time.monotonic()
        _compare_days(days, wanted)
    ended = time.monotonic()
    print(file=sys.stderr)
    print(f"seed {wanted.seed}")
    _print(
        pages,
        games,
        TOLD,
        f"{pages.swaps} worlds page by page, {pages.origins} by origin and {pages.plans} with plans",
        halfway - began,
    )
    _print(program, games, SENT, f"{program.visits} matches with the whole program", visited - halfway)
    _print(
        days,
        KINDS,
        [*dict.fromkeys((*OF_DAYS, *OF_ROUNDS))],
        f"{days.visits} days and rounds with the whole program",
        ended - visited,
    )
    if pages.alone:
        print(
            f"not compared: forced moves, which the bot makes by itself. Of {pages.alone} moments at "
            f"which another seat had one legal action in either world, in {pages.telling} it had more in "
            "the other: such a move reveals that."
        )
    for where, found in [*pages.found, *program.found, *days.found][:MOST_SHOWN]:
        print(f"\n{where}\n  {found.channel}: {found.what}\n  here:  {found.ours}\n  there: {found.theirs}")
    return int(bool(pages.found or program.found or days.found))


def _compare_pages(tally: Tally, games: Sequence[str], wanted: argparse.Namespace) -> None:
    for number in count(wanted.first):
        for game in games:
            left = wanted.count - tally.swaps - tally.untwinned
            if left <= 0 or len(tally.found) >= ENOUGH:
                return
            compare_pages(tally, game, wanted.seed, number, min(SWAPS, left))
            print(f"\r{tally.swaps} worlds compared page by page …", end="", file=sys.stderr, flush=True)


def _compare_visits(tally: Tally, games: Sequence[str], wanted: argparse.Namespace) -> None:
    for at in range(wanted.visits):
        if len(tally.found) >= ENOUGH:
            return
        number, game = divmod(at, len(games))
        asyncio.run(compare_visit(tally, games[game], wanted.seed, wanted.first + number))
        print(f"\r{tally.visits} visits compared …", end="", file=sys.stderr, flush=True)


def _compare_days(tally: Tally, wanted: argparse.Namespace) -> None:
    for at in range(len(KINDS) * wanted.days):
        if len(tally.found) >= ENOUGH:
            return
        number, kind = divmod(at, len(KINDS))
        asyncio.run(compare_passed(tally, KINDS[kind], wanted.seed, wanted.first + number))
        print(f"\r{tally.visits} days, rounds and plans compared …", end="", file=sys.stderr, flush=True)


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
