"""Standings where everybody meets everybody."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from engine.tournaments.events import Source
from engine.tournaments.formats import Standing, Tiebreak
from engine.tournaments.standings import LOSS, WIN, halves, holders, ranked
from engine.tournaments.tournament import Tournament

TIEBREAKS: Final = (Tiebreak("sonneborn_berger", 4), Tiebreak("direct_encounter", 2), Tiebreak("wins"))


def standings(
    tournament: Tournament, members: Sequence[int], walkovers: Iterable[tuple[int, int]] = (), first: int = 1
) -> list[Standing]:
    """Return the standings of ``members`` among each other, with places from ``first`` on.

    ``walkovers``: pairs of a winner and an opponent who was out before they could play. The results of
    somebody who leaves, or is disqualified, count if they have played at least half of their matches;
    otherwise none of their matches counts for anybody (FIDE Tournament Rules 5.4). Tie-breaks:
    Sonneborn–Berger in quarters, the points among equals in halves, and wins.
    """
    held = holders(tournament)
    present = {held[each] for each in members}
    results: list[tuple[int, int, int]] = []
    completed: defaultdict[int, int] = defaultdict(int)
    for pairing in tournament.pairings:
        a, b = (held[number] for number in pairing.seats)
        if pairing.result is None or not {a, b} <= present:
            continue
        results += [(a, b, halves(pairing, 0)), (b, a, halves(pairing, 1))]
        if pairing.result.source is not Source.FORFEIT:
            completed[a] += 1
            completed[b] += 1
    for winner, other in walkovers:
        results += [(held[winner], held[other], WIN), (held[other], held[winner], LOSS)]
    dropped = {
        each for each in present if tournament.entrant(each).out and 2 * completed[each] < len(present) - 1
    }
    results = [each for each in results if not dropped & {*each[:2]}]

    points = dict.fromkeys(present, 0)
    for entrant, _, half in results:
        points[entrant] += half
    quality = dict.fromkeys(present, 0)
    for entrant, other, half in results:
        quality[entrant] += half * points[other]
    direct, wins = dict.fromkeys(present, 0), dict.fromkeys(present, 0)
    for entrant, other, half in results:
        if (points[entrant], quality[entrant]) == (points[other], quality[other]):
            direct[entrant] += half
        wins[entrant] += half == WIN
    return ranked(
        (
            Standing(0, each, points[each], (quality[each], direct[each], wins[each]), completed[each])
            for each in present
            if not tournament.entrant(each).disqualified
        ),
        first,
    )
