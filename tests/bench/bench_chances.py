"""The chance to win that reviews tell: of the matches in which it was told to be so and so high, how many
were won.

Two ``strong`` players play matches to 100; at one decision of each match, drawn by lot, the judge is asked.
Named on the command line (``python -m tests.bench chances``) it plays 1,200 matches.
"""

import random
from collections.abc import Iterator, Sequence
from math import sqrt

from engine import GAMES
from engine.match import SEED_BYTES
from engine.opponents import Level, choose
from engine.opponents.judge import assess
from engine.opponents.judge.chance import chance_to_win
from engine.views import View

__all__ = ["bins", "run", "run_long", "told", "wilson"]

_MATCHES = 10
_MANY_MATCHES = 1_200
_BUDGET = 320
_BINS = 10


def told(matches: int, seed: int) -> Iterator[tuple[float, bool]]:
    """Yield for each match the chance that was told seat 0 at one of its decisions, and whether it won."""
    for number in range(matches):
        chance = random.Random(f"{seed}/{number}")
        view, won = _played(chance)
        found = chance_to_win(view, assess(view, _BUDGET, number).best.value)
        if found is not None:
            yield found, won


def _played(chance: random.Random) -> tuple[View, bool]:
    """Play a match; return the view of one of the decisions of seat 0, and whether it won."""
    match = GAMES["gin"].new_match(seats=2, dealer=chance.randrange(2))
    chosen, looked = None, 0
    while match.outcome is None:
        deal = match.deal(chance.sample(match.pack(), 52), seed=chance.randbytes(SEED_BYTES))
        while deal.result is None:
            (seat,) = deal.actors
            view = deal.view(seat)
            if seat == 0 and len(view.legal) > 1:
                looked += 1
                if not chance.randrange(looked):  # each as likely, however many there will be
                    chosen = view
            deal.apply(seat, choose("gin", Level.STRONG, view))
        match.close(deal)
    if chosen is None:
        raise RuntimeError("a match without a decision")
    return chosen, 0 in match.outcome.winners


def wilson(won: int, of: int) -> tuple[float, float]:
    """Return the interval in which a share lies in 95 of 100 cases, of which so many were counted."""
    z = 1.96
    middle = (won + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * sqrt(won * (of - won) / of + z * z / 4)
    return middle - half, middle + half


def bins(pairs: Sequence[tuple[float, bool]]) -> list[tuple[float, int, int]]:
    """Return for each tenth of what was told in which there is something: the mean that was told, how many
    were won, and of how many.
    """
    found = []
    for tenth in range(_BINS):
        inside = [(told_, won) for told_, won in pairs if min(int(told_ * _BINS), _BINS - 1) == tenth]
        if inside:
            mean = sum(told_ for told_, _ in inside) / len(inside)
            found.append((mean, sum(won for _, won in inside), len(inside)))
    return found


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    return _rows(_MATCHES)


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with many more matches."""
    return _rows(_MANY_MATCHES)


def _rows(matches: int) -> list[tuple[str, float, str]]:
    rows, within = [], 0
    found = bins([*told(matches, 1)])
    for mean, won, of in found:
        low, high = wilson(won, of)
        within += low <= mean <= high
        name = f"chances of gin: told {100 * mean:.0f} %, came true"
        rows.append((name, 100 * won / of, f"% of {of} [{100 * low:.0f} to {100 * high:.0f}]"))
    rows.append((f"chances of gin: tenths within their intervals, of {len(found)}", float(within), "tenths"))
    return rows


if __name__ == "__main__":
    for name, value, unit in run_long():
        print(f"{name:<64}{value:>10,.1f} {unit}")
