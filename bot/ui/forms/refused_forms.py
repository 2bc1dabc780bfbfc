"""The refusal of a form: what was typed, and a button that opens the form again with it.

What was typed is carried by the message itself, in a code block, so that nothing has to be stored and the
button works after a restart.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.manager.publishing.messages import Page
from bot.texts.localization import LazyMessage
from bot.ui.components import Component, Style, button, page, row, text
from bot.ui.forms.fields import Form

AGAIN: Final = LazyMessage("commands-form-again")
CHANNEL_SELECT: Final = 8
_FENCE: Final = "```"
_SEPARATOR: Final = ", "

Typed = Mapping[str, str | Sequence[str]]
"""What was entered, by field: a text, or the values chosen in a menu."""


def refused_form_page(said: str, typed: Typed, again: str, *more: str) -> Page:
    """Return the refusal ``said`` with what was typed; ``again``: the custom_id of its button.

    ``more``: what is shown before what was typed, and not in its block.
    """
    lines = [f"{name}={_line(value)}" for name, value in typed.items() if value]
    shown = [text("\n".join((_FENCE, *lines, _FENCE)))] if lines else []
    return page(text(said), *map(text, more), *shown, row(button(again, AGAIN, Style.PRIMARY)))


def _line(value: str | Sequence[str]) -> str:
    words = value if isinstance(value, str) else _SEPARATOR.join(value)
    return " ".join(words.replace("`", "'").split())


def typed_before(texts: Iterable[str]) -> dict[str, str]:
    """Return what a refusal carries, from the texts of its message; nothing if it carries none."""
    for each in texts:
        lines = each.strip().splitlines()
        if len(lines) > 2 and lines[0] == lines[-1] == _FENCE:
            parts = (line.partition("=") for line in lines[1:-1])
            return {name: value for name, equals, value in parts if equals}
    return {}


def filled_in(form: Form, typed: Mapping[str, str]) -> Form:
    """Return a form with the texts that were typed, and the options that were chosen."""
    return Form(form.title, [_filled(field, typed) for field in form.fields])


def _filled(field: Mapping[str, Any], typed: Mapping[str, str]) -> Component:
    inner = dict(field["component"])
    value = typed.get(inner.get("custom_id", ""))
    if value is None:
        return dict(field)
    if inner.get("type") == CHANNEL_SELECT:
        inner["default_values"] = channel_defaults(value.split(_SEPARATOR) if value else ())
    elif "options" in inner:
        chosen = {*value.split(_SEPARATOR)}
        known = {option["value"] for option in inner["options"]}
        if chosen & known:
            inner["options"] = [
                _chosen(option, chosen=option["value"] in chosen) for option in inner["options"]
            ]
    else:
        inner["value"] = value[: inner.get("max_length", len(value))]
    return {**field, "component": inner}


def channel_defaults(channels: Iterable[object]) -> list[Component]:
    """Return what a menu of channels shows as chosen."""
    return [{"id": str(channel), "type": "channel"} for channel in channels]


def _chosen(option: Mapping[str, Any], *, chosen: bool) -> Component:
    kept = {key: value for key, value in option.items() if key != "default"}
    return kept | ({"default": True} if chosen else {})
