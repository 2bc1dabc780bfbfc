"""Ladder: a ranking in which entrants challenge those above them."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from engine.tournaments.events import Event, Paired
from engine.tournaments.formats import Draw, Schedule, Standing
from engine.tournaments.settings import Format
from engine.tournaments.standings import WIN, halves, holders, records, seated
from engine.tournaments.tournament import Problem, Tournament, TournamentError

CHALLENGE_MS: Final = 48 * 3_600_000
"""How long a challenge waits for an answer."""
MOST_CHALLENGES: Final = 3
"""How often a member may challenge the same one in a month."""
DODGE: Final = 8
"""How many rungs somebody falls who declines a challenge, or does not answer it."""


class Ladder(Schedule):
    """A ranking for a month; newcomers start at the bottom.

    Who beats somebody higher climbs half the way to them, rounded up, and those between move down by one.
    Who declines a challenge, or does not answer it, falls eight rungs. Points are the rungs below.
    """

    format = Format.LADDER

    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return the matches of accepted challenges."""
        if now >= _ends_at(tournament):
            return []
        by_entrant = records(tournament)
        return [Paired(seated(a, b, by_entrant, draw)) for a, b in accepted(tournament)]

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return the end of the month, or the start if an accepted challenge has no match yet."""
        return tournament.started_at if accepted(tournament) else _ends_at(tournament)

    def is_over(self, tournament: Tournament, now: int) -> bool:
        """Return whether the month is over, and all matches have ended."""
        return not tournament.paused and now >= _ends_at(tournament) and not tournament.open_pairings

    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the ranking, the highest first."""
        by_entrant = records(tournament)
        there = {each.number for each in tournament.ranked}
        rungs = [entrant for entrant in _rungs(tournament) if entrant in there]
        return tuple(
            Standing(place, entrant, len(rungs) - place, (), len(by_entrant[entrant].finished))
            for place, entrant in enumerate(rungs, 1)
        )


def check_challenge(tournament: Tournament, entrant: int, opponent: int, now: int) -> None:
    """Raise TournamentError if one may not challenge another now.

    NOT_RUNNING (the month is over), NOT_IN, OUT, NOT_ABOVE, CHALLENGED (one of the two is busy) or TOO_OFTEN.
    """
    if (problem := _refusal(tournament, entrant, opponent, now)) is not None:
        raise TournamentError(problem)


def _refusal(tournament: Tournament, entrant: int, opponent: int, now: int) -> Problem | None:
    if now >= _ends_at(tournament):
        return Problem.NOT_RUNNING
    rungs = _rungs(tournament)
    if entrant not in rungs or opponent not in rungs:
        return Problem.NOT_IN
    if tournament.entrant(entrant).out or tournament.entrant(opponent).out:
        return Problem.OUT
    if rungs.index(opponent) >= rungs.index(entrant):
        return Problem.NOT_ABOVE
    busy = {number for each in tournament.challenges for number in (each.entrant, each.opponent)}
    busy |= {number for pairing in tournament.open_pairings for number in pairing.seats}
    busy |= {number for pair in accepted(tournament) for number in pair}
    if busy & {entrant, opponent}:
        return Problem.CHALLENGED
    before = sum((each.entrant, each.opponent) == (entrant, opponent) for each, _ in tournament.answers)
    return Problem.TOO_OFTEN if before >= MOST_CHALLENGES else None


def challengeable(tournament: Tournament, entrant: int, now: int) -> tuple[int, ...]:
    """Return those whom an entrant may challenge now, the highest first."""
    return tuple(each for each in _rungs(tournament) if _refusal(tournament, entrant, each, now) is None)


def next_month(tournament: Tournament) -> tuple[int, ...]:
    """Return the order of entrants for the next month: the winner of this one is last."""
    order = [
        each.entrant for each in Ladder().standings(tournament) if not tournament.entrant(each.entrant).out
    ]
    return (*order[1:], *order[:1])


def _ends_at(tournament: Tournament) -> int:
    assert tournament.started_at is not None  # noqa: S101 - it is running
    return tournament.started_at + tournament.settings.length_ms + tournament.paused_ms


def accepted(tournament: Tournament) -> list[tuple[int, int]]:
    """Return the two of each accepted challenge that has no match yet and can have one."""
    held = holders(tournament)
    made = Counter(frozenset(held[number] for number in pairing.seats) for pairing in tournament.pairings)
    found = []
    for challenge, answer in tournament.answers:
        pair = (held[challenge.entrant], held[challenge.opponent])
        if not answer.accepts:
            continue
        if made[frozenset(pair)]:
            made[frozenset(pair)] -= 1
        elif not any(tournament.entrant(number).out for number in pair):
            found.append(pair)
    return found


def _rungs(tournament: Tournament) -> list[int]:
    """Return the ranking, the highest first, by replaying what happened in order.

    In one millisecond: who joins, then who does not answer, then results, then who leaves.
    """
    held = holders(tournament)
    start = tournament.started_at or 0
    rungs: list[int] = []

    def join(entrant: int) -> None:
        rungs.append(entrant)

    def leave(entrant: int) -> None:
        if entrant in rungs:
            rungs.remove(entrant)

    def fall(entrant: int) -> None:
        if entrant in rungs:
            at = rungs.index(entrant)
            rungs.insert(at + DODGE, rungs.pop(at))

    def climb(winner: int, loser: int) -> None:
        if winner in rungs and loser in rungs and (gap := rungs.index(winner) - rungs.index(loser)) > 0:
            at = rungs.index(winner)
            rungs.insert(at - (gap + 1) // 2, rungs.pop(at))

    changes: list[tuple[int, Callable[[], None]]] = []
    changes += [
        (max(start, tournament.entrant(number).registered_at), partial(join, held[number]))
        for number in tournament.seeded(
            each.number for each in tournament.entrants if each.takes_part and each.stands_for is None
        )
    ]
    for challenge, answer in tournament.answers:
        if not answer.accepts:
            changes.append((challenge.answered_at or start, partial(fall, held[challenge.opponent])))
    for pairing in tournament.pairings:
        for seat, number in enumerate(pairing.seats):
            if pairing.result is not None and halves(pairing, seat) == WIN:
                other = held[pairing.seats[1 - seat]]
                changes.append((pairing.finished_at or start, partial(climb, held[number], other)))
    changes += [
        (each.out_at, partial(leave, each.number))
        for each in tournament.entrants
        if each.takes_part and each.out_at is not None
    ]
    for _, change in sorted(changes, key=lambda at_change: at_change[0]):
        change()
    return rungs
