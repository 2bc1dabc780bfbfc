"""Buttons and menus of tournaments.

Their custom_ids name the tournament in place of a table, and what they do; the press is judged by the
tournament as it is then, so an old button does no harm.
"""

from typing import Final

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage
from bot.ui.components import Component, Style, button
from bot.ui.custom_id import Press, custom_id
from bot.ui.games.panel_state import number

SHOW: Final = "tour"
"""Shows a page; the argument is its name, and after a dot its number."""
DO: Final = "tour_do"
"""Requests something of the tournament."""
ASK: Final = "tour_ask"
"""Opens a form."""
SAID: Final = "tour_said"
"""A form that was filled in."""
FORM: Final = "tour_form"
"""Opens the form of a new tournament."""
NEW: Final = "tour_new"
"""That form, filled in."""

LABELS: Final = {
    "register": LazyMessage("tournaments-button-register"),
    "join": LazyMessage("tournaments-button-join"),
    "withdraw": LazyMessage("tournaments-button-withdraw"),
    "check_in": LazyMessage("tournaments-button-check-in"),
    "rest": LazyMessage("tournaments-button-rest"),
    "back": LazyMessage("tournaments-button-back"),
    "mine": LazyMessage("tournaments-button-mine"),
    "details": LazyMessage("tournaments-button-details"),
    "standings": LazyMessage("tournaments-button-standings"),
    "rounds": LazyMessage("tournaments-button-rounds"),
    "matches": LazyMessage("tournaments-button-matches"),
    "log": LazyMessage("tournaments-button-log"),
    "manage": LazyMessage("tournaments-button-manage"),
    "agree": LazyMessage("tournaments-button-agree"),
    "complain": LazyMessage("tournaments-button-complain"),
    "accept": LazyMessage("tournaments-button-accept"),
    "decline": LazyMessage("tournaments-button-decline"),
    "start": LazyMessage("tournaments-button-start"),
    "pause": LazyMessage("tournaments-button-pause"),
    "resume": LazyMessage("tournaments-button-resume"),
    "cancel": LazyMessage("tournaments-button-cancel"),
    "disqualify": LazyMessage("tournaments-button-disqualify"),
    "substitute": LazyMessage("tournaments-button-substitute"),
    "result": LazyMessage("tournaments-button-result"),
    "decide": LazyMessage("tournaments-button-decide"),
    "again": LazyMessage("tournaments-button-again"),
    "season": LazyMessage("tournaments-button-season"),
    "older": LazyMessage("tournaments-button-older"),
    "newer": LazyMessage("tournaments-button-newer"),
    "overview": LazyMessage("tournaments-button-overview"),
    "sure": LazyMessage("tournaments-button-sure"),
    "form": LazyMessage("tournaments-button-form"),
}


def show(
    live: LiveTournament,
    name: str,
    page: int | None = None,
    label: Text = "",
    style: Style = Style.SECONDARY,
) -> Component:
    """Return the button that shows a page, by its number from 0 or the usual one.

    ``label``: by default that of the page.
    """
    arg = name if page is None else f"{name}.{page}"
    return button(custom_id(live.id, SHOW, arg), label or LABELS[name], style)


def do(live: LiveTournament, what: str, style: Style = Style.SECONDARY, label: Text = "") -> Component:
    """Return the button that requests something."""
    return button(custom_id(live.id, DO, what), label or LABELS[what], style)


def ask(live: LiveTournament, what: str, style: Style = Style.SECONDARY) -> Component:
    """Return the button that opens a form."""
    return button(custom_id(live.id, ASK, what), LABELS[what], style)


def place_of(press: Press) -> tuple[str, int | None]:
    """Return the page that a press asks for: its name, and its number from 0 or None."""
    name, _, page = press.arg.partition(".")
    return name, number(page)
