"""What people request of a tournament. Each function returns events, or raises TournamentError.

Who may request what is a matter of rights (bot/manager/tables/rights.py); here is what the state allows.
Times are in ms UTC.
"""

from collections.abc import Sequence
from typing import Final

from engine.tournaments.events import (
    Answered,
    Cancelled,
    Challenged,
    CheckedIn,
    Complained,
    Decided,
    Disqualified,
    Event,
    Finished,
    NoComplaint,
    Paused,
    Reason,
    Registered,
    Resting,
    Resumed,
    Source,
    Substituted,
    Withdrawn,
)
from engine.tournaments.ladder import check_challenge
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Entrant, Problem, Stage, Tournament, TournamentError

LATE_FORMATS: Final = frozenset({Format.ARENA, Format.SWISS, Format.LADDER})
"""Formats that take entrants after the start."""


def _entrant(tournament: Tournament, number: int | None) -> Entrant:
    """Return an entrant who is still in. Raises TournamentError (NOT_IN, OUT)."""
    if number is None or number not in range(1, len(tournament.entrants) + 1):
        raise TournamentError(Problem.NOT_IN)
    found = tournament.entrant(number)
    if found.out:
        raise TournamentError(Problem.OUT, entrant=number)
    return found


def _running(tournament: Tournament) -> None:
    if tournament.stage is not Stage.RUNNING:
        raise TournamentError(Problem.NOT_RUNNING, stage=tournament.stage)


def _live(tournament: Tournament) -> None:
    if tournament.stage in (Stage.OVER, Stage.CANCELLED):
        raise TournamentError(Problem.NOT_RUNNING, stage=tournament.stage)


def check_in_opens_at(tournament: Tournament) -> int | None:
    """Return when check-in opens; None: there is none, or the start is not fixed."""
    if not tournament.settings.check_in_ms or not tournament.starts_at:
        return None
    return tournament.starts_at - tournament.settings.check_in_ms


def register(tournament: Tournament, seed: int = 0) -> list[Event]:
    """A member who has not been an entrant before takes part; ``seed`` as in ``Registered``.

    Raises TournamentError (NOT_OPEN if it is over or its format takes nobody late, FULL).
    """
    late = tournament.stage is Stage.RUNNING and tournament.settings.format in LATE_FORMATS
    if tournament.stage is not Stage.REGISTRATION and not late:
        raise TournamentError(Problem.NOT_OPEN, stage=tournament.stage)
    if late and len(tournament.active) >= tournament.settings.most:
        raise TournamentError(Problem.FULL, most=tournament.settings.most)
    return [Registered(len(tournament.entrants) + 1, seed)]


def withdraw(tournament: Tournament, number: int | None) -> list[Event]:
    """An entrant leaves. Raises TournamentError (NOT_IN, OUT, NOT_RUNNING)."""
    _live(tournament)
    return [Withdrawn(_entrant(tournament, number).number)]


def check_in(tournament: Tournament, number: int | None) -> list[Event]:
    """An entrant says that they are there; nothing happens the second time.

    Raises TournamentError (NOT_IN, OUT, NOT_OPEN, NOT_YET).
    """
    entrant = _entrant(tournament, number)
    if tournament.stage is not Stage.REGISTRATION:
        raise TournamentError(Problem.NOT_OPEN, stage=tournament.stage)
    if not tournament.check_in_open:
        raise TournamentError(Problem.NOT_YET, at=check_in_opens_at(tournament))
    return [] if entrant.checked_in else [CheckedIn(entrant.number)]


def rest(tournament: Tournament, number: int | None, *, rests: bool) -> list[Event]:
    """An entrant of an arena is not paired for now, or is again.

    Raises TournamentError (NOT_IN, OUT, NOT_RUNNING, NOT_ARENA).
    """
    entrant = _entrant(tournament, number)
    if tournament.settings.format is not Format.ARENA:
        raise TournamentError(Problem.NOT_ARENA)
    _running(tournament)
    return [] if entrant.resting == rests else [Resting(entrant.number, rests)]


def substitute(tournament: Tournament, number: int | None, *, busy: bool) -> list[Event]:
    """A new member plays on in the place of an entrant, between two matches of theirs.

    ``busy``: whether the new member takes part already. Raises TournamentError (NOT_IN, OUT, NOT_RUNNING,
    ALREADY_IN, STILL_PLAYING).
    """
    _running(tournament)
    if number is None or number not in range(1, len(tournament.entrants) + 1):
        raise TournamentError(Problem.NOT_IN)
    entrant = tournament.entrant(number)
    if entrant.disqualified or entrant.replaced_by is not None or not entrant.takes_part:
        raise TournamentError(Problem.OUT, entrant=number)
    if busy:
        raise TournamentError(Problem.ALREADY_IN)
    if (playing := tournament.playing(number)) is not None:
        raise TournamentError(Problem.STILL_PLAYING, pairing=playing.number)
    return [Substituted(number, len(tournament.entrants) + 1)]


