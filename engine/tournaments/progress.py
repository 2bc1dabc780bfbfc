"""What the clock causes in a tournament: its start, its pairings, its end and its prizes."""

from collections.abc import Sequence
from typing import Final

from engine.tournaments.commands import check_in_opens_at
from engine.tournaments.events import (
    Answered,
    Cancelled,
    CheckInOpened,
    Closed,
    Delayed,
    Event,
    Finished,
    PlayEnded,
    Reason,
    Recovered,
    SetBack,
    Source,
    Stalled,
    Started,
)
from engine.tournaments.formats import Draw, Standing
from engine.tournaments.ladder import CHALLENGE_MS
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format
from engine.tournaments.swiss import rounds
from engine.tournaments.tournament import Entrant, Pairing, Stage, Tournament

SKEW_MS: Final = 10_000
"""The clocks of two machines differ by less than this."""


def advance(tournament: Tournament, now: int, draw: Draw) -> list[Event]:
    """Return what is due now; call it again after these events until it returns nothing."""
    match tournament.stage:
        case Stage.REGISTRATION:
            return _start(tournament, now)
        case Stage.RUNNING:
            return _play(tournament, now, draw)
        case Stage.REVIEW:
            return _close(tournament, now)
        case _:
            return []


def delay(tournament: Tournament, now: int, down_ms: int) -> list[Event]:
    """Return what follows from a downtime of ``down_ms`` that has just ended.

    Before the start only time since the check-in opened, or should have, counts; without check-in none does.
    """
    match tournament.stage:
        case Stage.REGISTRATION:
            opens_at = check_in_opens_at(tournament)
            by = min(down_ms, now - opens_at) if opens_at is not None else 0
        case Stage.RUNNING if not tournament.paused:
            by = down_ms
        case Stage.REVIEW:
            by = down_ms
        case _:
            by = 0
    return [Delayed(by)] if by > 0 else []


def set_back(tournament: Tournament, now: int) -> list[Event]:
    """Return what follows if the clock is behind the last event: it was set back.

    Otherwise a round, a review or an arena would wait until the clock has caught up. A little is nothing:
    several machines never have quite the same time.
    """
    by = tournament.last_at - now
    return [SetBack(by)] if tournament.is_live and by > SKEW_MS else []


def stall(tournament: Tournament) -> list[Event]:
    """Return what follows if the program has failed again and again to let it go on."""
    return [Stalled()] if tournament.is_live and not tournament.stalled else []


def recover(tournament: Tournament) -> list[Event]:
    """Return what follows if it goes on after that."""
    return [Recovered()] if tournament.is_live and tournament.stalled else []


def due_at(tournament: Tournament) -> int | None:
    """Return when something next happens by itself, in ms UTC; None: nothing does."""
    settings = tournament.settings
    match tournament.stage:
        case Stage.REGISTRATION:
            opens_at = None if tournament.check_in_open else check_in_opens_at(tournament)
            times = [opens_at, tournament.starts_at or None]
        case Stage.RUNNING if not tournament.paused:
            times = [schedule_of(tournament).pairs_at(tournament)]
            times += [each.at + CHALLENGE_MS for each in tournament.challenges]
        case Stage.REVIEW if not tournament.open_complaints:
            times = [(tournament.ended_at or 0) + settings.review_ms]
        case _:
            times = []
    return min((at for at in times if at is not None), default=None)


def ready(tournament: Tournament) -> list[Entrant]:
    """Return those with whom play would start now: of those with a place, all who have checked in.

    Places of those who have not checked in go to those who wait and have.
    """
    if not tournament.check_in_open:
        return tournament.admitted
    return [each for each in tournament.registered if each.checked_in][: tournament.settings.most]


def start(tournament: Tournament, fewest: int | None = None) -> list[Event]:
    """Return the start of play, or that it is cancelled since too few take part.

    ``fewest``: the number that is enough; None: that of the settings.
    """
    playing = ready(tournament)
    if len(playing) < (tournament.settings.fewest if fewest is None else fewest):
        return [Cancelled(Reason.TOO_FEW)]
    return [Started(tuple(each.number for each in playing))]


