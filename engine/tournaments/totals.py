"""Ranking by total points: at tables of more than two, and with duplicate deals."""

from fractions import Fraction

from engine.tournaments.duplicate import HUNDREDTHS, differences
from engine.tournaments.formats import Standing, Tiebreak
from engine.tournaments.settings import Settings
from engine.tournaments.standings import holders, ranked, records
from engine.tournaments.tournament import Tournament


def unit(settings: Settings) -> int:
    """Return what one point is in the totals."""
    return HUNDREDTHS if settings.duplicate else 1


def tiebreaks(settings: Settings) -> tuple[Tiebreak, ...]:
    """Return the tie-breaks: matches won, then the points of the best round."""
    return (Tiebreak("wins"), Tiebreak("best_round", unit(settings)))


def round_points(tournament: Tournament, number: int) -> dict[int, int]:
    """Return the points of a round by entrant, for those who have points from it so far.

    A seat gets its points at the table, or with duplicate deals its difference to the field. A bye is worth
    the mean of the round, which is 0 for differences. A round that somebody misses counts as the lowest
    points of the round, or 0 if these are higher: missing a round never pays.
    """
    held = holders(tournament)
    by_field = differences(tournament, number) if tournament.settings.duplicate else {}
    points: dict[int, int] = {}
    seated: set[int] = set()
    for pairing in tournament.pairings:
        if pairing.round != number:
            continue
        entrants = [held[each] for each in pairing.seats]
        seated.update(entrants)
        if pairing.result is not None:
            scores = by_field.get(pairing.number, pairing.result.scores)
            points.update(zip(entrants, scores, strict=True))
    mean = (
        0
        if tournament.settings.duplicate or not points
        else round(Fraction(sum(points.values()), len(points)))
    )
    lowest = min([0, *points.values()])
    byes = {held[each] for each in tournament.byes.get(number, ())}
    for each in tournament.entrants:
        entrant = held[each.number]
        if each.takes_part and entrant not in seated:
            points[entrant] = mean if entrant in byes else lowest
    return points


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings by total points."""
    rounds = [round_points(tournament, number) for number in range(1, tournament.round + 1)]
    by_entrant = records(tournament)
    found = []
    for each in tournament.ranked:
        record = by_entrant[each.number]
        points = [by_round[each.number] for by_round in rounds if each.number in by_round]
        found.append(
            Standing(0, each.number, sum(points), (record.wins, max(points, default=0)), len(record.finished))
        )
    return tuple(ranked(found))
