"""Why requests about tournaments are refused, and what can be done."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.texts.localization import LazyMessage, message
from bot.texts.names import quoted
from bot.texts.tournaments.tournaments import when
from engine.tournaments.settings import LARGEST_ROUND_ROBIN, MOST_ENTRANTS
from engine.tournaments.tournament import Problem, Stage, TournamentError

_Facts = Mapping[str, object]
_GIVEN: Final = 60
_ENDED: Final = (Stage.OVER, Stage.CANCELLED)


def refusal(error: TournamentError, *, own: bool) -> str:
    """Return why a request is refused; ``own``: whether it was about who asked."""
    facts = {"own": own, **error.facts}
    return _REFUSALS[error.problem](facts)


def _int(facts: _Facts, name: str) -> int:
    value = facts.get(name)
    return value if isinstance(value, int) else 0


def _not_open(facts: _Facts) -> str:
    match facts.get("stage"):
        case Stage.OVER | Stage.CANCELLED:
            return message("tournaments-no-not-open-over")
        case Stage.RUNNING | Stage.REVIEW if not facts.get("own"):
            return message("tournaments-no-not-open-started")
        case _:
            return message("tournaments-no-not-open")


def _not_yet(facts: _Facts) -> str:
    at = facts.get("at")
    if not isinstance(at, int):
        return message("tournaments-no-no-check-in")
    return message("tournaments-no-not-yet", time=when(at))


def _not_running(facts: _Facts) -> str:
    stage = facts.get("stage")
    if stage in _ENDED:
        return message("tournaments-no-not-running-over")
    if stage is Stage.REGISTRATION:
        return message("tournaments-no-not-running-yet")
    return message("tournaments-no-not-running")


def _too_few(facts: _Facts) -> str:
    said = message(
        "tournaments-no-too-few", registered=_int(facts, "registered"), needed=_int(facts, "needed")
    )
    return f"{said} {message('tournaments-no-too-few-there')}" if facts.get("check_in") else said


def _no_match(facts: _Facts) -> str:
    seats = _int(facts, "seats")
    if not seats:
        return message("tournaments-no-match")
    return message("tournaments-no-scores", number=_int(facts, "pairing"), seats=seats)


def _still_playing(facts: _Facts) -> str:
    number = _int(facts, "pairing")
    if not number:
        return message("tournaments-no-season-yet")
    return message("tournaments-no-still-playing", number=number)


def _not_ladder(facts: _Facts) -> str:
    return message("tournaments-no-challenge") if facts.get("own") else message("tournaments-no-ladder")


def _for(own: LazyMessage, other: LazyMessage) -> Callable[[_Facts], str]:
    return lambda facts: str(own if facts.get("own") else other)


_REFUSALS: Final[Mapping[Problem, Callable[[_Facts], str]]] = {
    Problem.NOT_OPEN: _not_open,
    Problem.ALREADY_IN: _for(
        LazyMessage("tournaments-no-already-in-own"), LazyMessage("tournaments-no-already-in")
    ),
    Problem.NOT_IN: _for(LazyMessage("tournaments-no-not-in-own"), LazyMessage("tournaments-no-not-in")),
    Problem.OUT: _for(LazyMessage("tournaments-no-out"), LazyMessage("tournaments-no-out-other")),
    Problem.NOT_YET: _not_yet,
    Problem.NOT_RUNNING: _not_running,
    Problem.NOT_IN_REVIEW: lambda _: message("tournaments-no-not-in-review"),
    Problem.TOO_FEW: _too_few,
    Problem.PAUSED: lambda _: message("tournaments-no-paused"),
    Problem.NOT_PAUSED: lambda _: message("tournaments-no-not-paused"),
    Problem.STILL_PLAYING: _still_playing,
    Problem.NO_SUCH_MATCH: _no_match,
    Problem.NO_COMPLAINT: lambda _: message("tournaments-no-complaint"),
    Problem.NOT_ARENA: lambda _: message("tournaments-no-arena"),
    Problem.NOT_LADDER: _not_ladder,
    Problem.CHALLENGED: lambda _: message("tournaments-no-challenged"),
    Problem.TOO_OFTEN: lambda _: message("tournaments-no-too-often"),
    Problem.NOT_ABOVE: lambda _: message("tournaments-no-not-above"),
    Problem.SETTLED: lambda _: message("tournaments-no-settled"),
    Problem.NO_SEASONS: lambda _: message("tournaments-no-seasons"),
    Problem.TIED: lambda _: message("tournaments-no-tied"),
    Problem.FULL: lambda facts: message("tournaments-no-full", most=_int(facts, "most")),
}


# --- settings


def _given(value: object) -> str:
    shown = str(value)
    return quoted(shown if len(shown) <= _GIVEN else f"{shown[: _GIVEN - 1]}…")


def _places(value: object) -> str:
    most = LARGEST_ROUND_ROBIN if isinstance(value, int) and value <= MOST_ENTRANTS else MOST_ENTRANTS
    return message("tournaments-needs-places", given=_given(value), most=most)


_SETTINGS: Final[Mapping[str, Callable[[object], str]]] = {
    "format": lambda _: message("tournaments-needs-format"),
    "capacity": _places,
    "clock": lambda _: message("tournaments-needs-clock"),
    "increment": lambda _: message("tournaments-needs-increment"),
    "turn_long": lambda _: message("tournaments-needs-turn"),
    "check_in": lambda value: message("tournaments-needs-check-in", given=str(value)),
    "check_in_full": lambda _: message("tournaments-needs-check-in-full"),
    "duplicate": lambda _: message("tournaments-needs-duplicate"),
    "deals": lambda _: message("tournaments-needs-deals"),
    "entry": lambda value: message("tournaments-needs-entry", given=_given(value)),
    "prizes": lambda value: message("tournaments-needs-prizes", given=_given(value)),
    "start": lambda value: message("tournaments-needs-start", given=_given(value)),
    "starts_at": lambda value: message("tournaments-needs-start", given=_given(value)),
    "start_far": lambda value: message("tournaments-needs-start-far", given=_given(value)),
    "start_full": lambda _: message("tournaments-needs-start-full"),
    "role": lambda value: message("tournaments-needs-role", given=_given(value)),
    "role_low": lambda value: message("tournaments-needs-role-low", role=f"<@&{value}>"),
    "role_yours": lambda value: message("tournaments-needs-role-yours", role=f"<@&{value}>"),
}
"""By the option of a SetupError."""


def is_setting(option: str) -> bool:
    """Return whether an option belongs to tournaments and not to a game."""
    return option in _SETTINGS


def setting_refusal(option: str, value: object) -> str:
    """Return why a setting of a tournament is refused, and what is possible."""
    return _SETTINGS[option](value)


def number_refusal(option: str, value: object, low: int, high: int) -> str:
    """Return between which numbers a setting must be."""
    return message("tournaments-needs-number", option=option, given=_given(value), low=low, high=high)


def yes_no_refusal(option: str, value: object) -> str:
    """Return that a setting takes yes or no."""
    return message("tournaments-needs-yes-no", option=option, given=_given(value))
