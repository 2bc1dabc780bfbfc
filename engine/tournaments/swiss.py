"""Swiss: rounds between similar scores; at tables of more than two, in new company."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from engine.tournaments import totals
from engine.tournaments.events import RoundBegan
from engine.tournaments.formats import Draw, RoundSchedule, Standing, Tiebreak, shuffled
from engine.tournaments.pairing import Cost, Edge, pairs
from engine.tournaments.seating import PairCost, is_settled, seats, tables
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import WIN, Record, ranked, records, seated
from engine.tournaments.tournament import Tournament

FEWEST_ROUNDS: Final = 3
MOST_LEAD: Final = 2
"""How much oftener somebody may have one seat than the other, where that can be avoided."""
_BYE: Final = 0
"""Who is paired with this number has no opponent."""


class Swiss(RoundSchedule):
    """Two at a table: rounds between equals. More: everybody meets as many others as possible.

    Two at a table are paired by these rules, each more important than all below it: nobody has a second bye
    while others had none, nobody meets twice, the bye goes to the lowest score, nobody has one seat three
    times oftener than the other, scores are close, seats alternate, and among equals the upper half meets the
    lower half. So a repeated match is only made if no other pairing exists. A bye is a win. This follows the
    FIDE Handbook, C.04.1 (Basic rules for Swiss systems), with the first seat in the place of the white
    pieces.

    At larger tables, places are drawn. Those who are left over have a bye, first those who had the fewest.
    """

    format = Format.SWISS

    def unit(self, settings: Settings) -> int:
        """Return what one point is in ``Standing.points``."""
        return totals.unit(settings) if _by_totals(settings) else 2

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:
        """Return the tie-breaks in the order in which they count."""
        if _by_totals(settings):
            return totals.tiebreaks(settings)
        return (Tiebreak("buchholz", 2), Tiebreak("sonneborn_berger", 4), Tiebreak("wins"))

    def next_round(self, tournament: Tournament, draw: Draw) -> RoundBegan:
        """Return the next round."""
        return _pairs(tournament, draw) if tournament.settings.seats == 2 else _tables(tournament, draw)

    def is_over(self, tournament: Tournament, now: int) -> bool:  # noqa: ARG002
        """Return whether all rounds are played, or too few are left for a table."""
        if tournament.open_pairings:
            return False
        return tournament.round >= rounds(tournament) or len(tournament.active) < tournament.settings.seats

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings.

        By points in halves, then Buchholz (the points of all opponents), Sonneborn–Berger (the points of
        those beaten, and half the points of those with whom they drew) and wins. In both sums a bye is an
        opponent with as many points as the entrant has (FIDE Handbook, C.07: unplayed rounds). At larger
        tables and with duplicate deals: ``totals``.
        """
        if _by_totals(tournament.settings):
            return totals.standings(tournament)
        by_entrant = records(tournament)
        points = {entrant: record.halves + WIN * len(record.byes) for entrant, record in by_entrant.items()}
        return tuple(ranked(_standing(by_entrant[each.number], points) for each in tournament.ranked))


def rounds(tournament: Tournament) -> int:
    """Return how many rounds are played.

    If the organiser has not set it: as many as leave one unbeaten, and at least three if there are so many
    without meeting twice; at larger tables three. Who comes late can make it more.
    """
    settings = tournament.settings
    if settings.rounds:
        return settings.rounds
    if settings.seats > 2:
        return FEWEST_ROUNDS
    entrants = Counter(number for number, byes in tournament.byes.items() for _ in byes)
    for pairing in tournament.pairings:
        entrants[pairing.round] += len(pairing.seats)
    count = max(entrants.values(), default=len(tournament.active))
    if count < 2:
        return 0
    most = count if count % 2 else count - 1
    return min(most, max(FEWEST_ROUNDS, (count - 1).bit_length()))


def keeps_rules(tournament: Tournament, event: RoundBegan) -> bool:
    """Return whether a round keeps all rules of ``Swiss`` that leave nothing to a draw.

    Two at a table: all rules but the last one, in that order. At larger tables: who has a bye, and that no
    two can change tables such that fewer meet again.
    """
    found = [*event.byes, *(number for match in event.matches for number in match)]
    active = [each.number for each in tournament.active]
    size = tournament.settings.seats
    if sorted(found) != sorted(active) or len(event.byes) != len(active) % size:
        return False
    by_entrant = records(tournament)
    if size > 2:
        had = sorted(len(by_entrant[entrant].byes) for entrant in active)
        fair = sorted(len(by_entrant[entrant].byes) for entrant in event.byes) == had[: len(event.byes)]
        return fair and is_settled(event.matches, _company(by_entrant))
    places = {each.entrant: each for each in Swiss().standings(tournament)}
    order = sorted(active, key=lambda entrant: places[entrant].place)
    costs = {
        edge: cost[:-1]
        for edge, cost in _costs(order, _levels(order, places, tournament.settings), by_entrant).items()
    }
    begun = [*event.matches, *((entrant, _BYE) for entrant in event.byes)]
    chosen = [(a, b) if (a, b) in costs else (b, a) for a, b in begun]
    return _total(chosen, costs) == _total(pairs(costs), costs)