def _start(tournament: Tournament, now: int) -> list[Event]:
    settings = tournament.settings
    if tournament.starts_at and now >= tournament.starts_at:
        return start(tournament)
    opens_at = check_in_opens_at(tournament)
    if opens_at is not None and now >= opens_at and not tournament.check_in_open:
        return [CheckInOpened()]
    if tournament.starts_at:
        return []
    full = settings.capacity and len(tournament.registered) >= settings.capacity
    return start(tournament) if full else []


def _play(tournament: Tournament, now: int, draw: Draw) -> list[Event]:
    lapsed = [each for each in tournament.challenges if each.at + CHALLENGE_MS <= now]
    if lapsed and not tournament.paused:
        return [Answered(lapsed[0].opponent, accepts=False, lapsed=True)]
    schedule = schedule_of(tournament)
    if not tournament.open_pairings and schedule.is_over(tournament, now):
        return [PlayEnded()]
    if tournament.paused:
        return []
    return schedule.pair(tournament, now, draw)


def forfeit(tournament: Tournament, pairing: Pairing) -> list[Event]:
    """Return the result of a match that cannot be played since entrants are out; [] if it can be.

    For matches that have no table yet: with two seats, who is out loses; with more, the match is played
    unless only one is left.
    """
    gone = tuple(seat for seat, number in enumerate(pairing.seats) if tournament.entrant(number).out)
    left = tuple(seat for seat in range(len(pairing.seats)) if seat not in gone)
    if pairing.result is not None or not gone or len(left) > 1:
        return []
    scores = (0,) * len(pairing.seats)
    return [Finished(pairing.number, scores, left, gone, Source.FORFEIT)]


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings of the tournament's format."""
    return schedule_of(tournament).standings(tournament)


def pot(tournament: Tournament) -> int:
    """Return the chips in the pot."""
    return tournament.settings.entry * len(tournament.paying)


def prizes(places: Sequence[Standing], chips: int, shares: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return who gets how many chips of a pot: entrants and whole chips, the best first.

    ``shares``: percent by place. Entrants who share a place share the prizes of the places that they fill.
    What does not divide goes to the first place, so that all chips are paid. With fewer entrants than
    prizes, the first ones get the rest in proportion.
    """
    if not places or not chips:
        return ()
    used = list(shares[: len(places)])
    total = sum(used)
    tied: dict[int, list[int]] = {}
    for standing in places:
        tied.setdefault(standing.place, []).append(standing.entrant)
    paid: list[tuple[int, int]] = []
    for place, entrants in sorted(tied.items()):
        share = sum(used[place - 1 : place - 1 + len(entrants)])
        each = chips * share // (total * len(entrants))
        paid += [(entrant, each) for entrant in entrants if each]
    rest = chips - sum(amount for _, amount in paid)
    return ((paid[0][0], paid[0][1] + rest), *paid[1:]) if paid else ((places[0].entrant, chips),)


def _close(tournament: Tournament, now: int) -> list[Event]:
    if tournament.open_complaints:
        return []
    took_part = {each.number for each in tournament.ranked}
    waited = now >= (tournament.ended_at or 0) + tournament.settings.review_ms
    if not waited and not took_part <= tournament.content:
        return []
    places = standings(tournament)
    if not places:  # all are disqualified
        return [Cancelled(Reason.TOO_FEW)]
    return [Closed(prizes(places, pot(tournament), tournament.settings.prizes))]


def pairs_no_more(tournament: Tournament, now: int) -> bool:
    """Return whether who joins a running tournament now would get no match any more."""
    settings = tournament.settings
    match settings.format:
        case Format.ARENA | Format.LADDER:
            ends_at = (tournament.started_at or 0) + settings.length_ms + tournament.paused_ms
            return not tournament.paused and now >= ends_at
        case Format.SWISS:
            return tournament.round >= rounds(tournament)
        case _:
            return True


def takes_results(tournament: Tournament) -> bool:
    """Return whether results of tables still count."""
    return tournament.stage in (Stage.RUNNING, Stage.REVIEW)
