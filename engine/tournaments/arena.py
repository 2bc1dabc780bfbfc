"""Arena: for a time, everybody who is free is paired."""

from collections.abc import Callable
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
STREAK: Final = 2
"""After so many wins in a row, the next win counts double."""
_NOBODY: Final = 0
"""Who is paired with this number waits for the next time."""


class Arena(Schedule):
    """Everybody who is free is paired with somebody of similar standing, in waves.

    A win is worth 2 points, from the third in a row on 4; a draw 1. Nobody has the same opponent twice in a
    row unless nobody else is free. If one has to wait, it is who has waited least. Matches that are played
    when the time is over count. Tie-breaks: wins, then fewer matches. The points follow the arenas of Lichess
    (lichess.org/tournament/help), but a draw counts 1 in a streak too.
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
        if size == 2:
            return [Paired(seated(a, b, by_entrant, draw)) for a, b in _pairs(order, tournament, by_entrant)]
        waited = sorted(order, key=_free_since(tournament, by_entrant))
        playing = {*waited[: len(order) // size * size]}
        order = [entrant for entrant in order if entrant in playing]
        at = {entrant: number for number, entrant in enumerate(order)}
        companies = tables(
            order,
            size,
            lambda a, b: (at[a] - at[b]) ** 2 + len(order) ** 2 * _met_last(by_entrant[a], by_entrant[b]),
        )
        return [Paired(seats(table, by_entrant, teams=tournament.settings.teams)) for table in companies]

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return the time of the next wave if enough are free, or else the end."""
        wave, end = _next_wave(tournament), _ends_at(tournament)
        return min(wave, end) if len(_free(tournament)) >= tournament.settings.seats else end

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


def _free_since(tournament: Tournament, by_entrant: dict[int, Record]) -> Callable[[int], int]:
    """Return a function that says when an entrant was last seen at a table, in ms UTC."""

    def since(number: int) -> int:
        finished = by_entrant[number].finished
        return finished[-1].pairing.finished_at or 0 if finished else tournament.entrant(number).registered_at

    return since


def _met_last(ours: Record, theirs: Record) -> bool:
    """Return whether either had the other in the match before."""
    return any(
        record.games and other.entrant in record.games[-1].others
        for record, other in ((ours, theirs), (theirs, ours))
    )


def _pairs(order: list[int], tournament: Tournament, by_entrant: dict[int, Record]) -> list[Edge]:
    """Return pairs of free entrants, the best first; of an odd number one waits."""
    costs: dict[Edge, Cost] = {}
    at = {entrant: number for number, entrant in enumerate(order)}
    for a, b in combinations(order, 2):
        costs[a, b] = (_met_last(by_entrant[a], by_entrant[b]), 0, (at[a] - at[b]) ** 2)
    if len(order) % 2:
        waited = sorted(order, key=_free_since(tournament, by_entrant), reverse=True)
        for number, entrant in enumerate(waited):
            costs[entrant, _NOBODY] = (0, number, 0)
    found = pairs([*order, _NOBODY] if len(order) % 2 else order, costs, hard=1)
    assert found is not None  # noqa: S101 - everybody may meet everybody
    return sorted((pair for pair in found if _NOBODY not in pair), key=lambda pair: min(at[a] for a in pair))
