"""League: everybody meets everybody in their division, all at the same time, by correspondence."""

from dataclasses import replace
from itertools import pairwise

from engine.tournaments import crosstable
from engine.tournaments.berger import rounds
from engine.tournaments.events import Event, RoundBegan
from engine.tournaments.formats import Draw, Schedule, Standing, Tiebreak
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import holders
from engine.tournaments.tournament import Tournament

_SHARE = 4
"""One in so many of a division moves up, and as many move down."""


class League(Schedule):
    """One round with all matches of a season. Points are counted in halves.

    Divisions are filled in the order of the season before, and then of registration.
    """

    format = Format.LEAGUE

    def unit(self, settings: Settings) -> int:  # noqa: ARG002
        """Return 2: points are counted in halves."""
        return 2

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:  # noqa: ARG002
        """Return the tie-breaks in the order in which they count."""
        return crosstable.TIEBREAKS

    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:  # noqa: ARG002
        """Return the one round, at the start."""
        if tournament.round:
            return []
        matches = [
            (a, b)
            for division in _divisions(
                tournament.seeded(each.number for each in tournament.active), tournament.settings
            )
            for matches in rounds(division)
            for a, b in matches
            if a is not None and b is not None
        ]
        return [RoundBegan(1, tuple(matches))]

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return the start."""
        return None if tournament.round else tournament.started_at

    def is_over(self, tournament: Tournament, now: int) -> bool:  # noqa: ARG002
        """Return whether all matches have a result."""
        return tournament.round > 0 and not tournament.open_pairings

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings, the first division first; places go on from one to the next."""
        found: list[Standing] = []
        for number, division in enumerate(_of_season(tournament), 1):
            of_division = crosstable.standings(tournament, division, first=len(found) + 1)
            found += (replace(each, division=number) for each in of_division)
        return tuple(found)


def promotions(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """Return the entrants of each division of the next season, in the order for it.

    One in four of the smaller of two neighbouring divisions moves up and as many move down, and at least
    one does, unless that division has less than two members left.
    Who has left or is disqualified is not among them.
    """
    found: list[list[int]] = [[] for _ in _of_season(tournament)]
    for each in League().standings(tournament):
        if not tournament.entrant(each.entrant).out:
            found[each.division - 1].append(each.entrant)
    before = [list(division) for division in found]
    for upper, lower in pairwise(range(len(before))):
        smaller = min(len(before[upper]), len(before[lower]))
        if smaller < 2:
            continue
        moving = max(1, smaller // _SHARE)
        down, up = before[upper][-moving:], before[lower][:moving]
        found[upper] = [each for each in found[upper] if each not in down] + up
        found[lower] = down + [each for each in found[lower] if each not in up]
    return tuple(tuple(division) for division in found)


def _of_season(tournament: Tournament) -> list[list[int]]:
    """Return the divisions of this season by who plays in each place now."""
    if tournament.round:
        entrants = tournament.seeded({number for pairing in tournament.pairings for number in pairing.seats})
    else:
        entrants = tournament.seeded(each.number for each in tournament.active)
    held = holders(tournament)
    return [[held[number] for number in division] for division in _divisions(entrants, tournament.settings)]


def _divisions(entrants: list[int], settings: Settings) -> list[list[int]]:
    """Return divisions of at least two; upper ones have one more if they cannot be equal."""
    count = max(1, min(settings.divisions, len(entrants) // 2))
    size, more = divmod(len(entrants), count)
    found, at = [], 0
    for number in range(count):
        end = at + size + (number < more)
        found.append(entrants[at:end])
        at = end
    return found
