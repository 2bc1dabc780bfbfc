"""Arena: for a time, everybody who is free is paired."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.tournaments.events import Event, Paired
from engine.tournaments.formats import Draw, Schedule, Standing, Tiebreak, shuffled
from engine.tournaments.pairing import Cost, Edge, pairs
from engine.tournaments.seating import seats, tables
from engine.tournaments.settings import Format, Settings
from engine.tournaments.standings import DRAW, WIN, Record, ranked, records, seated
from engine.tournaments.tournament import Tournament

WAVE_MS: Final = 8_000
"""The shortest time between two pairings, so that there is a choice of opponents."""
REMATCH_MS: Final = 30_000
"""How long those who have just met wait for others who are playing before they meet again."""
STREAK: Final = 2
"""After so many wins in a row, the next win counts double."""
_NOBODY: Final = 0
"""Who is paired with this number waits for the next time."""


class Arena(Schedule):
    """Everybody who is free is paired with somebody of similar standing, in waves.

    A win is worth 2 points, from the third in a row on 4; a draw 1. Nobody has the same opponent twice in a
    row unless nobody else is free; as long as others play, they wait for half a minute first. If one has to
    wait, it is who has waited least. Matches that are played when the time is over count. Tie-breaks: wins,
    then fewer matches. The points follow the arenas of Lichess (lichess.org/tournament/help), but a draw
    counts 1 in a streak too.
    """

    format = Format.ARENA

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:  # noqa: ARG002
        """Return the tie-breaks; the matches are counted below zero, since fewer are better."""
        return (Tiebreak("wins"), Tiebreak("matches"))

    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return the matches of the next wave, if it is due."""
        size = tournament.settings.seats
        free = _free(tournament)
        if len(free) < size or now < _next_wave(tournament) or now >= _ends_at(tournament):
            return []
        by_entrant = records(tournament)
        places = {each.entrant: each.place for each in self.standings(tournament)}
        order = sorted(shuffled(free, draw), key=places.__getitem__)
        since = {entrant: _free_since(tournament, by_entrant[entrant]) for entrant in order}
        found: list[tuple[int, ...]]
        if size == 2:
            found = [seated(a, b, by_entrant, draw) for a, b in _pairs(order, since, by_entrant)]
        else:
            companies = _tables(order, size, since, by_entrant)
            found = [seats(table, by_entrant, teams=tournament.settings.teams) for table in companies]
        return [
            Paired(table)
            for table in found
            if not tournament.open_pairings
            or now >= max(since[entrant] for entrant in table) + REMATCH_MS
            or not _just_met(table, by_entrant)
        ]

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return the time of the next wave if enough are free, or else the end."""
        free, end = _free(tournament), _ends_at(tournament)
        if len(free) < tournament.settings.seats:
            return end
        at, by_entrant = _next_wave(tournament), records(tournament)
        if tournament.open_pairings and _just_met(free, by_entrant):
            at = max(at, *(_free_since(tournament, by_entrant[entrant]) + REMATCH_MS for entrant in free))
        return min(at, end)

    def is_over(self, tournament: Tournament, now: int) -> bool:
        """Return whether the time is over, and all matches have ended."""
        return not tournament.paused and now >= _ends_at(tournament) and not tournament.open_pairings

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings."""
        by_entrant = records(tournament)
        return tuple(ranked(_standing(by_entrant[each.number]) for each in tournament.ranked))


def streak(record: Record) -> int:
    """Return how many matches in a row somebody has won last."""
    won = 0
    for game in record.finished:
        won = won + 1 if game.halves == WIN else 0
    return won


def _standing(record: Record) -> Standing:
    points = won = 0
    for game in record.finished:
        if game.halves == WIN:
            points += 4 if won >= STREAK else 2
            won += 1
        else:
            points += game.halves == DRAW
            won = 0
    played = len(record.finished)
    return Standing(0, record.entrant, points, (record.wins, -played), played)


def _ends_at(tournament: Tournament) -> int:
    assert tournament.started_at is not None  # noqa: S101 - it is running
    return tournament.started_at + tournament.settings.length_ms + tournament.paused_ms


def _next_wave(tournament: Tournament) -> int:
    if not tournament.pairings:
        return tournament.started_at or 0
    return tournament.pairings[-1].made_at + WAVE_MS


def _free(tournament: Tournament) -> list[int]:
    playing = {number for pairing in tournament.open_pairings for number in pairing.seats}
    return [each.number for each in tournament.active if not each.resting and each.number not in playing]


def _free_since(tournament: Tournament, record: Record) -> int:
    """Return when an entrant was last at a table, or registered, in ms UTC."""
    last = record.finished[-1].pairing.finished_at if record.finished else None
    return last or tournament.entrant(record.entrant).registered_at


def _met_last(ours: Record, theirs: Record) -> bool:
    """Return whether either had the other in the match before."""
    return any(
        record.games and other.entrant in record.games[-1].others
        for record, other in ((ours, theirs), (theirs, ours))
    )


def _just_met(entrants: Sequence[int], by_entrant: dict[int, Record]) -> bool:
    """Return whether all of them had each other in the match before."""
    return all(_met_last(by_entrant[a], by_entrant[b]) for a, b in combinations(entrants, 2))


def _pairs(order: list[int], since: dict[int, int], by_entrant: dict[int, Record]) -> list[Edge]:
    """Return pairs of free entrants, the best first; of an odd number one waits."""
    costs: dict[Edge, Cost] = {}
    at = {entrant: number for number, entrant in enumerate(order)}
    for a, b in combinations(order, 2):
        costs[a, b] = (_met_last(by_entrant[a], by_entrant[b]), 0, (at[a] - at[b]) ** 2)
    if len(order) % 2:
        for number, entrant in enumerate(sorted(order, key=since.__getitem__, reverse=True)):
            costs[entrant, _NOBODY] = (0, number, 0)
    return sorted(
        (pair for pair in pairs(costs) if _NOBODY not in pair), key=lambda pair: min(at[a] for a in pair)
    )


def _tables(
    order: list[int], size: int, since: dict[int, int], by_entrant: dict[int, Record]
) -> list[list[int]]:
    """Return tables of free entrants; those left over, who have waited least, wait on."""
    chosen = {*sorted(order, key=since.__getitem__)[: len(order) // size * size]}
    order = [entrant for entrant in order if entrant in chosen]
    at = {entrant: number for number, entrant in enumerate(order)}

    def cost(a: int, b: int) -> int:
        return (at[a] - at[b]) ** 2 + len(order) ** 2 * _met_last(by_entrant[a], by_entrant[b])

    return tables(order, size, cost)
