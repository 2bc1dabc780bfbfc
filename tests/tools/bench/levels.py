"""Strength of each level against another: matches on the same decks with seats exchanged.

``python -m tests.tools.bench.levels`` goes on where it stopped, one pair of levels after the other, until
each interval is ± 2 % or matches on 1,000 decks have been played; names of a game and of two levels choose
(``gin expert strong``), ``--seats 3`` one of the better among two of the weaker instead of one against one,
``gin expert expert-1`` plays against the *expert* of an earlier commit (`tests/tools/bench/baseline.py`);
``--decks`` says how many to play now, and ``--table`` only prints the table of docs/strength.md and the
ratings for ``data/rankings/level_ratings.py``. What was played is in ``levels.json`` beside this file: the
decks follow from the game and a number, an expert's playouts from the game, and so anybody can play it again.
"""

import argparse
import contextlib
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose, expert, levels
from engine.match import SEED_BYTES
from engine.views import View
from tests.tools.bench.baseline import COMMITS, Baseline

PLAYED: Final = Path(__file__).with_name("levels.json")
ENOUGH: Final = 0.02
"""Half the width of the 95 % interval at which a pair of levels has played enough."""
_TELLS: Final = 0.1
"""Half the width at which a share is informative."""
_MOST: Final = 1_000
_BUDGET: Final = {
    "gin": 300,
    "panguingue": 6,
    "rummy500": 150,
    "control": 20,
    "hand": 40,
    "hand_partnership": 40,
}
"""The most playouts of an expert; ``python -m tests.tools.bench levels`` measures their cost."""
_NORMAL: Final = 1_000
"""The rating of *normal* in every game."""
Player = Callable[[View], Action]


def player(game: str, level: Level) -> Player:
    """Return the player of a game at a level."""
    if level is not Level.EXPERT:
        return lambda view: choose(game, level, view)
    return lambda view: expert(view, _BUDGET[game]).best.action


def matches(game: str, sides: tuple[Player, Player], number: int, seats: int = 2) -> float:
    """Return how many matches the first side wins on the same decks, one from every place.

    There are two places (or teams), or as many as seats for one player among others.
    """
    spec = GAMES[game]
    places = spec.teams or [(seat,) for seat in range(seats)]
    return sum(_match(game, sides, number, first, max(seats, spec.seats[0])) for first in places)


def _match(game: str, sides: tuple[Player, Player], number: int, first: Sequence[int], seats: int) -> float:
    """Return the share in a match of the first side, which has the seats ``first``."""
    chance = random.Random(f"{game} {number}")
    match = GAMES[game].new_match(seats=seats, dealer=number % seats)
    pack = match.pack()
    while match.outcome is None:
        # A number of its own for each deal: one match may need more deals than the other.
        deal = match.deal(chance.sample(pack, len(pack)), seed=chance.randbytes(SEED_BYTES))
        while deal.result is None:
            seat = deal.actors[0]
            deal.apply(seat, sides[seat not in first](deal.view(seat)))
        match.close(deal)
    winners = match.outcome.winners
    return sum(seat in first for seat in winners) / len(winners) if winners else len(first) / seats


def played(path: Path = PLAYED) -> dict[str, dict[str, list[float]]]:
    """Return how many matches the better level won on each deck, by game and pair.

    A pair is "better weaker", for one among three "better weaker 3".
    """
    found: dict[str, dict[str, list[float]]] = json.loads(path.read_text()) if path.exists() else {}
    return found


def share(won: Sequence[float], places: int = 2) -> tuple[float, float]:
    """Return the share of matches won and half the width of its 95 % interval.

    ``won`` has the matches won of ``places`` on each deck.
    """
    count = len(won)
    mean = sum(won) / count / places
    if count < 2:
        return mean, 0.5
    square = sum((each / places - mean) ** 2 for each in won) / (count - 1)
    # If all results are equal, the variance is estimated as if one more result differed.
    return mean, 1.96 * math.sqrt(max(square, 1 / (4 * count)) / count)


def ratings(of: Mapping[str, Sequence[float]]) -> dict[Level, int]:
    """Return the ratings of the levels of a game, where *normal* has 1000.

    A rating 400 higher wins ten times as often. A level is rated as soon as the interval of its share is
    informative.
    """
    known = {pair for pair, won in of.items() if share(won)[1] <= _TELLS}
    found = {Level.NORMAL: _NORMAL}

    def apart(pair: str) -> int:
        mean, _ = share(of[pair])
        mean = min(0.99, max(0.01, mean))
        return round(400 * math.log10(mean / (1 - mean)))

    if "normal easy" in known:
        found[Level.EASY] = _NORMAL - apart("normal easy")
    if "strong normal" in known:
        found[Level.STRONG] = _NORMAL + apart("strong normal")
    if "expert strong" in known and Level.STRONG in found:
        found[Level.EXPERT] = found[Level.STRONG] + apart("expert strong")
    return {level: found[level] for level in Level if level in found}


