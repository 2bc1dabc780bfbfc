"""Hints in words: values from the search, and facts counted from the seat's view."""

from math import isfinite
from typing import Final

from bot.texts.faces import in_boxes
from bot.texts.games.wording import Wording
from bot.texts.games.wordings import wording, wording_of
from bot.texts.localization import LazyMessage, decimal, message, number
from bot.texts.play.actions import action_label
from data.rankings.reviews import INTERVAL
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.search import ActionValue, Assessment
from engine.cards import FACE, JOKER, SUIT
from engine.views import View

COMMAND: Final = LazyMessage("coach-command")
OPTION: Final = LazyMessage("coach-option")
ON: Final = "on"
OPTIONS: Final = {ON: LazyMessage("coach-option-on"), "off": LazyMessage("coach-option-off")}
TOO_LONG: Final = LazyMessage("coach-too-long")
ALLOWED: Final = LazyMessage("coach-allowed")
HINT: Final = LazyMessage("coach-button")
HINT_WHOLE: Final = LazyMessage("coach-button-whole")
BEST: Final = LazyMessage("coach-best")
"""Said in a menu of the action that a hint names."""
_SUITS: Final = ("spades", "clubs", "diamonds", "hearts")


def signed(points: float) -> str:
    """Return points with their sign and one decimal: "+3.1", "−0.4"."""
    rounded = round(points, 1) + 0.0
    return f"{'−' if rounded < 0 else '+'}{decimal(abs(rounded))}"


def within(points: float, error: float) -> str:
    """Return points with their 95 % confidence interval, from their standard error."""
    return f"{signed(points)}{about(error)}"


def about(error: float) -> str:
    """Return the 95 % confidence interval of a standard error, to follow a number.

    ``""`` if the value is exact, or the error unknown.
    """
    interval = INTERVAL * error
    return f" ± {decimal(interval)}" if isfinite(error) and interval >= 0.05 else ""


def named(action: Action, view: View) -> str:
    """Return an action in running text, such as "Discard `K♦`"."""
    return in_boxes(action_label(action, view))


def unit_of(view: View) -> str:
    """Return the code of the unit of an action's value: ``chips`` or ``points``."""
    return _unit(wording_of(view))


def unit_in(game: str) -> str:
    """Return the code of the unit of a game's scores: ``chips`` or ``points``."""
    return _unit(wording(game))


def _unit(words: Wording) -> str:
    return "chips" if words.payments is not None else "points"


def _is_close(second: ActionValue) -> bool:
    return second.shortfall <= INTERVAL * second.shortfall_error or second.shortfall < 0.05


def nudge(found: Assessment, view: View) -> tuple[str, ...]:
    """Return where to look, and whether it matters, without the action itself."""
    best, *others = found.ranked
    told = [_where(best.action, view)]
    if others:
        costs = decimal(others[0].shortfall)
        told.append(
            message("coach-matters-little")
            if _is_close(others[0])
            else message("coach-matters", costs=costs, unit=unit_of(view))
        )
    return (f"🎓 {' '.join(told)}",)


def _where(action: Action, view: View) -> str:
    match action:
        case Discard(card):
            if FACE[card] == JOKER:
                return message("coach-look-expensive")
            suit = [other for other in view.hand if FACE[other] != JOKER and SUIT[other] == SUIT[card]]
            if len(suit) == 1:
                return message("coach-look-single")
            return message("coach-look-suit", suit=_SUITS[SUIT[card]])
        case TakeUpcard():
            return message("coach-look-upcard")
        case DrawStock():
            return message("coach-look-stock")
    if action.verb == "take":
        return message("coach-look-pile")
    if action.verb in ("pass", "turn_over"):
        return message("coach-look-not-upcard")
    return message("coach-look-more")


def hint(found: Assessment, view: View) -> tuple[str, ...]:
    """Return what to do and why: its value, what it leaves, and the second best action."""
    best, *others = found.ranked
    action = named(best.action, view)
    first = message("coach-hint-only", action=action)
    if others:
        first = message(
            "coach-hint",
            action=action,
            value=within(best.value, best.standard_error),
            unit=unit_of(view),
            exact="yes" if found.exact else "no",
        )
    lines = [first, wording_of(view).effect(best.action, view)]
    if others:
        lines.append(_second(others[0], view))
    elif len(view.legal) > 1:
        lines.append(message("coach-no-other"))
    if found.playouts:
        deals = found.playouts
        lines.append(f"-# {message('coach-basis', deals=number(deals), count=deals)}")
    return tuple(filter(None, lines))


def _second(second: ActionValue, view: View) -> str:
    action, unit = named(second.action, view), unit_of(view)
    difference = f"{decimal(second.shortfall)}{about(second.shortfall_error)}"
    if _is_close(second):
        return message("coach-as-good", action=action, difference=difference, unit=unit)
    return message("coach-next-best", action=action, difference=difference, unit=unit)
