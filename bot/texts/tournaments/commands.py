"""Descriptions of ``/tournament …`` and its options, and short answers to them."""

from typing import Final

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.localization import LazyMessage, message
from bot.texts.names import permissions
from bot.texts.tournaments.tournaments import name
from engine.tournaments.tournament import Stage

COMMAND: Final = LazyMessage("tournaments-command")
OPEN: Final = LazyMessage("tournaments-command-open")
LIST: Final = LazyMessage("tournaments-command-list")
SHOW: Final = LazyMessage("tournaments-command-show")
STANDINGS: Final = LazyMessage("tournaments-command-standings")
ROUNDS: Final = LazyMessage("tournaments-command-rounds")
MATCHES: Final = LazyMessage("tournaments-command-matches")
LOG: Final = LazyMessage("tournaments-command-log")
REGISTER: Final = LazyMessage("tournaments-command-register")
WITHDRAW: Final = LazyMessage("tournaments-command-withdraw")
CHECKIN: Final = LazyMessage("tournaments-command-checkin")
REST: Final = LazyMessage("tournaments-command-rest")
CHALLENGE: Final = LazyMessage("tournaments-command-challenge")
ANSWER: Final = LazyMessage("tournaments-command-answer")
AGREE: Final = LazyMessage("tournaments-command-agree")
COMPLAIN: Final = LazyMessage("tournaments-command-complain")
MANAGE: Final = LazyMessage("tournaments-command-manage")
START: Final = LazyMessage("tournaments-command-start")
PAUSE: Final = LazyMessage("tournaments-command-pause")
CANCEL: Final = LazyMessage("tournaments-command-cancel")
DISQUALIFY: Final = LazyMessage("tournaments-command-disqualify")
SUBSTITUTE: Final = LazyMessage("tournaments-command-substitute")
RESULT: Final = LazyMessage("tournaments-command-result")
DECIDE: Final = LazyMessage("tournaments-command-decide")
SEASON: Final = LazyMessage("tournaments-command-season")

NUMBER: Final = LazyMessage("tournaments-option-number")
NAME: Final = LazyMessage("tournaments-option-name")
FORMAT: Final = LazyMessage("tournaments-option-format")
STARTS: Final = LazyMessage("tournaments-option-start")
PLACES: Final = LazyMessage("tournaments-option-places")
ROUNDS_OPTION: Final = LazyMessage("tournaments-option-rounds")
LENGTH: Final = LazyMessage("tournaments-option-length")
CLOCK: Final = LazyMessage("tournaments-option-clock")
INCREMENT: Final = LazyMessage("tournaments-option-increment")
TURN: Final = LazyMessage("tournaments-option-turn")
ENTRY: Final = LazyMessage("tournaments-option-entry")
PRIZES: Final = LazyMessage("tournaments-option-prizes")
DUPLICATE: Final = LazyMessage("tournaments-option-duplicate")
DEALS: Final = LazyMessage("tournaments-option-deals")
THIRD_PLACE: Final = LazyMessage("tournaments-option-third-place")
DIVISIONS: Final = LazyMessage("tournaments-option-divisions")
CHECK_IN: Final = LazyMessage("tournaments-option-check-in")
ROLE: Final = LazyMessage("tournaments-option-role")
THREADS: Final = LazyMessage("tournaments-option-threads")
SEATS: Final = LazyMessage("tournaments-option-seats")
RESTS: Final = LazyMessage("tournaments-option-rests")
MEMBER: Final = LazyMessage("tournaments-option-member")
OTHER: Final = LazyMessage("tournaments-option-substitute")
ACCEPTS: Final = LazyMessage("tournaments-option-accepts")
COMPLAINT: Final = LazyMessage("tournaments-option-complaint")
REASON: Final = LazyMessage("tournaments-option-reason")
MATCH: Final = LazyMessage("tournaments-option-match")
SCORES: Final = LazyMessage("tournaments-option-scores")
UPHELD: Final = LazyMessage("tournaments-option-upheld")
PAUSES: Final = LazyMessage("tournaments-option-pauses")

TYPED_IN: Final = LazyMessage("tournaments-typed-in")
TYPED_MINUTES: Final = LazyMessage("tournaments-typed-minutes")
TYPED_HOURS: Final = LazyMessage("tournaments-typed-hours")
TYPED_DAYS: Final = LazyMessage("tournaments-typed-days")
TYPED_FULL: Final = LazyMessage("tournaments-typed-full")

CHECKED_IN: Final = LazyMessage("tournaments-done-checked-in")
RESTING: Final = LazyMessage("tournaments-done-resting")
BACK: Final = LazyMessage("tournaments-done-back")
ACCEPTED: Final = LazyMessage("tournaments-done-accepted")
DECLINED: Final = LazyMessage("tournaments-done-declined")
AGREED: Final = LazyMessage("tournaments-done-agreed")
COMPLAINED: Final = LazyMessage("tournaments-done-complained")
STARTED: Final = LazyMessage("tournaments-done-started")
PAUSED: Final = LazyMessage("tournaments-done-paused")
RESUMED: Final = LazyMessage("tournaments-done-resumed")
CANCELLED: Final = LazyMessage("tournaments-done-cancelled")
CANCELLED_UNREAD: Final = LazyMessage("tournaments-done-unread")
SET: Final = LazyMessage("tournaments-done-set")
POSTED_AGAIN: Final = LazyMessage("tournaments-done-again")
NEXT_SEASON: Final = LazyMessage("tournaments-done-season")
DECIDED: Final = LazyMessage("tournaments-done-decided")


def usual_start() -> str:
    """Return the usual start as it can be typed."""
    return message("tournaments-typed-usual")


def opened(missing: tuple[str, ...]) -> str:
    """Return that a tournament is open; ``missing``: the permissions for threads that I lack."""
    said = message("tournaments-opened")
    if not missing:
        return said
    return f"{said}\n-# {message('tournaments-needs-threads', permissions=permissions(missing))}"


def registered(live: LiveTournament, member: int) -> str:
    """Return that a member is registered, or waits for a place."""
    number = live.number_of(member)
    if live.state.stage is Stage.REGISTRATION and number in {each.number for each in live.state.waiting}:
        return message("tournaments-done-waiting")
    return message("tournaments-done-registered")


def withdrawn(live: LiveTournament) -> str:
    """Return that a member has withdrawn."""
    if live.settings.entry and live.state.stage is Stage.REGISTRATION:
        return message("tournaments-done-withdrawn-paid")
    return message("tournaments-done-withdrawn")


def challenged(live: LiveTournament, opponent: int) -> str:
    """Return that a member is challenged."""
    return message("tournaments-done-challenged", player=name(live, opponent))


def disqualified(live: LiveTournament, entrant: int) -> str:
    """Return that a member is disqualified."""
    return message("tournaments-done-disqualified", player=name(live, entrant))


def substituted(live: LiveTournament, entrant: int, other: int) -> str:
    """Return who plays on in whose place."""
    return message("tournaments-done-substituted", player=name(live, entrant), other=name(live, other))