def disqualify(tournament: Tournament, number: int | None) -> list[Event]:
    """An entrant is removed. Raises TournamentError (NOT_IN, OUT, NOT_RUNNING)."""
    _live(tournament)
    if number is None or number not in range(1, len(tournament.entrants) + 1):
        raise TournamentError(Problem.NOT_IN)
    if tournament.entrant(number).disqualified:
        raise TournamentError(Problem.OUT, entrant=number)
    return [Disqualified(number)]


def set_result(tournament: Tournament, number: int, scores: Sequence[int]) -> list[Event]:
    """The organiser sets the result of a match; ``scores`` by seat, more is better.

    Raises TournamentError (NOT_RUNNING, NO_SUCH_MATCH, SETTLED, TIED).
    """
    if tournament.stage not in (Stage.RUNNING, Stage.REVIEW):
        raise TournamentError(Problem.NOT_RUNNING, stage=tournament.stage)
    pairing = tournament.pairing(number)
    if len(scores) != len(pairing.seats):
        raise TournamentError(Problem.NO_SUCH_MATCH, pairing=number, seats=len(pairing.seats))
    if schedule_of(tournament).is_settled(tournament, pairing):
        raise TournamentError(Problem.SETTLED, pairing=number)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    if tournament.settings.format is Format.KNOCKOUT and len(winners) > 1:
        raise TournamentError(Problem.TIED, pairing=number)
    return [Finished(number, tuple(scores), winners, source=Source.ORGANISER)]


def pause(tournament: Tournament) -> list[Event]:
    """Nothing is paired until ``resume``. Raises TournamentError (NOT_RUNNING, PAUSED)."""
    _running(tournament)
    if tournament.paused:
        raise TournamentError(Problem.PAUSED)
    return [Paused()]


def resume(tournament: Tournament) -> list[Event]:
    """The tournament goes on. Raises TournamentError (NOT_RUNNING, NOT_PAUSED)."""
    _running(tournament)
    if not tournament.paused:
        raise TournamentError(Problem.NOT_PAUSED)
    return [Resumed()]


def cancel(tournament: Tournament, reason: Reason) -> list[Event]:
    """The tournament ends without a result. Raises TournamentError (NOT_RUNNING)."""
    _live(tournament)
    return [Cancelled(reason)]


def challenge(tournament: Tournament, number: int | None, opponent: int, now: int) -> list[Event]:
    """On a ladder, an entrant challenges one above them.

    Raises TournamentError (NOT_LADDER, NOT_RUNNING, PAUSED, NOT_IN, OUT, NOT_ABOVE, CHALLENGED, TOO_OFTEN).
    """
    if tournament.settings.format is not Format.LADDER:
        raise TournamentError(Problem.NOT_LADDER)
    _running(tournament)
    if tournament.paused:
        raise TournamentError(Problem.PAUSED)
    entrant = _entrant(tournament, number)
    _entrant(tournament, opponent)
    check_challenge(tournament, entrant.number, opponent, now)
    return [Challenged(entrant.number, opponent)]


def answer(tournament: Tournament, number: int | None, *, accepts: bool) -> list[Event]:
    """The challenged entrant accepts or declines.

    Raises TournamentError (NOT_IN, OUT, NOT_RUNNING, NOT_LADDER).
    """
    entrant = _entrant(tournament, number)
    _running(tournament)
    if all(each.opponent != entrant.number for each in tournament.challenges):
        raise TournamentError(Problem.NOT_LADDER)
    return [Answered(entrant.number, accepts)]


def _in_review(tournament: Tournament, number: int | None) -> int:
    if number is None or number not in range(1, len(tournament.entrants) + 1):
        raise TournamentError(Problem.NOT_IN)
    if not tournament.entrant(number).takes_part:
        raise TournamentError(Problem.NOT_IN)
    if tournament.stage is not Stage.REVIEW:
        raise TournamentError(Problem.NOT_IN_REVIEW, stage=tournament.stage)
    return number


def agree(tournament: Tournament, number: int | None) -> list[Event]:
    """An entrant has no complaint, or takes it back.

    Raises TournamentError (NOT_IN, NOT_IN_REVIEW).
    """
    entrant = _in_review(tournament, number)
    taken_back: list[Event] = (
        [Decided(entrant, upheld=False)] if entrant in tournament.open_complaints else []
    )
    return [*taken_back, *([] if entrant in tournament.content else [NoComplaint(entrant)])]


def complain(tournament: Tournament, number: int | None) -> list[Event]:
    """An entrant complains, once. Raises TournamentError (NOT_IN, NOT_IN_REVIEW)."""
    entrant = _in_review(tournament, number)
    return [] if entrant in tournament.complaints else [Complained(entrant)]


def decide(tournament: Tournament, number: int, *, upheld: bool) -> list[Event]:
    """A moderator decides on an entrant's complaint. Raises TournamentError (NO_COMPLAINT)."""
    if tournament.stage is not Stage.REVIEW or number not in tournament.open_complaints:
        raise TournamentError(Problem.NO_COMPLAINT, entrant=number)
    return [Decided(number, upheld)]
