"""What entrants have played, and the places that follow from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.tournaments.formats import Draw, Standing
from engine.tournaments.tournament import Pairing, Tournament

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
"""Points of a match, in halves."""


def halves(pairing: Pairing, seat: int) -> int:
    """Return what a seat got from a match that has a result, in halves.

    It is a draw if everybody wins, or nobody does; a seat that is gone loses unless it wins.
    """
    result = pairing.result
    assert result is not None  # noqa: S101 - for mypy
    if seat in result.winners:
        return WIN if len(result.winners) < len(pairing.seats) else DRAW
    return LOSS if result.winners or seat in result.gone else DRAW


@dataclass(frozen=True, slots=True)
class Game:
    """A match from the side of one entrant; ``others`` are those who hold their places now."""

    pairing: Pairing
    seat: int
    others: tuple[int, ...]

    @property
    def halves(self) -> int:
        """What it brought, in halves."""
        return halves(self.pairing, self.seat)


@dataclass(slots=True)
class Record:
    """All matches of an entrant and of those in whose place they play, in the order of pairing."""

    entrant: int
    games: list[Game] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)
    """The rounds without an opponent."""

    @property
    def finished(self) -> list[Game]:
        """The matches with a result."""
        return [game for game in self.games if game.pairing.result is not None]

    @property
    def wins(self) -> int:
        """The matches won."""
        return sum(game.halves == WIN for game in self.finished)

    @property
    def halves(self) -> int:
        """The points of the matches, in halves, without byes."""
        return sum(game.halves for game in self.finished)

    @property
    def lead(self) -> int:
        """How much oftener they had the first seat than the second."""
        return sum((game.seat == 0) - (game.seat == 1) for game in self.games)

    def met(self, other: int) -> int:
        """Return how often they were paired with another entrant."""
        return sum(other in game.others for game in self.games)


def holders(tournament: Tournament) -> dict[int, int]:
    """Return, for each entrant, who plays in their place now: themselves, or their substitute."""
    found = {}
    for each in tournament.entrants:
        holder = each
        while holder.replaced_by is not None:
            holder = tournament.entrant(holder.replaced_by)
        found[each.number] = holder.number
    return found


def records(tournament: Tournament) -> dict[int, Record]:
    """Return the record of everybody who has taken part, the disqualified included."""
    held = holders(tournament)
    found = {held[each.number]: Record(held[each.number]) for each in tournament.entrants if each.takes_part}
    for pairing in tournament.pairings:
        entrants = [held[number] for number in pairing.seats]
        for seat, entrant in enumerate(entrants):
            found[entrant].games.append(Game(pairing, seat, (*entrants[:seat], *entrants[seat + 1 :])))
    for number, byes in tournament.byes.items():
        for entrant in byes:
            found[held[entrant]].byes.append(number)
    return found


def ranked(standings: Iterable[Standing], first: int = 1) -> list[Standing]:
    """Return standings in order, with their places from ``first`` on; equals share a place."""
    order = sorted(
        standings, key=lambda each: (-each.points, [-number for number in each.tiebreaks], each.entrant)
    )
    found: list[Standing] = []
    for at, each in enumerate(order):
        last = found[-1] if found else None
        equal = last is not None and (last.points, last.tiebreaks) == (each.points, each.tiebreaks)
        found.append(replace(each, place=last.place if last is not None and equal else first + at))
    return found


def seated(a: int, b: int, records: Mapping[int, Record], draw: Draw) -> tuple[int, int]:
    """Return two entrants by seat.

    The first seat goes to who had it less often, or else to who did not have it last, or else by draw.
    """
    ours, theirs = records[a], records[b]
    if ours.lead != theirs.lead:
        return (a, b) if ours.lead < theirs.lead else (b, a)
    last = [record.games[-1].seat if record.games else None for record in (ours, theirs)]
    if last[0] != last[1] and 0 in last:
        return (b, a) if last[0] == 0 else (a, b)
    return (a, b) if draw(2) else (b, a)