def _company(by_entrant: dict[int, Record]) -> PairCost:
    """Return what it costs that two meet at a larger table."""
    return lambda a, b: by_entrant[a].met(b) ** 2


def _total(edges: Iterable[Edge], costs: dict[Edge, Cost]) -> Cost:
    return tuple(map(sum, zip(*(costs[edge] for edge in edges), strict=True)))


def _by_totals(settings: Settings) -> bool:
    return settings.duplicate or settings.seats > 2


def _standing(record: Record, points: dict[int, int]) -> Standing:
    own = points[record.entrant]
    buchholz, quality = own * len(record.byes), WIN * own * len(record.byes)
    for game in record.finished:
        for other in game.others:
            buchholz += points[other]
            quality += game.halves * points[other]
    wins = record.wins + len(record.byes)
    return Standing(0, record.entrant, own, (buchholz, quality, wins), len(record.finished))


def _pairs(tournament: Tournament, draw: Draw) -> RoundBegan:
    by_entrant = records(tournament)
    places = {each.entrant: each for each in Swiss().standings(tournament)}
    order = shuffled([each.number for each in tournament.active], draw)
    order.sort(key=lambda entrant: places[entrant].place)
    costs = _costs(order, _levels(order, places, tournament.settings), by_entrant)
    found = pairs(costs)
    at = {entrant: number for number, entrant in enumerate(order)}
    matches = sorted((pair for pair in found if _BYE not in pair), key=lambda pair: min(at[a] for a in pair))
    byes = [max(pair) for pair in found if _BYE in pair]
    return RoundBegan(
        tournament.round + 1, tuple(seated(a, b, by_entrant, draw) for a, b in matches), tuple(byes)
    )


def _levels(order: list[int], places: dict[int, Standing], settings: Settings) -> dict[int, int]:
    """Return a number for each entrant that is equal in a score group, and lower for fewer points.

    Differences to the field are hardly ever equal and can be far apart, so there it is only their order.
    """
    points = {entrant: places[entrant].points for entrant in order}
    if not settings.duplicate:
        return points
    ranks = {score: rank for rank, score in enumerate(sorted({*points.values()}))}
    return {entrant: ranks[score] for entrant, score in points.items()}


def _costs(order: list[int], levels: dict[int, int], by_entrant: dict[int, Record]) -> dict[Edge, Cost]:
    """Return the cost of each pair, and of each bye if ``order`` is odd; the best are first."""
    sizes = Counter(levels.values())
    at: dict[int, int] = {}
    for entrant in order:
        at[entrant] = sum(levels[other] == levels[entrant] for other in at)
    costs: dict[Edge, Cost] = {}
    for a, b in combinations(order, 2):
        ours, theirs = by_entrant[a], by_entrant[b]
        leads = min(
            (max(abs(ours.lead + way), abs(theirs.lead - way)), abs(ours.lead + way) + abs(theirs.lead - way))
            for way in (1, -1)
        )
        if levels[a] == levels[b]:
            folded = at[b] - at[a] - sizes[levels[a]] // 2
        else:
            folded = sizes[levels[a]] - 1 - at[a] + at[b]
        costs[a, b] = (
            0,
            ours.met(b),
            0,
            max(0, leads[0] - MOST_LEAD),
            (levels[a] - levels[b]) ** 2,
            leads[1],
            folded**2,
        )
    if len(order) % 2:
        ranks = {level: rank for rank, level in enumerate(sorted(sizes))}
        for number, entrant in enumerate(reversed(order)):
            bye = len(by_entrant[entrant].byes)
            costs[entrant, _BYE] = (bye, 0, ranks[levels[entrant]], 0, 0, 0, number**2)
    return costs


def _tables(tournament: Tournament, draw: Draw) -> RoundBegan:
    by_entrant = records(tournament)
    size = tournament.settings.seats
    order = shuffled([each.number for each in tournament.active], draw)
    order.sort(key=lambda entrant: len(by_entrant[entrant].byes))
    over = len(order) % size
    companies = tables(order[over:], size, _company(by_entrant))
    return RoundBegan(
        tournament.round + 1,
        tuple(seats(table, by_entrant, teams=tournament.settings.teams) for table in companies),
        tuple(order[:over]),
    )
