"""Round robin: everybody meets everybody once."""

from engine.tournaments import crosstable, totals
from engine.tournaments.berger import Match, rounds
from engine.tournaments.events import RoundBegan
from engine.tournaments.formats import Draw, RoundSchedule, Standing, Tiebreak, shuffled
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import holders
from engine.tournaments.tournament import Tournament


class RoundRobin(RoundSchedule):
    """Rounds by the Berger tables in a drawn order.

    Points are counted in halves. Who would meet somebody that has left wins by a bye; an odd number gives
    everybody one round without a match, which brings nothing. With duplicate deals, points are differences
    to the field.
    """

    format = Format.ROUND_ROBIN

    def unit(self, settings: Settings) -> int:
        """Return what one point is in ``Standing.points``."""
        return totals.unit(settings) if settings.duplicate else 2

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:
        """Return the tie-breaks in the order in which they count."""
        return totals.tiebreaks(settings) if settings.duplicate else crosstable.TIEBREAKS

    def next_round(self, tournament: Tournament, draw: Draw) -> RoundBegan:
        """Return the next round; the first one fixes the order."""
        if not tournament.round:
            order = shuffled([each.number for each in tournament.active], draw)
            schedule = rounds(order)
        else:
            schedule = _schedule(tournament)
        number = tournament.round + 1
        held, active = holders(tournament), {each.number for each in tournament.active}
        matches: list[tuple[int, ...]] = []
        byes: list[int] = []
        for match in schedule[number - 1]:
            there = tuple(held[each] for each in match if each is not None and held[each] in active)
            if len(there) == len(match):
                matches.append(there)
            else:
                byes += there
        return RoundBegan(number, tuple(matches), tuple(byes))

    def is_over(self, tournament: Tournament, now: int) -> bool:  # noqa: ARG002
        """Return whether everybody has met everybody."""
        if tournament.open_pairings:
            return False
        return 0 < tournament.round == len(_schedule(tournament))

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings."""
        if tournament.settings.duplicate:
            return totals.standings(tournament)
        if not tournament.round:
            return tuple(crosstable.standings(tournament, [each.number for each in tournament.active]))
        walkovers = []
        for number, matches in enumerate(_schedule(tournament)[: tournament.round], 1):
            for a, b in matches:
                if a is not None and b is not None:
                    walkovers += _walkover(tournament, number, a, b)
        return tuple(crosstable.standings(tournament, _order(tournament), walkovers))


def _order(tournament: Tournament) -> list[int]:
    """Return the drawn order, from the first round: (1, m), (2, m - 1) and so on met in it."""
    first = [each.seats for each in tournament.pairings if each.round == 1]
    return [*tournament.byes[1], *(a for a, _ in first), *(b for _, b in reversed(first))]


def _schedule(tournament: Tournament) -> list[list[Match]]:
    return rounds(_order(tournament))


def _walkover(tournament: Tournament, number: int, a: int, b: int) -> list[tuple[int, int]]:
    """Return who won without a match in a round that has begun, and against whom."""
    held = holders(tournament)
    byes = {held[each] for each in tournament.byes[number]}
    return [pair for pair in ((a, b), (b, a)) if held[pair[0]] in byes]
