"""Forms of tournaments: what a modal asks, and what was filled in.

They are sent as plain JSON and recognized by their custom_id, so they cost no memory and work after a
restart.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.manager.tournaments.tournament_store import LiveTournament
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, message
from bot.texts.names import plain, unescaped
from bot.texts.tables.options import preset_name
from bot.texts.tournaments import commands
from bot.texts.tournaments import tournaments as say
from bot.ui.components import OPTIONS_PER_SELECT, Component, option
from bot.ui.forms.fields import Form, form_field, menu, text_input
from engine import GAMES
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Pairing

_NOTE: Final = 300
"""The longest reason or complaint, in characters."""
_PRESETS: Final = 3
"""Presets of a game on the form; all of them can be typed."""
DAY: Final = "day"
CLOCKS: Final = ("3.2", "5.5", "10.10", "20.15")
"""Minutes for a match, and seconds after each turn."""
USUAL_CLOCK: Final = "10.10"

REASON: Final = LazyMessage("tournaments-form-reason")
REASON_ABOUT: Final = LazyMessage("tournaments-form-reason.about")


def _line(
    name: str,
    label: Text,
    about: Text = "",
    *,
    value: str = "",
    example: Text = "",
    most: int = 200,
    required: bool = True,
    tall: bool = False,
) -> Component:
    return form_field(
        label, text_input(name, most=most, value=value, example=example, required=required, tall=tall), about
    )


def _menu(name: str, label: Text, options: Sequence[Component], about: Text = "") -> Component:
    return form_field(label, menu(name, options), about)


def _member(name: str, label: Text) -> Component:
    return form_field(label, {"type": 5, "custom_id": name})


def _reason(label: Text = REASON, about: Text = REASON_ABOUT) -> Component:
    return _line("note", label, about, most=_NOTE, tall=True)


# --- a new tournament


def new_form(game: str) -> Form:
    """Return the form of a new tournament, filled ready to be sent; ``game``: the usual one."""
    games = [
        option(key, title, chosen=key == game)
        for spec in GAMES.values()
        for key, title in [
            (spec.key, spec.title),
            *(
                (f"{spec.key}.{preset}", f"{spec.title} · {preset_name(preset, spec)}")
                for preset in [*spec.presets][1 : _PRESETS + 1]
            ),
        ]
    ][:OPTIONS_PER_SELECT]
    formats = [
        option(each.value, say.FORMATS[each], say.FORMATS_ABOUT[each], chosen=each is Format.ARENA)
        for each in Format
    ]
    clocks = [option(each, _clock_name(each), chosen=each == USUAL_CLOCK) for each in (*CLOCKS, DAY)]
    return Form(
        str(LazyMessage("tournaments-form")),
        (
            _menu("game", LazyMessage("tournaments-form-game"), games),
            _menu("format", LazyMessage("tournaments-form-format"), formats),
            _line(
                "start",
                LazyMessage("tournaments-form-start"),
                LazyMessage("tournaments-form-start.about"),
                value=commands.usual_start(),
            ),
            _menu("clock", LazyMessage("tournaments-form-clock"), clocks),
            _line(
                "more",
                LazyMessage("tournaments-form-more"),
                LazyMessage("tournaments-form-more.about"),
                example=LazyMessage("tournaments-form-more.example"),
                most=400,
                required=False,
            ),
        ),
    )


def _clock_name(clock: str) -> str:
    if clock == DAY:
        return message("tournaments-form-clock-day")
    minutes, _, seconds = clock.partition(".")
    return message("tournaments-form-clock-match", minutes=int(minutes), seconds=int(seconds))


# --- what an entrant or an organiser says


def complain_form() -> Form:
    """Return the form of a complaint."""
    return Form(
        message("tournaments-form-complain"),
        (
            _reason(
                LazyMessage("tournaments-form-complaint"), LazyMessage("tournaments-form-complaint.about")
            ),
        ),
    )


def cancel_form() -> Form:
    """Return the form that cancels a tournament."""
    return Form(message("tournaments-form-cancel"), (_reason(),))


def disqualify_form() -> Form:
    """Return the form that disqualifies a member."""
    fields = (_member("member", LazyMessage("tournaments-form-entrant")), _reason())
    return Form(message("tournaments-form-disqualify"), fields)


def substitute_form() -> Form:
    """Return the form that seats a substitute."""
    fields = (
        _member("member", LazyMessage("tournaments-form-entrant")),
        _member("other", LazyMessage("tournaments-form-substitute-member")),
        _reason(),
    )
    return Form(message("tournaments-form-substitute"), fields)


def result_form(live: LiveTournament) -> Form | None:
    """Return the form that sets a result; None without matches. Those under way come first."""
    found = [*live.state.open_pairings, *(each for each in live.state.pairings[::-1] if each.result)]
    options = [option(str(each.number), _match(live, each)) for each in found[:OPTIONS_PER_SELECT]]
    if not options:
        return None
    fields = (
        _menu("match", LazyMessage("tournaments-form-match"), options),
        _line(
            "scores",
            LazyMessage("tournaments-form-scores"),
            LazyMessage("tournaments-form-scores.about"),
            most=100,
        ),
        _reason(),
    )
    return Form(message("tournaments-form-result"), fields)


def _match(live: LiveTournament, pairing: Pairing) -> str:
    players = " – ".join(plain(unescaped(name)) for name in say.names_of(live, pairing.seats))
    return f"{pairing.number} · {players}"


def decide_form(live: LiveTournament) -> Form | None:
    """Return the form that decides on a complaint; None without open ones."""
    complaints = live.state.open_complaints[:OPTIONS_PER_SELECT]
    options = [
        option(str(number), plain(unescaped(say.name(live, number))), chosen=len(complaints) == 1)
        for number in complaints
    ]
    if not options:
        return None
    decisions = [
        option("yes", LazyMessage("tournaments-form-upheld")),
        option("no", LazyMessage("tournaments-form-rejected")),
    ]
    fields = (
        _menu("entrant", LazyMessage("tournaments-form-which"), options),
        _menu("upheld", LazyMessage("tournaments-form-decision"), decisions),
        _reason(),
    )
    return Form(message("tournaments-form-decide"), fields)


# --- reading


class Filled(NamedTuple):
    """What was filled in: texts and chosen values by the name of the field."""

    values: Mapping[str, str]

    def text(self, name: str) -> str:
        """Return a text; ``""`` if the field was left empty or is missing."""
        return " ".join(self.values.get(name, "").split())


def filled(data: Mapping[str, Any]) -> Filled:
    """Read the data of a submitted form. Never raises: fields that are not there are left out."""
    values: dict[str, str] = {}
    components = data.get("components", ())
    for field in components if isinstance(components, list) else ():
        inner = field.get("component") if isinstance(field, dict) else None
        if not isinstance(inner, dict) or not isinstance(inner.get("custom_id"), str):
            continue
        chosen = inner.get("values")
        if isinstance(chosen, list) and chosen:
            values[inner["custom_id"]] = str(chosen[0])
        elif isinstance(inner.get("value"), str):
            values[inner["custom_id"]] = inner["value"]
    return Filled(values)