def table(of: Mapping[str, Mapping[str, Sequence[float]]]) -> str:
    """Return the table of docs/strength.md."""
    lines = [
        "| game | level | against | won | matches | rating | among three |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for game, pairs in of.items():
        points = ratings(pairs)
        for better, weaker in (*_pairs(game), *((Level.EXPERT, name) for name in COMMITS)):
            if (won := pairs.get(f"{better} {weaker}")) is None:
                continue
            mean, half = share(won)
            three = "–"
            if more := pairs.get(f"{better} {weaker} 3"):
                taken, off = share(more, 3)
                three = f"{3 * taken:.2f} ± {3 * off:.2f} shares of {3 * len(more):,}"
            lines.append(
                f"| {GAMES[game].title} | {better} | {weaker} | {100 * mean:.0f} ± {100 * half:.0f} % | "
                f"{2 * len(won):,} | {points.get(better, '–')} : {_rating(points, weaker)} | {three} |"
            )
    return "\n".join(lines)


def _pairs(game: str) -> Iterator[tuple[Level, Level]]:
    there = levels(game)
    return zip(there[1:], there, strict=False)


def _rating(points: Mapping[Level, int], level: str) -> int | str:
    return "–" if level in COMMITS else points.get(Level(level), "–")


def _play(game: str, better: Level, weaker: str, seats: int, more: int | None) -> None:
    with contextlib.ExitStack() as stack:
        other = (
            stack.enter_context(Baseline(weaker, game)) if weaker in COMMITS else player(game, Level(weaker))
        )
        _play_decks(game, f"{better} {weaker}", (player(game, better), other), seats, more)


def _play_decks(game: str, pair: str, sides: tuple[Player, Player], seats: int, more: int | None) -> None:
    """Play deck after deck, and store each result at once."""
    name = pair if seats == 2 else f"{pair} {seats}"
    begun = len(played().get(game, {}).get(name, []))
    for number in range(begun, _MOST if more is None else begun + more):
        won = matches(game, sides, number, seats)
        known = played()
        known.setdefault(game, {}).setdefault(name, []).append(won)
        PLAYED.write_text(_stored(known))
        mean, half = share(known[game][name], seats)
        print(f"{game}: {name}: {100 * mean:.1f} ± {100 * half:.1f} % of {number + 1} decks", flush=True)
        if more is None and number > 50 and half <= ENOUGH:
            break


def _stored(known: Mapping[str, Mapping[str, Sequence[float]]]) -> str:
    """Return the contents of the file: a line for each pair of levels."""
    games = [
        f'"{game}": {{\n'
        + ",\n".join(f'"{name}": {json.dumps(known[game][name])}' for name in sorted(known[game], key=_rank))
        + "\n}"
        for game in GAMES
        if game in known
    ]
    return "{\n" + ",\n".join(games) + "\n}\n"


def _rank(name: str) -> tuple[int, str]:
    return list(Level).index(Level(name.split()[0])), name


def main(wanted: Sequence[str] | None = None) -> None:
    """Play, or print the table."""
    parser = argparse.ArgumentParser(description="Matches between the levels of the computer players.")
    parser.add_argument("game", nargs="?", choices=[*GAMES])
    parser.add_argument("levels", nargs="*", metavar="better weaker")
    parser.add_argument("--seats", type=int, choices=(2, 3), default=2, help="one against one, or among two")
    parser.add_argument("--decks", type=int, help="decks to play now")
    parser.add_argument("--table", action="store_true", help="print the table and play nothing")
    asked: Any = parser.parse_args(wanted)
    if not asked.table:
        for game in [asked.game] if asked.game else [*GAMES]:
            chosen = [asked.levels] if asked.levels else [*_pairs(game)]
            for better, weaker in chosen if asked.seats in {2, *GAMES[game].seats} else []:
                _play(game, Level(better), weaker, asked.seats, asked.decks)
    print(table(played()))
    for game, pairs in played().items():
        print(f'            "{game}": {tuple(ratings(pairs).values())},')


if __name__ == "__main__":
    main()
