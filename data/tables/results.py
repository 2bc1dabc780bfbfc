"""How a match ended for each seat: its team, outcome, place, and winning margin."""

from collections.abc import Collection, Sequence

from data.scores import SeatOutcome
from engine.match import Outcome

Teams = Sequence[Sequence[int]]
"""The seats that play together. Seats in no team play alone."""


def team_numbers(seats: int, teams: Teams = ()) -> tuple[int, ...]:
    """Return the number of each seat's team: the lowest of its seats."""
    numbers = list(range(seats))
    for team in teams:
        for seat in team:
            numbers[seat] = min(team)
    return tuple(numbers)


def outcomes(outcome: Outcome, resigned: Collection[int] = (), teams: Teams = ()) -> tuple[SeatOutcome, ...]:
    """Return the outcome for each seat. Partners win together; a seat that resigned abandoned."""
    numbers = team_numbers(len(outcome.scores), teams)
    won = {numbers[seat] for seat in outcome.winners}
    drawn = not won or won == set(numbers)
    return tuple(
        SeatOutcome.ABANDONED
        if seat in resigned
        else SeatOutcome.DRAWN
        if drawn
        else SeatOutcome.WON
        if team in won
        else SeatOutcome.LOST
        for seat, team in enumerate(numbers)
    )


def places(
    outcome: Outcome, resigned: Collection[int] = (), teams: Teams = (), *, low_wins: bool = False
) -> tuple[int, ...]:
    """Return each seat's place, from 1: winners, then by final score, last those who left.

    Ties share the better place (1, 1, 3). Partners have the place of their team: it has left when all of
    them have, and its score is their best. ``low_wins``: the lower score is better.
    """
    numbers = team_numbers(len(outcome.scores), teams)
    ended = outcomes(outcome, resigned, teams)
    kept: dict[int, list[tuple[int, int]]] = {}
    for team, how, score in zip(numbers, ended, outcome.scores, strict=True):
        worth = score if low_wins else -score
        standing = {SeatOutcome.LOST: (1, worth), SeatOutcome.ABANDONED: (2, 0)}.get(how, (0, 0))
        kept.setdefault(team, []).append(standing)
    best = {team: min(standings) for team, standings in kept.items()}
    return tuple(1 + sum(other < best[team] for other in best.values()) for team in numbers)


def margins(outcome: Outcome, resigned: Collection[int] = (), teams: Teams = ()) -> tuple[int | None, ...]:
    """Return the distance of each winner's score from the nearest loser's; None for all others.

    Seats that left count as beaten by nobody: their scores are those of an earlier moment.
    """
    ended = outcomes(outcome, resigned, teams)
    lost = [score for how, score in zip(ended, outcome.scores, strict=True) if how is SeatOutcome.LOST]
    return tuple(
        min(abs(score - other) for other in lost) if how is SeatOutcome.WON and lost else None
        for how, score in zip(ended, outcome.scores, strict=True)
    )
