"""Calibration of the win probabilities in reviews: predicted against actual wins.

``strong`` players play matches; the search evaluates one random decision of each. The long form (``python
-m tests.tools.bench --long chances``) plays 1,200 matches of gin and 300 of each other game, for two and
for three. ``python -m tests.tools.bench.bench_chances`` does so too, stores what came of them in
``chances.json`` beside this file, and prints the table of docs/strength.md; names of games choose.
"""

import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from engine import GAMES
from engine.ai import Level, choose
from engine.ai.search import assess, playouts_in_time_of
from engine.ai.search.win_probability import match_win_probability
from engine.match import SEED_BYTES
from engine.views import View

PLAYED: Final = Path(__file__).with_name("chances.json")
TABLES: Final = (
    ("gin", 2, 4),
    *((game, seats, 1) for game in ("panguingue", "rummy500", "control", "hand") for seats in (2, 3)),
    ("hand_partnership", 4, 1),
)
"""Game, number of seats, and a factor for the number of matches."""
_MATCHES: Final = 2
_MANY_MATCHES: Final = 300
_BUDGET: Final = 320
_BINS: Final = 10


class _Seen(NamedTuple):
    """A decision, the number of finished deals, and its seat's share in winning the match."""

    view: View
    deals: int
    won: float


def told(game: str, seats: int, matches: int, seed: int) -> Iterator[tuple[float, float]]:
    """Yield for each match a predicted win probability of seat 0, and its result.

    The result is 1, 0, or a fraction for a tie.
    """
    for number in range(matches):
        seen = _played(game, seats, random.Random(f"{seed}/{number}"))
        best = assess(seen.view, playouts_in_time_of(_BUDGET, seen.view), number).best
        found = match_win_probability(
            seen.view, best.value, best.standard_error * sqrt(best.playouts), seen.deals
        )
        if found is not None:
            yield found, seen.won


def _played(game: str, seats: int, chance: random.Random) -> _Seen:
    """Play a match, and return one of the decisions of seat 0."""
    match = GAMES[game].new_match(seats=seats, dealer=chance.randrange(seats))
    pack = match.pack()
    chosen, looked = None, 0
    while match.outcome is None:
        deal = match.deal(chance.sample(pack, len(pack)), seed=chance.randbytes(SEED_BYTES))
        while deal.result is None:
            seat = deal.actors[0]
            view = deal.view(seat)
            if seat == 0 and len(view.legal) > 1:
                looked += 1
                if not chance.randrange(looked):  # reservoir sampling: each decision is equally likely
                    chosen = view, len(match.results)
            deal.apply(seat, choose(game, Level.STRONG, view))
        match.close(deal)
    if chosen is None:
        raise RuntimeError("a match without a decision")
    winners = match.outcome.winners
    sides = GAMES[game].teams or [(seat,) for seat in range(seats)]
    won = sum(any(seat in winners for seat in side) for side in sides)
    return _Seen(*chosen, (0 in winners) / won if won else 1 / len(sides))


def wilson(won: float, of: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval of a share, from ``won`` of ``of`` matches; by default that of 95 %."""
    middle = (won + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * sqrt(won * (of - won) / of + z * z / 4)
    return middle - half, middle + half


def bins(pairs: Sequence[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """Return the non-empty tenths of the predictions: mean prediction, matches won, matches."""
    found = []
    for tenth in range(_BINS):
        inside = [(told_, won) for told_, won in pairs if min(int(told_ * _BINS), _BINS - 1) == tenth]
        if inside:
            mean = sum(told_ for told_, _ in inside) / len(inside)
            found.append((mean, sum(won for _, won in inside), len(inside)))
    return found


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit)."""
    return [row for table in TABLES for row in _rows(*table, _MATCHES)]


def run_long() -> list[tuple[str, float, str]]:
    """Do the same with many more matches."""
    return [row for table in TABLES for row in _rows(*table, _MANY_MATCHES)]


def _rows(game: str, seats: int, times: int, matches: int) -> list[tuple[str, float, str]]:
    rows, within = [], 0
    found = bins([*told(game, seats, times * matches, 1)])
    for mean, won, of in found:
        low, high = wilson(won, of)
        within += low <= mean <= high
        name = f"win probability in {game} for {seats}: predicted {100 * mean:.0f} %, won"
        rows.append((name, 100 * won / of, f"% of {of} [{100 * low:.0f} to {100 * high:.0f}]"))
    name = f"win probability in {game} for {seats}: tenths within their intervals, of {len(found)}"
    return [*rows, (name, float(within), "tenths")]


Played = Mapping[str, Mapping[str, Sequence[tuple[float, float]]]]
"""By game and number of seats, the predicted probability and the result of each match."""


def played() -> Played:
    """Return the stored matches."""
    found: Played = json.loads(PLAYED.read_text()) if PLAYED.exists() else {}
    return found


def table(of: Played) -> str:
    """Return the table of docs/strength.md: the matches won, by tenths of the predictions."""
    tenths = [f"{10 * at} to {10 * at + 10} %" for at in range(_BINS)]
    lines = [f"| game | seats | {' | '.join(tenths)} |", "| --- " * (_BINS + 2) + "|"]
    for game, by_seats in of.items():
        for seats, pairs in by_seats.items():
            found = {min(int(mean * _BINS), _BINS - 1): (won, many) for mean, won, many in bins(pairs)}
            cells = [
                f"{100 * found[at][0] / found[at][1]:.0f} % of {found[at][1]}" if at in found else "–"
                for at in range(_BINS)
            ]
            lines.append(f"| {GAMES[game].title} | {seats} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main(games: Sequence[str]) -> None:
    """Play the matches of some games, or of all, store them and print the table."""
    for game, seats, times in TABLES:
        if not games or game in games:
            pairs = [(round(told_, 3), won) for told_, won in told(game, seats, times * _MANY_MATCHES, 1)]
            known = {key: dict(by_seats) for key, by_seats in played().items()}
            known.setdefault(game, {})[str(seats)] = pairs
            PLAYED.write_text(_stored(known))
    print(table(played()))


def _stored(known: Played) -> str:
    """Return the contents of the file: a line for each game and number of seats."""
    games = [
        f'"{game}": {{\n'
        + ",\n".join(f'"{seats}": {json.dumps(pairs)}' for seats, pairs in sorted(known[game].items()))
        + "\n}"
        for game in GAMES
        if game in known
    ]
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
