"""Hints in words: values from the search, and facts counted from the seat's view."""

from math import isfinite
from typing import Final

from bot.texts.actions import action_label
from bot.texts.faces import SPOKEN_SUITS, in_boxes
from bot.texts.games import wording, wording_of
from bot.texts.names import plural
from bot.texts.wording import Wording
from data.rankings.reviews import INTERVAL
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.search import ActionValue, Assessment
from engine.cards import FACE, JOKER, SUIT
from engine.views import View

COMMAND: Final = "A hint for your turn, against computers only or where hints are on"
OPTION: Final = "Allow hints at a table with other people (never where only people play)"
ON: Final = "on"
OPTIONS: Final = {ON: "On", "off": "Against computers only"}
TOO_LONG: Final = "With the options of this table, this takes too long to work out."
ALLOWED: Final = "Everybody here can ask for hints, unless only people play."
HINT: Final = "🎓 Hint"
HINT_WHOLE: Final = "🎓 Show me"
BEST: Final = "best"
"""Said in a menu of the action that a hint names."""


def signed(points: float) -> str:
    """Return points with their sign and one decimal: "+3.1", "−0.4"."""
    rounded = round(points, 1) + 0.0
    return f"{'−' if rounded < 0 else '+'}{abs(rounded):.1f}"


def within(points: float, error: float) -> str:
    """Return points with their 95 % confidence interval, from their standard error."""
    return f"{signed(points)}{about(error)}"


def about(error: float) -> str:
    """Return the 95 % confidence interval of a standard error, to follow a number.

    ``""`` if the value is exact, or the error unknown.
    """
    return f" ± {INTERVAL * error:.1f}" if isfinite(error) and INTERVAL * error >= 0.05 else ""


def named(action: Action, view: View) -> str:
    """Return an action in running text, such as "Discard `K♦`"."""
    return in_boxes(action_label(action, view))


def unit_of(view: View) -> str:
    """Return the unit of an action's value."""
    return _unit(wording_of(view))


def unit_in(game: str) -> str:
    """Return the unit of a game's scores, by the game's key."""
    return _unit(wording(game))


def _unit(words: Wording) -> str:
    return "chips" if words.payments is not None else "points"


def _is_close(second: ActionValue) -> bool:
    return second.shortfall <= INTERVAL * second.shortfall_error or second.shortfall < 0.05


def nudge(found: Assessment, view: View) -> tuple[str, ...]:
    """Return where to look, and whether it matters, without the action itself."""
    best, *others = found.ranked
    if not others:
        matters = ""
    elif _is_close(others[0]):
        matters = " It is close: another move is about as good."
    else:
        matters = f" This one matters: the next-best move costs {others[0].shortfall:.1f} {unit_of(view)}."
    return (f"🎓 {_where(best.action, view)}{matters}",)


def _where(action: Action, view: View) -> str:
    match action:
        case Discard(card):
            if FACE[card] == JOKER:
                return "Look at your most expensive card."
            suit = [other for other in view.hand if FACE[other] != JOKER and SUIT[other] == SUIT[card]]
            if len(suit) == 1:
                return "Look for a card that goes with no other."
            return f"Look at your {SPOKEN_SUITS[SUIT[card]]}: one of them is the least useful."
        case TakeUpcard():
            return "The upcard is better for you than it looks."
        case DrawStock():
            return "The stock is better for you than the discard pile."
    if action.verb == "take":
        return "The discard pile is better for you than the stock."
    if action.verb in ("pass", "turn_over"):
        return "The upcard is not as good as it looks."
    return "You can do more than draw and discard."


def hint(found: Assessment, view: View) -> tuple[str, ...]:
    """Return what to do and why: its value, what it leaves, and the second best action."""
    best, *others = found.ranked
    sure = " (exact)" if found.exact else ""
    value = f"**{within(best.value, best.standard_error)}** {unit_of(view)}"
    worth = f", expected result {value}{sure}" if others else ""
    lines = [
        f"🎓 **{named(best.action, view)}**{worth}.",
        wording_of(view).effect(best.action, view),
    ]
    if others:
        lines.append(_second(others[0], view))
    elif len(view.legal) > 1:
        lines.append("No other move comes close.")
    if found.playouts:
        deals = plural(found.playouts, "simulated deal").replace(str(found.playouts), f"{found.playouts:,}")
        lines.append(f"-# Based on {deals}, 95 % confidence")
    return tuple(filter(None, lines))


def _second(second: ActionValue, view: View) -> str:
    other = named(second.action, view)
    short = f"{second.shortfall:.1f}{about(second.shortfall_error)}"
    if _is_close(second):
        return f"{other} may be just as good: the difference is {short} {unit_of(view)}."
    return f"Next best: {other}, {short} {unit_of(view)} less."
