"""Whether an event of a tournament could have happened in the state before it.

What people request must be what ``engine.tournaments.commands`` returns, and what the clock causes what
``engine.tournaments.progress`` returns. Where a lot decides, every outcome of it is possible: the first round
of a knock-out or a round robin, and what the rules of Swiss rounds and of seats leave open. In an arena,
players are only required to be free, and to have seats by the rules.
"""

from collections.abc import Sequence
from typing import Final

from engine.tournaments import commands, progress
from engine.tournaments.events import (
    Answered,
    Cancelled,
    Challenged,
    CheckedIn,
    CheckInOpened,
    Closed,
    Complained,
    Decided,
    Delayed,
    Disqualified,
    Event,
    Finished,
    NoComplaint,
    Paired,
    Paused,
    PlayEnded,
    Reason,
    Recovered,
    Registered,
    Resting,
    Resumed,
    RoundBegan,
    SetBack,
    Source,
    Stalled,
    Started,
    Substituted,
    Withdrawn,
)
from engine.tournaments.ladder import CHALLENGE_MS
from engine.tournaments.schedules import schedule_of
from engine.tournaments.seating import are_seated
from engine.tournaments.settings import Format
from engine.tournaments.swiss import keeps_rules
from engine.tournaments.tournament import Stage, Tournament, TournamentError

_SOON: Final = range(60_000)
"""Ms from a decision until it is stored."""
OWN: Final = (CheckedIn, Resting, NoComplaint, Complained, Challenged)
"""Events that only their entrant requests."""
OF_THE_CLOCK: Final = (
    *(CheckInOpened, RoundBegan, Paired, Delayed, SetBack, Stalled, Recovered, PlayEnded, Closed),
)


def is_possible(state: Tournament, event: Event, at: int) -> bool:
    """Return whether an event is possible at a time (ms UTC); ``state`` is a consistent one."""
    try:
        return event in _requested(state, event) or _is_caused(state, event, at)
    except TournamentError:
        return False


def _requested(state: Tournament, event: Event) -> Sequence[Event]:
    """Return what people can request that may be the event; [] for what they cannot."""
    match event:
        case Registered(_, seed):
            return commands.register(state, seed)
        case Withdrawn(number):
            return commands.withdraw(state, number)
        case CheckedIn(number):
            return commands.check_in(state, number)
        case Resting(number, rests):
            return commands.rest(state, number, rests=rests)
        case Substituted(number):
            return commands.substitute(state, number, busy=False)
        case Disqualified(number):
            return commands.disqualify(state, number)
        case Challenged(number, opponent):  # only the end of the month depends on the time
            return commands.challenge(state, number, opponent, state.started_at or 0)
        case Answered(opponent, accepts, False):
            return commands.answer(state, opponent, accepts=accepts)
        case Paused():
            return commands.pause(state)
        case Resumed():
            return commands.resume(state)
        case NoComplaint(number):
            return commands.agree(state, number)
        case Complained(number):
            return commands.complain(state, number)
        case Decided(number, upheld):
            return commands.decide(state, number, upheld=upheld)
        case Finished(number, scores, source=Source.ORGANISER):
            return commands.set_result(state, number, scores)
        case Cancelled(reason) if reason is not Reason.TOO_FEW:
            return commands.cancel(state, reason)
        case _:
            return []


def _is_caused(state: Tournament, event: Event, at: int) -> bool:
    """Return whether the clock, or the end of a match, can cause an event."""
    running = state.stage is Stage.RUNNING
    match event:
        case CheckInOpened():
            opens_at = commands.check_in_opens_at(state)
            registering = state.stage is Stage.REGISTRATION and not state.check_in_open
            return registering and opens_at is not None and at >= opens_at
        case Started():
            return state.stage is Stage.REGISTRATION and event in progress.start(state, state.settings.seats)
        case Answered(opponent, False, True):
            return running and any(
                each.opponent == opponent and each.at + CHALLENGE_MS <= at for each in state.challenges
            )
        case SetBack(by):
            return event in progress.set_back(state, state.last_at - by) and at - state.last_at + by in _SOON
        case Delayed(by):
            return event in progress.delay(state, at, by)
        case Stalled() | Recovered():
            return event in (*progress.stall(state), *progress.recover(state))
        case RoundBegan() | Paired():
            return running and not state.paused and _is_pairing(state, event, at)
        case Finished():
            return _is_result(state, event, at)
        case PlayEnded():
            return running and not state.open_pairings and schedule_of(state).is_over(state, at)
        case Cancelled(Reason.TOO_FEW) if state.stage is Stage.REGISTRATION:
            return len(progress.ready(state)) < state.settings.fewest
        case Cancelled(Reason.TOO_FEW) | Closed() if state.stage is Stage.REVIEW:
            return event in progress.advance(state, at, lambda _: 0)
        case _:
            return False


def _paired(state: Tournament, at: int) -> list[Event]:
    """Return what the format pairs or decides, for either outcome of a lot between two."""
    schedule = schedule_of(state)
    return [*schedule.pair(state, at, lambda _: 0), *schedule.pair(state, at, lambda most: most - 1)]


def _is_pairing(state: Tournament, event: RoundBegan | Paired, at: int) -> bool:
    format_ = state.settings.format
    matches = event.matches if isinstance(event, RoundBegan) else (event.seats,)
    byes = event.byes if isinstance(event, RoundBegan) else ()
    if isinstance(event, RoundBegan) and (event.round != state.round + 1 or state.open_pairings):
        return False
    entrants = [number for seats in matches for number in seats]
    active = {each.number for each in state.active}
    busy = {number for pairing in state.open_pairings for number in pairing.seats}
    once = format_ is not Format.LEAGUE
    if not {*entrants, *byes} <= active or busy & {*entrants}:
        return False
    if once and len({*entrants, *byes}) != len(entrants) + len(byes):
        return False
    if any(len(seats) != state.settings.seats or len({*seats}) != len(seats) for seats in matches):
        return False
    if isinstance(event, Paired):
        if format_ is Format.ARENA:
            resting = any(state.entrant(number).resting for number in entrants)
            return not resting and are_seated(state, matches)
        when = (state.started_at or 0) if format_ is Format.LADDER else at  # before the end of the month
        return event in _paired(state, when)
    if format_ is Format.SWISS:
        over = schedule_of(state).is_over(state, at)
        return not over and keeps_rules(state, event) and are_seated(state, matches)
    rounds = [each for each in _paired(state, at) if isinstance(each, RoundBegan)]
    if format_ is Format.LEAGUE or (state.round and format_ is Format.ROUND_ROBIN):
        return event in rounds
    if state.round:
        return any(_same(each, event) for each in rounds) and are_seated(state, matches)
    fits = any(len(each.matches) == len(matches) and len(each.byes) == len(byes) for each in rounds)
    return fits and {*entrants, *byes} == active


def _same(one: RoundBegan, other: RoundBegan) -> bool:
    """Return whether two rounds have the same matches, whatever the seats."""
    sides = [({frozenset(seats) for seats in each.matches}, {*each.byes}) for each in (one, other)]
    return sides[0] == sides[1]


def _is_result(state: Tournament, event: Finished, at: int) -> bool:
    pairing = state.pairing(event.pairing)
    if event.source is Source.PLAYED:
        return progress.takes_results(state) and pairing.result is None
    by_format = state.stage is Stage.RUNNING and event in _paired(state, at)
    if event.source is Source.FORFEIT:
        taken = progress.takes_results(state) and event in progress.forfeit(state, pairing)
        return taken or by_format
    return event.source is Source.LOT and by_format
