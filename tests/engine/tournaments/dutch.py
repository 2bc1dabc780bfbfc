"""Swiss pairings beside those of a library for the FIDE Dutch system, caissify-pairings."""

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from random import Random

from engine.tournaments.settings import Format
from engine.tournaments.standings import Record, records
from engine.tournaments.swiss import MOST_LEAD, rounds
from tests.engine.tournaments.play import Play


def compare(seed: int, entrants: int) -> Counter[str]:
    """Return in how many rounds of a random tournament our pairings are better, equal and worse.

    Both pair the same scores. They are compared by repeated matches, then by the score of who has the bye,
    then by seats that cannot be kept within ``MOST_LEAD``, which the library gives up for the best in the
    last round, then by the sum of the squares of differences in score.
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
        mine = _cost([(a, b) for a, b in ours.matches], ours.byes, points, by_entrant)
        other = _cost(
            [(each["white_id"], each["black_id"]) for each in theirs if each["black_id"] is not None],
            [each["white_id"] for each in theirs if each["black_id"] is None],
            points,
            by_entrant,
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
    matches: Sequence[tuple[int, int]],
    byes: Sequence[int],
    points: dict[int, int],
    by_entrant: dict[int, Record],
) -> tuple[int, int, int, int]:
    leads = [(by_entrant[a].lead, by_entrant[b].lead) for a, b in matches]
    return (
        sum(by_entrant[a].met(b) > 0 for a, b in matches),
        sum(points[number] for number in byes),
        sum(abs(ours) == MOST_LEAD and ours == theirs for ours, theirs in leads),
        sum((points[a] - points[b]) ** 2 for a, b in matches),
    )
