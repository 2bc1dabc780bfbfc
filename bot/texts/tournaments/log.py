"""The log of a tournament: every event in words, with who requested it, why and when."""

from typing import Final

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.games.sheets import amount
from bot.texts.localization import LazyMessage, join, message
from bot.texts.names import quoted
from bot.texts.tables.options import turn_time
from bot.texts.tournaments.tournaments import name, names_of, prize, some, when
from data.tournaments.records import StoredEvent
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

LOG: Final = LazyMessage("tournaments-log")
NONE: Final = LazyMessage("tournaments-log-none")
_CANCELLED: Final = {
    Reason.TOO_FEW: LazyMessage("tournaments-log-cancelled-too-few"),
    Reason.ORGANISER: LazyMessage("tournaments-log-cancelled-organiser"),
    Reason.CHANNEL: LazyMessage("tournaments-log-cancelled-channel"),
}
_LONG: Final = 300
"""The most characters of a list of names in one line."""
_NOTE: Final = 200


def log_line(live: LiveTournament, stored: StoredEvent) -> str:
    """Return an event in a line: when, what, and if a person requested it who and why."""
    parts = [f"-\u00a0{when(stored.at, 'f')}", event(live, stored)]
    if stored.who is not None and not _own(live, stored):
        parts.append(f"({message('tournaments-log-by', member=f'<@{stored.who}>')})")
    if stored.note:
        parts.append(message("tournaments-log-why", note=quoted(stored.note[:_NOTE])))
    return " ".join(parts)


def _own(live: LiveTournament, stored: StoredEvent) -> bool:
    """Return whether an entrant requested it for themselves: then the event names them."""
    entrant = getattr(stored.event, "entrant", getattr(stored.event, "opponent", None))
    return isinstance(entrant, int) and live.identity(entrant).member_id == stored.who


def event(live: LiveTournament, stored: StoredEvent) -> str:
    """Return an event in a sentence."""
    match stored.event:
        case Registered(entrant):
            return message("tournaments-log-registered", player=name(live, entrant))
        case Withdrawn(entrant):
            return message("tournaments-log-withdrawn", player=name(live, entrant))
        case CheckInOpened():
            return message("tournaments-log-check-in-opened")
        case CheckedIn(entrant):
            return message("tournaments-log-checked-in", player=name(live, entrant))
        case Started(entrants):
            return message("tournaments-log-started", count=len(entrants))
        case RoundBegan(number, matches, byes):
            began = message("tournaments-log-round", round=number, matches=len(matches))
            players = some(names_of(live, byes), _LONG)
            return f"{began} {message('tournaments-log-bye', players=players)}" if byes else began
        case Paired():
            # Pairings have no number of their own in the event: it is that of those before.
            number = 1 + _pairings_before(live, stored)
            players = " – ".join(names_of(live, stored.event.seats))
            return message("tournaments-log-paired", number=number, players=players)
        case Finished():
            return _finished(live, stored.event)
        case Resting(entrant, rests):
            player = name(live, entrant)
            if rests:
                return message("tournaments-log-resting", player=player)
            return message("tournaments-log-back", player=player)
        case Substituted(entrant, substitute):
            return message(
                "tournaments-log-substituted", player=name(live, entrant), other=name(live, substitute)
            )
        case Disqualified(entrant):
            return message("tournaments-log-disqualified", player=name(live, entrant))
        case Challenged(entrant, opponent):
            return message(
                "tournaments-log-challenged", player=name(live, entrant), other=name(live, opponent)
            )
        case Answered(opponent, accepts, lapsed):
            player = name(live, opponent)
            if accepts:
                return message("tournaments-log-accepted", player=player)
            if lapsed:
                return message("tournaments-log-lapsed", player=player)
            return message("tournaments-log-declined", player=player)
        case Paused():
            return message("tournaments-log-paused")
        case Resumed():
            return message("tournaments-log-resumed")
        case Delayed(by):
            return message("tournaments-log-delayed", time=turn_time(max(by, 1000)))
        case SetBack(by):
            return message("tournaments-log-set-back", time=turn_time(by))
        case Stalled():
            return message("tournaments-log-stalled")
        case Recovered():
            return message("tournaments-log-recovered")
        case PlayEnded():
            return message("tournaments-log-play-ended")
        case NoComplaint(entrant):
            return message("tournaments-log-agreed", player=name(live, entrant))
        case Complained(entrant):
            return message("tournaments-log-complained", player=name(live, entrant))
        case Decided(entrant, upheld):
            player = name(live, entrant)
            if stored.who == live.identity(entrant).member_id and not upheld:
                return message("tournaments-log-taken-back", player=player)
            if upheld:
                return message("tournaments-log-upheld", player=player)
            return message("tournaments-log-rejected", player=player)
        case Closed(paid):
            if not paid:
                return message("tournaments-log-closed")
            prizes = join([prize(live, entrant, chips) for entrant, chips in paid[:8]])
            return message("tournaments-log-closed-paid", prizes=prizes)
        case Cancelled(reason):
            return str(_CANCELLED[reason])


def _pairings_before(live: LiveTournament, stored: StoredEvent) -> int:
    count = 0
    for each in live.events:
        if each is stored:
            break
        match each.event:
            case RoundBegan(_, matches):
                count += len(matches)
            case Paired():
                count += 1
            case _:
                pass
    return count


def _finished(live: LiveTournament, found: Finished) -> str:
    pairing = live.state.pairing(found.pairing)
    players = " – ".join(names_of(live, pairing.seats))
    score = " – ".join(map(amount, found.scores))
    won = join(names_of(live, [pairing.seats[seat] for seat in found.winners]))
    match found.source:
        case Source.ORGANISER:
            return message("tournaments-log-set", number=found.pairing, players=players, score=score)
        case Source.FORFEIT if not won:
            return message("tournaments-log-not-played", number=found.pairing, players=players)
        case Source.FORFEIT:
            return message("tournaments-log-forfeit", number=found.pairing, players=players, winners=won)
        case Source.LOT:
            return message("tournaments-log-lot", number=found.pairing, players=players, winners=won)
        case _ if won and max(found.scores) == min(found.scores):  # somebody gave up
            return message(
                "tournaments-log-won", number=found.pairing, players=players, score=score, winners=won
            )
        case _:
            return message("tournaments-log-finished", number=found.pairing, players=players, score=score)
