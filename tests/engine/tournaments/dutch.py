"""Swiss pairings beside those of a library for the FIDE Dutch system, caissify-pairings."""

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from random import Random

from engine.tournaments.settings import Format
from engine.tournaments.standings import records
from engine.tournaments.swiss import rounds
from tests.engine.tournaments.play import Play


def compare(seed: int, entrants: int) -> Counter[str]:
    """Return in how many rounds of a random tournament our pairings are better, equal and worse.

    Both pair the same scores. They are compared by repeated matches, then by the score of who has the bye,
    then by the sum of the squares of differences in score. The library also keeps colours apart, which we
    weigh less.
    """
    random = Random(seed)
    play = Play(Format.SWISS, entrants, seed)
    seats: dict[int, list[str]] = {each.number: [] for each in play.tournament.entrants}
    floats: dict[int, list[str]] = {number: [] for number in seats}
    found: Counter[str] = Counter()
    while not play.over:
        points = play.points
        by_entrant = records(play.tournament)
        met = {pair for pair in combinations(seats, 2) if by_entrant[pair[0]].met(pair[1])}
        theirs = import_module("caissify_pairings").generate_pairings(
            system="dutch",
            players=[
                {
                    "id": number,
                    "name": str(number),
                    "score": points[number] / 2,
                    "rating": 1000,
                    "starting_number": number,
                    "color_hist": seats[number],
                    "float_history": floats[number],
                    "bye_count": len(by_entrant[number].byes),
                }
                for number in seats
            ],
            previous_pairings=met,
            round_number=play.tournament.round + 1,
            total_rounds=rounds(play.tournament),
        )
        ours = play.round()
        mine = _cost(ours.matches, ours.byes, points, met)
        other = _cost(
            [(each["white_id"], each["black_id"]) for each in theirs if each["black_id"] is not None],
            [each["white_id"] for each in theirs if each["black_id"] is None],
            points,
            met,
        )
        found["better" if mine < other else "worse" if mine > other else "equal"] += 1
        for a, b in ours.matches:
            seats[a].append("white")
            seats[b].append("black")
            for number, opponent in ((a, b), (b, a)):
                gap = points[number] - points[opponent]
                floats[number].append("down" if gap > 0 else "up" if gap < 0 else "none")
        for number in ours.byes:
            seats[number].append("none")
            floats[number].append("down")
        for pairing in play.open:
            play.finish(pairing, random.randrange(3), random.randrange(3))
    return found


def _cost(
    matches: Sequence[Sequence[int]], byes: Sequence[int], points: dict[int, int], met: set[tuple[int, int]]
) -> tuple[int, int, int]:
    return (
        sum((min(pair), max(pair)) in met for pair in matches),
        sum(points[number] for number in byes),
        sum((points[a] - points[b]) ** 2 for a, b in matches),
    )
